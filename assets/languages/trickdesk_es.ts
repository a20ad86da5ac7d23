<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A card table for trick-taking games.</source>
        <translation>Una mesa de cartas para juegos de bazas.</translation>
    </message>
    <message>
        <source>About Trickdesk</source>
        <translation>Acerca de Trickdesk</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. All cards are our own drawings.</source>
        <translation>Software libre bajo la licencia MIT. Todas las cartas son dibujos propios.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <source>Uses Qt {version}, © The Qt Company Ltd. and others, under the GNU LGPL 3.</source>
        <translation>Usa Qt {version}, © The Qt Company Ltd. y otros, bajo la GNU LGPL 3.</translation>
    </message>
    <message>
        <source>Version and signature…</source>
        <translation>Versión y firma…</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>What Trickdesk is made of, every licence in full, and where to find the sources</source>
        <translation>De qué está hecho Trickdesk, el texto de cada licencia y dónde están las fuentes</translation>
    </message>
    <message>
        <source>Whether this copy is signed, and where newer ones are</source>
        <translation>Si esta copia está firmada y dónde hay otras más nuevas</translation>
    </message>
</context>
<context>
    <name>AddProgramDialog</name>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Comando</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Add program</source>
        <translation>Añadir programa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose &amp;file…</source>
        <translation>Elegir &amp;archivo…</translation>
    </message>
    <message>
        <source>There is a level {name} already. Choose another name.</source>
        <translation>Ya hay un nivel {name}. Elige otro nombre.</translation>
    </message>
</context>
<context>
    <name>AgreementRows</name>
    <message>
        <source>Partnership agreements</source>
        <translation>Acuerdos entre compañeros</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Cards seen so far</source>
        <translation>Cartas vistas hasta ahora</translation>
    </message>
    <message>
        <source>Points: {list}</source>
        <translation>Puntos: {list}</translation>
    </message>
    <message>
        <source>Tricks: {list}</source>
        <translation>Bazas: {list}</translation>
    </message>
    <message>
        <source>crossed out: played; underlined: yours</source>
        <translation>tachadas: ya jugadas; subrayadas: tuyas</translation>
    </message>
    <message>
        <source>none: {who}</source>
        <translation>ninguna: {who}</translation>
    </message>
    <message numerus="yes">
        <source>{names} have no {suit}.</source>
        <extracomment>1: {names} has no {suit}.</extracomment>
        <translation><numerusform>{names} no tiene {suit}.</numerusform><numerusform>{names} no tienen {suit}.</numerusform></translation>
    </message>
    <message>
        <source>{names} {count}</source>
        <translation>{names} {count}</translation>
    </message>
    <message numerus="yes">
        <source>{n} trumps still out</source>
        <extracomment>1: {n} trump still out</extracomment>
        <translation><numerusform>Queda {n} triunfo fuera</numerusform><numerusform>Quedan {n} triunfos fuera</numerusform></translation>
    </message>
    <message>
        <source>{suit}: played {gone}, yours {own}, none out.</source>
        <translation>{suit}: {gone} jugadas, {own} tuyas, ninguna fuera.</translation>
    </message>
    <message>
        <source>{suit}: played {gone}, yours {own}, still out {out}.</source>
        <translation>{suit}: {gone} jugadas, {own} tuyas, aún fuera {out}.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>An expert is weighing the calls…</source>
        <translation>Un experto sopesa las pujas…</translation>
    </message>
    <message>
        <source>Another &amp;hand</source>
        <translation>&amp;Otra mano</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Repartiendo…</translation>
    </message>
    <message>
        <source>The computer players didn't answer.</source>
        <translation>Los jugadores del ordenador no han respondido.</translation>
    </message>
    <message>
        <source>The computer players' answer can't be used.</source>
        <translation>La respuesta de los jugadores del ordenador no es válida.</translation>
    </message>
    <message>
        <source>What would you call? Nothing is played: you'll see how an expert rates your call.</source>
        <translation>¿Qué pujarías? No se juega nada: verás cómo valora un experto tu puja.</translation>
    </message>
    <message>
        <source>{game} has no bidding.</source>
        <translation>En {game} no se subasta.</translation>
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
        <translation>Nulo a ciegas</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Defender solo</translation>
    </message>
    <message>
        <source>Defend together</source>
        <translation>Defender juntos</translation>
    </message>
    <message>
        <source>Double nullo</source>
        <translation>Misère doble</translation>
    </message>
    <message>
        <source>Has bid</source>
        <translation>Ha pujado</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Mantener</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Mirar las cartas</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nulo</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Sin compañero</translation>
    </message>
    <message>
        <source>No swap</source>
        <translation>Sin cambio</translation>
    </message>
    <message>
        <source>On the kitty</source>
        <translation>Al pozo</translation>
    </message>
    <message>
        <source>Open misère</source>
        <translation>Misère abierta</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Points off own score</source>
        <translation>Puntos fuera del tanteo propio</translation>
    </message>
    <message>
        <source>Points to everyone else</source>
        <translation>Puntos para todos los demás</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Swap {cards}</source>
        <translation>Cambiar {cards}</translation>
    </message>
    <message>
        <source>Team: {names}</source>
        <translation>Equipo: {names}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>{bid} alone</source>
        <translation>{bid} sin compañero</translation>
    </message>
    <message>
        <source>{bid} for {points}</source>
        <translation>{bid} por {points}</translation>
    </message>
    <message>
        <source>{level} {suit}</source>
        <translation>{level} {suit}</translation>
    </message>
    <message numerus="yes">
        <source>{n} clubs</source>
        <extracomment>1: {n} club</extracomment>
        <translation><numerusform>{n} trébol</numerusform><numerusform>{n} tréboles</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} diamonds</source>
        <extracomment>1: {n} diamond</extracomment>
        <translation><numerusform>{n} diamante</numerusform><numerusform>{n} diamantes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} hearts</source>
        <extracomment>1: {n} heart</extracomment>
        <translation><numerusform>{n} corazón</numerusform><numerusform>{n} corazones</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} spades</source>
        <extracomment>1: {n} spade</extracomment>
        <translation><numerusform>{n} pica</numerusform><numerusform>{n} picas</numerusform></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Bird</source>
        <translation>Pájaro</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>ST</translation>
    </message>
    <message>
        <source>Red One</source>
        <translation>Uno Rojo</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>low joker</source>
        <translation>comodín menor</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>the {colour} {number}</source>
        <translation>el {number} {colour}</translation>
    </message>
    <message>
        <source>{card} as {suit}</source>
        <translation>{card} como {suit}</translation>
    </message>
    <message>
        <source>{card}, counts as {suit}</source>
        <translation>{card}, cuenta como {suit}</translation>
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
        <translation>Orden de las cartas</translation>
    </message>
    <message>
        <source>From highest to lowest.</source>
        <translation>De la carta más alta a la más baja.</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Your hand</source>
        <translation>Tus cartas</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Copiar código</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>&amp;Guardar como archivo…</translation>
    </message>
    <message>
        <source>Already here: the result of {names}.</source>
        <translation>Ya está aquí: el resultado de {names}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Copied. Paste the code into a message.</source>
        <translation>Copiado. Pega el código en un mensaje.</translation>
    </message>
    <message numerus="yes">
        <source>Deal of the day: {n} games to play.</source>
        <extracomment>1: Deal of the day: {n} game to play.</extracomment>
        <translation><numerusform>Mano del día: queda {n} juego.</numerusform><numerusform>Mano del día: quedan {n} juegos.</numerusform></translation>
    </message>
    <message>
        <source>Each cell: points made · lead over others, against the mean · the same on a scale. Enter opens the review.</source>
        <translation>En cada celda: puntos hechos · ventaja sobre los demás respecto a la media · lo mismo en una escala. Intro abre la revisión.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Sin jugar</translation>
    </message>
    <message>
        <source>Others play the same deals against the same computer players. Then you compare results.</source>
        <translation>Otros juegan las mismas manos contra los mismos jugadores del ordenador. Después comparáis los resultados.</translation>
    </message>
    <message>
        <source>Play all deals first. Then everybody's results stand here, deal by deal.</source>
        <translation>Juega primero todas las manos. Después verás aquí los resultados de todos, mano a mano.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Players of the same challenge see your result beside their own.</source>
        <translation>Quien juega el mismo reto ve tu resultado junto al suyo.</translation>
    </message>
    <message>
        <source>Saved as {name}. Send this file.</source>
        <translation>Guardado como {name}. Envía este archivo.</translation>
    </message>
    <message>
        <source>Under way: {n} of {all} deals</source>
        <translation>En curso: {n} de {all} manos</translation>
    </message>
    <message>
        <source>against {names} ({levels})</source>
        <translation>contra {names} ({levels})</translation>
    </message>
    <message numerus="yes">
        <source>against {n} computer players ({levels})</source>
        <extracomment>1: against a computer player ({levels})</extracomment>
        <translation><numerusform>contra un jugador del ordenador ({levels})</numerusform><numerusform>contra {n} jugadores del ordenador ({levels})</numerusform></translation>
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
        <translation><numerusform>Te espera {n} reto.</numerusform><numerusform>Te esperan {n} retos.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>{n} mano</numerusform><numerusform>{n} manos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <extracomment>1: {n} hint</extracomment>
        <translation><numerusform>{n} pista</numerusform><numerusform>{n} pistas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} undone</source>
        <extracomment>1: {n} undone</extracomment>
        <translation><numerusform>{n} deshecha</numerusform><numerusform>{n} deshechas</numerusform></translation>
    </message>
    <message>
        <source>{points}, {mean} against the mean, {scale} on the scale</source>
        <translation>{points}, {mean} respecto a la media, {scale} en la escala</translation>
    </message>
</context>
<context>
    <name>ChallengeHost</name>
    <message>
        <source>Play what I played</source>
        <translation>Jugad lo que jugué</translation>
    </message>
</context>
<context>
    <name>ChallengeList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>&amp;Send…</source>
        <translation>&amp;Enviar…</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Reto</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Retos</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>No challenges yet. Make one here or at the end of a match, or open one that somebody sends you.</source>
        <translation>Todavía no hay retos. Crea uno aquí o al final de una partida, o abre uno que alguien te envíe.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Results of others</source>
        <translation>Resultados de otros</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>Ri&amp;vales</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Persona</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Cuándo</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde siempre</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>Last {n} days</source>
        <translation>Últimos {n} días</translation>
    </message>
    <message>
        <source>Last {n} matches</source>
        <translation>Últimas {n} partidas</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>Practise this</source>
        <translation>Practicar esto</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>&amp;Look at {n} deals</source>
        <extracomment>1: &amp;Look at {n} deal</extracomment>
        <translation><numerusform>&amp;Ver {n} mano</numerusform><numerusform>&amp;Ver {n} manos</numerusform></translation>
    </message>
    <message>
        <source>A habit shows in about {n} deals. Look at more deals, or play on.</source>
        <translation>Un hábito se nota en unas {n} manos. Mira más manos o sigue jugando.</translation>
    </message>
    <message>
        <source>Better than before: “{theme}” used to cost {before} points a deal, and now costs {now}.</source>
        <translation>Mejor que antes: «{theme}» te costaba {before} puntos por mano, y ahora {now}.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes it back.</source>
        <translation>Ctrl+Z lo deshace.</translation>
    </message>
    <message>
        <source>Finish a match of {game}, then come back. The coach will look at its deals and say what costs you points.</source>
        <translation>Termina una partida de {game} y vuelve. El entrenador mirará las manos de esa partida y dirá qué te cuesta puntos.</translation>
    </message>
    <message>
        <source>Looking at deals: {n} of {all}</source>
        <translation>Mirando manos: {n} de {all}</translation>
    </message>
    <message>
        <source>No deals yet</source>
        <translation>Aún no hay manos</translation>
    </message>
    <message>
        <source>No mistake comes back often. Practise your costliest decisions in “My decisions”.</source>
        <translation>Ningún error se repite mucho. Practica tus decisiones más caras en «Mis decisiones».</translation>
    </message>
    <message numerus="yes">
        <source>Nothing stands out in your last {n} deals.</source>
        <extracomment>1: Nothing stands out in your last deal.</extracomment>
        <translation><numerusform>Nada destaca en tu última mano.</numerusform><numerusform>Nada destaca en tus últimas {n} manos.</numerusform></translation>
    </message>
    <message>
        <source>That costs about {points} points a deal. It happened {cases} times in {deals} deals.</source>
        <translation>Eso cuesta unos {points} puntos por mano. Ha pasado {cases} veces en {deals} manos.</translation>
    </message>
    <message>
        <source>That is too close to say who plays better.</source>
        <translation>Está demasiado igualado para decir quién juega mejor.</translation>
    </message>
    <message>
        <source>The coach finds out what costs you points. For that, each of your deals has to be reviewed once. It takes a few seconds a deal, and you can play meanwhile.</source>
        <translation>El entrenador averigua qué te cuesta puntos. Para eso hay que revisar cada una de tus manos una vez. Tarda unos segundos por mano, y mientras tanto puedes jugar.</translation>
    </message>
    <message>
        <source>The figure after ± allows for chance: {figure} means that the true figure is probably 8 to 16.</source>
        <translation>La cifra tras ± tiene en cuenta el azar: {figure} quiere decir que el valor real está seguramente entre 8 y 16.</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Esta vez no hay ninguna pista disponible.</translation>
    </message>
    <message>
        <source>With your cards, {level} would have done {points} points a deal better.</source>
        <translation>Con tus cartas, un ordenador de nivel {level} habría quedado mejor que tú, por {points} puntos en cada mano.</translation>
    </message>
    <message>
        <source>With your cards, {level} would have done {points} points a deal worse.</source>
        <translation>Con tus cartas, un ordenador de nivel {level} habría quedado peor que tú, por {points} puntos en cada mano.</translation>
    </message>
    <message>
        <source>Worse than before: “{theme}” used to cost {before} points a deal, and now costs {now}.</source>
        <translation>Peor que antes: «{theme}» te costaba {before} puntos por mano, y ahora {now}.</translation>
    </message>
    <message>
        <source>You don't play as well as {level} yet.</source>
        <translation>Aún no juegas tan bien como el nivel {level}.</translation>
    </message>
    <message>
        <source>You play better than {level}.</source>
        <translation>Juegas mejor que el nivel {level}.</translation>
    </message>
    <message>
        <source>Your level is between {above} and {below}.</source>
        <translation>Tu nivel está entre {above} y {below}.</translation>
    </message>
    <message numerus="yes">
        <source>{month}: {points} points lost per deal, in {n} deals.</source>
        <extracomment>1: {month}: {points} points lost per deal, in {n} deal.</extracomment>
        <translation><numerusform>{month}: {points} puntos perdidos por mano, en {n} mano.</numerusform><numerusform>{month}: {points} puntos perdidos por mano, en {n} manos.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals reviewed</source>
        <extracomment>1: {n} deal reviewed</extracomment>
        <translation><numerusform>{n} mano revisada</numerusform><numerusform>{n} manos revisadas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals to look at</source>
        <extracomment>1: {n} deal to look at</extracomment>
        <translation><numerusform>{n} mano por mirar</numerusform><numerusform>{n} manos por mirar</numerusform></translation>
    </message>
    <message>
        <source>{n} not yet</source>
        <translation>{n} aún no</translation>
    </message>
    <message>
        <source>{when}, deal {n}: {points} lost.</source>
        <translation>{when}, mano {n}: {points} menos.</translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message>
        <source>&amp;My decisions</source>
        <translation>&amp;Mis decisiones</translation>
    </message>
    <message>
        <source>&amp;Which card wins?</source>
        <translation>¿&amp;Qué carta gana?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Coach: {game}</source>
        <translation>Entrenador: {game}</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>My ha&amp;bits</source>
        <translation>Mis &amp;hábitos</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Uses the rules you last chose in the lobby</source>
        <translation>Usa las reglas que elegiste por última vez en el vestíbulo</translation>
    </message>
    <message>
        <source>What would you &amp;call?</source>
        <translation>¿Qué de&amp;clararías?</translation>
    </message>
</context>
<context>
    <name>CoachTile</name>
    <message>
        <source>Coach and same deals</source>
        <translation>Entrenador y mismas manos</translation>
    </message>
    <message>
        <source>Coach…</source>
        <translation>Entrenador…</translation>
    </message>
    <message>
        <source>Deals…</source>
        <translation>Manos…</translation>
    </message>
    <message>
        <source>Habits, exercises and puzzles.</source>
        <translation>Hábitos, ejercicios y problemas.</translation>
    </message>
    <message>
        <source>Play the cards that others play, and compare results</source>
        <translation>Juega las cartas que juegan otros y compara los resultados</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Estadísticas de todos los juegos</translation>
    </message>
</context>
<context>
    <name>ContractsTab</name>
    <message>
        <source>Contracts by level</source>
        <translation>Contratos por nivel</translation>
    </message>
    <message>
        <source>No contracts yet; some games have none.</source>
        <translation>Aún no hay contratos; algunos juegos no tienen.</translation>
    </message>
    <message>
        <source>Own contracts made (%), by level</source>
        <translation>Contratos propios cumplidos (%), por nivel</translation>
    </message>
    <message>
        <source>Own contracts made, by level</source>
        <translation>Contratos propios cumplidos, por nivel</translation>
    </message>
    <message>
        <source>{game}: own contracts made (%), by level</source>
        <translation>{game}: contratos propios cumplidos (%), por nivel</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name} – show my cards</source>
        <translation>Soy {name}: mostrar mis cartas</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Pasa la pantalla a {name}</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>How the deal went</source>
        <translation>Cómo fue la mano</translation>
    </message>
</context>
<context>
    <name>DayList</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Manos del día</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>What you made of the cards</source>
        <translation>Lo que hiciste con las cartas</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>DealCommands</name>
    <message>
        <source>Deal by number</source>
        <translation>Repartir por número o código</translation>
    </message>
    <message>
        <source>The same cards again.</source>
        <translation>Las mismas cartas otra vez.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>&amp;From clipboard</source>
        <translation>Del por&amp;tapapeles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose a deal</source>
        <translation>Elegir una mano</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Number or code</source>
        <translation>Número o código</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>El portapapeles</translation>
    </message>
    <message>
        <source>The same number deals the same cards again in {game}. A deal code also sets the game and its rules.</source>
        <translation>El mismo número vuelve a dar las mismas cartas en {game}. Un código de mano fija también el juego y sus reglas.</translation>
    </message>
</context>
<context>
    <name>DealEditor</name>
    <message>
        <source>&amp;Fill at random</source>
        <translation>&amp;Repartir el resto al azar</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Jugar esta mano</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Como en la mesa</translation>
    </message>
    <message>
        <source>C&amp;hallenge…</source>
        <translation>Ret&amp;o…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards by name</source>
        <translation>Cartas por nombre</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>&amp;Quitar todas</translation>
    </message>
    <message>
        <source>Computer level</source>
        <translation>Nivel de los ordenadores</translation>
    </message>
    <message>
        <source>Current place: {place}. Click a card or press Enter to put it there. To choose another place, press its number or click its name. Click a placed card to take it back. Where the order matters, press Ctrl and an arrow key to move a card.</source>
        <translation>Lugar actual: {place}. Haz clic en una carta o pulsa Intro para colocarla allí. Elige otro lugar con su número o un clic en su nombre. Haz clic en una carta colocada para recuperarla. Donde importa el orden, Ctrl con una flecha mueve una carta.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Repartidor</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Others can play this deal, and you compare results</source>
        <translation>Otros pueden jugar esta mano, y comparáis los resultados</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>Preparar una mano</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Cards are still missing: {places}.</source>
        <translation>Aún faltan cartas: {places}.</translation>
    </message>
    <message>
        <source>Every card is in its place.</source>
        <translation>Cada carta está en su sitio.</translation>
    </message>
    <message>
        <source>The last deal of this record</source>
        <translation>La última mano de este registro</translation>
    </message>
    <message>
        <source>This place is full: {place}.</source>
        <translation>Este lugar está lleno: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>to {n} points</source>
        <extracomment>1: to {n} point</extracomment>
        <translation><numerusform>a {n} punto</numerusform><numerusform>a {n} puntos</numerusform></translation>
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
        <translation><numerusform>{changes} y una regla más</numerusform><numerusform>{changes} y {n} reglas más</numerusform></translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>{game}: deal number {number}</source>
        <translation>{game}: mano número {number}</translation>
    </message>
    <message>
        <source>{game}: the deal from this code</source>
        <translation>{game}: la mano de este código</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>1: {n} player</extracomment>
        <translation><numerusform>{n} jugador</numerusform><numerusform>{n} jugadores</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{place} has room for only {n} more cards, not {more}.</source>
        <extracomment>1: {place} has room for only one more card, not {more}.</extracomment>
        <translation><numerusform>En {place} solo cabe una carta más, no {more}.</numerusform><numerusform>En {place} solo caben {n} cartas más, no {more}.</numerusform></translation>
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
        <translation><numerusform>{rules}, con {n} cambio</numerusform><numerusform>{rules}, con {n} cambios</numerusform></translation>
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
        <translation>Baraja, fila {n}</translation>
    </message>
</context>
<context>
    <name>DeckNotes</name>
    <message>
        <source>Open deck folder</source>
        <translation>Abrir la carpeta de barajas</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>To add a deck, put a folder with SVG pictures of all cards into the deck folder.</source>
        <translation>Para añadir una baraja, pon una carpeta con dibujos SVG de todas las cartas en la carpeta de barajas.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Can't read {file}.</source>
        <translation>No se puede leer {file}.</translation>
    </message>
    <message>
        <source>Can't use the deck “{folder}”. {why}</source>
        <translation>No se puede usar la baraja «{folder}». {why}</translation>
    </message>
    <message>
        <source>It has more than {files} files.</source>
        <translation>Contiene más de {files} archivos.</translation>
    </message>
    <message>
        <source>Its pictures take up more than {megabytes} MB.</source>
        <translation>Sus dibujos suman más de {megabytes} MB.</translation>
    </message>
    <message>
        <source>The deck “{folder}” is gone. The classic cards are used instead.</source>
        <translation>La baraja «{folder}» ya no está; en su lugar se usan las cartas clásicas.</translation>
    </message>
    <message>
        <source>These cards are missing: {detail}</source>
        <translation>Faltan estas cartas: {detail}</translation>
    </message>
    <message>
        <source>{file} contains “{detail}”. Cards may contain only shapes, groups and gradients.</source>
        <translation>{file} contiene «{detail}». Las cartas solo pueden contener formas, grupos y degradados.</translation>
    </message>
    <message>
        <source>{file} declares XML entities, which aren't allowed in card pictures.</source>
        <translation>{file} declara entidades XML, que no se permiten en los dibujos de cartas.</translation>
    </message>
    <message>
        <source>{file} is a link, and links aren't followed.</source>
        <translation>{file} es un enlace, y los enlaces no se siguen.</translation>
    </message>
    <message>
        <source>{file} is an empty picture.</source>
        <translation>{file} es un dibujo vacío.</translation>
    </message>
    <message>
        <source>{file} is larger than {kilobytes} kB.</source>
        <translation>{file} ocupa más de {kilobytes} kB.</translation>
    </message>
    <message>
        <source>{file} is too complex to draw quickly.</source>
        <translation>{file} es demasiado complejo para dibujarlo con rapidez.</translation>
    </message>
    <message>
        <source>{file} isn't an SVG picture.</source>
        <translation>{file} no es un dibujo SVG.</translation>
    </message>
    <message>
        <source>{file} measures {detail}. Cards must be 5 wide and 7 high.</source>
        <translation>{file} mide {detail}. Las cartas deben medir 5 de ancho y 7 de alto.</translation>
    </message>
    <message>
        <source>{file} refers to something outside the file.</source>
        <translation>{file} remite a algo de fuera del archivo.</translation>
    </message>
    <message>
        <source>{file} takes too long to draw.</source>
        <translation>Dibujar {file} tarda demasiado.</translation>
    </message>
    <message>
        <source>{manifest} is missing, or lacks format = 1 and name = "…".</source>
        <translation>Falta {manifest}, o no contiene format = 1 y name = "…".</translation>
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
        <translation>Pájaro</translation>
    </message>
    <message>
        <source>C</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Pujas</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código de la mano</translation>
    </message>
    <message>
        <source>Deal {n}, dealt by {name}</source>
        <translation>Mano {n}, repartidor: {name}</translation>
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
        <translation>Comodín</translation>
    </message>
    <message>
        <source>JL</source>
        <translation>ComMenor</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Todos pasaron</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>RED1</source>
        <translation>Rojo1</translation>
    </message>
    <message>
        <source>S</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>A</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
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
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Scripts de Python (*.py)</translation>
    </message>
    <message>
        <source>Save script</source>
        <translation>Guardar el script</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>Your die shows {n}</source>
        <translation>Tu dado muestra {n}</translation>
    </message>
</context>
<context>
    <name>EndCommands</name>
    <message>
        <source>&amp;Claim</source>
        <translation>&amp;Reclamar</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>&amp;Rendirse</translation>
    </message>
    <message>
        <source>&amp;Let the computer finish</source>
        <translation>&amp;Que termine el ordenador</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>&amp;Play on myself</source>
        <translation>&amp;Seguir jugando yo</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reclamar</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Terminar la mano</translation>
    </message>
    <message>
        <source>Give up the deal</source>
        <translation>Rendirse en esta mano</translation>
    </message>
    <message>
        <source>What do you claim?</source>
        <translation>¿Qué reclamas?</translation>
    </message>
    <message>
        <source>{command} (not in a challenge)</source>
        <translation>{command} (no en un reto)</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>&amp;All the rest</source>
        <translation>&amp;Todo el resto</translation>
    </message>
    <message>
        <source>&amp;No more points</source>
        <translation>&amp;Ningún punto más</translation>
    </message>
    <message>
        <source>A computer player (level: {level}) will play your cards to the end of the deal. You can undo this.</source>
        <translation>El ordenador (nivel: {level}) jugará tus cartas hasta el final de la mano. Se puede deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>Claim all {n} remaining tricks?</source>
        <extracomment>1: Claim the last trick?</extracomment>
        <translation><numerusform>¿Reclamar la última baza?</numerusform><numerusform>¿Reclamar las {n} bazas que quedan?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Claim exactly {n} more tricks?</source>
        <extracomment>1: Claim exactly {n} more trick?</extracomment>
        <translation><numerusform>¿Reclamar exactamente una baza más?</numerusform><numerusform>¿Reclamar exactamente {n} bazas más?</numerusform></translation>
    </message>
    <message>
        <source>Claim none of the remaining tricks?</source>
        <translation>¿Afirmar que no harás ninguna de las bazas que quedan?</translation>
    </message>
    <message>
        <source>Claim that nothing can change your result?</source>
        <translation>¿Afirmar que nada puede cambiar ya tu resultado?</translation>
    </message>
    <message>
        <source>Claim that the contract is beaten?</source>
        <translation>¿Afirmar que el contrato está perdido?</translation>
    </message>
    <message>
        <source>Claim that you will take no more points?</source>
        <translation>¿Afirmar que no te llevarás más puntos?</translation>
    </message>
    <message>
        <source>Computer players play the rest.</source>
        <translation>Los ordenadores juegan el resto.</translation>
    </message>
    <message>
        <source>Computer players will play everyone's cards to the end of the deal. You can't undo this.</source>
        <translation>El ordenador jugará las cartas de todos hasta el final de la mano. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Everyone's remaining cards are shown. You can't undo this.</source>
        <translation>Se mostrarán las cartas que les quedan a todos. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Nothing can change your result now.</source>
        <translation>Nada puede cambiar ya tu resultado.</translation>
    </message>
    <message>
        <source>That isn't certain from what you can see.</source>
        <translation>Por lo que puedes ver, no es seguro.</translation>
    </message>
    <message>
        <source>The computer players couldn't check the claim. Play goes on.</source>
        <translation>Los jugadores del ordenador no han podido comprobar la reclamación. El juego sigue.</translation>
    </message>
    <message>
        <source>The contract is already made.</source>
        <translation>El contrato ya está cumplido.</translation>
    </message>
    <message>
        <source>The contract is beaten.</source>
        <translation>El contrato está perdido.</translation>
    </message>
    <message>
        <source>The contract is made, if it still can be.</source>
        <translation>El contrato se cumple, si todavía es posible.</translation>
    </message>
    <message>
        <source>The remaining cards are played as badly for you as the rules allow, then the deal is scored.</source>
        <translation>Las cartas que quedan se juegan tan mal para ti como permiten las reglas; después se puntúa la mano.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>Reclamas el resto.</translation>
    </message>
    <message>
        <source>You concede the deal.</source>
        <translation>Te rindes en esta mano.</translation>
    </message>
    <message>
        <source>You get the worst possible score.</source>
        <translation>Obtienes el peor resultado posible.</translation>
    </message>
    <message>
        <source>You miss your bid of {tricks}, if you still can.</source>
        <translation>No cumples tu puja de {tricks}, si todavía es posible.</translation>
    </message>
    <message numerus="yes">
        <source>You take exactly {n} more tricks.</source>
        <extracomment>1: You take exactly {n} more trick.</extracomment>
        <translation><numerusform>Haces exactamente una baza más.</numerusform><numerusform>Haces exactamente {n} bazas más.</numerusform></translation>
    </message>
    <message>
        <source>You take no more points.</source>
        <translation>No te llevas más puntos.</translation>
    </message>
    <message>
        <source>You take no more tricks.</source>
        <translation>No haces más bazas.</translation>
    </message>
    <message>
        <source>Your claim is accepted if it's certain from what you can see, whatever the others hold. The rest is then played out. Otherwise play goes on, and nobody learns anything.</source>
        <translation>La reclamación se acepta si lo que puedes ver la hace segura, tengan lo que tengan los demás. Entonces se juega el resto. Si no, el juego sigue y nadie se entera de nada.</translation>
    </message>
    <message>
        <source>Your contract fails, if it still can.</source>
        <translation>No cumples tu contrato, si todavía es posible.</translation>
    </message>
    <message numerus="yes">
        <source>{name} claims exactly {n} more tricks.</source>
        <extracomment>1: {name} claims exactly {n} more trick.</extracomment>
        <translation><numerusform>{name} reclama exactamente una baza más.</numerusform><numerusform>{name} reclama exactamente {n} bazas más.</numerusform></translation>
    </message>
    <message>
        <source>{name} claims no more points.</source>
        <translation>{name} afirma que no se llevará más puntos.</translation>
    </message>
    <message>
        <source>{name} claims no more tricks.</source>
        <translation>{name} afirma que no hará más bazas.</translation>
    </message>
    <message>
        <source>{name} claims that nothing can change the result.</source>
        <translation>{name} afirma que nada puede cambiar ya el resultado.</translation>
    </message>
    <message>
        <source>{name} claims that the contract is beaten.</source>
        <translation>{name} afirma que el contrato está perdido.</translation>
    </message>
    <message>
        <source>{name} claims the rest.</source>
        <translation>{name} reclama el resto.</translation>
    </message>
    <message>
        <source>{name} concedes the deal.</source>
        <translation>{name} se rinde en esta mano.</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultados</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Deal {n}. You dealt.</source>
        <translation>Mano {n}. Has repartido tú.</translation>
    </message>
    <message>
        <source>Deal {n}. {name} dealt.</source>
        <translation>Mano {n}. Ha repartido {name}.</translation>
    </message>
    <message>
        <source>Everyone has bid: {bids}.</source>
        <translation>Todos han pujado: {bids}.</translation>
    </message>
    <message>
        <source>Everyone passed.</source>
        <translation>Todos han pasado.</translation>
    </message>
    <message>
        <source>No passing in this deal.</source>
        <translation>En esta mano no se pasan cartas.</translation>
    </message>
    <message>
        <source>Nobody won the auction.</source>
        <translation>Nadie ha ganado la subasta.</translation>
    </message>
    <message>
        <source>The contract is yours: {bid}.</source>
        <translation>El contrato es tuyo: {bid}.</translation>
    </message>
    <message>
        <source>The deal is over: {sides}.</source>
        <translation>La mano ha terminado: {sides}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>No hay triunfo.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Triunfo: {suit}.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>Boca arriba: {cards}.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Pujas {bid}.</translation>
    </message>
    <message>
        <source>You check.</source>
        <translation>Dejas la puja.</translation>
    </message>
    <message>
        <source>You defend alone.</source>
        <translation>Defiendes solo.</translation>
    </message>
    <message>
        <source>You defend together.</source>
        <translation>Defiendes con tu compañero.</translation>
    </message>
    <message>
        <source>You discard {count}.</source>
        <translation>Descartas {count}.</translation>
    </message>
    <message>
        <source>You don't swap cards.</source>
        <translation>No cambias cartas.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Robas {cards}.</translation>
    </message>
    <message>
        <source>You draw {count}.</source>
        <translation>Robas {count}.</translation>
    </message>
    <message>
        <source>You give the points to everyone else.</source>
        <translation>Das los puntos a todos los demás.</translation>
    </message>
    <message>
        <source>You go on the kitty.</source>
        <translation>Vas al pozo.</translation>
    </message>
    <message>
        <source>You have bid.</source>
        <translation>Has pujado.</translation>
    </message>
    <message>
        <source>You hold.</source>
        <translation>Mantienes.</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>Miras tus cartas.</translation>
    </message>
    <message>
        <source>You pass {cards} to {name}.</source>
        <translation>Pasas {cards} a {name}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>You pick up {cards}.</source>
        <translation>Tomas {cards}.</translation>
    </message>
    <message>
        <source>You picked {cards}.</source>
        <translation>Has elegido {cards}.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Juegas sin compañero.</translation>
    </message>
    <message>
        <source>You play with {team}.</source>
        <translation>Juegas con {team}.</translation>
    </message>
    <message>
        <source>You play {card} as {suit}.</source>
        <translation>Juegas {card} como {suit}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Juegas {card}.</translation>
    </message>
    <message>
        <source>You rob: {cards}.</source>
        <translation>Te llevas la muestra: {cards}.</translation>
    </message>
    <message>
        <source>You swap {cards}.</source>
        <translation>Cambias {cards}.</translation>
    </message>
    <message>
        <source>You take the points off your own score.</source>
        <translation>Restas los puntos de tu tanteo.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Haces la baza.</translation>
    </message>
    <message>
        <source>You take the {kitty}: {cards}.</source>
        <translation>Tomas el {kitty}: {cards}.</translation>
    </message>
    <message>
        <source>You took the last trick with {card}.</source>
        <translation>Hiciste la última baza con {card}.</translation>
    </message>
    <message>
        <source>You took the last trick.</source>
        <translation>Hiciste la última baza.</translation>
    </message>
    <message>
        <source>You turn up {cards}.</source>
        <translation>Descubres {cards}.</translation>
    </message>
    <message>
        <source>{count} so far.</source>
        <translation>{count} hasta ahora.</translation>
    </message>
    <message>
        <source>{names} {points}, {total} in total</source>
        <translation>{names} {points}, {total} en total</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} puja {bid}.</translation>
    </message>
    <message>
        <source>{name} checks.</source>
        <translation>{name} deja la puja.</translation>
    </message>
    <message>
        <source>{name} defends alone.</source>
        <translation>{name} defiende solo.</translation>
    </message>
    <message>
        <source>{name} defends together.</source>
        <translation>{name} defiende con su pareja.</translation>
    </message>
    <message>
        <source>{name} discards {count}.</source>
        <translation>{name} descarta {count}.</translation>
    </message>
    <message>
        <source>{name} doesn't swap cards.</source>
        <translation>{name} no cambia cartas.</translation>
    </message>
    <message>
        <source>{name} draws {count}.</source>
        <translation>{name} roba {count}.</translation>
    </message>
    <message>
        <source>{name} gives the points to everyone else.</source>
        <translation>{name} da los puntos a todos los demás.</translation>
    </message>
    <message>
        <source>{name} goes on the kitty.</source>
        <translation>{name} va al pozo.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name} ha pujado.</translation>
    </message>
    <message>
        <source>{name} has picked cards.</source>
        <translation>{name} ha elegido cartas.</translation>
    </message>
    <message>
        <source>{name} has the contract: {bid}.</source>
        <translation>{name} tiene el contrato: {bid}.</translation>
    </message>
    <message>
        <source>{name} holds.</source>
        <translation>{name} mantiene.</translation>
    </message>
    <message>
        <source>{name} looks at their cards.</source>
        <translation>{name} mira sus cartas.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}.</source>
        <translation>{name} te pasa {cards}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>{name} picks up the card.</source>
        <translation>{name} toma la carta.</translation>
    </message>
    <message>
        <source>{name} picks up {cards}.</source>
        <translation>{name} toma {cards}.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} juega sin compañero.</translation>
    </message>
    <message>
        <source>{name} plays with {team}.</source>
        <translation>{name} juega con {team}.</translation>
    </message>
    <message>
        <source>{name} plays {card} as {suit}.</source>
        <translation>{name} juega {card} como {suit}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} juega {card}.</translation>
    </message>
    <message>
        <source>{name} robs.</source>
        <translation>{name} se lleva la muestra.</translation>
    </message>
    <message>
        <source>{name} robs: {cards}.</source>
        <translation>{name} se lleva la muestra: {cards}.</translation>
    </message>
    <message>
        <source>{name} swaps {cards}.</source>
        <translation>{name} cambia {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the points off their own score.</source>
        <translation>{name} resta los puntos de su propio tanteo.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} hace la baza.</translation>
    </message>
    <message>
        <source>{name} takes the {kitty}: {count}.</source>
        <translation>{name} toma el {kitty}: {count}.</translation>
    </message>
    <message>
        <source>{name} took the last trick with {card}.</source>
        <translation>{name} hizo la última baza con {card}.</translation>
    </message>
    <message>
        <source>{name} took the last trick.</source>
        <translation>{name} hizo la última baza.</translation>
    </message>
    <message>
        <source>{name} turns up {cards}.</source>
        <translation>{name} descubre {cards}.</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <extracomment>1: {n} card</extracomment>
        <translation><numerusform>{n} carta</numerusform><numerusform>{n} cartas</numerusform></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A report shows all cards, so you can make one only after this deal.</source>
        <translation>Un informe muestra todas las cartas, así que solo puede hacerse después de esta mano.</translation>
    </message>
    <message>
        <source>Copied a diagram of this deal.</source>
        <translation>Diagrama de esta mano copiado.</translation>
    </message>
    <message>
        <source>Copied the record, without the deal in progress.</source>
        <translation>Registro copiado, sin la mano en curso.</translation>
    </message>
    <message>
        <source>Copied the record.</source>
        <translation>Registro copiado.</translation>
    </message>
    <message>
        <source>Copied the score sheet.</source>
        <translation>Tanteo copiado.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Copiado: {code}</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>The printer didn’t accept the pages. Check the printer and try again.</source>
        <translation>La impresora no aceptó las páginas. Compruébala e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>There’s nothing to print until the first deal is over.</source>
        <translation>No hay nada que imprimir hasta que termine la primera mano.</translation>
    </message>
    <message>
        <source>You can copy the record once the first deal is over.</source>
        <translation>Podrás copiar el registro cuando termine la primera mano.</translation>
    </message>
    <message>
        <source>{game} score sheet</source>
        <translation>Tanteo de {game}</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message numerus="yes">
        <source>A short cut can be expected: the pack has only {n} places. Ten throws of a die or a few words can’t.</source>
        <extracomment>1: A short cut can be expected: the pack has only {n} place. Ten throws of a die or a few words can’t.</extracomment>
        <translation><numerusform>Un corte breve se puede adivinar: la baraja solo tiene {n} sitio. Diez tiradas de un dado o unas palabras no se adivinan.</numerusform><numerusform>Un corte breve se puede adivinar: la baraja solo tiene {n} sitios. Diez tiradas de un dado o unas palabras no se adivinan.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>All {n} finished deals are as committed.</source>
        <extracomment>1: The finished deal is as committed.</extracomment>
        <translation><numerusform>La mano terminada coincide con su compromiso.</numerusform><numerusform>Las {n} manos terminadas coinciden con su compromiso.</numerusform></translation>
    </message>
    <message>
        <source>Blindfold test: {results}</source>
        <translation>Prueba a ciegas: {results}</translation>
    </message>
    <message>
        <source>Commitment of this deal: {digits} …</source>
        <translation>Compromiso de esta mano: {digits} …</translation>
    </message>
    <message>
        <source>Commitment: {digits}</source>
        <translation>Compromiso: {digits}</translation>
    </message>
    <message>
        <source>Cut: {cut}</source>
        <translation>Corte: {cut}</translation>
    </message>
    <message>
        <source>Deal {n} isn't as committed: its cards or its record were changed.</source>
        <translation>La mano {n} no coincide con su compromiso: se cambiaron sus cartas o el registro.</translation>
    </message>
    <message>
        <source>Deal {n}: as committed</source>
        <translation>Mano {n}: coincide</translation>
    </message>
    <message>
        <source>Deal {n}: cards as committed, but not all rules</source>
        <translation>Mano {n}: las cartas coinciden, pero no todas las reglas</translation>
    </message>
    <message>
        <source>Deal {n}: changed</source>
        <translation>Mano {n}: cambiada</translation>
    </message>
    <message>
        <source>Deal {n}: no commitment</source>
        <translation>Mano {n}: sin compromiso</translation>
    </message>
    <message>
        <source>If nobody could expect this cut, nobody could choose the cards.</source>
        <translation>Si nadie podía adivinar este corte, nadie pudo elegir las cartas.</translation>
    </message>
    <message>
        <source>In the match it decided differently, with another version or less time.</source>
        <translation>En la partida decidió otra cosa, con otra versión o con menos tiempo.</translation>
    </message>
    <message>
        <source>No deal is over yet. A deal's seed is shown when the deal is over.</source>
        <translation>Todavía no ha terminado ninguna mano. La semilla de una mano se muestra cuando termina.</translation>
    </message>
    <message>
        <source>No finished deal has a commitment.</source>
        <translation>Ninguna mano terminada tiene compromiso.</translation>
    </message>
    <message>
        <source>Seed: {digits}</source>
        <translation>Semilla: {digits}</translation>
    </message>
    <message>
        <source>The blindfold test couldn't be completed. Try again later.</source>
        <translation>No se pudo completar la prueba a ciegas. Inténtalo más tarde.</translation>
    </message>
    <message>
        <source>The cards of this deal are fixed. You can check them when it is over.</source>
        <translation>Las cartas de esta mano están fijadas. Podrás comprobarlas cuando termine.</translation>
    </message>
    <message>
        <source>The cards of this deal were given. Later deals have commitments.</source>
        <translation>Las cartas de esta mano venían dadas. Las manos siguientes tienen compromiso.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of {n} finished deals are as committed, but their commitments don’t cover: {rules}.</source>
        <extracomment>1: The cards of {n} finished deal are as committed, but its commitment doesn’t cover: {rules}.</extracomment>
        <translation><numerusform>Las cartas de {n} mano terminada coinciden, pero su compromiso no incluye: {rules}.</numerusform><numerusform>Las cartas de {n} manos terminadas coinciden, pero sus compromisos no incluyen: {rules}.</numerusform></translation>
    </message>
    <message>
        <source>The commitments in this record are damaged or too new, so its deals can't be checked.</source>
        <translation>Los compromisos de este registro están dañados o son demasiado nuevos: sus manos no se pueden comprobar.</translation>
    </message>
    <message>
        <source>The match is over, so all its deals can be checked.</source>
        <translation>La partida ha terminado: se pueden comprobar todas sus manos.</translation>
    </message>
    <message>
        <source>The next deal is fixed. It was dealt before, so it can't be cut again.</source>
        <translation>La próxima mano está fijada. Ya se había repartido, así que no se puede cortar otra vez.</translation>
    </message>
    <message>
        <source>The next deal is fixed. You can cut it before it is dealt.</source>
        <translation>La próxima mano está fijada. Puedes cortar antes de que se reparta.</translation>
    </message>
    <message>
        <source>These cards come from a deal number or a code. They are known, so nothing can be proven.</source>
        <translation>Estas cartas vienen de un número o de un código. Son conocidas, así que no hay nada que probar.</translation>
    </message>
    <message>
        <source>This match carries no commitments: it is from an older version or another program.</source>
        <translation>Esta partida no tiene compromisos: es de una versión anterior o de otro programa.</translation>
    </message>
    <message>
        <source>all the same</source>
        <translation>todo igual</translation>
    </message>
    <message numerus="yes">
        <source>{name} didn't pass the blindfold test: {n} re-deals of the hidden cards changed something. Please report this.</source>
        <extracomment>1: {name} didn't pass the blindfold test: {n} re-deal of the hidden cards changed something. Please report this.</extracomment>
        <translation><numerusform>{name} no ha superado la prueba a ciegas: al volver a dar las cartas ocultas, algo cambió. Avísanos, por favor.</numerusform><numerusform>{name} no ha superado la prueba a ciegas: al volver a dar las cartas ocultas, algo cambió {n} veces. Avísanos, por favor.</numerusform></translation>
    </message>
    <message>
        <source>{name} knew where every card was, so no card could be dealt again.</source>
        <translation>{name} sabía dónde estaba cada carta, así que no se podía volver a dar ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would have decided the same: {n} re-deals of the hidden cards changed nothing.</source>
        <extracomment>1: {name} would have decided the same: {n} re-deal of the hidden cards changed nothing.</extracomment>
        <translation><numerusform>{name} habría decidido lo mismo: se volvieron a dar las cartas ocultas {n} vez y nada cambió.</numerusform><numerusform>{name} habría decidido lo mismo: se volvieron a dar las cartas ocultas {n} veces y nada cambió.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals have no commitment.</source>
        <extracomment>1: {n} deal has no commitment.</extracomment>
        <translation><numerusform>{n} mano no tiene compromiso.</numerusform><numerusform>{n} manos no tienen compromiso.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions</source>
        <extracomment>1: {n} decision</extracomment>
        <translation><numerusform>{n} decisión</numerusform><numerusform>{n} decisiones</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} different</source>
        <extracomment>1: {n} different</extracomment>
        <translation><numerusform>{n} diferente</numerusform><numerusform>{n} diferentes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} finished deals are as committed.</source>
        <extracomment>1: {n} of {all} finished deals is as committed.</extracomment>
        <translation><numerusform>{n} de {all} manos terminadas coincide con su compromiso.</numerusform><numerusform>{n} de {all} manos terminadas coinciden con su compromiso.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} re-deals</source>
        <extracomment>1: {n} re-deal</extracomment>
        <translation><numerusform>{n} reparto nuevo</numerusform><numerusform>{n} repartos nuevos</numerusform></translation>
    </message>
</context>
<context>
    <name>FairDealsDialog</name>
    <message>
        <source>Blindfold test</source>
        <translation>Prueba a ciegas</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>Cartas por encima del corte</translation>
    </message>
    <message>
        <source>Commitment of deal {n}</source>
        <translation>Compromiso de la mano {n}</translation>
    </message>
    <message>
        <source>Commitment of the first deal if you play again</source>
        <translation>Compromiso de la primera mano si juegas otra vez</translation>
    </message>
    <message>
        <source>Cut: type a few words, throw a die and click what it shows, or click the pack</source>
        <translation>Corte: unas palabras, lo que muestra tu dado o un clic en la baraja</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Reparto verificable</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation>Manos terminadas</translation>
    </message>
    <message>
        <source>Not proven: what computer players see. And without a cut that nobody could expect, the program could have picked one of many seeds.</source>
        <translation>No probado: lo que ven los jugadores del ordenador. Y sin un corte que nadie pudiera adivinar, el programa podría haber elegido entre muchas semillas.</translation>
    </message>
    <message>
        <source>Note the beginning of the commitment to compare it when the deal is over.</source>
        <translation>Anota el principio del compromiso para compararlo cuando termine la mano.</translation>
    </message>
    <message>
        <source>Proven: the cards follow from a seed and your cut, and neither was changed afterwards.</source>
        <translation>Probado: las cartas resultan de una semilla y de tu corte, y ninguno cambió después.</translation>
    </message>
    <message>
        <source>Save script…</source>
        <translation>Guardar script…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Would it have done the same if others held other cards?</source>
        <translation>¿Habría hecho lo mismo si los demás tuvieran otras cartas?</translation>
    </message>
    <message>
        <source>You can cut between two deals, and in the lobby before the first one.</source>
        <translation>Puedes cortar entre dos manos, y en el vestíbulo antes de la primera.</translation>
    </message>
    <message>
        <source>Your cut</source>
        <translation>Tu corte</translation>
    </message>
</context>
<context>
    <name>FeaturedGame</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>Seguir con la lección</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Every rule is explained as you go.</source>
        <translation>Cada regla se explica sobre la marcha.</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Aprender {game}</translation>
    </message>
    <message>
        <source>New m&amp;atch: {game}…</source>
        <translation>Nueva p&amp;artida: {game}…</translation>
    </message>
    <message>
        <source>New to card games? Every rule is explained as you go, and you can undo mistakes.</source>
        <translation>¿No conoces los juegos de cartas? Cada regla se explica sobre la marcha, y los errores se pueden deshacer.</translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation>Sigue donde estabas</translation>
    </message>
    <message>
        <source>Play &amp;again: {game}</source>
        <translation>&amp;Otra vez: {game}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jugar a {game}</translation>
    </message>
    <message>
        <source>Start with {game}</source>
        <translation>Empezar con {game}</translation>
    </message>
    <message>
        <source>The unfinished match is kept.</source>
        <translation>La partida sin terminar se conserva.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Te damos la bienvenida</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Hola de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>{n} more unfinished matches…</source>
        <extracomment>1: Another unfinished match…</extracomment>
        <translation><numerusform>Otra partida sin terminar…</numerusform><numerusform>Otras {n} partidas sin terminar…</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} unfinished matches…</source>
        <extracomment>1: An unfinished match…</extracomment>
        <translation><numerusform>Una partida sin terminar…</numerusform><numerusform>{n} partidas sin terminar…</numerusform></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Elegir un programa</translation>
    </message>
    <message>
        <source>Export a table</source>
        <translation>Exportar una tabla</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*{suffix})</source>
        <translation>Imágenes (*{suffix})</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Guardar como archivo</translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>Guardar como página web</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Trickdesk files (*{suffix})</source>
        <translation>Archivos de Trickdesk (*{suffix})</translation>
    </message>
    <message>
        <source>Trickdesk matches (*{suffix})</source>
        <translation>Partidas de Trickdesk (*{suffix})</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>{game} deal {deal}</source>
        <translation>{game}, mano {deal}</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} ya existe. ¿Reemplazarlo?</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>1 for each trick, 10 more for an exact bid</source>
        <translation>1 por cada baza, 10 más por puja exacta</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>1 punto cada una</translation>
    </message>
    <message>
        <source>1 point each, and every ten cost 100</source>
        <translation>1 punto cada una, y cada diez cuestan 100</translation>
    </message>
    <message>
        <source>10 points for each trick</source>
        <translation>10 puntos por cada baza</translation>
    </message>
    <message>
        <source>100 more for each trick (Avondale)</source>
        <translation>100 más por baza (Avondale)</translation>
    </message>
    <message>
        <source>11s and 12s</source>
        <translation>onces y doces</translation>
    </message>
    <message>
        <source>13s</source>
        <translation>treces</translation>
    </message>
    <message>
        <source>15 to 25 and 30 for 60</source>
        <translation>de 15 a 25, y 30 por 60</translation>
    </message>
    <message>
        <source>15 to 30</source>
        <translation>de 15 a 30</translation>
    </message>
    <message>
        <source>15 to 30 and 30 for 60</source>
        <translation>de 15 a 30, y 30 por 60</translation>
    </message>
    <message>
        <source>1s high</source>
        <translation>unos altos</translation>
    </message>
    <message>
        <source>20 points for most tricks</source>
        <translation>20 puntos por más bazas</translation>
    </message>
    <message>
        <source>20 points for the last trick</source>
        <translation>20 puntos por la última baza</translation>
    </message>
    <message>
        <source>20 to 30</source>
        <translation>de 20 a 30</translation>
    </message>
    <message>
        <source>24 cards and a joker</source>
        <translation>24 cartas y un comodín</translation>
    </message>
    <message>
        <source>24 cards from the nines up</source>
        <translation>24 cartas desde los nueves</translation>
    </message>
    <message>
        <source>28 cards from the eights up</source>
        <translation>28 cartas desde los ochos</translation>
    </message>
    <message>
        <source>32 cards and a joker</source>
        <translation>32 cartas y un comodín</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 cartas desde los sietes</translation>
    </message>
    <message>
        <source>33 cards from the sevens up</source>
        <translation>33 cartas desde el siete</translation>
    </message>
    <message>
        <source>41 cards from 5 to 14 with the Bird</source>
        <translation>41 cartas del 5 al 14 con el Pájaro</translation>
    </message>
    <message>
        <source>42 cards from 5 to 14 with Bird and Red One</source>
        <translation>42 cartas del 5 al 14 con el Pájaro y el Uno Rojo</translation>
    </message>
    <message>
        <source>43 cards from red fours and black fives up</source>
        <translation>43 cartas, rojas desde el cuatro y negras desde el cinco</translation>
    </message>
    <message>
        <source>45 cards from 5 to 14 with high 1s and the Bird</source>
        <translation>45 cartas del 5 al 14 con los 1 altos y el Pájaro</translation>
    </message>
    <message>
        <source>45 cards from the fours up</source>
        <translation>45 cartas desde el cuatro</translation>
    </message>
    <message>
        <source>46 cards from the fours up with two jokers</source>
        <translation>46 cartas desde el cuatro con dos comodines</translation>
    </message>
    <message>
        <source>5 points for each trick</source>
        <translation>5 puntos por cada baza</translation>
    </message>
    <message>
        <source>5 points for the highest trump</source>
        <translation>5 puntos por el triunfo más alto</translation>
    </message>
    <message>
        <source>53 cards from the twos up</source>
        <translation>53 cartas desde el dos</translation>
    </message>
    <message>
        <source>56 cards from 1 to 14 with low 1s, no Bird and no centre</source>
        <translation>56 cartas del 1 al 14 con los 1 bajos, sin el Pájaro y sin centro</translation>
    </message>
    <message>
        <source>57 cards from 1 to 14 with high 1s and the Bird</source>
        <translation>57 cartas del 1 al 14 con los 1 altos y el Pájaro</translation>
    </message>
    <message>
        <source>57 cards from 1 to 14 with low 1s and the Bird</source>
        <translation>57 cartas del 1 al 14 con los 1 bajos y el Pájaro</translation>
    </message>
    <message>
        <source>63 cards with elevens, twelves and thirteens</source>
        <translation>63 cartas con onces, doces y treces</translation>
    </message>
    <message>
        <source>6NT shows the joker</source>
        <translation>6ST muestra el comodín</translation>
    </message>
    <message>
        <source>92Q</source>
        <translation>92Q</translation>
    </message>
    <message>
        <source>A bid of nil before you look at your cards. It counts twice as much as nil.</source>
        <translation>Un nulo que se puja antes de mirar las cartas. Vale el doble que un nulo.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks you'll take, with that suit as trump.</source>
        <translation>Una puja dice cuántas de las diez bazas harás, con ese palo de triunfo.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks you'll take, with that suit as trump. If you win the bidding, you may pick partners.</source>
        <translation>Una puja dice cuántas de las diez bazas harás, con ese palo de triunfo. Si ganas la subasta, puedes elegir compañeros.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks your side will take, with that suit as trump.</source>
        <translation>Una puja dice cuántas de las diez bazas hará tu bando, con ese palo de triunfo.</translation>
    </message>
    <message>
        <source>A bid says how many of the thirteen tricks you'll take, alone against everyone else.</source>
        <translation>Una puja dice cuántas de las trece bazas harás por tu cuenta, contra todos los demás.</translation>
    </message>
    <message>
        <source>A bid says how many points you'll take. Each trick is worth 5, the highest trump played 5 more.</source>
        <translation>Una puja dice cuántos puntos harás. Cada baza vale 5, y el triunfo más alto jugado, 5 más.</translation>
    </message>
    <message>
        <source>A bid says how many points you'll take. Each trick is worth 5.</source>
        <translation>Una puja dice cuántos puntos harás. Cada baza vale 5.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, a 1 counts 15, the Bird 20.</source>
        <translation>Una puja es el número de puntos que prometes. Un 5 cuenta 5, un 10 o un 14 cuenta 10, un 1 cuenta 15, el Pájaro 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, a 1 or the Bird 20.</source>
        <translation>Una puja es el número de puntos que prometes. Un 5 cuenta 5, un 10 o un 14 cuenta 10, un 1 o el Pájaro 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, the Bird 20, the Red One 30.</source>
        <translation>Una puja es el número de puntos que prometes. Un 5 cuenta 5, un 10 o un 14 cuenta 10, el Pájaro 20, el Uno Rojo 30.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, the Bird 20.</source>
        <translation>Una puja es el número de puntos que prometes. Un 5 cuenta 5, un 10 o un 14 cuenta 10, el Pájaro 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10.</source>
        <translation>Una puja es el número de puntos que prometes. Un 5 cuenta 5, un 10 o un 14 cuenta 10.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. Each trick is worth 5, the highest trump played 5 more.</source>
        <translation>Una puja dice cuántos puntos hará tu bando. Cada baza vale 5, y el triunfo más alto jugado, 5 más.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. Each trick is worth 5.</source>
        <translation>Una puja dice cuántos puntos hará tu bando. Cada baza vale 5.</translation>
    </message>
    <message>
        <source>A bid says how many tricks your team will take, with that suit as trump. You choose the team later.</source>
        <translation>Una puja dice cuántas bazas hará tu equipo con ese palo de triunfo. El equipo lo eliges después.</translation>
    </message>
    <message>
        <source>A bid to take no trick at all.</source>
        <translation>Una puja de no hacer ninguna baza.</translation>
    </message>
    <message>
        <source>A card appears twice.</source>
        <translation>Una carta aparece dos veces.</translation>
    </message>
    <message>
        <source>A card of another suit can't take the trick. Get rid of a dangerous one.</source>
        <translation>Una carta de otro palo no puede hacer la baza. Líbrate de una peligrosa.</translation>
    </message>
    <message>
        <source>A card turned up can be robbed with the ace of trumps. Then only tricks count, 5 points each.</source>
        <translation>Con muestra, el as de triunfo permite llevársela. Entonces solo cuentan las bazas, 5 puntos cada una.</translation>
    </message>
    <message>
        <source>A challenge is for one person and computer players.</source>
        <translation>Un reto es para una persona y jugadores del ordenador.</translation>
    </message>
    <message>
        <source>A challenge needs a number of deals.</source>
        <translation>Un reto necesita un número de manos.</translation>
    </message>
    <message>
        <source>A deal is written “deal DEALER | hand | hand ... | talon CARDS”.</source>
        <translation>Una mano se escribe «deal DEALER | hand | hand ... | talon CARDS».</translation>
    </message>
    <message>
        <source>A deck of {cards} cards isn't used with {players} players.</source>
        <translation>Con {players} jugadores no se usa una baraja de {cards} cartas.</translation>
    </message>
    <message>
        <source>A failed 30 for 60</source>
        <translation>Un 30 por 60 fallado</translation>
    </message>
    <message>
        <source>A high 1 is worth</source>
        <translation>Un 1 alto vale</translation>
    </message>
    <message>
        <source>A log entry must be text.</source>
        <translation>Una entrada del registro tiene que ser un texto.</translation>
    </message>
    <message>
        <source>A lone card below the ace seldom wins. Discard it, and keep cards of your long suits.</source>
        <translation>Una carta sola por debajo del as rara vez gana. Descártala y guarda cartas de tus palos largos.</translation>
    </message>
    <message>
        <source>A low score loses</source>
        <translation>Una puntuación baja pierde</translation>
    </message>
    <message>
        <source>A match can't start with a deal like this.</source>
        <translation>Una partida no puede empezar con una mano así.</translation>
    </message>
    <message>
        <source>A new team every deal. Queens and nines rule, sometimes a two.</source>
        <translation>Equipo nuevo en cada mano. Mandan las damas y los nueves.</translation>
    </message>
    <message>
        <source>A short evening: seven deals</source>
        <translation>Una velada corta: siete manos</translation>
    </message>
    <message>
        <source>A short evening: to 200</source>
        <translation>Una velada corta: hasta 200</translation>
    </message>
    <message>
        <source>A short evening: to 50</source>
        <translation>Una velada corta: hasta 50</translation>
    </message>
    <message>
        <source>A side at 100 or more</source>
        <translation>Un bando con 100 o más</translation>
    </message>
    <message>
        <source>A side at 90 or more</source>
        <translation>Un bando con 90 o más</translation>
    </message>
    <message>
        <source>A side at minus the points to win loses the match.</source>
        <translation>El bando que baja a los puntos para ganar, pero en negativo, pierde la partida.</translation>
    </message>
    <message>
        <source>A side bids at least four</source>
        <translation>Un bando puja al menos cuatro</translation>
    </message>
    <message>
        <source>A side that fails keeps</source>
        <translation>Un bando que no cumple conserva</translation>
    </message>
    <message>
        <source>A side with 500 points wins only when it makes a contract.</source>
        <translation>Un bando con 500 puntos solo gana cuando cumple un contrato.</translation>
    </message>
    <message>
        <source>A tie at the top</source>
        <translation>Empate en cabeza</translation>
    </message>
    <message>
        <source>A winner also stops the others' long suit. Keep it to get the lead back, and lead something else.</source>
        <translation>Una carta ganadora también frena el palo de los demás. Sal antes con otro palo y guárdala para recuperar la salida.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Aces are low: {card} is higher.</source>
        <translation>Los ases son bajos: {card} va por encima.</translation>
    </message>
    <message>
        <source>Aces of plain suits</source>
        <translation>Ases de los demás palos</translation>
    </message>
    <message>
        <source>After a hold</source>
        <translation>Después de mantener</translation>
    </message>
    <message>
        <source>After everyone passes</source>
        <translation>Si todos pasan</translation>
    </message>
    <message>
        <source>After the last deal the best total wins. Equal totals share the win.</source>
        <translation>Tras la última mano gana el mejor total. Con totales iguales se comparte la victoria.</translation>
    </message>
    <message>
        <source>Against a player who is alone, an opponent can play alone too, for 4 points.</source>
        <translation>Contra quien juega sin compañero, un rival también puede jugar solo, por 4 puntos.</translation>
    </message>
    <message>
        <source>All bids are shown together, once everyone has bid. The dealer isn't hooked.</source>
        <translation>Las pujas se muestran juntas, cuando todos han pujado. El repartidor puede cuadrar.</translation>
    </message>
    <message>
        <source>All ten tricks score at least 250</source>
        <translation>Las diez bazas valen al menos 250</translation>
    </message>
    <message>
        <source>All tricks for one team: triple points</source>
        <translation>Todas las bazas para un equipo: triple de puntos</translation>
    </message>
    <message>
        <source>Also count the tricks that you can't help taking, such as those with high trumps and aces.</source>
        <translation>Cuenta también las bazas que harás sin querer, como las de triunfos altos y ases.</translation>
    </message>
    <message>
        <source>American</source>
        <translation>Estadounidense</translation>
    </message>
    <message>
        <source>American, two jokers</source>
        <translation>Estadounidense, dos comodines</translation>
    </message>
    <message>
        <source>An empty talon must be left out.</source>
        <translation>Un talón vacío debe omitirse.</translation>
    </message>
    <message>
        <source>An inkle shows a suit to the partner. If nobody bids seven, the cards are dealt again.</source>
        <translation>Una seña muestra un palo al compañero. Si nadie puja siete, se reparte de nuevo.</translation>
    </message>
    <message>
        <source>An input is written as a seat, a verb and its object.</source>
        <translation>Una entrada se escribe con un asiento, un verbo y su objeto.</translation>
    </message>
    <message>
        <source>An input is “call TEXT”, “give CARDS”, “play CARD” or “play CARD as SUIT”.</source>
        <translation>Una entrada es «call TEXT», «give CARDS», «play CARD» o «play CARD as SUIT».</translation>
    </message>
    <message>
        <source>An opening bid of 6NT tells your partner that you have the joker and some help. Computer players use it too, and everyone at the table knows.</source>
        <translation>Una apertura de 6ST dice a tu compañero que tienes el comodín y algo de ayuda. Los jugadores del ordenador también la usan, y todos en la mesa lo saben.</translation>
    </message>
    <message>
        <source>As a defender, lead other suits. The declarer would lead trumps anyway.</source>
        <translation>Como defensor, sal con otros palos. El declarante jugaría triunfo de todos modos.</translation>
    </message>
    <message>
        <source>At 100 or more, no points when others make their bid</source>
        <translation>Con 100 o más, sin puntos cuando otros cumplen su puja</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>En casa</translation>
    </message>
    <message>
        <source>Atlantic Canada</source>
        <translation>Canadá atlántico</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Auction Forty-Fives</source>
        <translation>Auction Forty-Fives</translation>
    </message>
    <message>
        <source>Australia and New Zealand</source>
        <translation>Australia y Nueva Zelanda</translation>
    </message>
    <message>
        <source>Australian</source>
        <translation>Australiano</translation>
    </message>
    <message>
        <source>Australian, six hands</source>
        <translation>Australiano, seis jugadores</translation>
    </message>
    <message>
        <source>Australian, three hands</source>
        <translation>Australiano, tres jugadores</translation>
    </message>
    <message>
        <source>Avoid hearts and the queen of spades. Lowest score wins.</source>
        <translation>Evita los corazones y la dama de picas. Gana el que menos suma.</translation>
    </message>
    <message>
        <source>Before the bidding, three low cards can be swapped for three face-down ones.</source>
        <translation>Antes de la subasta se pueden cambiar tres cartas bajas por tres boca abajo.</translation>
    </message>
    <message>
        <source>Before you trump, ask yourself what the trick is worth, and what the trump would win later.</source>
        <translation>Antes de fallar, piensa cuánto vale la baza y qué podría ganar ese triunfo más tarde.</translation>
    </message>
    <message>
        <source>Benny</source>
        <translation>Benny</translation>
    </message>
    <message>
        <source>Bid as much as you expect to take, and bid it at once. Then you are harder to outbid.</source>
        <translation>Puja de entrada todo lo que esperas cumplir. Así a los demás les cuesta más superarte.</translation>
    </message>
    <message>
        <source>Bid blind only if your side is so far behind that usual bids will hardly catch up.</source>
        <translation>Puja a ciegas solo si tu bando va tan por detrás que con pujas normales apenas podría remontar.</translation>
    </message>
    <message>
        <source>Bid it only if you have low cards below the high ones in every suit.</source>
        <translation>Puja misère solo si en cada palo tienes cartas bajas debajo de las altas.</translation>
    </message>
    <message>
        <source>Bid only as high as you have to, and stop one step before you would need luck.</source>
        <translation>Puja solo lo necesario y párate un paso antes de necesitar suerte.</translation>
    </message>
    <message>
        <source>Bid the suit in which you have the most trumps. Length counts more than a single high card.</source>
        <translation>Puja el palo en el que tienes más triunfos. La longitud cuenta más que una sola carta alta.</translation>
    </message>
    <message>
        <source>Bids are secret</source>
        <translation>Las pujas son secretas</translation>
    </message>
    <message>
        <source>Bids go up by</source>
        <translation>Las pujas suben de</translation>
    </message>
    <message>
        <source>Bids of six</source>
        <translation>Pujas de seis</translation>
    </message>
    <message>
        <source>Bids of the same number rank clubs, diamonds, hearts, spades, lowest first. Off: each bid needs a larger number.</source>
        <translation>A igual número, el orden es tréboles, diamantes, corazones, picas. No: cada puja necesita un número mayor.</translation>
    </message>
    <message>
        <source>Black Maria</source>
        <translation>Black Maria</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nulo a ciegas</translation>
    </message>
    <message>
        <source>Both partners play, and both must lose every trick (500).</source>
        <translation>Juegan los dos compañeros, y los dos deben perder todas las bazas (500).</translation>
    </message>
    <message>
        <source>Both sides reach 500</source>
        <translation>Los dos bandos llegan a 500</translation>
    </message>
    <message>
        <source>Both sides score their tricks</source>
        <translation>Los dos bandos puntúan sus bazas</translation>
    </message>
    <message>
        <source>Both sides took as many tricks.</source>
        <translation>Los dos bandos hicieron las mismas bazas.</translation>
    </message>
    <message>
        <source>British</source>
        <translation>Británico</translation>
    </message>
    <message>
        <source>Buckeye</source>
        <translation>Buckeye</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Pujas</translation>
    </message>
    <message>
        <source>Can't open {name}: it isn't a Trickdesk record.</source>
        <translation>No se puede abrir {name}: no es un registro de Trickdesk.</translation>
    </message>
    <message>
        <source>Can't open {name}: line 1 isn't the start of a Trickdesk record.</source>
        <translation>No se puede abrir {name}: la línea 1 no es el comienzo de un registro de Trickdesk.</translation>
    </message>
    <message>
        <source>Can't open {name}: line {line} is damaged, or the end is missing.</source>
        <translation>No se puede abrir {name}: la línea {line} está dañada, o falta el final.</translation>
    </message>
    <message>
        <source>Can't open {name}: line {line}, {entry}: {reason}</source>
        <translation>No se puede abrir {name}: línea {line}, {entry}: {reason}</translation>
    </message>
    <message>
        <source>Can't open {name}: log entry {place}, {entry}: {reason}</source>
        <translation>No se puede abrir {name}: entrada {place} del registro, {entry}: {reason}</translation>
    </message>
    <message>
        <source>Can't open {name}: {reason}</source>
        <translation>No se puede abrir {name}: {reason}</translation>
    </message>
    <message>
        <source>Can't reach {name}: the disk or network isn't responding.</source>
        <translation>No se puede acceder a {name}: el disco o la red no responde.</translation>
    </message>
    <message>
        <source>Can't read this record: it was written by a newer version of Trickdesk.</source>
        <translation>No se puede leer este registro: lo escribió una versión más nueva de Trickdesk.</translation>
    </message>
    <message>
        <source>Can't read this record: version {version} is unknown.</source>
        <translation>No se puede leer este registro: la versión {version} es desconocida.</translation>
    </message>
    <message>
        <source>Can't read {name}: it is too large for a Trickdesk file.</source>
        <translation>No se puede leer {name}: es demasiado grande para ser un archivo de Trickdesk.</translation>
    </message>
    <message>
        <source>Can't read {name}: line {line} is not UTF-8 text.</source>
        <translation>No se puede leer {name}: la línea {line} no es texto UTF-8.</translation>
    </message>
    <message>
        <source>Can't read {name}: permission denied.</source>
        <translation>No se puede leer {name}: permiso denegado.</translation>
    </message>
    <message>
        <source>Can't use {name}: a file is in the way of its folder.</source>
        <translation>No se puede usar {name}: un archivo ocupa el lugar de su carpeta.</translation>
    </message>
    <message>
        <source>Can't use {name}: its name or path is too long.</source>
        <translation>No se puede usar {name}: el nombre o la ruta son demasiado largos.</translation>
    </message>
    <message>
        <source>Can't use {name}: that isn't a valid file name.</source>
        <translation>No se puede usar {name}: no es un nombre de archivo válido.</translation>
    </message>
    <message>
        <source>Can't use {name}: there is a link in its path, and links aren't followed.</source>
        <translation>No se puede usar {name}: en su ruta hay un enlace, y los enlaces no se siguen.</translation>
    </message>
    <message>
        <source>Can't write {name}: another copy of Trickdesk is still writing it.</source>
        <translation>No se puede escribir {name}: otra copia de Trickdesk todavía lo está escribiendo.</translation>
    </message>
    <message>
        <source>Can't write {name}: the disk is full.</source>
        <translation>No se puede escribir {name}: el disco está lleno.</translation>
    </message>
    <message>
        <source>Can't write {name}: the folder or disk is read-only.</source>
        <translation>No se puede escribir {name}: la carpeta o el disco es de solo lectura.</translation>
    </message>
    <message>
        <source>Canada</source>
        <translation>Canadá</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>canadiense</translation>
    </message>
    <message>
        <source>Canadian loner</source>
        <translation>solo canadiense</translation>
    </message>
    <message>
        <source>Cape Breton and Newfoundland</source>
        <translation>Cabo Bretón y Terranova</translation>
    </message>
    <message>
        <source>Capture the cards that count, above all the Red One.</source>
        <translation>Captura las cartas que puntúan, sobre todo el Uno Rojo.</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Cartas del pozo</translation>
    </message>
    <message>
        <source>Cards in the largest deal</source>
        <translation>Cartas de la mano más grande</translation>
    </message>
    <message>
        <source>Cards without points must be discarded first.</source>
        <translation>Primero hay que descartar las cartas sin puntos.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Checks allowed</source>
        <translation>Dejar permitido</translation>
    </message>
    <message>
        <source>Choose players who bid your suit, or who bid high. Somebody who passed has little to give.</source>
        <translation>Elige a quienes pujaron tu palo o pujaron alto. Quien pasó tiene poco que dar.</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation>Contrato no cumplido</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Contrato cumplido</translation>
    </message>
    <message>
        <source>Contract made with all five tricks</source>
        <translation>Contrato cumplido con las cinco bazas</translation>
    </message>
    <message>
        <source>Contract made with all ten tricks</source>
        <translation>Contrato cumplido con las diez bazas</translation>
    </message>
    <message>
        <source>Contract {bid} failed</source>
        <translation>Contrato {bid} no cumplido</translation>
    </message>
    <message>
        <source>Contract {bid} made</source>
        <translation>Contrato {bid} cumplido</translation>
    </message>
    <message>
        <source>Cornwall</source>
        <translation>Cornualles</translation>
    </message>
    <message>
        <source>Count aces, and long trumps. A king or a short suit is worth half a trick, not a whole one.</source>
        <translation>Cuenta los ases y los triunfos largos. Un rey o un palo corto vale media baza, no una entera.</translation>
    </message>
    <message>
        <source>Count on your partner for one trick. Three sure trumps are usually enough to make three tricks.</source>
        <translation>Cuenta con una baza de tu compañero. Tres triunfos seguros suelen bastar para tres bazas.</translation>
    </message>
    <message>
        <source>Count only sure winners and long trumps. If you need luck in two places, pass.</source>
        <translation>Cuenta solo las bazas seguras y los triunfos largos. Si necesitas suerte dos veces, pasa.</translation>
    </message>
    <message>
        <source>Count the trumps still out. Once your opponents have none, keep yours and lead other suits.</source>
        <translation>Cuenta los triunfos que quedan fuera. Cuando los contrarios no tengan ninguno, guarda los tuyos y sal con otros palos.</translation>
    </message>
    <message>
        <source>Count what you and an average partner will take. If that is enough for the lowest bid, bid it.</source>
        <translation>Cuenta lo que haréis tú y un compañero normal. Si alcanza para la puja más baja, hazla.</translation>
    </message>
    <message>
        <source>Counters may be discarded</source>
        <translation>Se pueden descartar cartas con puntos</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <translation>Cada uno por su cuenta, cinco jugadores</translation>
    </message>
    <message>
        <source>Cutthroat: three players alone</source>
        <translation>Cutthroat: tres, cada uno para sí</translation>
    </message>
    <message>
        <source>Dealer's partner plays alone</source>
        <translation>El compañero del repartidor juega sin compañero</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Defender solo</translation>
    </message>
    <message>
        <source>Defend alone if your own cards will probably take three tricks.</source>
        <translation>Defiende solo si es probable que tus propias cartas ganen tres bazas.</translation>
    </message>
    <message>
        <source>Defenders score 10 per trick</source>
        <translation>Los defensores suman 10 por baza</translation>
    </message>
    <message>
        <source>Devon</source>
        <translation>Devon</translation>
    </message>
    <message>
        <source>Discard a whole short suit. Then you can trump it the first time it is led.</source>
        <translation>Descarta entero un palo corto. Así podrás fallarlo desde la primera vuelta.</translation>
    </message>
    <message>
        <source>Discard cards that aren't 5, 10 or 14. Points that you discard are lost.</source>
        <translation>Descarta cartas que no sean 5, 10 ni 14. Los puntos que descartas se pierden.</translation>
    </message>
    <message>
        <source>Discard cards without points first. Points that you discard are lost.</source>
        <translation>Descarta primero cartas sin puntos. Los puntos que descartas se pierden.</translation>
    </message>
    <message>
        <source>Discards are out of play. Keep trumps and high cards.</source>
        <translation>Los descartes quedan fuera del juego. Guarda triunfos y cartas altas.</translation>
    </message>
    <message>
        <source>Discards are out of play. With few cards in a side suit you can trump it soon.</source>
        <translation>Los descartes quedan fuera del juego. Con pocas cartas de un palo podrás fallarlo pronto.</translation>
    </message>
    <message>
        <source>Discards are out of play. Without trumps, only high cards and long suits win tricks.</source>
        <translation>Los descartes quedan fuera del juego. Sin triunfo, solo ganan bazas las cartas altas y los palos largos.</translation>
    </message>
    <message>
        <source>Double nullo</source>
        <translation>Misère doble</translation>
    </message>
    <message>
        <source>Each heart counts</source>
        <translation>Cada corazón vale</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Every card that isn't a trump is then replaced, so name your best suit.</source>
        <translation>Después se cambian todas las cartas que no son triunfo, así que nombra tu mejor palo.</translation>
    </message>
    <message>
        <source>Every entry of “seats” must be an object.</source>
        <translation>Cada entrada de «seats» tiene que ser un objeto.</translation>
    </message>
    <message>
        <source>Every trick counts</source>
        <translation>Toda baza cuenta</translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Cada uno para sí</translation>
    </message>
    <message>
        <source>Everyone followed suit ({suit_left} count as {suit_led} here), so the two is highest.</source>
        <translation>Todos asistieron ({suit_left} cuenta aquí como {suit_led}), así que el dos es el más alto.</translation>
    </message>
    <message>
        <source>Everyone followed suit, so the two is highest.</source>
        <translation>Todos asistieron, así que el dos es el más alto.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Farmer's hand</source>
        <translation>Farmer’s hand</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Primera salida</translation>
    </message>
    <message>
        <source>First trick</source>
        <translation>Primera baza</translation>
    </message>
    <message>
        <source>First trick without points</source>
        <translation>Primera baza sin puntos</translation>
    </message>
    <message>
        <source>First work out the scores both ways. See whether the match would end, and who would win.</source>
        <translation>Antes de elegir, calcula los totales en los dos casos: ¿acaba la partida y quién la gana?</translation>
    </message>
    <message>
        <source>Five Hundred</source>
        <translation>Quinientos</translation>
    </message>
    <message>
        <source>Five cards each, and one of the fives beats every king and ace.</source>
        <translation>Cinco cartas, y uno de los cincos gana a cualquier rey y as.</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Cinco jugadores</translation>
    </message>
    <message>
        <source>Five players, partner called</source>
        <translation>Cinco jugadores, se llama a un compañero</translation>
    </message>
    <message>
        <source>For each trick above or below the bid.</source>
        <translation>Por cada baza de más o de menos.</translation>
    </message>
    <message>
        <source>Forty-Five</source>
        <translation>Forty-Five</translation>
    </message>
    <message>
        <source>Forty-Fives without bids</source>
        <translation>Forty-Fives sin subasta</translation>
    </message>
    <message>
        <source>From the top: first the kitty, then the cards set aside.</source>
        <translation>Desde arriba: primero el pozo, luego las cartas apartadas.</translation>
    </message>
    <message>
        <source>From the top: first the kitty, then the stock in the order it is drawn.</source>
        <translation>Desde arriba: primero el pozo, luego el mazo según se roba.</translation>
    </message>
    <message>
        <source>Full deck</source>
        <translation>Baraja completa</translation>
    </message>
    <message>
        <source>Full deck, Bird low, most tricks</source>
        <translation>Baraja completa, Pájaro bajo, más bazas</translation>
    </message>
    <message>
        <source>Get rid of high cards in the first rounds of a suit. You need the low ones at the end.</source>
        <translation>Líbrate de las cartas altas en las primeras vueltas de un palo. Las bajas te hacen falta al final.</translation>
    </message>
    <message>
        <source>Going on the kitty</source>
        <translation>Ir al pozo</translation>
    </message>
    <message>
        <source>Going out needs a contract</source>
        <translation>Para ganar hace falta un contrato</translation>
    </message>
    <message>
        <source>Great Britain</source>
        <translation>Gran Bretaña</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades can't be thrown on the first trick.</source>
        <translation>En la primera baza no se pueden tirar corazones ni la dama de picas.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>Los corazones y la dama de picas cuentan en contra de quien se los lleva. Deshazte de tu carta más alta por debajo de la que gana; si no, juega bajo.</translation>
    </message>
    <message>
        <source>Hearts and the queen, king and ace of spades count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>Los corazones y la dama, el rey y el as de picas cuentan contra quien se los lleva. Suelta tu carta más alta por debajo de la que gana, o si no, juega bajo.</translation>
    </message>
    <message>
        <source>Hearts can be led now.</source>
        <translation>Ya se puede salir con corazones.</translation>
    </message>
    <message>
        <source>Hearts count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>Los corazones cuentan en contra de quien se los lleva. Deshazte de tu carta más alta por debajo de la que gana; si no, juega bajo.</translation>
    </message>
    <message>
        <source>Hearts may be led</source>
        <translation>Salida a corazones</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Puja más alta</translation>
    </message>
    <message>
        <source>Highest cards</source>
        <translation>Cartas más altas</translation>
    </message>
    <message>
        <source>How many cards each player gets, from deal to deal.</source>
        <translation>Cuántas cartas recibe cada jugador, de mano en mano.</translation>
    </message>
    <message>
        <source>How many cards the deck has.</source>
        <translation>Cuántas cartas tiene la baraja.</translation>
    </message>
    <message>
        <source>If a higher card won't change who takes the trick, play it. Save your low cards for the end.</source>
        <translation>Si una carta más alta no cambia quién gana la baza, juégala. Guarda las bajas para el final.</translation>
    </message>
    <message>
        <source>If everyone passes twice, the dealer has to name a suit.</source>
        <translation>Si todos pasan dos veces, el repartidor tiene que nombrar un palo.</translation>
    </message>
    <message>
        <source>If it counts nothing, it is a card like any other.</source>
        <translation>Si no vale nada, es una carta como las demás.</translation>
    </message>
    <message>
        <source>If others play after you, take the trick with a card that they are unlikely to beat.</source>
        <translation>Si otros juegan después de ti, gana la baza con una carta que difícilmente puedan batir.</translation>
    </message>
    <message>
        <source>If the dealer's partner orders up the card, they have to play alone.</source>
        <translation>Si el compañero del repartidor acepta la muestra, tiene que jugar sin compañero.</translation>
    </message>
    <message>
        <source>If the declarer wants to trump a short suit, lead trumps to take that chance away.</source>
        <translation>Si el declarante quiere fallar un palo corto, sal con triunfo para quitarle esa opción.</translation>
    </message>
    <message>
        <source>If the other side is winning and you can beat their card, take the trick.</source>
        <translation>Si el otro bando va ganando y puedes batir su carta, haz la baza.</translation>
    </message>
    <message>
        <source>If three pass without a bid</source>
        <translation>Si tres pasan sin puja</translation>
    </message>
    <message>
        <source>If you can pass all cards of a short suit, do it. Then you can throw dangerous cards on it.</source>
        <translation>Si puedes pasar todas las cartas de un palo corto, hazlo. Luego podrás soltar en él cartas peligrosas.</translation>
    </message>
    <message>
        <source>If you have none of the suit led and the other side is winning, play the lowest trump that wins.</source>
        <translation>Si no tienes el palo de salida y gana el otro bando, falla con el triunfo más bajo que gane.</translation>
    </message>
    <message>
        <source>If you have too few other cards, you may discard only as many counters as are missing.</source>
        <translation>Con muy pocas cartas distintas, solo se pueden descartar tantas cartas con puntos como falten.</translation>
    </message>
    <message>
        <source>If you lead the joker at no trump, you must name a suit.</source>
        <translation>Si sales con el comodín en una mano sin triunfo, debes nombrar un palo.</translation>
    </message>
    <message>
        <source>If you order up your partner, you have to play alone.</source>
        <translation>Si aceptas la muestra de tu compañero, tienes que jugar sin compañero.</translation>
    </message>
    <message>
        <source>If you take it, you score ten points less.</source>
        <translation>Si te la llevas, sumas diez puntos menos.</translation>
    </message>
    <message>
        <source>If you throw a card of the other suit of the trump's colour, it counts as the suit led.</source>
        <translation>Si tiras una carta del otro palo del color del triunfo, cuenta como el palo de salida.</translation>
    </message>
    <message>
        <source>If your high card can be beaten, lead a low card of its suit. Save the high one for later.</source>
        <translation>Una carta alta que aún se puede batir rinde más si juegas en último lugar. Sal con una baja de ese palo.</translation>
    </message>
    <message>
        <source>If your partner has the highest bid, pass, unless your own suit is clearly better.</source>
        <translation>Si tu compañero tiene la puja más alta, pasa, salvo que tu palo sea claramente mejor.</translation>
    </message>
    <message>
        <source>If your partner is winning the trick, play low and save your high card.</source>
        <translation>Si tu compañero va ganando la baza, juega bajo y guarda tu carta alta.</translation>
    </message>
    <message>
        <source>In black suits, lower numbers are higher cards.</source>
        <translation>En los palos negros el número menor es la carta más alta.</translation>
    </message>
    <message>
        <source>In deal {number} of this result, the computer players would have played differently.</source>
        <translation>En la mano {number} de este resultado, los jugadores del ordenador habrían jugado de otra forma.</translation>
    </message>
    <message>
        <source>In the first round only the suit of the card turned up can be trump.</source>
        <translation>En la primera vuelta solo puede ser triunfo el palo de la muestra.</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irlanda</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>irlandés</translation>
    </message>
    <message>
        <source>It is another player's deal.</source>
        <translation>Le toca repartir a otro jugador.</translation>
    </message>
    <message>
        <source>It isn't your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Its cards were known beforehand: a deal was replayed or set up by hand.</source>
        <translation>Sus cartas se conocían de antemano: la mano se volvió a jugar o se preparó a propósito.</translation>
    </message>
    <message>
        <source>Joker at misère</source>
        <translation>Comodín en la misère</translation>
    </message>
    <message>
        <source>Joker at no trump</source>
        <translation>Comodín sin triunfo</translation>
    </message>
    <message>
        <source>Joker joker deuce deuce</source>
        <translation>Joker joker deuce deuce</translation>
    </message>
    <message>
        <source>Joker led at no trump names</source>
        <translation>Sin triunfo, el comodín de salida pide</translation>
    </message>
    <message>
        <source>Jokers and high twos are spades.</source>
        <translation>Los comodines y los doses altos son picas.</translation>
    </message>
    <message>
        <source>Keep a low card beside each king, and two beside each queen.</source>
        <translation>Guarda una carta baja junto a cada rey y dos junto a cada dama.</translation>
    </message>
    <message>
        <source>Keep aces, and kings with another card of their suit. Discard low cards that win nothing.</source>
        <translation>Guarda los ases y los reyes acompañados. Descarta cartas bajas que no ganan nada.</translation>
    </message>
    <message>
        <source>Keep every trump. Discard low cards from your shortest other suit first.</source>
        <translation>Guarda todos los triunfos. Descarta primero cartas bajas de tu palo más corto que no sea triunfo.</translation>
    </message>
    <message>
        <source>Keep high cards: they may take all the points, or stop somebody who tries to. Pass lower ones.</source>
        <translation>Guarda las cartas altas: pueden llevarse todos los puntos o impedir que otro lo haga. Pasa otras más bajas.</translation>
    </message>
    <message>
        <source>Keep low cards beside high ones, so that you can stay below. Pass high cards that stand alone.</source>
        <translation>Guarda cartas bajas junto a las altas: te permiten quedarte por debajo. Pasa las altas que están solas.</translation>
    </message>
    <message>
        <source>Keep one sure winner if somebody may have to be stopped, or if you may need a trick yourself.</source>
        <translation>Guarda una carta ganadora, por si hay que parar a alguien o por si te falta una baza.</translation>
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
        <translation>Kentucky y torneos oficiales</translation>
    </message>
    <message>
        <source>Kentucky, with the Red One</source>
        <translation>Kentucky, con el Uno Rojo</translation>
    </message>
    <message>
        <source>Largest deals</source>
        <translation>Las manos más grandes</translation>
    </message>
    <message>
        <source>Last trick: {points}</source>
        <translation>Última baza: {points}</translation>
    </message>
    <message>
        <source>Lead low, so that somebody else takes the trick. Lead high only when no points can fall on it.</source>
        <translation>Sal bajo, para que otro se lleve la baza. Sal alto solo cuando no puedan caer puntos en ella.</translation>
    </message>
    <message>
        <source>Lead suits in which others hold the high cards. Stay away from those where yours are highest.</source>
        <translation>Sal con palos en los que otros tienen las cartas altas. Evita aquellos en los que las más altas son tuyas.</translation>
    </message>
    <message>
        <source>Lead the high card if it is the highest left in its suit, or drives out the only higher one.</source>
        <translation>Sal con la carta alta si es la más alta que queda del palo o si hace caer la única que la supera.</translation>
    </message>
    <message>
        <source>Lead the suit that your partner bid or led, unless you have a good reason not to.</source>
        <translation>Sal con el palo que pujó o jugó de salida tu compañero, salvo que tengas un buen motivo para no hacerlo.</translation>
    </message>
    <message>
        <source>Lead when a player is alone</source>
        <translation>Salida cuando alguien juega sin compañero</translation>
    </message>
    <message>
        <source>Lead your sure winners early, before anybody can trump them.</source>
        <translation>Sal pronto con tus cartas ganadoras, antes de que alguien pueda fallarlas.</translation>
    </message>
    <message>
        <source>Left discards keep twos high</source>
        <translation>Los descartes del palo izquierdo dejan altos los doses</translation>
    </message>
    <message>
        <source>Let a trick go when your high card is sure to win later, and is worth more then.</source>
        <translation>Deja pasar una baza si tu carta alta va a ganar seguro más tarde y entonces vale más.</translation>
    </message>
    <message>
        <source>Let others lead suits in which you hold a king or queen. Lead a suit of low cards instead.</source>
        <translation>Deja que otros salgan con los palos en que tienes rey o dama. Sal con un palo de cartas bajas.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Puja más baja</translation>
    </message>
    <message>
        <source>Making a bid of zero scores 5 instead of 10.</source>
        <translation>Cumplir una puja de cero vale 5 en vez de 10.</translation>
    </message>
    <message>
        <source>Maritimes</source>
        <translation>Provincias Marítimas</translation>
    </message>
    <message>
        <source>Massachusetts and New Hampshire</source>
        <translation>Massachusetts y Nuevo Hampshire</translation>
    </message>
    <message>
        <source>Merrimack Valley</source>
        <translation>Valle del Merrimack</translation>
    </message>
    <message>
        <source>Midwestern United States</source>
        <translation>Medio Oeste de Estados Unidos</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Misère (250) and open misère (500): the declarer must lose every trick.</source>
        <translation>Misère (250) y misère abierta (500): el declarante debe perder todas las bazas.</translation>
    </message>
    <message>
        <source>Misère can be bid</source>
        <translation>La misère se puede pujar</translation>
    </message>
    <message>
        <source>Misère ranks</source>
        <translation>La misère se ordena</translation>
    </message>
    <message>
        <source>Misère scores</source>
        <translation>La misère vale</translation>
    </message>
    <message>
        <source>Most tricks: {points}</source>
        <translation>Más bazas: {points}</translation>
    </message>
    <message>
        <source>Name the colour in which you are longest and highest.</source>
        <translation>Nombra el color en el que tienes más cartas y más altas.</translation>
    </message>
    <message>
        <source>Name your longest suit. If two are equally long, name the one that gives you the top trumps.</source>
        <translation>Nombra tu palo más largo. A igual longitud, el que te dé los triunfos más altos.</translation>
    </message>
    <message>
        <source>Nil is worth</source>
        <translation>El nulo vale</translation>
    </message>
    <message>
        <source>No bags</source>
        <translation>Sin bolsas</translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>No hay ninguna mano en curso.</translation>
    </message>
    <message>
        <source>No more checks are allowed in this deal.</source>
        <translation>En esta mano ya no se puede dejar más veces.</translation>
    </message>
    <message>
        <source>No more than the number of cards in a hand.</source>
        <translation>Como mucho, el número de cartas de una mano.</translation>
    </message>
    <message>
        <source>No suit can be named here.</source>
        <translation>Aquí no se nombra ningún palo.</translation>
    </message>
    <message>
        <source>No trump may be bid</source>
        <translation>Se puede pujar sin triunfo</translation>
    </message>
    <message>
        <source>No trump ranks above spades at the same number.</source>
        <translation>Sin triunfo va por encima de picas a igual número.</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>Norteamérica</translation>
    </message>
    <message>
        <source>Not all deals of the challenge are in this result.</source>
        <translation>En este resultado faltan manos del reto.</translation>
    </message>
    <message>
        <source>Nova Scotia</source>
        <translation>Nueva Escocia</translation>
    </message>
    <message>
        <source>Nova Scotia, New Brunswick and Prince Edward Island</source>
        <translation>Nueva Escocia, Nuevo Brunswick e Isla del Príncipe Eduardo</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Número de manos</translation>
    </message>
    <message>
        <source>Off: a deal has 25 points, and nobody can call 30.</source>
        <translation>No: hay 25 puntos en cada mano y nadie puede pujar 30.</translation>
    </message>
    <message>
        <source>Off: a discard from the Left suit makes the twos in its trick low.</source>
        <translation>No: un descarte del palo izquierdo hace bajos los doses de su baza.</translation>
    </message>
    <message>
        <source>Off: every deal is played without trump.</source>
        <translation>No: todas las manos se juegan sin triunfo.</translation>
    </message>
    <message>
        <source>Off: everyone plays alone, as three players always do.</source>
        <translation>Sin esto, cada uno juega para sí, como siempre con tres jugadores.</translation>
    </message>
    <message>
        <source>Off: if everyone passes, the next dealer deals.</source>
        <translation>No: si todos pasan, reparte el siguiente.</translation>
    </message>
    <message>
        <source>Off: the player to the left of the dealer leads any card.</source>
        <translation>No: el jugador a la izquierda del repartidor sale con cualquier carta.</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Pocha</translation>
    </message>
    <message>
        <source>Once you have the tricks that you bid, play below the winning card, and lead low.</source>
        <translation>Cuando ya tengas las bazas que pujaste, juega por debajo de la carta que gana y sal bajo.</translation>
    </message>
    <message>
        <source>One against the rest, with some of everyone's cards face up.</source>
        <translation>Uno contra todos, con algunas cartas de cada uno a la vista.</translation>
    </message>
    <message>
        <source>Only a match that is over can be a challenge.</source>
        <translation>Solo una partida terminada puede ser un reto.</translation>
    </message>
    <message>
        <source>Only the dealer can hold, and only another player's bid.</source>
        <translation>Solo el repartidor puede mantener, y solo la puja de otro jugador.</translation>
    </message>
    <message>
        <source>Only the high joker beats {card}.</source>
        <translation>Solo el comodín alto gana a {card}.</translation>
    </message>
    <message>
        <source>Only the jokers beat {card}, which counts as {suit}.</source>
        <translation>Solo los comodines ganan a {card}, que cuenta como {suit}.</translation>
    </message>
    <message>
        <source>Ontario</source>
        <translation>Ontario</translation>
    </message>
    <message>
        <source>Open misère ranks</source>
        <translation>La misère abierta va</translation>
    </message>
    <message>
        <source>Original of 1904, three hands</source>
        <translation>Original de 1904, tres jugadores</translation>
    </message>
    <message>
        <source>Other cards must be discarded first.</source>
        <translation>Primero hay que descartar otras cartas.</translation>
    </message>
    <message>
        <source>Other computer players took part in this result.</source>
        <translation>En este resultado jugaron otros jugadores del ordenador.</translation>
    </message>
    <message>
        <source>Others don't have your own program, so it can't play in a challenge.</source>
        <translation>Los demás no tienen tu propio programa, así que no puede jugar en un reto.</translation>
    </message>
    <message>
        <source>Outbid the other side with your partner, then make your contract.</source>
        <translation>Supera las pujas del otro bando, y luego cumple el contrato.</translation>
    </message>
    <message>
        <source>Partners need four or six players.</source>
        <translation>Para jugar por parejas hacen falta cuatro o seis jugadores.</translation>
    </message>
    <message>
        <source>Partners: 4 players in two pairs, 6 in three. Trios: 6 players in two sides of three.</source>
        <translation>Parejas: 4 jugadores en dos parejas, 6 en tres. Tríos: 6 jugadores en dos bandos de tres.</translation>
    </message>
    <message>
        <source>Pass the cards that would take points: high cards of suits in which you have few low ones.</source>
        <translation>Pasa las cartas que se llevarían puntos: las altas de palos en que tienes pocas bajas.</translation>
    </message>
    <message>
        <source>Pass the queen of spades, or the king and ace, if you have fewer than four spades. Then pass high hearts.</source>
        <translation>Pasa la dama de picas, o el rey y el as, si tienes menos de cuatro picas. Después, corazones altos.</translation>
    </message>
    <message>
        <source>Passing across needs four players.</source>
        <translation>Solo cuatro jugadores pueden pasar cartas al jugador de enfrente.</translation>
    </message>
    <message>
        <source>Passing three cards</source>
        <translation>Pase de tres cartas</translation>
    </message>
    <message>
        <source>Passing to the second player needs five players.</source>
        <translation>Solo cinco jugadores pueden pasar cartas al segundo jugador.</translation>
    </message>
    <message>
        <source>Penalty for a missed bid</source>
        <translation>Penalización por fallar la puja</translation>
    </message>
    <message>
        <source>Play from your hand or your face-up row. Both are refilled from your foundation.</source>
        <translation>Puedes jugar de la mano o de tu fila descubierta. Ambas se reponen de tu montón.</translation>
    </message>
    <message>
        <source>Play the highest card that still loses. Lead a suit in which your cards are the lowest.</source>
        <translation>Juega la carta más alta que aún pierda. Sal con un palo en el que tus cartas sean las más bajas.</translation>
    </message>
    <message>
        <source>Play your high cards first and keep low ones. Lead low cards of suits that the declarer has.</source>
        <translation>Juega primero tus cartas altas y guarda las bajas. Sal con cartas bajas de palos que el declarante tenga.</translation>
    </message>
    <message>
        <source>Play your highest card below the winning one, while others can still put points on the trick.</source>
        <translation>Juega tu carta más alta por debajo de la que gana, mientras otros aún puedan echar puntos.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Players sit in pairs</source>
        <translation>Los jugadores forman parejas</translation>
    </message>
    <message>
        <source>Players who bid your suit, or bid high, are likely to help you.</source>
        <translation>Quien pujó tu palo, o alto, probablemente te ayudará.</translation>
    </message>
    <message>
        <source>Points against a player who fails alone</source>
        <translation>Puntos contra quien falla sin compañero</translation>
    </message>
    <message>
        <source>Points are bad in this game. High hearts and high spades are dangerous to keep.</source>
        <translation>En este juego los puntos son malos. Es peligroso guardar corazones altos y picas altas.</translation>
    </message>
    <message>
        <source>Points are bad in this game. High hearts are dangerous to keep.</source>
        <translation>En este juego los puntos son malos. Es peligroso guardar corazones altos.</translation>
    </message>
    <message>
        <source>Points for a deal</source>
        <translation>Puntos por mano</translation>
    </message>
    <message>
        <source>Points in the discards</source>
        <translation>Puntos en los descartes</translation>
    </message>
    <message>
        <source>Points in the discards, for nobody: {points}</source>
        <translation>Puntos en los descartes, para nadie: {points}</translation>
    </message>
    <message>
        <source>Points in the discards, with the last trick: {points}</source>
        <translation>Puntos en los descartes, con la última baza: {points}</translation>
    </message>
    <message>
        <source>Points in the discards: {points}</source>
        <translation>Puntos en los descartes: {points}</translation>
    </message>
    <message>
        <source>Points in tricks: {points}</source>
        <translation>Puntos en bazas: {points}</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>Prince Edward Island</source>
        <translation>Isla del Príncipe Eduardo</translation>
    </message>
    <message>
        <source>Québec</source>
        <translation>Quebec</translation>
    </message>
    <message>
        <source>Québec, Canada</source>
        <translation>Quebec, Canadá</translation>
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
        <translation>Subir la propia puja</translation>
    </message>
    <message>
        <source>Red One</source>
        <translation>Uno Rojo</translation>
    </message>
    <message>
        <source>Remember which cards are gone. Never throw the highest card left in a suit.</source>
        <translation>Recuerda qué cartas han salido. No sueltes nunca la más alta que queda de un palo.</translation>
    </message>
    <message>
        <source>Remember who didn't follow suit. Lead another suit while that player has trumps.</source>
        <translation>Recuerda quién no asistió al palo. Sal con otro mientras ese jugador tenga triunfos.</translation>
    </message>
    <message>
        <source>Reneging</source>
        <translation>Reserva de triunfos</translation>
    </message>
    <message>
        <source>Say how many tricks you'll take, then take exactly that many.</source>
        <translation>Di cuántas bazas harás, y haz exactamente esas.</translation>
    </message>
    <message>
        <source>Several sides reach the target</source>
        <translation>Varios bandos llegan a la meta</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>Todos los puntos para un jugador</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Seis jugadores</translation>
    </message>
    <message>
        <source>So many cards are too many for this number of players.</source>
        <translation>Son demasiadas cartas para ese número de jugadores.</translation>
    </message>
    <message>
        <source>Some call it being on the green.</source>
        <translation>En inglés: on the green.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
    </message>
    <message>
        <source>Spades beat everything. Take the tricks your side promises.</source>
        <translation>Las picas ganan a todo. Haz las bazas que promete tu bando.</translation>
    </message>
    <message>
        <source>Spades can be led now.</source>
        <translation>Ya se puede salir a picas.</translation>
    </message>
    <message>
        <source>Spades may be led</source>
        <translation>Salida a picas</translation>
    </message>
    <message>
        <source>Spot Hearts</source>
        <translation>Spot Hearts</translation>
    </message>
    <message>
        <source>Stay in without outbidding your partner, while an opponent is still bidding.</source>
        <translation>Sigue dentro sin superar al compañero mientras un rival siga en la subasta.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>El repartidor debe nombrar</translation>
    </message>
    <message>
        <source>Suits rank in the bidding</source>
        <translation>Los palos tienen rango en la subasta</translation>
    </message>
    <message>
        <source>Suits rank, lowest first</source>
        <translation>Rango de los palos, del más bajo</translation>
    </message>
    <message>
        <source>Swap them, unless the suit turned up is your own and they are trumps in it.</source>
        <translation>Cámbialas, salvo que el palo de la muestra sea el tuyo y sean triunfos en él.</translation>
    </message>
    <message>
        <source>Take exactly as many tricks as you bid, no more and no fewer.</source>
        <translation>Haz exactamente las bazas que pujaste: ni menos ni más.</translation>
    </message>
    <message>
        <source>Take it only if it is better than the worst card in your hand.</source>
        <translation>Tómala solo si es mejor que la peor carta de tu mano.</translation>
    </message>
    <message>
        <source>Take it whenever you hold a card that is worth less.</source>
        <translation>Tómala siempre que tengas en la mano una carta que valga menos.</translation>
    </message>
    <message>
        <source>Take the tricks that your side has bid. Tricks above them are bags.</source>
        <translation>Haz las bazas que tu bando ha pujado. Las bazas de más son bolsas.</translation>
    </message>
    <message>
        <source>Take your tricks with cards that would win anyway, and keep the low ones to lose with.</source>
        <translation>Haz tus bazas con cartas que ganarían igual y guarda las bajas para perder.</translation>
    </message>
    <message>
        <source>That bid isn't allowed yet.</source>
        <translation>Esa puja aún no está permitida.</translation>
    </message>
    <message>
        <source>That bid isn't high enough.</source>
        <translation>Esa puja no es lo bastante alta.</translation>
    </message>
    <message>
        <source>That can't be done now.</source>
        <translation>Eso no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>That deal isn't in this record.</source>
        <translation>Este registro no tiene esa mano.</translation>
    </message>
    <message>
        <source>That isn't a deal code. Deal codes start with {code}.</source>
        <translation>Eso no es un código de mano. Esos códigos empiezan por {code}.</translation>
    </message>
    <message>
        <source>That isn't the number of a legal action.</source>
        <translation>Ese no es el número de una acción permitida.</translation>
    </message>
    <message>
        <source>That isn't the right number of cards.</source>
        <translation>Ese no es el número correcto de cartas.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>Ese palo fue rechazado.</translation>
    </message>
    <message>
        <source>The Bird and the Red One are always trumps, whichever colour you name.</source>
        <translation>El Pájaro y el Uno Rojo son triunfos, nombres el color que nombres.</translation>
    </message>
    <message>
        <source>The Bird counts 20 points, but it isn't a high trump. Try to win tricks with many points in them.</source>
        <translation>El Pájaro cuenta 20 puntos, pero no es un triunfo alto. Llévate las bazas con muchos puntos.</translation>
    </message>
    <message>
        <source>The Bird is</source>
        <translation>El Pájaro es</translation>
    </message>
    <message>
        <source>The Bird is always a trump, whichever colour you name.</source>
        <translation>El Pájaro es triunfo, nombres el color que nombres.</translation>
    </message>
    <message>
        <source>The Bird is the highest trump. Try to win tricks with many points in them.</source>
        <translation>El Pájaro es el triunfo más alto. Llévate las bazas con muchos puntos.</translation>
    </message>
    <message>
        <source>The Bird led asks for</source>
        <translation>La salida con el Pájaro pide</translation>
    </message>
    <message>
        <source>The Bird may be played</source>
        <translation>El Pájaro se puede jugar</translation>
    </message>
    <message>
        <source>The Red One is the highest trump, then the Bird. Try to win tricks with many points in them.</source>
        <translation>El Uno Rojo es el triunfo más alto y el Pájaro el siguiente. Intenta ganar bazas con muchos puntos.</translation>
    </message>
    <message>
        <source>The Red One is the highest trump. Try to win tricks with many points in them.</source>
        <translation>El Uno Rojo es el triunfo más alto. Llévate las bazas con muchos puntos.</translation>
    </message>
    <message>
        <source>The ace is the lowest diamond unless diamonds are trumps.</source>
        <translation>El as es el diamante más bajo, salvo que diamantes sea triunfo.</translation>
    </message>
    <message>
        <source>The ace of a plain black suit ranks below king, queen and jack.</source>
        <translation>El as de un palo negro que no es triunfo va por debajo de rey, dama y jota.</translation>
    </message>
    <message>
        <source>The best total wins then.</source>
        <translation>Entonces gana el mejor total.</translation>
    </message>
    <message>
        <source>The bids must not add up to the number of tricks.</source>
        <translation>Las pujas no pueden sumar el número de bazas.</translation>
    </message>
    <message>
        <source>The bids of a side must add up to four or more.</source>
        <translation>Las pujas de un bando deben sumar cuatro o más.</translation>
    </message>
    <message>
        <source>The bids of partners add up, and tricks above them are bags. Nil means no trick at all.</source>
        <translation>Las pujas de los compañeros se suman, y las bazas de más son bolsas. Nulo significa ninguna baza.</translation>
    </message>
    <message>
        <source>The calls players can make in the auction.</source>
        <translation>Las pujas posibles en la subasta.</translation>
    </message>
    <message>
        <source>The cards of this match aren't those of the challenge.</source>
        <translation>Las cartas de esta partida no son las del reto.</translation>
    </message>
    <message>
        <source>The computer players of this challenge are from another version of Trickdesk.</source>
        <translation>Los jugadores del ordenador de este reto son de otra versión de Trickdesk.</translation>
    </message>
    <message>
        <source>The deal isn't over yet.</source>
        <translation>La mano aún no ha terminado.</translation>
    </message>
    <message>
        <source>The dealer has to name a suit.</source>
        <translation>El repartidor tiene que nombrar un palo.</translation>
    </message>
    <message>
        <source>The dealer is hooked</source>
        <translation>El repartidor no puede cuadrar</translation>
    </message>
    <message>
        <source>The dealer may hold</source>
        <translation>El repartidor puede mantener</translation>
    </message>
    <message>
        <source>The dealer may take over another player's call.</source>
        <translation>El repartidor puede quedarse con la puja de otro jugador.</translation>
    </message>
    <message>
        <source>The deals with the most cards of the match.</source>
        <translation>Las manos con más cartas de la partida.</translation>
    </message>
    <message>
        <source>The declarer may discard the whole hand and take the kitty instead.</source>
        <translation>El declarante puede descartar toda la mano y tomar el pozo en su lugar.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty</source>
        <translation>El declarante toma el pozo</translation>
    </message>
    <message>
        <source>The declarer was euchred</source>
        <translation>El declarante quedó euchred</translation>
    </message>
    <message>
        <source>The defenders score what they took</source>
        <translation>Los defensores suman lo que hicieron</translation>
    </message>
    <message numerus="yes">
        <source>The defenders took {tricks} tricks at 10 points each</source>
        <extracomment>1: The defenders took {tricks} trick at 10 points each</extracomment>
        <translation><numerusform>Los defensores hicieron {tricks} baza a 10 puntos</numerusform><numerusform>Los defensores hicieron {tricks} bazas a 10 puntos cada una</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The differ bid {bid} and took {tricks} tricks</source>
        <extracomment>1: The differ bid {bid} and took {tricks} trick</extracomment>
        <translation><numerusform>El declarante pujó {bid} e hizo {tricks} baza</numerusform><numerusform>El declarante pujó {bid} e hizo {tricks} bazas</numerusform></translation>
    </message>
    <message>
        <source>The differ fell short by {short}</source>
        <translation>Al declarante le faltaron {short}</translation>
    </message>
    <message>
        <source>The difference is the same, but points for the others bring the end of the match nearer.</source>
        <translation>La diferencia es la misma, pero con puntos para los demás la partida acaba antes.</translation>
    </message>
    <message>
        <source>The first card is turned up.</source>
        <translation>Se descubre la primera carta.</translation>
    </message>
    <message>
        <source>The first card is turned up; the others stay out of play.</source>
        <translation>Se descubre la primera carta; las demás no se usan.</translation>
    </message>
    <message>
        <source>The first four are face up, the next three are drawn, and the rest are the foundation, from the top.</source>
        <translation>Las cuatro primeras están a la vista, las tres siguientes se roban, las demás son el montón, desde arriba.</translation>
    </message>
    <message>
        <source>The first player must bid</source>
        <translation>El primer jugador debe pujar</translation>
    </message>
    <message>
        <source>The five of trumps is the highest card, then the jack of trumps, then the ace of hearts, always a trump.</source>
        <translation>El cinco de triunfo es la carta más alta, luego la jota, luego el as de corazones, sea cual sea el triunfo.</translation>
    </message>
    <message>
        <source>The high joker is the highest trump, then the low joker, the jack of trumps, and the other jack of the same colour.</source>
        <translation>El comodín alto es el triunfo más alto; luego el comodín menor, la jota de triunfo y la otra jota de su color.</translation>
    </message>
    <message>
        <source>The highest bid is the number of points in the deck.</source>
        <translation>La puja más alta es el número de puntos de la baraja.</translation>
    </message>
    <message>
        <source>The highest trump played, {card}</source>
        <translation>El triunfo más alto jugado, {card}</translation>
    </message>
    <message>
        <source>The home folder {name} doesn't exist.</source>
        <translation>La carpeta personal {name} no existe.</translation>
    </message>
    <message>
        <source>The jack of diamonds helps</source>
        <translation>La jota de diamantes ayuda</translation>
    </message>
    <message>
        <source>The jack of diamonds is worth −10</source>
        <translation>La jota de diamantes vale −10</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump, then the other jack of the same colour.</source>
        <translation>La jota de triunfo es el triunfo más alto, luego la otra jota del mismo color.</translation>
    </message>
    <message>
        <source>The joker is the highest trump, then the jack of trumps, then the other jack of the same colour.</source>
        <translation>El comodín es el triunfo más alto; luego la jota de triunfo y la otra jota de su color.</translation>
    </message>
    <message>
        <source>The king and ace of spades count only if the queen does.</source>
        <translation>El rey y el as de picas solo cuentan si cuenta la dama.</translation>
    </message>
    <message>
        <source>The king and ace of spades count, too</source>
        <translation>El rey y el as de picas también cuentan</translation>
    </message>
    <message>
        <source>The king counts 10 and the ace 7.</source>
        <translation>El rey vale 10 y el as 7.</translation>
    </message>
    <message>
        <source>The kitty is taken at misère</source>
        <translation>En la misère se toma el pozo</translation>
    </message>
    <message>
        <source>The lowest bid can't be higher than the points in the deck.</source>
        <translation>La puja más baja no puede ser mayor que los puntos de la baraja.</translation>
    </message>
    <message>
        <source>The lowest club leads</source>
        <translation>Sale el trébol más bajo</translation>
    </message>
    <message>
        <source>The lowest club must be led to the first trick.</source>
        <translation>Se debe salir a la primera baza con el trébol más bajo.</translation>
    </message>
    <message>
        <source>The match also ends at</source>
        <translation>La partida también termina a</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partida termina</translation>
    </message>
    <message>
        <source>The match ends at</source>
        <translation>La partida termina a</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The match isn't over.</source>
        <translation>La partida no ha terminado.</translation>
    </message>
    <message>
        <source>The option “{option}” can't be {value}.</source>
        <translation>La opción «{option}» no puede ser {value}.</translation>
    </message>
    <message>
        <source>The points of this result don't follow from its cards.</source>
        <translation>Los puntos de este resultado no salen de las cartas jugadas.</translation>
    </message>
    <message>
        <source>The queen and the nine of trumps are the highest cards. If everyone follows suit, a two wins.</source>
        <translation>La dama y el nueve de triunfo son las cartas más altas. Si todos asisten, gana un dos.</translation>
    </message>
    <message>
        <source>The queen is the highest trump, then the nine.</source>
        <translation>La dama es el triunfo más alto, luego el nueve.</translation>
    </message>
    <message>
        <source>The queen of spades counts</source>
        <translation>La dama de picas vale</translation>
    </message>
    <message>
        <source>The record names {named} seats, but {seats} are playing.</source>
        <translation>El registro nombra {named} asientos, pero juegan {seats}.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>El texto está vacío.</translation>
    </message>
    <message>
        <source>The top card of the centre is face up</source>
        <translation>La carta de arriba del centro está a la vista</translation>
    </message>
    <message>
        <source>The winner of a trick takes its points, and points are bad. Low cards are safe.</source>
        <translation>Quien gana la baza se lleva sus puntos, y los puntos son malos. Las cartas bajas son seguras.</translation>
    </message>
    <message>
        <source>The {game} rules have no version {version}.</source>
        <translation>Las reglas de {game} no tienen la versión {version}.</translation>
    </message>
    <message>
        <source>There are {most} of them already. Delete one first.</source>
        <translation>Ya hay {most}. Borra antes alguno.</translation>
    </message>
    <message>
        <source>There is a trump</source>
        <translation>Hay triunfo</translation>
    </message>
    <message>
        <source>There is no file “{name}”. Write its full path.</source>
        <translation>No hay ningún archivo «{name}». Escribe su ruta completa.</translation>
    </message>
    <message>
        <source>There is no game called “{word}”.</source>
        <translation>No hay ningún juego llamado «{word}».</translation>
    </message>
    <message>
        <source>There is no program “{name}”.</source>
        <translation>No hay ningún programa «{name}».</translation>
    </message>
    <message>
        <source>There is no such call.</source>
        <translation>No existe esa puja.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards, and only the joker ranks above the suits.</source>
        <translation>No hay triunfo: las jotas son cartas normales, y solo el comodín está por encima de los palos.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards, and only the jokers rank above the suits.</source>
        <translation>No hay triunfo: las jotas son cartas normales, y solo los comodines están por encima de los palos.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards. A joker beats every other card, or none if a player has to lose all tricks.</source>
        <translation>No hay triunfo: las jotas son cartas normales. Un comodín gana a cualquier otra carta, o a ninguna si alguien debe perder todas las bazas.</translation>
    </message>
    <message>
        <source>These house rules are damaged, or part of them is missing.</source>
        <translation>Estas reglas de la casa están dañadas o les falta una parte.</translation>
    </message>
    <message>
        <source>These house rules have no name.</source>
        <translation>Estas reglas de la casa no tienen nombre.</translation>
    </message>
    <message>
        <source>They count towards the bid.</source>
        <translation>Cuentan para la puja.</translation>
    </message>
    <message>
        <source>This challenge has been changed after it was made.</source>
        <translation>Este reto se cambió después de hacerlo.</translation>
    </message>
    <message>
        <source>This challenge is damaged, or was made by another version of Trickdesk.</source>
        <translation>Este reto está dañado o es de otra versión de Trickdesk.</translation>
    </message>
    <message>
        <source>This code has a mistake in it, or part of it is missing.</source>
        <translation>Hay un error en este código, o le falta una parte.</translation>
    </message>
    <message>
        <source>This code is for a game that Trickdesk doesn't know.</source>
        <translation>Este código es de un juego que Trickdesk no conoce.</translation>
    </message>
    <message>
        <source>This code was made by another version of Trickdesk.</source>
        <translation>Este código lo hizo otra versión de Trickdesk.</translation>
    </message>
    <message>
        <source>This deal isn't over yet.</source>
        <translation>Esta mano aún no ha terminado.</translation>
    </message>
    <message>
        <source>This file is damaged, or part of it is missing.</source>
        <translation>Este archivo está dañado o incompleto.</translation>
    </message>
    <message>
        <source>This is no challenge and no result.</source>
        <translation>Eso no es un reto ni un resultado.</translation>
    </message>
    <message>
        <source>This is no challenge, result or house rules of Trickdesk.</source>
        <translation>Esto no es un reto, un resultado ni unas reglas de la casa de Trickdesk.</translation>
    </message>
    <message>
        <source>This is the result of a challenge that you don't have. Open the challenge first.</source>
        <translation>Es el resultado de un reto que no tienes. Abre primero el reto.</translation>
    </message>
    <message>
        <source>This is too long for a challenge, a result or house rules.</source>
        <translation>Esto es demasiado largo para un reto, un resultado o unas reglas de la casa.</translation>
    </message>
    <message>
        <source>This is too long for a deal code.</source>
        <translation>Esto es demasiado largo para un código de mano.</translation>
    </message>
    <message>
        <source>This isn't a Trickdesk record.</source>
        <translation>Esto no es un registro de Trickdesk.</translation>
    </message>
    <message>
        <source>This isn't a challenge.</source>
        <translation>Esto no es un reto.</translation>
    </message>
    <message>
        <source>This isn't a deal of {game}: {reason}</source>
        <translation>Esto no es una mano de {game}: {reason}</translation>
    </message>
    <message>
        <source>This isn't a record: byte {place} is not UTF-8.</source>
        <translation>Esto no es un registro: el byte {place} no es UTF-8.</translation>
    </message>
    <message>
        <source>This isn't a record: it is larger than 1 MiB.</source>
        <translation>Esto no es un registro: ocupa más de 1 MiB.</translation>
    </message>
    <message>
        <source>This isn't a record: it is nested too deeply.</source>
        <translation>Esto no es un registro: está demasiado anidado.</translation>
    </message>
    <message>
        <source>This isn't a record: {error}.</source>
        <translation>Esto no es un registro: {error}.</translation>
    </message>
    <message>
        <source>This match is already open in another copy of Trickdesk.</source>
        <translation>Esta partida ya está abierta en otra copia de Trickdesk.</translation>
    </message>
    <message>
        <source>This match wasn't played for this challenge.</source>
        <translation>Esta partida no se jugó para este reto.</translation>
    </message>
    <message>
        <source>This puzzle is no longer available.</source>
        <translation>Este problema ya no está disponible.</translation>
    </message>
    <message>
        <source>This record has no deals.</source>
        <translation>Este registro no tiene manos.</translation>
    </message>
    <message>
        <source>This result breaks the rules in deal {number}, at decision {place}.</source>
        <translation>Este resultado incumple las reglas en la mano {number}, en la decisión {place}.</translation>
    </message>
    <message>
        <source>This result has been changed after it was made, or part of it is missing.</source>
        <translation>Este resultado se cambió después de hacerlo o está incompleto.</translation>
    </message>
    <message>
        <source>This result has more cards than the challenge.</source>
        <translation>Este resultado tiene más cartas que el reto.</translation>
    </message>
    <message>
        <source>This result is damaged, or was made by another version of Trickdesk.</source>
        <translation>Este resultado está dañado o es de otra versión de Trickdesk.</translation>
    </message>
    <message>
        <source>This result is for another challenge.</source>
        <translation>Este resultado es de otro reto.</translation>
    </message>
    <message>
        <source>This score already takes off points for a missed bid.</source>
        <translation>Esta puntuación ya resta puntos por una puja fallida.</translation>
    </message>
    <message>
        <source>This text is too long for a deal number.</source>
        <translation>Este texto es demasiado largo para el número de una mano.</translation>
    </message>
    <message>
        <source>This text is too long to be a deal.</source>
        <translation>Este texto es demasiado largo para ser una mano.</translation>
    </message>
    <message>
        <source>This was made by another version of Trickdesk.</source>
        <translation>Esto se hizo con otra versión de Trickdesk.</translation>
    </message>
    <message>
        <source>Those cards don't belong there.</source>
        <translation>Esas cartas no van ahí.</translation>
    </message>
    <message>
        <source>Three pairs: six players</source>
        <translation>Tres parejas: seis jugadores</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Throw from a suit that can't win any more. Keep cards in the suit that the others will lead.</source>
        <translation>Suelta cartas de un palo que ya no puede ganar. Guarda cartas del palo con el que saldrán los demás.</translation>
    </message>
    <message>
        <source>Throw the highest card of the suit in which you have the fewest low ones.</source>
        <translation>Suelta la carta más alta del palo en el que tienes menos bajas.</translation>
    </message>
    <message>
        <source>Throw the queen of spades first, then high hearts, then high cards of a short suit.</source>
        <translation>Suelta primero la dama de picas, luego corazones altos, luego cartas altas de un palo corto.</translation>
    </message>
    <message>
        <source>Throw your highest card whenever it doesn't win, so that it can't take a trick later.</source>
        <translation>Suelta tu carta más alta cuando no gane, para que no haga una baza más tarde.</translation>
    </message>
    <message>
        <source>Tocan</source>
        <translation>Tocan</translation>
    </message>
    <message>
        <source>Tournament nest</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Bazas por encima de la puja</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Bazas de un nulo fallado</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Trump is named</source>
        <translation>Se nombra el triunfo</translation>
    </message>
    <message>
        <source>Trumped with {card}, the highest of {trumps} trumps.</source>
        <translation>Fallada con {card}, el más alto de {trumps} triunfos.</translation>
    </message>
    <message>
        <source>Trumped with {card}.</source>
        <translation>Fallada con {card}.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Try to win tricks with many points in them.</source>
        <translation>Llévate las bazas con muchos puntos.</translation>
    </message>
    <message>
        <source>Twenty-Five</source>
        <translation>Veinticinco irlandés</translation>
    </message>
    <message>
        <source>Two or three players play each alone.</source>
        <translation>Con dos o tres jugadores, cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Two sides of three need six players.</source>
        <translation>Para dos bandos de tres hacen falta seis jugadores.</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>Reino Unido</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>Estados Unidos</translation>
    </message>
    <message>
        <source>United States and Canada</source>
        <translation>Estados Unidos y Canadá</translation>
    </message>
    <message>
        <source>United States, from 1904</source>
        <translation>Estados Unidos, desde 1904</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Reglas habituales</translation>
    </message>
    <message>
        <source>Value of the bids</source>
        <translation>Valor de las pujas</translation>
    </message>
    <message>
        <source>When everyone else has passed, the highest bidder may bid once more.</source>
        <translation>Cuando todos los demás han pasado, quien tiene la puja más alta puede pujar otra vez.</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Cuando todos pasan</translation>
    </message>
    <message>
        <source>When one player has taken all the hearts so far, keep a high heart and take a trick with it.</source>
        <translation>Si un jugador se ha llevado todos los corazones, guarda uno alto y gana una baza con él.</translation>
    </message>
    <message>
        <source>When one player has taken all the points so far, take a trick with points in it yourself.</source>
        <translation>Si un jugador se ha llevado todos los puntos hasta ahora, gana tú una baza con algún punto.</translation>
    </message>
    <message>
        <source>When the other side is winning, don't play a 5, 10 or 14 if you have another card.</source>
        <translation>Si va ganando el otro bando, no juegues un 5, un 10 ni un 14 si tienes otra carta.</translation>
    </message>
    <message>
        <source>When the other side is winning, play a card worth no points.</source>
        <translation>Si va ganando el otro bando, juega una carta sin puntos.</translation>
    </message>
    <message>
        <source>When you can't follow suit, throw the card that would take the most points later.</source>
        <translation>Si no puedes asistir al palo, suelta la carta que más puntos se llevaría después.</translation>
    </message>
    <message>
        <source>When you can't win the trick, throw a low card of another suit and keep your trumps.</source>
        <translation>Si no puedes ganar la baza, suelta una carta baja de otro palo y guarda tus triunfos.</translation>
    </message>
    <message>
        <source>When you can't win, play your lowest card. The high one may win a later trick.</source>
        <translation>Si no puedes ganar, juega tu carta más baja. La alta puede ganar otra baza.</translation>
    </message>
    <message>
        <source>When you have taken all the points so far, go on with cards that nobody can beat.</source>
        <translation>Si hasta ahora te has llevado todos los puntos, sigue con cartas que nadie pueda superar.</translation>
    </message>
    <message>
        <source>When you may play the joker at no trump.</source>
        <translation>Cuándo se puede jugar el comodín sin triunfo.</translation>
    </message>
    <message>
        <source>When you play last to a trick without points, take it with your highest card.</source>
        <translation>Si juegas en último lugar en una baza sin puntos, gánala con tu carta más alta.</translation>
    </message>
    <message>
        <source>When your bid is lost, spoil the others' bids: take tricks they need, or leave them one too many.</source>
        <translation>Si tu puja está perdida, estropea las de los demás: llévate las bazas que necesitan o déjales una de más.</translation>
    </message>
    <message>
        <source>When your partner runs a long suit, play your high card under theirs, so that they can go on.</source>
        <translation>Cuando tu compañero juega su palo largo, echa tu carta alta debajo de la suya, para que pueda seguir.</translation>
    </message>
    <message>
        <source>When your partner's card is safe, add a card worth points to the trick.</source>
        <translation>Cuando la carta de tu compañero sea segura, echa a la baza una carta con puntos.</translation>
    </message>
    <message>
        <source>When your partner's card is safe, play a 10, a 14 or a 5 on the trick.</source>
        <translation>Cuando la carta de tu compañero sea segura, echa un 10, un 14 o un 5 a la baza.</translation>
    </message>
    <message>
        <source>When your side declares, lead trumps until the others have none. Then your high cards are safe.</source>
        <translation>Si declara tu bando, sal con triunfo hasta que a los demás no les quede ninguno. Así tus otras cartas altas están seguras.</translation>
    </message>
    <message>
        <source>While you have trumps, lead your only card of a suit early. You can trump that suit next time.</source>
        <translation>Mientras tengas triunfos, sal pronto con tu única carta de un palo. La próxima vez podrás fallarlo.</translation>
    </message>
    <message>
        <source>While you have trumps, throw your last card of a short suit.</source>
        <translation>Mientras tengas triunfos, suelta tu última carta de un palo corto.</translation>
    </message>
    <message>
        <source>While you need tricks, take every one you can, with the highest card that you won't need later.</source>
        <translation>Mientras te falten bazas, gana todas las que puedas, con la carta más alta que no te haga falta después.</translation>
    </message>
    <message>
        <source>Who decides which cards are discarded.</source>
        <translation>Quién decide qué cartas se descartan.</translation>
    </message>
    <message>
        <source>Who leads first against a player who is alone.</source>
        <translation>Quién sale primero contra quien juega sin compañero.</translation>
    </message>
    <message>
        <source>Who may go on bidding after the dealer holds.</source>
        <translation>Quién puede seguir pujando después de que el repartidor mantenga.</translation>
    </message>
    <message>
        <source>Who wins when both sides reach 500 in one deal.</source>
        <translation>Quién gana cuando los dos bandos llegan a 500 en una misma mano.</translation>
    </message>
    <message>
        <source>Win three of five tricks with your partner, or dare it alone.</source>
        <translation>Haz tres de cinco bazas con tu compañero, o atrévete a solas.</translation>
    </message>
    <message>
        <source>Win with the lowest card that will do, above all when you play last.</source>
        <translation>Gana con la carta más baja que baste, sobre todo si juegas en último lugar.</translation>
    </message>
    <message>
        <source>With 100 points or more, you must call at least 20.</source>
        <translation>Con 100 puntos o más, debes pujar al menos 20.</translation>
    </message>
    <message>
        <source>With few cards in a side suit you can trump it soon.</source>
        <translation>Con pocas cartas de otro palo podrás fallarlo pronto con triunfo.</translation>
    </message>
    <message>
        <source>With low cards in every suit, consider bidding to lose every trick.</source>
        <translation>Con cartas bajas en todos los palos, plantéate pujar misère.</translation>
    </message>
    <message>
        <source>With nothing better to do, lead your longest suit. Its low cards win in the end.</source>
        <translation>Si no hay nada mejor, sal con tu palo más largo. Sus cartas bajas ganan al final.</translation>
    </message>
    <message>
        <source>With three players, thirteen cards are set aside, unseen.</source>
        <translation>Con tres jugadores se apartan trece cartas sin verlas.</translation>
    </message>
    <message>
        <source>With {players} players, nobody can bid {lowest} tricks.</source>
        <translation>Con {players} jugadores nadie puede pujar {lowest} bazas.</translation>
    </message>
    <message>
        <source>Words must be separated by exactly one space.</source>
        <translation>Las palabras deben ir separadas por exactamente un espacio.</translation>
    </message>
    <message>
        <source>You bid blind when you should look, or look when only a blind bid can help.</source>
        <translation>Pujas a ciegas cuando deberías mirar, o miras cuando solo puede ayudar una puja a ciegas.</translation>
    </message>
    <message>
        <source>You bid less than your cards are worth.</source>
        <translation>Pujas menos de lo que valen tus cartas.</translation>
    </message>
    <message>
        <source>You bid more than your cards will take.</source>
        <translation>Pujas más de lo que dan tus cartas.</translation>
    </message>
    <message>
        <source>You bid over your partner when you should let them play.</source>
        <translation>Pujas por encima de tu compañero cuando deberías dejarle jugar.</translation>
    </message>
    <message>
        <source>You bid the wrong suit.</source>
        <translation>Pujas el palo equivocado.</translation>
    </message>
    <message>
        <source>You bid to lose every trick with hands that would take one.</source>
        <translation>Pujas misère con manos que harán una baza.</translation>
    </message>
    <message>
        <source>You bid too few tricks.</source>
        <translation>Pujas demasiado pocas bazas.</translation>
    </message>
    <message>
        <source>You bid too many tricks.</source>
        <translation>Pujas demasiadas bazas.</translation>
    </message>
    <message>
        <source>You bid with hands that are worth a pass.</source>
        <translation>Pujas con manos que piden pasar.</translation>
    </message>
    <message>
        <source>You can check only your partner's bid, and only while an opponent is still bidding.</source>
        <translation>Solo puedes dejar la puja de tu compañero mientras un rival siga en la subasta.</translation>
    </message>
    <message>
        <source>You can't discard that card.</source>
        <translation>No puedes descartar esa carta.</translation>
    </message>
    <message>
        <source>You can't go on the kitty.</source>
        <translation>No puedes ir al pozo.</translation>
    </message>
    <message>
        <source>You can't lead hearts before a heart or the queen of spades has been played.</source>
        <translation>No puedes salir con corazones hasta que haya caído un corazón o la dama de picas.</translation>
    </message>
    <message>
        <source>You can't lead hearts before somebody has thrown one.</source>
        <translation>No puedes salir con corazones hasta que alguien haya tirado uno.</translation>
    </message>
    <message>
        <source>You can't lead spades before somebody has played one.</source>
        <translation>No se puede salir a picas antes de que alguien haya jugado una.</translation>
    </message>
    <message>
        <source>You can't lead the joker as that suit.</source>
        <translation>No puedes salir con el comodín como ese palo.</translation>
    </message>
    <message>
        <source>You can't pass here.</source>
        <translation>Aquí no puedes pasar.</translation>
    </message>
    <message>
        <source>You can't play a spade on the first trick.</source>
        <translation>No puedes jugar una pica en la primera baza.</translation>
    </message>
    <message>
        <source>You can't play the joker now.</source>
        <translation>Ahora no puedes jugar el comodín.</translation>
    </message>
    <message>
        <source>You can't throw a card with points on the first trick.</source>
        <translation>No puedes tirar una carta con puntos en la primera baza.</translation>
    </message>
    <message>
        <source>You can't throw hearts on the first trick.</source>
        <translation>No puedes tirar corazones en la primera baza.</translation>
    </message>
    <message>
        <source>You can't throw hearts or the queen of spades on the first trick.</source>
        <translation>No puedes tirar corazones ni la dama de picas en la primera baza.</translation>
    </message>
    <message>
        <source>You choose the wrong partners.</source>
        <translation>Eliges mal a tus compañeros.</translation>
    </message>
    <message>
        <source>You defend alone when you need your partner, or together when you don't.</source>
        <translation>Defiendes solo cuando necesitas a tu compañero, o con él cuando no lo necesitas.</translation>
    </message>
    <message>
        <source>You discard cards that count points.</source>
        <translation>Descartas cartas que valen puntos.</translation>
    </message>
    <message>
        <source>You discard cards that would win tricks.</source>
        <translation>Descartas cartas que ganarían bazas.</translation>
    </message>
    <message>
        <source>You discard trumps.</source>
        <translation>Descartas triunfos.</translation>
    </message>
    <message>
        <source>You don't draw trumps.</source>
        <translation>No arrastras los triunfos.</translation>
    </message>
    <message>
        <source>You don't have that card.</source>
        <translation>No tienes esa carta.</translation>
    </message>
    <message>
        <source>You don't have to play the five or jack of trumps or the ace of hearts on a lower trump.</source>
        <translation>No es obligatorio jugar el cinco y la jota de triunfo ni el as de corazones sobre un triunfo menor.</translation>
    </message>
    <message>
        <source>You don't lead from a short suit while you can trump.</source>
        <translation>No sales con un palo corto, aunque luego podrías fallarlo.</translation>
    </message>
    <message>
        <source>You don't lead trumps against a declarer who needs to trump.</source>
        <translation>No sales con triunfo contra un declarante que necesita fallar.</translation>
    </message>
    <message>
        <source>You don't lead your partner's suit.</source>
        <translation>No sales con el palo de tu compañero.</translation>
    </message>
    <message>
        <source>You don't take your sure tricks in time.</source>
        <translation>No haces a tiempo tus bazas seguras.</translation>
    </message>
    <message>
        <source>You don't trump when you could.</source>
        <translation>No fallas cuando podrías.</translation>
    </message>
    <message>
        <source>You give points to the other side.</source>
        <translation>Das puntos al otro bando.</translation>
    </message>
    <message>
        <source>You give the points to the wrong players.</source>
        <translation>Das los puntos a los jugadores equivocados.</translation>
    </message>
    <message>
        <source>You help a declarer who wants no tricks.</source>
        <translation>Ayudas a un declarante que no quiere bazas.</translation>
    </message>
    <message>
        <source>You hold points back when your partner wins the trick.</source>
        <translation>Te guardas puntos cuando tu compañero gana la baza.</translation>
    </message>
    <message>
        <source>You keep dangerous cards when you pass cards.</source>
        <translation>Guardas cartas peligrosas cuando pasas cartas.</translation>
    </message>
    <message>
        <source>You keep high cards that only stand in the way.</source>
        <translation>Guardas cartas altas que solo estorban.</translation>
    </message>
    <message>
        <source>You keep high cards that take too many tricks.</source>
        <translation>Guardas cartas altas que hacen demasiadas bazas.</translation>
    </message>
    <message>
        <source>You keep high cards that win nothing, and discard useful ones.</source>
        <translation>Guardas cartas altas que no ganan nada y descartas cartas útiles.</translation>
    </message>
    <message>
        <source>You keep high cards when you have to lose all tricks.</source>
        <translation>Guardas cartas altas cuando tienes que perder todas las bazas.</translation>
    </message>
    <message>
        <source>You keep short suits when you could get rid of them.</source>
        <translation>Guardas palos cortos de los que podrías librarte.</translation>
    </message>
    <message>
        <source>You keep single cards when you could throw them and trump later.</source>
        <translation>Guardas la última carta de un palo cuando podrías soltarla y fallar después.</translation>
    </message>
    <message>
        <source>You lead a high card when a lower one of the suit is better.</source>
        <translation>Sales con una carta alta cuando es mejor una más baja del palo.</translation>
    </message>
    <message>
        <source>You lead a low card when you hold a high one of the suit.</source>
        <translation>Sales con una carta baja cuando tienes una alta del palo.</translation>
    </message>
    <message>
        <source>You lead away from high cards that aren't the highest.</source>
        <translation>Sales de palos en los que tienes cartas altas, pero no la más alta.</translation>
    </message>
    <message>
        <source>You lead high cards that take the trick.</source>
        <translation>Sales con cartas altas que se llevan la baza.</translation>
    </message>
    <message>
        <source>You lead short or weak suits instead of your long one.</source>
        <translation>Sales con palos cortos o flojos en lugar del largo.</translation>
    </message>
    <message>
        <source>You lead suits that an opponent can trump.</source>
        <translation>Sales con palos que un contrario puede fallar.</translation>
    </message>
    <message>
        <source>You lead suits that bring points back to you.</source>
        <translation>Sales con palos en los que los puntos acaban en tus bazas.</translation>
    </message>
    <message>
        <source>You lead trumps and do the declarer's work for them.</source>
        <translation>Sales con triunfo y le haces el trabajo al declarante.</translation>
    </message>
    <message>
        <source>You lead trumps when another lead is better.</source>
        <translation>Sales con triunfo cuando es mejor otra salida.</translation>
    </message>
    <message>
        <source>You lead your low cards too soon.</source>
        <translation>Sales demasiado pronto con tus cartas bajas.</translation>
    </message>
    <message>
        <source>You lead your winners too soon.</source>
        <translation>Sales demasiado pronto con tus cartas ganadoras.</translation>
    </message>
    <message>
        <source>You leave the card turned up when you should take it.</source>
        <translation>Dejas la muestra cuando deberías tomarla.</translation>
    </message>
    <message>
        <source>You leave tricks that you could take.</source>
        <translation>Dejas bazas que podrías hacer.</translation>
    </message>
    <message>
        <source>You let a trick go that you needed.</source>
        <translation>Dejas pasar una baza que necesitabas.</translation>
    </message>
    <message>
        <source>You let somebody take all the points.</source>
        <translation>Dejas que alguien se lleve todos los puntos.</translation>
    </message>
    <message>
        <source>You may play the Bird at any time, even if you could follow. Try to win tricks with many points in them.</source>
        <translation>Puedes jugar el Pájaro en cualquier momento, aunque puedas asistir. Llévate las bazas con muchos puntos.</translation>
    </message>
    <message>
        <source>You miss hands that could lose every trick.</source>
        <translation>No ves las manos que valen para una misère.</translation>
    </message>
    <message>
        <source>You miss the chance to empty a suit when you pass cards.</source>
        <translation>Pierdes la ocasión de vaciar un palo cuando pasas cartas.</translation>
    </message>
    <message>
        <source>You must follow the suit led.</source>
        <translation>Tienes que asistir al palo de salida.</translation>
    </message>
    <message>
        <source>You name the wrong trump.</source>
        <translation>Nombras el triunfo equivocado.</translation>
    </message>
    <message>
        <source>You need three tricks of your own. Three sure trumps are usually enough.</source>
        <translation>Necesitas tres bazas propias. Tres triunfos seguros suelen bastar.</translation>
    </message>
    <message>
        <source>You pass high cards that you should keep.</source>
        <translation>Pasas cartas altas que deberías guardar.</translation>
    </message>
    <message>
        <source>You pass low cards that you need.</source>
        <translation>Pasas cartas bajas que te hacen falta.</translation>
    </message>
    <message>
        <source>You pass with hands that are worth a bid.</source>
        <translation>Pasas con manos que valen una puja.</translation>
    </message>
    <message>
        <source>You play low cards when a higher one would cost no more.</source>
        <translation>Juegas cartas bajas cuando una más alta no costaría más.</translation>
    </message>
    <message>
        <source>You play low when you could take a trick without points.</source>
        <translation>Te quedas debajo cuando podrías ganar una baza sin puntos.</translation>
    </message>
    <message>
        <source>You score only if you take exactly as many tricks as you say.</source>
        <translation>Solo puntúas si haces exactamente las bazas que dices.</translation>
    </message>
    <message>
        <source>You stop thinking once your bid is lost.</source>
        <translation>Dejas de pensar en cuanto tu puja está perdida.</translation>
    </message>
    <message>
        <source>You stop when you could take all the points.</source>
        <translation>Te detienes cuando podrías llevarte todos los puntos.</translation>
    </message>
    <message>
        <source>You swap low cards that you should keep, or keep some that you should swap.</source>
        <translation>Cambias cartas bajas que deberías conservar, o conservas otras que deberías cambiar.</translation>
    </message>
    <message>
        <source>You take a trick when you have to lose them all.</source>
        <translation>Haces una baza cuando tienes que perderlas todas.</translation>
    </message>
    <message>
        <source>You take one trick too many.</source>
        <translation>Haces una baza de más.</translation>
    </message>
    <message>
        <source>You take the card turned up when you should leave it.</source>
        <translation>Tomas la muestra cuando deberías dejarla.</translation>
    </message>
    <message>
        <source>You take the tricks you need with the wrong cards.</source>
        <translation>Haces las bazas que necesitas con las cartas equivocadas.</translation>
    </message>
    <message>
        <source>You take tricks that you could leave.</source>
        <translation>Ganas bazas que podrías dejar.</translation>
    </message>
    <message>
        <source>You take tricks that you should leave to others.</source>
        <translation>Ganas bazas que deberías dejar a otros.</translation>
    </message>
    <message>
        <source>You take tricks that your partner was winning.</source>
        <translation>Ganas bazas que ya ganaba tu compañero.</translation>
    </message>
    <message>
        <source>You throw away cards that would win later.</source>
        <translation>Sueltas cartas que ganarían más tarde.</translation>
    </message>
    <message>
        <source>You throw cards of the wrong suit.</source>
        <translation>Sueltas cartas del palo equivocado.</translation>
    </message>
    <message>
        <source>You throw harmless cards and keep dangerous ones.</source>
        <translation>Sueltas cartas inofensivas y guardas las peligrosas.</translation>
    </message>
    <message>
        <source>You throw high cards that you still need.</source>
        <translation>Sueltas cartas altas que aún te hacen falta.</translation>
    </message>
    <message>
        <source>You throw the low card that guards a high one.</source>
        <translation>Sueltas la carta baja que protege a una alta.</translation>
    </message>
    <message>
        <source>You throw trumps on tricks that they don't win.</source>
        <translation>Sueltas triunfos en bazas que no ganan.</translation>
    </message>
    <message>
        <source>You trump tricks that aren't worth a trump.</source>
        <translation>Fallas bazas que no valen un triunfo.</translation>
    </message>
    <message>
        <source>You try to win with a card that is too low.</source>
        <translation>Intentas ganar con una carta demasiado baja.</translation>
    </message>
    <message>
        <source>You waste high cards on tricks that you don't win.</source>
        <translation>Malgastas cartas altas en bazas que no ganas.</translation>
    </message>
    <message>
        <source>You win tricks with a higher card than you need.</source>
        <translation>Ganas bazas con una carta más alta de lo necesario.</translation>
    </message>
    <message>
        <source>Your current rules for {game} don't allow this deal: {reason}</source>
        <translation>Tus reglas actuales de {game} no permiten esta mano: {reason}</translation>
    </message>
    <message>
        <source>Zero bids score 5</source>
        <translation>Pujar cero vale 5</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a very large number</source>
        <translation>un número muy grande</translation>
    </message>
    <message>
        <source>above 10 hearts</source>
        <translation>por encima de 10 corazones</translation>
    </message>
    <message>
        <source>above the king</source>
        <translation>por encima del rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>after discarding</source>
        <translation>después de descartar</translation>
    </message>
    <message>
        <source>after taking the centre, before discarding</source>
        <translation>después de tomar el centro, antes de descartar</translation>
    </message>
    <message>
        <source>all cards but trumps</source>
        <translation>todo menos los triunfos</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>las ocho</translation>
    </message>
    <message>
        <source>all hearts</source>
        <translation>todos los corazones</translation>
    </message>
    <message>
        <source>all hearts and the queen of spades</source>
        <translation>todos los corazones y la dama de picas</translation>
    </message>
    <message>
        <source>all of them win</source>
        <translation>ganan todos</translation>
    </message>
    <message>
        <source>all the cards with points</source>
        <translation>todas las cartas con puntos</translation>
    </message>
    <message>
        <source>all the points for everyone else</source>
        <translation>todos los puntos para los demás</translation>
    </message>
    <message>
        <source>all the points off your own score</source>
        <translation>todos los puntos menos en el tanteo propio</translation>
    </message>
    <message>
        <source>always across</source>
        <translation>siempre al de enfrente</translation>
    </message>
    <message>
        <source>always clubs</source>
        <translation>siempre tréboles</translation>
    </message>
    <message>
        <source>always diamonds</source>
        <translation>siempre diamantes</translation>
    </message>
    <message>
        <source>always hearts</source>
        <translation>siempre corazones</translation>
    </message>
    <message>
        <source>always spades</source>
        <translation>siempre picas</translation>
    </message>
    <message>
        <source>always to the left</source>
        <translation>siempre a la izquierda</translation>
    </message>
    <message>
        <source>always to the right</source>
        <translation>siempre a la derecha</translation>
    </message>
    <message>
        <source>always to the second on the left</source>
        <translation>siempre al segundo por la izquierda</translation>
    </message>
    <message>
        <source>always to the second on the right</source>
        <translation>siempre al segundo por la derecha</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>another deal</source>
        <translation>otra mano</translation>
    </message>
    <message>
        <source>another player took all the points</source>
        <translation>otro jugador se llevó todos los puntos</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>cualquier palo</translation>
    </message>
    <message>
        <source>are bags</source>
        <translation>son bolsas</translation>
    </message>
    <message>
        <source>as a card of a suit (tournament)</source>
        <translation>como carta de un palo (torneo)</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>en cualquier momento</translation>
    </message>
    <message>
        <source>at any time, even if you could follow</source>
        <translation>en cualquier momento, aunque se pueda asistir</translation>
    </message>
    <message>
        <source>at or over the target</source>
        <translation>en la meta o por encima</translation>
    </message>
    <message>
        <source>bagged</source>
        <translation>repartidor obligado</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>bolsas</translation>
    </message>
    <message>
        <source>bags: {bags}</source>
        <translation>bolsas: {bags}</translation>
    </message>
    <message>
        <source>bags: {bags}, so far {all}</source>
        <translation>bolsas: {bags}, hasta ahora {all}</translation>
    </message>
    <message>
        <source>before taking the centre</source>
        <translation>antes de tomar el centro</translation>
    </message>
    <message>
        <source>below 10 hearts</source>
        <translation>por debajo de 10 corazones</translation>
    </message>
    <message>
        <source>below 8 spades</source>
        <translation>por debajo de 8 picas</translation>
    </message>
    <message>
        <source>between the 10 and the 11 of trumps</source>
        <translation>entre el 10 y el 11 de triunfos</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}</source>
        <translation>pujó {bid} e hizo {tricks}</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: exact</source>
        <translation>pujó {bid} e hizo {tricks}: exacto</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>comodín grande</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>blind nil failed: {tricks}</source>
        <translation>nulo a ciegas fallado, bazas: {tricks}</translation>
    </message>
    <message>
        <source>blind nil made</source>
        <translation>nulo a ciegas conseguido</translation>
    </message>
    <message>
        <source>bottoms</source>
        <translation>bottoms</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>abiertos</translation>
    </message>
    <message>
        <source>by its value</source>
        <translation>por su valor</translation>
    </message>
    <message>
        <source>can be bid</source>
        <translation>se puede pujar</translation>
    </message>
    <message>
        <source>can win the auction</source>
        <translation>pueden ganar la subasta</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>color</translation>
    </message>
    <message>
        <source>cost 1 point each</source>
        <translation>cuestan 1 punto cada una</translation>
    </message>
    <message>
        <source>costs 30</source>
        <translation>cuesta 30</translation>
    </message>
    <message>
        <source>costs 60</source>
        <translation>cuesta 60</translation>
    </message>
    <message>
        <source>count for the partner's bid</source>
        <translation>cuentan para la puja del compañero</translation>
    </message>
    <message>
        <source>count nothing</source>
        <translation>no cuentan nada</translation>
    </message>
    <message>
        <source>cut-throat</source>
        <translation>cada uno por su cuenta</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>down to one card</source>
        <translation>hasta bajar a una carta</translation>
    </message>
    <message>
        <source>down to one card and up again</source>
        <translation>hasta bajar a una carta y volver a subir</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>cada uno por su cuenta</translation>
    </message>
    <message>
        <source>each player chooses</source>
        <translation>elige cada jugador</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>everyone alone</source>
        <translation>cada uno por su cuenta</translation>
    </message>
    <message>
        <source>everyone plays alone</source>
        <translation>cada cual por su cuenta</translation>
    </message>
    <message>
        <source>everyone who has not passed</source>
        <translation>todos los que no han pasado</translation>
    </message>
    <message>
        <source>exact bid: 10 plus 1 for each trick</source>
        <translation>puja exacta: 10 y 1 por cada baza</translation>
    </message>
    <message>
        <source>exact bid: 10 plus the square of the bid</source>
        <translation>puja exacta: 10 y el cuadrado de la puja</translation>
    </message>
    <message>
        <source>exact: 10 plus tricks; else minus the difference</source>
        <translation>puja exacta: 10 y 1 por cada baza; si no, menos la diferencia</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>for a side at least 100 points behind</source>
        <translation>para un bando que va al menos 100 puntos por detrás</translation>
    </message>
    <message>
        <source>for everyone</source>
        <translation>para todos</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>para nadie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>from one card up and down again</source>
        <translation>de una carta hacia arriba y otra vez abajo</translation>
    </message>
    <message>
        <source>go to the declarer's side</source>
        <translation>van al bando del declarante</translation>
    </message>
    <message>
        <source>go with the last trick</source>
        <translation>van con la última baza</translation>
    </message>
    <message>
        <source>going under</source>
        <translation>going under</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>hearts: {hearts}</source>
        <translation>corazones: {hearts}</translation>
    </message>
    <message>
        <source>hearts: {hearts}, and the jack of diamonds</source>
        <translation>corazones: {hearts}, y la jota de diamantes</translation>
    </message>
    <message>
        <source>hearts: {hearts}, and the queen of spades</source>
        <translation>corazones: {hearts}, y la dama de picas</translation>
    </message>
    <message>
        <source>hearts: {hearts}, the queen of spades and the jack of diamonds</source>
        <translation>corazones: {hearts}, la dama de picas y la jota de diamantes</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>high and low joker</source>
        <translation>comodín alto y bajo</translation>
    </message>
    <message>
        <source>individual</source>
        <translation>individual</translation>
    </message>
    <message>
        <source>inkle</source>
        <translation>seña</translation>
    </message>
    <message>
        <source>its number; jack 11, queen 12, king 13, ace 14</source>
        <translation>su número; jota 11, dama 12, rey 13, as 14</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>jjdd</source>
        <translation>jjdd</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>pozo</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>el de la izquierda del repartidor</translation>
    </message>
    <message>
        <source>left of the declarer</source>
        <translation>el de la izquierda del declarante</translation>
    </message>
    <message>
        <source>left, right, across, not at all</source>
        <translation>izquierda, derecha, enfrente, ninguno</translation>
    </message>
    <message>
        <source>like any other trump</source>
        <translation>como cualquier otro triunfo</translation>
    </message>
    <message>
        <source>loner</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bajo</translation>
    </message>
    <message>
        <source>low in diamonds, below the jack in black</source>
        <translation>bajo en diamantes, tras la jota en los negros</translation>
    </message>
    <message>
        <source>must call at least 20</source>
        <translation>debe pujar al menos 20</translation>
    </message>
    <message>
        <source>named by the highest bidder</source>
        <translation>lo nombra quien más puja</translation>
    </message>
    <message>
        <source>nest</source>
        <translation>nido</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>nil failed: {tricks}</source>
        <translation>nulo fallado, bazas: {tricks}</translation>
    </message>
    <message>
        <source>nil made</source>
        <translation>nulo conseguido</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>no other total</source>
        <translation>ningún otro total</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>sin penalización</translation>
    </message>
    <message>
        <source>no special rule</source>
        <translation>sin regla especial</translation>
    </message>
    <message>
        <source>no, always follow</source>
        <translation>no, siempre asistir</translation>
    </message>
    <message>
        <source>none of the points it took</source>
        <translation>ninguno de los puntos que hizo</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>no se permiten</translation>
    </message>
    <message>
        <source>not broken yet</source>
        <translation>aún sin abrir</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>no se juega</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing: everyone bids at least one</source>
        <translation>nada: todos pujan al menos una baza</translation>
    </message>
    <message>
        <source>omnibus</source>
        <translation>ómnibus</translation>
    </message>
    <message>
        <source>on the green</source>
        <translation>on the green</translation>
    </message>
    <message>
        <source>once a heart has been played</source>
        <translation>en cuanto se ha jugado un corazón</translation>
    </message>
    <message>
        <source>once a heart or the queen has been played</source>
        <translation>en cuanto se ha jugado un corazón o la dama</translation>
    </message>
    <message>
        <source>once a spade has been played</source>
        <translation>en cuanto se ha jugado una pica</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>one call each</source>
        <translation>una voz cada uno</translation>
    </message>
    <message>
        <source>one per player in each deal</source>
        <translation>una vez por jugador y mano</translation>
    </message>
    <message>
        <source>one per side in each deal</source>
        <translation>una vez por bando y mano</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>only a suit you may still hold</source>
        <translation>solo un palo que aún puedas tener</translation>
    </message>
    <message>
        <source>only if needed</source>
        <translation>solo si hace falta</translation>
    </message>
    <message>
        <source>only if needed, and only trumps</source>
        <translation>solo si hace falta, y entonces triunfos</translation>
    </message>
    <message>
        <source>only show a suit (inkle)</source>
        <translation>solo muestran un palo (seña)</translation>
    </message>
    <message>
        <source>only the dealer and the player whose call was held</source>
        <translation>solo el repartidor y el jugador cuya puja se mantuvo</translation>
    </message>
    <message>
        <source>only when void</source>
        <translation>solo sin cartas del palo</translation>
    </message>
    <message>
        <source>over a bid of seven</source>
        <translation>sobre una puja de siete</translation>
    </message>
    <message>
        <source>over the target</source>
        <translation>por encima de la meta</translation>
    </message>
    <message>
        <source>partners face each other</source>
        <translation>los compañeros se sientan uno frente al otro</translation>
    </message>
    <message>
        <source>points in hearts: {hearts}, in spades: {spades}</source>
        <translation>puntos en corazones: {hearts}, en picas: {spades}</translation>
    </message>
    <message>
        <source>points in hearts: {hearts}, in spades: {spades}, and the jack of diamonds</source>
        <translation>puntos en corazones: {hearts}, en picas: {spades}, y la jota de diamantes</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>rob</source>
        <translation>llevarse la muestra</translation>
    </message>
    <message>
        <source>score for nobody</source>
        <translation>no puntúan para nadie</translation>
    </message>
    <message>
        <source>scores nothing when others make their bid</source>
        <translation>no suma nada cuando otros cumplen su puja</translation>
    </message>
    <message>
        <source>screw the dealer</source>
        <translation>screw the dealer</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>apartadas</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>seven is twice six, eight three times six (1904)</source>
        <translation>siete vale dos veces seis, ocho tres veces (1904)</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>seis jugadores</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs, none in turn</source>
        <translation>por turno picas, corazones, diamantes, tréboles, sin triunfo</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>palo</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>ten bags</source>
        <translation>diez bolsas</translation>
    </message>
    <message>
        <source>ten; six players eight, seven seven, eight six</source>
        <translation>diez; ocho con 6 jugadores, siete con 7, seis con 8</translation>
    </message>
    <message>
        <source>the Bird</source>
        <translation>el Pájaro</translation>
    </message>
    <message>
        <source>the Red One</source>
        <translation>el Uno Rojo</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>el as</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>el as de picas</translation>
    </message>
    <message>
        <source>the dealer may pass too; then the next one deals</source>
        <translation>el repartidor también puede pasar, y reparte el siguiente</translation>
    </message>
    <message>
        <source>the dealer must bid</source>
        <translation>el repartidor tiene que pujar</translation>
    </message>
    <message>
        <source>the dealer takes the centre at the lowest bid</source>
        <translation>el repartidor toma el centro por la puja mínima</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>el declarante</translation>
    </message>
    <message>
        <source>the declarer picks partners</source>
        <translation>el declarante elige compañeros</translation>
    </message>
    <message>
        <source>the declarer's side</source>
        <translation>el bando del declarante</translation>
    </message>
    <message>
        <source>the declarer's side wins</source>
        <translation>gana el bando del declarante</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>el ocho</translation>
    </message>
    <message>
        <source>the eleven</source>
        <translation>el once</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>el cinco</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>el cuatro</translation>
    </message>
    <message>
        <source>the higher total</source>
        <translation>el total más alto</translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation>gana el total más alto</translation>
    </message>
    <message>
        <source>the highest card</source>
        <translation>la carta más alta</translation>
    </message>
    <message>
        <source>the highest trump, but for the Red One</source>
        <translation>el triunfo más alto, salvo el Uno Rojo</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>la jota</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>el comodín</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>el rey</translation>
    </message>
    <message>
        <source>the low joker</source>
        <translation>el comodín menor</translation>
    </message>
    <message>
        <source>the lowest card</source>
        <translation>la carta más baja</translation>
    </message>
    <message>
        <source>the lowest club is led, and no spade may be played</source>
        <translation>se sale con el trébol más bajo, y no se pueden jugar picas</translation>
    </message>
    <message>
        <source>the lowest trump</source>
        <translation>el triunfo más bajo</translation>
    </message>
    <message>
        <source>the next dealer deals</source>
        <translation>reparte el siguiente</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>el nueve</translation>
    </message>
    <message>
        <source>the player left of the dealer</source>
        <translation>el jugador a la izquierda del repartidor</translation>
    </message>
    <message>
        <source>the player left of the declarer</source>
        <translation>el jugador a la izquierda del declarante</translation>
    </message>
    <message>
        <source>the player to the left of the dealer leads any card but a spade</source>
        <translation>el jugador a la izquierda del repartidor sale con lo que quiera, menos picas</translation>
    </message>
    <message>
        <source>the player who shot it chooses</source>
        <translation>elige quien se los lleva</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dama</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>reparte otra vez el mismo</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>el siete</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>el seis</translation>
    </message>
    <message>
        <source>the suit of the card turned up</source>
        <translation>el palo de la carta descubierta</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>el diez</translation>
    </message>
    <message>
        <source>the thirteen</source>
        <translation>el trece</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>el tres</translation>
    </message>
    <message>
        <source>the twelve</source>
        <translation>el doce</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>el dos</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>trece</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>three nines and tens</source>
        <translation>tres nueves y dieces</translation>
    </message>
    <message>
        <source>three nines or three tens</source>
        <translation>tres nueves o tres dieces</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>tres jugadores</translation>
    </message>
    <message>
        <source>three sides of two</source>
        <translation>tres bandos de dos</translation>
    </message>
    <message>
        <source>to everyone in turn, then not at all</source>
        <translation>a todos por turno, luego a nadie</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>torneo</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>triunfos</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doce</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>two jokers, the two of diamonds, the two of spades</source>
        <translation>dos comodines, el dos de diamantes, el dos de picas</translation>
    </message>
    <message>
        <source>two jokers, then the ace of spades</source>
        <translation>dos comodines, luego el as de picas</translation>
    </message>
    <message>
        <source>two sides of three</source>
        <translation>dos bandos de tres</translation>
    </message>
    <message>
        <source>under the table</source>
        <translation>under the table</translation>
    </message>
    <message>
        <source>until all but one have passed</source>
        <translation>hasta que todos menos uno pasan</translation>
    </message>
    <message>
        <source>until someone has enough points</source>
        <translation>hasta que alguien tenga puntos suficientes</translation>
    </message>
    <message>
        <source>wins only by making a call</source>
        <translation>solo gana si cumple una puja</translation>
    </message>
    <message>
        <source>with trump</source>
        <translation>con triunfo</translation>
    </message>
    <message>
        <source>without 60 for 120</source>
        <translation>sin 60 por 120</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>without trump</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>yes, with the three highest trumps</source>
        <translation>sí, con los tres triunfos más altos</translation>
    </message>
    <message>
        <source>{bags} of {all}</source>
        <translation>{bags} de {all}</translation>
    </message>
    <message>
        <source>{bid}: the declarer took {tricks} of 10 tricks.</source>
        <translation>{bid}: el declarante hizo {tricks} de 10 bazas.</translation>
    </message>
    <message>
        <source>{bid}: the declarer took {tricks} of 5 tricks.</source>
        <translation>{bid}: el declarante se llevó {tricks} de 5 bazas.</translation>
    </message>
    <message numerus="yes">
        <source>{bid}: the declarer took {tricks} tricks.</source>
        <extracomment>1: {bid}: the declarer took {tricks} trick.</extracomment>
        <translation><numerusform>{bid}: el declarante hizo {tricks} baza.</numerusform><numerusform>{bid}: el declarante hizo {tricks} bazas.</numerusform></translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 10 tricks.</source>
        <translation>{bid}: el bando del declarante hizo {tricks} de 10 bazas.</translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 5 tricks, {points} points.</source>
        <translation>{bid}: el bando del declarante hizo {tricks} de 5 bazas, {points} puntos.</translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 5 tricks.</source>
        <translation>{bid}: el bando del declarante se llevó {tricks} de 5 bazas.</translation>
    </message>
    <message numerus="yes">
        <source>{bid}: the declarer's side took {tricks} tricks.</source>
        <extracomment>1: {bid}: the declarer's side took {tricks} trick.</extracomment>
        <translation><numerusform>{bid}: el bando del declarante hizo {tricks} baza.</numerusform><numerusform>{bid}: el bando del declarante hizo {tricks} bazas.</numerusform></translation>
    </message>
    <message>
        <source>{bid}: the declarer's team took {tricks} of {all} tricks.</source>
        <translation>{bid}: el equipo del declarante hizo {tricks} de {all} bazas.</translation>
    </message>
    <message>
        <source>{card} beats every other card.</source>
        <translation>{card} gana a cualquier otra carta.</translation>
    </message>
    <message>
        <source>{card} counts as {card_as}.</source>
        <translation>{card} cuenta como {card_as}.</translation>
    </message>
    <message>
        <source>{card} counts as {rank} of trumps.</source>
        <translation>{card} cuenta como {rank} de triunfo.</translation>
    </message>
    <message>
        <source>{card} is a trump between the 10 and the 11.</source>
        <translation>{card} es un triunfo entre el 10 y el 11.</translation>
    </message>
    <message>
        <source>{card} is always the highest trump.</source>
        <translation>{card} es siempre el triunfo más alto.</translation>
    </message>
    <message>
        <source>{card} is always the third highest trump.</source>
        <translation>{card} es siempre el tercer triunfo más alto.</translation>
    </message>
    <message>
        <source>{card} is the highest trump.</source>
        <translation>{card} es el triunfo más alto.</translation>
    </message>
    <message>
        <source>{card} is the left bower and counts as {suit}.</source>
        <translation>{card} es el bower izquierdo y cuenta como {suit}.</translation>
    </message>
    <message>
        <source>{card} is the only trump in this trick.</source>
        <translation>{card} es el único triunfo de esta baza.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump after the joker.</source>
        <translation>{card} es el bower derecho, el triunfo más alto después del comodín.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump after the jokers.</source>
        <translation>{card} es el bower derecho, el triunfo más alto después de los comodines.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump.</source>
        <translation>{card} es el bower derecho, el triunfo más alto.</translation>
    </message>
    <message>
        <source>{card} is the second highest trump, after the Red One.</source>
        <translation>{card} es el segundo triunfo más alto, después del Uno Rojo.</translation>
    </message>
    <message>
        <source>{card} is the second highest trump, after the five.</source>
        <translation>{card} es el segundo triunfo más alto, después del cinco.</translation>
    </message>
    <message>
        <source>{card} ranks above {card_other}.</source>
        <translation>{card} va por encima de {card_other}.</translation>
    </message>
    <message>
        <source>{card} was led as {suit}, and nobody played a card of that suit.</source>
        <translation>Se salió con {card} como {suit}, y nadie jugó una carta de ese palo.</translation>
    </message>
    <message>
        <source>{card}, led as {suit}, beats every other card.</source>
        <translation>{card}, de salida como {suit}, gana a cualquier otra carta.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”.</source>
        <translation>{game} no tiene la opción «{option}».</translation>
    </message>
    <message>
        <source>{game} has no preset “{preset}”.</source>
        <translation>{game} no tiene el preajuste «{preset}».</translation>
    </message>
    <message>
        <source>{name} doesn't exist.</source>
        <translation>{name} no existe.</translation>
    </message>
    <message>
        <source>{name} is a device or a pipe, not a file.</source>
        <translation>{name} es un dispositivo o una tubería, no un archivo.</translation>
    </message>
    <message>
        <source>{name} is a folder, not a file.</source>
        <translation>{name} es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>{name} is damaged. The last intact version or the defaults are used instead.</source>
        <translation>{name} está dañado. En su lugar se usa la última versión intacta o los valores predeterminados.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} está vacío.</translation>
    </message>
    <message>
        <source>{name}: {detail}.</source>
        <translation>{name}: {detail}.</translation>
    </message>
    <message>
        <source>{program} can't be started: {reason}.</source>
        <translation>No se puede iniciar {program}: {reason}.</translation>
    </message>
    <message>
        <source>{program} chose an illegal action: “{action}” (“{reason}”).</source>
        <translation>{program} eligió una acción no permitida: «{action}» («{reason}»).</translation>
    </message>
    <message>
        <source>{program} chose an illegal action: “{action}”.</source>
        <translation>{program} eligió una acción no permitida: «{action}».</translation>
    </message>
    <message>
        <source>{program} ended or closed its output without an answer.</source>
        <translation>{program} terminó o cerró su salida sin responder.</translation>
    </message>
    <message>
        <source>{program} gave no answer within {seconds} seconds.</source>
        <translation>{program} no respondió en {seconds} segundos.</translation>
    </message>
    <message>
        <source>{program} wrote a line of more than {size} kB.</source>
        <translation>{program} escribió una línea de más de {size} kB.</translation>
    </message>
    <message>
        <source>{program} wrote a line that isn't a valid answer: “{line}”.</source>
        <translation>{program} escribió una línea que no es una respuesta válida: «{line}».</translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks at 5 points each</source>
        <extracomment>1: {tricks} trick at 5 points each</extracomment>
        <translation><numerusform>{tricks} baza a 5 puntos</numerusform><numerusform>{tricks} bazas a 5 puntos cada una</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks at {each} points each</source>
        <extracomment>1: {tricks} trick at {each} points each</extracomment>
        <translation><numerusform>{tricks} baza a {each} puntos</numerusform><numerusform>{tricks} bazas a {each} puntos cada una</numerusform></translation>
    </message>
    <message>
        <source>“{command}” has a quotation mark without its partner.</source>
        <translation>En «{command}» falta la segunda comilla.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>Falta «{key}».</translation>
    </message>
    <message>
        <source>“{key}” must be a list.</source>
        <translation>«{key}» tiene que ser una lista.</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>«{key}» tiene que ser un número entero.</translation>
    </message>
    <message>
        <source>“{key}” must be an object.</source>
        <translation>«{key}» tiene que ser un objeto.</translation>
    </message>
    <message>
        <source>“{key}” must be text.</source>
        <translation>«{key}» tiene que ser un texto.</translation>
    </message>
    <message>
        <source>“{key}” must be the name of a game.</source>
        <translation>«{key}» tiene que ser el nombre de un juego.</translation>
    </message>
    <message>
        <source>“{letter}” can't be part of a deal code.</source>
        <translation>«{letter}» no puede formar parte de un código de mano.</translation>
    </message>
    <message>
        <source>“{name}” isn't executable. Make it so, or put its interpreter first.</source>
        <translation>«{name}» no es ejecutable. Hazlo ejecutable o pon delante su intérprete.</translation>
    </message>
    <message>
        <source>“{text}” isn't a deal, a deal code or a deal number.</source>
        <translation>«{text}» no es una mano, un código de mano ni un número de mano.</translation>
    </message>
    <message>
        <source>“{word}” isn't a card of this game.</source>
        <translation>«{word}» no es una carta de este juego.</translation>
    </message>
    <message>
        <source>“{word}” isn't a seat.</source>
        <translation>«{word}» no es un asiento.</translation>
    </message>
    <message>
        <source>“{word}” isn't a suit.</source>
        <translation>«{word}» no es un palo.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>A guided five-minute deal, with no rules to read first</source>
        <translation>Una mano guiada de cinco minutos, sin leer reglas antes</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Aprender {game}</translation>
    </message>
    <message>
        <source>Lesson begun.</source>
        <translation>Lección empezada.</translation>
    </message>
    <message>
        <source>My statistics for {game}</source>
        <translation>Mis estadísticas de {game}</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Nueva partida: {game}</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nueva…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jugar a {game}</translation>
    </message>
    <message>
        <source>Seats and house rules for {game}</source>
        <translation>Asientos y reglas de la casa de {game}</translation>
    </message>
    <message>
        <source>The unfinished match is kept.</source>
        <translation>La partida sin terminar se conserva.</translation>
    </message>
</context>
<context>
    <name>HabitsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Todos los errores</translation>
    </message>
    <message>
        <source>Deals with such a mistake</source>
        <translation>Manos con un error así</translation>
    </message>
    <message>
        <source>Looking at deals</source>
        <translation>Mirando manos</translation>
    </message>
    <message>
        <source>Mis&amp;take</source>
        <translation>&amp;Error</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Aún no hay revisiones</translation>
    </message>
    <message>
        <source>Opens the review at your decision</source>
        <translation>Abre la revisión en tu decisión</translation>
    </message>
    <message>
        <source>Points lost per deal, by month</source>
        <translation>Puntos perdidos por mano, por mes</translation>
    </message>
    <message>
        <source>Reading finished matches…</source>
        <translation>Leyendo partidas terminadas…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Another choice looks better in the simulated deals, but the difference is too small to be sure.</source>
        <translation>Otra opción parece mejor en las manos simuladas, pero la diferencia es demasiado pequeña para estar seguro.</translation>
    </message>
    <message>
        <source>Another choice scores more in the simulated deals, but the risk is too high.</source>
        <translation>Otra opción da más puntos en las manos simuladas, pero el riesgo es demasiado alto.</translation>
    </message>
    <message>
        <source>Based only on what you can see.</source>
        <translation>Se basa solo en lo que puedes ver.</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Choose it, then press Enter to confirm.</source>
        <translation>Elegirlo; después pulsa Intro para confirmar.</translation>
    </message>
    <message>
        <source>Choose these</source>
        <translation>Elegir estas</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Expected results</source>
        <translation>Resultados esperados</translation>
    </message>
    <message>
        <source>Fewer points are better, but what the others score counts too.</source>
        <translation>Cuantos menos puntos, mejor, pero también cuenta lo que se anotan los demás.</translation>
    </message>
    <message>
        <source>Fewer points are better.</source>
        <translation>Cuantos menos puntos, mejor.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Dejarlo como está</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>Not considered: {calls}.</source>
        <translation>Sin considerar: {calls}.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerlo</translation>
    </message>
    <message>
        <source>That costs {points} on average.</source>
        <translation>Eso cuesta {points} de media.</translation>
    </message>
    <message>
        <source>The bars also count the deals that were solved exactly.</source>
        <translation>Las barras cuentan también las manos resueltas con exactitud.</translation>
    </message>
    <message>
        <source>The bars weigh the effect on the match, not just the points.</source>
        <translation>Las barras tienen en cuenta el efecto en la partida, no solo los puntos.</translation>
    </message>
    <message>
        <source>by rule of thumb</source>
        <translation>por regla práctica</translation>
    </message>
    <message>
        <source>longer is better</source>
        <translation>más largo es mejor</translation>
    </message>
    <message>
        <source>made</source>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>demasiado pocas</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>bazas</translation>
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
        <translation><numerusform>{n} mano simulada</numerusform><numerusform>{n} manos simuladas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals so far</source>
        <extracomment>1: {n} deal so far</extracomment>
        <translation><numerusform>{n} mano hasta ahora</numerusform><numerusform>{n} manos hasta ahora</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals solved exactly.</source>
        <extracomment>1: {n} deal solved exactly.</extracomment>
        <translation><numerusform>{n} mano resuelta con exactitud.</numerusform><numerusform>{n} manos resueltas con exactitud.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} other calls were not considered.</source>
        <extracomment>1: {n} other call was not considered.</extracomment>
        <translation><numerusform>No se consideró otra puja.</numerusform><numerusform>No se consideraron otras {n} pujas.</numerusform></translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{other} costs {points} more on average.</source>
        <translation>{other} cuesta {points} más de media.</translation>
    </message>
    <message>
        <source>{other} scores {points} less on average.</source>
        <translation>{other} da {points} menos de media.</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>A shortcut is one key, alone or with Ctrl, Alt or Shift.</source>
        <translation>Un atajo es una tecla, sola o con Ctrl, Alt o Mayús.</translation>
    </message>
    <message>
        <source>Answer with the card of that number</source>
        <translation>Responder con la carta de este número</translation>
    </message>
    <message>
        <source>At the table: bids and other choices</source>
        <translation>En la mesa: pujas y otras elecciones</translation>
    </message>
    <message>
        <source>At the table: your cards</source>
        <translation>En la mesa: tus cartas</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Check, or choose the kitty</source>
        <translation>Dejar, o elegir el pozo</translation>
    </message>
    <message>
        <source>Choose a bid without a number, such as misère</source>
        <translation>Elegir una puja sin número, como el misère</translation>
    </message>
    <message>
        <source>Choose a suit: after a number, or if only that is asked</source>
        <translation>Elegir un palo: tras un número, o si solo se pide eso</translation>
    </message>
    <message>
        <source>Choose the player in that seat</source>
        <translation>Elegir al jugador de ese asiento</translation>
    </message>
    <message>
        <source>Choose where the next cards go</source>
        <translation>Elegir adónde van las próximas cartas</translation>
    </message>
    <message>
        <source>Clear the choice</source>
        <translation>Anular la elección</translation>
    </message>
    <message>
        <source>Close a dialog or undo a choice</source>
        <translation>Cerrar un diálogo, o deshacer una elección</translation>
    </message>
    <message>
        <source>Confirm what is chosen</source>
        <translation>Confirmar lo elegido</translation>
    </message>
    <message>
        <source>Deal, or continue the selected match</source>
        <translation>Repartir, o seguir con la partida elegida</translation>
    </message>
    <message>
        <source>Delete the selected unfinished match</source>
        <translation>Borrar la partida sin terminar elegida</translation>
    </message>
    <message>
        <source>Delete the selected variation</source>
        <translation>Borrar la variante elegida</translation>
    </message>
    <message>
        <source>Go forward to the current text</source>
        <translation>Avanzar hasta el texto actual</translation>
    </message>
    <message>
        <source>Go from button to button</source>
        <translation>Ir de botón en botón</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Ir de carta en carta</translation>
    </message>
    <message>
        <source>Go from card to card, and from row to row</source>
        <translation>Ir de carta en carta y de fila en fila</translation>
    </message>
    <message>
        <source>Go to the end of the deal</source>
        <translation>Ir al final de la mano</translation>
    </message>
    <message>
        <source>Go to the first game</source>
        <translation>Ir al primer juego</translation>
    </message>
    <message>
        <source>Go to the last game</source>
        <translation>Ir al último juego</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>Ir a la carta siguiente</translation>
    </message>
    <message>
        <source>Go to the next or the previous control</source>
        <translation>Ir al control siguiente o anterior</translation>
    </message>
    <message>
        <source>Go to the previous card</source>
        <translation>Ir a la carta anterior</translation>
    </message>
    <message>
        <source>Go to the start of the deal</source>
        <translation>Ir al comienzo de la mano</translation>
    </message>
    <message>
        <source>Hold the bid, as the dealer</source>
        <translation>Mantener la puja, como repartidor</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>En una lección</translation>
    </message>
    <message>
        <source>In every window</source>
        <translation>En todas las ventanas</translation>
    </message>
    <message>
        <source>In exercises</source>
        <translation>En los ejercicios</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>En el vestíbulo</translation>
    </message>
    <message>
        <source>In the review</source>
        <translation>En la revisión</translation>
    </message>
    <message>
        <source>Leave the cards and clear a card chosen in advance</source>
        <translation>Salir de las cartas, y anular una carta elegida por adelantado</translation>
    </message>
    <message>
        <source>Leave the lesson, if nothing is chosen</source>
        <translation>Dejar la lección, si no hay nada elegido</translation>
    </message>
    <message>
        <source>Move a card within its row</source>
        <translation>Mover una carta dentro de su fila</translation>
    </message>
    <message>
        <source>Move the selected card there</source>
        <translation>Mover allí la carta elegida</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Baza siguiente</translation>
    </message>
    <message>
        <source>Pick a card to discard, or put it back</source>
        <translation>Elegir una carta para descartar, o devolverla</translation>
    </message>
    <message>
        <source>Play automatically, or stop</source>
        <translation>Reproducir automáticamente, o parar</translation>
    </message>
    <message>
        <source>Play the selected card</source>
        <translation>Jugar la carta elegida</translation>
    </message>
    <message>
        <source>Press the main button or the selected one</source>
        <translation>Pulsar el botón principal, o el elegido</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>Raise or lower the bid</source>
        <translation>Pujar más o menos</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Seguir leyendo</translation>
    </message>
    <message>
        <source>Read the previous text</source>
        <translation>Leer el texto anterior</translation>
    </message>
    <message>
        <source>Setting up a deal</source>
        <translation>Al preparar una mano</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Then open a menu: undo, hint, rules, all games</source>
        <translation>Abrir después un menú: deshacer, pista, reglas, todos los juegos</translation>
    </message>
    <message>
        <source>Type your bid, or choose a player</source>
        <translation>Teclear cuánto pujas, o elegir a un jugador</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”. Remove it there first.</source>
        <translation>{key} ya pertenece a «{command}». Quítala antes allí.</translation>
    </message>
    <message>
        <source>{key} is already used: {place}, {meaning}.</source>
        <translation>{key} ya se usa: {place}, {meaning}.</translation>
    </message>
    <message>
        <source>{key} is reserved for copying, cutting, pasting and selecting text.</source>
        <translation>{key} está reservada para copiar, cortar, pegar y seleccionar texto.</translation>
    </message>
    <message>
        <source>{key} opens a menu.</source>
        <translation>{key} abre un menú.</translation>
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
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>All keys are back to their defaults.</source>
        <translation>Todas las teclas vuelven a ser las predeterminadas.</translation>
    </message>
    <message>
        <source>All keys, grouped by where they work</source>
        <translation>Todas las teclas, según dónde funcionan</translation>
    </message>
    <message>
        <source>Copied the key list.</source>
        <translation>La lista de teclas está en el portapapeles.</translation>
    </message>
    <message>
        <source>Currently {keys}. Press a new key to change it.</source>
        <translation>Ahora {keys}. Pulsa otra tecla para cambiarla.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Key for “{command}”</source>
        <translation>Tecla de «{command}»</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>No key yet. Press one to set it.</source>
        <translation>Aún sin tecla. Pulsa una para asignarla.</translation>
    </message>
    <message>
        <source>Remove &amp;key</source>
        <translation>Quitar &amp;tecla</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer t&amp;odo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Buscar una orden o una tecla</translation>
    </message>
    <message>
        <source>The key for “{command}” is now {keys}.</source>
        <translation>La tecla de «{command}» es ahora {keys}.</translation>
    </message>
    <message>
        <source>These keys can’t be changed.</source>
        <translation>Estas teclas no se pueden cambiar.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>{name} menu</source>
        <translation>Menú {name}</translation>
    </message>
    <message>
        <source>“{command}” no longer has a key.</source>
        <translation>«{command}» ya no tiene tecla.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>System language ({language})</source>
        <translation>Idioma del sistema ({language})</translation>
    </message>
    <message>
        <source>Takes effect at once. Your match continues.</source>
        <translation>Se aplica en el acto. Tu partida continúa.</translation>
    </message>
</context>
<context>
    <name>LastCrash</name>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. It kept every move up to the last save: {matches}.</source>
        <translation>La última vez, Trickdesk se cerró de improviso. Se conservan todas las jugadas hasta el último guardado: {matches}.</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. No match was open.</source>
        <translation>La última vez, Trickdesk se cerró de improviso. No había ninguna partida abierta.</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. {match}.</source>
        <translation>La última vez, Trickdesk se cerró de improviso. {match}.</translation>
    </message>
</context>
<context>
    <name>LeaveCheck</name>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Cerrar de todos modos</translation>
    </message>
    <message>
        <source>&amp;Leave anyway</source>
        <translation>&amp;Salir de todos modos</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Can’t save this match: {reason}</source>
        <translation>No se puede guardar esta partida: {reason}</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Cerrar el programa</translation>
    </message>
    <message>
        <source>If you leave now, you lose everything played since the last save.</source>
        <translation>Si sales ahora, pierdes todo lo jugado desde la última vez que se guardó.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Quedarse</translation>
    </message>
</context>
<context>
    <name>LessonHost</name>
    <message>
        <source>Learn {game}</source>
        <translation>Aprender {game}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Step {n} of {all}</source>
        <translation>Paso {n} de {all}</translation>
    </message>
    <message>
        <source>The answer: {answer}.</source>
        <translation>La respuesta: {answer}.</translation>
    </message>
    <message>
        <source>Well done! You've learned:</source>
        <translation>¡Muy bien! Has aprendido esto:</translation>
    </message>
    <message>
        <source>{reason} Try again.</source>
        <translation>{reason} Inténtalo otra vez.</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Volver adonde estabas (Esc)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Go on at step {n}</source>
        <translation>Seguir en el paso {n}</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ahora</translation>
    </message>
    <message>
        <source>Previous text (Page Up)</source>
        <translation>Texto anterior (Re Pág)</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Show the answer (Ctrl+H)</source>
        <translation>Mostrar la respuesta (Ctrl+H)</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>bids low</source>
        <translation>puja bajo</translation>
    </message>
    <message>
        <source>bids what it expects to make</source>
        <translation>puja lo que espera hacer</translation>
    </message>
    <message>
        <source>considers what opponents could make after a pass</source>
        <translation>considera lo que los rivales podrían hacer tras un pase</translation>
    </message>
    <message>
        <source>infers the others' cards from calls and plays</source>
        <translation>deduce las cartas de los demás por sus pujas y jugadas</translation>
    </message>
    <message>
        <source>plays by rules of thumb</source>
        <translation>juega por reglas prácticas</translation>
    </message>
    <message>
        <source>plays high cards first (low ones in Hearts), without a plan</source>
        <translation>juega primero las cartas altas (en Corazones, las bajas), sin plan</translation>
    </message>
    <message>
        <source>remembers every trick</source>
        <translation>recuerda todas las bazas</translation>
    </message>
    <message>
        <source>remembers no tricks</source>
        <translation>no recuerda ninguna baza</translation>
    </message>
    <message numerus="yes">
        <source>remembers {n} tricks</source>
        <extracomment>1: remembers one trick</extracomment>
        <translation><numerusform>recuerda una baza</numerusform><numerusform>recuerda {n} bazas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>tries cards in up to {n} simulated deals</source>
        <extracomment>1: tries cards in one simulated deal</extracomment>
        <translation><numerusform>prueba las cartas en una mano simulada</numerusform><numerusform>prueba las cartas en hasta {n} manos simuladas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>tries leads in up to {n} simulated deals</source>
        <extracomment>1: tries leads in one simulated deal</extracomment>
        <translation><numerusform>prueba la salida en una mano simulada</numerusform><numerusform>prueba la salida en hasta {n} manos simuladas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>works out the last {n} cards</source>
        <extracomment>1: works out the last card</extracomment>
        <translation><numerusform>calcula la última carta</numerusform><numerusform>calcula las últimas {n} cartas</numerusform></translation>
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
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Replacing Qt</source>
        <translation>Reemplazar Qt</translation>
    </message>
    <message>
        <source>This licence text is missing from this copy of Trickdesk: {reason}</source>
        <translation>A esta copia de Trickdesk le falta este texto de licencia: {reason}</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>Qué lleva dentro</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Discards {n}</source>
        <translation>Descarta {n}</translation>
    </message>
    <message>
        <source>Draws {n}</source>
        <translation>Roba {n}</translation>
    </message>
    <message>
        <source>Robs</source>
        <translation>Se lleva la muestra</translation>
    </message>
    <message>
        <source>Takes {n}</source>
        <translation>Toma {n}</translation>
    </message>
    <message>
        <source>You take the {kitty}: {cards}</source>
        <translation>Tomas el {kitty}: {cards}</translation>
    </message>
    <message>
        <source>You {done}.</source>
        <translation>Has {done}.</translation>
    </message>
    <message>
        <source>discarded {n}</source>
        <translation>descartado {n}</translation>
    </message>
    <message>
        <source>drew {n}</source>
        <translation>robado {n}</translation>
    </message>
    <message>
        <source>kept every card</source>
        <translation>conservado todas las cartas</translation>
    </message>
    <message>
        <source>kept {cards}</source>
        <translation>conservado {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>cero cartas</translation>
    </message>
    <message>
        <source>took the {kitty}</source>
        <translation>tomado el {kitty}</translation>
    </message>
    <message>
        <source>took {cards} from the {kitty}</source>
        <translation>tomado {cards} del {kitty}</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>Sale {name}.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}</source>
        <translation>{name} te pasa {cards}</translation>
    </message>
    <message>
        <source>{name} {done}.</source>
        <translation>{name} ha {done}.</translation>
    </message>
    <message>
        <source>{name}: {suit} for {bid}</source>
        <translation>{name}: {suit} por {bid}</translation>
    </message>
    <message>
        <source>{name}: {suit}, {bid}</source>
        <translation>{name}: {suit}, {bid}</translation>
    </message>
    <message>
        <source>{sentence} – click to continue</source>
        <translation>{sentence} – clic para seguir</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Last trick: {cards}. {taker}</source>
        <translation>Última baza: {cards}. {taker}</translation>
    </message>
    <message>
        <source>Last trick: {taker}</source>
        <translation>Última baza: {taker}</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Baza {n}</translation>
    </message>
    <message>
        <source>Turned up: {cards}</source>
        <translation>Boca arriba: {cards}</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Descartas {cards}.</translation>
    </message>
    <message>
        <source>You get {cards}.</source>
        <translation>Recibes {cards}.</translation>
    </message>
    <message>
        <source>You pass {cards}.</source>
        <translation>Pasas {cards}.</translation>
    </message>
    <message>
        <source>{card}, takes the trick</source>
        <translation>{card}, hace la baza</translation>
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
        <translation>{place}, boca abajo: {n}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Computers: {level}</source>
        <translation>Ordenadores: {level}</translation>
    </message>
    <message>
        <source>Computers: {low} to {high}</source>
        <translation>Ordenadores: de {low} a {high}</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Asiento {n}</translation>
    </message>
    <message>
        <source>Seats and house rules…</source>
        <translation>Asientos y reglas de la casa…</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>Your own house rules</source>
        <translation>Tus propias reglas de la casa</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>hoy a las {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>ayer a las {time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tu turno</translation>
    </message>
    <message>
        <source>{few} or {most} players</source>
        <translation>{few} u {most} jugadores</translation>
    </message>
    <message>
        <source>{game}: {table}</source>
        <translation>{game}: {table}</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>de {least} a {most} jugadores</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>1: {n} player</extracomment>
        <translation><numerusform>{n} jugador</numerusform><numerusform>{n} jugadores</numerusform></translation>
    </message>
    <message>
        <source>{these} against {those}</source>
        <translation>{these} contra {those}</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>19 players in 20 are within it, if the cards are dealt by chance</source>
        <translation>Si las cartas se dan al azar, 19 de cada 20 personas están dentro</translation>
    </message>
    <message>
        <source>Best trump suit</source>
        <translation>Mejor palo de triunfo</translation>
    </message>
    <message>
        <source>Cards that are always trumps</source>
        <translation>Cartas que siempre son triunfo</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Cartas altas</translation>
    </message>
    <message>
        <source>High cards in the kitty</source>
        <translation>Cartas altas del pozo</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>Longest suit</source>
        <translation>Palo más largo</translation>
    </message>
    <message>
        <source>Per hand</source>
        <translation>Por mano</translation>
    </message>
    <message>
        <source>There are too few hands to tell.</source>
        <translation>Hay muy pocas manos para saberlo.</translation>
    </message>
    <message>
        <source>This happens to fewer than one player in a million.</source>
        <translation>Le pasa a menos de una persona entre un millón.</translation>
    </message>
    <message>
        <source>This happens to most players.</source>
        <translation>Le pasa a casi todo el mundo.</translation>
    </message>
    <message>
        <source>This happens to one player in {n}.</source>
        <translation>Le pasa a una de cada {n} personas.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Usual range</source>
        <translation>Margen habitual</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {n} reviewed deals: {points} in all, {cards} by cards and {play} by play.</source>
        <extracomment>1: {game}, {n} reviewed deal: {points} in all, {cards} by cards and {play} by play.</extracomment>
        <translation><numerusform>{game}, {n} mano revisada: {points} en total, {cards} por las cartas y {play} por el juego.</numerusform><numerusform>{game}, {n} manos revisadas: {points} en total, {cards} por las cartas y {play} por el juego.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{what}: {had} a hand in {n} hands, {expected} expected, usually {range}. {chance}</source>
        <extracomment>1: {what}: {had} in {n} hand, {expected} expected, usually {range}. {chance}</extracomment>
        <translation><numerusform>{what}: {had} en {n} mano, se esperaba {expected}, lo habitual es {range}. {chance}</numerusform><numerusform>{what}: {had} por mano en {n} manos, se esperaba {expected}, lo habitual es {range}. {chance}</numerusform></translation>
    </message>
</context>
<context>
    <name>LuckTab</name>
    <message>
        <source>&amp;Back to the matches</source>
        <translation>Volver a &amp;las partidas</translation>
    </message>
    <message>
        <source>&amp;Deal 100,000 deals</source>
        <translation>&amp;Dar 100 000 manos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cards that were dealt</source>
        <translation>Cartas recibidas</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Dando cartas</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>No hands yet.</source>
        <translation>Todavía no hay manos.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Own hands</source>
        <translation>Manos propias</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Reviews tell what was won by cards and what by play. There are none yet.</source>
        <translation>Las revisiones muestran qué se ganó por las cartas y qué por el juego. Todavía no hay ninguna.</translation>
    </message>
    <message>
        <source>W&amp;hose cards</source>
        <translation>Cartas de &amp;quién</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>usual range</source>
        <translation>margen habitual</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {n} deals, dealt now</source>
        <extracomment>1: {game}: {n} deal, dealt now</extracomment>
        <translation><numerusform>{game}: {n} mano, dada ahora</numerusform><numerusform>{game}: {n} manos, dadas ahora</numerusform></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Trickdesk</source>
        <translation>Acerca &amp;de Trickdesk</translation>
    </message>
    <message>
        <source>&amp;Bar at the table</source>
        <translation>&amp;Barra en la mesa</translation>
    </message>
    <message>
        <source>&amp;Blindfold test</source>
        <translation>Prue&amp;ba a ciegas</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>Re&amp;clamar el resto…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Deal…</source>
        <translation>Eleg&amp;ir una mano…</translation>
    </message>
    <message>
        <source>&amp;Edit this deal…</source>
        <translation>Cam&amp;biar esta mano…</translation>
    </message>
    <message>
        <source>&amp;Finish the deal…</source>
        <translation>Term&amp;inar la mano…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Olvidar</translation>
    </message>
    <message>
        <source>&amp;Four-colour cards</source>
        <translation>Cartas de &amp;cuatro colores</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Give up deal…</source>
        <translation>Re&amp;ndirse en la mano…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Hide my cards</source>
        <translation>&amp;Ocultar mis cartas</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Última baza</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Aprender a jugar</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Partida &amp;nueva…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Ju&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Play the same cards again</source>
        <translation>&amp;Jugar otra vez las mismas cartas</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Set up deal…</source>
        <translation>&amp;Preparar una mano…</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Web page of this deal…</source>
        <translation>Página &amp;web de esta mano…</translation>
    </message>
    <message>
        <source>&amp;Where we stand</source>
        <translation>Cómo esta&amp;mos</translation>
    </message>
    <message>
        <source>All &amp;games</source>
        <translation>T&amp;odos los juegos</translation>
    </message>
    <message>
        <source>Card &amp;order</source>
        <translation>&amp;Orden de las cartas</translation>
    </message>
    <message>
        <source>Cards pla&amp;yed</source>
        <translation>Cartas ya &amp;jugadas</translation>
    </message>
    <message>
        <source>Coac&amp;h…</source>
        <translation>En&amp;trenador…</translation>
    </message>
    <message>
        <source>Copy &amp;record</source>
        <translation>Copiar el &amp;registro</translation>
    </message>
    <message>
        <source>Copy &amp;score sheet</source>
        <translation>Copiar el &amp;tanteo</translation>
    </message>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Copiar el &amp;código de la mano</translation>
    </message>
    <message>
        <source>Copy deal &amp;diagram</source>
        <translation>Copiar el &amp;diagrama de la mano</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copiar la im&amp;agen</translation>
    </message>
    <message>
        <source>Deal from clipboard</source>
        <translation>Mano desde el portapapeles</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Fair d&amp;eal…</source>
        <translation>&amp;Reparto verificable…</translation>
    </message>
    <message>
        <source>L&amp;ook at cards</source>
        <translation>V&amp;er mis cartas</translation>
    </message>
    <message>
        <source>Large card &amp;index</source>
        <translation>Í&amp;ndice grande en las cartas</translation>
    </message>
    <message>
        <source>Meaning of bi&amp;ds</source>
        <translation>Si&amp;gnificado de las pujas</translation>
    </message>
    <message>
        <source>New dea&amp;l</source>
        <translation>Mano nue&amp;va</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>&amp;Error siguiente</translation>
    </message>
    <message>
        <source>Next dea&amp;l</source>
        <translation>Mano sigu&amp;iente</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aún no hay archivos</translation>
    </message>
    <message>
        <source>No sound device was found. Connect one, or check the system’s sound settings.</source>
        <translation>No se encontró ningún dispositivo de sonido. Conecta uno o revisa los ajustes de sonido del sistema.</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir r&amp;eciente</translation>
    </message>
    <message>
        <source>Pla&amp;ying as</source>
        <translation>Juega&amp;s como</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Error an&amp;terior</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;visión</translation>
    </message>
    <message>
        <source>Report this &amp;play…</source>
        <translation>Informar de esta &amp;jugada…</translation>
    </message>
    <message>
        <source>Sa&amp;me deals…</source>
        <translation>&amp;Mismas manos…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Aj&amp;ustes…</translation>
    </message>
    <message>
        <source>Someone &amp;else…</source>
        <translation>Otra &amp;persona…</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your match is saved. Details are in {file}.</source>
        <translation>Algo ha ido mal ({error}). Tu partida está guardada. Los detalles están en {file}.</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Esta&amp;dísticas…</translation>
    </message>
    <message>
        <source>Stored &amp;files…</source>
        <translation>Archivos &amp;guardados…</translation>
    </message>
    <message>
        <source>Table &amp;record</source>
        <translation>&amp;Registro de la mesa</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>Mesa de te&amp;xto</translation>
    </message>
    <message>
        <source>Web page of the &amp;match…</source>
        <translation>Página web de la &amp;partida…</translation>
    </message>
</context>
<context>
    <name>MatchManager</name>
    <message>
        <source>A match can’t be opened together with other files.</source>
        <translation>Una partida no se puede abrir junto con otros archivos.</translation>
    </message>
    <message numerus="yes">
        <source>At most {n} files can be opened at once.</source>
        <extracomment>1: At most {n} file can be opened at once.</extracomment>
        <translation><numerusform>Se puede abrir {n} archivo a la vez como máximo.</numerusform><numerusform>Se pueden abrir {n} archivos a la vez como máximo.</numerusform></translation>
    </message>
    <message>
        <source>Back to my match</source>
        <translation>Volver a mi partida</translation>
    </message>
    <message>
        <source>Don’t start</source>
        <translation>No iniciar</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>Start program</source>
        <translation>Iniciar programa</translation>
    </message>
    <message>
        <source>The last save of this match is damaged. The one before it was opened instead.</source>
        <translation>El último guardado de esta partida está dañado. Se ha abierto el anterior.</translation>
    </message>
    <message>
        <source>The match you left is kept.</source>
        <translation>La partida que has dejado se conserva.</translation>
    </message>
    <message>
        <source>You play the same cards again. The match you left is kept.</source>
        <translation>Juegas otra vez las mismas cartas. La partida que has dejado se conserva.</translation>
    </message>
    <message>
        <source>Your other match is kept. Go back with Game &gt; Continue.</source>
        <translation>Tu otra partida se conserva. Para volver: Juego &gt; Continuar.</translation>
    </message>
    <message>
        <source>Your program {name} hasn't been started on this computer before. It runs with your rights. Start it?

{command}</source>
        <translation>Tu programa {name} todavía no se ha iniciado en este ordenador. Se ejecuta con tus permisos. ¿Iniciarlo?

{command}</translation>
    </message>
    <message>
        <source>Your program {name} played in this match. Start it again?

{command}</source>
        <translation>Tu programa {name} jugaba en esta partida. ¿Iniciarlo otra vez?

{command}</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>Tus programas</translation>
    </message>
</context>
<context>
    <name>MatchesTab</name>
    <message>
        <source>Finished matches</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Ope&amp;n</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Records left out</source>
        <translation>Registros omitidos</translation>
    </message>
    <message>
        <source>The newest {n} are listed.</source>
        <translation>Aparecen las {n} más recientes.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are left out of the statistics.</source>
        <extracomment>1: {n} file is left out of the statistics.</extracomment>
        <translation><numerusform>{n} archivo queda fuera de las estadísticas.</numerusform><numerusform>{n} archivos quedan fuera de las estadísticas.</numerusform></translation>
    </message>
</context>
<context>
    <name>Meaning</name>
    <message>
        <source>These calls show nothing, or nobody has measured these rules.</source>
        <translation>Estas pujas no muestran nada, o nadie lo ha medido con estas reglas.</translation>
    </message>
    <message>
        <source>Usually no tricks in high cards.</source>
        <translation>Normalmente, ninguna baza en cartas altas.</translation>
    </message>
    <message>
        <source>Usually {cards}, and no high cards outside.</source>
        <translation>Normalmente {cards}, y ninguna carta alta aparte.</translation>
    </message>
    <message>
        <source>Usually {cards}, and {tricks} outside.</source>
        <translation>Normalmente {cards}, y {tricks} aparte.</translation>
    </message>
    <message>
        <source>Usually {cards}, good for {tricks}.</source>
        <translation>Normalmente {cards}, que valen {tricks}.</translation>
    </message>
    <message>
        <source>Usually {cards}, none of them high.</source>
        <translation>Normalmente {cards}, sin cartas altas.</translation>
    </message>
    <message>
        <source>Usually {tricks} in high cards.</source>
        <translation>Normalmente {tricks} en cartas altas.</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>ningún triunfo</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <translation>{least} o {most}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} a {most}</translation>
    </message>
    <message>
        <source>{name}: {call}. {shows}</source>
        <translation>{name}: {call}. {shows}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards of the best {suit}</source>
        <extracomment>1: {n} card of the best {suit}</extracomment>
        <translation><numerusform>{n} carta del mejor {suit}</numerusform><numerusform>{n} cartas del mejor {suit}</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <extracomment>1: {n} trick</extracomment>
        <translation><numerusform>{n} baza</numerusform><numerusform>{n} bazas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} trumps</source>
        <extracomment>1: {n} trump</extracomment>
        <translation><numerusform>{n} triunfo</numerusform><numerusform>{n} triunfos</numerusform></translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>After deal {n}, the lead never changed hands.</source>
        <translation>Después de la mano {n}, el primer puesto ya no cambió de manos.</translation>
    </message>
    <message>
        <source>After deal {n}: {scores}.</source>
        <translation>Tras la mano {n}: {scores}.</translation>
    </message>
    <message>
        <source>At the start: {scores}.</source>
        <translation>Al principio: {scores}.</translation>
    </message>
    <message>
        <source>Deal {n}: {what}</source>
        <translation>Mano {n}: {what}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>No cumplido</translation>
    </message>
    <message>
        <source>Failed by {much}</source>
        <translation>No cumplido por {much}</translation>
    </message>
    <message>
        <source>How the match went</source>
        <translation>Cómo fue la partida</translation>
    </message>
    <message>
        <source>It was close: only {ahead} between first and second.</source>
        <translation>Estuvo reñido: solo {ahead} entre el primero y el segundo.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplido</translation>
    </message>
    <message>
        <source>Made, with {much} to spare</source>
        <translation>Cumplido, con {much} de sobra</translation>
    </message>
    <message>
        <source>The biggest trick, {points}: {who}.</source>
        <translation>La baza más valiosa, {points}: {who}.</translation>
    </message>
    <message>
        <source>The last deal decided it: {behind} behind before, {ahead} ahead after.</source>
        <translation>La última mano lo decidió: {behind} de desventaja antes, {ahead} de ventaja después.</translation>
    </message>
    <message>
        <source>The last trick: {who}.</source>
        <translation>La última baza: {who}.</translation>
    </message>
    <message>
        <source>The lead never changed hands.</source>
        <translation>El primer puesto nunca cambió de manos.</translation>
    </message>
    <message>
        <source>Trick {n} made it: {who}.</source>
        <translation>La baza {n} aseguró el contrato: {who}.</translation>
    </message>
    <message>
        <source>Trick {n} sank it: {who}.</source>
        <translation>La baza {n} hundió el contrato: {who}.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} defeated, {points}.</source>
        <translation>Baza {trick} de la mejor mano, la {n}: {bid} derrotado, {points}.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} defeated.</source>
        <translation>Baza {trick} de la mejor mano, la {n}: {bid} derrotado.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} made, {points}.</source>
        <translation>Baza {trick} de la mejor mano, la {n}: {bid} cumplido, {points}.</translation>
    </message>
    <message>
        <source>What a comeback: {behind} behind after deal {n}.</source>
        <translation>¡Qué remontada! {behind} de desventaja tras la mano {n}.</translation>
    </message>
    <message>
        <source>You bid {bid} and lost every trick, as promised.</source>
        <translation>Pujaste {bid} y perdiste todas las bazas, como prometiste.</translation>
    </message>
    <message>
        <source>You bid {bid} and took every trick.</source>
        <translation>Pujaste {bid} y ganaste todas las bazas.</translation>
    </message>
    <message>
        <source>You did best in deal {n}: {points}.</source>
        <translation>Tu mejor mano fue la {n}: {points}.</translation>
    </message>
    <message>
        <source>You fell to {points}, which loses the match.</source>
        <translation>Pierdes la partida con {points}.</translation>
    </message>
    <message>
        <source>You made every bid of the match.</source>
        <translation>Cumpliste todas tus pujas de la partida.</translation>
    </message>
    <message>
        <source>You made your bid</source>
        <translation>Has cumplido tu puja</translation>
    </message>
    <message>
        <source>You made {bid}, the highest bid there is.</source>
        <translation>Cumpliste {bid}, la puja más alta que existe.</translation>
    </message>
    <message>
        <source>You missed your bid: {much} too few</source>
        <translation>No has cumplido tu puja: {much} de menos</translation>
    </message>
    <message>
        <source>You missed your bid: {much} too many</source>
        <translation>No has cumplido tu puja: {much} de más</translation>
    </message>
    <message>
        <source>You shot the moon.</source>
        <translation>Te llevaste todos los puntos.</translation>
    </message>
    <message>
        <source>You took every trick.</source>
        <translation>Ganaste todas las bazas.</translation>
    </message>
    <message>
        <source>{names} bid {bid} and lost every trick, as promised.</source>
        <translation>{names}: puja {bid} y todas las bazas perdidas, como prometido.</translation>
    </message>
    <message>
        <source>{names} bid {bid} and took every trick.</source>
        <translation>{names}: puja {bid} y todas las bazas ganadas.</translation>
    </message>
    <message>
        <source>{names} did best in deal {n}: {points}.</source>
        <translation>{names}: la mejor mano fue la {n}, {points}.</translation>
    </message>
    <message>
        <source>{names} fell to {points}, which loses the match.</source>
        <translation>{names} pierden la partida con {points}.</translation>
    </message>
    <message>
        <source>{names} made every bid of the match.</source>
        <translation>{names}: todas las pujas de la partida cumplidas.</translation>
    </message>
    <message>
        <source>{names} made {bid}, the highest bid there is.</source>
        <translation>{names}: {bid} cumplido, la puja más alta que existe.</translation>
    </message>
    <message>
        <source>{names} shot the moon.</source>
        <translation>{names}: todos los puntos, solo para ellos.</translation>
    </message>
    <message>
        <source>{names} took every trick.</source>
        <translation>{names}: todas las bazas ganadas.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} bid {bid} and lost every trick, as promised.</source>
        <translation>{name} pujó {bid} y perdió todas las bazas, como prometió.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took every trick.</source>
        <translation>{name} pujó {bid} y ganó todas las bazas.</translation>
    </message>
    <message>
        <source>{name} fell to {points}, which loses the match.</source>
        <translation>{name} pierde la partida con {points}.</translation>
    </message>
    <message>
        <source>{name} made every bid of the match.</source>
        <translation>{name} cumplió todas sus pujas de la partida.</translation>
    </message>
    <message>
        <source>{name} made {bid}, the highest bid there is.</source>
        <translation>{name} cumplió {bid}, la puja más alta que existe.</translation>
    </message>
    <message>
        <source>{name} shot the moon.</source>
        <translation>{name} se llevó todos los puntos.</translation>
    </message>
    <message>
        <source>{name} took every trick.</source>
        <translation>{name} ganó todas las bazas.</translation>
    </message>
    <message>
        <source>{name}, with {card}</source>
        <translation>{name}, con {card}</translation>
    </message>
</context>
<context>
    <name>MovesDelegate</name>
    <message>
        <source>{size}: {what} was better</source>
        <translation>{size}: mejor {what}</translation>
    </message>
</context>
<context>
    <name>MovesHead</name>
    <message>
        <source>Each row shows a decision and what it cost, expected and actual</source>
        <translation>Cada fila muestra una decisión y lo que costó: esperado, real</translation>
    </message>
    <message>
        <source>From small to large: slip, mistake, blunder.</source>
        <translation>De menor a mayor: imprecisión, error, error grave.</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>real</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Calls, discards and cards in this deal</source>
        <translation>Pujas, descartes y cartas de la mano</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>actual {n}</source>
        <translation>real {n}</translation>
    </message>
    <message>
        <source>expected {n}</source>
        <translation>esperado {n}</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>A name can have at most {n} letters.</source>
        <translation>Un nombre tiene {n} letras como mucho.</translation>
    </message>
</context>
<context>
    <name>NewChallengeDialog</name>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Crear</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Manos</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Nuevo reto</translation>
    </message>
    <message>
        <source>Seats and house rules are those that you last chose for the game in the lobby.</source>
        <translation>Los asientos y las reglas de la casa son los que elegiste por última vez para el juego en el vestíbulo.</translation>
    </message>
</context>
<context>
    <name>NewPerson</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Text size, cards, speed, sound, help and keys are saved for each person. You start with the current ones.</source>
        <translation>El tamaño del texto, las cartas, la velocidad, el sonido, la ayuda y las teclas se guardan para cada persona. Empiezas con los actuales.</translation>
    </message>
    <message>
        <source>That’s me</source>
        <translation>Soy yo</translation>
    </message>
    <message>
        <source>The matches played without a name are mine</source>
        <translation>Las partidas jugadas sin nombre son mías</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>¿Quién eres?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>A bid made before you see your cards counts more, but it is risky.</source>
        <translation>Una puja hecha antes de ver tus cartas cuenta más, pero es arriesgada.</translation>
    </message>
    <message>
        <source>A bid of {n} only shows a suit to your partner. It can't win the bidding.</source>
        <translation>Una puja de {n} solo muestra un palo al compañero. No puede ganar la subasta.</translation>
    </message>
    <message>
        <source>A check keeps your partner's bid and keeps you in.</source>
        <translation>Dejar mantiene la puja de tu compañero, y sigues en la subasta.</translation>
    </message>
    <message>
        <source>A trump beats the colour led.</source>
        <translation>Un triunfo gana al color de salida.</translation>
    </message>
    <message>
        <source>A trump beats the suit led.</source>
        <translation>Un triunfo gana al palo de salida.</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>Todos los puntos</translation>
    </message>
    <message>
        <source>Alone or together</source>
        <translation>Solo o juntos</translation>
    </message>
    <message>
        <source>At no trump, no suit beats the others.</source>
        <translation>Sin triunfo, ningún palo gana a los demás.</translation>
    </message>
    <message>
        <source>Before you look</source>
        <translation>Antes de mirar</translation>
    </message>
    <message>
        <source>Bid more than {bid} by {name}, or pass.</source>
        <translation>Puja más que {bid} de {name}, o pasa.</translation>
    </message>
    <message>
        <source>Cards of the colour you name beat all others in this deal.</source>
        <translation>Las cartas del color que nombres ganan a todas las demás en esta mano.</translation>
    </message>
    <message>
        <source>Cards of the suit you name beat all others in this deal.</source>
        <translation>Las cartas del palo que nombres ganan a todas las demás en esta mano.</translation>
    </message>
    <message>
        <source>Cards to discard</source>
        <translation>Cartas para descartar</translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation>Cartas para pasar</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to {n} partners for this deal, or play alone.</source>
        <extracomment>1: Choose a partner for this deal, or play alone.</extracomment>
        <translation><numerusform>Elige un compañero para esta mano, o juega sin él.</numerusform><numerusform>Elige hasta {n} compañeros para esta mano, o juega sin ellos.</numerusform></translation>
    </message>
    <message>
        <source>Choose {low} to {high} cards to discard, face down.</source>
        <translation>Elige de {low} a {high} cartas para descartar, boca abajo.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards to discard, face down.</source>
        <extracomment>1: Choose a card to discard, face down.</extracomment>
        <translation><numerusform>Elige una carta para descartar, boca abajo.</numerusform><numerusform>Elige {n} cartas para descartar, boca abajo.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards to discard, face down. You must keep the greyed ones.</source>
        <extracomment>1: Choose a card to discard, face down. You must keep the greyed ones.</extracomment>
        <translation><numerusform>Elige una carta para descartar, boca abajo. Las atenuadas tienen que quedarse.</numerusform><numerusform>Elige {n} cartas para descartar, boca abajo. Las atenuadas tienen que quedarse.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners for this deal.</source>
        <extracomment>1: Choose a partner for this deal.</extracomment>
        <translation><numerusform>Elige un compañero para esta mano.</numerusform><numerusform>Elige {n} compañeros para esta mano.</numerusform></translation>
    </message>
    <message>
        <source>Click the cards you want to get rid of. Click again to take one back.</source>
        <translation>Haz clic en las cartas de las que quieras librarte; otro clic devuelve una.</translation>
    </message>
    <message>
        <source>Defend alone against {name}, or with your partner.</source>
        <translation>Defiende solo contra {name}, o con tu compañero.</translation>
    </message>
    <message>
        <source>Each player bids once, before any card is played.</source>
        <translation>Cada jugador puja una vez, antes de que se juegue ninguna carta.</translation>
    </message>
    <message>
        <source>Everyone else gets the points, or they come off your own score.</source>
        <translation>Los puntos van a todos los demás o se restan de tu tanteo.</translation>
    </message>
    <message>
        <source>Farmer's hand</source>
        <translation>Farmer’s hand</translation>
    </message>
    <message>
        <source>Follow the card led if you can. You can't play the greyed cards now.</source>
        <translation>Si puedes, tienes que asistir al palo de salida. Las cartas atenuadas no se pueden jugar ahora.</translation>
    </message>
    <message>
        <source>Follow the lead</source>
        <translation>Asistir al palo</translation>
    </message>
    <message numerus="yes">
        <source>Give {n} points to everyone else, or take them off your own score.</source>
        <extracomment>1: Give {n} point to everyone else, or take it off your own score.</extracomment>
        <translation><numerusform>Da {n} punto a todos los demás o réstalo de tu tanteo.</numerusform><numerusform>Da {n} puntos a todos los demás o réstalos de tu tanteo.</numerusform></translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Hold takes over the highest bid without raising it.</source>
        <translation>Mantener se queda con la puja más alta sin subirla.</translation>
    </message>
    <message>
        <source>If you bid alone, your partner sits out and can't help you.</source>
        <translation>Si pujas sin compañero, tu compañero no juega y no puede ayudarte.</translation>
    </message>
    <message>
        <source>If you defend alone, your partner sits out. Winning three tricks then scores more.</source>
        <translation>Si defiendes solo, tu compañero no juega. Ganar tres bazas vale entonces más.</translation>
    </message>
    <message>
        <source>In turn, each player bids more than the one before, or passes.</source>
        <translation>Por turno, cada uno puja más que el anterior o pasa.</translation>
    </message>
    <message>
        <source>It is a trump. You can take it and put away a card that you need less.</source>
        <translation>Es un triunfo. Puedes llevártela y descartar una carta que te haga menos falta.</translation>
    </message>
    <message>
        <source>Name the trump for this deal.</source>
        <translation>Nombra el triunfo de esta mano.</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Sin más explicaciones</translation>
    </message>
    <message>
        <source>No points can fall on this trick, so play your highest card.</source>
        <translation>En esta baza no pueden caer puntos: juega tu carta más alta.</translation>
    </message>
    <message>
        <source>Nobody has bid yet, and you can't pass. Make a bid.</source>
        <translation>Nadie ha pujado aún, y no puedes pasar: puja.</translation>
    </message>
    <message>
        <source>Nobody has bid yet. Bid or pass.</source>
        <translation>Nadie ha pujado aún: puja o pasa.</translation>
    </message>
    <message numerus="yes">
        <source>Pass {n} cards {where}, to {name}.</source>
        <extracomment>1: Pass a card {where}, to {name}.</extracomment>
        <translation><numerusform>Pasa una carta {where}, a {name}.</numerusform><numerusform>Pasa {n} cartas {where}, a {name}.</numerusform></translation>
    </message>
    <message>
        <source>Pick cards for another player before you see the ones you'll get.</source>
        <translation>Elige cartas para otro jugador antes de ver las que recibirás.</translation>
    </message>
    <message>
        <source>Play the first card of the trick. The others must follow its colour if they can.</source>
        <translation>Juega la primera carta de la baza. Los demás tienen que seguir su color si pueden.</translation>
    </message>
    <message>
        <source>Play the first card of the trick. The others must follow its suit if they can.</source>
        <translation>Juega la primera carta de la baza. Los demás tienen que asistir a su palo si pueden.</translation>
    </message>
    <message>
        <source>Press Enter or the button to discard these cards.</source>
        <translation>Pulsa Intro o el botón para descartar estas cartas.</translation>
    </message>
    <message>
        <source>Press Enter or the button to pass these cards.</source>
        <translation>Pulsa Intro o el botón para pasar estas cartas.</translation>
    </message>
    <message>
        <source>Press Enter or the button to take the card turned up.</source>
        <translation>Pulsa Intro o el botón para llevarte la muestra.</translation>
    </message>
    <message>
        <source>Say how many tricks you'll take.</source>
        <translation>Di cuántas bazas harás.</translation>
    </message>
    <message>
        <source>Swap low cards for as many face-down ones, or keep your hand.</source>
        <translation>Cambia cartas bajas por otras tantas boca abajo, o conserva tu mano.</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>Las pujas</translation>
    </message>
    <message>
        <source>The card turned up</source>
        <translation>La muestra</translation>
    </message>
    <message>
        <source>The card turned up is {card}. Choose a card to put away for it, or none.</source>
        <translation>La muestra es {card}. Elige una carta para descartar a cambio, o ninguna.</translation>
    </message>
    <message>
        <source>The first player who bids makes trump, and the bidding is over.</source>
        <translation>El primero que puja hace el triunfo, y la subasta termina.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick, unless someone trumps it.</source>
        <translation>La carta más alta del palo de salida hace la baza, salvo que alguien falle con triunfo.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick.</source>
        <translation>La carta más alta del palo de salida hace la baza.</translation>
    </message>
    <message>
        <source>The players you choose now are your partners in this deal.</source>
        <translation>Los jugadores que elijas ahora son tus compañeros en esta mano.</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>El triunfo</translation>
    </message>
    <message>
        <source>You can lead only {card}. {reason}</source>
        <translation>Sales tú, pero solo se permite {card}. {reason}</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Solo puedes pasar.</translation>
    </message>
    <message>
        <source>You can show three low cards and swap them for three face-down ones.</source>
        <translation>Puedes mostrar tres cartas bajas y cambiarlas por tres boca abajo.</translation>
    </message>
    <message>
        <source>You can turn tips back on in the settings, under Help.</source>
        <translation>Puedes volver a activar las explicaciones en los ajustes, en Ayuda.</translation>
    </message>
    <message>
        <source>You can't bid more than {bid} by {name}.</source>
        <translation>No puedes superar {bid} de {name}.</translation>
    </message>
    <message>
        <source>You can't follow</source>
        <translation>No puedes asistir</translation>
    </message>
    <message>
        <source>You can't pass. Bid more than {bid} by {name}.</source>
        <translation>No puedes pasar: puja más que {bid} de {name}.</translation>
    </message>
    <message>
        <source>You have none of the colour led, so play something else.</source>
        <translation>No tienes nada del color de salida, así que juega otra carta.</translation>
    </message>
    <message>
        <source>You have none of the suit led, so play something else.</source>
        <translation>No tienes nada del palo de salida, así que juega otra carta.</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Sales tú</translation>
    </message>
    <message>
        <source>You lead. {reason}</source>
        <translation>Sales tú. {reason}</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Sales tú: juega cualquier carta.</translation>
    </message>
    <message>
        <source>Your bid stays secret until everyone has bid.</source>
        <translation>Tu puja es secreta hasta que todos hayan pujado.</translation>
    </message>
    <message>
        <source>Your cards are face down. Bid blind, or look at them and bid then.</source>
        <translation>Tus cartas están boca abajo. Puja a ciegas, o míralas y puja después.</translation>
    </message>
    <message>
        <source>Your last card.</source>
        <translation>Tu última carta.</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Tu equipo</translation>
    </message>
    <message>
        <source>Your tricks</source>
        <translation>Tus bazas</translation>
    </message>
    <message>
        <source>across</source>
        <translation>al de enfrente</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>to the second on the left</source>
        <translation>al segundo por la izquierda</translation>
    </message>
    <message>
        <source>to the second on the right</source>
        <translation>al segundo por la derecha</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ti</translation>
    </message>
    <message>
        <source>{bid} means taking no tricks at all.</source>
        <translation>{bid} significa no hacer ninguna baza.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>Salió {card}: juega cualquier carta.</translation>
    </message>
    <message>
        <source>{colour} cards</source>
        <translation>cartas de color {colour}</translation>
    </message>
    <message>
        <source>{colour} was led</source>
        <translation>Salió {colour}</translation>
    </message>
    <message>
        <source>{led} and you have none: play any card.</source>
        <translation>{led} y no tienes: juega cualquier carta.</translation>
    </message>
    <message>
        <source>{led} and you have only {some}: play any card.</source>
        <translation>{led} y solo tienes {some}: juega cualquier carta.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them, or a trump.</source>
        <translation>{led} y tienes {some}: juega una de esas cartas, o un triunfo.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them, or {card}.</source>
        <translation>{led} y tienes {some}: juega una de esas cartas, o {card}.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them.</source>
        <translation>{led} y tienes {some}: juega una de esas cartas.</translation>
    </message>
    <message>
        <source>{led}: you can play any card.</source>
        <translation>{led}: puedes jugar cualquiera de tus cartas.</translation>
    </message>
    <message>
        <source>{led}: you can play only {card}.</source>
        <translation>{led}: solo se puede jugar {card}.</translation>
    </message>
    <message>
        <source>{name} has taken all the points so far. Take a trick with a point yourself, or {name} may shoot the moon.</source>
        <translation>{name} lleva todos los puntos hasta ahora. Gana tú una baza con algún punto, o {name} puede llevárselos todos.</translation>
    </message>
    <message>
        <source>{name} has taken all the points so far. Throw points only on somebody else's trick, and keep a high card.</source>
        <translation>{name} se ha llevado todos los puntos hasta ahora. Tira puntos solo en la baza de otro y guarda una carta alta.</translation>
    </message>
    <message>
        <source>{suits}: nobody else has any, so even a low one is dangerous.</source>
        <translation>{suits}: nadie más tiene, así que hasta una carta baja es peligrosa.</translation>
    </message>
    <message>
        <source>{suits}: nobody else has any, so even a low one takes the trick.</source>
        <translation>{suits}: nadie más tiene, así que hasta una carta baja gana la baza.</translation>
    </message>
    <message>
        <source>{suit} were led</source>
        <translation>Se salió a {suit}</translation>
    </message>
    <message>
        <source>{turned}, and you can't pass. Name another suit.</source>
        <translation>{turned}, y no puedes pasar. Nombra otro palo.</translation>
    </message>
    <message>
        <source>{turned}. Make it trump, or pass. {name} would take it.</source>
        <translation>{turned}. Hazla triunfo, o pasa. La tomaría {name}.</translation>
    </message>
    <message>
        <source>{turned}. Name another suit, or pass.</source>
        <translation>{turned}. Nombra otro palo, o pasa.</translation>
    </message>
    <message>
        <source>{turned}. Pick it up and make it trump, or pass.</source>
        <translation>{turned}. Tómala y hazla triunfo, o pasa.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Help: {option}</source>
        <translation>Ayuda: {option}</translation>
    </message>
</context>
<context>
    <name>OwnPrograms</name>
    <message>
        <source>The program runs with your rights and can do whatever you can do.</source>
        <translation>El programa se ejecuta con tus permisos y puede hacer todo lo que tú puedes.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sin compañero</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Otra carta</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Volver a la revisión</translation>
    </message>
    <message>
        <source>Bid in points</source>
        <translation>Puja en puntos</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Pujar {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, only to show the suit</source>
        <translation>Pujar {bid}, solo para mostrar el palo</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}</source>
        <translation>Pujar {bid}, vale {value}</translation>
    </message>
    <message>
        <source>Bid {tricks}</source>
        <translation>Pujar {tricks}</translation>
    </message>
    <message>
        <source>Calls so far</source>
        <translation>Pujas hasta ahora</translation>
    </message>
    <message>
        <source>Challenge…</source>
        <translation>Reto…</translation>
    </message>
    <message>
        <source>Checking every hand the others could hold.</source>
        <translation>Probando todas las manos que los demás podrían tener.</translation>
    </message>
    <message>
        <source>Checking the claim</source>
        <translation>Comprobando la reclamación</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Elige una puja</translation>
    </message>
    <message>
        <source>Choose a number and a {suit}</source>
        <translation>Elige un número y {suit}</translation>
    </message>
    <message>
        <source>Choose a score</source>
        <translation>Elige el tanteo</translation>
    </message>
    <message>
        <source>Choose a {suit}</source>
        <translation>Elige {suit}</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Elige una opción</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to {n} partners</source>
        <extracomment>1: Choose a partner, or nobody</extracomment>
        <translation><numerusform>Elige un compañero, o a nadie</numerusform><numerusform>Elige hasta {n} compañeros</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners</source>
        <extracomment>1: Choose your partner</extracomment>
        <translation><numerusform>Elige a tu compañero</numerusform><numerusform>Elige {n} compañeros</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners: {more} more.</source>
        <extracomment>1: Choose your partner first.</extracomment>
        <translation><numerusform>Elige a tu compañero: falta {more}.</numerusform><numerusform>Elige {n} compañeros: faltan {more}.</numerusform></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Click a card to put it away for the card turned up, or use the arrow keys and Space, then Enter.</source>
        <translation>Haz clic en la carta que descartes por la muestra, o usa las flechas y Espacio; luego Intro.</translation>
    </message>
    <message>
        <source>Click players here or at the table, or press their numbers.</source>
        <translation>Haz clic en los jugadores aquí o en la mesa, o pulsa su número.</translation>
    </message>
    <message>
        <source>Click the cards to discard, or use the arrow keys and Space, then Enter.</source>
        <translation>Haz clic en las cartas que quieras descartar, o usa las flechas y Espacio; luego Intro.</translation>
    </message>
    <message>
        <source>Click the cards to discard. You must keep the greyed ones.</source>
        <translation>Haz clic en las cartas que quieras descartar. Las atenuadas tienen que quedarse.</translation>
    </message>
    <message>
        <source>Click the cards to pass, or use the arrow keys and Space, then Enter.</source>
        <translation>Haz clic en las cartas que quieras pasar, o usa las flechas y Espacio; luego Intro.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Computer players are playing the remaining cards.</source>
        <translation>Los ordenadores juegan las cartas que quedan.</translation>
    </message>
    <message>
        <source>Confirm: {call}</source>
        <translation>Confirmar: {call}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Mano {n}</translation>
    </message>
    <message>
        <source>Discard my hand</source>
        <translation>Descartar mis cartas</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>No descartar nada</translation>
    </message>
    <message>
        <source>Discard {n}</source>
        <translation>Descartar {n}</translation>
    </message>
    <message>
        <source>Discard {n} of {all}</source>
        <translation>Descartar {n} de {all}</translation>
    </message>
    <message>
        <source>Don't rob</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Everyone passed, so nobody scores.</source>
        <translation>Todos pasaron, así que nadie puntúa.</translation>
    </message>
    <message>
        <source>Finishing the deal</source>
        <translation>Terminando la mano</translation>
    </message>
    <message>
        <source>Go on the {kitty}</source>
        <translation>Ir al {kitty}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hold the button to look at them.</source>
        <translation>Mantén pulsado el botón para verlas.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Mantener para ver</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>Mantener {bid}</translation>
    </message>
    <message>
        <source>Hold {key} to see them and play, or hold the button just to look.</source>
        <translation>Mantén {key} para verlas y jugar, o el botón para verlas.</translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <translation>¿Cuántas bazas harás?</translation>
    </message>
    <message>
        <source>In a match of its own. This match is kept. (F5)</source>
        <translation>En una partida aparte. Esta partida se conserva. (F5)</translation>
    </message>
    <message>
        <source>Lead as {suit}</source>
        <translation>Salir como {suit}</translation>
    </message>
    <message>
        <source>Lead the joker as</source>
        <translation>Salir con el comodín como</translation>
    </message>
    <message>
        <source>Lead the low joker as</source>
        <translation>Salir con el comodín menor como</translation>
    </message>
    <message>
        <source>Let others play the same deals, and compare results</source>
        <translation>Que otros jueguen las mismas manos, y comparar resultados</translation>
    </message>
    <message>
        <source>Look at this deal step by step (R)</source>
        <translation>Mirar esta mano paso a paso (R)</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <translation>Nombra el triunfo</translation>
    </message>
    <message>
        <source>Name {bid}</source>
        <translation>Nombrar {bid}</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation>Nombrar {suit}</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>No bid is possible</source>
        <translation>No es posible ninguna puja</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Aún no hay puja</translation>
    </message>
    <message>
        <source>Nobody won the auction, so nobody scores.</source>
        <translation>Nadie ha ganado la subasta, así que nadie puntúa.</translation>
    </message>
    <message>
        <source>Order up {bid}</source>
        <translation>Aceptar {bid}</translation>
    </message>
    <message>
        <source>Pass now (P)</source>
        <translation>Pasar ahora (P)</translation>
    </message>
    <message>
        <source>Pass {n} of {all}</source>
        <translation>Pasar {n} de {all}</translation>
    </message>
    <message>
        <source>Pick up {bid}</source>
        <translation>Tomar {bid}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jugar sin compañero</translation>
    </message>
    <message>
        <source>Play stops until you look at them again.</source>
        <translation>El juego se detiene hasta que vuelvas a mirarlas.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Rob</source>
        <translation>Llevársela</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Las mismas cartas</translation>
    </message>
    <message>
        <source>Show my cards (F9)</source>
        <translation>Mostrar mis cartas (F9)</translation>
    </message>
    <message>
        <source>Show until I've played</source>
        <translation>Mostrar hasta que juegue</translation>
    </message>
    <message>
        <source>Start with {names}</source>
        <translation>Empezar con {names}</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Parar (Esc)</translation>
    </message>
    <message>
        <source>Suits rank {order}</source>
        <translation>Rango de los palos: {order}</translation>
    </message>
    <message>
        <source>Take the joker back (Esc)</source>
        <translation>Devolver el comodín (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>That gives you {n} trumps.</source>
        <extracomment>1: That gives you {n} trump.</extracomment>
        <translation><numerusform>Así tienes {n} triunfo.</numerusform><numerusform>Así tienes {n} triunfos.</numerusform></translation>
    </message>
    <message>
        <source>That isn't a legal bid.</source>
        <translation>Esa puja no está permitida.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>To beat: {bid} by {name}</source>
        <translation>Hay que superar {bid} de {name}</translation>
    </message>
    <message>
        <source>To beat: {bid} by {name}, your partner</source>
        <translation>Hay que superar {bid} de {name}, tu compañero</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Totals then: {totals}</source>
        <translation>Totales después: {totals}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>What would an expert do? (Ctrl+H)</source>
        <translation>¿Qué haría un experto? (Ctrl+H)</translation>
    </message>
    <message>
        <source>With your partner</source>
        <translation>Con tu compañero</translation>
    </message>
    <message>
        <source>You discard your whole hand and take those cards.</source>
        <translation>Descartas todas tus cartas y tomas esas.</translation>
    </message>
    <message>
        <source>You took all the points</source>
        <translation>Te has llevado todos los puntos</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Te toca pujar</translation>
    </message>
    <message>
        <source>Your cards are hidden</source>
        <translation>Tus cartas están ocultas</translation>
    </message>
    <message>
        <source>up to {n}</source>
        <translation>hasta {n}</translation>
    </message>
    <message>
        <source>{bid} ({value})</source>
        <translation>{bid} ({value})</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <translation>{card} está a la vista</translation>
    </message>
    <message>
        <source>{card} was turned down</source>
        <translation>{card} fue rechazado</translation>
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
        <translation><numerusform>{n} mano</numerusform><numerusform>{n} manos</numerusform></translation>
    </message>
    <message>
        <source>{n} less</source>
        <translation>{n} menos</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} más</translation>
    </message>
    <message>
        <source>{n} of {need} chosen</source>
        <translation>{n} de {need} elegidos</translation>
    </message>
    <message numerus="yes">
        <source>{n} points off your score</source>
        <extracomment>1: {n} point off your score</extracomment>
        <translation><numerusform>{n} punto menos en tu tanteo</numerusform><numerusform>{n} puntos menos en tu tanteo</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} points to everyone else</source>
        <extracomment>1: {n} point to everyone else</extracomment>
        <translation><numerusform>{n} punto para todos los demás</numerusform><numerusform>{n} puntos para todos los demás</numerusform></translation>
    </message>
    <message>
        <source>{n}: {words}</source>
        <translation>{n}: {words}</translation>
    </message>
    <message>
        <source>{suit}, you hold {n}</source>
        <translation>{suit}, tienes {n}</translation>
    </message>
    <message>
        <source>{words} first.</source>
        <translation>Primero {words}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Forget a person</source>
        <translation>Olvidar a una persona</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>{name}’s picture, text size, cards, speed, sound, help and keys will be forgotten. Matches and statistics are kept.</source>
        <translation>Se olvidarán la imagen, el tamaño del texto, las cartas, la velocidad, el sonido, la ayuda y las teclas de {name}. Las partidas y las estadísticas se conservan.</translation>
    </message>
</context>
<context>
    <name>PeopleTab</name>
    <message>
        <source>No matches with them yet.</source>
        <translation>Todavía no hay partidas con ellos.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>La gente de la mesa</translation>
    </message>
</context>
<context>
    <name>PictureNotes</name>
    <message>
        <source>A picture of your own is cut to a square. The copy stays on this computer.</source>
        <translation>Tu imagen se recorta en cuadrado. La copia se queda en este ordenador.</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Elegir imagen…</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>Quitar imagen</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{file} is too large. Choose a picture of at most {megabytes} MB and {megapixels} megapixels.</source>
        <translation>{file} es demasiado grande. Elige una imagen de {megabytes} MB y {megapixels} megapíxeles como máximo.</translation>
    </message>
    <message>
        <source>{file} isn't a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>{file} no es una imagen legible. Elige un archivo PNG o JPEG.</translation>
    </message>
</context>
<context>
    <name>PlaceBox</name>
    <message>
        <source>Remove all cards: {name}</source>
        <translation>Quitar todas las cartas: {name}</translation>
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
        <translation>R</translation>
    </message>
    <message numerus="yes">
        <source>Ends at {n} points</source>
        <extracomment>1: Ends at {n} point</extracomment>
        <translation><numerusform>Termina a {n} punto</numerusform><numerusform>Termina a {n} puntos</numerusform></translation>
    </message>
    <message>
        <source>Face-up row</source>
        <translation>Fila descubierta</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>Meta: {n}</translation>
    </message>
    <message>
        <source>Foundation</source>
        <translation>Montón</translation>
    </message>
    <message>
        <source>Hand, hidden</source>
        <translation>Mano oculta</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>score</source>
        <translation>tanteo</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>no juega</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>puja</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>bazas</translation>
    </message>
    <message>
        <source>{bid}, Left {suit}</source>
        <translation>{bid}, izquierda {suit}</translation>
    </message>
    <message>
        <source>{n} this deal</source>
        <translation>{n} esta mano</translation>
    </message>
    <message>
        <source>{progress}, others {n}</source>
        <translation>{progress}, otros {n}</translation>
    </message>
    <message>
        <source>{took} of {bid}</source>
        <translation>{took} de {bid}</translation>
    </message>
    <message numerus="yes">
        <source>{took} of {n} tricks</source>
        <extracomment>1: {took} of {n} trick</extracomment>
        <translation><numerusform>{took} de {n} baza</numerusform><numerusform>{took} de {n} bazas</numerusform></translation>
    </message>
    <message>
        <source>{tricks}, {bid} bid</source>
        <translation>{tricks}, pujó {bid}</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>A computer player failed, so the first legal choice was played for it. See the log for details.</source>
        <translation>Un jugador del ordenador falló, así que se jugó por él la primera opción permitida. Los detalles están en el registro.</translation>
    </message>
    <message>
        <source>A computer player tried an illegal play, so the first legal choice was played instead. If this keeps happening, reinstall Trickdesk.</source>
        <translation>Un jugador del ordenador intentó una jugada no permitida, así que se jugó en su lugar la primera opción permitida. Si sigue pasando, vuelve a instalar Trickdesk.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audaz</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message numerus="yes">
        <source>Computer players failed {n} times. Each time, the first legal choice was played.</source>
        <extracomment>1: A computer player failed once. The first legal choice was played instead.</extracomment>
        <translation><numerusform>Un jugador del ordenador falló una vez. En su lugar se jugó la primera opción permitida.</numerusform><numerusform>Los jugadores del ordenador fallaron {n} veces. Cada vez se jugó la primera opción permitida.</numerusform></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Repartidor</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Partner of {names}</source>
        <translation>Compañero: {names}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>The computer players are too slow to answer, so the first legal choice is played for them. Closing other programs may help.</source>
        <translation>Los jugadores del ordenador tardan demasiado en responder, así que se juega por ellos la primera opción permitida. Cerrar otros programas puede ayudar.</translation>
    </message>
    <message>
        <source>The computer players can't start, so the first legal choice is played for them. Restart Trickdesk; if that doesn't help, reinstall it.</source>
        <translation>Los jugadores del ordenador no pueden arrancar, así que se juega por ellos la primera opción permitida. Reinicia Trickdesk; si eso no ayuda, vuelve a instalarlo.</translation>
    </message>
    <message>
        <source>The computer players have crashed, so the first legal choice is played for them. If they don't recover, restart Trickdesk.</source>
        <translation>Los jugadores del ordenador han dejado de funcionar, así que se juega por ellos la primera opción permitida. Si no se recuperan, reinicia Trickdesk.</translation>
    </message>
    <message>
        <source>The computer players' answers can't be used, so the first legal choice is played for them. If this keeps happening, reinstall Trickdesk.</source>
        <translation>Las respuestas de los jugadores del ordenador no son válidas, así que se juega por ellos la primera opción permitida. Si sigue pasando, vuelve a instalar Trickdesk.</translation>
    </message>
    <message numerus="yes">
        <source>With help: {n} decisions were undone after seeing new cards.</source>
        <extracomment>1: With help: one decision was undone after seeing new cards.</extracomment>
        <translation><numerusform>Con ayuda: se deshizo una decisión después de ver cartas nuevas.</numerusform><numerusform>Con ayuda: se deshicieron {n} decisiones después de ver cartas nuevas.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>With {n} hints.</source>
        <extracomment>1: With a hint.</extracomment>
        <translation><numerusform>Con una pista.</numerusform><numerusform>Con {n} pistas.</numerusform></translation>
    </message>
    <message>
        <source>Won the match</source>
        <translation>Ganó la partida</translation>
    </message>
    <message>
        <source>{names} can’t play in this match, so the level {level} plays instead.</source>
        <translation>{names} no puede jugar en esta partida, así que juega el nivel {level}.</translation>
    </message>
    <message>
        <source>{name}: {manner}</source>
        <translation>{name}: {manner}</translation>
    </message>
    <message>
        <source>{problem} From now on, the level {level} plays in its place.</source>
        <translation>{problem} Desde ahora juega en su lugar el nivel {level}.</translation>
    </message>
    <message>
        <source>{problem} The level {level} chose instead.</source>
        <translation>{problem} El nivel {level} eligió en su lugar.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A mistake here: {action}. That costs {points} on average.</source>
        <translation>Un error aquí: {action}. Eso cuesta {points} de media.</translation>
    </message>
    <message>
        <source>An expert would do the same.</source>
        <translation>Un experto haría lo mismo.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, but it hardly matters.</source>
        <translation>Un experto elige: {better}, pero apenas hay diferencia.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, {points} fewer on average.</source>
        <translation>Un experto elige: {better}, {points} menos de media.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, {points} more on average.</source>
        <translation>Un experto elige: {better}, {points} más de media.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}.</source>
        <translation>Un experto elige: {better}.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}. Yours was not considered.</source>
        <translation>Un experto elige: {better}. Tu elección no se consideró.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>In the match: {action}. That cost {points} on average.</source>
        <translation>En la partida: {action}. Eso costó {points} de media.</translation>
    </message>
    <message>
        <source>It is the highest card of the suit led.</source>
        <translation>Es la carta más alta del palo de salida.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>No: {card} wins.</source>
        <translation>No: gana {card}.</translation>
    </message>
    <message>
        <source>Right: {card} wins.</source>
        <translation>Correcto: gana {card}.</translation>
    </message>
    <message>
        <source>This puzzle will come up again in {days} days.</source>
        <translation>Este problema volverá dentro de {days} días.</translation>
    </message>
    <message>
        <source>This puzzle will come up again tomorrow.</source>
        <translation>Este problema volverá mañana.</translation>
    </message>
    <message>
        <source>Trump: {mark} {suit}</source>
        <translation>Triunfo: {mark} {suit}</translation>
    </message>
    <message>
        <source>You have solved this puzzle often enough. It won't come up again.</source>
        <translation>Ya has resuelto este problema bastantes veces. No volverá a salir.</translation>
    </message>
    <message>
        <source>You: {action}</source>
        <translation>Tú: {action}</translation>
    </message>
    <message>
        <source>{action} (you)</source>
        <translation>{action} (tú)</translation>
    </message>
    <message>
        <source>{card} was led</source>
        <translation>Salió {card}</translation>
    </message>
    <message>
        <source>{card} was led as {suit}</source>
        <translation>Salió {card} como {suit}</translation>
    </message>
    <message>
        <source>{n}: {card}</source>
        <translation>{n}: {card}</translation>
    </message>
    <message>
        <source>{n}: {card}, led</source>
        <translation>{n}: {card}, de salida</translation>
    </message>
    <message>
        <source>{right} of {asked} right · {row} in a row · best {best}</source>
        <translation>{right} de {asked} bien · {row} seguidas · mejor {best}</translation>
    </message>
    <message>
        <source>{share}% to make it</source>
        <translation>{share} % de cumplirlo</translation>
    </message>
    <message>
        <source>{tricks} tricks</source>
        <translation>{tricks} bazas</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Can’t save your settings: {reason}</source>
        <translation>No se pueden guardar tus ajustes: {reason}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>{name}, failed</source>
        <translation>{name}, no cumplido</translation>
    </message>
</context>
<context>
    <name>ProgramNotes</name>
    <message>
        <source>A program that you wrote can play too. Choose it as the level of a seat.</source>
        <translation>Un programa que escribiste también puede jugar. Elígelo como nivel de un asiento.</translation>
    </message>
    <message>
        <source>Add program…</source>
        <translation>Añadir programa…</translation>
    </message>
    <message>
        <source>Remove program</source>
        <translation>Quitar programa</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>Tus programas</translation>
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
        <translation>Elige para quién son los puntos</translation>
    </message>
    <message>
        <source>Choose your team</source>
        <translation>Elige tu equipo</translation>
    </message>
    <message>
        <source>Discard cards</source>
        <translation>Descarta cartas</translation>
    </message>
    <message>
        <source>Discard {low} to {high} cards</source>
        <translation>Descarta de {low} a {high} cartas</translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards</source>
        <extracomment>1: Discard {n} card</extracomment>
        <translation><numerusform>Descarta {n} carta</numerusform><numerusform>Descarta {n} cartas</numerusform></translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <translation>¿Cuántas bazas harás?</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <translation>Nombra el triunfo</translation>
    </message>
    <message numerus="yes">
        <source>Pass {n} cards to {name}</source>
        <extracomment>1: Pass {n} card to {name}</extracomment>
        <translation><numerusform>Pasa {n} carta a {name}</numerusform><numerusform>Pasa {n} cartas a {name}</numerusform></translation>
    </message>
    <message>
        <source>Pick cards to pass</source>
        <translation>Elige cartas para pasar</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Juega una carta</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>La mano ha terminado</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Will you bid blind?</source>
        <translation>¿Pujas a ciegas?</translation>
    </message>
    <message>
        <source>Will you defend alone?</source>
        <translation>¿Defiendes solo?</translation>
    </message>
    <message>
        <source>Will you rob?</source>
        <translation>¿Te llevas la muestra?</translation>
    </message>
    <message>
        <source>Will you swap?</source>
        <translation>¿Cambias cartas?</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Sales tú</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Te toca pujar</translation>
    </message>
    <message>
        <source>{name} is choosing a team</source>
        <translation>{name} está eligiendo equipo</translation>
    </message>
    <message>
        <source>{name} is choosing who gets the points</source>
        <translation>{name} está eligiendo para quién son los puntos</translation>
    </message>
    <message>
        <source>{name} is discarding</source>
        <translation>{name} está descartando</translation>
    </message>
    <message>
        <source>{name} is naming the trump</source>
        <translation>{name} está nombrando el triunfo</translation>
    </message>
    <message>
        <source>{name} is picking cards to pass</source>
        <translation>{name} está eligiendo cartas para pasar</translation>
    </message>
    <message>
        <source>{name} may rob</source>
        <translation>{name} puede llevarse la muestra</translation>
    </message>
    <message>
        <source>{name} to call</source>
        <translation>Puja {name}</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>Juega {name}</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>&amp;All themes</source>
        <translation>&amp;Todos los temas</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Saltar</translation>
    </message>
    <message>
        <source>Here a computer player had to decide. What would you do?</source>
        <translation>Aquí tenía que decidir un ordenador. ¿Qué harías tú?</translation>
    </message>
    <message>
        <source>Looking for costly decisions…</source>
        <translation>Buscando decisiones costosas…</translation>
    </message>
    <message>
        <source>No costly decisions yet</source>
        <translation>Aún no hay decisiones costosas</translation>
    </message>
    <message>
        <source>Nothing to do today</source>
        <translation>Hoy no hay nada que hacer</translation>
    </message>
    <message>
        <source>You've done all your {game} puzzles. Solved ones come back after {days} days, missed ones tomorrow.</source>
        <translation>Has hecho todos tus problemas de {game}. Los resueltos vuelven dentro de {days} días; los que fallaste, mañana.</translation>
    </message>
    <message>
        <source>Your costly decisions in {game} come back here as puzzles. You see the same cards again, then what an expert would have done.

Puzzles come from reviews, so finish a match and review its deals. Each decision that cost you points comes up here several times over the next few weeks.</source>
        <translation>Tus decisiones costosas en {game} vuelven aquí como problemas. Ves otra vez las mismas cartas, y después lo que habría hecho un experto.

Los problemas salen de las revisiones: termina una partida y revisa sus manos. Cada decisión que te costó puntos aparece aquí varias veces durante las semanas siguientes.</translation>
    </message>
    <message>
        <source>{n} to do. This decision cost you points. What would you do now?</source>
        <translation>Quedan {n}. Esta decisión te costó puntos. ¿Qué harías ahora?</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Acceso directo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Ver en:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre de archivo:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Archivos de &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 no sigue la sintaxis correcta. Separa las páginas y los intervalos con «,», define los intervalos con «-» y comprueba que no se crucen.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>La impresión a doble cara no concuerda</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Las páginas no se pueden leer</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Los ajustes de la impresión a doble cara se contradicen. ¿Quieres corregirlos?</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Páginas e intervalos separados por comas; un intervalo son dos números con un guion. 3,5-7,9 imprime las páginas 3, 5, 6, 7 y 9.</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Dificultad</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Click a card or press its number. The first card was led.</source>
        <translation>Haz clic en una carta o pulsa su número. La primera carta es la de salida.</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>¿Qué carta gana esta baza?</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>A bid may score more, but for the match passing is worth more: what the others score counts too.</source>
        <translation>Quizá una puja dé más puntos, pero para la partida pasar vale más: también cuenta lo que se anotan los demás.</translation>
    </message>
    <message>
        <source>A blind nil is worth its risk now: it counts twice, and any hand may take no trick.</source>
        <translation>Ahora el nulo a ciegas merece el riesgo: vale el doble, y cualquier mano puede quedarse sin bazas.</translation>
    </message>
    <message>
        <source>A habit of this player, which costs little or nothing.</source>
        <translation>Una costumbre de este jugador, que cuesta poco o nada.</translation>
    </message>
    <message>
        <source>A partner is already winning with {card}, so no high card is needed.</source>
        <translation>Un compañero ya va ganando, con {card}: no hace falta una carta alta.</translation>
    </message>
    <message>
        <source>A partner is already winning with {card}, so no trump is needed.</source>
        <translation>Un compañero ya va ganando, con {card}: no hace falta un triunfo.</translation>
    </message>
    <message>
        <source>A partner is winning with {card}: the points should stay on this side.</source>
        <translation>Un compañero va ganando, con {card}: los puntos deberían quedarse en este bando.</translation>
    </message>
    <message>
        <source>Adds a card that counts to a partner's trick; nothing else is clearly better.</source>
        <translation>Añade una carta con puntos a la baza de un compañero; nada más es claramente mejor.</translation>
    </message>
    <message>
        <source>Adds a card that counts to another defender's trick; nothing else is clearly better.</source>
        <translation>Añade una carta con puntos a la baza de otro defensor; nada más es claramente mejor.</translation>
    </message>
    <message>
        <source>Adds a card that counts to your partner's trick; nothing else is clearly better.</source>
        <translation>Añade una carta con puntos a la baza de tu compañero; nada más es claramente mejor.</translation>
    </message>
    <message>
        <source>Also weighs the match and what the others score.</source>
        <translation>Tiene en cuenta también la partida y los puntos de los demás.</translation>
    </message>
    <message>
        <source>Another defender is already winning with {card}, so no high card is needed.</source>
        <translation>Otro defensor ya va ganando, con {card}: no hace falta una carta alta.</translation>
    </message>
    <message>
        <source>Another defender is already winning with {card}, so no trump is needed.</source>
        <translation>Otro defensor ya va ganando, con {card}: no hace falta un triunfo.</translation>
    </message>
    <message>
        <source>Another defender is winning with {card}: the declarer doesn't get the points.</source>
        <translation>Otro defensor va ganando, con {card}: el declarante no se lleva los puntos.</translation>
    </message>
    <message>
        <source>Another figure looks better, but not so in the deals that were solved exactly.</source>
        <translation>Otra cifra parece mejor, pero no en los repartos resueltos con exactitud.</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>Otro jugador</translation>
    </message>
    <message numerus="yes">
        <source>Based on {n} simulated deals, {solved} of them solved exactly.</source>
        <extracomment>1: Based on {n} simulated deal, {solved} of them solved exactly.</extracomment>
        <translation><numerusform>Basado en {n} mano simulada (resueltas con exactitud: {solved}).</numerusform><numerusform>Basado en {n} manos simuladas, {solved} de ellas resueltas con exactitud.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Based on {n} simulated deals.</source>
        <extracomment>1: Based on {n} simulated deal.</extracomment>
        <translation><numerusform>Basado en {n} mano simulada.</numerusform><numerusform>Basado en {n} manos simuladas.</numerusform></translation>
    </message>
    <message>
        <source>Beats the cards so far as {card} would, and keeps that for later.</source>
        <translation>Gana a las cartas jugadas como lo haría {card}, que queda para después.</translation>
    </message>
    <message>
        <source>Beats the cards so far as {card} would, and risks fewer points if somebody goes higher.</source>
        <translation>Gana a las cartas jugadas como lo haría {card}, y arriesga menos puntos si alguien la supera.</translation>
    </message>
    <message>
        <source>Beats the cards so far, though higher ones are still out.</source>
        <translation>Supera las cartas jugadas hasta ahora, aunque quedan fuera otras más altas.</translation>
    </message>
    <message>
        <source>Beats the declarer alone often enough, and that scores more.</source>
        <translation>Vence solo al declarante con bastante frecuencia, y eso vale más.</translation>
    </message>
    <message>
        <source>Best on average in the simulated deals.</source>
        <translation>Lo mejor de media en las manos simuladas.</translation>
    </message>
    <message>
        <source>Can no longer take exactly as many tricks as bid.</source>
        <translation>Ya no puede hacer exactamente las bazas pujadas.</translation>
    </message>
    <message>
        <source>Clearly best in the simulated deals.</source>
        <translation>Claramente lo mejor en las manos simuladas.</translation>
    </message>
    <message>
        <source>Doesn't take a partner's trick without a clear gain.</source>
        <translation>No quita la baza a un compañero sin una ventaja clara.</translation>
    </message>
    <message>
        <source>Doesn't take another defender's trick without a clear gain.</source>
        <translation>No quita la baza a otro defensor sin una ventaja clara.</translation>
    </message>
    <message>
        <source>Doesn't take your partner's trick without a clear gain.</source>
        <translation>No quita la baza a tu compañero sin una ventaja clara.</translation>
    </message>
    <message>
        <source>Draws trumps, to keep its own winners from being trumped: one is still out.</source>
        <translation>Arrastra triunfos para que no fallen sus cartas ganadoras: queda uno fuera.</translation>
    </message>
    <message>
        <source>Draws trumps, to keep its own winners from being trumped: {trumps} are still out.</source>
        <translation>Arrastra triunfos para que no fallen sus cartas ganadoras: quedan {trumps} fuera.</translation>
    </message>
    <message>
        <source>Drives out higher trumps, so that those left in the hand may take tricks.</source>
        <translation>Hace salir triunfos más altos, para que los que quedan en la mano puedan hacer bazas.</translation>
    </message>
    <message>
        <source>Every card that may be led should take the trick.</source>
        <translation>Cualquier carta con la que se puede salir debería hacer la baza.</translation>
    </message>
    <message>
        <source>Every choice is worth about the same.</source>
        <translation>Todas las opciones valen más o menos lo mismo.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}, so a high one goes: then it can take no other trick.</source>
        <translation>Cualquier carta permitida supera {card}, así que se va una alta: ya no hará otra baza.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}, so {over} is kept: it may stay below others later.</source>
        <translation>Toda carta permitida gana a {card}, así que {over} se queda: luego puede ir por debajo de otras.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}; the lower, the more likely somebody goes higher.</source>
        <translation>Toda carta permitida supera {card}; cuanto más baja, más fácil que alguien la supere.</translation>
    </message>
    <message>
        <source>Few cards in {suit} are left then, so bad cards can soon be thrown on that suit.</source>
        <translation>Así quedan pocas cartas de {suit}, y pronto se podrán tirar ahí cartas malas.</translation>
    </message>
    <message>
        <source>Few hands take no trick, so looking first is better.</source>
        <translation>Pocas manos se quedan sin bazas, así que es mejor mirar primero.</translation>
    </message>
    <message>
        <source>Forced to bid: picks the bid with the best expected score.</source>
        <translation>Tiene que pujar: elige la puja con el mejor resultado esperado.</translation>
    </message>
    <message>
        <source>Gets rid of a card that might take one trick too many later.</source>
        <translation>Se deshace de una carta que luego podría hacer una baza de más.</translation>
    </message>
    <message>
        <source>Gives somebody else a card that counts against its owner.</source>
        <translation>Da a otra persona una carta que le cuesta puntos.</translation>
    </message>
    <message>
        <source>Has as many tricks as bid, and wants no more.</source>
        <translation>Tiene todas las bazas pujadas, y no quiere más.</translation>
    </message>
    <message>
        <source>High cards would take tricks with points.</source>
        <translation>Las cartas altas harían bazas con puntos.</translation>
    </message>
    <message>
        <source>If everybody follows suit, {card} takes the trick; if not, this card may.</source>
        <translation>Si todos asisten, {card} hace la baza; si no, puede hacerla esta carta.</translation>
    </message>
    <message>
        <source>It was the only legal choice.</source>
        <translation>Era la única opción permitida.</translation>
    </message>
    <message>
        <source>Keeps cards that count out of the others' tricks unless giving one up clearly pays off.</source>
        <translation>No pone cartas con puntos en bazas ajenas, salvo que ceder una compense claramente.</translation>
    </message>
    <message>
        <source>Keeps only trumps: the rest is unlikely to take a trick.</source>
        <translation>Guarda solo triunfos: lo demás difícilmente hará una baza.</translation>
    </message>
    <message>
        <source>Keeps sure tricks unless giving one up clearly pays off.</source>
        <translation>Conserva las bazas seguras, salvo que ceder una compense claramente.</translation>
    </message>
    <message>
        <source>Keeps {card} back: somebody else could take it now.</source>
        <translation>Se reserva {card}: ahora se la podría llevar otra persona.</translation>
    </message>
    <message>
        <source>Keeps {card} guarded: {over} is still out.</source>
        <translation>Guarda protegida {card}: aún queda fuera {over}.</translation>
    </message>
    <message>
        <source>Keeps {card} to trump {suit}.</source>
        <translation>Guarda {card} para fallar {suit}.</translation>
    </message>
    <message>
        <source>Keeps {card}, the highest card left in {suit}.</source>
        <translation>Guarda {card}, la carta más alta que queda en {suit}.</translation>
    </message>
    <message>
        <source>Keeps {card}, the highest trump left.</source>
        <translation>Guarda {card}, el triunfo más alto que queda.</translation>
    </message>
    <message>
        <source>Keeps {card}, which may win a later trick.</source>
        <translation>Guarda {card}, que puede ganar una baza más tarde.</translation>
    </message>
    <message>
        <source>Keeps {card}: a trump may win a later trick.</source>
        <translation>Guarda {card}: un triunfo puede ganar una baza más tarde.</translation>
    </message>
    <message>
        <source>Keeps {card}: when trumps are led, it counts as one.</source>
        <translation>Guarda {card}: cuando se sale con triunfo, cuenta como uno.</translation>
    </message>
    <message>
        <source>Leads a card that can be spared, and keeps better ones for later.</source>
        <translation>Sale con una carta prescindible y guarda las mejores para después.</translation>
    </message>
    <message>
        <source>Leads a card that somebody else may have to beat: higher ones are still out.</source>
        <translation>Sale con una carta que quizá otra persona tenga que superar: quedan fuera otras más altas.</translation>
    </message>
    <message>
        <source>Leads a card that the declarer may have to beat.</source>
        <translation>Sale con una carta que quizá el declarante tenga que superar.</translation>
    </message>
    <message>
        <source>Leads a long suit: once its high cards are gone, the low ones win.</source>
        <translation>Sale de un palo largo: cuando caen las cartas altas, ganan las bajas.</translation>
    </message>
    <message>
        <source>Leads a trump, so that others have fewer left to trump {card} with.</source>
        <translation>Sale con un triunfo, para que a los demás les queden menos para fallar {card}.</translation>
    </message>
    <message>
        <source>Leaves it to the partner, who has already bid: raising it gains too little.</source>
        <translation>Lo deja al compañero, que ya ha pujado: subir gana demasiado poco.</translation>
    </message>
    <message>
        <source>Leaves it to your partner, who has already bid: raising it gains too little.</source>
        <translation>Lo deja a tu compañero, que ya ha pujado: subir gana demasiado poco.</translation>
    </message>
    <message>
        <source>Leaves the declarer the trick, which {card} is winning.</source>
        <translation>Deja al declarante la baza, que va ganando {card}.</translation>
    </message>
    <message>
        <source>Leaves the hand without {suit}, to trump that suit later.</source>
        <translation>Deja la mano sin {suit}, para fallar ese palo después.</translation>
    </message>
    <message>
        <source>Leaves the trick to somebody else.</source>
        <translation>Deja la baza a otra persona.</translation>
    </message>
    <message>
        <source>Lets this trick go, and keeps the winning card for a better one.</source>
        <translation>Deja pasar esta baza y guarda la carta ganadora para una mejor.</translation>
    </message>
    <message>
        <source>Lets this trick go: taking it would win more tricks, but score less.</source>
        <translation>Deja pasar esta baza: ganarla daría más bazas, pero menos puntos.</translation>
    </message>
    <message>
        <source>Makes the lowest bid that will do.</source>
        <translation>Hace la puja más baja que basta.</translation>
    </message>
    <message>
        <source>May take a trick that is needed; if it is beaten, it can't take one too many later.</source>
        <translation>Puede hacer una baza necesaria; si la superan, luego no hará una de más.</translation>
    </message>
    <message>
        <source>Needs exactly one more trick.</source>
        <translation>Falta exactamente una baza más.</translation>
    </message>
    <message>
        <source>Needs exactly {tricks} more tricks.</source>
        <translation>Faltan exactamente {tricks} bazas más.</translation>
    </message>
    <message>
        <source>No bid is clearly better than passing.</source>
        <translation>Ninguna puja es claramente mejor que pasar.</translation>
    </message>
    <message>
        <source>No bid is expected to be worth more than passing.</source>
        <translation>No se espera que ninguna puja valga más que pasar.</translation>
    </message>
    <message>
        <source>No bid looks worth making.</source>
        <translation>Ninguna puja merece la pena.</translation>
    </message>
    <message>
        <source>No card in the hand is likely to win now, so it leads one that can be spared.</source>
        <translation>Ninguna carta de la mano parece ganar ahora, así que sale con una prescindible.</translation>
    </message>
    <message>
        <source>No card in {suit} is left then, so bad cards can be thrown on that suit.</source>
        <translation>Así no queda ninguna carta de {suit}, y ahí se pueden tirar cartas malas.</translation>
    </message>
    <message>
        <source>No card in {suit} is left then, so that suit can be trumped.</source>
        <translation>Así no queda ninguna carta de {suit}, y se puede fallar ese palo.</translation>
    </message>
    <message>
        <source>No suit is longer, and long trumps win tricks.</source>
        <translation>Ningún palo es más largo, y los triunfos largos hacen bazas.</translation>
    </message>
    <message>
        <source>Nobody else has any {suit} left.</source>
        <translation>Nadie más tiene ya {suit}.</translation>
    </message>
    <message>
        <source>Nobody plays after this and the trick has no points: a good moment to get rid of a high card.</source>
        <translation>Nadie juega después y la baza no tiene puntos: buen momento para deshacerse de una carta alta.</translation>
    </message>
    <message>
        <source>None of them has bid, but with them the contract is made most often.</source>
        <translation>Nadie de ellos ha pujado, pero así se cumple el contrato más a menudo.</translation>
    </message>
    <message>
        <source>Not sure enough to bid: made in {chance}% of the simulated deals, and {wants}% are needed.</source>
        <translation>No es lo bastante seguro para pujar: se cumple en el {chance} % de las manos simuladas, y hace falta el {wants} %.</translation>
    </message>
    <message>
        <source>Nothing to lose: passing would almost certainly lose the match.</source>
        <translation>No tiene nada que perder: con un pase perdería la partida casi con seguridad.</translation>
    </message>
    <message>
        <source>Only one card in its suit beats it: it takes a trick, or drives that card out.</source>
        <translation>Solo una carta de su palo la supera: hace una baza, o hace salir esa carta.</translation>
    </message>
    <message>
        <source>Other choices are about as good; this is the usual one.</source>
        <translation>Otras opciones son casi igual de buenas; esta es la habitual.</translation>
    </message>
    <message>
        <source>Otherwise the match would end, and another player would win.</source>
        <translation>De lo contrario la partida terminaría y ganaría otro jugador.</translation>
    </message>
    <message>
        <source>Passing may score more, but for the match this bid is worth more: what the others score counts too.</source>
        <translation>Quizá pasar dé más puntos, pero para la partida esta puja vale más: también cuenta lo que se anotan los demás.</translation>
    </message>
    <message>
        <source>Risks no points: the opponents may still beat {card}.</source>
        <translation>No arriesga puntos: los rivales aún pueden superar {card}.</translation>
    </message>
    <message>
        <source>Somebody else may have to take it with {over}, the only higher card still out.</source>
        <translation>Quizá otra persona tenga que ganarla con {over}, la única carta más alta que queda fuera.</translation>
    </message>
    <message>
        <source>Somebody else takes this trick, so it throws a card that might take another.</source>
        <translation>Esta baza la hace otra persona, así que tira una carta que podría hacer otra.</translation>
    </message>
    <message>
        <source>Somebody may still beat it; if so, it can't take a worse trick later.</source>
        <translation>Alguien aún puede superarla; si es así, luego no se llevará una baza peor.</translation>
    </message>
    <message>
        <source>Stays below {card}, so that somebody else takes the trick.</source>
        <translation>Queda por debajo de {card} para que otra persona haga la baza.</translation>
    </message>
    <message>
        <source>Stays in the auction without bidding higher.</source>
        <translation>Sigue en la subasta sin pujar más alto.</translation>
    </message>
    <message>
        <source>Takes a sure trick: nobody else can beat it.</source>
        <translation>Hace una baza segura: nadie más puede superarla.</translation>
    </message>
    <message>
        <source>Takes a trick unless somebody trumps it: nobody else has a higher card in its suit.</source>
        <translation>Hace una baza si nadie falla: nadie más tiene una carta más alta de su palo.</translation>
    </message>
    <message>
        <source>Takes a trump for the card it needs least.</source>
        <translation>Se lleva un triunfo por la carta que menos necesita.</translation>
    </message>
    <message>
        <source>Takes the risk: {chance}% is enough.</source>
        <translation>Corre el riesgo: le basta con {chance} %.</translation>
    </message>
    <message>
        <source>Takes the trick if everybody follows suit: then a two is the highest card.</source>
        <translation>Hace la baza si todos asisten: entonces un dos es la carta más alta.</translation>
    </message>
    <message>
        <source>Takes the trick or drives out {over}: then {card} can win too.</source>
        <translation>Hace la baza o hace salir {over}: entonces también puede ganar {card}.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody beats it with a two.</source>
        <translation>Gana la baza si nadie la supera con un dos.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody plays {over}.</source>
        <translation>Hace la baza si nadie juega {over}.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody trumps it.</source>
        <translation>Hace la baza si nadie falla.</translation>
    </message>
    <message>
        <source>Takes the trick: nobody after this can beat it.</source>
        <translation>Hace la baza: nadie después puede superarla.</translation>
    </message>
    <message>
        <source>Takes the trick: nobody plays after this.</source>
        <translation>Hace la baza: nadie juega después.</translation>
    </message>
    <message>
        <source>Takes the trick: this hand has all the points so far, and may get the rest.</source>
        <translation>Hace la baza: esta mano tiene todos los puntos hasta ahora y puede llevarse el resto.</translation>
    </message>
    <message>
        <source>Takes this trick, because that should cost less than later ones.</source>
        <translation>Hace esta baza, porque debería costar menos que las siguientes.</translation>
    </message>
    <message>
        <source>That beats {card}, played by a partner.</source>
        <translation>Supera {card}, de un compañero.</translation>
    </message>
    <message>
        <source>That beats {card}, played by another defender.</source>
        <translation>Supera {card}, de otro defensor.</translation>
    </message>
    <message>
        <source>That beats {card}, played by your partner.</source>
        <translation>Supera {card}, de tu compañero.</translation>
    </message>
    <message>
        <source>That ends and wins the match.</source>
        <translation>Así termina la partida, con victoria.</translation>
    </message>
    <message>
        <source>The best card in the hand, though higher ones are still out.</source>
        <translation>La mejor carta de la mano, aunque quedan fuera otras más altas.</translation>
    </message>
    <message>
        <source>The bid is already made.</source>
        <translation>La puja ya está cumplida.</translation>
    </message>
    <message>
        <source>The bid of {bid} by {seat} promises help.</source>
        <translation>La puja {bid} de {seat} promete ayuda.</translation>
    </message>
    <message>
        <source>The card turned up is no better than its own.</source>
        <translation>La muestra no es mejor que sus cartas.</translation>
    </message>
    <message>
        <source>The contract can't be made any more.</source>
        <translation>El contrato ya no se puede cumplir.</translation>
    </message>
    <message>
        <source>The contract is already made.</source>
        <translation>El contrato ya está cumplido.</translation>
    </message>
    <message>
        <source>The hand can't beat {card}, so it gives up what it needs least.</source>
        <translation>Nada en la mano supera {card}, así que se va lo que menos hace falta.</translation>
    </message>
    <message>
        <source>The hand can't beat {card}, so it keeps {over} for later.</source>
        <translation>Nada en la mano supera {card}, así que {over} se queda para después.</translation>
    </message>
    <message>
        <source>The high cards stay, and may even take all the points.</source>
        <translation>Las cartas altas se quedan, y quizá se lleven todos los puntos.</translation>
    </message>
    <message>
        <source>The highest card that stays below {card}: now it can't take a worse trick later.</source>
        <translation>La carta más alta por debajo de {card}: así luego no se llevará una baza peor.</translation>
    </message>
    <message>
        <source>The kitty promises more than this hand.</source>
        <translation>El pozo promete más que estas cartas.</translation>
    </message>
    <message>
        <source>The lower this card, the harder it is for the declarer to stay below it.</source>
        <translation>Cuanto más baja es esta carta, más le cuesta al declarante quedar por debajo.</translation>
    </message>
    <message>
        <source>The opponents are winning with {card}, so they get as few points as possible.</source>
        <translation>Los rivales van ganando, con {card}: se llevan los menos puntos posibles.</translation>
    </message>
    <message>
        <source>The usual play in this position.</source>
        <translation>La jugada habitual en esta posición.</translation>
    </message>
    <message>
        <source>These are the cards that are needed least.</source>
        <translation>Son las cartas que menos falta hacen.</translation>
    </message>
    <message>
        <source>These are the most likely to take a trick.</source>
        <translation>Son las más propensas a hacer una baza.</translation>
    </message>
    <message>
        <source>These cards promise more than three unknown ones.</source>
        <translation>Estas cartas prometen más que tres desconocidas.</translation>
    </message>
    <message>
        <source>This bid is about as good as a lower one, and leaves the others less room.</source>
        <translation>Esta puja es más o menos tan buena como una más baja y deja menos sitio a los demás.</translation>
    </message>
    <message>
        <source>This bid is expected to be worth more than passing.</source>
        <translation>Se espera que esta puja valga más que pasar.</translation>
    </message>
    <message>
        <source>This bid only shows the partner a suit.</source>
        <translation>Esta puja solo muestra un palo al compañero.</translation>
    </message>
    <message>
        <source>This bid only shows your partner a suit.</source>
        <translation>Esta puja solo muestra un palo a tu compañero.</translation>
    </message>
    <message>
        <source>This bid shows the partner a card, as agreed.</source>
        <translation>Esta puja muestra una carta al compañero, según lo acordado.</translation>
    </message>
    <message>
        <source>This bid shows your partner a card, as agreed.</source>
        <translation>Esta puja muestra una carta a tu compañero, según lo acordado.</translation>
    </message>
    <message>
        <source>This hand is too weak to bid: it rarely does as well as in the simulated deals.</source>
        <translation>Esta mano es demasiado débil para pujar: rara vez rinde tanto como en las manos simuladas.</translation>
    </message>
    <message>
        <source>This hand may well take no trick, and that scores a lot.</source>
        <translation>Esta mano bien puede quedarse sin ninguna baza, y eso da muchos puntos.</translation>
    </message>
    <message>
        <source>This hand should take about that many tricks.</source>
        <translation>Esta mano debería hacer más o menos esas bazas.</translation>
    </message>
    <message>
        <source>Three unknown cards promise more than these.</source>
        <translation>Tres cartas desconocidas prometen más que estas.</translation>
    </message>
    <message>
        <source>Throws the last card in {suit}, to be free to throw bad cards later.</source>
        <translation>Tira la última carta de {suit}, para poder tirar cartas malas después.</translation>
    </message>
    <message>
        <source>Throws the last card in {suit}, to trump that suit later.</source>
        <translation>Tira la última carta de {suit}, para fallar ese palo después.</translation>
    </message>
    <message>
        <source>Tries to win {card}: it takes points off the score.</source>
        <translation>Intenta ganar {card}: resta puntos del marcador.</translation>
    </message>
    <message>
        <source>Trumps the trick, and nobody can beat that.</source>
        <translation>Falla la baza, y nadie puede superarlo.</translation>
    </message>
    <message>
        <source>Trumps the trick: only a higher trump can still beat it.</source>
        <translation>Falla la baza: solo un triunfo más alto puede superarla.</translation>
    </message>
    <message>
        <source>Two defenders promise more than one alone.</source>
        <translation>Dos defensores prometen más que uno solo.</translation>
    </message>
    <message>
        <source>What would cost most to keep.</source>
        <translation>Lo que más costaría conservar.</translation>
    </message>
    <message>
        <source>Will probably fail ({chance}% chance), but passing would lose more.</source>
        <translation>Probablemente no lo cumplirá (probabilidad: {chance} %), pero pasar costaría más.</translation>
    </message>
    <message>
        <source>With this score, a longer match is better.</source>
        <translation>Con este tanteo conviene una partida más larga.</translation>
    </message>
    <message>
        <source>With this score, a shorter match is better.</source>
        <translation>Con este tanteo conviene una partida más corta.</translation>
    </message>
    <message>
        <source>With this trump the hand should win most, though another suit is longer.</source>
        <translation>Con este triunfo la mano debería ganar más, aunque otro palo sea más largo.</translation>
    </message>
    <message>
        <source>Your partner is already winning with {card}, so no high card is needed.</source>
        <translation>Tu compañero ya va ganando, con {card}: no hace falta una carta alta.</translation>
    </message>
    <message>
        <source>Your partner is already winning with {card}, so no trump is needed.</source>
        <translation>Tu compañero ya va ganando, con {card}: no hace falta un triunfo.</translation>
    </message>
    <message>
        <source>Your partner is winning with {card}: the points should be yours.</source>
        <translation>Tu compañero va ganando, con {card}: los puntos deberían ser vuestros.</translation>
    </message>
    <message>
        <source>{bid} would be made in {chance}% of the simulated deals.</source>
        <translation>{bid} se cumpliría en el {chance} % de las manos simuladas.</translation>
    </message>
    <message>
        <source>{card} could cost many points.</source>
        <translation>{card} podría costar muchos puntos.</translation>
    </message>
    <message>
        <source>{chance}% to make it</source>
        <translation>{chance} % de cumplirlo</translation>
    </message>
    <message>
        <source>{seat} has all the points so far, so a card that counts is kept.</source>
        <translation>{seat} tiene todos los puntos hasta ahora, así que se guarda una carta que cuenta.</translation>
    </message>
    <message>
        <source>{seat} has all the points so far, so somebody else must take one.</source>
        <translation>{seat} tiene todos los puntos hasta ahora, así que otra persona debe llevarse uno.</translation>
    </message>
    <message>
        <source>{seat} has no {suit} left.</source>
        <translation>{seat} ya no tiene {suit}.</translation>
    </message>
    <message>
        <source>{tricks} tricks</source>
        <translation>{tricks} bazas</translation>
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
        <translation>Una victoria merecida.</translation>
    </message>
    <message>
        <source>I enjoyed that.</source>
        <translation>Ha sido un placer.</translation>
    </message>
    <message>
        <source>It took the last trick.</source>
        <translation>Hizo falta la última baza.</translation>
    </message>
    <message>
        <source>Just the right lead.</source>
        <translation>Justo la salida que hacía falta.</translation>
    </message>
    <message>
        <source>Next time, perhaps.</source>
        <translation>Otra vez será.</translation>
    </message>
    <message>
        <source>Not one trick too many.</source>
        <translation>Ni una baza de más.</translation>
    </message>
    <message>
        <source>Thank you for that lead.</source>
        <translation>Gracias por esa salida.</translation>
    </message>
    <message>
        <source>Thank you for the match.</source>
        <translation>Gracias por la partida.</translation>
    </message>
    <message>
        <source>That was a good match.</source>
        <translation>Ha sido una buena partida.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>Por los pelos.</translation>
    </message>
    <message>
        <source>That was the suit I wanted.</source>
        <translation>Era el palo que yo esperaba.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien jugado.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: «{words}»</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>The table at this step</source>
        <translation>La mesa en este paso</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Earlier decisions by computer players</source>
        <translation>Decisiones anteriores de los jugadores del ordenador</translation>
    </message>
    <message>
        <source>It failed: {error}</source>
        <translation>Falló: {error}</translation>
    </message>
    <message>
        <source>Its reasons can't be read.</source>
        <translation>Sus razones no se pueden leer.</translation>
    </message>
    <message>
        <source>Log entry {n}, {decision} ({manner})</source>
        <translation>Entrada {n} del registro, {decision} ({manner})</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>La decisión</translation>
    </message>
    <message>
        <source>The detailed log</source>
        <translation>El registro detallado</translation>
    </message>
    <message>
        <source>The error log</source>
        <translation>El registro de errores</translation>
    </message>
    <message>
        <source>The error log is empty.</source>
        <translation>El registro de errores está vacío.</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>El registro</translation>
    </message>
    <message>
        <source>Trickdesk crash report</source>
        <translation>Trickdesk: informe de un fallo</translation>
    </message>
    <message>
        <source>Trickdesk play report</source>
        <translation>Trickdesk: informe de una jugada</translation>
    </message>
    <message>
        <source>What seems wrong</source>
        <translation>Lo que parece estar mal</translation>
    </message>
    <message>
        <source>What the computer player saw, as data</source>
        <translation>Lo que veía el jugador del ordenador, como datos</translation>
    </message>
    <message>
        <source>no decision</source>
        <translation>ninguna decisión</translation>
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
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Decision</source>
        <translation>&amp;Decisión</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>El &amp;informe</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;What seems wrong?</source>
        <translation>¿&amp;Qué parece estar mal?</translation>
    </message>
    <message>
        <source>Report a crash</source>
        <translation>Informar de un fallo</translation>
    </message>
    <message>
        <source>Report this play</source>
        <translation>Informar de esta jugada</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>This report contains all cards of the finished deals and the players’ names. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>Este informe contiene todas las cartas de las manos terminadas y los nombres de los jugadores. Nada se envía por sí solo: guarda o copia el texto, y envíalo adonde quieras.</translation>
    </message>
    <message>
        <source>This report contains the end of the error log, the players’ names, and all cards of the finished deals. It has no card of the deal in progress. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>Este informe contiene el final del registro de errores, los nombres de los jugadores y todas las cartas de las manos terminadas. No contiene ninguna carta de la mano en curso. Nada se envía por sí solo: guarda o copia el texto, y envíalo adonde quieras.</translation>
    </message>
    <message>
        <source>This report contains the end of the error log. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>Este informe contiene el final del registro de errores. Nada se envía por sí solo: guarda o copia el texto, y envíalo adonde quieras.</translation>
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
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>&amp;Send my result…</source>
        <translation>&amp;Enviar mi resultado…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Todavía sin jugar</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;visión</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>Resultados por mano</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>ResultsTab</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Juego y reglas</translation>
    </message>
    <message>
        <source>O&amp;ne row per</source>
        <translation>Una &amp;fila por cada</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>ReturnBar</name>
    <message>
        <source>Back to the review</source>
        <translation>Volver a la revisión</translation>
    </message>
    <message>
        <source>The variation is saved as far as you played it (R)</source>
        <translation>La variante se guarda hasta donde la jugaste (R)</translation>
    </message>
    <message>
        <source>What if: a variation of deal {n}. The match is paused, and nothing here counts.</source>
        <translation>¿Y si…? Una variante de la mano {n}. La partida está en pausa, y aquí nada cuenta.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Before the first trick</source>
        <translation>Antes de la primera baza</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Exact from the first card.</source>
        <translation>Exacto desde la primera carta.</translation>
    </message>
    <message>
        <source>Exact from trick {n}, card {card}.</source>
        <translation>Exacto desde la baza {n}, carta {card}.</translation>
    </message>
    <message>
        <source>Exact from trick {n}.</source>
        <translation>Exacto desde la baza {n}.</translation>
    </message>
    <message>
        <source>Expected results:
{compared}</source>
        <translation>Resultados esperados:
{compared}</translation>
    </message>
    <message>
        <source>Figures for {done} of {all} decisions.</source>
        <translation>Cifras de {done} de {all} decisiones.</translation>
    </message>
    <message>
        <source>For this deal, the cost of each card with all cards known wasn't worked out.</source>
        <translation>En esta mano no se ha calculado lo que costó cada carta con todas las cartas a la vista.</translation>
    </message>
    <message>
        <source>From what the player could know, nothing was better.</source>
        <translation>Por lo que podía saber el jugador, nada era mejor.</translation>
    </message>
    <message>
        <source>From what the player could know, this cost {lost} (± {error}) points on average.</source>
        <translation>Por lo que podía saber el jugador, esto costó {lost} (± {error}) puntos de media.</translation>
    </message>
    <message>
        <source>From what the player could know: not worked out yet.</source>
        <translation>Por lo que podía saber el jugador: aún sin calcular.</translation>
    </message>
    <message>
        <source>Luck aside: {swing} compared with bots playing your cards.</source>
        <translation>Suerte aparte: {swing} en comparación con ordenadores con tus cartas.</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Nothing discarded</source>
        <translation>Nada descartado</translation>
    </message>
    <message>
        <source>Only the deal as played has a curve.</source>
        <translation>Solo la mano tal como se jugó tiene curva.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>The choice made: {reasons}</source>
        <translation>Lo que se eligió: {reasons}</translation>
    </message>
    <message>
        <source>The curve appears when the figures are ready.</source>
        <translation>La curva aparece cuando las cifras están listas.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>Trick {n}: {what} instead</source>
        <translation>Baza {n}: {what} en su lugar</translation>
    </message>
    <message>
        <source>Trick {trick}, card {card}</source>
        <translation>Baza {trick}, carta {card}</translation>
    </message>
    <message>
        <source>Variation: {name}.</source>
        <translation>Variante: {name}.</translation>
    </message>
    <message>
        <source>Why: {reasons}</source>
        <translation>Por qué: {reasons}</translation>
    </message>
    <message>
        <source>With all cards known, nothing was better.</source>
        <translation>Con todas las cartas a la vista, nada era mejor.</translation>
    </message>
    <message>
        <source>With all cards known, this cost {lost}.</source>
        <translation>Con todas las cartas a la vista, esto costó {lost}.</translation>
    </message>
    <message>
        <source>With all cards known, this decided the contract.</source>
        <translation>Con todas las cartas a la vista, esto decidió el contrato.</translation>
    </message>
    <message>
        <source>With all cards known, {best} was {lost} better.</source>
        <translation>Con todas las cartas a la vista, {best} era mejor por {lost}.</translation>
    </message>
    <message>
        <source>With all cards known: not worked out.</source>
        <translation>Con todas las cartas a la vista: sin calcular.</translation>
    </message>
    <message>
        <source>Worked out so far: {done} of {all} decisions.</source>
        <translation>Calculadas hasta ahora: {done} de {all} decisiones.</translation>
    </message>
    <message>
        <source>You: {own}. Bots with your cards: {bots}. Difference: {swing}.</source>
        <translation>Tú: {own}. Ordenadores con tus cartas: {bots}. Diferencia: {swing}.</translation>
    </message>
    <message>
        <source>You: {own}. Bots with your cards: {bots}. No difference.</source>
        <translation>Tú: {own}. Ordenadores con tus cartas: {bots}. Sin diferencia.</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>sin errores</translation>
    </message>
    <message>
        <source>not played to the end</source>
        <translation>no se jugó hasta el final</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>to discard nothing</source>
        <translation>no descartar nada</translation>
    </message>
    <message>
        <source>to discard {cards}</source>
        <translation>descartar {cards}</translation>
    </message>
    <message>
        <source>to pass {cards}</source>
        <translation>pasar {cards}</translation>
    </message>
    <message>
        <source>{bid} failed</source>
        <translation>{bid} no cumplido</translation>
    </message>
    <message>
        <source>{bid} made</source>
        <translation>{bid} cumplido</translation>
    </message>
    <message>
        <source>{cards} discarded</source>
        <translation>{cards} descartadas</translation>
    </message>
    <message>
        <source>{cards} passed</source>
        <translation>Cartas pasadas: {cards}</translation>
    </message>
    <message>
        <source>{names}, best play: {amount} taken</source>
        <translation>{names}, mejor juego: {amount} ganados</translation>
    </message>
    <message>
        <source>{names}: taken with best play from here, not the score. {figures}.</source>
        <translation>{names}: lo ganado con el mejor juego desde aquí, no la puntuación. {figures}.</translation>
    </message>
    <message>
        <source>{name}: still looking</source>
        <translation>{name}: buscando todavía</translation>
    </message>
    <message>
        <source>{name}: {mistakes}</source>
        <translation>{name}: {mistakes}</translation>
    </message>
    <message>
        <source>{name}: {what} instead</source>
        <translation>{name}: {what} en su lugar</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} blunders</source>
        <extracomment>1: 1 blunder</extracomment>
        <translation><numerusform>1 error grave</numerusform><numerusform>{n} errores graves</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>1: 1 mistake</extracomment>
        <translation><numerusform>1 error</numerusform><numerusform>{n} errores</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} slips</source>
        <extracomment>1: 1 slip</extracomment>
        <translation><numerusform>1 imprecisión</numerusform><numerusform>{n} imprecisiones</numerusform></translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <translation>{own} a {other}</translation>
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
        <translation>{side} {tricks} y {points}</translation>
    </message>
    <message>
        <source>{size}: {better} was better.</source>
        <translation>{size}: mejor era {better}.</translation>
    </message>
    <message>
        <source>{value}, from trick {trick}, card {card}</source>
        <translation>{value}, desde la baza {trick}, carta {card}</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>«{call}»</translation>
    </message>
</context>
<context>
    <name>ReviewHost</name>
    <message>
        <source>Can’t review this deal: {reason}</source>
        <translation>No se puede analizar esta mano: {reason}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>This deal can’t hold more variations. Delete one first.</source>
        <translation>Esta mano no admite más variantes. Borra antes una.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} saw it</source>
        <translation>Punto de vista: {name}</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Mano {n}</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Manos a la vista</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>What if ({n})</source>
        <translation>¿Y si…? ({n})</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>&amp;Blindfold test</source>
        <translation>Prueba a &amp;ciegas</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Otra vez</translation>
    </message>
    <message>
        <source>A copy of the deal, against the same players</source>
        <translation>Una copia de la mano, contra los mismos jugadores</translation>
    </message>
    <message>
        <source>About this decision</source>
        <translation>Sobre esta decisión</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Change this decision and play on</source>
        <translation>Cambiar esta decisión y seguir jugando</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Next mistake, yours first (M)</source>
        <translation>El error siguiente, primero los tuyos (M)</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Seguir desde a&amp;quí</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Mayús+M</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Visible cards</source>
        <translation>Cartas visibles</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>Would it have done the same if others held other cards?</source>
        <translation>¿Habría hecho lo mismo si los demás tuvieran otras cartas?</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Above all suits:</source>
        <translation>Por encima de los palos:</translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation>Sin triunfo.</translation>
    </message>
    <message>
        <source>The first card was led, and the others followed in turn. The ringed card takes the trick.</source>
        <translation>La primera carta es la de salida, y las demás siguieron por turno. La carta rodeada hace la baza.</translation>
    </message>
    <message>
        <source>The highest card of the suit led.</source>
        <translation>La carta más alta del palo de salida.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Triunfo: {suit}.</translation>
    </message>
    <message>
        <source>{suits} (trump):</source>
        <translation>{suits} (triunfo):</translation>
    </message>
    <message>
        <source>{suits} as trump:</source>
        <translation>{suits} como triunfo:</translation>
    </message>
    <message>
        <source>{suits} not as trump:</source>
        <translation>{suits} sin ser triunfo:</translation>
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
        <translation>¿Cómo se juega en tu mesa?</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>As described on the rules page</source>
        <translation>Las reglas tal como las cuenta la página de reglas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Regla de la casa</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>¿Cómo se juega en tu mesa?</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”</source>
        <translation>No se ha encontrado nada para «{words}»</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search for a place, a name or a rule</source>
        <translation>Busca un lugar, un nombre o una regla</translation>
    </message>
    <message>
        <source>Try another word, or choose the nearest rules and change them.</source>
        <translation>Prueba con otra palabra, o elige las reglas más parecidas y cámbialas.</translation>
    </message>
    <message>
        <source>Your own preset</source>
        <translation>Tu propio preajuste</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Card order</source>
        <translation>Orden de las cartas</translation>
    </message>
    <message>
        <source>Changes from the default are in bold.</source>
        <translation>Los cambios respecto a lo predeterminado van en negrita.</translation>
    </message>
    <message>
        <source>Example tricks</source>
        <translation>Bazas de ejemplo</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Reglas de la casa vigentes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
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
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Name for these house rules:</source>
        <translation>Nombre de estas reglas de la casa:</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Paste code</source>
        <translation>Pegar un código</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Jugadores y cartas</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Guardar como preajuste</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Guardar como preajuste…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartir…</translation>
    </message>
    <message>
        <source>“{name}” is a built-in preset. Choose another name.</source>
        <translation>«{name}» es un preajuste del propio juego. Elige otro nombre.</translation>
    </message>
</context>
<context>
    <name>RulesSharing</name>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Guardado como «{name}».</translation>
    </message>
    <message>
        <source>The code of these rules was copied.</source>
        <translation>Se ha copiado el código de estas reglas.</translation>
    </message>
</context>
<context>
    <name>SameDealsDialog</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nuevo…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Abrir archivo…</translation>
    </message>
    <message>
        <source>A challenge or a result that somebody has sent you</source>
        <translation>Un reto o un resultado que alguien te ha enviado</translation>
    </message>
    <message>
        <source>Added.</source>
        <translation>Añadido.</translation>
    </message>
    <message>
        <source>C&amp;hallenges</source>
        <translation>Re&amp;tos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>Mano del &amp;día</translation>
    </message>
    <message>
        <source>Delete the challenge</source>
        <translation>Borrar el reto</translation>
    </message>
    <message>
        <source>Delete {name} and the results that others have sent? Your own matches stay.</source>
        <translation>¿Borrar {name} y los resultados que otros han enviado? Tus propias partidas se conservan.</translation>
    </message>
    <message>
        <source>Pas&amp;te code</source>
        <translation>&amp;Pegar código</translation>
    </message>
    <message>
        <source>Same deals</source>
        <translation>Mismas manos</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>There is no trump</source>
        <translation>No hay triunfo</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Has quedado en segundo lugar.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Has quedado en tercer lugar.</translation>
    </message>
    <message>
        <source>You lose the match.</source>
        <translation>Pierdes la partida.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Ganas la partida.</translation>
    </message>
    <message>
        <source>Your deal: {points}.</source>
        <translation>Tu mano: {points}.</translation>
    </message>
    <message>
        <source>Your place: {n} of {all}, shared.</source>
        <translation>Tu puesto: {n} de {all}, compartido.</translation>
    </message>
    <message>
        <source>Your place: {n} of {all}.</source>
        <translation>Tu puesto: {n} de {all}.</translation>
    </message>
    <message>
        <source>deal {n}</source>
        <translation>mano {n}</translation>
    </message>
    <message>
        <source>deal {n} of {all}</source>
        <translation>mano {n} de {all}</translation>
    </message>
    <message>
        <source>every trick needed</source>
        <translation>hacen falta todas las bazas</translation>
    </message>
    <message>
        <source>no trick allowed</source>
        <translation>ninguna baza permitida</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>{bid} bid for {tricks}</source>
        <translation>{bid} pujadas para {tricks}</translation>
    </message>
    <message>
        <source>{bid} by {names}</source>
        <translation>{bid} ({names})</translation>
    </message>
    <message>
        <source>{bid} in {suit}</source>
        <translation>{bid} en {suit}</translation>
    </message>
    <message>
        <source>{bid} of {tricks} bid</source>
        <translation>{bid} de {tricks} pujadas</translation>
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
        <translation>hechas: {count}</translation>
    </message>
    <message>
        <source>{names} lose the match.</source>
        <translation>Pierden la partida: {names}.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>Ganan la partida: {names}.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gana la partida.</translation>
    </message>
    <message>
        <source>{n} of {seats} have bid</source>
        <translation>{n} de {seats} han pujado</translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <extracomment>1: {n} point</extracomment>
        <translation><numerusform>{n} punto</numerusform><numerusform>{n} puntos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <extracomment>1: {n} trick</extracomment>
        <translation><numerusform>{n} baza</numerusform><numerusform>{n} bazas</numerusform></translation>
    </message>
    <message>
        <source>{points} against you.</source>
        <translation>{points} en tu contra.</translation>
    </message>
    <message>
        <source>{points} ahead.</source>
        <translation>Ventaja: {points}.</translation>
    </message>
    <message>
        <source>{points} behind.</source>
        <translation>Desventaja: {points}.</translation>
    </message>
    <message>
        <source>{points} needed</source>
        <translation>hacen falta {points}</translation>
    </message>
    <message numerus="yes">
        <source>{points} points</source>
        <extracomment>1: {points} point</extracomment>
        <translation><numerusform>{points} punto</numerusform><numerusform>{points} puntos</numerusform></translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>{suit}: {state}</source>
        <translation>{suit}: {state}</translation>
    </message>
    <message>
        <source>{took} of {need}</source>
        <translation>{took} de {need}</translation>
    </message>
    <message>
        <source>{took}, {need} needed</source>
        <translation>{took}, hacían falta {need}</translation>
    </message>
    <message>
        <source>{tricks} needed</source>
        <translation>hacen falta {tricks}</translation>
    </message>
    <message>
        <source>{tricks}, none allowed</source>
        <translation>{tricks}, no se permite ninguna</translation>
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
        <translation>Imagen copiada.</translation>
    </message>
    <message>
        <source>This match isn’t saved: {reason}</source>
        <translation>Esta partida no está guardada: {reason}</translation>
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
        <translation>Reparto verificable</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>A person at this screen</source>
        <translation>Una persona en esta pantalla</translation>
    </message>
    <message>
        <source>A program of your own</source>
        <translation>Un programa tuyo</translation>
    </message>
    <message>
        <source>Bidding style, {seat}</source>
        <translation>Estilo de puja, {seat}</translation>
    </message>
    <message>
        <source>Choose who plays, {seat}</source>
        <translation>Elegir quién juega, {seat}</translation>
    </message>
    <message>
        <source>Choose who plays…</source>
        <translation>Elegir quién juega…</translation>
    </message>
    <message>
        <source>Computer: {manner}</source>
        <translation>Ordenador: {manner}</translation>
    </message>
    <message>
        <source>How boldly it bids</source>
        <translation>Con cuánta audacia puja</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>Nombre, {seat}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Who plays, {seat}</source>
        <translation>Quién juega, {seat}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Computer {n}</source>
        <translation>Ordenador {n}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Jugador {n}</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>{name} already plays here. Choose another name, or switch with Game &gt; Playing as.</source>
        <translation>{name} ya juega aquí. Elige otro nombre, o cambia con Juego &gt; Juegas como.</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Always play with {name}</source>
        <translation>Jugar siempre con {name}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Call</source>
        <translation>Puja</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartas a la vista</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>repartidor</translation>
    </message>
    <message>
        <source>declarer's partner</source>
        <translation>compañero del declarante</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>no juega</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>ganó</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 minutos</translation>
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
        <translation>2 minutos</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200 %</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 minutos</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 minutos</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>After each call or card, shows how much better another one would have been.</source>
        <translation>Tras cada puja o carta, muestra cuánto mejor habría sido otra.</translation>
    </message>
    <message>
        <source>Also for contracts made or failed, and the end of a match.</source>
        <translation>También cuando un contrato se cumple o no, y al acabar la partida.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>At most one sentence in a deal, and never about cards that are hidden.</source>
        <translation>Como mucho una frase por mano, y nunca sobre cartas ocultas.</translation>
    </message>
    <message>
        <source>Auto-play the only legal card</source>
        <translation>Jugar automáticamente la única carta permitida</translation>
    </message>
    <message>
        <source>Bar at the table</source>
        <translation>Barra en la mesa</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Reverso de las cartas</translation>
    </message>
    <message>
        <source>Card index</source>
        <translation>Índices de las cartas</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Letras de las cartas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards appear in place instead of flying across the table.</source>
        <translation>Las cartas aparecen en su sitio en vez de volar sobre la mesa.</translation>
    </message>
    <message>
        <source>Choose cards ahead of time</source>
        <translation>Elegir cartas por adelantado</translation>
    </message>
    <message>
        <source>Computer player level</source>
        <translation>Nivel de los ordenadores</translation>
    </message>
    <message>
        <source>Computer player speed</source>
        <translation>Velocidad de los ordenadores</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Ordenadores</translation>
    </message>
    <message>
        <source>Computer players claim sure tricks</source>
        <translation>Los ordenadores reclaman las bazas seguras</translation>
    </message>
    <message>
        <source>Confirm with a second click</source>
        <translation>Confirmar con un segundo clic</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglesas</translation>
    </message>
    <message>
        <source>Explains what you can do, and each new kind of decision the first time it comes up.</source>
        <translation>Explica lo que puedes hacer y cada nueva clase de decisión la primera vez.</translation>
    </message>
    <message>
        <source>Extra explanations</source>
        <translation>Más explicaciones</translation>
    </message>
    <message>
        <source>Hand order</source>
        <translation>Orden de la mano</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Hide cards when idle</source>
        <translation>Ocultar cartas por inactividad</translation>
    </message>
    <message>
        <source>Hide my cards after</source>
        <translation>Ocultar mis cartas tras</translation>
    </message>
    <message>
        <source>Hold a key to see cards</source>
        <translation>Mantener una tecla para ver las cartas</translation>
    </message>
    <message>
        <source>How to play a card</source>
        <translation>Cómo se juega una carta</translation>
    </message>
    <message>
        <source>Keep a detailed log</source>
        <translation>Llevar un registro detallado</translation>
    </message>
    <message>
        <source>Large buttons for touch</source>
        <translation>Botones grandes para pantalla táctil</translation>
    </message>
    <message>
        <source>Left-handed fan</source>
        <translation>Abanico para zurdos</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimiento y sonido</translation>
    </message>
    <message>
        <source>One sentence at the end of a match, once forty of your deals have been reviewed.</source>
        <translation>Una frase al final de una partida, cuando se han revisado cuarenta de tus manos.</translation>
    </message>
    <message>
        <source>Pause after each trick</source>
        <translation>Pausa tras cada baza</translation>
    </message>
    <message>
        <source>People at the table talk</source>
        <translation>La gente de la mesa habla</translation>
    </message>
    <message>
        <source>Pick a card before your turn. It is played when your turn comes, if the rules allow it.</source>
        <translation>Elige una carta antes de tu turno. Se juega cuando te toca, si las reglas lo permiten.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Point out my mistakes</source>
        <translation>Señalar mis errores</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Reports of problems</source>
        <translation>Informes de problemas</translation>
    </message>
    <message>
        <source>Say when my play has changed</source>
        <translation>Decir cuándo ha cambiado mi juego</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <translation>Anuncios para lectores de pantalla</translation>
    </message>
    <message>
        <source>Shared screen</source>
        <translation>Pantalla compartida</translation>
    </message>
    <message>
        <source>Show cards already played, by suit</source>
        <translation>Mostrar las cartas ya jugadas, por palo</translation>
    </message>
    <message>
        <source>Show how many trumps are still out</source>
        <translation>Mostrar cuántos triunfos quedan fuera</translation>
    </message>
    <message>
        <source>Show prompts at the table</source>
        <translation>Mostrar indicaciones en la mesa</translation>
    </message>
    <message>
        <source>Show what each side has taken</source>
        <translation>Mostrar lo que lleva cada bando</translation>
    </message>
    <message>
        <source>Show who is void in a suit</source>
        <translation>Mostrar quién tiene fallo en un palo</translation>
    </message>
    <message>
        <source>Shown at your seat and in the statistics.</source>
        <translation>Se muestra en tu asiento y en las estadísticas.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sounds for cards, tricks and my turn</source>
        <translation>Sonidos de cartas, bazas y mi turno</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Start in the text table (F2)</source>
        <translation>Empezar en la mesa de texto (F2)</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Colores de los palos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The shortest pause before each card or call.</source>
        <translation>La pausa mínima antes de cada carta o puja.</translation>
    </message>
    <message>
        <source>The whole table in words, for keyboard and screen reader users.</source>
        <translation>Toda la mesa en palabras, para usar con el teclado o un lector de pantalla.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Turns your cards face down when another window is in front or you've been idle for a while.</source>
        <translation>Pone tus cartas boca abajo cuando hay otra ventana delante o llevas un rato sin hacer nada.</translation>
    </message>
    <message>
        <source>Undo, hint, last trick, rules and all games. Esc opens them as a menu.</source>
        <translation>Deshacer, pista, última baza, reglas y todos los juegos. Esc los abre como menú.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>What a screen reader says about events at the table.</source>
        <translation>Lo que un lector de pantalla dice de lo que pasa en la mesa.</translation>
    </message>
    <message>
        <source>Writes down what the program does and when, but no cards. Reports include its end.</source>
        <translation>Anota qué hace el programa y cuándo, pero ninguna carta. Los informes incluyen el final.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Your symbol</source>
        <translation>Tu símbolo</translation>
    </message>
    <message>
        <source>all mistakes</source>
        <translation>todos los errores</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>como se reparte</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>pájaro</translation>
    </message>
    <message>
        <source>bold, easy to see</source>
        <translation>gruesas, fáciles de ver</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gato</translation>
    </message>
    <message>
        <source>claret red</source>
        <translation>rojo burdeos</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>clásicas</translation>
    </message>
    <message>
        <source>club</source>
        <translation>club</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>corona</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>doble clic</translation>
    </message>
    <message>
        <source>drag it from the hand</source>
        <translation>arrastrarla fuera de la mano</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>fern green</source>
        <translation>verde helecho</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>pez</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>flor</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>cuatro colores</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>jardín</translation>
    </message>
    <message>
        <source>high cards on the left</source>
        <translation>cartas altas a la izquierda</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>alto contraste</translation>
    </message>
    <message>
        <source>in my first three matches of a game</source>
        <translation>en mis tres primeras partidas de un juego</translation>
    </message>
    <message>
        <source>kitchen</source>
        <translation>cocina</translation>
    </message>
    <message>
        <source>language default</source>
        <translation>según el idioma</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grandes</translation>
    </message>
    <message>
        <source>large mistakes only</source>
        <translation>solo errores grandes</translation>
    </message>
    <message>
        <source>lattice, blue</source>
        <translation>celosía, azul</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>long</source>
        <translation>larga</translation>
    </message>
    <message>
        <source>low cards on the left</source>
        <translation>cartas bajas a la izquierda</translation>
    </message>
    <message>
        <source>medium and large mistakes</source>
        <translation>errores medianos y grandes</translation>
    </message>
    <message>
        <source>medium length</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>azul marino</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>on a shared screen</source>
        <translation>en una pantalla compartida</translation>
    </message>
    <message>
        <source>one click</source>
        <translation>un clic</translation>
    </message>
    <message>
        <source>only my turns</source>
        <translation>solo mis turnos</translation>
    </message>
    <message>
        <source>plain black</source>
        <translation>negro liso</translation>
    </message>
    <message>
        <source>plain, pine green</source>
        <translation>liso, verde pino</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>rosette, violet</source>
        <translation>rosetón, violeta</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>scales, ruby</source>
        <translation>escamas, rubí</translation>
    </message>
    <message>
        <source>scrolls, black and gold</source>
        <translation>volutas, negro y oro</translation>
    </message>
    <message>
        <source>short</source>
        <translation>corta</translation>
    </message>
    <message>
        <source>slate grey</source>
        <translation>gris pizarra</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>estándar</translation>
    </message>
    <message>
        <source>stars, teal</source>
        <translation>estrellas, verde azulado</translation>
    </message>
    <message>
        <source>the deck’s own</source>
        <translation>el de la baraja</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>dos colores</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>hasta que haga clic</translation>
    </message>
    <message>
        <source>your initial</source>
        <translation>tu inicial</translation>
    </message>
    <message>
        <source>your picture</source>
        <translation>tu imagen</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Bare: no help unless I ask</source>
        <translation>Mínima: ayuda solo si la pido</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>How much help</source>
        <translation>Cuánta ayuda</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language and files</source>
        <translation>Idioma y archivos</translation>
    </message>
    <message>
        <source>Learn: explanations, and a check of my play</source>
        <translation>Aprender: explicaciones y revisión de mi juego</translation>
    </message>
    <message>
        <source>Matches are saved in this folder:</source>
        <translation>Las partidas se guardan en esta carpeta:</translation>
    </message>
    <message>
        <source>Normal: explanations while a game is new</source>
        <translation>Normal: explicaciones mientras un juego es nuevo</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>Tus propios programas</translation>
    </message>
    <message>
        <source>Reset page</source>
        <translation>Restablecer esta página</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número de mano</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Primera mano</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primer repartidor</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>One person, and computer players with their default level and names</source>
        <translation>Una persona y ordenadores con su nivel y sus nombres predeterminados</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jugar a {game}</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Reset seats</source>
        <translation>Restablecer asientos</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Seats and house rules</source>
        <translation>Asientos y reglas de la casa</translation>
    </message>
    <message>
        <source>The same number deals the same cards again. A deal code also sets the game. Leave this empty for random cards.</source>
        <translation>El mismo número vuelve a dar las mismas cartas. Un código de mano fija también el juego. Déjalo vacío para cartas al azar.</translation>
    </message>
</context>
<context>
    <name>SharedRules</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>House rules for {game}</source>
        <translation>Reglas de la casa: {game}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The usual rules: nothing is different.</source>
        <translation>Las reglas habituales: nada cambia.</translation>
    </message>
    <message>
        <source>What is different from the usual rules</source>
        <translation>Qué cambia respecto a las reglas habituales</translation>
    </message>
    <message>
        <source>You already have these rules as “{name}”.</source>
        <translation>Ya tienes estas reglas como «{name}».</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Todos pasaron</translation>
    </message>
    <message>
        <source>{bid} by you, failed</source>
        <translation>{bid}, tú, no cumplido</translation>
    </message>
    <message>
        <source>{bid} by you, made</source>
        <translation>{bid}, tú, cumplido</translation>
    </message>
    <message>
        <source>{bid} by {name}, failed</source>
        <translation>{bid} de {name}, no cumplido</translation>
    </message>
    <message>
        <source>{bid} by {name}, made</source>
        <translation>{bid} de {name}, cumplido</translation>
    </message>
    <message>
        <source>{side} total</source>
        <translation>{side}, total</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in total</source>
        <translation>{side}: {points} en esta mano, {total} en total</translation>
    </message>
</context>
<context>
    <name>SignatureDialog</name>
    <message>
        <source>Newer versions are at {address}.</source>
        <translation>Las versiones más nuevas están en {address}.</translation>
    </message>
    <message>
        <source>Nobody has signed this copy. To check it, compare the SHA-256 of the downloaded file with the one on the download page.</source>
        <translation>Nadie ha firmado esta copia. Para comprobarla, compara el SHA-256 del archivo descargado con el de la página de descarga.</translation>
    </message>
    <message>
        <source>Nothing has been published yet, so there are no newer versions.</source>
        <translation>Aún no se ha publicado nada, así que no hay versiones más nuevas.</translation>
    </message>
    <message>
        <source>This copy is signed by {name} and unchanged.</source>
        <translation>Esta copia está firmada por {name} y no ha cambiado.</translation>
    </message>
    <message>
        <source>This copy runs from its sources, which aren’t signed.</source>
        <translation>Esta copia se ejecuta desde su código fuente, que no está firmado.</translation>
    </message>
    <message>
        <source>This copy was changed after it was signed. Don’t use it, and download Trickdesk again.</source>
        <translation>Esta copia se modificó después de firmarse. No la uses y descarga Trickdesk otra vez.</translation>
    </message>
    <message>
        <source>This system can’t say whether this copy is signed.</source>
        <translation>Este sistema no puede decir si esta copia está firmada.</translation>
    </message>
    <message>
        <source>Trickdesk never looks for newer versions by itself.</source>
        <translation>Trickdesk nunca busca versiones nuevas por su cuenta.</translation>
    </message>
    <message>
        <source>Trickdesk {version} on {system}</source>
        <translation>Trickdesk {version} en {system}</translation>
    </message>
    <message>
        <source>Version and signature</source>
        <translation>Versión y firma</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Against %</source>
        <translation>Contra %</translation>
    </message>
    <message>
        <source>Average final lead over the best other side</source>
        <translation>Ventaja final media sobre el mejor de los otros bandos</translation>
    </message>
    <message>
        <source>Average points of the person's side per deal</source>
        <translation>Puntos por mano del bando de la persona, de media</translation>
    </message>
    <message>
        <source>Average points per deal compared with bots of the same level playing the same cards</source>
        <translation>Puntos por mano en comparación con ordenadores del mismo nivel con las mismas cartas, de media</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Pujas</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Pujas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Contracts bid by opponents</source>
        <translation>Contratos pujados por los rivales</translation>
    </message>
    <message>
        <source>Contracts bid by partners</source>
        <translation>Contratos pujados por los compañeros</translation>
    </message>
    <message>
        <source>Contracts bid by this person</source>
        <translation>Contratos pujados por esta persona</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Hints used, and decisions undone after seeing new cards</source>
        <translation>Pistas usadas, y decisiones deshechas después de ver cartas nuevas</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitidas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Lost against</source>
        <translation>Perdidas contra</translation>
    </message>
    <message>
        <source>Lost together</source>
        <translation>Perdidas juntos</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplidos</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>Cumplidos %</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveles mezclados</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Aún no hay revisiones</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Opponents' contracts that were set</source>
        <translation>Contratos rivales derrotados</translation>
    </message>
    <message>
        <source>Own bids</source>
        <translation>Pujas propias</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Partners made %</source>
        <translation>Compañeros cumplidos %</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Por mano</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points from different games can't be added</source>
        <translation>Los puntos de juegos distintos no se pueden sumar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Derrotados</translation>
    </message>
    <message>
        <source>Set %</source>
        <translation>Derrotados %</translation>
    </message>
    <message>
        <source>Share of calls without a mistake, in reviewed deals</source>
        <translation>Porcentaje de pujas sin error, en manos revisadas</translation>
    </message>
    <message>
        <source>Share of cards without a mistake, in reviewed deals</source>
        <translation>Porcentaje de cartas sin error, en manos revisadas</translation>
    </message>
    <message>
        <source>Share of matches won</source>
        <translation>Porcentaje de partidas ganadas</translation>
    </message>
    <message>
        <source>Share of opponents' contracts set</source>
        <translation>Porcentaje de contratos rivales derrotados</translation>
    </message>
    <message>
        <source>Share of these contracts made</source>
        <translation>Porcentaje cumplido de estos contratos</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>The best partner is {name}: {share} of the matches were won.</source>
        <translation>Lo mejor es jugar con {name}: se ganó el {share} de las partidas.</translation>
    </message>
    <message>
        <source>Together %</source>
        <translation>Juntos %</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>Ganadas %</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>Ganadas contra</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganada por</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Ganadas juntos</translation>
    </message>
    <message>
        <source>custom rules</source>
        <translation>reglas propias</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{game}: {rules}</source>
        <translation>{game}: {rules}</translation>
    </message>
    <message>
        <source>{hints} hints, {takebacks} undone</source>
        <translation>{hints} pistas, {takebacks} deshechas</translation>
    </message>
    <message numerus="yes">
        <source>{label}: won {won} of {matches} matches, {share}.</source>
        <extracomment>1: {label}: won {won} of {matches} match, {share}.</extracomment>
        <translation><numerusform>{label}: {won} de {matches} partida ganada, {share}.</numerusform><numerusform>{label}: {won} de {matches} partidas ganadas, {share}.</numerusform></translation>
    </message>
    <message>
        <source>{label}: {made}.</source>
        <translation>{label}: {made}.</translation>
    </message>
    <message>
        <source>{made} of {count} made, {share}</source>
        <translation>{made} de {count} cumplidos, {share}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} de {whole}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>&amp;Contracts</source>
        <translation>C&amp;ontratos</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Luck</source>
        <translation>A&amp;zar</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>Part&amp;idas</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Count &amp;all</source>
        <translation>Contar &amp;todo otra vez</translation>
    </message>
    <message>
        <source>No finished matches yet</source>
        <translation>Aún no hay partidas terminadas</translation>
    </message>
    <message>
        <source>O&amp;ver time</source>
        <translation>Con el tie&amp;mpo</translation>
    </message>
    <message>
        <source>People</source>
        <translation>La gente de la mesa</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>Act&amp;ualizar</translation>
    </message>
    <message>
        <source>Re&amp;set…</source>
        <translation>Re&amp;stablecer…</translation>
    </message>
    <message>
        <source>Reading finished matches</source>
        <translation>Leyendo partidas terminadas</translation>
    </message>
    <message>
        <source>Reading finished matches: {n} of {all}</source>
        <translation>Leyendo partidas terminadas: {n} de {all}</translation>
    </message>
    <message>
        <source>Rebuild the statistics from the saved records</source>
        <translation>Reconstruir las estadísticas a partir de los registros guardados</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Restablecer las estadísticas</translation>
    </message>
    <message>
        <source>Results, contracts and trends will appear here, for each person, game and level of opponents. Finished matches will be listed, and you can open them again.

A match counts once it's finished.</source>
        <translation>Aquí aparecerán resultados, contratos y tendencias de cada persona, juego y nivel de rivales. Las partidas terminadas estarán en una lista y podrás volver a abrirlas.

Una partida cuenta en cuanto termina.</translation>
    </message>
    <message>
        <source>Save the current table as a spreadsheet file (CSV)</source>
        <translation>Guardar la tabla actual como archivo de hoja de cálculo (CSV)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>Start counting from now?

Matches that are already finished will no longer count for: {whose}. Their records are kept, and you can count them again here at any time.</source>
        <translation>¿Empezar a contar desde ahora?

Las partidas ya terminadas dejarán de contar para: {whose}. Sus registros se conservan, y aquí puedes volver a contarlas cuando quieras.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Stopped. The figures cover what has been read so far.</source>
        <translation>Parado. Las cifras abarcan lo leído hasta ahora.</translation>
    </message>
    <message numerus="yes">
        <source>{n} matches read.</source>
        <extracomment>1: {n} match read.</extracomment>
        <translation><numerusform>{n} partida leída.</numerusform><numerusform>{n} partidas leídas.</numerusform></translation>
    </message>
</context>
<context>
    <name>StoredFiles</name>
    <message>
        <source>An index of the finished matches. It is made again when you open the statistics.</source>
        <translation>Un índice de las partidas terminadas. Se rehace al abrir las estadísticas.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Retos</translation>
    </message>
    <message>
        <source>Challenges, and what others made of them.</source>
        <translation>Retos, y lo que otros hicieron con ellos.</translation>
    </message>
    <message>
        <source>Commands of your own programs that you allowed on this computer.</source>
        <translation>Órdenes de tus propios programas que has permitido en este ordenador.</translation>
    </message>
    <message>
        <source>Copies of the pictures chosen for seats.</source>
        <translation>Copias de las imágenes elegidas para los asientos.</translation>
    </message>
    <message>
        <source>Decks of cards that you put there yourself. Trickdesk only reads them.</source>
        <translation>Barajas que pusiste ahí tú. Trickdesk solo las lee.</translation>
    </message>
    <message numerus="yes">
        <source>Delete {n} files for good? ({size})</source>
        <extracomment>1: Delete this file for good? ({size})</extracomment>
        <translation><numerusform>¿Borrar este archivo para siempre? ({size})</numerusform><numerusform>¿Borrar {n} archivos para siempre? ({size})</numerusform></translation>
    </message>
    <message>
        <source>Detailed log</source>
        <translation>Registro detallado</translation>
    </message>
    <message>
        <source>Each person’s progress in the exercises.</source>
        <translation>El progreso de cada persona en los ejercicios.</translation>
    </message>
    <message>
        <source>Every call and card of matches you can continue, and all hands.</source>
        <translation>Todas las voces y cartas de las partidas que puedes continuar, y todas las manos repartidas.</translation>
    </message>
    <message>
        <source>Every deal, call and card of your finished matches. The statistics are made from them.</source>
        <translation>Todas las manos, voces y cartas de tus partidas terminadas. De ahí salen las estadísticas.</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>From when each person’s matches count in the statistics.</source>
        <translation>Desde cuándo cuentan en las estadísticas las partidas de cada persona.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Matches that you saved here under a name.</source>
        <translation>Partidas que guardaste aquí con un nombre.</translation>
    </message>
    <message>
        <source>Names and choices of everyone who plays here. In use while Trickdesk runs.</source>
        <translation>Nombres y preferencias de quienes juegan aquí. En uso mientras Trickdesk está abierto.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Prácticas</translation>
    </message>
    <message>
        <source>Programs that may start</source>
        <translation>Programas permitidos</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Revisiones</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Variations that you played in reviews.</source>
        <translation>Variantes que jugaste en las revisiones.</translation>
    </message>
    <message>
        <source>Warnings and errors of the program.</source>
        <translation>Avisos y errores del programa.</translation>
    </message>
    <message>
        <source>What each decision of a reviewed deal gave away. Reviews can be made again.</source>
        <translation>Lo que costó cada decisión de una mano revisada. Las revisiones se pueden rehacer.</translation>
    </message>
    <message>
        <source>What the program did and when, without cards. Kept only if you want it.</source>
        <translation>Lo que hizo el programa y cuándo, sin cartas. Solo si quieres.</translation>
    </message>
    <message>
        <source>When statistics start to count</source>
        <translation>Desde cuándo cuentan las estadísticas</translation>
    </message>
    <message>
        <source>Where the files are that you opened or saved last.</source>
        <translation>Dónde están los archivos que abriste o guardaste por última vez.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Tus barajas</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are in use and stay.</source>
        <extracomment>1: One file is in use and stays.</extracomment>
        <translation><numerusform>Un archivo está en uso y se queda.</numerusform><numerusform>{n} archivos están en uso y se quedan.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} files, {size}</source>
        <extracomment>1: One file, {size}</extracomment>
        <translation><numerusform>Un archivo, {size}</numerusform><numerusform>{n} archivos, {size}</numerusform></translation>
    </message>
</context>
<context>
    <name>StoredFilesDialog</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Abrir la carpeta</translation>
    </message>
    <message>
        <source>All files, by kind</source>
        <translation>Todos los archivos, por tipo</translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>Borrar archivos</translation>
    </message>
    <message>
        <source>Everything that Trickdesk keeps is listed here. Files that you saved elsewhere aren’t.</source>
        <translation>Aquí está todo lo que guarda Trickdesk. Los archivos que guardaste en otro sitio no aparecen.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Stored files</source>
        <translation>Archivos guardados</translation>
    </message>
    <message>
        <source>The file of an unfinished match holds all hands. It isn’t sealed: anyone who can read its folder can read the hands.</source>
        <translation>El archivo de una partida sin terminar contiene todas las manos. No está sellado: quien pueda leer su carpeta puede leer las manos.</translation>
    </message>
    <message>
        <source>{name} (in use)</source>
        <translation>{name} (en uso)</translation>
    </message>
</context>
<context>
    <name>Surface</name>
    <message>
        <source>Face-down card</source>
        <translation>Carta boca abajo</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Click or Escape: close</source>
        <translation>Clic o Esc: cerrar</translation>
    </message>
    <message>
        <source>Last trick, taken by you</source>
        <translation>Última baza, tuya</translation>
    </message>
    <message>
        <source>Last trick, taken by {name}</source>
        <translation>Última baza, de {name}</translation>
    </message>
    <message>
        <source>You hold {cards}</source>
        <translation>Tienes {cards}</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <translation>{name} tiene {cards}</translation>
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
        <translation>Pujas</translation>
    </message>
    <message>
        <source>Calls in this deal</source>
        <translation>Pujas de esta mano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the score sheet as text</source>
        <translation>Copiar el tanteo como texto</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tanteo</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Tanteo</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Tricks in this deal</source>
        <translation>Bazas de esta mano</translation>
    </message>
</context>
<context>
    <name>TableRecordDock</name>
    <message>
        <source>Table record</source>
        <translation>Registro de la mesa</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Calls in this deal</source>
        <translation>Pujas de esta mano</translation>
    </message>
    <message>
        <source>Current situation</source>
        <translation>Situación actual</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartas a la vista</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Text table</source>
        <translation>Mesa de texto</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>must be kept</source>
        <translation>hay que conservarla</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>{card} is picked, {n} of {all}.</source>
        <translation>{card}: elegida, {n} de {all}.</translation>
    </message>
    <message>
        <source>{card} isn't picked, {n} of {all}.</source>
        <translation>{card}: no elegida, {n} de {all}.</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <source>Good decisions</source>
        <translation>Buenas decisiones</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Opponents' bids set</source>
        <translation>Contratos rivales derrotados</translation>
    </message>
    <message>
        <source>Own bids made</source>
        <translation>Pujas propias cumplidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>no reviews yet</source>
        <translation>aún no hay revisiones</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} de {whole}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>{n} mano</numerusform><numerusform>{n} manos</numerusform></translation>
    </message>
</context>
<context>
    <name>TimeTab</name>
    <message>
        <source>Matches won (%), by month</source>
        <translation>Partidas ganadas (%), por mes</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>No matches in this period.</source>
        <translation>No hay partidas en este periodo.</translation>
    </message>
    <message>
        <source>Results by month</source>
        <translation>Resultados por mes</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Baza siguiente</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Reproducir automáticamente</translation>
    </message>
    <message>
        <source>Position in the deal</source>
        <translation>Posición en la mano</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al comienzo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>{card}, led</source>
        <translation>{card}, de salida</translation>
    </message>
    <message>
        <source>{card}, takes the trick</source>
        <translation>{card}, hace la baza</translation>
    </message>
</context>
<context>
    <name>UnfinishedMatches</name>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete this match for good?

{match}</source>
        <translation>¿Borrar esta partida para siempre?

{match}</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Earlier matches to continue</source>
        <translation>Partidas anteriores para continuar</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>deal {deal} · {players} · {time}</source>
        <translation>mano {deal} · {players} · {time}</translation>
    </message>
    <message>
        <source>{file}: can’t be read</source>
        <translation>{file}: no se puede leer</translation>
    </message>
    <message>
        <source>{match} (open in another window)</source>
        <translation>{match} (abierta en otra ventana)</translation>
    </message>
</context>
<context>
    <name>VariationsModel</name>
    <message>
        <source>As played</source>
        <translation>Como se jugó</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplido</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
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
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>Variations of this deal</source>
        <translation>Variantes de esta mano</translation>
    </message>
    <message>
        <source>“Try again” and “Play on” start a variation from any point. The other players play as they usually do.</source>
        <translation>«Otra vez» y «Seguir» inician una variante desde cualquier punto. Los demás jugadores juegan como de costumbre.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>Código de la mano: {code}</translation>
    </message>
    <message>
        <source>From Trickdesk. This page works without a network and sends nothing.</source>
        <translation>Página de Trickdesk. Funciona sin red y no envía nada.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
</context>
<context>
    <name>WebPages</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>The web page is saved once the deals are reviewed: {n} of {all}…</source>
        <translation>La página web se guarda en cuanto estén analizadas las manos: {n} de {all}…</translation>
    </message>
    <message>
        <source>{game} deal {n}</source>
        <translation>{game}, mano {n}</translation>
    </message>
    <message>
        <source>{game} match</source>
        <translation>{game}, partida</translation>
    </message>
</context>
<context>
    <name>WhoPlaysDialog</name>
    <message>
        <source>Who plays? – {seat}</source>
        <translation>¿Quién juega? – {seat}</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>en la mesa</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Choose {low} to {high} cards.</source>
        <translation>Elige de {low} a {high} cartas.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards.</source>
        <extracomment>1: Choose one card.</extracomment>
        <translation><numerusform>Elige una carta.</numerusform><numerusform>Elige {n} cartas.</numerusform></translation>
    </message>
    <message>
        <source>That isn't higher than {bid} by {name}.</source>
        <translation>No supera {bid} de {name}.</translation>
    </message>
    <message>
        <source>You can't discard {card}.</source>
        <translation>No puedes descartar {card}.</translation>
    </message>
    <message>
        <source>You must follow {suit} or play a trump.</source>
        <translation>Tienes que asistir a {suit} o jugar un triunfo.</translation>
    </message>
    <message>
        <source>You must follow {suit} or play {card}.</source>
        <translation>Tienes que asistir a {suit} o jugar {card}.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>Tienes que asistir a {suit}.</translation>
    </message>
    <message>
        <source>You must play a trump ({suit}).</source>
        <translation>Tienes que jugar un triunfo ({suit}).</translation>
    </message>
    <message>
        <source>{choose}: {n} more.</source>
        <translation>{choose}: {n} más.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are already chosen. Put one back first.</source>
        <extracomment>1: One card is already chosen. Put it back first.</extracomment>
        <translation><numerusform>Ya hay una carta elegida: devuélvela antes.</numerusform><numerusform>Ya hay {n} cartas elegidas: devuelve antes una.</numerusform></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
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
        <translation>Cerrar el registro de la mesa</translation>
    </message>
    <message>
        <source>Detach the table record, or dock it again</source>
        <translation>Separar el registro de la mesa o volver a acoplarlo</translation>
    </message>
</context>
</TS>
