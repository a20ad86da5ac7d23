<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A card table for trick-taking games.</source>
        <translation>Ein Kartentisch für Stichspiele.</translation>
    </message>
    <message>
        <source>About Trickdesk</source>
        <translation>Über Trickdesk</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. All cards are our own drawings.</source>
        <translation>Freie Software unter der MIT-Lizenz. Alle Karten sind selbst gezeichnet.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen…</translation>
    </message>
    <message>
        <source>Uses Qt {version}, © The Qt Company Ltd. and others, under the GNU LGPL 3.</source>
        <translation>Mit Qt {version}, © The Qt Company Ltd. und andere, unter der GNU LGPL 3.</translation>
    </message>
    <message>
        <source>Version and signature…</source>
        <translation>Version und Signatur…</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>What Trickdesk is made of, every licence in full, and where to find the sources</source>
        <translation>Woraus Trickdesk besteht, alle Lizenzen im Wortlaut und wo die Quellen zu finden sind</translation>
    </message>
    <message>
        <source>Whether this copy is signed, and where newer ones are</source>
        <translation>Ob diese Kopie signiert ist und wo es neuere gibt</translation>
    </message>
</context>
<context>
    <name>AddProgramDialog</name>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Add program</source>
        <translation>Programm hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose &amp;file…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <source>There is a level {name} already. Choose another name.</source>
        <translation>Es gibt schon eine Stufe {name}. Wähle einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>AgreementRows</name>
    <message>
        <source>Partnership agreements</source>
        <translation>Absprachen der Partner</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Cards seen so far</source>
        <translation>Bisher gesehene Karten</translation>
    </message>
    <message>
        <source>Points: {list}</source>
        <translation>Punkte: {list}</translation>
    </message>
    <message>
        <source>Tricks: {list}</source>
        <translation>Stiche: {list}</translation>
    </message>
    <message>
        <source>crossed out: played; underlined: yours</source>
        <translation>durchgestrichen: gespielt, unterstrichen: Deine</translation>
    </message>
    <message>
        <source>none: {who}</source>
        <translation>keine: {who}</translation>
    </message>
    <message numerus="yes">
        <source>{names} have no {suit}.</source>
        <extracomment>1: {names} has no {suit}.</extracomment>
        <translation><numerusform>{names} hat kein {suit}.</numerusform><numerusform>{names} haben kein {suit}.</numerusform></translation>
    </message>
    <message>
        <source>{names} {count}</source>
        <translation>{names} {count}</translation>
    </message>
    <message numerus="yes">
        <source>{n} trumps still out</source>
        <extracomment>1: {n} trump still out</extracomment>
        <translation><numerusform>{n} Trumpf noch draußen</numerusform><numerusform>{n} Trümpfe noch draußen</numerusform></translation>
    </message>
    <message>
        <source>{suit}: played {gone}, yours {own}, none out.</source>
        <translation>{suit}: {gone} gespielt, {own} bei dir, keine mehr draußen.</translation>
    </message>
    <message>
        <source>{suit}: played {gone}, yours {own}, still out {out}.</source>
        <translation>{suit}: {gone} gespielt, {own} bei dir, {out} noch draußen.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>An expert is weighing the calls…</source>
        <translation>Ein Experte wägt die Gebote ab…</translation>
    </message>
    <message>
        <source>Another &amp;hand</source>
        <translation>&amp;Anderes Blatt</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Die Karten werden gegeben…</translation>
    </message>
    <message>
        <source>The computer players didn't answer.</source>
        <translation>Es kam keine Antwort.</translation>
    </message>
    <message>
        <source>The computer players' answer can't be used.</source>
        <translation>Die Antwort der Computerspieler ist unbrauchbar.</translation>
    </message>
    <message>
        <source>What would you call? Nothing is played: you'll see how an expert rates your call.</source>
        <translation>Was würdest du bieten? Gespielt wird nicht: Du siehst, wie ein Experte dein Gebot bewertet.</translation>
    </message>
    <message>
        <source>{game} has no bidding.</source>
        <translation>In {game} wird nicht geboten.</translation>
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
        <translation>Blinde Null</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Allein verteidigen</translation>
    </message>
    <message>
        <source>Defend together</source>
        <translation>Zusammen verteidigen</translation>
    </message>
    <message>
        <source>Double nullo</source>
        <translation>Doppelte Misère</translation>
    </message>
    <message>
        <source>Has bid</source>
        <translation>Geboten</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Karten ansehen</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Kein Partner</translation>
    </message>
    <message>
        <source>No swap</source>
        <translation>Kein Tausch</translation>
    </message>
    <message>
        <source>On the kitty</source>
        <translation>Auf den Talon</translation>
    </message>
    <message>
        <source>Open misère</source>
        <translation>Offene Misère</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Points off own score</source>
        <translation>Punkte vom eigenen Stand</translation>
    </message>
    <message>
        <source>Points to everyone else</source>
        <translation>Punkte an alle anderen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Swap {cards}</source>
        <translation>Tauschen: {cards}</translation>
    </message>
    <message>
        <source>Team: {names}</source>
        <translation>Mannschaft: {names}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>{bid} alone</source>
        <translation>{bid} im Alleingang</translation>
    </message>
    <message>
        <source>{bid} for {points}</source>
        <translation>{bid} für {points}</translation>
    </message>
    <message>
        <source>{level} {suit}</source>
        <translation>{level} {suit}</translation>
    </message>
    <message numerus="yes">
        <source>{n} clubs</source>
        <extracomment>1: {n} club</extracomment>
        <translation><numerusform>{n} Kreuz</numerusform><numerusform>{n} Kreuz</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} diamonds</source>
        <extracomment>1: {n} diamond</extracomment>
        <translation><numerusform>{n} Karo</numerusform><numerusform>{n} Karo</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} hearts</source>
        <extracomment>1: {n} heart</extracomment>
        <translation><numerusform>{n} Herz</numerusform><numerusform>{n} Herz</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} spades</source>
        <extracomment>1: {n} spade</extracomment>
        <translation><numerusform>{n} Pik</numerusform><numerusform>{n} Pik</numerusform></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>OT</translation>
    </message>
    <message>
        <source>Red One</source>
        <translation>Rote Eins</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>low joker</source>
        <translation>Kleiner Joker</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>ohne Trumpf</translation>
    </message>
    <message>
        <source>the {colour} {number}</source>
        <translation>{colour} {number}</translation>
    </message>
    <message>
        <source>{card} as {suit}</source>
        <translation>{card} als {suit}</translation>
    </message>
    <message>
        <source>{card}, counts as {suit}</source>
        <translation>{card}, zählt als {suit}</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <translation>{colour} {number}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>{the_rank} of {suit}</source>
        <translation>{suit}-{the_rank}</translation>
    </message>
</context>
<context>
    <name>CardOrderDialog</name>
    <message>
        <source>Card order</source>
        <translation>Rang der Karten</translation>
    </message>
    <message>
        <source>From highest to lowest.</source>
        <translation>Von der höchsten Karte zur niedrigsten.</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>&amp;Copy code</source>
        <translation>Code &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>Als &amp;Datei speichern…</translation>
    </message>
    <message>
        <source>Already here: the result of {names}.</source>
        <translation>Schon da: das Ergebnis von {names}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copied. Paste the code into a message.</source>
        <translation>Kopiert. Füge den Code in eine Nachricht ein.</translation>
    </message>
    <message numerus="yes">
        <source>Deal of the day: {n} games to play.</source>
        <extracomment>1: Deal of the day: {n} game to play.</extracomment>
        <translation><numerusform>Gabe des Tages: noch {n} Spiel.</numerusform><numerusform>Gabe des Tages: noch {n} Spiele.</numerusform></translation>
    </message>
    <message>
        <source>Each cell: points made · lead over others, against the mean · the same on a scale. Enter opens the review.</source>
        <translation>In jedem Feld: erzielte Punkte · Vorsprung vor den anderen gegenüber dem Mittel · dasselbe auf einer Skala. Enter öffnet die Nachbesprechung.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Others play the same deals against the same computer players. Then you compare results.</source>
        <translation>Andere spielen dieselben Gaben gegen dieselben Computerspieler. Dann vergleicht ihr die Ergebnisse.</translation>
    </message>
    <message>
        <source>Play all deals first. Then everybody's results stand here, deal by deal.</source>
        <translation>Spiel zuerst alle Gaben. Dann stehen hier alle Ergebnisse, Gabe für Gabe.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Players of the same challenge see your result beside their own.</source>
        <translation>Wer dieselbe Herausforderung spielt, sieht dein Ergebnis neben dem eigenen.</translation>
    </message>
    <message>
        <source>Saved as {name}. Send this file.</source>
        <translation>Als {name} gespeichert. Verschicke diese Datei.</translation>
    </message>
    <message>
        <source>Under way: {n} of {all} deals</source>
        <translation>Begonnen: {n} von {all} Gaben</translation>
    </message>
    <message>
        <source>against {names} ({levels})</source>
        <translation>gegen {names} ({levels})</translation>
    </message>
    <message numerus="yes">
        <source>against {n} computer players ({levels})</source>
        <extracomment>1: against a computer player ({levels})</extracomment>
        <translation><numerusform>gegen einen Computerspieler ({levels})</numerusform><numerusform>gegen {n} Computerspieler ({levels})</numerusform></translation>
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
        <translation><numerusform>{n} Herausforderung wartet.</numerusform><numerusform>{n} Herausforderungen warten.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>{n} Gabe</numerusform><numerusform>{n} Gaben</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <extracomment>1: {n} hint</extracomment>
        <translation><numerusform>{n} Tipp</numerusform><numerusform>{n} Tipps</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} undone</source>
        <extracomment>1: {n} undone</extracomment>
        <translation><numerusform>{n} zurückgenommen</numerusform><numerusform>{n} zurückgenommen</numerusform></translation>
    </message>
    <message>
        <source>{points}, {mean} against the mean, {scale} on the scale</source>
        <translation>{points}, {mean} zum Mittel, {scale} auf der Skala</translation>
    </message>
</context>
<context>
    <name>ChallengeHost</name>
    <message>
        <source>Play what I played</source>
        <translation>Spielt, was ich gespielt habe</translation>
    </message>
</context>
<context>
    <name>ChallengeList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>&amp;Send…</source>
        <translation>&amp;Senden…</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gaben</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>No challenges yet. Make one here or at the end of a match, or open one that somebody sends you.</source>
        <translation>Noch keine Herausforderungen. Erstelle eine hier oder am Ende einer Partie, oder öffne eine, die dir jemand schickt.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Results of others</source>
        <translation>Ergebnisse der anderen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>Ge&amp;gner</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Person</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Zeitraum</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Last {n} days</source>
        <translation>Letzte {n} Tage</translation>
    </message>
    <message>
        <source>Last {n} matches</source>
        <translation>Letzte {n} Partien</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>&amp;Look at {n} deals</source>
        <extracomment>1: &amp;Look at {n} deal</extracomment>
        <translation><numerusform>{n} Gabe &amp;ansehen</numerusform><numerusform>{n} Gaben &amp;ansehen</numerusform></translation>
    </message>
    <message>
        <source>A habit shows in about {n} deals. Look at more deals, or play on.</source>
        <translation>Eine Gewohnheit zeigt sich in etwa {n} Gaben. Sieh dir mehr Gaben an oder spiel weiter.</translation>
    </message>
    <message>
        <source>Better than before: “{theme}” used to cost {before} points a deal, and now costs {now}.</source>
        <translation>Besser als früher: „{theme}“ kostete dich je Gabe {before} Punkte, jetzt {now}.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes it back.</source>
        <translation>Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>Finish a match of {game}, then come back. The coach will look at its deals and say what costs you points.</source>
        <translation>Spiel eine Partie {game} zu Ende und komm dann wieder. Der Trainer sieht sich die Gaben an und sagt, was dich Punkte kostet.</translation>
    </message>
    <message>
        <source>Looking at deals: {n} of {all}</source>
        <translation>Gaben werden angesehen: {n} von {all}</translation>
    </message>
    <message>
        <source>No deals yet</source>
        <translation>Noch keine Gaben</translation>
    </message>
    <message>
        <source>No mistake comes back often. Practise your costliest decisions in “My decisions”.</source>
        <translation>Kein Fehler kommt oft wieder. Üb deine teuersten Entscheidungen unter „Meine Entscheidungen“.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing stands out in your last {n} deals.</source>
        <extracomment>1: Nothing stands out in your last deal.</extracomment>
        <translation><numerusform>In deiner letzten Gabe fällt nichts auf.</numerusform><numerusform>In deinen letzten {n} Gaben fällt nichts auf.</numerusform></translation>
    </message>
    <message>
        <source>That costs about {points} points a deal. It happened {cases} times in {deals} deals.</source>
        <translation>Das kostet je Gabe etwa {points} Punkte. Es kam in {deals} Gaben {cases}-mal vor.</translation>
    </message>
    <message>
        <source>That is too close to say who plays better.</source>
        <translation>Das ist zu knapp, um zu sagen, wer besser spielt.</translation>
    </message>
    <message>
        <source>The coach finds out what costs you points. For that, each of your deals has to be reviewed once. It takes a few seconds a deal, and you can play meanwhile.</source>
        <translation>Der Trainer findet heraus, was dich Punkte kostet. Dafür muss jede deiner Gaben einmal nachbesprochen werden. Das dauert ein paar Sekunden je Gabe, und du kannst inzwischen spielen.</translation>
    </message>
    <message>
        <source>The figure after ± allows for chance: {figure} means that the true figure is probably 8 to 16.</source>
        <translation>Die Zahl nach ± berücksichtigt den Zufall: {figure} heißt, dass der wahre Wert wohl zwischen 8 und 16 liegt.</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Diesmal gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>With your cards, {level} would have done {points} points a deal better.</source>
        <translation>Mit deinen Karten hätte ein Computer der Stufe {level} je Gabe um {points} Punkte besser abgeschnitten.</translation>
    </message>
    <message>
        <source>With your cards, {level} would have done {points} points a deal worse.</source>
        <translation>Mit deinen Karten hätte ein Computer der Stufe {level} je Gabe um {points} Punkte schlechter abgeschnitten.</translation>
    </message>
    <message>
        <source>Worse than before: “{theme}” used to cost {before} points a deal, and now costs {now}.</source>
        <translation>Schlechter als früher: „{theme}“ kostete dich je Gabe {before} Punkte, jetzt {now}.</translation>
    </message>
    <message>
        <source>You don't play as well as {level} yet.</source>
        <translation>So gut wie die Stufe {level} spielst du noch nicht.</translation>
    </message>
    <message>
        <source>You play better than {level}.</source>
        <translation>Du spielst besser als die Stufe {level}.</translation>
    </message>
    <message>
        <source>Your level is between {above} and {below}.</source>
        <translation>Du spielst zwischen den Stufen {above} und {below}.</translation>
    </message>
    <message numerus="yes">
        <source>{month}: {points} points lost per deal, in {n} deals.</source>
        <extracomment>1: {month}: {points} points lost per deal, in {n} deal.</extracomment>
        <translation><numerusform>{month}: {points} Punkte je Gabe verloren, in {n} Gabe.</numerusform><numerusform>{month}: {points} Punkte je Gabe verloren, in {n} Gaben.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals reviewed</source>
        <extracomment>1: {n} deal reviewed</extracomment>
        <translation><numerusform>{n} Gabe nachbesprochen</numerusform><numerusform>{n} Gaben nachbesprochen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals to look at</source>
        <extracomment>1: {n} deal to look at</extracomment>
        <translation><numerusform>{n} Gabe zum Ansehen</numerusform><numerusform>{n} Gaben zum Ansehen</numerusform></translation>
    </message>
    <message>
        <source>{n} not yet</source>
        <translation>{n} noch nicht</translation>
    </message>
    <message>
        <source>{when}, deal {n}: {points} lost.</source>
        <translation>{when}, Gabe {n}: {points} verloren.</translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message>
        <source>&amp;My decisions</source>
        <translation>&amp;Meine Entscheidungen</translation>
    </message>
    <message>
        <source>&amp;Which card wins?</source>
        <translation>&amp;Welche Karte gewinnt?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Coach: {game}</source>
        <translation>Trainer: {game}</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>My ha&amp;bits</source>
        <translation>Meine &amp;Gewohnheiten</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Uses the rules you last chose in the lobby</source>
        <translation>Es gelten die zuletzt in der Lobby gewählten Regeln</translation>
    </message>
    <message>
        <source>What would you &amp;call?</source>
        <translation>Was würdest du &amp;bieten?</translation>
    </message>
</context>
<context>
    <name>CoachTile</name>
    <message>
        <source>Coach and same deals</source>
        <translation>Trainer und gleiche Gaben</translation>
    </message>
    <message>
        <source>Coach…</source>
        <translation>Trainer…</translation>
    </message>
    <message>
        <source>Deals…</source>
        <translation>Gaben…</translation>
    </message>
    <message>
        <source>Habits, exercises and puzzles.</source>
        <translation>Gewohnheiten und Übungen.</translation>
    </message>
    <message>
        <source>Play the cards that others play, and compare results</source>
        <translation>Spiel die Karten, die auch andere spielen, und vergleiche die Ergebnisse</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Statistik aller Spiele</translation>
    </message>
</context>
<context>
    <name>ContractsTab</name>
    <message>
        <source>Contracts by level</source>
        <translation>Ansagen nach Höhe</translation>
    </message>
    <message>
        <source>No contracts yet; some games have none.</source>
        <translation>Noch keine Ansagen; manche Spiele haben keine.</translation>
    </message>
    <message>
        <source>Own contracts made (%), by level</source>
        <translation>Eigene erfüllte Ansagen in Prozent, nach Höhe</translation>
    </message>
    <message>
        <source>Own contracts made, by level</source>
        <translation>Eigene erfüllte Ansagen, nach Höhe</translation>
    </message>
    <message>
        <source>{game}: own contracts made (%), by level</source>
        <translation>{game}: eigene erfüllte Ansagen in Prozent, nach Höhe</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name} – show my cards</source>
        <translation>Ich bin {name} – meine Karten zeigen</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Gib den Bildschirm an {name} weiter</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>How the deal went</source>
        <translation>Verlauf der Gabe</translation>
    </message>
</context>
<context>
    <name>DayList</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Gaben des Tages</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>What you made of the cards</source>
        <translation>Was du aus den Karten gemacht hast</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>DealCommands</name>
    <message>
        <source>Deal by number</source>
        <translation>Nach Nummer oder Code geben</translation>
    </message>
    <message>
        <source>The same cards again.</source>
        <translation>Noch einmal dieselben Karten.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>&amp;From clipboard</source>
        <translation>&amp;Aus der Zwischenablage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a deal</source>
        <translation>Gabe wählen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Number or code</source>
        <translation>Nummer oder Code</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Die Zwischenablage</translation>
    </message>
    <message>
        <source>The same number deals the same cards again in {game}. A deal code also sets the game and its rules.</source>
        <translation>In {game} ergibt dieselbe Nummer wieder dieselben Karten. Ein Gabencode legt auch das Spiel und seine Regeln fest.</translation>
    </message>
</context>
<context>
    <name>DealEditor</name>
    <message>
        <source>&amp;Fill at random</source>
        <translation>&amp;Rest zufällig verteilen</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>Diese &amp;Gabe spielen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Wie am Tisch</translation>
    </message>
    <message>
        <source>C&amp;hallenge…</source>
        <translation>&amp;Herausforderung…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards by name</source>
        <translation>Karten nach Namen</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>&amp;Alle wegnehmen</translation>
    </message>
    <message>
        <source>Computer level</source>
        <translation>Stärke der Computer</translation>
    </message>
    <message>
        <source>Current place: {place}. Click a card or press Enter to put it there. To choose another place, press its number or click its name. Click a placed card to take it back. Where the order matters, press Ctrl and an arrow key to move a card.</source>
        <translation>Aktueller Platz: {place}. Klicke eine Karte an oder drücke Enter, um sie dorthin zu legen. Einen anderen Platz wählst du mit seiner Nummer oder einem Klick auf seinen Namen. Ein Klick auf eine schon verteilte Karte nimmt sie zurück. Wo die Reihenfolge zählt, verschiebst du eine Karte mit Strg und einer Pfeiltaste.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Others can play this deal, and you compare results</source>
        <translation>Andere können diese Gabe spielen, und ihr vergleicht die Ergebnisse</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>Gabe zusammenstellen</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Cards are still missing: {places}.</source>
        <translation>Es fehlen noch Karten: {places}.</translation>
    </message>
    <message>
        <source>Every card is in its place.</source>
        <translation>Alle Karten liegen an ihrem Platz.</translation>
    </message>
    <message>
        <source>The last deal of this record</source>
        <translation>Die letzte Gabe dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>This place is full: {place}.</source>
        <translation>Dort ist kein Platz mehr: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>to {n} points</source>
        <extracomment>1: to {n} point</extracomment>
        <translation><numerusform>bis {n} Punkt</numerusform><numerusform>bis {n} Punkte</numerusform></translation>
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
        <translation><numerusform>{changes} und eine weitere Regel</numerusform><numerusform>{changes} und {n} weitere Regeln</numerusform></translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>{game}: deal number {number}</source>
        <translation>{game}: Gabe Nummer {number}</translation>
    </message>
    <message>
        <source>{game}: the deal from this code</source>
        <translation>{game}: die Gabe zu diesem Code</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>1: {n} player</extracomment>
        <translation><numerusform>{n} Person</numerusform><numerusform>{n} Personen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{place} has room for only {n} more cards, not {more}.</source>
        <extracomment>1: {place} has room for only one more card, not {more}.</extracomment>
        <translation><numerusform>Dort ist nur noch Platz für eine Karte, nicht für {more}: {place}.</numerusform><numerusform>Dort ist nur noch Platz für {n} Karten, nicht für {more}: {place}.</numerusform></translation>
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
        <translation><numerusform>{rules}, mit {n} Änderung</numerusform><numerusform>{rules}, mit {n} Änderungen</numerusform></translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Deck, row {n}</source>
        <translation>Kartenspiel, Reihe {n}</translation>
    </message>
</context>
<context>
    <name>DeckNotes</name>
    <message>
        <source>Open deck folder</source>
        <translation>Kartenordner öffnen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>To add a deck, put a folder with SVG pictures of all cards into the deck folder.</source>
        <translation>Um ein Kartenspiel hinzuzufügen, lege einen Ordner mit SVG-Bildern aller Karten in den Kartenordner.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Can't read {file}.</source>
        <translation>{file} ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Can't use the deck “{folder}”. {why}</source>
        <translation>Das Kartenspiel „{folder}“ ist nicht verwendbar. {why}</translation>
    </message>
    <message>
        <source>It has more than {files} files.</source>
        <translation>Es enthält mehr als {files} Dateien.</translation>
    </message>
    <message>
        <source>Its pictures take up more than {megabytes} MB.</source>
        <translation>Alle Bilder zusammen sind größer als {megabytes} MB.</translation>
    </message>
    <message>
        <source>The deck “{folder}” is gone. The classic cards are used instead.</source>
        <translation>Das Kartenspiel „{folder}“ ist nicht mehr da. Stattdessen werden die klassischen Karten verwendet.</translation>
    </message>
    <message>
        <source>These cards are missing: {detail}</source>
        <translation>Diese Karten fehlen: {detail}</translation>
    </message>
    <message>
        <source>{file} contains “{detail}”. Cards may contain only shapes, groups and gradients.</source>
        <translation>{file} enthält „{detail}“. Karten dürfen nur Formen, Gruppen und Verläufe enthalten.</translation>
    </message>
    <message>
        <source>{file} declares XML entities, which aren't allowed in card pictures.</source>
        <translation>{file} deklariert XML-Entitäten, die in Kartenbildern nicht erlaubt sind.</translation>
    </message>
    <message>
        <source>{file} is a link, and links aren't followed.</source>
        <translation>{file} ist ein Verweis auf einen anderen Ort. Verweisen wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>{file} is an empty picture.</source>
        <translation>{file} ist ein leeres Bild.</translation>
    </message>
    <message>
        <source>{file} is larger than {kilobytes} kB.</source>
        <translation>{file} ist größer als {kilobytes} kB.</translation>
    </message>
    <message>
        <source>{file} is too complex to draw quickly.</source>
        <translation>{file} ist zu aufwendig, um schnell gezeichnet zu werden.</translation>
    </message>
    <message>
        <source>{file} isn't an SVG picture.</source>
        <translation>{file} ist kein SVG-Bild.</translation>
    </message>
    <message>
        <source>{file} measures {detail}. Cards must be 5 wide and 7 high.</source>
        <translation>{file} hat die Größe {detail}. Karten müssen 5 breit und 7 hoch sein.</translation>
    </message>
    <message>
        <source>{file} refers to something outside the file.</source>
        <translation>{file} verweist auf etwas außerhalb.</translation>
    </message>
    <message>
        <source>{file} takes too long to draw.</source>
        <translation>Das Zeichnen von {file} dauert zu lange.</translation>
    </message>
    <message>
        <source>{manifest} is missing, or lacks format = 1 and name = "…".</source>
        <translation>{manifest} fehlt, oder es fehlt darin format = 1 oder name = "…".</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>B</source>
        <translation>Sw</translation>
    </message>
    <message>
        <source>BIRD</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>C</source>
        <translation>Kr</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Ka</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Gabencode</translation>
    </message>
    <message>
        <source>Deal {n}, dealt by {name}</source>
        <translation>Gabe {n}, Geber {name}</translation>
    </message>
    <message>
        <source>G</source>
        <translation>Gr</translation>
    </message>
    <message>
        <source>H</source>
        <translation>He</translation>
    </message>
    <message>
        <source>JK</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>JL</source>
        <translation>KlJoker</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>RED1</source>
        <translation>Rote1</translation>
    </message>
    <message>
        <source>S</source>
        <translation>Pi</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Ge</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>{talon}: {cards}</source>
        <translation>{talon}: {cards}</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Python-Skripte (*.py)</translation>
    </message>
    <message>
        <source>Save script</source>
        <translation>Skript speichern</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>Your die shows {n}</source>
        <translation>Dein Würfel zeigt {n}</translation>
    </message>
</context>
<context>
    <name>EndCommands</name>
    <message>
        <source>&amp;Claim</source>
        <translation>&amp;Beanspruchen</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>&amp;Let the computer finish</source>
        <translation>&amp;Den Computer zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Play on myself</source>
        <translation>&amp;Selbst weiterspielen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Rest beanspruchen</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Gabe zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>Give up the deal</source>
        <translation>Gabe aufgeben</translation>
    </message>
    <message>
        <source>What do you claim?</source>
        <translation>Was beanspruchst du?</translation>
    </message>
    <message>
        <source>{command} (not in a challenge)</source>
        <translation>{command} (nicht in einer Herausforderung)</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>&amp;All the rest</source>
        <translation>&amp;Alle übrigen</translation>
    </message>
    <message>
        <source>&amp;No more points</source>
        <translation>&amp;Keine Punkte mehr</translation>
    </message>
    <message>
        <source>A computer player (level: {level}) will play your cards to the end of the deal. You can undo this.</source>
        <translation>Der Computer (Stufe: {level}) spielt deine Karten bis zum Ende der Gabe. Das lässt sich zurücknehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Claim all {n} remaining tricks?</source>
        <extracomment>1: Claim the last trick?</extracomment>
        <translation><numerusform>Den letzten Stich beanspruchen?</numerusform><numerusform>Alle {n} übrigen Stiche beanspruchen?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Claim exactly {n} more tricks?</source>
        <extracomment>1: Claim exactly {n} more trick?</extracomment>
        <translation><numerusform>Erklären, dass du noch genau einen Stich machst?</numerusform><numerusform>Erklären, dass du noch genau {n} Stiche machst?</numerusform></translation>
    </message>
    <message>
        <source>Claim none of the remaining tricks?</source>
        <translation>Erklären, dass du keinen der übrigen Stiche mehr machst?</translation>
    </message>
    <message>
        <source>Claim that nothing can change your result?</source>
        <translation>Erklären, dass nichts mehr dein Ergebnis ändern kann?</translation>
    </message>
    <message>
        <source>Claim that the contract is beaten?</source>
        <translation>Erklären, dass die Ansage verloren ist?</translation>
    </message>
    <message>
        <source>Claim that you will take no more points?</source>
        <translation>Erklären, dass du keine Punkte mehr bekommst?</translation>
    </message>
    <message>
        <source>Computer players play the rest.</source>
        <translation>Die Computerspieler spielen den Rest.</translation>
    </message>
    <message>
        <source>Computer players will play everyone's cards to the end of the deal. You can't undo this.</source>
        <translation>Die Computerspieler spielen alle Karten bis zum Ende der Gabe. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Everyone's remaining cards are shown. You can't undo this.</source>
        <translation>Die übrigen Karten aller Spieler werden aufgedeckt. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Nothing can change your result now.</source>
        <translation>Nichts kann dein Ergebnis mehr ändern.</translation>
    </message>
    <message>
        <source>That isn't certain from what you can see.</source>
        <translation>Nach dem, was du sehen kannst, ist das nicht sicher.</translation>
    </message>
    <message>
        <source>The computer players couldn't check the claim. Play goes on.</source>
        <translation>Die Computerspieler konnten den Anspruch nicht prüfen. Es geht weiter.</translation>
    </message>
    <message>
        <source>The contract is already made.</source>
        <translation>Die Ansage ist schon erfüllt.</translation>
    </message>
    <message>
        <source>The contract is beaten.</source>
        <translation>Die Ansage ist verloren.</translation>
    </message>
    <message>
        <source>The contract is made, if it still can be.</source>
        <translation>Die Ansage wird erfüllt, wenn das noch möglich ist.</translation>
    </message>
    <message>
        <source>The remaining cards are played as badly for you as the rules allow, then the deal is scored.</source>
        <translation>Die übrigen Karten werden so schlecht für dich gespielt, wie es die Regeln zulassen; dann wird abgerechnet.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>Du beanspruchst den Rest.</translation>
    </message>
    <message>
        <source>You concede the deal.</source>
        <translation>Du gibst die Gabe auf.</translation>
    </message>
    <message>
        <source>You get the worst possible score.</source>
        <translation>Du bekommst das schlechteste mögliche Ergebnis.</translation>
    </message>
    <message>
        <source>You miss your bid of {tricks}, if you still can.</source>
        <translation>Du verfehlst dein Gebot von {tricks}, wenn das noch möglich ist.</translation>
    </message>
    <message numerus="yes">
        <source>You take exactly {n} more tricks.</source>
        <extracomment>1: You take exactly {n} more trick.</extracomment>
        <translation><numerusform>Du machst noch genau einen Stich.</numerusform><numerusform>Du machst noch genau {n} Stiche.</numerusform></translation>
    </message>
    <message>
        <source>You take no more points.</source>
        <translation>Du bekommst keine Punkte mehr.</translation>
    </message>
    <message>
        <source>You take no more tricks.</source>
        <translation>Du machst keinen Stich mehr.</translation>
    </message>
    <message>
        <source>Your claim is accepted if it's certain from what you can see, whatever the others hold. The rest is then played out. Otherwise play goes on, and nobody learns anything.</source>
        <translation>Dein Anspruch gilt, wenn er nach allem, was du sehen kannst, sicher ist, was auch immer die anderen haben. Dann wird der Rest heruntergespielt. Sonst geht es weiter, und niemand erfährt etwas.</translation>
    </message>
    <message>
        <source>Your contract fails, if it still can.</source>
        <translation>Deine Ansage scheitert, wenn das noch möglich ist.</translation>
    </message>
    <message numerus="yes">
        <source>{name} claims exactly {n} more tricks.</source>
        <extracomment>1: {name} claims exactly {n} more trick.</extracomment>
        <translation><numerusform>{name} beansprucht noch genau einen Stich.</numerusform><numerusform>{name} beansprucht noch genau {n} Stiche.</numerusform></translation>
    </message>
    <message>
        <source>{name} claims no more points.</source>
        <translation>{name} erklärt, keine Punkte mehr zu bekommen.</translation>
    </message>
    <message>
        <source>{name} claims no more tricks.</source>
        <translation>{name} erklärt, keinen Stich mehr zu machen.</translation>
    </message>
    <message>
        <source>{name} claims that nothing can change the result.</source>
        <translation>{name} erklärt, dass sich nichts mehr ändern kann.</translation>
    </message>
    <message>
        <source>{name} claims that the contract is beaten.</source>
        <translation>{name} erklärt, dass die Ansage verloren ist.</translation>
    </message>
    <message>
        <source>{name} claims the rest.</source>
        <translation>{name} beansprucht den Rest.</translation>
    </message>
    <message>
        <source>{name} concedes the deal.</source>
        <translation>{name} gibt die Gabe auf.</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Deal {n}. You dealt.</source>
        <translation>Gabe {n}. Du hast gegeben.</translation>
    </message>
    <message>
        <source>Deal {n}. {name} dealt.</source>
        <translation>Gabe {n}. {name} hat gegeben.</translation>
    </message>
    <message>
        <source>Everyone has bid: {bids}.</source>
        <translation>Alle haben geboten: {bids}.</translation>
    </message>
    <message>
        <source>Everyone passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message>
        <source>No passing in this deal.</source>
        <translation>In dieser Gabe wird nichts weitergegeben.</translation>
    </message>
    <message>
        <source>Nobody won the auction.</source>
        <translation>Niemand hat das Bieten gewonnen.</translation>
    </message>
    <message>
        <source>The contract is yours: {bid}.</source>
        <translation>Du hast die Ansage: {bid}.</translation>
    </message>
    <message>
        <source>The deal is over: {sides}.</source>
        <translation>Die Gabe ist zu Ende: {sides}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>Aufgedeckt: {cards}.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Du bietest {bid}.</translation>
    </message>
    <message>
        <source>You check.</source>
        <translation>Du schiebst.</translation>
    </message>
    <message>
        <source>You defend alone.</source>
        <translation>Du verteidigst allein.</translation>
    </message>
    <message>
        <source>You defend together.</source>
        <translation>Du verteidigst mit deinem Partner.</translation>
    </message>
    <message>
        <source>You discard {count}.</source>
        <translation>Du legst {count} ab.</translation>
    </message>
    <message>
        <source>You don't swap cards.</source>
        <translation>Du tauschst keine Karten.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Du ziehst {cards}.</translation>
    </message>
    <message>
        <source>You draw {count}.</source>
        <translation>Du ziehst {count}.</translation>
    </message>
    <message>
        <source>You give the points to everyone else.</source>
        <translation>Du gibst die Punkte allen anderen.</translation>
    </message>
    <message>
        <source>You go on the kitty.</source>
        <translation>Du gehst auf den Talon.</translation>
    </message>
    <message>
        <source>You have bid.</source>
        <translation>Du hast geboten.</translation>
    </message>
    <message>
        <source>You hold.</source>
        <translation>Du hältst.</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>Du siehst deine Karten an.</translation>
    </message>
    <message>
        <source>You pass {cards} to {name}.</source>
        <translation>Du gibst {cards} an {name} weiter.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>You pick up {cards}.</source>
        <translation>Du nimmst {cards} auf.</translation>
    </message>
    <message>
        <source>You picked {cards}.</source>
        <translation>Du hast {cards} ausgesucht.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Du spielst allein.</translation>
    </message>
    <message>
        <source>You play with {team}.</source>
        <translation>Du spielst mit {team}.</translation>
    </message>
    <message>
        <source>You play {card} as {suit}.</source>
        <translation>Du spielst {card} als {suit}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>You rob: {cards}.</source>
        <translation>Du raubst: {cards}.</translation>
    </message>
    <message>
        <source>You swap {cards}.</source>
        <translation>Du tauschst {cards}.</translation>
    </message>
    <message>
        <source>You take the points off your own score.</source>
        <translation>Du ziehst die Punkte von deinem Stand ab.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>You take the {kitty}: {cards}.</source>
        <translation>Du nimmst den {kitty}: {cards}.</translation>
    </message>
    <message>
        <source>You took the last trick with {card}.</source>
        <translation>Du hast den letzten Stich mit {card} gemacht.</translation>
    </message>
    <message>
        <source>You took the last trick.</source>
        <translation>Du hast den letzten Stich gemacht.</translation>
    </message>
    <message>
        <source>You turn up {cards}.</source>
        <translation>Du deckst {cards} auf.</translation>
    </message>
    <message>
        <source>{count} so far.</source>
        <translation>{count} bisher.</translation>
    </message>
    <message>
        <source>{names} {points}, {total} in total</source>
        <translation>{names} {points}, {total} insgesamt</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} bietet {bid}.</translation>
    </message>
    <message>
        <source>{name} checks.</source>
        <translation>{name} schiebt.</translation>
    </message>
    <message>
        <source>{name} defends alone.</source>
        <translation>{name} verteidigt allein.</translation>
    </message>
    <message>
        <source>{name} defends together.</source>
        <translation>{name} verteidigt zu zweit.</translation>
    </message>
    <message>
        <source>{name} discards {count}.</source>
        <translation>{name} legt {count} ab.</translation>
    </message>
    <message>
        <source>{name} doesn't swap cards.</source>
        <translation>{name} tauscht keine Karten.</translation>
    </message>
    <message>
        <source>{name} draws {count}.</source>
        <translation>{name} zieht {count}.</translation>
    </message>
    <message>
        <source>{name} gives the points to everyone else.</source>
        <translation>{name} gibt die Punkte allen anderen.</translation>
    </message>
    <message>
        <source>{name} goes on the kitty.</source>
        <translation>{name} geht auf den Talon.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} hat geboten.</translation>
    </message>
    <message>
        <source>{name} has picked cards.</source>
        <translation>{name} hat Karten ausgesucht.</translation>
    </message>
    <message>
        <source>{name} has the contract: {bid}.</source>
        <translation>{name} hat die Ansage: {bid}.</translation>
    </message>
    <message>
        <source>{name} holds.</source>
        <translation>{name} hält.</translation>
    </message>
    <message>
        <source>{name} looks at their cards.</source>
        <translation>{name} sieht die eigenen Karten an.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}.</source>
        <translation>{name} gibt dir {cards}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} picks up the card.</source>
        <translation>{name} nimmt die Karte auf.</translation>
    </message>
    <message>
        <source>{name} picks up {cards}.</source>
        <translation>{name} nimmt {cards} auf.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} spielt allein.</translation>
    </message>
    <message>
        <source>{name} plays with {team}.</source>
        <translation>Mannschaft von {name}: {team}.</translation>
    </message>
    <message>
        <source>{name} plays {card} as {suit}.</source>
        <translation>{name} spielt {card} als {suit}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>{name} robs.</source>
        <translation>{name} raubt.</translation>
    </message>
    <message>
        <source>{name} robs: {cards}.</source>
        <translation>{name} raubt: {cards}.</translation>
    </message>
    <message>
        <source>{name} swaps {cards}.</source>
        <translation>{name} tauscht {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the points off their own score.</source>
        <translation>{name} zieht die Punkte vom eigenen Stand ab.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} macht den Stich.</translation>
    </message>
    <message>
        <source>{name} takes the {kitty}: {count}.</source>
        <translation>{name} nimmt den {kitty}: {count}.</translation>
    </message>
    <message>
        <source>{name} took the last trick with {card}.</source>
        <translation>{name} hat den letzten Stich mit {card} gemacht.</translation>
    </message>
    <message>
        <source>{name} took the last trick.</source>
        <translation>{name} hat den letzten Stich gemacht.</translation>
    </message>
    <message>
        <source>{name} turns up {cards}.</source>
        <translation>{name} deckt {cards} auf.</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <extracomment>1: {n} card</extracomment>
        <translation><numerusform>{n} Karte</numerusform><numerusform>{n} Karten</numerusform></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A report shows all cards, so you can make one only after this deal.</source>
        <translation>Ein Bericht zeigt alle Karten, deshalb ist er erst nach dieser Gabe möglich.</translation>
    </message>
    <message>
        <source>Copied a diagram of this deal.</source>
        <translation>Das Diagramm dieser Gabe ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Copied the record, without the deal in progress.</source>
        <translation>Die Aufzeichnung ist in der Zwischenablage, ohne die laufende Gabe.</translation>
    </message>
    <message>
        <source>Copied the record.</source>
        <translation>Die Aufzeichnung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Copied the score sheet.</source>
        <translation>Die Abrechnung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopiert: {code}</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>The printer didn’t accept the pages. Check the printer and try again.</source>
        <translation>Der Drucker hat die Seiten nicht angenommen. Prüfe den Drucker und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>There’s nothing to print until the first deal is over.</source>
        <translation>Vor dem Ende der ersten Gabe gibt es nichts zu drucken.</translation>
    </message>
    <message>
        <source>You can copy the record once the first deal is over.</source>
        <translation>Eine Aufzeichnung lässt sich kopieren, sobald die erste Gabe zu Ende ist.</translation>
    </message>
    <message>
        <source>{game} score sheet</source>
        <translation>Abrechnung: {game}</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message numerus="yes">
        <source>A short cut can be expected: the pack has only {n} places. Ten throws of a die or a few words can’t.</source>
        <extracomment>1: A short cut can be expected: the pack has only {n} place. Ten throws of a die or a few words can’t.</extracomment>
        <translation><numerusform>Mit einem kurzen Abheben kann man rechnen: Der Stapel hat nur {n} Stelle. Mit zehn Würfen eines Würfels oder ein paar Wörtern nicht.</numerusform><numerusform>Mit einem kurzen Abheben kann man rechnen: Der Stapel hat nur {n} Stellen. Mit zehn Würfen eines Würfels oder ein paar Wörtern nicht.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>All {n} finished deals are as committed.</source>
        <extracomment>1: The finished deal is as committed.</extracomment>
        <translation><numerusform>Die beendete Gabe ist wie festgelegt.</numerusform><numerusform>Alle {n} beendeten Gaben sind wie festgelegt.</numerusform></translation>
    </message>
    <message>
        <source>Blindfold test: {results}</source>
        <translation>Blindtest: {results}</translation>
    </message>
    <message>
        <source>Commitment of this deal: {digits} …</source>
        <translation>Festlegung dieser Gabe: {digits} …</translation>
    </message>
    <message>
        <source>Commitment: {digits}</source>
        <translation>Festlegung: {digits}</translation>
    </message>
    <message>
        <source>Cut: {cut}</source>
        <translation>Abgehoben: {cut}</translation>
    </message>
    <message>
        <source>Deal {n} isn't as committed: its cards or its record were changed.</source>
        <translation>Gabe {n} ist nicht wie festgelegt: Ihre Karten oder die Aufzeichnung wurden geändert.</translation>
    </message>
    <message>
        <source>Deal {n}: as committed</source>
        <translation>Gabe {n}: wie festgelegt</translation>
    </message>
    <message>
        <source>Deal {n}: cards as committed, but not all rules</source>
        <translation>Gabe {n}: Karten wie festgelegt, aber nicht alle Regeln</translation>
    </message>
    <message>
        <source>Deal {n}: changed</source>
        <translation>Gabe {n}: geändert</translation>
    </message>
    <message>
        <source>Deal {n}: no commitment</source>
        <translation>Gabe {n}: ohne Festlegung</translation>
    </message>
    <message>
        <source>If nobody could expect this cut, nobody could choose the cards.</source>
        <translation>Wenn niemand mit diesem Abheben rechnen konnte, konnte niemand die Karten aussuchen.</translation>
    </message>
    <message>
        <source>In the match it decided differently, with another version or less time.</source>
        <translation>In der Partie fiel die Entscheidung anders aus: andere Version oder weniger Zeit.</translation>
    </message>
    <message>
        <source>No deal is over yet. A deal's seed is shown when the deal is over.</source>
        <translation>Noch ist keine Gabe zu Ende. Der Startwert einer Gabe wird gezeigt, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>No finished deal has a commitment.</source>
        <translation>Keine beendete Gabe hat eine Festlegung.</translation>
    </message>
    <message>
        <source>Seed: {digits}</source>
        <translation>Startwert: {digits}</translation>
    </message>
    <message>
        <source>The blindfold test couldn't be completed. Try again later.</source>
        <translation>Der Blindtest konnte nicht beendet werden. Versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>The cards of this deal are fixed. You can check them when it is over.</source>
        <translation>Die Karten dieser Gabe stehen fest. Du kannst sie prüfen, wenn die Gabe zu Ende ist.</translation>
    </message>
    <message>
        <source>The cards of this deal were given. Later deals have commitments.</source>
        <translation>Die Karten dieser Gabe waren vorgegeben. Spätere Gaben haben Festlegungen.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of {n} finished deals are as committed, but their commitments don’t cover: {rules}.</source>
        <extracomment>1: The cards of {n} finished deal are as committed, but its commitment doesn’t cover: {rules}.</extracomment>
        <translation><numerusform>Die Karten von {n} beendeten Gabe sind wie festgelegt, aber nicht: {rules}.</numerusform><numerusform>Die Karten von {n} beendeten Gaben sind wie festgelegt, aber nicht: {rules}.</numerusform></translation>
    </message>
    <message>
        <source>The commitments in this record are damaged or too new, so its deals can't be checked.</source>
        <translation>Die Festlegungen in dieser Aufzeichnung sind beschädigt oder zu neu. Ihre Gaben lassen sich nicht prüfen.</translation>
    </message>
    <message>
        <source>The match is over, so all its deals can be checked.</source>
        <translation>Die Partie ist zu Ende: Alle ihre Gaben lassen sich prüfen.</translation>
    </message>
    <message>
        <source>The next deal is fixed. It was dealt before, so it can't be cut again.</source>
        <translation>Die nächste Gabe steht fest. Sie war schon gegeben, daher kann nicht noch einmal abgehoben werden.</translation>
    </message>
    <message>
        <source>The next deal is fixed. You can cut it before it is dealt.</source>
        <translation>Die nächste Gabe steht fest. Du kannst abheben, bevor gegeben wird.</translation>
    </message>
    <message>
        <source>These cards come from a deal number or a code. They are known, so nothing can be proven.</source>
        <translation>Diese Karten kommen aus einer Nummer oder einem Code. Sie sind bekannt, also lässt sich nichts beweisen.</translation>
    </message>
    <message>
        <source>This match carries no commitments: it is from an older version or another program.</source>
        <translation>Diese Partie hat keine Festlegungen: Sie stammt aus einer älteren Version oder einem anderen Programm.</translation>
    </message>
    <message>
        <source>all the same</source>
        <translation>alle gleich</translation>
    </message>
    <message numerus="yes">
        <source>{name} didn't pass the blindfold test: {n} re-deals of the hidden cards changed something. Please report this.</source>
        <extracomment>1: {name} didn't pass the blindfold test: {n} re-deal of the hidden cards changed something. Please report this.</extracomment>
        <translation><numerusform>{name} hat den Blindtest nicht bestanden: Als die verdeckten Karten neu gegeben wurden, änderte sich etwas. Bitte melde das.</numerusform><numerusform>{name} hat den Blindtest nicht bestanden: Als die verdeckten Karten neu gegeben wurden, änderte sich {n}-mal etwas. Bitte melde das.</numerusform></translation>
    </message>
    <message>
        <source>{name} knew where every card was, so no card could be dealt again.</source>
        <translation>{name} wusste, wo jede Karte war. Darum konnte keine neu gegeben werden.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would have decided the same: {n} re-deals of the hidden cards changed nothing.</source>
        <extracomment>1: {name} would have decided the same: {n} re-deal of the hidden cards changed nothing.</extracomment>
        <translation><numerusform>{name} hätte gleich entschieden: Die verdeckten Karten wurden neu gegeben, und nichts änderte sich.</numerusform><numerusform>{name} hätte gleich entschieden: Die verdeckten Karten wurden {n}-mal neu gegeben, und nichts änderte sich.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals have no commitment.</source>
        <extracomment>1: {n} deal has no commitment.</extracomment>
        <translation><numerusform>{n} Gabe hat keine Festlegung.</numerusform><numerusform>{n} Gaben haben keine Festlegung.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions</source>
        <extracomment>1: {n} decision</extracomment>
        <translation><numerusform>{n} Entscheidung</numerusform><numerusform>{n} Entscheidungen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} different</source>
        <extracomment>1: {n} different</extracomment>
        <translation><numerusform>{n} abweichend</numerusform><numerusform>{n} abweichend</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} finished deals are as committed.</source>
        <extracomment>1: {n} of {all} finished deals is as committed.</extracomment>
        <translation><numerusform>{n} von {all} beendeten Gaben ist wie festgelegt.</numerusform><numerusform>{n} von {all} beendeten Gaben sind wie festgelegt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} re-deals</source>
        <extracomment>1: {n} re-deal</extracomment>
        <translation><numerusform>{n}-mal neu gegeben</numerusform><numerusform>{n}-mal neu gegeben</numerusform></translation>
    </message>
</context>
<context>
    <name>FairDealsDialog</name>
    <message>
        <source>Blindfold test</source>
        <translation>Blindtest</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>Abgehobene Karten</translation>
    </message>
    <message>
        <source>Commitment of deal {n}</source>
        <translation>Festlegung von Gabe {n}</translation>
    </message>
    <message>
        <source>Commitment of the first deal if you play again</source>
        <translation>Festlegung der ersten Gabe, wenn du noch einmal spielst</translation>
    </message>
    <message>
        <source>Cut: type a few words, throw a die and click what it shows, or click the pack</source>
        <translation>Abheben: ein paar Wörter, Würfe eines Würfels oder ein Klick auf den Stapel</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Faires Geben</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation>Beendete Gaben</translation>
    </message>
    <message>
        <source>Not proven: what computer players see. And without a cut that nobody could expect, the program could have picked one of many seeds.</source>
        <translation>Nicht bewiesen: was Computerspieler sehen. Und ohne ein Abheben, mit dem niemand rechnen konnte, könnte das Programm einen von vielen Startwerten ausgesucht haben.</translation>
    </message>
    <message>
        <source>Note the beginning of the commitment to compare it when the deal is over.</source>
        <translation>Notiere den Anfang der Festlegung, um ihn nach der Gabe zu vergleichen.</translation>
    </message>
    <message>
        <source>Proven: the cards follow from a seed and your cut, and neither was changed afterwards.</source>
        <translation>Bewiesen: Die Karten folgen aus einem Startwert und deinem Abheben, und beides wurde danach nicht geändert.</translation>
    </message>
    <message>
        <source>Save script…</source>
        <translation>Skript speichern…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Would it have done the same if others held other cards?</source>
        <translation>Wäre die Entscheidung gleich, wenn andere andere Karten hätten?</translation>
    </message>
    <message>
        <source>You can cut between two deals, and in the lobby before the first one.</source>
        <translation>Abheben kannst du zwischen zwei Gaben, und vor der ersten in der Lobby.</translation>
    </message>
    <message>
        <source>Your cut</source>
        <translation>Abgehoben</translation>
    </message>
</context>
<context>
    <name>FeaturedGame</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>Lektion fortsetzen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Every rule is explained as you go.</source>
        <translation>Jede Regel wird beim Spielen erklärt.</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <source>New m&amp;atch: {game}…</source>
        <translation>Neue P&amp;artie: {game}…</translation>
    </message>
    <message>
        <source>New to card games? Every rule is explained as you go, and you can undo mistakes.</source>
        <translation>Noch nie Karten gespielt? Jede Regel wird beim Spielen erklärt, und Fehler kannst du zurücknehmen.</translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation>Mach weiter, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>Play &amp;again: {game}</source>
        <translation>N&amp;och einmal: {game}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Start with {game}</source>
        <translation>Mit {game} anfangen</translation>
    </message>
    <message>
        <source>The unfinished match is kept.</source>
        <translation>Die unfertige Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Willkommen zurück</translation>
    </message>
    <message numerus="yes">
        <source>{n} more unfinished matches…</source>
        <extracomment>1: Another unfinished match…</extracomment>
        <translation><numerusform>Noch eine angefangene Partie…</numerusform><numerusform>Noch {n} angefangene Partien…</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} unfinished matches…</source>
        <extracomment>1: An unfinished match…</extracomment>
        <translation><numerusform>Eine angefangene Partie…</numerusform><numerusform>{n} angefangene Partien…</numerusform></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Choose a picture</source>
        <translation>Bild auswählen</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Programm wählen</translation>
    </message>
    <message>
        <source>Export a table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*{suffix})</source>
        <translation>Bilder (*{suffix})</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>Als Webseite speichern</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Trickdesk files (*{suffix})</source>
        <translation>Trickdesk-Dateien (*{suffix})</translation>
    </message>
    <message>
        <source>Trickdesk matches (*{suffix})</source>
        <translation>Partien von Trickdesk (*{suffix})</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>{game} deal {deal}</source>
        <translation>{game}, Gabe {deal}</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} gibt es schon. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>1 for each trick, 10 more for an exact bid</source>
        <translation>jeder Stich 1, bei genauem Gebot 10 dazu</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>je 1 Punkt</translation>
    </message>
    <message>
        <source>1 point each, and every ten cost 100</source>
        <translation>je 1 Punkt, und je zehn kosten 100</translation>
    </message>
    <message>
        <source>10 points for each trick</source>
        <translation>10 Punkte für jeden Stich</translation>
    </message>
    <message>
        <source>100 more for each trick (Avondale)</source>
        <translation>je Stich 100 mehr (Avondale)</translation>
    </message>
    <message>
        <source>11s and 12s</source>
        <translation>Elfen und Zwölfen</translation>
    </message>
    <message>
        <source>13s</source>
        <translation>Dreizehnen</translation>
    </message>
    <message>
        <source>15 to 25 and 30 for 60</source>
        <translation>15 bis 25, und 30 für 60</translation>
    </message>
    <message>
        <source>15 to 30</source>
        <translation>15 bis 30</translation>
    </message>
    <message>
        <source>15 to 30 and 30 for 60</source>
        <translation>15 bis 30, und 30 für 60</translation>
    </message>
    <message>
        <source>1s high</source>
        <translation>Einsen hoch</translation>
    </message>
    <message>
        <source>20 points for most tricks</source>
        <translation>20 Punkte für die meisten Stiche</translation>
    </message>
    <message>
        <source>20 points for the last trick</source>
        <translation>20 Punkte für den letzten Stich</translation>
    </message>
    <message>
        <source>20 to 30</source>
        <translation>20 bis 30</translation>
    </message>
    <message>
        <source>24 cards and a joker</source>
        <translation>24 Karten und ein Joker</translation>
    </message>
    <message>
        <source>24 cards from the nines up</source>
        <translation>24 Karten ab der Neun</translation>
    </message>
    <message>
        <source>28 cards from the eights up</source>
        <translation>28 Karten ab der Acht</translation>
    </message>
    <message>
        <source>32 cards and a joker</source>
        <translation>32 Karten und ein Joker</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 Karten ab der Sieben</translation>
    </message>
    <message>
        <source>33 cards from the sevens up</source>
        <translation>33 Karten ab der Sieben</translation>
    </message>
    <message>
        <source>41 cards from 5 to 14 with the Bird</source>
        <translation>41 Karten von 5 bis 14 mit dem Vogel</translation>
    </message>
    <message>
        <source>42 cards from 5 to 14 with Bird and Red One</source>
        <translation>42 Karten von 5 bis 14 mit Vogel und Roter Eins</translation>
    </message>
    <message>
        <source>43 cards from red fours and black fives up</source>
        <translation>43 Karten, rot ab der Vier und schwarz ab der Fünf</translation>
    </message>
    <message>
        <source>45 cards from 5 to 14 with high 1s and the Bird</source>
        <translation>45 Karten von 5 bis 14 mit hoher 1 und dem Vogel</translation>
    </message>
    <message>
        <source>45 cards from the fours up</source>
        <translation>45 Karten ab der Vier</translation>
    </message>
    <message>
        <source>46 cards from the fours up with two jokers</source>
        <translation>46 Karten ab der Vier mit zwei Jokern</translation>
    </message>
    <message>
        <source>5 points for each trick</source>
        <translation>5 Punkte für jeden Stich</translation>
    </message>
    <message>
        <source>5 points for the highest trump</source>
        <translation>5 Punkte für den höchsten Trumpf</translation>
    </message>
    <message>
        <source>53 cards from the twos up</source>
        <translation>53 Karten ab der Zwei</translation>
    </message>
    <message>
        <source>56 cards from 1 to 14 with low 1s, no Bird and no centre</source>
        <translation>56 Karten von 1 bis 14 mit niedriger 1, ohne Vogel und ohne Mitte</translation>
    </message>
    <message>
        <source>57 cards from 1 to 14 with high 1s and the Bird</source>
        <translation>57 Karten von 1 bis 14 mit hoher 1 und dem Vogel</translation>
    </message>
    <message>
        <source>57 cards from 1 to 14 with low 1s and the Bird</source>
        <translation>57 Karten von 1 bis 14 mit niedriger 1 und dem Vogel</translation>
    </message>
    <message>
        <source>63 cards with elevens, twelves and thirteens</source>
        <translation>63 Karten mit Elfen, Zwölfen und Dreizehnen</translation>
    </message>
    <message>
        <source>6NT shows the joker</source>
        <translation>6OT zeigt den Joker</translation>
    </message>
    <message>
        <source>92Q</source>
        <translation>92Q</translation>
    </message>
    <message>
        <source>A bid of nil before you look at your cards. It counts twice as much as nil.</source>
        <translation>Eine Null, geboten bevor du deine Karten ansiehst. Sie zählt doppelt so viel wie eine Null.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks you'll take, with that suit as trump.</source>
        <translation>Ein Gebot nennt, wie viele der zehn Stiche du machst, mit dieser Farbe als Trumpf.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks you'll take, with that suit as trump. If you win the bidding, you may pick partners.</source>
        <translation>Ein Gebot nennt, wie viele der zehn Stiche du machst, mit dieser Farbe als Trumpf. Gewinnst du das Bieten, darfst du Partner wählen.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks your side will take, with that suit as trump.</source>
        <translation>Ein Gebot nennt, wie viele der zehn Stiche deine Seite macht, mit dieser Farbe als Trumpf.</translation>
    </message>
    <message>
        <source>A bid says how many of the thirteen tricks you'll take, alone against everyone else.</source>
        <translation>Ein Gebot nennt, wie viele der dreizehn Stiche du allein machst, gegen alle anderen.</translation>
    </message>
    <message>
        <source>A bid says how many points you'll take. Each trick is worth 5, the highest trump played 5 more.</source>
        <translation>Mit einem Gebot versprichst du so viele Punkte. Jeder Stich zählt 5, der höchste gespielte Trumpf noch einmal 5.</translation>
    </message>
    <message>
        <source>A bid says how many points you'll take. Each trick is worth 5.</source>
        <translation>Mit einem Gebot versprichst du so viele Punkte. Jeder Stich zählt 5.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, a 1 counts 15, the Bird 20.</source>
        <translation>Mit einem Gebot versprichst du so viele Punkte. Eine 5 zählt 5, eine 10 oder 14 zählt 10, eine 1 zählt 15, der Vogel 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, a 1 or the Bird 20.</source>
        <translation>Mit einem Gebot versprichst du so viele Punkte. Eine 5 zählt 5, eine 10 oder 14 zählt 10, eine 1 oder der Vogel 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, the Bird 20, the Red One 30.</source>
        <translation>Mit einem Gebot versprichst du so viele Punkte. Eine 5 zählt 5, eine 10 oder 14 zählt 10, der Vogel 20, die Rote Eins 30.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, the Bird 20.</source>
        <translation>Mit einem Gebot versprichst du so viele Punkte. Eine 5 zählt 5, eine 10 oder 14 zählt 10, der Vogel 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10.</source>
        <translation>Mit einem Gebot versprichst du so viele Punkte. Eine 5 zählt 5, eine 10 oder 14 zählt 10.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. Each trick is worth 5, the highest trump played 5 more.</source>
        <translation>Mit einem Gebot versprichst du so viele Punkte. Jeder Stich zählt 5, der höchste gespielte Trumpf noch einmal 5.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. Each trick is worth 5.</source>
        <translation>Mit einem Gebot versprichst du so viele Punkte. Jeder Stich zählt 5.</translation>
    </message>
    <message>
        <source>A bid says how many tricks your team will take, with that suit as trump. You choose the team later.</source>
        <translation>Ein Gebot nennt, wie viele Stiche deine Mannschaft mit dieser Farbe als Trumpf macht. Die Mannschaft wählst du später.</translation>
    </message>
    <message>
        <source>A bid to take no trick at all.</source>
        <translation>Ein Gebot, keinen einzigen Stich zu machen.</translation>
    </message>
    <message>
        <source>A card appears twice.</source>
        <translation>Eine Karte ist zweimal genannt.</translation>
    </message>
    <message>
        <source>A card of another suit can't take the trick. Get rid of a dangerous one.</source>
        <translation>Eine Karte einer anderen Farbe macht den Stich nie. Jetzt kannst du eine gefährliche loswerden.</translation>
    </message>
    <message>
        <source>A card turned up can be robbed with the ace of trumps. Then only tricks count, 5 points each.</source>
        <translation>Eine aufgedeckte Karte kann mit dem Trumpfass geraubt werden. Dann zählen nur Stiche, je 5 Punkte.</translation>
    </message>
    <message>
        <source>A challenge is for one person and computer players.</source>
        <translation>Eine Herausforderung ist für eine Person und Computerspieler.</translation>
    </message>
    <message>
        <source>A challenge needs a number of deals.</source>
        <translation>Eine Herausforderung braucht eine Anzahl von Gaben.</translation>
    </message>
    <message>
        <source>A deal is written “deal DEALER | hand | hand ... | talon CARDS”.</source>
        <translation>Eine Gabe wird als „deal DEALER | hand | hand ... | talon CARDS“ geschrieben.</translation>
    </message>
    <message>
        <source>A deck of {cards} cards isn't used with {players} players.</source>
        <translation>Mit {players} Spielern wird kein Blatt mit {cards} Karten verwendet.</translation>
    </message>
    <message>
        <source>A failed 30 for 60</source>
        <translation>Ein misslungenes 30 für 60</translation>
    </message>
    <message>
        <source>A high 1 is worth</source>
        <translation>Eine hohe 1 zählt</translation>
    </message>
    <message>
        <source>A log entry must be text.</source>
        <translation>Ein Eintrag des Protokolls muss ein Text sein.</translation>
    </message>
    <message>
        <source>A lone card below the ace seldom wins. Discard it, and keep cards of your long suits.</source>
        <translation>Eine blanke Karte unter dem Ass macht selten einen Stich. Leg sie ab, und behalte Karten deiner langen Farben.</translation>
    </message>
    <message>
        <source>A low score loses</source>
        <translation>Ein niedriger Stand verliert</translation>
    </message>
    <message>
        <source>A match can't start with a deal like this.</source>
        <translation>Mit einer solchen Gabe kann keine Partie beginnen.</translation>
    </message>
    <message>
        <source>A new team every deal. Queens and nines rule, sometimes a two.</source>
        <translation>Jede Gabe eine neue Mannschaft. Damen und Neunen stehen oben.</translation>
    </message>
    <message>
        <source>A short evening: seven deals</source>
        <translation>Ein kurzer Abend: sieben Gaben</translation>
    </message>
    <message>
        <source>A short evening: to 200</source>
        <translation>Ein kurzer Abend: bis 200</translation>
    </message>
    <message>
        <source>A short evening: to 50</source>
        <translation>Ein kurzer Abend: bis 50</translation>
    </message>
    <message>
        <source>A side at 100 or more</source>
        <translation>Eine Seite mit 100 oder mehr</translation>
    </message>
    <message>
        <source>A side at 90 or more</source>
        <translation>Eine Seite mit 90 oder mehr</translation>
    </message>
    <message>
        <source>A side at minus the points to win loses the match.</source>
        <translation>Wer auf minus die Punkte zum Sieg fällt, verliert die Partie.</translation>
    </message>
    <message>
        <source>A side bids at least four</source>
        <translation>Eine Seite bietet mindestens vier</translation>
    </message>
    <message>
        <source>A side that fails keeps</source>
        <translation>Eine Seite, die ihr Gebot verfehlt, behält</translation>
    </message>
    <message>
        <source>A side with 500 points wins only when it makes a contract.</source>
        <translation>Eine Seite mit 500 Punkten gewinnt nur, wenn sie eine Ansage erfüllt.</translation>
    </message>
    <message>
        <source>A tie at the top</source>
        <translation>Gleichstand an der Spitze</translation>
    </message>
    <message>
        <source>A winner also stops the others' long suit. Keep it to get the lead back, and lead something else.</source>
        <translation>Ein sicherer Stich hält auch die Farbe der anderen auf. Spiel erst eine andere Farbe, und komm mit ihm wieder ans Spiel.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Aces are low: {card} is higher.</source>
        <translation>Asse sind niedrig: {card} ist höher.</translation>
    </message>
    <message>
        <source>Aces of plain suits</source>
        <translation>Asse der Nebenfarben</translation>
    </message>
    <message>
        <source>After a hold</source>
        <translation>Nach dem Halten</translation>
    </message>
    <message>
        <source>After everyone passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>After the last deal the best total wins. Equal totals share the win.</source>
        <translation>Nach der letzten Gabe gewinnt der beste Stand. Bei gleichem Stand teilt man sich den Sieg.</translation>
    </message>
    <message>
        <source>Against a player who is alone, an opponent can play alone too, for 4 points.</source>
        <translation>Gegen einen Alleingang kann auch ein Gegner allein spielen, um 4 Punkte.</translation>
    </message>
    <message>
        <source>All bids are shown together, once everyone has bid. The dealer isn't hooked.</source>
        <translation>Alle Gebote werden zusammen gezeigt, wenn jeder geboten hat. Der Geber darf es aufgehen lassen.</translation>
    </message>
    <message>
        <source>All ten tricks score at least 250</source>
        <translation>Alle zehn Stiche zählen mindestens 250</translation>
    </message>
    <message>
        <source>All tricks for one team: triple points</source>
        <translation>Alle Stiche für eine Mannschaft: dreifache Punkte</translation>
    </message>
    <message>
        <source>Also count the tricks that you can't help taking, such as those with high trumps and aces.</source>
        <translation>Zähl auch die Stiche, die du ungewollt machst, etwa mit hohen Trümpfen und Assen.</translation>
    </message>
    <message>
        <source>American</source>
        <translation>Amerikanisch</translation>
    </message>
    <message>
        <source>American, two jokers</source>
        <translation>Amerikanisch, zwei Joker</translation>
    </message>
    <message>
        <source>An empty talon must be left out.</source>
        <translation>Ein leerer Talon muss weggelassen werden.</translation>
    </message>
    <message>
        <source>An inkle shows a suit to the partner. If nobody bids seven, the cards are dealt again.</source>
        <translation>Ein Wink zeigt dem Partner eine Farbe. Bietet niemand sieben, wird neu gegeben.</translation>
    </message>
    <message>
        <source>An input is written as a seat, a verb and its object.</source>
        <translation>Eine Eingabe besteht aus einem Platz, einem Verb und seinem Objekt.</translation>
    </message>
    <message>
        <source>An input is “call TEXT”, “give CARDS”, “play CARD” or “play CARD as SUIT”.</source>
        <translation>Eine Eingabe ist „call TEXT“, „give CARDS“, „play CARD“ oder „play CARD as SUIT“.</translation>
    </message>
    <message>
        <source>An opening bid of 6NT tells your partner that you have the joker and some help. Computer players use it too, and everyone at the table knows.</source>
        <translation>Ein Eröffnungsgebot von 6OT sagt deinem Partner, dass du den Joker und etwas Hilfe hast. Die Computerspieler halten sich daran, und alle am Tisch wissen es.</translation>
    </message>
    <message>
        <source>As a defender, lead other suits. The declarer would lead trumps anyway.</source>
        <translation>Spiel als Gegner andere Farben aus. Trumpf würde der Alleinspieler ohnehin ziehen.</translation>
    </message>
    <message>
        <source>At 100 or more, no points when others make their bid</source>
        <translation>Keine Punkte ab 100, wenn andere ihre Ansage erfüllen</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Zu Hause</translation>
    </message>
    <message>
        <source>Atlantic Canada</source>
        <translation>Kanadische Atlantikprovinzen</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Auction Forty-Fives</source>
        <translation>Auction Forty-Fives</translation>
    </message>
    <message>
        <source>Australia and New Zealand</source>
        <translation>Australien und Neuseeland</translation>
    </message>
    <message>
        <source>Australian</source>
        <translation>Australisch</translation>
    </message>
    <message>
        <source>Australian, six hands</source>
        <translation>Australisch, zu sechst</translation>
    </message>
    <message>
        <source>Australian, three hands</source>
        <translation>Australisch, zu dritt</translation>
    </message>
    <message>
        <source>Avoid hearts and the queen of spades. Lowest score wins.</source>
        <translation>Meide Herz und die Pik-Dame. Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Before the bidding, three low cards can be swapped for three face-down ones.</source>
        <translation>Vor dem Bieten können drei niedrige Karten gegen drei verdeckte getauscht werden.</translation>
    </message>
    <message>
        <source>Before you trump, ask yourself what the trick is worth, and what the trump would win later.</source>
        <translation>Frag dich vor dem Stechen, was der Stich wert ist und was der Trumpf später brächte.</translation>
    </message>
    <message>
        <source>Benny</source>
        <translation>Benny</translation>
    </message>
    <message>
        <source>Bid as much as you expect to take, and bid it at once. Then you are harder to outbid.</source>
        <translation>Biete gleich so hoch, wie deine Karten reichen. Dann können die anderen dich schwerer überbieten.</translation>
    </message>
    <message>
        <source>Bid blind only if your side is so far behind that usual bids will hardly catch up.</source>
        <translation>Biete nur blind, wenn deine Seite so weit zurückliegt, dass sie mit gewöhnlichen Geboten kaum noch aufholt.</translation>
    </message>
    <message>
        <source>Bid it only if you have low cards below the high ones in every suit.</source>
        <translation>Biete Misère nur, wenn du in jeder Farbe kleine Karten unter den hohen hast.</translation>
    </message>
    <message>
        <source>Bid only as high as you have to, and stop one step before you would need luck.</source>
        <translation>Biete nur so hoch wie nötig, und bleib eine Stufe unter dem, wofür du Glück brauchst.</translation>
    </message>
    <message>
        <source>Bid the suit in which you have the most trumps. Length counts more than a single high card.</source>
        <translation>Biete die Farbe, in der du die meisten Trümpfe hast. Länge zählt mehr als eine einzelne hohe Karte.</translation>
    </message>
    <message>
        <source>Bids are secret</source>
        <translation>Die Gebote sind geheim</translation>
    </message>
    <message>
        <source>Bids go up by</source>
        <translation>Gebote steigen um</translation>
    </message>
    <message>
        <source>Bids of six</source>
        <translation>Gebote von sechs</translation>
    </message>
    <message>
        <source>Bids of the same number rank clubs, diamonds, hearts, spades, lowest first. Off: each bid needs a larger number.</source>
        <translation>Bei gleicher Zahl gilt die Reihenfolge Kreuz, Karo, Herz, Pik. Aus: Jedes Gebot muss eine größere Zahl nennen.</translation>
    </message>
    <message>
        <source>Black Maria</source>
        <translation>Schwarze Maria</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Blinde Null</translation>
    </message>
    <message>
        <source>Both partners play, and both must lose every trick (500).</source>
        <translation>Beide Partner spielen, und beide müssen jeden Stich verlieren (500).</translation>
    </message>
    <message>
        <source>Both sides reach 500</source>
        <translation>Beide Seiten erreichen 500</translation>
    </message>
    <message>
        <source>Both sides score their tricks</source>
        <translation>Beide Seiten werten ihre Stiche</translation>
    </message>
    <message>
        <source>Both sides took as many tricks.</source>
        <translation>Beide Seiten haben gleich viele Stiche gemacht.</translation>
    </message>
    <message>
        <source>British</source>
        <translation>Britisch</translation>
    </message>
    <message>
        <source>Buckeye</source>
        <translation>Buckeye</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Can't open {name}: it isn't a Trickdesk record.</source>
        <translation>{name} lässt sich nicht öffnen: Das ist keine Aufzeichnung von Trickdesk.</translation>
    </message>
    <message>
        <source>Can't open {name}: line 1 isn't the start of a Trickdesk record.</source>
        <translation>{name} lässt sich nicht öffnen: Zeile 1 ist nicht der Anfang einer Aufzeichnung von Trickdesk.</translation>
    </message>
    <message>
        <source>Can't open {name}: line {line} is damaged, or the end is missing.</source>
        <translation>{name} lässt sich nicht öffnen: Zeile {line} ist beschädigt, oder das Ende fehlt.</translation>
    </message>
    <message>
        <source>Can't open {name}: line {line}, {entry}: {reason}</source>
        <translation>{name} lässt sich nicht öffnen: Zeile {line}, {entry}: {reason}</translation>
    </message>
    <message>
        <source>Can't open {name}: log entry {place}, {entry}: {reason}</source>
        <translation>{name} lässt sich nicht öffnen: Eintrag {place} des Protokolls, {entry}: {reason}</translation>
    </message>
    <message>
        <source>Can't open {name}: {reason}</source>
        <translation>{name} lässt sich nicht öffnen: {reason}</translation>
    </message>
    <message>
        <source>Can't reach {name}: the disk or network isn't responding.</source>
        <translation>{name} ist nicht erreichbar: Das Laufwerk oder das Netz antwortet nicht.</translation>
    </message>
    <message>
        <source>Can't read this record: it was written by a newer version of Trickdesk.</source>
        <translation>Diese Aufzeichnung ist nicht lesbar: Sie stammt von einer neueren Version von Trickdesk.</translation>
    </message>
    <message>
        <source>Can't read this record: version {version} is unknown.</source>
        <translation>Diese Aufzeichnung ist nicht lesbar: Ihre Version ist {version}.</translation>
    </message>
    <message>
        <source>Can't read {name}: it is too large for a Trickdesk file.</source>
        <translation>{name} lässt sich nicht lesen: Für eine Datei von Trickdesk ist das zu groß.</translation>
    </message>
    <message>
        <source>Can't read {name}: line {line} is not UTF-8 text.</source>
        <translation>{name} lässt sich nicht lesen: Zeile {line} ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>Can't read {name}: permission denied.</source>
        <translation>{name} lässt sich nicht lesen: Der Zugriff wurde verweigert.</translation>
    </message>
    <message>
        <source>Can't use {name}: a file is in the way of its folder.</source>
        <translation>{name} ist nicht verwendbar: Eine Datei steht dem Ordner im Weg.</translation>
    </message>
    <message>
        <source>Can't use {name}: its name or path is too long.</source>
        <translation>{name} ist nicht verwendbar: Der Name oder der Pfad ist zu lang.</translation>
    </message>
    <message>
        <source>Can't use {name}: that isn't a valid file name.</source>
        <translation>{name} ist nicht verwendbar: Keine Datei kann so heißen.</translation>
    </message>
    <message>
        <source>Can't use {name}: there is a link in its path, and links aren't followed.</source>
        <translation>{name} ist nicht verwendbar: Verweisen im Pfad wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>Can't write {name}: another copy of Trickdesk is still writing it.</source>
        <translation>{name} lässt sich nicht schreiben: Ein anderes Fenster von Trickdesk schreibt die Datei gerade.</translation>
    </message>
    <message>
        <source>Can't write {name}: the disk is full.</source>
        <translation>{name} lässt sich nicht schreiben: Die Platte ist voll.</translation>
    </message>
    <message>
        <source>Can't write {name}: the folder or disk is read-only.</source>
        <translation>{name} lässt sich nicht schreiben: Der Ordner oder die Platte ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Canada</source>
        <translation>Kanada</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>kanadisch</translation>
    </message>
    <message>
        <source>Canadian loner</source>
        <translation>kanadischer Alleingang</translation>
    </message>
    <message>
        <source>Cape Breton and Newfoundland</source>
        <translation>Kap-Breton-Insel und Neufundland</translation>
    </message>
    <message>
        <source>Capture the cards that count, above all the Red One.</source>
        <translation>Hol dir die Karten, die zählen, vor allem die Rote Eins.</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Karten im Talon</translation>
    </message>
    <message>
        <source>Cards in the largest deal</source>
        <translation>Karten in der größten Gabe</translation>
    </message>
    <message>
        <source>Cards without points must be discarded first.</source>
        <translation>Zuerst müssen die Karten ohne Punkte abgelegt werden.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Checks allowed</source>
        <translation>Schieben erlaubt</translation>
    </message>
    <message>
        <source>Choose players who bid your suit, or who bid high. Somebody who passed has little to give.</source>
        <translation>Wähle Spieler, die deine Farbe geboten haben oder die hoch geboten haben. Wer gepasst hat, kann wenig beitragen.</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation>Ansage verloren</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Ansage erfüllt</translation>
    </message>
    <message>
        <source>Contract made with all five tricks</source>
        <translation>Ansage mit allen fünf Stichen erfüllt</translation>
    </message>
    <message>
        <source>Contract made with all ten tricks</source>
        <translation>Ansage mit allen zehn Stichen erfüllt</translation>
    </message>
    <message>
        <source>Contract {bid} failed</source>
        <translation>Ansage {bid} verloren</translation>
    </message>
    <message>
        <source>Contract {bid} made</source>
        <translation>Ansage {bid} erfüllt</translation>
    </message>
    <message>
        <source>Cornwall</source>
        <translation>Cornwall</translation>
    </message>
    <message>
        <source>Count aces, and long trumps. A king or a short suit is worth half a trick, not a whole one.</source>
        <translation>Zähl Asse und lange Trümpfe. Ein König oder eine kurze Farbe ist ein halber Stich, kein ganzer.</translation>
    </message>
    <message>
        <source>Count on your partner for one trick. Three sure trumps are usually enough to make three tricks.</source>
        <translation>Rechne mit einem Stich deines Partners. Drei sichere Trümpfe genügen meist für drei Stiche.</translation>
    </message>
    <message>
        <source>Count only sure winners and long trumps. If you need luck in two places, pass.</source>
        <translation>Zähl nur sichere Stiche und lange Trümpfe. Brauchst du zweimal Glück, dann pass.</translation>
    </message>
    <message>
        <source>Count the trumps still out. Once your opponents have none, keep yours and lead other suits.</source>
        <translation>Zähl die Trümpfe, die noch draußen sind. Haben die Gegner keine mehr, behalte deine und spiel andere Farben aus.</translation>
    </message>
    <message>
        <source>Count what you and an average partner will take. If that is enough for the lowest bid, bid it.</source>
        <translation>Überleg, wie viel du mit einem durchschnittlichen Partner machst. Reicht es für das niedrigste Gebot, dann biete es.</translation>
    </message>
    <message>
        <source>Counters may be discarded</source>
        <translation>Zählkarten dürfen abgelegt werden</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <translation>Jeder für sich, zu fünft</translation>
    </message>
    <message>
        <source>Cutthroat: three players alone</source>
        <translation>Cutthroat: drei, jeder für sich</translation>
    </message>
    <message>
        <source>Dealer's partner plays alone</source>
        <translation>Partner des Gebers spielt im Alleingang</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gaben</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Allein verteidigen</translation>
    </message>
    <message>
        <source>Defend alone if your own cards will probably take three tricks.</source>
        <translation>Verteidige allein, wenn deine eigenen Karten wohl drei Stiche machen.</translation>
    </message>
    <message>
        <source>Defenders score 10 per trick</source>
        <translation>Gegner bekommen 10 je Stich</translation>
    </message>
    <message>
        <source>Devon</source>
        <translation>Devon</translation>
    </message>
    <message>
        <source>Discard a whole short suit. Then you can trump it the first time it is led.</source>
        <translation>Leg eine kurze Farbe ganz ab. Dann kannst du sie gleich beim ersten Mal stechen.</translation>
    </message>
    <message>
        <source>Discard cards that aren't 5, 10 or 14. Points that you discard are lost.</source>
        <translation>Leg Karten ab, die keine 5, 10 oder 14 sind. Abgelegte Punkte sind verloren.</translation>
    </message>
    <message>
        <source>Discard cards without points first. Points that you discard are lost.</source>
        <translation>Leg zuerst Karten ohne Punkte ab. Abgelegte Punkte sind verloren.</translation>
    </message>
    <message>
        <source>Discards are out of play. Keep trumps and high cards.</source>
        <translation>Abgelegte Karten sind aus dem Spiel. Behalte Trümpfe und hohe Karten.</translation>
    </message>
    <message>
        <source>Discards are out of play. With few cards in a side suit you can trump it soon.</source>
        <translation>Abgelegte Karten sind aus dem Spiel. Mit wenigen Karten einer Nebenfarbe kannst du diese bald stechen.</translation>
    </message>
    <message>
        <source>Discards are out of play. Without trumps, only high cards and long suits win tricks.</source>
        <translation>Abgelegte Karten sind aus dem Spiel. Ohne Trumpf gewinnen nur hohe Karten und lange Farben Stiche.</translation>
    </message>
    <message>
        <source>Double nullo</source>
        <translation>Doppelte Misère</translation>
    </message>
    <message>
        <source>Each heart counts</source>
        <translation>Jedes Herz zählt</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Every card that isn't a trump is then replaced, so name your best suit.</source>
        <translation>Alle Karten außer Trümpfen werden dann ersetzt. Nenne also deine beste Farbe.</translation>
    </message>
    <message>
        <source>Every entry of “seats” must be an object.</source>
        <translation>Jeder Eintrag von „seats“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>Every trick counts</source>
        <translation>Jeder Stich zählt</translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>Everyone followed suit ({suit_left} count as {suit_led} here), so the two is highest.</source>
        <translation>Alle haben bedient ({suit_left} zählt hier als {suit_led}), also ist die Zwei am höchsten.</translation>
    </message>
    <message>
        <source>Everyone followed suit, so the two is highest.</source>
        <translation>Alle haben bedient, also ist die Zwei am höchsten.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Farmer's hand</source>
        <translation>Farmer’s hand</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>First trick</source>
        <translation>Erster Stich</translation>
    </message>
    <message>
        <source>First trick without points</source>
        <translation>Erster Stich ohne Punkte</translation>
    </message>
    <message>
        <source>First work out the scores both ways. See whether the match would end, and who would win.</source>
        <translation>Rechne vor der Wahl beide Möglichkeiten durch: Wie stehen dann alle, endet die Partie, und wer gewinnt sie?</translation>
    </message>
    <message>
        <source>Five Hundred</source>
        <translation>Five Hundred</translation>
    </message>
    <message>
        <source>Five cards each, and one of the fives beats every king and ace.</source>
        <translation>Fünf Karten, und eine der Fünfen schlägt Könige und Asse.</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Fünf Spieler</translation>
    </message>
    <message>
        <source>Five players, partner called</source>
        <translation>Zu fünft mit gerufenem Partner</translation>
    </message>
    <message>
        <source>For each trick above or below the bid.</source>
        <translation>Für jeden Stich, der fehlt oder zu viel ist.</translation>
    </message>
    <message>
        <source>Forty-Five</source>
        <translation>Forty-Five</translation>
    </message>
    <message>
        <source>Forty-Fives without bids</source>
        <translation>Forty-Fives ohne Bieten</translation>
    </message>
    <message>
        <source>From the top: first the kitty, then the cards set aside.</source>
        <translation>Von oben: erst der Talon, dann die beiseitegelegten Karten.</translation>
    </message>
    <message>
        <source>From the top: first the kitty, then the stock in the order it is drawn.</source>
        <translation>Von oben: erst der Talon, dann der Stock in der Reihenfolge, in der gezogen wird.</translation>
    </message>
    <message>
        <source>Full deck</source>
        <translation>Volles Kartenspiel</translation>
    </message>
    <message>
        <source>Full deck, Bird low, most tricks</source>
        <translation>Volles Kartenspiel, Vogel niedrig, meiste Stiche</translation>
    </message>
    <message>
        <source>Get rid of high cards in the first rounds of a suit. You need the low ones at the end.</source>
        <translation>Werde hohe Karten in den ersten Runden einer Farbe los. Die kleinen brauchst du am Ende.</translation>
    </message>
    <message>
        <source>Going on the kitty</source>
        <translation>Auf den Talon gehen</translation>
    </message>
    <message>
        <source>Going out needs a contract</source>
        <translation>Gewinnen nur mit erfüllter Ansage</translation>
    </message>
    <message>
        <source>Great Britain</source>
        <translation>Großbritannien</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades can't be thrown on the first trick.</source>
        <translation>Herz und die Pik-Dame dürfen im ersten Stich nicht abgeworfen werden.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>Herz und die Pik-Dame zählen gegen den, der sie bekommt. Wirf deine höchste Karte unter der besten ab, sonst spiele niedrig.</translation>
    </message>
    <message>
        <source>Hearts and the queen, king and ace of spades count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>Herzen und Dame, König und Ass in Pik zählen gegen den, der sie bekommt. Spiel deine höchste Karte unter der führenden, sonst eine niedrige.</translation>
    </message>
    <message>
        <source>Hearts can be led now.</source>
        <translation>Herz darf jetzt ausgespielt werden.</translation>
    </message>
    <message>
        <source>Hearts count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>Herz zählt gegen den, der es bekommt. Wirf deine höchste Karte unter der besten ab, sonst spiele niedrig.</translation>
    </message>
    <message>
        <source>Hearts may be led</source>
        <translation>Herz ausspielen</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>Highest cards</source>
        <translation>Höchste Karten</translation>
    </message>
    <message>
        <source>How many cards each player gets, from deal to deal.</source>
        <translation>Wie viele Karten von Gabe zu Gabe gegeben werden.</translation>
    </message>
    <message>
        <source>How many cards the deck has.</source>
        <translation>Wie viele Karten das Blatt hat.</translation>
    </message>
    <message>
        <source>If a higher card won't change who takes the trick, play it. Save your low cards for the end.</source>
        <translation>Ändert eine höhere Karte nichts daran, wer den Stich macht, dann spiel sie. Heb dir die kleinen fürs Ende auf.</translation>
    </message>
    <message>
        <source>If everyone passes twice, the dealer has to name a suit.</source>
        <translation>Passen alle zweimal, muss der Geber eine Farbe nennen.</translation>
    </message>
    <message>
        <source>If it counts nothing, it is a card like any other.</source>
        <translation>Zählt sie nichts, ist sie eine Karte wie jede andere.</translation>
    </message>
    <message>
        <source>If others play after you, take the trick with a card that they are unlikely to beat.</source>
        <translation>Spielen nach dir noch andere, dann nimm den Stich mit einer Karte, die sie kaum schlagen können.</translation>
    </message>
    <message>
        <source>If the dealer's partner orders up the card, they have to play alone.</source>
        <translation>Nimmt der Partner des Gebers die Karte an, muss er im Alleingang spielen.</translation>
    </message>
    <message>
        <source>If the declarer wants to trump a short suit, lead trumps to take that chance away.</source>
        <translation>Will der Alleinspieler eine kurze Farbe stechen, dann spiel vorher Trumpf aus, damit die Trümpfe dafür fehlen.</translation>
    </message>
    <message>
        <source>If the other side is winning and you can beat their card, take the trick.</source>
        <translation>Gewinnt gerade die andere Seite und du kannst ihre Karte schlagen, dann nimm den Stich.</translation>
    </message>
    <message>
        <source>If three pass without a bid</source>
        <translation>Wenn drei passen, ohne dass jemand geboten hat</translation>
    </message>
    <message>
        <source>If you can pass all cards of a short suit, do it. Then you can throw dangerous cards on it.</source>
        <translation>Kannst du eine kurze Farbe ganz weitergeben, dann tu es. Wird sie später gespielt, kannst du gefährliche Karten abwerfen.</translation>
    </message>
    <message>
        <source>If you have none of the suit led and the other side is winning, play the lowest trump that wins.</source>
        <translation>Kannst du nicht bedienen und gewinnt die andere Seite, dann stich mit dem kleinsten Trumpf, der den Stich macht.</translation>
    </message>
    <message>
        <source>If you have too few other cards, you may discard only as many counters as are missing.</source>
        <translation>Bei zu wenigen anderen Karten dürfen nur so viele Zählkarten abgelegt werden, wie fehlen.</translation>
    </message>
    <message>
        <source>If you lead the joker at no trump, you must name a suit.</source>
        <translation>Wenn du ohne Trumpf den Joker ausspielst, musst du eine Farbe nennen.</translation>
    </message>
    <message>
        <source>If you order up your partner, you have to play alone.</source>
        <translation>Nimmst du die Karte für deinen Partner an, musst du im Alleingang spielen.</translation>
    </message>
    <message>
        <source>If you take it, you score ten points less.</source>
        <translation>Wenn du ihn bekommst, hast du zehn Punkte weniger.</translation>
    </message>
    <message>
        <source>If you throw a card of the other suit of the trump's colour, it counts as the suit led.</source>
        <translation>Wirfst du eine Karte der anderen Farbe ab, die so gefärbt ist wie der Trumpf, zählt sie als die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>If your high card can be beaten, lead a low card of its suit. Save the high one for later.</source>
        <translation>Eine hohe Karte, die noch zu schlagen ist, bringt mehr, wenn du zuletzt spielst. Musst du die Farbe ausspielen, spiel klein.</translation>
    </message>
    <message>
        <source>If your partner has the highest bid, pass, unless your own suit is clearly better.</source>
        <translation>Hat dein Partner das höchste Gebot, dann pass, außer deine Farbe ist klar besser.</translation>
    </message>
    <message>
        <source>If your partner is winning the trick, play low and save your high card.</source>
        <translation>Gewinnt dein Partner den Stich, dann spiel klein und heb dir deine hohe Karte auf.</translation>
    </message>
    <message>
        <source>In black suits, lower numbers are higher cards.</source>
        <translation>In schwarzen Farben ist die kleinere Zahl die höhere Karte.</translation>
    </message>
    <message>
        <source>In deal {number} of this result, the computer players would have played differently.</source>
        <translation>In Gabe {number} dieses Ergebnisses hätten die Computerspieler anders gespielt.</translation>
    </message>
    <message>
        <source>In the first round only the suit of the card turned up can be trump.</source>
        <translation>In der ersten Runde kann nur die Farbe der aufgedeckten Karte Trumpf werden.</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irland</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>irisch</translation>
    </message>
    <message>
        <source>It is another player's deal.</source>
        <translation>Ein anderer Spieler gibt.</translation>
    </message>
    <message>
        <source>It isn't your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>Its cards were known beforehand: a deal was replayed or set up by hand.</source>
        <translation>Die Karten waren schon bekannt: Eine Gabe wurde noch einmal gespielt oder von Hand zusammengestellt.</translation>
    </message>
    <message>
        <source>Joker at misère</source>
        <translation>Joker bei Misère</translation>
    </message>
    <message>
        <source>Joker at no trump</source>
        <translation>Joker ohne Trumpf</translation>
    </message>
    <message>
        <source>Joker joker deuce deuce</source>
        <translation>Joker Joker Deuce Deuce</translation>
    </message>
    <message>
        <source>Joker led at no trump names</source>
        <translation>Ohne Trumpf fordert der ausgespielte Joker</translation>
    </message>
    <message>
        <source>Jokers and high twos are spades.</source>
        <translation>Joker und hohe Zweien sind Pik.</translation>
    </message>
    <message>
        <source>Keep a low card beside each king, and two beside each queen.</source>
        <translation>Behalte neben jedem König eine kleine Karte und neben jeder Dame zwei.</translation>
    </message>
    <message>
        <source>Keep aces, and kings with another card of their suit. Discard low cards that win nothing.</source>
        <translation>Behalte Asse, und Könige, zu denen du noch eine Karte der Farbe hast. Leg kleine Karten ab, die nichts gewinnen.</translation>
    </message>
    <message>
        <source>Keep every trump. Discard low cards from your shortest other suit first.</source>
        <translation>Behalte jeden Trumpf. Leg zuerst kleine Karten deiner kürzesten Nebenfarbe ab.</translation>
    </message>
    <message>
        <source>Keep high cards: they may take all the points, or stop somebody who tries to. Pass lower ones.</source>
        <translation>Behalte hohe Karten: Sie können alle Punkte einsammeln oder jemanden daran hindern. Gib kleinere weiter.</translation>
    </message>
    <message>
        <source>Keep low cards beside high ones, so that you can stay below. Pass high cards that stand alone.</source>
        <translation>Behalte kleine Karten neben hohen: Mit ihnen bleibst du darunter. Gib hohe Karten weiter, die allein stehen.</translation>
    </message>
    <message>
        <source>Keep one sure winner if somebody may have to be stopped, or if you may need a trick yourself.</source>
        <translation>Behalte einen sicheren Stich, falls jemand aufzuhalten ist oder du selbst noch einen brauchst.</translation>
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
        <translation>Kentucky und offizielle Turniere</translation>
    </message>
    <message>
        <source>Kentucky, with the Red One</source>
        <translation>Kentucky, mit der Roten Eins</translation>
    </message>
    <message>
        <source>Largest deals</source>
        <translation>Die größten Gaben</translation>
    </message>
    <message>
        <source>Last trick: {points}</source>
        <translation>Letzter Stich: {points}</translation>
    </message>
    <message>
        <source>Lead low, so that somebody else takes the trick. Lead high only when no points can fall on it.</source>
        <translation>Spiel klein aus, damit jemand anders den Stich nimmt. Spiel nur hoch aus, wenn keine Punkte hineinfallen können.</translation>
    </message>
    <message>
        <source>Lead suits in which others hold the high cards. Stay away from those where yours are highest.</source>
        <translation>Spiel Farben aus, in denen andere die hohen Karten haben. Meide die, in denen deine die höchsten sind.</translation>
    </message>
    <message>
        <source>Lead the high card if it is the highest left in its suit, or drives out the only higher one.</source>
        <translation>Spiel die hohe Karte aus, wenn keine höhere der Farbe mehr da ist oder wenn sie die einzige höhere herauszieht.</translation>
    </message>
    <message>
        <source>Lead the suit that your partner bid or led, unless you have a good reason not to.</source>
        <translation>Spiel die Farbe aus, die dein Partner geboten oder ausgespielt hat, wenn nichts dagegen spricht.</translation>
    </message>
    <message>
        <source>Lead when a player is alone</source>
        <translation>Ausspiel beim Alleingang</translation>
    </message>
    <message>
        <source>Lead your sure winners early, before anybody can trump them.</source>
        <translation>Nimm deine sicheren Stiche früh mit, bevor jemand sie stechen kann.</translation>
    </message>
    <message>
        <source>Left discards keep twos high</source>
        <translation>Abgeworfene linke Karten lassen Zweien hoch</translation>
    </message>
    <message>
        <source>Let a trick go when your high card is sure to win later, and is worth more then.</source>
        <translation>Lass einen Stich laufen, wenn deine hohe Karte später sicher gewinnt und dann mehr bringt.</translation>
    </message>
    <message>
        <source>Let others lead suits in which you hold a king or queen. Lead a suit of low cards instead.</source>
        <translation>Lass andere die Farben ausspielen, in denen du König oder Dame hast. Spiel lieber eine Farbe mit kleinen Karten aus.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Niedrigstes Gebot</translation>
    </message>
    <message>
        <source>Making a bid of zero scores 5 instead of 10.</source>
        <translation>Ein erfülltes Gebot von null Stichen zählt 5 statt 10.</translation>
    </message>
    <message>
        <source>Maritimes</source>
        <translation>Seeprovinzen</translation>
    </message>
    <message>
        <source>Massachusetts and New Hampshire</source>
        <translation>Massachusetts und New Hampshire</translation>
    </message>
    <message>
        <source>Merrimack Valley</source>
        <translation>Merrimack Valley</translation>
    </message>
    <message>
        <source>Midwestern United States</source>
        <translation>Mittlerer Westen der USA</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Misère (250) and open misère (500): the declarer must lose every trick.</source>
        <translation>Misère (250) und offene Misère (500): Der Alleinspieler muss jeden Stich verlieren.</translation>
    </message>
    <message>
        <source>Misère can be bid</source>
        <translation>Misère darf geboten werden</translation>
    </message>
    <message>
        <source>Misère ranks</source>
        <translation>Misère steht</translation>
    </message>
    <message>
        <source>Misère scores</source>
        <translation>Misère zählt</translation>
    </message>
    <message>
        <source>Most tricks: {points}</source>
        <translation>Meiste Stiche: {points}</translation>
    </message>
    <message>
        <source>Name the colour in which you are longest and highest.</source>
        <translation>Nenne die Farbe, in der du am längsten und am höchsten bist.</translation>
    </message>
    <message>
        <source>Name your longest suit. If two are equally long, name the one that gives you the top trumps.</source>
        <translation>Nenne deine längste Farbe. Sind zwei gleich lang, nimm die mit den höchsten Trümpfen.</translation>
    </message>
    <message>
        <source>Nil is worth</source>
        <translation>Null zählt</translation>
    </message>
    <message>
        <source>No bags</source>
        <translation>Ohne Säcke</translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>Es ist keine Gabe im Gange.</translation>
    </message>
    <message>
        <source>No more checks are allowed in this deal.</source>
        <translation>In dieser Gabe darf nicht mehr geschoben werden.</translation>
    </message>
    <message>
        <source>No more than the number of cards in a hand.</source>
        <translation>Höchstens so viele, wie Karten im Blatt sind.</translation>
    </message>
    <message>
        <source>No suit can be named here.</source>
        <translation>Hier kann keine Farbe genannt werden.</translation>
    </message>
    <message>
        <source>No trump may be bid</source>
        <translation>Gebote ohne Trumpf erlaubt</translation>
    </message>
    <message>
        <source>No trump ranks above spades at the same number.</source>
        <translation>„Ohne Trumpf“ steht bei gleicher Zahl über Pik.</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>Nordamerika</translation>
    </message>
    <message>
        <source>Not all deals of the challenge are in this result.</source>
        <translation>In diesem Ergebnis fehlen Gaben der Herausforderung.</translation>
    </message>
    <message>
        <source>Nova Scotia</source>
        <translation>Nova Scotia</translation>
    </message>
    <message>
        <source>Nova Scotia, New Brunswick and Prince Edward Island</source>
        <translation>Nova Scotia, New Brunswick und Prince Edward Island</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Gaben</translation>
    </message>
    <message>
        <source>Off: a deal has 25 points, and nobody can call 30.</source>
        <translation>Aus: Eine Gabe hat 25 Punkte, und niemand kann 30 bieten.</translation>
    </message>
    <message>
        <source>Off: a discard from the Left suit makes the twos in its trick low.</source>
        <translation>Aus: Eine abgeworfene Karte der linken Farbe macht die Zweien ihres Stichs niedrig.</translation>
    </message>
    <message>
        <source>Off: every deal is played without trump.</source>
        <translation>Aus: Jede Gabe wird ohne Trumpf gespielt.</translation>
    </message>
    <message>
        <source>Off: everyone plays alone, as three players always do.</source>
        <translation>Aus: Jeder spielt für sich, wie drei Spieler es immer tun.</translation>
    </message>
    <message>
        <source>Off: if everyone passes, the next dealer deals.</source>
        <translation>Aus: Alle dürfen passen, und dann gibt der nächste Geber.</translation>
    </message>
    <message>
        <source>Off: the player to the left of the dealer leads any card.</source>
        <translation>Aus: Der Spieler links vom Geber spielt eine beliebige Karte aus.</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Oh Hell</translation>
    </message>
    <message>
        <source>Once you have the tricks that you bid, play below the winning card, and lead low.</source>
        <translation>Hast du so viele Stiche, wie du geboten hast, dann bleib unter der Karte, die gerade gewinnt, und spiel klein aus.</translation>
    </message>
    <message>
        <source>One against the rest, with some of everyone's cards face up.</source>
        <translation>Einer gegen alle, und von allen liegen einige Karten offen.</translation>
    </message>
    <message>
        <source>Only a match that is over can be a challenge.</source>
        <translation>Nur eine beendete Partie kann eine Herausforderung werden.</translation>
    </message>
    <message>
        <source>Only the dealer can hold, and only another player's bid.</source>
        <translation>Nur der Geber kann halten, und nur das Gebot eines anderen.</translation>
    </message>
    <message>
        <source>Only the high joker beats {card}.</source>
        <translation>Nur der hohe Joker schlägt {card}.</translation>
    </message>
    <message>
        <source>Only the jokers beat {card}, which counts as {suit}.</source>
        <translation>Nur die Joker schlagen {card}, und diese Karte zählt als {suit}.</translation>
    </message>
    <message>
        <source>Ontario</source>
        <translation>Ontario</translation>
    </message>
    <message>
        <source>Open misère ranks</source>
        <translation>Offene Misère steht</translation>
    </message>
    <message>
        <source>Original of 1904, three hands</source>
        <translation>Original von 1904, zu dritt</translation>
    </message>
    <message>
        <source>Other cards must be discarded first.</source>
        <translation>Zuerst müssen andere Karten abgelegt werden.</translation>
    </message>
    <message>
        <source>Other computer players took part in this result.</source>
        <translation>An diesem Ergebnis waren andere Computerspieler beteiligt.</translation>
    </message>
    <message>
        <source>Others don't have your own program, so it can't play in a challenge.</source>
        <translation>Andere haben dein eigenes Programm nicht, also kann es in keiner Herausforderung spielen.</translation>
    </message>
    <message>
        <source>Outbid the other side with your partner, then make your contract.</source>
        <translation>Überbiete die andere Seite und erfülle dann eure Ansage.</translation>
    </message>
    <message>
        <source>Partners need four or six players.</source>
        <translation>Partnerschaften brauchen vier oder sechs Spieler.</translation>
    </message>
    <message>
        <source>Partners: 4 players in two pairs, 6 in three. Trios: 6 players in two sides of three.</source>
        <translation>Partner: 4 Spieler in zwei Paaren oder 6 in drei. Trios: 6 Spieler in zwei Dreierteams.</translation>
    </message>
    <message>
        <source>Pass the cards that would take points: high cards of suits in which you have few low ones.</source>
        <translation>Gib die Karten weiter, die Punkte einfangen würden: hohe Karten aus Farben, in denen du wenige kleine hast.</translation>
    </message>
    <message>
        <source>Pass the queen of spades, or the king and ace, if you have fewer than four spades. Then pass high hearts.</source>
        <translation>Gib die Pik-Dame weiter, auch König und Ass, wenn du weniger als vier Pik hast. Danach hohe Herzen.</translation>
    </message>
    <message>
        <source>Passing across needs four players.</source>
        <translation>Nur zu viert kann man Karten nach gegenüber weitergeben.</translation>
    </message>
    <message>
        <source>Passing three cards</source>
        <translation>Drei Karten weitergeben</translation>
    </message>
    <message>
        <source>Passing to the second player needs five players.</source>
        <translation>Nur zu fünft kann man Karten zum zweiten Spieler weitergeben.</translation>
    </message>
    <message>
        <source>Penalty for a missed bid</source>
        <translation>Abzug für ein verfehltes Gebot</translation>
    </message>
    <message>
        <source>Play from your hand or your face-up row. Both are refilled from your foundation.</source>
        <translation>Spiele aus dem Blatt oder aus deiner offenen Reihe. Beide werden aus deinem Stapel aufgefüllt.</translation>
    </message>
    <message>
        <source>Play the highest card that still loses. Lead a suit in which your cards are the lowest.</source>
        <translation>Spiel die höchste Karte, die noch verliert. Spiel eine Farbe aus, in der deine Karten die kleinsten sind.</translation>
    </message>
    <message>
        <source>Play your high cards first and keep low ones. Lead low cards of suits that the declarer has.</source>
        <translation>Spiel zuerst deine hohen Karten und behalte kleine. Spiel kleine Karten aus Farben aus, die der Alleinspieler hat.</translation>
    </message>
    <message>
        <source>Play your highest card below the winning one, while others can still put points on the trick.</source>
        <translation>Spiel deine höchste Karte unter der, die gerade gewinnt, solange andere noch Punkte in den Stich legen können.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players sit in pairs</source>
        <translation>Spieler sitzen in Paaren</translation>
    </message>
    <message>
        <source>Players who bid your suit, or bid high, are likely to help you.</source>
        <translation>Wer deine Farbe oder hoch geboten hat, kann dir wahrscheinlich helfen.</translation>
    </message>
    <message>
        <source>Points against a player who fails alone</source>
        <translation>Punkte gegen einen misslungenen Alleingang</translation>
    </message>
    <message>
        <source>Points are bad in this game. High hearts and high spades are dangerous to keep.</source>
        <translation>Punkte sind in diesem Spiel schlecht. Hohe Herz- und Pik-Karten sind gefährlich.</translation>
    </message>
    <message>
        <source>Points are bad in this game. High hearts are dangerous to keep.</source>
        <translation>Punkte sind in diesem Spiel schlecht. Hohe Herz-Karten sind gefährlich.</translation>
    </message>
    <message>
        <source>Points for a deal</source>
        <translation>Punkte je Gabe</translation>
    </message>
    <message>
        <source>Points in the discards</source>
        <translation>Punkte in den abgelegten Karten</translation>
    </message>
    <message>
        <source>Points in the discards, for nobody: {points}</source>
        <translation>Abgelegte Punkte, für niemanden: {points}</translation>
    </message>
    <message>
        <source>Points in the discards, with the last trick: {points}</source>
        <translation>Abgelegte Punkte, mit dem letzten Stich: {points}</translation>
    </message>
    <message>
        <source>Points in the discards: {points}</source>
        <translation>Abgelegte Punkte: {points}</translation>
    </message>
    <message>
        <source>Points in tricks: {points}</source>
        <translation>Punkte in Stichen: {points}</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Prince Edward Island</source>
        <translation>Prince Edward Island</translation>
    </message>
    <message>
        <source>Québec</source>
        <translation>Québec</translation>
    </message>
    <message>
        <source>Québec, Canada</source>
        <translation>Québec, Kanada</translation>
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
        <translation>Das eigene Gebot erhöhen</translation>
    </message>
    <message>
        <source>Red One</source>
        <translation>Red One</translation>
    </message>
    <message>
        <source>Remember which cards are gone. Never throw the highest card left in a suit.</source>
        <translation>Merk dir, welche Karten weg sind. Wirf nie die höchste Karte ab, die von einer Farbe noch da ist.</translation>
    </message>
    <message>
        <source>Remember who didn't follow suit. Lead another suit while that player has trumps.</source>
        <translation>Merk dir, wer nicht bedient hat. Spiel eine andere Farbe aus, solange dieser Spieler Trümpfe hat.</translation>
    </message>
    <message>
        <source>Reneging</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <source>Say how many tricks you'll take, then take exactly that many.</source>
        <translation>Sag, wie viele Stiche du machst, und mach dann genau so viele.</translation>
    </message>
    <message>
        <source>Several sides reach the target</source>
        <translation>Mehrere Seiten erreichen das Ziel</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Sechs Spieler</translation>
    </message>
    <message>
        <source>So many cards are too many for this number of players.</source>
        <translation>So viele Karten sind für diese Zahl von Spielern zu viele.</translation>
    </message>
    <message>
        <source>Some call it being on the green.</source>
        <translation>Auf Englisch: on the green.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
    </message>
    <message>
        <source>Spades beat everything. Take the tricks your side promises.</source>
        <translation>Pik schlägt alles. Mach die Stiche, die deine Seite verspricht.</translation>
    </message>
    <message>
        <source>Spades can be led now.</source>
        <translation>Pik darf jetzt ausgespielt werden.</translation>
    </message>
    <message>
        <source>Spades may be led</source>
        <translation>Pik ausspielen</translation>
    </message>
    <message>
        <source>Spot Hearts</source>
        <translation>Spot Hearts</translation>
    </message>
    <message>
        <source>Stay in without outbidding your partner, while an opponent is still bidding.</source>
        <translation>Bleib dabei, ohne den Partner zu überbieten, solange ein Gegner noch bietet.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>Der Geber muss</translation>
    </message>
    <message>
        <source>Suits rank in the bidding</source>
        <translation>Farben haben beim Bieten einen Rang</translation>
    </message>
    <message>
        <source>Suits rank, lowest first</source>
        <translation>Rang der Farben, niedrigste zuerst</translation>
    </message>
    <message>
        <source>Swap them, unless the suit turned up is your own and they are trumps in it.</source>
        <translation>Tausche sie, außer die aufgedeckte Farbe ist deine eigene und sie sind Trümpfe darin.</translation>
    </message>
    <message>
        <source>Take exactly as many tricks as you bid, no more and no fewer.</source>
        <translation>Mach genau so viele Stiche, wie du geboten hast: nicht weniger und nicht mehr.</translation>
    </message>
    <message>
        <source>Take it only if it is better than the worst card in your hand.</source>
        <translation>Nimm sie nur, wenn sie besser ist als die schlechteste Karte deines Blatts.</translation>
    </message>
    <message>
        <source>Take it whenever you hold a card that is worth less.</source>
        <translation>Nimm sie immer dann, wenn du eine Karte hast, die weniger wert ist.</translation>
    </message>
    <message>
        <source>Take the tricks that your side has bid. Tricks above them are bags.</source>
        <translation>Mach die Stiche, die deine Seite geboten hat. Stiche darüber sind Säcke.</translation>
    </message>
    <message>
        <source>Take your tricks with cards that would win anyway, and keep the low ones to lose with.</source>
        <translation>Mach deine Stiche mit Karten, die ohnehin gewinnen, und behalte die kleinen zum Verlieren.</translation>
    </message>
    <message>
        <source>That bid isn't allowed yet.</source>
        <translation>Dieses Gebot ist nur nach einem anderen möglich.</translation>
    </message>
    <message>
        <source>That bid isn't high enough.</source>
        <translation>Dieses Gebot ist nicht hoch genug.</translation>
    </message>
    <message>
        <source>That can't be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>That deal isn't in this record.</source>
        <translation>Diese Aufzeichnung enthält keine solche Gabe.</translation>
    </message>
    <message>
        <source>That isn't a deal code. Deal codes start with {code}.</source>
        <translation>Das ist kein Gabencode. Gabencodes beginnen mit {code}.</translation>
    </message>
    <message>
        <source>That isn't the number of a legal action.</source>
        <translation>Das ist nicht die Nummer einer erlaubten Aktion.</translation>
    </message>
    <message>
        <source>That isn't the right number of cards.</source>
        <translation>Das ist nicht die richtige Anzahl Karten.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>Diese Farbe wurde abgelehnt.</translation>
    </message>
    <message>
        <source>The Bird and the Red One are always trumps, whichever colour you name.</source>
        <translation>Vogel und Rote Eins sind immer Trümpfe, welche Farbe du auch nennst.</translation>
    </message>
    <message>
        <source>The Bird counts 20 points, but it isn't a high trump. Try to win tricks with many points in them.</source>
        <translation>Der Vogel zählt 20 Punkte, ist aber kein hoher Trumpf. Mach Stiche, in denen viele Punkte liegen.</translation>
    </message>
    <message>
        <source>The Bird is</source>
        <translation>Der Vogel ist</translation>
    </message>
    <message>
        <source>The Bird is always a trump, whichever colour you name.</source>
        <translation>Der Vogel ist ein Trumpf, welche Farbe du auch nennst.</translation>
    </message>
    <message>
        <source>The Bird is the highest trump. Try to win tricks with many points in them.</source>
        <translation>Der Vogel ist der höchste Trumpf. Mach Stiche, in denen viele Punkte liegen.</translation>
    </message>
    <message>
        <source>The Bird led asks for</source>
        <translation>Wird der Vogel ausgespielt, verlangt er</translation>
    </message>
    <message>
        <source>The Bird may be played</source>
        <translation>Der Vogel darf gespielt werden</translation>
    </message>
    <message>
        <source>The Red One is the highest trump, then the Bird. Try to win tricks with many points in them.</source>
        <translation>Die Rote Eins ist der höchste Trumpf, dann kommt der Vogel. Mach Stiche, in denen viele Punkte liegen.</translation>
    </message>
    <message>
        <source>The Red One is the highest trump. Try to win tricks with many points in them.</source>
        <translation>Die Rote Eins ist der höchste Trumpf. Mach Stiche, in denen viele Punkte liegen.</translation>
    </message>
    <message>
        <source>The ace is the lowest diamond unless diamonds are trumps.</source>
        <translation>Das Ass ist die niedrigste Karo-Karte, wenn Karo nicht Trumpf ist.</translation>
    </message>
    <message>
        <source>The ace of a plain black suit ranks below king, queen and jack.</source>
        <translation>Das Ass einer schwarzen Nebenfarbe steht unter König, Dame und Bube.</translation>
    </message>
    <message>
        <source>The best total wins then.</source>
        <translation>Dann gewinnt der beste Stand.</translation>
    </message>
    <message>
        <source>The bids must not add up to the number of tricks.</source>
        <translation>Die Gebote dürfen zusammen nicht die Zahl der Stiche ergeben.</translation>
    </message>
    <message>
        <source>The bids of a side must add up to four or more.</source>
        <translation>Die Gebote einer Seite müssen zusammen vier oder mehr ergeben.</translation>
    </message>
    <message>
        <source>The bids of partners add up, and tricks above them are bags. Nil means no trick at all.</source>
        <translation>Die Gebote von Partnern werden zusammengezählt, und Stiche darüber sind Säcke. Null heißt: gar kein Stich.</translation>
    </message>
    <message>
        <source>The calls players can make in the auction.</source>
        <translation>Die Gebote, die beim Bieten möglich sind.</translation>
    </message>
    <message>
        <source>The cards of this match aren't those of the challenge.</source>
        <translation>Die Karten dieser Partie sind nicht die der Herausforderung.</translation>
    </message>
    <message>
        <source>The computer players of this challenge are from another version of Trickdesk.</source>
        <translation>Die Computerspieler dieser Herausforderung sind aus einer anderen Version von Trickdesk.</translation>
    </message>
    <message>
        <source>The deal isn't over yet.</source>
        <translation>Die Gabe ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The dealer has to name a suit.</source>
        <translation>Der Geber muss eine Farbe nennen.</translation>
    </message>
    <message>
        <source>The dealer is hooked</source>
        <translation>Der Geber darf es nicht aufgehen lassen</translation>
    </message>
    <message>
        <source>The dealer may hold</source>
        <translation>Der Geber darf halten</translation>
    </message>
    <message>
        <source>The dealer may take over another player's call.</source>
        <translation>Der Geber darf das Gebot eines anderen Spielers übernehmen.</translation>
    </message>
    <message>
        <source>The deals with the most cards of the match.</source>
        <translation>Die Gaben mit den meisten Karten der Partie.</translation>
    </message>
    <message>
        <source>The declarer may discard the whole hand and take the kitty instead.</source>
        <translation>Der Alleinspieler darf sein ganzes Blatt ablegen und stattdessen den Talon nehmen.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty</source>
        <translation>Der Alleinspieler nimmt den Talon</translation>
    </message>
    <message>
        <source>The declarer was euchred</source>
        <translation>Der Alleinspieler wurde euchred</translation>
    </message>
    <message>
        <source>The defenders score what they took</source>
        <translation>Die Gegner bekommen, was sie gemacht haben</translation>
    </message>
    <message numerus="yes">
        <source>The defenders took {tricks} tricks at 10 points each</source>
        <extracomment>1: The defenders took {tricks} trick at 10 points each</extracomment>
        <translation><numerusform>Die Gegner machten {tricks} Stich zu 10 Punkten</numerusform><numerusform>Die Gegner machten {tricks} Stiche zu je 10 Punkten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The differ bid {bid} and took {tricks} tricks</source>
        <extracomment>1: The differ bid {bid} and took {tricks} trick</extracomment>
        <translation><numerusform>Der Alleinspieler bot {bid} und machte {tricks} Stich</numerusform><numerusform>Der Alleinspieler bot {bid} und machte {tricks} Stiche</numerusform></translation>
    </message>
    <message>
        <source>The differ fell short by {short}</source>
        <translation>Dem Alleinspieler fehlten {short}</translation>
    </message>
    <message>
        <source>The difference is the same, but points for the others bring the end of the match nearer.</source>
        <translation>Der Abstand ist derselbe, aber mit Punkten für die anderen ist die Partie eher zu Ende.</translation>
    </message>
    <message>
        <source>The first card is turned up.</source>
        <translation>Die erste Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The first card is turned up; the others stay out of play.</source>
        <translation>Die erste Karte wird aufgedeckt; die anderen spielen nicht mit.</translation>
    </message>
    <message>
        <source>The first four are face up, the next three are drawn, and the rest are the foundation, from the top.</source>
        <translation>Die ersten vier liegen offen, die nächsten drei werden gezogen, die anderen sind der Stapel, von oben.</translation>
    </message>
    <message>
        <source>The first player must bid</source>
        <translation>Der erste Spieler muss bieten</translation>
    </message>
    <message>
        <source>The five of trumps is the highest card, then the jack of trumps, then the ace of hearts, always a trump.</source>
        <translation>Die Trumpf-Fünf ist die höchste Karte, dann kommen der Trumpf-Bube und das Herz-Ass, das immer Trumpf ist.</translation>
    </message>
    <message>
        <source>The high joker is the highest trump, then the low joker, the jack of trumps, and the other jack of the same colour.</source>
        <translation>Der hohe Joker ist der höchste Trumpf. Dann kommen der kleine Joker, der Trumpf-Bube und der andere rote Bube, bei schwarzem Trumpf der andere schwarze.</translation>
    </message>
    <message>
        <source>The highest bid is the number of points in the deck.</source>
        <translation>Das höchste Gebot ist die Zahl der Punkte im Kartenspiel.</translation>
    </message>
    <message>
        <source>The highest trump played, {card}</source>
        <translation>Der höchste gespielte Trumpf, {card}</translation>
    </message>
    <message>
        <source>The home folder {name} doesn't exist.</source>
        <translation>Das Benutzerverzeichnis {name} gibt es nicht.</translation>
    </message>
    <message>
        <source>The jack of diamonds helps</source>
        <translation>Der Karo-Bube hilft</translation>
    </message>
    <message>
        <source>The jack of diamonds is worth −10</source>
        <translation>Der Karo-Bube zählt −10</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump, then the other jack of the same colour.</source>
        <translation>Der Trumpf-Bube ist der höchste Trumpf, dann kommt der andere rote oder schwarze Bube.</translation>
    </message>
    <message>
        <source>The joker is the highest trump, then the jack of trumps, then the other jack of the same colour.</source>
        <translation>Der Joker ist der höchste Trumpf. Dann kommen der Trumpf-Bube und der andere rote Bube, bei schwarzem Trumpf der andere schwarze.</translation>
    </message>
    <message>
        <source>The king and ace of spades count only if the queen does.</source>
        <translation>Pik-König und Pik-Ass zählen nur, wenn auch die Pik-Dame zählt.</translation>
    </message>
    <message>
        <source>The king and ace of spades count, too</source>
        <translation>Auch Pik-König und Pik-Ass zählen</translation>
    </message>
    <message>
        <source>The king counts 10 and the ace 7.</source>
        <translation>Der König zählt 10 und das Ass 7.</translation>
    </message>
    <message>
        <source>The kitty is taken at misère</source>
        <translation>Der Talon wird bei Misère aufgenommen</translation>
    </message>
    <message>
        <source>The lowest bid can't be higher than the points in the deck.</source>
        <translation>Das niedrigste Gebot kann nicht höher sein als die Punkte im Kartenspiel.</translation>
    </message>
    <message>
        <source>The lowest club leads</source>
        <translation>Das niedrigste Kreuz spielt aus</translation>
    </message>
    <message>
        <source>The lowest club must be led to the first trick.</source>
        <translation>Den ersten Stich muss das niedrigste Kreuz eröffnen.</translation>
    </message>
    <message>
        <source>The match also ends at</source>
        <translation>Die Partie endet auch bei</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>The match ends at</source>
        <translation>Die Partie endet bei</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The match isn't over.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The option “{option}” can't be {value}.</source>
        <translation>Die Einstellung „{option}“ kann nicht {value} sein.</translation>
    </message>
    <message>
        <source>The points of this result don't follow from its cards.</source>
        <translation>Die Punkte dieses Ergebnisses folgen nicht aus den gespielten Karten.</translation>
    </message>
    <message>
        <source>The queen and the nine of trumps are the highest cards. If everyone follows suit, a two wins.</source>
        <translation>Trumpf-Dame und Trumpf-Neun sind die höchsten Karten. Bedienen alle, gewinnt eine Zwei.</translation>
    </message>
    <message>
        <source>The queen is the highest trump, then the nine.</source>
        <translation>Die Dame ist der höchste Trumpf, dann die Neun.</translation>
    </message>
    <message>
        <source>The queen of spades counts</source>
        <translation>Die Pik-Dame zählt</translation>
    </message>
    <message>
        <source>The record names {named} seats, but {seats} are playing.</source>
        <translation>{named} Plätze sind benannt, aber {seats} spielen.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Der Text ist leer.</translation>
    </message>
    <message>
        <source>The top card of the centre is face up</source>
        <translation>Die oberste Karte der Mitte liegt offen</translation>
    </message>
    <message>
        <source>The winner of a trick takes its points, and points are bad. Low cards are safe.</source>
        <translation>Wer den Stich macht, bekommt seine Punkte, und Punkte sind schlecht. Niedrige Karten sind sicher.</translation>
    </message>
    <message>
        <source>The {game} rules have no version {version}.</source>
        <translation>Version {version} der Regeln von {game} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>There are {most} of them already. Delete one first.</source>
        <translation>Davon gibt es schon {most}. Lösche zuerst etwas.</translation>
    </message>
    <message>
        <source>There is a trump</source>
        <translation>Es gibt einen Trumpf</translation>
    </message>
    <message>
        <source>There is no file “{name}”. Write its full path.</source>
        <translation>Es gibt keine Datei „{name}“. Schreib ihren vollen Pfad.</translation>
    </message>
    <message>
        <source>There is no game called “{word}”.</source>
        <translation>Es gibt kein Spiel „{word}“.</translation>
    </message>
    <message>
        <source>There is no program “{name}”.</source>
        <translation>Es gibt kein Programm „{name}“.</translation>
    </message>
    <message>
        <source>There is no such call.</source>
        <translation>Ein solches Gebot gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards, and only the joker ranks above the suits.</source>
        <translation>Es gibt keinen Trumpf: Buben sind gewöhnliche Karten, und nur der Joker steht über den Farben.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards, and only the jokers rank above the suits.</source>
        <translation>Es gibt keinen Trumpf: Buben sind gewöhnliche Karten, und nur die Joker stehen über den Farben.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards. A joker beats every other card, or none if a player has to lose all tricks.</source>
        <translation>Es gibt keinen Trumpf: Buben sind gewöhnliche Karten. Ein Joker schlägt jede andere Karte, aber keine, wenn jemand alle Stiche verlieren muss.</translation>
    </message>
    <message>
        <source>These house rules are damaged, or part of them is missing.</source>
        <translation>Diese Hausregeln sind beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>These house rules have no name.</source>
        <translation>Diese Hausregeln haben keinen Namen.</translation>
    </message>
    <message>
        <source>They count towards the bid.</source>
        <translation>Sie zählen für das Gebot mit.</translation>
    </message>
    <message>
        <source>This challenge has been changed after it was made.</source>
        <translation>Diese Herausforderung wurde nachträglich geändert.</translation>
    </message>
    <message>
        <source>This challenge is damaged, or was made by another version of Trickdesk.</source>
        <translation>Diese Herausforderung ist beschädigt oder aus einer anderen Version von Trickdesk.</translation>
    </message>
    <message>
        <source>This code has a mistake in it, or part of it is missing.</source>
        <translation>Dieser Code enthält einen Fehler oder ist unvollständig.</translation>
    </message>
    <message>
        <source>This code is for a game that Trickdesk doesn't know.</source>
        <translation>Dieser Code gehört zu einem Spiel, das hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>This code was made by another version of Trickdesk.</source>
        <translation>Dieser Code stammt von einer anderen Version von Trickdesk.</translation>
    </message>
    <message>
        <source>This deal isn't over yet.</source>
        <translation>Diese Gabe ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>This file is damaged, or part of it is missing.</source>
        <translation>Diese Datei ist beschädigt, oder ein Teil fehlt.</translation>
    </message>
    <message>
        <source>This is no challenge and no result.</source>
        <translation>Das ist weder eine Herausforderung noch ein Ergebnis.</translation>
    </message>
    <message>
        <source>This is no challenge, result or house rules of Trickdesk.</source>
        <translation>Das ist keine Herausforderung, kein Ergebnis und keine Hausregel von Trickdesk.</translation>
    </message>
    <message>
        <source>This is the result of a challenge that you don't have. Open the challenge first.</source>
        <translation>Das ist das Ergebnis einer Herausforderung, die du nicht hast. Öffne zuerst die Herausforderung.</translation>
    </message>
    <message>
        <source>This is too long for a challenge, a result or house rules.</source>
        <translation>Das ist zu lang für eine Herausforderung, ein Ergebnis oder Hausregeln.</translation>
    </message>
    <message>
        <source>This is too long for a deal code.</source>
        <translation>Das ist zu lang für einen Gabencode.</translation>
    </message>
    <message>
        <source>This isn't a Trickdesk record.</source>
        <translation>Das ist keine Aufzeichnung von Trickdesk.</translation>
    </message>
    <message>
        <source>This isn't a challenge.</source>
        <translation>Das ist keine Herausforderung.</translation>
    </message>
    <message>
        <source>This isn't a deal of {game}: {reason}</source>
        <translation>Das ist keine Gabe von {game}: {reason}</translation>
    </message>
    <message>
        <source>This isn't a record: byte {place} is not UTF-8.</source>
        <translation>Das ist keine Aufzeichnung: Byte {place} ist kein UTF-8.</translation>
    </message>
    <message>
        <source>This isn't a record: it is larger than 1 MiB.</source>
        <translation>Das ist keine Aufzeichnung: Der Text ist größer als 1 MiB.</translation>
    </message>
    <message>
        <source>This isn't a record: it is nested too deeply.</source>
        <translation>Das ist keine Aufzeichnung: Der Text ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This isn't a record: {error}.</source>
        <translation>Das ist keine Aufzeichnung: {error}.</translation>
    </message>
    <message>
        <source>This match is already open in another copy of Trickdesk.</source>
        <translation>Diese Partie ist schon in einem anderen Trickdesk geöffnet.</translation>
    </message>
    <message>
        <source>This match wasn't played for this challenge.</source>
        <translation>Diese Partie wurde nicht für diese Herausforderung gespielt.</translation>
    </message>
    <message>
        <source>This puzzle is no longer available.</source>
        <translation>Diese Entscheidung ist keine Übungsaufgabe mehr.</translation>
    </message>
    <message>
        <source>This record has no deals.</source>
        <translation>Diese Aufzeichnung enthält keine Gabe.</translation>
    </message>
    <message>
        <source>This result breaks the rules in deal {number}, at decision {place}.</source>
        <translation>Dieses Ergebnis verstößt in Gabe {number} bei Entscheidung {place} gegen die Regeln.</translation>
    </message>
    <message>
        <source>This result has been changed after it was made, or part of it is missing.</source>
        <translation>Dieses Ergebnis wurde nachträglich geändert, oder ein Teil fehlt.</translation>
    </message>
    <message>
        <source>This result has more cards than the challenge.</source>
        <translation>Dieses Ergebnis hat mehr Karten als die Herausforderung.</translation>
    </message>
    <message>
        <source>This result is damaged, or was made by another version of Trickdesk.</source>
        <translation>Dieses Ergebnis ist beschädigt oder aus einer anderen Version von Trickdesk.</translation>
    </message>
    <message>
        <source>This result is for another challenge.</source>
        <translation>Dieses Ergebnis gehört zu einer anderen Herausforderung.</translation>
    </message>
    <message>
        <source>This score already takes off points for a missed bid.</source>
        <translation>Diese Wertung zieht für ein verfehltes Gebot schon Punkte ab.</translation>
    </message>
    <message>
        <source>This text is too long for a deal number.</source>
        <translation>Dieser Text ist zu lang für eine Gabennummer.</translation>
    </message>
    <message>
        <source>This text is too long to be a deal.</source>
        <translation>Dieser Text ist zu lang für eine Gabe.</translation>
    </message>
    <message>
        <source>This was made by another version of Trickdesk.</source>
        <translation>Das wurde mit einer anderen Version von Trickdesk erstellt.</translation>
    </message>
    <message>
        <source>Those cards don't belong there.</source>
        <translation>Diese Karten gehören nicht dorthin.</translation>
    </message>
    <message>
        <source>Three pairs: six players</source>
        <translation>Drei Paare: sechs Spieler</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Throw from a suit that can't win any more. Keep cards in the suit that the others will lead.</source>
        <translation>Wirf aus einer Farbe ab, die nichts mehr gewinnt. Behalte Karten der Farbe, die die anderen ausspielen werden.</translation>
    </message>
    <message>
        <source>Throw the highest card of the suit in which you have the fewest low ones.</source>
        <translation>Wirf die höchste Karte der Farbe ab, in der du die wenigsten kleinen hast.</translation>
    </message>
    <message>
        <source>Throw the queen of spades first, then high hearts, then high cards of a short suit.</source>
        <translation>Wirf zuerst die Pik-Dame ab, dann hohe Herzen, dann hohe Karten einer kurzen Farbe.</translation>
    </message>
    <message>
        <source>Throw your highest card whenever it doesn't win, so that it can't take a trick later.</source>
        <translation>Wirf deine höchste Karte ab, wenn sie nicht gewinnt. So kann sie später keinen Stich mehr machen.</translation>
    </message>
    <message>
        <source>Tocan</source>
        <translation>Tocan</translation>
    </message>
    <message>
        <source>Tournament nest</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Stiche über dem Gebot</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Stiche einer verlorenen Null</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Trump is named</source>
        <translation>Trumpf wird genannt</translation>
    </message>
    <message>
        <source>Trumped with {card}, the highest of {trumps} trumps.</source>
        <translation>Gestochen mit {card}, dem höchsten von {trumps} Trümpfen.</translation>
    </message>
    <message>
        <source>Trumped with {card}.</source>
        <translation>Gestochen mit {card}.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Try to win tricks with many points in them.</source>
        <translation>Mach Stiche, in denen viele Punkte liegen.</translation>
    </message>
    <message>
        <source>Twenty-Five</source>
        <translation>Twenty-Five</translation>
    </message>
    <message>
        <source>Two or three players play each alone.</source>
        <translation>Zu zweit oder zu dritt spielt jeder für sich.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Two sides of three need six players.</source>
        <translation>Für zwei Dreierteams braucht es sechs Spieler.</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>Großbritannien</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>United States and Canada</source>
        <translation>USA und Kanada</translation>
    </message>
    <message>
        <source>United States, from 1904</source>
        <translation>USA, seit 1904</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>Value of the bids</source>
        <translation>Wert der Gebote</translation>
    </message>
    <message>
        <source>When everyone else has passed, the highest bidder may bid once more.</source>
        <translation>Haben alle anderen gepasst, darf der Höchstbietende noch einmal bieten.</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>When one player has taken all the hearts so far, keep a high heart and take a trick with it.</source>
        <translation>Hat ein Spieler bisher alle Herzen, dann behalte ein hohes Herz und nimm damit einen Stich.</translation>
    </message>
    <message>
        <source>When one player has taken all the points so far, take a trick with points in it yourself.</source>
        <translation>Hat ein Spieler bisher alle Punkte, dann nimm selbst einen Stich, in dem Punkte liegen.</translation>
    </message>
    <message>
        <source>When the other side is winning, don't play a 5, 10 or 14 if you have another card.</source>
        <translation>Gewinnt die andere Seite, dann spiel keine 5, 10 oder 14, wenn du eine andere Karte hast.</translation>
    </message>
    <message>
        <source>When the other side is winning, play a card worth no points.</source>
        <translation>Gewinnt die andere Seite, dann spiel eine Karte ohne Punkte.</translation>
    </message>
    <message>
        <source>When you can't follow suit, throw the card that would take the most points later.</source>
        <translation>Kannst du nicht bedienen, dann wirf die Karte ab, die später die meisten Punkte einfangen würde.</translation>
    </message>
    <message>
        <source>When you can't win the trick, throw a low card of another suit and keep your trumps.</source>
        <translation>Kannst du den Stich nicht machen, dann wirf eine kleine Karte einer anderen Farbe ab und behalte deine Trümpfe.</translation>
    </message>
    <message>
        <source>When you can't win, play your lowest card. The high one may win a later trick.</source>
        <translation>Kannst du nicht gewinnen, dann spiel deine kleinste Karte. Die hohe macht vielleicht später einen Stich.</translation>
    </message>
    <message>
        <source>When you have taken all the points so far, go on with cards that nobody can beat.</source>
        <translation>Hast du bisher alle Punkte eingesammelt, mach mit Karten weiter, die niemand schlagen kann.</translation>
    </message>
    <message>
        <source>When you may play the joker at no trump.</source>
        <translation>Wann der Joker ohne Trumpf gespielt werden darf.</translation>
    </message>
    <message>
        <source>When you play last to a trick without points, take it with your highest card.</source>
        <translation>Spielst du in einem Stich ohne Punkte zuletzt, dann nimm ihn mit deiner höchsten Karte.</translation>
    </message>
    <message>
        <source>When your bid is lost, spoil the others' bids: take tricks they need, or leave them one too many.</source>
        <translation>Ist dein Gebot verloren, dann verdirb den anderen ihre: Nimm ihnen Stiche weg, oder lass ihnen einen zu viel.</translation>
    </message>
    <message>
        <source>When your partner runs a long suit, play your high card under theirs, so that they can go on.</source>
        <translation>Spielt dein Partner eine lange Farbe, dann leg deine hohe Karte darunter, damit die Farbe weiterlaufen kann.</translation>
    </message>
    <message>
        <source>When your partner's card is safe, add a card worth points to the trick.</source>
        <translation>Ist die Karte deines Partners sicher, dann leg eine Karte mit Punkten dazu.</translation>
    </message>
    <message>
        <source>When your partner's card is safe, play a 10, a 14 or a 5 on the trick.</source>
        <translation>Ist die Karte deines Partners sicher, dann leg eine 10, eine 14 oder eine 5 in den Stich.</translation>
    </message>
    <message>
        <source>When your side declares, lead trumps until the others have none. Then your high cards are safe.</source>
        <translation>Gehörst du zur Seite des Alleinspielers, dann zieh Trumpf, bis die anderen keinen mehr haben. Dann sind deine hohen Karten sicher.</translation>
    </message>
    <message>
        <source>While you have trumps, lead your only card of a suit early. You can trump that suit next time.</source>
        <translation>Solange du Trümpfe hast, spiel deine einzige Karte einer Farbe früh aus. Beim nächsten Mal kannst du die Farbe stechen.</translation>
    </message>
    <message>
        <source>While you have trumps, throw your last card of a short suit.</source>
        <translation>Solange du Trümpfe hast, wirf deine letzte Karte einer kurzen Farbe ab.</translation>
    </message>
    <message>
        <source>While you need tricks, take every one you can, with the highest card that you won't need later.</source>
        <translation>Solange dir Stiche fehlen, nimm jeden, den du bekommen kannst. Nimm dafür eine hohe Karte, die du später nicht brauchst.</translation>
    </message>
    <message>
        <source>Who decides which cards are discarded.</source>
        <translation>Wer entscheidet, was abgelegt wird.</translation>
    </message>
    <message>
        <source>Who leads first against a player who is alone.</source>
        <translation>Wer gegen einen Alleingang zuerst ausspielt.</translation>
    </message>
    <message>
        <source>Who may go on bidding after the dealer holds.</source>
        <translation>Wer weiterbieten darf, nachdem der Geber gehalten hat.</translation>
    </message>
    <message>
        <source>Who wins when both sides reach 500 in one deal.</source>
        <translation>Wer gewinnt, wenn beide Seiten in derselben Gabe 500 erreichen.</translation>
    </message>
    <message>
        <source>Win three of five tricks with your partner, or dare it alone.</source>
        <translation>Mach mit dem Partner drei von fünf Stichen, oder wag es allein.</translation>
    </message>
    <message>
        <source>Win with the lowest card that will do, above all when you play last.</source>
        <translation>Nimm den Stich mit der kleinsten Karte, die reicht, vor allem, wenn du zuletzt spielst.</translation>
    </message>
    <message>
        <source>With 100 points or more, you must call at least 20.</source>
        <translation>Ab 100 Punkten musst du mindestens 20 bieten.</translation>
    </message>
    <message>
        <source>With few cards in a side suit you can trump it soon.</source>
        <translation>Mit wenigen Karten einer Nebenfarbe kannst du sie bald stechen.</translation>
    </message>
    <message>
        <source>With low cards in every suit, consider bidding to lose every trick.</source>
        <translation>Hast du in allen Farben kleine Karten, dann denk an Misère.</translation>
    </message>
    <message>
        <source>With nothing better to do, lead your longest suit. Its low cards win in the end.</source>
        <translation>Gibt es nichts Besseres, dann spiel deine längste Farbe aus. Ihre kleinen Karten gewinnen am Ende.</translation>
    </message>
    <message>
        <source>With three players, thirteen cards are set aside, unseen.</source>
        <translation>Zu dritt werden dreizehn Karten ungesehen beiseitegelegt.</translation>
    </message>
    <message>
        <source>With {players} players, nobody can bid {lowest} tricks.</source>
        <translation>Mit {players} Spielern kann niemand {lowest} Stiche bieten.</translation>
    </message>
    <message>
        <source>Words must be separated by exactly one space.</source>
        <translation>Zwischen Wörtern muss genau ein Leerzeichen stehen.</translation>
    </message>
    <message>
        <source>You bid blind when you should look, or look when only a blind bid can help.</source>
        <translation>Du bietest blind, wenn du hinsehen solltest, oder siehst hin, wenn nur noch ein blindes Gebot hilft.</translation>
    </message>
    <message>
        <source>You bid less than your cards are worth.</source>
        <translation>Du bietest weniger, als deine Karten wert sind.</translation>
    </message>
    <message>
        <source>You bid more than your cards will take.</source>
        <translation>Du bietest mehr, als deine Karten hergeben.</translation>
    </message>
    <message>
        <source>You bid over your partner when you should let them play.</source>
        <translation>Du überbietest deinen Partner, statt ihn spielen zu lassen.</translation>
    </message>
    <message>
        <source>You bid the wrong suit.</source>
        <translation>Du bietest die falsche Farbe.</translation>
    </message>
    <message>
        <source>You bid to lose every trick with hands that would take one.</source>
        <translation>Du bietest Misère mit Blättern, die einen Stich machen.</translation>
    </message>
    <message>
        <source>You bid too few tricks.</source>
        <translation>Du bietest zu wenige Stiche.</translation>
    </message>
    <message>
        <source>You bid too many tricks.</source>
        <translation>Du bietest zu viele Stiche.</translation>
    </message>
    <message>
        <source>You bid with hands that are worth a pass.</source>
        <translation>Du bietest mit Blättern, mit denen du passen solltest.</translation>
    </message>
    <message>
        <source>You can check only your partner's bid, and only while an opponent is still bidding.</source>
        <translation>Schieben kannst du nur auf das Gebot deines Partners und nur, solange ein Gegner noch bietet.</translation>
    </message>
    <message>
        <source>You can't discard that card.</source>
        <translation>Diese Karte darfst du nicht ablegen.</translation>
    </message>
    <message>
        <source>You can't go on the kitty.</source>
        <translation>Du kannst nicht auf den Talon gehen.</translation>
    </message>
    <message>
        <source>You can't lead hearts before a heart or the queen of spades has been played.</source>
        <translation>Herz darfst du erst ausspielen, wenn ein Herz oder die Pik-Dame gefallen ist.</translation>
    </message>
    <message>
        <source>You can't lead hearts before somebody has thrown one.</source>
        <translation>Herz darfst du erst ausspielen, wenn jemand eins abgeworfen hat.</translation>
    </message>
    <message>
        <source>You can't lead spades before somebody has played one.</source>
        <translation>Pik darf erst ausgespielt werden, wenn jemand eines gespielt hat.</translation>
    </message>
    <message>
        <source>You can't lead the joker as that suit.</source>
        <translation>Als diese Farbe darfst du den Joker nicht ausspielen.</translation>
    </message>
    <message>
        <source>You can't pass here.</source>
        <translation>Hier darfst du nicht passen.</translation>
    </message>
    <message>
        <source>You can't play a spade on the first trick.</source>
        <translation>Im ersten Stich darfst du kein Pik spielen.</translation>
    </message>
    <message>
        <source>You can't play the joker now.</source>
        <translation>Du darfst den Joker jetzt nicht spielen.</translation>
    </message>
    <message>
        <source>You can't throw a card with points on the first trick.</source>
        <translation>Im ersten Stich darfst du keine Karte mit Punkten abwerfen.</translation>
    </message>
    <message>
        <source>You can't throw hearts on the first trick.</source>
        <translation>Herz darfst du im ersten Stich nicht abwerfen.</translation>
    </message>
    <message>
        <source>You can't throw hearts or the queen of spades on the first trick.</source>
        <translation>Herz und die Pik-Dame darfst du im ersten Stich nicht abwerfen.</translation>
    </message>
    <message>
        <source>You choose the wrong partners.</source>
        <translation>Du wählst die falschen Partner.</translation>
    </message>
    <message>
        <source>You defend alone when you need your partner, or together when you don't.</source>
        <translation>Du verteidigst allein, obwohl du deinen Partner brauchst, oder zu zweit, obwohl du ihn nicht brauchst.</translation>
    </message>
    <message>
        <source>You discard cards that count points.</source>
        <translation>Du legst Karten ab, die Punkte zählen.</translation>
    </message>
    <message>
        <source>You discard cards that would win tricks.</source>
        <translation>Du legst Karten ab, die Stiche machen würden.</translation>
    </message>
    <message>
        <source>You discard trumps.</source>
        <translation>Du legst Trümpfe ab.</translation>
    </message>
    <message>
        <source>You don't draw trumps.</source>
        <translation>Du ziehst keine Trümpfe.</translation>
    </message>
    <message>
        <source>You don't have that card.</source>
        <translation>Diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>You don't have to play the five or jack of trumps or the ace of hearts on a lower trump.</source>
        <translation>Trumpf-Fünf, Trumpf-Bube und Herz-Ass musst du auf einen niedrigeren Trumpf nicht spielen.</translation>
    </message>
    <message>
        <source>You don't lead from a short suit while you can trump.</source>
        <translation>Du spielst keine kurze Farbe aus, obwohl du sie später stechen könntest.</translation>
    </message>
    <message>
        <source>You don't lead trumps against a declarer who needs to trump.</source>
        <translation>Du spielst keinen Trumpf aus gegen einen Alleinspieler, der stechen muss.</translation>
    </message>
    <message>
        <source>You don't lead your partner's suit.</source>
        <translation>Du spielst die Farbe deines Partners nicht aus.</translation>
    </message>
    <message>
        <source>You don't take your sure tricks in time.</source>
        <translation>Du nimmst deine sicheren Stiche nicht rechtzeitig mit.</translation>
    </message>
    <message>
        <source>You don't trump when you could.</source>
        <translation>Du stichst nicht, obwohl du könntest.</translation>
    </message>
    <message>
        <source>You give points to the other side.</source>
        <translation>Du gibst der anderen Seite Punkte.</translation>
    </message>
    <message>
        <source>You give the points to the wrong players.</source>
        <translation>Du gibst die Punkte den falschen Spielern.</translation>
    </message>
    <message>
        <source>You help a declarer who wants no tricks.</source>
        <translation>Du hilfst einem Alleinspieler, der keine Stiche will.</translation>
    </message>
    <message>
        <source>You hold points back when your partner wins the trick.</source>
        <translation>Du hältst Punkte zurück, wenn dein Partner den Stich gewinnt.</translation>
    </message>
    <message>
        <source>You keep dangerous cards when you pass cards.</source>
        <translation>Du behältst gefährliche Karten, wenn du Karten weitergibst.</translation>
    </message>
    <message>
        <source>You keep high cards that only stand in the way.</source>
        <translation>Du behältst hohe Karten, die nur im Weg sind.</translation>
    </message>
    <message>
        <source>You keep high cards that take too many tricks.</source>
        <translation>Du behältst hohe Karten, die zu viele Stiche machen.</translation>
    </message>
    <message>
        <source>You keep high cards that win nothing, and discard useful ones.</source>
        <translation>Du behältst hohe Karten, die nichts gewinnen, und legst nützliche ab.</translation>
    </message>
    <message>
        <source>You keep high cards when you have to lose all tricks.</source>
        <translation>Du behältst hohe Karten, wenn du alle Stiche verlieren musst.</translation>
    </message>
    <message>
        <source>You keep short suits when you could get rid of them.</source>
        <translation>Du behältst kurze Farben, die du loswerden könntest.</translation>
    </message>
    <message>
        <source>You keep single cards when you could throw them and trump later.</source>
        <translation>Du behältst einzelne Karten, die du abwerfen und später stechen könntest.</translation>
    </message>
    <message>
        <source>You lead a high card when a lower one of the suit is better.</source>
        <translation>Du spielst eine hohe Karte aus, obwohl eine kleinere der Farbe besser ist.</translation>
    </message>
    <message>
        <source>You lead a low card when you hold a high one of the suit.</source>
        <translation>Du spielst klein aus, obwohl du eine hohe Karte der Farbe hast.</translation>
    </message>
    <message>
        <source>You lead away from high cards that aren't the highest.</source>
        <translation>Du spielst Farben an, in denen du hohe Karten hast, aber nicht die höchste.</translation>
    </message>
    <message>
        <source>You lead high cards that take the trick.</source>
        <translation>Du spielst hohe Karten aus, die den Stich machen.</translation>
    </message>
    <message>
        <source>You lead short or weak suits instead of your long one.</source>
        <translation>Du spielst kurze oder schwache Farben aus statt deiner langen.</translation>
    </message>
    <message>
        <source>You lead suits that an opponent can trump.</source>
        <translation>Du spielst Farben aus, die ein Gegner stechen kann.</translation>
    </message>
    <message>
        <source>You lead suits that bring points back to you.</source>
        <translation>Du spielst Farben aus, in denen die Punkte bei dir landen.</translation>
    </message>
    <message>
        <source>You lead trumps and do the declarer's work for them.</source>
        <translation>Du ziehst Trumpf und hilfst damit dem Alleinspieler.</translation>
    </message>
    <message>
        <source>You lead trumps when another lead is better.</source>
        <translation>Du spielst Trumpf aus, obwohl etwas anderes besser ist.</translation>
    </message>
    <message>
        <source>You lead your low cards too soon.</source>
        <translation>Du spielst deine kleinen Karten zu früh aus.</translation>
    </message>
    <message>
        <source>You lead your winners too soon.</source>
        <translation>Du nimmst deine sicheren Stiche zu früh mit.</translation>
    </message>
    <message>
        <source>You leave the card turned up when you should take it.</source>
        <translation>Du lässt die aufgedeckte Karte liegen, obwohl du sie nehmen solltest.</translation>
    </message>
    <message>
        <source>You leave tricks that you could take.</source>
        <translation>Du lässt Stiche liegen, die du machen könntest.</translation>
    </message>
    <message>
        <source>You let a trick go that you needed.</source>
        <translation>Du lässt einen Stich laufen, den du gebraucht hättest.</translation>
    </message>
    <message>
        <source>You let somebody take all the points.</source>
        <translation>Du lässt jemanden alle Punkte einsammeln.</translation>
    </message>
    <message>
        <source>You may play the Bird at any time, even if you could follow. Try to win tricks with many points in them.</source>
        <translation>Du darfst den Vogel jederzeit spielen, auch wenn du bedienen könntest. Mach Stiche, in denen viele Punkte liegen.</translation>
    </message>
    <message>
        <source>You miss hands that could lose every trick.</source>
        <translation>Du übersiehst Blätter, die sich für Misère eignen.</translation>
    </message>
    <message>
        <source>You miss the chance to empty a suit when you pass cards.</source>
        <translation>Du nutzt beim Weitergeben die Gelegenheit nicht, eine Farbe loszuwerden.</translation>
    </message>
    <message>
        <source>You must follow the suit led.</source>
        <translation>Du musst die ausgespielte Farbe bedienen.</translation>
    </message>
    <message>
        <source>You name the wrong trump.</source>
        <translation>Du nennst den falschen Trumpf.</translation>
    </message>
    <message>
        <source>You need three tricks of your own. Three sure trumps are usually enough.</source>
        <translation>Du brauchst selbst drei Stiche. Drei sichere Trümpfe genügen meist.</translation>
    </message>
    <message>
        <source>You pass high cards that you should keep.</source>
        <translation>Du gibst hohe Karten weiter, die du behalten solltest.</translation>
    </message>
    <message>
        <source>You pass low cards that you need.</source>
        <translation>Du gibst kleine Karten weiter, die du brauchst.</translation>
    </message>
    <message>
        <source>You pass with hands that are worth a bid.</source>
        <translation>Du passt mit Blättern, die ein Gebot wert sind.</translation>
    </message>
    <message>
        <source>You play low cards when a higher one would cost no more.</source>
        <translation>Du spielst kleine Karten, obwohl dich eine höhere genauso wenig kostet.</translation>
    </message>
    <message>
        <source>You play low when you could take a trick without points.</source>
        <translation>Du bleibst darunter, obwohl du einen Stich ohne Punkte nehmen könntest.</translation>
    </message>
    <message>
        <source>You score only if you take exactly as many tricks as you say.</source>
        <translation>Punkte bekommst du nur, wenn du genau so viele Stiche machst, wie du sagst.</translation>
    </message>
    <message>
        <source>You stop thinking once your bid is lost.</source>
        <translation>Du denkst nicht mehr nach, sobald dein Gebot verloren ist.</translation>
    </message>
    <message>
        <source>You stop when you could take all the points.</source>
        <translation>Du hörst auf, obwohl du alle Punkte einsammeln könntest.</translation>
    </message>
    <message>
        <source>You swap low cards that you should keep, or keep some that you should swap.</source>
        <translation>Du tauschst niedrige Karten, die du behalten solltest, oder behältst welche, die du tauschen solltest.</translation>
    </message>
    <message>
        <source>You take a trick when you have to lose them all.</source>
        <translation>Du machst einen Stich, obwohl du alle verlieren musst.</translation>
    </message>
    <message>
        <source>You take one trick too many.</source>
        <translation>Du machst einen Stich zu viel.</translation>
    </message>
    <message>
        <source>You take the card turned up when you should leave it.</source>
        <translation>Du nimmst die aufgedeckte Karte, obwohl du sie liegen lassen solltest.</translation>
    </message>
    <message>
        <source>You take the tricks you need with the wrong cards.</source>
        <translation>Du machst die Stiche, die du brauchst, mit den falschen Karten.</translation>
    </message>
    <message>
        <source>You take tricks that you could leave.</source>
        <translation>Du nimmst Stiche, die du liegen lassen könntest.</translation>
    </message>
    <message>
        <source>You take tricks that you should leave to others.</source>
        <translation>Du nimmst Stiche, die du anderen lassen solltest.</translation>
    </message>
    <message>
        <source>You take tricks that your partner was winning.</source>
        <translation>Du nimmst Stiche, die dein Partner schon hatte.</translation>
    </message>
    <message>
        <source>You throw away cards that would win later.</source>
        <translation>Du wirfst Karten ab, die später gewinnen würden.</translation>
    </message>
    <message>
        <source>You throw cards of the wrong suit.</source>
        <translation>Du wirfst Karten der falschen Farbe ab.</translation>
    </message>
    <message>
        <source>You throw harmless cards and keep dangerous ones.</source>
        <translation>Du wirfst harmlose Karten ab und behältst gefährliche.</translation>
    </message>
    <message>
        <source>You throw high cards that you still need.</source>
        <translation>Du wirfst hohe Karten ab, die du noch brauchst.</translation>
    </message>
    <message>
        <source>You throw the low card that guards a high one.</source>
        <translation>Du wirfst die kleine Karte ab, die eine hohe deckt.</translation>
    </message>
    <message>
        <source>You throw trumps on tricks that they don't win.</source>
        <translation>Du wirfst Trümpfe in Stiche, die sie nicht gewinnen.</translation>
    </message>
    <message>
        <source>You trump tricks that aren't worth a trump.</source>
        <translation>Du stichst, obwohl der Stich keinen Trumpf wert ist.</translation>
    </message>
    <message>
        <source>You try to win with a card that is too low.</source>
        <translation>Du willst mit einer zu kleinen Karte gewinnen.</translation>
    </message>
    <message>
        <source>You waste high cards on tricks that you don't win.</source>
        <translation>Du verschwendest hohe Karten an Stiche, die du nicht gewinnst.</translation>
    </message>
    <message>
        <source>You win tricks with a higher card than you need.</source>
        <translation>Du gewinnst Stiche mit höheren Karten als nötig.</translation>
    </message>
    <message>
        <source>Your current rules for {game} don't allow this deal: {reason}</source>
        <translation>Die geltenden Regeln von {game} lassen diese Gabe nicht zu: {reason}</translation>
    </message>
    <message>
        <source>Zero bids score 5</source>
        <translation>Null Stiche zählen 5</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a very large number</source>
        <translation>eine sehr große Zahl</translation>
    </message>
    <message>
        <source>above 10 hearts</source>
        <translation>über 10 Herz</translation>
    </message>
    <message>
        <source>above the king</source>
        <translation>über dem König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>after discarding</source>
        <translation>nach dem Ablegen</translation>
    </message>
    <message>
        <source>after taking the centre, before discarding</source>
        <translation>nach dem Aufnehmen der Mitte, vor dem Ablegen</translation>
    </message>
    <message>
        <source>all cards but trumps</source>
        <translation>alles außer Trumpf</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>alle acht</translation>
    </message>
    <message>
        <source>all hearts</source>
        <translation>alle Herzen</translation>
    </message>
    <message>
        <source>all hearts and the queen of spades</source>
        <translation>alle Herzen und die Pik-Dame</translation>
    </message>
    <message>
        <source>all of them win</source>
        <translation>alle gewinnen</translation>
    </message>
    <message>
        <source>all the cards with points</source>
        <translation>alle Karten mit Punkten</translation>
    </message>
    <message>
        <source>all the points for everyone else</source>
        <translation>alle Punkte für alle anderen</translation>
    </message>
    <message>
        <source>all the points off your own score</source>
        <translation>alle Punkte vom eigenen Stand ab</translation>
    </message>
    <message>
        <source>always across</source>
        <translation>immer nach gegenüber</translation>
    </message>
    <message>
        <source>always clubs</source>
        <translation>immer Kreuz</translation>
    </message>
    <message>
        <source>always diamonds</source>
        <translation>immer Karo</translation>
    </message>
    <message>
        <source>always hearts</source>
        <translation>immer Herz</translation>
    </message>
    <message>
        <source>always spades</source>
        <translation>immer Pik</translation>
    </message>
    <message>
        <source>always to the left</source>
        <translation>immer nach links</translation>
    </message>
    <message>
        <source>always to the right</source>
        <translation>immer nach rechts</translation>
    </message>
    <message>
        <source>always to the second on the left</source>
        <translation>immer zum zweiten links</translation>
    </message>
    <message>
        <source>always to the second on the right</source>
        <translation>immer zum zweiten rechts</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>another deal</source>
        <translation>noch eine Gabe</translation>
    </message>
    <message>
        <source>another player took all the points</source>
        <translation>ein anderer Spieler hat alle Punkte bekommen</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>jede Farbe</translation>
    </message>
    <message>
        <source>are bags</source>
        <translation>sind Säcke</translation>
    </message>
    <message>
        <source>as a card of a suit (tournament)</source>
        <translation>als Karte einer Farbe (Turnier)</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>at any time, even if you could follow</source>
        <translation>jederzeit, auch wenn bedient werden könnte</translation>
    </message>
    <message>
        <source>at or over the target</source>
        <translation>sobald das Ziel erreicht ist</translation>
    </message>
    <message>
        <source>bagged</source>
        <translation>Geber muss bieten</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>bags: {bags}</source>
        <translation>Säcke: {bags}</translation>
    </message>
    <message>
        <source>bags: {bags}, so far {all}</source>
        <translation>Säcke: {bags}, bisher {all}</translation>
    </message>
    <message>
        <source>before taking the centre</source>
        <translation>vor dem Aufnehmen der Mitte</translation>
    </message>
    <message>
        <source>below 10 hearts</source>
        <translation>unter 10 Herz</translation>
    </message>
    <message>
        <source>below 8 spades</source>
        <translation>unter 8 Pik</translation>
    </message>
    <message>
        <source>between the 10 and the 11 of trumps</source>
        <translation>zwischen der 10 und der 11 der Trümpfe</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}</source>
        <translation>{bid} geboten und {tricks} gemacht</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: exact</source>
        <translation>{bid} geboten und {tricks} gemacht: genau</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>großer Joker</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>blind nil failed: {tricks}</source>
        <translation>blinde Null verloren, Stiche: {tricks}</translation>
    </message>
    <message>
        <source>blind nil made</source>
        <translation>blinde Null geschafft</translation>
    </message>
    <message>
        <source>bottoms</source>
        <translation>bottoms</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>by its value</source>
        <translation>nach ihrem Wert</translation>
    </message>
    <message>
        <source>can be bid</source>
        <translation>darf geboten werden</translation>
    </message>
    <message>
        <source>can win the auction</source>
        <translation>können das Bieten gewinnen</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mittelstapel</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>cost 1 point each</source>
        <translation>kosten je 1 Punkt</translation>
    </message>
    <message>
        <source>costs 30</source>
        <translation>kostet 30</translation>
    </message>
    <message>
        <source>costs 60</source>
        <translation>kostet 60</translation>
    </message>
    <message>
        <source>count for the partner's bid</source>
        <translation>zählen für das Gebot des Partners</translation>
    </message>
    <message>
        <source>count nothing</source>
        <translation>zählen nichts</translation>
    </message>
    <message>
        <source>cut-throat</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>down to one card</source>
        <translation>bis auf eine Karte hinunter</translation>
    </message>
    <message>
        <source>down to one card and up again</source>
        <translation>bis auf eine Karte hinunter und wieder hinauf</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>each player chooses</source>
        <translation>jeder Spieler wählt</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>Elf</translation>
    </message>
    <message>
        <source>everyone alone</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>everyone plays alone</source>
        <translation>jeder spielt allein</translation>
    </message>
    <message>
        <source>everyone who has not passed</source>
        <translation>alle, die nicht gepasst haben</translation>
    </message>
    <message>
        <source>exact bid: 10 plus 1 for each trick</source>
        <translation>genaues Gebot: 10 und die Stiche</translation>
    </message>
    <message>
        <source>exact bid: 10 plus the square of the bid</source>
        <translation>genaues Gebot: 10 und das Quadrat des Gebots</translation>
    </message>
    <message>
        <source>exact: 10 plus tricks; else minus the difference</source>
        <translation>genaues Gebot: 10 und die Stiche; sonst die Abweichung als Abzug</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>for a side at least 100 points behind</source>
        <translation>für eine Seite, die mindestens 100 Punkte zurückliegt</translation>
    </message>
    <message>
        <source>for everyone</source>
        <translation>für alle</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>für niemanden</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>from one card up and down again</source>
        <translation>von einer Karte hinauf und wieder hinunter</translation>
    </message>
    <message>
        <source>go to the declarer's side</source>
        <translation>gehen an die Seite des Alleinspielers</translation>
    </message>
    <message>
        <source>go with the last trick</source>
        <translation>gehen mit dem letzten Stich</translation>
    </message>
    <message>
        <source>going under</source>
        <translation>going under</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>hearts: {hearts}</source>
        <translation>Herzen: {hearts}</translation>
    </message>
    <message>
        <source>hearts: {hearts}, and the jack of diamonds</source>
        <translation>Herzen: {hearts}, dazu der Karo-Bube</translation>
    </message>
    <message>
        <source>hearts: {hearts}, and the queen of spades</source>
        <translation>Herzen: {hearts}, dazu die Pik-Dame</translation>
    </message>
    <message>
        <source>hearts: {hearts}, the queen of spades and the jack of diamonds</source>
        <translation>Herzen: {hearts}, dazu Pik-Dame und Karo-Bube</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>high and low joker</source>
        <translation>hoher und niedriger Joker</translation>
    </message>
    <message>
        <source>individual</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>inkle</source>
        <translation>Wink</translation>
    </message>
    <message>
        <source>its number; jack 11, queen 12, king 13, ace 14</source>
        <translation>was darauf steht; Bube 11, Dame 12, König 13, Ass 14</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>jjdd</source>
        <translation>jjdd</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>links vom Geber</translation>
    </message>
    <message>
        <source>left of the declarer</source>
        <translation>links vom Alleinspieler</translation>
    </message>
    <message>
        <source>left, right, across, not at all</source>
        <translation>links, rechts, gegenüber, gar nicht</translation>
    </message>
    <message>
        <source>like any other trump</source>
        <translation>wie jeder andere Trumpf</translation>
    </message>
    <message>
        <source>loner</source>
        <translation>Alleingang</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>low in diamonds, below the jack in black</source>
        <translation>in Karo niedrig, in Schwarz unter dem Buben</translation>
    </message>
    <message>
        <source>must call at least 20</source>
        <translation>muss mindestens 20 bieten</translation>
    </message>
    <message>
        <source>named by the highest bidder</source>
        <translation>nennt, wer am höchsten bietet</translation>
    </message>
    <message>
        <source>nest</source>
        <translation>Nest</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>nil failed: {tricks}</source>
        <translation>Null verloren, Stiche: {tricks}</translation>
    </message>
    <message>
        <source>nil made</source>
        <translation>Null geschafft</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>no other total</source>
        <translation>keinem anderen Stand</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>kein Abzug</translation>
    </message>
    <message>
        <source>no special rule</source>
        <translation>keine besondere Regel</translation>
    </message>
    <message>
        <source>no, always follow</source>
        <translation>nein, immer bedienen</translation>
    </message>
    <message>
        <source>none of the points it took</source>
        <translation>keinen der Punkte, die sie gemacht hat</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>not broken yet</source>
        <translation>noch nicht gebrochen</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>wird nicht gespielt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing: everyone bids at least one</source>
        <translation>nichts: jeder bietet mindestens einen Stich</translation>
    </message>
    <message>
        <source>omnibus</source>
        <translation>Omnibus</translation>
    </message>
    <message>
        <source>on the green</source>
        <translation>on the green</translation>
    </message>
    <message>
        <source>once a heart has been played</source>
        <translation>sobald ein Herz gespielt wurde</translation>
    </message>
    <message>
        <source>once a heart or the queen has been played</source>
        <translation>sobald ein Herz oder die Dame gespielt wurde</translation>
    </message>
    <message>
        <source>once a spade has been played</source>
        <translation>sobald ein Pik gespielt wurde</translation>
    </message>
    <message>
        <source>one</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>one call each</source>
        <translation>jeder einmal</translation>
    </message>
    <message>
        <source>one per player in each deal</source>
        <translation>einmal je Spieler und Gabe</translation>
    </message>
    <message>
        <source>one per side in each deal</source>
        <translation>einmal je Seite und Gabe</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>einen Punkt</translation>
    </message>
    <message>
        <source>only a suit you may still hold</source>
        <translation>keine Farbe, die sein Spieler schon nicht bedienen konnte</translation>
    </message>
    <message>
        <source>only if needed</source>
        <translation>nur wenn nötig</translation>
    </message>
    <message>
        <source>only if needed, and only trumps</source>
        <translation>nur wenn nötig, und dann Trümpfe</translation>
    </message>
    <message>
        <source>only show a suit (inkle)</source>
        <translation>zeigen nur eine Farbe (Wink)</translation>
    </message>
    <message>
        <source>only the dealer and the player whose call was held</source>
        <translation>nur der Geber und der Spieler, dessen Gebot er hält</translation>
    </message>
    <message>
        <source>only when void</source>
        <translation>nur wenn man nicht bedienen kann</translation>
    </message>
    <message>
        <source>over a bid of seven</source>
        <translation>über einem Gebot von sieben</translation>
    </message>
    <message>
        <source>over the target</source>
        <translation>erst über dem Ziel</translation>
    </message>
    <message>
        <source>partners face each other</source>
        <translation>Partner sitzen sich gegenüber</translation>
    </message>
    <message>
        <source>points in hearts: {hearts}, in spades: {spades}</source>
        <translation>Punkte in Herz: {hearts}, in Pik: {spades}</translation>
    </message>
    <message>
        <source>points in hearts: {hearts}, in spades: {spades}, and the jack of diamonds</source>
        <translation>Punkte in Herz: {hearts}, in Pik: {spades}, und der Karo-Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>rob</source>
        <translation>rauben</translation>
    </message>
    <message>
        <source>score for nobody</source>
        <translation>zählen für niemanden</translation>
    </message>
    <message>
        <source>scores nothing when others make their bid</source>
        <translation>bekommt nichts, wenn andere ihre Ansage erfüllen</translation>
    </message>
    <message>
        <source>screw the dealer</source>
        <translation>screw the dealer</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>seven is twice six, eight three times six (1904)</source>
        <translation>sieben zählt zweimal sechs, acht dreimal (1904)</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>sechs Spieler</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs, none in turn</source>
        <translation>Pik, Herz, Karo, Kreuz, ohne Trumpf im Wechsel</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>ten bags</source>
        <translation>zehn Säcke</translation>
    </message>
    <message>
        <source>ten; six players eight, seven seven, eight six</source>
        <translation>zehn; acht zu sechst, sieben zu siebt, sechs zu acht</translation>
    </message>
    <message>
        <source>the Bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>the Red One</source>
        <translation>Rote Eins</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>das Pik-Ass</translation>
    </message>
    <message>
        <source>the dealer may pass too; then the next one deals</source>
        <translation>auch der Geber darf passen, und der nächste gibt</translation>
    </message>
    <message>
        <source>the dealer must bid</source>
        <translation>der Geber muss bieten</translation>
    </message>
    <message>
        <source>the dealer takes the centre at the lowest bid</source>
        <translation>der Geber nimmt die Mitte zum niedrigsten Gebot</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>der Alleinspieler</translation>
    </message>
    <message>
        <source>the declarer picks partners</source>
        <translation>der Alleinspieler wählt Partner</translation>
    </message>
    <message>
        <source>the declarer's side</source>
        <translation>die Seite des Alleinspielers</translation>
    </message>
    <message>
        <source>the declarer's side wins</source>
        <translation>die Seite des Alleinspielers gewinnt</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>the eleven</source>
        <translation>Elf</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>the higher total</source>
        <translation>der höhere Stand</translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation>der höhere Stand gewinnt</translation>
    </message>
    <message>
        <source>the highest card</source>
        <translation>die höchste Karte</translation>
    </message>
    <message>
        <source>the highest trump, but for the Red One</source>
        <translation>der höchste Trumpf, nur die Rote Eins ist höher</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>the low joker</source>
        <translation>Kleiner Joker</translation>
    </message>
    <message>
        <source>the lowest card</source>
        <translation>die niedrigste Karte</translation>
    </message>
    <message>
        <source>the lowest club is led, and no spade may be played</source>
        <translation>das niedrigste Kreuz wird ausgespielt, und niemand darf Pik spielen</translation>
    </message>
    <message>
        <source>the lowest trump</source>
        <translation>der niedrigste Trumpf</translation>
    </message>
    <message>
        <source>the next dealer deals</source>
        <translation>der nächste Geber gibt</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>the player left of the dealer</source>
        <translation>der Spieler links vom Geber</translation>
    </message>
    <message>
        <source>the player left of the declarer</source>
        <translation>der Spieler links vom Alleinspieler</translation>
    </message>
    <message>
        <source>the player to the left of the dealer leads any card but a spade</source>
        <translation>der Spieler links vom Geber spielt aus, was er will, nur nicht Pik</translation>
    </message>
    <message>
        <source>the player who shot it chooses</source>
        <translation>wer ihn geschafft hat, wählt</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>derselbe Geber gibt noch einmal</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>the suit of the card turned up</source>
        <translation>die Farbe der aufgedeckten Karte</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>the thirteen</source>
        <translation>Dreizehn</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>the twelve</source>
        <translation>Zwölf</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>Dreizehn</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>three nines and tens</source>
        <translation>drei Neunen und Zehnen</translation>
    </message>
    <message>
        <source>three nines or three tens</source>
        <translation>drei Neunen oder drei Zehnen</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>drei Spieler</translation>
    </message>
    <message>
        <source>three sides of two</source>
        <translation>drei Parteien zu zweit</translation>
    </message>
    <message>
        <source>to everyone in turn, then not at all</source>
        <translation>reihum an alle, dann gar nicht</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>Zwölf</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>two jokers, the two of diamonds, the two of spades</source>
        <translation>zwei Joker, Karo-Zwei, Pik-Zwei</translation>
    </message>
    <message>
        <source>two jokers, then the ace of spades</source>
        <translation>zwei Joker, dann das Pik-Ass</translation>
    </message>
    <message>
        <source>two sides of three</source>
        <translation>zwei Dreierteams</translation>
    </message>
    <message>
        <source>under the table</source>
        <translation>under the table</translation>
    </message>
    <message>
        <source>until all but one have passed</source>
        <translation>bis alle bis auf einen gepasst haben</translation>
    </message>
    <message>
        <source>until someone has enough points</source>
        <translation>bis jemand genug Punkte hat</translation>
    </message>
    <message>
        <source>wins only by making a call</source>
        <translation>gewinnt nur mit einer erfüllten Ansage</translation>
    </message>
    <message>
        <source>with trump</source>
        <translation>mit Trumpf</translation>
    </message>
    <message>
        <source>without 60 for 120</source>
        <translation>ohne 60 für 120</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>without trump</source>
        <translation>ohne Trumpf</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>yes, with the three highest trumps</source>
        <translation>ja, mit den drei höchsten Trümpfen</translation>
    </message>
    <message>
        <source>{bags} of {all}</source>
        <translation>{bags} von {all}</translation>
    </message>
    <message>
        <source>{bid}: the declarer took {tricks} of 10 tricks.</source>
        <translation>{bid}: Der Alleinspieler hat {tricks} von 10 Stichen gemacht.</translation>
    </message>
    <message>
        <source>{bid}: the declarer took {tricks} of 5 tricks.</source>
        <translation>{bid}: Der Alleinspieler hat {tricks} von 5 Stichen gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>{bid}: the declarer took {tricks} tricks.</source>
        <extracomment>1: {bid}: the declarer took {tricks} trick.</extracomment>
        <translation><numerusform>{bid}: Der Alleinspieler machte {tricks} Stich.</numerusform><numerusform>{bid}: Der Alleinspieler machte {tricks} Stiche.</numerusform></translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 10 tricks.</source>
        <translation>{bid}: Die Seite des Alleinspielers machte {tricks} von 10 Stichen.</translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 5 tricks, {points} points.</source>
        <translation>{bid}: Die Seite des Alleinspielers machte {tricks} von 5 Stichen, {points} Punkte.</translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 5 tricks.</source>
        <translation>{bid}: Die Seite des Alleinspielers hat {tricks} von 5 Stichen gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>{bid}: the declarer's side took {tricks} tricks.</source>
        <extracomment>1: {bid}: the declarer's side took {tricks} trick.</extracomment>
        <translation><numerusform>{bid}: Die Seite des Alleinspielers machte {tricks} Stich.</numerusform><numerusform>{bid}: Die Seite des Alleinspielers machte {tricks} Stiche.</numerusform></translation>
    </message>
    <message>
        <source>{bid}: the declarer's team took {tricks} of {all} tricks.</source>
        <translation>{bid}: Die Mannschaft des Alleinspielers machte {tricks} von {all} Stichen.</translation>
    </message>
    <message>
        <source>{card} beats every other card.</source>
        <translation>{card} schlägt jede andere Karte.</translation>
    </message>
    <message>
        <source>{card} counts as {card_as}.</source>
        <translation>{card} zählt als {card_as}.</translation>
    </message>
    <message>
        <source>{card} counts as {rank} of trumps.</source>
        <translation>{card} zählt als Trumpf-{rank}.</translation>
    </message>
    <message>
        <source>{card} is a trump between the 10 and the 11.</source>
        <translation>{card} ist ein Trumpf zwischen der 10 und der 11.</translation>
    </message>
    <message>
        <source>{card} is always the highest trump.</source>
        <translation>{card} ist immer der höchste Trumpf.</translation>
    </message>
    <message>
        <source>{card} is always the third highest trump.</source>
        <translation>{card} ist immer der dritthöchste Trumpf.</translation>
    </message>
    <message>
        <source>{card} is the highest trump.</source>
        <translation>{card} ist der höchste Trumpf.</translation>
    </message>
    <message>
        <source>{card} is the left bower and counts as {suit}.</source>
        <translation>{card} ist der linke Bauer und zählt als {suit}.</translation>
    </message>
    <message>
        <source>{card} is the only trump in this trick.</source>
        <translation>{card} ist der einzige Trumpf in diesem Stich.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump after the joker.</source>
        <translation>{card} ist der rechte Bauer, der höchste Trumpf nach dem Joker.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump after the jokers.</source>
        <translation>{card} ist der rechte Bauer, der höchste Trumpf nach den Jokern.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump.</source>
        <translation>{card} ist der rechte Bauer, der höchste Trumpf.</translation>
    </message>
    <message>
        <source>{card} is the second highest trump, after the Red One.</source>
        <translation>{card} ist der zweithöchste Trumpf, nach der Roten Eins.</translation>
    </message>
    <message>
        <source>{card} is the second highest trump, after the five.</source>
        <translation>{card} ist der zweithöchste Trumpf, nach der Fünf.</translation>
    </message>
    <message>
        <source>{card} ranks above {card_other}.</source>
        <translation>{card} steht über {card_other}.</translation>
    </message>
    <message>
        <source>{card} was led as {suit}, and nobody played a card of that suit.</source>
        <translation>{card} wurde als {suit} ausgespielt, und niemand spielte eine Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>{card}, led as {suit}, beats every other card.</source>
        <translation>{card}, als {suit} ausgespielt, schlägt jede andere Karte.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”.</source>
        <translation>{game} hat keine Einstellung „{option}“.</translation>
    </message>
    <message>
        <source>{game} has no preset “{preset}”.</source>
        <translation>{game} hat keine Vorgabe „{preset}“.</translation>
    </message>
    <message>
        <source>{name} doesn't exist.</source>
        <translation>{name} gibt es nicht.</translation>
    </message>
    <message>
        <source>{name} is a device or a pipe, not a file.</source>
        <translation>{name} ist ein Gerät oder eine Pipe, keine Datei.</translation>
    </message>
    <message>
        <source>{name} is a folder, not a file.</source>
        <translation>{name} ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>{name} is damaged. The last intact version or the defaults are used instead.</source>
        <translation>{name} ist beschädigt. Stattdessen gilt die letzte unbeschädigte Fassung oder die Voreinstellung.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} ist leer.</translation>
    </message>
    <message>
        <source>{name}: {detail}.</source>
        <translation>{name}: {detail}.</translation>
    </message>
    <message>
        <source>{program} can't be started: {reason}.</source>
        <translation>{program} lässt sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>{program} chose an illegal action: “{action}” (“{reason}”).</source>
        <translation>{program} wollte etwas Unerlaubtes: „{action}“ („{reason}“).</translation>
    </message>
    <message>
        <source>{program} chose an illegal action: “{action}”.</source>
        <translation>{program} wollte etwas Unerlaubtes: „{action}“.</translation>
    </message>
    <message>
        <source>{program} ended or closed its output without an answer.</source>
        <translation>{program} endete oder schloss seine Ausgabe, ohne zu antworten.</translation>
    </message>
    <message>
        <source>{program} gave no answer within {seconds} seconds.</source>
        <translation>{program} hat {seconds} Sekunden lang nicht geantwortet.</translation>
    </message>
    <message>
        <source>{program} wrote a line of more than {size} kB.</source>
        <translation>{program} hat eine Zeile von mehr als {size} kB geschrieben.</translation>
    </message>
    <message>
        <source>{program} wrote a line that isn't a valid answer: “{line}”.</source>
        <translation>{program} hat eine Zeile geschrieben, die keine gültige Antwort ist: „{line}“.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks at 5 points each</source>
        <extracomment>1: {tricks} trick at 5 points each</extracomment>
        <translation><numerusform>{tricks} Stich zu 5 Punkten</numerusform><numerusform>{tricks} Stiche zu je 5 Punkten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks at {each} points each</source>
        <extracomment>1: {tricks} trick at {each} points each</extracomment>
        <translation><numerusform>{tricks} Stich zu {each} Punkten</numerusform><numerusform>{tricks} Stiche zu je {each} Punkten</numerusform></translation>
    </message>
    <message>
        <source>“{command}” has a quotation mark without its partner.</source>
        <translation>In „{command}“ fehlt ein zweites Anführungszeichen.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>„{key}“ fehlt.</translation>
    </message>
    <message>
        <source>“{key}” must be a list.</source>
        <translation>„{key}“ muss eine Liste sein.</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>„{key}“ muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>“{key}” must be an object.</source>
        <translation>„{key}“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>“{key}” must be text.</source>
        <translation>„{key}“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>“{key}” must be the name of a game.</source>
        <translation>„{key}“ muss der Name eines Spiels sein.</translation>
    </message>
    <message>
        <source>“{letter}” can't be part of a deal code.</source>
        <translation>„{letter}“ kommt in Gabencodes nicht vor.</translation>
    </message>
    <message>
        <source>“{name}” isn't executable. Make it so, or put its interpreter first.</source>
        <translation>„{name}“ ist nicht ausführbar. Mach die Datei ausführbar, oder stelle ihren Interpreter voran.</translation>
    </message>
    <message>
        <source>“{text}” isn't a deal, a deal code or a deal number.</source>
        <translation>„{text}“ ist weder eine Gabe noch ein Gabencode noch eine Gabennummer.</translation>
    </message>
    <message>
        <source>“{word}” isn't a card of this game.</source>
        <translation>„{word}“ ist keine Karte dieses Spiels.</translation>
    </message>
    <message>
        <source>“{word}” isn't a seat.</source>
        <translation>„{word}“ ist kein Platz.</translation>
    </message>
    <message>
        <source>“{word}” isn't a suit.</source>
        <translation>„{word}“ ist keine Farbe.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>A guided five-minute deal, with no rules to read first</source>
        <translation>Eine geführte Gabe von fünf Minuten, ohne vorher Regeln zu lesen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <source>Lesson begun.</source>
        <translation>Lektion angefangen.</translation>
    </message>
    <message>
        <source>My statistics for {game}</source>
        <translation>Meine Statistik zu {game}</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Seats and house rules for {game}</source>
        <translation>Plätze und Hausregeln von {game}</translation>
    </message>
    <message>
        <source>The unfinished match is kept.</source>
        <translation>Die unfertige Partie bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>HabitsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Alle Fehler</translation>
    </message>
    <message>
        <source>Deals with such a mistake</source>
        <translation>Gaben mit so einem Fehler</translation>
    </message>
    <message>
        <source>Looking at deals</source>
        <translation>Gaben werden angesehen</translation>
    </message>
    <message>
        <source>Mis&amp;take</source>
        <translation>&amp;Fehler</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Noch keine Nachbesprechungen</translation>
    </message>
    <message>
        <source>Opens the review at your decision</source>
        <translation>Öffnet die Nachbesprechung bei deiner Entscheidung</translation>
    </message>
    <message>
        <source>Points lost per deal, by month</source>
        <translation>Verlorene Punkte je Gabe, nach Monaten</translation>
    </message>
    <message>
        <source>Reading finished matches…</source>
        <translation>Beendete Partien werden gelesen…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Another choice looks better in the simulated deals, but the difference is too small to be sure.</source>
        <translation>Etwas anderes sieht in den simulierten Gaben besser aus, aber der Unterschied ist zu klein, um sicher zu sein.</translation>
    </message>
    <message>
        <source>Another choice scores more in the simulated deals, but the risk is too high.</source>
        <translation>Etwas anderes bringt in den simulierten Gaben mehr, aber das Risiko ist zu hoch.</translation>
    </message>
    <message>
        <source>Based only on what you can see.</source>
        <translation>Beruht nur auf dem, was du sehen kannst.</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Choose it, then press Enter to confirm.</source>
        <translation>Auswählen; Enter bestätigt.</translation>
    </message>
    <message>
        <source>Choose these</source>
        <translation>Diese wählen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Expected results</source>
        <translation>Erwartete Ergebnisse</translation>
    </message>
    <message>
        <source>Fewer points are better, but what the others score counts too.</source>
        <translation>Weniger Punkte sind besser, aber auch die Punkte der anderen zählen.</translation>
    </message>
    <message>
        <source>Fewer points are better.</source>
        <translation>Weniger Punkte sind besser.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Not considered: {calls}.</source>
        <translation>Nicht erwogen: {calls}.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>That costs {points} on average.</source>
        <translation>Das kostet im Schnitt {points}.</translation>
    </message>
    <message>
        <source>The bars also count the deals that were solved exactly.</source>
        <translation>Die Balken zählen auch die exakt gelösten Gaben mit.</translation>
    </message>
    <message>
        <source>The bars weigh the effect on the match, not just the points.</source>
        <translation>Die Balken berücksichtigen die Folgen für die Partie, nicht nur die Punkte.</translation>
    </message>
    <message>
        <source>by rule of thumb</source>
        <translation>nach Faustregel</translation>
    </message>
    <message>
        <source>longer is better</source>
        <translation>länger ist besser</translation>
    </message>
    <message>
        <source>made</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach…</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>{choice}: {figures}</source>
        <translation>{choice}: {figures}</translation>
    </message>
    <message>
        <source>{choice}: {reason}</source>
        <translation>{choice}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} deals simulated</source>
        <extracomment>1: {n} deal simulated</extracomment>
        <translation><numerusform>{n} Gabe simuliert</numerusform><numerusform>{n} Gaben simuliert</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals so far</source>
        <extracomment>1: {n} deal so far</extracomment>
        <translation><numerusform>bisher {n} Gabe</numerusform><numerusform>bisher {n} Gaben</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals solved exactly.</source>
        <extracomment>1: {n} deal solved exactly.</extracomment>
        <translation><numerusform>{n} Gabe exakt gelöst.</numerusform><numerusform>{n} Gaben exakt gelöst.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} other calls were not considered.</source>
        <extracomment>1: {n} other call was not considered.</extracomment>
        <translation><numerusform>Nicht erwogen: {n} Gebot.</numerusform><numerusform>Nicht erwogen: {n} Gebote.</numerusform></translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{other} costs {points} more on average.</source>
        <translation>{other} kostet im Schnitt {points} mehr.</translation>
    </message>
    <message>
        <source>{other} scores {points} less on average.</source>
        <translation>{other} bringt im Schnitt {points} weniger.</translation>
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
        <translation>B</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
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
        <translation> oder </translation>
    </message>
    <message>
        <source>A shortcut is one key, alone or with Ctrl, Alt or Shift.</source>
        <translation>Ein Tastenkürzel ist eine Taste, allein oder mit Strg, Alt oder Umschalt.</translation>
    </message>
    <message>
        <source>Answer with the card of that number</source>
        <translation>Mit der Karte dieser Nummer antworten</translation>
    </message>
    <message>
        <source>At the table: bids and other choices</source>
        <translation>Am Tisch: Gebote und andere Fragen</translation>
    </message>
    <message>
        <source>At the table: your cards</source>
        <translation>Am Tisch: Deine Karten</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Check, or choose the kitty</source>
        <translation>Schieben oder den Talon wählen</translation>
    </message>
    <message>
        <source>Choose a bid without a number, such as misère</source>
        <translation>Ein Gebot ohne Zahl wählen, etwa Misère</translation>
    </message>
    <message>
        <source>Choose a suit: after a number, or if only that is asked</source>
        <translation>Eine Farbe wählen: nach einer Zahl, oder wenn nur sie gefragt ist</translation>
    </message>
    <message>
        <source>Choose the player in that seat</source>
        <translation>Den Spieler an diesem Platz wählen</translation>
    </message>
    <message>
        <source>Choose where the next cards go</source>
        <translation>Wählen, wohin die nächsten Karten kommen</translation>
    </message>
    <message>
        <source>Clear the choice</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Close a dialog or undo a choice</source>
        <translation>Einen Dialog schließen oder eine Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Confirm what is chosen</source>
        <translation>Bestätigen, was gewählt ist</translation>
    </message>
    <message>
        <source>Deal, or continue the selected match</source>
        <translation>Geben oder die gewählte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Delete the selected unfinished match</source>
        <translation>Die gewählte angefangene Partie löschen</translation>
    </message>
    <message>
        <source>Delete the selected variation</source>
        <translation>Die gewählte Variante löschen</translation>
    </message>
    <message>
        <source>Go forward to the current text</source>
        <translation>Vor zum aktuellen Text</translation>
    </message>
    <message>
        <source>Go from button to button</source>
        <translation>Von Knopf zu Knopf gehen</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Von Karte zu Karte gehen</translation>
    </message>
    <message>
        <source>Go from card to card, and from row to row</source>
        <translation>Von Karte zu Karte und von Reihe zu Reihe gehen</translation>
    </message>
    <message>
        <source>Go to the end of the deal</source>
        <translation>Zum Ende der Gabe</translation>
    </message>
    <message>
        <source>Go to the first game</source>
        <translation>Zum ersten Spiel</translation>
    </message>
    <message>
        <source>Go to the last game</source>
        <translation>Zum letzten Spiel</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>Zur nächsten Karte</translation>
    </message>
    <message>
        <source>Go to the next or the previous control</source>
        <translation>Zum nächsten oder vorigen Bedienelement</translation>
    </message>
    <message>
        <source>Go to the previous card</source>
        <translation>Zur Karte davor</translation>
    </message>
    <message>
        <source>Go to the start of the deal</source>
        <translation>Zum Anfang der Gabe</translation>
    </message>
    <message>
        <source>Hold the bid, as the dealer</source>
        <translation>Als Geber das Gebot halten</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>In einer Lektion</translation>
    </message>
    <message>
        <source>In every window</source>
        <translation>In jedem Fenster</translation>
    </message>
    <message>
        <source>In exercises</source>
        <translation>In Übungen</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>In der Lobby</translation>
    </message>
    <message>
        <source>In the review</source>
        <translation>In der Nachbesprechung</translation>
    </message>
    <message>
        <source>Leave the cards and clear a card chosen in advance</source>
        <translation>Die Karten verlassen und eine vorgemerkte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Leave the lesson, if nothing is chosen</source>
        <translation>Die Lektion verlassen, wenn nichts gewählt ist</translation>
    </message>
    <message>
        <source>Move a card within its row</source>
        <translation>Eine Karte in ihrer Reihe verschieben</translation>
    </message>
    <message>
        <source>Move the selected card there</source>
        <translation>Die gewählte Karte dorthin verschieben</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Einen Stich weiter</translation>
    </message>
    <message>
        <source>Pick a card to discard, or put it back</source>
        <translation>Eine Karte zum Ablegen wählen oder zurücknehmen</translation>
    </message>
    <message>
        <source>Play automatically, or stop</source>
        <translation>Automatisch abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play the selected card</source>
        <translation>Die gewählte Karte spielen</translation>
    </message>
    <message>
        <source>Press the main button or the selected one</source>
        <translation>Den Hauptknopf oder den gewählten Knopf drücken</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Einen Stich zurück</translation>
    </message>
    <message>
        <source>Raise or lower the bid</source>
        <translation>Mehr oder weniger bieten</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Read the previous text</source>
        <translation>Den vorigen Text lesen</translation>
    </message>
    <message>
        <source>Setting up a deal</source>
        <translation>Beim Zusammenstellen einer Gabe</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Then open a menu: undo, hint, rules, all games</source>
        <translation>Danach ein Menü öffnen: zurücknehmen, Tipp, Regeln, alle Spiele</translation>
    </message>
    <message>
        <source>Type your bid, or choose a player</source>
        <translation>Die Höhe des Gebots tippen oder einen Spieler wählen</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”. Remove it there first.</source>
        <translation>{key} gehört schon zu „{command}“. Entferne die Taste zuerst dort.</translation>
    </message>
    <message>
        <source>{key} is already used: {place}, {meaning}.</source>
        <translation>{key} ist schon belegt: {place}, {meaning}.</translation>
    </message>
    <message>
        <source>{key} is reserved for copying, cutting, pasting and selecting text.</source>
        <translation>{key} ist Texten vorbehalten: zum Kopieren, Ausschneiden, Einfügen und Auswählen.</translation>
    </message>
    <message>
        <source>{key} opens a menu.</source>
        <translation>{key} öffnet ein Menü.</translation>
    </message>
    <message>
        <source>{menu}: {command}</source>
        <translation>{menu}: {command}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>  {keys}: {meaning}</source>
        <translation>  {keys}: {meaning}</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>All keys are back to their defaults.</source>
        <translation>Alle Tasten sind wieder wie voreingestellt.</translation>
    </message>
    <message>
        <source>All keys, grouped by where they work</source>
        <translation>Alle Tasten, geordnet danach, wo sie gelten</translation>
    </message>
    <message>
        <source>Copied the key list.</source>
        <translation>Die Tastenliste ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Currently {keys}. Press a new key to change it.</source>
        <translation>Jetzt {keys}. Drücke eine neue Taste, um das zu ändern.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Key for “{command}”</source>
        <translation>Taste von „{command}“</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>No key yet. Press one to set it.</source>
        <translation>Noch keine Taste. Drücke eine, um sie festzulegen.</translation>
    </message>
    <message>
        <source>Remove &amp;key</source>
        <translation>Taste &amp;entfernen</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Einen Befehl oder eine Taste suchen</translation>
    </message>
    <message>
        <source>The key for “{command}” is now {keys}.</source>
        <translation>Die Taste für „{command}“ ist jetzt {keys}.</translation>
    </message>
    <message>
        <source>These keys can’t be changed.</source>
        <translation>Diese Tasten lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>{name} menu</source>
        <translation>Menü {name}</translation>
    </message>
    <message>
        <source>“{command}” no longer has a key.</source>
        <translation>„{command}“ hat keine Taste mehr.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>System language ({language})</source>
        <translation>Systemsprache ({language})</translation>
    </message>
    <message>
        <source>Takes effect at once. Your match continues.</source>
        <translation>Gilt sofort. Eine laufende Partie geht weiter.</translation>
    </message>
</context>
<context>
    <name>LastCrash</name>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. It kept every move up to the last save: {matches}.</source>
        <translation>Trickdesk ist beim letzten Mal unerwartet abgebrochen. Alle Spielzüge bis zum letzten Speichern sind noch da: {matches}.</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. No match was open.</source>
        <translation>Trickdesk ist beim letzten Mal unerwartet abgebrochen. Es war keine Partie offen.</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. {match}.</source>
        <translation>Trickdesk ist beim letzten Mal unerwartet abgebrochen. {match}.</translation>
    </message>
</context>
<context>
    <name>LeaveCheck</name>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Trotzdem schließen</translation>
    </message>
    <message>
        <source>&amp;Leave anyway</source>
        <translation>&amp;Trotzdem verlassen</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>Can’t save this match: {reason}</source>
        <translation>Diese Partie konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Programm schließen</translation>
    </message>
    <message>
        <source>If you leave now, you lose everything played since the last save.</source>
        <translation>Wenn du jetzt gehst, verlierst du alles, was seit dem letzten Speichern gespielt wurde.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Bleiben</translation>
    </message>
</context>
<context>
    <name>LessonHost</name>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Step {n} of {all}</source>
        <translation>Schritt {n} von {all}</translation>
    </message>
    <message>
        <source>The answer: {answer}.</source>
        <translation>Richtig ist: {answer}.</translation>
    </message>
    <message>
        <source>Well done! You've learned:</source>
        <translation>Gut gemacht! Das hast du gelernt:</translation>
    </message>
    <message>
        <source>{reason} Try again.</source>
        <translation>{reason} Versuch es noch einmal.</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Zurück, wo du warst (Esc)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on at step {n}</source>
        <translation>Weiter bei Schritt {n}</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Previous text (Page Up)</source>
        <translation>Voriger Text (Bild auf)</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Show the answer (Ctrl+H)</source>
        <translation>Die Antwort zeigen (Strg+H)</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>bids low</source>
        <translation>bietet niedrig</translation>
    </message>
    <message>
        <source>bids what it expects to make</source>
        <translation>bietet, was zu erwarten ist</translation>
    </message>
    <message>
        <source>considers what opponents could make after a pass</source>
        <translation>bedenkt, was die Gegner machen könnten, wenn es passt</translation>
    </message>
    <message>
        <source>infers the others' cards from calls and plays</source>
        <translation>schließt aus Geboten und Karten, was die anderen haben</translation>
    </message>
    <message>
        <source>plays by rules of thumb</source>
        <translation>spielt nach Faustregeln</translation>
    </message>
    <message>
        <source>plays high cards first (low ones in Hearts), without a plan</source>
        <translation>spielt hohe Karten zuerst (bei Hearts niedrige), ohne Plan</translation>
    </message>
    <message>
        <source>remembers every trick</source>
        <translation>merkt sich jeden Stich</translation>
    </message>
    <message>
        <source>remembers no tricks</source>
        <translation>merkt sich keinen Stich</translation>
    </message>
    <message numerus="yes">
        <source>remembers {n} tricks</source>
        <extracomment>1: remembers one trick</extracomment>
        <translation><numerusform>merkt sich einen Stich</numerusform><numerusform>merkt sich {n} Stiche</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>tries cards in up to {n} simulated deals</source>
        <extracomment>1: tries cards in one simulated deal</extracomment>
        <translation><numerusform>probiert Karten in einer simulierten Gabe</numerusform><numerusform>probiert Karten in bis zu {n} simulierten Gaben</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>tries leads in up to {n} simulated deals</source>
        <extracomment>1: tries leads in one simulated deal</extracomment>
        <translation><numerusform>probiert das Ausspiel in einer simulierten Gabe</numerusform><numerusform>probiert das Ausspiel in bis zu {n} simulierten Gaben</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>works out the last {n} cards</source>
        <extracomment>1: works out the last card</extracomment>
        <translation><numerusform>rechnet die letzte Karte aus</numerusform><numerusform>rechnet die letzten {n} Karten aus</numerusform></translation>
    </message>
    <message>
        <source>{level}: {manner}</source>
        <translation>{level}: {manner}</translation>
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
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Replacing Qt</source>
        <translation>Qt ersetzen</translation>
    </message>
    <message>
        <source>This licence text is missing from this copy of Trickdesk: {reason}</source>
        <translation>Diesem Exemplar von Trickdesk fehlt dieser Lizenztext: {reason}</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>Was darin steckt</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Discards {n}</source>
        <translation>Legt {n} ab</translation>
    </message>
    <message>
        <source>Draws {n}</source>
        <translation>Zieht {n}</translation>
    </message>
    <message>
        <source>Robs</source>
        <translation>Raubt</translation>
    </message>
    <message>
        <source>Takes {n}</source>
        <translation>Nimmt {n}</translation>
    </message>
    <message>
        <source>You take the {kitty}: {cards}</source>
        <translation>Du nimmst den {kitty}: {cards}</translation>
    </message>
    <message>
        <source>You {done}.</source>
        <translation>Du: {done}.</translation>
    </message>
    <message>
        <source>discarded {n}</source>
        <translation>{n} abgelegt</translation>
    </message>
    <message>
        <source>drew {n}</source>
        <translation>{n} gezogen</translation>
    </message>
    <message>
        <source>kept every card</source>
        <translation>alle Karten behalten</translation>
    </message>
    <message>
        <source>kept {cards}</source>
        <translation>{cards} behalten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>took the {kitty}</source>
        <translation>den {kitty} genommen</translation>
    </message>
    <message>
        <source>took {cards} from the {kitty}</source>
        <translation>{cards} aus dem {kitty} genommen</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} spielt aus.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}</source>
        <translation>{name} gibt dir {cards}</translation>
    </message>
    <message>
        <source>{name} {done}.</source>
        <translation>{name}: {done}.</translation>
    </message>
    <message>
        <source>{name}: {suit} for {bid}</source>
        <translation>{name}: {suit} für {bid}</translation>
    </message>
    <message>
        <source>{name}: {suit}, {bid}</source>
        <translation>{name}: {suit}, {bid}</translation>
    </message>
    <message>
        <source>{sentence} – click to continue</source>
        <translation>{sentence} – klicken zum Weiterspielen</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Last trick: {cards}. {taker}</source>
        <translation>Letzter Stich: {cards}. {taker}</translation>
    </message>
    <message>
        <source>Last trick: {taker}</source>
        <translation>Letzter Stich: {taker}</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Stich {n}</translation>
    </message>
    <message>
        <source>Turned up: {cards}</source>
        <translation>Aufgedeckt: {cards}</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Du legst {cards} ab.</translation>
    </message>
    <message>
        <source>You get {cards}.</source>
        <translation>Du bekommst {cards}.</translation>
    </message>
    <message>
        <source>You pass {cards}.</source>
        <translation>Du gibst {cards} weiter.</translation>
    </message>
    <message>
        <source>{card}, takes the trick</source>
        <translation>{card}, macht den Stich</translation>
    </message>
    <message>
        <source>{deal}: {totals}</source>
        <translation>{deal}: {totals}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {done}</source>
        <translation>{name}: {done}</translation>
    </message>
    <message>
        <source>{place}, face down: {n}</source>
        <translation>{place}, verdeckt: {n}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Computers: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Computers: {low} to {high}</source>
        <translation>Computer: {low} bis {high}</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>Seats and house rules…</source>
        <translation>Plätze und Hausregeln…</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>Your own house rules</source>
        <translation>Eigene Hausregeln</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>heute um {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>gestern um {time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>{few} or {most} players</source>
        <translation>{few} oder {most} Spieler</translation>
    </message>
    <message>
        <source>{game}: {table}</source>
        <translation>{game}: {table}</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} bis {most} Spieler</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>1: {n} player</extracomment>
        <translation><numerusform>{n} Spieler</numerusform><numerusform>{n} Spieler</numerusform></translation>
    </message>
    <message>
        <source>{these} against {those}</source>
        <translation>{these} gegen {those}</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>19 players in 20 are within it, if the cards are dealt by chance</source>
        <translation>Bei zufällig gegebenen Karten liegen 19 von 20 Leuten darin</translation>
    </message>
    <message>
        <source>Best trump suit</source>
        <translation>Beste Trumpffarbe</translation>
    </message>
    <message>
        <source>Cards that are always trumps</source>
        <translation>Karten, die immer Trumpf sind</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Hohe Karten</translation>
    </message>
    <message>
        <source>High cards in the kitty</source>
        <translation>Hohe Karten im Talon</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Longest suit</source>
        <translation>Längste Farbe</translation>
    </message>
    <message>
        <source>Per hand</source>
        <translation>Je Blatt</translation>
    </message>
    <message>
        <source>There are too few hands to tell.</source>
        <translation>Für eine Aussage sind es zu wenige Blätter.</translation>
    </message>
    <message>
        <source>This happens to fewer than one player in a million.</source>
        <translation>Das passiert weniger als einer Person von einer Million.</translation>
    </message>
    <message>
        <source>This happens to most players.</source>
        <translation>Das passiert den meisten.</translation>
    </message>
    <message>
        <source>This happens to one player in {n}.</source>
        <translation>Das passiert einer von {n} Personen.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Usual range</source>
        <translation>Üblicher Bereich</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {n} reviewed deals: {points} in all, {cards} by cards and {play} by play.</source>
        <extracomment>1: {game}, {n} reviewed deal: {points} in all, {cards} by cards and {play} by play.</extracomment>
        <translation><numerusform>{game}, {n} nachbesprochene Gabe: {points} insgesamt, davon {cards} durch Karten und {play} durch Spielen.</numerusform><numerusform>{game}, {n} nachbesprochene Gaben: {points} insgesamt, davon {cards} durch Karten und {play} durch Spielen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{what}: {had} a hand in {n} hands, {expected} expected, usually {range}. {chance}</source>
        <extracomment>1: {what}: {had} in {n} hand, {expected} expected, usually {range}. {chance}</extracomment>
        <translation><numerusform>{what}: {had} in {n} Blatt, erwartet {expected}, üblich {range}. {chance}</numerusform><numerusform>{what}: {had} je Blatt in {n} Blättern, erwartet {expected}, üblich {range}. {chance}</numerusform></translation>
    </message>
</context>
<context>
    <name>LuckTab</name>
    <message>
        <source>&amp;Back to the matches</source>
        <translation>Zu &amp;den Partien</translation>
    </message>
    <message>
        <source>&amp;Deal 100,000 deals</source>
        <translation>100.000 Gaben ge&amp;ben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cards that were dealt</source>
        <translation>Gegebene Karten</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Die Karten werden gegeben</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Kartenglück</translation>
    </message>
    <message>
        <source>No hands yet.</source>
        <translation>Noch keine Blätter.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Own hands</source>
        <translation>Eigene Blätter</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Reviews tell what was won by cards and what by play. There are none yet.</source>
        <translation>Nachbesprechungen zeigen, was die Karten gebracht haben und was das Spielen. Noch gibt es keine.</translation>
    </message>
    <message>
        <source>W&amp;hose cards</source>
        <translation>Wesse&amp;n Karten</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>usual range</source>
        <translation>üblicher Bereich</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {n} deals, dealt now</source>
        <extracomment>1: {game}: {n} deal, dealt now</extracomment>
        <translation><numerusform>{game}: {n} Gabe, eben gegeben</numerusform><numerusform>{game}: {n} Gaben, eben gegeben</numerusform></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Trickdesk</source>
        <translation>&amp;Über Trickdesk</translation>
    </message>
    <message>
        <source>&amp;Bar at the table</source>
        <translation>L&amp;eiste am Tisch</translation>
    </message>
    <message>
        <source>&amp;Blindfold test</source>
        <translation>Blin&amp;dtest</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>Rest bea&amp;nspruchen…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>&amp;Deal…</source>
        <translation>&amp;Gabe wählen…</translation>
    </message>
    <message>
        <source>&amp;Edit this deal…</source>
        <translation>Die&amp;se Gabe ändern…</translation>
    </message>
    <message>
        <source>&amp;Finish the deal…</source>
        <translation>Z&amp;u Ende spielen lassen…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>&amp;Four-colour cards</source>
        <translation>&amp;Vierfarbige Karten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Give up deal…</source>
        <translation>Gabe &amp;aufgeben…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hide my cards</source>
        <translation>Meine &amp;Karten verbergen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielzug</translation>
    </message>
    <message>
        <source>&amp;Play the same cards again</source>
        <translation>Dieselben &amp;Karten noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Set up deal…</source>
        <translation>Gabe &amp;zusammenstellen…</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Web page of this deal…</source>
        <translation>&amp;Webseite dieser Gabe…</translation>
    </message>
    <message>
        <source>&amp;Where we stand</source>
        <translation>&amp;Spielstand ansagen</translation>
    </message>
    <message>
        <source>All &amp;games</source>
        <translation>Alle S&amp;piele</translation>
    </message>
    <message>
        <source>Card &amp;order</source>
        <translation>Rang der &amp;Karten</translation>
    </message>
    <message>
        <source>Cards pla&amp;yed</source>
        <translation>Gespielte Karten ansa&amp;gen</translation>
    </message>
    <message>
        <source>Coac&amp;h…</source>
        <translation>Tra&amp;iner…</translation>
    </message>
    <message>
        <source>Copy &amp;record</source>
        <translation>&amp;Aufzeichnung kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;score sheet</source>
        <translation>A&amp;brechnung kopieren</translation>
    </message>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Gaben&amp;code kopieren</translation>
    </message>
    <message>
        <source>Copy deal &amp;diagram</source>
        <translation>&amp;Diagramm der Gabe kopieren</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Deal from clipboard</source>
        <translation>Gabe aus der Zwischenablage</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>Fair d&amp;eal…</source>
        <translation>F&amp;aires Geben…</translation>
    </message>
    <message>
        <source>L&amp;ook at cards</source>
        <translation>Meine Karten &amp;ansehen</translation>
    </message>
    <message>
        <source>Large card &amp;index</source>
        <translation>&amp;Große Eckzeichen</translation>
    </message>
    <message>
        <source>Meaning of bi&amp;ds</source>
        <translation>&amp;Bedeutung der Ansagen</translation>
    </message>
    <message>
        <source>New dea&amp;l</source>
        <translation>Neue Gabe, glei&amp;che Spieler</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>Nächster &amp;Fehler</translation>
    </message>
    <message>
        <source>Next dea&amp;l</source>
        <translation>Nä&amp;chste Gabe</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>No sound device was found. Connect one, or check the system’s sound settings.</source>
        <translation>Kein Tongerät gefunden. Schließe eines an oder prüfe die Toneinstellungen des Systems.</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt ge&amp;öffnet</translation>
    </message>
    <message>
        <source>Pla&amp;ying as</source>
        <translation>&amp;Du bist</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Voriger Fehle&amp;r</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Nachb&amp;esprechung</translation>
    </message>
    <message>
        <source>Report this &amp;play…</source>
        <translation>Diesen Spielzug mel&amp;den…</translation>
    </message>
    <message>
        <source>Sa&amp;me deals…</source>
        <translation>Gl&amp;eiche Gaben…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Einste&amp;llungen…</translation>
    </message>
    <message>
        <source>Someone &amp;else…</source>
        <translation>&amp;Jemand anderes…</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your match is saved. Details are in {file}.</source>
        <translation>Etwas ist schiefgegangen ({error}). Deine Partie ist gespeichert. Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>Stored &amp;files…</source>
        <translation>Ge&amp;speicherte Dateien…</translation>
    </message>
    <message>
        <source>Table &amp;record</source>
        <translation>&amp;Tischprotokoll</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>Te&amp;xttisch</translation>
    </message>
    <message>
        <source>Web page of the &amp;match…</source>
        <translation>Webseite der &amp;Partie…</translation>
    </message>
</context>
<context>
    <name>MatchManager</name>
    <message>
        <source>A match can’t be opened together with other files.</source>
        <translation>Eine Partie kann nicht zusammen mit anderen Dateien geöffnet werden.</translation>
    </message>
    <message numerus="yes">
        <source>At most {n} files can be opened at once.</source>
        <extracomment>1: At most {n} file can be opened at once.</extracomment>
        <translation><numerusform>Höchstens {n} Datei kann auf einmal geöffnet werden.</numerusform><numerusform>Höchstens {n} Dateien können auf einmal geöffnet werden.</numerusform></translation>
    </message>
    <message>
        <source>Back to my match</source>
        <translation>Zurück zu meiner Partie</translation>
    </message>
    <message>
        <source>Don’t start</source>
        <translation>Nicht starten</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Start program</source>
        <translation>Programm starten</translation>
    </message>
    <message>
        <source>The last save of this match is damaged. The one before it was opened instead.</source>
        <translation>Der letzte Speicherstand dieser Partie ist beschädigt. Stattdessen wurde der davor geöffnet.</translation>
    </message>
    <message>
        <source>The match you left is kept.</source>
        <translation>Die verlassene Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>You play the same cards again. The match you left is kept.</source>
        <translation>Du spielst dieselben Karten noch einmal. Die verlassene Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>Your other match is kept. Go back with Game &gt; Continue.</source>
        <translation>Deine andere Partie bleibt erhalten. Zurück mit Partie &gt; Fortsetzen.</translation>
    </message>
    <message>
        <source>Your program {name} hasn't been started on this computer before. It runs with your rights. Start it?

{command}</source>
        <translation>Dein Programm {name} lief auf diesem Computer noch nicht. Es läuft mit deinen Rechten. Soll es starten?

{command}</translation>
    </message>
    <message>
        <source>Your program {name} played in this match. Start it again?

{command}</source>
        <translation>In dieser Partie hat dein Programm {name} mitgespielt. Wieder starten?

{command}</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>Deine Programme</translation>
    </message>
</context>
<context>
    <name>MatchesTab</name>
    <message>
        <source>Finished matches</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Ope&amp;n</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Records left out</source>
        <translation>Ausgelassene Aufzeichnungen</translation>
    </message>
    <message>
        <source>The newest {n} are listed.</source>
        <translation>Die neuesten {n} sind aufgeführt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are left out of the statistics.</source>
        <extracomment>1: {n} file is left out of the statistics.</extracomment>
        <translation><numerusform>{n} Datei ist in der Statistik nicht enthalten.</numerusform><numerusform>{n} Dateien sind in der Statistik nicht enthalten.</numerusform></translation>
    </message>
</context>
<context>
    <name>Meaning</name>
    <message>
        <source>These calls show nothing, or nobody has measured these rules.</source>
        <translation>Diese Ansagen zeigen nichts, oder niemand hat es bei diesen Regeln gemessen.</translation>
    </message>
    <message>
        <source>Usually no tricks in high cards.</source>
        <translation>Meist keine Stiche mit hohen Karten.</translation>
    </message>
    <message>
        <source>Usually {cards}, and no high cards outside.</source>
        <translation>Meist {cards} und keine hohen Karten daneben.</translation>
    </message>
    <message>
        <source>Usually {cards}, and {tricks} outside.</source>
        <translation>Meist {cards} und {tricks} daneben.</translation>
    </message>
    <message>
        <source>Usually {cards}, good for {tricks}.</source>
        <translation>Meist {cards}, gut für {tricks}.</translation>
    </message>
    <message>
        <source>Usually {cards}, none of them high.</source>
        <translation>Meist {cards}, keine davon hoch.</translation>
    </message>
    <message>
        <source>Usually {tricks} in high cards.</source>
        <translation>Meist {tricks} mit hohen Karten.</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>keine Trümpfe</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <translation>{least} oder {most}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{name}: {call}. {shows}</source>
        <translation>{name}: {call}. {shows}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards of the best {suit}</source>
        <extracomment>1: {n} card of the best {suit}</extracomment>
        <translation><numerusform>{n} Karte der besten {suit}</numerusform><numerusform>{n} Karten der besten {suit}</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <extracomment>1: {n} trick</extracomment>
        <translation><numerusform>{n} Stich</numerusform><numerusform>{n} Stiche</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} trumps</source>
        <extracomment>1: {n} trump</extracomment>
        <translation><numerusform>{n} Trumpf</numerusform><numerusform>{n} Trümpfe</numerusform></translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>After deal {n}, the lead never changed hands.</source>
        <translation>Nach Gabe {n} wechselte die Führung nicht mehr.</translation>
    </message>
    <message>
        <source>After deal {n}: {scores}.</source>
        <translation>Nach Gabe {n}: {scores}.</translation>
    </message>
    <message>
        <source>At the start: {scores}.</source>
        <translation>Am Anfang: {scores}.</translation>
    </message>
    <message>
        <source>Deal {n}: {what}</source>
        <translation>Gabe {n}: {what}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Failed by {much}</source>
        <translation>Verloren, es fehlten {much}</translation>
    </message>
    <message>
        <source>How the match went</source>
        <translation>Wie die Partie verlief</translation>
    </message>
    <message>
        <source>It was close: only {ahead} between first and second.</source>
        <translation>Es war knapp: nur {ahead} zwischen Platz eins und zwei.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Made, with {much} to spare</source>
        <translation>Erfüllt, Vorsprung: {much}</translation>
    </message>
    <message>
        <source>The biggest trick, {points}: {who}.</source>
        <translation>Der größte Stich, {points}: {who}.</translation>
    </message>
    <message>
        <source>The last deal decided it: {behind} behind before, {ahead} ahead after.</source>
        <translation>Die letzte Gabe entschied: vorher {behind} Rückstand, danach {ahead} Vorsprung.</translation>
    </message>
    <message>
        <source>The last trick: {who}.</source>
        <translation>Der letzte Stich: {who}.</translation>
    </message>
    <message>
        <source>The lead never changed hands.</source>
        <translation>Die Führung wechselte nie.</translation>
    </message>
    <message>
        <source>Trick {n} made it: {who}.</source>
        <translation>Erfüllt mit Stich {n}: {who}.</translation>
    </message>
    <message>
        <source>Trick {n} sank it: {who}.</source>
        <translation>Gescheitert an Stich {n}: {who}.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} defeated, {points}.</source>
        <translation>Stich {trick} der besten Gabe, Gabe {n}: {bid} zu Fall gebracht, {points}.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} defeated.</source>
        <translation>Stich {trick} der besten Gabe, Gabe {n}: {bid} zu Fall gebracht.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} made, {points}.</source>
        <translation>Stich {trick} der besten Gabe, Gabe {n}: {bid} erfüllt, {points}.</translation>
    </message>
    <message>
        <source>What a comeback: {behind} behind after deal {n}.</source>
        <translation>Was für eine Aufholjagd: nach Gabe {n} noch {behind} Rückstand.</translation>
    </message>
    <message>
        <source>You bid {bid} and lost every trick, as promised.</source>
        <translation>Du hast {bid} geboten und wie angesagt jeden Stich abgegeben.</translation>
    </message>
    <message>
        <source>You bid {bid} and took every trick.</source>
        <translation>Du hast {bid} geboten und jeden Stich gemacht.</translation>
    </message>
    <message>
        <source>You did best in deal {n}: {points}.</source>
        <translation>Deine beste Gabe war Gabe {n}: {points}.</translation>
    </message>
    <message>
        <source>You fell to {points}, which loses the match.</source>
        <translation>Du bist auf {points} gefallen und hast damit verloren.</translation>
    </message>
    <message>
        <source>You made every bid of the match.</source>
        <translation>Du hast jede Ansage der Partie erfüllt.</translation>
    </message>
    <message>
        <source>You made your bid</source>
        <translation>Dein Gebot ist erfüllt</translation>
    </message>
    <message>
        <source>You made {bid}, the highest bid there is.</source>
        <translation>Du hast {bid} erfüllt, das höchste Gebot überhaupt.</translation>
    </message>
    <message>
        <source>You missed your bid: {much} too few</source>
        <translation>Dein Gebot ist verfehlt: {much} zu wenig</translation>
    </message>
    <message>
        <source>You missed your bid: {much} too many</source>
        <translation>Dein Gebot ist verfehlt: {much} zu viel</translation>
    </message>
    <message>
        <source>You shot the moon.</source>
        <translation>Du hast einen Durchmarsch geschafft.</translation>
    </message>
    <message>
        <source>You took every trick.</source>
        <translation>Du hast jeden Stich gemacht.</translation>
    </message>
    <message>
        <source>{names} bid {bid} and lost every trick, as promised.</source>
        <translation>{names}: {bid} geboten und wie angesagt jeden Stich abgegeben.</translation>
    </message>
    <message>
        <source>{names} bid {bid} and took every trick.</source>
        <translation>{names}: {bid} geboten und jeden Stich gemacht.</translation>
    </message>
    <message>
        <source>{names} did best in deal {n}: {points}.</source>
        <translation>{names}: Die beste Gabe war Gabe {n}, {points}.</translation>
    </message>
    <message>
        <source>{names} fell to {points}, which loses the match.</source>
        <translation>{names} sind auf {points} gefallen und haben damit verloren.</translation>
    </message>
    <message>
        <source>{names} made every bid of the match.</source>
        <translation>{names}: jede Ansage der Partie erfüllt.</translation>
    </message>
    <message>
        <source>{names} made {bid}, the highest bid there is.</source>
        <translation>{names}: {bid} erfüllt, das höchste Gebot überhaupt.</translation>
    </message>
    <message>
        <source>{names} shot the moon.</source>
        <translation>{names}: Durchmarsch geschafft.</translation>
    </message>
    <message>
        <source>{names} took every trick.</source>
        <translation>{names}: jeden Stich gemacht.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} bid {bid} and lost every trick, as promised.</source>
        <translation>{name} hat {bid} geboten und wie angesagt jeden Stich abgegeben.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took every trick.</source>
        <translation>{name} hat {bid} geboten und jeden Stich gemacht.</translation>
    </message>
    <message>
        <source>{name} fell to {points}, which loses the match.</source>
        <translation>{name} ist auf {points} gefallen und hat damit verloren.</translation>
    </message>
    <message>
        <source>{name} made every bid of the match.</source>
        <translation>{name} hat jede Ansage der Partie erfüllt.</translation>
    </message>
    <message>
        <source>{name} made {bid}, the highest bid there is.</source>
        <translation>{name} hat {bid} erfüllt, das höchste Gebot überhaupt.</translation>
    </message>
    <message>
        <source>{name} shot the moon.</source>
        <translation>{name} hat einen Durchmarsch geschafft.</translation>
    </message>
    <message>
        <source>{name} took every trick.</source>
        <translation>{name} hat jeden Stich gemacht.</translation>
    </message>
    <message>
        <source>{name}, with {card}</source>
        <translation>{name}, mit {card}</translation>
    </message>
</context>
<context>
    <name>MovesDelegate</name>
    <message>
        <source>{size}: {what} was better</source>
        <translation>{size}: Besser war {what}</translation>
    </message>
</context>
<context>
    <name>MovesHead</name>
    <message>
        <source>Each row shows a decision and what it cost, expected and actual</source>
        <translation>Jede Zeile zeigt eine Entscheidung und was sie gekostet hat: erwartet, real</translation>
    </message>
    <message>
        <source>From small to large: slip, mistake, blunder.</source>
        <translation>Von klein bis groß: Ungenauigkeit, Fehler, Schnitzer.</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>real</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Calls, discards and cards in this deal</source>
        <translation>Gebote, abgelegte und gespielte Karten der Gabe</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>actual {n}</source>
        <translation>wirklich {n}</translation>
    </message>
    <message>
        <source>expected {n}</source>
        <translation>erwartet {n}</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>A name can have at most {n} letters.</source>
        <translation>Ein Name hat höchstens {n} Buchstaben.</translation>
    </message>
</context>
<context>
    <name>NewChallengeDialog</name>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Erstellen</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Gaben</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Neue Herausforderung</translation>
    </message>
    <message>
        <source>Seats and house rules are those that you last chose for the game in the lobby.</source>
        <translation>Plätze und Hausregeln sind die, die du in der Lobby zuletzt für das Spiel gewählt hast.</translation>
    </message>
</context>
<context>
    <name>NewPerson</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Text size, cards, speed, sound, help and keys are saved for each person. You start with the current ones.</source>
        <translation>Textgröße, Karten, Tempo, Ton, Hilfe und Tasten werden für jede Person getrennt gespeichert. Du beginnst mit den jetzigen.</translation>
    </message>
    <message>
        <source>That’s me</source>
        <translation>Das bin ich</translation>
    </message>
    <message>
        <source>The matches played without a name are mine</source>
        <translation>Die Partien ohne Namen sind meine</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer bist du?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>A bid made before you see your cards counts more, but it is risky.</source>
        <translation>Ein Gebot, bevor du deine Karten siehst, zählt mehr, ist aber riskant.</translation>
    </message>
    <message>
        <source>A bid of {n} only shows a suit to your partner. It can't win the bidding.</source>
        <translation>Ein Gebot von {n} zeigt dem Partner nur eine Farbe. Damit ist das Bieten nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>A check keeps your partner's bid and keeps you in.</source>
        <translation>Schieben lässt das Gebot deines Partners stehen, und du bleibst dabei.</translation>
    </message>
    <message>
        <source>A trump beats the colour led.</source>
        <translation>Ein Trumpf schlägt die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>A trump beats the suit led.</source>
        <translation>Ein Trumpf schlägt die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>Alle Punkte</translation>
    </message>
    <message>
        <source>Alone or together</source>
        <translation>Allein oder zusammen</translation>
    </message>
    <message>
        <source>At no trump, no suit beats the others.</source>
        <translation>Ohne Trumpf schlägt keine Farbe die anderen.</translation>
    </message>
    <message>
        <source>Before you look</source>
        <translation>Bevor du hinsiehst</translation>
    </message>
    <message>
        <source>Bid more than {bid} by {name}, or pass.</source>
        <translation>Biete mehr als {bid} von {name} oder passe.</translation>
    </message>
    <message>
        <source>Cards of the colour you name beat all others in this deal.</source>
        <translation>Die Karten der Farbe, die du nennst, schlagen in dieser Gabe alle anderen.</translation>
    </message>
    <message>
        <source>Cards of the suit you name beat all others in this deal.</source>
        <translation>Die Karten der Farbe, die du nennst, schlagen in dieser Gabe alle anderen.</translation>
    </message>
    <message>
        <source>Cards to discard</source>
        <translation>Karten zum Ablegen</translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation>Karten zum Weitergeben</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to {n} partners for this deal, or play alone.</source>
        <extracomment>1: Choose a partner for this deal, or play alone.</extracomment>
        <translation><numerusform>Wähle einen Partner für diese Gabe oder spiele allein.</numerusform><numerusform>Wähle bis zu {n} Partner für diese Gabe oder spiele allein.</numerusform></translation>
    </message>
    <message>
        <source>Choose {low} to {high} cards to discard, face down.</source>
        <translation>Wähle {low} bis {high} Karten, die verdeckt abgelegt werden.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards to discard, face down.</source>
        <extracomment>1: Choose a card to discard, face down.</extracomment>
        <translation><numerusform>Wähle eine Karte, die verdeckt abgelegt wird.</numerusform><numerusform>Wähle {n} Karten, die verdeckt abgelegt werden.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards to discard, face down. You must keep the greyed ones.</source>
        <extracomment>1: Choose a card to discard, face down. You must keep the greyed ones.</extracomment>
        <translation><numerusform>Wähle eine Karte, die verdeckt abgelegt wird. Die ausgegrauten müssen bleiben.</numerusform><numerusform>Wähle {n} Karten, die verdeckt abgelegt werden. Die ausgegrauten müssen bleiben.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners for this deal.</source>
        <extracomment>1: Choose a partner for this deal.</extracomment>
        <translation><numerusform>Wähle einen Partner für diese Gabe.</numerusform><numerusform>Wähle {n} Partner für diese Gabe.</numerusform></translation>
    </message>
    <message>
        <source>Click the cards you want to get rid of. Click again to take one back.</source>
        <translation>Klicke die Karten an, die du loswerden willst. Ein zweiter Klick nimmt eine zurück.</translation>
    </message>
    <message>
        <source>Defend alone against {name}, or with your partner.</source>
        <translation>Verteidige allein gegen {name}, oder mit deinem Partner.</translation>
    </message>
    <message>
        <source>Each player bids once, before any card is played.</source>
        <translation>Jeder bietet einmal, bevor eine Karte gespielt wird.</translation>
    </message>
    <message>
        <source>Everyone else gets the points, or they come off your own score.</source>
        <translation>Alle anderen bekommen die Punkte, oder sie werden von deinem Stand abgezogen.</translation>
    </message>
    <message>
        <source>Farmer's hand</source>
        <translation>Farmer’s hand</translation>
    </message>
    <message>
        <source>Follow the card led if you can. You can't play the greyed cards now.</source>
        <translation>Bediene, wenn du kannst. Die ausgegrauten Karten darfst du jetzt nicht spielen.</translation>
    </message>
    <message>
        <source>Follow the lead</source>
        <translation>Du bedienst</translation>
    </message>
    <message numerus="yes">
        <source>Give {n} points to everyone else, or take them off your own score.</source>
        <extracomment>1: Give {n} point to everyone else, or take it off your own score.</extracomment>
        <translation><numerusform>Gib allen anderen {n} Punkt, oder zieh ihn von deinem Stand ab.</numerusform><numerusform>Gib allen anderen {n} Punkte, oder zieh sie von deinem Stand ab.</numerusform></translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Hold takes over the highest bid without raising it.</source>
        <translation>Halten übernimmt das höchste Gebot, ohne höher zu gehen.</translation>
    </message>
    <message>
        <source>If you bid alone, your partner sits out and can't help you.</source>
        <translation>Wenn du im Alleingang spielst, setzt dein Partner aus und kann dir nicht helfen.</translation>
    </message>
    <message>
        <source>If you defend alone, your partner sits out. Winning three tricks then scores more.</source>
        <translation>Verteidigst du allein, setzt dein Partner aus. Drei Stiche zählen dann mehr.</translation>
    </message>
    <message>
        <source>In turn, each player bids more than the one before, or passes.</source>
        <translation>Reihum bietet jeder mehr als zuletzt geboten wurde oder passt.</translation>
    </message>
    <message>
        <source>It is a trump. You can take it and put away a card that you need less.</source>
        <translation>Sie ist ein Trumpf. Du darfst sie nehmen und eine Karte ablegen, die du weniger brauchst.</translation>
    </message>
    <message>
        <source>Name the trump for this deal.</source>
        <translation>Nenne den Trumpf für diese Gabe.</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Keine Erklärungen mehr</translation>
    </message>
    <message>
        <source>No points can fall on this trick, so play your highest card.</source>
        <translation>In diesem Stich können keine Punkte fallen, also spiele deine höchste Karte.</translation>
    </message>
    <message>
        <source>Nobody has bid yet, and you can't pass. Make a bid.</source>
        <translation>Noch hat niemand geboten, und du darfst nicht passen. Mach ein Gebot.</translation>
    </message>
    <message>
        <source>Nobody has bid yet. Bid or pass.</source>
        <translation>Noch hat niemand geboten. Biete oder passe.</translation>
    </message>
    <message numerus="yes">
        <source>Pass {n} cards {where}, to {name}.</source>
        <extracomment>1: Pass a card {where}, to {name}.</extracomment>
        <translation><numerusform>Gib eine Karte {where} weiter, an {name}.</numerusform><numerusform>Gib {n} Karten {where} weiter, an {name}.</numerusform></translation>
    </message>
    <message>
        <source>Pick cards for another player before you see the ones you'll get.</source>
        <translation>Suche Karten für einen anderen Spieler aus. Du bekommst ebenso viele, siehst sie aber erst danach.</translation>
    </message>
    <message>
        <source>Play the first card of the trick. The others must follow its colour if they can.</source>
        <translation>Spiele die erste Karte des Stichs. Die anderen müssen die Farbe bedienen, wenn sie können.</translation>
    </message>
    <message>
        <source>Play the first card of the trick. The others must follow its suit if they can.</source>
        <translation>Spiele die erste Karte des Stichs. Die anderen müssen die Farbe bedienen, wenn sie können.</translation>
    </message>
    <message>
        <source>Press Enter or the button to discard these cards.</source>
        <translation>Mit Enter oder dem Knopf legst du diese Karten ab.</translation>
    </message>
    <message>
        <source>Press Enter or the button to pass these cards.</source>
        <translation>Mit Enter oder dem Knopf gibst du diese Karten weiter.</translation>
    </message>
    <message>
        <source>Press Enter or the button to take the card turned up.</source>
        <translation>Mit Enter oder dem Knopf nimmst du die aufgedeckte Karte.</translation>
    </message>
    <message>
        <source>Say how many tricks you'll take.</source>
        <translation>Sag, wie viele Stiche du machen wirst.</translation>
    </message>
    <message>
        <source>Swap low cards for as many face-down ones, or keep your hand.</source>
        <translation>Tausche niedrige Karten gegen ebenso viele verdeckte, oder behalte dein Blatt.</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>Die Gebote</translation>
    </message>
    <message>
        <source>The card turned up</source>
        <translation>Die aufgedeckte Karte</translation>
    </message>
    <message>
        <source>The card turned up is {card}. Choose a card to put away for it, or none.</source>
        <translation>Aufgedeckt ist {card}. Wähle eine Karte, die du dafür ablegst, oder keine.</translation>
    </message>
    <message>
        <source>The first player who bids makes trump, and the bidding is over.</source>
        <translation>Wer zuerst bietet, macht den Trumpf, und das Bieten ist vorbei.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick, unless someone trumps it.</source>
        <translation>Die höchste Karte der ausgespielten Farbe macht den Stich, wenn niemand sticht.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick.</source>
        <translation>Die höchste Karte der ausgespielten Farbe macht den Stich.</translation>
    </message>
    <message>
        <source>The players you choose now are your partners in this deal.</source>
        <translation>Die Spieler, die du jetzt wählst, sind in dieser Gabe deine Partner.</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>Der Trumpf</translation>
    </message>
    <message>
        <source>You can lead only {card}. {reason}</source>
        <translation>Du spielst aus, erlaubt ist nur {card}. {reason}</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message>
        <source>You can show three low cards and swap them for three face-down ones.</source>
        <translation>Du kannst drei niedrige Karten zeigen und gegen drei verdeckte tauschen.</translation>
    </message>
    <message>
        <source>You can turn tips back on in the settings, under Help.</source>
        <translation>In den Einstellungen unter „Hilfe“ kannst du die Erklärungen wieder einschalten.</translation>
    </message>
    <message>
        <source>You can't bid more than {bid} by {name}.</source>
        <translation>Du kannst {bid} von {name} nicht überbieten.</translation>
    </message>
    <message>
        <source>You can't follow</source>
        <translation>Du kannst nicht bedienen</translation>
    </message>
    <message>
        <source>You can't pass. Bid more than {bid} by {name}.</source>
        <translation>Du darfst nicht passen. Biete mehr als {bid} von {name}.</translation>
    </message>
    <message>
        <source>You have none of the colour led, so play something else.</source>
        <translation>Du hast nichts von der ausgespielten Farbe, also spiele eine andere Karte.</translation>
    </message>
    <message>
        <source>You have none of the suit led, so play something else.</source>
        <translation>Du hast nichts von der ausgespielten Farbe, also spiele eine andere Karte.</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>You lead. {reason}</source>
        <translation>Du spielst aus. {reason}</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Du spielst aus: Jede Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>Your bid stays secret until everyone has bid.</source>
        <translation>Dein Gebot bleibt geheim, bis alle geboten haben.</translation>
    </message>
    <message>
        <source>Your cards are face down. Bid blind, or look at them and bid then.</source>
        <translation>Deine Karten liegen verdeckt. Biete blind, oder sieh sie an und biete dann.</translation>
    </message>
    <message>
        <source>Your last card.</source>
        <translation>Deine letzte Karte.</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Deine Mannschaft</translation>
    </message>
    <message>
        <source>Your tricks</source>
        <translation>Deine Stiche</translation>
    </message>
    <message>
        <source>across</source>
        <translation>nach gegenüber</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>to the second on the left</source>
        <translation>zum zweiten links</translation>
    </message>
    <message>
        <source>to the second on the right</source>
        <translation>zum zweiten rechts</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Dir</translation>
    </message>
    <message>
        <source>{bid} means taking no tricks at all.</source>
        <translation>{bid} verspricht, gar keinen Stich zu machen.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>{card} wurde ausgespielt: Jede Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>{colour} cards</source>
        <translation>Karten in {colour}</translation>
    </message>
    <message>
        <source>{colour} was led</source>
        <translation>{colour} wurde ausgespielt</translation>
    </message>
    <message>
        <source>{led} and you have none: play any card.</source>
        <translation>{led}, und du hast nichts davon: Jede Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>{led} and you have only {some}: play any card.</source>
        <translation>{led}, und du hast nur {some}: Spiel eine beliebige Karte.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them, or a trump.</source>
        <translation>{led}, und du hast {some}: Bediene oder spiele einen Trumpf.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them, or {card}.</source>
        <translation>{led}, und du hast {some}: Bediene, oder nimm diese Karte: {card}.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them.</source>
        <translation>{led}, und du hast {some}: Du musst bedienen.</translation>
    </message>
    <message>
        <source>{led}: you can play any card.</source>
        <translation>{led}: Jede Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>{led}: you can play only {card}.</source>
        <translation>{led}: Nur {card} ist erlaubt.</translation>
    </message>
    <message>
        <source>{name} has taken all the points so far. Take a trick with a point yourself, or {name} may shoot the moon.</source>
        <translation>{name} hat bisher alle Punkte. Hol dir selbst einen Stich mit Punkten, sonst gelingt {name} vielleicht ein Durchmarsch.</translation>
    </message>
    <message>
        <source>{name} has taken all the points so far. Throw points only on somebody else's trick, and keep a high card.</source>
        <translation>{name} hat bisher alle Punkte. Wirf Punkte nur in einen Stich, der an jemand anderen geht, und behalte eine hohe Karte.</translation>
    </message>
    <message>
        <source>{suits}: nobody else has any, so even a low one is dangerous.</source>
        <translation>{suits} hat sonst niemand mehr: Auch eine niedrige Karte davon ist gefährlich.</translation>
    </message>
    <message>
        <source>{suits}: nobody else has any, so even a low one takes the trick.</source>
        <translation>{suits} hat sonst niemand mehr: Auch eine niedrige Karte davon macht den Stich.</translation>
    </message>
    <message>
        <source>{suit} were led</source>
        <translation>{suit} wurde ausgespielt</translation>
    </message>
    <message>
        <source>{turned}, and you can't pass. Name another suit.</source>
        <translation>{turned}, und du darfst nicht passen. Nenne eine andere Farbe.</translation>
    </message>
    <message>
        <source>{turned}. Make it trump, or pass. {name} would take it.</source>
        <translation>{turned}. Mach sie zum Trumpf oder passe. {name} nähme sie auf.</translation>
    </message>
    <message>
        <source>{turned}. Name another suit, or pass.</source>
        <translation>{turned}. Nenne eine andere Farbe oder passe.</translation>
    </message>
    <message>
        <source>{turned}. Pick it up and make it trump, or pass.</source>
        <translation>{turned}. Nimm sie auf und mach sie zum Trumpf, oder passe.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Help: {option}</source>
        <translation>Hilfe: {option}</translation>
    </message>
</context>
<context>
    <name>OwnPrograms</name>
    <message>
        <source>The program runs with your rights and can do whatever you can do.</source>
        <translation>Das Programm läuft mit deinen Rechten und kann alles, was du kannst.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Im Alleingang</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Andere Karte</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Nachbesprechung</translation>
    </message>
    <message>
        <source>Bid in points</source>
        <translation>Gebot in Punkten</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieten</translation>
    </message>
    <message>
        <source>Bid {bid}, only to show the suit</source>
        <translation>{bid} bieten, nur um die Farbe zu zeigen</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}</source>
        <translation>{bid} bieten, {value} wert</translation>
    </message>
    <message>
        <source>Bid {tricks}</source>
        <translation>{tricks} bieten</translation>
    </message>
    <message>
        <source>Calls so far</source>
        <translation>Bisherige Gebote</translation>
    </message>
    <message>
        <source>Challenge…</source>
        <translation>Herausforderung…</translation>
    </message>
    <message>
        <source>Checking every hand the others could hold.</source>
        <translation>Alles, was die anderen haben können, wird geprüft.</translation>
    </message>
    <message>
        <source>Checking the claim</source>
        <translation>Der Anspruch wird geprüft</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Wähle ein Gebot</translation>
    </message>
    <message>
        <source>Choose a number and a {suit}</source>
        <translation>Wähle Zahl und {suit}</translation>
    </message>
    <message>
        <source>Choose a score</source>
        <translation>Wähle die Wertung</translation>
    </message>
    <message>
        <source>Choose a {suit}</source>
        <translation>Wähle eine {suit}</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Wähle eins</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to {n} partners</source>
        <extracomment>1: Choose a partner, or nobody</extracomment>
        <translation><numerusform>Wähle einen Partner oder niemanden</numerusform><numerusform>Wähle bis zu {n} Partner</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners</source>
        <extracomment>1: Choose your partner</extracomment>
        <translation><numerusform>Wähle deinen Partner</numerusform><numerusform>Wähle {n} Partner</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners: {more} more.</source>
        <extracomment>1: Choose your partner first.</extracomment>
        <translation><numerusform>Wähle deinen Partner: noch {more}.</numerusform><numerusform>Wähle {n} Partner: noch {more}.</numerusform></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Click a card to put it away for the card turned up, or use the arrow keys and Space, then Enter.</source>
        <translation>Klicke eine Karte an, die du für die aufgedeckte ablegst, oder nimm Pfeiltasten und Leertaste; dann Enter.</translation>
    </message>
    <message>
        <source>Click players here or at the table, or press their numbers.</source>
        <translation>Klicke Spieler hier oder am Tisch an, oder drücke ihre Nummer.</translation>
    </message>
    <message>
        <source>Click the cards to discard, or use the arrow keys and Space, then Enter.</source>
        <translation>Klicke die Karten zum Ablegen an, oder nimm Pfeiltasten und Leertaste; dann Enter.</translation>
    </message>
    <message>
        <source>Click the cards to discard. You must keep the greyed ones.</source>
        <translation>Klicke die Karten zum Ablegen an. Die ausgegrauten müssen bleiben.</translation>
    </message>
    <message>
        <source>Click the cards to pass, or use the arrow keys and Space, then Enter.</source>
        <translation>Klicke die Karten zum Weitergeben an, oder nimm Pfeiltasten und Leertaste; dann Enter.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Computer players are playing the remaining cards.</source>
        <translation>Die Computerspieler spielen die übrigen Karten.</translation>
    </message>
    <message>
        <source>Confirm: {call}</source>
        <translation>Bestätigen: {call}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Gabe</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Gabe {n}</translation>
    </message>
    <message>
        <source>Discard my hand</source>
        <translation>Mein Blatt ablegen</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Nichts ablegen</translation>
    </message>
    <message>
        <source>Discard {n}</source>
        <translation>{n} ablegen</translation>
    </message>
    <message>
        <source>Discard {n} of {all}</source>
        <translation>{n} von {all} ablegen</translation>
    </message>
    <message>
        <source>Don't rob</source>
        <translation>Nicht rauben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Everyone passed, so nobody scores.</source>
        <translation>Alle haben gepasst, also bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>Finishing the deal</source>
        <translation>Die Gabe wird zu Ende gespielt</translation>
    </message>
    <message>
        <source>Go on the {kitty}</source>
        <translation>Auf den {kitty} gehen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hold the button to look at them.</source>
        <translation>Halte den Knopf, um sie anzusehen.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Zum Ansehen halten</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>{bid} halten</translation>
    </message>
    <message>
        <source>Hold {key} to see them and play, or hold the button just to look.</source>
        <translation>Halte {key}, um sie anzusehen und zu spielen, oder halte den Knopf, um sie anzusehen.</translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Wie viele Stiche wirst du machen?</translation>
    </message>
    <message>
        <source>In a match of its own. This match is kept. (F5)</source>
        <translation>In einer eigenen Partie. Diese Partie bleibt erhalten. (F5)</translation>
    </message>
    <message>
        <source>Lead as {suit}</source>
        <translation>Als {suit} ausspielen</translation>
    </message>
    <message>
        <source>Lead the joker as</source>
        <translation>Der Joker wird ausgespielt als</translation>
    </message>
    <message>
        <source>Lead the low joker as</source>
        <translation>Der kleine Joker wird ausgespielt als</translation>
    </message>
    <message>
        <source>Let others play the same deals, and compare results</source>
        <translation>Andere die gleichen Gaben spielen lassen und Ergebnisse vergleichen</translation>
    </message>
    <message>
        <source>Look at this deal step by step (R)</source>
        <translation>Diese Gabe Schritt für Schritt ansehen (R)</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <translation>Nenne den Trumpf</translation>
    </message>
    <message>
        <source>Name {bid}</source>
        <translation>{bid} nennen</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation>{suit} nennen</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Gabe</translation>
    </message>
    <message>
        <source>No bid is possible</source>
        <translation>Kein Gebot ist möglich</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>Nobody won the auction, so nobody scores.</source>
        <translation>Niemand hat das Bieten gewonnen, also bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>Order up {bid}</source>
        <translation>{bid} annehmen</translation>
    </message>
    <message>
        <source>Pass now (P)</source>
        <translation>Sofort passen (P)</translation>
    </message>
    <message>
        <source>Pass {n} of {all}</source>
        <translation>{n} von {all} weitergeben</translation>
    </message>
    <message>
        <source>Pick up {bid}</source>
        <translation>{bid} aufnehmen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Play stops until you look at them again.</source>
        <translation>Niemand spielt weiter, bis du sie wieder ansiehst.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nachbesprechung</translation>
    </message>
    <message>
        <source>Rob</source>
        <translation>Rauben</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Gleiche Karten noch mal</translation>
    </message>
    <message>
        <source>Show my cards (F9)</source>
        <translation>Meine Karten zeigen (F9)</translation>
    </message>
    <message>
        <source>Show until I've played</source>
        <translation>Zeigen, bis ich gespielt habe</translation>
    </message>
    <message>
        <source>Start with {names}</source>
        <translation>Mit {names} beginnen</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Anhalten (Esc)</translation>
    </message>
    <message>
        <source>Suits rank {order}</source>
        <translation>Rang der Farben: {order}</translation>
    </message>
    <message>
        <source>Take the joker back (Esc)</source>
        <translation>Den Joker zurücknehmen (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>That gives you {n} trumps.</source>
        <extracomment>1: That gives you {n} trump.</extracomment>
        <translation><numerusform>Mit diesem Trumpf hast du {n} Trumpf.</numerusform><numerusform>Mit diesem Trumpf hast du {n} Trümpfe.</numerusform></translation>
    </message>
    <message>
        <source>That isn't a legal bid.</source>
        <translation>Dieses Gebot ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>To beat: {bid} by {name}</source>
        <translation>Zu überbieten: {bid} von {name}</translation>
    </message>
    <message>
        <source>To beat: {bid} by {name}, your partner</source>
        <translation>Zu überbieten: {bid} von {name}, deinem Partner</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Totals then: {totals}</source>
        <translation>Stand danach: {totals}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>What would an expert do? (Ctrl+H)</source>
        <translation>Was würde ein Experte tun? (Strg+H)</translation>
    </message>
    <message>
        <source>With your partner</source>
        <translation>Mit deinem Partner</translation>
    </message>
    <message>
        <source>You discard your whole hand and take those cards.</source>
        <translation>Du legst dein ganzes Blatt ab und nimmst diese Karten.</translation>
    </message>
    <message>
        <source>You took all the points</source>
        <translation>Du hast alle Punkte bekommen</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>Your cards are hidden</source>
        <translation>Deine Karten sind verdeckt</translation>
    </message>
    <message>
        <source>up to {n}</source>
        <translation>bis zu {n}</translation>
    </message>
    <message>
        <source>{bid} ({value})</source>
        <translation>{bid} ({value})</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <translation>{card} liegt offen</translation>
    </message>
    <message>
        <source>{card} was turned down</source>
        <translation>{card} wurde abgelehnt</translation>
    </message>
    <message>
        <source>{name}, {bid}</source>
        <translation>{name}, {bid}</translation>
    </message>
    <message>
        <source>{name}: {calls}</source>
        <translation>{name}: {calls}</translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>{n} Gabe</numerusform><numerusform>{n} Gaben</numerusform></translation>
    </message>
    <message>
        <source>{n} less</source>
        <translation>{n} weniger</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} mehr</translation>
    </message>
    <message>
        <source>{n} of {need} chosen</source>
        <translation>{n} von {need} gewählt</translation>
    </message>
    <message numerus="yes">
        <source>{n} points off your score</source>
        <extracomment>1: {n} point off your score</extracomment>
        <translation><numerusform>{n} Punkt von deinem Stand ab</numerusform><numerusform>{n} Punkte von deinem Stand ab</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} points to everyone else</source>
        <extracomment>1: {n} point to everyone else</extracomment>
        <translation><numerusform>{n} Punkt für alle anderen</numerusform><numerusform>{n} Punkte für alle anderen</numerusform></translation>
    </message>
    <message>
        <source>{n}: {words}</source>
        <translation>{n}: {words}</translation>
    </message>
    <message>
        <source>{suit}, you hold {n}</source>
        <translation>{suit}, {n} in deinem Blatt</translation>
    </message>
    <message>
        <source>{words} first.</source>
        <translation>Zuerst {words}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget a person</source>
        <translation>Eine Person vergessen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>{name}’s picture, text size, cards, speed, sound, help and keys will be forgotten. Matches and statistics are kept.</source>
        <translation>Bild, Textgröße, Karten, Tempo, Ton, Hilfe und Tasten von {name} werden vergessen. Partien und Statistik bleiben.</translation>
    </message>
</context>
<context>
    <name>PeopleTab</name>
    <message>
        <source>No matches with them yet.</source>
        <translation>Noch keine Partien mit ihnen.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute am Tisch</translation>
    </message>
</context>
<context>
    <name>PictureNotes</name>
    <message>
        <source>A picture of your own is cut to a square. The copy stays on this computer.</source>
        <translation>Ein eigenes Bild wird quadratisch zugeschnitten. Die Kopie bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Bild auswählen …</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>Bild entfernen</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{file} is too large. Choose a picture of at most {megabytes} MB and {megapixels} megapixels.</source>
        <translation>{file} ist zu groß. Wähle ein Bild mit höchstens {megabytes} MB und {megapixels} Megapixeln.</translation>
    </message>
    <message>
        <source>{file} isn't a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>{file} ist kein lesbares Bild. Wähle eine PNG- oder JPEG-Datei.</translation>
    </message>
</context>
<context>
    <name>PlaceBox</name>
    <message>
        <source>Remove all cards: {name}</source>
        <translation>Alle Karten wegnehmen: {name}</translation>
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
        <translation>G</translation>
    </message>
    <message numerus="yes">
        <source>Ends at {n} points</source>
        <extracomment>1: Ends at {n} point</extracomment>
        <translation><numerusform>Endet bei {n} Punkt</numerusform><numerusform>Endet bei {n} Punkten</numerusform></translation>
    </message>
    <message>
        <source>Face-up row</source>
        <translation>Offene Reihe</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>Ziel: {n}</translation>
    </message>
    <message>
        <source>Foundation</source>
        <translation>Stapel, verdeckt</translation>
    </message>
    <message>
        <source>Hand, hidden</source>
        <translation>Blatt, verdeckt</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>bietet</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>{bid}, Left {suit}</source>
        <translation>{bid}, links {suit}</translation>
    </message>
    <message>
        <source>{n} this deal</source>
        <translation>{n} diese Gabe</translation>
    </message>
    <message>
        <source>{progress}, others {n}</source>
        <translation>{progress}, andere {n}</translation>
    </message>
    <message>
        <source>{took} of {bid}</source>
        <translation>{took} von {bid}</translation>
    </message>
    <message numerus="yes">
        <source>{took} of {n} tricks</source>
        <extracomment>1: {took} of {n} trick</extracomment>
        <translation><numerusform>{took} von einem Stich</numerusform><numerusform>{took} von {n} Stichen</numerusform></translation>
    </message>
    <message>
        <source>{tricks}, {bid} bid</source>
        <translation>{tricks}, {bid} geboten</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>A computer player failed, so the first legal choice was played for it. See the log for details.</source>
        <translation>Ein Computerspieler ist ausgefallen, also wurde für ihn die erste erlaubte Möglichkeit gespielt. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>A computer player tried an illegal play, so the first legal choice was played instead. If this keeps happening, reinstall Trickdesk.</source>
        <translation>Ein Computerspieler wollte etwas Unerlaubtes spielen, also wurde stattdessen die erste erlaubte Möglichkeit gespielt. Wenn das öfter vorkommt, installiere Trickdesk neu.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Kühn</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message numerus="yes">
        <source>Computer players failed {n} times. Each time, the first legal choice was played.</source>
        <extracomment>1: A computer player failed once. The first legal choice was played instead.</extracomment>
        <translation><numerusform>Ein Computerspieler ist einmal ausgefallen. Für ihn wurde die erste erlaubte Möglichkeit gespielt.</numerusform><numerusform>Computerspieler sind {n}-mal ausgefallen. Jedes Mal wurde die erste erlaubte Möglichkeit gespielt.</numerusform></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Partner of {names}</source>
        <translation>Partner: {names}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Besonnen</translation>
    </message>
    <message>
        <source>The computer players are too slow to answer, so the first legal choice is played for them. Closing other programs may help.</source>
        <translation>Die Computerspieler antworten zu langsam, also wird für sie die erste erlaubte Möglichkeit gespielt. Es kann helfen, andere Programme zu schließen.</translation>
    </message>
    <message>
        <source>The computer players can't start, so the first legal choice is played for them. Restart Trickdesk; if that doesn't help, reinstall it.</source>
        <translation>Die Computerspieler lassen sich nicht starten, also wird für sie die erste erlaubte Möglichkeit gespielt. Starte Trickdesk neu; wenn das nicht hilft, installiere es neu.</translation>
    </message>
    <message>
        <source>The computer players have crashed, so the first legal choice is played for them. If they don't recover, restart Trickdesk.</source>
        <translation>Die Computerspieler sind abgestürzt, also wird für sie die erste erlaubte Möglichkeit gespielt. Wenn das so bleibt, starte Trickdesk neu.</translation>
    </message>
    <message>
        <source>The computer players' answers can't be used, so the first legal choice is played for them. If this keeps happening, reinstall Trickdesk.</source>
        <translation>Die Antworten der Computerspieler sind unbrauchbar, also wird für sie die erste erlaubte Möglichkeit gespielt. Wenn das öfter vorkommt, installiere Trickdesk neu.</translation>
    </message>
    <message numerus="yes">
        <source>With help: {n} decisions were undone after seeing new cards.</source>
        <extracomment>1: With help: one decision was undone after seeing new cards.</extracomment>
        <translation><numerusform>Mit Hilfe: Eine Entscheidung wurde zurückgenommen, nachdem neue Karten zu sehen waren.</numerusform><numerusform>Mit Hilfe: {n} Entscheidungen wurden zurückgenommen, nachdem neue Karten zu sehen waren.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>With {n} hints.</source>
        <extracomment>1: With a hint.</extracomment>
        <translation><numerusform>Mit einem Tipp.</numerusform><numerusform>Mit {n} Tipps.</numerusform></translation>
    </message>
    <message>
        <source>Won the match</source>
        <translation>Hat die Partie gewonnen</translation>
    </message>
    <message>
        <source>{names} can’t play in this match, so the level {level} plays instead.</source>
        <translation>{names} kann in dieser Partie nicht spielen, deshalb spielt die Stufe {level}.</translation>
    </message>
    <message>
        <source>{name}: {manner}</source>
        <translation>{name}: {manner}</translation>
    </message>
    <message>
        <source>{problem} From now on, the level {level} plays in its place.</source>
        <translation>{problem} Ab jetzt spielt an seiner Stelle die Stufe {level}.</translation>
    </message>
    <message>
        <source>{problem} The level {level} chose instead.</source>
        <translation>{problem} Stattdessen hat die Stufe {level} entschieden.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A mistake here: {action}. That costs {points} on average.</source>
        <translation>Ein Fehler hier: {action}. Das kostet im Schnitt {points}.</translation>
    </message>
    <message>
        <source>An expert would do the same.</source>
        <translation>Ein Experte würde dasselbe tun.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, but it hardly matters.</source>
        <translation>Ein Experte wählt: {better}. Der Unterschied ist aber gering.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, {points} fewer on average.</source>
        <translation>Ein Experte wählt: {better}, im Schnitt {points} weniger.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, {points} more on average.</source>
        <translation>Ein Experte wählt: {better}, im Schnitt {points} mehr.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}.</source>
        <translation>Ein Experte wählt: {better}.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}. Yours was not considered.</source>
        <translation>Ein Experte wählt: {better}. Deine Wahl wurde nicht erwogen.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>In the match: {action}. That cost {points} on average.</source>
        <translation>In der Partie: {action}. Das kostete im Schnitt {points}.</translation>
    </message>
    <message>
        <source>It is the highest card of the suit led.</source>
        <translation>Es ist die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>No: {card} wins.</source>
        <translation>Nein: {card} gewinnt.</translation>
    </message>
    <message>
        <source>Right: {card} wins.</source>
        <translation>Richtig: {card} gewinnt.</translation>
    </message>
    <message>
        <source>This puzzle will come up again in {days} days.</source>
        <translation>Die Aufgabe kommt in {days} Tagen wieder.</translation>
    </message>
    <message>
        <source>This puzzle will come up again tomorrow.</source>
        <translation>Die Aufgabe kommt morgen wieder.</translation>
    </message>
    <message>
        <source>Trump: {mark} {suit}</source>
        <translation>Trumpf: {mark} {suit}</translation>
    </message>
    <message>
        <source>You have solved this puzzle often enough. It won't come up again.</source>
        <translation>Diese Aufgabe hast du oft genug gelöst. Sie kommt nicht wieder.</translation>
    </message>
    <message>
        <source>You: {action}</source>
        <translation>Du: {action}</translation>
    </message>
    <message>
        <source>{action} (you)</source>
        <translation>{action} (Du)</translation>
    </message>
    <message>
        <source>{card} was led</source>
        <translation>{card} wurde ausgespielt</translation>
    </message>
    <message>
        <source>{card} was led as {suit}</source>
        <translation>{card} wurde als {suit} ausgespielt</translation>
    </message>
    <message>
        <source>{n}: {card}</source>
        <translation>{n}: {card}</translation>
    </message>
    <message>
        <source>{n}: {card}, led</source>
        <translation>{n}: {card}, ausgespielt</translation>
    </message>
    <message>
        <source>{right} of {asked} right · {row} in a row · best {best}</source>
        <translation>{right} von {asked} richtig · {row} in Folge · Rekord {best}</translation>
    </message>
    <message>
        <source>{share}% to make it</source>
        <translation>erfüllt in {share} %</translation>
    </message>
    <message>
        <source>{tricks} tricks</source>
        <translation>{tricks} Stiche</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Can’t save your settings: {reason}</source>
        <translation>Die Einstellungen lassen sich nicht speichern: {reason}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>{name}, failed</source>
        <translation>{name}, verloren</translation>
    </message>
</context>
<context>
    <name>ProgramNotes</name>
    <message>
        <source>A program that you wrote can play too. Choose it as the level of a seat.</source>
        <translation>Auch ein Programm, das du geschrieben hast, kann mitspielen. Wähle es als Stufe eines Platzes.</translation>
    </message>
    <message>
        <source>Add program…</source>
        <translation>Programm hinzufügen…</translation>
    </message>
    <message>
        <source>Remove program</source>
        <translation>Programm entfernen</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>Deine Programme</translation>
    </message>
    <message>
        <source>{name}: {command}</source>
        <translation>{name}: {command}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Choose who gets the points</source>
        <translation>Wähle, wer die Punkte bekommt</translation>
    </message>
    <message>
        <source>Choose your team</source>
        <translation>Wähle deine Mannschaft</translation>
    </message>
    <message>
        <source>Discard cards</source>
        <translation>Lege Karten ab</translation>
    </message>
    <message>
        <source>Discard {low} to {high} cards</source>
        <translation>Lege {low} bis {high} Karten ab</translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards</source>
        <extracomment>1: Discard {n} card</extracomment>
        <translation><numerusform>Lege {n} Karte ab</numerusform><numerusform>Lege {n} Karten ab</numerusform></translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Wie viele Stiche wirst du machen?</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <translation>Nenne den Trumpf</translation>
    </message>
    <message numerus="yes">
        <source>Pass {n} cards to {name}</source>
        <extracomment>1: Pass {n} card to {name}</extracomment>
        <translation><numerusform>Gib {n} Karte an {name} weiter</numerusform><numerusform>Gib {n} Karten an {name} weiter</numerusform></translation>
    </message>
    <message>
        <source>Pick cards to pass</source>
        <translation>Suche Karten zum Weitergeben aus</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Spiele eine Karte</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Die Gabe ist zu Ende</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Will you bid blind?</source>
        <translation>Bietest du blind?</translation>
    </message>
    <message>
        <source>Will you defend alone?</source>
        <translation>Willst du allein verteidigen?</translation>
    </message>
    <message>
        <source>Will you rob?</source>
        <translation>Willst du rauben?</translation>
    </message>
    <message>
        <source>Will you swap?</source>
        <translation>Willst du tauschen?</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>{name} is choosing a team</source>
        <translation>{name} wählt eine Mannschaft</translation>
    </message>
    <message>
        <source>{name} is choosing who gets the points</source>
        <translation>{name} wählt, wer die Punkte bekommt</translation>
    </message>
    <message>
        <source>{name} is discarding</source>
        <translation>{name} legt Karten ab</translation>
    </message>
    <message>
        <source>{name} is naming the trump</source>
        <translation>{name} nennt den Trumpf</translation>
    </message>
    <message>
        <source>{name} is picking cards to pass</source>
        <translation>{name} sucht Karten zum Weitergeben aus</translation>
    </message>
    <message>
        <source>{name} may rob</source>
        <translation>{name} darf rauben</translation>
    </message>
    <message>
        <source>{name} to call</source>
        <translation>{name} bietet</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>{name} spielt</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>&amp;All themes</source>
        <translation>&amp;Alle Themen</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Übe&amp;rspringen</translation>
    </message>
    <message>
        <source>Here a computer player had to decide. What would you do?</source>
        <translation>Hier musste sich ein Computer entscheiden. Was würdest du tun?</translation>
    </message>
    <message>
        <source>Looking for costly decisions…</source>
        <translation>Teure Entscheidungen werden gesucht…</translation>
    </message>
    <message>
        <source>No costly decisions yet</source>
        <translation>Noch keine teuren Entscheidungen</translation>
    </message>
    <message>
        <source>Nothing to do today</source>
        <translation>Heute ist nichts zu tun</translation>
    </message>
    <message>
        <source>You've done all your {game} puzzles. Solved ones come back after {days} days, missed ones tomorrow.</source>
        <translation>Du hast alle Aufgaben von {game} gemacht. Gelöste kommen nach {days} Tagen wieder, nicht gelöste morgen.</translation>
    </message>
    <message>
        <source>Your costly decisions in {game} come back here as puzzles. You see the same cards again, then what an expert would have done.

Puzzles come from reviews, so finish a match and review its deals. Each decision that cost you points comes up here several times over the next few weeks.</source>
        <translation>Hier kommen deine eigenen teuren Entscheidungen in {game} als Aufgaben wieder: die Karten, wie du sie gesehen hast, und dann, was ein Experte getan hätte.

Die Aufgaben stammen aus Nachbesprechungen. Spiel eine Partie zu Ende und sieh dir die Nachbesprechung ihrer Gaben an. Jede Entscheidung, die dich Punkte gekostet hat, kommt hier in den nächsten Wochen mehrmals dran.</translation>
    </message>
    <message>
        <source>{n} to do. This decision cost you points. What would you do now?</source>
        <translation>Noch {n}. Diese Entscheidung hat dich Punkte gekostet. Was würdest du jetzt tun?</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 ist keine gültige Seitenangabe. Trenne Seiten und Bereiche durch Kommas, Anfang und Ende eines Bereichs durch einen Bindestrich. Bereiche dürfen sich nicht überschneiden.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Widersprüche beim beidseitigen Druck</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Ungültige Seitenangabe</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Die Angaben zum beidseitigen Druck widersprechen sich. Sollen sie berichtigt werden?</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Seiten und Bereiche, durch Kommas getrennt; ein Bereich sind zwei Zahlen mit einem Bindestrich. 3,5-7,9 druckt die Seiten 3, 5, 6, 7 und 9.</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>&amp;Difficulty</source>
        <translation>Schw&amp;ierigkeit</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächste</translation>
    </message>
    <message>
        <source>Click a card or press its number. The first card was led.</source>
        <translation>Klicke eine Karte an oder drücke ihre Nummer. Die erste Karte wurde ausgespielt.</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>Welche Karte gewinnt diesen Stich?</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>A bid may score more, but for the match passing is worth more: what the others score counts too.</source>
        <translation>Ein Gebot bringt vielleicht mehr, aber für die Partie ist Passen mehr wert: Auch die Punkte der anderen zählen.</translation>
    </message>
    <message>
        <source>A blind nil is worth its risk now: it counts twice, and any hand may take no trick.</source>
        <translation>Eine blinde Null ist jetzt das Risiko wert: Sie zählt doppelt, und jedes Blatt kann ohne Stich bleiben.</translation>
    </message>
    <message>
        <source>A habit of this player, which costs little or nothing.</source>
        <translation>Eine Gewohnheit dieses Spielers, die wenig oder nichts kostet.</translation>
    </message>
    <message>
        <source>A partner is already winning with {card}, so no high card is needed.</source>
        <translation>Ein Partner gewinnt den Stich schon mit {card}, also braucht es keine hohe Karte.</translation>
    </message>
    <message>
        <source>A partner is already winning with {card}, so no trump is needed.</source>
        <translation>Ein Partner gewinnt den Stich schon mit {card}, also braucht es keinen Trumpf.</translation>
    </message>
    <message>
        <source>A partner is winning with {card}: the points should stay on this side.</source>
        <translation>Ein Partner gewinnt gerade mit {card}: Die Punkte sollten auf dieser Seite bleiben.</translation>
    </message>
    <message>
        <source>Adds a card that counts to a partner's trick; nothing else is clearly better.</source>
        <translation>Legt eine Zählkarte in den Stich der eigenen Seite; nichts anderes ist klar besser.</translation>
    </message>
    <message>
        <source>Adds a card that counts to another defender's trick; nothing else is clearly better.</source>
        <translation>Legt eine Zählkarte in den Stich eines anderen Gegenspielers; nichts anderes ist klar besser.</translation>
    </message>
    <message>
        <source>Adds a card that counts to your partner's trick; nothing else is clearly better.</source>
        <translation>Legt eine Zählkarte in den Stich deines Partners; nichts anderes ist klar besser.</translation>
    </message>
    <message>
        <source>Also weighs the match and what the others score.</source>
        <translation>Berücksichtigt auch die Partie und die Punkte der anderen.</translation>
    </message>
    <message>
        <source>Another defender is already winning with {card}, so no high card is needed.</source>
        <translation>Ein anderer Gegenspieler gewinnt den Stich schon mit {card}, also braucht es keine hohe Karte.</translation>
    </message>
    <message>
        <source>Another defender is already winning with {card}, so no trump is needed.</source>
        <translation>Ein anderer Gegenspieler gewinnt den Stich schon mit {card}, also braucht es keinen Trumpf.</translation>
    </message>
    <message>
        <source>Another defender is winning with {card}: the declarer doesn't get the points.</source>
        <translation>Ein anderer Gegenspieler gewinnt gerade mit {card}: Der Alleinspieler bekommt die Punkte nicht.</translation>
    </message>
    <message>
        <source>Another figure looks better, but not so in the deals that were solved exactly.</source>
        <translation>Eine andere Zahl sieht besser aus, in den genau gelösten Verteilungen aber nicht.</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>Ein anderer Spieler</translation>
    </message>
    <message numerus="yes">
        <source>Based on {n} simulated deals, {solved} of them solved exactly.</source>
        <extracomment>1: Based on {n} simulated deal, {solved} of them solved exactly.</extracomment>
        <translation><numerusform>Beruht auf einer simulierten Gabe, davon {solved} exakt gelöst.</numerusform><numerusform>Beruht auf {n} simulierten Gaben, davon {solved} exakt gelöst.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Based on {n} simulated deals.</source>
        <extracomment>1: Based on {n} simulated deal.</extracomment>
        <translation><numerusform>Beruht auf einer simulierten Gabe.</numerusform><numerusform>Beruht auf {n} simulierten Gaben.</numerusform></translation>
    </message>
    <message>
        <source>Beats the cards so far as {card} would, and keeps that for later.</source>
        <translation>Schlägt die bisherigen Karten wie {card}, und die bleibt für später.</translation>
    </message>
    <message>
        <source>Beats the cards so far as {card} would, and risks fewer points if somebody goes higher.</source>
        <translation>Schlägt die bisherigen Karten wie {card}, und kostet weniger Punkte, falls jemand höher spielt.</translation>
    </message>
    <message>
        <source>Beats the cards so far, though higher ones are still out.</source>
        <translation>Schlägt die Karten bisher, aber höhere sind noch draußen.</translation>
    </message>
    <message>
        <source>Beats the declarer alone often enough, and that scores more.</source>
        <translation>Schlägt den Alleinspieler oft genug allein, und das zählt mehr.</translation>
    </message>
    <message>
        <source>Best on average in the simulated deals.</source>
        <translation>War in den simulierten Gaben im Schnitt am besten.</translation>
    </message>
    <message>
        <source>Can no longer take exactly as many tricks as bid.</source>
        <translation>Kann das Gebot nicht mehr genau treffen.</translation>
    </message>
    <message>
        <source>Clearly best in the simulated deals.</source>
        <translation>War in den simulierten Gaben klar am besten.</translation>
    </message>
    <message>
        <source>Doesn't take a partner's trick without a clear gain.</source>
        <translation>Nimmt dem Partner den Stich nicht ohne klaren Gewinn.</translation>
    </message>
    <message>
        <source>Doesn't take another defender's trick without a clear gain.</source>
        <translation>Nimmt einem anderen Gegenspieler den Stich nicht ohne klaren Gewinn.</translation>
    </message>
    <message>
        <source>Doesn't take your partner's trick without a clear gain.</source>
        <translation>Nimmt deinem Partner den Stich nicht ohne klaren Gewinn.</translation>
    </message>
    <message>
        <source>Draws trumps, to keep its own winners from being trumped: one is still out.</source>
        <translation>Zieht Trumpf, damit die eigenen Gewinner nicht gestochen werden: Einer ist noch draußen.</translation>
    </message>
    <message>
        <source>Draws trumps, to keep its own winners from being trumped: {trumps} are still out.</source>
        <translation>Zieht Trumpf, damit die eigenen Gewinner nicht gestochen werden: {trumps} sind noch draußen.</translation>
    </message>
    <message>
        <source>Drives out higher trumps, so that those left in the hand may take tricks.</source>
        <translation>Treibt höhere Trümpfe heraus, damit die übrigen der Hand Stiche machen können.</translation>
    </message>
    <message>
        <source>Every card that may be led should take the trick.</source>
        <translation>Jede Karte, die ausgespielt werden darf, dürfte den Stich machen.</translation>
    </message>
    <message>
        <source>Every choice is worth about the same.</source>
        <translation>Alles ist etwa gleich viel wert.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}, so a high one goes: then it can take no other trick.</source>
        <translation>Jede erlaubte Karte schlägt {card}, also geht eine hohe weg: Dann macht sie keinen weiteren Stich.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}, so {over} is kept: it may stay below others later.</source>
        <translation>Jede erlaubte Karte schlägt {card}, also bleibt {over}: Sie kann später unter anderen bleiben.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}; the lower, the more likely somebody goes higher.</source>
        <translation>Jede erlaubte Karte schlägt {card}; je niedriger, desto eher geht jemand darüber.</translation>
    </message>
    <message>
        <source>Few cards in {suit} are left then, so bad cards can soon be thrown on that suit.</source>
        <translation>Danach sind nur noch wenige Karten in {suit} da, und bald lassen sich darauf schlechte Karten abwerfen.</translation>
    </message>
    <message>
        <source>Few hands take no trick, so looking first is better.</source>
        <translation>Wenige Blätter bleiben ohne Stich, darum ist es besser, erst hinzusehen.</translation>
    </message>
    <message>
        <source>Forced to bid: picks the bid with the best expected score.</source>
        <translation>Muss bieten und wählt das Gebot mit dem besten erwarteten Ergebnis.</translation>
    </message>
    <message>
        <source>Gets rid of a card that might take one trick too many later.</source>
        <translation>Wird eine Karte los, die später einen Stich zu viel machen könnte.</translation>
    </message>
    <message>
        <source>Gives somebody else a card that counts against its owner.</source>
        <translation>Gibt jemand anderem eine Karte, die dort Minuspunkte zählt.</translation>
    </message>
    <message>
        <source>Has as many tricks as bid, and wants no more.</source>
        <translation>Hat alle gebotenen Stiche und will keinen mehr.</translation>
    </message>
    <message>
        <source>High cards would take tricks with points.</source>
        <translation>Hohe Karten würden Stiche mit Punkten machen.</translation>
    </message>
    <message>
        <source>If everybody follows suit, {card} takes the trick; if not, this card may.</source>
        <translation>Bedienen alle, macht {card} den Stich; sonst vielleicht diese Karte.</translation>
    </message>
    <message>
        <source>It was the only legal choice.</source>
        <translation>Es gab keine andere Wahl.</translation>
    </message>
    <message>
        <source>Keeps cards that count out of the others' tricks unless giving one up clearly pays off.</source>
        <translation>Gibt den anderen keine Zählkarte ohne klaren Gewinn.</translation>
    </message>
    <message>
        <source>Keeps only trumps: the rest is unlikely to take a trick.</source>
        <translation>Behält nur Trümpfe: Der Rest macht kaum einen Stich.</translation>
    </message>
    <message>
        <source>Keeps sure tricks unless giving one up clearly pays off.</source>
        <translation>Gibt einen sicheren Stich nur auf, wenn das klar mehr bringt.</translation>
    </message>
    <message>
        <source>Keeps {card} back: somebody else could take it now.</source>
        <translation>Hält {card} zurück: Jetzt könnte jemand anderes sie nehmen.</translation>
    </message>
    <message>
        <source>Keeps {card} guarded: {over} is still out.</source>
        <translation>Hält {card} gedeckt: {over} ist noch draußen.</translation>
    </message>
    <message>
        <source>Keeps {card} to trump {suit}.</source>
        <translation>Behält {card}, um {suit} zu stechen.</translation>
    </message>
    <message>
        <source>Keeps {card}, the highest card left in {suit}.</source>
        <translation>Behält {card}, die höchste Karte in {suit}, die es noch gibt.</translation>
    </message>
    <message>
        <source>Keeps {card}, the highest trump left.</source>
        <translation>Behält {card}, den höchsten Trumpf, den es noch gibt.</translation>
    </message>
    <message>
        <source>Keeps {card}, which may win a later trick.</source>
        <translation>Behält {card}: Damit kann ein späterer Stich gelingen.</translation>
    </message>
    <message>
        <source>Keeps {card}: a trump may win a later trick.</source>
        <translation>Behält {card}: Ein Trumpf kann einen späteren Stich machen.</translation>
    </message>
    <message>
        <source>Keeps {card}: when trumps are led, it counts as one.</source>
        <translation>Behält {card}: Wird Trumpf ausgespielt, zählt sie als einer.</translation>
    </message>
    <message>
        <source>Leads a card that can be spared, and keeps better ones for later.</source>
        <translation>Spielt eine entbehrliche Karte aus und behält bessere für später.</translation>
    </message>
    <message>
        <source>Leads a card that somebody else may have to beat: higher ones are still out.</source>
        <translation>Spielt eine Karte aus, die vielleicht jemand anderes schlagen muss: Höhere sind noch draußen.</translation>
    </message>
    <message>
        <source>Leads a card that the declarer may have to beat.</source>
        <translation>Spielt eine Karte aus, die der Alleinspieler vielleicht schlagen muss.</translation>
    </message>
    <message>
        <source>Leads a long suit: once its high cards are gone, the low ones win.</source>
        <translation>Spielt eine lange Farbe aus: Sind ihre hohen Karten weg, gewinnen die kleinen.</translation>
    </message>
    <message>
        <source>Leads a trump, so that others have fewer left to trump {card} with.</source>
        <translation>Spielt Trumpf aus, damit andere weniger davon haben, um {card} zu stechen.</translation>
    </message>
    <message>
        <source>Leaves it to the partner, who has already bid: raising it gains too little.</source>
        <translation>Überlässt es dem Partner, der schon geboten hat: Höher zu gehen bringt zu wenig.</translation>
    </message>
    <message>
        <source>Leaves it to your partner, who has already bid: raising it gains too little.</source>
        <translation>Überlässt es deinem Partner, der schon geboten hat: Höher zu gehen bringt zu wenig.</translation>
    </message>
    <message>
        <source>Leaves the declarer the trick, which {card} is winning.</source>
        <translation>Lässt dem Alleinspieler den Stich, den {card} gerade gewinnt.</translation>
    </message>
    <message>
        <source>Leaves the hand without {suit}, to trump that suit later.</source>
        <translation>Danach ist keine Karte in {suit} mehr in der Hand: Die Farbe lässt sich später stechen.</translation>
    </message>
    <message>
        <source>Leaves the trick to somebody else.</source>
        <translation>Überlässt den Stich jemand anderem.</translation>
    </message>
    <message>
        <source>Lets this trick go, and keeps the winning card for a better one.</source>
        <translation>Lässt diesen Stich laufen und spart die Gewinnkarte für einen besseren.</translation>
    </message>
    <message>
        <source>Lets this trick go: taking it would win more tricks, but score less.</source>
        <translation>Lässt diesen Stich laufen: Ihn zu nehmen brächte mehr Stiche, aber weniger Punkte.</translation>
    </message>
    <message>
        <source>Makes the lowest bid that will do.</source>
        <translation>Macht das niedrigste Gebot, das reicht.</translation>
    </message>
    <message>
        <source>May take a trick that is needed; if it is beaten, it can't take one too many later.</source>
        <translation>Macht vielleicht einen nötigen Stich; wird sie überboten, kann sie später keinen zu viel machen.</translation>
    </message>
    <message>
        <source>Needs exactly one more trick.</source>
        <translation>Braucht genau noch einen Stich.</translation>
    </message>
    <message>
        <source>Needs exactly {tricks} more tricks.</source>
        <translation>Braucht genau noch {tricks} Stiche.</translation>
    </message>
    <message>
        <source>No bid is clearly better than passing.</source>
        <translation>Kein Gebot ist klar besser als Passen.</translation>
    </message>
    <message>
        <source>No bid is expected to be worth more than passing.</source>
        <translation>Kein Gebot ist voraussichtlich mehr wert als Passen.</translation>
    </message>
    <message>
        <source>No bid looks worth making.</source>
        <translation>Kein Gebot scheint sich zu lohnen.</translation>
    </message>
    <message>
        <source>No card in the hand is likely to win now, so it leads one that can be spared.</source>
        <translation>Keine Karte der Hand dürfte jetzt gewinnen, also kommt eine entbehrliche.</translation>
    </message>
    <message>
        <source>No card in {suit} is left then, so bad cards can be thrown on that suit.</source>
        <translation>Danach ist keine Karte in {suit} mehr da, und darauf lassen sich schlechte Karten abwerfen.</translation>
    </message>
    <message>
        <source>No card in {suit} is left then, so that suit can be trumped.</source>
        <translation>Danach ist keine Karte in {suit} mehr da, und die Farbe lässt sich stechen.</translation>
    </message>
    <message>
        <source>No suit is longer, and long trumps win tricks.</source>
        <translation>Keine Farbe ist länger, und lange Trümpfe machen Stiche.</translation>
    </message>
    <message>
        <source>Nobody else has any {suit} left.</source>
        <translation>Niemand sonst hat noch {suit}.</translation>
    </message>
    <message>
        <source>Nobody plays after this and the trick has no points: a good moment to get rid of a high card.</source>
        <translation>Danach spielt niemand mehr, und im Stich sind keine Punkte: eine gute Gelegenheit, eine hohe Karte loszuwerden.</translation>
    </message>
    <message>
        <source>None of them has bid, but with them the contract is made most often.</source>
        <translation>Niemand davon hat geboten, aber so wird die Ansage am häufigsten erfüllt.</translation>
    </message>
    <message>
        <source>Not sure enough to bid: made in {chance}% of the simulated deals, and {wants}% are needed.</source>
        <translation>Nicht sicher genug für ein Gebot: In {chance} % der simulierten Gaben würde es erfüllt, {wants} % sind nötig.</translation>
    </message>
    <message>
        <source>Nothing to lose: passing would almost certainly lose the match.</source>
        <translation>Hat nichts zu verlieren: Nach dem Passen ist die Partie so gut wie verloren.</translation>
    </message>
    <message>
        <source>Only one card in its suit beats it: it takes a trick, or drives that card out.</source>
        <translation>Nur eine Karte der Farbe schlägt sie: Sie macht einen Stich oder treibt jene heraus.</translation>
    </message>
    <message>
        <source>Other choices are about as good; this is the usual one.</source>
        <translation>Anderes ist etwa gleich gut; dies ist das Übliche.</translation>
    </message>
    <message>
        <source>Otherwise the match would end, and another player would win.</source>
        <translation>Sonst wäre die Partie zu Ende, und ein anderer Spieler gewänne.</translation>
    </message>
    <message>
        <source>Passing may score more, but for the match this bid is worth more: what the others score counts too.</source>
        <translation>Passen bringt vielleicht mehr, aber für die Partie ist dieses Gebot mehr wert: Auch die Punkte der anderen zählen.</translation>
    </message>
    <message>
        <source>Risks no points: the opponents may still beat {card}.</source>
        <translation>Riskiert keine Punkte: Die Gegner können {card} noch schlagen.</translation>
    </message>
    <message>
        <source>Somebody else may have to take it with {over}, the only higher card still out.</source>
        <translation>Vielleicht muss jemand anderes ihn mit {over} nehmen, der einzigen höheren Karte, die noch draußen ist.</translation>
    </message>
    <message>
        <source>Somebody else takes this trick, so it throws a card that might take another.</source>
        <translation>Den Stich macht jemand anderes, also geht eine Karte weg, die einen anderen machen könnte.</translation>
    </message>
    <message>
        <source>Somebody may still beat it; if so, it can't take a worse trick later.</source>
        <translation>Vielleicht schlägt sie noch jemand; dann macht sie später keinen schlimmeren Stich.</translation>
    </message>
    <message>
        <source>Stays below {card}, so that somebody else takes the trick.</source>
        <translation>Bleibt unter {card}, damit jemand anderes den Stich bekommt.</translation>
    </message>
    <message>
        <source>Stays in the auction without bidding higher.</source>
        <translation>Bleibt ohne höheres Gebot dabei.</translation>
    </message>
    <message>
        <source>Takes a sure trick: nobody else can beat it.</source>
        <translation>Macht einen sicheren Stich: Niemand sonst kann die Karte schlagen.</translation>
    </message>
    <message>
        <source>Takes a trick unless somebody trumps it: nobody else has a higher card in its suit.</source>
        <translation>Macht einen Stich, wenn niemand sticht: Sonst hat niemand eine höhere Karte der Farbe.</translation>
    </message>
    <message>
        <source>Takes a trump for the card it needs least.</source>
        <translation>Nimmt einen Trumpf für die Karte, die am wenigsten nützt.</translation>
    </message>
    <message>
        <source>Takes the risk: {chance}% is enough.</source>
        <translation>Geht das Risiko ein: {chance} % genügen.</translation>
    </message>
    <message>
        <source>Takes the trick if everybody follows suit: then a two is the highest card.</source>
        <translation>Macht den Stich, wenn alle bedienen: Dann ist eine Zwei die höchste Karte.</translation>
    </message>
    <message>
        <source>Takes the trick or drives out {over}: then {card} can win too.</source>
        <translation>Macht den Stich oder treibt {over} heraus: Dann kann auch {card} gewinnen.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody beats it with a two.</source>
        <translation>Macht den Stich, wenn niemand sie mit einer Zwei schlägt.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody plays {over}.</source>
        <translation>Macht den Stich, wenn niemand {over} spielt.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody trumps it.</source>
        <translation>Macht den Stich, wenn niemand sticht.</translation>
    </message>
    <message>
        <source>Takes the trick: nobody after this can beat it.</source>
        <translation>Macht den Stich: Danach kann niemand mehr darüber.</translation>
    </message>
    <message>
        <source>Takes the trick: nobody plays after this.</source>
        <translation>Macht den Stich: Danach spielt niemand mehr.</translation>
    </message>
    <message>
        <source>Takes the trick: this hand has all the points so far, and may get the rest.</source>
        <translation>Macht den Stich: Diese Hand hat bisher alle Punkte und bekommt vielleicht auch den Rest.</translation>
    </message>
    <message>
        <source>Takes this trick, because that should cost less than later ones.</source>
        <translation>Macht diesen Stich, weil er weniger kosten dürfte als spätere.</translation>
    </message>
    <message>
        <source>That beats {card}, played by a partner.</source>
        <translation>Das schlägt {card} von der eigenen Seite.</translation>
    </message>
    <message>
        <source>That beats {card}, played by another defender.</source>
        <translation>Das schlägt {card} von einem anderen Gegenspieler.</translation>
    </message>
    <message>
        <source>That beats {card}, played by your partner.</source>
        <translation>Das schlägt {card} von deinem Partner.</translation>
    </message>
    <message>
        <source>That ends and wins the match.</source>
        <translation>Damit ist die Partie zu Ende und gewonnen.</translation>
    </message>
    <message>
        <source>The best card in the hand, though higher ones are still out.</source>
        <translation>Die beste Karte der Hand, auch wenn höhere noch draußen sind.</translation>
    </message>
    <message>
        <source>The bid is already made.</source>
        <translation>Hat das Gebot schon erfüllt.</translation>
    </message>
    <message>
        <source>The bid of {bid} by {seat} promises help.</source>
        <translation>Die Ansage {bid} von {seat} verspricht Hilfe.</translation>
    </message>
    <message>
        <source>The card turned up is no better than its own.</source>
        <translation>Die aufgedeckte Karte ist nicht besser als die eigenen.</translation>
    </message>
    <message>
        <source>The contract can't be made any more.</source>
        <translation>Die Ansage ist nicht mehr zu erfüllen.</translation>
    </message>
    <message>
        <source>The contract is already made.</source>
        <translation>Die Ansage ist schon erfüllt.</translation>
    </message>
    <message>
        <source>The hand can't beat {card}, so it gives up what it needs least.</source>
        <translation>Gegen {card} ist nichts zu machen, also geht die entbehrlichste Karte weg.</translation>
    </message>
    <message>
        <source>The hand can't beat {card}, so it keeps {over} for later.</source>
        <translation>Gegen {card} ist nichts zu machen, also bleibt {over} für später.</translation>
    </message>
    <message>
        <source>The high cards stay, and may even take all the points.</source>
        <translation>Die hohen Karten bleiben und holen vielleicht sogar alle Punkte.</translation>
    </message>
    <message>
        <source>The highest card that stays below {card}: now it can't take a worse trick later.</source>
        <translation>Die höchste Karte, die unter {card} bleibt: So kann sie später keinen schlimmeren Stich machen.</translation>
    </message>
    <message>
        <source>The kitty promises more than this hand.</source>
        <translation>Der Talon verspricht mehr als dieses Blatt.</translation>
    </message>
    <message>
        <source>The lower this card, the harder it is for the declarer to stay below it.</source>
        <translation>Je niedriger diese Karte, desto schwerer bleibt der Alleinspieler darunter.</translation>
    </message>
    <message>
        <source>The opponents are winning with {card}, so they get as few points as possible.</source>
        <translation>Die Gegner gewinnen gerade mit {card}, also bekommen sie so wenige Punkte wie möglich.</translation>
    </message>
    <message>
        <source>The usual play in this position.</source>
        <translation>So wird in dieser Lage gewöhnlich gespielt.</translation>
    </message>
    <message>
        <source>These are the cards that are needed least.</source>
        <translation>Diese Karten werden am wenigsten gebraucht.</translation>
    </message>
    <message>
        <source>These are the most likely to take a trick.</source>
        <translation>Diese würden am ehesten einen Stich machen.</translation>
    </message>
    <message>
        <source>These cards promise more than three unknown ones.</source>
        <translation>Diese Karten versprechen mehr als drei unbekannte.</translation>
    </message>
    <message>
        <source>This bid is about as good as a lower one, and leaves the others less room.</source>
        <translation>Dieses Gebot ist etwa so gut wie ein niedrigeres und lässt den anderen weniger Platz.</translation>
    </message>
    <message>
        <source>This bid is expected to be worth more than passing.</source>
        <translation>Dieses Gebot ist voraussichtlich mehr wert als Passen.</translation>
    </message>
    <message>
        <source>This bid only shows the partner a suit.</source>
        <translation>Zeigt dem Partner mit diesem Gebot nur eine Farbe.</translation>
    </message>
    <message>
        <source>This bid only shows your partner a suit.</source>
        <translation>Zeigt deinem Partner mit diesem Gebot nur eine Farbe.</translation>
    </message>
    <message>
        <source>This bid shows the partner a card, as agreed.</source>
        <translation>Zeigt dem Partner mit diesem Gebot, wie verabredet, eine Karte.</translation>
    </message>
    <message>
        <source>This bid shows your partner a card, as agreed.</source>
        <translation>Zeigt deinem Partner mit diesem Gebot, wie verabredet, eine Karte.</translation>
    </message>
    <message>
        <source>This hand is too weak to bid: it rarely does as well as in the simulated deals.</source>
        <translation>Dieses Blatt ist zu schwach für ein Gebot: So gut wie in den simulierten Gaben läuft es selten.</translation>
    </message>
    <message>
        <source>This hand may well take no trick, and that scores a lot.</source>
        <translation>Dieses Blatt kann gut ganz ohne Stich bleiben, und das bringt viele Punkte.</translation>
    </message>
    <message>
        <source>This hand should take about that many tricks.</source>
        <translation>So viele Stiche sollte dieses Blatt etwa machen.</translation>
    </message>
    <message>
        <source>Three unknown cards promise more than these.</source>
        <translation>Drei unbekannte Karten versprechen mehr als diese.</translation>
    </message>
    <message>
        <source>Throws the last card in {suit}, to be free to throw bad cards later.</source>
        <translation>Wirft die letzte Karte in {suit} ab, um später schlechte Karten abwerfen zu können.</translation>
    </message>
    <message>
        <source>Throws the last card in {suit}, to trump that suit later.</source>
        <translation>Wirft die letzte Karte in {suit} ab, um die Farbe später zu stechen.</translation>
    </message>
    <message>
        <source>Tries to win {card}: it takes points off the score.</source>
        <translation>Will {card} gewinnen: Das zieht Punkte ab.</translation>
    </message>
    <message>
        <source>Trumps the trick, and nobody can beat that.</source>
        <translation>Sticht, und niemand kann das schlagen.</translation>
    </message>
    <message>
        <source>Trumps the trick: only a higher trump can still beat it.</source>
        <translation>Sticht: Nur ein höherer Trumpf kann das noch schlagen.</translation>
    </message>
    <message>
        <source>Two defenders promise more than one alone.</source>
        <translation>Zwei Verteidiger versprechen mehr als einer allein.</translation>
    </message>
    <message>
        <source>What would cost most to keep.</source>
        <translation>Was zu behalten am meisten kosten würde.</translation>
    </message>
    <message>
        <source>Will probably fail ({chance}% chance), but passing would lose more.</source>
        <translation>Scheitert wahrscheinlich ({chance} % Chance), verliert damit aber weniger als mit Passen.</translation>
    </message>
    <message>
        <source>With this score, a longer match is better.</source>
        <translation>Bei diesem Stand ist eine längere Partie besser.</translation>
    </message>
    <message>
        <source>With this score, a shorter match is better.</source>
        <translation>Bei diesem Stand ist eine kürzere Partie besser.</translation>
    </message>
    <message>
        <source>With this trump the hand should win most, though another suit is longer.</source>
        <translation>Mit diesem Trumpf sollte das Blatt am meisten gewinnen, obwohl eine andere Farbe länger ist.</translation>
    </message>
    <message>
        <source>Your partner is already winning with {card}, so no high card is needed.</source>
        <translation>Dein Partner gewinnt den Stich schon mit {card}, also braucht es keine hohe Karte.</translation>
    </message>
    <message>
        <source>Your partner is already winning with {card}, so no trump is needed.</source>
        <translation>Dein Partner gewinnt den Stich schon mit {card}, also braucht es keinen Trumpf.</translation>
    </message>
    <message>
        <source>Your partner is winning with {card}: the points should be yours.</source>
        <translation>Dein Partner gewinnt gerade mit {card}: Die Punkte sollten euch gehören.</translation>
    </message>
    <message>
        <source>{bid} would be made in {chance}% of the simulated deals.</source>
        <translation>{bid} würde in {chance} % der simulierten Gaben erfüllt.</translation>
    </message>
    <message>
        <source>{card} could cost many points.</source>
        <translation>{card} könnte viele Punkte kosten.</translation>
    </message>
    <message>
        <source>{chance}% to make it</source>
        <translation>erfüllt in {chance} %</translation>
    </message>
    <message>
        <source>{seat} has all the points so far, so a card that counts is kept.</source>
        <translation>{seat} hat bisher alle Punkte, also bleibt eine Karte, die zählt, in der Hand.</translation>
    </message>
    <message>
        <source>{seat} has all the points so far, so somebody else must take one.</source>
        <translation>{seat} hat bisher alle Punkte, also muss jemand anderes einen nehmen.</translation>
    </message>
    <message>
        <source>{seat} has no {suit} left.</source>
        <translation>{seat} kann {suit} nicht mehr bedienen.</translation>
    </message>
    <message>
        <source>{tricks} tricks</source>
        <translation>{tricks} Stiche</translation>
    </message>
    <message>
        <source>{what}: {figures}</source>
        <translation>{what}: {figures}</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>A well-earned win.</source>
        <translation>Verdient gewonnen.</translation>
    </message>
    <message>
        <source>I enjoyed that.</source>
        <translation>Das hat Spaß gemacht.</translation>
    </message>
    <message>
        <source>It took the last trick.</source>
        <translation>Erst der letzte Stich hat gereicht.</translation>
    </message>
    <message>
        <source>Just the right lead.</source>
        <translation>Genau das richtige Ausspiel.</translation>
    </message>
    <message>
        <source>Next time, perhaps.</source>
        <translation>Vielleicht beim nächsten Mal.</translation>
    </message>
    <message>
        <source>Not one trick too many.</source>
        <translation>Kein Stich zu viel.</translation>
    </message>
    <message>
        <source>Thank you for that lead.</source>
        <translation>Danke für dieses Ausspiel.</translation>
    </message>
    <message>
        <source>Thank you for the match.</source>
        <translation>Danke für die Partie.</translation>
    </message>
    <message>
        <source>That was a good match.</source>
        <translation>Das war eine gute Partie.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>Das war knapp.</translation>
    </message>
    <message>
        <source>That was the suit I wanted.</source>
        <translation>Das war die Farbe, auf die ich gehofft habe.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Gut gespielt.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}“</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>The table at this step</source>
        <translation>Der Tisch bei diesem Schritt</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Earlier decisions by computer players</source>
        <translation>Frühere Entscheidungen von Computerspielern</translation>
    </message>
    <message>
        <source>It failed: {error}</source>
        <translation>Fehlgeschlagen: {error}</translation>
    </message>
    <message>
        <source>Its reasons can't be read.</source>
        <translation>Die Begründung ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Log entry {n}, {decision} ({manner})</source>
        <translation>Eintrag {n} des Protokolls, {decision} ({manner})</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>Die Entscheidung</translation>
    </message>
    <message>
        <source>The detailed log</source>
        <translation>Das ausführliche Protokoll</translation>
    </message>
    <message>
        <source>The error log</source>
        <translation>Das Fehlerprotokoll</translation>
    </message>
    <message>
        <source>The error log is empty.</source>
        <translation>Das Fehlerprotokoll ist leer.</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>Die Aufzeichnung</translation>
    </message>
    <message>
        <source>Trickdesk crash report</source>
        <translation>Trickdesk: Bericht über einen Absturz</translation>
    </message>
    <message>
        <source>Trickdesk play report</source>
        <translation>Trickdesk: Bericht über einen Spielzug</translation>
    </message>
    <message>
        <source>What seems wrong</source>
        <translation>Was falsch erscheint</translation>
    </message>
    <message>
        <source>What the computer player saw, as data</source>
        <translation>Was der Computerspieler sah, als Daten</translation>
    </message>
    <message>
        <source>no decision</source>
        <translation>keine Entscheidung</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Decision</source>
        <translation>&amp;Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>Der &amp;Bericht</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;What seems wrong?</source>
        <translation>Was scheint &amp;falsch zu sein?</translation>
    </message>
    <message>
        <source>Report a crash</source>
        <translation>Einen Absturz melden</translation>
    </message>
    <message>
        <source>Report this play</source>
        <translation>Diesen Spielzug melden</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>This report contains all cards of the finished deals and the players’ names. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>Dieser Bericht enthält alle Karten der beendeten Gaben und die Namen der Spieler. Nichts wird von selbst verschickt: Speichere oder kopiere den Text und schick ihn dann, wohin du willst.</translation>
    </message>
    <message>
        <source>This report contains the end of the error log, the players’ names, and all cards of the finished deals. It has no card of the deal in progress. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>Dieser Bericht enthält das Ende des Fehlerprotokolls, die Namen der Spieler und alle Karten der beendeten Gaben. Von der laufenden Gabe enthält er keine Karte. Nichts wird von selbst verschickt: Speichere oder kopiere den Text und schick ihn dann, wohin du willst.</translation>
    </message>
    <message>
        <source>This report contains the end of the error log. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>Dieser Bericht enthält das Ende des Fehlerprotokolls. Nichts wird von selbst verschickt: Speichere oder kopiere den Text und schick ihn dann, wohin du willst.</translation>
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
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Send my result…</source>
        <translation>Mein Ergebnis &amp;senden…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Gabe</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Nach&amp;besprechung</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Ergebnisse nach Gaben</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>ResultsTab</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Spiel und Regeln</translation>
    </message>
    <message>
        <source>O&amp;ne row per</source>
        <translation>Eine Zeile &amp;je</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>ReturnBar</name>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Nachbesprechung</translation>
    </message>
    <message>
        <source>The variation is saved as far as you played it (R)</source>
        <translation>Die Variante bleibt gespeichert, so weit du sie gespielt hast (R)</translation>
    </message>
    <message>
        <source>What if: a variation of deal {n}. The match is paused, and nothing here counts.</source>
        <translation>Was wäre wenn: eine Variante von Gabe {n}. Die Partie ruht, und nichts hier zählt.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Before the first trick</source>
        <translation>Vor dem ersten Stich</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Schnitzer</translation>
    </message>
    <message>
        <source>Exact from the first card.</source>
        <translation>Exakt von der ersten Karte an.</translation>
    </message>
    <message>
        <source>Exact from trick {n}, card {card}.</source>
        <translation>Exakt ab Stich {n}, Karte {card}.</translation>
    </message>
    <message>
        <source>Exact from trick {n}.</source>
        <translation>Exakt ab Stich {n}.</translation>
    </message>
    <message>
        <source>Expected results:
{compared}</source>
        <translation>Erwartete Ergebnisse:
{compared}</translation>
    </message>
    <message>
        <source>Figures for {done} of {all} decisions.</source>
        <translation>Zahlen für {done} von {all} Entscheidungen.</translation>
    </message>
    <message>
        <source>For this deal, the cost of each card with all cards known wasn't worked out.</source>
        <translation>Was jede Karte bei Kenntnis aller Karten kostete, wurde für diese Gabe nicht ausgerechnet.</translation>
    </message>
    <message>
        <source>From what the player could know, nothing was better.</source>
        <translation>Nach dem, was der Spieler wissen konnte, war nichts besser.</translation>
    </message>
    <message>
        <source>From what the player could know, this cost {lost} (± {error}) points on average.</source>
        <translation>Nach dem, was der Spieler wissen konnte, kostete das im Schnitt {lost} (± {error}) Punkte.</translation>
    </message>
    <message>
        <source>From what the player could know: not worked out yet.</source>
        <translation>Nach dem, was der Spieler wissen konnte: noch nicht ausgerechnet.</translation>
    </message>
    <message>
        <source>Luck aside: {swing} compared with bots playing your cards.</source>
        <translation>Ohne Kartenglück: {swing} gegenüber Computern mit deinen Karten.</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Nothing discarded</source>
        <translation>Nichts abgelegt</translation>
    </message>
    <message>
        <source>Only the deal as played has a curve.</source>
        <translation>Eine Kurve gibt es nur für die Gabe, wie sie gespielt wurde.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>The choice made: {reasons}</source>
        <translation>Die getroffene Wahl: {reasons}</translation>
    </message>
    <message>
        <source>The curve appears when the figures are ready.</source>
        <translation>Die Kurve erscheint, sobald die Zahlen da sind.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Die Gabe</translation>
    </message>
    <message>
        <source>Trick {n}: {what} instead</source>
        <translation>Stich {n}: stattdessen {what}</translation>
    </message>
    <message>
        <source>Trick {trick}, card {card}</source>
        <translation>Stich {trick}, Karte {card}</translation>
    </message>
    <message>
        <source>Variation: {name}.</source>
        <translation>Variante: {name}.</translation>
    </message>
    <message>
        <source>Why: {reasons}</source>
        <translation>Warum: {reasons}</translation>
    </message>
    <message>
        <source>With all cards known, nothing was better.</source>
        <translation>Bei Kenntnis aller Karten war nichts besser.</translation>
    </message>
    <message>
        <source>With all cards known, this cost {lost}.</source>
        <translation>Bei Kenntnis aller Karten kostete das {lost}.</translation>
    </message>
    <message>
        <source>With all cards known, this decided the contract.</source>
        <translation>Bei Kenntnis aller Karten entschied das über die Ansage.</translation>
    </message>
    <message>
        <source>With all cards known, {best} was {lost} better.</source>
        <translation>Bei Kenntnis aller Karten war {best} um {lost} besser.</translation>
    </message>
    <message>
        <source>With all cards known: not worked out.</source>
        <translation>Bei Kenntnis aller Karten: nicht ausgerechnet.</translation>
    </message>
    <message>
        <source>Worked out so far: {done} of {all} decisions.</source>
        <translation>Wird ausgerechnet: {done} von {all} Entscheidungen.</translation>
    </message>
    <message>
        <source>You: {own}. Bots with your cards: {bots}. Difference: {swing}.</source>
        <translation>Du: {own}. Computer mit deinen Karten: {bots}. Unterschied: {swing}.</translation>
    </message>
    <message>
        <source>You: {own}. Bots with your cards: {bots}. No difference.</source>
        <translation>Du: {own}. Computer mit deinen Karten: {bots}. Kein Unterschied.</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>keine Fehler</translation>
    </message>
    <message>
        <source>not played to the end</source>
        <translation>nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>to discard nothing</source>
        <translation>nichts abzulegen</translation>
    </message>
    <message>
        <source>to discard {cards}</source>
        <translation>{cards} abzulegen</translation>
    </message>
    <message>
        <source>to pass {cards}</source>
        <translation>{cards} weiterzugeben</translation>
    </message>
    <message>
        <source>{bid} failed</source>
        <translation>{bid} verloren</translation>
    </message>
    <message>
        <source>{bid} made</source>
        <translation>{bid} erfüllt</translation>
    </message>
    <message>
        <source>{cards} discarded</source>
        <translation>{cards} abgelegt</translation>
    </message>
    <message>
        <source>{cards} passed</source>
        <translation>{cards} weitergegeben</translation>
    </message>
    <message>
        <source>{names}, best play: {amount} taken</source>
        <translation>{names}, bestes Spiel: {amount} gemacht</translation>
    </message>
    <message>
        <source>{names}: taken with best play from here, not the score. {figures}.</source>
        <translation>{names}: gemacht bei bestem Spiel von hier an, nicht die Wertung. {figures}.</translation>
    </message>
    <message>
        <source>{name}: still looking</source>
        <translation>{name}: Suche läuft noch</translation>
    </message>
    <message>
        <source>{name}: {mistakes}</source>
        <translation>{name}: {mistakes}</translation>
    </message>
    <message>
        <source>{name}: {what} instead</source>
        <translation>{name}: stattdessen {what}</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} blunders</source>
        <extracomment>1: 1 blunder</extracomment>
        <translation><numerusform>1 Schnitzer</numerusform><numerusform>{n} Schnitzer</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>1: 1 mistake</extracomment>
        <translation><numerusform>1 Fehler</numerusform><numerusform>{n} Fehler</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} slips</source>
        <extracomment>1: 1 slip</extracomment>
        <translation><numerusform>1 Ungenauigkeit</numerusform><numerusform>{n} Ungenauigkeiten</numerusform></translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <translation>{own} zu {other}</translation>
    </message>
    <message>
        <source>{place}: {amount}</source>
        <translation>{place}: {amount}</translation>
    </message>
    <message>
        <source>{side} {tricks}</source>
        <translation>{side} {tricks}</translation>
    </message>
    <message>
        <source>{side} {tricks} and {points}</source>
        <translation>{side} {tricks} und {points}</translation>
    </message>
    <message>
        <source>{size}: {better} was better.</source>
        <translation>{size}: Besser war {better}.</translation>
    </message>
    <message>
        <source>{value}, from trick {trick}, card {card}</source>
        <translation>{value}, ab Stich {trick}, Karte {card}</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>„{call}“</translation>
    </message>
</context>
<context>
    <name>ReviewHost</name>
    <message>
        <source>Can’t review this deal: {reason}</source>
        <translation>Diese Gabe lässt sich nicht nachbesprechen: {reason}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>This deal can’t hold more variations. Delete one first.</source>
        <translation>Diese Gabe kann keine weiteren Varianten aufnehmen. Lösche zuerst eine.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} saw it</source>
        <translation>Sicht: {name}</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Gabe {n}</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Blätter</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>What if ({n})</source>
        <translation>Was wäre wenn ({n})</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>&amp;Blindfold test</source>
        <translation>&amp;Blindtest</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>A copy of the deal, against the same players</source>
        <translation>Eine Kopie dieser Gabe, gegen dieselben Mitspieler</translation>
    </message>
    <message>
        <source>About this decision</source>
        <translation>Zu dieser Entscheidung</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Change this decision and play on</source>
        <translation>Diese Entscheidung ändern und weiterspielen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Welche Gabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Next mistake, yours first (M)</source>
        <translation>Nächster Fehler, eigene zuerst (M)</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>V&amp;on hier weiterspielen</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Umschalt+M</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Visible cards</source>
        <translation>Sichtbare Karten</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>Would it have done the same if others held other cards?</source>
        <translation>Wäre die Entscheidung gleich, wenn andere andere Karten hätten?</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Above all suits:</source>
        <translation>Über allen Farben:</translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation>Ohne Trumpf.</translation>
    </message>
    <message>
        <source>The first card was led, and the others followed in turn. The ringed card takes the trick.</source>
        <translation>Die erste Karte wurde ausgespielt, die anderen folgten reihum. Die umrandete Karte macht den Stich.</translation>
    </message>
    <message>
        <source>The highest card of the suit led.</source>
        <translation>Die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>{suits} (trump):</source>
        <translation>{suits} (Trumpf):</translation>
    </message>
    <message>
        <source>{suits} as trump:</source>
        <translation>{suits} als Trumpf:</translation>
    </message>
    <message>
        <source>{suits} not as trump:</source>
        <translation>{suits} nicht als Trumpf:</translation>
    </message>
    <message>
        <source>{suits}:</source>
        <translation>{suits}:</translation>
    </message>
</context>
<context>
    <name>RulesButton</name>
    <message>
        <source>How do you play it?</source>
        <translation>Wie spielt ihr?</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>As described on the rules page</source>
        <translation>Die Regeln, wie sie auf der Regelseite stehen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>Wie spielt ihr?</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”</source>
        <translation>Nichts gefunden zu „{words}“</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search for a place, a name or a rule</source>
        <translation>Ort, Name oder Regel suchen</translation>
    </message>
    <message>
        <source>Try another word, or choose the nearest rules and change them.</source>
        <translation>Versuche ein anderes Wort, oder wähle die Regeln, die am nächsten kommen, und ändere sie.</translation>
    </message>
    <message>
        <source>Your own preset</source>
        <translation>Eigene Vorgabe</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Card order</source>
        <translation>Rang der Karten</translation>
    </message>
    <message>
        <source>Changes from the default are in bold.</source>
        <translation>Abweichungen von der Voreinstellung sind fett.</translation>
    </message>
    <message>
        <source>Example tricks</source>
        <translation>Beispielstiche</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Geltende Hausregeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Name for these house rules:</source>
        <translation>Name dieser Hausregeln:</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Paste code</source>
        <translation>Code einfügen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Spieler und Karten</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als Datei speichern…</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Als Vorgabe speichern</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorgabe speichern…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>“{name}” is a built-in preset. Choose another name.</source>
        <translation>„{name}“ ist eine mitgelieferte Vorgabe. Wähle einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>RulesSharing</name>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Als „{name}“ behalten.</translation>
    </message>
    <message>
        <source>The code of these rules was copied.</source>
        <translation>Der Code dieser Regeln ist kopiert.</translation>
    </message>
</context>
<context>
    <name>SameDealsDialog</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei &amp;öffnen…</translation>
    </message>
    <message>
        <source>A challenge or a result that somebody has sent you</source>
        <translation>Eine Herausforderung oder ein Ergebnis, das dir jemand geschickt hat</translation>
    </message>
    <message>
        <source>Added.</source>
        <translation>Hinzugefügt.</translation>
    </message>
    <message>
        <source>C&amp;hallenges</source>
        <translation>&amp;Herausforderungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>Gabe des &amp;Tages</translation>
    </message>
    <message>
        <source>Delete the challenge</source>
        <translation>Herausforderung löschen</translation>
    </message>
    <message>
        <source>Delete {name} and the results that others have sent? Your own matches stay.</source>
        <translation>{name} und die Ergebnisse löschen, die andere geschickt haben? Deine eigenen Partien bleiben.</translation>
    </message>
    <message>
        <source>Pas&amp;te code</source>
        <translation>Code einf&amp;ügen</translation>
    </message>
    <message>
        <source>Same deals</source>
        <translation>Gleiche Gaben</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>There is no trump</source>
        <translation>Es gibt keinen Trumpf</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Du bist auf Platz 2.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Du bist auf Platz 3.</translation>
    </message>
    <message>
        <source>You lose the match.</source>
        <translation>Du verlierst die Partie.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Du gewinnst die Partie.</translation>
    </message>
    <message>
        <source>Your deal: {points}.</source>
        <translation>Deine Gabe: {points}.</translation>
    </message>
    <message>
        <source>Your place: {n} of {all}, shared.</source>
        <translation>Dein Platz: {n} von {all}, geteilt.</translation>
    </message>
    <message>
        <source>Your place: {n} of {all}.</source>
        <translation>Dein Platz: {n} von {all}.</translation>
    </message>
    <message>
        <source>deal {n}</source>
        <translation>Gabe {n}</translation>
    </message>
    <message>
        <source>deal {n} of {all}</source>
        <translation>Gabe {n} von {all}</translation>
    </message>
    <message>
        <source>every trick needed</source>
        <translation>jeder Stich nötig</translation>
    </message>
    <message>
        <source>no trick allowed</source>
        <translation>kein Stich erlaubt</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{bid} bid for {tricks}</source>
        <translation>{bid} geboten für {tricks}</translation>
    </message>
    <message>
        <source>{bid} by {names}</source>
        <translation>{bid} ({names})</translation>
    </message>
    <message>
        <source>{bid} in {suit}</source>
        <translation>{bid} in {suit}</translation>
    </message>
    <message>
        <source>{bid} of {tricks} bid</source>
        <translation>{bid} von {tricks} geboten</translation>
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
        <translation>{count} gemacht</translation>
    </message>
    <message>
        <source>{names} lose the match.</source>
        <translation>Verlierer der Partie: {names}.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>Gewinner der Partie: {names}.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{n} of {seats} have bid</source>
        <translation>{n} von {seats} haben geboten</translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <extracomment>1: {n} point</extracomment>
        <translation><numerusform>{n} Punkt</numerusform><numerusform>{n} Punkte</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <extracomment>1: {n} trick</extracomment>
        <translation><numerusform>{n} Stich</numerusform><numerusform>{n} Stiche</numerusform></translation>
    </message>
    <message>
        <source>{points} against you.</source>
        <translation>{points} gegen dich.</translation>
    </message>
    <message>
        <source>{points} ahead.</source>
        <translation>Vorsprung: {points}.</translation>
    </message>
    <message>
        <source>{points} behind.</source>
        <translation>Rückstand: {points}.</translation>
    </message>
    <message>
        <source>{points} needed</source>
        <translation>{points} nötig</translation>
    </message>
    <message numerus="yes">
        <source>{points} points</source>
        <extracomment>1: {points} point</extracomment>
        <translation><numerusform>{points} Punkt</numerusform><numerusform>{points} Punkte</numerusform></translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation>{suit} ist Trumpf</translation>
    </message>
    <message>
        <source>{suit}: {state}</source>
        <translation>{suit}: {state}</translation>
    </message>
    <message>
        <source>{took} of {need}</source>
        <translation>{took} von {need}</translation>
    </message>
    <message>
        <source>{took}, {need} needed</source>
        <translation>{took}, {need} nötig</translation>
    </message>
    <message>
        <source>{tricks} needed</source>
        <translation>{tricks} nötig</translation>
    </message>
    <message>
        <source>{tricks}, none allowed</source>
        <translation>{tricks}, keiner erlaubt</translation>
    </message>
    <message>
        <source>{what}: {each}</source>
        <translation>{what}: {each}</translation>
    </message>
</context>
<context>
    <name>ScreenStack</name>
    <message>
        <source>Copied a picture.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>This match isn’t saved: {reason}</source>
        <translation>Diese Partie ist nicht gespeichert: {reason}</translation>
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
        <translation>Faires Geben</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>A person at this screen</source>
        <translation>Eine Person an diesem Bildschirm</translation>
    </message>
    <message>
        <source>A program of your own</source>
        <translation>Ein eigenes Programm</translation>
    </message>
    <message>
        <source>Bidding style, {seat}</source>
        <translation>Bietstil, {seat}</translation>
    </message>
    <message>
        <source>Choose who plays, {seat}</source>
        <translation>Auswählen, wer spielt, {seat}</translation>
    </message>
    <message>
        <source>Choose who plays…</source>
        <translation>Auswählen, wer spielt…</translation>
    </message>
    <message>
        <source>Computer: {manner}</source>
        <translation>Computer: {manner}</translation>
    </message>
    <message>
        <source>How boldly it bids</source>
        <translation>Wie mutig er bietet</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>Name, {seat}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Who plays, {seat}</source>
        <translation>Wer spielt, {seat}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Computer {n}</source>
        <translation>Computer {n}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Spieler {n}</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{name} already plays here. Choose another name, or switch with Game &gt; Playing as.</source>
        <translation>{name} spielt hier schon. Wähle einen anderen Namen, oder wechsle mit Partie &gt; Du bist.</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Always play with {name}</source>
        <translation>Immer mit {name} spielen</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Call</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>declarer's partner</source>
        <translation>Partner des Alleinspielers</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>hat gewonnen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 Minuten</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>125%</source>
        <translation>125 %</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150 %</translation>
    </message>
    <message>
        <source>175%</source>
        <translation>175 %</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 Minuten</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200 %</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 Minuten</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 Minuten</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Barrierefreiheit</translation>
    </message>
    <message>
        <source>After each call or card, shows how much better another one would have been.</source>
        <translation>Zeigt nach jedem Gebot und jeder Karte, wie viel besser eine andere Wahl gewesen wäre.</translation>
    </message>
    <message>
        <source>Also for contracts made or failed, and the end of a match.</source>
        <translation>Auch für erfüllte und verlorene Ansagen und für das Ende der Partie.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>At most one sentence in a deal, and never about cards that are hidden.</source>
        <translation>Höchstens ein Satz pro Gabe, und nie über verdeckte Karten.</translation>
    </message>
    <message>
        <source>Auto-play the only legal card</source>
        <translation>Die einzige erlaubte Karte automatisch spielen</translation>
    </message>
    <message>
        <source>Bar at the table</source>
        <translation>Leiste am Tisch</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Rückseite der Karten</translation>
    </message>
    <message>
        <source>Card index</source>
        <translation>Eckzeichen der Karten</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards appear in place instead of flying across the table.</source>
        <translation>Karten erscheinen an ihrem Platz, statt über den Tisch zu fliegen.</translation>
    </message>
    <message>
        <source>Choose cards ahead of time</source>
        <translation>Karten im Voraus wählen</translation>
    </message>
    <message>
        <source>Computer player level</source>
        <translation>Stärke der Computerspieler</translation>
    </message>
    <message>
        <source>Computer player speed</source>
        <translation>Tempo der Computerspieler</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Computer players claim sure tricks</source>
        <translation>Computerspieler beanspruchen sichere Stiche</translation>
    </message>
    <message>
        <source>Confirm with a second click</source>
        <translation>Mit zweitem Klick bestätigen</translation>
    </message>
    <message>
        <source>English</source>
        <translation>englisch: J Q K A</translation>
    </message>
    <message>
        <source>Explains what you can do, and each new kind of decision the first time it comes up.</source>
        <translation>Erklärt, was du tun kannst, und jede neue Art von Entscheidung beim ersten Mal.</translation>
    </message>
    <message>
        <source>Extra explanations</source>
        <translation>Mehr Erklärungen</translation>
    </message>
    <message>
        <source>Hand order</source>
        <translation>Sortierung des Blatts</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hide cards when idle</source>
        <translation>Karten bei Untätigkeit verbergen</translation>
    </message>
    <message>
        <source>Hide my cards after</source>
        <translation>Meine Karten verbergen nach</translation>
    </message>
    <message>
        <source>Hold a key to see cards</source>
        <translation>Taste halten, um Karten zu sehen</translation>
    </message>
    <message>
        <source>How to play a card</source>
        <translation>Wie eine Karte gespielt wird</translation>
    </message>
    <message>
        <source>Keep a detailed log</source>
        <translation>Ausführliches Protokoll führen</translation>
    </message>
    <message>
        <source>Large buttons for touch</source>
        <translation>Große Knöpfe für Touchscreens</translation>
    </message>
    <message>
        <source>Left-handed fan</source>
        <translation>Fächer für Linkshänder</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>One sentence at the end of a match, once forty of your deals have been reviewed.</source>
        <translation>Ein Satz am Ende einer Partie, sobald vierzig deiner Gaben nachbesprochen sind.</translation>
    </message>
    <message>
        <source>Pause after each trick</source>
        <translation>Pause nach jedem Stich</translation>
    </message>
    <message>
        <source>People at the table talk</source>
        <translation>Die Leute am Tisch reden</translation>
    </message>
    <message>
        <source>Pick a card before your turn. It is played when your turn comes, if the rules allow it.</source>
        <translation>Wähle eine Karte vor deinem Zug. Sie wird gespielt, sobald du dran bist, wenn die Regeln es erlauben.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Point out my mistakes</source>
        <translation>Auf meine Fehler hinweisen</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Reports of problems</source>
        <translation>Problemberichte</translation>
    </message>
    <message>
        <source>Say when my play has changed</source>
        <translation>Sagen, wenn sich mein Spiel verändert hat</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <translation>Ansagen für Bildschirmleser</translation>
    </message>
    <message>
        <source>Shared screen</source>
        <translation>Gemeinsamer Bildschirm</translation>
    </message>
    <message>
        <source>Show cards already played, by suit</source>
        <translation>Gespielte Karten nach Farbe zeigen</translation>
    </message>
    <message>
        <source>Show how many trumps are still out</source>
        <translation>Zeigen, wie viele Trümpfe noch draußen sind</translation>
    </message>
    <message>
        <source>Show prompts at the table</source>
        <translation>Hinweise am Tisch zeigen</translation>
    </message>
    <message>
        <source>Show what each side has taken</source>
        <translation>Zeigen, was jede Seite gemacht hat</translation>
    </message>
    <message>
        <source>Show who is void in a suit</source>
        <translation>Zeigen, wer in einer Farbe blank ist</translation>
    </message>
    <message>
        <source>Shown at your seat and in the statistics.</source>
        <translation>Steht an deinem Platz und in der Statistik.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds for cards, tricks and my turn</source>
        <translation>Töne für Karten, Stiche und meinen Zug</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Start in the text table (F2)</source>
        <translation>Am Texttisch beginnen (F2)</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Farben der Kartensymbole</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>The shortest pause before each card or call.</source>
        <translation>Die kürzeste Pause vor jeder Karte oder jedem Gebot.</translation>
    </message>
    <message>
        <source>The whole table in words, for keyboard and screen reader users.</source>
        <translation>Der ganze Tisch in Worten, für Tastatur und Bildschirmleser.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Turns your cards face down when another window is in front or you've been idle for a while.</source>
        <translation>Verdeckt deine Karten, wenn ein anderes Fenster vorn ist oder eine Weile nichts berührt wird.</translation>
    </message>
    <message>
        <source>Undo, hint, last trick, rules and all games. Esc opens them as a menu.</source>
        <translation>Zurücknehmen, Tipp, letzter Stich, Regeln und alle Spiele. Mit Esc öffnest du sie als Menü.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>What a screen reader says about events at the table.</source>
        <translation>Was ein Bildschirmleser vom Geschehen am Tisch sagt.</translation>
    </message>
    <message>
        <source>Writes down what the program does and when, but no cards. Reports include its end.</source>
        <translation>Schreibt auf, was das Programm wann tut, aber keine Karten. Berichte enthalten das Ende davon.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your symbol</source>
        <translation>Dein Symbol</translation>
    </message>
    <message>
        <source>all mistakes</source>
        <translation>alle Fehler</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>wie gegeben</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>bold, easy to see</source>
        <translation>kräftig, gut zu sehen</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>claret red</source>
        <translation>Bordeauxrot</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>klassisch</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>drag it from the hand</source>
        <translation>aus dem Blatt ziehen</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>fern green</source>
        <translation>Farngrün</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>vier Farben</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>high cards on the left</source>
        <translation>hohe Karten links</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>in my first three matches of a game</source>
        <translation>in meinen ersten drei Partien eines Spiels</translation>
    </message>
    <message>
        <source>kitchen</source>
        <translation>Küche</translation>
    </message>
    <message>
        <source>language default</source>
        <translation>deutsch: B D K A</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>large mistakes only</source>
        <translation>nur große Fehler</translation>
    </message>
    <message>
        <source>lattice, blue</source>
        <translation>Gitter, blau</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>long</source>
        <translation>lang</translation>
    </message>
    <message>
        <source>low cards on the left</source>
        <translation>niedrige Karten links</translation>
    </message>
    <message>
        <source>medium and large mistakes</source>
        <translation>mittlere und große Fehler</translation>
    </message>
    <message>
        <source>medium length</source>
        <translation>mittellang</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>Marineblau</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>on a shared screen</source>
        <translation>am gemeinsamen Bildschirm</translation>
    </message>
    <message>
        <source>one click</source>
        <translation>ein Klick</translation>
    </message>
    <message>
        <source>only my turns</source>
        <translation>nur wenn ich dran bin</translation>
    </message>
    <message>
        <source>plain black</source>
        <translation>schlicht schwarz</translation>
    </message>
    <message>
        <source>plain, pine green</source>
        <translation>schlicht, tannengrün</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>rosette, violet</source>
        <translation>Rosette, violett</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>scales, ruby</source>
        <translation>Schuppen, rubinrot</translation>
    </message>
    <message>
        <source>scrolls, black and gold</source>
        <translation>Ranken, schwarz und gold</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>slate grey</source>
        <translation>Schiefergrau</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>stars, teal</source>
        <translation>Sterne, blaugrün</translation>
    </message>
    <message>
        <source>the deck’s own</source>
        <translation>die des Kartenspiels</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>zwei Farben</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>bis ich klicke</translation>
    </message>
    <message>
        <source>your initial</source>
        <translation>deine Initiale</translation>
    </message>
    <message>
        <source>your picture</source>
        <translation>dein Bild</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Bare: no help unless I ask</source>
        <translation>Wenig: Hilfe nur auf Wunsch</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>How much help</source>
        <translation>Wie viel Hilfe</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language and files</source>
        <translation>Sprache und Dateien</translation>
    </message>
    <message>
        <source>Learn: explanations, and a check of my play</source>
        <translation>Lernen: Erklärungen, und mein Spiel wird geprüft</translation>
    </message>
    <message>
        <source>Matches are saved in this folder:</source>
        <translation>Partien liegen in diesem Ordner:</translation>
    </message>
    <message>
        <source>Normal: explanations while a game is new</source>
        <translation>Normal: Erklärungen, solange ein Spiel neu ist</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>Eigene Programme</translation>
    </message>
    <message>
        <source>Reset page</source>
        <translation>Diese Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Gabennummer</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Die erste Gabe</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>One person, and computer players with their default level and names</source>
        <translation>Eine Person und Computerspieler mit üblicher Stärke und üblichen Namen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Reset seats</source>
        <translation>Plätze zurücksetzen</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Seats and house rules</source>
        <translation>Plätze und Hausregeln</translation>
    </message>
    <message>
        <source>The same number deals the same cards again. A deal code also sets the game. Leave this empty for random cards.</source>
        <translation>Dieselbe Nummer ergibt wieder dieselben Karten. Ein Gabencode legt auch das Spiel fest. Lass das Feld leer, um zufällige Karten zu bekommen.</translation>
    </message>
</context>
<context>
    <name>SharedRules</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>House rules for {game}</source>
        <translation>Hausregeln für {game}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The usual rules: nothing is different.</source>
        <translation>Die üblichen Regeln: Nichts ist anders.</translation>
    </message>
    <message>
        <source>What is different from the usual rules</source>
        <translation>Was anders ist als üblich</translation>
    </message>
    <message>
        <source>You already have these rules as “{name}”.</source>
        <translation>Diese Regeln hast du schon als „{name}“.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Contract</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Gabe</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>{bid} by you, failed</source>
        <translation>{bid}, du, verloren</translation>
    </message>
    <message>
        <source>{bid} by you, made</source>
        <translation>{bid}, du, erfüllt</translation>
    </message>
    <message>
        <source>{bid} by {name}, failed</source>
        <translation>{bid}, {name}, verloren</translation>
    </message>
    <message>
        <source>{bid} by {name}, made</source>
        <translation>{bid}, {name}, erfüllt</translation>
    </message>
    <message>
        <source>{side} total</source>
        <translation>{side} gesamt</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in total</source>
        <translation>{side}: {points} in dieser Gabe, {total} insgesamt</translation>
    </message>
</context>
<context>
    <name>SignatureDialog</name>
    <message>
        <source>Newer versions are at {address}.</source>
        <translation>Neuere Versionen gibt es unter {address}.</translation>
    </message>
    <message>
        <source>Nobody has signed this copy. To check it, compare the SHA-256 of the downloaded file with the one on the download page.</source>
        <translation>Diese Kopie hat niemand signiert. Zur Prüfung die SHA-256 der heruntergeladenen Datei mit der auf der Download-Seite vergleichen.</translation>
    </message>
    <message>
        <source>Nothing has been published yet, so there are no newer versions.</source>
        <translation>Noch ist nichts veröffentlicht, also gibt es keine neuere Version.</translation>
    </message>
    <message>
        <source>This copy is signed by {name} and unchanged.</source>
        <translation>Diese Kopie ist von {name} signiert und unverändert.</translation>
    </message>
    <message>
        <source>This copy runs from its sources, which aren’t signed.</source>
        <translation>Diese Kopie läuft aus den Quellen; die sind nicht signiert.</translation>
    </message>
    <message>
        <source>This copy was changed after it was signed. Don’t use it, and download Trickdesk again.</source>
        <translation>Diese Kopie wurde nach dem Signieren verändert. Bitte nicht benutzen und Trickdesk neu herunterladen.</translation>
    </message>
    <message>
        <source>This system can’t say whether this copy is signed.</source>
        <translation>Dieses System kann nicht sagen, ob diese Kopie signiert ist.</translation>
    </message>
    <message>
        <source>Trickdesk never looks for newer versions by itself.</source>
        <translation>Trickdesk sucht nie von sich aus nach neueren Versionen.</translation>
    </message>
    <message>
        <source>Trickdesk {version} on {system}</source>
        <translation>Trickdesk {version} auf {system}</translation>
    </message>
    <message>
        <source>Version and signature</source>
        <translation>Version und Signatur</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Against %</source>
        <translation>Gegen %</translation>
    </message>
    <message>
        <source>Average final lead over the best other side</source>
        <translation>Durchschnittlicher Vorsprung am Ende vor der besten anderen Seite</translation>
    </message>
    <message>
        <source>Average points of the person's side per deal</source>
        <translation>Durchschnittliche Punkte der eigenen Seite je Gabe</translation>
    </message>
    <message>
        <source>Average points per deal compared with bots of the same level playing the same cards</source>
        <translation>Durchschnittliche Punkte je Gabe im Vergleich zu Computern gleicher Stärke mit denselben Karten</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Contracts bid by opponents</source>
        <translation>Ansagen, die Gegner geboten haben</translation>
    </message>
    <message>
        <source>Contracts bid by partners</source>
        <translation>Ansagen, die Partner geboten haben</translation>
    </message>
    <message>
        <source>Contracts bid by this person</source>
        <translation>Ansagen, die diese Person geboten hat</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gaben</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hints used, and decisions undone after seeing new cards</source>
        <translation>Genutzte Tipps und Entscheidungen, die zurückgenommen wurden, nachdem neue Karten zu sehen waren</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Lost against</source>
        <translation>Verloren gegen</translation>
    </message>
    <message>
        <source>Lost together</source>
        <translation>Gemeinsam verloren</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>Erfüllt %</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Gemischte Stärken</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Noch keine Nachbesprechungen</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opponents' contracts that were set</source>
        <translation>Gescheiterte Ansagen der Gegner</translation>
    </message>
    <message>
        <source>Own bids</source>
        <translation>Eigene Gebote</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners made %</source>
        <translation>Partner erfüllt %</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Je Gabe</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points from different games can't be added</source>
        <translation>Punkte verschiedener Spiele lassen sich nicht zusammenzählen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Set %</source>
        <translation>Verloren %</translation>
    </message>
    <message>
        <source>Share of calls without a mistake, in reviewed deals</source>
        <translation>Anteil der Gebote ohne Fehler in nachbesprochenen Gaben</translation>
    </message>
    <message>
        <source>Share of cards without a mistake, in reviewed deals</source>
        <translation>Anteil der Karten ohne Fehler in nachbesprochenen Gaben</translation>
    </message>
    <message>
        <source>Share of matches won</source>
        <translation>Anteil der gewonnenen Partien</translation>
    </message>
    <message>
        <source>Share of opponents' contracts set</source>
        <translation>Anteil der gescheiterten Ansagen der Gegner</translation>
    </message>
    <message>
        <source>Share of these contracts made</source>
        <translation>Anteil dieser Ansagen, die erfüllt wurden</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>The best partner is {name}: {share} of the matches were won.</source>
        <translation>Am besten geht es zusammen mit {name}: {share} der Partien wurden gewonnen.</translation>
    </message>
    <message>
        <source>Together %</source>
        <translation>Gemeinsam %</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>Gewonnen %</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>Gewonnen gegen</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>custom rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{game}: {rules}</source>
        <translation>{game}: {rules}</translation>
    </message>
    <message>
        <source>{hints} hints, {takebacks} undone</source>
        <translation>{hints} Tipps, {takebacks} zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>{label}: won {won} of {matches} matches, {share}.</source>
        <extracomment>1: {label}: won {won} of {matches} match, {share}.</extracomment>
        <translation><numerusform>{label}: {won} von {matches} Partie gewonnen, {share}.</numerusform><numerusform>{label}: {won} von {matches} Partien gewonnen, {share}.</numerusform></translation>
    </message>
    <message>
        <source>{label}: {made}.</source>
        <translation>{label}: {made}.</translation>
    </message>
    <message>
        <source>{made} of {count} made, {share}</source>
        <translation>{made} von {count} erfüllt, {share}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Luck</source>
        <translation>Kar&amp;tenglück</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>Pa&amp;rtien</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Count &amp;all</source>
        <translation>Alles &amp;wieder zählen</translation>
    </message>
    <message>
        <source>No finished matches yet</source>
        <translation>Noch keine beendeten Partien</translation>
    </message>
    <message>
        <source>O&amp;ver time</source>
        <translation>Im &amp;Lauf der Zeit</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute am Tisch</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>A&amp;ktualisieren</translation>
    </message>
    <message>
        <source>Re&amp;set…</source>
        <translation>Zurü&amp;cksetzen…</translation>
    </message>
    <message>
        <source>Reading finished matches</source>
        <translation>Beendete Partien werden gelesen</translation>
    </message>
    <message>
        <source>Reading finished matches: {n} of {all}</source>
        <translation>Beendete Partien werden gelesen: {n} von {all}</translation>
    </message>
    <message>
        <source>Rebuild the statistics from the saved records</source>
        <translation>Die Statistik aus den gespeicherten Aufzeichnungen neu aufbauen</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Statistik zurücksetzen</translation>
    </message>
    <message>
        <source>Results, contracts and trends will appear here, for each person, game and level of opponents. Finished matches will be listed, and you can open them again.

A match counts once it's finished.</source>
        <translation>Hier erscheinen Ergebnisse, Ansagen und Verläufe für jede Person, jedes Spiel und jede Stärke der Gegner. Beendete Partien werden aufgeführt und lassen sich wieder öffnen.

Eine Partie zählt, wenn sie beendet ist.</translation>
    </message>
    <message>
        <source>Save the current table as a spreadsheet file (CSV)</source>
        <translation>Die gezeigte Tabelle als Datei für Tabellenprogramme speichern (CSV)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Start counting from now?

Matches that are already finished will no longer count for: {whose}. Their records are kept, and you can count them again here at any time.</source>
        <translation>Von jetzt an neu zählen?

Partien, die schon zu Ende sind, zählen dann nicht mehr für: {whose}. Ihre Aufzeichnungen bleiben erhalten, und du kannst sie hier jederzeit wieder mitzählen.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Stopped. The figures cover what has been read so far.</source>
        <translation>Angehalten. Die Zahlen gelten für das, was bisher gelesen wurde.</translation>
    </message>
    <message numerus="yes">
        <source>{n} matches read.</source>
        <extracomment>1: {n} match read.</extracomment>
        <translation><numerusform>{n} Partie gelesen.</numerusform><numerusform>{n} Partien gelesen.</numerusform></translation>
    </message>
</context>
<context>
    <name>StoredFiles</name>
    <message>
        <source>An index of the finished matches. It is made again when you open the statistics.</source>
        <translation>Ein Verzeichnis der beendeten Partien. Es entsteht neu, wenn du die Statistik öffnest.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>Challenges, and what others made of them.</source>
        <translation>Herausforderungen und was andere daraus gemacht haben.</translation>
    </message>
    <message>
        <source>Commands of your own programs that you allowed on this computer.</source>
        <translation>Befehle deiner eigenen Programme, die du auf diesem Computer erlaubt hast.</translation>
    </message>
    <message>
        <source>Copies of the pictures chosen for seats.</source>
        <translation>Kopien der Bilder, die für Plätze gewählt wurden.</translation>
    </message>
    <message>
        <source>Decks of cards that you put there yourself. Trickdesk only reads them.</source>
        <translation>Kartenspiele, die du selbst dort abgelegt hast. Trickdesk liest sie nur.</translation>
    </message>
    <message numerus="yes">
        <source>Delete {n} files for good? ({size})</source>
        <extracomment>1: Delete this file for good? ({size})</extracomment>
        <translation><numerusform>Diese Datei endgültig löschen? ({size})</numerusform><numerusform>{n} Dateien endgültig löschen? ({size})</numerusform></translation>
    </message>
    <message>
        <source>Detailed log</source>
        <translation>Ausführliches Protokoll</translation>
    </message>
    <message>
        <source>Each person’s progress in the exercises.</source>
        <translation>Wie weit jede Person in den Übungen ist.</translation>
    </message>
    <message>
        <source>Every call and card of matches you can continue, and all hands.</source>
        <translation>Alle Ansagen und Karten der Partien, die du fortsetzen kannst, und alle Blätter.</translation>
    </message>
    <message>
        <source>Every deal, call and card of your finished matches. The statistics are made from them.</source>
        <translation>Alle Gaben, Ansagen und Karten deiner beendeten Partien. Daraus entsteht die Statistik.</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>From when each person’s matches count in the statistics.</source>
        <translation>Ab wann die Partien jeder Person in der Statistik zählen.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Matches that you saved here under a name.</source>
        <translation>Partien, die du hier unter einem Namen gespeichert hast.</translation>
    </message>
    <message>
        <source>Names and choices of everyone who plays here. In use while Trickdesk runs.</source>
        <translation>Namen und Einstellungen aller, die hier spielen. In Gebrauch, solange Trickdesk läuft.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Programs that may start</source>
        <translation>Erlaubte Programme</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt benutzte Dateien</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Nachbesprechungen</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Angefangene Partien</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Variations that you played in reviews.</source>
        <translation>Varianten, die du in Nachbesprechungen gespielt hast.</translation>
    </message>
    <message>
        <source>Warnings and errors of the program.</source>
        <translation>Warnungen und Fehler des Programms.</translation>
    </message>
    <message>
        <source>What each decision of a reviewed deal gave away. Reviews can be made again.</source>
        <translation>Was jede Entscheidung einer nachbesprochenen Gabe gekostet hat. Nachbesprechungen lassen sich neu berechnen.</translation>
    </message>
    <message>
        <source>What the program did and when, without cards. Kept only if you want it.</source>
        <translation>Was das Programm wann getan hat, ohne Karten. Nur, wenn du es willst.</translation>
    </message>
    <message>
        <source>When statistics start to count</source>
        <translation>Zählbeginn der Statistik</translation>
    </message>
    <message>
        <source>Where the files are that you opened or saved last.</source>
        <translation>Wo die Dateien liegen, die du zuletzt geöffnet oder gespeichert hast.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Eigene Kartenspiele</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are in use and stay.</source>
        <extracomment>1: One file is in use and stays.</extracomment>
        <translation><numerusform>Eine Datei ist in Gebrauch und bleibt.</numerusform><numerusform>{n} Dateien sind in Gebrauch und bleiben.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} files, {size}</source>
        <extracomment>1: One file, {size}</extracomment>
        <translation><numerusform>Eine Datei, {size}</numerusform><numerusform>{n} Dateien, {size}</numerusform></translation>
    </message>
</context>
<context>
    <name>StoredFilesDialog</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>All files, by kind</source>
        <translation>Alle Dateien, nach Art</translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>Dateien löschen</translation>
    </message>
    <message>
        <source>Everything that Trickdesk keeps is listed here. Files that you saved elsewhere aren’t.</source>
        <translation>Hier steht alles, was Trickdesk aufbewahrt. Dateien, die du woanders gespeichert hast, stehen nicht hier.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Stored files</source>
        <translation>Gespeicherte Dateien</translation>
    </message>
    <message>
        <source>The file of an unfinished match holds all hands. It isn’t sealed: anyone who can read its folder can read the hands.</source>
        <translation>Die Datei einer angefangenen Partie enthält alle Blätter. Sie ist nicht versiegelt: Wer ihren Ordner lesen kann, kann die Blätter lesen.</translation>
    </message>
    <message>
        <source>{name} (in use)</source>
        <translation>{name} (in Gebrauch)</translation>
    </message>
</context>
<context>
    <name>Surface</name>
    <message>
        <source>Face-down card</source>
        <translation>Verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Click or Escape: close</source>
        <translation>Klick oder Esc: schließen</translation>
    </message>
    <message>
        <source>Last trick, taken by you</source>
        <translation>Letzter Stich, von dir gemacht</translation>
    </message>
    <message>
        <source>Last trick, taken by {name}</source>
        <translation>Letzter Stich, von {name} gemacht</translation>
    </message>
    <message>
        <source>You hold {cards}</source>
        <translation>Du hast {cards}</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <translation>{name} hat {cards}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
</context>
<context>
    <name>TableRecord</name>
    <message>
        <source>Calls</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Calls in this deal</source>
        <translation>Gebote dieser Gabe</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the score sheet as text</source>
        <translation>Die Abrechnung als Text kopieren</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Tricks in this deal</source>
        <translation>Stiche dieser Gabe</translation>
    </message>
</context>
<context>
    <name>TableRecordDock</name>
    <message>
        <source>Table record</source>
        <translation>Tischprotokoll</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Testing…</source>
        <translation>Wird geprüft…</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Calls in this deal</source>
        <translation>Gebote dieser Gabe</translation>
    </message>
    <message>
        <source>Current situation</source>
        <translation>Aktuelle Lage</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Text table</source>
        <translation>Texttisch</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>für alle offen</translation>
    </message>
    <message>
        <source>must be kept</source>
        <translation>muss bleiben</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>{card} is picked, {n} of {all}.</source>
        <translation>{card} ist gewählt, {n} von {all}.</translation>
    </message>
    <message>
        <source>{card} isn't picked, {n} of {all}.</source>
        <translation>{card} ist nicht gewählt, {n} von {all}.</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <source>Good decisions</source>
        <translation>Gute Entscheidungen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Opponents' bids set</source>
        <translation>Verlorene Gebote der Gegner</translation>
    </message>
    <message>
        <source>Own bids made</source>
        <translation>Eigene erfüllte Gebote</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>no reviews yet</source>
        <translation>noch keine Nachbesprechungen</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>{n} Gabe</numerusform><numerusform>{n} Gaben</numerusform></translation>
    </message>
</context>
<context>
    <name>TimeTab</name>
    <message>
        <source>Matches won (%), by month</source>
        <translation>Gewonnene Partien in Prozent, nach Monaten</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>No matches in this period.</source>
        <translation>Keine Partien in diesem Zeitraum.</translation>
    </message>
    <message>
        <source>Results by month</source>
        <translation>Ergebnisse nach Monaten</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Down</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos 1</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Stich weiter</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Automatisch abspielen</translation>
    </message>
    <message>
        <source>Position in the deal</source>
        <translation>Stelle in der Gabe</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Stich zurück</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{card}, led</source>
        <translation>{card}, ausgespielt</translation>
    </message>
    <message>
        <source>{card}, takes the trick</source>
        <translation>{card}, macht den Stich</translation>
    </message>
</context>
<context>
    <name>UnfinishedMatches</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this match for good?

{match}</source>
        <translation>Diese Partie endgültig löschen?

{match}</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Earlier matches to continue</source>
        <translation>Frühere Partien zum Fortsetzen</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Angefangene Partien</translation>
    </message>
    <message>
        <source>deal {deal} · {players} · {time}</source>
        <translation>Gabe {deal} · {players} · {time}</translation>
    </message>
    <message>
        <source>{file}: can’t be read</source>
        <translation>{file}: nicht lesbar</translation>
    </message>
    <message>
        <source>{match} (open in another window)</source>
        <translation>{match} (in einem anderen Fenster offen)</translation>
    </message>
</context>
<context>
    <name>VariationsModel</name>
    <message>
        <source>As played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
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
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Variations of this deal</source>
        <translation>Varianten dieser Gabe</translation>
    </message>
    <message>
        <source>“Try again” and “Play on” start a variation from any point. The other players play as they usually do.</source>
        <translation>„Noch einmal“ und „Weiterspielen“ beginnen an jeder Stelle eine Variante. Die anderen Spieler spielen wie gewohnt.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>Gabencode: {code}</translation>
    </message>
    <message>
        <source>From Trickdesk. This page works without a network and sends nothing.</source>
        <translation>Aus Trickdesk. Diese Seite braucht kein Netz und verschickt nichts.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>WebPages</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>The web page is saved once the deals are reviewed: {n} of {all}…</source>
        <translation>Die Webseite wird gespeichert, sobald die Gaben nachbesprochen sind: {n} von {all} …</translation>
    </message>
    <message>
        <source>{game} deal {n}</source>
        <translation>{game}, Gabe {n}</translation>
    </message>
    <message>
        <source>{game} match</source>
        <translation>{game}, Partie</translation>
    </message>
</context>
<context>
    <name>WhoPlaysDialog</name>
    <message>
        <source>Who plays? – {seat}</source>
        <translation>Wer spielt? – {seat}</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>am Tisch</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Choose {low} to {high} cards.</source>
        <translation>Wähle {low} bis {high} Karten.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards.</source>
        <extracomment>1: Choose one card.</extracomment>
        <translation><numerusform>Wähle eine Karte.</numerusform><numerusform>Wähle {n} Karten.</numerusform></translation>
    </message>
    <message>
        <source>That isn't higher than {bid} by {name}.</source>
        <translation>Nicht höher als {bid} von {name}.</translation>
    </message>
    <message>
        <source>You can't discard {card}.</source>
        <translation>{card} darf nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>You must follow {suit} or play a trump.</source>
        <translation>Du musst {suit} bedienen oder Trumpf spielen.</translation>
    </message>
    <message>
        <source>You must follow {suit} or play {card}.</source>
        <translation>Du musst {suit} bedienen; nur {card} ist auch erlaubt.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>Du musst {suit} bedienen.</translation>
    </message>
    <message>
        <source>You must play a trump ({suit}).</source>
        <translation>Du musst Trumpf spielen ({suit}).</translation>
    </message>
    <message>
        <source>{choose}: {n} more.</source>
        <translation>{choose}: noch {n}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are already chosen. Put one back first.</source>
        <extracomment>1: One card is already chosen. Put it back first.</extracomment>
        <translation><numerusform>Eine Karte ist schon gewählt. Lege sie zuerst zurück.</numerusform><numerusform>{n} Karten sind schon gewählt. Lege zuerst eine zurück.</numerusform></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
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
        <translation>Tischprotokoll schließen</translation>
    </message>
    <message>
        <source>Detach the table record, or dock it again</source>
        <translation>Tischprotokoll ablösen oder wieder andocken</translation>
    </message>
</context>
</TS>
