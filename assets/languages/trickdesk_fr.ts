<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A card table for trick-taking games.</source>
        <translation>Une table de cartes pour les jeux de plis.</translation>
    </message>
    <message>
        <source>About Trickdesk</source>
        <translation>À propos de Trickdesk</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. All cards are our own drawings.</source>
        <translation>Logiciel libre sous licence MIT. Toutes les cartes sont dessinées par nos soins.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Uses Qt {version}, © The Qt Company Ltd. and others, under the GNU LGPL 3.</source>
        <translation>Avec Qt {version}, © The Qt Company Ltd. et autres, sous licence GNU LGPL 3.</translation>
    </message>
    <message>
        <source>Version and signature…</source>
        <translation>Version et signature…</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>What Trickdesk is made of, every licence in full, and where to find the sources</source>
        <translation>Les composants de Trickdesk, toutes les licences en entier et où trouver les sources</translation>
    </message>
    <message>
        <source>Whether this copy is signed, and where newer ones are</source>
        <translation>Si cette copie est signée, et où en trouver de plus récentes</translation>
    </message>
</context>
<context>
    <name>AddProgramDialog</name>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Commande</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Add program</source>
        <translation>Ajouter le programme</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose &amp;file…</source>
        <translation>Choisir un &amp;fichier…</translation>
    </message>
    <message>
        <source>There is a level {name} already. Choose another name.</source>
        <translation>Il y a déjà un niveau {name}. Choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>AgreementRows</name>
    <message>
        <source>Partnership agreements</source>
        <translation>Conventions entre partenaires</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Cards seen so far</source>
        <translation>Cartes déjà vues</translation>
    </message>
    <message>
        <source>Points: {list}</source>
        <translation>Points : {list}</translation>
    </message>
    <message>
        <source>Tricks: {list}</source>
        <translation>Plis : {list}</translation>
    </message>
    <message>
        <source>crossed out: played; underlined: yours</source>
        <translation>barrées : jouées, soulignées : les vôtres</translation>
    </message>
    <message>
        <source>none: {who}</source>
        <translation>chicane : {who}</translation>
    </message>
    <message numerus="yes">
        <source>{names} have no {suit}.</source>
        <extracomment>1: {names} has no {suit}.</extracomment>
        <translation><numerusform>{names} n’a pas de {suit}.</numerusform><numerusform>{names} n’ont pas de {suit}.</numerusform></translation>
    </message>
    <message>
        <source>{names} {count}</source>
        <translation>{names} {count}</translation>
    </message>
    <message numerus="yes">
        <source>{n} trumps still out</source>
        <extracomment>1: {n} trump still out</extracomment>
        <translation><numerusform>{n} atout encore dehors</numerusform><numerusform>{n} atouts encore dehors</numerusform></translation>
    </message>
    <message>
        <source>{suit}: played {gone}, yours {own}, none out.</source>
        <translation>{suit} : {gone} jouées, {own} à vous, plus aucune dehors.</translation>
    </message>
    <message>
        <source>{suit}: played {gone}, yours {own}, still out {out}.</source>
        <translation>{suit} : {gone} jouées, {own} à vous, {out} encore dehors.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>An expert is weighing the calls…</source>
        <translation>Un expert évalue les annonces…</translation>
    </message>
    <message>
        <source>Another &amp;hand</source>
        <translation>&amp;Une autre main</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>On distribue les cartes…</translation>
    </message>
    <message>
        <source>The computer players didn't answer.</source>
        <translation>Les joueurs virtuels n’ont pas répondu.</translation>
    </message>
    <message>
        <source>The computer players' answer can't be used.</source>
        <translation>La réponse des joueurs virtuels est inutilisable.</translation>
    </message>
    <message>
        <source>What would you call? Nothing is played: you'll see how an expert rates your call.</source>
        <translation>Qu’annonceriez-vous ? La donne ne sera pas jouée : vous verrez ce qu’un expert pense de votre annonce.</translation>
    </message>
    <message>
        <source>{game} has no bidding.</source>
        <translation>{game} se joue sans enchères.</translation>
    </message>
</context>
<context>
    <name>Bot</name>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Chidi</source>
        <translation>Chidi</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>Emil</translation>
    </message>
    <message>
        <source>Fay</source>
        <translation>Fay</translation>
    </message>
    <message>
        <source>Gus</source>
        <translation>Gus</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>Hana</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Ines</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>Kofi</source>
        <translation>Kofi</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>Leila</translation>
    </message>
    <message>
        <source>Mateo</source>
        <translation>Mateo</translation>
    </message>
    <message>
        <source>Noa</source>
        <translation>Noa</translation>
    </message>
    <message>
        <source>Olga</source>
        <translation>Olga</translation>
    </message>
    <message>
        <source>Priya</source>
        <translation>Priya</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Blind nil</source>
        <translation>Nul à l’aveugle</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Défendre en solo</translation>
    </message>
    <message>
        <source>Defend together</source>
        <translation>Défendre ensemble</translation>
    </message>
    <message>
        <source>Double nullo</source>
        <translation>Double misère</translation>
    </message>
    <message>
        <source>Has bid</source>
        <translation>A annoncé</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Je tiens</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Regarder les cartes</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nul</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Sans partenaire</translation>
    </message>
    <message>
        <source>No swap</source>
        <translation>Pas d’échange</translation>
    </message>
    <message>
        <source>On the kitty</source>
        <translation>Au chien</translation>
    </message>
    <message>
        <source>Open misère</source>
        <translation>Misère ouverte</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Points off own score</source>
        <translation>Points en moins pour soi</translation>
    </message>
    <message>
        <source>Points to everyone else</source>
        <translation>Points à tous les autres</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Swap {cards}</source>
        <translation>Échanger {cards}</translation>
    </message>
    <message>
        <source>Team: {names}</source>
        <translation>Équipe : {names}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Atout : {suit}</translation>
    </message>
    <message>
        <source>{bid} alone</source>
        <translation>{bid} en solo</translation>
    </message>
    <message>
        <source>{bid} for {points}</source>
        <translation>{bid} pour {points}</translation>
    </message>
    <message>
        <source>{level} {suit}</source>
        <translation>{level} {suit}</translation>
    </message>
    <message numerus="yes">
        <source>{n} clubs</source>
        <extracomment>1: {n} club</extracomment>
        <translation><numerusform>{n} trèfle</numerusform><numerusform>{n} trèfles</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} diamonds</source>
        <extracomment>1: {n} diamond</extracomment>
        <translation><numerusform>{n} carreau</numerusform><numerusform>{n} carreaux</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} hearts</source>
        <extracomment>1: {n} heart</extracomment>
        <translation><numerusform>{n} cœur</numerusform><numerusform>{n} cœurs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} spades</source>
        <extracomment>1: {n} spade</extracomment>
        <translation><numerusform>{n} pique</numerusform><numerusform>{n} piques</numerusform></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Bird</source>
        <translation>Oiseau</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>Red One</source>
        <translation>Un rouge</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>low joker</source>
        <translation>petit joker</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>the {colour} {number}</source>
        <translation>le {number} {colour}</translation>
    </message>
    <message>
        <source>{card} as {suit}</source>
        <translation>{card} comme {suit}</translation>
    </message>
    <message>
        <source>{card}, counts as {suit}</source>
        <translation>{card}, compte comme {suit}</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <translation>{number} {colour}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{the_rank} of {suit}</source>
        <translation>{the_rank} de {suit}</translation>
    </message>
</context>
<context>
    <name>CardOrderDialog</name>
    <message>
        <source>Card order</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>From highest to lowest.</source>
        <translation>De la plus forte à la plus faible.</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Copier le code</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>&amp;Enregistrer un fichier…</translation>
    </message>
    <message>
        <source>Already here: the result of {names}.</source>
        <translation>Déjà là : le résultat de {names}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Copied. Paste the code into a message.</source>
        <translation>Copié. Collez le code dans un message.</translation>
    </message>
    <message numerus="yes">
        <source>Deal of the day: {n} games to play.</source>
        <extracomment>1: Deal of the day: {n} game to play.</extracomment>
        <translation><numerusform>Donne du jour : {n} jeu à jouer.</numerusform><numerusform>Donne du jour : {n} jeux à jouer.</numerusform></translation>
    </message>
    <message>
        <source>Each cell: points made · lead over others, against the mean · the same on a scale. Enter opens the review.</source>
        <translation>Dans chaque case : points marqués · avance sur les autres par rapport à la moyenne · la même sur une échelle. Entrée ouvre l’analyse.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Pas jouée</translation>
    </message>
    <message>
        <source>Others play the same deals against the same computer players. Then you compare results.</source>
        <translation>D’autres jouent les mêmes donnes contre les mêmes joueurs de l’ordinateur. Ensuite, vous comparez les résultats.</translation>
    </message>
    <message>
        <source>Play all deals first. Then everybody's results stand here, deal by deal.</source>
        <translation>Jouez d’abord toutes les donnes. Les résultats de tous s’affichent ensuite ici, donne par donne.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Players of the same challenge see your result beside their own.</source>
        <translation>Ceux qui jouent le même défi voient votre résultat à côté du leur.</translation>
    </message>
    <message>
        <source>Saved as {name}. Send this file.</source>
        <translation>Enregistré sous {name}. Envoyez ce fichier.</translation>
    </message>
    <message>
        <source>Under way: {n} of {all} deals</source>
        <translation>En cours : {n} donnes sur {all}</translation>
    </message>
    <message>
        <source>against {names} ({levels})</source>
        <translation>contre {names} ({levels})</translation>
    </message>
    <message numerus="yes">
        <source>against {n} computer players ({levels})</source>
        <extracomment>1: against a computer player ({levels})</extracomment>
        <translation><numerusform>contre un joueur virtuel ({levels})</numerusform><numerusform>contre {n} joueurs virtuels ({levels})</numerusform></translation>
    </message>
    <message>
        <source>{challenge}, {name}</source>
        <translation>{challenge}, {name}</translation>
    </message>
    <message>
        <source>{game}, {day}</source>
        <translation>{game}, {day}</translation>
    </message>
    <message>
        <source>{game}, {deals}</source>
        <translation>{game}, {deals}</translation>
    </message>
    <message numerus="yes">
        <source>{n} challenges wait.</source>
        <extracomment>1: {n} challenge waits.</extracomment>
        <translation><numerusform>{n} défi vous attend.</numerusform><numerusform>{n} défis vous attendent.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>{n} donne</numerusform><numerusform>{n} donnes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <extracomment>1: {n} hint</extracomment>
        <translation><numerusform>{n} conseil</numerusform><numerusform>{n} conseils</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} undone</source>
        <extracomment>1: {n} undone</extracomment>
        <translation><numerusform>{n} annulé</numerusform><numerusform>{n} annulés</numerusform></translation>
    </message>
    <message>
        <source>{points}, {mean} against the mean, {scale} on the scale</source>
        <translation>{points}, {mean} par rapport à la moyenne, {scale} sur l’échelle</translation>
    </message>
</context>
<context>
    <name>ChallengeHost</name>
    <message>
        <source>Play what I played</source>
        <translation>Jouez ce que j’ai joué</translation>
    </message>
</context>
<context>
    <name>ChallengeList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Send…</source>
        <translation>En&amp;voyer…</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>No challenges yet. Make one here or at the end of a match, or open one that somebody sends you.</source>
        <translation>Aucun défi pour l’instant. Créez-en un ici ou à la fin d’une partie, ou ouvrez celui qu’on vous envoie.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Results of others</source>
        <translation>Résultats des autres</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Adversaires</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>Jo&amp;ueur</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Quand</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Les 12 derniers mois</translation>
    </message>
    <message>
        <source>Last {n} days</source>
        <translation>Les {n} derniers jours</translation>
    </message>
    <message>
        <source>Last {n} matches</source>
        <translation>Les {n} dernières parties</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>Practise this</source>
        <translation>S’y entraîner</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>&amp;Look at {n} deals</source>
        <extracomment>1: &amp;Look at {n} deal</extracomment>
        <translation><numerusform>&amp;Voir {n} donne</numerusform><numerusform>&amp;Voir {n} donnes</numerusform></translation>
    </message>
    <message>
        <source>A habit shows in about {n} deals. Look at more deals, or play on.</source>
        <translation>Une habitude se voit en {n} donnes environ. Regardez d’autres donnes, ou continuez à jouer.</translation>
    </message>
    <message>
        <source>Better than before: “{theme}” used to cost {before} points a deal, and now costs {now}.</source>
        <translation>Mieux qu’avant : « {theme} » vous coûtait {before} points par donne, et maintenant {now}.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes it back.</source>
        <translation>Ctrl+Z l’annule.</translation>
    </message>
    <message>
        <source>Finish a match of {game}, then come back. The coach will look at its deals and say what costs you points.</source>
        <translation>Terminez une partie de {game}, puis revenez. Le coach regardera ses donnes et dira ce qui vous coûte des points.</translation>
    </message>
    <message>
        <source>Looking at deals: {n} of {all}</source>
        <translation>Donnes analysées : {n} sur {all}</translation>
    </message>
    <message>
        <source>No deals yet</source>
        <translation>Pas encore de donnes</translation>
    </message>
    <message>
        <source>No mistake comes back often. Practise your costliest decisions in “My decisions”.</source>
        <translation>Aucune erreur ne revient souvent. Travaillez vos décisions les plus coûteuses dans « Mes décisions ».</translation>
    </message>
    <message numerus="yes">
        <source>Nothing stands out in your last {n} deals.</source>
        <extracomment>1: Nothing stands out in your last deal.</extracomment>
        <translation><numerusform>Rien ne ressort de votre dernière donne.</numerusform><numerusform>Rien ne ressort de vos {n} dernières donnes.</numerusform></translation>
    </message>
    <message>
        <source>That costs about {points} points a deal. It happened {cases} times in {deals} deals.</source>
        <translation>Cela coûte environ {points} points par donne. C’est arrivé {cases} fois en {deals} donnes.</translation>
    </message>
    <message>
        <source>That is too close to say who plays better.</source>
        <translation>C’est trop serré pour dire qui joue mieux.</translation>
    </message>
    <message>
        <source>The coach finds out what costs you points. For that, each of your deals has to be reviewed once. It takes a few seconds a deal, and you can play meanwhile.</source>
        <translation>Le coach découvre ce qui vous coûte des points. Pour cela, chacune de vos donnes doit être analysée une fois. Il faut quelques secondes par donne, et vous pouvez jouer pendant ce temps.</translation>
    </message>
    <message>
        <source>The figure after ± allows for chance: {figure} means that the true figure is probably 8 to 16.</source>
        <translation>Le nombre après ± tient compte du hasard : {figure} veut dire que la vraie valeur est sans doute entre 8 et 16.</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Pas de conseil cette fois.</translation>
    </message>
    <message>
        <source>With your cards, {level} would have done {points} points a deal better.</source>
        <translation>Avec vos cartes, l’ordinateur de niveau {level} aurait fait mieux de {points} points par donne.</translation>
    </message>
    <message>
        <source>With your cards, {level} would have done {points} points a deal worse.</source>
        <translation>Avec vos cartes, l’ordinateur de niveau {level} aurait fait moins bien de {points} points par donne.</translation>
    </message>
    <message>
        <source>Worse than before: “{theme}” used to cost {before} points a deal, and now costs {now}.</source>
        <translation>Moins bien qu’avant : « {theme} » vous coûtait {before} points par donne, et maintenant {now}.</translation>
    </message>
    <message>
        <source>You don't play as well as {level} yet.</source>
        <translation>Vous ne jouez pas encore aussi bien que le niveau {level}.</translation>
    </message>
    <message>
        <source>You play better than {level}.</source>
        <translation>Vous jouez mieux que le niveau {level}.</translation>
    </message>
    <message>
        <source>Your level is between {above} and {below}.</source>
        <translation>Votre niveau est entre {above} et {below}.</translation>
    </message>
    <message numerus="yes">
        <source>{month}: {points} points lost per deal, in {n} deals.</source>
        <extracomment>1: {month}: {points} points lost per deal, in {n} deal.</extracomment>
        <translation><numerusform>{month} : {points} points perdus par donne, en {n} donne.</numerusform><numerusform>{month} : {points} points perdus par donne, en {n} donnes.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals reviewed</source>
        <extracomment>1: {n} deal reviewed</extracomment>
        <translation><numerusform>{n} donne analysée</numerusform><numerusform>{n} donnes analysées</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals to look at</source>
        <extracomment>1: {n} deal to look at</extracomment>
        <translation><numerusform>{n} donne à regarder</numerusform><numerusform>{n} donnes à regarder</numerusform></translation>
    </message>
    <message>
        <source>{n} not yet</source>
        <translation>{n} pas encore</translation>
    </message>
    <message>
        <source>{when}, deal {n}: {points} lost.</source>
        <translation>{when}, donne {n} : {points} en moins.</translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message>
        <source>&amp;My decisions</source>
        <translation>&amp;Mes décisions</translation>
    </message>
    <message>
        <source>&amp;Which card wins?</source>
        <translation>&amp;Quelle carte gagne ?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Coach: {game}</source>
        <translation>Coach : {game}</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>My ha&amp;bits</source>
        <translation>Mes &amp;habitudes</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Uses the rules you last chose in the lobby</source>
        <translation>Les règles sont celles que vous avez choisies en dernier à l’accueil</translation>
    </message>
    <message>
        <source>What would you &amp;call?</source>
        <translation>Qu’&amp;annoncez-vous ?</translation>
    </message>
</context>
<context>
    <name>CoachTile</name>
    <message>
        <source>Coach and same deals</source>
        <translation>Coach et mêmes donnes</translation>
    </message>
    <message>
        <source>Coach…</source>
        <translation>Coach…</translation>
    </message>
    <message>
        <source>Deals…</source>
        <translation>Donnes…</translation>
    </message>
    <message>
        <source>Habits, exercises and puzzles.</source>
        <translation>Habitudes, exercices, problèmes.</translation>
    </message>
    <message>
        <source>Play the cards that others play, and compare results</source>
        <translation>Jouez les cartes que d’autres jouent, et comparez les résultats</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Statistiques de tous les jeux</translation>
    </message>
</context>
<context>
    <name>ContractsTab</name>
    <message>
        <source>Contracts by level</source>
        <translation>Contrats par palier</translation>
    </message>
    <message>
        <source>No contracts yet; some games have none.</source>
        <translation>Pas encore de contrats ; certains jeux n’en ont pas.</translation>
    </message>
    <message>
        <source>Own contracts made (%), by level</source>
        <translation>Vos contrats réussis, en pour cent, par palier</translation>
    </message>
    <message>
        <source>Own contracts made, by level</source>
        <translation>Vos contrats réussis, par palier</translation>
    </message>
    <message>
        <source>{game}: own contracts made (%), by level</source>
        <translation>{game} : vos contrats réussis, en pour cent, par palier</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name} – show my cards</source>
        <translation>Je suis {name} – montrer mes cartes</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passez l’écran à {name}</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>How the deal went</source>
        <translation>Le déroulement de la donne</translation>
    </message>
</context>
<context>
    <name>DayList</name>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Donnes du jour</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>What you made of the cards</source>
        <translation>Ce que vous avez fait de ces cartes</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>DealCommands</name>
    <message>
        <source>Deal by number</source>
        <translation>Donne par numéro ou code</translation>
    </message>
    <message>
        <source>The same cards again.</source>
        <translation>Les mêmes cartes, encore une fois.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>&amp;From clipboard</source>
        <translation>Du presse-&amp;papiers</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose a deal</source>
        <translation>Choisir une donne</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Number or code</source>
        <translation>Numéro ou code</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Le presse-papiers</translation>
    </message>
    <message>
        <source>The same number deals the same cards again in {game}. A deal code also sets the game and its rules.</source>
        <translation>Le même numéro redonne les mêmes cartes ({game}). Un code de donne fixe aussi le jeu et ses règles.</translation>
    </message>
</context>
<context>
    <name>DealEditor</name>
    <message>
        <source>&amp;Fill at random</source>
        <translation>&amp;Compléter au hasard</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Jouer cette donne</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Défaire</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Comme à la table</translation>
    </message>
    <message>
        <source>C&amp;hallenge…</source>
        <translation>Dé&amp;fi…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards by name</source>
        <translation>Cartes par nom</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>&amp;Tout enlever</translation>
    </message>
    <message>
        <source>Computer level</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Current place: {place}. Click a card or press Enter to put it there. To choose another place, press its number or click its name. Click a placed card to take it back. Where the order matters, press Ctrl and an arrow key to move a card.</source>
        <translation>Endroit actuel : {place}. Cliquez sur une carte ou appuyez sur Entrée pour l’y poser. Choisissez un autre endroit par son numéro ou un clic sur son nom. Cliquez sur une carte posée pour la reprendre. Là où l’ordre compte, Ctrl et une flèche déplacent une carte.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Others can play this deal, and you compare results</source>
        <translation>D’autres peuvent jouer cette donne, et vous comparez les résultats</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>Composer une donne</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Cards are still missing: {places}.</source>
        <translation>Il manque encore des cartes : {places}.</translation>
    </message>
    <message>
        <source>Every card is in its place.</source>
        <translation>Chaque carte est à sa place.</translation>
    </message>
    <message>
        <source>The last deal of this record</source>
        <translation>La dernière donne de cet enregistrement</translation>
    </message>
    <message>
        <source>This place is full: {place}.</source>
        <translation>Cet endroit est plein : {place}.</translation>
    </message>
    <message numerus="yes">
        <source>to {n} points</source>
        <extracomment>1: to {n} point</extracomment>
        <translation><numerusform>en {n} point</numerusform><numerusform>en {n} points</numerusform></translation>
    </message>
    <message>
        <source>{card}, {place}</source>
        <translation>{card}, {place}</translation>
    </message>
    <message>
        <source>{card}, {place}, {n}</source>
        <translation>{card}, {place}, {n}</translation>
    </message>
    <message numerus="yes">
        <source>{changes}, and {n} more rules</source>
        <extracomment>1: {changes}, and one more rule</extracomment>
        <translation><numerusform>{changes} et une autre règle</numerusform><numerusform>{changes} et {n} autres règles</numerusform></translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>{game}: deal number {number}</source>
        <translation>{game} : donne numéro {number}</translation>
    </message>
    <message>
        <source>{game}: the deal from this code</source>
        <translation>{game} : la donne de ce code</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>1: {n} player</extracomment>
        <translation><numerusform>à {n} joueur</numerusform><numerusform>à {n} joueurs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{place} has room for only {n} more cards, not {more}.</source>
        <extracomment>1: {place} has room for only one more card, not {more}.</extracomment>
        <translation><numerusform>Il n’y a de place que pour une carte, pas pour {more} : {place}.</numerusform><numerusform>Il n’y a de place que pour {n} cartes, pas pour {more} : {place}.</numerusform></translation>
    </message>
    <message>
        <source>{place} {n}</source>
        <translation>{place} {n}</translation>
    </message>
    <message>
        <source>{rules} ({changes})</source>
        <translation>{rules} ({changes})</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, with {n} changes</source>
        <extracomment>1: {rules}, with {n} change</extracomment>
        <translation><numerusform>{rules}, avec {n} changement</numerusform><numerusform>{rules}, avec {n} changements</numerusform></translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule} : {value}</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Deck, row {n}</source>
        <translation>Jeu de cartes, rangée {n}</translation>
    </message>
</context>
<context>
    <name>DeckNotes</name>
    <message>
        <source>Open deck folder</source>
        <translation>Ouvrir le dossier des jeux de cartes</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>To add a deck, put a folder with SVG pictures of all cards into the deck folder.</source>
        <translation>Pour ajouter un jeu de cartes, placez un dossier avec les images SVG de toutes les cartes dans le dossier des jeux.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Can't read {file}.</source>
        <translation>Impossible de lire {file}.</translation>
    </message>
    <message>
        <source>Can't use the deck “{folder}”. {why}</source>
        <translation>Impossible d’utiliser le jeu de cartes « {folder} ». {why}</translation>
    </message>
    <message>
        <source>It has more than {files} files.</source>
        <translation>Il contient plus de {files} fichiers.</translation>
    </message>
    <message>
        <source>Its pictures take up more than {megabytes} MB.</source>
        <translation>Ses images dépassent {megabytes} Mo au total.</translation>
    </message>
    <message>
        <source>The deck “{folder}” is gone. The classic cards are used instead.</source>
        <translation>Le jeu de cartes « {folder} » n’est plus là. Les cartes classiques sont utilisées à la place.</translation>
    </message>
    <message>
        <source>These cards are missing: {detail}</source>
        <translation>Il manque ces cartes : {detail}</translation>
    </message>
    <message>
        <source>{file} contains “{detail}”. Cards may contain only shapes, groups and gradients.</source>
        <translation>{file} contient « {detail} ». Les cartes ne peuvent contenir que des formes, des groupes et des dégradés.</translation>
    </message>
    <message>
        <source>{file} declares XML entities, which aren't allowed in card pictures.</source>
        <translation>{file} déclare des entités XML, interdites dans les images de cartes.</translation>
    </message>
    <message>
        <source>{file} is a link, and links aren't followed.</source>
        <translation>{file} est un lien vers un autre endroit. Les liens ne sont pas suivis.</translation>
    </message>
    <message>
        <source>{file} is an empty picture.</source>
        <translation>{file} est une image vide.</translation>
    </message>
    <message>
        <source>{file} is larger than {kilobytes} kB.</source>
        <translation>{file} dépasse {kilobytes} ko.</translation>
    </message>
    <message>
        <source>{file} is too complex to draw quickly.</source>
        <translation>{file} est trop complexe pour être dessiné rapidement.</translation>
    </message>
    <message>
        <source>{file} isn't an SVG picture.</source>
        <translation>{file} n’est pas une image SVG.</translation>
    </message>
    <message>
        <source>{file} measures {detail}. Cards must be 5 wide and 7 high.</source>
        <translation>{file} est au format {detail}. Les cartes doivent faire 5 de large et 7 de haut.</translation>
    </message>
    <message>
        <source>{file} refers to something outside the file.</source>
        <translation>{file} renvoie à quelque chose en dehors du fichier.</translation>
    </message>
    <message>
        <source>{file} takes too long to draw.</source>
        <translation>{file} est trop long à dessiner.</translation>
    </message>
    <message>
        <source>{manifest} is missing, or lacks format = 1 and name = "…".</source>
        <translation>{manifest} manque, ou il y manque format = 1 et name = "…".</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>B</source>
        <translation>N</translation>
    </message>
    <message>
        <source>BIRD</source>
        <translation>Oiseau</translation>
    </message>
    <message>
        <source>C</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>D</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>Deal {n}, dealt by {name}</source>
        <translation>Donne {n}, distribuée par {name}</translation>
    </message>
    <message>
        <source>G</source>
        <translation>V</translation>
    </message>
    <message>
        <source>H</source>
        <translation>C</translation>
    </message>
    <message>
        <source>JK</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>JL</source>
        <translation>PtJoker</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Tous ont passé</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>RED1</source>
        <translation>Rouge1</translation>
    </message>
    <message>
        <source>S</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>J</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name} : {call}</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>{talon}: {cards}</source>
        <translation>{talon} : {cards}</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Scripts Python (*.py)</translation>
    </message>
    <message>
        <source>Save script</source>
        <translation>Enregistrer le script</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>Your die shows {n}</source>
        <translation>Votre dé montre {n}</translation>
    </message>
</context>
<context>
    <name>EndCommands</name>
    <message>
        <source>&amp;Claim</source>
        <translation>Re&amp;vendiquer</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Let the computer finish</source>
        <translation>&amp;Laisser finir l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>&amp;Play on myself</source>
        <translation>&amp;Continuer moi-même</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Revendiquer</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Terminer la donne</translation>
    </message>
    <message>
        <source>Give up the deal</source>
        <translation>Abandonner la donne</translation>
    </message>
    <message>
        <source>What do you claim?</source>
        <translation>Que revendiquez-vous ?</translation>
    </message>
    <message>
        <source>{command} (not in a challenge)</source>
        <translation>{command} (pas dans un défi)</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>&amp;All the rest</source>
        <translation>Tout le &amp;reste</translation>
    </message>
    <message>
        <source>&amp;No more points</source>
        <translation>Plus aucun &amp;point</translation>
    </message>
    <message>
        <source>A computer player (level: {level}) will play your cards to the end of the deal. You can undo this.</source>
        <translation>L’ordinateur (niveau : {level}) jouera vos cartes jusqu’à la fin de la donne. Vous pourrez annuler.</translation>
    </message>
    <message numerus="yes">
        <source>Claim all {n} remaining tricks?</source>
        <extracomment>1: Claim the last trick?</extracomment>
        <translation><numerusform>Revendiquer le dernier pli ?</numerusform><numerusform>Revendiquer les {n} plis qui restent ?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Claim exactly {n} more tricks?</source>
        <extracomment>1: Claim exactly {n} more trick?</extracomment>
        <translation><numerusform>Déclarer que vous faites exactement un pli de plus ?</numerusform><numerusform>Déclarer que vous faites exactement {n} plis de plus ?</numerusform></translation>
    </message>
    <message>
        <source>Claim none of the remaining tricks?</source>
        <translation>Déclarer que vous ne faites aucun des plis qui restent ?</translation>
    </message>
    <message>
        <source>Claim that nothing can change your result?</source>
        <translation>Déclarer que rien ne peut plus changer votre résultat ?</translation>
    </message>
    <message>
        <source>Claim that the contract is beaten?</source>
        <translation>Déclarer que le contrat est battu ?</translation>
    </message>
    <message>
        <source>Claim that you will take no more points?</source>
        <translation>Déclarer que vous ne prenez plus de points ?</translation>
    </message>
    <message>
        <source>Computer players play the rest.</source>
        <translation>L’ordinateur joue le reste.</translation>
    </message>
    <message>
        <source>Computer players will play everyone's cards to the end of the deal. You can't undo this.</source>
        <translation>L’ordinateur joue les cartes de tous jusqu’à la fin de la donne. C’est irréversible.</translation>
    </message>
    <message>
        <source>Everyone's remaining cards are shown. You can't undo this.</source>
        <translation>Les cartes restantes de chacun sont montrées. C’est irréversible.</translation>
    </message>
    <message>
        <source>Nothing can change your result now.</source>
        <translation>Rien ne peut plus changer votre résultat.</translation>
    </message>
    <message>
        <source>That isn't certain from what you can see.</source>
        <translation>Ce n’est pas certain d’après ce que vous voyez.</translation>
    </message>
    <message>
        <source>The computer players couldn't check the claim. Play goes on.</source>
        <translation>Les joueurs virtuels n’ont pas pu vérifier la revendication. Le jeu continue.</translation>
    </message>
    <message>
        <source>The contract is already made.</source>
        <translation>Le contrat est déjà réussi.</translation>
    </message>
    <message>
        <source>The contract is beaten.</source>
        <translation>Le contrat est battu.</translation>
    </message>
    <message>
        <source>The contract is made, if it still can be.</source>
        <translation>Le contrat est réussi, si c’est encore possible.</translation>
    </message>
    <message>
        <source>The remaining cards are played as badly for you as the rules allow, then the deal is scored.</source>
        <translation>Les cartes qui restent sont jouées aussi mal pour vous que les règles le permettent ; puis la donne est comptée.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>Vous revendiquez le reste.</translation>
    </message>
    <message>
        <source>You concede the deal.</source>
        <translation>Vous abandonnez la donne.</translation>
    </message>
    <message>
        <source>You get the worst possible score.</source>
        <translation>Vous marquez le pire score possible.</translation>
    </message>
    <message>
        <source>You miss your bid of {tricks}, if you still can.</source>
        <translation>Vous manquez votre annonce de {tricks}, si c’est encore possible.</translation>
    </message>
    <message numerus="yes">
        <source>You take exactly {n} more tricks.</source>
        <extracomment>1: You take exactly {n} more trick.</extracomment>
        <translation><numerusform>Vous faites exactement un pli de plus.</numerusform><numerusform>Vous faites exactement {n} plis de plus.</numerusform></translation>
    </message>
    <message>
        <source>You take no more points.</source>
        <translation>Vous ne prenez plus de points.</translation>
    </message>
    <message>
        <source>You take no more tricks.</source>
        <translation>Vous ne faites plus de plis.</translation>
    </message>
    <message>
        <source>Your claim is accepted if it's certain from what you can see, whatever the others hold. The rest is then played out. Otherwise play goes on, and nobody learns anything.</source>
        <translation>La revendication est acceptée si ce que vous voyez la rend certaine, quoi que les autres aient en main. Le reste est alors joué. Sinon le jeu continue, et personne n’apprend rien.</translation>
    </message>
    <message>
        <source>Your contract fails, if it still can.</source>
        <translation>Votre contrat chute, si c’est encore possible.</translation>
    </message>
    <message numerus="yes">
        <source>{name} claims exactly {n} more tricks.</source>
        <extracomment>1: {name} claims exactly {n} more trick.</extracomment>
        <translation><numerusform>{name} déclare faire exactement un pli de plus.</numerusform><numerusform>{name} déclare faire exactement {n} plis de plus.</numerusform></translation>
    </message>
    <message>
        <source>{name} claims no more points.</source>
        <translation>{name} déclare ne plus prendre de points.</translation>
    </message>
    <message>
        <source>{name} claims no more tricks.</source>
        <translation>{name} déclare ne plus faire de plis.</translation>
    </message>
    <message>
        <source>{name} claims that nothing can change the result.</source>
        <translation>{name} déclare que rien ne peut plus changer.</translation>
    </message>
    <message>
        <source>{name} claims that the contract is beaten.</source>
        <translation>{name} déclare que le contrat est battu.</translation>
    </message>
    <message>
        <source>{name} claims the rest.</source>
        <translation>{name} revendique le reste.</translation>
    </message>
    <message>
        <source>{name} concedes the deal.</source>
        <translation>{name} abandonne la donne.</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Résultats</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Deal {n}. You dealt.</source>
        <translation>Donne {n}. Vous avez donné.</translation>
    </message>
    <message>
        <source>Deal {n}. {name} dealt.</source>
        <translation>Donne {n}. {name} a donné.</translation>
    </message>
    <message>
        <source>Everyone has bid: {bids}.</source>
        <translation>Tout le monde a annoncé : {bids}.</translation>
    </message>
    <message>
        <source>Everyone passed.</source>
        <translation>Tout le monde a passé.</translation>
    </message>
    <message>
        <source>No passing in this deal.</source>
        <translation>Pas de cartes à passer dans cette donne.</translation>
    </message>
    <message>
        <source>Nobody won the auction.</source>
        <translation>Personne n’a remporté les enchères.</translation>
    </message>
    <message>
        <source>The contract is yours: {bid}.</source>
        <translation>Le contrat est à vous : {bid}.</translation>
    </message>
    <message>
        <source>The deal is over: {sides}.</source>
        <translation>La donne est terminée : {sides}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Il n’y a pas d’atout.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Atout : {suit}.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>Retourne : {cards}.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Vous annoncez {bid}.</translation>
    </message>
    <message>
        <source>You check.</source>
        <translation>Vous dites parole.</translation>
    </message>
    <message>
        <source>You defend alone.</source>
        <translation>Vous défendez en solo.</translation>
    </message>
    <message>
        <source>You defend together.</source>
        <translation>Vous défendez avec votre partenaire.</translation>
    </message>
    <message>
        <source>You discard {count}.</source>
        <translation>Vous écartez {count}.</translation>
    </message>
    <message>
        <source>You don't swap cards.</source>
        <translation>Vous n’échangez pas de cartes.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Vous piochez {cards}.</translation>
    </message>
    <message>
        <source>You draw {count}.</source>
        <translation>Vous piochez {count}.</translation>
    </message>
    <message>
        <source>You give the points to everyone else.</source>
        <translation>Vous donnez les points à tous les autres.</translation>
    </message>
    <message>
        <source>You go on the kitty.</source>
        <translation>Vous allez au chien.</translation>
    </message>
    <message>
        <source>You have bid.</source>
        <translation>Vous avez annoncé.</translation>
    </message>
    <message>
        <source>You hold.</source>
        <translation>Vous tenez.</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>Vous regardez vos cartes.</translation>
    </message>
    <message>
        <source>You pass {cards} to {name}.</source>
        <translation>Vous passez {cards} à {name}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>You pick up {cards}.</source>
        <translation>Vous prenez {cards}.</translation>
    </message>
    <message>
        <source>You picked {cards}.</source>
        <translation>Vous avez choisi {cards}.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Vous jouez seul contre tous.</translation>
    </message>
    <message>
        <source>You play with {team}.</source>
        <translation>Vous jouez avec {team}.</translation>
    </message>
    <message>
        <source>You play {card} as {suit}.</source>
        <translation>Vous jouez {card} comme {suit}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>You rob: {cards}.</source>
        <translation>Vous prenez la retourne : {cards}.</translation>
    </message>
    <message>
        <source>You swap {cards}.</source>
        <translation>Vous échangez {cards}.</translation>
    </message>
    <message>
        <source>You take the points off your own score.</source>
        <translation>Vous retirez les points de votre total.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Vous faites le pli.</translation>
    </message>
    <message>
        <source>You take the {kitty}: {cards}.</source>
        <translation>Vous prenez le {kitty} : {cards}.</translation>
    </message>
    <message>
        <source>You took the last trick with {card}.</source>
        <translation>Vous avez fait le dernier pli avec {card}.</translation>
    </message>
    <message>
        <source>You took the last trick.</source>
        <translation>Vous avez fait le dernier pli.</translation>
    </message>
    <message>
        <source>You turn up {cards}.</source>
        <translation>Vous retournez {cards}.</translation>
    </message>
    <message>
        <source>{count} so far.</source>
        <translation>{count} jusqu’ici.</translation>
    </message>
    <message>
        <source>{names} {points}, {total} in total</source>
        <translation>{names} {points}, {total} en tout</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} annonce {bid}.</translation>
    </message>
    <message>
        <source>{name} checks.</source>
        <translation>{name} dit parole.</translation>
    </message>
    <message>
        <source>{name} defends alone.</source>
        <translation>{name} défend en solo.</translation>
    </message>
    <message>
        <source>{name} defends together.</source>
        <translation>{name} défend avec son partenaire.</translation>
    </message>
    <message>
        <source>{name} discards {count}.</source>
        <translation>{name} écarte {count}.</translation>
    </message>
    <message>
        <source>{name} doesn't swap cards.</source>
        <translation>{name} n’échange pas de cartes.</translation>
    </message>
    <message>
        <source>{name} draws {count}.</source>
        <translation>{name} pioche {count}.</translation>
    </message>
    <message>
        <source>{name} gives the points to everyone else.</source>
        <translation>{name} donne les points à tous les autres.</translation>
    </message>
    <message>
        <source>{name} goes on the kitty.</source>
        <translation>{name} va au chien.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} a annoncé.</translation>
    </message>
    <message>
        <source>{name} has picked cards.</source>
        <translation>{name} a choisi ses cartes.</translation>
    </message>
    <message>
        <source>{name} has the contract: {bid}.</source>
        <translation>{name} a le contrat : {bid}.</translation>
    </message>
    <message>
        <source>{name} holds.</source>
        <translation>{name} tient.</translation>
    </message>
    <message>
        <source>{name} looks at their cards.</source>
        <translation>{name} regarde ses cartes.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}.</source>
        <translation>{name} vous passe {cards}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} picks up the card.</source>
        <translation>{name} prend la carte.</translation>
    </message>
    <message>
        <source>{name} picks up {cards}.</source>
        <translation>{name} prend {cards}.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} joue sans partenaire.</translation>
    </message>
    <message>
        <source>{name} plays with {team}.</source>
        <translation>{name} joue avec {team}.</translation>
    </message>
    <message>
        <source>{name} plays {card} as {suit}.</source>
        <translation>{name} joue {card} comme {suit}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>{name} robs.</source>
        <translation>{name} prend la retourne.</translation>
    </message>
    <message>
        <source>{name} robs: {cards}.</source>
        <translation>{name} prend la retourne : {cards}.</translation>
    </message>
    <message>
        <source>{name} swaps {cards}.</source>
        <translation>{name} échange {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the points off their own score.</source>
        <translation>{name} retire les points de son propre total.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} fait le pli.</translation>
    </message>
    <message>
        <source>{name} takes the {kitty}: {count}.</source>
        <translation>{name} prend le {kitty} : {count}.</translation>
    </message>
    <message>
        <source>{name} took the last trick with {card}.</source>
        <translation>{name} a fait le dernier pli avec {card}.</translation>
    </message>
    <message>
        <source>{name} took the last trick.</source>
        <translation>{name} a fait le dernier pli.</translation>
    </message>
    <message>
        <source>{name} turns up {cards}.</source>
        <translation>{name} retourne {cards}.</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <extracomment>1: {n} card</extracomment>
        <translation><numerusform>{n} carte</numerusform><numerusform>{n} cartes</numerusform></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A report shows all cards, so you can make one only after this deal.</source>
        <translation>Un signalement montre toutes les cartes : il n’est possible qu’après cette donne.</translation>
    </message>
    <message>
        <source>Copied a diagram of this deal.</source>
        <translation>Le diagramme de cette donne est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Copied the record, without the deal in progress.</source>
        <translation>L’enregistrement est dans le presse-papiers, sans la donne en cours.</translation>
    </message>
    <message>
        <source>Copied the record.</source>
        <translation>L’enregistrement est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Copied the score sheet.</source>
        <translation>La feuille de marque est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Copié : {code}</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>The printer didn’t accept the pages. Check the printer and try again.</source>
        <translation>L’imprimante n’a pas accepté les pages. Vérifiez-la et réessayez.</translation>
    </message>
    <message>
        <source>There’s nothing to print until the first deal is over.</source>
        <translation>Il n’y a rien à imprimer avant la fin de la première donne.</translation>
    </message>
    <message>
        <source>You can copy the record once the first deal is over.</source>
        <translation>Un enregistrement peut être copié dès que la première donne est terminée.</translation>
    </message>
    <message>
        <source>{game} score sheet</source>
        <translation>{game} : feuille de marque</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message numerus="yes">
        <source>A short cut can be expected: the pack has only {n} places. Ten throws of a die or a few words can’t.</source>
        <extracomment>1: A short cut can be expected: the pack has only {n} place. Ten throws of a die or a few words can’t.</extracomment>
        <translation><numerusform>Une coupe courte se devine : le paquet n’a que {n} endroit où couper. Dix lancers de dé ou quelques mots ne se devinent pas.</numerusform><numerusform>Une coupe courte se devine : le paquet n’a que {n} endroits où couper. Dix lancers de dé ou quelques mots ne se devinent pas.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>All {n} finished deals are as committed.</source>
        <extracomment>1: The finished deal is as committed.</extracomment>
        <translation><numerusform>La donne terminée est conforme à l’engagement.</numerusform><numerusform>Les {n} donnes terminées sont conformes à leur engagement.</numerusform></translation>
    </message>
    <message>
        <source>Blindfold test: {results}</source>
        <translation>Test à l’aveugle : {results}</translation>
    </message>
    <message>
        <source>Commitment of this deal: {digits} …</source>
        <translation>Engagement de cette donne : {digits} …</translation>
    </message>
    <message>
        <source>Commitment: {digits}</source>
        <translation>Engagement : {digits}</translation>
    </message>
    <message>
        <source>Cut: {cut}</source>
        <translation>Coupe : {cut}</translation>
    </message>
    <message>
        <source>Deal {n} isn't as committed: its cards or its record were changed.</source>
        <translation>La donne {n} n’est pas conforme à son engagement : ses cartes ou l’enregistrement ont été modifiés.</translation>
    </message>
    <message>
        <source>Deal {n}: as committed</source>
        <translation>Donne {n} : conforme</translation>
    </message>
    <message>
        <source>Deal {n}: cards as committed, but not all rules</source>
        <translation>Donne {n} : cartes conformes, mais pas toutes les règles</translation>
    </message>
    <message>
        <source>Deal {n}: changed</source>
        <translation>Donne {n} : modifiée</translation>
    </message>
    <message>
        <source>Deal {n}: no commitment</source>
        <translation>Donne {n} : sans engagement</translation>
    </message>
    <message>
        <source>If nobody could expect this cut, nobody could choose the cards.</source>
        <translation>Si personne ne pouvait deviner cette coupe, personne n’a pu choisir les cartes.</translation>
    </message>
    <message>
        <source>In the match it decided differently, with another version or less time.</source>
        <translation>Pendant la partie, la décision était différente : autre version, ou moins de temps.</translation>
    </message>
    <message>
        <source>No deal is over yet. A deal's seed is shown when the deal is over.</source>
        <translation>Aucune donne n’est encore terminée. La graine d’une donne est montrée à la fin de celle-ci.</translation>
    </message>
    <message>
        <source>No finished deal has a commitment.</source>
        <translation>Aucune donne terminée n’a d’engagement.</translation>
    </message>
    <message>
        <source>Seed: {digits}</source>
        <translation>Graine : {digits}</translation>
    </message>
    <message>
        <source>The blindfold test couldn't be completed. Try again later.</source>
        <translation>Le test à l’aveugle n’a pas pu être terminé. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The cards of this deal are fixed. You can check them when it is over.</source>
        <translation>Les cartes de cette donne sont fixées. Vous pourrez les vérifier quand elle sera terminée.</translation>
    </message>
    <message>
        <source>The cards of this deal were given. Later deals have commitments.</source>
        <translation>Les cartes de cette donne étaient données d’avance. Les donnes suivantes ont un engagement.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of {n} finished deals are as committed, but their commitments don’t cover: {rules}.</source>
        <extracomment>1: The cards of {n} finished deal are as committed, but its commitment doesn’t cover: {rules}.</extracomment>
        <translation><numerusform>Les cartes de {n} donne terminée sont conformes, mais son engagement ne couvre pas : {rules}.</numerusform><numerusform>Les cartes de {n} donnes terminées sont conformes, mais leurs engagements ne couvrent pas : {rules}.</numerusform></translation>
    </message>
    <message>
        <source>The commitments in this record are damaged or too new, so its deals can't be checked.</source>
        <translation>Les engagements de cet enregistrement sont abîmés ou trop récents : ses donnes ne peuvent pas être vérifiées.</translation>
    </message>
    <message>
        <source>The match is over, so all its deals can be checked.</source>
        <translation>La partie est terminée : toutes ses donnes peuvent être vérifiées.</translation>
    </message>
    <message>
        <source>The next deal is fixed. It was dealt before, so it can't be cut again.</source>
        <translation>La prochaine donne est fixée. Elle a déjà été distribuée, on ne peut donc plus la couper.</translation>
    </message>
    <message>
        <source>The next deal is fixed. You can cut it before it is dealt.</source>
        <translation>La prochaine donne est fixée. Vous pouvez couper avant qu’elle soit distribuée.</translation>
    </message>
    <message>
        <source>These cards come from a deal number or a code. They are known, so nothing can be proven.</source>
        <translation>Ces cartes viennent d’un numéro ou d’un code. Elles sont connues : il n’y a rien à prouver.</translation>
    </message>
    <message>
        <source>This match carries no commitments: it is from an older version or another program.</source>
        <translation>Cette partie n’a pas d’engagements : elle vient d’une version plus ancienne ou d’un autre programme.</translation>
    </message>
    <message>
        <source>all the same</source>
        <translation>aucun changement</translation>
    </message>
    <message numerus="yes">
        <source>{name} didn't pass the blindfold test: {n} re-deals of the hidden cards changed something. Please report this.</source>
        <extracomment>1: {name} didn't pass the blindfold test: {n} re-deal of the hidden cards changed something. Please report this.</extracomment>
        <translation><numerusform>{name} n’a pas réussi le test à l’aveugle : redonner les cartes cachées a changé quelque chose. Signalez-le, s’il vous plaît.</numerusform><numerusform>{name} n’a pas réussi le test à l’aveugle : {n} redistributions des cartes cachées ont changé quelque chose. Signalez-le, s’il vous plaît.</numerusform></translation>
    </message>
    <message>
        <source>{name} knew where every card was, so no card could be dealt again.</source>
        <translation>{name} savait où était chaque carte : aucune ne pouvait être redonnée.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would have decided the same: {n} re-deals of the hidden cards changed nothing.</source>
        <extracomment>1: {name} would have decided the same: {n} re-deal of the hidden cards changed nothing.</extracomment>
        <translation><numerusform>{name} aurait pris la même décision : {n} redistribution des cartes cachées n’a rien changé.</numerusform><numerusform>{name} aurait pris la même décision : {n} redistributions des cartes cachées n’ont rien changé.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals have no commitment.</source>
        <extracomment>1: {n} deal has no commitment.</extracomment>
        <translation><numerusform>{n} donne n’a pas d’engagement.</numerusform><numerusform>{n} donnes n’ont pas d’engagement.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions</source>
        <extracomment>1: {n} decision</extracomment>
        <translation><numerusform>{n} décision</numerusform><numerusform>{n} décisions</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} different</source>
        <extracomment>1: {n} different</extracomment>
        <translation><numerusform>{n} différence</numerusform><numerusform>{n} différences</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} finished deals are as committed.</source>
        <extracomment>1: {n} of {all} finished deals is as committed.</extracomment>
        <translation><numerusform>{n} donne terminée sur {all} est conforme à son engagement.</numerusform><numerusform>{n} donnes terminées sur {all} sont conformes à leur engagement.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} re-deals</source>
        <extracomment>1: {n} re-deal</extracomment>
        <translation><numerusform>{n} redistribution</numerusform><numerusform>{n} redistributions</numerusform></translation>
    </message>
</context>
<context>
    <name>FairDealsDialog</name>
    <message>
        <source>Blindfold test</source>
        <translation>Test à l’aveugle</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>Cartes au-dessus de la coupe</translation>
    </message>
    <message>
        <source>Commitment of deal {n}</source>
        <translation>Engagement de la donne {n}</translation>
    </message>
    <message>
        <source>Commitment of the first deal if you play again</source>
        <translation>Engagement de la première donne si vous rejouez</translation>
    </message>
    <message>
        <source>Cut: type a few words, throw a die and click what it shows, or click the pack</source>
        <translation>Coupe : quelques mots, ce que montre votre dé, ou un clic sur le paquet</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Donne équitable</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation>Donnes terminées</translation>
    </message>
    <message>
        <source>Not proven: what computer players see. And without a cut that nobody could expect, the program could have picked one of many seeds.</source>
        <translation>Non prouvé : ce que voient les joueurs virtuels. Et sans une coupe que personne ne pouvait deviner, le programme aurait pu choisir parmi beaucoup de graines.</translation>
    </message>
    <message>
        <source>Note the beginning of the commitment to compare it when the deal is over.</source>
        <translation>Notez le début de l’engagement pour le comparer à la fin de la donne.</translation>
    </message>
    <message>
        <source>Proven: the cards follow from a seed and your cut, and neither was changed afterwards.</source>
        <translation>Prouvé : les cartes découlent d’une graine et de votre coupe, et aucune des deux n’a changé ensuite.</translation>
    </message>
    <message>
        <source>Save script…</source>
        <translation>Enregistrer le script…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Would it have done the same if others held other cards?</source>
        <translation>La décision aurait-elle été la même si les autres avaient eu d’autres cartes ?</translation>
    </message>
    <message>
        <source>You can cut between two deals, and in the lobby before the first one.</source>
        <translation>Vous pouvez couper entre deux donnes, et à l’accueil avant la première.</translation>
    </message>
    <message>
        <source>Your cut</source>
        <translation>Votre coupe</translation>
    </message>
</context>
<context>
    <name>FeaturedGame</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>Continuer la leçon</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Every rule is explained as you go.</source>
        <translation>Tout est expliqué en jouant.</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Leçon : {game}</translation>
    </message>
    <message>
        <source>New m&amp;atch: {game}…</source>
        <translation>Nouvelle p&amp;artie : {game}…</translation>
    </message>
    <message>
        <source>New to card games? Every rule is explained as you go, and you can undo mistakes.</source>
        <translation>Vous débutez ? Tout est expliqué en jouant, et vous pouvez annuler vos erreurs.</translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation>Reprendre là où vous en étiez</translation>
    </message>
    <message>
        <source>Play &amp;again: {game}</source>
        <translation>&amp;Rejouer : {game}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer : {game}</translation>
    </message>
    <message>
        <source>Start with {game}</source>
        <translation>Pour débuter : {game}</translation>
    </message>
    <message>
        <source>The unfinished match is kept.</source>
        <translation>La partie inachevée est conservée.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Bon retour</translation>
    </message>
    <message numerus="yes">
        <source>{n} more unfinished matches…</source>
        <extracomment>1: Another unfinished match…</extracomment>
        <translation><numerusform>Une autre partie en cours…</numerusform><numerusform>{n} autres parties en cours…</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} unfinished matches…</source>
        <extracomment>1: An unfinished match…</extracomment>
        <translation><numerusform>Une partie en cours…</numerusform><numerusform>{n} parties en cours…</numerusform></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Choisir un programme</translation>
    </message>
    <message>
        <source>Export a table</source>
        <translation>Exporter un tableau</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*{suffix})</source>
        <translation>Images (*{suffix})</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Enregistrer un fichier</translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>Enregistrer en page web</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Trickdesk files (*{suffix})</source>
        <translation>Fichiers Trickdesk (*{suffix})</translation>
    </message>
    <message>
        <source>Trickdesk matches (*{suffix})</source>
        <translation>Parties de Trickdesk (*{suffix})</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>{game} deal {deal}</source>
        <translation>{game}, donne {deal}</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} existe déjà. Le remplacer ?</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>1 for each trick, 10 more for an exact bid</source>
        <translation>chaque pli 1, annonce exacte 10 de plus</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>1 point chacun</translation>
    </message>
    <message>
        <source>1 point each, and every ten cost 100</source>
        <translation>1 point chacun, et chaque dizaine coûte 100</translation>
    </message>
    <message>
        <source>10 points for each trick</source>
        <translation>10 points par pli</translation>
    </message>
    <message>
        <source>100 more for each trick (Avondale)</source>
        <translation>100 de plus par pli (Avondale)</translation>
    </message>
    <message>
        <source>11s and 12s</source>
        <translation>les 11 et les 12</translation>
    </message>
    <message>
        <source>13s</source>
        <translation>les 13</translation>
    </message>
    <message>
        <source>15 to 25 and 30 for 60</source>
        <translation>de 15 à 25 et 30 pour 60</translation>
    </message>
    <message>
        <source>15 to 30</source>
        <translation>de 15 à 30</translation>
    </message>
    <message>
        <source>15 to 30 and 30 for 60</source>
        <translation>de 15 à 30 et 30 pour 60</translation>
    </message>
    <message>
        <source>1s high</source>
        <translation>1 forts</translation>
    </message>
    <message>
        <source>20 points for most tricks</source>
        <translation>20 points pour le plus de plis</translation>
    </message>
    <message>
        <source>20 points for the last trick</source>
        <translation>20 points pour le dernier pli</translation>
    </message>
    <message>
        <source>20 to 30</source>
        <translation>de 20 à 30</translation>
    </message>
    <message>
        <source>24 cards and a joker</source>
        <translation>24 cartes et un joker</translation>
    </message>
    <message>
        <source>24 cards from the nines up</source>
        <translation>24 cartes à partir des neuf</translation>
    </message>
    <message>
        <source>28 cards from the eights up</source>
        <translation>28 cartes à partir des huit</translation>
    </message>
    <message>
        <source>32 cards and a joker</source>
        <translation>32 cartes et un joker</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 cartes à partir des sept</translation>
    </message>
    <message>
        <source>33 cards from the sevens up</source>
        <translation>33 cartes à partir du sept</translation>
    </message>
    <message>
        <source>41 cards from 5 to 14 with the Bird</source>
        <translation>41 cartes de 5 à 14 avec l’Oiseau</translation>
    </message>
    <message>
        <source>42 cards from 5 to 14 with Bird and Red One</source>
        <translation>42 cartes de 5 à 14 avec l’Oiseau et le Un rouge</translation>
    </message>
    <message>
        <source>43 cards from red fours and black fives up</source>
        <translation>43 cartes, rouges à partir du quatre et noires à partir du cinq</translation>
    </message>
    <message>
        <source>45 cards from 5 to 14 with high 1s and the Bird</source>
        <translation>45 cartes de 5 à 14 avec des 1 hauts et l’Oiseau</translation>
    </message>
    <message>
        <source>45 cards from the fours up</source>
        <translation>45 cartes à partir du quatre</translation>
    </message>
    <message>
        <source>46 cards from the fours up with two jokers</source>
        <translation>46 cartes à partir du quatre avec deux jokers</translation>
    </message>
    <message>
        <source>5 points for each trick</source>
        <translation>5 points par pli</translation>
    </message>
    <message>
        <source>5 points for the highest trump</source>
        <translation>5 points pour le plus fort atout</translation>
    </message>
    <message>
        <source>53 cards from the twos up</source>
        <translation>53 cartes à partir du deux</translation>
    </message>
    <message>
        <source>56 cards from 1 to 14 with low 1s, no Bird and no centre</source>
        <translation>56 cartes de 1 à 14 avec des 1 bas, sans l’Oiseau et sans centre</translation>
    </message>
    <message>
        <source>57 cards from 1 to 14 with high 1s and the Bird</source>
        <translation>57 cartes de 1 à 14 avec des 1 hauts et l’Oiseau</translation>
    </message>
    <message>
        <source>57 cards from 1 to 14 with low 1s and the Bird</source>
        <translation>57 cartes de 1 à 14 avec des 1 bas et l’Oiseau</translation>
    </message>
    <message>
        <source>63 cards with elevens, twelves and thirteens</source>
        <translation>63 cartes avec des onze, douze et treize</translation>
    </message>
    <message>
        <source>6NT shows the joker</source>
        <translation>6SA montre le joker</translation>
    </message>
    <message>
        <source>92Q</source>
        <translation>92Q</translation>
    </message>
    <message>
        <source>A bid of nil before you look at your cards. It counts twice as much as nil.</source>
        <translation>Un nul annoncé avant de regarder ses cartes. Il compte deux fois plus qu’un nul.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks you'll take, with that suit as trump.</source>
        <translation>Une annonce dit combien des dix plis vous ferez, avec cette couleur pour atout.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks you'll take, with that suit as trump. If you win the bidding, you may pick partners.</source>
        <translation>Une annonce dit combien des dix plis vous ferez, avec cette couleur pour atout. Si vous remportez les enchères, vous pouvez choisir des partenaires.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks your side will take, with that suit as trump.</source>
        <translation>Une annonce dit combien des dix plis fera votre camp, avec cette couleur pour atout.</translation>
    </message>
    <message>
        <source>A bid says how many of the thirteen tricks you'll take, alone against everyone else.</source>
        <translation>Une annonce dit combien des treize plis vous ferez seul contre tous les autres.</translation>
    </message>
    <message>
        <source>A bid says how many points you'll take. Each trick is worth 5, the highest trump played 5 more.</source>
        <translation>Une annonce est le nombre de points que vous promettez. Chaque pli vaut 5, le plus fort atout joué 5 de plus.</translation>
    </message>
    <message>
        <source>A bid says how many points you'll take. Each trick is worth 5.</source>
        <translation>Une annonce est le nombre de points que vous promettez. Chaque pli vaut 5.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, a 1 counts 15, the Bird 20.</source>
        <translation>Une annonce est le nombre de points que votre camp promet. Un 5 compte 5, un 10 ou un 14 compte 10, un 1 compte 15, l’Oiseau 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, a 1 or the Bird 20.</source>
        <translation>Une annonce est le nombre de points que votre camp promet. Un 5 compte 5, un 10 ou un 14 compte 10, un 1 ou l’Oiseau 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, the Bird 20, the Red One 30.</source>
        <translation>Une annonce est le nombre de points que votre camp promet. Un 5 compte 5, un 10 ou un 14 compte 10, l’Oiseau 20, le Un rouge 30.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, the Bird 20.</source>
        <translation>Une annonce est le nombre de points que votre camp promet. Un 5 compte 5, un 10 ou un 14 compte 10, l’Oiseau 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10.</source>
        <translation>Une annonce est le nombre de points que votre camp promet. Un 5 compte 5, un 10 ou un 14 compte 10.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. Each trick is worth 5, the highest trump played 5 more.</source>
        <translation>Une annonce est le nombre de points que votre camp promet. Chaque pli vaut 5, le plus fort atout joué 5 de plus.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. Each trick is worth 5.</source>
        <translation>Une annonce est le nombre de points que votre camp promet. Chaque pli vaut 5.</translation>
    </message>
    <message>
        <source>A bid says how many tricks your team will take, with that suit as trump. You choose the team later.</source>
        <translation>Une annonce dit combien de plis votre équipe fera, avec cette couleur pour atout. Vous choisirez l’équipe plus tard.</translation>
    </message>
    <message>
        <source>A bid to take no trick at all.</source>
        <translation>Une annonce de ne faire aucun pli.</translation>
    </message>
    <message>
        <source>A card appears twice.</source>
        <translation>Une carte apparaît deux fois.</translation>
    </message>
    <message>
        <source>A card of another suit can't take the trick. Get rid of a dangerous one.</source>
        <translation>Une carte d’une autre couleur ne fait jamais le pli. C’est le moment de vous défaire d’une carte dangereuse.</translation>
    </message>
    <message>
        <source>A card turned up can be robbed with the ace of trumps. Then only tricks count, 5 points each.</source>
        <translation>Avec une retourne, l’as d’atout permet de la prendre. Seuls les plis comptent alors, 5 points chacun.</translation>
    </message>
    <message>
        <source>A challenge is for one person and computer players.</source>
        <translation>Un défi est pour une personne et des joueurs virtuels.</translation>
    </message>
    <message>
        <source>A challenge needs a number of deals.</source>
        <translation>Un défi a besoin d’un nombre de donnes.</translation>
    </message>
    <message>
        <source>A deal is written “deal DEALER | hand | hand ... | talon CARDS”.</source>
        <translation>Une donne s’écrit « deal DEALER | hand | hand ... | talon CARDS ».</translation>
    </message>
    <message>
        <source>A deck of {cards} cards isn't used with {players} players.</source>
        <translation>Un jeu de {cards} cartes ne s’utilise pas à {players} joueurs.</translation>
    </message>
    <message>
        <source>A failed 30 for 60</source>
        <translation>Un 30 pour 60 chuté</translation>
    </message>
    <message>
        <source>A high 1 is worth</source>
        <translation>Un 1 fort vaut</translation>
    </message>
    <message>
        <source>A log entry must be text.</source>
        <translation>Une entrée du journal doit être un texte.</translation>
    </message>
    <message>
        <source>A lone card below the ace seldom wins. Discard it, and keep cards of your long suits.</source>
        <translation>À part l’as, une carte seule fait rarement un pli. Écartez-la, et gardez les cartes de vos couleurs longues.</translation>
    </message>
    <message>
        <source>A low score loses</source>
        <translation>Un score trop bas perd</translation>
    </message>
    <message>
        <source>A match can't start with a deal like this.</source>
        <translation>Aucune partie ne peut commencer par une telle donne.</translation>
    </message>
    <message>
        <source>A new team every deal. Queens and nines rule, sometimes a two.</source>
        <translation>Nouvelle équipe à chaque donne. Dames et neufs dominent.</translation>
    </message>
    <message>
        <source>A short evening: seven deals</source>
        <translation>Une soirée courte : sept donnes</translation>
    </message>
    <message>
        <source>A short evening: to 200</source>
        <translation>Une soirée courte : jusqu’à 200</translation>
    </message>
    <message>
        <source>A short evening: to 50</source>
        <translation>Une soirée courte : jusqu’à 50</translation>
    </message>
    <message>
        <source>A side at 100 or more</source>
        <translation>Un camp à 100 ou plus</translation>
    </message>
    <message>
        <source>A side at 90 or more</source>
        <translation>Un camp à 90 ou plus</translation>
    </message>
    <message>
        <source>A side at minus the points to win loses the match.</source>
        <translation>Un camp qui tombe au score opposé à celui de la victoire perd la partie.</translation>
    </message>
    <message>
        <source>A side bids at least four</source>
        <translation>Un camp annonce au moins quatre</translation>
    </message>
    <message>
        <source>A side that fails keeps</source>
        <translation>Un camp qui échoue garde</translation>
    </message>
    <message>
        <source>A side with 500 points wins only when it makes a contract.</source>
        <translation>Un camp à 500 points ne gagne qu’en réussissant un contrat.</translation>
    </message>
    <message>
        <source>A tie at the top</source>
        <translation>Égalité en tête</translation>
    </message>
    <message>
        <source>A winner also stops the others' long suit. Keep it to get the lead back, and lead something else.</source>
        <translation>Une carte maîtresse arrête aussi la couleur des autres. Entamez d’abord ailleurs, et gardez-la pour reprendre la main.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Aces are low: {card} is higher.</source>
        <translation>L’as est bas : {card} est au-dessus.</translation>
    </message>
    <message>
        <source>Aces of plain suits</source>
        <translation>As hors atout</translation>
    </message>
    <message>
        <source>After a hold</source>
        <translation>Après « je tiens »</translation>
    </message>
    <message>
        <source>After everyone passes</source>
        <translation>Si tout le monde passe</translation>
    </message>
    <message>
        <source>After the last deal the best total wins. Equal totals share the win.</source>
        <translation>Après la dernière donne, le meilleur total gagne. À égalité, on partage la victoire.</translation>
    </message>
    <message>
        <source>Against a player who is alone, an opponent can play alone too, for 4 points.</source>
        <translation>Contre un joueur en solo, un adversaire peut aussi jouer en solo, pour 4 points.</translation>
    </message>
    <message>
        <source>All bids are shown together, once everyone has bid. The dealer isn't hooked.</source>
        <translation>Les annonces sont montrées ensemble, quand tout le monde a annoncé. Le donneur n’est pas coincé.</translation>
    </message>
    <message>
        <source>All ten tricks score at least 250</source>
        <translation>Les dix plis rapportent au moins 250</translation>
    </message>
    <message>
        <source>All tricks for one team: triple points</source>
        <translation>Tous les plis à une équipe : trois fois plus de points</translation>
    </message>
    <message>
        <source>Also count the tricks that you can't help taking, such as those with high trumps and aces.</source>
        <translation>Comptez aussi les plis que vous ferez malgré vous, comme avec les gros atouts et les as.</translation>
    </message>
    <message>
        <source>American</source>
        <translation>Américain</translation>
    </message>
    <message>
        <source>American, two jokers</source>
        <translation>Américain, deux jokers</translation>
    </message>
    <message>
        <source>An empty talon must be left out.</source>
        <translation>Un talon vide doit être omis.</translation>
    </message>
    <message>
        <source>An inkle shows a suit to the partner. If nobody bids seven, the cards are dealt again.</source>
        <translation>Un signal montre une couleur au partenaire. Si personne n’annonce sept, on redistribue.</translation>
    </message>
    <message>
        <source>An input is written as a seat, a verb and its object.</source>
        <translation>Une action se compose d’une place, d’un verbe et de son objet.</translation>
    </message>
    <message>
        <source>An input is “call TEXT”, “give CARDS”, “play CARD” or “play CARD as SUIT”.</source>
        <translation>Une action est « call TEXT », « give CARDS », « play CARD » ou « play CARD as SUIT ».</translation>
    </message>
    <message>
        <source>An opening bid of 6NT tells your partner that you have the joker and some help. Computer players use it too, and everyone at the table knows.</source>
        <translation>Une ouverture de 6SA dit à votre partenaire que vous avez le joker et un peu de jeu. Les joueurs virtuels s’y tiennent, et toute la table le sait.</translation>
    </message>
    <message>
        <source>As a defender, lead other suits. The declarer would lead trumps anyway.</source>
        <translation>En défense, entamez d’autres couleurs. Le preneur jouerait atout de toute façon.</translation>
    </message>
    <message>
        <source>At 100 or more, no points when others make their bid</source>
        <translation>Pas de points à 100 ou plus quand d’autres réussissent leur annonce</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>À la maison</translation>
    </message>
    <message>
        <source>Atlantic Canada</source>
        <translation>Canada atlantique</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Auction Forty-Fives</source>
        <translation>Quarante-cinq</translation>
    </message>
    <message>
        <source>Australia and New Zealand</source>
        <translation>Australie et Nouvelle-Zélande</translation>
    </message>
    <message>
        <source>Australian</source>
        <translation>Australien</translation>
    </message>
    <message>
        <source>Australian, six hands</source>
        <translation>Australien, à six</translation>
    </message>
    <message>
        <source>Australian, three hands</source>
        <translation>Australien, à trois</translation>
    </message>
    <message>
        <source>Avoid hearts and the queen of spades. Lowest score wins.</source>
        <translation>Évitez les cœurs et la dame de pique. Le plus petit total gagne.</translation>
    </message>
    <message>
        <source>Before the bidding, three low cards can be swapped for three face-down ones.</source>
        <translation>Avant les enchères, trois basses cartes peuvent être échangées contre trois cartes cachées.</translation>
    </message>
    <message>
        <source>Before you trump, ask yourself what the trick is worth, and what the trump would win later.</source>
        <translation>Avant de couper, demandez-vous ce que vaut le pli, et ce que l’atout ferait plus tard.</translation>
    </message>
    <message>
        <source>Benny</source>
        <translation>Benny</translation>
    </message>
    <message>
        <source>Bid as much as you expect to take, and bid it at once. Then you are harder to outbid.</source>
        <translation>Annoncez aussi haut que vous pensez aller. Les autres auront plus de mal à surenchérir.</translation>
    </message>
    <message>
        <source>Bid blind only if your side is so far behind that usual bids will hardly catch up.</source>
        <translation>N’annoncez à l’aveugle que si votre camp est si loin derrière que des annonces ordinaires ne permettront guère de combler le retard.</translation>
    </message>
    <message>
        <source>Bid it only if you have low cards below the high ones in every suit.</source>
        <translation>N’annoncez une misère que si vous avez de petites cartes sous les grosses dans chaque couleur.</translation>
    </message>
    <message>
        <source>Bid only as high as you have to, and stop one step before you would need luck.</source>
        <translation>N’annoncez pas plus haut que nécessaire, et arrêtez-vous un palier avant d’avoir besoin de chance.</translation>
    </message>
    <message>
        <source>Bid the suit in which you have the most trumps. Length counts more than a single high card.</source>
        <translation>Annoncez la couleur où vous avez le plus d’atouts. La longueur compte plus qu’une seule carte forte.</translation>
    </message>
    <message>
        <source>Bids are secret</source>
        <translation>Les annonces sont secrètes</translation>
    </message>
    <message>
        <source>Bids go up by</source>
        <translation>Les enchères montent de</translation>
    </message>
    <message>
        <source>Bids of six</source>
        <translation>Annonces de six</translation>
    </message>
    <message>
        <source>Bids of the same number rank clubs, diamonds, hearts, spades, lowest first. Off: each bid needs a larger number.</source>
        <translation>À nombre égal, l’ordre est trèfle, carreau, cœur, pique. Non : chaque annonce demande un nombre plus grand.</translation>
    </message>
    <message>
        <source>Black Maria</source>
        <translation>Black Maria</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nul à l’aveugle</translation>
    </message>
    <message>
        <source>Both partners play, and both must lose every trick (500).</source>
        <translation>Les deux partenaires jouent, et tous deux doivent perdre tous les plis (500).</translation>
    </message>
    <message>
        <source>Both sides reach 500</source>
        <translation>Les deux camps atteignent 500</translation>
    </message>
    <message>
        <source>Both sides score their tricks</source>
        <translation>Les deux camps marquent leurs plis</translation>
    </message>
    <message>
        <source>Both sides took as many tricks.</source>
        <translation>Les deux camps ont fait autant de plis.</translation>
    </message>
    <message>
        <source>British</source>
        <translation>Britannique</translation>
    </message>
    <message>
        <source>Buckeye</source>
        <translation>Buckeye</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Can't open {name}: it isn't a Trickdesk record.</source>
        <translation>Impossible d’ouvrir {name} : ce n’est pas un enregistrement de Trickdesk.</translation>
    </message>
    <message>
        <source>Can't open {name}: line 1 isn't the start of a Trickdesk record.</source>
        <translation>Impossible d’ouvrir {name} : la ligne 1 n’est pas le début d’un enregistrement de Trickdesk.</translation>
    </message>
    <message>
        <source>Can't open {name}: line {line} is damaged, or the end is missing.</source>
        <translation>Impossible d’ouvrir {name} : la ligne {line} est abîmée, ou la fin manque.</translation>
    </message>
    <message>
        <source>Can't open {name}: line {line}, {entry}: {reason}</source>
        <translation>Impossible d’ouvrir {name} : ligne {line}, {entry} : {reason}</translation>
    </message>
    <message>
        <source>Can't open {name}: log entry {place}, {entry}: {reason}</source>
        <translation>Impossible d’ouvrir {name} : entrée {place} du journal, {entry} : {reason}</translation>
    </message>
    <message>
        <source>Can't open {name}: {reason}</source>
        <translation>Impossible d’ouvrir {name} : {reason}</translation>
    </message>
    <message>
        <source>Can't reach {name}: the disk or network isn't responding.</source>
        <translation>Impossible d’accéder à {name} : le disque ou le réseau ne répond pas.</translation>
    </message>
    <message>
        <source>Can't read this record: it was written by a newer version of Trickdesk.</source>
        <translation>Impossible de lire cet enregistrement : il vient d’une version plus récente de Trickdesk.</translation>
    </message>
    <message>
        <source>Can't read this record: version {version} is unknown.</source>
        <translation>Impossible de lire cet enregistrement : il est de version {version}.</translation>
    </message>
    <message>
        <source>Can't read {name}: it is too large for a Trickdesk file.</source>
        <translation>Impossible de lire {name} : c’est trop gros pour un fichier de Trickdesk.</translation>
    </message>
    <message>
        <source>Can't read {name}: line {line} is not UTF-8 text.</source>
        <translation>Impossible de lire {name} : la ligne {line} n’est pas du texte UTF-8.</translation>
    </message>
    <message>
        <source>Can't read {name}: permission denied.</source>
        <translation>Impossible de lire {name} : accès refusé.</translation>
    </message>
    <message>
        <source>Can't use {name}: a file is in the way of its folder.</source>
        <translation>Impossible d’utiliser {name} : un fichier occupe la place de son dossier.</translation>
    </message>
    <message>
        <source>Can't use {name}: its name or path is too long.</source>
        <translation>Impossible d’utiliser {name} : le nom ou son chemin est trop long.</translation>
    </message>
    <message>
        <source>Can't use {name}: that isn't a valid file name.</source>
        <translation>Impossible d’utiliser {name} : aucun fichier ne peut porter ce nom.</translation>
    </message>
    <message>
        <source>Can't use {name}: there is a link in its path, and links aren't followed.</source>
        <translation>Impossible d’utiliser {name} : les liens de son chemin ne sont pas suivis.</translation>
    </message>
    <message>
        <source>Can't write {name}: another copy of Trickdesk is still writing it.</source>
        <translation>Impossible d’écrire {name} : une autre fenêtre de Trickdesk est encore en train de l’écrire.</translation>
    </message>
    <message>
        <source>Can't write {name}: the disk is full.</source>
        <translation>Impossible d’écrire {name} : le disque est plein.</translation>
    </message>
    <message>
        <source>Can't write {name}: the folder or disk is read-only.</source>
        <translation>Impossible d’écrire {name} : le dossier ou le disque est en lecture seule.</translation>
    </message>
    <message>
        <source>Canada</source>
        <translation>Canada</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>canadien</translation>
    </message>
    <message>
        <source>Canadian loner</source>
        <translation>solo canadien</translation>
    </message>
    <message>
        <source>Cape Breton and Newfoundland</source>
        <translation>Île du Cap-Breton et Terre-Neuve</translation>
    </message>
    <message>
        <source>Capture the cards that count, above all the Red One.</source>
        <translation>Prenez les cartes qui comptent, surtout le Un rouge.</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Cartes au chien</translation>
    </message>
    <message>
        <source>Cards in the largest deal</source>
        <translation>Cartes de la plus grande donne</translation>
    </message>
    <message>
        <source>Cards without points must be discarded first.</source>
        <translation>Il faut d’abord écarter les cartes sans points.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Checks allowed</source>
        <translation>Paroles permises</translation>
    </message>
    <message>
        <source>Choose players who bid your suit, or who bid high. Somebody who passed has little to give.</source>
        <translation>Choisissez ceux qui ont annoncé votre couleur ou qui sont montés haut. Qui a passé a peu à offrir.</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation>Contrat chuté</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Contrat réussi</translation>
    </message>
    <message>
        <source>Contract made with all five tricks</source>
        <translation>Contrat réussi avec les cinq plis</translation>
    </message>
    <message>
        <source>Contract made with all ten tricks</source>
        <translation>Contrat réussi avec les dix plis</translation>
    </message>
    <message>
        <source>Contract {bid} failed</source>
        <translation>Contrat {bid} chuté</translation>
    </message>
    <message>
        <source>Contract {bid} made</source>
        <translation>Contrat {bid} réussi</translation>
    </message>
    <message>
        <source>Cornwall</source>
        <translation>Cornouailles</translation>
    </message>
    <message>
        <source>Count aces, and long trumps. A king or a short suit is worth half a trick, not a whole one.</source>
        <translation>Comptez les as et les atouts longs. Un roi ou une couleur courte vaut un demi-pli, pas un pli entier.</translation>
    </message>
    <message>
        <source>Count on your partner for one trick. Three sure trumps are usually enough to make three tricks.</source>
        <translation>Comptez sur votre partenaire pour un pli. Trois atouts sûrs suffisent en général pour trois plis.</translation>
    </message>
    <message>
        <source>Count only sure winners and long trumps. If you need luck in two places, pass.</source>
        <translation>Ne comptez que les plis sûrs et les atouts longs. S’il faut de la chance deux fois, passez.</translation>
    </message>
    <message>
        <source>Count the trumps still out. Once your opponents have none, keep yours and lead other suits.</source>
        <translation>Comptez les atouts encore dehors. Quand vos adversaires n’en ont plus, gardez les vôtres et entamez d’autres couleurs.</translation>
    </message>
    <message>
        <source>Count what you and an average partner will take. If that is enough for the lowest bid, bid it.</source>
        <translation>Comptez ce que vous ferez avec un partenaire moyen. Si cela suffit pour l’annonce la plus basse, annoncez.</translation>
    </message>
    <message>
        <source>Counters may be discarded</source>
        <translation>Écart de cartes à points</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <translation>Chacun pour soi, à cinq</translation>
    </message>
    <message>
        <source>Cutthroat: three players alone</source>
        <translation>Cutthroat : trois, chacun pour soi</translation>
    </message>
    <message>
        <source>Dealer's partner plays alone</source>
        <translation>Le partenaire du donneur joue en solo</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Défendre en solo</translation>
    </message>
    <message>
        <source>Defend alone if your own cards will probably take three tricks.</source>
        <translation>Défendez en solo si vos propres cartes feront sans doute trois plis.</translation>
    </message>
    <message>
        <source>Defenders score 10 per trick</source>
        <translation>La défense marque 10 par pli</translation>
    </message>
    <message>
        <source>Devon</source>
        <translation>Devon</translation>
    </message>
    <message>
        <source>Discard a whole short suit. Then you can trump it the first time it is led.</source>
        <translation>Écartez toute une couleur courte. Vous pourrez la couper dès le premier tour.</translation>
    </message>
    <message>
        <source>Discard cards that aren't 5, 10 or 14. Points that you discard are lost.</source>
        <translation>Écartez des cartes autres que 5, 10 ou 14. Les points écartés sont perdus.</translation>
    </message>
    <message>
        <source>Discard cards without points first. Points that you discard are lost.</source>
        <translation>Écartez d’abord les cartes sans points. Les points écartés sont perdus.</translation>
    </message>
    <message>
        <source>Discards are out of play. Keep trumps and high cards.</source>
        <translation>Les cartes écartées sont hors jeu. Gardez les atouts et les grosses cartes.</translation>
    </message>
    <message>
        <source>Discards are out of play. With few cards in a side suit you can trump it soon.</source>
        <translation>Les cartes écartées sont hors jeu. Avec peu de cartes dans une couleur, vous pourrez vite la couper.</translation>
    </message>
    <message>
        <source>Discards are out of play. Without trumps, only high cards and long suits win tricks.</source>
        <translation>Les cartes écartées sont hors jeu. Sans atout, seules les cartes hautes et les couleurs longues gagnent des plis.</translation>
    </message>
    <message>
        <source>Double nullo</source>
        <translation>Double misère</translation>
    </message>
    <message>
        <source>Each heart counts</source>
        <translation>Chaque cœur compte</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Every card that isn't a trump is then replaced, so name your best suit.</source>
        <translation>Toutes les cartes sauf les atouts seront ensuite remplacées : nommez votre meilleure couleur.</translation>
    </message>
    <message>
        <source>Every entry of “seats” must be an object.</source>
        <translation>Chaque entrée de « seats » doit être un objet.</translation>
    </message>
    <message>
        <source>Every trick counts</source>
        <translation>Chaque pli compte</translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Everyone followed suit ({suit_left} count as {suit_led} here), so the two is highest.</source>
        <translation>Tous ont fourni ({suit_left} compte ici comme {suit_led}), c’est donc le deux le plus fort.</translation>
    </message>
    <message>
        <source>Everyone followed suit, so the two is highest.</source>
        <translation>Tous ont fourni, c’est donc le deux le plus fort.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Farmer's hand</source>
        <translation>Farmer’s hand</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Première entame</translation>
    </message>
    <message>
        <source>First trick</source>
        <translation>Premier pli</translation>
    </message>
    <message>
        <source>First trick without points</source>
        <translation>Premier pli sans points</translation>
    </message>
    <message>
        <source>First work out the scores both ways. See whether the match would end, and who would win.</source>
        <translation>Avant de choisir, calculez les totaux dans les deux cas : la partie se termine-t-elle, et qui gagne ?</translation>
    </message>
    <message>
        <source>Five Hundred</source>
        <translation>Cinq Cents</translation>
    </message>
    <message>
        <source>Five cards each, and one of the fives beats every king and ace.</source>
        <translation>Cinq cartes, et l’un des cinq bat tous les rois et tous les as.</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Cinq joueurs</translation>
    </message>
    <message>
        <source>Five players, partner called</source>
        <translation>Cinq joueurs, partenaire appelé</translation>
    </message>
    <message>
        <source>For each trick above or below the bid.</source>
        <translation>Pour chaque pli en trop ou en moins.</translation>
    </message>
    <message>
        <source>Forty-Five</source>
        <translation>Forty-Five</translation>
    </message>
    <message>
        <source>Forty-Fives without bids</source>
        <translation>Forty-Fives sans annonces</translation>
    </message>
    <message>
        <source>From the top: first the kitty, then the cards set aside.</source>
        <translation>Du haut vers le bas : d’abord le chien, puis les cartes mises de côté.</translation>
    </message>
    <message>
        <source>From the top: first the kitty, then the stock in the order it is drawn.</source>
        <translation>Du haut vers le bas : d’abord le chien, puis le talon dans l’ordre où il est pioché.</translation>
    </message>
    <message>
        <source>Full deck</source>
        <translation>Jeu complet</translation>
    </message>
    <message>
        <source>Full deck, Bird low, most tricks</source>
        <translation>Jeu complet, Oiseau faible, plus de plis</translation>
    </message>
    <message>
        <source>Get rid of high cards in the first rounds of a suit. You need the low ones at the end.</source>
        <translation>Défaites-vous des grosses cartes aux premiers tours d’une couleur. Les petites servent à la fin.</translation>
    </message>
    <message>
        <source>Going on the kitty</source>
        <translation>Aller au chien</translation>
    </message>
    <message>
        <source>Going out needs a contract</source>
        <translation>Contrat exigé pour gagner</translation>
    </message>
    <message>
        <source>Great Britain</source>
        <translation>Grande-Bretagne</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Dame de pique</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades can't be thrown on the first trick.</source>
        <translation>Ni cœur ni dame de pique au premier pli.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>Les cœurs et la dame de pique comptent contre celui qui les prend. Débarrassez-vous de votre plus forte carte sous la meilleure, sinon jouez bas.</translation>
    </message>
    <message>
        <source>Hearts and the queen, king and ace of spades count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>Les cœurs et la dame, le roi et l’as de pique comptent contre qui les prend. Débarrassez-vous de votre plus haute carte sous celle qui mène, sinon jouez bas.</translation>
    </message>
    <message>
        <source>Hearts can be led now.</source>
        <translation>On peut maintenant entamer cœur.</translation>
    </message>
    <message>
        <source>Hearts count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>Les cœurs comptent contre celui qui les prend. Débarrassez-vous de votre plus forte carte sous la meilleure, sinon jouez bas.</translation>
    </message>
    <message>
        <source>Hearts may be led</source>
        <translation>Entame à cœur</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Annonce maximale</translation>
    </message>
    <message>
        <source>Highest cards</source>
        <translation>Plus fortes cartes</translation>
    </message>
    <message>
        <source>How many cards each player gets, from deal to deal.</source>
        <translation>Combien de cartes on distribue, de donne en donne.</translation>
    </message>
    <message>
        <source>How many cards the deck has.</source>
        <translation>Le nombre de cartes du jeu.</translation>
    </message>
    <message>
        <source>If a higher card won't change who takes the trick, play it. Save your low cards for the end.</source>
        <translation>Si vous perdez le pli ou le prenez de toute façon, jouez votre plus forte carte sans risque. Gardez les petites pour la fin.</translation>
    </message>
    <message>
        <source>If everyone passes twice, the dealer has to name a suit.</source>
        <translation>Si tout le monde passe deux fois, le donneur doit nommer une couleur.</translation>
    </message>
    <message>
        <source>If it counts nothing, it is a card like any other.</source>
        <translation>Si elle ne compte rien, c’est une carte comme les autres.</translation>
    </message>
    <message>
        <source>If others play after you, take the trick with a card that they are unlikely to beat.</source>
        <translation>Si d’autres jouent après vous, prenez le pli avec une carte qu’ils auront du mal à battre.</translation>
    </message>
    <message>
        <source>If the dealer's partner orders up the card, they have to play alone.</source>
        <translation>Si le partenaire du donneur accepte la retourne, il doit jouer en solo.</translation>
    </message>
    <message>
        <source>If the declarer wants to trump a short suit, lead trumps to take that chance away.</source>
        <translation>Si le preneur veut couper une couleur courte, entamez atout pour l’en empêcher.</translation>
    </message>
    <message>
        <source>If the other side is winning and you can beat their card, take the trick.</source>
        <translation>Si l’autre camp tient le pli et que vous pouvez battre sa carte, prenez le pli.</translation>
    </message>
    <message>
        <source>If three pass without a bid</source>
        <translation>Si trois passent sans annonce</translation>
    </message>
    <message>
        <source>If you can pass all cards of a short suit, do it. Then you can throw dangerous cards on it.</source>
        <translation>Si vous pouvez passer toute une couleur courte, faites-le. Vous pourrez y jeter des cartes dangereuses.</translation>
    </message>
    <message>
        <source>If you have none of the suit led and the other side is winning, play the lowest trump that wins.</source>
        <translation>Si vous n’avez pas la couleur entamée et que l’autre camp tient le pli, coupez du plus petit atout qui prend le pli.</translation>
    </message>
    <message>
        <source>If you have too few other cards, you may discard only as many counters as are missing.</source>
        <translation>Avec trop peu d’autres cartes, on ne peut écarter qu’autant de cartes à points qu’il en manque.</translation>
    </message>
    <message>
        <source>If you lead the joker at no trump, you must name a suit.</source>
        <translation>Si vous entamez le joker à sans-atout, vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>If you order up your partner, you have to play alone.</source>
        <translation>Si vous acceptez la retourne de votre partenaire, vous devez jouer en solo.</translation>
    </message>
    <message>
        <source>If you take it, you score ten points less.</source>
        <translation>Si vous le prenez, vous comptez dix points de moins.</translation>
    </message>
    <message>
        <source>If you throw a card of the other suit of the trump's colour, it counts as the suit led.</source>
        <translation>Si vous défaussez une carte de la couleur jumelle de l’atout, elle compte comme la couleur demandée.</translation>
    </message>
    <message>
        <source>If your high card can be beaten, lead a low card of its suit. Save the high one for later.</source>
        <translation>Si votre grosse carte peut encore être battue, entamez une petite de la couleur. Gardez la grosse pour jouer en dernier.</translation>
    </message>
    <message>
        <source>If your partner has the highest bid, pass, unless your own suit is clearly better.</source>
        <translation>Si votre partenaire a l’annonce la plus haute, passez, sauf si votre couleur est nettement meilleure.</translation>
    </message>
    <message>
        <source>If your partner is winning the trick, play low and save your high card.</source>
        <translation>Si votre partenaire tient le pli, jouez petit et gardez votre grosse carte.</translation>
    </message>
    <message>
        <source>In black suits, lower numbers are higher cards.</source>
        <translation>Dans les couleurs noires, le plus petit nombre est la carte la plus forte.</translation>
    </message>
    <message>
        <source>In deal {number} of this result, the computer players would have played differently.</source>
        <translation>Dans la donne {number} de ce résultat, les joueurs de l’ordinateur auraient joué autrement.</translation>
    </message>
    <message>
        <source>In the first round only the suit of the card turned up can be trump.</source>
        <translation>Au premier tour, seule la couleur de la retourne peut être atout.</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irlande</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>irlandais</translation>
    </message>
    <message>
        <source>It is another player's deal.</source>
        <translation>C’est un autre joueur qui distribue.</translation>
    </message>
    <message>
        <source>It isn't your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>Its cards were known beforehand: a deal was replayed or set up by hand.</source>
        <translation>Ses cartes étaient déjà connues : donne rejouée ou composée à la main.</translation>
    </message>
    <message>
        <source>Joker at misère</source>
        <translation>Joker à la misère</translation>
    </message>
    <message>
        <source>Joker at no trump</source>
        <translation>Joker à sans-atout</translation>
    </message>
    <message>
        <source>Joker joker deuce deuce</source>
        <translation>Joker joker deuce deuce</translation>
    </message>
    <message>
        <source>Joker led at no trump names</source>
        <translation>Le joker entamé à sans-atout nomme</translation>
    </message>
    <message>
        <source>Jokers and high twos are spades.</source>
        <translation>Les jokers et les deux forts sont des piques.</translation>
    </message>
    <message>
        <source>Keep a low card beside each king, and two beside each queen.</source>
        <translation>Gardez une petite carte à côté de chaque roi, et deux à côté de chaque dame.</translation>
    </message>
    <message>
        <source>Keep aces, and kings with another card of their suit. Discard low cards that win nothing.</source>
        <translation>Gardez les as, et les rois accompagnés. Écartez les petites cartes qui ne gagnent rien.</translation>
    </message>
    <message>
        <source>Keep every trump. Discard low cards from your shortest other suit first.</source>
        <translation>Gardez tous vos atouts. Écartez d’abord les petites cartes de votre plus courte couleur hors atout.</translation>
    </message>
    <message>
        <source>Keep high cards: they may take all the points, or stop somebody who tries to. Pass lower ones.</source>
        <translation>Gardez les grosses cartes : elles peuvent prendre tous les points, ou empêcher quelqu’un de le faire. Passez-en de plus petites.</translation>
    </message>
    <message>
        <source>Keep low cards beside high ones, so that you can stay below. Pass high cards that stand alone.</source>
        <translation>Gardez de petites cartes à côté des grosses : elles permettent de rester dessous. Passez les grosses cartes isolées.</translation>
    </message>
    <message>
        <source>Keep one sure winner if somebody may have to be stopped, or if you may need a trick yourself.</source>
        <translation>Gardez une carte sûre s’il faut peut-être arrêter quelqu’un, ou si un pli peut vous manquer.</translation>
    </message>
    <message>
        <source>Kentucky</source>
        <translation>Kentucky</translation>
    </message>
    <message>
        <source>Kentucky Discard</source>
        <translation>Kentucky Discard</translation>
    </message>
    <message>
        <source>Kentucky Rook</source>
        <translation>Kentucky Rook</translation>
    </message>
    <message>
        <source>Kentucky, and official tournaments</source>
        <translation>Kentucky, et tournois officiels</translation>
    </message>
    <message>
        <source>Kentucky, with the Red One</source>
        <translation>Kentucky, avec le Un rouge</translation>
    </message>
    <message>
        <source>Largest deals</source>
        <translation>Les plus grandes donnes</translation>
    </message>
    <message>
        <source>Last trick: {points}</source>
        <translation>Dernier pli : {points}</translation>
    </message>
    <message>
        <source>Lead low, so that somebody else takes the trick. Lead high only when no points can fall on it.</source>
        <translation>Entamez petit, pour qu’un autre prenne le pli. N’entamez gros que si aucun point ne peut y tomber.</translation>
    </message>
    <message>
        <source>Lead suits in which others hold the high cards. Stay away from those where yours are highest.</source>
        <translation>Entamez les couleurs où d’autres ont les grosses cartes. Évitez celles où les vôtres sont les plus fortes.</translation>
    </message>
    <message>
        <source>Lead the high card if it is the highest left in its suit, or drives out the only higher one.</source>
        <translation>Entamez la grosse carte si c’est la plus forte qui reste dans la couleur, ou si elle fait tomber la seule qui la bat encore.</translation>
    </message>
    <message>
        <source>Lead the suit that your partner bid or led, unless you have a good reason not to.</source>
        <translation>Entamez la couleur que votre partenaire a annoncée ou entamée, si rien ne s’y oppose.</translation>
    </message>
    <message>
        <source>Lead when a player is alone</source>
        <translation>Entame quand un joueur joue en solo</translation>
    </message>
    <message>
        <source>Lead your sure winners early, before anybody can trump them.</source>
        <translation>Entamez tôt vos cartes maîtresses, avant que quelqu’un puisse les couper.</translation>
    </message>
    <message>
        <source>Left discards keep twos high</source>
        <translation>La Gauche défaussée garde le deux haut</translation>
    </message>
    <message>
        <source>Let a trick go when your high card is sure to win later, and is worth more then.</source>
        <translation>Laissez filer un pli si votre grosse carte est sûre de gagner plus tard, et qu’elle rapportera alors davantage.</translation>
    </message>
    <message>
        <source>Let others lead suits in which you hold a king or queen. Lead a suit of low cards instead.</source>
        <translation>Laissez les autres entamer les couleurs où vous avez un roi ou une dame. Entamez une couleur de petites cartes.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Annonce minimale</translation>
    </message>
    <message>
        <source>Making a bid of zero scores 5 instead of 10.</source>
        <translation>Une annonce de zéro pli réussie compte 5 au lieu de 10.</translation>
    </message>
    <message>
        <source>Maritimes</source>
        <translation>Maritimes</translation>
    </message>
    <message>
        <source>Massachusetts and New Hampshire</source>
        <translation>Massachusetts et New Hampshire</translation>
    </message>
    <message>
        <source>Merrimack Valley</source>
        <translation>Vallée du Merrimack</translation>
    </message>
    <message>
        <source>Midwestern United States</source>
        <translation>Midwest des États-Unis</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Misère (250) and open misère (500): the declarer must lose every trick.</source>
        <translation>Misère (250) et misère ouverte (500) : le preneur doit perdre tous les plis.</translation>
    </message>
    <message>
        <source>Misère can be bid</source>
        <translation>La misère peut être annoncée</translation>
    </message>
    <message>
        <source>Misère ranks</source>
        <translation>La misère est classée</translation>
    </message>
    <message>
        <source>Misère scores</source>
        <translation>La misère vaut</translation>
    </message>
    <message>
        <source>Most tricks: {points}</source>
        <translation>Plus de plis : {points}</translation>
    </message>
    <message>
        <source>Name the colour in which you are longest and highest.</source>
        <translation>Nommez la couleur où vous avez le plus de cartes et les plus fortes.</translation>
    </message>
    <message>
        <source>Name your longest suit. If two are equally long, name the one that gives you the top trumps.</source>
        <translation>Nommez votre couleur la plus longue. À longueur égale, prenez celle qui vous donne les plus gros atouts.</translation>
    </message>
    <message>
        <source>Nil is worth</source>
        <translation>Le nul vaut</translation>
    </message>
    <message>
        <source>No bags</source>
        <translation>Sans sacs</translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>Aucune donne n’est en cours.</translation>
    </message>
    <message>
        <source>No more checks are allowed in this deal.</source>
        <translation>Plus de parole permise dans cette donne.</translation>
    </message>
    <message>
        <source>No more than the number of cards in a hand.</source>
        <translation>Au plus le nombre de cartes d’une main.</translation>
    </message>
    <message>
        <source>No suit can be named here.</source>
        <translation>Aucune couleur ne peut être nommée ici.</translation>
    </message>
    <message>
        <source>No trump may be bid</source>
        <translation>Sans-atout permis</translation>
    </message>
    <message>
        <source>No trump ranks above spades at the same number.</source>
        <translation>Sans-atout passe avant pique à nombre égal.</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>Amérique du Nord</translation>
    </message>
    <message>
        <source>Not all deals of the challenge are in this result.</source>
        <translation>Il manque des donnes du défi dans ce résultat.</translation>
    </message>
    <message>
        <source>Nova Scotia</source>
        <translation>Nouvelle-Écosse</translation>
    </message>
    <message>
        <source>Nova Scotia, New Brunswick and Prince Edward Island</source>
        <translation>Nouvelle-Écosse, Nouveau-Brunswick et Île-du-Prince-Édouard</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Nombre de donnes</translation>
    </message>
    <message>
        <source>Off: a deal has 25 points, and nobody can call 30.</source>
        <translation>Non : une donne compte 25 points, et personne ne peut annoncer 30.</translation>
    </message>
    <message>
        <source>Off: a discard from the Left suit makes the twos in its trick low.</source>
        <translation>Non : une seule carte de la Gauche défaussée rend bas chaque deux de son pli.</translation>
    </message>
    <message>
        <source>Off: every deal is played without trump.</source>
        <translation>Non : toutes les donnes se jouent sans atout.</translation>
    </message>
    <message>
        <source>Off: everyone plays alone, as three players always do.</source>
        <translation>Sans : chacun joue pour soi, comme toujours à trois.</translation>
    </message>
    <message>
        <source>Off: if everyone passes, the next dealer deals.</source>
        <translation>Non : tous peuvent passer, et alors le donneur suivant distribue.</translation>
    </message>
    <message>
        <source>Off: the player to the left of the dealer leads any card.</source>
        <translation>Non : le joueur à gauche du donneur entame la carte de son choix.</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>Once you have the tricks that you bid, play below the winning card, and lead low.</source>
        <translation>Quand vous avez fait les plis annoncés, restez sous la carte qui mène, et entamez petit.</translation>
    </message>
    <message>
        <source>One against the rest, with some of everyone's cards face up.</source>
        <translation>Un contre tous, avec une partie des cartes de chacun découverte.</translation>
    </message>
    <message>
        <source>Only a match that is over can be a challenge.</source>
        <translation>Seule une partie terminée peut devenir un défi.</translation>
    </message>
    <message>
        <source>Only the dealer can hold, and only another player's bid.</source>
        <translation>Seul le donneur peut tenir, et seulement l’annonce d’un autre.</translation>
    </message>
    <message>
        <source>Only the high joker beats {card}.</source>
        <translation>Seul le grand joker bat {card}.</translation>
    </message>
    <message>
        <source>Only the jokers beat {card}, which counts as {suit}.</source>
        <translation>Seuls les jokers battent {card}, qui compte comme {suit}.</translation>
    </message>
    <message>
        <source>Ontario</source>
        <translation>Ontario</translation>
    </message>
    <message>
        <source>Open misère ranks</source>
        <translation>Rang de la misère ouverte</translation>
    </message>
    <message>
        <source>Original of 1904, three hands</source>
        <translation>Jeu d’origine de 1904, à trois</translation>
    </message>
    <message>
        <source>Other cards must be discarded first.</source>
        <translation>Il faut d’abord écarter d’autres cartes.</translation>
    </message>
    <message>
        <source>Other computer players took part in this result.</source>
        <translation>D’autres joueurs virtuels ont participé à ce résultat.</translation>
    </message>
    <message>
        <source>Others don't have your own program, so it can't play in a challenge.</source>
        <translation>Les autres n’ont pas ton propre programme, il ne peut donc pas jouer dans un défi.</translation>
    </message>
    <message>
        <source>Outbid the other side with your partner, then make your contract.</source>
        <translation>Surenchérissez sur l’autre camp, puis réussissez votre contrat.</translation>
    </message>
    <message>
        <source>Partners need four or six players.</source>
        <translation>Pour jouer par équipes, il faut être quatre ou six.</translation>
    </message>
    <message>
        <source>Partners: 4 players in two pairs, 6 in three. Trios: 6 players in two sides of three.</source>
        <translation>Équipes : 4 joueurs en deux paires, 6 en trois. Trios : 6 joueurs en deux camps de trois.</translation>
    </message>
    <message>
        <source>Pass the cards that would take points: high cards of suits in which you have few low ones.</source>
        <translation>Passez les cartes qui prendraient des points : les grosses des couleurs où vous avez peu de petites.</translation>
    </message>
    <message>
        <source>Pass the queen of spades, or the king and ace, if you have fewer than four spades. Then pass high hearts.</source>
        <translation>Passez la dame de pique, ou le roi et l’as, si vous avez moins de quatre piques. Puis les gros cœurs.</translation>
    </message>
    <message>
        <source>Passing across needs four players.</source>
        <translation>Il faut être quatre pour passer des cartes en face.</translation>
    </message>
    <message>
        <source>Passing three cards</source>
        <translation>Passe de trois cartes</translation>
    </message>
    <message>
        <source>Passing to the second player needs five players.</source>
        <translation>Il faut être cinq pour passer des cartes au deuxième joueur.</translation>
    </message>
    <message>
        <source>Penalty for a missed bid</source>
        <translation>Pénalité pour une annonce manquée</translation>
    </message>
    <message>
        <source>Play from your hand or your face-up row. Both are refilled from your foundation.</source>
        <translation>Jouez de votre main ou de votre rangée découverte. Les deux se complètent depuis votre pile.</translation>
    </message>
    <message>
        <source>Play the highest card that still loses. Lead a suit in which your cards are the lowest.</source>
        <translation>Jouez la plus forte carte qui perd encore. Entamez la couleur où vos cartes sont les plus petites.</translation>
    </message>
    <message>
        <source>Play your high cards first and keep low ones. Lead low cards of suits that the declarer has.</source>
        <translation>Jouez d’abord vos grosses cartes et gardez les petites. Entamez petit dans les couleurs où le preneur a des cartes.</translation>
    </message>
    <message>
        <source>Play your highest card below the winning one, while others can still put points on the trick.</source>
        <translation>Jouez votre plus forte carte sous celle qui mène, tant que d’autres peuvent encore mettre des points.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players sit in pairs</source>
        <translation>Les joueurs sont par paires</translation>
    </message>
    <message>
        <source>Players who bid your suit, or bid high, are likely to help you.</source>
        <translation>Ceux qui ont annoncé votre couleur, ou annoncé haut, vous aideront sans doute.</translation>
    </message>
    <message>
        <source>Points against a player who fails alone</source>
        <translation>Points contre un joueur qui chute en solo</translation>
    </message>
    <message>
        <source>Points are bad in this game. High hearts and high spades are dangerous to keep.</source>
        <translation>Dans ce jeu, les points sont mauvais. Les gros cœurs et les gros piques sont dangereux à garder.</translation>
    </message>
    <message>
        <source>Points are bad in this game. High hearts are dangerous to keep.</source>
        <translation>Dans ce jeu, les points sont mauvais. Les gros cœurs sont dangereux à garder.</translation>
    </message>
    <message>
        <source>Points for a deal</source>
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>Points in the discards</source>
        <translation>Points de l’écart</translation>
    </message>
    <message>
        <source>Points in the discards, for nobody: {points}</source>
        <translation>Points de l’écart, pour personne : {points}</translation>
    </message>
    <message>
        <source>Points in the discards, with the last trick: {points}</source>
        <translation>Points de l’écart, avec le dernier pli : {points}</translation>
    </message>
    <message>
        <source>Points in the discards: {points}</source>
        <translation>Points de l’écart : {points}</translation>
    </message>
    <message>
        <source>Points in tricks: {points}</source>
        <translation>Points des plis : {points}</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>Prince Edward Island</source>
        <translation>Île-du-Prince-Édouard</translation>
    </message>
    <message>
        <source>Québec</source>
        <translation>Québec</translation>
    </message>
    <message>
        <source>Québec, Canada</source>
        <translation>Québec, Canada</translation>
    </message>
    <message>
        <source>Railroad</source>
        <translation>Railroad</translation>
    </message>
    <message>
        <source>Railroad Euchre</source>
        <translation>Railroad Euchre</translation>
    </message>
    <message>
        <source>Raise your own bid</source>
        <translation>Relancer sur soi-même</translation>
    </message>
    <message>
        <source>Red One</source>
        <translation>Un rouge</translation>
    </message>
    <message>
        <source>Remember which cards are gone. Never throw the highest card left in a suit.</source>
        <translation>Retenez les cartes tombées. Ne jetez jamais la plus forte carte qui reste dans une couleur.</translation>
    </message>
    <message>
        <source>Remember who didn't follow suit. Lead another suit while that player has trumps.</source>
        <translation>Retenez qui n’a pas fourni. Entamez une autre couleur tant que ce joueur a des atouts.</translation>
    </message>
    <message>
        <source>Reneging</source>
        <translation>Renonce</translation>
    </message>
    <message>
        <source>Say how many tricks you'll take, then take exactly that many.</source>
        <translation>Dites combien de plis vous ferez, puis faites-en exactement autant.</translation>
    </message>
    <message>
        <source>Several sides reach the target</source>
        <translation>Plusieurs camps atteignent le but</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>Grand chelem</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Six joueurs</translation>
    </message>
    <message>
        <source>So many cards are too many for this number of players.</source>
        <translation>Cela fait trop de cartes pour ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>Some call it being on the green.</source>
        <translation>En anglais : on the green.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
    </message>
    <message>
        <source>Spades beat everything. Take the tricks your side promises.</source>
        <translation>Les piques battent tout. Faites les plis promis avec votre partenaire.</translation>
    </message>
    <message>
        <source>Spades can be led now.</source>
        <translation>On peut maintenant entamer pique.</translation>
    </message>
    <message>
        <source>Spades may be led</source>
        <translation>Entame à pique</translation>
    </message>
    <message>
        <source>Spot Hearts</source>
        <translation>Spot Hearts</translation>
    </message>
    <message>
        <source>Stay in without outbidding your partner, while an opponent is still bidding.</source>
        <translation>Rester dans les enchères sans surenchérir sur le partenaire, tant qu’un adversaire y est encore.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>Le donneur doit nommer</translation>
    </message>
    <message>
        <source>Suits rank in the bidding</source>
        <translation>Les couleurs ont un rang aux enchères</translation>
    </message>
    <message>
        <source>Suits rank, lowest first</source>
        <translation>Couleurs classées, de bas en haut</translation>
    </message>
    <message>
        <source>Swap them, unless the suit turned up is your own and they are trumps in it.</source>
        <translation>Échangez-les, sauf si la couleur de la retourne est la vôtre et qu’elles y sont des atouts.</translation>
    </message>
    <message>
        <source>Take exactly as many tricks as you bid, no more and no fewer.</source>
        <translation>Faites exactement autant de plis qu’annoncé : ni moins, ni plus.</translation>
    </message>
    <message>
        <source>Take it only if it is better than the worst card in your hand.</source>
        <translation>Ne la prenez que si elle vaut mieux que la pire carte de votre main.</translation>
    </message>
    <message>
        <source>Take it whenever you hold a card that is worth less.</source>
        <translation>Prenez-la dès que vous avez en main une carte qui vaut moins.</translation>
    </message>
    <message>
        <source>Take the tricks that your side has bid. Tricks above them are bags.</source>
        <translation>Faites les plis que votre camp a annoncés. Les plis en plus sont des sacs.</translation>
    </message>
    <message>
        <source>Take your tricks with cards that would win anyway, and keep the low ones to lose with.</source>
        <translation>Faites vos plis avec des cartes qui gagneraient de toute façon, et gardez les petites pour perdre.</translation>
    </message>
    <message>
        <source>That bid isn't allowed yet.</source>
        <translation>Cette annonce n’est possible qu’après une autre.</translation>
    </message>
    <message>
        <source>That bid isn't high enough.</source>
        <translation>Cette annonce n’est pas assez haute.</translation>
    </message>
    <message>
        <source>That can't be done now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>That deal isn't in this record.</source>
        <translation>Cette donne n’est pas dans cet enregistrement.</translation>
    </message>
    <message>
        <source>That isn't a deal code. Deal codes start with {code}.</source>
        <translation>Ce n’est pas un code de donne. Ces codes commencent par {code}.</translation>
    </message>
    <message>
        <source>That isn't the number of a legal action.</source>
        <translation>Ce n’est pas le numéro d’une action permise.</translation>
    </message>
    <message>
        <source>That isn't the right number of cards.</source>
        <translation>Ce n’est pas le bon nombre de cartes.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>Cette couleur a été refusée.</translation>
    </message>
    <message>
        <source>The Bird and the Red One are always trumps, whichever colour you name.</source>
        <translation>L’Oiseau et le Un rouge sont toujours atouts, quelle que soit la couleur nommée.</translation>
    </message>
    <message>
        <source>The Bird counts 20 points, but it isn't a high trump. Try to win tricks with many points in them.</source>
        <translation>L’Oiseau compte 20 points, mais ce n’est pas un atout fort. Faites les plis chargés en points.</translation>
    </message>
    <message>
        <source>The Bird is</source>
        <translation>L’Oiseau est</translation>
    </message>
    <message>
        <source>The Bird is always a trump, whichever colour you name.</source>
        <translation>L’Oiseau est atout quelle que soit la couleur nommée.</translation>
    </message>
    <message>
        <source>The Bird is the highest trump. Try to win tricks with many points in them.</source>
        <translation>L’Oiseau est le plus fort atout. Faites les plis chargés en points.</translation>
    </message>
    <message>
        <source>The Bird led asks for</source>
        <translation>L’Oiseau entamé demande</translation>
    </message>
    <message>
        <source>The Bird may be played</source>
        <translation>L’Oiseau peut être joué</translation>
    </message>
    <message>
        <source>The Red One is the highest trump, then the Bird. Try to win tricks with many points in them.</source>
        <translation>Le Un rouge est le plus fort atout, puis vient l’Oiseau. Faites les plis chargés en points.</translation>
    </message>
    <message>
        <source>The Red One is the highest trump. Try to win tricks with many points in them.</source>
        <translation>Le Un rouge est le plus fort atout. Faites les plis chargés en points.</translation>
    </message>
    <message>
        <source>The ace is the lowest diamond unless diamonds are trumps.</source>
        <translation>L’as est le plus petit carreau, sauf si carreau est atout.</translation>
    </message>
    <message>
        <source>The ace of a plain black suit ranks below king, queen and jack.</source>
        <translation>L’as d’une couleur noire hors atout se range sous roi, dame et valet.</translation>
    </message>
    <message>
        <source>The best total wins then.</source>
        <translation>Le meilleur total gagne alors.</translation>
    </message>
    <message>
        <source>The bids must not add up to the number of tricks.</source>
        <translation>Le total des annonces ne doit pas être égal au nombre de plis.</translation>
    </message>
    <message>
        <source>The bids of a side must add up to four or more.</source>
        <translation>Les annonces d’un camp doivent faire quatre ou plus en tout.</translation>
    </message>
    <message>
        <source>The bids of partners add up, and tricks above them are bags. Nil means no trick at all.</source>
        <translation>Les annonces des partenaires s’additionnent, et les plis en plus sont des sacs. Nul veut dire aucun pli.</translation>
    </message>
    <message>
        <source>The calls players can make in the auction.</source>
        <translation>Les annonces possibles pendant les enchères.</translation>
    </message>
    <message>
        <source>The cards of this match aren't those of the challenge.</source>
        <translation>Les cartes de cette partie ne sont pas celles du défi.</translation>
    </message>
    <message>
        <source>The computer players of this challenge are from another version of Trickdesk.</source>
        <translation>Les joueurs virtuels de ce défi viennent d’une autre version de Trickdesk.</translation>
    </message>
    <message>
        <source>The deal isn't over yet.</source>
        <translation>La donne n’est pas terminée.</translation>
    </message>
    <message>
        <source>The dealer has to name a suit.</source>
        <translation>Le donneur doit nommer une couleur.</translation>
    </message>
    <message>
        <source>The dealer is hooked</source>
        <translation>Le donneur est coincé</translation>
    </message>
    <message>
        <source>The dealer may hold</source>
        <translation>Le donneur peut tenir</translation>
    </message>
    <message>
        <source>The dealer may take over another player's call.</source>
        <translation>Le donneur peut reprendre à son compte l’annonce d’un autre joueur.</translation>
    </message>
    <message>
        <source>The deals with the most cards of the match.</source>
        <translation>Les donnes où l’on a le plus de cartes de la partie.</translation>
    </message>
    <message>
        <source>The declarer may discard the whole hand and take the kitty instead.</source>
        <translation>Le preneur peut écarter toute sa main et prendre le chien à la place.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty</source>
        <translation>Le preneur prend le chien</translation>
    </message>
    <message>
        <source>The declarer was euchred</source>
        <translation>Le preneur a été euchré</translation>
    </message>
    <message>
        <source>The defenders score what they took</source>
        <translation>La défense marque ce qu’elle a pris</translation>
    </message>
    <message numerus="yes">
        <source>The defenders took {tricks} tricks at 10 points each</source>
        <extracomment>1: The defenders took {tricks} trick at 10 points each</extracomment>
        <translation><numerusform>La défense a fait {tricks} pli à 10 points</numerusform><numerusform>La défense a fait {tricks} plis à 10 points chacun</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The differ bid {bid} and took {tricks} tricks</source>
        <extracomment>1: The differ bid {bid} and took {tricks} trick</extracomment>
        <translation><numerusform>Le differ a annoncé {bid} et fait {tricks} pli</numerusform><numerusform>Le differ a annoncé {bid} et fait {tricks} plis</numerusform></translation>
    </message>
    <message>
        <source>The differ fell short by {short}</source>
        <translation>Il a manqué {short} au differ</translation>
    </message>
    <message>
        <source>The difference is the same, but points for the others bring the end of the match nearer.</source>
        <translation>L’écart est le même, mais des points aux autres rapprochent la fin de la partie.</translation>
    </message>
    <message>
        <source>The first card is turned up.</source>
        <translation>La première carte est retournée.</translation>
    </message>
    <message>
        <source>The first card is turned up; the others stay out of play.</source>
        <translation>La première carte est retournée ; les autres ne servent pas.</translation>
    </message>
    <message>
        <source>The first four are face up, the next three are drawn, and the rest are the foundation, from the top.</source>
        <translation>Les quatre premières sont découvertes, les trois suivantes piochées, les autres forment la pile, depuis le dessus.</translation>
    </message>
    <message>
        <source>The first player must bid</source>
        <translation>Le premier joueur doit annoncer</translation>
    </message>
    <message>
        <source>The five of trumps is the highest card, then the jack of trumps, then the ace of hearts, always a trump.</source>
        <translation>Le cinq d’atout est la carte la plus forte, puis viennent le valet d’atout et l’as de cœur, toujours atout.</translation>
    </message>
    <message>
        <source>The high joker is the highest trump, then the low joker, the jack of trumps, and the other jack of the same colour.</source>
        <translation>Le grand joker est l’atout le plus fort, puis viennent le petit joker, le valet d’atout et l’autre valet de même teinte.</translation>
    </message>
    <message>
        <source>The highest bid is the number of points in the deck.</source>
        <translation>L’annonce maximale est le nombre de points du jeu de cartes.</translation>
    </message>
    <message>
        <source>The highest trump played, {card}</source>
        <translation>Le plus fort atout joué, {card}</translation>
    </message>
    <message>
        <source>The home folder {name} doesn't exist.</source>
        <translation>Le dossier personnel {name} n’existe pas.</translation>
    </message>
    <message>
        <source>The jack of diamonds helps</source>
        <translation>Le valet de carreau aide</translation>
    </message>
    <message>
        <source>The jack of diamonds is worth −10</source>
        <translation>Le valet de carreau vaut −10</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump, then the other jack of the same colour.</source>
        <translation>Le valet d’atout est le plus fort atout, puis l’autre valet de même teinte.</translation>
    </message>
    <message>
        <source>The joker is the highest trump, then the jack of trumps, then the other jack of the same colour.</source>
        <translation>Le joker est l’atout le plus fort, puis viennent le valet d’atout et l’autre valet de même teinte.</translation>
    </message>
    <message>
        <source>The king and ace of spades count only if the queen does.</source>
        <translation>Le roi et l’as de pique ne comptent que si la dame compte.</translation>
    </message>
    <message>
        <source>The king and ace of spades count, too</source>
        <translation>Le roi et l’as de pique comptent aussi</translation>
    </message>
    <message>
        <source>The king counts 10 and the ace 7.</source>
        <translation>Le roi compte 10 et l’as 7.</translation>
    </message>
    <message>
        <source>The kitty is taken at misère</source>
        <translation>Le chien est pris à la misère</translation>
    </message>
    <message>
        <source>The lowest bid can't be higher than the points in the deck.</source>
        <translation>L’annonce minimale ne peut pas dépasser les points du jeu de cartes.</translation>
    </message>
    <message>
        <source>The lowest club leads</source>
        <translation>Le plus petit trèfle entame</translation>
    </message>
    <message>
        <source>The lowest club must be led to the first trick.</source>
        <translation>Le plus petit trèfle doit entamer le premier pli.</translation>
    </message>
    <message>
        <source>The match also ends at</source>
        <translation>La partie se termine aussi à</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partie se termine</translation>
    </message>
    <message>
        <source>The match ends at</source>
        <translation>La partie se termine à</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The match isn't over.</source>
        <translation>La partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>The option “{option}” can't be {value}.</source>
        <translation>L’option « {option} » ne peut pas valoir {value}.</translation>
    </message>
    <message>
        <source>The points of this result don't follow from its cards.</source>
        <translation>Les points de ce résultat ne découlent pas des cartes jouées.</translation>
    </message>
    <message>
        <source>The queen and the nine of trumps are the highest cards. If everyone follows suit, a two wins.</source>
        <translation>La dame et le neuf d’atout sont les cartes les plus fortes. Si tout le monde fournit, un deux gagne.</translation>
    </message>
    <message>
        <source>The queen is the highest trump, then the nine.</source>
        <translation>La dame est l’atout le plus fort, puis vient le neuf.</translation>
    </message>
    <message>
        <source>The queen of spades counts</source>
        <translation>La dame de pique compte</translation>
    </message>
    <message>
        <source>The record names {named} seats, but {seats} are playing.</source>
        <translation>{named} places sont nommées, mais {seats} jouent.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Le texte est vide.</translation>
    </message>
    <message>
        <source>The top card of the centre is face up</source>
        <translation>La carte du dessus du centre est visible</translation>
    </message>
    <message>
        <source>The winner of a trick takes its points, and points are bad. Low cards are safe.</source>
        <translation>Celui qui fait le pli prend ses points, et les points sont mauvais. Les petites cartes sont sûres.</translation>
    </message>
    <message>
        <source>The {game} rules have no version {version}.</source>
        <translation>La version {version} des règles ({game}) est inconnue.</translation>
    </message>
    <message>
        <source>There are {most} of them already. Delete one first.</source>
        <translation>Il y en a déjà {most}. Supprimes-en d’abord un.</translation>
    </message>
    <message>
        <source>There is a trump</source>
        <translation>Avec atout</translation>
    </message>
    <message>
        <source>There is no file “{name}”. Write its full path.</source>
        <translation>Il n’y a pas de fichier « {name} ». Écrivez son chemin complet.</translation>
    </message>
    <message>
        <source>There is no game called “{word}”.</source>
        <translation>Il n’y a pas de jeu « {word} ».</translation>
    </message>
    <message>
        <source>There is no program “{name}”.</source>
        <translation>Il n’y a pas de programme « {name} ».</translation>
    </message>
    <message>
        <source>There is no such call.</source>
        <translation>Cette annonce n’existe pas.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards, and only the joker ranks above the suits.</source>
        <translation>Pas d’atout : les valets sont des cartes ordinaires, et seul le joker domine les couleurs.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards, and only the jokers rank above the suits.</source>
        <translation>Pas d’atout : les valets sont des cartes ordinaires, et seuls les jokers dominent les couleurs.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards. A joker beats every other card, or none if a player has to lose all tricks.</source>
        <translation>Pas d’atout : les valets sont des cartes ordinaires. Un joker bat toutes les autres cartes, ou aucune si quelqu’un doit perdre tous les plis.</translation>
    </message>
    <message>
        <source>These house rules are damaged, or part of them is missing.</source>
        <translation>Ces règles maison sont abîmées, ou il en manque une partie.</translation>
    </message>
    <message>
        <source>These house rules have no name.</source>
        <translation>Ces règles maison n’ont pas de nom.</translation>
    </message>
    <message>
        <source>They count towards the bid.</source>
        <translation>Ils comptent pour l’annonce.</translation>
    </message>
    <message>
        <source>This challenge has been changed after it was made.</source>
        <translation>Ce défi a été modifié après sa création.</translation>
    </message>
    <message>
        <source>This challenge is damaged, or was made by another version of Trickdesk.</source>
        <translation>Ce défi est endommagé ou vient d’une autre version de Trickdesk.</translation>
    </message>
    <message>
        <source>This code has a mistake in it, or part of it is missing.</source>
        <translation>Ce code contient une erreur, ou il en manque une partie.</translation>
    </message>
    <message>
        <source>This code is for a game that Trickdesk doesn't know.</source>
        <translation>Ce code est celui d’un jeu inconnu ici.</translation>
    </message>
    <message>
        <source>This code was made by another version of Trickdesk.</source>
        <translation>Ce code vient d’une autre version de Trickdesk.</translation>
    </message>
    <message>
        <source>This deal isn't over yet.</source>
        <translation>Cette donne n’est pas encore terminée.</translation>
    </message>
    <message>
        <source>This file is damaged, or part of it is missing.</source>
        <translation>Ce fichier est endommagé ou incomplet.</translation>
    </message>
    <message>
        <source>This is no challenge and no result.</source>
        <translation>Ce n’est ni un défi ni un résultat.</translation>
    </message>
    <message>
        <source>This is no challenge, result or house rules of Trickdesk.</source>
        <translation>Ce n’est ni un défi, ni un résultat, ni des règles maison de Trickdesk.</translation>
    </message>
    <message>
        <source>This is the result of a challenge that you don't have. Open the challenge first.</source>
        <translation>C’est le résultat d’un défi que vous n’avez pas. Ouvrez d’abord le défi.</translation>
    </message>
    <message>
        <source>This is too long for a challenge, a result or house rules.</source>
        <translation>C’est trop long pour un défi, un résultat ou des règles maison.</translation>
    </message>
    <message>
        <source>This is too long for a deal code.</source>
        <translation>C’est trop long pour un code de donne.</translation>
    </message>
    <message>
        <source>This isn't a Trickdesk record.</source>
        <translation>Ce n’est pas un enregistrement de Trickdesk.</translation>
    </message>
    <message>
        <source>This isn't a challenge.</source>
        <translation>Ce n’est pas un défi.</translation>
    </message>
    <message>
        <source>This isn't a deal of {game}: {reason}</source>
        <translation>Ce n’est pas une donne ({game}) : {reason}</translation>
    </message>
    <message>
        <source>This isn't a record: byte {place} is not UTF-8.</source>
        <translation>Ce n’est pas un enregistrement : l’octet {place} n’est pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>This isn't a record: it is larger than 1 MiB.</source>
        <translation>Ce n’est pas un enregistrement : il dépasse 1 Mio.</translation>
    </message>
    <message>
        <source>This isn't a record: it is nested too deeply.</source>
        <translation>Ce n’est pas un enregistrement : il est imbriqué trop profondément.</translation>
    </message>
    <message>
        <source>This isn't a record: {error}.</source>
        <translation>Ce n’est pas un enregistrement : {error}.</translation>
    </message>
    <message>
        <source>This match is already open in another copy of Trickdesk.</source>
        <translation>Cette partie est déjà ouverte dans une autre fenêtre de Trickdesk.</translation>
    </message>
    <message>
        <source>This match wasn't played for this challenge.</source>
        <translation>Cette partie n’a pas été jouée pour ce défi.</translation>
    </message>
    <message>
        <source>This puzzle is no longer available.</source>
        <translation>Cette décision n’est plus un exercice.</translation>
    </message>
    <message>
        <source>This record has no deals.</source>
        <translation>Cet enregistrement ne contient aucune donne.</translation>
    </message>
    <message>
        <source>This result breaks the rules in deal {number}, at decision {place}.</source>
        <translation>Ce résultat enfreint les règles dans la donne {number}, à la décision {place}.</translation>
    </message>
    <message>
        <source>This result has been changed after it was made, or part of it is missing.</source>
        <translation>Ce résultat a été modifié après sa création ou il est incomplet.</translation>
    </message>
    <message>
        <source>This result has more cards than the challenge.</source>
        <translation>Ce résultat a plus de cartes que le défi.</translation>
    </message>
    <message>
        <source>This result is damaged, or was made by another version of Trickdesk.</source>
        <translation>Ce résultat est endommagé ou vient d’une autre version de Trickdesk.</translation>
    </message>
    <message>
        <source>This result is for another challenge.</source>
        <translation>Ce résultat est pour un autre défi.</translation>
    </message>
    <message>
        <source>This score already takes off points for a missed bid.</source>
        <translation>Cette marque retire déjà des points pour une annonce manquée.</translation>
    </message>
    <message>
        <source>This text is too long for a deal number.</source>
        <translation>Ce texte est trop long pour un numéro de donne.</translation>
    </message>
    <message>
        <source>This text is too long to be a deal.</source>
        <translation>Ce texte est trop long pour être une donne.</translation>
    </message>
    <message>
        <source>This was made by another version of Trickdesk.</source>
        <translation>Cela vient d’une autre version de Trickdesk.</translation>
    </message>
    <message>
        <source>Those cards don't belong there.</source>
        <translation>Ces cartes ne vont pas là.</translation>
    </message>
    <message>
        <source>Three pairs: six players</source>
        <translation>Trois paires : six joueurs</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>À trois</translation>
    </message>
    <message>
        <source>Throw from a suit that can't win any more. Keep cards in the suit that the others will lead.</source>
        <translation>Défaussez-vous dans une couleur qui ne peut plus gagner. Gardez des cartes dans celle que les autres vont jouer.</translation>
    </message>
    <message>
        <source>Throw the highest card of the suit in which you have the fewest low ones.</source>
        <translation>Jetez la plus forte carte de la couleur où vous avez le moins de petites.</translation>
    </message>
    <message>
        <source>Throw the queen of spades first, then high hearts, then high cards of a short suit.</source>
        <translation>Jetez d’abord la dame de pique, puis les gros cœurs, puis les grosses cartes d’une couleur courte.</translation>
    </message>
    <message>
        <source>Throw your highest card whenever it doesn't win, so that it can't take a trick later.</source>
        <translation>Jetez votre plus forte carte dès qu’elle ne gagne pas, pour qu’elle ne fasse pas de pli plus tard.</translation>
    </message>
    <message>
        <source>Tocan</source>
        <translation>Tocan</translation>
    </message>
    <message>
        <source>Tournament nest</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Plis au-dessus de l’annonce</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Plis d’un nul manqué</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Trump is named</source>
        <translation>L’atout est nommé</translation>
    </message>
    <message>
        <source>Trumped with {card}, the highest of {trumps} trumps.</source>
        <translation>Coupé avec {card}, le plus fort de {trumps} atouts.</translation>
    </message>
    <message>
        <source>Trumped with {card}.</source>
        <translation>Coupé avec {card}.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Try to win tricks with many points in them.</source>
        <translation>Faites les plis chargés en points.</translation>
    </message>
    <message>
        <source>Twenty-Five</source>
        <translation>Vingt-cinq irlandais</translation>
    </message>
    <message>
        <source>Two or three players play each alone.</source>
        <translation>À deux ou trois, chacun joue pour soi.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>À deux</translation>
    </message>
    <message>
        <source>Two sides of three need six players.</source>
        <translation>Pour deux camps de trois, il faut six joueurs.</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>Royaume-Uni</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>États-Unis</translation>
    </message>
    <message>
        <source>United States and Canada</source>
        <translation>États-Unis et Canada</translation>
    </message>
    <message>
        <source>United States, from 1904</source>
        <translation>États-Unis, depuis 1904</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>Value of the bids</source>
        <translation>Valeur des annonces</translation>
    </message>
    <message>
        <source>When everyone else has passed, the highest bidder may bid once more.</source>
        <translation>Quand tous les autres ont passé, celui qui a fait la plus haute annonce peut en faire encore une.</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Quand tout le monde passe</translation>
    </message>
    <message>
        <source>When one player has taken all the hearts so far, keep a high heart and take a trick with it.</source>
        <translation>Quand un joueur a pris tous les cœurs jusqu’ici, gardez un gros cœur et prenez un pli avec.</translation>
    </message>
    <message>
        <source>When one player has taken all the points so far, take a trick with points in it yourself.</source>
        <translation>Quand un joueur a pris tous les points jusqu’ici, prenez vous-même un pli où il y en a.</translation>
    </message>
    <message>
        <source>When the other side is winning, don't play a 5, 10 or 14 if you have another card.</source>
        <translation>Quand l’autre camp tient le pli, ne jouez pas de 5, de 10 ni de 14 si vous avez une autre carte.</translation>
    </message>
    <message>
        <source>When the other side is winning, play a card worth no points.</source>
        <translation>Quand l’autre camp tient le pli, jouez une carte sans points.</translation>
    </message>
    <message>
        <source>When you can't follow suit, throw the card that would take the most points later.</source>
        <translation>Quand vous ne pouvez pas fournir, jetez la carte qui prendrait le plus de points plus tard.</translation>
    </message>
    <message>
        <source>When you can't win the trick, throw a low card of another suit and keep your trumps.</source>
        <translation>Si vous ne pouvez pas faire le pli, jetez une petite carte d’une autre couleur et gardez vos atouts.</translation>
    </message>
    <message>
        <source>When you can't win, play your lowest card. The high one may win a later trick.</source>
        <translation>Si vous ne pouvez pas gagner, jouez votre plus petite carte. La grosse fera peut-être un pli plus tard.</translation>
    </message>
    <message>
        <source>When you have taken all the points so far, go on with cards that nobody can beat.</source>
        <translation>Si vous avez pris tous les points jusque-là, continuez avec des cartes que personne ne peut battre.</translation>
    </message>
    <message>
        <source>When you may play the joker at no trump.</source>
        <translation>Quand le joker peut être joué à sans-atout.</translation>
    </message>
    <message>
        <source>When you play last to a trick without points, take it with your highest card.</source>
        <translation>Quand vous jouez en dernier sur un pli sans points, prenez-le avec votre plus forte carte.</translation>
    </message>
    <message>
        <source>When your bid is lost, spoil the others' bids: take tricks they need, or leave them one too many.</source>
        <translation>Quand votre annonce est perdue, faites échouer celles des autres : prenez les plis dont ils ont besoin, ou laissez-leur-en un de trop.</translation>
    </message>
    <message>
        <source>When your partner runs a long suit, play your high card under theirs, so that they can go on.</source>
        <translation>Quand votre partenaire joue sa longue, mettez votre grosse carte dessous pour lui laisser la main.</translation>
    </message>
    <message>
        <source>When your partner's card is safe, add a card worth points to the trick.</source>
        <translation>Quand la carte de votre partenaire est sûre, mettez dans le pli une carte qui vaut des points.</translation>
    </message>
    <message>
        <source>When your partner's card is safe, play a 10, a 14 or a 5 on the trick.</source>
        <translation>Quand la carte de votre partenaire est sûre, mettez un 10, un 14 ou un 5 dans le pli.</translation>
    </message>
    <message>
        <source>When your side declares, lead trumps until the others have none. Then your high cards are safe.</source>
        <translation>Si le preneur est dans votre camp, entamez atout jusqu’à ce que les autres n’en aient plus. Vos autres cartes fortes sont alors à l’abri.</translation>
    </message>
    <message>
        <source>While you have trumps, lead your only card of a suit early. You can trump that suit next time.</source>
        <translation>Tant que vous avez des atouts, entamez tôt votre seule carte d’une couleur. La fois suivante, vous couperez.</translation>
    </message>
    <message>
        <source>While you have trumps, throw your last card of a short suit.</source>
        <translation>Tant que vous avez des atouts, jetez votre dernière carte d’une couleur courte.</translation>
    </message>
    <message>
        <source>While you need tricks, take every one you can, with the highest card that you won't need later.</source>
        <translation>Tant qu’il vous faut des plis, prenez tous ceux que vous pouvez, avec la plus forte carte qui ne vous servira plus ensuite.</translation>
    </message>
    <message>
        <source>Who decides which cards are discarded.</source>
        <translation>Qui décide des cartes à écarter.</translation>
    </message>
    <message>
        <source>Who leads first against a player who is alone.</source>
        <translation>Qui entame contre un joueur en solo.</translation>
    </message>
    <message>
        <source>Who may go on bidding after the dealer holds.</source>
        <translation>Qui peut continuer après que le donneur a tenu.</translation>
    </message>
    <message>
        <source>Who wins when both sides reach 500 in one deal.</source>
        <translation>Qui gagne quand les deux camps atteignent 500 dans la même donne.</translation>
    </message>
    <message>
        <source>Win three of five tricks with your partner, or dare it alone.</source>
        <translation>Faites trois plis sur cinq avec votre partenaire, ou osez seul.</translation>
    </message>
    <message>
        <source>Win with the lowest card that will do, above all when you play last.</source>
        <translation>Gagnez avec la plus petite carte qui suffit, surtout si vous jouez en dernier.</translation>
    </message>
    <message>
        <source>With 100 points or more, you must call at least 20.</source>
        <translation>À 100 points ou plus, vous devez annoncer au moins 20.</translation>
    </message>
    <message>
        <source>With few cards in a side suit you can trump it soon.</source>
        <translation>Avec peu de cartes d’une autre couleur, vous pourrez vite la couper.</translation>
    </message>
    <message>
        <source>With low cards in every suit, consider bidding to lose every trick.</source>
        <translation>Avec de petites cartes dans toutes les couleurs, pensez à annoncer une misère.</translation>
    </message>
    <message>
        <source>With nothing better to do, lead your longest suit. Its low cards win in the end.</source>
        <translation>Faute de mieux, entamez votre couleur la plus longue. Ses petites cartes gagnent à la fin.</translation>
    </message>
    <message>
        <source>With three players, thirteen cards are set aside, unseen.</source>
        <translation>À trois joueurs, treize cartes sont mises de côté sans être vues.</translation>
    </message>
    <message>
        <source>With {players} players, nobody can bid {lowest} tricks.</source>
        <translation>À {players} joueurs, personne ne peut annoncer {lowest} plis.</translation>
    </message>
    <message>
        <source>Words must be separated by exactly one space.</source>
        <translation>Les mots doivent être séparés par une seule espace.</translation>
    </message>
    <message>
        <source>You bid blind when you should look, or look when only a blind bid can help.</source>
        <translation>Vous annoncez à l’aveugle quand il faudrait regarder, ou vous regardez quand seule une annonce à l’aveugle peut aider.</translation>
    </message>
    <message>
        <source>You bid less than your cards are worth.</source>
        <translation>Vous annoncez moins que ne valent vos cartes.</translation>
    </message>
    <message>
        <source>You bid more than your cards will take.</source>
        <translation>Vous annoncez plus que vos cartes ne peuvent faire.</translation>
    </message>
    <message>
        <source>You bid over your partner when you should let them play.</source>
        <translation>Vous surenchérissez sur votre partenaire au lieu de lui laisser le contrat.</translation>
    </message>
    <message>
        <source>You bid the wrong suit.</source>
        <translation>Vous annoncez la mauvaise couleur.</translation>
    </message>
    <message>
        <source>You bid to lose every trick with hands that would take one.</source>
        <translation>Vous annoncez une misère avec des mains qui feront un pli.</translation>
    </message>
    <message>
        <source>You bid too few tricks.</source>
        <translation>Vous annoncez trop peu de plis.</translation>
    </message>
    <message>
        <source>You bid too many tricks.</source>
        <translation>Vous annoncez trop de plis.</translation>
    </message>
    <message>
        <source>You bid with hands that are worth a pass.</source>
        <translation>Vous annoncez avec des mains où il faut passer.</translation>
    </message>
    <message>
        <source>You can check only your partner's bid, and only while an opponent is still bidding.</source>
        <translation>Vous ne pouvez dire parole que sur l’annonce de votre partenaire, et tant qu’un adversaire est encore dans les enchères.</translation>
    </message>
    <message>
        <source>You can't discard that card.</source>
        <translation>Vous ne pouvez pas écarter cette carte.</translation>
    </message>
    <message>
        <source>You can't go on the kitty.</source>
        <translation>Vous ne pouvez pas aller au chien.</translation>
    </message>
    <message>
        <source>You can't lead hearts before a heart or the queen of spades has been played.</source>
        <translation>Vous ne pouvez entamer cœur qu’après la chute d’un cœur ou de la dame de pique.</translation>
    </message>
    <message>
        <source>You can't lead hearts before somebody has thrown one.</source>
        <translation>Vous ne pouvez entamer cœur que si quelqu’un en a déjà défaussé un.</translation>
    </message>
    <message>
        <source>You can't lead spades before somebody has played one.</source>
        <translation>On ne peut entamer pique qu’une fois que quelqu’un en a joué un.</translation>
    </message>
    <message>
        <source>You can't lead the joker as that suit.</source>
        <translation>Vous ne pouvez pas entamer le joker comme cette couleur.</translation>
    </message>
    <message>
        <source>You can't pass here.</source>
        <translation>Vous ne pouvez pas passer ici.</translation>
    </message>
    <message>
        <source>You can't play a spade on the first trick.</source>
        <translation>On ne peut pas jouer un pique au premier pli.</translation>
    </message>
    <message>
        <source>You can't play the joker now.</source>
        <translation>Vous ne pouvez pas jouer le joker maintenant.</translation>
    </message>
    <message>
        <source>You can't throw a card with points on the first trick.</source>
        <translation>Vous ne pouvez pas défausser une carte à points au premier pli.</translation>
    </message>
    <message>
        <source>You can't throw hearts on the first trick.</source>
        <translation>Vous ne pouvez pas défausser de cœur au premier pli.</translation>
    </message>
    <message>
        <source>You can't throw hearts or the queen of spades on the first trick.</source>
        <translation>Vous ne pouvez défausser ni cœur ni dame de pique au premier pli.</translation>
    </message>
    <message>
        <source>You choose the wrong partners.</source>
        <translation>Vous choisissez les mauvais partenaires.</translation>
    </message>
    <message>
        <source>You defend alone when you need your partner, or together when you don't.</source>
        <translation>Vous défendez en solo quand il vous faut votre partenaire, ou ensemble quand il ne vous le faut pas.</translation>
    </message>
    <message>
        <source>You discard cards that count points.</source>
        <translation>Vous écartez des cartes qui comptent des points.</translation>
    </message>
    <message>
        <source>You discard cards that would win tricks.</source>
        <translation>Vous écartez des cartes qui feraient des plis.</translation>
    </message>
    <message>
        <source>You discard trumps.</source>
        <translation>Vous écartez des atouts.</translation>
    </message>
    <message>
        <source>You don't draw trumps.</source>
        <translation>Vous ne faites pas tomber les atouts.</translation>
    </message>
    <message>
        <source>You don't have that card.</source>
        <translation>Vous n’avez pas cette carte.</translation>
    </message>
    <message>
        <source>You don't have to play the five or jack of trumps or the ace of hearts on a lower trump.</source>
        <translation>Vous n’êtes pas tenu de jouer le cinq ou le valet d’atout ni l’as de cœur sur un atout plus petit.</translation>
    </message>
    <message>
        <source>You don't lead from a short suit while you can trump.</source>
        <translation>Vous n’entamez pas de couleur courte, alors que vous pourriez la couper ensuite.</translation>
    </message>
    <message>
        <source>You don't lead trumps against a declarer who needs to trump.</source>
        <translation>Vous n’entamez pas atout contre un preneur qui a besoin de couper.</translation>
    </message>
    <message>
        <source>You don't lead your partner's suit.</source>
        <translation>Vous n’entamez pas la couleur de votre partenaire.</translation>
    </message>
    <message>
        <source>You don't take your sure tricks in time.</source>
        <translation>Vous ne prenez pas à temps vos plis sûrs.</translation>
    </message>
    <message>
        <source>You don't trump when you could.</source>
        <translation>Vous ne coupez pas quand vous pourriez.</translation>
    </message>
    <message>
        <source>You give points to the other side.</source>
        <translation>Vous donnez des points à l’autre camp.</translation>
    </message>
    <message>
        <source>You give the points to the wrong players.</source>
        <translation>Vous ne donnez pas les points à ceux qu’il faudrait.</translation>
    </message>
    <message>
        <source>You help a declarer who wants no tricks.</source>
        <translation>Vous aidez un preneur qui ne veut aucun pli.</translation>
    </message>
    <message>
        <source>You hold points back when your partner wins the trick.</source>
        <translation>Vous retenez des points quand votre partenaire gagne le pli.</translation>
    </message>
    <message>
        <source>You keep dangerous cards when you pass cards.</source>
        <translation>Vous gardez des cartes dangereuses quand vous passez des cartes.</translation>
    </message>
    <message>
        <source>You keep high cards that only stand in the way.</source>
        <translation>Vous gardez de grosses cartes qui ne font que gêner.</translation>
    </message>
    <message>
        <source>You keep high cards that take too many tricks.</source>
        <translation>Vous gardez de grosses cartes qui font trop de plis.</translation>
    </message>
    <message>
        <source>You keep high cards that win nothing, and discard useful ones.</source>
        <translation>Vous gardez de grosses cartes qui ne gagnent rien, et en écartez d’utiles.</translation>
    </message>
    <message>
        <source>You keep high cards when you have to lose all tricks.</source>
        <translation>Vous gardez de grosses cartes alors qu’il faut perdre tous les plis.</translation>
    </message>
    <message>
        <source>You keep short suits when you could get rid of them.</source>
        <translation>Vous gardez des couleurs courtes dont vous pourriez vous défaire.</translation>
    </message>
    <message>
        <source>You keep single cards when you could throw them and trump later.</source>
        <translation>Vous gardez des cartes seules au lieu de les jeter pour couper plus tard.</translation>
    </message>
    <message>
        <source>You lead a high card when a lower one of the suit is better.</source>
        <translation>Vous entamez une grosse carte quand une plus petite de la couleur vaut mieux.</translation>
    </message>
    <message>
        <source>You lead a low card when you hold a high one of the suit.</source>
        <translation>Vous entamez une petite carte quand vous en avez une grosse dans la couleur.</translation>
    </message>
    <message>
        <source>You lead away from high cards that aren't the highest.</source>
        <translation>Vous entamez sous de grosses cartes qui ne sont pas maîtresses.</translation>
    </message>
    <message>
        <source>You lead high cards that take the trick.</source>
        <translation>Vous entamez de grosses cartes qui prennent le pli.</translation>
    </message>
    <message>
        <source>You lead short or weak suits instead of your long one.</source>
        <translation>Vous entamez des couleurs courtes ou faibles au lieu de votre couleur longue.</translation>
    </message>
    <message>
        <source>You lead suits that an opponent can trump.</source>
        <translation>Vous entamez des couleurs qu’un adversaire peut couper.</translation>
    </message>
    <message>
        <source>You lead suits that bring points back to you.</source>
        <translation>Vous entamez des couleurs où les points vous reviennent.</translation>
    </message>
    <message>
        <source>You lead trumps and do the declarer's work for them.</source>
        <translation>Vous entamez atout et faites le travail du preneur à sa place.</translation>
    </message>
    <message>
        <source>You lead trumps when another lead is better.</source>
        <translation>Vous entamez atout quand une autre entame vaut mieux.</translation>
    </message>
    <message>
        <source>You lead your low cards too soon.</source>
        <translation>Vous entamez trop tôt vos petites cartes.</translation>
    </message>
    <message>
        <source>You lead your winners too soon.</source>
        <translation>Vous entamez trop tôt vos cartes maîtresses.</translation>
    </message>
    <message>
        <source>You leave the card turned up when you should take it.</source>
        <translation>Vous laissez la retourne quand il faut la prendre.</translation>
    </message>
    <message>
        <source>You leave tricks that you could take.</source>
        <translation>Vous laissez des plis que vous pourriez prendre.</translation>
    </message>
    <message>
        <source>You let a trick go that you needed.</source>
        <translation>Vous laissez filer un pli qu’il vous fallait.</translation>
    </message>
    <message>
        <source>You let somebody take all the points.</source>
        <translation>Vous laissez quelqu’un prendre tous les points.</translation>
    </message>
    <message>
        <source>You may play the Bird at any time, even if you could follow. Try to win tricks with many points in them.</source>
        <translation>Vous pouvez jouer l’Oiseau à tout moment, même si vous pouviez fournir. Faites les plis chargés en points.</translation>
    </message>
    <message>
        <source>You miss hands that could lose every trick.</source>
        <translation>Vous passez à côté de mains faites pour la misère.</translation>
    </message>
    <message>
        <source>You miss the chance to empty a suit when you pass cards.</source>
        <translation>Vous manquez l’occasion de vider une couleur quand vous passez des cartes.</translation>
    </message>
    <message>
        <source>You must follow the suit led.</source>
        <translation>Vous devez fournir la couleur demandée.</translation>
    </message>
    <message>
        <source>You name the wrong trump.</source>
        <translation>Vous nommez le mauvais atout.</translation>
    </message>
    <message>
        <source>You need three tricks of your own. Three sure trumps are usually enough.</source>
        <translation>Il vous faut trois plis à vous. Trois atouts sûrs suffisent en général.</translation>
    </message>
    <message>
        <source>You pass high cards that you should keep.</source>
        <translation>Vous passez de grosses cartes qu’il faudrait garder.</translation>
    </message>
    <message>
        <source>You pass low cards that you need.</source>
        <translation>Vous passez de petites cartes qu’il vous faut.</translation>
    </message>
    <message>
        <source>You pass with hands that are worth a bid.</source>
        <translation>Vous passez avec des mains qui valent une annonce.</translation>
    </message>
    <message>
        <source>You play low cards when a higher one would cost no more.</source>
        <translation>Vous jouez de petites cartes quand une plus forte ne coûterait pas plus.</translation>
    </message>
    <message>
        <source>You play low when you could take a trick without points.</source>
        <translation>Vous restez dessous quand vous pourriez prendre un pli sans points.</translation>
    </message>
    <message>
        <source>You score only if you take exactly as many tricks as you say.</source>
        <translation>Vous ne marquez que si vous faites exactement autant de plis qu’annoncé.</translation>
    </message>
    <message>
        <source>You stop thinking once your bid is lost.</source>
        <translation>Vous ne réfléchissez plus une fois votre annonce perdue.</translation>
    </message>
    <message>
        <source>You stop when you could take all the points.</source>
        <translation>Vous vous arrêtez alors que vous pourriez prendre tous les points.</translation>
    </message>
    <message>
        <source>You swap low cards that you should keep, or keep some that you should swap.</source>
        <translation>Vous échangez de basses cartes qu’il faut garder, ou en gardez qu’il faut échanger.</translation>
    </message>
    <message>
        <source>You take a trick when you have to lose them all.</source>
        <translation>Vous prenez un pli alors qu’il faut les perdre tous.</translation>
    </message>
    <message>
        <source>You take one trick too many.</source>
        <translation>Vous prenez un pli de trop.</translation>
    </message>
    <message>
        <source>You take the card turned up when you should leave it.</source>
        <translation>Vous prenez la retourne quand il faut la laisser.</translation>
    </message>
    <message>
        <source>You take the tricks you need with the wrong cards.</source>
        <translation>Vous faites les plis qu’il vous faut avec les mauvaises cartes.</translation>
    </message>
    <message>
        <source>You take tricks that you could leave.</source>
        <translation>Vous prenez des plis que vous pourriez laisser.</translation>
    </message>
    <message>
        <source>You take tricks that you should leave to others.</source>
        <translation>Vous prenez des plis qu’il faudrait laisser aux autres.</translation>
    </message>
    <message>
        <source>You take tricks that your partner was winning.</source>
        <translation>Vous prenez des plis que votre partenaire tenait.</translation>
    </message>
    <message>
        <source>You throw away cards that would win later.</source>
        <translation>Vous jetez des cartes qui gagneraient plus tard.</translation>
    </message>
    <message>
        <source>You throw cards of the wrong suit.</source>
        <translation>Vous jetez des cartes de la mauvaise couleur.</translation>
    </message>
    <message>
        <source>You throw harmless cards and keep dangerous ones.</source>
        <translation>Vous jetez des cartes sans danger et gardez les dangereuses.</translation>
    </message>
    <message>
        <source>You throw high cards that you still need.</source>
        <translation>Vous jetez de grosses cartes dont vous avez encore besoin.</translation>
    </message>
    <message>
        <source>You throw the low card that guards a high one.</source>
        <translation>Vous jetez la petite carte qui en protège une grosse.</translation>
    </message>
    <message>
        <source>You throw trumps on tricks that they don't win.</source>
        <translation>Vous jetez des atouts sur des plis qu’ils ne gagnent pas.</translation>
    </message>
    <message>
        <source>You trump tricks that aren't worth a trump.</source>
        <translation>Vous coupez des plis qui ne valent pas un atout.</translation>
    </message>
    <message>
        <source>You try to win with a card that is too low.</source>
        <translation>Vous essayez de gagner avec une carte trop petite.</translation>
    </message>
    <message>
        <source>You waste high cards on tricks that you don't win.</source>
        <translation>Vous gaspillez de grosses cartes sur des plis que vous ne gagnez pas.</translation>
    </message>
    <message>
        <source>You win tricks with a higher card than you need.</source>
        <translation>Vous gagnez des plis avec une carte plus forte qu’il ne faut.</translation>
    </message>
    <message>
        <source>Your current rules for {game} don't allow this deal: {reason}</source>
        <translation>Les règles en vigueur ({game}) ne permettent pas cette donne : {reason}</translation>
    </message>
    <message>
        <source>Zero bids score 5</source>
        <translation>Zéro pli compte 5</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a very large number</source>
        <translation>un très grand nombre</translation>
    </message>
    <message>
        <source>above 10 hearts</source>
        <translation>au-dessus de 10 cœurs</translation>
    </message>
    <message>
        <source>above the king</source>
        <translation>au-dessus du roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>after discarding</source>
        <translation>après l’écart</translation>
    </message>
    <message>
        <source>after taking the centre, before discarding</source>
        <translation>après avoir pris le centre, avant l’écart</translation>
    </message>
    <message>
        <source>all cards but trumps</source>
        <translation>tout sauf les atouts</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>les huit</translation>
    </message>
    <message>
        <source>all hearts</source>
        <translation>tous les cœurs</translation>
    </message>
    <message>
        <source>all hearts and the queen of spades</source>
        <translation>tous les cœurs et la dame de pique</translation>
    </message>
    <message>
        <source>all of them win</source>
        <translation>tous gagnent</translation>
    </message>
    <message>
        <source>all the cards with points</source>
        <translation>toutes les cartes à points</translation>
    </message>
    <message>
        <source>all the points for everyone else</source>
        <translation>tous les points à chacun des autres</translation>
    </message>
    <message>
        <source>all the points off your own score</source>
        <translation>tous les points en moins pour soi</translation>
    </message>
    <message>
        <source>always across</source>
        <translation>toujours en face</translation>
    </message>
    <message>
        <source>always clubs</source>
        <translation>toujours trèfle</translation>
    </message>
    <message>
        <source>always diamonds</source>
        <translation>toujours carreau</translation>
    </message>
    <message>
        <source>always hearts</source>
        <translation>toujours cœur</translation>
    </message>
    <message>
        <source>always spades</source>
        <translation>toujours pique</translation>
    </message>
    <message>
        <source>always to the left</source>
        <translation>toujours à gauche</translation>
    </message>
    <message>
        <source>always to the right</source>
        <translation>toujours à droite</translation>
    </message>
    <message>
        <source>always to the second on the left</source>
        <translation>toujours au deuxième à gauche</translation>
    </message>
    <message>
        <source>always to the second on the right</source>
        <translation>toujours au deuxième à droite</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>another deal</source>
        <translation>une donne de plus</translation>
    </message>
    <message>
        <source>another player took all the points</source>
        <translation>un autre joueur a pris tous les points</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>n’importe quelle couleur</translation>
    </message>
    <message>
        <source>are bags</source>
        <translation>sont des sacs</translation>
    </message>
    <message>
        <source>as a card of a suit (tournament)</source>
        <translation>comme une carte d’une couleur (tournoi)</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>à tout moment</translation>
    </message>
    <message>
        <source>at any time, even if you could follow</source>
        <translation>à tout moment, même si l’on peut fournir</translation>
    </message>
    <message>
        <source>at or over the target</source>
        <translation>dès que le but est atteint</translation>
    </message>
    <message>
        <source>bagged</source>
        <translation>donneur forcé</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>sacs</translation>
    </message>
    <message>
        <source>bags: {bags}</source>
        <translation>sacs : {bags}</translation>
    </message>
    <message>
        <source>bags: {bags}, so far {all}</source>
        <translation>sacs : {bags}, jusqu’ici {all}</translation>
    </message>
    <message>
        <source>before taking the centre</source>
        <translation>avant de prendre le centre</translation>
    </message>
    <message>
        <source>below 10 hearts</source>
        <translation>en dessous de 10 cœurs</translation>
    </message>
    <message>
        <source>below 8 spades</source>
        <translation>au-dessous de 8 piques</translation>
    </message>
    <message>
        <source>between the 10 and the 11 of trumps</source>
        <translation>entre le 10 et le 11 d’atout</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}</source>
        <translation>a annoncé {bid} et fait {tricks}</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: exact</source>
        <translation>a annoncé {bid} et fait {tricks} : pile</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>grand joker</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>blind nil failed: {tricks}</source>
        <translation>nul à l’aveugle manqué, plis : {tricks}</translation>
    </message>
    <message>
        <source>blind nil made</source>
        <translation>nul à l’aveugle réussi</translation>
    </message>
    <message>
        <source>bottoms</source>
        <translation>bottoms</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>by its value</source>
        <translation>selon sa valeur</translation>
    </message>
    <message>
        <source>can be bid</source>
        <translation>peut être annoncée</translation>
    </message>
    <message>
        <source>can win the auction</source>
        <translation>peuvent gagner les enchères</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>cost 1 point each</source>
        <translation>coûtent 1 point chacun</translation>
    </message>
    <message>
        <source>costs 30</source>
        <translation>coûte 30</translation>
    </message>
    <message>
        <source>costs 60</source>
        <translation>coûte 60</translation>
    </message>
    <message>
        <source>count for the partner's bid</source>
        <translation>comptent pour l’annonce du partenaire</translation>
    </message>
    <message>
        <source>count nothing</source>
        <translation>ne comptent pas</translation>
    </message>
    <message>
        <source>cut-throat</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>differ</translation>
    </message>
    <message>
        <source>down to one card</source>
        <translation>jusqu’à une carte</translation>
    </message>
    <message>
        <source>down to one card and up again</source>
        <translation>jusqu’à une carte et retour</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>each player chooses</source>
        <translation>chaque joueur choisit</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>everyone alone</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>everyone plays alone</source>
        <translation>chacun joue seul</translation>
    </message>
    <message>
        <source>everyone who has not passed</source>
        <translation>tous ceux qui n’ont pas passé</translation>
    </message>
    <message>
        <source>exact bid: 10 plus 1 for each trick</source>
        <translation>annonce exacte : 10 et les plis</translation>
    </message>
    <message>
        <source>exact bid: 10 plus the square of the bid</source>
        <translation>annonce exacte : 10 et le carré de l’annonce</translation>
    </message>
    <message>
        <source>exact: 10 plus tricks; else minus the difference</source>
        <translation>annonce exacte : 10 et les plis ; sinon moins la différence</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>for a side at least 100 points behind</source>
        <translation>pour un camp mené d’au moins 100 points</translation>
    </message>
    <message>
        <source>for everyone</source>
        <translation>pour tous</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>pour personne</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>from one card up and down again</source>
        <translation>d’une carte en montant, puis retour</translation>
    </message>
    <message>
        <source>go to the declarer's side</source>
        <translation>vont au camp du preneur</translation>
    </message>
    <message>
        <source>go with the last trick</source>
        <translation>vont avec le dernier pli</translation>
    </message>
    <message>
        <source>going under</source>
        <translation>going under</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>hearts: {hearts}</source>
        <translation>cœurs : {hearts}</translation>
    </message>
    <message>
        <source>hearts: {hearts}, and the jack of diamonds</source>
        <translation>cœurs : {hearts}, et le valet de carreau</translation>
    </message>
    <message>
        <source>hearts: {hearts}, and the queen of spades</source>
        <translation>cœurs : {hearts}, et la dame de pique</translation>
    </message>
    <message>
        <source>hearts: {hearts}, the queen of spades and the jack of diamonds</source>
        <translation>cœurs : {hearts}, la dame de pique et le valet de carreau</translation>
    </message>
    <message>
        <source>high</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>high and low joker</source>
        <translation>grand et petit joker</translation>
    </message>
    <message>
        <source>individual</source>
        <translation>individuel</translation>
    </message>
    <message>
        <source>inkle</source>
        <translation>signal</translation>
    </message>
    <message>
        <source>its number; jack 11, queen 12, king 13, ace 14</source>
        <translation>sa valeur ; valet 11, dame 12, roi 13, as 14</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>jjdd</source>
        <translation>jjdd</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>chien</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>à gauche du donneur</translation>
    </message>
    <message>
        <source>left of the declarer</source>
        <translation>à gauche du preneur</translation>
    </message>
    <message>
        <source>left, right, across, not at all</source>
        <translation>gauche, droite, en face, rien</translation>
    </message>
    <message>
        <source>like any other trump</source>
        <translation>comme un autre atout</translation>
    </message>
    <message>
        <source>loner</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>low in diamonds, below the jack in black</source>
        <translation>bas à carreau, sous le valet en noir</translation>
    </message>
    <message>
        <source>must call at least 20</source>
        <translation>doit annoncer au moins 20</translation>
    </message>
    <message>
        <source>named by the highest bidder</source>
        <translation>nommé par la plus forte annonce</translation>
    </message>
    <message>
        <source>nest</source>
        <translation>nid</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>nil failed: {tricks}</source>
        <translation>nul manqué, plis : {tricks}</translation>
    </message>
    <message>
        <source>nil made</source>
        <translation>nul réussi</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>no other total</source>
        <translation>aucun autre total</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>pas de pénalité</translation>
    </message>
    <message>
        <source>no special rule</source>
        <translation>pas de règle particulière</translation>
    </message>
    <message>
        <source>no, always follow</source>
        <translation>non, toujours fournir</translation>
    </message>
    <message>
        <source>none of the points it took</source>
        <translation>aucun des points qu’il a pris</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>interdites</translation>
    </message>
    <message>
        <source>not broken yet</source>
        <translation>pas encore ouvert</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>ne se joue pas</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing: everyone bids at least one</source>
        <translation>rien : chacun annonce au moins un pli</translation>
    </message>
    <message>
        <source>omnibus</source>
        <translation>omnibus</translation>
    </message>
    <message>
        <source>on the green</source>
        <translation>on the green</translation>
    </message>
    <message>
        <source>once a heart has been played</source>
        <translation>une fois un cœur joué</translation>
    </message>
    <message>
        <source>once a heart or the queen has been played</source>
        <translation>une fois un cœur ou la dame joués</translation>
    </message>
    <message>
        <source>once a spade has been played</source>
        <translation>une fois un pique joué</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>one call each</source>
        <translation>une annonce chacun</translation>
    </message>
    <message>
        <source>one per player in each deal</source>
        <translation>une par joueur et par donne</translation>
    </message>
    <message>
        <source>one per side in each deal</source>
        <translation>une par camp et par donne</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un point</translation>
    </message>
    <message>
        <source>only a suit you may still hold</source>
        <translation>seulement une couleur où aucune chicane n’a été montrée</translation>
    </message>
    <message>
        <source>only if needed</source>
        <translation>seulement si nécessaire</translation>
    </message>
    <message>
        <source>only if needed, and only trumps</source>
        <translation>seulement si nécessaire, et alors des atouts</translation>
    </message>
    <message>
        <source>only show a suit (inkle)</source>
        <translation>montrent seulement une couleur (signal)</translation>
    </message>
    <message>
        <source>only the dealer and the player whose call was held</source>
        <translation>seulement le donneur et le joueur dont il tient l’annonce</translation>
    </message>
    <message>
        <source>only when void</source>
        <translation>seulement en chicane</translation>
    </message>
    <message>
        <source>over a bid of seven</source>
        <translation>sur une annonce de sept</translation>
    </message>
    <message>
        <source>over the target</source>
        <translation>seulement au-delà du but</translation>
    </message>
    <message>
        <source>partners face each other</source>
        <translation>les partenaires se font face</translation>
    </message>
    <message>
        <source>points in hearts: {hearts}, in spades: {spades}</source>
        <translation>points à cœur : {hearts}, à pique : {spades}</translation>
    </message>
    <message>
        <source>points in hearts: {hearts}, in spades: {spades}, and the jack of diamonds</source>
        <translation>points à cœur : {hearts}, à pique : {spades}, et le valet de carreau</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>rob</source>
        <translation>prendre la retourne</translation>
    </message>
    <message>
        <source>score for nobody</source>
        <translation>ne comptent pour personne</translation>
    </message>
    <message>
        <source>scores nothing when others make their bid</source>
        <translation>ne marque rien quand d’autres réussissent leur annonce</translation>
    </message>
    <message>
        <source>screw the dealer</source>
        <translation>screw the dealer</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>mises de côté</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>seven is twice six, eight three times six (1904)</source>
        <translation>sept vaut deux fois six, huit trois fois (1904)</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>six joueurs</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs, none in turn</source>
        <translation>tour à tour pique, cœur, carreau, trèfle, sans atout</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>ten bags</source>
        <translation>dix sacs</translation>
    </message>
    <message>
        <source>ten; six players eight, seven seven, eight six</source>
        <translation>dix ; huit à 6 joueurs, sept à 7, six à 8</translation>
    </message>
    <message>
        <source>the Bird</source>
        <translation>l’Oiseau</translation>
    </message>
    <message>
        <source>the Red One</source>
        <translation>le Un rouge</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l’as</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>l’as de pique</translation>
    </message>
    <message>
        <source>the dealer may pass too; then the next one deals</source>
        <translation>le donneur peut passer aussi ; alors le suivant distribue</translation>
    </message>
    <message>
        <source>the dealer must bid</source>
        <translation>le donneur doit annoncer</translation>
    </message>
    <message>
        <source>the dealer takes the centre at the lowest bid</source>
        <translation>le donneur prend le centre à l’annonce minimale</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>le preneur</translation>
    </message>
    <message>
        <source>the declarer picks partners</source>
        <translation>le preneur choisit des partenaires</translation>
    </message>
    <message>
        <source>the declarer's side</source>
        <translation>le camp du preneur</translation>
    </message>
    <message>
        <source>the declarer's side wins</source>
        <translation>le camp du preneur gagne</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>le huit</translation>
    </message>
    <message>
        <source>the eleven</source>
        <translation>le onze</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>the higher total</source>
        <translation>le plus haut total</translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation>le plus haut total gagne</translation>
    </message>
    <message>
        <source>the highest card</source>
        <translation>la plus haute carte</translation>
    </message>
    <message>
        <source>the highest trump, but for the Red One</source>
        <translation>l’atout le plus fort, sauf le Un rouge</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>le joker</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the low joker</source>
        <translation>le petit joker</translation>
    </message>
    <message>
        <source>the lowest card</source>
        <translation>la plus basse carte</translation>
    </message>
    <message>
        <source>the lowest club is led, and no spade may be played</source>
        <translation>on entame le plus petit trèfle, et aucun pique n’est permis</translation>
    </message>
    <message>
        <source>the lowest trump</source>
        <translation>l’atout le plus faible</translation>
    </message>
    <message>
        <source>the next dealer deals</source>
        <translation>le donneur suivant distribue</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>the player left of the dealer</source>
        <translation>le joueur à gauche du donneur</translation>
    </message>
    <message>
        <source>the player left of the declarer</source>
        <translation>le joueur à gauche du preneur</translation>
    </message>
    <message>
        <source>the player to the left of the dealer leads any card but a spade</source>
        <translation>le joueur à gauche du donneur entame ce qu’il veut, sauf pique</translation>
    </message>
    <message>
        <source>the player who shot it chooses</source>
        <translation>celui qui l’a réussi choisit</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>le même donneur redistribue</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>le sept</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>le six</translation>
    </message>
    <message>
        <source>the suit of the card turned up</source>
        <translation>la couleur de la carte retournée</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>the thirteen</source>
        <translation>le treize</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>le trois</translation>
    </message>
    <message>
        <source>the twelve</source>
        <translation>le douze</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>le deux</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>treize</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>three nines and tens</source>
        <translation>trois neuf et dix</translation>
    </message>
    <message>
        <source>three nines or three tens</source>
        <translation>trois neuf ou trois dix</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>trois joueurs</translation>
    </message>
    <message>
        <source>three sides of two</source>
        <translation>trois camps de deux</translation>
    </message>
    <message>
        <source>to everyone in turn, then not at all</source>
        <translation>à chacun à tour de rôle, puis rien</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>tournoi</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>de l’atout</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>two jokers, the two of diamonds, the two of spades</source>
        <translation>deux jokers, le deux de carreau, le deux de pique</translation>
    </message>
    <message>
        <source>two jokers, then the ace of spades</source>
        <translation>deux jokers, puis l’as de pique</translation>
    </message>
    <message>
        <source>two sides of three</source>
        <translation>deux camps de trois</translation>
    </message>
    <message>
        <source>under the table</source>
        <translation>under the table</translation>
    </message>
    <message>
        <source>until all but one have passed</source>
        <translation>jusqu’à ce que tous passent sauf un</translation>
    </message>
    <message>
        <source>until someone has enough points</source>
        <translation>jusqu’à ce que quelqu’un ait assez de points</translation>
    </message>
    <message>
        <source>wins only by making a call</source>
        <translation>ne gagne qu’en réussissant une annonce</translation>
    </message>
    <message>
        <source>with trump</source>
        <translation>avec atout</translation>
    </message>
    <message>
        <source>without 60 for 120</source>
        <translation>sans 60 pour 120</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>without trump</source>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>yes, with the three highest trumps</source>
        <translation>oui, avec les trois plus forts atouts</translation>
    </message>
    <message>
        <source>{bags} of {all}</source>
        <translation>{bags} sur {all}</translation>
    </message>
    <message>
        <source>{bid}: the declarer took {tricks} of 10 tricks.</source>
        <translation>{bid} : le preneur a fait {tricks} plis sur 10.</translation>
    </message>
    <message>
        <source>{bid}: the declarer took {tricks} of 5 tricks.</source>
        <translation>{bid} : le preneur a fait {tricks} plis sur 5.</translation>
    </message>
    <message numerus="yes">
        <source>{bid}: the declarer took {tricks} tricks.</source>
        <extracomment>1: {bid}: the declarer took {tricks} trick.</extracomment>
        <translation><numerusform>{bid} : le preneur a fait {tricks} pli.</numerusform><numerusform>{bid} : le preneur a fait {tricks} plis.</numerusform></translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 10 tricks.</source>
        <translation>{bid} : le camp du preneur a fait {tricks} des 10 plis.</translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 5 tricks, {points} points.</source>
        <translation>{bid} : le camp du preneur a fait {tricks} des 5 plis, {points} points.</translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 5 tricks.</source>
        <translation>{bid} : le camp du preneur a fait {tricks} plis sur 5.</translation>
    </message>
    <message numerus="yes">
        <source>{bid}: the declarer's side took {tricks} tricks.</source>
        <extracomment>1: {bid}: the declarer's side took {tricks} trick.</extracomment>
        <translation><numerusform>{bid} : le camp du preneur a fait {tricks} pli.</numerusform><numerusform>{bid} : le camp du preneur a fait {tricks} plis.</numerusform></translation>
    </message>
    <message>
        <source>{bid}: the declarer's team took {tricks} of {all} tricks.</source>
        <translation>{bid} : l’équipe du preneur a fait {tricks} des {all} plis.</translation>
    </message>
    <message>
        <source>{card} beats every other card.</source>
        <translation>{card} bat toutes les autres cartes.</translation>
    </message>
    <message>
        <source>{card} counts as {card_as}.</source>
        <translation>{card} compte comme {card_as}.</translation>
    </message>
    <message>
        <source>{card} counts as {rank} of trumps.</source>
        <translation>{card} compte comme {rank} d’atout.</translation>
    </message>
    <message>
        <source>{card} is a trump between the 10 and the 11.</source>
        <translation>{card} est un atout entre le 10 et le 11.</translation>
    </message>
    <message>
        <source>{card} is always the highest trump.</source>
        <translation>{card} est toujours l’atout le plus fort.</translation>
    </message>
    <message>
        <source>{card} is always the third highest trump.</source>
        <translation>{card} est toujours le troisième atout.</translation>
    </message>
    <message>
        <source>{card} is the highest trump.</source>
        <translation>{card} est l’atout le plus fort.</translation>
    </message>
    <message>
        <source>{card} is the left bower and counts as {suit}.</source>
        <translation>{card} est le bower gauche et compte comme {suit}.</translation>
    </message>
    <message>
        <source>{card} is the only trump in this trick.</source>
        <translation>{card} est le seul atout de ce pli.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump after the joker.</source>
        <translation>{card} est le bower droit, l’atout le plus fort après le joker.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump after the jokers.</source>
        <translation>{card} est le bower droit, l’atout le plus fort après les jokers.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump.</source>
        <translation>{card} est le bower droit, l’atout le plus fort.</translation>
    </message>
    <message>
        <source>{card} is the second highest trump, after the Red One.</source>
        <translation>{card} est le deuxième atout, après le Un rouge.</translation>
    </message>
    <message>
        <source>{card} is the second highest trump, after the five.</source>
        <translation>{card} est le deuxième atout, après le cinq.</translation>
    </message>
    <message>
        <source>{card} ranks above {card_other}.</source>
        <translation>{card} est au-dessus de {card_other}.</translation>
    </message>
    <message>
        <source>{card} was led as {suit}, and nobody played a card of that suit.</source>
        <translation>{card} a été entamé comme {suit}, et personne n’a joué une carte de cette couleur.</translation>
    </message>
    <message>
        <source>{card}, led as {suit}, beats every other card.</source>
        <translation>{card}, entamé comme {suit}, bat toutes les autres cartes.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”.</source>
        <translation>{game} n’a pas d’option « {option} ».</translation>
    </message>
    <message>
        <source>{game} has no preset “{preset}”.</source>
        <translation>{game} n’a pas de préréglage « {preset} ».</translation>
    </message>
    <message>
        <source>{name} doesn't exist.</source>
        <translation>{name} n’existe pas.</translation>
    </message>
    <message>
        <source>{name} is a device or a pipe, not a file.</source>
        <translation>{name} est un périphérique ou un tube, pas un fichier.</translation>
    </message>
    <message>
        <source>{name} is a folder, not a file.</source>
        <translation>{name} est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>{name} is damaged. The last intact version or the defaults are used instead.</source>
        <translation>{name} est abîmé. La dernière version intacte ou les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} est vide.</translation>
    </message>
    <message>
        <source>{name}: {detail}.</source>
        <translation>{name} : {detail}.</translation>
    </message>
    <message>
        <source>{program} can't be started: {reason}.</source>
        <translation>{program} ne peut pas démarrer : {reason}.</translation>
    </message>
    <message>
        <source>{program} chose an illegal action: “{action}” (“{reason}”).</source>
        <translation>{program} a choisi une action interdite : « {action} » (« {reason} »).</translation>
    </message>
    <message>
        <source>{program} chose an illegal action: “{action}”.</source>
        <translation>{program} a choisi une action interdite : « {action} ».</translation>
    </message>
    <message>
        <source>{program} ended or closed its output without an answer.</source>
        <translation>{program} s’est arrêté ou a fermé sa sortie sans répondre.</translation>
    </message>
    <message>
        <source>{program} gave no answer within {seconds} seconds.</source>
        <translation>{program} n’a pas répondu en {seconds} secondes.</translation>
    </message>
    <message>
        <source>{program} wrote a line of more than {size} kB.</source>
        <translation>{program} a écrit une ligne de plus de {size} ko.</translation>
    </message>
    <message>
        <source>{program} wrote a line that isn't a valid answer: “{line}”.</source>
        <translation>{program} a écrit une ligne qui n’est pas une réponse valable : « {line} ».</translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks at 5 points each</source>
        <extracomment>1: {tricks} trick at 5 points each</extracomment>
        <translation><numerusform>{tricks} pli à 5 points</numerusform><numerusform>{tricks} plis à 5 points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks at {each} points each</source>
        <extracomment>1: {tricks} trick at {each} points each</extracomment>
        <translation><numerusform>{tricks} pli à {each} points</numerusform><numerusform>{tricks} plis à {each} points</numerusform></translation>
    </message>
    <message>
        <source>“{command}” has a quotation mark without its partner.</source>
        <translation>Il manque un second guillemet dans « {command} ».</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>« {key} » manque.</translation>
    </message>
    <message>
        <source>“{key}” must be a list.</source>
        <translation>« {key} » doit être une liste.</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>« {key} » doit être un nombre entier.</translation>
    </message>
    <message>
        <source>“{key}” must be an object.</source>
        <translation>« {key} » doit être un objet.</translation>
    </message>
    <message>
        <source>“{key}” must be text.</source>
        <translation>« {key} » doit être un texte.</translation>
    </message>
    <message>
        <source>“{key}” must be the name of a game.</source>
        <translation>« {key} » doit être le nom d’un jeu.</translation>
    </message>
    <message>
        <source>“{letter}” can't be part of a deal code.</source>
        <translation>« {letter} » ne peut pas figurer dans un code de donne.</translation>
    </message>
    <message>
        <source>“{name}” isn't executable. Make it so, or put its interpreter first.</source>
        <translation>« {name} » n’est pas exécutable. Rendez-le exécutable, ou mettez son interpréteur devant.</translation>
    </message>
    <message>
        <source>“{text}” isn't a deal, a deal code or a deal number.</source>
        <translation>« {text} » n’est ni une donne, ni un code de donne, ni un numéro de donne.</translation>
    </message>
    <message>
        <source>“{word}” isn't a card of this game.</source>
        <translation>« {word} » n’est pas une carte de ce jeu.</translation>
    </message>
    <message>
        <source>“{word}” isn't a seat.</source>
        <translation>« {word} » n’est pas une place.</translation>
    </message>
    <message>
        <source>“{word}” isn't a suit.</source>
        <translation>« {word} » n’est pas une couleur.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>A guided five-minute deal, with no rules to read first</source>
        <translation>Une donne guidée de cinq minutes, sans règles à lire avant</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Leçon : {game}</translation>
    </message>
    <message>
        <source>Lesson begun.</source>
        <translation>Leçon commencée.</translation>
    </message>
    <message>
        <source>My statistics for {game}</source>
        <translation>Mes statistiques : {game}</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Nouvelle partie : {game}</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouvelle…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer : {game}</translation>
    </message>
    <message>
        <source>Seats and house rules for {game}</source>
        <translation>Places et règles maison : {game}</translation>
    </message>
    <message>
        <source>The unfinished match is kept.</source>
        <translation>La partie inachevée est conservée.</translation>
    </message>
</context>
<context>
    <name>HabitsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Toutes les erreurs</translation>
    </message>
    <message>
        <source>Deals with such a mistake</source>
        <translation>Donnes avec une telle erreur</translation>
    </message>
    <message>
        <source>Looking at deals</source>
        <translation>Analyse des donnes</translation>
    </message>
    <message>
        <source>Mis&amp;take</source>
        <translation>&amp;Erreur</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Pas encore d’analyses</translation>
    </message>
    <message>
        <source>Opens the review at your decision</source>
        <translation>Ouvre l’analyse à votre décision</translation>
    </message>
    <message>
        <source>Points lost per deal, by month</source>
        <translation>Points perdus par donne, par mois</translation>
    </message>
    <message>
        <source>Reading finished matches…</source>
        <translation>Lecture des parties terminées…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Another choice looks better in the simulated deals, but the difference is too small to be sure.</source>
        <translation>Un autre choix paraît meilleur dans les donnes simulées, mais l’écart est trop faible pour en être sûr.</translation>
    </message>
    <message>
        <source>Another choice scores more in the simulated deals, but the risk is too high.</source>
        <translation>Un autre choix rapporte plus dans les donnes simulées, mais le risque est trop grand.</translation>
    </message>
    <message>
        <source>Based only on what you can see.</source>
        <translation>Se fonde uniquement sur ce que vous pouvez voir.</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Choose it, then press Enter to confirm.</source>
        <translation>Choisir ; Entrée confirme.</translation>
    </message>
    <message>
        <source>Choose these</source>
        <translation>Choisir celles-ci</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Expected results</source>
        <translation>Résultats attendus</translation>
    </message>
    <message>
        <source>Fewer points are better, but what the others score counts too.</source>
        <translation>Moins il y a de points, mieux c’est, mais les points des autres comptent aussi.</translation>
    </message>
    <message>
        <source>Fewer points are better.</source>
        <translation>Moins il y a de points, mieux c’est.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>Not considered: {calls}.</source>
        <translation>Non étudié : {calls}.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler ce coup</translation>
    </message>
    <message>
        <source>That costs {points} on average.</source>
        <translation>Cela coûte {points} en moyenne.</translation>
    </message>
    <message>
        <source>The bars also count the deals that were solved exactly.</source>
        <translation>Les barres comptent aussi les donnes résolues exactement.</translation>
    </message>
    <message>
        <source>The bars weigh the effect on the match, not just the points.</source>
        <translation>Les barres tiennent compte de l’effet sur la partie, pas seulement des points.</translation>
    </message>
    <message>
        <source>by rule of thumb</source>
        <translation>par règle simple</translation>
    </message>
    <message>
        <source>longer is better</source>
        <translation>plus long, c’est mieux</translation>
    </message>
    <message>
        <source>made</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>réflexion…</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>plis</translation>
    </message>
    <message>
        <source>{choice}: {figures}</source>
        <translation>{choice} : {figures}</translation>
    </message>
    <message>
        <source>{choice}: {reason}</source>
        <translation>{choice} : {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} deals simulated</source>
        <extracomment>1: {n} deal simulated</extracomment>
        <translation><numerusform>{n} donne simulée</numerusform><numerusform>{n} donnes simulées</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals so far</source>
        <extracomment>1: {n} deal so far</extracomment>
        <translation><numerusform>{n} donne jusqu’ici</numerusform><numerusform>{n} donnes jusqu’ici</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals solved exactly.</source>
        <extracomment>1: {n} deal solved exactly.</extracomment>
        <translation><numerusform>{n} donne résolue exactement.</numerusform><numerusform>{n} donnes résolues exactement.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} other calls were not considered.</source>
        <extracomment>1: {n} other call was not considered.</extracomment>
        <translation><numerusform>{n} autre annonce non étudiée.</numerusform><numerusform>{n} autres annonces non étudiées.</numerusform></translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{other} costs {points} more on average.</source>
        <translation>{other} coûte en moyenne {points} de plus.</translation>
    </message>
    <message>
        <source>{other} scores {points} less on average.</source>
        <translation>{other} rapporte en moyenne {points} de moins.</translation>
    </message>
</context>
<context>
    <name>Index</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>V</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>A shortcut is one key, alone or with Ctrl, Alt or Shift.</source>
        <translation>Un raccourci est une touche, seule ou avec Ctrl, Alt ou Maj.</translation>
    </message>
    <message>
        <source>Answer with the card of that number</source>
        <translation>Répondre par la carte de ce numéro</translation>
    </message>
    <message>
        <source>At the table: bids and other choices</source>
        <translation>À la table : annonces et autres choix</translation>
    </message>
    <message>
        <source>At the table: your cards</source>
        <translation>À la table : vos cartes</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Check, or choose the kitty</source>
        <translation>Parole, ou aller au chien</translation>
    </message>
    <message>
        <source>Choose a bid without a number, such as misère</source>
        <translation>Choisir une annonce sans nombre, comme la misère</translation>
    </message>
    <message>
        <source>Choose a suit: after a number, or if only that is asked</source>
        <translation>Choisir une couleur : après un nombre, ou si elle seule est demandée</translation>
    </message>
    <message>
        <source>Choose the player in that seat</source>
        <translation>Choisir le joueur à cette place</translation>
    </message>
    <message>
        <source>Choose where the next cards go</source>
        <translation>Choisir où vont les cartes suivantes</translation>
    </message>
    <message>
        <source>Clear the choice</source>
        <translation>Effacer le choix</translation>
    </message>
    <message>
        <source>Close a dialog or undo a choice</source>
        <translation>Fermer une boîte de dialogue, ou reprendre un choix</translation>
    </message>
    <message>
        <source>Confirm what is chosen</source>
        <translation>Confirmer ce qui est choisi</translation>
    </message>
    <message>
        <source>Deal, or continue the selected match</source>
        <translation>Distribuer, ou continuer la partie sélectionnée</translation>
    </message>
    <message>
        <source>Delete the selected unfinished match</source>
        <translation>Supprimer la partie en cours sélectionnée</translation>
    </message>
    <message>
        <source>Delete the selected variation</source>
        <translation>Supprimer la variante sélectionnée</translation>
    </message>
    <message>
        <source>Go forward to the current text</source>
        <translation>Avancer jusqu’au texte actuel</translation>
    </message>
    <message>
        <source>Go from button to button</source>
        <translation>Aller de bouton en bouton</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Aller de carte en carte</translation>
    </message>
    <message>
        <source>Go from card to card, and from row to row</source>
        <translation>Aller de carte en carte et de rangée en rangée</translation>
    </message>
    <message>
        <source>Go to the end of the deal</source>
        <translation>À la fin de la donne</translation>
    </message>
    <message>
        <source>Go to the first game</source>
        <translation>Au premier jeu</translation>
    </message>
    <message>
        <source>Go to the last game</source>
        <translation>Au dernier jeu</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>Aller à la carte suivante</translation>
    </message>
    <message>
        <source>Go to the next or the previous control</source>
        <translation>Aller à l’élément suivant ou précédent</translation>
    </message>
    <message>
        <source>Go to the previous card</source>
        <translation>Aller à la carte précédente</translation>
    </message>
    <message>
        <source>Go to the start of the deal</source>
        <translation>Au début de la donne</translation>
    </message>
    <message>
        <source>Hold the bid, as the dealer</source>
        <translation>Tenir l’annonce, comme donneur</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>Dans une leçon</translation>
    </message>
    <message>
        <source>In every window</source>
        <translation>Dans toutes les fenêtres</translation>
    </message>
    <message>
        <source>In exercises</source>
        <translation>Dans les exercices</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>À l’accueil</translation>
    </message>
    <message>
        <source>In the review</source>
        <translation>Dans l’analyse</translation>
    </message>
    <message>
        <source>Leave the cards and clear a card chosen in advance</source>
        <translation>Quitter les cartes et effacer une carte choisie d’avance</translation>
    </message>
    <message>
        <source>Leave the lesson, if nothing is chosen</source>
        <translation>Quitter la leçon, quand rien n’est choisi</translation>
    </message>
    <message>
        <source>Move a card within its row</source>
        <translation>Déplacer une carte dans sa rangée</translation>
    </message>
    <message>
        <source>Move the selected card there</source>
        <translation>Y déplacer la carte sélectionnée</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Un pli en avant</translation>
    </message>
    <message>
        <source>Pick a card to discard, or put it back</source>
        <translation>Choisir une carte à écarter, ou la reprendre</translation>
    </message>
    <message>
        <source>Play automatically, or stop</source>
        <translation>Lecture automatique, ou arrêt</translation>
    </message>
    <message>
        <source>Play the selected card</source>
        <translation>Jouer la carte sélectionnée</translation>
    </message>
    <message>
        <source>Press the main button or the selected one</source>
        <translation>Appuyer sur le bouton principal, ou sur celui sélectionné</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Un pli en arrière</translation>
    </message>
    <message>
        <source>Raise or lower the bid</source>
        <translation>Monter ou baisser l’annonce</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Lire la suite</translation>
    </message>
    <message>
        <source>Read the previous text</source>
        <translation>Lire le texte précédent</translation>
    </message>
    <message>
        <source>Setting up a deal</source>
        <translation>En composant une donne</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Then open a menu: undo, hint, rules, all games</source>
        <translation>Ouvrir ensuite un menu : défaire, conseil, règles, tous les jeux</translation>
    </message>
    <message>
        <source>Type your bid, or choose a player</source>
        <translation>Taper votre annonce, ou choisir un joueur</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”. Remove it there first.</source>
        <translation>{key} est déjà la touche de « {command} ». Retirez-la d’abord là-bas.</translation>
    </message>
    <message>
        <source>{key} is already used: {place}, {meaning}.</source>
        <translation>{key} est déjà utilisée : {place}, {meaning}.</translation>
    </message>
    <message>
        <source>{key} is reserved for copying, cutting, pasting and selecting text.</source>
        <translation>{key} est réservée au texte : copier, couper, coller et sélectionner.</translation>
    </message>
    <message>
        <source>{key} opens a menu.</source>
        <translation>{key} ouvre un menu.</translation>
    </message>
    <message>
        <source>{menu}: {command}</source>
        <translation>{menu} : {command}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>  {keys}: {meaning}</source>
        <translation>  {keys} : {meaning}</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier le texte</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>All keys are back to their defaults.</source>
        <translation>Toutes les touches sont revenues à leur valeur par défaut.</translation>
    </message>
    <message>
        <source>All keys, grouped by where they work</source>
        <translation>Toutes les touches, selon l’endroit où elles servent</translation>
    </message>
    <message>
        <source>Copied the key list.</source>
        <translation>La liste des touches est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Currently {keys}. Press a new key to change it.</source>
        <translation>Actuellement {keys}. Appuyez sur une autre touche pour changer.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Key for “{command}”</source>
        <translation>Touche de « {command} »</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>No key yet. Press one to set it.</source>
        <translation>Pas encore de touche. Appuyez sur celle que vous voulez.</translation>
    </message>
    <message>
        <source>Remove &amp;key</source>
        <translation>&amp;Sans touche</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Tout rétablir</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Rechercher une commande ou une touche</translation>
    </message>
    <message>
        <source>The key for “{command}” is now {keys}.</source>
        <translation>La touche de « {command} » est maintenant {keys}.</translation>
    </message>
    <message>
        <source>These keys can’t be changed.</source>
        <translation>Ces touches ne peuvent pas être changées.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>{name} menu</source>
        <translation>Menu {name}</translation>
    </message>
    <message>
        <source>“{command}” no longer has a key.</source>
        <translation>« {command} » n’a plus de touche.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>System language ({language})</source>
        <translation>Langue du système ({language})</translation>
    </message>
    <message>
        <source>Takes effect at once. Your match continues.</source>
        <translation>Effet immédiat. Une partie en cours continue.</translation>
    </message>
</context>
<context>
    <name>LastCrash</name>
    <message>
        <source>Report…</source>
        <translation>Signaler…</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. It kept every move up to the last save: {matches}.</source>
        <translation>Trickdesk s’est arrêté sans prévenir la dernière fois. Tous les coups sont là, jusqu’au dernier enregistrement : {matches}.</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. No match was open.</source>
        <translation>Trickdesk s’est arrêté sans prévenir la dernière fois. Aucune partie n’était en cours.</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. {match}.</source>
        <translation>Trickdesk s’est arrêté sans prévenir la dernière fois. {match}.</translation>
    </message>
</context>
<context>
    <name>LeaveCheck</name>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Fermer quand même</translation>
    </message>
    <message>
        <source>&amp;Leave anyway</source>
        <translation>&amp;Quitter quand même</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Can’t save this match: {reason}</source>
        <translation>Impossible d’enregistrer cette partie : {reason}</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Fermer le programme</translation>
    </message>
    <message>
        <source>If you leave now, you lose everything played since the last save.</source>
        <translation>Si vous quittez maintenant, vous perdez tout ce qui a été joué depuis le dernier enregistrement.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Rester</translation>
    </message>
</context>
<context>
    <name>LessonHost</name>
    <message>
        <source>Learn {game}</source>
        <translation>Leçon : {game}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Right.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Step {n} of {all}</source>
        <translation>Étape {n} sur {all}</translation>
    </message>
    <message>
        <source>The answer: {answer}.</source>
        <translation>La bonne réponse : {answer}.</translation>
    </message>
    <message>
        <source>Well done! You've learned:</source>
        <translation>Bravo ! Voici ce que vous avez appris :</translation>
    </message>
    <message>
        <source>{reason} Try again.</source>
        <translation>{reason} Essayez encore.</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Revenir où vous étiez (Échap)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Go on at step {n}</source>
        <translation>Reprendre à l’étape {n}</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Previous text (Page Up)</source>
        <translation>Texte précédent (Page préc.)</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Show the answer (Ctrl+H)</source>
        <translation>Montrer la réponse (Ctrl+H)</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>bids low</source>
        <translation>annonce bas</translation>
    </message>
    <message>
        <source>bids what it expects to make</source>
        <translation>annonce ce qu’il pense réussir</translation>
    </message>
    <message>
        <source>considers what opponents could make after a pass</source>
        <translation>pense à ce que les adversaires pourraient faire s’il passe</translation>
    </message>
    <message>
        <source>infers the others' cards from calls and plays</source>
        <translation>déduit des annonces et des cartes ce que les autres ont en main</translation>
    </message>
    <message>
        <source>plays by rules of thumb</source>
        <translation>joue selon des règles simples</translation>
    </message>
    <message>
        <source>plays high cards first (low ones in Hearts), without a plan</source>
        <translation>joue ses grosses cartes d’abord (les petites à la Dame de pique), sans plan</translation>
    </message>
    <message>
        <source>remembers every trick</source>
        <translation>se souvient de tous les plis</translation>
    </message>
    <message>
        <source>remembers no tricks</source>
        <translation>ne se souvient d’aucun pli</translation>
    </message>
    <message numerus="yes">
        <source>remembers {n} tricks</source>
        <extracomment>1: remembers one trick</extracomment>
        <translation><numerusform>se souvient d’un pli</numerusform><numerusform>se souvient de {n} plis</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>tries cards in up to {n} simulated deals</source>
        <extracomment>1: tries cards in one simulated deal</extracomment>
        <translation><numerusform>essaie ses cartes dans une donne simulée</numerusform><numerusform>essaie ses cartes dans {n} donnes simulées au plus</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>tries leads in up to {n} simulated deals</source>
        <extracomment>1: tries leads in one simulated deal</extracomment>
        <translation><numerusform>essaie ses entames dans une donne simulée</numerusform><numerusform>essaie ses entames dans {n} donnes simulées au plus</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>works out the last {n} cards</source>
        <extracomment>1: works out the last card</extracomment>
        <translation><numerusform>calcule la dernière carte</numerusform><numerusform>calcule les {n} dernières cartes</numerusform></translation>
    </message>
    <message>
        <source>{level}: {manner}</source>
        <translation>{level} : {manner}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Replacing Qt</source>
        <translation>Remplacer Qt</translation>
    </message>
    <message>
        <source>This licence text is missing from this copy of Trickdesk: {reason}</source>
        <translation>Il manque ce texte de licence à cette copie de Trickdesk : {reason}</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>Ce qu’il y a dedans</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Discards {n}</source>
        <translation>Écarte {n}</translation>
    </message>
    <message>
        <source>Draws {n}</source>
        <translation>Pioche {n}</translation>
    </message>
    <message>
        <source>Robs</source>
        <translation>Prend la retourne</translation>
    </message>
    <message>
        <source>Takes {n}</source>
        <translation>Prend {n}</translation>
    </message>
    <message>
        <source>You take the {kitty}: {cards}</source>
        <translation>Vous prenez le {kitty} : {cards}</translation>
    </message>
    <message>
        <source>You {done}.</source>
        <translation>Vous avez {done}.</translation>
    </message>
    <message>
        <source>discarded {n}</source>
        <translation>écarté {n}</translation>
    </message>
    <message>
        <source>drew {n}</source>
        <translation>pioché {n}</translation>
    </message>
    <message>
        <source>kept every card</source>
        <translation>gardé toutes les cartes</translation>
    </message>
    <message>
        <source>kept {cards}</source>
        <translation>gardé {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>zéro carte</translation>
    </message>
    <message>
        <source>took the {kitty}</source>
        <translation>pris le {kitty}</translation>
    </message>
    <message>
        <source>took {cards} from the {kitty}</source>
        <translation>pris {cards} dans le {kitty}</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} entame.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}</source>
        <translation>{name} vous passe {cards}</translation>
    </message>
    <message>
        <source>{name} {done}.</source>
        <translation>{name} a {done}.</translation>
    </message>
    <message>
        <source>{name}: {suit} for {bid}</source>
        <translation>{name} : {suit} pour {bid}</translation>
    </message>
    <message>
        <source>{name}: {suit}, {bid}</source>
        <translation>{name} : {suit}, {bid}</translation>
    </message>
    <message>
        <source>{sentence} – click to continue</source>
        <translation>{sentence} – cliquez pour continuer</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Last trick: {cards}. {taker}</source>
        <translation>Dernier pli : {cards}. {taker}</translation>
    </message>
    <message>
        <source>Last trick: {taker}</source>
        <translation>Dernier pli : {taker}</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Pli {n}</translation>
    </message>
    <message>
        <source>Turned up: {cards}</source>
        <translation>Retourne : {cards}</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Vous écartez {cards}.</translation>
    </message>
    <message>
        <source>You get {cards}.</source>
        <translation>Vous recevez {cards}.</translation>
    </message>
    <message>
        <source>You pass {cards}.</source>
        <translation>Vous passez {cards}.</translation>
    </message>
    <message>
        <source>{card}, takes the trick</source>
        <translation>{card}, fait le pli</translation>
    </message>
    <message>
        <source>{deal}: {totals}</source>
        <translation>{deal} : {totals}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name} : {card}</translation>
    </message>
    <message>
        <source>{name}: {done}</source>
        <translation>{name} : {done}</translation>
    </message>
    <message>
        <source>{place}, face down: {n}</source>
        <translation>{place}, face cachée : {n}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Computers: {level}</source>
        <translation>Ordinateur : {level}</translation>
    </message>
    <message>
        <source>Computers: {low} to {high}</source>
        <translation>Ordinateur : de {low} à {high}</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Place {n}</translation>
    </message>
    <message>
        <source>Seats and house rules…</source>
        <translation>Places et règles maison…</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>Your own house rules</source>
        <translation>Vos propres règles maison</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>hier à {time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>{few} or {most} players</source>
        <translation>{few} ou {most} joueurs</translation>
    </message>
    <message>
        <source>{game}: {table}</source>
        <translation>{game} : {table}</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} à {most} joueurs</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>1: {n} player</extracomment>
        <translation><numerusform>{n} joueur</numerusform><numerusform>{n} joueurs</numerusform></translation>
    </message>
    <message>
        <source>{these} against {those}</source>
        <translation>{these} contre {those}</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>19 players in 20 are within it, if the cards are dealt by chance</source>
        <translation>Si les cartes sont données au hasard, 19 joueurs sur 20 s’y trouvent</translation>
    </message>
    <message>
        <source>Best trump suit</source>
        <translation>Meilleure couleur d’atout</translation>
    </message>
    <message>
        <source>Cards that are always trumps</source>
        <translation>Cartes toujours atout</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Cartes hautes</translation>
    </message>
    <message>
        <source>High cards in the kitty</source>
        <translation>Cartes hautes du chien</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>Longest suit</source>
        <translation>Couleur la plus longue</translation>
    </message>
    <message>
        <source>Per hand</source>
        <translation>Par main</translation>
    </message>
    <message>
        <source>There are too few hands to tell.</source>
        <translation>Il y a trop peu de mains pour le dire.</translation>
    </message>
    <message>
        <source>This happens to fewer than one player in a million.</source>
        <translation>Cela arrive à moins d’un joueur sur un million.</translation>
    </message>
    <message>
        <source>This happens to most players.</source>
        <translation>Cela arrive à presque tout le monde.</translation>
    </message>
    <message>
        <source>This happens to one player in {n}.</source>
        <translation>Cela arrive à un joueur sur {n}.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Usual range</source>
        <translation>Écart habituel</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {n} reviewed deals: {points} in all, {cards} by cards and {play} by play.</source>
        <extracomment>1: {game}, {n} reviewed deal: {points} in all, {cards} by cards and {play} by play.</extracomment>
        <translation><numerusform>{game}, {n} donne analysée : {points} en tout, {cards} par les cartes et {play} par le jeu.</numerusform><numerusform>{game}, {n} donnes analysées : {points} en tout, {cards} par les cartes et {play} par le jeu.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{what}: {had} a hand in {n} hands, {expected} expected, usually {range}. {chance}</source>
        <extracomment>1: {what}: {had} in {n} hand, {expected} expected, usually {range}. {chance}</extracomment>
        <translation><numerusform>{what} : {had} en {n} main, {expected} attendu, d’habitude {range}. {chance}</numerusform><numerusform>{what} : {had} par main en {n} mains, {expected} attendu, d’habitude {range}. {chance}</numerusform></translation>
    </message>
</context>
<context>
    <name>LuckTab</name>
    <message>
        <source>&amp;Back to the matches</source>
        <translation>Retour a&amp;ux parties</translation>
    </message>
    <message>
        <source>&amp;Deal 100,000 deals</source>
        <translation>&amp;Donner 100 000 fois</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cards that were dealt</source>
        <translation>Cartes reçues</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribution en cours</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>No hands yet.</source>
        <translation>Pas encore de mains.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Own hands</source>
        <translation>Ses propres mains</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Reviews tell what was won by cards and what by play. There are none yet.</source>
        <translation>Les analyses disent ce qui vient des cartes et ce qui vient du jeu. Il n’y en a pas encore.</translation>
    </message>
    <message>
        <source>W&amp;hose cards</source>
        <translation>Carte&amp;s de</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>usual range</source>
        <translation>écart habituel</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {n} deals, dealt now</source>
        <extracomment>1: {game}: {n} deal, dealt now</extracomment>
        <translation><numerusform>{game} : {n} donne distribuée à l’instant</numerusform><numerusform>{game} : {n} donnes distribuées à l’instant</numerusform></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Trickdesk</source>
        <translation>À &amp;propos de Trickdesk</translation>
    </message>
    <message>
        <source>&amp;Bar at the table</source>
        <translation>&amp;Barre sur la table</translation>
    </message>
    <message>
        <source>&amp;Blindfold test</source>
        <translation>Test à l’aveu&amp;gle</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>Revendiquer &amp;le reste…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Deal…</source>
        <translation>Ch&amp;oisir une donne…</translation>
    </message>
    <message>
        <source>&amp;Edit this deal…</source>
        <translation>Mo&amp;difier cette donne…</translation>
    </message>
    <message>
        <source>&amp;Finish the deal…</source>
        <translation>&amp;Finir la donne…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>&amp;Four-colour cards</source>
        <translation>Cartes à &amp;quatre couleurs</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Give up deal…</source>
        <translation>A&amp;bandonner la donne…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Hide my cards</source>
        <translation>&amp;Masquer mes cartes</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Dernier pli</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Apprendre à jouer</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>O&amp;uvrir…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Play the same cards again</source>
        <translation>Re&amp;jouer les mêmes cartes</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Set up deal…</source>
        <translation>C&amp;omposer une donne…</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Web page of this deal…</source>
        <translation>Page &amp;web de cette donne…</translation>
    </message>
    <message>
        <source>&amp;Where we stand</source>
        <translation>Dire &amp;où on en est</translation>
    </message>
    <message>
        <source>All &amp;games</source>
        <translation>Tous &amp;les jeux</translation>
    </message>
    <message>
        <source>Card &amp;order</source>
        <translation>Or&amp;dre des cartes</translation>
    </message>
    <message>
        <source>Cards pla&amp;yed</source>
        <translation>Dire ce qui est &amp;tombé</translation>
    </message>
    <message>
        <source>Coac&amp;h…</source>
        <translation>Coac&amp;h…</translation>
    </message>
    <message>
        <source>Copy &amp;record</source>
        <translation>Copier l’&amp;enregistrement</translation>
    </message>
    <message>
        <source>Copy &amp;score sheet</source>
        <translation>Copier la &amp;feuille de marque</translation>
    </message>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Copier le &amp;code de la donne</translation>
    </message>
    <message>
        <source>Copy deal &amp;diagram</source>
        <translation>Copier le &amp;diagramme de la donne</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copier l’im&amp;age</translation>
    </message>
    <message>
        <source>Deal from clipboard</source>
        <translation>Donne du presse-papiers</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Fair d&amp;eal…</source>
        <translation>Donne équit&amp;able…</translation>
    </message>
    <message>
        <source>L&amp;ook at cards</source>
        <translation>&amp;Regarder mes cartes</translation>
    </message>
    <message>
        <source>Large card &amp;index</source>
        <translation>Grands &amp;index</translation>
    </message>
    <message>
        <source>Meaning of bi&amp;ds</source>
        <translation>S&amp;ignification des annonces</translation>
    </message>
    <message>
        <source>New dea&amp;l</source>
        <translation>Nou&amp;velle donne, mêmes joueurs</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
        <source>Next dea&amp;l</source>
        <translation>Donne sui&amp;vante</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Pas encore de fichiers</translation>
    </message>
    <message>
        <source>No sound device was found. Connect one, or check the system’s sound settings.</source>
        <translation>Aucun périphérique audio trouvé. Branchez-en un, ou vérifiez les réglages audio du système.</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>Pla&amp;ying as</source>
        <translation>Qu&amp;i joue</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Erreur pr&amp;écédente</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Report this &amp;play…</source>
        <translation>&amp;Signaler ce coup…</translation>
    </message>
    <message>
        <source>Sa&amp;me deals…</source>
        <translation>&amp;Mêmes donnes…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>Someone &amp;else…</source>
        <translation>&amp;Quelqu’un d’autre…</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your match is saved. Details are in {file}.</source>
        <translation>Un problème est survenu ({error}). Votre partie est enregistrée. Les détails sont dans {file}.</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Stored &amp;files…</source>
        <translation>&amp;Fichiers enregistrés…</translation>
    </message>
    <message>
        <source>Table &amp;record</source>
        <translation>&amp;Carnet de table</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>Table en te&amp;xte</translation>
    </message>
    <message>
        <source>Web page of the &amp;match…</source>
        <translation>Page web de la par&amp;tie…</translation>
    </message>
</context>
<context>
    <name>MatchManager</name>
    <message>
        <source>A match can’t be opened together with other files.</source>
        <translation>Une partie ne peut pas être ouverte avec d’autres fichiers.</translation>
    </message>
    <message numerus="yes">
        <source>At most {n} files can be opened at once.</source>
        <extracomment>1: At most {n} file can be opened at once.</extracomment>
        <translation><numerusform>On peut ouvrir au plus {n} fichier à la fois.</numerusform><numerusform>On peut ouvrir au plus {n} fichiers à la fois.</numerusform></translation>
    </message>
    <message>
        <source>Back to my match</source>
        <translation>Revenir à ma partie</translation>
    </message>
    <message>
        <source>Don’t start</source>
        <translation>Ne pas lancer</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>Start program</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>The last save of this match is damaged. The one before it was opened instead.</source>
        <translation>Le dernier enregistrement de cette partie est abîmé. Le précédent a été ouvert à sa place.</translation>
    </message>
    <message>
        <source>The match you left is kept.</source>
        <translation>La partie quittée est conservée.</translation>
    </message>
    <message>
        <source>You play the same cards again. The match you left is kept.</source>
        <translation>Vous rejouez les mêmes cartes. La partie quittée est conservée.</translation>
    </message>
    <message>
        <source>Your other match is kept. Go back with Game &gt; Continue.</source>
        <translation>Votre autre partie est conservée. Pour y revenir : Partie &gt; Continuer.</translation>
    </message>
    <message>
        <source>Your program {name} hasn't been started on this computer before. It runs with your rights. Start it?

{command}</source>
        <translation>Votre programme {name} n’a encore jamais été lancé sur cet ordinateur. Il s’exécute avec vos droits. Le lancer ?

{command}</translation>
    </message>
    <message>
        <source>Your program {name} played in this match. Start it again?

{command}</source>
        <translation>Votre programme {name} jouait dans cette partie. Le relancer ?

{command}</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>Vos programmes</translation>
    </message>
</context>
<context>
    <name>MatchesTab</name>
    <message>
        <source>Finished matches</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Ope&amp;n</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Records left out</source>
        <translation>Enregistrements exclus</translation>
    </message>
    <message>
        <source>The newest {n} are listed.</source>
        <translation>Les {n} plus récentes sont dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are left out of the statistics.</source>
        <extracomment>1: {n} file is left out of the statistics.</extracomment>
        <translation><numerusform>{n} fichier est exclu des statistiques.</numerusform><numerusform>{n} fichiers sont exclus des statistiques.</numerusform></translation>
    </message>
</context>
<context>
    <name>Meaning</name>
    <message>
        <source>These calls show nothing, or nobody has measured these rules.</source>
        <translation>Ces annonces ne montrent rien, ou personne ne l’a mesuré avec ces règles.</translation>
    </message>
    <message>
        <source>Usually no tricks in high cards.</source>
        <translation>En général, aucun pli en cartes hautes.</translation>
    </message>
    <message>
        <source>Usually {cards}, and no high cards outside.</source>
        <translation>En général {cards}, et pas de carte haute à côté.</translation>
    </message>
    <message>
        <source>Usually {cards}, and {tricks} outside.</source>
        <translation>En général {cards}, et {tricks} à côté.</translation>
    </message>
    <message>
        <source>Usually {cards}, good for {tricks}.</source>
        <translation>En général {cards}, qui valent {tricks}.</translation>
    </message>
    <message>
        <source>Usually {cards}, none of them high.</source>
        <translation>En général {cards}, sans carte haute.</translation>
    </message>
    <message>
        <source>Usually {tricks} in high cards.</source>
        <translation>En général {tricks} en cartes hautes.</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>aucun atout</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <translation>{least} ou {most}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>{name}: {call}. {shows}</source>
        <translation>{name}: {call}. {shows}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards of the best {suit}</source>
        <extracomment>1: {n} card of the best {suit}</extracomment>
        <translation><numerusform>{n} carte de la meilleure {suit}</numerusform><numerusform>{n} cartes de la meilleure {suit}</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <extracomment>1: {n} trick</extracomment>
        <translation><numerusform>{n} pli</numerusform><numerusform>{n} plis</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} trumps</source>
        <extracomment>1: {n} trump</extracomment>
        <translation><numerusform>{n} atout</numerusform><numerusform>{n} atouts</numerusform></translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>After deal {n}, the lead never changed hands.</source>
        <translation>Après la donne {n}, la tête de la partie n’a plus changé.</translation>
    </message>
    <message>
        <source>After deal {n}: {scores}.</source>
        <translation>Après la donne {n} : {scores}.</translation>
    </message>
    <message>
        <source>At the start: {scores}.</source>
        <translation>Au début : {scores}.</translation>
    </message>
    <message>
        <source>Deal {n}: {what}</source>
        <translation>Donne {n} : {what}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Chuté</translation>
    </message>
    <message>
        <source>Failed by {much}</source>
        <translation>Chuté de {much}</translation>
    </message>
    <message>
        <source>How the match went</source>
        <translation>Le cours de la partie</translation>
    </message>
    <message>
        <source>It was close: only {ahead} between first and second.</source>
        <translation>C’était serré : seulement {ahead} entre le premier et le deuxième.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Made, with {much} to spare</source>
        <translation>Réussi, avec {much} de mieux</translation>
    </message>
    <message>
        <source>The biggest trick, {points}: {who}.</source>
        <translation>Le plus gros pli, {points} : {who}.</translation>
    </message>
    <message>
        <source>The last deal decided it: {behind} behind before, {ahead} ahead after.</source>
        <translation>La dernière donne a tout décidé : {behind} de retard avant, {ahead} d’avance après.</translation>
    </message>
    <message>
        <source>The last trick: {who}.</source>
        <translation>Le dernier pli : {who}.</translation>
    </message>
    <message>
        <source>The lead never changed hands.</source>
        <translation>La tête de la partie n’a jamais changé.</translation>
    </message>
    <message>
        <source>Trick {n} made it: {who}.</source>
        <translation>Le pli {n} l’a fait réussir : {who}.</translation>
    </message>
    <message>
        <source>Trick {n} sank it: {who}.</source>
        <translation>Le pli {n} l’a fait chuter : {who}.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} defeated, {points}.</source>
        <translation>Pli {trick} de la meilleure donne, la donne {n} : {bid} chuté, {points}.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} defeated.</source>
        <translation>Pli {trick} de la meilleure donne, la donne {n} : {bid} chuté.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} made, {points}.</source>
        <translation>Pli {trick} de la meilleure donne, la donne {n} : {bid} réussi, {points}.</translation>
    </message>
    <message>
        <source>What a comeback: {behind} behind after deal {n}.</source>
        <translation>Quelle remontée : {behind} de retard après la donne {n}.</translation>
    </message>
    <message>
        <source>You bid {bid} and lost every trick, as promised.</source>
        <translation>Vous avez annoncé {bid} et perdu tous les plis, comme promis.</translation>
    </message>
    <message>
        <source>You bid {bid} and took every trick.</source>
        <translation>Vous avez annoncé {bid} et fait tous les plis.</translation>
    </message>
    <message>
        <source>You did best in deal {n}: {points}.</source>
        <translation>Votre meilleure donne : la donne {n}, {points}.</translation>
    </message>
    <message>
        <source>You fell to {points}, which loses the match.</source>
        <translation>Avec {points}, vous perdez la partie.</translation>
    </message>
    <message>
        <source>You made every bid of the match.</source>
        <translation>Vous avez réussi toutes vos annonces de la partie.</translation>
    </message>
    <message>
        <source>You made your bid</source>
        <translation>Votre annonce est réussie</translation>
    </message>
    <message>
        <source>You made {bid}, the highest bid there is.</source>
        <translation>Vous avez réussi {bid}, la plus haute annonce possible.</translation>
    </message>
    <message>
        <source>You missed your bid: {much} too few</source>
        <translation>Votre annonce est manquée : {much} de moins</translation>
    </message>
    <message>
        <source>You missed your bid: {much} too many</source>
        <translation>Votre annonce est manquée : {much} de trop</translation>
    </message>
    <message>
        <source>You shot the moon.</source>
        <translation>Vous avez réussi le grand chelem.</translation>
    </message>
    <message>
        <source>You took every trick.</source>
        <translation>Vous avez fait tous les plis.</translation>
    </message>
    <message>
        <source>{names} bid {bid} and lost every trick, as promised.</source>
        <translation>{names} ont annoncé {bid} et perdu tous les plis, comme promis.</translation>
    </message>
    <message>
        <source>{names} bid {bid} and took every trick.</source>
        <translation>{names} ont annoncé {bid} et fait tous les plis.</translation>
    </message>
    <message>
        <source>{names} did best in deal {n}: {points}.</source>
        <translation>{names}, la meilleure donne : la donne {n}, {points}.</translation>
    </message>
    <message>
        <source>{names} fell to {points}, which loses the match.</source>
        <translation>Avec {points}, {names} perdent la partie.</translation>
    </message>
    <message>
        <source>{names} made every bid of the match.</source>
        <translation>{names} ont réussi toutes leurs annonces de la partie.</translation>
    </message>
    <message>
        <source>{names} made {bid}, the highest bid there is.</source>
        <translation>{names} ont réussi {bid}, la plus haute annonce possible.</translation>
    </message>
    <message>
        <source>{names} shot the moon.</source>
        <translation>{names} ont réussi le grand chelem.</translation>
    </message>
    <message>
        <source>{names} took every trick.</source>
        <translation>{names} ont fait tous les plis.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} bid {bid} and lost every trick, as promised.</source>
        <translation>{name} a annoncé {bid} et perdu tous les plis, comme promis.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took every trick.</source>
        <translation>{name} a annoncé {bid} et fait tous les plis.</translation>
    </message>
    <message>
        <source>{name} fell to {points}, which loses the match.</source>
        <translation>Avec {points}, {name} perd la partie.</translation>
    </message>
    <message>
        <source>{name} made every bid of the match.</source>
        <translation>{name} a réussi toutes ses annonces de la partie.</translation>
    </message>
    <message>
        <source>{name} made {bid}, the highest bid there is.</source>
        <translation>{name} a réussi {bid}, la plus haute annonce possible.</translation>
    </message>
    <message>
        <source>{name} shot the moon.</source>
        <translation>{name} a réussi le grand chelem.</translation>
    </message>
    <message>
        <source>{name} took every trick.</source>
        <translation>{name} a fait tous les plis.</translation>
    </message>
    <message>
        <source>{name}, with {card}</source>
        <translation>{name}, avec {card}</translation>
    </message>
</context>
<context>
    <name>MovesDelegate</name>
    <message>
        <source>{size}: {what} was better</source>
        <translation>{size} : mieux valait {what}</translation>
    </message>
</context>
<context>
    <name>MovesHead</name>
    <message>
        <source>Each row shows a decision and what it cost, expected and actual</source>
        <translation>Chaque ligne montre une décision et ce qu’elle a coûté : attendu, réel</translation>
    </message>
    <message>
        <source>From small to large: slip, mistake, blunder.</source>
        <translation>Du plus petit au plus grand : imprécision, erreur, gaffe.</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>réel</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Calls, discards and cards in this deal</source>
        <translation>Annonces, écarts et cartes de la donne</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>actual {n}</source>
        <translation>réel {n}</translation>
    </message>
    <message>
        <source>expected {n}</source>
        <translation>attendu {n}</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>A name can have at most {n} letters.</source>
        <translation>Un nom a {n} lettres au plus.</translation>
    </message>
</context>
<context>
    <name>NewChallengeDialog</name>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Créer</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Donnes</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Nouveau défi</translation>
    </message>
    <message>
        <source>Seats and house rules are those that you last chose for the game in the lobby.</source>
        <translation>Les places et les règles maison sont celles que vous avez choisies en dernier pour ce jeu dans l’accueil.</translation>
    </message>
</context>
<context>
    <name>NewPerson</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Text size, cards, speed, sound, help and keys are saved for each person. You start with the current ones.</source>
        <translation>Taille du texte, cartes, vitesse, son, aide et touches sont enregistrés pour chaque joueur. Vous commencez avec les réglages actuels.</translation>
    </message>
    <message>
        <source>That’s me</source>
        <translation>C’est moi</translation>
    </message>
    <message>
        <source>The matches played without a name are mine</source>
        <translation>Les parties jouées sans nom sont les miennes</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui êtes-vous ?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>A bid made before you see your cards counts more, but it is risky.</source>
        <translation>Une annonce faite avant de voir vos cartes compte plus, mais elle est risquée.</translation>
    </message>
    <message>
        <source>A bid of {n} only shows a suit to your partner. It can't win the bidding.</source>
        <translation>Une annonce de {n} montre seulement une couleur au partenaire. Elle ne peut pas remporter les enchères.</translation>
    </message>
    <message>
        <source>A check keeps your partner's bid and keeps you in.</source>
        <translation>Parole laisse l’annonce du partenaire telle quelle, et vous restez en jeu.</translation>
    </message>
    <message>
        <source>A trump beats the colour led.</source>
        <translation>Un atout bat la couleur demandée.</translation>
    </message>
    <message>
        <source>A trump beats the suit led.</source>
        <translation>Un atout bat la couleur demandée.</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>Tous les points</translation>
    </message>
    <message>
        <source>Alone or together</source>
        <translation>Seul ou ensemble</translation>
    </message>
    <message>
        <source>At no trump, no suit beats the others.</source>
        <translation>À sans-atout, aucune couleur ne bat les autres.</translation>
    </message>
    <message>
        <source>Before you look</source>
        <translation>Avant de regarder</translation>
    </message>
    <message>
        <source>Bid more than {bid} by {name}, or pass.</source>
        <translation>Annoncez plus haut que {name} ({bid}), ou passez.</translation>
    </message>
    <message>
        <source>Cards of the colour you name beat all others in this deal.</source>
        <translation>Les cartes de la couleur que vous nommez battent toutes les autres dans cette donne.</translation>
    </message>
    <message>
        <source>Cards of the suit you name beat all others in this deal.</source>
        <translation>Les cartes de la couleur que vous nommez battent toutes les autres dans cette donne.</translation>
    </message>
    <message>
        <source>Cards to discard</source>
        <translation>Cartes à écarter</translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation>Cartes à passer</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to {n} partners for this deal, or play alone.</source>
        <extracomment>1: Choose a partner for this deal, or play alone.</extracomment>
        <translation><numerusform>Choisissez un partenaire pour cette donne, ou jouez sans.</numerusform><numerusform>Choisissez jusqu’à {n} partenaires pour cette donne, ou jouez sans.</numerusform></translation>
    </message>
    <message>
        <source>Choose {low} to {high} cards to discard, face down.</source>
        <translation>Choisissez de {low} à {high} cartes à écarter, face cachée.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards to discard, face down.</source>
        <extracomment>1: Choose a card to discard, face down.</extracomment>
        <translation><numerusform>Choisissez une carte à écarter, face cachée.</numerusform><numerusform>Choisissez {n} cartes à écarter, face cachée.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards to discard, face down. You must keep the greyed ones.</source>
        <extracomment>1: Choose a card to discard, face down. You must keep the greyed ones.</extracomment>
        <translation><numerusform>Choisissez une carte à écarter, face cachée. Les cartes grisées doivent rester.</numerusform><numerusform>Choisissez {n} cartes à écarter, face cachée. Les cartes grisées doivent rester.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners for this deal.</source>
        <extracomment>1: Choose a partner for this deal.</extracomment>
        <translation><numerusform>Choisissez un partenaire pour cette donne.</numerusform><numerusform>Choisissez {n} partenaires pour cette donne.</numerusform></translation>
    </message>
    <message>
        <source>Click the cards you want to get rid of. Click again to take one back.</source>
        <translation>Cliquez sur les cartes dont vous voulez vous défaire. Un autre clic en reprend une.</translation>
    </message>
    <message>
        <source>Defend alone against {name}, or with your partner.</source>
        <translation>Défendez en solo contre {name}, ou avec votre partenaire.</translation>
    </message>
    <message>
        <source>Each player bids once, before any card is played.</source>
        <translation>Chaque joueur annonce une fois, avant la première carte.</translation>
    </message>
    <message>
        <source>Everyone else gets the points, or they come off your own score.</source>
        <translation>Tous les autres reçoivent les points, ou ils sont retirés de votre total.</translation>
    </message>
    <message>
        <source>Farmer's hand</source>
        <translation>Farmer’s hand</translation>
    </message>
    <message>
        <source>Follow the card led if you can. You can't play the greyed cards now.</source>
        <translation>Fournissez la couleur demandée si vous le pouvez. Les cartes grisées ne peuvent pas être jouées maintenant.</translation>
    </message>
    <message>
        <source>Follow the lead</source>
        <translation>Fournir la couleur</translation>
    </message>
    <message numerus="yes">
        <source>Give {n} points to everyone else, or take them off your own score.</source>
        <extracomment>1: Give {n} point to everyone else, or take it off your own score.</extracomment>
        <translation><numerusform>Donnez {n} point à tous les autres, ou retirez-le de votre total.</numerusform><numerusform>Donnez {n} points à tous les autres, ou retirez-les de votre total.</numerusform></translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Hold takes over the highest bid without raising it.</source>
        <translation>« Je tiens » reprend la plus haute annonce sans monter.</translation>
    </message>
    <message>
        <source>If you bid alone, your partner sits out and can't help you.</source>
        <translation>Si vous annoncez un solo, votre partenaire ne joue pas et ne peut pas vous aider.</translation>
    </message>
    <message>
        <source>If you defend alone, your partner sits out. Winning three tricks then scores more.</source>
        <translation>Si vous défendez en solo, votre partenaire ne joue pas. Faire trois plis compte alors plus.</translation>
    </message>
    <message>
        <source>In turn, each player bids more than the one before, or passes.</source>
        <translation>Tour à tour, chacun annonce plus haut que le précédent, ou passe.</translation>
    </message>
    <message>
        <source>It is a trump. You can take it and put away a card that you need less.</source>
        <translation>C’est un atout. Vous pouvez la prendre et écarter une carte moins utile.</translation>
    </message>
    <message>
        <source>Name the trump for this deal.</source>
        <translation>Nommez l’atout de cette donne.</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Ne plus expliquer</translation>
    </message>
    <message>
        <source>No points can fall on this trick, so play your highest card.</source>
        <translation>Aucun point ne peut tomber dans ce pli : jouez donc votre plus forte carte.</translation>
    </message>
    <message>
        <source>Nobody has bid yet, and you can't pass. Make a bid.</source>
        <translation>Personne n’a encore annoncé, et vous ne pouvez pas passer. Faites une annonce.</translation>
    </message>
    <message>
        <source>Nobody has bid yet. Bid or pass.</source>
        <translation>Personne n’a encore annoncé. Annoncez ou passez.</translation>
    </message>
    <message numerus="yes">
        <source>Pass {n} cards {where}, to {name}.</source>
        <extracomment>1: Pass a card {where}, to {name}.</extracomment>
        <translation><numerusform>Passez une carte {where}, à {name}.</numerusform><numerusform>Passez {n} cartes {where}, à {name}.</numerusform></translation>
    </message>
    <message>
        <source>Pick cards for another player before you see the ones you'll get.</source>
        <translation>Choisissez des cartes pour un autre joueur. Vous en recevez autant, mais ne les voyez qu’après.</translation>
    </message>
    <message>
        <source>Play the first card of the trick. The others must follow its colour if they can.</source>
        <translation>Jouez la première carte du pli. Les autres doivent fournir la couleur s’ils le peuvent.</translation>
    </message>
    <message>
        <source>Play the first card of the trick. The others must follow its suit if they can.</source>
        <translation>Jouez la première carte du pli. Les autres doivent fournir la couleur s’ils le peuvent.</translation>
    </message>
    <message>
        <source>Press Enter or the button to discard these cards.</source>
        <translation>Appuyez sur Entrée ou sur le bouton pour écarter ces cartes.</translation>
    </message>
    <message>
        <source>Press Enter or the button to pass these cards.</source>
        <translation>Appuyez sur Entrée ou sur le bouton pour passer ces cartes.</translation>
    </message>
    <message>
        <source>Press Enter or the button to take the card turned up.</source>
        <translation>Appuyez sur Entrée ou sur le bouton pour prendre la retourne.</translation>
    </message>
    <message>
        <source>Say how many tricks you'll take.</source>
        <translation>Dites combien de plis vous ferez.</translation>
    </message>
    <message>
        <source>Swap low cards for as many face-down ones, or keep your hand.</source>
        <translation>Échangez de basses cartes contre autant de cartes cachées, ou gardez votre main.</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>Les annonces</translation>
    </message>
    <message>
        <source>The card turned up</source>
        <translation>La retourne</translation>
    </message>
    <message>
        <source>The card turned up is {card}. Choose a card to put away for it, or none.</source>
        <translation>La retourne est {card}. Choisissez une carte à écarter en échange, ou aucune.</translation>
    </message>
    <message>
        <source>The first player who bids makes trump, and the bidding is over.</source>
        <translation>Le premier qui annonce fait l’atout, et les enchères sont finies.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick, unless someone trumps it.</source>
        <translation>La plus forte carte de la couleur demandée fait le pli, sauf si quelqu’un coupe.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick.</source>
        <translation>La plus forte carte de la couleur demandée fait le pli.</translation>
    </message>
    <message>
        <source>The players you choose now are your partners in this deal.</source>
        <translation>Les joueurs que vous choisissez maintenant sont vos partenaires pour cette donne.</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>L’atout</translation>
    </message>
    <message>
        <source>You can lead only {card}. {reason}</source>
        <translation>Vous entamez, mais une seule carte est permise : {card}. {reason}</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Vous ne pouvez que passer.</translation>
    </message>
    <message>
        <source>You can show three low cards and swap them for three face-down ones.</source>
        <translation>Vous pouvez montrer trois basses cartes et les échanger contre trois cartes cachées.</translation>
    </message>
    <message>
        <source>You can turn tips back on in the settings, under Help.</source>
        <translation>Vous pouvez rétablir les explications dans les réglages, page Aide.</translation>
    </message>
    <message>
        <source>You can't bid more than {bid} by {name}.</source>
        <translation>Vous ne pouvez pas annoncer plus haut que {name} ({bid}).</translation>
    </message>
    <message>
        <source>You can't follow</source>
        <translation>Vous ne pouvez pas fournir</translation>
    </message>
    <message>
        <source>You can't pass. Bid more than {bid} by {name}.</source>
        <translation>Vous ne pouvez pas passer : annoncez plus haut que {name} ({bid}).</translation>
    </message>
    <message>
        <source>You have none of the colour led, so play something else.</source>
        <translation>Vous n’avez rien de la couleur demandée : jouez une autre carte.</translation>
    </message>
    <message>
        <source>You have none of the suit led, so play something else.</source>
        <translation>Vous n’avez rien de la couleur demandée : jouez une autre carte.</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Vous entamez</translation>
    </message>
    <message>
        <source>You lead. {reason}</source>
        <translation>Vous entamez. {reason}</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Vous entamez : jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>Your bid stays secret until everyone has bid.</source>
        <translation>Votre annonce reste secrète jusqu’à ce que tout le monde ait annoncé.</translation>
    </message>
    <message>
        <source>Your cards are face down. Bid blind, or look at them and bid then.</source>
        <translation>Vos cartes sont face cachée. Annoncez à l’aveugle, ou regardez-les et annoncez ensuite.</translation>
    </message>
    <message>
        <source>Your last card.</source>
        <translation>Votre dernière carte.</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Votre équipe</translation>
    </message>
    <message>
        <source>Your tricks</source>
        <translation>Vos plis</translation>
    </message>
    <message>
        <source>across</source>
        <translation>en face</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>to the second on the left</source>
        <translation>au deuxième à gauche</translation>
    </message>
    <message>
        <source>to the second on the right</source>
        <translation>au deuxième à droite</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{bid} means taking no tricks at all.</source>
        <translation>{bid} promet de ne faire aucun pli.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>Entame : {card}. Jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>{colour} cards</source>
        <translation>{colour}</translation>
    </message>
    <message>
        <source>{colour} was led</source>
        <translation>{colour} demandé</translation>
    </message>
    <message>
        <source>{led} and you have none: play any card.</source>
        <translation>{led} et vous n’en avez pas : jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>{led} and you have only {some}: play any card.</source>
        <translation>{led} et vous n’avez que {some} : jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them, or a trump.</source>
        <translation>{led} et vous avez du {some} : fournissez, ou jouez un atout.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them, or {card}.</source>
        <translation>{led} et vous avez du {some} : fournissez, ou jouez {card}.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them.</source>
        <translation>{led} et vous avez du {some} : fournissez.</translation>
    </message>
    <message>
        <source>{led}: you can play any card.</source>
        <translation>{led} : vous pouvez jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>{led}: you can play only {card}.</source>
        <translation>{led} : vous ne pouvez jouer que {card}.</translation>
    </message>
    <message>
        <source>{name} has taken all the points so far. Take a trick with a point yourself, or {name} may shoot the moon.</source>
        <translation>{name} a pris tous les points jusqu’ici. Prenez vous-même un pli avec un point, sinon {name} risque de réussir le grand chelem.</translation>
    </message>
    <message>
        <source>{name} has taken all the points so far. Throw points only on somebody else's trick, and keep a high card.</source>
        <translation>{name} a pris tous les points jusqu’ici. Ne défaussez des points que dans le pli d’un autre, et gardez une carte haute.</translation>
    </message>
    <message>
        <source>{suits}: nobody else has any, so even a low one is dangerous.</source>
        <translation>{suits} : plus personne d’autre n’en a, donc même une petite carte est dangereuse.</translation>
    </message>
    <message>
        <source>{suits}: nobody else has any, so even a low one takes the trick.</source>
        <translation>{suits} : plus personne d’autre n’en a, donc même une petite carte fait le pli.</translation>
    </message>
    <message>
        <source>{suit} were led</source>
        <translation>{suit} demandé</translation>
    </message>
    <message>
        <source>{turned}, and you can't pass. Name another suit.</source>
        <translation>{turned}, et vous ne pouvez pas passer. Nommez une autre couleur.</translation>
    </message>
    <message>
        <source>{turned}. Make it trump, or pass. {name} would take it.</source>
        <translation>{turned}. Faites-en l’atout, ou passez. {name} la prendrait.</translation>
    </message>
    <message>
        <source>{turned}. Name another suit, or pass.</source>
        <translation>{turned}. Nommez une autre couleur, ou passez.</translation>
    </message>
    <message>
        <source>{turned}. Pick it up and make it trump, or pass.</source>
        <translation>{turned}. Prenez-la et faites-en l’atout, ou passez.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Help: {option}</source>
        <translation>Aide : {option}</translation>
    </message>
</context>
<context>
    <name>OwnPrograms</name>
    <message>
        <source>The program runs with your rights and can do whatever you can do.</source>
        <translation>Le programme s’exécute avec vos droits et peut faire tout ce que vous pouvez faire.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Une autre carte</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>Bid in points</source>
        <translation>Annonce en points</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Annoncer {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, only to show the suit</source>
        <translation>Annoncer {bid}, seulement pour montrer la couleur</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}</source>
        <translation>Annoncer {bid} (vaut {value})</translation>
    </message>
    <message>
        <source>Bid {tricks}</source>
        <translation>Annoncer {tricks}</translation>
    </message>
    <message>
        <source>Calls so far</source>
        <translation>Annonces jusqu’ici</translation>
    </message>
    <message>
        <source>Challenge…</source>
        <translation>Défi…</translation>
    </message>
    <message>
        <source>Checking every hand the others could hold.</source>
        <translation>Toutes les mains possibles des autres sont essayées.</translation>
    </message>
    <message>
        <source>Checking the claim</source>
        <translation>Examen de la revendication</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Choisissez une annonce</translation>
    </message>
    <message>
        <source>Choose a number and a {suit}</source>
        <translation>Choisissez nombre et {suit}</translation>
    </message>
    <message>
        <source>Choose a score</source>
        <translation>Choisissez le score</translation>
    </message>
    <message>
        <source>Choose a {suit}</source>
        <translation>Choisissez une {suit}</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Choisissez</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to {n} partners</source>
        <extracomment>1: Choose a partner, or nobody</extracomment>
        <translation><numerusform>Choisissez un partenaire, ou personne</numerusform><numerusform>Choisissez jusqu’à {n} partenaires</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners</source>
        <extracomment>1: Choose your partner</extracomment>
        <translation><numerusform>Choisissez votre partenaire</numerusform><numerusform>Choisissez {n} partenaires</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners: {more} more.</source>
        <extracomment>1: Choose your partner first.</extracomment>
        <translation><numerusform>Choisissez votre partenaire : encore {more}.</numerusform><numerusform>Choisissez {n} partenaires : encore {more}.</numerusform></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Click a card to put it away for the card turned up, or use the arrow keys and Space, then Enter.</source>
        <translation>Cliquez sur une carte à écarter contre la retourne, ou servez-vous des flèches et d’Espace ; puis Entrée.</translation>
    </message>
    <message>
        <source>Click players here or at the table, or press their numbers.</source>
        <translation>Cliquez sur les joueurs ici ou à la table, ou tapez leur numéro.</translation>
    </message>
    <message>
        <source>Click the cards to discard, or use the arrow keys and Space, then Enter.</source>
        <translation>Cliquez sur les cartes à écarter, ou servez-vous des flèches et d’Espace ; puis Entrée.</translation>
    </message>
    <message>
        <source>Click the cards to discard. You must keep the greyed ones.</source>
        <translation>Cliquez sur les cartes à écarter. Les cartes grisées doivent rester.</translation>
    </message>
    <message>
        <source>Click the cards to pass, or use the arrow keys and Space, then Enter.</source>
        <translation>Cliquez sur les cartes à passer, ou servez-vous des flèches et d’Espace ; puis Entrée.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Computer players are playing the remaining cards.</source>
        <translation>L’ordinateur joue les cartes restantes.</translation>
    </message>
    <message>
        <source>Confirm: {call}</source>
        <translation>Confirmer : {call}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Donne {n}</translation>
    </message>
    <message>
        <source>Discard my hand</source>
        <translation>Écarter ma main</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Ne rien écarter</translation>
    </message>
    <message>
        <source>Discard {n}</source>
        <translation>Écarter {n}</translation>
    </message>
    <message>
        <source>Discard {n} of {all}</source>
        <translation>Écarter {n} sur {all}</translation>
    </message>
    <message>
        <source>Don't rob</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Everyone passed, so nobody scores.</source>
        <translation>Tous ont passé, donc personne ne marque.</translation>
    </message>
    <message>
        <source>Finishing the deal</source>
        <translation>Fin de la donne</translation>
    </message>
    <message>
        <source>Go on the {kitty}</source>
        <translation>Aller au {kitty}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hold the button to look at them.</source>
        <translation>Maintenez le bouton pour les regarder.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>Tenir {bid}</translation>
    </message>
    <message>
        <source>Hold {key} to see them and play, or hold the button just to look.</source>
        <translation>Maintenez {key} pour les regarder et jouer, ou maintenez le bouton pour regarder.</translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Combien de plis ferez-vous ?</translation>
    </message>
    <message>
        <source>In a match of its own. This match is kept. (F5)</source>
        <translation>Dans une partie à part. Cette partie est conservée. (F5)</translation>
    </message>
    <message>
        <source>Lead as {suit}</source>
        <translation>Entamer comme {suit}</translation>
    </message>
    <message>
        <source>Lead the joker as</source>
        <translation>Entamer le joker comme</translation>
    </message>
    <message>
        <source>Lead the low joker as</source>
        <translation>Entamer le petit joker comme</translation>
    </message>
    <message>
        <source>Let others play the same deals, and compare results</source>
        <translation>Faire jouer les mêmes donnes à d’autres et comparer les résultats</translation>
    </message>
    <message>
        <source>Look at this deal step by step (R)</source>
        <translation>Revoir cette donne coup par coup (R)</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <translation>Nommez l’atout</translation>
    </message>
    <message>
        <source>Name {bid}</source>
        <translation>Nommer {bid}</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation>Nommer {suit}</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>No bid is possible</source>
        <translation>Aucune annonce possible</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Pas encore d’annonce</translation>
    </message>
    <message>
        <source>Nobody won the auction, so nobody scores.</source>
        <translation>Personne n’a remporté les enchères, donc personne ne marque.</translation>
    </message>
    <message>
        <source>Order up {bid}</source>
        <translation>Accepter {bid}</translation>
    </message>
    <message>
        <source>Pass now (P)</source>
        <translation>Passer tout de suite (P)</translation>
    </message>
    <message>
        <source>Pass {n} of {all}</source>
        <translation>Passer {n} sur {all}</translation>
    </message>
    <message>
        <source>Pick up {bid}</source>
        <translation>Prendre {bid}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jouer sans partenaire</translation>
    </message>
    <message>
        <source>Play stops until you look at them again.</source>
        <translation>Le jeu s’arrête jusqu’à ce que vous les regardiez à nouveau.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Rob</source>
        <translation>La prendre</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Mêmes cartes</translation>
    </message>
    <message>
        <source>Show my cards (F9)</source>
        <translation>Montrer mes cartes (F9)</translation>
    </message>
    <message>
        <source>Show until I've played</source>
        <translation>Montrer jusqu’à ce que j’aie joué</translation>
    </message>
    <message>
        <source>Start with {names}</source>
        <translation>Commencer avec {names}</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Arrêter (Échap)</translation>
    </message>
    <message>
        <source>Suits rank {order}</source>
        <translation>Ordre des couleurs : {order}</translation>
    </message>
    <message>
        <source>Take the joker back (Esc)</source>
        <translation>Reprendre le joker (Échap)</translation>
    </message>
    <message numerus="yes">
        <source>That gives you {n} trumps.</source>
        <extracomment>1: That gives you {n} trump.</extracomment>
        <translation><numerusform>Avec cet atout, vous avez {n} atout.</numerusform><numerusform>Avec cet atout, vous avez {n} atouts.</numerusform></translation>
    </message>
    <message>
        <source>That isn't a legal bid.</source>
        <translation>Cette annonce n’est pas permise.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>To beat: {bid} by {name}</source>
        <translation>À battre : {bid} par {name}</translation>
    </message>
    <message>
        <source>To beat: {bid} by {name}, your partner</source>
        <translation>À battre : {bid} par {name}, votre partenaire</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Totals then: {totals}</source>
        <translation>Totaux ensuite : {totals}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>What would an expert do? (Ctrl+H)</source>
        <translation>Que ferait un expert ? (Ctrl+H)</translation>
    </message>
    <message>
        <source>With your partner</source>
        <translation>Avec votre partenaire</translation>
    </message>
    <message>
        <source>You discard your whole hand and take those cards.</source>
        <translation>Vous écartez toute votre main et prenez ces cartes.</translation>
    </message>
    <message>
        <source>You took all the points</source>
        <translation>Vous avez pris tous les points</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>À vous d’annoncer</translation>
    </message>
    <message>
        <source>Your cards are hidden</source>
        <translation>Vos cartes sont cachées</translation>
    </message>
    <message>
        <source>up to {n}</source>
        <translation>jusqu’à {n}</translation>
    </message>
    <message>
        <source>{bid} ({value})</source>
        <translation>{bid} ({value})</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <translation>{card} est retourné</translation>
    </message>
    <message>
        <source>{card} was turned down</source>
        <translation>{card} a été refusé</translation>
    </message>
    <message>
        <source>{name}, {bid}</source>
        <translation>{name}, {bid}</translation>
    </message>
    <message>
        <source>{name}: {calls}</source>
        <translation>{name} : {calls}</translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>{n} donne</numerusform><numerusform>{n} donnes</numerusform></translation>
    </message>
    <message>
        <source>{n} less</source>
        <translation>{n} de moins</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} de plus</translation>
    </message>
    <message>
        <source>{n} of {need} chosen</source>
        <translation>{n} sur {need}</translation>
    </message>
    <message numerus="yes">
        <source>{n} points off your score</source>
        <extracomment>1: {n} point off your score</extracomment>
        <translation><numerusform>{n} point de moins à votre total</numerusform><numerusform>{n} points de moins à votre total</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} points to everyone else</source>
        <extracomment>1: {n} point to everyone else</extracomment>
        <translation><numerusform>{n} point à chacun des autres</numerusform><numerusform>{n} points à chacun des autres</numerusform></translation>
    </message>
    <message>
        <source>{n}: {words}</source>
        <translation>{n} : {words}</translation>
    </message>
    <message>
        <source>{suit}, you hold {n}</source>
        <translation>{suit}, vous en avez {n}</translation>
    </message>
    <message>
        <source>{words} first.</source>
        <translation>D’abord {words}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget a person</source>
        <translation>Oublier un joueur</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>{name}’s picture, text size, cards, speed, sound, help and keys will be forgotten. Matches and statistics are kept.</source>
        <translation>Pour {name}, l’image, la taille du texte, les cartes, la vitesse, le son, l’aide et les touches seront oubliés. Les parties et les statistiques restent.</translation>
    </message>
</context>
<context>
    <name>PeopleTab</name>
    <message>
        <source>No matches with them yet.</source>
        <translation>Pas encore de partie avec eux.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Les gens à la table</translation>
    </message>
</context>
<context>
    <name>PictureNotes</name>
    <message>
        <source>A picture of your own is cut to a square. The copy stays on this computer.</source>
        <translation>Votre image est recadrée en carré. La copie reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>Supprimer l’image</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{file} is too large. Choose a picture of at most {megabytes} MB and {megapixels} megapixels.</source>
        <translation>{file} est trop grand. Choisissez une image d’au plus {megabytes} Mo et {megapixels} mégapixels.</translation>
    </message>
    <message>
        <source>{file} isn't a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>{file} n’est pas une image lisible. Choisissez un fichier PNG ou JPEG.</translation>
    </message>
</context>
<context>
    <name>PlaceBox</name>
    <message>
        <source>Remove all cards: {name}</source>
        <translation>Enlever toutes les cartes : {name}</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source> + {n}</source>
        <translation> + {n}</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message numerus="yes">
        <source>Ends at {n} points</source>
        <extracomment>1: Ends at {n} point</extracomment>
        <translation><numerusform>Fin à {n} point</numerusform><numerusform>Fin à {n} points</numerusform></translation>
    </message>
    <message>
        <source>Face-up row</source>
        <translation>Rangée visible</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>But : {n}</translation>
    </message>
    <message>
        <source>Foundation</source>
        <translation>Pile cachée</translation>
    </message>
    <message>
        <source>Hand, hidden</source>
        <translation>Main cachée</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>plis</translation>
    </message>
    <message>
        <source>{bid}, Left {suit}</source>
        <translation>{bid}, Gauche {suit}</translation>
    </message>
    <message>
        <source>{n} this deal</source>
        <translation>{n} cette donne</translation>
    </message>
    <message>
        <source>{progress}, others {n}</source>
        <translation>{progress}, autres {n}</translation>
    </message>
    <message>
        <source>{took} of {bid}</source>
        <translation>{took} sur {bid}</translation>
    </message>
    <message numerus="yes">
        <source>{took} of {n} tricks</source>
        <extracomment>1: {took} of {n} trick</extracomment>
        <translation><numerusform>{took} sur {n} pli</numerusform><numerusform>{took} sur {n} plis</numerusform></translation>
    </message>
    <message>
        <source>{tricks}, {bid} bid</source>
        <translation>{tricks}, annonce : {bid}</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>A computer player failed, so the first legal choice was played for it. See the log for details.</source>
        <translation>Un joueur virtuel a eu un problème : le premier choix permis a été joué pour lui. Les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>A computer player tried an illegal play, so the first legal choice was played instead. If this keeps happening, reinstall Trickdesk.</source>
        <translation>Un joueur virtuel a voulu faire un coup interdit : le premier choix permis a été joué à la place. Si cela se répète, réinstallez Trickdesk.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Hardi</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>Computer players failed {n} times. Each time, the first legal choice was played.</source>
        <extracomment>1: A computer player failed once. The first legal choice was played instead.</extracomment>
        <translation><numerusform>Un joueur virtuel a eu un problème : le premier choix permis a été joué.</numerusform><numerusform>Les joueurs virtuels ont eu {n} problèmes : chaque fois, le premier choix permis a été joué.</numerusform></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Partner of {names}</source>
        <translation>Partenaire : {names}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Posé</translation>
    </message>
    <message>
        <source>The computer players are too slow to answer, so the first legal choice is played for them. Closing other programs may help.</source>
        <translation>Les joueurs virtuels sont trop lents à répondre : le premier choix permis est joué pour eux. Fermer d’autres programmes peut aider.</translation>
    </message>
    <message>
        <source>The computer players can't start, so the first legal choice is played for them. Restart Trickdesk; if that doesn't help, reinstall it.</source>
        <translation>Les joueurs virtuels ne démarrent pas : le premier choix permis est joué pour eux. Relancez Trickdesk ; si cela ne suffit pas, réinstallez-le.</translation>
    </message>
    <message>
        <source>The computer players have crashed, so the first legal choice is played for them. If they don't recover, restart Trickdesk.</source>
        <translation>Les joueurs virtuels ont planté : le premier choix permis est joué pour eux. S’ils ne se remettent pas, relancez Trickdesk.</translation>
    </message>
    <message>
        <source>The computer players' answers can't be used, so the first legal choice is played for them. If this keeps happening, reinstall Trickdesk.</source>
        <translation>Les réponses des joueurs virtuels sont inutilisables : le premier choix permis est joué pour eux. Si cela se répète, réinstallez Trickdesk.</translation>
    </message>
    <message numerus="yes">
        <source>With help: {n} decisions were undone after seeing new cards.</source>
        <extracomment>1: With help: one decision was undone after seeing new cards.</extracomment>
        <translation><numerusform>Avec aide : une décision a été annulée après avoir vu de nouvelles cartes.</numerusform><numerusform>Avec aide : {n} décisions ont été annulées après avoir vu de nouvelles cartes.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>With {n} hints.</source>
        <extracomment>1: With a hint.</extracomment>
        <translation><numerusform>Avec un conseil.</numerusform><numerusform>Avec {n} conseils.</numerusform></translation>
    </message>
    <message>
        <source>Won the match</source>
        <translation>A gagné la partie</translation>
    </message>
    <message>
        <source>{names} can’t play in this match, so the level {level} plays instead.</source>
        <translation>{names} ne peut pas jouer dans cette partie, donc le niveau {level} joue à la place.</translation>
    </message>
    <message>
        <source>{name}: {manner}</source>
        <translation>{name} : {manner}</translation>
    </message>
    <message>
        <source>{problem} From now on, the level {level} plays in its place.</source>
        <translation>{problem} Désormais, le niveau {level} joue à sa place.</translation>
    </message>
    <message>
        <source>{problem} The level {level} chose instead.</source>
        <translation>{problem} Le niveau {level} a choisi à sa place.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A mistake here: {action}. That costs {points} on average.</source>
        <translation>Une erreur ici : {action}. Cela coûte {points} en moyenne.</translation>
    </message>
    <message>
        <source>An expert would do the same.</source>
        <translation>Un expert ferait de même.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, but it hardly matters.</source>
        <translation>Choix d’un expert : {better}, mais la différence est minime.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, {points} fewer on average.</source>
        <translation>Choix d’un expert : {better}, {points} de moins en moyenne.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, {points} more on average.</source>
        <translation>Choix d’un expert : {better}, {points} de plus en moyenne.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}.</source>
        <translation>Choix d’un expert : {better}.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}. Yours was not considered.</source>
        <translation>Choix d’un expert : {better}. Le vôtre n’a pas été étudié.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>In the match: {action}. That cost {points} on average.</source>
        <translation>Dans la partie : {action}. Cela a coûté {points} en moyenne.</translation>
    </message>
    <message>
        <source>It is the highest card of the suit led.</source>
        <translation>C’est la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>No: {card} wins.</source>
        <translation>Non : {card} gagne.</translation>
    </message>
    <message>
        <source>Right: {card} wins.</source>
        <translation>Exact : {card} gagne.</translation>
    </message>
    <message>
        <source>This puzzle will come up again in {days} days.</source>
        <translation>Ce problème revient dans {days} jours.</translation>
    </message>
    <message>
        <source>This puzzle will come up again tomorrow.</source>
        <translation>Ce problème revient demain.</translation>
    </message>
    <message>
        <source>Trump: {mark} {suit}</source>
        <translation>Atout : {mark} {suit}</translation>
    </message>
    <message>
        <source>You have solved this puzzle often enough. It won't come up again.</source>
        <translation>Vous avez résolu ce problème assez souvent. Il ne reviendra plus.</translation>
    </message>
    <message>
        <source>You: {action}</source>
        <translation>Vous : {action}</translation>
    </message>
    <message>
        <source>{action} (you)</source>
        <translation>{action} (vous)</translation>
    </message>
    <message>
        <source>{card} was led</source>
        <translation>Entame : {card}</translation>
    </message>
    <message>
        <source>{card} was led as {suit}</source>
        <translation>Entame : {card} comme {suit}</translation>
    </message>
    <message>
        <source>{n}: {card}</source>
        <translation>{n} : {card}</translation>
    </message>
    <message>
        <source>{n}: {card}, led</source>
        <translation>{n} : {card}, entame</translation>
    </message>
    <message>
        <source>{right} of {asked} right · {row} in a row · best {best}</source>
        <translation>{right} sur {asked} · série de {row} · record {best}</translation>
    </message>
    <message>
        <source>{share}% to make it</source>
        <translation>réussi à {share} %</translation>
    </message>
    <message>
        <source>{tricks} tricks</source>
        <translation>{tricks} plis</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Can’t save your settings: {reason}</source>
        <translation>Impossible d’enregistrer vos réglages : {reason}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>{name}, failed</source>
        <translation>{name}, chuté</translation>
    </message>
</context>
<context>
    <name>ProgramNotes</name>
    <message>
        <source>A program that you wrote can play too. Choose it as the level of a seat.</source>
        <translation>Un programme que vous avez écrit peut jouer aussi. Choisissez-le comme niveau d’une place.</translation>
    </message>
    <message>
        <source>Add program…</source>
        <translation>Ajouter un programme…</translation>
    </message>
    <message>
        <source>Remove program</source>
        <translation>Retirer le programme</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>Vos programmes</translation>
    </message>
    <message>
        <source>{name}: {command}</source>
        <translation>{name} : {command}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Choose who gets the points</source>
        <translation>Choisissez à qui vont les points</translation>
    </message>
    <message>
        <source>Choose your team</source>
        <translation>Choisissez votre équipe</translation>
    </message>
    <message>
        <source>Discard cards</source>
        <translation>Écartez des cartes</translation>
    </message>
    <message>
        <source>Discard {low} to {high} cards</source>
        <translation>Écartez de {low} à {high} cartes</translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards</source>
        <extracomment>1: Discard {n} card</extracomment>
        <translation><numerusform>Écartez {n} carte</numerusform><numerusform>Écartez {n} cartes</numerusform></translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Combien de plis ferez-vous ?</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <translation>Nommez l’atout</translation>
    </message>
    <message numerus="yes">
        <source>Pass {n} cards to {name}</source>
        <extracomment>1: Pass {n} card to {name}</extracomment>
        <translation><numerusform>Passez {n} carte à {name}</numerusform><numerusform>Passez {n} cartes à {name}</numerusform></translation>
    </message>
    <message>
        <source>Pick cards to pass</source>
        <translation>Choisissez des cartes à passer</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jouez une carte</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>La donne est terminée</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Will you bid blind?</source>
        <translation>Annoncez-vous à l’aveugle ?</translation>
    </message>
    <message>
        <source>Will you defend alone?</source>
        <translation>Défendez-vous en solo ?</translation>
    </message>
    <message>
        <source>Will you rob?</source>
        <translation>Prenez-vous la retourne ?</translation>
    </message>
    <message>
        <source>Will you swap?</source>
        <translation>Échangez-vous ?</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Vous entamez</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>À vous d’annoncer</translation>
    </message>
    <message>
        <source>{name} is choosing a team</source>
        <translation>{name} choisit une équipe</translation>
    </message>
    <message>
        <source>{name} is choosing who gets the points</source>
        <translation>{name} choisit à qui vont les points</translation>
    </message>
    <message>
        <source>{name} is discarding</source>
        <translation>{name} écarte des cartes</translation>
    </message>
    <message>
        <source>{name} is naming the trump</source>
        <translation>{name} nomme l’atout</translation>
    </message>
    <message>
        <source>{name} is picking cards to pass</source>
        <translation>{name} choisit des cartes à passer</translation>
    </message>
    <message>
        <source>{name} may rob</source>
        <translation>{name} peut prendre la retourne</translation>
    </message>
    <message>
        <source>{name} to call</source>
        <translation>À {name} d’annoncer</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>À {name} de jouer</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>&amp;All themes</source>
        <translation>&amp;Tous les thèmes</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Sauter</translation>
    </message>
    <message>
        <source>Here a computer player had to decide. What would you do?</source>
        <translation>Ici, l’ordinateur devait décider. Que feriez-vous ?</translation>
    </message>
    <message>
        <source>Looking for costly decisions…</source>
        <translation>Recherche des décisions coûteuses…</translation>
    </message>
    <message>
        <source>No costly decisions yet</source>
        <translation>Pas encore de décisions coûteuses</translation>
    </message>
    <message>
        <source>Nothing to do today</source>
        <translation>Rien à faire aujourd’hui</translation>
    </message>
    <message>
        <source>You've done all your {game} puzzles. Solved ones come back after {days} days, missed ones tomorrow.</source>
        <translation>{game} : vous avez fait tous les problèmes. Ceux que vous avez résolus reviennent après {days} jours, les autres demain.</translation>
    </message>
    <message>
        <source>Your costly decisions in {game} come back here as puzzles. You see the same cards again, then what an expert would have done.

Puzzles come from reviews, so finish a match and review its deals. Each decision that cost you points comes up here several times over the next few weeks.</source>
        <translation>Vos propres décisions coûteuses ({game}) reviennent ici comme problèmes : les cartes telles que vous les avez vues, puis ce qu’un expert aurait fait.

Les problèmes viennent des analyses. Terminez une partie et analysez ses donnes. Chaque décision qui vous a coûté quelque chose vous sera posée ici, plusieurs fois au cours des semaines suivantes.</translation>
    </message>
    <message>
        <source>{n} to do. This decision cost you points. What would you do now?</source>
        <translation>Encore {n}. Cette décision vous a coûté des points. Que feriez-vous maintenant ?</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Voir dans :</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom de fichier :</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type :</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 n’est pas une indication de pages valable. Séparez pages et plages par des virgules, début et fin d’une plage par un tiret. Les plages ne doivent pas se chevaucher.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Réglages recto verso contradictoires</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Indication de pages non valable</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Les réglages recto verso se contredisent. Faut-il les corriger ?</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Des pages et des plages séparées par des virgules ; une plage, ce sont deux nombres avec un tiret. 3,5-7,9 imprime les pages 3, 5, 6, 7 et 9.</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Difficulté</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Click a card or press its number. The first card was led.</source>
        <translation>Cliquez sur une carte ou tapez son numéro. La première carte est l’entame.</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>Quelle carte gagne ce pli ?</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>A bid may score more, but for the match passing is worth more: what the others score counts too.</source>
        <translation>Une annonce rapporterait peut-être plus, mais pour la partie mieux vaut passer : les points des autres comptent aussi.</translation>
    </message>
    <message>
        <source>A blind nil is worth its risk now: it counts twice, and any hand may take no trick.</source>
        <translation>Un nul à l’aveugle vaut maintenant le risque : il compte double, et toute main peut ne faire aucun pli.</translation>
    </message>
    <message>
        <source>A habit of this player, which costs little or nothing.</source>
        <translation>Une habitude de ce joueur, qui coûte peu ou rien.</translation>
    </message>
    <message>
        <source>A partner is already winning with {card}, so no high card is needed.</source>
        <translation>Un partenaire tient déjà le pli, avec {card} : inutile de mettre une carte haute.</translation>
    </message>
    <message>
        <source>A partner is already winning with {card}, so no trump is needed.</source>
        <translation>Un partenaire tient déjà le pli, avec {card} : inutile de mettre un atout.</translation>
    </message>
    <message>
        <source>A partner is winning with {card}: the points should stay on this side.</source>
        <translation>Un partenaire tient le pli, avec {card} : les points devraient rester dans ce camp.</translation>
    </message>
    <message>
        <source>Adds a card that counts to a partner's trick; nothing else is clearly better.</source>
        <translation>Ajoute une carte à points au pli d’un partenaire : rien d’autre n’est nettement mieux.</translation>
    </message>
    <message>
        <source>Adds a card that counts to another defender's trick; nothing else is clearly better.</source>
        <translation>Ajoute une carte à points au pli d’un autre défenseur : rien d’autre n’est nettement mieux.</translation>
    </message>
    <message>
        <source>Adds a card that counts to your partner's trick; nothing else is clearly better.</source>
        <translation>Ajoute une carte à points au pli de votre partenaire : rien d’autre n’est nettement mieux.</translation>
    </message>
    <message>
        <source>Also weighs the match and what the others score.</source>
        <translation>Tient compte aussi de la partie et des points des autres.</translation>
    </message>
    <message>
        <source>Another defender is already winning with {card}, so no high card is needed.</source>
        <translation>Un autre défenseur tient déjà le pli, avec {card} : inutile de mettre une carte haute.</translation>
    </message>
    <message>
        <source>Another defender is already winning with {card}, so no trump is needed.</source>
        <translation>Un autre défenseur tient déjà le pli, avec {card} : inutile de mettre un atout.</translation>
    </message>
    <message>
        <source>Another defender is winning with {card}: the declarer doesn't get the points.</source>
        <translation>Un autre défenseur tient le pli, avec {card} : le preneur n’aura pas les points.</translation>
    </message>
    <message>
        <source>Another figure looks better, but not so in the deals that were solved exactly.</source>
        <translation>Un autre chiffre paraît meilleur, mais pas dans les donnes résolues exactement.</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>Un autre joueur</translation>
    </message>
    <message numerus="yes">
        <source>Based on {n} simulated deals, {solved} of them solved exactly.</source>
        <extracomment>1: Based on {n} simulated deal, {solved} of them solved exactly.</extracomment>
        <translation><numerusform>D’après une donne simulée, dont {solved} résolue exactement.</numerusform><numerusform>D’après {n} donnes simulées, dont {solved} résolues exactement.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Based on {n} simulated deals.</source>
        <extracomment>1: Based on {n} simulated deal.</extracomment>
        <translation><numerusform>D’après une donne simulée.</numerusform><numerusform>D’après {n} donnes simulées.</numerusform></translation>
    </message>
    <message>
        <source>Beats the cards so far as {card} would, and keeps that for later.</source>
        <translation>Bat les cartes jouées comme le ferait {card}, qui reste pour plus tard.</translation>
    </message>
    <message>
        <source>Beats the cards so far as {card} would, and risks fewer points if somebody goes higher.</source>
        <translation>Bat les cartes jouées comme le ferait {card}, et risque moins de points si quelqu’un monte.</translation>
    </message>
    <message>
        <source>Beats the cards so far, though higher ones are still out.</source>
        <translation>Bat les cartes jouées jusqu’ici, mais de plus hautes sont encore dehors.</translation>
    </message>
    <message>
        <source>Beats the declarer alone often enough, and that scores more.</source>
        <translation>Fait chuter seul le preneur assez souvent, et cela compte plus.</translation>
    </message>
    <message>
        <source>Best on average in the simulated deals.</source>
        <translation>Le meilleur en moyenne dans les donnes simulées.</translation>
    </message>
    <message>
        <source>Can no longer take exactly as many tricks as bid.</source>
        <translation>Ne peut plus faire exactement autant de plis qu’annoncé.</translation>
    </message>
    <message>
        <source>Clearly best in the simulated deals.</source>
        <translation>Nettement le meilleur dans les donnes simulées.</translation>
    </message>
    <message>
        <source>Doesn't take a partner's trick without a clear gain.</source>
        <translation>Ne prend pas le pli à un partenaire sans gain net.</translation>
    </message>
    <message>
        <source>Doesn't take another defender's trick without a clear gain.</source>
        <translation>Ne prend pas le pli à un autre défenseur sans gain net.</translation>
    </message>
    <message>
        <source>Doesn't take your partner's trick without a clear gain.</source>
        <translation>Ne prend pas le pli à votre partenaire sans gain net.</translation>
    </message>
    <message>
        <source>Draws trumps, to keep its own winners from being trumped: one is still out.</source>
        <translation>Fait tomber les atouts pour que ses cartes maîtresses ne soient pas coupées : un seul est encore dehors.</translation>
    </message>
    <message>
        <source>Draws trumps, to keep its own winners from being trumped: {trumps} are still out.</source>
        <translation>Fait tomber les atouts pour que ses cartes maîtresses ne soient pas coupées : {trumps} sont encore dehors.</translation>
    </message>
    <message>
        <source>Drives out higher trumps, so that those left in the hand may take tricks.</source>
        <translation>Fait sortir les atouts plus hauts, pour que ceux qui restent en main fassent des plis.</translation>
    </message>
    <message>
        <source>Every card that may be led should take the trick.</source>
        <translation>Toute carte que l’on peut jouer ici devrait faire le pli.</translation>
    </message>
    <message>
        <source>Every choice is worth about the same.</source>
        <translation>Tous les choix se valent à peu près.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}, so a high one goes: then it can take no other trick.</source>
        <translation>Toute carte permise bat {card} : autant en jouer une haute, qui ne fera pas d’autre pli.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}, so {over} is kept: it may stay below others later.</source>
        <translation>Toute carte permise bat {card}, alors {over} reste : elle pourra passer sous d’autres plus tard.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}; the lower, the more likely somebody goes higher.</source>
        <translation>Toute carte permise bat {card} ; plus elle est basse, plus quelqu’un risque de monter.</translation>
    </message>
    <message>
        <source>Few cards in {suit} are left then, so bad cards can soon be thrown on that suit.</source>
        <translation>Peu de cartes à {suit} ensuite : on pourra bientôt y défausser les mauvaises.</translation>
    </message>
    <message>
        <source>Few hands take no trick, so looking first is better.</source>
        <translation>Peu de mains ne font aucun pli, il vaut donc mieux regarder d’abord.</translation>
    </message>
    <message>
        <source>Forced to bid: picks the bid with the best expected score.</source>
        <translation>Obligé d’annoncer : choisit l’annonce au meilleur score attendu.</translation>
    </message>
    <message>
        <source>Gets rid of a card that might take one trick too many later.</source>
        <translation>Se défait d’une carte qui pourrait faire un pli de trop plus tard.</translation>
    </message>
    <message>
        <source>Gives somebody else a card that counts against its owner.</source>
        <translation>Donne à quelqu’un d’autre une carte qui lui coûtera des points.</translation>
    </message>
    <message>
        <source>Has as many tricks as bid, and wants no more.</source>
        <translation>A tous les plis annoncés, et n’en veut plus.</translation>
    </message>
    <message>
        <source>High cards would take tricks with points.</source>
        <translation>Les cartes hautes feraient des plis à points.</translation>
    </message>
    <message>
        <source>If everybody follows suit, {card} takes the trick; if not, this card may.</source>
        <translation>Si tout le monde fournit, {card} fait le pli ; sinon, peut-être cette carte.</translation>
    </message>
    <message>
        <source>It was the only legal choice.</source>
        <translation>C’était le seul choix permis.</translation>
    </message>
    <message>
        <source>Keeps cards that count out of the others' tricks unless giving one up clearly pays off.</source>
        <translation>Ne donne pas de carte à points aux autres sans gain net.</translation>
    </message>
    <message>
        <source>Keeps only trumps: the rest is unlikely to take a trick.</source>
        <translation>Ne garde que des atouts : le reste a peu de chances de faire un pli.</translation>
    </message>
    <message>
        <source>Keeps sure tricks unless giving one up clearly pays off.</source>
        <translation>Garde ses plis sûrs, sauf si en céder un rapporte nettement.</translation>
    </message>
    <message>
        <source>Keeps {card} back: somebody else could take it now.</source>
        <translation>Garde {card} en réserve : quelqu’un d’autre pourrait la prendre maintenant.</translation>
    </message>
    <message>
        <source>Keeps {card} guarded: {over} is still out.</source>
        <translation>Garde de quoi protéger {card} : {over} est encore dehors.</translation>
    </message>
    <message>
        <source>Keeps {card} to trump {suit}.</source>
        <translation>Garde {card} pour couper {suit}.</translation>
    </message>
    <message>
        <source>Keeps {card}, the highest card left in {suit}.</source>
        <translation>Garde {card}, la plus haute carte restante à {suit}.</translation>
    </message>
    <message>
        <source>Keeps {card}, the highest trump left.</source>
        <translation>Garde {card}, le plus haut atout restant.</translation>
    </message>
    <message>
        <source>Keeps {card}, which may win a later trick.</source>
        <translation>Garde {card}, qui peut gagner un pli plus tard.</translation>
    </message>
    <message>
        <source>Keeps {card}: a trump may win a later trick.</source>
        <translation>Garde {card} : un atout peut gagner un pli plus tard.</translation>
    </message>
    <message>
        <source>Keeps {card}: when trumps are led, it counts as one.</source>
        <translation>Garde {card} : quand on joue atout, elle compte comme un atout.</translation>
    </message>
    <message>
        <source>Leads a card that can be spared, and keeps better ones for later.</source>
        <translation>Entame une carte dont on peut se passer et garde les meilleures pour plus tard.</translation>
    </message>
    <message>
        <source>Leads a card that somebody else may have to beat: higher ones are still out.</source>
        <translation>Entame une carte que quelqu’un d’autre devra peut-être battre : de plus hautes sont encore dehors.</translation>
    </message>
    <message>
        <source>Leads a card that the declarer may have to beat.</source>
        <translation>Entame une carte que le preneur devra peut-être battre.</translation>
    </message>
    <message>
        <source>Leads a long suit: once its high cards are gone, the low ones win.</source>
        <translation>Entame une couleur longue : une fois les hautes tombées, les petites gagnent.</translation>
    </message>
    <message>
        <source>Leads a trump, so that others have fewer left to trump {card} with.</source>
        <translation>Joue atout, pour que les autres en aient moins pour couper {card}.</translation>
    </message>
    <message>
        <source>Leaves it to the partner, who has already bid: raising it gains too little.</source>
        <translation>Laisse faire le partenaire, qui a déjà annoncé : monter rapporterait trop peu.</translation>
    </message>
    <message>
        <source>Leaves it to your partner, who has already bid: raising it gains too little.</source>
        <translation>Laisse faire votre partenaire, qui a déjà annoncé : monter rapporterait trop peu.</translation>
    </message>
    <message>
        <source>Leaves the declarer the trick, which {card} is winning.</source>
        <translation>Laisse au preneur le pli, que {card} est en train de gagner.</translation>
    </message>
    <message>
        <source>Leaves the hand without {suit}, to trump that suit later.</source>
        <translation>Ne laisse plus de carte à {suit} en main, pour couper cette couleur ensuite.</translation>
    </message>
    <message>
        <source>Leaves the trick to somebody else.</source>
        <translation>Laisse le pli à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Lets this trick go, and keeps the winning card for a better one.</source>
        <translation>Laisse passer ce pli et garde la carte gagnante pour un meilleur.</translation>
    </message>
    <message>
        <source>Lets this trick go: taking it would win more tricks, but score less.</source>
        <translation>Laisse passer ce pli : le prendre donnerait plus de plis, mais moins de points.</translation>
    </message>
    <message>
        <source>Makes the lowest bid that will do.</source>
        <translation>Fait la plus petite annonce qui suffit.</translation>
    </message>
    <message>
        <source>May take a trick that is needed; if it is beaten, it can't take one too many later.</source>
        <translation>Peut faire un pli qu’il faut ; si elle est battue, elle n’en fera pas un de trop plus tard.</translation>
    </message>
    <message>
        <source>Needs exactly one more trick.</source>
        <translation>Il manque exactement un pli.</translation>
    </message>
    <message>
        <source>Needs exactly {tricks} more tricks.</source>
        <translation>Il manque exactement {tricks} plis.</translation>
    </message>
    <message>
        <source>No bid is clearly better than passing.</source>
        <translation>Aucune annonce n’est nettement meilleure que de passer.</translation>
    </message>
    <message>
        <source>No bid is expected to be worth more than passing.</source>
        <translation>Aucune annonce ne devrait valoir plus qu’une passe.</translation>
    </message>
    <message>
        <source>No bid looks worth making.</source>
        <translation>Aucune annonce ne semble en valoir la peine.</translation>
    </message>
    <message>
        <source>No card in the hand is likely to win now, so it leads one that can be spared.</source>
        <translation>Aucune carte de la main ne gagnera sans doute maintenant : autant en jouer une dont on peut se passer.</translation>
    </message>
    <message>
        <source>No card in {suit} is left then, so bad cards can be thrown on that suit.</source>
        <translation>Plus de carte à {suit} ensuite : on pourra y défausser les mauvaises.</translation>
    </message>
    <message>
        <source>No card in {suit} is left then, so that suit can be trumped.</source>
        <translation>Plus de carte à {suit} ensuite : on pourra couper cette couleur.</translation>
    </message>
    <message>
        <source>No suit is longer, and long trumps win tricks.</source>
        <translation>Aucune couleur n’est plus longue, et de longs atouts font des plis.</translation>
    </message>
    <message>
        <source>Nobody else has any {suit} left.</source>
        <translation>Personne d’autre n’a plus de {suit}.</translation>
    </message>
    <message>
        <source>Nobody plays after this and the trick has no points: a good moment to get rid of a high card.</source>
        <translation>Personne ne joue après et le pli n’a pas de points : c’est le moment de se débarrasser d’une carte haute.</translation>
    </message>
    <message>
        <source>None of them has bid, but with them the contract is made most often.</source>
        <translation>Aucun n’a annoncé, mais c’est ainsi que le contrat réussit le plus souvent.</translation>
    </message>
    <message>
        <source>Not sure enough to bid: made in {chance}% of the simulated deals, and {wants}% are needed.</source>
        <translation>Pas assez sûr pour annoncer : réussi dans {chance} % des donnes simulées, et il en faut {wants} %.</translation>
    </message>
    <message>
        <source>Nothing to lose: passing would almost certainly lose the match.</source>
        <translation>Rien à perdre : passer ferait presque sûrement perdre la partie.</translation>
    </message>
    <message>
        <source>Only one card in its suit beats it: it takes a trick, or drives that card out.</source>
        <translation>Une seule carte de la couleur la bat : elle fait un pli, ou fait sortir cette carte.</translation>
    </message>
    <message>
        <source>Other choices are about as good; this is the usual one.</source>
        <translation>D’autres choix se valent à peu près ; celui-ci est l’habituel.</translation>
    </message>
    <message>
        <source>Otherwise the match would end, and another player would win.</source>
        <translation>Sinon la partie serait finie, et un autre joueur gagnerait.</translation>
    </message>
    <message>
        <source>Passing may score more, but for the match this bid is worth more: what the others score counts too.</source>
        <translation>Passer rapporterait peut-être plus, mais pour la partie mieux vaut cette annonce : les points des autres comptent aussi.</translation>
    </message>
    <message>
        <source>Risks no points: the opponents may still beat {card}.</source>
        <translation>Ne risque pas de points : les adversaires peuvent encore battre {card}.</translation>
    </message>
    <message>
        <source>Somebody else may have to take it with {over}, the only higher card still out.</source>
        <translation>Quelqu’un d’autre devra peut-être prendre avec {over}, la seule carte plus haute encore dehors.</translation>
    </message>
    <message>
        <source>Somebody else takes this trick, so it throws a card that might take another.</source>
        <translation>Quelqu’un d’autre fait ce pli : on défausse une carte qui pourrait en faire un autre.</translation>
    </message>
    <message>
        <source>Somebody may still beat it; if so, it can't take a worse trick later.</source>
        <translation>Quelqu’un peut encore la battre ; alors elle ne prendra pas un pire pli plus tard.</translation>
    </message>
    <message>
        <source>Stays below {card}, so that somebody else takes the trick.</source>
        <translation>Reste sous {card}, pour que quelqu’un d’autre fasse le pli.</translation>
    </message>
    <message>
        <source>Stays in the auction without bidding higher.</source>
        <translation>Reste dans les enchères sans surenchérir.</translation>
    </message>
    <message>
        <source>Takes a sure trick: nobody else can beat it.</source>
        <translation>Fait un pli sûr : personne d’autre ne peut battre cette carte.</translation>
    </message>
    <message>
        <source>Takes a trick unless somebody trumps it: nobody else has a higher card in its suit.</source>
        <translation>Fait un pli si personne ne coupe : personne d’autre n’a de carte plus haute dans la couleur.</translation>
    </message>
    <message>
        <source>Takes a trump for the card it needs least.</source>
        <translation>Prend un atout contre sa carte la moins utile.</translation>
    </message>
    <message>
        <source>Takes the risk: {chance}% is enough.</source>
        <translation>Prend le risque : {chance} % lui suffisent.</translation>
    </message>
    <message>
        <source>Takes the trick if everybody follows suit: then a two is the highest card.</source>
        <translation>Fait le pli si tout le monde fournit : un deux est alors la carte la plus forte.</translation>
    </message>
    <message>
        <source>Takes the trick or drives out {over}: then {card} can win too.</source>
        <translation>Fait le pli ou fait sortir {over} : {card} pourra alors gagner aussi.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody beats it with a two.</source>
        <translation>Prend le pli, sauf si quelqu’un la bat avec un deux.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody plays {over}.</source>
        <translation>Fait le pli si personne ne joue {over}.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody trumps it.</source>
        <translation>Fait le pli si personne ne coupe.</translation>
    </message>
    <message>
        <source>Takes the trick: nobody after this can beat it.</source>
        <translation>Fait le pli : personne ensuite ne peut battre cette carte.</translation>
    </message>
    <message>
        <source>Takes the trick: nobody plays after this.</source>
        <translation>Fait le pli : personne ne joue ensuite.</translation>
    </message>
    <message>
        <source>Takes the trick: this hand has all the points so far, and may get the rest.</source>
        <translation>Fait le pli : cette main a tous les points jusqu’ici et peut prendre le reste.</translation>
    </message>
    <message>
        <source>Takes this trick, because that should cost less than later ones.</source>
        <translation>Fait ce pli, qui devrait coûter moins que les suivants.</translation>
    </message>
    <message>
        <source>That beats {card}, played by a partner.</source>
        <translation>Cela bat {card}, d’un partenaire.</translation>
    </message>
    <message>
        <source>That beats {card}, played by another defender.</source>
        <translation>Cela bat {card}, d’un autre défenseur.</translation>
    </message>
    <message>
        <source>That beats {card}, played by your partner.</source>
        <translation>Cela bat {card}, de votre partenaire.</translation>
    </message>
    <message>
        <source>That ends and wins the match.</source>
        <translation>La partie est alors finie, et gagnée.</translation>
    </message>
    <message>
        <source>The best card in the hand, though higher ones are still out.</source>
        <translation>La meilleure carte de la main, même si de plus hautes sont encore dehors.</translation>
    </message>
    <message>
        <source>The bid is already made.</source>
        <translation>L’annonce est déjà réussie.</translation>
    </message>
    <message>
        <source>The bid of {bid} by {seat} promises help.</source>
        <translation>L’annonce {bid} de {seat} promet de l’aide.</translation>
    </message>
    <message>
        <source>The card turned up is no better than its own.</source>
        <translation>La retourne ne vaut pas mieux que ses cartes.</translation>
    </message>
    <message>
        <source>The contract can't be made any more.</source>
        <translation>Le contrat ne peut plus être réussi.</translation>
    </message>
    <message>
        <source>The contract is already made.</source>
        <translation>Le contrat est déjà réussi.</translation>
    </message>
    <message>
        <source>The hand can't beat {card}, so it gives up what it needs least.</source>
        <translation>Rien en main ne bat {card} : la carte la moins utile part.</translation>
    </message>
    <message>
        <source>The hand can't beat {card}, so it keeps {over} for later.</source>
        <translation>Rien en main ne bat {card} : {over} reste pour plus tard.</translation>
    </message>
    <message>
        <source>The high cards stay, and may even take all the points.</source>
        <translation>Les cartes hautes restent, et feront peut-être tous les points.</translation>
    </message>
    <message>
        <source>The highest card that stays below {card}: now it can't take a worse trick later.</source>
        <translation>La plus haute carte sous {card} : ainsi elle ne prendra pas un pire pli plus tard.</translation>
    </message>
    <message>
        <source>The kitty promises more than this hand.</source>
        <translation>Le chien promet plus que cette main.</translation>
    </message>
    <message>
        <source>The lower this card, the harder it is for the declarer to stay below it.</source>
        <translation>Plus cette carte est basse, plus le preneur a du mal à rester dessous.</translation>
    </message>
    <message>
        <source>The opponents are winning with {card}, so they get as few points as possible.</source>
        <translation>Les adversaires tiennent le pli, avec {card} : ils auront le moins de points possible.</translation>
    </message>
    <message>
        <source>The usual play in this position.</source>
        <translation>Le jeu habituel dans cette position.</translation>
    </message>
    <message>
        <source>These are the cards that are needed least.</source>
        <translation>Ce sont les cartes les moins utiles.</translation>
    </message>
    <message>
        <source>These are the most likely to take a trick.</source>
        <translation>Ce sont les plus susceptibles de faire un pli.</translation>
    </message>
    <message>
        <source>These cards promise more than three unknown ones.</source>
        <translation>Ces cartes promettent plus que trois inconnues.</translation>
    </message>
    <message>
        <source>This bid is about as good as a lower one, and leaves the others less room.</source>
        <translation>Cette annonce vaut à peu près une plus basse et laisse moins de place aux autres.</translation>
    </message>
    <message>
        <source>This bid is expected to be worth more than passing.</source>
        <translation>Cette annonce devrait valoir plus qu’une passe.</translation>
    </message>
    <message>
        <source>This bid only shows the partner a suit.</source>
        <translation>Cette annonce montre seulement une couleur au partenaire.</translation>
    </message>
    <message>
        <source>This bid only shows your partner a suit.</source>
        <translation>Cette annonce montre seulement une couleur à votre partenaire.</translation>
    </message>
    <message>
        <source>This bid shows the partner a card, as agreed.</source>
        <translation>Cette annonce montre une carte au partenaire, comme convenu.</translation>
    </message>
    <message>
        <source>This bid shows your partner a card, as agreed.</source>
        <translation>Cette annonce montre une carte à votre partenaire, comme convenu.</translation>
    </message>
    <message>
        <source>This hand is too weak to bid: it rarely does as well as in the simulated deals.</source>
        <translation>Cette main est trop faible pour annoncer : elle fait rarement aussi bien que dans les donnes simulées.</translation>
    </message>
    <message>
        <source>This hand may well take no trick, and that scores a lot.</source>
        <translation>Cette main peut bien ne faire aucun pli, et cela rapporte beaucoup.</translation>
    </message>
    <message>
        <source>This hand should take about that many tricks.</source>
        <translation>Cette main devrait faire à peu près ce nombre de plis.</translation>
    </message>
    <message>
        <source>Three unknown cards promise more than these.</source>
        <translation>Trois cartes inconnues promettent plus que celles-ci.</translation>
    </message>
    <message>
        <source>Throws the last card in {suit}, to be free to throw bad cards later.</source>
        <translation>Défausse la dernière carte à {suit}, pour pouvoir jeter de mauvaises cartes ensuite.</translation>
    </message>
    <message>
        <source>Throws the last card in {suit}, to trump that suit later.</source>
        <translation>Défausse la dernière carte à {suit}, pour couper cette couleur ensuite.</translation>
    </message>
    <message>
        <source>Tries to win {card}: it takes points off the score.</source>
        <translation>Cherche à gagner {card} : cela retire des points.</translation>
    </message>
    <message>
        <source>Trumps the trick, and nobody can beat that.</source>
        <translation>Coupe le pli, et personne ne peut faire mieux.</translation>
    </message>
    <message>
        <source>Trumps the trick: only a higher trump can still beat it.</source>
        <translation>Coupe le pli : seul un atout plus haut peut encore le battre.</translation>
    </message>
    <message>
        <source>Two defenders promise more than one alone.</source>
        <translation>Deux défenseurs promettent plus qu’un seul.</translation>
    </message>
    <message>
        <source>What would cost most to keep.</source>
        <translation>Ce qu’il coûterait le plus de garder.</translation>
    </message>
    <message>
        <source>Will probably fail ({chance}% chance), but passing would lose more.</source>
        <translation>Chutera sans doute ({chance} % de chances), mais passer coûterait plus.</translation>
    </message>
    <message>
        <source>With this score, a longer match is better.</source>
        <translation>À ce score, mieux vaut une partie plus longue.</translation>
    </message>
    <message>
        <source>With this score, a shorter match is better.</source>
        <translation>À ce score, mieux vaut une partie plus courte.</translation>
    </message>
    <message>
        <source>With this trump the hand should win most, though another suit is longer.</source>
        <translation>Avec cet atout, la main devrait gagner le plus, bien qu’une autre couleur soit plus longue.</translation>
    </message>
    <message>
        <source>Your partner is already winning with {card}, so no high card is needed.</source>
        <translation>Votre partenaire tient déjà le pli, avec {card} : inutile de mettre une carte haute.</translation>
    </message>
    <message>
        <source>Your partner is already winning with {card}, so no trump is needed.</source>
        <translation>Votre partenaire tient déjà le pli, avec {card} : inutile de mettre un atout.</translation>
    </message>
    <message>
        <source>Your partner is winning with {card}: the points should be yours.</source>
        <translation>Votre partenaire tient le pli, avec {card} : les points devraient être pour vous.</translation>
    </message>
    <message>
        <source>{bid} would be made in {chance}% of the simulated deals.</source>
        <translation>{bid} réussirait dans {chance} % des donnes simulées.</translation>
    </message>
    <message>
        <source>{card} could cost many points.</source>
        <translation>{card} pourrait coûter beaucoup de points.</translation>
    </message>
    <message>
        <source>{chance}% to make it</source>
        <translation>réussi à {chance} %</translation>
    </message>
    <message>
        <source>{seat} has all the points so far, so a card that counts is kept.</source>
        <translation>{seat} a tous les points jusqu’ici : on garde une carte qui compte.</translation>
    </message>
    <message>
        <source>{seat} has all the points so far, so somebody else must take one.</source>
        <translation>{seat} a tous les points jusqu’ici : quelqu’un d’autre doit en prendre un.</translation>
    </message>
    <message>
        <source>{seat} has no {suit} left.</source>
        <translation>{seat} ne peut plus fournir à {suit}.</translation>
    </message>
    <message>
        <source>{tricks} tricks</source>
        <translation>{tricks} plis</translation>
    </message>
    <message>
        <source>{what}: {figures}</source>
        <translation>{what} : {figures}</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>A well-earned win.</source>
        <translation>Une victoire méritée.</translation>
    </message>
    <message>
        <source>I enjoyed that.</source>
        <translation>C’était un plaisir.</translation>
    </message>
    <message>
        <source>It took the last trick.</source>
        <translation>Il a fallu le dernier pli.</translation>
    </message>
    <message>
        <source>Just the right lead.</source>
        <translation>Juste la bonne entame.</translation>
    </message>
    <message>
        <source>Next time, perhaps.</source>
        <translation>La prochaine fois, peut-être.</translation>
    </message>
    <message>
        <source>Not one trick too many.</source>
        <translation>Pas un pli de trop.</translation>
    </message>
    <message>
        <source>Thank you for that lead.</source>
        <translation>Merci pour cette entame.</translation>
    </message>
    <message>
        <source>Thank you for the match.</source>
        <translation>Merci pour la partie.</translation>
    </message>
    <message>
        <source>That was a good match.</source>
        <translation>C’était une belle partie.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>C’était juste.</translation>
    </message>
    <message>
        <source>That was the suit I wanted.</source>
        <translation>C’est la couleur que j’attendais.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien joué.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name} : « {words} »</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>The table at this step</source>
        <translation>La table à ce coup</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Earlier decisions by computer players</source>
        <translation>Décisions précédentes des joueurs virtuels</translation>
    </message>
    <message>
        <source>It failed: {error}</source>
        <translation>Échec : {error}</translation>
    </message>
    <message>
        <source>Its reasons can't be read.</source>
        <translation>Ses raisons sont illisibles.</translation>
    </message>
    <message>
        <source>Log entry {n}, {decision} ({manner})</source>
        <translation>Entrée {n} du journal, {decision} ({manner})</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>La décision</translation>
    </message>
    <message>
        <source>The detailed log</source>
        <translation>Le journal détaillé</translation>
    </message>
    <message>
        <source>The error log</source>
        <translation>Le journal des erreurs</translation>
    </message>
    <message>
        <source>The error log is empty.</source>
        <translation>Le journal des erreurs est vide.</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>L’enregistrement</translation>
    </message>
    <message>
        <source>Trickdesk crash report</source>
        <translation>Trickdesk : signalement d’un plantage</translation>
    </message>
    <message>
        <source>Trickdesk play report</source>
        <translation>Trickdesk : signalement d’un coup</translation>
    </message>
    <message>
        <source>What seems wrong</source>
        <translation>Ce qui semble faux</translation>
    </message>
    <message>
        <source>What the computer player saw, as data</source>
        <translation>Ce que voyait le joueur virtuel, en données</translation>
    </message>
    <message>
        <source>no decision</source>
        <translation>pas de décision</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name} : {what}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Decision</source>
        <translation>&amp;Décision</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>Le &amp;signalement</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;What seems wrong?</source>
        <translation>&amp;Qu’est-ce qui semble faux ?</translation>
    </message>
    <message>
        <source>Report a crash</source>
        <translation>Signaler un plantage</translation>
    </message>
    <message>
        <source>Report this play</source>
        <translation>Signaler ce coup</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le signalement</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textes (*.txt)</translation>
    </message>
    <message>
        <source>This report contains all cards of the finished deals and the players’ names. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>Ce signalement contient toutes les cartes des donnes terminées et les noms des joueurs. Rien n’est envoyé tout seul : enregistrez ou copiez le texte, puis envoyez-le où vous voulez.</translation>
    </message>
    <message>
        <source>This report contains the end of the error log, the players’ names, and all cards of the finished deals. It has no card of the deal in progress. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>Ce signalement contient la fin du journal des erreurs, les noms des joueurs et toutes les cartes des donnes terminées. Il ne contient aucune carte de la donne en cours. Rien n’est envoyé tout seul : enregistrez ou copiez le texte, puis envoyez-le où vous voulez.</translation>
    </message>
    <message>
        <source>This report contains the end of the error log. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>Ce signalement contient la fin du journal des erreurs. Rien n’est envoyé tout seul : enregistrez ou copiez le texte, puis envoyez-le où vous voulez.</translation>
    </message>
    <message>
        <source>{n}. {decision}</source>
        <translation>{n}. {decision}</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Send my result…</source>
        <translation>En&amp;voyer mon résultat…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Pas encore jouée</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Résultats par donne</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>ResultsTab</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Jeu et règles</translation>
    </message>
    <message>
        <source>O&amp;ne row per</source>
        <translation>Une ligne pour c&amp;haque</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>ReturnBar</name>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>The variation is saved as far as you played it (R)</source>
        <translation>La variante est gardée jusqu’au point où vous l’avez jouée (R)</translation>
    </message>
    <message>
        <source>What if: a variation of deal {n}. The match is paused, and nothing here counts.</source>
        <translation>Et si : une variante de la donne {n}. La partie est en pause, et rien ne compte ici.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Before the first trick</source>
        <translation>Avant le premier pli</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Exact from the first card.</source>
        <translation>Exact dès la première carte.</translation>
    </message>
    <message>
        <source>Exact from trick {n}, card {card}.</source>
        <translation>Exact à partir du pli {n}, carte {card}.</translation>
    </message>
    <message>
        <source>Exact from trick {n}.</source>
        <translation>Exact à partir du pli {n}.</translation>
    </message>
    <message>
        <source>Expected results:
{compared}</source>
        <translation>Résultats attendus :
{compared}</translation>
    </message>
    <message>
        <source>Figures for {done} of {all} decisions.</source>
        <translation>Chiffres pour {done} décisions sur {all}.</translation>
    </message>
    <message>
        <source>For this deal, the cost of each card with all cards known wasn't worked out.</source>
        <translation>Le coût de chaque carte, toutes cartes connues, n’a pas été calculé pour cette donne.</translation>
    </message>
    <message>
        <source>From what the player could know, nothing was better.</source>
        <translation>D’après ce que le joueur pouvait savoir, rien n’était mieux.</translation>
    </message>
    <message>
        <source>From what the player could know, this cost {lost} (± {error}) points on average.</source>
        <translation>D’après ce que le joueur pouvait savoir, cela a coûté {lost} (± {error}) points en moyenne.</translation>
    </message>
    <message>
        <source>From what the player could know: not worked out yet.</source>
        <translation>D’après ce que le joueur pouvait savoir : pas encore calculé.</translation>
    </message>
    <message>
        <source>Luck aside: {swing} compared with bots playing your cards.</source>
        <translation>Sans la chance : {swing} par rapport à l’ordinateur avec vos cartes.</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Nothing discarded</source>
        <translation>Rien d’écarté</translation>
    </message>
    <message>
        <source>Only the deal as played has a curve.</source>
        <translation>Seule la donne telle qu’elle a été jouée a une courbe.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>The choice made: {reasons}</source>
        <translation>Le choix fait : {reasons}</translation>
    </message>
    <message>
        <source>The curve appears when the figures are ready.</source>
        <translation>La courbe apparaît quand les chiffres sont prêts.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Trick {n}: {what} instead</source>
        <translation>Pli {n} : plutôt {what}</translation>
    </message>
    <message>
        <source>Trick {trick}, card {card}</source>
        <translation>Pli {trick}, carte {card}</translation>
    </message>
    <message>
        <source>Variation: {name}.</source>
        <translation>Variante : {name}.</translation>
    </message>
    <message>
        <source>Why: {reasons}</source>
        <translation>Pourquoi : {reasons}</translation>
    </message>
    <message>
        <source>With all cards known, nothing was better.</source>
        <translation>Toutes cartes connues, rien n’était mieux.</translation>
    </message>
    <message>
        <source>With all cards known, this cost {lost}.</source>
        <translation>Toutes cartes connues, cela a coûté {lost}.</translation>
    </message>
    <message>
        <source>With all cards known, this decided the contract.</source>
        <translation>Toutes cartes connues, cela a décidé du contrat.</translation>
    </message>
    <message>
        <source>With all cards known, {best} was {lost} better.</source>
        <translation>Toutes cartes connues, {best} valait {lost} de plus.</translation>
    </message>
    <message>
        <source>With all cards known: not worked out.</source>
        <translation>Toutes cartes connues : non calculé.</translation>
    </message>
    <message>
        <source>Worked out so far: {done} of {all} decisions.</source>
        <translation>Calcul : {done} décisions sur {all}.</translation>
    </message>
    <message>
        <source>You: {own}. Bots with your cards: {bots}. Difference: {swing}.</source>
        <translation>Vous : {own}. L’ordinateur avec vos cartes : {bots}. Écart : {swing}.</translation>
    </message>
    <message>
        <source>You: {own}. Bots with your cards: {bots}. No difference.</source>
        <translation>Vous : {own}. L’ordinateur avec vos cartes : {bots}. Aucun écart.</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>not played to the end</source>
        <translation>pas jouée jusqu’au bout</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>to discard nothing</source>
        <translation>ne rien écarter</translation>
    </message>
    <message>
        <source>to discard {cards}</source>
        <translation>écarter {cards}</translation>
    </message>
    <message>
        <source>to pass {cards}</source>
        <translation>passer {cards}</translation>
    </message>
    <message>
        <source>{bid} failed</source>
        <translation>{bid} chuté</translation>
    </message>
    <message>
        <source>{bid} made</source>
        <translation>{bid} réussi</translation>
    </message>
    <message>
        <source>{cards} discarded</source>
        <translation>{cards} à l’écart</translation>
    </message>
    <message>
        <source>{cards} passed</source>
        <translation>Cartes passées : {cards}</translation>
    </message>
    <message>
        <source>{names}, best play: {amount} taken</source>
        <translation>{names}, meilleur jeu : {amount} pris</translation>
    </message>
    <message>
        <source>{names}: taken with best play from here, not the score. {figures}.</source>
        <translation>{names} : pris avec le meilleur jeu à partir d’ici, pas le score. {figures}.</translation>
    </message>
    <message>
        <source>{name}: still looking</source>
        <translation>{name} : recherche en cours</translation>
    </message>
    <message>
        <source>{name}: {mistakes}</source>
        <translation>{name} : {mistakes}</translation>
    </message>
    <message>
        <source>{name}: {what} instead</source>
        <translation>{name} : plutôt {what}</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name} : {what}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} blunders</source>
        <extracomment>1: 1 blunder</extracomment>
        <translation><numerusform>{n} gaffe</numerusform><numerusform>{n} gaffes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>1: 1 mistake</extracomment>
        <translation><numerusform>{n} erreur</numerusform><numerusform>{n} erreurs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} slips</source>
        <extracomment>1: 1 slip</extracomment>
        <translation><numerusform>{n} imprécision</numerusform><numerusform>{n} imprécisions</numerusform></translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <translation>{own} à {other}</translation>
    </message>
    <message>
        <source>{place}: {amount}</source>
        <translation>{place} : {amount}</translation>
    </message>
    <message>
        <source>{side} {tricks}</source>
        <translation>{side} {tricks}</translation>
    </message>
    <message>
        <source>{side} {tricks} and {points}</source>
        <translation>{side} {tricks} et {points}</translation>
    </message>
    <message>
        <source>{size}: {better} was better.</source>
        <translation>{size} : mieux valait {better}.</translation>
    </message>
    <message>
        <source>{value}, from trick {trick}, card {card}</source>
        <translation>{value}, à partir du pli {trick}, carte {card}</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>« {call} »</translation>
    </message>
</context>
<context>
    <name>ReviewHost</name>
    <message>
        <source>Can’t review this deal: {reason}</source>
        <translation>Impossible d’analyser cette donne : {reason}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
    <message>
        <source>This deal can’t hold more variations. Delete one first.</source>
        <translation>Cette donne ne peut garder plus de variantes. Supprimez-en une d’abord.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} saw it</source>
        <translation>Vu par {name}</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Donne {n}</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains découvertes</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>What if ({n})</source>
        <translation>Et si ({n})</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>&amp;Blindfold test</source>
        <translation>Test à l’aveu&amp;gle</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>A copy of the deal, against the same players</source>
        <translation>Une copie de la donne, contre les mêmes joueurs</translation>
    </message>
    <message>
        <source>About this decision</source>
        <translation>À propos de cette décision</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Change this decision and play on</source>
        <translation>Changer cette décision et jouer la suite</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Quelle donne</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Next mistake, yours first (M)</source>
        <translation>Erreur suivante, les vôtres d’abord (M)</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Contin&amp;uer d’ici</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Maj+M</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Visible cards</source>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Would it have done the same if others held other cards?</source>
        <translation>La décision aurait-elle été la même si les autres avaient eu d’autres cartes ?</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Above all suits:</source>
        <translation>Au-dessus de toutes les couleurs :</translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation>Sans atout.</translation>
    </message>
    <message>
        <source>The first card was led, and the others followed in turn. The ringed card takes the trick.</source>
        <translation>La première carte est l’entame, les autres ont suivi à leur tour. La carte entourée fait le pli.</translation>
    </message>
    <message>
        <source>The highest card of the suit led.</source>
        <translation>La plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Atout : {suit}.</translation>
    </message>
    <message>
        <source>{suits} (trump):</source>
        <translation>{suits} (atout) :</translation>
    </message>
    <message>
        <source>{suits} as trump:</source>
        <translation>{suits} à l’atout :</translation>
    </message>
    <message>
        <source>{suits} not as trump:</source>
        <translation>{suits} hors atout :</translation>
    </message>
    <message>
        <source>{suits}:</source>
        <translation>{suits} :</translation>
    </message>
</context>
<context>
    <name>RulesButton</name>
    <message>
        <source>How do you play it?</source>
        <translation>Comment y jouez-vous ?</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>As described on the rules page</source>
        <translation>Les règles telles que la page des règles les décrit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Règle maison</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>Comment y jouez-vous ?</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”</source>
        <translation>Rien trouvé pour « {words} »</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles : {game}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search for a place, a name or a rule</source>
        <translation>Chercher un lieu, un nom ou une règle</translation>
    </message>
    <message>
        <source>Try another word, or choose the nearest rules and change them.</source>
        <translation>Essayez un autre mot, ou choisissez les règles les plus proches et changez-les.</translation>
    </message>
    <message>
        <source>Your own preset</source>
        <translation>Votre propre préréglage</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Card order</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>Changes from the default are in bold.</source>
        <translation>Ce qui diffère des valeurs par défaut est en gras.</translation>
    </message>
    <message>
        <source>Example tricks</source>
        <translation>Plis en exemple</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Règles maison en vigueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles : {game}</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option} : {value}</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Name for these house rules:</source>
        <translation>Nom de ces règles maison :</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Paste code</source>
        <translation>Coller un code</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Joueurs et cartes</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Enregistrer comme préréglage</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Enregistrer comme préréglage…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>“{name}” is a built-in preset. Choose another name.</source>
        <translation>« {name} » est un préréglage intégré. Choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>RulesSharing</name>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Conservé sous le nom « {name} ».</translation>
    </message>
    <message>
        <source>The code of these rules was copied.</source>
        <translation>Le code de ces règles est copié.</translation>
    </message>
</context>
<context>
    <name>SameDealsDialog</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>A challenge or a result that somebody has sent you</source>
        <translation>Un défi ou un résultat qu’on vous a envoyé</translation>
    </message>
    <message>
        <source>Added.</source>
        <translation>Ajouté.</translation>
    </message>
    <message>
        <source>C&amp;hallenges</source>
        <translation>&amp;Défis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>Donne du &amp;jour</translation>
    </message>
    <message>
        <source>Delete the challenge</source>
        <translation>Supprimer le défi</translation>
    </message>
    <message>
        <source>Delete {name} and the results that others have sent? Your own matches stay.</source>
        <translation>Supprimer {name} et les résultats envoyés par d’autres ? Vos propres parties restent.</translation>
    </message>
    <message>
        <source>Pas&amp;te code</source>
        <translation>Co&amp;ller un code</translation>
    </message>
    <message>
        <source>Same deals</source>
        <translation>Mêmes donnes</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>There is no trump</source>
        <translation>Pas d’atout</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Vous finissez deuxième.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Vous finissez troisième.</translation>
    </message>
    <message>
        <source>You lose the match.</source>
        <translation>Vous perdez la partie.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Your deal: {points}.</source>
        <translation>Votre donne : {points}.</translation>
    </message>
    <message>
        <source>Your place: {n} of {all}, shared.</source>
        <translation>Votre place : {n} sur {all}, ex æquo.</translation>
    </message>
    <message>
        <source>Your place: {n} of {all}.</source>
        <translation>Votre place : {n} sur {all}.</translation>
    </message>
    <message>
        <source>deal {n}</source>
        <translation>donne {n}</translation>
    </message>
    <message>
        <source>deal {n} of {all}</source>
        <translation>donne {n} sur {all}</translation>
    </message>
    <message>
        <source>every trick needed</source>
        <translation>tous les plis à faire</translation>
    </message>
    <message>
        <source>no trick allowed</source>
        <translation>aucun pli permis</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{bid} bid for {tricks}</source>
        <translation>{bid} annoncés pour {tricks}</translation>
    </message>
    <message>
        <source>{bid} by {names}</source>
        <translation>{bid} par {names}</translation>
    </message>
    <message>
        <source>{bid} in {suit}</source>
        <translation>{bid} à {suit}</translation>
    </message>
    <message>
        <source>{bid} of {tricks} bid</source>
        <translation>{bid} annoncés pour {tricks}</translation>
    </message>
    <message>
        <source>{contract}, {need}</source>
        <translation>{contract}, {need}</translation>
    </message>
    <message>
        <source>{contract}, {need}, {took}</source>
        <translation>{contract}, {need}, {took}</translation>
    </message>
    <message>
        <source>{count} taken</source>
        <translation>déjà {count}</translation>
    </message>
    <message>
        <source>{names} lose the match.</source>
        <translation>Perdants de la partie : {names}.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>Gagnants de la partie : {names}.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
    <message>
        <source>{n} of {seats} have bid</source>
        <translation>{n} sur {seats} ont annoncé</translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <extracomment>1: {n} point</extracomment>
        <translation><numerusform>{n} point</numerusform><numerusform>{n} points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <extracomment>1: {n} trick</extracomment>
        <translation><numerusform>{n} pli</numerusform><numerusform>{n} plis</numerusform></translation>
    </message>
    <message>
        <source>{points} against you.</source>
        <translation>{points} contre vous.</translation>
    </message>
    <message>
        <source>{points} ahead.</source>
        <translation>Avance : {points}.</translation>
    </message>
    <message>
        <source>{points} behind.</source>
        <translation>Retard : {points}.</translation>
    </message>
    <message>
        <source>{points} needed</source>
        <translation>{points} à faire</translation>
    </message>
    <message numerus="yes">
        <source>{points} points</source>
        <extracomment>1: {points} point</extracomment>
        <translation><numerusform>{points} point</numerusform><numerusform>{points} points</numerusform></translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation>Atout {suit}</translation>
    </message>
    <message>
        <source>{suit}: {state}</source>
        <translation>{suit} : {state}</translation>
    </message>
    <message>
        <source>{took} of {need}</source>
        <translation>{took} sur {need}</translation>
    </message>
    <message>
        <source>{took}, {need} needed</source>
        <translation>{took}, il en fallait {need}</translation>
    </message>
    <message>
        <source>{tricks} needed</source>
        <translation>{tricks} à faire</translation>
    </message>
    <message>
        <source>{tricks}, none allowed</source>
        <translation>{tricks}, aucun permis</translation>
    </message>
    <message>
        <source>{what}: {each}</source>
        <translation>{what} : {each}</translation>
    </message>
</context>
<context>
    <name>ScreenStack</name>
    <message>
        <source>Copied a picture.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>This match isn’t saved: {reason}</source>
        <translation>Cette partie n’est pas enregistrée : {reason}</translation>
    </message>
    <message>
        <source>{game} · {deal} · {prompt}</source>
        <translation>{game} · {deal} · {prompt}</translation>
    </message>
</context>
<context>
    <name>Seal</name>
    <message>
        <source>Fair deal</source>
        <translation>Donne équitable</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>A person at this screen</source>
        <translation>Un joueur à cet écran</translation>
    </message>
    <message>
        <source>A program of your own</source>
        <translation>Un programme à vous</translation>
    </message>
    <message>
        <source>Bidding style, {seat}</source>
        <translation>Audace, {seat}</translation>
    </message>
    <message>
        <source>Choose who plays, {seat}</source>
        <translation>Choisir qui joue, {seat}</translation>
    </message>
    <message>
        <source>Choose who plays…</source>
        <translation>Choisir qui joue…</translation>
    </message>
    <message>
        <source>Computer: {manner}</source>
        <translation>Ordinateur : {manner}</translation>
    </message>
    <message>
        <source>How boldly it bids</source>
        <translation>Son audace aux enchères</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>Nom, {seat}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Who plays, {seat}</source>
        <translation>Qui joue, {seat}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Computer {n}</source>
        <translation>Ordinateur {n}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Joueur {n}</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{name} already plays here. Choose another name, or switch with Game &gt; Playing as.</source>
        <translation>{name} joue déjà ici. Choisissez un autre nom, ou changez de joueur avec Partie &gt; Qui joue.</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Always play with {name}</source>
        <translation>Toujours jouer avec {name}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Call</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartes découvertes</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>declarer's partner</source>
        <translation>partenaire du preneur</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>a gagné</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1 minute</source>
        <translation>1 minute</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 minutes</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>125%</source>
        <translation>125 %</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150 %</translation>
    </message>
    <message>
        <source>175%</source>
        <translation>175 %</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 minutes</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200 %</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 minutes</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 minutes</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilité</translation>
    </message>
    <message>
        <source>After each call or card, shows how much better another one would have been.</source>
        <translation>Après chaque annonce ou carte, montre de combien une autre aurait été meilleure.</translation>
    </message>
    <message>
        <source>Also for contracts made or failed, and the end of a match.</source>
        <translation>Aussi pour un contrat réussi ou chuté, et à la fin de la partie.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>At most one sentence in a deal, and never about cards that are hidden.</source>
        <translation>Au plus une phrase par donne, et jamais sur des cartes cachées.</translation>
    </message>
    <message>
        <source>Auto-play the only legal card</source>
        <translation>Jouer d’office la seule carte permise</translation>
    </message>
    <message>
        <source>Bar at the table</source>
        <translation>Barre sur la table</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Card index</source>
        <translation>Index des cartes</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Lettres des cartes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards appear in place instead of flying across the table.</source>
        <translation>Les cartes apparaissent à leur place au lieu de voler sur la table.</translation>
    </message>
    <message>
        <source>Choose cards ahead of time</source>
        <translation>Choisir les cartes à l’avance</translation>
    </message>
    <message>
        <source>Computer player level</source>
        <translation>Niveau des joueurs virtuels</translation>
    </message>
    <message>
        <source>Computer player speed</source>
        <translation>Vitesse des joueurs virtuels</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>Computer players claim sure tricks</source>
        <translation>L’ordinateur revendique les plis certains</translation>
    </message>
    <message>
        <source>Confirm with a second click</source>
        <translation>Confirmer par un second clic</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglaises : J Q K A</translation>
    </message>
    <message>
        <source>Explains what you can do, and each new kind of decision the first time it comes up.</source>
        <translation>Explique ce que vous pouvez faire, et chaque nouveau genre de décision la première fois.</translation>
    </message>
    <message>
        <source>Extra explanations</source>
        <translation>Explications supplémentaires</translation>
    </message>
    <message>
        <source>Hand order</source>
        <translation>Ordre de la main</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hide cards when idle</source>
        <translation>Cacher les cartes en cas d’inactivité</translation>
    </message>
    <message>
        <source>Hide my cards after</source>
        <translation>Cacher mes cartes après</translation>
    </message>
    <message>
        <source>Hold a key to see cards</source>
        <translation>Maintenir une touche pour voir les cartes</translation>
    </message>
    <message>
        <source>How to play a card</source>
        <translation>Comment jouer une carte</translation>
    </message>
    <message>
        <source>Keep a detailed log</source>
        <translation>Tenir un journal détaillé</translation>
    </message>
    <message>
        <source>Large buttons for touch</source>
        <translation>Grands boutons tactiles</translation>
    </message>
    <message>
        <source>Left-handed fan</source>
        <translation>Éventail pour gauchers</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Animations et son</translation>
    </message>
    <message>
        <source>One sentence at the end of a match, once forty of your deals have been reviewed.</source>
        <translation>Une phrase à la fin d’une partie, dès que quarante de vos donnes ont été analysées.</translation>
    </message>
    <message>
        <source>Pause after each trick</source>
        <translation>Pause après chaque pli</translation>
    </message>
    <message>
        <source>People at the table talk</source>
        <translation>Les gens à la table parlent</translation>
    </message>
    <message>
        <source>Pick a card before your turn. It is played when your turn comes, if the rules allow it.</source>
        <translation>Choisissez une carte avant votre tour. Elle est jouée dès que c’est à vous, si les règles le permettent.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Point out my mistakes</source>
        <translation>Signaler mes erreurs</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Animations réduites</translation>
    </message>
    <message>
        <source>Reports of problems</source>
        <translation>Rapports de problèmes</translation>
    </message>
    <message>
        <source>Say when my play has changed</source>
        <translation>Dire quand mon jeu a changé</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <translation>Annonces du lecteur d’écran</translation>
    </message>
    <message>
        <source>Shared screen</source>
        <translation>Écran partagé</translation>
    </message>
    <message>
        <source>Show cards already played, by suit</source>
        <translation>Montrer les cartes déjà jouées, par couleur</translation>
    </message>
    <message>
        <source>Show how many trumps are still out</source>
        <translation>Montrer combien d’atouts restent</translation>
    </message>
    <message>
        <source>Show prompts at the table</source>
        <translation>Afficher les consignes à la table</translation>
    </message>
    <message>
        <source>Show what each side has taken</source>
        <translation>Montrer ce que chaque camp a pris</translation>
    </message>
    <message>
        <source>Show who is void in a suit</source>
        <translation>Montrer qui n’a plus d’une couleur</translation>
    </message>
    <message>
        <source>Shown at your seat and in the statistics.</source>
        <translation>Figure à votre place et dans les statistiques.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sounds for cards, tricks and my turn</source>
        <translation>Sons des cartes, des plis et de mon tour</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Start in the text table (F2)</source>
        <translation>Commencer à la table en texte (F2)</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Teintes des couleurs</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The shortest pause before each card or call.</source>
        <translation>La pause minimale avant chaque carte ou annonce.</translation>
    </message>
    <message>
        <source>The whole table in words, for keyboard and screen reader users.</source>
        <translation>Toute la table en mots, pour le clavier et les lecteurs d’écran.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Turns your cards face down when another window is in front or you've been idle for a while.</source>
        <translation>Retourne vos cartes quand une autre fenêtre est devant ou après un moment d’inactivité.</translation>
    </message>
    <message>
        <source>Undo, hint, last trick, rules and all games. Esc opens them as a menu.</source>
        <translation>Défaire, conseil, dernier pli, règles et tous les jeux. Échap les ouvre dans un menu.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>What a screen reader says about events at the table.</source>
        <translation>Ce qu’un lecteur d’écran dit de ce qui se passe à la table.</translation>
    </message>
    <message>
        <source>Writes down what the program does and when, but no cards. Reports include its end.</source>
        <translation>Note ce que fait le programme et quand, mais aucune carte. Les rapports en contiennent la fin.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your symbol</source>
        <translation>Votre symbole</translation>
    </message>
    <message>
        <source>all mistakes</source>
        <translation>toutes les erreurs</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>comme distribué</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>oiseau</translation>
    </message>
    <message>
        <source>bold, easy to see</source>
        <translation>en gras, bien visibles</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>claret red</source>
        <translation>rouge bordeaux</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>classiques</translation>
    </message>
    <message>
        <source>club</source>
        <translation>club</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>couronne</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>double clic</translation>
    </message>
    <message>
        <source>drag it from the hand</source>
        <translation>la faire glisser hors de la main</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>fern green</source>
        <translation>vert fougère</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>poisson</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>fleur</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>quatre couleurs</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>jardin</translation>
    </message>
    <message>
        <source>high cards on the left</source>
        <translation>grosses cartes à gauche</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contraste élevé</translation>
    </message>
    <message>
        <source>in my first three matches of a game</source>
        <translation>dans mes trois premières parties d’un jeu</translation>
    </message>
    <message>
        <source>kitchen</source>
        <translation>cuisine</translation>
    </message>
    <message>
        <source>language default</source>
        <translation>françaises : V D R A</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grands</translation>
    </message>
    <message>
        <source>large mistakes only</source>
        <translation>seulement les grosses erreurs</translation>
    </message>
    <message>
        <source>lattice, blue</source>
        <translation>treillis, bleu</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>long</source>
        <translation>longue</translation>
    </message>
    <message>
        <source>low cards on the left</source>
        <translation>petites cartes à gauche</translation>
    </message>
    <message>
        <source>medium and large mistakes</source>
        <translation>erreurs moyennes et grosses</translation>
    </message>
    <message>
        <source>medium length</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>bleu marine</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>on a shared screen</source>
        <translation>sur un écran partagé</translation>
    </message>
    <message>
        <source>one click</source>
        <translation>un clic</translation>
    </message>
    <message>
        <source>only my turns</source>
        <translation>seulement mes tours</translation>
    </message>
    <message>
        <source>plain black</source>
        <translation>noir uni</translation>
    </message>
    <message>
        <source>plain, pine green</source>
        <translation>uni, vert sapin</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>rosette, violet</source>
        <translation>rosace, violet</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>scales, ruby</source>
        <translation>écailles, rubis</translation>
    </message>
    <message>
        <source>scrolls, black and gold</source>
        <translation>volutes, noir et or</translation>
    </message>
    <message>
        <source>short</source>
        <translation>courte</translation>
    </message>
    <message>
        <source>slate grey</source>
        <translation>gris ardoise</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normaux</translation>
    </message>
    <message>
        <source>stars, teal</source>
        <translation>étoiles, bleu canard</translation>
    </message>
    <message>
        <source>the deck’s own</source>
        <translation>celui du jeu de cartes</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>deux couleurs</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>jusqu’à mon clic</translation>
    </message>
    <message>
        <source>your initial</source>
        <translation>votre initiale</translation>
    </message>
    <message>
        <source>your picture</source>
        <translation>votre image</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Bare: no help unless I ask</source>
        <translation>Minimale : aide seulement à la demande</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>How much help</source>
        <translation>Niveau d’aide</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language and files</source>
        <translation>Langue et fichiers</translation>
    </message>
    <message>
        <source>Learn: explanations, and a check of my play</source>
        <translation>Apprendre : explications et contrôle de mon jeu</translation>
    </message>
    <message>
        <source>Matches are saved in this folder:</source>
        <translation>Les parties sont gardées dans ce dossier :</translation>
    </message>
    <message>
        <source>Normal: explanations while a game is new</source>
        <translation>Normale : explications tant qu’un jeu est nouveau</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>Vos propres programmes</translation>
    </message>
    <message>
        <source>Reset page</source>
        <translation>Rétablir cette page</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>La première donne</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>One person, and computer players with their default level and names</source>
        <translation>Un joueur et des joueurs virtuels, avec leur niveau et leurs noms par défaut</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer : {game}</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Reset seats</source>
        <translation>Places par défaut</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles : {game}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Seats and house rules</source>
        <translation>Places et règles maison</translation>
    </message>
    <message>
        <source>The same number deals the same cards again. A deal code also sets the game. Leave this empty for random cards.</source>
        <translation>Le même numéro redonne les mêmes cartes. Un code de donne fixe aussi le jeu. Laissez vide pour des cartes au hasard.</translation>
    </message>
</context>
<context>
    <name>SharedRules</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>House rules for {game}</source>
        <translation>Règles maison : {game}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The usual rules: nothing is different.</source>
        <translation>Les règles habituelles : rien ne change.</translation>
    </message>
    <message>
        <source>What is different from the usual rules</source>
        <translation>Ce qui change par rapport aux règles habituelles</translation>
    </message>
    <message>
        <source>You already have these rules as “{name}”.</source>
        <translation>Vous avez déjà ces règles sous le nom « {name} ».</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Tous ont passé</translation>
    </message>
    <message>
        <source>{bid} by you, failed</source>
        <translation>{bid} par vous, chuté</translation>
    </message>
    <message>
        <source>{bid} by you, made</source>
        <translation>{bid} par vous, réussi</translation>
    </message>
    <message>
        <source>{bid} by {name}, failed</source>
        <translation>{bid} par {name}, chuté</translation>
    </message>
    <message>
        <source>{bid} by {name}, made</source>
        <translation>{bid} par {name}, réussi</translation>
    </message>
    <message>
        <source>{side} total</source>
        <translation>{side}, total</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in total</source>
        <translation>{side} : {points} dans cette donne, {total} en tout</translation>
    </message>
</context>
<context>
    <name>SignatureDialog</name>
    <message>
        <source>Newer versions are at {address}.</source>
        <translation>Les versions plus récentes se trouvent sur {address}.</translation>
    </message>
    <message>
        <source>Nobody has signed this copy. To check it, compare the SHA-256 of the downloaded file with the one on the download page.</source>
        <translation>Personne n’a signé cette copie. Pour la vérifier, comparez le SHA-256 du fichier téléchargé à celui de la page de téléchargement.</translation>
    </message>
    <message>
        <source>Nothing has been published yet, so there are no newer versions.</source>
        <translation>Rien n’est encore publié : il n’y a donc pas de version plus récente.</translation>
    </message>
    <message>
        <source>This copy is signed by {name} and unchanged.</source>
        <translation>Cette copie est signée par {name} et n’a pas été modifiée.</translation>
    </message>
    <message>
        <source>This copy runs from its sources, which aren’t signed.</source>
        <translation>Cette copie est lancée depuis ses sources, qui ne sont pas signées.</translation>
    </message>
    <message>
        <source>This copy was changed after it was signed. Don’t use it, and download Trickdesk again.</source>
        <translation>Cette copie a été modifiée après sa signature. Ne l’utilisez pas et téléchargez Trickdesk à nouveau.</translation>
    </message>
    <message>
        <source>This system can’t say whether this copy is signed.</source>
        <translation>Ce système ne peut pas dire si cette copie est signée.</translation>
    </message>
    <message>
        <source>Trickdesk never looks for newer versions by itself.</source>
        <translation>Trickdesk ne cherche jamais de lui-même de version plus récente.</translation>
    </message>
    <message>
        <source>Trickdesk {version} on {system}</source>
        <translation>Trickdesk {version} sous {system}</translation>
    </message>
    <message>
        <source>Version and signature</source>
        <translation>Version et signature</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Against %</source>
        <translation>Contre %</translation>
    </message>
    <message>
        <source>Average final lead over the best other side</source>
        <translation>Avance finale moyenne sur le meilleur autre camp</translation>
    </message>
    <message>
        <source>Average points of the person's side per deal</source>
        <translation>Points moyens par donne du camp du joueur</translation>
    </message>
    <message>
        <source>Average points per deal compared with bots of the same level playing the same cards</source>
        <translation>Points moyens par donne, par rapport à des joueurs virtuels de même niveau avec les mêmes cartes</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Contracts bid by opponents</source>
        <translation>Contrats annoncés par les adversaires</translation>
    </message>
    <message>
        <source>Contracts bid by partners</source>
        <translation>Contrats annoncés par les partenaires</translation>
    </message>
    <message>
        <source>Contracts bid by this person</source>
        <translation>Contrats annoncés par ce joueur</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hints used, and decisions undone after seeing new cards</source>
        <translation>Conseils utilisés, et décisions annulées après avoir vu de nouvelles cartes</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Exclus</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Lost against</source>
        <translation>Perdues contre</translation>
    </message>
    <message>
        <source>Lost together</source>
        <translation>Perdues ensemble</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Réussis</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>Réussis %</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveaux mixtes</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Pas encore d’analyses</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Opponents' contracts that were set</source>
        <translation>Contrats des adversaires qui ont chuté</translation>
    </message>
    <message>
        <source>Own bids</source>
        <translation>Ses contrats</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Partners made %</source>
        <translation>Partenaires réussis %</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Autres joueurs</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Par donne</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points from different games can't be added</source>
        <translation>Les points de jeux différents ne s’additionnent pas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Chutés</translation>
    </message>
    <message>
        <source>Set %</source>
        <translation>Chutés %</translation>
    </message>
    <message>
        <source>Share of calls without a mistake, in reviewed deals</source>
        <translation>Part des annonces sans erreur, dans les donnes analysées</translation>
    </message>
    <message>
        <source>Share of cards without a mistake, in reviewed deals</source>
        <translation>Part des cartes sans erreur, dans les donnes analysées</translation>
    </message>
    <message>
        <source>Share of matches won</source>
        <translation>Part des parties gagnées</translation>
    </message>
    <message>
        <source>Share of opponents' contracts set</source>
        <translation>Part des contrats des adversaires qui ont chuté</translation>
    </message>
    <message>
        <source>Share of these contracts made</source>
        <translation>Part de ces contrats qui ont réussi</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>The best partner is {name}: {share} of the matches were won.</source>
        <translation>Le meilleur duo est avec {name} : {share} des parties ont été gagnées.</translation>
    </message>
    <message>
        <source>Together %</source>
        <translation>Ensemble %</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>Gagnées %</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>Gagnées contre</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnée par</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gagnées ensemble</translation>
    </message>
    <message>
        <source>custom rules</source>
        <translation>règles personnelles</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{game}: {rules}</source>
        <translation>{game} : {rules}</translation>
    </message>
    <message>
        <source>{hints} hints, {takebacks} undone</source>
        <translation>{hints} conseils, {takebacks} annulations</translation>
    </message>
    <message numerus="yes">
        <source>{label}: won {won} of {matches} matches, {share}.</source>
        <extracomment>1: {label}: won {won} of {matches} match, {share}.</extracomment>
        <translation><numerusform>{label}, parties gagnées : {won} sur {matches}, {share}.</numerusform><numerusform>{label}, parties gagnées : {won} sur {matches}, {share}.</numerusform></translation>
    </message>
    <message>
        <source>{label}: {made}.</source>
        <translation>{label} : {made}.</translation>
    </message>
    <message>
        <source>{made} of {count} made, {share}</source>
        <translation>{made} réussis sur {count}, {share}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;Contrats</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Luck</source>
        <translation>Cha&amp;nce</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>Part&amp;ies</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Résultats</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Count &amp;all</source>
        <translation>Reco&amp;mpter tout</translation>
    </message>
    <message>
        <source>No finished matches yet</source>
        <translation>Pas encore de parties terminées</translation>
    </message>
    <message>
        <source>O&amp;ver time</source>
        <translation>Dans le &amp;temps</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Les gens à la table</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>Actua&amp;liser</translation>
    </message>
    <message>
        <source>Re&amp;set…</source>
        <translation>Remettre à &amp;zéro…</translation>
    </message>
    <message>
        <source>Reading finished matches</source>
        <translation>Lecture des parties terminées</translation>
    </message>
    <message>
        <source>Reading finished matches: {n} of {all}</source>
        <translation>Lecture des parties terminées : {n} sur {all}</translation>
    </message>
    <message>
        <source>Rebuild the statistics from the saved records</source>
        <translation>Reconstruire les statistiques à partir des enregistrements</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Remettre les statistiques à zéro</translation>
    </message>
    <message>
        <source>Results, contracts and trends will appear here, for each person, game and level of opponents. Finished matches will be listed, and you can open them again.

A match counts once it's finished.</source>
        <translation>Résultats, contrats et évolutions apparaîtront ici, pour chaque joueur, chaque jeu et chaque niveau d’adversaires. Les parties terminées seront listées, et vous pourrez les rouvrir.

Une partie compte quand elle est terminée.</translation>
    </message>
    <message>
        <source>Save the current table as a spreadsheet file (CSV)</source>
        <translation>Enregistrer le tableau affiché dans un fichier pour tableur (CSV)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>Start counting from now?

Matches that are already finished will no longer count for: {whose}. Their records are kept, and you can count them again here at any time.</source>
        <translation>Recompter à partir de maintenant ?

Les parties déjà terminées ne compteront plus pour : {whose}. Leurs enregistrements sont conservés, et vous pourrez les compter à nouveau ici à tout moment.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Stopped. The figures cover what has been read so far.</source>
        <translation>Arrêté. Les chiffres portent sur ce qui a été lu jusqu’ici.</translation>
    </message>
    <message numerus="yes">
        <source>{n} matches read.</source>
        <extracomment>1: {n} match read.</extracomment>
        <translation><numerusform>{n} partie lue.</numerusform><numerusform>{n} parties lues.</numerusform></translation>
    </message>
</context>
<context>
    <name>StoredFiles</name>
    <message>
        <source>An index of the finished matches. It is made again when you open the statistics.</source>
        <translation>Un index des parties terminées. Il est refait quand vous ouvrez les statistiques.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Challenges, and what others made of them.</source>
        <translation>Les défis et ce que les autres en ont fait.</translation>
    </message>
    <message>
        <source>Commands of your own programs that you allowed on this computer.</source>
        <translation>Commandes de vos propres programmes que vous avez autorisées sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Copies of the pictures chosen for seats.</source>
        <translation>Des copies des images choisies pour les places.</translation>
    </message>
    <message>
        <source>Decks of cards that you put there yourself. Trickdesk only reads them.</source>
        <translation>Des jeux de cartes que vous y avez mis vous-même. Trickdesk ne fait que les lire.</translation>
    </message>
    <message numerus="yes">
        <source>Delete {n} files for good? ({size})</source>
        <extracomment>1: Delete this file for good? ({size})</extracomment>
        <translation><numerusform>Supprimer définitivement ce fichier ? ({size})</numerusform><numerusform>Supprimer définitivement {n} fichiers ? ({size})</numerusform></translation>
    </message>
    <message>
        <source>Detailed log</source>
        <translation>Journal détaillé</translation>
    </message>
    <message>
        <source>Each person’s progress in the exercises.</source>
        <translation>Les progrès de chaque joueur dans les exercices.</translation>
    </message>
    <message>
        <source>Every call and card of matches you can continue, and all hands.</source>
        <translation>Toutes les annonces et cartes des parties que vous pouvez reprendre, et toutes les mains.</translation>
    </message>
    <message>
        <source>Every deal, call and card of your finished matches. The statistics are made from them.</source>
        <translation>Toutes les donnes, annonces et cartes de vos parties terminées. Les statistiques en sont tirées.</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>From when each person’s matches count in the statistics.</source>
        <translation>À partir de quand les parties de chaque joueur comptent dans les statistiques.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Matches that you saved here under a name.</source>
        <translation>Les parties que vous avez enregistrées ici sous un nom.</translation>
    </message>
    <message>
        <source>Names and choices of everyone who plays here. In use while Trickdesk runs.</source>
        <translation>Les noms et les choix de tous ceux qui jouent ici. Utilisé tant que Trickdesk est ouvert.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Programs that may start</source>
        <translation>Programmes autorisés</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Analyses</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Variations that you played in reviews.</source>
        <translation>Les variantes que vous avez jouées dans les analyses.</translation>
    </message>
    <message>
        <source>Warnings and errors of the program.</source>
        <translation>Les avertissements et les erreurs du programme.</translation>
    </message>
    <message>
        <source>What each decision of a reviewed deal gave away. Reviews can be made again.</source>
        <translation>Ce que chaque décision d’une donne analysée a coûté. Les analyses peuvent être refaites.</translation>
    </message>
    <message>
        <source>What the program did and when, without cards. Kept only if you want it.</source>
        <translation>Ce que le programme a fait et quand, sans les cartes. Seulement si vous le voulez.</translation>
    </message>
    <message>
        <source>When statistics start to count</source>
        <translation>Date de départ des statistiques</translation>
    </message>
    <message>
        <source>Where the files are that you opened or saved last.</source>
        <translation>Où se trouvent les fichiers que vous avez ouverts ou enregistrés en dernier.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Vos jeux de cartes</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are in use and stay.</source>
        <extracomment>1: One file is in use and stays.</extracomment>
        <translation><numerusform>Un fichier est utilisé et reste.</numerusform><numerusform>{n} fichiers sont utilisés et restent.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} files, {size}</source>
        <extracomment>1: One file, {size}</extracomment>
        <translation><numerusform>Un fichier, {size}</numerusform><numerusform>{n} fichiers, {size}</numerusform></translation>
    </message>
</context>
<context>
    <name>StoredFilesDialog</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>All files, by kind</source>
        <translation>Tous les fichiers, par type</translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>Supprimer des fichiers</translation>
    </message>
    <message>
        <source>Everything that Trickdesk keeps is listed here. Files that you saved elsewhere aren’t.</source>
        <translation>Tout ce que Trickdesk conserve figure ici. Les fichiers que vous avez enregistrés ailleurs n’y figurent pas.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Stored files</source>
        <translation>Fichiers enregistrés</translation>
    </message>
    <message>
        <source>The file of an unfinished match holds all hands. It isn’t sealed: anyone who can read its folder can read the hands.</source>
        <translation>Le fichier d’une partie en cours contient toutes les mains. Il n’est pas scellé : qui peut lire son dossier peut lire les mains.</translation>
    </message>
    <message>
        <source>{name} (in use)</source>
        <translation>{name} (utilisé)</translation>
    </message>
</context>
<context>
    <name>Surface</name>
    <message>
        <source>Face-down card</source>
        <translation>Carte face cachée</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Click or Escape: close</source>
        <translation>Clic ou Échap : fermer</translation>
    </message>
    <message>
        <source>Last trick, taken by you</source>
        <translation>Dernier pli, fait par vous</translation>
    </message>
    <message>
        <source>Last trick, taken by {name}</source>
        <translation>Dernier pli, fait par {name}</translation>
    </message>
    <message>
        <source>You hold {cards}</source>
        <translation>Vous avez {cards}</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <translation>{name} a {cards}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name} : {card}</translation>
    </message>
</context>
<context>
    <name>TableRecord</name>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Calls in this deal</source>
        <translation>Annonces de cette donne</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the score sheet as text</source>
        <translation>Copier la feuille de marque en texte</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Tricks in this deal</source>
        <translation>Plis de cette donne</translation>
    </message>
</context>
<context>
    <name>TableRecordDock</name>
    <message>
        <source>Table record</source>
        <translation>Carnet de table</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Calls in this deal</source>
        <translation>Annonces de cette donne</translation>
    </message>
    <message>
        <source>Current situation</source>
        <translation>Où on en est</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartes découvertes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Text table</source>
        <translation>Table en texte</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>visible de tous</translation>
    </message>
    <message>
        <source>must be kept</source>
        <translation>doit rester</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>{card} is picked, {n} of {all}.</source>
        <translation>{card} : choisie, {n} sur {all}.</translation>
    </message>
    <message>
        <source>{card} isn't picked, {n} of {all}.</source>
        <translation>{card} : pas choisie, {n} sur {all}.</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <source>Good decisions</source>
        <translation>Bonnes décisions</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Opponents' bids set</source>
        <translation>Contrats adverses chutés</translation>
    </message>
    <message>
        <source>Own bids made</source>
        <translation>Contrats réussis</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>no reviews yet</source>
        <translation>pas encore d’analyses</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>{n} donne</numerusform><numerusform>{n} donnes</numerusform></translation>
    </message>
</context>
<context>
    <name>TimeTab</name>
    <message>
        <source>Matches won (%), by month</source>
        <translation>Parties gagnées, en pour cent, par mois</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>No matches in this period.</source>
        <translation>Pas de parties sur cette période.</translation>
    </message>
    <message>
        <source>Results by month</source>
        <translation>Résultats par mois</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Pli suivant</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Lecture automatique</translation>
    </message>
    <message>
        <source>Position in the deal</source>
        <translation>Position dans la donne</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Pli précédent</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>{card}, led</source>
        <translation>{card}, entame</translation>
    </message>
    <message>
        <source>{card}, takes the trick</source>
        <translation>{card}, fait le pli</translation>
    </message>
</context>
<context>
    <name>UnfinishedMatches</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this match for good?

{match}</source>
        <translation>Supprimer cette partie pour de bon ?

{match}</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Earlier matches to continue</source>
        <translation>Parties plus anciennes à continuer</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>deal {deal} · {players} · {time}</source>
        <translation>donne {deal} · {players} · {time}</translation>
    </message>
    <message>
        <source>{file}: can’t be read</source>
        <translation>{file} : illisible</translation>
    </message>
    <message>
        <source>{match} (open in another window)</source>
        <translation>{match} (ouverte dans une autre fenêtre)</translation>
    </message>
</context>
<context>
    <name>VariationsModel</name>
    <message>
        <source>As played</source>
        <translation>Comme jouée</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
<context>
    <name>VariationsPage</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>Variations of this deal</source>
        <translation>Variantes de cette donne</translation>
    </message>
    <message>
        <source>“Try again” and “Play on” start a variation from any point. The other players play as they usually do.</source>
        <translation>« Réessayer » et « Jouer la suite » ouvrent une variante à partir de n’importe quel coup. Les autres joueurs jouent comme d’habitude.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>Code de donne : {code}</translation>
    </message>
    <message>
        <source>From Trickdesk. This page works without a network and sends nothing.</source>
        <translation>Page créée avec Trickdesk. Elle fonctionne sans réseau et n’envoie rien.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
</context>
<context>
    <name>WebPages</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>The web page is saved once the deals are reviewed: {n} of {all}…</source>
        <translation>La page web sera enregistrée une fois les donnes analysées : {n} sur {all}…</translation>
    </message>
    <message>
        <source>{game} deal {n}</source>
        <translation>{game}, donne {n}</translation>
    </message>
    <message>
        <source>{game} match</source>
        <translation>{game}, partie</translation>
    </message>
</context>
<context>
    <name>WhoPlaysDialog</name>
    <message>
        <source>Who plays? – {seat}</source>
        <translation>Qui joue ? – {seat}</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>à la table</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Choose {low} to {high} cards.</source>
        <translation>Choisissez de {low} à {high} cartes.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards.</source>
        <extracomment>1: Choose one card.</extracomment>
        <translation><numerusform>Choisissez une carte.</numerusform><numerusform>Choisissez {n} cartes.</numerusform></translation>
    </message>
    <message>
        <source>That isn't higher than {bid} by {name}.</source>
        <translation>Ce n’est pas plus haut que l’annonce de {name} ({bid}).</translation>
    </message>
    <message>
        <source>You can't discard {card}.</source>
        <translation>Vous ne pouvez pas écarter {card}.</translation>
    </message>
    <message>
        <source>You must follow {suit} or play a trump.</source>
        <translation>Vous devez fournir à {suit} ou jouer un atout.</translation>
    </message>
    <message>
        <source>You must follow {suit} or play {card}.</source>
        <translation>Vous devez fournir à {suit} ou jouer {card}.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>Vous devez fournir à {suit}.</translation>
    </message>
    <message>
        <source>You must play a trump ({suit}).</source>
        <translation>Vous devez jouer un atout ({suit}).</translation>
    </message>
    <message>
        <source>{choose}: {n} more.</source>
        <translation>{choose} : encore {n}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are already chosen. Put one back first.</source>
        <extracomment>1: One card is already chosen. Put it back first.</extracomment>
        <translation><numerusform>Une carte est déjà choisie. Remettez-la d’abord.</numerusform><numerusform>{n} cartes sont déjà choisies. Remettez-en une d’abord.</numerusform></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
</context>
<context>
    <name>_Title</name>
    <message>
        <source>Close the table record</source>
        <translation>Fermer le carnet de table</translation>
    </message>
    <message>
        <source>Detach the table record, or dock it again</source>
        <translation>Détacher le carnet de table, ou le rattacher</translation>
    </message>
</context>
</TS>
