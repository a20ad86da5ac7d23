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
        <source>Free software under the MIT licence. All cards are drawn by the program.</source>
        <translation>Freie Software unter der MIT-Lizenz. Alle Karten zeichnet das Programm selbst.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen…</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>What Trickdesk is made of, the text of every licence, and where sources are</source>
        <translation>Woraus Trickdesk besteht, der Text jeder Lizenz und wo die Quellen zu finden sind</translation>
    </message>
    <message>
        <source>With Qt {version}, © The Qt Company Ltd. and others, under the GNU LGPL 3.</source>
        <translation>Mit Qt {version}, © The Qt Company Ltd. und andere, unter der GNU LGPL 3.</translation>
    </message>
</context>
<context>
    <name>AgreementRows</name>
    <message>
        <source>Agreements of partners</source>
        <translation>Absprachen der Partner</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Points: {list}</source>
        <translation>Punkte: {list}</translation>
    </message>
    <message>
        <source>Tricks: {list}</source>
        <translation>Stiche: {list}</translation>
    </message>
    <message>
        <source>What has been seen</source>
        <translation>Was schon zu sehen war</translation>
    </message>
    <message>
        <source>none: {who}</source>
        <translation>keine: {who}</translation>
    </message>
    <message>
        <source>struck out: gone, underlined: yours</source>
        <translation>durchgestrichen: gespielt, unterstrichen: Deine</translation>
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
        <source>{n} trumps not seen yet</source>
        <extracomment>1: {n} trump not seen yet</extracomment>
        <translation><numerusform>{n} Trumpf noch nicht gesehen</numerusform><numerusform>{n} Trümpfe noch nicht gesehen</numerusform></translation>
    </message>
    <message>
        <source>{suit}: gone {gone}, yours {own}, all are seen.</source>
        <translation>{suit}: {gone} gespielt, {own} bei Dir, alle gesehen.</translation>
    </message>
    <message>
        <source>{suit}: gone {gone}, yours {own}, not seen yet {out}.</source>
        <translation>{suit}: {gone} gespielt, {own} bei Dir, {out} noch nicht gesehen.</translation>
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
        <source>An expert weighs the calls…</source>
        <translation>Ein Experte wägt die Gebote ab…</translation>
    </message>
    <message>
        <source>Another &amp;hand</source>
        <translation>Anderes &amp;Blatt</translation>
    </message>
    <message>
        <source>No answer has come.</source>
        <translation>Es kam keine Antwort.</translation>
    </message>
    <message>
        <source>Nobody bids in {game}.</source>
        <translation>In {game} wird nicht gereizt.</translation>
    </message>
    <message>
        <source>The answer of the computer players makes no sense.</source>
        <translation>Die Antwort der Computerspieler ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>The cards are dealt…</source>
        <translation>Die Karten werden gegeben…</translation>
    </message>
    <message>
        <source>What do you call? Your call is not played on: you will see how it is weighed.</source>
        <translation>Was sagst Du an? Dein Gebot wird nicht ausgespielt: Du siehst, wie es bewertet wird.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Check</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
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
        <source>Team: {names}</source>
        <translation>Mannschaft: {names}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>{bid} for {points}</source>
        <translation>{bid} für {points}</translation>
    </message>
    <message>
        <source>{level} {suit}</source>
        <translation>{level} {suit}</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>no trump</source>
        <translation>ohne Trumpf</translation>
    </message>
    <message>
        <source>the {colour} {number}</source>
        <translation>{colour} {number}</translation>
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
    <name>CardTable</name>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
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
        <source>Everybody</source>
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
    <name>Coach</name>
    <message>
        <source>Ctrl+Z takes it back.</source>
        <translation>Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Diesmal war kein Tipp zu finden.</translation>
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
        <source>Own contracts made, by level</source>
        <translation>Eigene erfüllte Ansagen, nach Höhe</translation>
    </message>
    <message>
        <source>Own contracts made, in per cent, by level</source>
        <translation>Eigene erfüllte Ansagen in Prozent, nach Höhe</translation>
    </message>
    <message>
        <source>{game}: own contracts made, in per cent, by level</source>
        <translation>{game}: eigene erfüllte Ansagen in Prozent, nach Höhe</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name} – show my cards</source>
        <translation>Ich bin {name} – zeig meine Karten</translation>
    </message>
    <message>
        <source>Pass the device to {name}</source>
        <translation>Gib das Gerät an {name} weiter</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>How the deal turned</source>
        <translation>Wie sich das Spiel wendete</translation>
    </message>
</context>
<context>
    <name>DealEditor</name>
    <message>
        <source>&amp;Fill the rest at random</source>
        <translation>&amp;Rest zufällig verteilen</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>Dieses &amp;Spiel spielen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>A click or Enter lays a card down: {place}. The number of a place, or a click on its name, chooses another; a click on a card there takes it away. Control and an arrow move a card where the order counts.</source>
        <translation>Ein Klick oder Enter legt eine Karte ab: {place}. Die Nummer eines Platzes oder ein Klick auf seinen Namen wählt einen anderen; ein Klick auf eine Karte dort nimmt sie weg. Strg und ein Pfeil verschieben eine Karte, wo es auf die Reihenfolge ankommt.</translation>
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
        <source>Computers play</source>
        <translation>Computer spielen</translation>
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
        <source>Set up a deal</source>
        <translation>Spiel aufbauen</translation>
    </message>
    <message>
        <source>Take &amp;all away</source>
        <translation>&amp;Alle wegnehmen</translation>
    </message>
    <message>
        <source>as at the table</source>
        <translation>wie am Tisch</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Deal by number or code</source>
        <translation>Nach Nummer oder Code geben</translation>
    </message>
    <message>
        <source>Number or code</source>
        <translation>Nummer oder Code</translation>
    </message>
    <message>
        <source>The same number deals the same cards in {game} again. The code of a deal brings its game and rules along.</source>
        <translation>Dieselbe Nummer gibt in {game} dieselben Karten noch einmal. Der Code eines Spiels bringt Spielart und Regeln mit.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Cards still missing: {places}.</source>
        <translation>Noch fehlende Karten: {places}.</translation>
    </message>
    <message>
        <source>Deal by number or code</source>
        <translation>Nach Nummer oder Code geben</translation>
    </message>
    <message>
        <source>Deal from the clipboard</source>
        <translation>Aus der Zwischenablage geben</translation>
    </message>
    <message>
        <source>Every card lies where it belongs.</source>
        <translation>Jede Karte liegt, wo sie hingehört.</translation>
    </message>
    <message>
        <source>No more cards belong there: {place}.</source>
        <translation>Dort ist kein Platz mehr: {place}.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Die Zwischenablage</translation>
    </message>
    <message>
        <source>The last deal of this record</source>
        <translation>Das letzte Spiel dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>The same cards again; the match that you left can be continued.</source>
        <translation>Noch einmal dieselben Karten; die verlassene Partie kann fortgesetzt werden.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for {n} more cards only, not for {more}: {place}.</source>
        <extracomment>1: There is room for one more card only, not for {more}: {place}.</extracomment>
        <translation><numerusform>Dort ist nur noch Platz für eine Karte, nicht für {more}: {place}.</numerusform><numerusform>Dort ist nur noch Platz für {n} Karten, nicht für {more}: {place}.</numerusform></translation>
    </message>
    <message>
        <source>{card}, {place}</source>
        <translation>{card}, {place}</translation>
    </message>
    <message>
        <source>{card}, {place}, {n}</source>
        <translation>{card}, {place}, {n}</translation>
    </message>
    <message>
        <source>{game} ({rules})</source>
        <translation>{game} ({rules})</translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>{game}: deal number {number}</source>
        <translation>{game}: Spiel Nummer {number}</translation>
    </message>
    <message>
        <source>{game}: the deal of this code</source>
        <translation>{game}: das Spiel zu diesem Code</translation>
    </message>
    <message>
        <source>{place} {n}</source>
        <translation>{place} {n}</translation>
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
    <name>Diagram</name>
    <message>
        <source>Calls</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Code of this deal</source>
        <translation>Code dieses Spiels</translation>
    </message>
    <message>
        <source>Deal {n}, dealt by {name}</source>
        <translation>Spiel {n}, Geber {name}</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
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
    <name>Ending</name>
    <message>
        <source>&amp;All the rest</source>
        <translation>&amp;Alle übrigen</translation>
    </message>
    <message>
        <source>&amp;Claim</source>
        <translation>&amp;Beanspruchen</translation>
    </message>
    <message>
        <source>&amp;Finish it</source>
        <translation>&amp;Zu Ende spielen</translation>
    </message>
    <message>
        <source>&amp;Give it up</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>&amp;No more points</source>
        <translation>&amp;Keine Punkte mehr</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Rest beanspruchen</translation>
    </message>
    <message numerus="yes">
        <source>Claim all {n} tricks that are left?</source>
        <extracomment>1: Claim the last trick?</extracomment>
        <translation><numerusform>Den letzten Stich beanspruchen?</numerusform><numerusform>Alle {n} übrigen Stiche beanspruchen?</numerusform></translation>
    </message>
    <message>
        <source>Claim that nothing more can change your result?</source>
        <translation>Behaupten, dass nichts mehr Dein Ergebnis ändern kann?</translation>
    </message>
    <message>
        <source>Claim that the contract is beaten?</source>
        <translation>Behaupten, dass die Ansage verloren ist?</translation>
    </message>
    <message>
        <source>Claim that you take exactly {tricks} more?</source>
        <translation>Behaupten, dass Du noch genau {tricks} machst?</translation>
    </message>
    <message>
        <source>Claim that you take no more points?</source>
        <translation>Behaupten, dass Du keine Punkte mehr bekommst?</translation>
    </message>
    <message>
        <source>Claim that you take none of the tricks that are left?</source>
        <translation>Behaupten, dass Du keinen der übrigen Stiche mehr machst?</translation>
    </message>
    <message>
        <source>Computer players play everybody's cards to the end of the deal. That cannot be taken back.</source>
        <translation>Die Computerspieler spielen alle Karten bis zum Ende des Spiels. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Spiel zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>Give the deal up</source>
        <translation>Spiel aufgeben</translation>
    </message>
    <message>
        <source>It is accepted if it is certain from all that you can see, whatever the others hold and play. Then the rest is played out; otherwise you play on, and nobody learns anything.</source>
        <translation>Es gilt, wenn es nach allem, was Du sehen kannst, sicher ist, was auch immer die anderen haben und spielen. Dann wird der Rest heruntergespielt; sonst geht es weiter, und niemand erfährt etwas.</translation>
    </message>
    <message>
        <source>Nothing more can change your result.</source>
        <translation>Nichts kann Dein Ergebnis mehr ändern.</translation>
    </message>
    <message>
        <source>That is not certain from what you can see.</source>
        <translation>Nach dem, was Du sehen kannst, ist das nicht sicher.</translation>
    </message>
    <message>
        <source>The cards that are left are played as badly for you as the rules allow; then the deal is scored.</source>
        <translation>Die übrigen Karten werden so schlecht für Dich gespielt, wie es die Regeln zulassen; dann wird abgerechnet.</translation>
    </message>
    <message>
        <source>The computer players could not look at that; play goes on.</source>
        <translation>Die Computerspieler konnten das nicht prüfen; es geht weiter.</translation>
    </message>
    <message>
        <source>The contract is beaten.</source>
        <translation>Die Ansage ist verloren.</translation>
    </message>
    <message>
        <source>The contract is made already.</source>
        <translation>Die Ansage ist schon erfüllt.</translation>
    </message>
    <message>
        <source>The contract is made if that is possible at all.</source>
        <translation>Die Ansage wird erfüllt, wenn das überhaupt möglich ist.</translation>
    </message>
    <message>
        <source>The deal is played to its end.</source>
        <translation>Das Spiel wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>What do you claim?</source>
        <translation>Was beanspruchst Du?</translation>
    </message>
    <message>
        <source>What everybody still holds is shown, and cannot be taken back.</source>
        <translation>Was alle noch haben, wird aufgedeckt und lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>Du beanspruchst den Rest.</translation>
    </message>
    <message>
        <source>You give the deal up.</source>
        <translation>Du gibst das Spiel auf.</translation>
    </message>
    <message>
        <source>You miss your bid of {tricks} if that is possible at all.</source>
        <translation>Du verfehlst Dein Gebot von {tricks}, wenn das überhaupt möglich ist.</translation>
    </message>
    <message>
        <source>You score the worst that is possible at all.</source>
        <translation>Du bekommst das schlechteste Ergebnis, das überhaupt möglich ist.</translation>
    </message>
    <message>
        <source>You take exactly {tricks} more.</source>
        <translation>Du machst noch genau {tricks}.</translation>
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
        <source>Your contract fails if that is possible at all.</source>
        <translation>Deine Ansage scheitert, wenn das überhaupt möglich ist.</translation>
    </message>
    <message>
        <source>{name} claims exactly {tricks} more.</source>
        <translation>{name} beansprucht noch genau {tricks}.</translation>
    </message>
    <message>
        <source>{name} claims that nothing more can change.</source>
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
        <source>{name} claims to take no more points.</source>
        <translation>{name} erklärt, keine Punkte mehr zu bekommen.</translation>
    </message>
    <message>
        <source>{name} claims to take no more tricks.</source>
        <translation>{name} erklärt, keinen Stich mehr zu machen.</translation>
    </message>
    <message>
        <source>{name} gives the deal up.</source>
        <translation>{name} gibt das Spiel auf.</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>A card is named twice.</source>
        <translation>Eine Karte ist zweimal genannt.</translation>
    </message>
    <message>
        <source>A deal is “deal DEALER | hand | hand ... | talon CARDS”.</source>
        <translation>Ein Spiel hat die Form „deal DEALER | hand | hand ... | talon CARDS“.</translation>
    </message>
    <message>
        <source>An empty talon is left out.</source>
        <translation>Ein leerer Talon wird weggelassen.</translation>
    </message>
    <message>
        <source>An entry of the log has to be a text.</source>
        <translation>Ein Eintrag des Protokolls muss ein Text sein.</translation>
    </message>
    <message>
        <source>An input is a seat, a verb and what goes with it.</source>
        <translation>Eine Eingabe ist ein Platz, ein Verb und was dazugehört.</translation>
    </message>
    <message>
        <source>An input is call TEXT, give CARDS, play CARD or play CARD as SUIT.</source>
        <translation>Eine Eingabe ist call TEXT, give CARDS, play CARD oder play CARD as SUIT.</translation>
    </message>
    <message>
        <source>Every entry of “seats” has to be an object.</source>
        <translation>Jeder Eintrag von „seats“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>Exactly one space stands between words.</source>
        <translation>Zwischen Wörtern steht genau ein Leerzeichen.</translation>
    </message>
    <message>
        <source>It is another player's turn.</source>
        <translation>Ein anderer Spieler ist an der Reihe.</translation>
    </message>
    <message>
        <source>Its cards were known before: a deal was played once more, or set up by hand.</source>
        <translation>Die Karten waren schon bekannt: Ein Spiel wurde noch einmal gespielt oder von Hand aufgebaut.</translation>
    </message>
    <message>
        <source>No match can begin with a deal like this.</source>
        <translation>Mit einem solchen Spiel kann keine Partie beginnen.</translation>
    </message>
    <message>
        <source>No suit is named here.</source>
        <translation>Hier wird keine Farbe genannt.</translation>
    </message>
    <message>
        <source>Only a partner's bid can be checked, while an opponent is still bidding.</source>
        <translation>Nur das Gebot des Partners kann geschoben werden, solange ein Gegner noch bietet.</translation>
    </message>
    <message>
        <source>Only four players can pass cards across.</source>
        <translation>Nur zu viert kann man Karten über Kreuz weitergeben.</translation>
    </message>
    <message>
        <source>Only the dealer can hold, and only another player's call.</source>
        <translation>Nur der Geber kann halten, und nur das Gebot eines anderen.</translation>
    </message>
    <message>
        <source>Partners need four or six players.</source>
        <translation>Für Partner braucht es vier oder sechs Spieler.</translation>
    </message>
    <message>
        <source>Passing is not allowed here.</source>
        <translation>Passen ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>Somebody else deals.</source>
        <translation>Jemand anderes gibt.</translation>
    </message>
    <message>
        <source>That call is not high enough.</source>
        <translation>Dieses Gebot ist nicht hoch genug.</translation>
    </message>
    <message>
        <source>That call needs another one before it.</source>
        <translation>Vor diesem Gebot muss ein anderes stehen.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Diese Karte ist nicht im Blatt.</translation>
    </message>
    <message>
        <source>That card may not be put away.</source>
        <translation>Diese Karte darf nicht weggelegt werden.</translation>
    </message>
    <message>
        <source>That is not the right number of cards.</source>
        <translation>Das ist nicht die richtige Zahl von Karten.</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>Das Spiel ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The disk or the network has not answered about {name}.</source>
        <translation>Die Platte oder das Netz hat zu {name} nicht geantwortet.</translation>
    </message>
    <message>
        <source>The match is not over.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be {value}.</source>
        <translation>Die Einstellung „{option}“ kann nicht {value} sein.</translation>
    </message>
    <message>
        <source>The suit led must be followed.</source>
        <translation>Die ausgespielte Farbe muss bedient werden.</translation>
    </message>
    <message>
        <source>There are not enough cards for so many players and so large a deal.</source>
        <translation>Für so viele Spieler und so viele Karten je Blatt reicht das Kartenspiel nicht.</translation>
    </message>
    <message>
        <source>There is a mistake in this code, or a part of it is missing.</source>
        <translation>In diesem Code ist ein Fehler, oder ein Teil fehlt.</translation>
    </message>
    <message>
        <source>There is no deal in progress.</source>
        <translation>Es ist kein Spiel im Gange.</translation>
    </message>
    <message>
        <source>There is no game “{word}”.</source>
        <translation>Es gibt kein Spiel „{word}“.</translation>
    </message>
    <message>
        <source>There is no home folder {name}.</source>
        <translation>Es gibt kein Heimatverzeichnis {name}.</translation>
    </message>
    <message>
        <source>There is no room left on the disk for {name}.</source>
        <translation>Auf der Platte ist kein Platz mehr für {name}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <translation>Es gibt an diesem Tisch keinen Platz {seat}.</translation>
    </message>
    <message>
        <source>There is no such call.</source>
        <translation>Ein solches Gebot gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such deal in this record.</source>
        <translation>In dieser Aufzeichnung gibt es kein solches Spiel.</translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation>Da ist kein Text.</translation>
    </message>
    <message>
        <source>There is nothing to ask about this decision any more.</source>
        <translation>Zu dieser Entscheidung gibt es nichts mehr zu fragen.</translation>
    </message>
    <message>
        <source>These are not the cards that belong there.</source>
        <translation>Das sind nicht die Karten, die dorthin gehören.</translation>
    </message>
    <message>
        <source>These rules of {game} (version {version}) are not known.</source>
        <translation>Diese Regeln von {game} (Version {version}) sind nicht bekannt.</translation>
    </message>
    <message>
        <source>This code is of no game that is known here.</source>
        <translation>Dieser Code gehört zu keinem Spiel, das hier bekannt ist.</translation>
    </message>
    <message>
        <source>This code was made by another version of Trickdesk.</source>
        <translation>Dieser Code stammt von einer anderen Version von Trickdesk.</translation>
    </message>
    <message>
        <source>This deal cannot be read as one of {game}: {reason}</source>
        <translation>Das lässt sich nicht als Spiel von {game} lesen: {reason}</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>Dieses Spiel ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>This is no code of a deal: those begin with {code}.</source>
        <translation>Das ist kein Code eines Spiels: Die beginnen mit {code}.</translation>
    </message>
    <message>
        <source>This is no deal of {game} under the rules in force: {reason}</source>
        <translation>Nach den geltenden Regeln ist das kein Spiel von {game}: {reason}</translation>
    </message>
    <message>
        <source>This is not a Trickdesk record.</source>
        <translation>Das ist keine Aufzeichnung von Trickdesk.</translation>
    </message>
    <message>
        <source>This is not a record: byte {place} is not UTF-8.</source>
        <translation>Das ist keine Aufzeichnung: Byte {place} ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>This is not a record: it is longer than 1 MiB.</source>
        <translation>Das ist keine Aufzeichnung: Sie ist länger als 1 MiB.</translation>
    </message>
    <message>
        <source>This is not a record: it is nested too deeply.</source>
        <translation>Das ist keine Aufzeichnung: Sie ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This is not a record: {error}.</source>
        <translation>Das ist keine Aufzeichnung: {error}.</translation>
    </message>
    <message>
        <source>This is too long for the code of a deal.</source>
        <translation>Das ist zu lang für den Code eines Spiels.</translation>
    </message>
    <message>
        <source>This match is being played in another window of the program.</source>
        <translation>Diese Partie wird in einem anderen Fenster des Programms gespielt.</translation>
    </message>
    <message>
        <source>This record cannot be read: a newer version of Trickdesk wrote it.</source>
        <translation>Diese Aufzeichnung ist nicht lesbar: Eine neuere Version von Trickdesk hat sie geschrieben.</translation>
    </message>
    <message>
        <source>This record cannot be read: its version is {version}.</source>
        <translation>Diese Aufzeichnung ist nicht lesbar: Ihre Version ist {version}.</translation>
    </message>
    <message>
        <source>This record holds no deal.</source>
        <translation>Diese Aufzeichnung enthält kein Spiel.</translation>
    </message>
    <message>
        <source>This text is too long for a deal number.</source>
        <translation>Dieser Text ist zu lang für die Nummer eines Spiels.</translation>
    </message>
    <message>
        <source>This text is too long to be a deal.</source>
        <translation>Dieser Text ist zu lang für ein Spiel.</translation>
    </message>
    <message>
        <source>Two sides of three need six players.</source>
        <translation>Zwei Seiten zu dritt brauchen sechs Spieler.</translation>
    </message>
    <message>
        <source>With {players} players nobody can bid {lowest} tricks.</source>
        <translation>Mit {players} Spielern kann niemand {lowest} Stiche bieten.</translation>
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
        <source>an object</source>
        <translation>ein Objekt</translation>
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
        <source>{named} seats are named, but {seats} play.</source>
        <translation>{named} Plätze sind benannt, aber {seats} spielen.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: entry {place} of the log, {entry}: {reason}</source>
        <translation>{name} lässt sich nicht öffnen: Eintrag {place} des Protokolls, {entry}: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: it holds what no record can hold.</source>
        <translation>{name} lässt sich nicht öffnen: Der Inhalt kann keine Aufzeichnung sein.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: line 1 is not the beginning of a Trickdesk record.</source>
        <translation>{name} lässt sich nicht öffnen: Zeile 1 ist nicht der Anfang einer Aufzeichnung von Trickdesk.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: line {line} is damaged, or the end is missing.</source>
        <translation>{name} lässt sich nicht öffnen: Zeile {line} ist beschädigt, oder das Ende fehlt.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: line {line}, {entry}: {reason}</source>
        <translation>{name} lässt sich nicht öffnen: Zeile {line}, {entry}: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}</source>
        <translation>{name} lässt sich nicht öffnen: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be read: permission is denied.</source>
        <translation>{name} lässt sich nicht lesen: Der Zugriff ist verweigert.</translation>
    </message>
    <message>
        <source>{name} cannot be used: no file can have such a name.</source>
        <translation>{name} ist nicht verwendbar: Keine Datei kann so heißen.</translation>
    </message>
    <message>
        <source>{name} cannot be used: something else is where its folder should be.</source>
        <translation>{name} ist nicht verwendbar: Wo der Ordner sein sollte, ist etwas anderes.</translation>
    </message>
    <message>
        <source>{name} cannot be used: the name or its path is too long.</source>
        <translation>{name} ist nicht verwendbar: Der Name oder der Pfad ist zu lang.</translation>
    </message>
    <message>
        <source>{name} cannot be used: there is a link in its place or on the way that is not followed.</source>
        <translation>{name} ist nicht verwendbar: Dort oder auf dem Weg dorthin liegt ein Verweis, dem nicht gefolgt wird.</translation>
    </message>
    <message>
        <source>{name} cannot be written: the folder or the disk is read-only.</source>
        <translation>{name} lässt sich nicht schreiben: Der Ordner oder die Platte ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>{name} does not exist.</source>
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
        <source>{name} is damaged; the last good version or the usual values are used instead.</source>
        <translation>{name} ist beschädigt; stattdessen gilt die letzte gute Fassung oder das Übliche.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} ist leer.</translation>
    </message>
    <message>
        <source>{name} is not a text file: line {line} is not UTF-8.</source>
        <translation>{name} ist keine Textdatei: Zeile {line} ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>{name} is too large to be one of our files.</source>
        <translation>{name} ist zu groß, um eine unserer Dateien zu sein.</translation>
    </message>
    <message>
        <source>{name}: {detail}.</source>
        <translation>{name}: {detail}.</translation>
    </message>
    <message>
        <source>“{card}” is no card of this game.</source>
        <translation>„{card}“ ist keine Karte dieses Spiels.</translation>
    </message>
    <message>
        <source>“{key}” has to be a list.</source>
        <translation>„{key}“ muss eine Liste sein.</translation>
    </message>
    <message>
        <source>“{key}” has to be a text.</source>
        <translation>„{key}“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>“{key}” has to be a whole number.</source>
        <translation>„{key}“ muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>“{key}” has to be an object.</source>
        <translation>„{key}“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>“{key}” has to be the name of a game.</source>
        <translation>„{key}“ muss der Name eines Spiels sein.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>„{key}“ fehlt.</translation>
    </message>
    <message>
        <source>“{letter}” does not stand in the code of a deal.</source>
        <translation>„{letter}“ kommt im Code eines Spiels nicht vor.</translation>
    </message>
    <message>
        <source>“{text}” is neither a deal nor the code or number of one.</source>
        <translation>„{text}“ ist weder ein Spiel noch Code oder Nummer eines Spiels.</translation>
    </message>
    <message>
        <source>“{word}” is no seat.</source>
        <translation>„{word}“ ist kein Platz.</translation>
    </message>
    <message>
        <source>“{word}” is no suit.</source>
        <translation>„{word}“ ist keine Farbe.</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Deal {n}: you have dealt.</source>
        <translation>Spiel {n}: Du hast gegeben.</translation>
    </message>
    <message>
        <source>Deal {n}: {name} has dealt.</source>
        <translation>Spiel {n}: {name} hat gegeben.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message>
        <source>The contract is yours: {bid}.</source>
        <translation>Du hast die Ansage: {bid}.</translation>
    </message>
    <message>
        <source>The deal is over: {sides}.</source>
        <translation>Das Spiel ist zu Ende: {sides}.</translation>
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
        <source>You draw {cards}.</source>
        <translation>Du ziehst {cards}.</translation>
    </message>
    <message>
        <source>You draw {count}.</source>
        <translation>Du ziehst {count}.</translation>
    </message>
    <message>
        <source>You go on the kitty.</source>
        <translation>Du gehst auf den Talon.</translation>
    </message>
    <message>
        <source>You have picked {cards}.</source>
        <translation>Du hast {cards} ausgesucht.</translation>
    </message>
    <message>
        <source>You hold.</source>
        <translation>Du hältst.</translation>
    </message>
    <message>
        <source>You lay aside {count}.</source>
        <translation>Du legst {count} weg.</translation>
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
        <source>You take the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>You take the {kitty}: {cards}.</source>
        <translation>Du nimmst den {kitty}: {cards}.</translation>
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
        <source>{names} {points}, {total} in all</source>
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
        <source>{name} draws {count}.</source>
        <translation>{name} zieht {count}.</translation>
    </message>
    <message>
        <source>{name} goes on the kitty.</source>
        <translation>{name} geht auf den Talon.</translation>
    </message>
    <message>
        <source>{name} has picked.</source>
        <translation>{name} hat ausgesucht.</translation>
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
        <source>{name} lays aside {count}.</source>
        <translation>{name} legt {count} weg.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}.</source>
        <translation>{name} gibt Dir {cards}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} plays with {team}.</source>
        <translation>{name} spielt mit {team}.</translation>
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
    <message numerus="yes">
        <source>{n} cards</source>
        <extracomment>1: {n} card</extracomment>
        <translation><numerusform>{n} Karte</numerusform><numerusform>{n} Karten</numerusform></translation>
    </message>
</context>
<context>
    <name>ExerciseTable</name>
    <message>
        <source>That card may not be played now.</source>
        <translation>Diese Karte darf jetzt nicht gespielt werden.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A record can be copied as soon as the first deal is over.</source>
        <translation>Eine Aufzeichnung lässt sich kopieren, sobald das erste Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>A report holds all cards: it can be made as soon as this deal is over.</source>
        <translation>Ein Bericht enthält alle Karten: Er wird möglich, sobald dieses Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopiert: {code}</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>The diagram of this deal is on the clipboard.</source>
        <translation>Das Diagramm dieses Spiels ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>Der Drucker hat die Seiten nicht angenommen.</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the deal that is being played.</source>
        <translation>Die Aufzeichnung ist in der Zwischenablage, ohne das laufende Spiel.</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>Die Aufzeichnung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The score sheet is on the clipboard.</source>
        <translation>Die Abrechnung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>There is something to print as soon as the first deal is over.</source>
        <translation>Es gibt etwas zu drucken, sobald das erste Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>{game} score sheet</source>
        <translation>{game}, Abrechnung</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Export a table</source>
        <translation>Tabelle ausgeben</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
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
        <source>Trickdesk matches (*{suffix})</source>
        <translation>Partien von Trickdesk (*{suffix})</translation>
    </message>
    <message>
        <source>{game} deal {deal}</source>
        <translation>{game}, Spiel {deal}</translation>
    </message>
    <message>
        <source>{name} exists already. Replace it?</source>
        <translation>{name} gibt es schon. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>10 and the tricks for an exact bid</source>
        <translation>10 und die Stiche für ein genaues Gebot</translation>
    </message>
    <message>
        <source>10 and the tricks, or minus what the bid is off</source>
        <translation>10 und die Stiche, oder minus die Abweichung vom Gebot</translation>
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
        <source>2 to 6 players, fives, jacks and the ace of hearts on top</source>
        <translation>2 bis 6 Spieler, Fünf, Bube und Herz-Ass ganz oben</translation>
    </message>
    <message>
        <source>20 to 30</source>
        <translation>20 bis 30</translation>
    </message>
    <message>
        <source>4 players in two partnerships, Rook-style, with a Bird and a Red One</source>
        <translation>4 Spieler in zwei Partnerschaften, nach Art von Rook, mit Vogel und Roter Eins</translation>
    </message>
    <message>
        <source>4 players in two partnerships, joker and bowers</source>
        <translation>4 Spieler in zwei Partnerschaften, Joker und Bauern</translation>
    </message>
    <message>
        <source>4, 6 or 8 players, a new team in every deal</source>
        <translation>4, 6 oder 8 Spieler, in jedem Spiel eine neue Mannschaft</translation>
    </message>
    <message>
        <source>500 points win only by making a contract.</source>
        <translation>500 Punkte gewinnen nur mit einer erfüllten Ansage.</translation>
    </message>
    <message>
        <source>500 points win, -500 lose.</source>
        <translation>500 Punkte gewinnen, -500 verlieren.</translation>
    </message>
    <message>
        <source>6NT shows the joker</source>
        <translation>6NT zeigt den Joker</translation>
    </message>
    <message>
        <source>92Q</source>
        <translation>92Q</translation>
    </message>
    <message>
        <source>A bid is how many of the thirteen tricks you will take alone, against all the others.</source>
        <translation>Ein Gebot nennt, wie viele der dreizehn Stiche Du allein machst, gegen alle anderen.</translation>
    </message>
    <message>
        <source>A bid is how many tricks your team will take, with that suit as trump. You choose the team later.</source>
        <translation>Ein Gebot nennt, wie viele Stiche Deine Mannschaft mit dieser Farbe als Trumpf macht. Die Mannschaft wählst Du später.</translation>
    </message>
    <message>
        <source>A bid of no tricks that is made counts 5 instead of 10.</source>
        <translation>Ein erfülltes Gebot von null Stichen zählt 5 statt 10.</translation>
    </message>
    <message>
        <source>A bid promises so many of the ten tricks for your side, with that suit as trump.</source>
        <translation>Ein Gebot verspricht so viele der zehn Stiche für Deine Seite, mit dieser Farbe als Trumpf.</translation>
    </message>
    <message>
        <source>A bid promises so many points: a 5 counts 5, a 10 or 14 counts 10, the Bird 20, the Red One 30.</source>
        <translation>Ein Gebot verspricht so viele Punkte: eine 5 zählt 5, eine 10 oder 14 zählt 10, der Vogel 20, die Rote Eins 30.</translation>
    </message>
    <message>
        <source>A call promises so many points: each trick gives 5, and the highest trump that is played 5 more.</source>
        <translation>Ein Gebot verspricht so viele Punkte: Jeder Stich bringt 5, der höchste gespielte Trumpf noch einmal 5.</translation>
    </message>
    <message>
        <source>A card of another suit never takes the trick: now you can get rid of a dangerous one.</source>
        <translation>Eine Karte einer anderen Farbe gewinnt den Stich nie: Jetzt kannst Du eine gefährliche loswerden.</translation>
    </message>
    <message>
        <source>A first call of 6NT tells the partner of the joker and some help. The computers keep to it, and everybody at the table knows.</source>
        <translation>Ein erstes Gebot von 6NT verrät dem Partner den Joker und etwas Hilfe. Die Computer halten sich daran, und alle am Tisch wissen es.</translation>
    </message>
    <message>
        <source>A side at 100 or more</source>
        <translation>Eine Seite mit 100 oder mehr</translation>
    </message>
    <message>
        <source>A tie at the top</source>
        <translation>Gleichstand an der Spitze</translation>
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
        <source>After four passes</source>
        <translation>Nach viermal Passe</translation>
    </message>
    <message>
        <source>All followed suit ({suit_left} count as {suit_led} here), so the two is the highest.</source>
        <translation>Alle haben bedient ({suit_left} zählt hier als {suit_led}), also ist die Zwei am höchsten.</translation>
    </message>
    <message>
        <source>All followed suit, so the two is the highest.</source>
        <translation>Alle haben bedient, also ist die Zwei am höchsten.</translation>
    </message>
    <message>
        <source>All points for one player</source>
        <translation>Alle Punkte bei einem Spieler</translation>
    </message>
    <message>
        <source>All ten tricks score at least 250</source>
        <translation>Alle zehn Stiche zählen mindestens 250</translation>
    </message>
    <message>
        <source>All that is not trump is then thrown away and replaced: name the suit of your best cards.</source>
        <translation>Alles außer Trumpf wird dann weggeworfen und ersetzt: Nenne die Farbe Deiner besten Karten.</translation>
    </message>
    <message>
        <source>All tricks for one team: three times as many points</source>
        <translation>Alle Stiche für eine Mannschaft: dreifache Punkte</translation>
    </message>
    <message>
        <source>As documented</source>
        <translation>Wie beschrieben</translation>
    </message>
    <message>
        <source>At most the number of cards in a hand.</source>
        <translation>Höchstens die Zahl der Karten im Blatt.</translation>
    </message>
    <message>
        <source>Auction Forty-Fives</source>
        <translation>Auction Forty-Fives</translation>
    </message>
    <message>
        <source>Australian</source>
        <translation>Australisch</translation>
    </message>
    <message>
        <source>Bids go up by</source>
        <translation>Gebote steigen um</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>Both sides reach 500</source>
        <translation>Beide Seiten erreichen 500</translation>
    </message>
    <message>
        <source>Buried points, for nobody: {points}</source>
        <translation>Vergrabene Punkte, für niemanden: {points}</translation>
    </message>
    <message>
        <source>Buried points, with the last trick: {points}</source>
        <translation>Vergrabene Punkte, mit dem letzten Stich: {points}</translation>
    </message>
    <message>
        <source>Buried points: {points}</source>
        <translation>Vergrabene Punkte: {points}</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Karten im Talon</translation>
    </message>
    <message>
        <source>Cards of the largest deal</source>
        <translation>Karten im größten Spiel</translation>
    </message>
    <message>
        <source>Cards of the suit with the colour of the trumps count as the suit led when they are thrown.</source>
        <translation>Abgeworfene Karten der Farbe, die so gefärbt ist wie der Trumpf, zählen als die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>Cards that count may not be thrown on the first trick.</source>
        <translation>Karten, die zählen, dürfen im ersten Stich nicht abgeworfen werden.</translation>
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
        <source>Clubs, diamonds, hearts, spades break equal numbers; otherwise each bid needs a larger number.</source>
        <translation>Kreuz, Karo, Herz, Pik entscheiden bei gleicher Zahl; sonst braucht jedes Gebot eine größere Zahl.</translation>
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
        <source>Counters may be buried</source>
        <translation>Zählkarten dürfen vergraben werden</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Defenders score 10 a trick</source>
        <translation>Gegner bekommen 10 je Stich</translation>
    </message>
    <message numerus="yes">
        <source>Defenders: {tricks} tricks at 10 points each</source>
        <extracomment>1: Defenders: {tricks} trick at 10 points each</extracomment>
        <translation><numerusform>Gegner: {tricks} Stich zu 10 Punkten</numerusform><numerusform>Gegner: {tricks} Stiche zu je 10 Punkten</numerusform></translation>
    </message>
    <message>
        <source>Every trick counts</source>
        <translation>Jeder Stich zählt</translation>
    </message>
    <message>
        <source>Everyone for himself: pass three cards, and take no hearts and no queen of spades</source>
        <translation>Jeder für sich: drei Karten weitergeben, keine Herzen und keine Pik-Dame nehmen</translation>
    </message>
    <message>
        <source>Everyone for himself: rows, piles, one differ against the enders</source>
        <translation>Jeder für sich: Reihen, Stapel, ein Alleinspieler gegen die anderen</translation>
    </message>
    <message>
        <source>Everyone for himself: say how many tricks you will take, and take no more</source>
        <translation>Jeder für sich: sag, wie viele Stiche Du machst, und mach nicht mehr</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>First trick without points</source>
        <translation>Erster Stich ohne Punkte</translation>
    </message>
    <message>
        <source>Five Hundred</source>
        <translation>Five Hundred</translation>
    </message>
    <message>
        <source>From the top: first the kitty, then the stock as it is drawn.</source>
        <translation>Von oben: erst der Talon, dann der Stock, so wie gezogen wird.</translation>
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
        <source>Hearts</source>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades count against whoever takes them: stay below if you can.</source>
        <translation>Herzen und die Pik-Dame zählen gegen den, der sie bekommt: Bleib darunter, wenn Du kannst.</translation>
    </message>
    <message>
        <source>Hearts are led</source>
        <translation>Herz ausspielen</translation>
    </message>
    <message>
        <source>Hearts have not been broken yet.</source>
        <translation>Herz ist noch nicht gebrochen.</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>How many cards are dealt, from deal to deal.</source>
        <translation>Wie viele Karten von Spiel zu Spiel gegeben werden.</translation>
    </message>
    <message>
        <source>If three pass without a bid</source>
        <translation>Wenn drei passen, ohne dass jemand geboten hat</translation>
    </message>
    <message>
        <source>In black suits the lower number is the higher card.</source>
        <translation>In schwarzen Farben ist die kleinere Zahl die höhere Karte.</translation>
    </message>
    <message>
        <source>Joker at no trump</source>
        <translation>Joker ohne Trumpf</translation>
    </message>
    <message>
        <source>Joker led at no trump names</source>
        <translation>Joker ohne Trumpf ausgespielt nennt</translation>
    </message>
    <message>
        <source>Kentucky</source>
        <translation>Kentucky</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Niedrigstes Gebot</translation>
    </message>
    <message>
        <source>Maritime traditional</source>
        <translation>Maritim, traditionell</translation>
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
        <source>No heart and no queen of spades may be thrown on the first trick.</source>
        <translation>Kein Herz und keine Pik-Dame dürfen im ersten Stich abgeworfen werden.</translation>
    </message>
    <message>
        <source>No more checks are allowed in this deal.</source>
        <translation>In diesem Spiel darf nicht mehr geschoben werden.</translation>
    </message>
    <message>
        <source>No points at 100 or more when others make their call</source>
        <translation>Keine Punkte ab 100, wenn andere ihre Ansage erfüllen</translation>
    </message>
    <message>
        <source>No trick counts 5</source>
        <translation>Kein Stich zählt 5</translation>
    </message>
    <message>
        <source>No trump may be bid</source>
        <translation>Ohne Trumpf darf geboten werden</translation>
    </message>
    <message>
        <source>No trump ranks above spades at the same number.</source>
        <translation>Ohne Trumpf steht bei gleicher Zahl über Pik.</translation>
    </message>
    <message>
        <source>Off: all may pass, and the next dealer deals.</source>
        <translation>Aus: Alle dürfen passen, und der nächste Geber gibt.</translation>
    </message>
    <message>
        <source>Off: every deal is played without trump.</source>
        <translation>Aus: Jedes Spiel wird ohne Trumpf gespielt.</translation>
    </message>
    <message>
        <source>Off: left of the dealer leads whatever he likes.</source>
        <translation>Aus: Links vom Geber wird ausgespielt, was beliebt.</translation>
    </message>
    <message>
        <source>Off: one thrown card of the Left suit makes the twos of its trick low.</source>
        <translation>Aus: Eine abgeworfene Karte der linken Farbe macht die Zweien ihres Stichs niedrig.</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Oh Hell</translation>
    </message>
    <message>
        <source>Omnibus</source>
        <translation>Omnibus</translation>
    </message>
    <message>
        <source>Open misère ranks</source>
        <translation>Offene Misère steht</translation>
    </message>
    <message>
        <source>Other cards have to go first.</source>
        <translation>Andere Karten müssen zuerst weg.</translation>
    </message>
    <message>
        <source>Partners: 4 players in two pairs, 6 in three. Trios: 6 players in two sides of three.</source>
        <translation>Partner: 4 Spieler in zwei Paaren, 6 in drei. Trios: 6 Spieler in zwei Seiten zu dritt.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points among the buried cards</source>
        <translation>Punkte unter den vergrabenen Karten</translation>
    </message>
    <message>
        <source>Points are bad in this game: high hearts and high spades are dangerous to keep.</source>
        <translation>Punkte sind hier schlecht: Hohe Herzen und hohe Pik sind gefährlich.</translation>
    </message>
    <message>
        <source>Points in tricks: {points}</source>
        <translation>Punkte in Stichen: {points}</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Gewinn</translation>
    </message>
    <message>
        <source>Ranked suits</source>
        <translation>Farben mit Rang</translation>
    </message>
    <message>
        <source>Red One</source>
        <translation>Red One</translation>
    </message>
    <message>
        <source>Reneging</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Several sides reach the target</source>
        <translation>Mehrere Seiten erreichen das Ziel</translation>
    </message>
    <message>
        <source>Short evening</source>
        <translation>Kurzer Abend</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Social</source>
        <translation>Gesellig</translation>
    </message>
    <message>
        <source>Stay in without outbidding the partner, while an opponent is still bidding.</source>
        <translation>Bleib dabei, ohne den Partner zu überbieten, solange ein Gegner noch bietet.</translation>
    </message>
    <message>
        <source>Suits rank in the auction</source>
        <translation>Farben haben beim Reizen einen Rang</translation>
    </message>
    <message>
        <source>Suits rank, lowest first</source>
        <translation>Rang der Farben, niedrigste zuerst</translation>
    </message>
    <message>
        <source>Take exactly as many tricks as you have bid: no fewer, and no more.</source>
        <translation>Mach genau so viele Stiche, wie Du geboten hast: nicht weniger und nicht mehr.</translation>
    </message>
    <message>
        <source>The Bird and the Red One are trumps whatever colour you name.</source>
        <translation>Vogel und Rote Eins sind Trümpfe, welche Farbe Du auch nennst.</translation>
    </message>
    <message>
        <source>The Red One is the highest trump and the Bird the next. Take tricks with many points in them.</source>
        <translation>Die Rote Eins ist der höchste Trumpf, dann kommt der Vogel. Mach Stiche, in denen viele Punkte liegen.</translation>
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
        <source>The bids may not add up to the number of tricks.</source>
        <translation>Die Gebote dürfen zusammen nicht die Zahl der Stiche ergeben.</translation>
    </message>
    <message>
        <source>The calls that the auction knows.</source>
        <translation>Die Gebote, die es beim Reizen gibt.</translation>
    </message>
    <message>
        <source>The cards without points have to go first.</source>
        <translation>Die Karten ohne Punkte müssen zuerst weg.</translation>
    </message>
    <message>
        <source>The dealer is hooked</source>
        <translation>Der Geber muss aufgehen lassen</translation>
    </message>
    <message>
        <source>The dealer may hold</source>
        <translation>Der Geber darf halten</translation>
    </message>
    <message>
        <source>The dealer may take over the standing call.</source>
        <translation>Der Geber darf das gültige Gebot übernehmen.</translation>
    </message>
    <message>
        <source>The declarer may throw the whole hand away and take the kitty instead.</source>
        <translation>Der Alleinspieler darf sein ganzes Blatt wegwerfen und stattdessen den Talon nehmen.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty</source>
        <translation>Der Alleinspieler nimmt den Talon</translation>
    </message>
    <message>
        <source>The defenders score what they took</source>
        <translation>Die Gegner bekommen, was sie gemacht haben</translation>
    </message>
    <message>
        <source>The differ fell short by {short}</source>
        <translation>Dem Alleinspieler fehlten {short}</translation>
    </message>
    <message numerus="yes">
        <source>The differ took {tricks} tricks for {bid}</source>
        <extracomment>1: The differ took {tricks} trick for {bid}</extracomment>
        <translation><numerusform>Der Alleinspieler machte {tricks} Stich bei {bid}</numerusform><numerusform>Der Alleinspieler machte {tricks} Stiche bei {bid}</numerusform></translation>
    </message>
    <message>
        <source>The first card is turned up.</source>
        <translation>Die erste Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The first card is turned up; the others are not used.</source>
        <translation>Die erste Karte wird aufgedeckt; die anderen spielen nicht mit.</translation>
    </message>
    <message>
        <source>The first four lie face up, the next three are drawn, the others are the pile, from its top.</source>
        <translation>Die ersten vier liegen offen, die nächsten drei werden gezogen, die anderen sind der Stapel, von oben.</translation>
    </message>
    <message>
        <source>The first player must bid</source>
        <translation>Der erste Spieler muss bieten</translation>
    </message>
    <message>
        <source>The five and jack of trumps and the ace of hearts need not be played to a lower trump.</source>
        <translation>Fünf und Bube der Trümpfe und das Herz-Ass müssen auf einen niedrigeren Trumpf nicht gespielt werden.</translation>
    </message>
    <message>
        <source>The five of trumps is the highest card, then the jack, then the ace of hearts, whatever is trump.</source>
        <translation>Die Trumpf-Fünf ist die höchste Karte, dann der Bube, dann das Herz-Ass, was auch Trumpf ist.</translation>
    </message>
    <message>
        <source>The highest trump played, {card}</source>
        <translation>Der höchste gespielte Trumpf, {card}</translation>
    </message>
    <message>
        <source>The jack of diamonds takes off 10</source>
        <translation>Der Karo-Bube nimmt 10 weg</translation>
    </message>
    <message>
        <source>The joker is the highest trump, then come the jack of trumps and the other jack of its colour.</source>
        <translation>Der Joker ist der höchste Trumpf, dann kommen der Trumpf-Bube und der andere Bube seiner Farbe.</translation>
    </message>
    <message>
        <source>The joker that leads at no trump names a suit.</source>
        <translation>Wird ohne Trumpf der Joker ausgespielt, nennt er eine Farbe.</translation>
    </message>
    <message>
        <source>The lowest club leads</source>
        <translation>Das niedrigste Kreuz spielt aus</translation>
    </message>
    <message>
        <source>The lowest club leads to the first trick.</source>
        <translation>Das niedrigste Kreuz eröffnet den ersten Stich.</translation>
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
        <source>The queen and the nine of trumps are the highest cards. If everybody follows suit, a two wins.</source>
        <translation>Dame und Neun der Trümpfe sind die höchsten Karten. Bedienen alle, gewinnt eine Zwei.</translation>
    </message>
    <message>
        <source>The queen is the highest trump, then the nine.</source>
        <translation>Die Dame ist der höchste Trumpf, dann die Neun.</translation>
    </message>
    <message>
        <source>There is a trump</source>
        <translation>Es gibt einen Trumpf</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards, and only the joker stands above the suits.</source>
        <translation>Es gibt keinen Trumpf: Buben sind gewöhnliche Karten, und nur der Joker steht über den Farben.</translation>
    </message>
    <message>
        <source>Three cards are passed</source>
        <translation>Drei Karten werden weitergegeben</translation>
    </message>
    <message>
        <source>Thrown Left cards keep twos high</source>
        <translation>Abgeworfene linke Karten lassen Zweien hoch</translation>
    </message>
    <message>
        <source>Tocan</source>
        <translation>Tocan</translation>
    </message>
    <message>
        <source>Tournament nest</source>
        <translation>Turnier-Nest</translation>
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
        <source>What counts is to take exactly as many tricks as you say.</source>
        <translation>Es kommt darauf an, genau so viele Stiche zu machen, wie Du sagst.</translation>
    </message>
    <message>
        <source>What is laid aside does not come into any trick. Keep trumps and high cards.</source>
        <translation>Was weggelegt wird, kommt in keinen Stich. Behalte Trümpfe und hohe Karten.</translation>
    </message>
    <message>
        <source>What is laid aside is out of play. Few cards of a side suit let you trump it soon.</source>
        <translation>Was weggelegt wird, ist aus dem Spiel. Mit wenigen Karten einer Nebenfarbe kannst Du sie bald stechen.</translation>
    </message>
    <message>
        <source>When everybody passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>When fewer than six cards are no counters, as many counters as are missing may be buried.</source>
        <translation>Wenn weniger als sechs Karten nicht zählen, dürfen so viele Zählkarten vergraben werden, wie fehlen.</translation>
    </message>
    <message>
        <source>When the joker may be played at no trump.</source>
        <translation>Wann der Joker ohne Trumpf gespielt werden darf.</translation>
    </message>
    <message>
        <source>Who decides what is thrown away.</source>
        <translation>Wer entscheidet, was weggeworfen wird.</translation>
    </message>
    <message>
        <source>Who may go on after the dealer held.</source>
        <translation>Wer weiterbieten darf, nachdem der Geber gehalten hat.</translation>
    </message>
    <message>
        <source>Who wins when both sides reach 500 in one deal.</source>
        <translation>Wer gewinnt, wenn beide Seiten im selben Spiel 500 erreichen.</translation>
    </message>
    <message>
        <source>Whoever has bid your suit, or bid high, is likely to help you.</source>
        <translation>Wer Deine Farbe geboten hat oder hoch, kann Dir wahrscheinlich helfen.</translation>
    </message>
    <message>
        <source>Whoever takes it has ten points less.</source>
        <translation>Wer ihn bekommt, hat zehn Punkte weniger.</translation>
    </message>
    <message>
        <source>Whoever takes the trick takes the points in it, and points are bad: low cards are safe.</source>
        <translation>Wer den Stich macht, bekommt seine Punkte, und Punkte sind schlecht: Niedrige Karten sind sicher.</translation>
    </message>
    <message>
        <source>With 100 points or more you may call 20 or higher only.</source>
        <translation>Ab 100 Punkten darfst Du nur 20 oder mehr bieten.</translation>
    </message>
    <message>
        <source>With no trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>With three players thirteen cards are set aside unseen.</source>
        <translation>Zu dritt werden dreizehn Karten ungesehen beiseitegelegt.</translation>
    </message>
    <message>
        <source>You cannot go on the kitty.</source>
        <translation>Du kannst nicht auf den Talon gehen.</translation>
    </message>
    <message>
        <source>You may not lead the joker as that suit.</source>
        <translation>Als diese Farbe darfst Du den Joker nicht ausspielen.</translation>
    </message>
    <message>
        <source>You may not play the joker now.</source>
        <translation>Du darfst den Joker jetzt nicht spielen.</translation>
    </message>
    <message>
        <source>You may play from your hand or from your face-up row. Both are filled again from your pile.</source>
        <translation>Du darfst aus dem Blatt oder aus Deiner offenen Reihe spielen. Beide werden aus Deinem Stapel aufgefüllt.</translation>
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
        <source>after burying</source>
        <translation>nach dem Vergraben</translation>
    </message>
    <message>
        <source>after taking the centre, before burying</source>
        <translation>nach dem Aufnehmen der Mitte, vor dem Vergraben</translation>
    </message>
    <message>
        <source>all but the trumps go</source>
        <translation>alles außer Trumpf geht weg</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>alle acht</translation>
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
        <source>always across</source>
        <translation>immer über Kreuz</translation>
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
        <source>another deal</source>
        <translation>noch ein Spiel</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>jede Farbe</translation>
    </message>
    <message>
        <source>as a card of a suit (tournament)</source>
        <translation>als Karte einer Farbe (Turnier)</translation>
    </message>
    <message>
        <source>as any other</source>
        <translation>wie jede andere</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>at the target or over it</source>
        <translation>am Ziel oder darüber</translation>
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
        <source>bid {bid} and took {tricks}</source>
        <translation>{bid} geboten und {tricks} gemacht</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: exactly</source>
        <translation>{bid} geboten und {tricks} gemacht: genau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>calls at least 20</source>
        <translation>bietet mindestens 20</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Kreuz</translation>
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
        <source>count 26 for everybody else</source>
        <translation>zählen 26 für alle anderen</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
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
        <source>each player chooses</source>
        <translation>jeder Spieler wählt</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>everybody alone</source>
        <translation>alle allein</translation>
    </message>
    <message>
        <source>everybody who has not passed</source>
        <translation>alle, die nicht gepasst haben</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
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
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>Herz</translation>
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
        <translation>Herzen: {hearts}, und der Karo-Bube</translation>
    </message>
    <message>
        <source>hearts: {hearts}, and the queen of spades</source>
        <translation>Herzen: {hearts}, und die Pik-Dame</translation>
    </message>
    <message>
        <source>hearts: {hearts}, the queen of spades and the jack of diamonds</source>
        <translation>Herzen: {hearts}, die Pik-Dame und der Karo-Bube</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
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
        <translation>links, rechts, über Kreuz, gar nicht</translation>
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
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>no suit in which its player has shown a void</source>
        <translation>keine Farbe, in der sein Spieler schon blank war</translation>
    </message>
    <message>
        <source>no, always follow</source>
        <translation>nein, immer bedienen</translation>
    </message>
    <message>
        <source>not broken yet</source>
        <translation>noch nicht gebrochen</translation>
    </message>
    <message>
        <source>once a heart has been played</source>
        <translation>sobald ein Herz gespielt wurde</translation>
    </message>
    <message>
        <source>once one or the queen was played</source>
        <translation>sobald eines oder die Dame gespielt wurde</translation>
    </message>
    <message>
        <source>one</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>one a player and deal</source>
        <translation>einmal je Spieler und Spiel</translation>
    </message>
    <message>
        <source>one a side and deal</source>
        <translation>einmal je Seite und Spiel</translation>
    </message>
    <message>
        <source>only if needed</source>
        <translation>nur wenn nötig</translation>
    </message>
    <message>
        <source>only if needed, and then trumps</source>
        <translation>nur wenn nötig, und dann Trümpfe</translation>
    </message>
    <message>
        <source>only the dealer and the displaced bidder</source>
        <translation>nur der Geber und der überbotene Bieter</translation>
    </message>
    <message>
        <source>only when void</source>
        <translation>nur wenn man nicht bedienen kann</translation>
    </message>
    <message>
        <source>over the target</source>
        <translation>über dem Ziel</translation>
    </message>
    <message>
        <source>partners face each other</source>
        <translation>Partner sitzen sich gegenüber</translation>
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
        <source>score for nobody</source>
        <translation>zählen für niemanden</translation>
    </message>
    <message>
        <source>scores nothing when others make their call</source>
        <translation>bekommt nichts, wenn andere ihre Ansage erfüllen</translation>
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
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>somebody took all the points</source>
        <translation>jemand hat alle Punkte bekommen</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
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
        <source>take 26 off the own score</source>
        <translation>26 vom eigenen Stand abziehen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>ten; eight with 6 players, seven with 7</source>
        <translation>zehn; acht zu sechst, sieben zu siebt</translation>
    </message>
    <message>
        <source>the Bird</source>
        <translation>der Vogel</translation>
    </message>
    <message>
        <source>the Red One</source>
        <translation>die Rote Eins</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>the dealer has to call</source>
        <translation>der Geber muss bieten</translation>
    </message>
    <message>
        <source>the dealer may pass too and the next dealer deals</source>
        <translation>auch der Geber darf passen, und der nächste gibt</translation>
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
        <source>the next dealer deals</source>
        <translation>der nächste Geber gibt</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>Neun</translation>
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
        <source>the ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>the three highest trumps may</source>
        <translation>die drei höchsten Trümpfe dürfen</translation>
    </message>
    <message>
        <source>the tricks, and 10 for an exact bid</source>
        <translation>die Stiche, und 10 für ein genaues Gebot</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>two sides of three</source>
        <translation>zwei Seiten zu dritt</translation>
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
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
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
        <source>{card} is a trump, the highest but for the Red One.</source>
        <translation>{card} ist ein Trumpf, der höchste nach der Roten Eins.</translation>
    </message>
    <message>
        <source>{card} is always a trump, the third highest.</source>
        <translation>{card} ist immer Trumpf, der dritthöchste.</translation>
    </message>
    <message>
        <source>{card} is always the highest trump.</source>
        <translation>{card} ist immer der höchste Trumpf.</translation>
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
        <source>{card} is the right bower, the highest trump but for the joker.</source>
        <translation>{card} ist der rechte Bauer, der höchste Trumpf nach dem Joker.</translation>
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
        <source>{card}, led as {suit}, beats every other card.</source>
        <translation>{card}, als {suit} ausgespielt, schlägt jede andere Karte.</translation>
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
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Chooses it; Enter confirms.</source>
        <translation>Wählt es; Enter bestätigt.</translation>
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
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Not considered: {calls}.</source>
        <translation>Nicht erwogen: {calls}.</translation>
    </message>
    <message numerus="yes">
        <source>Not considered: {n} calls.</source>
        <extracomment>1: Not considered: {n} call.</extracomment>
        <translation><numerusform>Nicht erwogen: {n} Gebot.</numerusform><numerusform>Nicht erwogen: {n} Gebote.</numerusform></translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Diese nehmen</translation>
    </message>
    <message>
        <source>That gives away {n} points on average.</source>
        <translation>Das verschenkt im Schnitt {n} Punkte.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Uses only what you can see.</source>
        <translation>Nutzt nur, was Du sehen kannst.</translation>
    </message>
    <message>
        <source>by rule of thumb</source>
        <translation>nach Faustregel</translation>
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
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message numerus="yes">
        <source>{n} deals imagined</source>
        <extracomment>1: {n} deal imagined</extracomment>
        <translation><numerusform>{n} vorgestelltes Spiel</numerusform><numerusform>{n} vorgestellte Spiele</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals so far</source>
        <extracomment>1: {n} deal so far</extracomment>
        <translation><numerusform>{n} Spiel bisher</numerusform><numerusform>{n} Spiele bisher</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} of them solved to the end.</source>
        <extracomment>1: {n} of them solved to the end.</extracomment>
        <translation><numerusform>Davon {n} bis zum Ende gelöst.</numerusform><numerusform>Davon {n} bis zum Ende gelöst.</numerusform></translation>
    </message>
</context>
</TS>
