<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A card table for trick-taking games.</source>
        <translation>שולחן קלפים למשחקי לקיחות.</translation>
    </message>
    <message>
        <source>About Trickdesk</source>
        <translation>על Trickdesk</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. All cards are our own drawings.</source>
        <translation>תוכנה חופשית ברישיון MIT. כל הקלפים הם איורים משלנו.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>רישיונות…</translation>
    </message>
    <message>
        <source>Uses Qt {version}, © The Qt Company Ltd. and others, under the GNU LGPL 3.</source>
        <translation>משתמשת ב-Qt {version}, © The Qt Company Ltd. ואחרים, ברישיון GNU LGPL 3.</translation>
    </message>
    <message>
        <source>Version and signature…</source>
        <translation>גרסה וחתימה…</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>גרסה {version}</translation>
    </message>
    <message>
        <source>What Trickdesk is made of, every licence in full, and where to find the sources</source>
        <translation>ממה Trickdesk עשויה, נוסח כל רישיון והיכן נמצאים המקורות</translation>
    </message>
    <message>
        <source>Whether this copy is signed, and where newer ones are</source>
        <translation>האם העותק הזה חתום, והיכן יש חדשים יותר</translation>
    </message>
</context>
<context>
    <name>AddProgramDialog</name>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;פקודה</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;שם</translation>
    </message>
    <message>
        <source>Add program</source>
        <translation>הוספת תוכנה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Choose &amp;file…</source>
        <translation>בחירת &amp;קובץ…</translation>
    </message>
    <message>
        <source>There is a level {name} already. Choose another name.</source>
        <translation>כבר יש רמה בשם {name}. בחרו שם אחר.</translation>
    </message>
</context>
<context>
    <name>AgreementRows</name>
    <message>
        <source>Partnership agreements</source>
        <translation>הסכמות בין שותפים</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Cards seen so far</source>
        <translation>הקלפים שנראו עד כה</translation>
    </message>
    <message>
        <source>Points: {list}</source>
        <translation>נקודות: {list}</translation>
    </message>
    <message>
        <source>Tricks: {list}</source>
        <translation>לקיחות: {list}</translation>
    </message>
    <message>
        <source>crossed out: played; underlined: yours</source>
        <translation>מחוק בקו: שוחק; קו תחתון: שלכם</translation>
    </message>
    <message>
        <source>none: {who}</source>
        <translation>אין: {who}</translation>
    </message>
    <message numerus="yes">
        <source>{names} have no {suit}.</source>
        <extracomment>1: {names} has no {suit}.</extracomment>
        <translation><numerusform>ל-{names} אין {suit}.</numerusform><numerusform>ל-{names} אין {suit}.</numerusform></translation>
    </message>
    <message>
        <source>{names} {count}</source>
        <translation>{names} {count}</translation>
    </message>
    <message numerus="yes">
        <source>{n} trumps still out</source>
        <extracomment>1: {n} trump still out</extracomment>
        <translation><numerusform>שליט אחד עוד בחוץ</numerusform><numerusform>{n} שליטים עוד בחוץ</numerusform></translation>
    </message>
    <message>
        <source>{suit}: played {gone}, yours {own}, none out.</source>
        <translation>{suit}: שוחקו {gone}, שלכם {own}, אין עוד בחוץ.</translation>
    </message>
    <message>
        <source>{suit}: played {gone}, yours {own}, still out {out}.</source>
        <translation>{suit}: שוחקו {gone}, שלכם {own}, עוד בחוץ {out}.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close the message</source>
        <translation>סגירת ההודעה</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>An expert is weighing the calls…</source>
        <translation>מומחה שוקל את ההכרזות…</translation>
    </message>
    <message>
        <source>Another &amp;hand</source>
        <translation>&amp;יד אחרת</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>הקלפים מחולקים…</translation>
    </message>
    <message>
        <source>The computer players didn't answer.</source>
        <translation>שחקני המחשב לא ענו.</translation>
    </message>
    <message>
        <source>The computer players' answer can't be used.</source>
        <translation>אי אפשר להשתמש בתשובה של שחקני המחשב.</translation>
    </message>
    <message>
        <source>What would you call? Nothing is played: you'll see how an expert rates your call.</source>
        <translation>מה הייתם מכריזים? שום דבר לא משוחק: תראו איך מומחה מעריך את ההכרזה שלכם.</translation>
    </message>
    <message>
        <source>{game} has no bidding.</source>
        <translation>ב-{game} אין הכרזות.</translation>
    </message>
</context>
<context>
    <name>Bot</name>
    <message>
        <source>Ada</source>
        <translation>עדה</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>ברונו</translation>
    </message>
    <message>
        <source>Chidi</source>
        <translation>צ'ידי</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>דורה</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>אמיל</translation>
    </message>
    <message>
        <source>Fay</source>
        <translation>פיי</translation>
    </message>
    <message>
        <source>Gus</source>
        <translation>גאס</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>הנה</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>איניס</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>יונאס</translation>
    </message>
    <message>
        <source>Kofi</source>
        <translation>קופי</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>ליילה</translation>
    </message>
    <message>
        <source>Mateo</source>
        <translation>מתאו</translation>
    </message>
    <message>
        <source>Noa</source>
        <translation>נועה</translation>
    </message>
    <message>
        <source>Olga</source>
        <translation>אולגה</translation>
    </message>
    <message>
        <source>Priya</source>
        <translation>פריה</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Blind nil</source>
        <translation>אפס עיוור</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>צ'ק</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>הגנה לבד</translation>
    </message>
    <message>
        <source>Defend together</source>
        <translation>הגנה יחד</translation>
    </message>
    <message>
        <source>Double nullo</source>
        <translation>מיזר כפול</translation>
    </message>
    <message>
        <source>Has bid</source>
        <translation>כבר הוכרז</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>החזקה</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>להסתכל בקלפים</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>מיזר</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>אפס</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>בלי שותף</translation>
    </message>
    <message>
        <source>No swap</source>
        <translation>בלי החלפה</translation>
    </message>
    <message>
        <source>On the kitty</source>
        <translation>על הקופה</translation>
    </message>
    <message>
        <source>Open misère</source>
        <translation>מיזר גלוי</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>פס</translation>
    </message>
    <message>
        <source>Points off own score</source>
        <translation>הנקודות פחות בניקוד העצמי</translation>
    </message>
    <message>
        <source>Points to everyone else</source>
        <translation>הנקודות לכל האחרים</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>החלפה</translation>
    </message>
    <message>
        <source>Swap {cards}</source>
        <translation>החלפה: {cards}</translation>
    </message>
    <message>
        <source>Team: {names}</source>
        <translation>קבוצה: {names}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>שליט: {suit}</translation>
    </message>
    <message>
        <source>{bid} alone</source>
        <translation>{bid} לבד</translation>
    </message>
    <message>
        <source>{bid} for {points}</source>
        <translation>{bid} תמורת {points}</translation>
    </message>
    <message>
        <source>{level} {suit}</source>
        <translation>{level} {suit}</translation>
    </message>
    <message numerus="yes">
        <source>{n} clubs</source>
        <extracomment>1: {n} club</extracomment>
        <translation><numerusform>{n} תלתן</numerusform><numerusform>{n} תלתן</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} diamonds</source>
        <extracomment>1: {n} diamond</extracomment>
        <translation><numerusform>{n} יהלום</numerusform><numerusform>{n} יהלום</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} hearts</source>
        <extracomment>1: {n} heart</extracomment>
        <translation><numerusform>{n} לב</numerusform><numerusform>{n} לב</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} spades</source>
        <extracomment>1: {n} spade</extracomment>
        <translation><numerusform>{n} עלה</numerusform><numerusform>{n} עלה</numerusform></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Bird</source>
        <translation>ציפור</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>NT</translation>
    </message>
    <message>
        <source>Red One</source>
        <translation>האחת האדומה</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ג'וקר</translation>
    </message>
    <message>
        <source>low joker</source>
        <translation>ג'וקר קטן</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>בלי שליט</translation>
    </message>
    <message>
        <source>the {colour} {number}</source>
        <translation>{number} {colour}</translation>
    </message>
    <message>
        <source>{card} as {suit}</source>
        <translation>{card} בתור {suit}</translation>
    </message>
    <message>
        <source>{card}, counts as {suit}</source>
        <translation>{card}, נחשב {suit}</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <translation>{number} {colour}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>{the_rank} of {suit}</source>
        <translation>{the_rank} {suit}</translation>
    </message>
</context>
<context>
    <name>CardOrderDialog</name>
    <message>
        <source>Card order</source>
        <translation>סדר הקלפים</translation>
    </message>
    <message>
        <source>From highest to lowest.</source>
        <translation>מהקלף הגבוה לנמוך.</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Your hand</source>
        <translation>הקלפים שלכם</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>&amp;Copy code</source>
        <translation>הע&amp;תקת הקוד</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>ש&amp;מירה כקובץ…</translation>
    </message>
    <message>
        <source>Already here: the result of {names}.</source>
        <translation>כבר כאן: התוצאה של {names}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Copied. Paste the code into a message.</source>
        <translation>הועתק. אפשר להדביק את הקוד בהודעה.</translation>
    </message>
    <message numerus="yes">
        <source>Deal of the day: {n} games to play.</source>
        <extracomment>1: Deal of the day: {n} game to play.</extracomment>
        <translation><numerusform>חלוקת היום: נשאר משחק אחד.</numerusform><numerusform>חלוקת היום: נשארו {n} משחקים.</numerusform></translation>
    </message>
    <message>
        <source>Each cell: points made · lead over others, against the mean · the same on a scale. Enter opens the review.</source>
        <translation>בכל תא: הנקודות · היתרון על האחרים ביחס לממוצע · אותו הפרש בסולם. Enter פותח את הסקירה.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>לא שוחק</translation>
    </message>
    <message>
        <source>Others play the same deals against the same computer players. Then you compare results.</source>
        <translation>אחרים משחקים את אותן חלוקות נגד אותם שחקני מחשב. אחר כך משווים תוצאות.</translation>
    </message>
    <message>
        <source>Play all deals first. Then everybody's results stand here, deal by deal.</source>
        <translation>קודם משחקים את כל החלוקות. אחר כך יופיעו כאן התוצאות של כולם, חלוקה אחר חלוקה.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>שוחק</translation>
    </message>
    <message>
        <source>Players of the same challenge see your result beside their own.</source>
        <translation>מי שמשחק את אותו אתגר יראה את התוצאה שלך לצד שלו.</translation>
    </message>
    <message>
        <source>Saved as {name}. Send this file.</source>
        <translation>נשמר בשם {name}. אפשר לשלוח את הקובץ.</translation>
    </message>
    <message>
        <source>Under way: {n} of {all} deals</source>
        <translation>באמצע: {n} מתוך {all} חלוקות</translation>
    </message>
    <message>
        <source>against {names} ({levels})</source>
        <translation>נגד {names} ({levels})</translation>
    </message>
    <message numerus="yes">
        <source>against {n} computer players ({levels})</source>
        <extracomment>1: against a computer player ({levels})</extracomment>
        <translation><numerusform>נגד שחקן מחשב אחד ({levels})</numerusform><numerusform>נגד {n} שחקני מחשב ({levels})</numerusform></translation>
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
        <translation><numerusform>אתגר אחד ממתין.</numerusform><numerusform>{n} אתגרים ממתינים.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>חלוקה אחת</numerusform><numerusform>{n} חלוקות</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <extracomment>1: {n} hint</extracomment>
        <translation><numerusform>רמז אחד</numerusform><numerusform>{n} רמזים</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} undone</source>
        <extracomment>1: {n} undone</extracomment>
        <translation><numerusform>ביטול אחד</numerusform><numerusform>{n} ביטולים</numerusform></translation>
    </message>
    <message>
        <source>{points}, {mean} against the mean, {scale} on the scale</source>
        <translation>{points}, {mean} מהממוצע, {scale} בסולם</translation>
    </message>
</context>
<context>
    <name>ChallengeHost</name>
    <message>
        <source>Play what I played</source>
        <translation>שחקו את מה ששיחקתי</translation>
    </message>
</context>
<context>
    <name>ChallengeList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>מחי&amp;קה…</translation>
    </message>
    <message>
        <source>&amp;Send…</source>
        <translation>&amp;שליחה…</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>אתגר</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>אתגרים</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>חלוקות</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>No challenges yet. Make one here or at the end of a match, or open one that somebody sends you.</source>
        <translation>עוד אין אתגרים. אפשר ליצור אתגר כאן או בסוף משחק, או לפתוח אתגר שנשלח אליך.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
    <message>
        <source>Results of others</source>
        <translation>תוצאות של אחרים</translation>
    </message>
    <message>
        <source>State</source>
        <translation>מצב</translation>
    </message>
    <message>
        <source>You</source>
        <translation>את/ה</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;יריבים</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;אדם</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>מ&amp;תי</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>כל המשחקים</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>כל היריבים</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>כל התקופה</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>כולם</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 החודשים האחרונים</translation>
    </message>
    <message>
        <source>Last {n} days</source>
        <translation>{n} הימים האחרונים</translation>
    </message>
    <message>
        <source>Last {n} matches</source>
        <translation>{n} המשחקים האחרונים</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>Practise this</source>
        <translation>לתרגל את זה</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>&amp;Look at {n} deals</source>
        <extracomment>1: &amp;Look at {n} deal</extracomment>
        <translation><numerusform>&amp;סקירת חלוקה אחת</numerusform><numerusform>&amp;סקירת {n} חלוקות</numerusform></translation>
    </message>
    <message>
        <source>A habit shows in about {n} deals. Look at more deals, or play on.</source>
        <translation>הרגל מתגלה אחרי בערך {n} חלוקות. סקרו עוד חלוקות, או המשיכו לשחק.</translation>
    </message>
    <message>
        <source>Better than before: “{theme}” used to cost {before} points a deal, and now costs {now}.</source>
        <translation>טוב יותר מקודם: „{theme}” עלה לכם {before} נקודות לחלוקה, ועכשיו {now}.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes it back.</source>
        <translation>Ctrl+Z מבטל את זה.</translation>
    </message>
    <message>
        <source>Finish a match of {game}, then come back. The coach will look at its deals and say what costs you points.</source>
        <translation>סיימו משחק של {game} וחזרו לכאן. המאמן יעבור על החלוקות ויגיד מה עולה לכם נקודות.</translation>
    </message>
    <message>
        <source>Looking at deals: {n} of {all}</source>
        <translation>סקירת חלוקות: {n} מתוך {all}</translation>
    </message>
    <message>
        <source>No deals yet</source>
        <translation>אין עדיין חלוקות</translation>
    </message>
    <message>
        <source>No mistake comes back often. Practise your costliest decisions in “My decisions”.</source>
        <translation>אין טעות שחוזרת הרבה. תרגלו את ההחלטות היקרות ביותר שלכם ב„ההחלטות שלי”.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing stands out in your last {n} deals.</source>
        <extracomment>1: Nothing stands out in your last deal.</extracomment>
        <translation><numerusform>שום דבר לא בולט בחלוקה האחרונה שלכם.</numerusform><numerusform>שום דבר לא בולט ב־{n} החלוקות האחרונות שלכם.</numerusform></translation>
    </message>
    <message>
        <source>That costs about {points} points a deal. It happened {cases} times in {deals} deals.</source>
        <translation>זה עולה בערך {points} נקודות לחלוקה. זה קרה {cases} פעמים ב־{deals} חלוקות.</translation>
    </message>
    <message>
        <source>That is too close to say who plays better.</source>
        <translation>הפער קטן מכדי לומר מי משחק טוב יותר.</translation>
    </message>
    <message>
        <source>The coach finds out what costs you points. For that, each of your deals has to be reviewed once. It takes a few seconds a deal, and you can play meanwhile.</source>
        <translation>המאמן מגלה מה עולה לכם נקודות. לשם כך צריך לסקור כל חלוקה שלכם פעם אחת. זה לוקח כמה שניות לחלוקה, ואפשר לשחק בינתיים.</translation>
    </message>
    <message>
        <source>The figure after ± allows for chance: {figure} means that the true figure is probably 8 to 16.</source>
        <translation>המספר אחרי ± מביא בחשבון את המזל: {figure} פירושו שהערך האמיתי הוא כנראה בין 8 ל־16.</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>הפעם אין רמז זמין.</translation>
    </message>
    <message>
        <source>With your cards, {level} would have done {points} points a deal better.</source>
        <translation>עם הקלפים שלכם, מחשב ברמת {level} היה מצליח יותר ב־{points} נקודות לחלוקה.</translation>
    </message>
    <message>
        <source>With your cards, {level} would have done {points} points a deal worse.</source>
        <translation>עם הקלפים שלכם, מחשב ברמת {level} היה מצליח פחות ב־{points} נקודות לחלוקה.</translation>
    </message>
    <message>
        <source>Worse than before: “{theme}” used to cost {before} points a deal, and now costs {now}.</source>
        <translation>פחות טוב מקודם: „{theme}” עלה לכם {before} נקודות לחלוקה, ועכשיו {now}.</translation>
    </message>
    <message>
        <source>You don't play as well as {level} yet.</source>
        <translation>אתם עדיין לא משחקים טוב כמו רמת {level}.</translation>
    </message>
    <message>
        <source>You play better than {level}.</source>
        <translation>אתם משחקים טוב יותר מרמת {level}.</translation>
    </message>
    <message>
        <source>Your level is between {above} and {below}.</source>
        <translation>הרמה שלכם היא בין {above} ל{below}.</translation>
    </message>
    <message numerus="yes">
        <source>{month}: {points} points lost per deal, in {n} deals.</source>
        <extracomment>1: {month}: {points} points lost per deal, in {n} deal.</extracomment>
        <translation><numerusform>{month}: {points} נקודות אבדו לחלוקה, בחלוקה אחת.</numerusform><numerusform>{month}: {points} נקודות אבדו לחלוקה, ב־{n} חלוקות.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals reviewed</source>
        <extracomment>1: {n} deal reviewed</extracomment>
        <translation><numerusform>חלוקה אחת נסקרה</numerusform><numerusform>{n} חלוקות נסקרו</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals to look at</source>
        <extracomment>1: {n} deal to look at</extracomment>
        <translation><numerusform>חלוקה אחת לסקירה</numerusform><numerusform>{n} חלוקות לסקירה</numerusform></translation>
    </message>
    <message>
        <source>{n} not yet</source>
        <translation>{n} עדיין לא</translation>
    </message>
    <message>
        <source>{when}, deal {n}: {points} lost.</source>
        <translation>{when}, חלוקה {n}: הפסד של {points}.</translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message>
        <source>&amp;My decisions</source>
        <translation>ה&amp;החלטות שלי</translation>
    </message>
    <message>
        <source>&amp;Which card wins?</source>
        <translation>&amp;איזה קלף מנצח?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Coach: {game}</source>
        <translation>מאמן: {game}</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>כולם</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>My ha&amp;bits</source>
        <translation>ההר&amp;גלים שלי</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>Uses the rules you last chose in the lobby</source>
        <translation>משתמש בחוקים שנבחרו לאחרונה בלובי</translation>
    </message>
    <message>
        <source>What would you &amp;call?</source>
        <translation>מה הייתם &amp;מכריזים?</translation>
    </message>
</context>
<context>
    <name>CoachTile</name>
    <message>
        <source>Coach and same deals</source>
        <translation>מאמן וחלוקות משותפות</translation>
    </message>
    <message>
        <source>Coach…</source>
        <translation>מאמן…</translation>
    </message>
    <message>
        <source>Deals…</source>
        <translation>חלוקות…</translation>
    </message>
    <message>
        <source>Habits, exercises and puzzles.</source>
        <translation>הרגלים, תרגילים וחידות.</translation>
    </message>
    <message>
        <source>Play the cards that others play, and compare results</source>
        <translation>לשחק את הקלפים שאחרים משחקים, ולהשוות תוצאות</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>סטטיסטיקה של כל המשחקים</translation>
    </message>
</context>
<context>
    <name>ContractsTab</name>
    <message>
        <source>Contracts by level</source>
        <translation>חוזים לפי גובה</translation>
    </message>
    <message>
        <source>No contracts yet; some games have none.</source>
        <translation>אין עדיין חוזים; יש משחקים בלי חוזים.</translation>
    </message>
    <message>
        <source>Own contracts made (%), by level</source>
        <translation>חוזים עצמיים שהושגו (%), לפי גובה</translation>
    </message>
    <message>
        <source>Own contracts made, by level</source>
        <translation>חוזים עצמיים שהושגו, לפי גובה</translation>
    </message>
    <message>
        <source>{game}: own contracts made (%), by level</source>
        <translation>{game}: חוזים עצמיים שהושגו (%), לפי גובה</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name} – show my cards</source>
        <translation>אני {name} – להציג את הקלפים שלי</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>להעביר את המסך אל {name}</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>How the deal went</source>
        <translation>איך הלכה החלוקה</translation>
    </message>
</context>
<context>
    <name>DayList</name>
    <message>
        <source>Day</source>
        <translation>יום</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>חלוקות היום</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>What you made of the cards</source>
        <translation>מה עשית עם הקלפים</translation>
    </message>
    <message>
        <source>You</source>
        <translation>את/ה</translation>
    </message>
</context>
<context>
    <name>DealCommands</name>
    <message>
        <source>Deal by number</source>
        <translation>חלוקה לפי מספר או קוד</translation>
    </message>
    <message>
        <source>The same cards again.</source>
        <translation>אותם קלפים שוב.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>&amp;From clipboard</source>
        <translation>מלוח ה&amp;גזירים</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Choose a deal</source>
        <translation>בחירת חלוקה</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>לחלק</translation>
    </message>
    <message>
        <source>Number or code</source>
        <translation>מספר או קוד</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>לוח הגזירים</translation>
    </message>
    <message>
        <source>The same number deals the same cards again in {game}. A deal code also sets the game and its rules.</source>
        <translation>אותו מספר מחלק שוב את אותם הקלפים ב-{game}. קוד חלוקה קובע גם את המשחק ואת החוקים.</translation>
    </message>
</context>
<context>
    <name>DealEditor</name>
    <message>
        <source>&amp;Fill at random</source>
        <translation>&amp;מילוי השאר באקראי</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>ל&amp;שחק בחלוקה הזאת</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>כמו על השולחן</translation>
    </message>
    <message>
        <source>C&amp;hallenge…</source>
        <translation>א&amp;תגר…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>Cards by name</source>
        <translation>קלפים לפי שם</translation>
    </message>
    <message>
        <source>Clear &amp;all</source>
        <translation>להסיר את &amp;כולם</translation>
    </message>
    <message>
        <source>Computer level</source>
        <translation>רמת שחקני המחשב</translation>
    </message>
    <message>
        <source>Current place: {place}. Click a card or press Enter to put it there. To choose another place, press its number or click its name. Click a placed card to take it back. Where the order matters, press Ctrl and an arrow key to move a card.</source>
        <translation>המקום הנוכחי: {place}. לחצו על קלף או על Enter כדי להניח אותו שם. מקום אחר בוחרים במספרו או בלחיצה על שמו. לחיצה על קלף מונח מחזירה אותו. היכן שהסדר חשוב, Ctrl עם חץ מזיז קלף.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>מחלק</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>חוקי בית</translation>
    </message>
    <message>
        <source>Others can play this deal, and you compare results</source>
        <translation>אחרים יכולים לשחק את החלוקה הזאת, ואז משווים תוצאות</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>הכנת חלוקה</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} מתוך {all}</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Cards are still missing: {places}.</source>
        <translation>עוד חסרים קלפים: {places}.</translation>
    </message>
    <message>
        <source>Every card is in its place.</source>
        <translation>כל קלף מונח במקומו.</translation>
    </message>
    <message>
        <source>The last deal of this record</source>
        <translation>החלוקה האחרונה ברשומה הזאת</translation>
    </message>
    <message>
        <source>This place is full: {place}.</source>
        <translation>המקום הזה מלא: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>to {n} points</source>
        <extracomment>1: to {n} point</extracomment>
        <translation><numerusform>עד נקודה {n}</numerusform><numerusform>עד {n} נקודות</numerusform></translation>
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
        <translation><numerusform>{changes}, ועוד כלל אחד</numerusform><numerusform>{changes}, ועוד {n} כללים</numerusform></translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>{game}: deal number {number}</source>
        <translation>{game}: חלוקה מספר {number}</translation>
    </message>
    <message>
        <source>{game}: the deal from this code</source>
        <translation>{game}: החלוקה של הקוד הזה</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>1: {n} player</extracomment>
        <translation><numerusform>שחקן {n}</numerusform><numerusform>{n} שחקנים</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{place} has room for only {n} more cards, not {more}.</source>
        <extracomment>1: {place} has room for only one more card, not {more}.</extracomment>
        <translation><numerusform>ב-{place} יש מקום רק לעוד קלף אחד, לא ל-{more}.</numerusform><numerusform>ב-{place} יש מקום רק לעוד {n} קלפים, לא ל-{more}.</numerusform></translation>
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
        <translation><numerusform>{rules}, עם שינוי אחד</numerusform><numerusform>{rules}, עם {n} שינויים</numerusform></translation>
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
        <translation>חפיסה, שורה {n}</translation>
    </message>
</context>
<context>
    <name>DeckNotes</name>
    <message>
        <source>Open deck folder</source>
        <translation>לפתוח את תיקיית החפיסות</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>רענון</translation>
    </message>
    <message>
        <source>To add a deck, put a folder with SVG pictures of all cards into the deck folder.</source>
        <translation>כדי להוסיף חפיסה, שימו תיקייה עם תמונות SVG של כל הקלפים בתיקיית החפיסות.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Can't read {file}.</source>
        <translation>אי אפשר לקרוא את {file}.</translation>
    </message>
    <message>
        <source>Can't use the deck “{folder}”. {why}</source>
        <translation>אי אפשר להשתמש בחפיסה „{folder}”. {why}</translation>
    </message>
    <message>
        <source>It has more than {files} files.</source>
        <translation>יש בה יותר מ-{files} קבצים.</translation>
    </message>
    <message>
        <source>Its pictures take up more than {megabytes} MB.</source>
        <translation>התמונות שלה יחד גדולות מ-{megabytes} MB.</translation>
    </message>
    <message>
        <source>The deck “{folder}” is gone. The classic cards are used instead.</source>
        <translation>החפיסה „{folder}” נעלמה. במקומה משמשים הקלפים הקלאסיים.</translation>
    </message>
    <message>
        <source>These cards are missing: {detail}</source>
        <translation>הקלפים האלה חסרים: {detail}</translation>
    </message>
    <message>
        <source>{file} contains “{detail}”. Cards may contain only shapes, groups and gradients.</source>
        <translation>{file} מכיל „{detail}”. קלפים יכולים להכיל רק צורות, קבוצות ומעברי צבע.</translation>
    </message>
    <message>
        <source>{file} declares XML entities, which aren't allowed in card pictures.</source>
        <translation>{file} מגדיר ישויות XML, שאסורות בתמונות של קלפים.</translation>
    </message>
    <message>
        <source>{file} is a link, and links aren't followed.</source>
        <translation>{file} הוא קישור, ואין מעקב אחרי קישורים.</translation>
    </message>
    <message>
        <source>{file} is an empty picture.</source>
        <translation>{file} הוא תמונה ריקה.</translation>
    </message>
    <message>
        <source>{file} is larger than {kilobytes} kB.</source>
        <translation>{file} גדול מ-{kilobytes} kB.</translation>
    </message>
    <message>
        <source>{file} is too complex to draw quickly.</source>
        <translation>{file} מורכב מכדי לצייר אותו מהר.</translation>
    </message>
    <message>
        <source>{file} isn't an SVG picture.</source>
        <translation>{file} אינו תמונת SVG.</translation>
    </message>
    <message>
        <source>{file} measures {detail}. Cards must be 5 wide and 7 high.</source>
        <translation>הגודל של {file} הוא {detail}. קלפים חייבים להיות ברוחב 5 ובגובה 7.</translation>
    </message>
    <message>
        <source>{file} refers to something outside the file.</source>
        <translation>{file} מפנה אל דבר שמחוץ לקובץ.</translation>
    </message>
    <message>
        <source>{file} takes too long to draw.</source>
        <translation>הציור של {file} נמשך זמן רב מדי.</translation>
    </message>
    <message>
        <source>{manifest} is missing, or lacks format = 1 and name = "…".</source>
        <translation>{manifest} חסר, או שאין בו format = 1 ו-name = "…".</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>BIRD</source>
        <translation>BIRD</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>הכרזות</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>קוד החלוקה</translation>
    </message>
    <message>
        <source>Deal {n}, dealt by {name}</source>
        <translation>חלוקה {n}, המחלק: {name}</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>JK</source>
        <translation>JK</translation>
    </message>
    <message>
        <source>JL</source>
        <translation>JL</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>כולם אמרו פס</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>RED1</source>
        <translation>RED1</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>לקיחות</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>מוסתר</translation>
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
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>סקריפטים של Python (*.py)</translation>
    </message>
    <message>
        <source>Save script</source>
        <translation>שמירת הסקריפט</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>נשמר בשם {name}.</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>Your die shows {n}</source>
        <translation>הקובייה שלכם מראה {n}</translation>
    </message>
</context>
<context>
    <name>EndCommands</name>
    <message>
        <source>&amp;Claim</source>
        <translation>&amp;תביעה</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>ל&amp;ותר</translation>
    </message>
    <message>
        <source>&amp;Let the computer finish</source>
        <translation>שהמחשב יש&amp;המחשב יסייםסיים</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>ל&amp;המשיך לשחק</translation>
    </message>
    <message>
        <source>&amp;Play on myself</source>
        <translation>ל&amp;המשיך לשחק בעצמי</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>תביעה</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>לסיים את החלוקה</translation>
    </message>
    <message>
        <source>Give up the deal</source>
        <translation>לוותר על החלוקה</translation>
    </message>
    <message>
        <source>What do you claim?</source>
        <translation>מה לתבוע?</translation>
    </message>
    <message>
        <source>{command} (not in a challenge)</source>
        <translation>{command} (לא באתגר)</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>&amp;All the rest</source>
        <translation>כל ה&amp;שאר</translation>
    </message>
    <message>
        <source>&amp;No more points</source>
        <translation>&amp;בלי עוד נקודות</translation>
    </message>
    <message>
        <source>A computer player (level: {level}) will play your cards to the end of the deal. You can undo this.</source>
        <translation>שחקן מחשב (רמה: {level}) ישחק את הקלפים שלכם עד סוף החלוקה. אפשר לבטל את זה.</translation>
    </message>
    <message numerus="yes">
        <source>Claim all {n} remaining tricks?</source>
        <extracomment>1: Claim the last trick?</extracomment>
        <translation><numerusform>לתבוע את הלקיחה האחרונה?</numerusform><numerusform>לתבוע את כל {n} הלקיחות שנותרו?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Claim exactly {n} more tricks?</source>
        <extracomment>1: Claim exactly {n} more trick?</extracomment>
        <translation><numerusform>לתבוע עוד לקיחה אחת בדיוק?</numerusform><numerusform>לתבוע עוד {n} לקיחות בדיוק?</numerusform></translation>
    </message>
    <message>
        <source>Claim none of the remaining tricks?</source>
        <translation>לטעון שלא תהיה לכם אף אחת מהלקיחות שנותרו?</translation>
    </message>
    <message>
        <source>Claim that nothing can change your result?</source>
        <translation>לטעון ששום דבר כבר לא ישנה את התוצאה שלכם?</translation>
    </message>
    <message>
        <source>Claim that the contract is beaten?</source>
        <translation>לטעון שהחוזה כבר נכשל?</translation>
    </message>
    <message>
        <source>Claim that you will take no more points?</source>
        <translation>לטעון שלא יהיו לכם עוד נקודות?</translation>
    </message>
    <message>
        <source>Computer players play the rest.</source>
        <translation>שחקני המחשב משחקים את היתר.</translation>
    </message>
    <message>
        <source>Computer players will play everyone's cards to the end of the deal. You can't undo this.</source>
        <translation>שחקני המחשב ישחקו את הקלפים של כולם עד סוף החלוקה. אי אפשר לבטל את זה.</translation>
    </message>
    <message>
        <source>Everyone's remaining cards are shown. You can't undo this.</source>
        <translation>הקלפים שנותרו לכולם יוצגו. אי אפשר לבטל את זה.</translation>
    </message>
    <message>
        <source>Nothing can change your result now.</source>
        <translation>שום דבר כבר לא ישנה את התוצאה שלכם.</translation>
    </message>
    <message>
        <source>That isn't certain from what you can see.</source>
        <translation>לפי מה שאתם רואים, זה לא ודאי.</translation>
    </message>
    <message>
        <source>The computer players couldn't check the claim. Play goes on.</source>
        <translation>שחקני המחשב לא הצליחו לבדוק את התביעה. המשחק נמשך.</translation>
    </message>
    <message>
        <source>The contract is already made.</source>
        <translation>החוזה כבר הושג.</translation>
    </message>
    <message>
        <source>The contract is beaten.</source>
        <translation>החוזה נכשל.</translation>
    </message>
    <message>
        <source>The contract is made, if it still can be.</source>
        <translation>החוזה יושג, אם זה עדיין אפשרי.</translation>
    </message>
    <message>
        <source>The remaining cards are played as badly for you as the rules allow, then the deal is scored.</source>
        <translation>הקלפים שנותרו משוחקים רע עבורכם ככל שהחוקים מתירים; אחר כך מחושבות הנקודות.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>תבעתם את השאר.</translation>
    </message>
    <message>
        <source>You concede the deal.</source>
        <translation>ויתרתם על החלוקה.</translation>
    </message>
    <message>
        <source>You get the worst possible score.</source>
        <translation>מתקבלת התוצאה הגרועה ביותר האפשרית.</translation>
    </message>
    <message>
        <source>You miss your bid of {tricks}, if you still can.</source>
        <translation>תחמיצו את ההכרזה של {tricks}, אם זה עדיין אפשרי.</translation>
    </message>
    <message numerus="yes">
        <source>You take exactly {n} more tricks.</source>
        <extracomment>1: You take exactly {n} more trick.</extracomment>
        <translation><numerusform>תיקחו עוד לקיחה אחת בדיוק.</numerusform><numerusform>תיקחו עוד {n} לקיחות בדיוק.</numerusform></translation>
    </message>
    <message>
        <source>You take no more points.</source>
        <translation>לא יהיו לכם עוד נקודות.</translation>
    </message>
    <message>
        <source>You take no more tricks.</source>
        <translation>לא יהיו לכם עוד לקיחות.</translation>
    </message>
    <message>
        <source>Your claim is accepted if it's certain from what you can see, whatever the others hold. The rest is then played out. Otherwise play goes on, and nobody learns anything.</source>
        <translation>התביעה מתקבלת אם מה שאתם רואים מבטיח אותה, ולא משנה מה יש לאחרים. אז השאר משוחק. אחרת המשחק נמשך, ואיש לא לומד דבר.</translation>
    </message>
    <message>
        <source>Your contract fails, if it still can.</source>
        <translation>החוזה שלכם ייכשל, אם זה עדיין אפשרי.</translation>
    </message>
    <message numerus="yes">
        <source>{name} claims exactly {n} more tricks.</source>
        <extracomment>1: {name} claims exactly {n} more trick.</extracomment>
        <translation><numerusform>{name}: תביעה לעוד לקיחה אחת בדיוק.</numerusform><numerusform>{name}: תביעה לעוד {n} לקיחות בדיוק.</numerusform></translation>
    </message>
    <message>
        <source>{name} claims no more points.</source>
        <translation>{name}: טענה שלא יהיו עוד נקודות.</translation>
    </message>
    <message>
        <source>{name} claims no more tricks.</source>
        <translation>{name}: טענה שלא יהיו עוד לקיחות.</translation>
    </message>
    <message>
        <source>{name} claims that nothing can change the result.</source>
        <translation>{name}: טענה ששום דבר כבר לא ישנה את התוצאה.</translation>
    </message>
    <message>
        <source>{name} claims that the contract is beaten.</source>
        <translation>{name}: טענה שהחוזה נכשל.</translation>
    </message>
    <message>
        <source>{name} claims the rest.</source>
        <translation>{name}: תביעה לכל השאר.</translation>
    </message>
    <message>
        <source>{name} concedes the deal.</source>
        <translation>{name}: ויתור על החלוקה.</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>&amp;Continue</source>
        <translation>ה&amp;משך</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>מש&amp;חק</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;תוצאות</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Deal {n}. You dealt.</source>
        <translation>חלוקה {n}. אתם חילקתם.</translation>
    </message>
    <message>
        <source>Deal {n}. {name} dealt.</source>
        <translation>חלוקה {n}. המחלק: {name}.</translation>
    </message>
    <message>
        <source>Everyone has bid: {bids}.</source>
        <translation>כולם הכריזו: {bids}.</translation>
    </message>
    <message>
        <source>Everyone passed.</source>
        <translation>כולם אמרו פס.</translation>
    </message>
    <message>
        <source>No passing in this deal.</source>
        <translation>בחלוקה הזאת לא מעבירים קלפים.</translation>
    </message>
    <message>
        <source>Nobody won the auction.</source>
        <translation>איש לא זכה במכרז.</translation>
    </message>
    <message>
        <source>The contract is yours: {bid}.</source>
        <translation>החוזה שלכם: {bid}.</translation>
    </message>
    <message>
        <source>The deal is over: {sides}.</source>
        <translation>החלוקה נגמרה: {sides}.</translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation>אין שליט.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>שליט: {suit}.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>נחשף: {cards}.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>הכרזתם: {bid}.</translation>
    </message>
    <message>
        <source>You check.</source>
        <translation>אמרתם צ'ק.</translation>
    </message>
    <message>
        <source>You defend alone.</source>
        <translation>אתם מגנים לבד.</translation>
    </message>
    <message>
        <source>You defend together.</source>
        <translation>אתם מגנים יחד.</translation>
    </message>
    <message>
        <source>You discard {count}.</source>
        <translation>הנחתם בצד {count}.</translation>
    </message>
    <message>
        <source>You don't swap cards.</source>
        <translation>לא החלפתם קלפים.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>משכתם {cards}.</translation>
    </message>
    <message>
        <source>You draw {count}.</source>
        <translation>משכתם {count}.</translation>
    </message>
    <message>
        <source>You give the points to everyone else.</source>
        <translation>נתתם את הנקודות לכל האחרים.</translation>
    </message>
    <message>
        <source>You go on the kitty.</source>
        <translation>הלכתם על הקופה.</translation>
    </message>
    <message>
        <source>You have bid.</source>
        <translation>הכרזתם.</translation>
    </message>
    <message>
        <source>You hold.</source>
        <translation>החזקתם.</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>הסתכלתם בקלפים שלכם.</translation>
    </message>
    <message>
        <source>You pass {cards} to {name}.</source>
        <translation>העברתם {cards} אל {name}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>אמרתם פס.</translation>
    </message>
    <message>
        <source>You pick up {cards}.</source>
        <translation>לקחתם {cards}.</translation>
    </message>
    <message>
        <source>You picked {cards}.</source>
        <translation>בחרתם {cards}.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>משחקים לבד.</translation>
    </message>
    <message>
        <source>You play with {team}.</source>
        <translation>משחקים איתכם: {team}.</translation>
    </message>
    <message>
        <source>You play {card} as {suit}.</source>
        <translation>שיחקתם {card} בתור {suit}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>שיחקתם {card}.</translation>
    </message>
    <message>
        <source>You rob: {cards}.</source>
        <translation>הקלף הגלוי אצלך: {cards}.</translation>
    </message>
    <message>
        <source>You swap {cards}.</source>
        <translation>החלפתם {cards}.</translation>
    </message>
    <message>
        <source>You take the points off your own score.</source>
        <translation>הורדתם את הנקודות מהניקוד שלכם.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>הלקיחה שלכם.</translation>
    </message>
    <message>
        <source>You take the {kitty}: {cards}.</source>
        <translation>לקחתם את ה{kitty}: {cards}.</translation>
    </message>
    <message>
        <source>You took the last trick with {card}.</source>
        <translation>הלקיחה האחרונה הייתה שלכם, עם {card}.</translation>
    </message>
    <message>
        <source>You took the last trick.</source>
        <translation>הלקיחה האחרונה הייתה שלכם.</translation>
    </message>
    <message>
        <source>You turn up {cards}.</source>
        <translation>חשפתם {cards}.</translation>
    </message>
    <message>
        <source>{count} so far.</source>
        <translation>{count} עד כה.</translation>
    </message>
    <message>
        <source>{names} {points}, {total} in total</source>
        <translation>{names} {points}, {total} בסך הכול</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name}: הכרזה {bid}.</translation>
    </message>
    <message>
        <source>{name} checks.</source>
        <translation>{name}: צ'ק.</translation>
    </message>
    <message>
        <source>{name} defends alone.</source>
        <translation>{name}: הגנה לבד.</translation>
    </message>
    <message>
        <source>{name} defends together.</source>
        <translation>{name}: הגנה יחד.</translation>
    </message>
    <message>
        <source>{name} discards {count}.</source>
        <translation>{name}: {count} בצד.</translation>
    </message>
    <message>
        <source>{name} doesn't swap cards.</source>
        <translation>{name}: בלי החלפה.</translation>
    </message>
    <message>
        <source>{name} draws {count}.</source>
        <translation>{name}: משיכת {count}.</translation>
    </message>
    <message>
        <source>{name} gives the points to everyone else.</source>
        <translation>{name}: הנקודות לכל האחרים.</translation>
    </message>
    <message>
        <source>{name} goes on the kitty.</source>
        <translation>{name}: על הקופה.</translation>
    </message>
    <message>
        <source>{name} has bid.</source>
        <translation>{name}: כבר הוכרז.</translation>
    </message>
    <message>
        <source>{name} has picked cards.</source>
        <translation>{name}: הקלפים נבחרו.</translation>
    </message>
    <message>
        <source>{name} has the contract: {bid}.</source>
        <translation>החוזה של {name}: {bid}.</translation>
    </message>
    <message>
        <source>{name} holds.</source>
        <translation>{name}: החזקה.</translation>
    </message>
    <message>
        <source>{name} looks at their cards.</source>
        <translation>{name}: הסתכלות בקלפים.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}.</source>
        <translation>קיבלתם מ-{name}: {cards}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name}: פס.</translation>
    </message>
    <message>
        <source>{name} picks up the card.</source>
        <translation>{name}: לקיחת הקלף.</translation>
    </message>
    <message>
        <source>{name} picks up {cards}.</source>
        <translation>{name}: לקיחת {cards}.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name}: משחק בלי שותף.</translation>
    </message>
    <message>
        <source>{name} plays with {team}.</source>
        <translation>הקבוצה של {name}: {team}.</translation>
    </message>
    <message>
        <source>{name} plays {card} as {suit}.</source>
        <translation>{name}: {card} בתור {suit}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>{name} robs.</source>
        <translation>{name}: לקיחת הקלף הגלוי.</translation>
    </message>
    <message>
        <source>{name} robs: {cards}.</source>
        <translation>{name}: לקיחת הקלף הגלוי, {cards}.</translation>
    </message>
    <message>
        <source>{name} swaps {cards}.</source>
        <translation>{name}: החלפה של {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the points off their own score.</source>
        <translation>{name}: הנקודות פחות בניקוד העצמי.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>הלקיחה של {name}.</translation>
    </message>
    <message>
        <source>{name} takes the {kitty}: {count}.</source>
        <translation>{name}: לקיחת ה{kitty}, {count}.</translation>
    </message>
    <message>
        <source>{name} took the last trick with {card}.</source>
        <translation>הלקיחה האחרונה הייתה של {name} עם {card}.</translation>
    </message>
    <message>
        <source>{name} took the last trick.</source>
        <translation>הלקיחה האחרונה הייתה של {name}.</translation>
    </message>
    <message>
        <source>{name} turns up {cards}.</source>
        <translation>{name}: חשיפת {cards}.</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <extracomment>1: {n} card</extracomment>
        <translation><numerusform>קלף אחד</numerusform><numerusform>{n} קלפים</numerusform></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A report shows all cards, so you can make one only after this deal.</source>
        <translation>דוח מציג את כל הקלפים, ולכן אפשר להכין אותו רק אחרי החלוקה הזאת.</translation>
    </message>
    <message>
        <source>Copied a diagram of this deal.</source>
        <translation>תרשים החלוקה הועתק.</translation>
    </message>
    <message>
        <source>Copied the record, without the deal in progress.</source>
        <translation>הרשומה הועתקה, בלי החלוקה הנוכחית.</translation>
    </message>
    <message>
        <source>Copied the record.</source>
        <translation>הרשומה הועתקה.</translation>
    </message>
    <message>
        <source>Copied the score sheet.</source>
        <translation>טבלת הניקוד הועתקה.</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>הועתק: {code}</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>נשמר בשם {name}.</translation>
    </message>
    <message>
        <source>The printer didn’t accept the pages. Check the printer and try again.</source>
        <translation>המדפסת לא קיבלה את הדפים. בדקו אותה ונסו שוב.</translation>
    </message>
    <message>
        <source>There’s nothing to print until the first deal is over.</source>
        <translation>אין מה להדפיס עד שהחלוקה הראשונה תיגמר.</translation>
    </message>
    <message>
        <source>You can copy the record once the first deal is over.</source>
        <translation>אפשר יהיה להעתיק את הרשומה כשהחלוקה הראשונה תיגמר.</translation>
    </message>
    <message>
        <source>{game} score sheet</source>
        <translation>טבלת הניקוד של {game}</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message numerus="yes">
        <source>A short cut can be expected: the pack has only {n} places. Ten throws of a die or a few words can’t.</source>
        <extracomment>1: A short cut can be expected: the pack has only {n} place. Ten throws of a die or a few words can’t.</extracomment>
        <translation><numerusform>הרמה קצרה אפשר לנחש: בחפיסה יש רק מקום {n}. עשר הטלות קובייה או כמה מילים אי אפשר לנחש.</numerusform><numerusform>הרמה קצרה אפשר לנחש: בחפיסה יש רק {n} מקומות. עשר הטלות קובייה או כמה מילים אי אפשר לנחש.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>All {n} finished deals are as committed.</source>
        <extracomment>1: The finished deal is as committed.</extracomment>
        <translation><numerusform>החלוקה שנגמרה תואמת את ההתחייבות.</numerusform><numerusform>כל {n} החלוקות שנגמרו תואמות את ההתחייבות.</numerusform></translation>
    </message>
    <message>
        <source>Blindfold test: {results}</source>
        <translation>מבחן עיוור: {results}</translation>
    </message>
    <message>
        <source>Commitment of this deal: {digits} …</source>
        <translation>ההתחייבות לחלוקה הזאת: {digits} …</translation>
    </message>
    <message>
        <source>Commitment: {digits}</source>
        <translation>התחייבות: {digits}</translation>
    </message>
    <message>
        <source>Cut: {cut}</source>
        <translation>הרמה: {cut}</translation>
    </message>
    <message>
        <source>Deal {n} isn't as committed: its cards or its record were changed.</source>
        <translation>חלוקה {n} אינה תואמת את ההתחייבות: הקלפים או הרשומה שונו.</translation>
    </message>
    <message>
        <source>Deal {n}: as committed</source>
        <translation>חלוקה {n}: תואמת את ההתחייבות</translation>
    </message>
    <message>
        <source>Deal {n}: cards as committed, but not all rules</source>
        <translation>חלוקה {n}: הקלפים תואמים את ההתחייבות, אבל לא כל החוקים</translation>
    </message>
    <message>
        <source>Deal {n}: changed</source>
        <translation>חלוקה {n}: שונתה</translation>
    </message>
    <message>
        <source>Deal {n}: no commitment</source>
        <translation>חלוקה {n}: בלי התחייבות</translation>
    </message>
    <message>
        <source>If nobody could expect this cut, nobody could choose the cards.</source>
        <translation>אם איש לא יכול היה לנחש את ההרמה הזאת, איש לא יכול היה לבחור את הקלפים.</translation>
    </message>
    <message>
        <source>In the match it decided differently, with another version or less time.</source>
        <translation>במשחק ההחלטה הייתה אחרת, בגרסה אחרת או בפחות זמן.</translation>
    </message>
    <message>
        <source>No deal is over yet. A deal's seed is shown when the deal is over.</source>
        <translation>עוד לא נגמרה אף חלוקה. הזרע של חלוקה מוצג כשהיא נגמרת.</translation>
    </message>
    <message>
        <source>No finished deal has a commitment.</source>
        <translation>לאף חלוקה שנגמרה אין התחייבות.</translation>
    </message>
    <message>
        <source>Seed: {digits}</source>
        <translation>זרע: {digits}</translation>
    </message>
    <message>
        <source>The blindfold test couldn't be completed. Try again later.</source>
        <translation>אי אפשר היה לסיים את המבחן העיוור. אפשר לנסות שוב מאוחר יותר.</translation>
    </message>
    <message>
        <source>The cards of this deal are fixed. You can check them when it is over.</source>
        <translation>הקלפים של החלוקה הזאת קבועים. אפשר לבדוק אותם כשהיא נגמרת.</translation>
    </message>
    <message>
        <source>The cards of this deal were given. Later deals have commitments.</source>
        <translation>הקלפים של החלוקה הזאת נקבעו מראש. לחלוקות הבאות יש התחייבות.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of {n} finished deals are as committed, but their commitments don’t cover: {rules}.</source>
        <extracomment>1: The cards of {n} finished deal are as committed, but its commitment doesn’t cover: {rules}.</extracomment>
        <translation><numerusform>הקלפים של חלוקה {n} שנגמרה תואמים את ההתחייבות, אבל היא לא כוללת: {rules}.</numerusform><numerusform>הקלפים של {n} חלוקות שנגמרו תואמים את ההתחייבויות, אבל הן לא כוללות: {rules}.</numerusform></translation>
    </message>
    <message>
        <source>The commitments in this record are damaged or too new, so its deals can't be checked.</source>
        <translation>ההתחייבויות ברשומה הזאת פגומות או חדשות מדי, ולכן אי אפשר לבדוק את החלוקות.</translation>
    </message>
    <message>
        <source>The match is over, so all its deals can be checked.</source>
        <translation>המשחק נגמר, ואפשר לבדוק את כל החלוקות.</translation>
    </message>
    <message>
        <source>The next deal is fixed. It was dealt before, so it can't be cut again.</source>
        <translation>החלוקה הבאה קבועה. היא כבר חולקה פעם, ולכן אי אפשר להרים שוב.</translation>
    </message>
    <message>
        <source>The next deal is fixed. You can cut it before it is dealt.</source>
        <translation>החלוקה הבאה קבועה. אפשר להרים את החפיסה לפני שמחלקים.</translation>
    </message>
    <message>
        <source>These cards come from a deal number or a code. They are known, so nothing can be proven.</source>
        <translation>הקלפים האלה באים ממספר או מקוד. הם ידועים, ולכן אין מה להוכיח.</translation>
    </message>
    <message>
        <source>This match carries no commitments: it is from an older version or another program.</source>
        <translation>למשחק הזה אין התחייבויות: הוא מגרסה ישנה יותר או מתוכנה אחרת.</translation>
    </message>
    <message>
        <source>all the same</source>
        <translation>בלי שום שינוי</translation>
    </message>
    <message numerus="yes">
        <source>{name} didn't pass the blindfold test: {n} re-deals of the hidden cards changed something. Please report this.</source>
        <extracomment>1: {name} didn't pass the blindfold test: {n} re-deal of the hidden cards changed something. Please report this.</extracomment>
        <translation><numerusform>{name}: המבחן העיוור נכשל. חלוקה אחת מחדש של הקלפים הנסתרים שינתה משהו. נא לדווח על כך.</numerusform><numerusform>{name}: המבחן העיוור נכשל. {n} חלוקות מחדש של הקלפים הנסתרים שינו משהו. נא לדווח על כך.</numerusform></translation>
    </message>
    <message>
        <source>{name} knew where every card was, so no card could be dealt again.</source>
        <translation>אצל {name} היה ידוע איפה כל קלף, ולכן אי אפשר היה לחלק אף קלף מחדש.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would have decided the same: {n} re-deals of the hidden cards changed nothing.</source>
        <extracomment>1: {name} would have decided the same: {n} re-deal of the hidden cards changed nothing.</extracomment>
        <translation><numerusform>ההחלטה של {name} הייתה נשארת אותה החלטה: חלוקה אחת מחדש של הקלפים הנסתרים לא שינתה דבר.</numerusform><numerusform>ההחלטה של {name} הייתה נשארת אותה החלטה: {n} חלוקות מחדש של הקלפים הנסתרים לא שינו דבר.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals have no commitment.</source>
        <extracomment>1: {n} deal has no commitment.</extracomment>
        <translation><numerusform>לחלוקה {n} אין התחייבות.</numerusform><numerusform>ל-{n} חלוקות אין התחייבות.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions</source>
        <extracomment>1: {n} decision</extracomment>
        <translation><numerusform>החלטה אחת</numerusform><numerusform>{n} החלטות</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} different</source>
        <extracomment>1: {n} different</extracomment>
        <translation><numerusform>שינוי אחד</numerusform><numerusform>{n} שינויים</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} finished deals are as committed.</source>
        <extracomment>1: {n} of {all} finished deals is as committed.</extracomment>
        <translation><numerusform>חלוקה {n} מתוך {all} שנגמרו תואמת את ההתחייבות.</numerusform><numerusform>{n} מתוך {all} החלוקות שנגמרו תואמות את ההתחייבות.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} re-deals</source>
        <extracomment>1: {n} re-deal</extracomment>
        <translation><numerusform>חלוקה אחת מחדש</numerusform><numerusform>{n} חלוקות מחדש</numerusform></translation>
    </message>
</context>
<context>
    <name>FairDealsDialog</name>
    <message>
        <source>Blindfold test</source>
        <translation>מבחן עיוור</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>קלפים מעל ההרמה</translation>
    </message>
    <message>
        <source>Commitment of deal {n}</source>
        <translation>ההתחייבות לחלוקה {n}</translation>
    </message>
    <message>
        <source>Commitment of the first deal if you play again</source>
        <translation>ההתחייבות לחלוקה הראשונה אם תשחקו שוב</translation>
    </message>
    <message>
        <source>Cut: type a few words, throw a die and click what it shows, or click the pack</source>
        <translation>הרמה: כמה מילים, מה שמראה הקובייה שלכם, או לחיצה על החפיסה</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>חלוקה הוגנת</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation>חלוקות שנגמרו</translation>
    </message>
    <message>
        <source>Not proven: what computer players see. And without a cut that nobody could expect, the program could have picked one of many seeds.</source>
        <translation>לא מוכח: מה רואים שחקני המחשב. ובלי הרמה שאיש לא יכול היה לנחש, התוכנה הייתה יכולה לבחור אחד מזרעים רבים.</translation>
    </message>
    <message>
        <source>Note the beginning of the commitment to compare it when the deal is over.</source>
        <translation>כדאי לרשום את תחילת ההתחייבות ולהשוות אותה בסוף החלוקה.</translation>
    </message>
    <message>
        <source>Proven: the cards follow from a seed and your cut, and neither was changed afterwards.</source>
        <translation>מוכח: הקלפים נובעים מזרע ומההרמה שלכם, ושניהם לא שונו אחר כך.</translation>
    </message>
    <message>
        <source>Save script…</source>
        <translation>שמירת סקריפט…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>בדיקה</translation>
    </message>
    <message>
        <source>Would it have done the same if others held other cards?</source>
        <translation>האם ההחלטה הייתה אותה החלטה לו היו לאחרים קלפים אחרים?</translation>
    </message>
    <message>
        <source>You can cut between two deals, and in the lobby before the first one.</source>
        <translation>אפשר להרים בין שתי חלוקות, ובלובי לפני הראשונה.</translation>
    </message>
    <message>
        <source>Your cut</source>
        <translation>ההרמה שלכם</translation>
    </message>
</context>
<context>
    <name>FeaturedGame</name>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>המשך השיעור</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>מחיקה…</translation>
    </message>
    <message>
        <source>Every rule is explained as you go.</source>
        <translation>כל חוק מוסבר תוך כדי המשחק.</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>ללמוד {game}</translation>
    </message>
    <message>
        <source>New m&amp;atch: {game}…</source>
        <translation>מ&amp;שחק חדש: {game}…</translation>
    </message>
    <message>
        <source>New to card games? Every rule is explained as you go, and you can undo mistakes.</source>
        <translation>חדשים במשחקי קלפים? כל חוק מוסבר תוך כדי המשחק, ואפשר לבטל טעויות.</translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation>להמשיך מהמקום שבו הפסקתם</translation>
    </message>
    <message>
        <source>Play &amp;again: {game}</source>
        <translation>&amp;שוב: {game}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>לשחק {game}</translation>
    </message>
    <message>
        <source>Start with {game}</source>
        <translation>להתחיל עם {game}</translation>
    </message>
    <message>
        <source>The unfinished match is kept.</source>
        <translation>המשחק שלא הסתיים נשמר.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ברוכים הבאים</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>ברוכים השבים</translation>
    </message>
    <message numerus="yes">
        <source>{n} more unfinished matches…</source>
        <extracomment>1: Another unfinished match…</extracomment>
        <translation><numerusform>עוד משחק שלא נגמר…</numerusform><numerusform>עוד {n} משחקים שלא נגמרו…</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} unfinished matches…</source>
        <extracomment>1: An unfinished match…</extracomment>
        <translation><numerusform>משחק שלא נגמר…</numerusform><numerusform>{n} משחקים שלא נגמרו…</numerusform></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Choose a picture</source>
        <translation>בחירת תמונה</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>בחירת תוכנה</translation>
    </message>
    <message>
        <source>Export a table</source>
        <translation>ייצוא טבלה</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>מסמכי PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*{suffix})</source>
        <translation>תמונות (*{suffix})</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>שמירה כ-PDF</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>שמירה כקובץ</translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>שמירה כדף אינטרנט</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>שמירת המשחק</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>טבלאות (*.csv)</translation>
    </message>
    <message>
        <source>Trickdesk files (*{suffix})</source>
        <translation>קובצי Trickdesk (*{suffix})</translation>
    </message>
    <message>
        <source>Trickdesk matches (*{suffix})</source>
        <translation>משחקי Trickdesk (*{suffix})</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>דפי אינטרנט (*.html)</translation>
    </message>
    <message>
        <source>{game} deal {deal}</source>
        <translation>{game}, חלוקה {deal}</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} כבר קיים. להחליף?</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>1 for each trick, 10 more for an exact bid</source>
        <translation>1 לכל לקיחה, עוד 10 להכרזה מדויקת</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>נקודה אחת כל אחת</translation>
    </message>
    <message>
        <source>1 point each, and every ten cost 100</source>
        <translation>נקודה אחת כל אחת, וכל עשר עולות 100</translation>
    </message>
    <message>
        <source>10 points for each trick</source>
        <translation>10 נקודות לכל לקיחה</translation>
    </message>
    <message>
        <source>100 more for each trick (Avondale)</source>
        <translation>100 נוספים לכל לקיחה (אבונדייל)</translation>
    </message>
    <message>
        <source>11s and 12s</source>
        <translation>11 ו-12</translation>
    </message>
    <message>
        <source>13s</source>
        <translation>13</translation>
    </message>
    <message>
        <source>15 to 25 and 30 for 60</source>
        <translation>15 עד 25, ו-30 תמורת 60</translation>
    </message>
    <message>
        <source>15 to 30</source>
        <translation>15 עד 30</translation>
    </message>
    <message>
        <source>15 to 30 and 30 for 60</source>
        <translation>15 עד 30, ו-30 תמורת 60</translation>
    </message>
    <message>
        <source>1s high</source>
        <translation>1 גבוה</translation>
    </message>
    <message>
        <source>20 points for most tricks</source>
        <translation>20 נקודות על רוב הלקיחות</translation>
    </message>
    <message>
        <source>20 points for the last trick</source>
        <translation>20 נקודות על הלקיחה האחרונה</translation>
    </message>
    <message>
        <source>20 to 30</source>
        <translation>20 עד 30</translation>
    </message>
    <message>
        <source>24 cards and a joker</source>
        <translation>24 קלפים וג'וקר</translation>
    </message>
    <message>
        <source>24 cards from the nines up</source>
        <translation>24 קלפים מהתשע ומעלה</translation>
    </message>
    <message>
        <source>28 cards from the eights up</source>
        <translation>28 קלפים מהשמונה ומעלה</translation>
    </message>
    <message>
        <source>32 cards and a joker</source>
        <translation>32 קלפים וג'וקר</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 קלפים מהשבע ומעלה</translation>
    </message>
    <message>
        <source>33 cards from the sevens up</source>
        <translation>33 קלפים משבע ומעלה</translation>
    </message>
    <message>
        <source>41 cards from 5 to 14 with the Bird</source>
        <translation>41 קלפים מ-5 עד 14 עם הציפור</translation>
    </message>
    <message>
        <source>42 cards from 5 to 14 with Bird and Red One</source>
        <translation>42 קלפים מ-5 עד 14 עם הציפור והאחת האדומה</translation>
    </message>
    <message>
        <source>43 cards from red fours and black fives up</source>
        <translation>43 קלפים מארבע אדום ומחמש שחור ומעלה</translation>
    </message>
    <message>
        <source>45 cards from 5 to 14 with high 1s and the Bird</source>
        <translation>45 קלפים מ-5 עד 14 עם 1 גבוה והציפור</translation>
    </message>
    <message>
        <source>45 cards from the fours up</source>
        <translation>45 קלפים מארבע ומעלה</translation>
    </message>
    <message>
        <source>46 cards from the fours up with two jokers</source>
        <translation>46 קלפים מארבע ומעלה עם שני ג'וקרים</translation>
    </message>
    <message>
        <source>5 points for each trick</source>
        <translation>5 נקודות לכל לקיחה</translation>
    </message>
    <message>
        <source>5 points for the highest trump</source>
        <translation>5 נקודות על השליט הגבוה ביותר</translation>
    </message>
    <message>
        <source>53 cards from the twos up</source>
        <translation>53 קלפים משתיים ומעלה</translation>
    </message>
    <message>
        <source>56 cards from 1 to 14 with low 1s, no Bird and no centre</source>
        <translation>56 קלפים מ-1 עד 14 עם 1 נמוך, בלי הציפור ובלי מרכז</translation>
    </message>
    <message>
        <source>57 cards from 1 to 14 with high 1s and the Bird</source>
        <translation>57 קלפים מ-1 עד 14 עם 1 גבוה והציפור</translation>
    </message>
    <message>
        <source>57 cards from 1 to 14 with low 1s and the Bird</source>
        <translation>57 קלפים מ-1 עד 14 עם 1 נמוך והציפור</translation>
    </message>
    <message>
        <source>63 cards with elevens, twelves and thirteens</source>
        <translation>63 קלפים עם 11, 12 ו-13</translation>
    </message>
    <message>
        <source>6NT shows the joker</source>
        <translation>6NT מראה את הג'וקר</translation>
    </message>
    <message>
        <source>92Q</source>
        <translation>92Q</translation>
    </message>
    <message>
        <source>A bid of nil before you look at your cards. It counts twice as much as nil.</source>
        <translation>אפס שמכריזים לפני שמסתכלים בקלפים. הוא שווה פי שניים מאפס.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks you'll take, with that suit as trump.</source>
        <translation>הכרזה אומרת כמה מעשר הלקיחות תיקחו, כשהסדרה הזאת שליט.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks you'll take, with that suit as trump. If you win the bidding, you may pick partners.</source>
        <translation>הכרזה אומרת כמה מעשר הלקיחות תיקחו, כשהסדרה הזאת שליט. אם תזכו במכרז, תוכלו לבחור שותפים.</translation>
    </message>
    <message>
        <source>A bid says how many of the ten tricks your side will take, with that suit as trump.</source>
        <translation>הכרזה אומרת כמה מעשר הלקיחות ייקח הצד שלכם, כשהסדרה הזאת שליט.</translation>
    </message>
    <message>
        <source>A bid says how many of the thirteen tricks you'll take, alone against everyone else.</source>
        <translation>הכרזה אומרת כמה משלוש עשרה הלקיחות תיקחו לבדכם, נגד כל השאר.</translation>
    </message>
    <message>
        <source>A bid says how many points you'll take. Each trick is worth 5, the highest trump played 5 more.</source>
        <translation>הכרזה אומרת כמה נקודות תיקחו. כל לקיחה שווה 5, והשליט הגבוה ביותר ששוחק עוד 5.</translation>
    </message>
    <message>
        <source>A bid says how many points you'll take. Each trick is worth 5.</source>
        <translation>הכרזה אומרת כמה נקודות תיקחו. כל לקיחה שווה 5.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, a 1 counts 15, the Bird 20.</source>
        <translation>הכרזה היא מספר הנקודות שאתם מבטיחים. 5 שווה 5, 10 או 14 שווים 10, 1 שווה 15, הציפור 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, a 1 or the Bird 20.</source>
        <translation>הכרזה היא מספר הנקודות שאתם מבטיחים. 5 שווה 5, 10 או 14 שווים 10, 1 או הציפור שווים 20.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, the Bird 20, the Red One 30.</source>
        <translation>הכרזה היא מספר הנקודות שאתם מבטיחים. 5 שווה 5, 10 או 14 שווים 10, הציפור 20, האחת האדומה 30.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, the Bird 20.</source>
        <translation>הכרזה אומרת כמה נקודות ייקח הצד שלכם. 5 שווה 5, 10 או 14 שווים 10, הציפור 20, האחת האדומה 30.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10.</source>
        <translation>הכרזה היא מספר הנקודות שאתם מבטיחים. 5 שווה 5, 10 או 14 שווים 10.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. Each trick is worth 5, the highest trump played 5 more.</source>
        <translation>הכרזה אומרת כמה נקודות ייקח הצד שלכם. כל לקיחה שווה 5, והשליט הגבוה ביותר ששוחק עוד 5.</translation>
    </message>
    <message>
        <source>A bid says how many points your side will take. Each trick is worth 5.</source>
        <translation>הכרזה אומרת כמה נקודות ייקח הצד שלכם. כל לקיחה שווה 5.</translation>
    </message>
    <message>
        <source>A bid says how many tricks your team will take, with that suit as trump. You choose the team later.</source>
        <translation>הכרזה אומרת כמה לקיחות תיקח הקבוצה שלכם, כשהסדרה הזאת שליט. את הקבוצה בוחרים אחר כך.</translation>
    </message>
    <message>
        <source>A bid to take no trick at all.</source>
        <translation>הכרזה שלא לקחת אף לקיחה.</translation>
    </message>
    <message>
        <source>A card appears twice.</source>
        <translation>קלף מופיע פעמיים.</translation>
    </message>
    <message>
        <source>A card of another suit can't take the trick. Get rid of a dangerous one.</source>
        <translation>קלף מסדרה אחרת לא יכול לקחת את הלקיחה. היפטרו מקלף מסוכן.</translation>
    </message>
    <message>
        <source>A card turned up can be robbed with the ace of trumps. Then only tricks count, 5 points each.</source>
        <translation>קלף שנהפך אפשר לקחת עם אס השליטים. אז רק לקיחות נחשבות, 5 נקודות כל אחת.</translation>
    </message>
    <message>
        <source>A challenge is for one person and computer players.</source>
        <translation>אתגר מיועד לאדם אחד ולשחקני מחשב.</translation>
    </message>
    <message>
        <source>A challenge needs a number of deals.</source>
        <translation>לאתגר צריך מספר חלוקות.</translation>
    </message>
    <message>
        <source>A deal is written “deal DEALER | hand | hand ... | talon CARDS”.</source>
        <translation>חלוקה נכתבת כך: „deal DEALER | hand | hand ... | talon CARDS”.</translation>
    </message>
    <message>
        <source>A deck of {cards} cards isn't used with {players} players.</source>
        <translation>בחפיסה של {cards} קלפים לא משחקים {players} שחקנים.</translation>
    </message>
    <message>
        <source>A failed 30 for 60</source>
        <translation>30 תמורת 60 שלא הושג</translation>
    </message>
    <message>
        <source>A high 1 is worth</source>
        <translation>1 גבוה שווה</translation>
    </message>
    <message>
        <source>A log entry must be text.</source>
        <translation>רישום ביומן חייב להיות טקסט.</translation>
    </message>
    <message>
        <source>A lone card below the ace seldom wins. Discard it, and keep cards of your long suits.</source>
        <translation>קלף בודד שאינו אס מנצח רק לעיתים רחוקות. הניחו אותו בצד, ושמרו קלפים מהסדרות הארוכות.</translation>
    </message>
    <message>
        <source>A low score loses</source>
        <translation>ניקוד נמוך מפסיד</translation>
    </message>
    <message>
        <source>A match can't start with a deal like this.</source>
        <translation>משחק לא יכול להתחיל בחלוקה כזאת.</translation>
    </message>
    <message>
        <source>A new team every deal. Queens and nines rule, sometimes a two.</source>
        <translation>קבוצה חדשה בכל חלוקה. מלכות וקלפי תשע שולטים, ולפעמים גם קלף שתיים.</translation>
    </message>
    <message>
        <source>A short evening: seven deals</source>
        <translation>ערב קצר: שבע חלוקות</translation>
    </message>
    <message>
        <source>A short evening: to 200</source>
        <translation>ערב קצר: עד 200</translation>
    </message>
    <message>
        <source>A short evening: to 50</source>
        <translation>ערב קצר: עד 50</translation>
    </message>
    <message>
        <source>A side at 100 or more</source>
        <translation>צד עם 100 או יותר</translation>
    </message>
    <message>
        <source>A side at 90 or more</source>
        <translation>צד עם 90 או יותר</translation>
    </message>
    <message>
        <source>A side at minus the points to win loses the match.</source>
        <translation>צד שיורד למינוס הנקודות לניצחון מפסיד במשחק.</translation>
    </message>
    <message>
        <source>A side bids at least four</source>
        <translation>צד מכריז לפחות ארבע</translation>
    </message>
    <message>
        <source>A side that fails keeps</source>
        <translation>צד שנכשל שומר</translation>
    </message>
    <message>
        <source>A side with 500 points wins only when it makes a contract.</source>
        <translation>צד עם 500 נקודות מנצח רק כשהוא משיג חוזה.</translation>
    </message>
    <message>
        <source>A tie at the top</source>
        <translation>תיקו בראש</translation>
    </message>
    <message>
        <source>A winner also stops the others' long suit. Keep it to get the lead back, and lead something else.</source>
        <translation>קלף מנצח גם עוצר את הסדרה של האחרים. הובילו קודם סדרה אחרת, ושמרו אותו כדי לחזור להוביל.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>אס</translation>
    </message>
    <message>
        <source>Aces are low: {card} is higher.</source>
        <translation>אסים נמוכים: {card} גבוה יותר.</translation>
    </message>
    <message>
        <source>Aces of plain suits</source>
        <translation>אסים של סדרות רגילות</translation>
    </message>
    <message>
        <source>After a hold</source>
        <translation>אחרי החזקה</translation>
    </message>
    <message>
        <source>After everyone passes</source>
        <translation>אם כולם אומרים פס</translation>
    </message>
    <message>
        <source>After the last deal the best total wins. Equal totals share the win.</source>
        <translation>אחרי החלוקה האחרונה הסכום הטוב ביותר מנצח. סכומים שווים חולקים בניצחון.</translation>
    </message>
    <message>
        <source>Against a player who is alone, an opponent can play alone too, for 4 points.</source>
        <translation>נגד שחקן שמשחק לבדו, גם יריב יכול לשחק לבדו, תמורת 4 נקודות.</translation>
    </message>
    <message>
        <source>All bids are shown together, once everyone has bid. The dealer isn't hooked.</source>
        <translation>כל ההכרזות נחשפות יחד, אחרי שכולם הכריזו. המחלק אינו מוגבל.</translation>
    </message>
    <message>
        <source>All ten tricks score at least 250</source>
        <translation>כל עשר הלקיחות שוות 250 לפחות</translation>
    </message>
    <message>
        <source>All tricks for one team: triple points</source>
        <translation>כל הלקיחות לקבוצה אחת: פי שלוש נקודות</translation>
    </message>
    <message>
        <source>Also count the tricks that you can't help taking, such as those with high trumps and aces.</source>
        <translation>ספרו גם את הלקיחות שתיקחו בלי לרצות, למשל עם שליטים גבוהים ואסים.</translation>
    </message>
    <message>
        <source>American</source>
        <translation>אמריקאי</translation>
    </message>
    <message>
        <source>American, two jokers</source>
        <translation>אמריקאי, שני ג'וקרים</translation>
    </message>
    <message>
        <source>An empty talon must be left out.</source>
        <translation>יש להשמיט קופה ריקה.</translation>
    </message>
    <message>
        <source>An inkle shows a suit to the partner. If nobody bids seven, the cards are dealt again.</source>
        <translation>רמז מראה סדרה לשותף. אם איש לא מכריז שבע, מחלקים מחדש.</translation>
    </message>
    <message>
        <source>An input is written as a seat, a verb and its object.</source>
        <translation>קלט נכתב כמקום, פועל ומושא.</translation>
    </message>
    <message>
        <source>An input is “call TEXT”, “give CARDS”, “play CARD” or “play CARD as SUIT”.</source>
        <translation>קלט הוא „call TEXT”, „give CARDS”, „play CARD” או „play CARD as SUIT”.</translation>
    </message>
    <message>
        <source>An opening bid of 6NT tells your partner that you have the joker and some help. Computer players use it too, and everyone at the table knows.</source>
        <translation>הכרזת פתיחה של 6NT אומרת לשותף שיש לכם את הג'וקר ועוד קצת עזרה. גם שחקני המחשב משתמשים בה, וכולם בשולחן יודעים.</translation>
    </message>
    <message>
        <source>As a defender, lead other suits. The declarer would lead trumps anyway.</source>
        <translation>כמגינים, הובילו סדרות אחרות. המכריז היה מוביל שליטים ממילא.</translation>
    </message>
    <message>
        <source>At 100 or more, no points when others make their bid</source>
        <translation>מ-100 ומעלה אין נקודות כשאחרים משיגים את הכרזתם</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>בבית</translation>
    </message>
    <message>
        <source>Atlantic Canada</source>
        <translation>קנדה האטלנטית</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>מכרז</translation>
    </message>
    <message>
        <source>Auction Forty-Fives</source>
        <translation>ארבעים וחמש במכרז</translation>
    </message>
    <message>
        <source>Australia and New Zealand</source>
        <translation>אוסטרליה וניו זילנד</translation>
    </message>
    <message>
        <source>Australian</source>
        <translation>אוסטרלי</translation>
    </message>
    <message>
        <source>Australian, six hands</source>
        <translation>אוסטרלי, שישה שחקנים</translation>
    </message>
    <message>
        <source>Australian, three hands</source>
        <translation>אוסטרלי, שלושה שחקנים</translation>
    </message>
    <message>
        <source>Avoid hearts and the queen of spades. Lowest score wins.</source>
        <translation>התחמקו מלבבות וממלכת העלה. הניקוד הנמוך ביותר מנצח.</translation>
    </message>
    <message>
        <source>Before the bidding, three low cards can be swapped for three face-down ones.</source>
        <translation>לפני המכרז אפשר להחליף שלושה קלפים נמוכים בשלושה קלפים הפוכים.</translation>
    </message>
    <message>
        <source>Before you trump, ask yourself what the trick is worth, and what the trump would win later.</source>
        <translation>לפני שחותכים, שאלו את עצמכם כמה שווה הלקיחה, ומה השליט יוכל לקחת אחר כך.</translation>
    </message>
    <message>
        <source>Benny</source>
        <translation>בני</translation>
    </message>
    <message>
        <source>Bid as much as you expect to take, and bid it at once. Then you are harder to outbid.</source>
        <translation>הכריזו מההתחלה כמה שאתם מצפים לקחת. כך לאחרים קשה יותר לעבור אתכם.</translation>
    </message>
    <message>
        <source>Bid blind only if your side is so far behind that usual bids will hardly catch up.</source>
        <translation>הכריזו בעיוורון רק אם הצד שלכם מפגר כל כך שהכרזות רגילות כמעט לא יספיקו כדי להדביק את הפער.</translation>
    </message>
    <message>
        <source>Bid it only if you have low cards below the high ones in every suit.</source>
        <translation>הכריזו מיזר רק אם בכל סדרה יש לכם קלפים נמוכים מתחת לגבוהים.</translation>
    </message>
    <message>
        <source>Bid only as high as you have to, and stop one step before you would need luck.</source>
        <translation>הכריזו רק כמה שצריך, ועצרו צעד אחד לפני שתצטרכו מזל.</translation>
    </message>
    <message>
        <source>Bid the suit in which you have the most trumps. Length counts more than a single high card.</source>
        <translation>הכריזו על הסדרה שבה יש לכם הכי הרבה שליטים. האורך חשוב יותר מקלף גבוה אחד.</translation>
    </message>
    <message>
        <source>Bids are secret</source>
        <translation>ההכרזות סודיות</translation>
    </message>
    <message>
        <source>Bids go up by</source>
        <translation>הכרזות עולות ב-</translation>
    </message>
    <message>
        <source>Bids of six</source>
        <translation>הכרזות של שש</translation>
    </message>
    <message>
        <source>Bids of the same number rank clubs, diamonds, hearts, spades, lowest first. Off: each bid needs a larger number.</source>
        <translation>במספרים שווים הסדר הוא תלתן, יהלום, לב, עלה. כבוי: כל הכרזה צריכה מספר גדול יותר.</translation>
    </message>
    <message>
        <source>Black Maria</source>
        <translation>מריה השחורה</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>אפס עיוור</translation>
    </message>
    <message>
        <source>Both partners play, and both must lose every trick (500).</source>
        <translation>שני השותפים משחקים, ושניהם חייבים להפסיד כל לקיחה (500).</translation>
    </message>
    <message>
        <source>Both sides reach 500</source>
        <translation>שני הצדדים מגיעים ל-500</translation>
    </message>
    <message>
        <source>Both sides score their tricks</source>
        <translation>שני הצדדים מקבלים על הלקיחות שלהם</translation>
    </message>
    <message>
        <source>Both sides took as many tricks.</source>
        <translation>שני הצדדים לקחו אותו מספר לקיחות.</translation>
    </message>
    <message>
        <source>British</source>
        <translation>בריטי</translation>
    </message>
    <message>
        <source>Buckeye</source>
        <translation>Buckeye</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>הכרזות</translation>
    </message>
    <message>
        <source>Can't open {name}: it isn't a Trickdesk record.</source>
        <translation>אי אפשר לפתוח את {name}: זו לא רשומה של Trickdesk.</translation>
    </message>
    <message>
        <source>Can't open {name}: line 1 isn't the start of a Trickdesk record.</source>
        <translation>אי אפשר לפתוח את {name}: שורה 1 אינה תחילתה של רשומת Trickdesk.</translation>
    </message>
    <message>
        <source>Can't open {name}: line {line} is damaged, or the end is missing.</source>
        <translation>אי אפשר לפתוח את {name}: שורה {line} פגומה, או שחסר הסוף.</translation>
    </message>
    <message>
        <source>Can't open {name}: line {line}, {entry}: {reason}</source>
        <translation>אי אפשר לפתוח את {name}: שורה {line}, {entry}: {reason}</translation>
    </message>
    <message>
        <source>Can't open {name}: log entry {place}, {entry}: {reason}</source>
        <translation>אי אפשר לפתוח את {name}: רישום {place} ביומן, {entry}: {reason}</translation>
    </message>
    <message>
        <source>Can't open {name}: {reason}</source>
        <translation>אי אפשר לפתוח את {name}: {reason}</translation>
    </message>
    <message>
        <source>Can't reach {name}: the disk or network isn't responding.</source>
        <translation>אי אפשר להגיע אל {name}: הדיסק או הרשת לא מגיבים.</translation>
    </message>
    <message>
        <source>Can't read this record: it was written by a newer version of Trickdesk.</source>
        <translation>אי אפשר לקרוא את הרשומה: היא נכתבה בגרסה חדשה יותר של Trickdesk.</translation>
    </message>
    <message>
        <source>Can't read this record: version {version} is unknown.</source>
        <translation>אי אפשר לקרוא את הרשומה: גרסה {version} אינה מוכרת.</translation>
    </message>
    <message>
        <source>Can't read {name}: it is too large for a Trickdesk file.</source>
        <translation>אי אפשר לקרוא את {name}: הוא גדול מדי לקובץ של Trickdesk.</translation>
    </message>
    <message>
        <source>Can't read {name}: line {line} is not UTF-8 text.</source>
        <translation>אי אפשר לקרוא את {name}: שורה {line} אינה טקסט UTF-8.</translation>
    </message>
    <message>
        <source>Can't read {name}: permission denied.</source>
        <translation>אי אפשר לקרוא את {name}: אין הרשאה.</translation>
    </message>
    <message>
        <source>Can't use {name}: a file is in the way of its folder.</source>
        <translation>אי אפשר להשתמש ב-{name}: קובץ תופס את מקום התיקייה.</translation>
    </message>
    <message>
        <source>Can't use {name}: its name or path is too long.</source>
        <translation>אי אפשר להשתמש ב-{name}: השם או הנתיב ארוך מדי.</translation>
    </message>
    <message>
        <source>Can't use {name}: that isn't a valid file name.</source>
        <translation>אי אפשר להשתמש ב-{name}: זה אינו שם קובץ תקין.</translation>
    </message>
    <message>
        <source>Can't use {name}: there is a link in its path, and links aren't followed.</source>
        <translation>אי אפשר להשתמש ב-{name}: יש קישור בנתיב, ואין מעקב אחרי קישורים.</translation>
    </message>
    <message>
        <source>Can't write {name}: another copy of Trickdesk is still writing it.</source>
        <translation>אי אפשר לכתוב את {name}: עותק אחר של Trickdesk עדיין כותב אותו.</translation>
    </message>
    <message>
        <source>Can't write {name}: the disk is full.</source>
        <translation>אי אפשר לכתוב את {name}: הדיסק מלא.</translation>
    </message>
    <message>
        <source>Can't write {name}: the folder or disk is read-only.</source>
        <translation>אי אפשר לכתוב את {name}: התיקייה או הדיסק לקריאה בלבד.</translation>
    </message>
    <message>
        <source>Canada</source>
        <translation>קנדה</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>קנדי</translation>
    </message>
    <message>
        <source>Canadian loner</source>
        <translation>לבד קנדי</translation>
    </message>
    <message>
        <source>Cape Breton and Newfoundland</source>
        <translation>קייפ ברטון וניופאונדלנד</translation>
    </message>
    <message>
        <source>Capture the cards that count, above all the Red One.</source>
        <translation>תפסו עם השותף את קלפי הניקוד, ובראשם האחת האדומה.</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>קלפים בקופה</translation>
    </message>
    <message>
        <source>Cards in the largest deal</source>
        <translation>קלפים בחלוקה הגדולה ביותר</translation>
    </message>
    <message>
        <source>Cards without points must be discarded first.</source>
        <translation>קודם צריך להניח בצד את הקלפים בלי נקודות.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>צ'ק</translation>
    </message>
    <message>
        <source>Checks allowed</source>
        <translation>צ'ק מותר</translation>
    </message>
    <message>
        <source>Choose players who bid your suit, or who bid high. Somebody who passed has little to give.</source>
        <translation>בחרו מי שהכריז על הסדרה שלכם, או הכריז גבוה. למי שאמר פס אין הרבה לתת.</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation>החוזה נכשל</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>החוזה הושג</translation>
    </message>
    <message>
        <source>Contract made with all five tricks</source>
        <translation>החוזה הושג עם כל חמש הלקיחות</translation>
    </message>
    <message>
        <source>Contract made with all ten tricks</source>
        <translation>החוזה הושג עם כל עשר הלקיחות</translation>
    </message>
    <message>
        <source>Contract {bid} failed</source>
        <translation>החוזה {bid} נכשל</translation>
    </message>
    <message>
        <source>Contract {bid} made</source>
        <translation>החוזה {bid} הושג</translation>
    </message>
    <message>
        <source>Cornwall</source>
        <translation>קורנוול</translation>
    </message>
    <message>
        <source>Count aces, and long trumps. A king or a short suit is worth half a trick, not a whole one.</source>
        <translation>ספרו אסים ושליטים ארוכים. מלך או סדרה קצרה שווים חצי לקיחה, לא שלמה.</translation>
    </message>
    <message>
        <source>Count on your partner for one trick. Three sure trumps are usually enough to make three tricks.</source>
        <translation>סמכו על השותף ללקיחה אחת. שלושה שליטים בטוחים מספיקים בדרך כלל לשלוש לקיחות.</translation>
    </message>
    <message>
        <source>Count only sure winners and long trumps. If you need luck in two places, pass.</source>
        <translation>ספרו רק לקיחות בטוחות ושליטים ארוכים. אם צריך מזל פעמיים, אמרו פס.</translation>
    </message>
    <message>
        <source>Count the trumps still out. Once your opponents have none, keep yours and lead other suits.</source>
        <translation>ספרו את השליטים שבחוץ. כשלא נשארו שליטים ליריבים, שמרו את שלכם והובילו סדרות אחרות.</translation>
    </message>
    <message>
        <source>Count what you and an average partner will take. If that is enough for the lowest bid, bid it.</source>
        <translation>חשבו כמה תיקחו עם שותף ממוצע. אם זה מספיק להכרזה הנמוכה ביותר, הכריזו אותה.</translation>
    </message>
    <message>
        <source>Counters may be discarded</source>
        <translation>מותר להניח בצד קלפי ניקוד</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <translation>כל אחד לבדו, חמישה שחקנים</translation>
    </message>
    <message>
        <source>Cutthroat: three players alone</source>
        <translation>קאטת'רוט: שלושה, כל אחד לעצמו</translation>
    </message>
    <message>
        <source>Dealer's partner plays alone</source>
        <translation>השותף של המחלק משחק לבדו</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>חלוקות</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>חפיסה</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>הגנה לבד</translation>
    </message>
    <message>
        <source>Defend alone if your own cards will probably take three tricks.</source>
        <translation>הגנו לבד אם הקלפים שלכם כנראה ייקחו שלוש לקיחות.</translation>
    </message>
    <message>
        <source>Defenders score 10 per trick</source>
        <translation>המגינים מקבלים 10 ללקיחה</translation>
    </message>
    <message>
        <source>Devon</source>
        <translation>דבון</translation>
    </message>
    <message>
        <source>Discard a whole short suit. Then you can trump it the first time it is led.</source>
        <translation>הניחו בצד סדרה קצרה שלמה. כך תוכלו לחתוך אותה מהסיבוב הראשון שלה.</translation>
    </message>
    <message>
        <source>Discard cards that aren't 5, 10 or 14. Points that you discard are lost.</source>
        <translation>הניחו בצד קלפים שאינם 5, 10 או 14. נקודות שמונחות בצד אבודות.</translation>
    </message>
    <message>
        <source>Discard cards without points first. Points that you discard are lost.</source>
        <translation>קודם הניחו בצד קלפים בלי נקודות. נקודות שמונחות בצד אבודות.</translation>
    </message>
    <message>
        <source>Discards are out of play. Keep trumps and high cards.</source>
        <translation>קלפים שמונחים בצד יוצאים מהמשחק. כדאי לשמור שליטים וקלפים גבוהים.</translation>
    </message>
    <message>
        <source>Discards are out of play. With few cards in a side suit you can trump it soon.</source>
        <translation>קלפים שמונחים בצד יוצאים מהמשחק. עם מעט קלפים בסדרה צדדית אפשר לחתוך אותה מהר.</translation>
    </message>
    <message>
        <source>Discards are out of play. Without trumps, only high cards and long suits win tricks.</source>
        <translation>קלפים שמונחים בצד יוצאים מהמשחק. בלי שליט רק קלפים גבוהים וסדרות ארוכות מנצחים בלקיחות.</translation>
    </message>
    <message>
        <source>Double nullo</source>
        <translation>מיזר כפול</translation>
    </message>
    <message>
        <source>Each heart counts</source>
        <translation>כל לב שווה</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>יוקר</translation>
    </message>
    <message>
        <source>Every card that isn't a trump is then replaced, so name your best suit.</source>
        <translation>אחר כך מוחלפים כל הקלפים שאינם שליט, לכן נקבו בסדרה הטובה ביותר שלכם.</translation>
    </message>
    <message>
        <source>Every entry of “seats” must be an object.</source>
        <translation>כל רישום ב„seats” חייב להיות אובייקט.</translation>
    </message>
    <message>
        <source>Every trick counts</source>
        <translation>כל לקיחה נחשבת</translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>כל אחד לעצמו</translation>
    </message>
    <message>
        <source>Everyone followed suit ({suit_left} count as {suit_led} here), so the two is highest.</source>
        <translation>כולם שירתו ({suit_left} נחשב כאן {suit_led}), ולכן השתיים הוא הגבוה ביותר.</translation>
    </message>
    <message>
        <source>Everyone followed suit, so the two is highest.</source>
        <translation>כולם שירתו, ולכן השתיים הוא הגבוה ביותר.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>החלפה</translation>
    </message>
    <message>
        <source>Farmer's hand</source>
        <translation>Farmer's hand</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>הובלה ראשונה</translation>
    </message>
    <message>
        <source>First trick</source>
        <translation>לקיחה ראשונה</translation>
    </message>
    <message>
        <source>First trick without points</source>
        <translation>לקיחה ראשונה בלי נקודות</translation>
    </message>
    <message>
        <source>First work out the scores both ways. See whether the match would end, and who would win.</source>
        <translation>לפני הבחירה, חשבו את הניקוד של כולם בשתי האפשרויות ובדקו אם המשחק נגמר ומי מנצח.</translation>
    </message>
    <message>
        <source>Five Hundred</source>
        <translation>חמש מאות</translation>
    </message>
    <message>
        <source>Five cards each, and one of the fives beats every king and ace.</source>
        <translation>חמישה קלפים לכל אחד, ואחד מקלפי החמש מנצח כל מלך ואס.</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>חמישה שחקנים</translation>
    </message>
    <message>
        <source>Five players, partner called</source>
        <translation>חמישה שחקנים, קוראים לשותף</translation>
    </message>
    <message>
        <source>For each trick above or below the bid.</source>
        <translation>על כל לקיחה מעל ההכרזה או מתחתיה.</translation>
    </message>
    <message>
        <source>Forty-Five</source>
        <translation>Forty-Five</translation>
    </message>
    <message>
        <source>Forty-Fives without bids</source>
        <translation>פורטי-פייבז בלי הכרזות</translation>
    </message>
    <message>
        <source>From the top: first the kitty, then the cards set aside.</source>
        <translation>מלמעלה: קודם הקופה, אחר כך הקלפים שבצד.</translation>
    </message>
    <message>
        <source>From the top: first the kitty, then the stock in the order it is drawn.</source>
        <translation>מלמעלה: קודם הקופה, אחר כך ערמת המשיכה לפי סדר המשיכה.</translation>
    </message>
    <message>
        <source>Full deck</source>
        <translation>חפיסה מלאה</translation>
    </message>
    <message>
        <source>Full deck, Bird low, most tricks</source>
        <translation>חפיסה מלאה, ציפור נמוכה, רוב הלקיחות</translation>
    </message>
    <message>
        <source>Get rid of high cards in the first rounds of a suit. You need the low ones at the end.</source>
        <translation>היפטרו מקלפים גבוהים בסיבובים הראשונים של הסדרה. את הנמוכים תצטרכו בסוף.</translation>
    </message>
    <message>
        <source>Going on the kitty</source>
        <translation>הליכה על הקופה</translation>
    </message>
    <message>
        <source>Going out needs a contract</source>
        <translation>לניצחון דרוש חוזה</translation>
    </message>
    <message>
        <source>Great Britain</source>
        <translation>בריטניה</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>לבבות</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades can't be thrown on the first trick.</source>
        <translation>אסור לזרוק לב או את מלכת העלה בלקיחה הראשונה.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>לבבות ומלכת העלה נחשבים נגד מי שלוקח אותם. היפטרו מהקלף הגבוה ביותר שמתחת לקלף המנצח, ואם אין – שחקו נמוך.</translation>
    </message>
    <message>
        <source>Hearts and the queen, king and ace of spades count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>הלבבות והמלכה, המלך והאס של העלה נחשבים נגד מי שלוקח אותם. שחקו את הקלף הגבוה ביותר שמתחת למנצח, ואם אין, קלף נמוך.</translation>
    </message>
    <message>
        <source>Hearts can be led now.</source>
        <translation>מותר עכשיו להוביל לב.</translation>
    </message>
    <message>
        <source>Hearts count against the player who takes them. Get rid of your highest card below the winning one, or else play low.</source>
        <translation>לבבות נחשבים נגד מי שלוקח אותם. היפטרו מהקלף הגבוה ביותר שמתחת לקלף המנצח, ואם אין – שחקו נמוך.</translation>
    </message>
    <message>
        <source>Hearts may be led</source>
        <translation>הובלת לב</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>ההכרזה הגבוהה ביותר</translation>
    </message>
    <message>
        <source>Highest cards</source>
        <translation>הקלפים הגבוהים</translation>
    </message>
    <message>
        <source>How many cards each player gets, from deal to deal.</source>
        <translation>כמה קלפים מקבל כל שחקן, מחלוקה לחלוקה.</translation>
    </message>
    <message>
        <source>How many cards the deck has.</source>
        <translation>כמה קלפים יש בחפיסה.</translation>
    </message>
    <message>
        <source>If a higher card won't change who takes the trick, play it. Save your low cards for the end.</source>
        <translation>אם קלף גבוה יותר לא ישנה מי לוקח את הלקיחה, שחקו אותו. שמרו את הנמוכים לסוף.</translation>
    </message>
    <message>
        <source>If everyone passes twice, the dealer has to name a suit.</source>
        <translation>אם כולם אומרים פס פעמיים, המחלק חייב לקבוע סדרה.</translation>
    </message>
    <message>
        <source>If it counts nothing, it is a card like any other.</source>
        <translation>אם היא לא שווה כלום, היא קלף ככל הקלפים.</translation>
    </message>
    <message>
        <source>If others play after you, take the trick with a card that they are unlikely to beat.</source>
        <translation>אם אחרים משחקים אחריכם, קחו את הלקיחה בקלף שקשה להם לנצח.</translation>
    </message>
    <message>
        <source>If the dealer's partner orders up the card, they have to play alone.</source>
        <translation>אם השותף של המחלק מקבל את הקלף, הוא חייב לשחק לבדו.</translation>
    </message>
    <message>
        <source>If the declarer wants to trump a short suit, lead trumps to take that chance away.</source>
        <translation>אם המכריז רוצה לחתוך סדרה קצרה, הובילו שליטים כדי למנוע זאת.</translation>
    </message>
    <message>
        <source>If the other side is winning and you can beat their card, take the trick.</source>
        <translation>אם הצד השני מנצח ואתם יכולים לנצח את הקלף שלו, קחו את הלקיחה.</translation>
    </message>
    <message>
        <source>If three pass without a bid</source>
        <translation>אם שלושה אומרים פס בלי הכרזה</translation>
    </message>
    <message>
        <source>If you can pass all cards of a short suit, do it. Then you can throw dangerous cards on it.</source>
        <translation>אם אפשר להעביר סדרה קצרה שלמה, העבירו אותה. אחר כך, כשיובילו אותה, תוכלו לזרוק קלפים מסוכנים.</translation>
    </message>
    <message>
        <source>If you have none of the suit led and the other side is winning, play the lowest trump that wins.</source>
        <translation>אם אין לכם מהסדרה שהובילו והצד השני מנצח, חתכו בשליט הנמוך ביותר שמנצח.</translation>
    </message>
    <message>
        <source>If you have too few other cards, you may discard only as many counters as are missing.</source>
        <translation>כשיש מעט מדי קלפים אחרים, מותר להניח בצד רק כמספר קלפי הניקוד שחסרים.</translation>
    </message>
    <message>
        <source>If you lead the joker at no trump, you must name a suit.</source>
        <translation>אם מובילים את הג'וקר כשאין שליט, חייבים לנקוב בסדרה.</translation>
    </message>
    <message>
        <source>If you order up your partner, you have to play alone.</source>
        <translation>אם אתם מקבלים את הקלף של השותף, אתם חייבים לשחק לבד.</translation>
    </message>
    <message>
        <source>If you take it, you score ten points less.</source>
        <translation>אם תיקחו אותו, תקבלו עשר נקודות פחות.</translation>
    </message>
    <message>
        <source>If you throw a card of the other suit of the trump's colour, it counts as the suit led.</source>
        <translation>אם זורקים קלף מהסדרה השנייה בצבע השליט, הוא נחשב הסדרה שהובלה.</translation>
    </message>
    <message>
        <source>If your high card can be beaten, lead a low card of its suit. Save the high one for later.</source>
        <translation>קלף גבוה שעוד אפשר לנצח שווה יותר כשמשחקים אותו אחרונים. הובילו קלף נמוך מאותה סדרה.</translation>
    </message>
    <message>
        <source>If your partner has the highest bid, pass, unless your own suit is clearly better.</source>
        <translation>אם לשותף יש ההכרזה הגבוהה ביותר, אמרו פס, אלא אם הסדרה שלכם טובה בהרבה.</translation>
    </message>
    <message>
        <source>If your partner is winning the trick, play low and save your high card.</source>
        <translation>אם השותף מנצח בלקיחה, שחקו נמוך ושמרו את הקלף הגבוה.</translation>
    </message>
    <message>
        <source>In black suits, lower numbers are higher cards.</source>
        <translation>בסדרות השחורות המספר הקטן הוא הקלף הגבוה.</translation>
    </message>
    <message>
        <source>In deal {number} of this result, the computer players would have played differently.</source>
        <translation>בחלוקה {number} של התוצאה הזאת, שחקני המחשב היו משחקים אחרת.</translation>
    </message>
    <message>
        <source>In the first round only the suit of the card turned up can be trump.</source>
        <translation>בסיבוב הראשון רק סדרת הקלף הגלוי יכולה להיות שליט.</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>אירלנד</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>אירי</translation>
    </message>
    <message>
        <source>It is another player's deal.</source>
        <translation>תורו של שחקן אחר לחלק.</translation>
    </message>
    <message>
        <source>It isn't your turn.</source>
        <translation>זה לא תורכם.</translation>
    </message>
    <message>
        <source>Its cards were known beforehand: a deal was replayed or set up by hand.</source>
        <translation>הקלפים היו ידועים מראש: החלוקה שוחקה שוב או הוכנה ביד.</translation>
    </message>
    <message>
        <source>Joker at misère</source>
        <translation>ג'וקר במיזר</translation>
    </message>
    <message>
        <source>Joker at no trump</source>
        <translation>ג'וקר בלי שליט</translation>
    </message>
    <message>
        <source>Joker joker deuce deuce</source>
        <translation>ג'וקר ג'וקר שתיים שתיים</translation>
    </message>
    <message>
        <source>Joker led at no trump names</source>
        <translation>ג'וקר שמובל בלי שליט נוקב</translation>
    </message>
    <message>
        <source>Jokers and high twos are spades.</source>
        <translation>ג'וקרים ושתיים גבוהים הם עלים.</translation>
    </message>
    <message>
        <source>Keep a low card beside each king, and two beside each queen.</source>
        <translation>שמרו קלף נמוך ליד כל מלך, ושניים ליד כל מלכה.</translation>
    </message>
    <message>
        <source>Keep aces, and kings with another card of their suit. Discard low cards that win nothing.</source>
        <translation>שמרו אסים, ומלכים שיש לידם עוד קלף מהסדרה. הניחו בצד קלפים נמוכים שלא לוקחים דבר.</translation>
    </message>
    <message>
        <source>Keep every trump. Discard low cards from your shortest other suit first.</source>
        <translation>שמרו כל שליט. קודם הניחו בצד קלפים נמוכים מהסדרה הקצרה ביותר שאינה שליט.</translation>
    </message>
    <message>
        <source>Keep high cards: they may take all the points, or stop somebody who tries to. Pass lower ones.</source>
        <translation>שמרו קלפים גבוהים: הם יכולים לקחת את כל הנקודות, או למנוע זאת ממישהו אחר. העבירו קלפים נמוכים יותר.</translation>
    </message>
    <message>
        <source>Keep low cards beside high ones, so that you can stay below. Pass high cards that stand alone.</source>
        <translation>שמרו קלפים נמוכים ליד גבוהים: איתם נשארים מתחת. העבירו קלפים גבוהים שעומדים לבד.</translation>
    </message>
    <message>
        <source>Keep one sure winner if somebody may have to be stopped, or if you may need a trick yourself.</source>
        <translation>שמרו קלף מנצח אחד למקרה שצריך לעצור מישהו, או שתצטרכו לקיחה.</translation>
    </message>
    <message>
        <source>Kentucky</source>
        <translation>קנטאקי</translation>
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
        <translation>קנטאקי ותחרויות רשמיות</translation>
    </message>
    <message>
        <source>Kentucky, with the Red One</source>
        <translation>קנטאקי, עם האחת האדומה</translation>
    </message>
    <message>
        <source>Largest deals</source>
        <translation>החלוקות הגדולות ביותר</translation>
    </message>
    <message>
        <source>Last trick: {points}</source>
        <translation>הלקיחה האחרונה: {points}</translation>
    </message>
    <message>
        <source>Lead low, so that somebody else takes the trick. Lead high only when no points can fall on it.</source>
        <translation>הובילו נמוך, כדי שמישהו אחר ייקח את הלקיחה. הובילו גבוה רק כשלא יכולות ליפול בה נקודות.</translation>
    </message>
    <message>
        <source>Lead suits in which others hold the high cards. Stay away from those where yours are highest.</source>
        <translation>הובילו סדרות שבהן הקלפים הגבוהים אצל אחרים. הימנעו מסדרות שבהן הגבוהים אצלכם.</translation>
    </message>
    <message>
        <source>Lead the high card if it is the highest left in its suit, or drives out the only higher one.</source>
        <translation>הובילו את הקלף הגבוה אם הוא הגבוה ביותר שנשאר בסדרה, או אם הוא מוציא את היחיד שמעליו.</translation>
    </message>
    <message>
        <source>Lead the suit that your partner bid or led, unless you have a good reason not to.</source>
        <translation>הובילו את הסדרה שהשותף הכריז עליה או הוביל, אלא אם יש סיבה טובה שלא.</translation>
    </message>
    <message>
        <source>Lead when a player is alone</source>
        <translation>הובלה כששחקן לבדו</translation>
    </message>
    <message>
        <source>Lead your sure winners early, before anybody can trump them.</source>
        <translation>הובילו מוקדם את הקלפים המנצחים, לפני שמישהו יוכל לחתוך אותם.</translation>
    </message>
    <message>
        <source>Left discards keep twos high</source>
        <translation>קלפי שמאל שנזרקו משאירים את קלפי השתיים גבוהים</translation>
    </message>
    <message>
        <source>Let a trick go when your high card is sure to win later, and is worth more then.</source>
        <translation>ותרו על לקיחה אם הקלף הגבוה שלכם בטוח ינצח אחר כך, ויהיה שווה אז יותר.</translation>
    </message>
    <message>
        <source>Let others lead suits in which you hold a king or queen. Lead a suit of low cards instead.</source>
        <translation>תנו לאחרים להוביל סדרות שבהן יש לכם מלך או מלכה. הובילו סדרה של קלפים נמוכים.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>ההכרזה הנמוכה ביותר</translation>
    </message>
    <message>
        <source>Making a bid of zero scores 5 instead of 10.</source>
        <translation>הכרזת אפס שהושגה שווה 5 במקום 10.</translation>
    </message>
    <message>
        <source>Maritimes</source>
        <translation>הפרובינציות הימיות</translation>
    </message>
    <message>
        <source>Massachusetts and New Hampshire</source>
        <translation>מסצ'וסטס וניו המפשייר</translation>
    </message>
    <message>
        <source>Merrimack Valley</source>
        <translation>עמק המרימק</translation>
    </message>
    <message>
        <source>Midwestern United States</source>
        <translation>המערב התיכון של ארצות הברית</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>מיזר</translation>
    </message>
    <message>
        <source>Misère (250) and open misère (500): the declarer must lose every trick.</source>
        <translation>מיזר (250) ומיזר גלוי (500): המכריז חייב להפסיד כל לקיחה.</translation>
    </message>
    <message>
        <source>Misère can be bid</source>
        <translation>אפשר להכריז מיזר</translation>
    </message>
    <message>
        <source>Misère ranks</source>
        <translation>מקומו של מיזר</translation>
    </message>
    <message>
        <source>Misère scores</source>
        <translation>מיזר שווה</translation>
    </message>
    <message>
        <source>Most tricks: {points}</source>
        <translation>רוב הלקיחות: {points}</translation>
    </message>
    <message>
        <source>Name the colour in which you are longest and highest.</source>
        <translation>נקבו בצבע שבו יש לכם הכי הרבה קלפים וגם הגבוהים ביותר.</translation>
    </message>
    <message>
        <source>Name your longest suit. If two are equally long, name the one that gives you the top trumps.</source>
        <translation>קבעו כשליט את הסדרה הארוכה ביותר שלכם. אם שתיים ארוכות באותה מידה, בחרו את זו שנותנת לכם את השליטים הגבוהים.</translation>
    </message>
    <message>
        <source>Nil is worth</source>
        <translation>אפס שווה</translation>
    </message>
    <message>
        <source>No bags</source>
        <translation>בלי שקים</translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>אין כרגע חלוקה פעילה.</translation>
    </message>
    <message>
        <source>No more checks are allowed in this deal.</source>
        <translation>בחלוקה הזאת אסור לומר עוד צ'ק.</translation>
    </message>
    <message>
        <source>No more than the number of cards in a hand.</source>
        <translation>לכל היותר מספר הקלפים ביד.</translation>
    </message>
    <message>
        <source>No suit can be named here.</source>
        <translation>כאן לא נוקבים בסדרה.</translation>
    </message>
    <message>
        <source>No trump may be bid</source>
        <translation>מותר להכריז בלי שליט</translation>
    </message>
    <message>
        <source>No trump ranks above spades at the same number.</source>
        <translation>בלי שליט גבוה מעלה באותו מספר.</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>צפון אמריקה</translation>
    </message>
    <message>
        <source>Not all deals of the challenge are in this result.</source>
        <translation>בתוצאה הזאת חסרות חלוקות של האתגר.</translation>
    </message>
    <message>
        <source>Nova Scotia</source>
        <translation>נובה סקוטיה</translation>
    </message>
    <message>
        <source>Nova Scotia, New Brunswick and Prince Edward Island</source>
        <translation>נובה סקוטיה, ניו ברנזוויק ואי הנסיך אדוארד</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>מספר החלוקות</translation>
    </message>
    <message>
        <source>Off: a deal has 25 points, and nobody can call 30.</source>
        <translation>כבוי: יש בחלוקה 25 נקודות, ואיש לא יכול להכריז 30.</translation>
    </message>
    <message>
        <source>Off: a discard from the Left suit makes the twos in its trick low.</source>
        <translation>כבוי: קלף שמאל אחד שנזרק הופך את קלפי השתיים של אותה לקיחה לנמוכים.</translation>
    </message>
    <message>
        <source>Off: every deal is played without trump.</source>
        <translation>כבוי: כל חלוקה משוחקת בלי שליט.</translation>
    </message>
    <message>
        <source>Off: everyone plays alone, as three players always do.</source>
        <translation>כבוי: כל אחד משחק לעצמו, כמו תמיד בשלושה שחקנים.</translation>
    </message>
    <message>
        <source>Off: if everyone passes, the next dealer deals.</source>
        <translation>כבוי: אם כולם אומרים פס, הבא מחלק.</translation>
    </message>
    <message>
        <source>Off: the player to the left of the dealer leads any card.</source>
        <translation>כבוי: השחקן שמשמאל למחלק מוביל כל קלף.</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>או הל</translation>
    </message>
    <message>
        <source>Once you have the tricks that you bid, play below the winning card, and lead low.</source>
        <translation>כשכבר לקחתם את הלקיחות שהכרזתם עליהן, שחקו מתחת לקלף המנצח, והובילו נמוך.</translation>
    </message>
    <message>
        <source>One against the rest, with some of everyone's cards face up.</source>
        <translation>אחד נגד כולם, וחלק מהקלפים של כולם גלויים.</translation>
    </message>
    <message>
        <source>Only a match that is over can be a challenge.</source>
        <translation>רק משחק שנגמר יכול להיות אתגר.</translation>
    </message>
    <message>
        <source>Only the dealer can hold, and only another player's bid.</source>
        <translation>רק המחלק יכול להחזיק, ורק הכרזה של שחקן אחר.</translation>
    </message>
    <message>
        <source>Only the high joker beats {card}.</source>
        <translation>רק הג'וקר הגבוה מנצח את {card}.</translation>
    </message>
    <message>
        <source>Only the jokers beat {card}, which counts as {suit}.</source>
        <translation>רק הג'וקרים מנצחים את {card}, שנחשב {suit}.</translation>
    </message>
    <message>
        <source>Ontario</source>
        <translation>אונטריו</translation>
    </message>
    <message>
        <source>Open misère ranks</source>
        <translation>דירוג מיזר גלוי</translation>
    </message>
    <message>
        <source>Original of 1904, three hands</source>
        <translation>המקורי מ-1904, שלושה שחקנים</translation>
    </message>
    <message>
        <source>Other cards must be discarded first.</source>
        <translation>קודם צריך להניח בצד קלפים אחרים.</translation>
    </message>
    <message>
        <source>Other computer players took part in this result.</source>
        <translation>בתוצאה הזאת השתתפו שחקני מחשב אחרים.</translation>
    </message>
    <message>
        <source>Others don't have your own program, so it can't play in a challenge.</source>
        <translation>לאחרים אין התוכנה שלך, ולכן היא לא יכולה לשחק באתגר.</translation>
    </message>
    <message>
        <source>Outbid the other side with your partner, then make your contract.</source>
        <translation>עברו עם השותף את הכרזות הצד השני, ואז עמדו בחוזה.</translation>
    </message>
    <message>
        <source>Partners need four or six players.</source>
        <translation>לשותפים דרושים ארבעה או שישה שחקנים.</translation>
    </message>
    <message>
        <source>Partners: 4 players in two pairs, 6 in three. Trios: 6 players in two sides of three.</source>
        <translation>שותפים: 4 שחקנים בשני זוגות, 6 בשלושה. שלישיות: 6 שחקנים בשני צדדים של שלושה.</translation>
    </message>
    <message>
        <source>Pass the cards that would take points: high cards of suits in which you have few low ones.</source>
        <translation>העבירו את הקלפים שייקחו נקודות: גבוהים מסדרות שבהן יש לכם מעט נמוכים.</translation>
    </message>
    <message>
        <source>Pass the queen of spades, or the king and ace, if you have fewer than four spades. Then pass high hearts.</source>
        <translation>העבירו את מלכת העלה, או את המלך והאס, אם יש לכם פחות מארבעה עלים. אחר כך לבבות גבוהים.</translation>
    </message>
    <message>
        <source>Passing across needs four players.</source>
        <translation>רק ארבעה שחקנים יכולים להעביר קלפים לשחקן שממול.</translation>
    </message>
    <message>
        <source>Passing three cards</source>
        <translation>העברת שלושה קלפים</translation>
    </message>
    <message>
        <source>Passing to the second player needs five players.</source>
        <translation>רק חמישה שחקנים יכולים להעביר קלפים לשחקן השני.</translation>
    </message>
    <message>
        <source>Penalty for a missed bid</source>
        <translation>קנס על הכרזה שהוחטאה</translation>
    </message>
    <message>
        <source>Play from your hand or your face-up row. Both are refilled from your foundation.</source>
        <translation>אפשר לשחק מהיד או מהשורה הגלויה. שתיהן מתמלאות מהערמה שלכם.</translation>
    </message>
    <message>
        <source>Play the highest card that still loses. Lead a suit in which your cards are the lowest.</source>
        <translation>שחקו את הקלף הגבוה ביותר שעדיין מפסיד. הובילו את הסדרה שבה הקלפים שלכם הכי נמוכים.</translation>
    </message>
    <message>
        <source>Play your high cards first and keep low ones. Lead low cards of suits that the declarer has.</source>
        <translation>כשאחרים מובילים, שחקו גבוה ושמרו נמוכים. כשאתם מובילים, שחקו נמוך בסדרות שיש למכריז.</translation>
    </message>
    <message>
        <source>Play your highest card below the winning one, while others can still put points on the trick.</source>
        <translation>שחקו את הקלף הגבוה ביותר שמתחת לקלף המנצח, כל עוד אחרים יכולים להוסיף נקודות.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Players sit in pairs</source>
        <translation>השחקנים יושבים בזוגות</translation>
    </message>
    <message>
        <source>Players who bid your suit, or bid high, are likely to help you.</source>
        <translation>מי שהכריז את הסדרה שלכם, או גבוה, כנראה יעזור לכם.</translation>
    </message>
    <message>
        <source>Points against a player who fails alone</source>
        <translation>נקודות נגד מי שנכשל לבדו</translation>
    </message>
    <message>
        <source>Points are bad in this game. High hearts and high spades are dangerous to keep.</source>
        <translation>נקודות הן רעות במשחק הזה. מסוכן לשמור לבבות גבוהים ועלים גבוהים.</translation>
    </message>
    <message>
        <source>Points are bad in this game. High hearts are dangerous to keep.</source>
        <translation>נקודות הן רעות במשחק הזה. מסוכן לשמור לבבות גבוהים.</translation>
    </message>
    <message>
        <source>Points for a deal</source>
        <translation>ניקוד לחלוקה</translation>
    </message>
    <message>
        <source>Points in the discards</source>
        <translation>נקודות בקלפים שהונחו בצד</translation>
    </message>
    <message>
        <source>Points in the discards, for nobody: {points}</source>
        <translation>נקודות בקלפים שהונחו בצד, לאף אחד: {points}</translation>
    </message>
    <message>
        <source>Points in the discards, with the last trick: {points}</source>
        <translation>נקודות בקלפים שהונחו בצד, עם הלקיחה האחרונה: {points}</translation>
    </message>
    <message>
        <source>Points in the discards: {points}</source>
        <translation>נקודות בקלפים שהונחו בצד: {points}</translation>
    </message>
    <message>
        <source>Points in tricks: {points}</source>
        <translation>נקודות בלקיחות: {points}</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>נקודות לניצחון</translation>
    </message>
    <message>
        <source>Prince Edward Island</source>
        <translation>אי הנסיך אדוארד</translation>
    </message>
    <message>
        <source>Québec</source>
        <translation>קוויבק</translation>
    </message>
    <message>
        <source>Québec, Canada</source>
        <translation>קוויבק, קנדה</translation>
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
        <translation>העלאה של ההכרזה שלך</translation>
    </message>
    <message>
        <source>Red One</source>
        <translation>האחת האדומה</translation>
    </message>
    <message>
        <source>Remember which cards are gone. Never throw the highest card left in a suit.</source>
        <translation>זכרו אילו קלפים יצאו. לעולם אל תזרקו את הקלף הגבוה ביותר שנשאר בסדרה.</translation>
    </message>
    <message>
        <source>Remember who didn't follow suit. Lead another suit while that player has trumps.</source>
        <translation>זכרו מי לא שירת. הובילו סדרה אחרת כל עוד יש לו שליטים.</translation>
    </message>
    <message>
        <source>Reneging</source>
        <translation>שמירת שליטים</translation>
    </message>
    <message>
        <source>Say how many tricks you'll take, then take exactly that many.</source>
        <translation>אמרו כמה לקיחות תיקחו, וקחו בדיוק את המספר הזה.</translation>
    </message>
    <message>
        <source>Several sides reach the target</source>
        <translation>כמה צדדים מגיעים ליעד</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>כל הנקודות לשחקן אחד</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>צדדים</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>שישה שחקנים</translation>
    </message>
    <message>
        <source>So many cards are too many for this number of players.</source>
        <translation>אלה יותר מדי קלפים למספר השחקנים הזה.</translation>
    </message>
    <message>
        <source>Some call it being on the green.</source>
        <translation>באנגלית: on the green.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>ספיידס</translation>
    </message>
    <message>
        <source>Spades beat everything. Take the tricks your side promises.</source>
        <translation>העלים מנצחים הכול. קחו את הלקיחות שהבטחתם עם השותף.</translation>
    </message>
    <message>
        <source>Spades can be led now.</source>
        <translation>מותר עכשיו להוביל עלה.</translation>
    </message>
    <message>
        <source>Spades may be led</source>
        <translation>הובלת עלה</translation>
    </message>
    <message>
        <source>Spot Hearts</source>
        <translation>ספוט הארטס</translation>
    </message>
    <message>
        <source>Stay in without outbidding your partner, while an opponent is still bidding.</source>
        <translation>להישאר במכרז בלי לעלות על השותף, כל עוד יריב עדיין מכריז.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>המחלק חייב לקבוע</translation>
    </message>
    <message>
        <source>Suits rank in the bidding</source>
        <translation>הסדרות מדורגות בהכרזות</translation>
    </message>
    <message>
        <source>Suits rank, lowest first</source>
        <translation>דירוג הסדרות, מהנמוכה</translation>
    </message>
    <message>
        <source>Swap them, unless the suit turned up is your own and they are trumps in it.</source>
        <translation>החליפו אותם, אלא אם הסדרה הגלויה היא שלכם והם שליטים בה.</translation>
    </message>
    <message>
        <source>Take exactly as many tricks as you bid, no more and no fewer.</source>
        <translation>קחו בדיוק כמספר הלקיחות שהכרזתם, לא יותר ולא פחות.</translation>
    </message>
    <message>
        <source>Take it only if it is better than the worst card in your hand.</source>
        <translation>קחו אותו רק אם הוא טוב מהקלף הגרוע ביותר ביד.</translation>
    </message>
    <message>
        <source>Take it whenever you hold a card that is worth less.</source>
        <translation>קחו אותו בכל פעם שיש ביד קלף ששווה פחות.</translation>
    </message>
    <message>
        <source>Take the tricks that your side has bid. Tricks above them are bags.</source>
        <translation>קחו את הלקיחות שהצד שלכם הכריז. לקיחות מעבר להן הן שקים.</translation>
    </message>
    <message>
        <source>Take your tricks with cards that would win anyway, and keep the low ones to lose with.</source>
        <translation>קחו לקיחות בקלפים שינצחו בכל מקרה, ושמרו את הנמוכים כדי להפסיד.</translation>
    </message>
    <message>
        <source>That bid isn't allowed yet.</source>
        <translation>ההכרזה הזאת עדיין אינה מותרת.</translation>
    </message>
    <message>
        <source>That bid isn't high enough.</source>
        <translation>ההכרזה הזאת לא גבוהה מספיק.</translation>
    </message>
    <message>
        <source>That can't be done now.</source>
        <translation>אי אפשר לעשות את זה עכשיו.</translation>
    </message>
    <message>
        <source>That deal isn't in this record.</source>
        <translation>אין חלוקה כזאת ברשומה.</translation>
    </message>
    <message>
        <source>That isn't a deal code. Deal codes start with {code}.</source>
        <translation>זה לא קוד חלוקה. קודי חלוקה מתחילים ב-{code}.</translation>
    </message>
    <message>
        <source>That isn't the number of a legal action.</source>
        <translation>זה לא המספר של פעולה מותרת.</translation>
    </message>
    <message>
        <source>That isn't the right number of cards.</source>
        <translation>זה לא מספר הקלפים הנכון.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>הסדרה הזאת נדחתה.</translation>
    </message>
    <message>
        <source>The Bird and the Red One are always trumps, whichever colour you name.</source>
        <translation>הציפור והאחת האדומה הן תמיד שליטים, ולא משנה באיזה צבע תנקבו.</translation>
    </message>
    <message>
        <source>The Bird counts 20 points, but it isn't a high trump. Try to win tricks with many points in them.</source>
        <translation>הציפור שווה 20 נקודות, אבל היא לא שליט גבוה. כדאי לקחת לקיחות עם הרבה נקודות.</translation>
    </message>
    <message>
        <source>The Bird is</source>
        <translation>הציפור היא</translation>
    </message>
    <message>
        <source>The Bird is always a trump, whichever colour you name.</source>
        <translation>הציפור היא שליט, בכל צבע שייבחר.</translation>
    </message>
    <message>
        <source>The Bird is the highest trump. Try to win tricks with many points in them.</source>
        <translation>הציפור היא השליט הגבוה. כדאי לקחת לקיחות עם הרבה נקודות.</translation>
    </message>
    <message>
        <source>The Bird led asks for</source>
        <translation>הציפור שמובלת דורשת</translation>
    </message>
    <message>
        <source>The Bird may be played</source>
        <translation>את הציפור מותר לשחק</translation>
    </message>
    <message>
        <source>The Red One is the highest trump, then the Bird. Try to win tricks with many points in them.</source>
        <translation>האחת האדומה היא השליט הגבוה ביותר, ואחריה הציפור. נסו לקחת לקיחות עם הרבה נקודות.</translation>
    </message>
    <message>
        <source>The Red One is the highest trump. Try to win tricks with many points in them.</source>
        <translation>האחת האדומה היא השליט הגבוה. כדאי לקחת לקיחות עם הרבה נקודות.</translation>
    </message>
    <message>
        <source>The ace is the lowest diamond unless diamonds are trumps.</source>
        <translation>האס הוא היהלום הנמוך ביותר, אלא אם יהלום שליט.</translation>
    </message>
    <message>
        <source>The ace of a plain black suit ranks below king, queen and jack.</source>
        <translation>אס של סדרה שחורה רגילה נמוך ממלך, מלכה ונסיך.</translation>
    </message>
    <message>
        <source>The best total wins then.</source>
        <translation>אז הסכום הטוב ביותר מנצח.</translation>
    </message>
    <message>
        <source>The bids must not add up to the number of tricks.</source>
        <translation>אסור שסכום ההכרזות יהיה שווה למספר הלקיחות.</translation>
    </message>
    <message>
        <source>The bids of a side must add up to four or more.</source>
        <translation>ההכרזות של צד חייבות להסתכם בארבע או יותר.</translation>
    </message>
    <message>
        <source>The bids of partners add up, and tricks above them are bags. Nil means no trick at all.</source>
        <translation>ההכרזות של שותפים מתחברות, ולקיחות מעבר להן הן שקים. אפס פירושו אף לקיחה.</translation>
    </message>
    <message>
        <source>The calls players can make in the auction.</source>
        <translation>ההכרזות שמותרות לשחקנים במכרז.</translation>
    </message>
    <message>
        <source>The cards of this match aren't those of the challenge.</source>
        <translation>הקלפים של המשחק הזה אינם הקלפים של האתגר.</translation>
    </message>
    <message>
        <source>The computer players of this challenge are from another version of Trickdesk.</source>
        <translation>שחקני המחשב של האתגר הזה הם מגרסה אחרת של Trickdesk.</translation>
    </message>
    <message>
        <source>The deal isn't over yet.</source>
        <translation>החלוקה עוד לא נגמרה.</translation>
    </message>
    <message>
        <source>The dealer has to name a suit.</source>
        <translation>המחלק חייב לקבוע סדרה.</translation>
    </message>
    <message>
        <source>The dealer is hooked</source>
        <translation>המחלק מוגבל</translation>
    </message>
    <message>
        <source>The dealer may hold</source>
        <translation>המחלק יכול להחזיק</translation>
    </message>
    <message>
        <source>The dealer may take over another player's call.</source>
        <translation>המחלק יכול לקחת את ההכרזה של שחקן אחר.</translation>
    </message>
    <message>
        <source>The deals with the most cards of the match.</source>
        <translation>החלוקות שיש בהן הכי הרבה קלפים במשחק.</translation>
    </message>
    <message>
        <source>The declarer may discard the whole hand and take the kitty instead.</source>
        <translation>המכריז יכול לזרוק את כל היד ולקחת את הקופה במקומה.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty</source>
        <translation>המכריז לוקח את הקופה</translation>
    </message>
    <message>
        <source>The declarer was euchred</source>
        <translation>המכריז נכשל</translation>
    </message>
    <message>
        <source>The defenders score what they took</source>
        <translation>המגינים מקבלים מה שלקחו</translation>
    </message>
    <message numerus="yes">
        <source>The defenders took {tricks} tricks at 10 points each</source>
        <extracomment>1: The defenders took {tricks} trick at 10 points each</extracomment>
        <translation><numerusform>המגינים לקחו לקיחה אחת ב-10 נקודות</numerusform><numerusform>המגינים לקחו {tricks} לקיחות ב-10 נקודות כל אחת</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The differ bid {bid} and took {tricks} tricks</source>
        <extracomment>1: The differ bid {bid} and took {tricks} trick</extracomment>
        <translation><numerusform>המכריז הכריז {bid} ולקח לקיחה אחת</numerusform><numerusform>המכריז הכריז {bid} ולקח {tricks} לקיחות</numerusform></translation>
    </message>
    <message>
        <source>The differ fell short by {short}</source>
        <translation>למכריז חסרו {short}</translation>
    </message>
    <message>
        <source>The difference is the same, but points for the others bring the end of the match nearer.</source>
        <translation>ההפרש אותו הפרש, אבל נקודות לאחרים מקרבות את סוף המשחק.</translation>
    </message>
    <message>
        <source>The first card is turned up.</source>
        <translation>הקלף הראשון נחשף.</translation>
    </message>
    <message>
        <source>The first card is turned up; the others stay out of play.</source>
        <translation>הקלף הראשון נחשף; האחרים לא בשימוש.</translation>
    </message>
    <message>
        <source>The first four are face up, the next three are drawn, and the rest are the foundation, from the top.</source>
        <translation>ארבעת הראשונים גלויים, שלושת הבאים נמשכים, השאר הם הערמה, מלמעלה.</translation>
    </message>
    <message>
        <source>The first player must bid</source>
        <translation>השחקן הראשון חייב להכריז</translation>
    </message>
    <message>
        <source>The five of trumps is the highest card, then the jack of trumps, then the ace of hearts, always a trump.</source>
        <translation>חמש השליט הוא הקלף הגבוה ביותר, אחריו נסיך השליט ואחריו אס הלב, שהוא תמיד שליט.</translation>
    </message>
    <message>
        <source>The high joker is the highest trump, then the low joker, the jack of trumps, and the other jack of the same colour.</source>
        <translation>הג'וקר הגבוה הוא השליט הגבוה ביותר, אחריו הג'וקר הקטן, נסיך השליט והנסיך השני מאותו צבע.</translation>
    </message>
    <message>
        <source>The highest bid is the number of points in the deck.</source>
        <translation>ההכרזה הגבוהה ביותר היא מספר הנקודות שבחפיסה.</translation>
    </message>
    <message>
        <source>The highest trump played, {card}</source>
        <translation>השליט הגבוה ביותר ששוחק, {card}</translation>
    </message>
    <message>
        <source>The home folder {name} doesn't exist.</source>
        <translation>תיקיית הבית {name} לא קיימת.</translation>
    </message>
    <message>
        <source>The jack of diamonds helps</source>
        <translation>נסיך היהלום עוזר</translation>
    </message>
    <message>
        <source>The jack of diamonds is worth −10</source>
        <translation>נסיך היהלום שווה −10</translation>
    </message>
    <message>
        <source>The jack of trumps is the highest trump, then the other jack of the same colour.</source>
        <translation>נסיך השליט הוא השליט הגבוה, ואחריו הנסיך השני באותו צבע.</translation>
    </message>
    <message>
        <source>The joker is the highest trump, then the jack of trumps, then the other jack of the same colour.</source>
        <translation>הג'וקר הוא השליט הגבוה ביותר, אחריו נסיך השליט ואחריו הנסיך השני מאותו צבע.</translation>
    </message>
    <message>
        <source>The king and ace of spades count only if the queen does.</source>
        <translation>מלך העלה ואס העלה נחשבים רק אם המלכה נחשבת.</translation>
    </message>
    <message>
        <source>The king and ace of spades count, too</source>
        <translation>גם מלך העלה ואס העלה נחשבים</translation>
    </message>
    <message>
        <source>The king counts 10 and the ace 7.</source>
        <translation>המלך שווה 10 והאס 7.</translation>
    </message>
    <message>
        <source>The kitty is taken at misère</source>
        <translation>לוקחים את הקופה במיזר</translation>
    </message>
    <message>
        <source>The lowest bid can't be higher than the points in the deck.</source>
        <translation>ההכרזה הנמוכה ביותר לא יכולה להיות גבוהה מהנקודות שבחפיסה.</translation>
    </message>
    <message>
        <source>The lowest club leads</source>
        <translation>התלתן הנמוך מוביל</translation>
    </message>
    <message>
        <source>The lowest club must be led to the first trick.</source>
        <translation>חובה להוביל את התלתן הנמוך ביותר ללקיחה הראשונה.</translation>
    </message>
    <message>
        <source>The match also ends at</source>
        <translation>המשחק נגמר גם ב-</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>המשחק נגמר</translation>
    </message>
    <message>
        <source>The match ends at</source>
        <translation>המשחק נגמר ב-</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>המשחק נגמר.</translation>
    </message>
    <message>
        <source>The match isn't over.</source>
        <translation>המשחק לא נגמר.</translation>
    </message>
    <message>
        <source>The option “{option}” can't be {value}.</source>
        <translation>האפשרות „{option}” לא יכולה להיות {value}.</translation>
    </message>
    <message>
        <source>The points of this result don't follow from its cards.</source>
        <translation>הנקודות של התוצאה הזאת אינן נובעות מהקלפים ששוחקו.</translation>
    </message>
    <message>
        <source>The queen and the nine of trumps are the highest cards. If everyone follows suit, a two wins.</source>
        <translation>המלכה והתשע של השליט הם הקלפים הגבוהים ביותר. אם כולם משרתים, שתיים מנצח.</translation>
    </message>
    <message>
        <source>The queen is the highest trump, then the nine.</source>
        <translation>המלכה היא השליט הגבוה ביותר, ואחריה התשע.</translation>
    </message>
    <message>
        <source>The queen of spades counts</source>
        <translation>מלכת העלה שווה</translation>
    </message>
    <message>
        <source>The record names {named} seats, but {seats} are playing.</source>
        <translation>הרשומה נוקבת ב-{named} מקומות, אבל משחקים {seats}.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>הטקסט ריק.</translation>
    </message>
    <message>
        <source>The top card of the centre is face up</source>
        <translation>הקלף העליון במרכז גלוי</translation>
    </message>
    <message>
        <source>The winner of a trick takes its points, and points are bad. Low cards are safe.</source>
        <translation>מי שלוקח את הלקיחה לוקח את הנקודות שבה, ונקודות הן רעות. קלפים נמוכים בטוחים.</translation>
    </message>
    <message>
        <source>The {game} rules have no version {version}.</source>
        <translation>לחוקי {game} אין גרסה {version}.</translation>
    </message>
    <message>
        <source>There are {most} of them already. Delete one first.</source>
        <translation>כבר יש {most} כאלה. יש למחוק קודם אחד.</translation>
    </message>
    <message>
        <source>There is a trump</source>
        <translation>יש שליט</translation>
    </message>
    <message>
        <source>There is no file “{name}”. Write its full path.</source>
        <translation>אין קובץ בשם „{name}”. כתבו את הנתיב המלא שלו.</translation>
    </message>
    <message>
        <source>There is no game called “{word}”.</source>
        <translation>אין משחק בשם „{word}”.</translation>
    </message>
    <message>
        <source>There is no program “{name}”.</source>
        <translation>אין תוכנה בשם „{name}”.</translation>
    </message>
    <message>
        <source>There is no such call.</source>
        <translation>אין הכרזה כזאת.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards, and only the joker ranks above the suits.</source>
        <translation>אין שליט: נסיכים הם קלפים רגילים, ורק הג'וקר מעל הסדרות.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards, and only the jokers rank above the suits.</source>
        <translation>אין שליט: נסיכים הם קלפים רגילים, ורק הג'וקרים מעל הסדרות.</translation>
    </message>
    <message>
        <source>There is no trump: jacks are plain cards. A joker beats every other card, or none if a player has to lose all tricks.</source>
        <translation>אין שליט: נסיכים הם קלפים רגילים. ג'וקר מנצח כל קלף אחר, או אף קלף אם מישהו חייב להפסיד את כל הלקיחות.</translation>
    </message>
    <message>
        <source>These house rules are damaged, or part of them is missing.</source>
        <translation>חוקי הבית האלה פגומים, או שחסר חלק מהם.</translation>
    </message>
    <message>
        <source>These house rules have no name.</source>
        <translation>לחוקי הבית האלה אין שם.</translation>
    </message>
    <message>
        <source>They count towards the bid.</source>
        <translation>הן נחשבות לטובת ההכרזה.</translation>
    </message>
    <message>
        <source>This challenge has been changed after it was made.</source>
        <translation>האתגר הזה שונה אחרי שנוצר.</translation>
    </message>
    <message>
        <source>This challenge is damaged, or was made by another version of Trickdesk.</source>
        <translation>האתגר הזה פגום, או שנוצר בגרסה אחרת של Trickdesk.</translation>
    </message>
    <message>
        <source>This code has a mistake in it, or part of it is missing.</source>
        <translation>יש טעות בקוד הזה, או שחסר חלק ממנו.</translation>
    </message>
    <message>
        <source>This code is for a game that Trickdesk doesn't know.</source>
        <translation>הקוד הזה הוא של משחק ש-Trickdesk אינה מכירה.</translation>
    </message>
    <message>
        <source>This code was made by another version of Trickdesk.</source>
        <translation>הקוד הזה נוצר בגרסה אחרת של Trickdesk.</translation>
    </message>
    <message>
        <source>This deal isn't over yet.</source>
        <translation>החלוקה הזאת עוד לא נגמרה.</translation>
    </message>
    <message>
        <source>This file is damaged, or part of it is missing.</source>
        <translation>הקובץ הזה פגום, או שחסר חלק ממנו.</translation>
    </message>
    <message>
        <source>This is no challenge and no result.</source>
        <translation>זה לא אתגר ולא תוצאה.</translation>
    </message>
    <message>
        <source>This is no challenge, result or house rules of Trickdesk.</source>
        <translation>זה לא אתגר, לא תוצאה ולא חוקי בית של Trickdesk.</translation>
    </message>
    <message>
        <source>This is the result of a challenge that you don't have. Open the challenge first.</source>
        <translation>זו תוצאה של אתגר שאין לך. קודם פותחים את האתגר.</translation>
    </message>
    <message>
        <source>This is too long for a challenge, a result or house rules.</source>
        <translation>זה ארוך מדי לאתגר, לתוצאה או לחוקי בית.</translation>
    </message>
    <message>
        <source>This is too long for a deal code.</source>
        <translation>זה ארוך מדי לקוד חלוקה.</translation>
    </message>
    <message>
        <source>This isn't a Trickdesk record.</source>
        <translation>זו לא רשומה של Trickdesk.</translation>
    </message>
    <message>
        <source>This isn't a challenge.</source>
        <translation>זה לא אתגר.</translation>
    </message>
    <message>
        <source>This isn't a deal of {game}: {reason}</source>
        <translation>זו לא חלוקה של {game}: {reason}</translation>
    </message>
    <message>
        <source>This isn't a record: byte {place} is not UTF-8.</source>
        <translation>זו לא רשומה: בית {place} אינו UTF-8.</translation>
    </message>
    <message>
        <source>This isn't a record: it is larger than 1 MiB.</source>
        <translation>זו לא רשומה: היא גדולה מ-1 MiB.</translation>
    </message>
    <message>
        <source>This isn't a record: it is nested too deeply.</source>
        <translation>זו לא רשומה: היא מקוננת עמוק מדי.</translation>
    </message>
    <message>
        <source>This isn't a record: {error}.</source>
        <translation>זו לא רשומה: {error}.</translation>
    </message>
    <message>
        <source>This match is already open in another copy of Trickdesk.</source>
        <translation>המשחק הזה כבר פתוח בעותק אחר של Trickdesk.</translation>
    </message>
    <message>
        <source>This match wasn't played for this challenge.</source>
        <translation>המשחק הזה לא שוחק במסגרת האתגר הזה.</translation>
    </message>
    <message>
        <source>This puzzle is no longer available.</source>
        <translation>החידה הזאת כבר אינה זמינה.</translation>
    </message>
    <message>
        <source>This record has no deals.</source>
        <translation>ברשומה הזאת אין חלוקות.</translation>
    </message>
    <message>
        <source>This result breaks the rules in deal {number}, at decision {place}.</source>
        <translation>התוצאה הזאת מפרה את החוקים בחלוקה {number}, בהחלטה {place}.</translation>
    </message>
    <message>
        <source>This result has been changed after it was made, or part of it is missing.</source>
        <translation>התוצאה הזאת שונתה אחרי שנוצרה, או שחסר חלק ממנה.</translation>
    </message>
    <message>
        <source>This result has more cards than the challenge.</source>
        <translation>בתוצאה הזאת יש יותר קלפים מאשר באתגר.</translation>
    </message>
    <message>
        <source>This result is damaged, or was made by another version of Trickdesk.</source>
        <translation>התוצאה הזאת פגומה, או שנוצרה בגרסה אחרת של Trickdesk.</translation>
    </message>
    <message>
        <source>This result is for another challenge.</source>
        <translation>התוצאה הזאת שייכת לאתגר אחר.</translation>
    </message>
    <message>
        <source>This score already takes off points for a missed bid.</source>
        <translation>הניקוד הזה כבר מוריד נקודות על הכרזה שהוחטאה.</translation>
    </message>
    <message>
        <source>This text is too long for a deal number.</source>
        <translation>הטקסט הזה ארוך מדי למספר חלוקה.</translation>
    </message>
    <message>
        <source>This text is too long to be a deal.</source>
        <translation>הטקסט הזה ארוך מכדי להיות חלוקה.</translation>
    </message>
    <message>
        <source>This was made by another version of Trickdesk.</source>
        <translation>זה נוצר בגרסה אחרת של Trickdesk.</translation>
    </message>
    <message>
        <source>Those cards don't belong there.</source>
        <translation>הקלפים האלה לא שייכים לשם.</translation>
    </message>
    <message>
        <source>Three pairs: six players</source>
        <translation>שלושה זוגות: שישה שחקנים</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>שלושה שחקנים</translation>
    </message>
    <message>
        <source>Throw from a suit that can't win any more. Keep cards in the suit that the others will lead.</source>
        <translation>זרקו מסדרה שכבר לא תנצח. שמרו קלפים מהסדרה שהאחרים יובילו.</translation>
    </message>
    <message>
        <source>Throw the highest card of the suit in which you have the fewest low ones.</source>
        <translation>זרקו את הקלף הגבוה ביותר מהסדרה שבה יש לכם הכי מעט נמוכים.</translation>
    </message>
    <message>
        <source>Throw the queen of spades first, then high hearts, then high cards of a short suit.</source>
        <translation>זרקו קודם את מלכת העלה, אחר כך לבבות גבוהים, ואז קלפים גבוהים מסדרה קצרה.</translation>
    </message>
    <message>
        <source>Throw your highest card whenever it doesn't win, so that it can't take a trick later.</source>
        <translation>זרקו את הקלף הגבוה ביותר כשהוא לא מנצח, כדי שלא ייקח לקיחה אחר כך.</translation>
    </message>
    <message>
        <source>Tocan</source>
        <translation>טוקאן</translation>
    </message>
    <message>
        <source>Tournament nest</source>
        <translation>תחרות</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>תחרויות</translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>לקיחות מעבר להכרזה</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>לקיחות של אפס שנכשל</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>שליט</translation>
    </message>
    <message>
        <source>Trump is named</source>
        <translation>קביעת השליט</translation>
    </message>
    <message>
        <source>Trumped with {card}, the highest of {trumps} trumps.</source>
        <translation>נחתך עם {card}, הגבוה ביותר מבין {trumps} שליטים.</translation>
    </message>
    <message>
        <source>Trumped with {card}.</source>
        <translation>נחתך עם {card}.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>שליטים</translation>
    </message>
    <message>
        <source>Try to win tricks with many points in them.</source>
        <translation>כדאי לקחת לקיחות עם הרבה נקודות.</translation>
    </message>
    <message>
        <source>Twenty-Five</source>
        <translation>עשרים וחמש</translation>
    </message>
    <message>
        <source>Two or three players play each alone.</source>
        <translation>שניים או שלושה משחקים כל אחד לבדו.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>שני שחקנים</translation>
    </message>
    <message>
        <source>Two sides of three need six players.</source>
        <translation>לשני צדדים של שלושה דרושים שישה שחקנים.</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>בריטניה</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>ארצות הברית</translation>
    </message>
    <message>
        <source>United States and Canada</source>
        <translation>ארצות הברית וקנדה</translation>
    </message>
    <message>
        <source>United States, from 1904</source>
        <translation>ארצות הברית, מאז 1904</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>חוקים רגילים</translation>
    </message>
    <message>
        <source>Value of the bids</source>
        <translation>ערך ההכרזות</translation>
    </message>
    <message>
        <source>When everyone else has passed, the highest bidder may bid once more.</source>
        <translation>כשכל האחרים אמרו פס, בעל ההכרזה הגבוהה רשאי להכריז עוד פעם.</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>כשכולם אומרים פס</translation>
    </message>
    <message>
        <source>When one player has taken all the hearts so far, keep a high heart and take a trick with it.</source>
        <translation>כששחקן אחד לקח עד כה את כל הלבבות, שמרו לב גבוה וקחו איתו לקיחה.</translation>
    </message>
    <message>
        <source>When one player has taken all the points so far, take a trick with points in it yourself.</source>
        <translation>כששחקן אחד לקח עד כה את כל הנקודות, קחו בעצמכם לקיחה שיש בה נקודות.</translation>
    </message>
    <message>
        <source>When the other side is winning, don't play a 5, 10 or 14 if you have another card.</source>
        <translation>כשהצד השני מנצח, אל תשחקו 5, 10 או 14 אם יש לכם קלף אחר.</translation>
    </message>
    <message>
        <source>When the other side is winning, play a card worth no points.</source>
        <translation>כשהצד השני מנצח, שחקו קלף בלי נקודות.</translation>
    </message>
    <message>
        <source>When you can't follow suit, throw the card that would take the most points later.</source>
        <translation>כשאי אפשר לשרת, זרקו את הקלף שייקח הכי הרבה נקודות אחר כך.</translation>
    </message>
    <message>
        <source>When you can't win the trick, throw a low card of another suit and keep your trumps.</source>
        <translation>כשאי אפשר לקחת, זרקו קלף נמוך מסדרה אחרת ושמרו את השליטים.</translation>
    </message>
    <message>
        <source>When you can't win, play your lowest card. The high one may win a later trick.</source>
        <translation>כשאי אפשר לנצח, שחקו את הקלף הנמוך ביותר. הגבוה אולי ינצח אחר כך.</translation>
    </message>
    <message>
        <source>When you have taken all the points so far, go on with cards that nobody can beat.</source>
        <translation>אם לקחתם את כל הנקודות עד עכשיו, המשיכו עם קלפים שאף אחד לא יכול לנצח.</translation>
    </message>
    <message>
        <source>When you may play the joker at no trump.</source>
        <translation>מתי מותר לשחק את הג'וקר בלי שליט.</translation>
    </message>
    <message>
        <source>When you play last to a trick without points, take it with your highest card.</source>
        <translation>כשאתם אחרונים בלקיחה בלי נקודות, קחו אותה בקלף הגבוה ביותר.</translation>
    </message>
    <message>
        <source>When your bid is lost, spoil the others' bids: take tricks they need, or leave them one too many.</source>
        <translation>כשההכרזה אבודה, הכשילו את ההכרזות של האחרים: קחו לקיחות שהם צריכים, או השאירו להם אחת יותר מדי.</translation>
    </message>
    <message>
        <source>When your partner runs a long suit, play your high card under theirs, so that they can go on.</source>
        <translation>כשהשותף מוביל סדרה ארוכה ומנצח, שחקו את הקלף הגבוה שלכם מתחת לשלו, כדי לא לחסום את הסדרה.</translation>
    </message>
    <message>
        <source>When your partner's card is safe, add a card worth points to the trick.</source>
        <translation>כשהקלף של השותף בטוח, הוסיפו ללקיחה קלף ששווה נקודות.</translation>
    </message>
    <message>
        <source>When your partner's card is safe, play a 10, a 14 or a 5 on the trick.</source>
        <translation>כשהקלף של השותף בטוח, הוסיפו ללקיחה 10, 14 או 5.</translation>
    </message>
    <message>
        <source>When your side declares, lead trumps until the others have none. Then your high cards are safe.</source>
        <translation>כשאתם בצד של המכריז, הובילו שליטים עד שלא יישארו לאחרים. אז שאר הקלפים הגבוהים שלכם בטוחים.</translation>
    </message>
    <message>
        <source>While you have trumps, lead your only card of a suit early. You can trump that suit next time.</source>
        <translation>כל עוד יש לכם שליטים, הובילו מוקדם את הקלף היחיד שלכם בסדרה. בפעם הבאה תוכלו לחתוך אותה.</translation>
    </message>
    <message>
        <source>While you have trumps, throw your last card of a short suit.</source>
        <translation>כל עוד יש לכם שליטים, זרקו את הקלף האחרון שלכם בסדרה קצרה.</translation>
    </message>
    <message>
        <source>While you need tricks, take every one you can, with the highest card that you won't need later.</source>
        <translation>כל עוד חסרות לכם לקיחות, קחו כל לקיחה שאפשר, בקלף הגבוה ביותר שלא תצטרכו אחר כך.</translation>
    </message>
    <message>
        <source>Who decides which cards are discarded.</source>
        <translation>מי מחליט אילו קלפים מונחים בצד.</translation>
    </message>
    <message>
        <source>Who leads first against a player who is alone.</source>
        <translation>מי מוביל ראשון נגד שחקן לבדו.</translation>
    </message>
    <message>
        <source>Who may go on bidding after the dealer holds.</source>
        <translation>מי יכול להמשיך להכריז אחרי שהמחלק החזיק.</translation>
    </message>
    <message>
        <source>Who wins when both sides reach 500 in one deal.</source>
        <translation>מי מנצח כששני הצדדים מגיעים ל-500 באותה חלוקה.</translation>
    </message>
    <message>
        <source>Win three of five tricks with your partner, or dare it alone.</source>
        <translation>חמישה קלפים לכל אחד: קחו שלוש לקיחות עם השותף, או העזו לבד.</translation>
    </message>
    <message>
        <source>Win with the lowest card that will do, above all when you play last.</source>
        <translation>נצחו בקלף הנמוך ביותר שמספיק, בעיקר כשאתם אחרונים.</translation>
    </message>
    <message>
        <source>With 100 points or more, you must call at least 20.</source>
        <translation>עם 100 נקודות או יותר חייבים להכריז 20 לפחות.</translation>
    </message>
    <message>
        <source>With few cards in a side suit you can trump it soon.</source>
        <translation>עם מעט קלפים בסדרה אחרת אפשר יהיה לחתוך אותה מהר.</translation>
    </message>
    <message>
        <source>With low cards in every suit, consider bidding to lose every trick.</source>
        <translation>עם קלפים נמוכים בכל הסדרות, שקלו להכריז מיזר.</translation>
    </message>
    <message>
        <source>With nothing better to do, lead your longest suit. Its low cards win in the end.</source>
        <translation>כשאין משהו טוב יותר, הובילו את הסדרה הארוכה ביותר. הקלפים הנמוכים שלה מנצחים בסוף.</translation>
    </message>
    <message>
        <source>With three players, thirteen cards are set aside, unseen.</source>
        <translation>עם שלושה שחקנים, שלושה עשר קלפים מונחים בצד בלי שרואים אותם.</translation>
    </message>
    <message>
        <source>With {players} players, nobody can bid {lowest} tricks.</source>
        <translation>עם {players} שחקנים איש אינו יכול להכריז {lowest} לקיחות.</translation>
    </message>
    <message>
        <source>Words must be separated by exactly one space.</source>
        <translation>בין המילים חייב להיות רווח אחד בדיוק.</translation>
    </message>
    <message>
        <source>You bid blind when you should look, or look when only a blind bid can help.</source>
        <translation>אתם מכריזים בעיוורון כשכדאי להסתכל, או מסתכלים כשרק הכרזה עיוורת יכולה לעזור.</translation>
    </message>
    <message>
        <source>You bid less than your cards are worth.</source>
        <translation>אתם מכריזים פחות ממה שהקלפים שווים.</translation>
    </message>
    <message>
        <source>You bid more than your cards will take.</source>
        <translation>אתם מכריזים יותר ממה שהקלפים ייקחו.</translation>
    </message>
    <message>
        <source>You bid over your partner when you should let them play.</source>
        <translation>אתם מכריזים מעל השותף במקום לתת לו לשחק.</translation>
    </message>
    <message>
        <source>You bid the wrong suit.</source>
        <translation>אתם מכריזים על הסדרה הלא נכונה.</translation>
    </message>
    <message>
        <source>You bid to lose every trick with hands that would take one.</source>
        <translation>אתם מכריזים מיזר עם ידיים שייקחו לקיחה.</translation>
    </message>
    <message>
        <source>You bid too few tricks.</source>
        <translation>אתם מכריזים על מעט מדי לקיחות.</translation>
    </message>
    <message>
        <source>You bid too many tricks.</source>
        <translation>אתם מכריזים על יותר מדי לקיחות.</translation>
    </message>
    <message>
        <source>You bid with hands that are worth a pass.</source>
        <translation>אתם מכריזים עם ידיים שבהן צריך לומר פס.</translation>
    </message>
    <message>
        <source>You can check only your partner's bid, and only while an opponent is still bidding.</source>
        <translation>אפשר לומר צ'ק רק על הכרזת השותף, כל עוד יריב עדיין מכריז.</translation>
    </message>
    <message>
        <source>You can't discard that card.</source>
        <translation>אסור להניח בצד את הקלף הזה.</translation>
    </message>
    <message>
        <source>You can't go on the kitty.</source>
        <translation>אי אפשר ללכת על הקופה.</translation>
    </message>
    <message>
        <source>You can't lead hearts before a heart or the queen of spades has been played.</source>
        <translation>אסור להוביל לב לפני ששוחקו לב או מלכת העלה.</translation>
    </message>
    <message>
        <source>You can't lead hearts before somebody has thrown one.</source>
        <translation>אסור להוביל לב לפני שמישהו זרק לב.</translation>
    </message>
    <message>
        <source>You can't lead spades before somebody has played one.</source>
        <translation>אסור להוביל עלה לפני שמישהו שיחק עלה.</translation>
    </message>
    <message>
        <source>You can't lead the joker as that suit.</source>
        <translation>אסור להוביל את הג'וקר בתור הסדרה הזאת.</translation>
    </message>
    <message>
        <source>You can't pass here.</source>
        <translation>כאן אסור לומר פס.</translation>
    </message>
    <message>
        <source>You can't play a spade on the first trick.</source>
        <translation>אסור לשחק עלה בלקיחה הראשונה.</translation>
    </message>
    <message>
        <source>You can't play the joker now.</source>
        <translation>אסור לשחק עכשיו את הג'וקר.</translation>
    </message>
    <message>
        <source>You can't throw a card with points on the first trick.</source>
        <translation>אסור לזרוק קלף עם נקודות בלקיחה הראשונה.</translation>
    </message>
    <message>
        <source>You can't throw hearts on the first trick.</source>
        <translation>אסור לזרוק לבבות בלקיחה הראשונה.</translation>
    </message>
    <message>
        <source>You can't throw hearts or the queen of spades on the first trick.</source>
        <translation>אסור לזרוק לבבות או את מלכת העלה בלקיחה הראשונה.</translation>
    </message>
    <message>
        <source>You choose the wrong partners.</source>
        <translation>אתם בוחרים את השותפים הלא נכונים.</translation>
    </message>
    <message>
        <source>You defend alone when you need your partner, or together when you don't.</source>
        <translation>אתם מגנים לבד כשצריך את השותף, או יחד כשלא צריך אותו.</translation>
    </message>
    <message>
        <source>You discard cards that count points.</source>
        <translation>אתם מניחים בצד קלפים ששווים נקודות.</translation>
    </message>
    <message>
        <source>You discard cards that would win tricks.</source>
        <translation>אתם מניחים בצד קלפים שהיו לוקחים לקיחות.</translation>
    </message>
    <message>
        <source>You discard trumps.</source>
        <translation>אתם מניחים בצד שליטים.</translation>
    </message>
    <message>
        <source>You don't draw trumps.</source>
        <translation>אתם לא מוציאים את השליטים של האחרים.</translation>
    </message>
    <message>
        <source>You don't have that card.</source>
        <translation>הקלף הזה לא בידכם.</translation>
    </message>
    <message>
        <source>You don't have to play the five or jack of trumps or the ace of hearts on a lower trump.</source>
        <translation>את החמש והנסיך של השליט ואת אס הלב לא חייבים לשחק על שליט נמוך יותר.</translation>
    </message>
    <message>
        <source>You don't lead from a short suit while you can trump.</source>
        <translation>אתם לא מובילים סדרה קצרה, אף שאחר כך תוכלו לחתוך אותה.</translation>
    </message>
    <message>
        <source>You don't lead trumps against a declarer who needs to trump.</source>
        <translation>אתם לא מובילים שליטים נגד מכריז שצריך לחתוך.</translation>
    </message>
    <message>
        <source>You don't lead your partner's suit.</source>
        <translation>אתם לא מובילים את הסדרה של השותף.</translation>
    </message>
    <message>
        <source>You don't take your sure tricks in time.</source>
        <translation>אתם לא לוקחים בזמן את הלקיחות הבטוחות.</translation>
    </message>
    <message>
        <source>You don't trump when you could.</source>
        <translation>אתם לא חותכים כשאפשר.</translation>
    </message>
    <message>
        <source>You give points to the other side.</source>
        <translation>אתם נותנים נקודות לצד השני.</translation>
    </message>
    <message>
        <source>You give the points to the wrong players.</source>
        <translation>אתם נותנים את הנקודות לשחקנים הלא נכונים.</translation>
    </message>
    <message>
        <source>You help a declarer who wants no tricks.</source>
        <translation>אתם עוזרים למכריז שלא רוצה לקיחות.</translation>
    </message>
    <message>
        <source>You hold points back when your partner wins the trick.</source>
        <translation>אתם לא נותנים נקודות כשהשותף מנצח בלקיחה.</translation>
    </message>
    <message>
        <source>You keep dangerous cards when you pass cards.</source>
        <translation>אתם שומרים קלפים מסוכנים כשמעבירים קלפים.</translation>
    </message>
    <message>
        <source>You keep high cards that only stand in the way.</source>
        <translation>אתם שומרים קלפים גבוהים שרק מפריעים.</translation>
    </message>
    <message>
        <source>You keep high cards that take too many tricks.</source>
        <translation>אתם שומרים קלפים גבוהים שלוקחים יותר מדי לקיחות.</translation>
    </message>
    <message>
        <source>You keep high cards that win nothing, and discard useful ones.</source>
        <translation>אתם שומרים קלפים גבוהים שלא מנצחים, ומניחים בצד קלפים מועילים.</translation>
    </message>
    <message>
        <source>You keep high cards when you have to lose all tricks.</source>
        <translation>אתם שומרים קלפים גבוהים כשצריך להפסיד כל לקיחה.</translation>
    </message>
    <message>
        <source>You keep short suits when you could get rid of them.</source>
        <translation>אתם שומרים סדרות קצרות שאפשר להיפטר מהן.</translation>
    </message>
    <message>
        <source>You keep single cards when you could throw them and trump later.</source>
        <translation>אתם שומרים קלפים בודדים במקום לזרוק אותם ולחתוך אחר כך.</translation>
    </message>
    <message>
        <source>You lead a high card when a lower one of the suit is better.</source>
        <translation>אתם מובילים קלף גבוה כשקלף נמוך יותר מאותה סדרה עדיף.</translation>
    </message>
    <message>
        <source>You lead a low card when you hold a high one of the suit.</source>
        <translation>אתם מובילים קלף נמוך כשיש לכם קלף גבוה מאותה סדרה.</translation>
    </message>
    <message>
        <source>You lead away from high cards that aren't the highest.</source>
        <translation>אתם מובילים מתחת לקלפים גבוהים שאינם הגבוהים ביותר.</translation>
    </message>
    <message>
        <source>You lead high cards that take the trick.</source>
        <translation>אתם מובילים קלפים גבוהים שלוקחים את הלקיחה.</translation>
    </message>
    <message>
        <source>You lead short or weak suits instead of your long one.</source>
        <translation>אתם מובילים סדרות קצרות או חלשות במקום הארוכה.</translation>
    </message>
    <message>
        <source>You lead suits that an opponent can trump.</source>
        <translation>אתם מובילים סדרות שיריב יכול לחתוך.</translation>
    </message>
    <message>
        <source>You lead suits that bring points back to you.</source>
        <translation>אתם מובילים סדרות שבהן הנקודות מגיעות בסוף אליכם.</translation>
    </message>
    <message>
        <source>You lead trumps and do the declarer's work for them.</source>
        <translation>אתם מובילים שליטים במקום המכריז.</translation>
    </message>
    <message>
        <source>You lead trumps when another lead is better.</source>
        <translation>אתם מובילים שליטים כשקלף אחר עדיף.</translation>
    </message>
    <message>
        <source>You lead your low cards too soon.</source>
        <translation>אתם מובילים את הקלפים הנמוכים מוקדם מדי.</translation>
    </message>
    <message>
        <source>You lead your winners too soon.</source>
        <translation>אתם מובילים את הקלפים המנצחים מוקדם מדי.</translation>
    </message>
    <message>
        <source>You leave the card turned up when you should take it.</source>
        <translation>אתם משאירים את הקלף הגלוי כשצריך לקחת אותו.</translation>
    </message>
    <message>
        <source>You leave tricks that you could take.</source>
        <translation>אתם משאירים לקיחות שאפשר לקחת.</translation>
    </message>
    <message>
        <source>You let a trick go that you needed.</source>
        <translation>אתם מוותרים על לקיחה שהייתם צריכים.</translation>
    </message>
    <message>
        <source>You let somebody take all the points.</source>
        <translation>אתם נותנים למישהו לקחת את כל הנקודות.</translation>
    </message>
    <message>
        <source>You may play the Bird at any time, even if you could follow. Try to win tricks with many points in them.</source>
        <translation>מותר לשחק את הציפור בכל רגע, גם אם אפשר לשרת. כדאי לקחת לקיחות עם הרבה נקודות.</translation>
    </message>
    <message>
        <source>You miss hands that could lose every trick.</source>
        <translation>אתם מפספסים ידיים שמתאימות למיזר.</translation>
    </message>
    <message>
        <source>You miss the chance to empty a suit when you pass cards.</source>
        <translation>אתם מפספסים הזדמנות לרוקן סדרה כשמעבירים קלפים.</translation>
    </message>
    <message>
        <source>You must follow the suit led.</source>
        <translation>חובה לשרת את הסדרה שהובלה.</translation>
    </message>
    <message>
        <source>You name the wrong trump.</source>
        <translation>אתם קובעים את השליט הלא נכון.</translation>
    </message>
    <message>
        <source>You need three tricks of your own. Three sure trumps are usually enough.</source>
        <translation>צריך שלוש לקיחות משלכם. שלושה שליטים בטוחים מספיקים בדרך כלל.</translation>
    </message>
    <message>
        <source>You pass high cards that you should keep.</source>
        <translation>אתם מעבירים קלפים גבוהים שכדאי לשמור.</translation>
    </message>
    <message>
        <source>You pass low cards that you need.</source>
        <translation>אתם מעבירים קלפים נמוכים שאתם צריכים.</translation>
    </message>
    <message>
        <source>You pass with hands that are worth a bid.</source>
        <translation>אתם אומרים פס עם ידיים ששוות הכרזה.</translation>
    </message>
    <message>
        <source>You play low cards when a higher one would cost no more.</source>
        <translation>אתם משחקים קלפים נמוכים כשקלף גבוה יותר לא היה עולה לכם יותר.</translation>
    </message>
    <message>
        <source>You play low when you could take a trick without points.</source>
        <translation>אתם נשארים מתחת כשאפשר לקחת לקיחה בלי נקודות.</translation>
    </message>
    <message>
        <source>You score only if you take exactly as many tricks as you say.</source>
        <translation>מקבלים נקודות רק אם לוקחים בדיוק כמה שאמרתם.</translation>
    </message>
    <message>
        <source>You stop thinking once your bid is lost.</source>
        <translation>אתם מפסיקים לחשוב כשההכרזה אבודה.</translation>
    </message>
    <message>
        <source>You stop when you could take all the points.</source>
        <translation>אתם עוצרים כשאפשר לקחת את כל הנקודות.</translation>
    </message>
    <message>
        <source>You swap low cards that you should keep, or keep some that you should swap.</source>
        <translation>אתם מחליפים קלפים נמוכים שצריך לשמור, או שומרים קלפים שצריך להחליף.</translation>
    </message>
    <message>
        <source>You take a trick when you have to lose them all.</source>
        <translation>אתם לוקחים לקיחה כשצריך להפסיד את כולן.</translation>
    </message>
    <message>
        <source>You take one trick too many.</source>
        <translation>אתם לוקחים לקיחה אחת יותר מדי.</translation>
    </message>
    <message>
        <source>You take the card turned up when you should leave it.</source>
        <translation>אתם לוקחים את הקלף הגלוי כשצריך להשאיר אותו.</translation>
    </message>
    <message>
        <source>You take the tricks you need with the wrong cards.</source>
        <translation>אתם לוקחים לקיחות נחוצות בקלפים הלא נכונים.</translation>
    </message>
    <message>
        <source>You take tricks that you could leave.</source>
        <translation>אתם לוקחים לקיחות שאפשר לוותר עליהן.</translation>
    </message>
    <message>
        <source>You take tricks that you should leave to others.</source>
        <translation>אתם לוקחים לקיחות שכדאי להשאיר לאחרים.</translation>
    </message>
    <message>
        <source>You take tricks that your partner was winning.</source>
        <translation>אתם לוקחים לקיחות שהשותף כבר ניצח בהן.</translation>
    </message>
    <message>
        <source>You throw away cards that would win later.</source>
        <translation>אתם זורקים קלפים שהיו מנצחים אחר כך.</translation>
    </message>
    <message>
        <source>You throw cards of the wrong suit.</source>
        <translation>אתם זורקים קלפים מהסדרה הלא נכונה.</translation>
    </message>
    <message>
        <source>You throw harmless cards and keep dangerous ones.</source>
        <translation>אתם זורקים קלפים לא מזיקים ושומרים את המסוכנים.</translation>
    </message>
    <message>
        <source>You throw high cards that you still need.</source>
        <translation>אתם זורקים קלפים גבוהים שעוד תצטרכו.</translation>
    </message>
    <message>
        <source>You throw the low card that guards a high one.</source>
        <translation>אתם זורקים את הקלף הנמוך שמגן על קלף גבוה.</translation>
    </message>
    <message>
        <source>You throw trumps on tricks that they don't win.</source>
        <translation>אתם זורקים שליטים בלקיחות שהם לא מנצחים בהן.</translation>
    </message>
    <message>
        <source>You trump tricks that aren't worth a trump.</source>
        <translation>אתם חותכים לקיחות שלא שוות שליט.</translation>
    </message>
    <message>
        <source>You try to win with a card that is too low.</source>
        <translation>אתם מנסים לנצח בקלף נמוך מדי.</translation>
    </message>
    <message>
        <source>You waste high cards on tricks that you don't win.</source>
        <translation>אתם מבזבזים קלפים גבוהים על לקיחות שלא מנצחים בהן.</translation>
    </message>
    <message>
        <source>You win tricks with a higher card than you need.</source>
        <translation>אתם מנצחים בקלף גבוה ממה שצריך.</translation>
    </message>
    <message>
        <source>Your current rules for {game} don't allow this deal: {reason}</source>
        <translation>החוקים הנוכחיים שלכם ל-{game} לא מתירים את החלוקה הזאת: {reason}</translation>
    </message>
    <message>
        <source>Zero bids score 5</source>
        <translation>הכרזת אפס שווה 5</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>רשימה</translation>
    </message>
    <message>
        <source>a very large number</source>
        <translation>מספר גדול מאוד</translation>
    </message>
    <message>
        <source>above 10 hearts</source>
        <translation>מעל 10 לב</translation>
    </message>
    <message>
        <source>above the king</source>
        <translation>מעל המלך</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>אס</translation>
    </message>
    <message>
        <source>after discarding</source>
        <translation>אחרי ההנחה בצד</translation>
    </message>
    <message>
        <source>after taking the centre, before discarding</source>
        <translation>אחרי לקיחת המרכז, לפני ההנחה בצד</translation>
    </message>
    <message>
        <source>all cards but trumps</source>
        <translation>כל הקלפים חוץ מהשליטים</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>כל השמונה</translation>
    </message>
    <message>
        <source>all hearts</source>
        <translation>כל הלבבות</translation>
    </message>
    <message>
        <source>all hearts and the queen of spades</source>
        <translation>כל הלבבות ומלכת העלה</translation>
    </message>
    <message>
        <source>all of them win</source>
        <translation>כולם מנצחים</translation>
    </message>
    <message>
        <source>all the cards with points</source>
        <translation>כל הקלפים עם הנקודות</translation>
    </message>
    <message>
        <source>all the points for everyone else</source>
        <translation>כל הנקודות לכל אחד אחר</translation>
    </message>
    <message>
        <source>all the points off your own score</source>
        <translation>כל הנקודות פחות בניקוד העצמי</translation>
    </message>
    <message>
        <source>always across</source>
        <translation>תמיד לשחקן שממול</translation>
    </message>
    <message>
        <source>always clubs</source>
        <translation>תמיד תלתן</translation>
    </message>
    <message>
        <source>always diamonds</source>
        <translation>תמיד יהלום</translation>
    </message>
    <message>
        <source>always hearts</source>
        <translation>תמיד לב</translation>
    </message>
    <message>
        <source>always spades</source>
        <translation>תמיד עלה</translation>
    </message>
    <message>
        <source>always to the left</source>
        <translation>תמיד שמאלה</translation>
    </message>
    <message>
        <source>always to the right</source>
        <translation>תמיד ימינה</translation>
    </message>
    <message>
        <source>always to the second on the left</source>
        <translation>תמיד לשני משמאל</translation>
    </message>
    <message>
        <source>always to the second on the right</source>
        <translation>תמיד לשני מימין</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>אובייקט</translation>
    </message>
    <message>
        <source>another deal</source>
        <translation>עוד חלוקה</translation>
    </message>
    <message>
        <source>another player took all the points</source>
        <translation>שחקן אחר לקח את כל הנקודות</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>כל סדרה</translation>
    </message>
    <message>
        <source>are bags</source>
        <translation>הן שקים</translation>
    </message>
    <message>
        <source>as a card of a suit (tournament)</source>
        <translation>בתור קלף של סדרה (תחרות)</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>בכל עת</translation>
    </message>
    <message>
        <source>at any time, even if you could follow</source>
        <translation>בכל רגע, גם אם אפשר לשרת</translation>
    </message>
    <message>
        <source>at or over the target</source>
        <translation>ביעד או מעליו</translation>
    </message>
    <message>
        <source>bagged</source>
        <translation>מחלק חייב להכריז</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>שקים</translation>
    </message>
    <message>
        <source>bags: {bags}</source>
        <translation>שקים: {bags}</translation>
    </message>
    <message>
        <source>bags: {bags}, so far {all}</source>
        <translation>שקים: {bags}, עד כה {all}</translation>
    </message>
    <message>
        <source>before taking the centre</source>
        <translation>לפני לקיחת המרכז</translation>
    </message>
    <message>
        <source>below 10 hearts</source>
        <translation>מתחת ל-10 לב</translation>
    </message>
    <message>
        <source>below 8 spades</source>
        <translation>מתחת ל-8 עלה</translation>
    </message>
    <message>
        <source>between the 10 and the 11 of trumps</source>
        <translation>בין ה-10 ל-11 של השליט</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}</source>
        <translation>הכרזה {bid}, לקיחות {tricks}</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: exact</source>
        <translation>הכרזה {bid}, לקיחות {tricks}: בדיוק</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>ג'וקר גדול</translation>
    </message>
    <message>
        <source>black</source>
        <translation>שחור</translation>
    </message>
    <message>
        <source>blind nil failed: {tricks}</source>
        <translation>אפס עיוור נכשל, לקיחות: {tricks}</translation>
    </message>
    <message>
        <source>blind nil made</source>
        <translation>אפס עיוור הצליח</translation>
    </message>
    <message>
        <source>bottoms</source>
        <translation>bottoms</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>נפתח</translation>
    </message>
    <message>
        <source>by its value</source>
        <translation>לפי ערכו</translation>
    </message>
    <message>
        <source>can be bid</source>
        <translation>אפשר להכריז</translation>
    </message>
    <message>
        <source>can win the auction</source>
        <translation>יכולות לזכות במכרז</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>מרכז</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>תלתן</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>צבע</translation>
    </message>
    <message>
        <source>cost 1 point each</source>
        <translation>עולות נקודה אחת כל אחת</translation>
    </message>
    <message>
        <source>costs 30</source>
        <translation>עולה 30</translation>
    </message>
    <message>
        <source>costs 60</source>
        <translation>עולה 60</translation>
    </message>
    <message>
        <source>count for the partner's bid</source>
        <translation>נחשבות להכרזה של השותף</translation>
    </message>
    <message>
        <source>count nothing</source>
        <translation>לא נחשבות</translation>
    </message>
    <message>
        <source>cut-throat</source>
        <translation>כל אחד לבדו</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>מכריז</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>יהלום</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>מכריז</translation>
    </message>
    <message>
        <source>down to one card</source>
        <translation>עד קלף אחד</translation>
    </message>
    <message>
        <source>down to one card and up again</source>
        <translation>עד קלף אחד ושוב למעלה</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>כל אחד לבדו</translation>
    </message>
    <message>
        <source>each player chooses</source>
        <translation>כל שחקן בוחר</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>שמונה</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>אחת עשרה</translation>
    </message>
    <message>
        <source>everyone alone</source>
        <translation>כל אחד לבדו</translation>
    </message>
    <message>
        <source>everyone plays alone</source>
        <translation>כל אחד לעצמו</translation>
    </message>
    <message>
        <source>everyone who has not passed</source>
        <translation>כל מי שלא אמר פס</translation>
    </message>
    <message>
        <source>exact bid: 10 plus 1 for each trick</source>
        <translation>הכרזה מדויקת: 10 ועוד 1 לכל לקיחה</translation>
    </message>
    <message>
        <source>exact bid: 10 plus the square of the bid</source>
        <translation>הכרזה מדויקת: 10 ועוד ריבוע ההכרזה</translation>
    </message>
    <message>
        <source>exact: 10 plus tricks; else minus the difference</source>
        <translation>הכרזה מדויקת: 10 ועוד 1 לכל לקיחה; אחרת מינוס ההפרש</translation>
    </message>
    <message>
        <source>five</source>
        <translation>חמש</translation>
    </message>
    <message>
        <source>for a side at least 100 points behind</source>
        <translation>לצד שמפגר ב-100 נקודות לפחות</translation>
    </message>
    <message>
        <source>for everyone</source>
        <translation>לכולם</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>לאף אחד</translation>
    </message>
    <message>
        <source>four</source>
        <translation>ארבע</translation>
    </message>
    <message>
        <source>from one card up and down again</source>
        <translation>מקלף אחד למעלה ושוב למטה</translation>
    </message>
    <message>
        <source>go to the declarer's side</source>
        <translation>הולכות לצד המכריז</translation>
    </message>
    <message>
        <source>go with the last trick</source>
        <translation>הולכות עם הלקיחה האחרונה</translation>
    </message>
    <message>
        <source>going under</source>
        <translation>going under</translation>
    </message>
    <message>
        <source>green</source>
        <translation>ירוק</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>לב</translation>
    </message>
    <message>
        <source>hearts: {hearts}</source>
        <translation>לבבות: {hearts}</translation>
    </message>
    <message>
        <source>hearts: {hearts}, and the jack of diamonds</source>
        <translation>לבבות: {hearts}, ונסיך היהלום</translation>
    </message>
    <message>
        <source>hearts: {hearts}, and the queen of spades</source>
        <translation>לבבות: {hearts}, ומלכת העלה</translation>
    </message>
    <message>
        <source>hearts: {hearts}, the queen of spades and the jack of diamonds</source>
        <translation>לבבות: {hearts}, מלכת העלה ונסיך היהלום</translation>
    </message>
    <message>
        <source>high</source>
        <translation>גבוה</translation>
    </message>
    <message>
        <source>high and low joker</source>
        <translation>ג'וקר גבוה וג'וקר נמוך</translation>
    </message>
    <message>
        <source>individual</source>
        <translation>יחידים</translation>
    </message>
    <message>
        <source>inkle</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>its number; jack 11, queen 12, king 13, ace 14</source>
        <translation>המספר שעליו; נסיך 11, מלכה 12, מלך 13, אס 14</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>נסיך</translation>
    </message>
    <message>
        <source>jjdd</source>
        <translation>jjdd</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ג'וקר</translation>
    </message>
    <message>
        <source>king</source>
        <translation>מלך</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>קופה</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>משמאל למחלק</translation>
    </message>
    <message>
        <source>left of the declarer</source>
        <translation>משמאל למכריז</translation>
    </message>
    <message>
        <source>left, right, across, not at all</source>
        <translation>שמאלה, ימינה, ממול, בכלל לא</translation>
    </message>
    <message>
        <source>like any other trump</source>
        <translation>כמו כל שליט אחר</translation>
    </message>
    <message>
        <source>loner</source>
        <translation>לבד</translation>
    </message>
    <message>
        <source>low</source>
        <translation>נמוך</translation>
    </message>
    <message>
        <source>low in diamonds, below the jack in black</source>
        <translation>נמוך ביהלום, מתחת לנסיך בשחור</translation>
    </message>
    <message>
        <source>must call at least 20</source>
        <translation>חייב להכריז 20 לפחות</translation>
    </message>
    <message>
        <source>named by the highest bidder</source>
        <translation>קובע מי שמכריז הכי גבוה</translation>
    </message>
    <message>
        <source>nest</source>
        <translation>קן</translation>
    </message>
    <message>
        <source>never</source>
        <translation>אף פעם</translation>
    </message>
    <message>
        <source>nil failed: {tricks}</source>
        <translation>אפס נכשל, לקיחות: {tricks}</translation>
    </message>
    <message>
        <source>nil made</source>
        <translation>אפס הצליח</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>תשע</translation>
    </message>
    <message>
        <source>no other total</source>
        <translation>באף סכום אחר</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>בלי קנס</translation>
    </message>
    <message>
        <source>no special rule</source>
        <translation>אין כלל מיוחד</translation>
    </message>
    <message>
        <source>no, always follow</source>
        <translation>לא, תמיד לשרת</translation>
    </message>
    <message>
        <source>none of the points it took</source>
        <translation>אף אחת מהנקודות שלקח</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>אסורות</translation>
    </message>
    <message>
        <source>not broken yet</source>
        <translation>עוד לא נפתח</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>לא משחקים</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>כלום</translation>
    </message>
    <message>
        <source>nothing: everyone bids at least one</source>
        <translation>כלום: כל אחד מכריז לפחות לקיחה אחת</translation>
    </message>
    <message>
        <source>omnibus</source>
        <translation>אומניבוס</translation>
    </message>
    <message>
        <source>on the green</source>
        <translation>on the green</translation>
    </message>
    <message>
        <source>once a heart has been played</source>
        <translation>מרגע ששוחק לב</translation>
    </message>
    <message>
        <source>once a heart or the queen has been played</source>
        <translation>מרגע ששוחק לב או המלכה</translation>
    </message>
    <message>
        <source>once a spade has been played</source>
        <translation>אחרי ששוחק עלה</translation>
    </message>
    <message>
        <source>one</source>
        <translation>אחת</translation>
    </message>
    <message>
        <source>one call each</source>
        <translation>קריאה אחת לכל אחד</translation>
    </message>
    <message>
        <source>one per player in each deal</source>
        <translation>אחד לשחקן בחלוקה</translation>
    </message>
    <message>
        <source>one per side in each deal</source>
        <translation>אחד לצד בחלוקה</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>נקודה אחת</translation>
    </message>
    <message>
        <source>only a suit you may still hold</source>
        <translation>רק סדרה שאולי עוד יש לכם</translation>
    </message>
    <message>
        <source>only if needed</source>
        <translation>רק אם צריך</translation>
    </message>
    <message>
        <source>only if needed, and only trumps</source>
        <translation>רק אם צריך, ואז שליטים</translation>
    </message>
    <message>
        <source>only show a suit (inkle)</source>
        <translation>רק מראות סדרה (רמז)</translation>
    </message>
    <message>
        <source>only the dealer and the player whose call was held</source>
        <translation>רק המחלק והשחקן שהכרזתו הוחזקה</translation>
    </message>
    <message>
        <source>only when void</source>
        <translation>רק כשאין מהסדרה</translation>
    </message>
    <message>
        <source>over a bid of seven</source>
        <translation>על הכרזה של שבע</translation>
    </message>
    <message>
        <source>over the target</source>
        <translation>מעל היעד</translation>
    </message>
    <message>
        <source>partners face each other</source>
        <translation>שותפים יושבים זה מול זה</translation>
    </message>
    <message>
        <source>points in hearts: {hearts}, in spades: {spades}</source>
        <translation>נקודות בלב: {hearts}, בעלה: {spades}</translation>
    </message>
    <message>
        <source>points in hearts: {hearts}, in spades: {spades}, and the jack of diamonds</source>
        <translation>נקודות בלב: {hearts}, בעלה: {spades}, ונסיך היהלום</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>מלכה</translation>
    </message>
    <message>
        <source>red</source>
        <translation>אדום</translation>
    </message>
    <message>
        <source>rob</source>
        <translation>לגנוב</translation>
    </message>
    <message>
        <source>score for nobody</source>
        <translation>לא נחשבות לאף אחד</translation>
    </message>
    <message>
        <source>scores nothing when others make their bid</source>
        <translation>לא מקבל כלום כשאחרים משיגים את הכרזתם</translation>
    </message>
    <message>
        <source>screw the dealer</source>
        <translation>screw the dealer</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>בצד</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>שבע</translation>
    </message>
    <message>
        <source>seven is twice six, eight three times six (1904)</source>
        <translation>שבע שווה פעמיים שש, שמונה שלוש פעמים (1904)</translation>
    </message>
    <message>
        <source>six</source>
        <translation>שש</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>שישה שחקנים</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>עלה</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs, none in turn</source>
        <translation>לפי התור עלה, לב, יהלום, תלתן, בלי שליט</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>ערמת משיכה</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>סדרה</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>עשר</translation>
    </message>
    <message>
        <source>ten bags</source>
        <translation>עשרה שקים</translation>
    </message>
    <message>
        <source>ten; six players eight, seven seven, eight six</source>
        <translation>עשרה; שמונה עם 6 שחקנים, שבעה עם 7, שישה עם 8</translation>
    </message>
    <message>
        <source>the Bird</source>
        <translation>הציפור</translation>
    </message>
    <message>
        <source>the Red One</source>
        <translation>האחת האדומה</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>אס</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>אס העלה</translation>
    </message>
    <message>
        <source>the dealer may pass too; then the next one deals</source>
        <translation>גם המחלק יכול לומר פס; אז הבא מחלק</translation>
    </message>
    <message>
        <source>the dealer must bid</source>
        <translation>המחלק חייב להכריז</translation>
    </message>
    <message>
        <source>the dealer takes the centre at the lowest bid</source>
        <translation>המחלק לוקח את המרכז בהכרזה הנמוכה</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>המכריז</translation>
    </message>
    <message>
        <source>the declarer picks partners</source>
        <translation>המכריז בוחר שותפים</translation>
    </message>
    <message>
        <source>the declarer's side</source>
        <translation>צד המכריז</translation>
    </message>
    <message>
        <source>the declarer's side wins</source>
        <translation>צד המכריז מנצח</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>שמונה</translation>
    </message>
    <message>
        <source>the eleven</source>
        <translation>אחת עשרה</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>חמש</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>ארבע</translation>
    </message>
    <message>
        <source>the higher total</source>
        <translation>הסכום הגבוה יותר</translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation>הסכום הגבוה יותר מנצח</translation>
    </message>
    <message>
        <source>the highest card</source>
        <translation>הקלף הגבוה ביותר</translation>
    </message>
    <message>
        <source>the highest trump, but for the Red One</source>
        <translation>השליט הגבוה, חוץ מהאחת האדומה</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>נסיך</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>הג'וקר</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>מלך</translation>
    </message>
    <message>
        <source>the low joker</source>
        <translation>הג'וקר הקטן</translation>
    </message>
    <message>
        <source>the lowest card</source>
        <translation>הקלף הנמוך ביותר</translation>
    </message>
    <message>
        <source>the lowest club is led, and no spade may be played</source>
        <translation>מובילים את התלתן הנמוך, ואסור לשחק עלה</translation>
    </message>
    <message>
        <source>the lowest trump</source>
        <translation>השליט הנמוך</translation>
    </message>
    <message>
        <source>the next dealer deals</source>
        <translation>הבא מחלק</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>תשע</translation>
    </message>
    <message>
        <source>the player left of the dealer</source>
        <translation>השחקן שמשמאל למחלק</translation>
    </message>
    <message>
        <source>the player left of the declarer</source>
        <translation>השחקן שמשמאל למכריז</translation>
    </message>
    <message>
        <source>the player to the left of the dealer leads any card but a spade</source>
        <translation>השחקן שמשמאל למחלק מוביל כל קלף חוץ מעלה</translation>
    </message>
    <message>
        <source>the player who shot it chooses</source>
        <translation>מי שלקח אותן בוחר</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>מלכת</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>אותו מחלק שוב</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>שבע</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>שש</translation>
    </message>
    <message>
        <source>the suit of the card turned up</source>
        <translation>הסדרה של הקלף שנהפך</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>עשר</translation>
    </message>
    <message>
        <source>the thirteen</source>
        <translation>שלוש עשרה</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>שלוש</translation>
    </message>
    <message>
        <source>the twelve</source>
        <translation>שתים עשרה</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>שתיים</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>שלוש עשרה</translation>
    </message>
    <message>
        <source>three</source>
        <translation>שלוש</translation>
    </message>
    <message>
        <source>three nines and tens</source>
        <translation>שלוש תשיעיות ועשיריות</translation>
    </message>
    <message>
        <source>three nines or three tens</source>
        <translation>שלוש תשיעיות או שלוש עשיריות</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>שלושה שחקנים</translation>
    </message>
    <message>
        <source>three sides of two</source>
        <translation>שלושה צדדים של שניים</translation>
    </message>
    <message>
        <source>to everyone in turn, then not at all</source>
        <translation>לכולם בתורם, אחר כך בכלל לא</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>תחרות</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>שליטים</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>שתים עשרה</translation>
    </message>
    <message>
        <source>two</source>
        <translation>שתיים</translation>
    </message>
    <message>
        <source>two jokers, the two of diamonds, the two of spades</source>
        <translation>שני ג'וקרים, שתיים יהלום, שתיים עלה</translation>
    </message>
    <message>
        <source>two jokers, then the ace of spades</source>
        <translation>שני ג'וקרים, ואז אס העלה</translation>
    </message>
    <message>
        <source>two sides of three</source>
        <translation>שני צדדים של שלושה</translation>
    </message>
    <message>
        <source>under the table</source>
        <translation>under the table</translation>
    </message>
    <message>
        <source>until all but one have passed</source>
        <translation>עד שכולם חוץ מאחד אמרו פס</translation>
    </message>
    <message>
        <source>until someone has enough points</source>
        <translation>עד שלמישהו יש מספיק נקודות</translation>
    </message>
    <message>
        <source>wins only by making a call</source>
        <translation>מנצח רק אם הוא משיג הכרזה</translation>
    </message>
    <message>
        <source>with trump</source>
        <translation>עם שליט</translation>
    </message>
    <message>
        <source>without 60 for 120</source>
        <translation>בלי 60 תמורת 120</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>בלי הגבלה</translation>
    </message>
    <message>
        <source>without trump</source>
        <translation>בלי שליט</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>צהוב</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>כן</translation>
    </message>
    <message>
        <source>yes, with the three highest trumps</source>
        <translation>כן, בשלושת השליטים הגבוהים</translation>
    </message>
    <message>
        <source>{bags} of {all}</source>
        <translation>{bags} מתוך {all}</translation>
    </message>
    <message>
        <source>{bid}: the declarer took {tricks} of 10 tricks.</source>
        <translation>{bid}: המכריז לקח {tricks} מתוך 10 לקיחות.</translation>
    </message>
    <message>
        <source>{bid}: the declarer took {tricks} of 5 tricks.</source>
        <translation>{bid}: המכריז לקח {tricks} מ-5 לקיחות.</translation>
    </message>
    <message numerus="yes">
        <source>{bid}: the declarer took {tricks} tricks.</source>
        <extracomment>1: {bid}: the declarer took {tricks} trick.</extracomment>
        <translation><numerusform>{bid}: המכריז לקח לקיחה אחת.</numerusform><numerusform>{bid}: המכריז לקח {tricks} לקיחות.</numerusform></translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 10 tricks.</source>
        <translation>{bid}: צד המכריז לקח {tricks} מ-10 לקיחות.</translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 5 tricks, {points} points.</source>
        <translation>{bid}: צד המכריז לקח {tricks} מ-5 לקיחות, {points} נקודות.</translation>
    </message>
    <message>
        <source>{bid}: the declarer's side took {tricks} of 5 tricks.</source>
        <translation>{bid}: הצד של המכריז לקח {tricks} מ-5 לקיחות.</translation>
    </message>
    <message numerus="yes">
        <source>{bid}: the declarer's side took {tricks} tricks.</source>
        <extracomment>1: {bid}: the declarer's side took {tricks} trick.</extracomment>
        <translation><numerusform>{bid}: צד המכריז לקח לקיחה אחת.</numerusform><numerusform>{bid}: צד המכריז לקח {tricks} לקיחות.</numerusform></translation>
    </message>
    <message>
        <source>{bid}: the declarer's team took {tricks} of {all} tricks.</source>
        <translation>{bid}: קבוצת המכריז לקחה {tricks} מתוך {all} לקיחות.</translation>
    </message>
    <message>
        <source>{card} beats every other card.</source>
        <translation>{card} מנצח כל קלף אחר.</translation>
    </message>
    <message>
        <source>{card} counts as {card_as}.</source>
        <translation>{card} נחשב {card_as}.</translation>
    </message>
    <message>
        <source>{card} counts as {rank} of trumps.</source>
        <translation>{card} נחשב {rank} של השליט.</translation>
    </message>
    <message>
        <source>{card} is a trump between the 10 and the 11.</source>
        <translation>{card} הוא שליט בין ה-10 ל-11.</translation>
    </message>
    <message>
        <source>{card} is always the highest trump.</source>
        <translation>{card} הוא תמיד השליט הגבוה ביותר.</translation>
    </message>
    <message>
        <source>{card} is always the third highest trump.</source>
        <translation>{card} הוא תמיד השליט השלישי בגובהו.</translation>
    </message>
    <message>
        <source>{card} is the highest trump.</source>
        <translation>{card} הוא השליט הגבוה ביותר.</translation>
    </message>
    <message>
        <source>{card} is the left bower and counts as {suit}.</source>
        <translation>{card} הוא הבאואר השמאלי ונחשב {suit}.</translation>
    </message>
    <message>
        <source>{card} is the only trump in this trick.</source>
        <translation>{card} הוא השליט היחיד בלקיחה הזאת.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump after the joker.</source>
        <translation>{card} הוא הבאואר הימני, השליט הגבוה ביותר אחרי הג'וקר.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump after the jokers.</source>
        <translation>{card} הוא הבאואר הימני, השליט הגבוה ביותר אחרי הג'וקרים.</translation>
    </message>
    <message>
        <source>{card} is the right bower, the highest trump.</source>
        <translation>{card} הוא הבאואר הימני, השליט הגבוה ביותר.</translation>
    </message>
    <message>
        <source>{card} is the second highest trump, after the Red One.</source>
        <translation>{card} הוא השליט השני בגובהו, אחרי האחת האדומה.</translation>
    </message>
    <message>
        <source>{card} is the second highest trump, after the five.</source>
        <translation>{card} הוא השליט השני בגובהו, אחרי החמש.</translation>
    </message>
    <message>
        <source>{card} ranks above {card_other}.</source>
        <translation>{card} גבוה מ{card_other}.</translation>
    </message>
    <message>
        <source>{card} was led as {suit}, and nobody played a card of that suit.</source>
        <translation>{card} הובל בתור {suit}, ואיש לא שיחק קלף של הסדרה הזאת.</translation>
    </message>
    <message>
        <source>{card}, led as {suit}, beats every other card.</source>
        <translation>{card}, שהובל בתור {suit}, מנצח כל קלף אחר.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”.</source>
        <translation>ב-{game} אין אפשרות „{option}”.</translation>
    </message>
    <message>
        <source>{game} has no preset “{preset}”.</source>
        <translation>ב-{game} אין ערכה „{preset}”.</translation>
    </message>
    <message>
        <source>{name} doesn't exist.</source>
        <translation>{name} לא קיים.</translation>
    </message>
    <message>
        <source>{name} is a device or a pipe, not a file.</source>
        <translation>{name} הוא התקן או צינור, לא קובץ.</translation>
    </message>
    <message>
        <source>{name} is a folder, not a file.</source>
        <translation>{name} הוא תיקייה, לא קובץ.</translation>
    </message>
    <message>
        <source>{name} is damaged. The last intact version or the defaults are used instead.</source>
        <translation>{name} פגום. במקומו משמשים הגרסה התקינה האחרונה או ערכי ברירת המחדל.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} ריק.</translation>
    </message>
    <message>
        <source>{name}: {detail}.</source>
        <translation>{name}: {detail}.</translation>
    </message>
    <message>
        <source>{program} can't be started: {reason}.</source>
        <translation>אי אפשר להפעיל את {program}: {reason}.</translation>
    </message>
    <message>
        <source>{program} chose an illegal action: “{action}” (“{reason}”).</source>
        <translation>{program} בחרה פעולה אסורה: „{action}” („{reason}”).</translation>
    </message>
    <message>
        <source>{program} chose an illegal action: “{action}”.</source>
        <translation>{program} בחרה פעולה אסורה: „{action}”.</translation>
    </message>
    <message>
        <source>{program} ended or closed its output without an answer.</source>
        <translation>{program} נסגרה או סגרה את הפלט שלה בלי לענות.</translation>
    </message>
    <message>
        <source>{program} gave no answer within {seconds} seconds.</source>
        <translation>{program} לא ענתה תוך {seconds} שניות.</translation>
    </message>
    <message>
        <source>{program} wrote a line of more than {size} kB.</source>
        <translation>{program} כתבה שורה של יותר מ-{size} קילובייט.</translation>
    </message>
    <message>
        <source>{program} wrote a line that isn't a valid answer: “{line}”.</source>
        <translation>{program} כתבה שורה שאינה תשובה תקינה: „{line}”.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks at 5 points each</source>
        <extracomment>1: {tricks} trick at 5 points each</extracomment>
        <translation><numerusform>לקיחה אחת ב-5 נקודות</numerusform><numerusform>{tricks} לקיחות ב-5 נקודות כל אחת</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks at {each} points each</source>
        <extracomment>1: {tricks} trick at {each} points each</extracomment>
        <translation><numerusform>לקיחה אחת ב-{each} נקודות</numerusform><numerusform>{tricks} לקיחות ב-{each} נקודות כל אחת</numerusform></translation>
    </message>
    <message>
        <source>“{command}” has a quotation mark without its partner.</source>
        <translation>ב-„{command}” חסר מירכאות סוגרות.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>„{key}” חסר.</translation>
    </message>
    <message>
        <source>“{key}” must be a list.</source>
        <translation>„{key}” חייב להיות רשימה.</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>„{key}” חייב להיות מספר שלם.</translation>
    </message>
    <message>
        <source>“{key}” must be an object.</source>
        <translation>„{key}” חייב להיות אובייקט.</translation>
    </message>
    <message>
        <source>“{key}” must be text.</source>
        <translation>„{key}” חייב להיות טקסט.</translation>
    </message>
    <message>
        <source>“{key}” must be the name of a game.</source>
        <translation>„{key}” חייב להיות שם של משחק.</translation>
    </message>
    <message>
        <source>“{letter}” can't be part of a deal code.</source>
        <translation>„{letter}” לא יכול להיות חלק מקוד חלוקה.</translation>
    </message>
    <message>
        <source>“{name}” isn't executable. Make it so, or put its interpreter first.</source>
        <translation>„{name}” אינו קובץ הפעלה. הפכו אותו לכזה, או כתבו לפניו את המפרש שלו.</translation>
    </message>
    <message>
        <source>“{text}” isn't a deal, a deal code or a deal number.</source>
        <translation>„{text}” אינו חלוקה, קוד חלוקה או מספר חלוקה.</translation>
    </message>
    <message>
        <source>“{word}” isn't a card of this game.</source>
        <translation>„{word}” אינו קלף במשחק הזה.</translation>
    </message>
    <message>
        <source>“{word}” isn't a seat.</source>
        <translation>„{word}” אינו מקום.</translation>
    </message>
    <message>
        <source>“{word}” isn't a suit.</source>
        <translation>„{word}” אינו סדרה.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>A guided five-minute deal, with no rules to read first</source>
        <translation>חלוקה מודרכת של חמש דקות, בלי לקרוא חוקים קודם</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>ללמוד</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>ללמוד {game}</translation>
    </message>
    <message>
        <source>Lesson begun.</source>
        <translation>השיעור כבר התחיל.</translation>
    </message>
    <message>
        <source>My statistics for {game}</source>
        <translation>הסטטיסטיקה שלי ב-{game}</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>משחק חדש: {game}</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>חדש…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>לשחק</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>לשחק {game}</translation>
    </message>
    <message>
        <source>Seats and house rules for {game}</source>
        <translation>מקומות וחוקי בית של {game}</translation>
    </message>
    <message>
        <source>The unfinished match is kept.</source>
        <translation>המשחק שלא הסתיים נשמר.</translation>
    </message>
</context>
<context>
    <name>HabitsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>ה&amp;דפסה…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;עצירה</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>כל הטעויות</translation>
    </message>
    <message>
        <source>Deals with such a mistake</source>
        <translation>חלוקות עם טעות כזאת</translation>
    </message>
    <message>
        <source>Looking at deals</source>
        <translation>סקירת חלוקות</translation>
    </message>
    <message>
        <source>Mis&amp;take</source>
        <translation>&amp;טעות</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>אין עדיין סקירות</translation>
    </message>
    <message>
        <source>Opens the review at your decision</source>
        <translation>פותח את הסקירה בהחלטה שלכם</translation>
    </message>
    <message>
        <source>Points lost per deal, by month</source>
        <translation>הפסד נקודות לחלוקה, לפי חודשים</translation>
    </message>
    <message>
        <source>Reading finished matches…</source>
        <translation>קריאת משחקים שנגמרו…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>שמירה כ-P&amp;DF…</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Another choice looks better in the simulated deals, but the difference is too small to be sure.</source>
        <translation>אפשרות אחרת נראית טובה יותר בחלוקות בהדמיה, אבל ההפרש קטן מכדי להיות בטוחים.</translation>
    </message>
    <message>
        <source>Another choice scores more in the simulated deals, but the risk is too high.</source>
        <translation>אפשרות אחרת מזכה ביותר נקודות בחלוקות בהדמיה, אבל הסיכון גבוה מדי.</translation>
    </message>
    <message>
        <source>Based only on what you can see.</source>
        <translation>מבוסס רק על מה שאתם יכולים לראות.</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>לבחור</translation>
    </message>
    <message>
        <source>Choose it, then press Enter to confirm.</source>
        <translation>לבחור, ואז ללחוץ על Enter כדי לאשר.</translation>
    </message>
    <message>
        <source>Choose these</source>
        <translation>לבחור את אלה</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>סגירה (Esc)</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Expected results</source>
        <translation>תוצאות צפויות</translation>
    </message>
    <message>
        <source>Fewer points are better, but what the others score counts too.</source>
        <translation>פחות נקודות – עדיף, אבל גם הנקודות של האחרים נחשבות.</translation>
    </message>
    <message>
        <source>Fewer points are better.</source>
        <translation>פחות נקודות – עדיף.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>להשאיר כך</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>פחות</translation>
    </message>
    <message>
        <source>More</source>
        <translation>עוד</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>בלי קלף</translation>
    </message>
    <message>
        <source>Not considered: {calls}.</source>
        <translation>לא נשקלו: {calls}.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>לשחק</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>לבטל</translation>
    </message>
    <message>
        <source>That costs {points} on average.</source>
        <translation>זה עולה {points} בממוצע.</translation>
    </message>
    <message>
        <source>The bars also count the deals that were solved exactly.</source>
        <translation>העמודות סופרות גם את החלוקות שנפתרו במדויק.</translation>
    </message>
    <message>
        <source>The bars weigh the effect on the match, not just the points.</source>
        <translation>העמודות שוקלות את ההשפעה על המשחק כולו, לא רק את הנקודות.</translation>
    </message>
    <message>
        <source>by rule of thumb</source>
        <translation>לפי כלל אצבע</translation>
    </message>
    <message>
        <source>longer is better</source>
        <translation>ארוך יותר, טוב יותר</translation>
    </message>
    <message>
        <source>made</source>
        <translation>הושג</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>חושב…</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>מעט מדי</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>לקיחות</translation>
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
        <translation><numerusform>חלוקה אחת בהדמיה</numerusform><numerusform>{n} חלוקות בהדמיה</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals so far</source>
        <extracomment>1: {n} deal so far</extracomment>
        <translation><numerusform>חלוקה אחת עד כה</numerusform><numerusform>{n} חלוקות עד כה</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} deals solved exactly.</source>
        <extracomment>1: {n} deal solved exactly.</extracomment>
        <translation><numerusform>חלוקה אחת נפתרה במדויק.</numerusform><numerusform>{n} חלוקות נפתרו במדויק.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} other calls were not considered.</source>
        <extracomment>1: {n} other call was not considered.</extracomment>
        <translation><numerusform>הכרזה אחת נוספת לא נשקלה.</numerusform><numerusform>{n} הכרזות נוספות לא נשקלו.</numerusform></translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{other} costs {points} more on average.</source>
        <translation>{other} עולה בממוצע {points} יותר.</translation>
    </message>
    <message>
        <source>{other} scores {points} less on average.</source>
        <translation>{other} מביא בממוצע {points} פחות.</translation>
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
        <translation> או </translation>
    </message>
    <message>
        <source>A shortcut is one key, alone or with Ctrl, Alt or Shift.</source>
        <translation>קיצור הוא מקש אחד, לבדו או עם Ctrl, Alt או Shift.</translation>
    </message>
    <message>
        <source>Answer with the card of that number</source>
        <translation>לענות בקלף שזה מספרו</translation>
    </message>
    <message>
        <source>At the table: bids and other choices</source>
        <translation>ליד השולחן: הכרזות ובחירות אחרות</translation>
    </message>
    <message>
        <source>At the table: your cards</source>
        <translation>ליד השולחן: הקלפים שלכם</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>חזרה לשולחן</translation>
    </message>
    <message>
        <source>Check, or choose the kitty</source>
        <translation>צ'ק, או בחירה בקופה</translation>
    </message>
    <message>
        <source>Choose a bid without a number, such as misère</source>
        <translation>לבחור הכרזה בלי מספר, כמו מיזר</translation>
    </message>
    <message>
        <source>Choose a suit: after a number, or if only that is asked</source>
        <translation>לבחור סדרה: אחרי מספר, או כשרק היא נדרשת</translation>
    </message>
    <message>
        <source>Choose the player in that seat</source>
        <translation>לבחור את השחקן שבמקום הזה</translation>
    </message>
    <message>
        <source>Choose where the next cards go</source>
        <translation>לבחור לאן ילכו הקלפים הבאים</translation>
    </message>
    <message>
        <source>Clear the choice</source>
        <translation>לבטל את הבחירה</translation>
    </message>
    <message>
        <source>Close a dialog or undo a choice</source>
        <translation>לסגור תיבה, או לבטל בחירה</translation>
    </message>
    <message>
        <source>Confirm what is chosen</source>
        <translation>לאשר את מה שנבחר</translation>
    </message>
    <message>
        <source>Deal, or continue the selected match</source>
        <translation>לחלק, או להמשיך במשחק שנבחר</translation>
    </message>
    <message>
        <source>Delete the selected unfinished match</source>
        <translation>למחוק את המשחק הנבחר שלא נגמר</translation>
    </message>
    <message>
        <source>Delete the selected variation</source>
        <translation>למחוק את הווריאציה שנבחרה</translation>
    </message>
    <message>
        <source>Go forward to the current text</source>
        <translation>להתקדם לטקסט הנוכחי</translation>
    </message>
    <message>
        <source>Go from button to button</source>
        <translation>לעבור מכפתור לכפתור</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>לעבור מקלף לקלף</translation>
    </message>
    <message>
        <source>Go from card to card, and from row to row</source>
        <translation>לעבור מקלף לקלף ומשורה לשורה</translation>
    </message>
    <message>
        <source>Go to the end of the deal</source>
        <translation>אל סוף החלוקה</translation>
    </message>
    <message>
        <source>Go to the first game</source>
        <translation>אל המשחק הראשון</translation>
    </message>
    <message>
        <source>Go to the last game</source>
        <translation>אל המשחק האחרון</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>אל הקלף הבא</translation>
    </message>
    <message>
        <source>Go to the next or the previous control</source>
        <translation>אל הפקד הבא או הקודם</translation>
    </message>
    <message>
        <source>Go to the previous card</source>
        <translation>אל הקלף הקודם</translation>
    </message>
    <message>
        <source>Go to the start of the deal</source>
        <translation>אל תחילת החלוקה</translation>
    </message>
    <message>
        <source>Hold the bid, as the dealer</source>
        <translation>להחזיק את ההכרזה, בתור מחלק</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>בשיעור</translation>
    </message>
    <message>
        <source>In every window</source>
        <translation>בכל חלון</translation>
    </message>
    <message>
        <source>In exercises</source>
        <translation>בתרגילים</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>בלובי</translation>
    </message>
    <message>
        <source>In the review</source>
        <translation>בסקירה</translation>
    </message>
    <message>
        <source>Leave the cards and clear a card chosen in advance</source>
        <translation>לצאת מהקלפים, ולבטל קלף שנבחר מראש</translation>
    </message>
    <message>
        <source>Leave the lesson, if nothing is chosen</source>
        <translation>לעזוב את השיעור, כשלא נבחר דבר</translation>
    </message>
    <message>
        <source>Move a card within its row</source>
        <translation>להזיז קלף בתוך השורה שלו</translation>
    </message>
    <message>
        <source>Move the selected card there</source>
        <translation>להזיז לשם את הקלף שנבחר</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>הלקיחה הבאה</translation>
    </message>
    <message>
        <source>Pick a card to discard, or put it back</source>
        <translation>לבחור קלף להניח בצד, או להחזיר אותו</translation>
    </message>
    <message>
        <source>Play automatically, or stop</source>
        <translation>להתקדם אוטומטית, או לעצור</translation>
    </message>
    <message>
        <source>Play the selected card</source>
        <translation>לשחק את הקלף שנבחר</translation>
    </message>
    <message>
        <source>Press the main button or the selected one</source>
        <translation>ללחוץ על הכפתור הראשי, או על זה שנבחר</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>הלקיחה הקודמת</translation>
    </message>
    <message>
        <source>Raise or lower the bid</source>
        <translation>להכריז יותר או פחות</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>להמשיך לקרוא</translation>
    </message>
    <message>
        <source>Read the previous text</source>
        <translation>לקרוא את הטקסט הקודם</translation>
    </message>
    <message>
        <source>Setting up a deal</source>
        <translation>בהכנת חלוקה</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>צעד אחורה</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>צעד קדימה</translation>
    </message>
    <message>
        <source>Then open a menu: undo, hint, rules, all games</source>
        <translation>אחר כך לפתוח תפריט: ביטול, רמז, חוקים, כל המשחקים</translation>
    </message>
    <message>
        <source>Type your bid, or choose a player</source>
        <translation>להקליד כמה להכריז, או לבחור שחקן</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>לבטל את השינוי האחרון</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”. Remove it there first.</source>
        <translation>{key} כבר שייך אל „{command}”. הסירו אותו שם קודם.</translation>
    </message>
    <message>
        <source>{key} is already used: {place}, {meaning}.</source>
        <translation>{key} כבר בשימוש: {place}, {meaning}.</translation>
    </message>
    <message>
        <source>{key} is reserved for copying, cutting, pasting and selecting text.</source>
        <translation>{key} שמור להעתקה, לגזירה, להדבקה ולבחירה של טקסט.</translation>
    </message>
    <message>
        <source>{key} opens a menu.</source>
        <translation>{key} פותח תפריט.</translation>
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
        <translation>ה&amp;עתקה כטקסט</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;הדפסה…</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;איפוס</translation>
    </message>
    <message>
        <source>All keys are back to their defaults.</source>
        <translation>כל המקשים חזרו לברירת המחדל.</translation>
    </message>
    <message>
        <source>All keys, grouped by where they work</source>
        <translation>כל המקשים, לפי המקום שבו הם פועלים</translation>
    </message>
    <message>
        <source>Copied the key list.</source>
        <translation>רשימת המקשים בלוח הגזירים.</translation>
    </message>
    <message>
        <source>Currently {keys}. Press a new key to change it.</source>
        <translation>כעת {keys}. לחצו על מקש אחר כדי לשנות.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>מקש</translation>
    </message>
    <message>
        <source>Key for “{command}”</source>
        <translation>המקש של „{command}”</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>No key yet. Press one to set it.</source>
        <translation>אין עדיין מקש. לחצו על מקש כדי לקבוע אותו.</translation>
    </message>
    <message>
        <source>Remove &amp;key</source>
        <translation>להסיר &amp;מקש</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>איפוס ה&amp;כול</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>חיפוש פקודה או מקש</translation>
    </message>
    <message>
        <source>The key for “{command}” is now {keys}.</source>
        <translation>המקש של „{command}” הוא עכשיו {keys}.</translation>
    </message>
    <message>
        <source>These keys can’t be changed.</source>
        <translation>את המקשים האלה אי אפשר לשנות.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>מה הוא עושה</translation>
    </message>
    <message>
        <source>{name} menu</source>
        <translation>תפריט {name}</translation>
    </message>
    <message>
        <source>“{command}” no longer has a key.</source>
        <translation>ל„{command}” אין עכשיו מקש.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>System language ({language})</source>
        <translation>שפת המערכת ({language})</translation>
    </message>
    <message>
        <source>Takes effect at once. Your match continues.</source>
        <translation>נכנס לתוקף מיד. המשחק שלכם ממשיך.</translation>
    </message>
</context>
<context>
    <name>LastCrash</name>
    <message>
        <source>Report…</source>
        <translation>דוח…</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. It kept every move up to the last save: {matches}.</source>
        <translation>בפעם הקודמת Trickdesk נסגר בלי אזהרה. כל המהלכים עד השמירה האחרונה נשמרו: {matches}.</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. No match was open.</source>
        <translation>בפעם הקודמת Trickdesk נסגר בלי אזהרה. אף משחק לא היה פתוח.</translation>
    </message>
    <message>
        <source>Trickdesk ended without warning last time. {match}.</source>
        <translation>בפעם הקודמת Trickdesk נסגר בלי אזהרה. {match}.</translation>
    </message>
</context>
<context>
    <name>LeaveCheck</name>
    <message>
        <source>&amp;Close anyway</source>
        <translation>ל&amp;סגור בכל זאת</translation>
    </message>
    <message>
        <source>&amp;Leave anyway</source>
        <translation>ל&amp;עזוב בכל זאת</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;שמירה בשם…</translation>
    </message>
    <message>
        <source>Can’t save this match: {reason}</source>
        <translation>אי אפשר לשמור את המשחק: {reason}</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>סגירת התוכנה</translation>
    </message>
    <message>
        <source>If you leave now, you lose everything played since the last save.</source>
        <translation>אם תעזבו עכשיו, יאבד כל מה ששוחק מאז השמירה האחרונה.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>עזיבת המשחק</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>ל&amp;הישאר</translation>
    </message>
</context>
<context>
    <name>LessonHost</name>
    <message>
        <source>Learn {game}</source>
        <translation>ללמוד {game}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Right.</source>
        <translation>נכון.</translation>
    </message>
    <message>
        <source>Step {n} of {all}</source>
        <translation>צעד {n} מתוך {all}</translation>
    </message>
    <message>
        <source>The answer: {answer}.</source>
        <translation>התשובה: {answer}.</translation>
    </message>
    <message>
        <source>Well done! You've learned:</source>
        <translation>כל הכבוד! למדתם:</translation>
    </message>
    <message>
        <source>{reason} Try again.</source>
        <translation>{reason} נסו שוב.</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Back</source>
        <translation>אחורה</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>חזרה למקום הקודם (Esc)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on at step {n}</source>
        <translation>להמשיך משלב {n}</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>עזיבת השיעור</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>לשחק עכשיו</translation>
    </message>
    <message>
        <source>Previous text (Page Up)</source>
        <translation>הטקסט הקודם (Page Up)</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>שוב</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>הראו לי</translation>
    </message>
    <message>
        <source>Show the answer (Ctrl+H)</source>
        <translation>להציג את התשובה (Ctrl+H)</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>bids low</source>
        <translation>מכריז נמוך</translation>
    </message>
    <message>
        <source>bids what it expects to make</source>
        <translation>מכריז מה שהוא מצפה להשיג</translation>
    </message>
    <message>
        <source>considers what opponents could make after a pass</source>
        <translation>שוקל מה יריבים יכולים להשיג אחרי פס</translation>
    </message>
    <message>
        <source>infers the others' cards from calls and plays</source>
        <translation>מסיק מהכרזות וממהלכים מה יש לאחרים</translation>
    </message>
    <message>
        <source>plays by rules of thumb</source>
        <translation>משחק לפי כללי אצבע</translation>
    </message>
    <message>
        <source>plays high cards first (low ones in Hearts), without a plan</source>
        <translation>משחק קודם קלפים גבוהים (בלבבות: נמוכים), בלי תוכנית</translation>
    </message>
    <message>
        <source>remembers every trick</source>
        <translation>זוכר כל לקיחה</translation>
    </message>
    <message>
        <source>remembers no tricks</source>
        <translation>לא זוכר אף לקיחה</translation>
    </message>
    <message numerus="yes">
        <source>remembers {n} tricks</source>
        <extracomment>1: remembers one trick</extracomment>
        <translation><numerusform>זוכר לקיחה אחת</numerusform><numerusform>זוכר {n} לקיחות</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>tries cards in up to {n} simulated deals</source>
        <extracomment>1: tries cards in one simulated deal</extracomment>
        <translation><numerusform>מנסה קלפים בחלוקה אחת בהדמיה</numerusform><numerusform>מנסה קלפים בעד {n} חלוקות בהדמיה</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>tries leads in up to {n} simulated deals</source>
        <extracomment>1: tries leads in one simulated deal</extracomment>
        <translation><numerusform>מנסה את ההובלה בחלוקה אחת בהדמיה</numerusform><numerusform>מנסה את ההובלה בעד {n} חלוקות בהדמיה</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>works out the last {n} cards</source>
        <extracomment>1: works out the last card</extracomment>
        <translation><numerusform>מחשב את הקלף האחרון</numerusform><numerusform>מחשב את {n} הקלפים האחרונים</numerusform></translation>
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
        <translation>רישיונות</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>דפים</translation>
    </message>
    <message>
        <source>Replacing Qt</source>
        <translation>החלפת Qt</translation>
    </message>
    <message>
        <source>This licence text is missing from this copy of Trickdesk: {reason}</source>
        <translation>בעותק הזה של Trickdesk חסר נוסח הרישיון הזה: {reason}</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>מה יש בפנים</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Discards {n}</source>
        <translation>מניח בצד {n}</translation>
    </message>
    <message>
        <source>Draws {n}</source>
        <translation>מושך {n}</translation>
    </message>
    <message>
        <source>Robs</source>
        <translation>לוקח את הגלוי</translation>
    </message>
    <message>
        <source>Takes {n}</source>
        <translation>לוקח {n}</translation>
    </message>
    <message>
        <source>You take the {kitty}: {cards}</source>
        <translation>לקחתם את ה{kitty}: {cards}</translation>
    </message>
    <message>
        <source>You {done}.</source>
        <translation>אצלכם: {done}.</translation>
    </message>
    <message>
        <source>discarded {n}</source>
        <translation>{n} הונחו בצד</translation>
    </message>
    <message>
        <source>drew {n}</source>
        <translation>{n} נמשכו</translation>
    </message>
    <message>
        <source>kept every card</source>
        <translation>כל הקלפים נשארו</translation>
    </message>
    <message>
        <source>kept {cards}</source>
        <translation>נשארו {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>אפס קלפים</translation>
    </message>
    <message>
        <source>took the {kitty}</source>
        <translation>ה{kitty} נלקחה</translation>
    </message>
    <message>
        <source>took {cards} from the {kitty}</source>
        <translation>{cards} מה{kitty}</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>ההובלה של {name}.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}</source>
        <translation>קיבלתם מ-{name}: {cards}</translation>
    </message>
    <message>
        <source>{name} {done}.</source>
        <translation>{name}: {done}.</translation>
    </message>
    <message>
        <source>{name}: {suit} for {bid}</source>
        <translation>{name}: {suit} תמורת {bid}</translation>
    </message>
    <message>
        <source>{name}: {suit}, {bid}</source>
        <translation>{name}: {suit}, {bid}</translation>
    </message>
    <message>
        <source>{sentence} – click to continue</source>
        <translation>{sentence} – לחיצה להמשך</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>Last trick</source>
        <translation>הלקיחה האחרונה</translation>
    </message>
    <message>
        <source>Last trick: {cards}. {taker}</source>
        <translation>הלקיחה האחרונה: {cards}. {taker}</translation>
    </message>
    <message>
        <source>Last trick: {taker}</source>
        <translation>הלקיחה האחרונה: {taker}</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>לקיחה {n}</translation>
    </message>
    <message>
        <source>Turned up: {cards}</source>
        <translation>נחשף: {cards}</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>הנחתם בצד {cards}.</translation>
    </message>
    <message>
        <source>You get {cards}.</source>
        <translation>קיבלתם {cards}.</translation>
    </message>
    <message>
        <source>You pass {cards}.</source>
        <translation>העברתם {cards}.</translation>
    </message>
    <message>
        <source>{card}, takes the trick</source>
        <translation>{card}, לוקח את הלקיחה</translation>
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
        <translation>{place}, הפוכים: {n}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Computers: {level}</source>
        <translation>מחשבים: {level}</translation>
    </message>
    <message>
        <source>Computers: {low} to {high}</source>
        <translation>מחשבים: {low} עד {high}</translation>
    </message>
    <message>
        <source>East</source>
        <translation>מזרח</translation>
    </message>
    <message>
        <source>North</source>
        <translation>צפון</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>מקום {n}</translation>
    </message>
    <message>
        <source>Seats and house rules…</source>
        <translation>מקומות וחוקי בית…</translation>
    </message>
    <message>
        <source>South</source>
        <translation>דרום</translation>
    </message>
    <message>
        <source>West</source>
        <translation>מערב</translation>
    </message>
    <message>
        <source>Your own house rules</source>
        <translation>חוקי בית משלכם</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>היום ב-{time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>אתמול ב-{time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>תורכם</translation>
    </message>
    <message>
        <source>{few} or {most} players</source>
        <translation>{few} או {most} שחקנים</translation>
    </message>
    <message>
        <source>{game}: {table}</source>
        <translation>{game}: {table}</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} עד {most} שחקנים</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>1: {n} player</extracomment>
        <translation><numerusform>שחקן אחד</numerusform><numerusform>{n} שחקנים</numerusform></translation>
    </message>
    <message>
        <source>{these} against {those}</source>
        <translation>{these} נגד {those}</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>19 players in 20 are within it, if the cards are dealt by chance</source>
        <translation>אם הקלפים מחולקים באקראי, 19 מתוך 20 אנשים נמצאים בתוכו</translation>
    </message>
    <message>
        <source>Best trump suit</source>
        <translation>סדרת השליט הטובה ביותר</translation>
    </message>
    <message>
        <source>Cards that are always trumps</source>
        <translation>קלפים שהם תמיד שליט</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>חולק</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>צפוי</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ידיים</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>קלפים גבוהים</translation>
    </message>
    <message>
        <source>High cards in the kitty</source>
        <translation>קלפים גבוהים בקופה</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>באיזו שכיחות</translation>
    </message>
    <message>
        <source>Longest suit</source>
        <translation>הסדרה הארוכה ביותר</translation>
    </message>
    <message>
        <source>Per hand</source>
        <translation>ליד אחת</translation>
    </message>
    <message>
        <source>There are too few hands to tell.</source>
        <translation>יש מעט מדי ידיים בשביל לדעת.</translation>
    </message>
    <message>
        <source>This happens to fewer than one player in a million.</source>
        <translation>זה קורה לפחות מאדם אחד מתוך מיליון.</translation>
    </message>
    <message>
        <source>This happens to most players.</source>
        <translation>זה קורה לרוב האנשים.</translation>
    </message>
    <message>
        <source>This happens to one player in {n}.</source>
        <translation>זה קורה לאדם אחד מתוך {n}.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>שליטים</translation>
    </message>
    <message>
        <source>Usual range</source>
        <translation>טווח רגיל</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {n} reviewed deals: {points} in all, {cards} by cards and {play} by play.</source>
        <extracomment>1: {game}, {n} reviewed deal: {points} in all, {cards} by cards and {play} by play.</extracomment>
        <translation><numerusform>{game}, חלוקה אחת שנסקרה: {points} בסך הכול, {cards} מהקלפים ו־{play} מהמשחק.</numerusform><numerusform>{game}, {n} חלוקות שנסקרו: {points} בסך הכול, {cards} מהקלפים ו־{play} מהמשחק.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{what}: {had} a hand in {n} hands, {expected} expected, usually {range}. {chance}</source>
        <extracomment>1: {what}: {had} in {n} hand, {expected} expected, usually {range}. {chance}</extracomment>
        <translation><numerusform>{what}: {had} ביד אחת, צפוי {expected}, בדרך כלל {range}. {chance}</numerusform><numerusform>{what}: {had} ליד ב־{n} ידיים, צפוי {expected}, בדרך כלל {range}. {chance}</numerusform></translation>
    </message>
</context>
<context>
    <name>LuckTab</name>
    <message>
        <source>&amp;Back to the matches</source>
        <translation>&amp;בחזרה למשחקים</translation>
    </message>
    <message>
        <source>&amp;Deal 100,000 deals</source>
        <translation>100,000 חלו&amp;קות</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Cards that were dealt</source>
        <translation>הקלפים שחולקו</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>החלוקה נמשכת</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>מזל</translation>
    </message>
    <message>
        <source>No hands yet.</source>
        <translation>עוד אין ידיים.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>יריבים</translation>
    </message>
    <message>
        <source>Own hands</source>
        <translation>הידיים שלי</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>שותפים</translation>
    </message>
    <message>
        <source>Reviews tell what was won by cards and what by play. There are none yet.</source>
        <translation>הסקירות מראות מה בא מהקלפים ומה מהמשחק. עוד אין סקירות.</translation>
    </message>
    <message>
        <source>W&amp;hose cards</source>
        <translation>הי&amp;דיים של</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>פחות</translation>
    </message>
    <message>
        <source>more</source>
        <translation>יותר</translation>
    </message>
    <message>
        <source>usual range</source>
        <translation>טווח רגיל</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {n} deals, dealt now</source>
        <extracomment>1: {game}: {n} deal, dealt now</extracomment>
        <translation><numerusform>{game}: חלוקה אחת, חולקה עכשיו</numerusform><numerusform>{game}: {n} חלוקות, חולקו עכשיו</numerusform></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Trickdesk</source>
        <translation>&amp;על Trickdesk</translation>
    </message>
    <message>
        <source>&amp;Bar at the table</source>
        <translation>&amp;סרגל בשולחן</translation>
    </message>
    <message>
        <source>&amp;Blindfold test</source>
        <translation>מבחן &amp;עיוור</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>&amp;תביעת השאר…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>ה&amp;משך</translation>
    </message>
    <message>
        <source>&amp;Deal…</source>
        <translation>בחירת חלו&amp;קה…</translation>
    </message>
    <message>
        <source>&amp;Edit this deal…</source>
        <translation>שינוי &amp;החלוקה הזאת…</translation>
    </message>
    <message>
        <source>&amp;Finish the deal…</source>
        <translation>ל&amp;סיים את החלוקה…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;שכחה</translation>
    </message>
    <message>
        <source>&amp;Four-colour cards</source>
        <translation>קלפים ב&amp;ארבעה צבעים</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;Give up deal…</source>
        <translation>&amp;לוותר על החלוקה…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;עזרה</translation>
    </message>
    <message>
        <source>&amp;Hide my cards</source>
        <translation>ל&amp;הסתיר את הקלפים שלי</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>מק&amp;שים…</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>לקיחה א&amp;חרונה</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>ל&amp;למוד לשחק</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>משחק &amp;חדש…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;פתיחה…</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;פס</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>מ&amp;הלך</translation>
    </message>
    <message>
        <source>&amp;Play the same cards again</source>
        <translation>שו&amp;ב אותם הקלפים</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;הדפסה…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;יציאה</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;מחדש</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;חוקים</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;שמירה בשם…</translation>
    </message>
    <message>
        <source>&amp;Set up deal…</source>
        <translation>הכ&amp;נת חלוקה…</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;צליל</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;ערכת נושא</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Web page of this deal…</source>
        <translation>&amp;דף אינטרנט של החלוקה הזאת…</translation>
    </message>
    <message>
        <source>&amp;Where we stand</source>
        <translation>היכן אנחנו ע&amp;ומדים</translation>
    </message>
    <message>
        <source>All &amp;games</source>
        <translation>&amp;כל המשחקים</translation>
    </message>
    <message>
        <source>Card &amp;order</source>
        <translation>סד&amp;ר הקלפים</translation>
    </message>
    <message>
        <source>Cards pla&amp;yed</source>
        <translation>מה כבר &amp;שוחק</translation>
    </message>
    <message>
        <source>Coac&amp;h…</source>
        <translation>מאמ&amp;ן…</translation>
    </message>
    <message>
        <source>Copy &amp;record</source>
        <translation>העתקת ה&amp;רשומה</translation>
    </message>
    <message>
        <source>Copy &amp;score sheet</source>
        <translation>העתקת ה&amp;ניקוד</translation>
    </message>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>העתקת &amp;קוד החלוקה</translation>
    </message>
    <message>
        <source>Copy deal &amp;diagram</source>
        <translation>העתקת &amp;תרשים החלוקה</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>העתקת ת&amp;מונה</translation>
    </message>
    <message>
        <source>Deal from clipboard</source>
        <translation>חלוקה מלוח הגזירים</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>יי&amp;צוא</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>מסך &amp;מלא</translation>
    </message>
    <message>
        <source>Fair d&amp;eal…</source>
        <translation>חלוקה הו&amp;גנת…</translation>
    </message>
    <message>
        <source>L&amp;ook at cards</source>
        <translation>להסתכל בקלפים &amp;שלי</translation>
    </message>
    <message>
        <source>Large card &amp;index</source>
        <translation>סימנים ג&amp;דולים בקלפים</translation>
    </message>
    <message>
        <source>Meaning of bi&amp;ds</source>
        <translation>משמעות הה&amp;כרזות</translation>
    </message>
    <message>
        <source>New dea&amp;l</source>
        <translation>ח&amp;לוקה חדשה</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>&amp;הטעות הבאה</translation>
    </message>
    <message>
        <source>Next dea&amp;l</source>
        <translation>החלוקה ה&amp;באה</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>אין עדיין קבצים</translation>
    </message>
    <message>
        <source>No sound device was found. Connect one, or check the system’s sound settings.</source>
        <translation>לא נמצא התקן שמע. חברו אחד, או בדקו את הגדרות הצליל של המערכת.</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>פתיחה &amp;אחרונה</translation>
    </message>
    <message>
        <source>Pla&amp;ying as</source>
        <translation>שחקן נ&amp;וכחי</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>ה&amp;טעות הקודמת</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>ס&amp;קירה</translation>
    </message>
    <message>
        <source>Report this &amp;play…</source>
        <translation>די&amp;ווח על המהלך…</translation>
    </message>
    <message>
        <source>Sa&amp;me deals…</source>
        <translation>חלוקו&amp;ת משותפות…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>שמירה כ-P&amp;DF…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>הג&amp;דרות…</translation>
    </message>
    <message>
        <source>Someone &amp;else…</source>
        <translation>מישהו א&amp;חר…</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your match is saved. Details are in {file}.</source>
        <translation>משהו השתבש ({error}). המשחק שלכם שמור. הפרטים ב-{file}.</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>ס&amp;טטיסטיקה…</translation>
    </message>
    <message>
        <source>Stored &amp;files…</source>
        <translation>&amp;קבצים שמורים…</translation>
    </message>
    <message>
        <source>Table &amp;record</source>
        <translation>&amp;יומן השולחן</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>שולחן &amp;טקסט</translation>
    </message>
    <message>
        <source>Web page of the &amp;match…</source>
        <translation>דף &amp;אינטרנט של המשחק…</translation>
    </message>
</context>
<context>
    <name>MatchManager</name>
    <message>
        <source>A match can’t be opened together with other files.</source>
        <translation>אי אפשר לפתוח משחק יחד עם קבצים אחרים.</translation>
    </message>
    <message numerus="yes">
        <source>At most {n} files can be opened at once.</source>
        <extracomment>1: At most {n} file can be opened at once.</extracomment>
        <translation><numerusform>אפשר לפתוח לכל היותר קובץ אחד ({n}) בבת אחת.</numerusform><numerusform>אפשר לפתוח לכל היותר {n} קבצים בבת אחת.</numerusform></translation>
    </message>
    <message>
        <source>Back to my match</source>
        <translation>חזרה למשחק שלי</translation>
    </message>
    <message>
        <source>Don’t start</source>
        <translation>לא להפעיל</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>נשמר בשם {name}.</translation>
    </message>
    <message>
        <source>Start program</source>
        <translation>להפעיל</translation>
    </message>
    <message>
        <source>The last save of this match is damaged. The one before it was opened instead.</source>
        <translation>השמירה האחרונה של המשחק פגומה. נפתחה במקומה זו שלפניה.</translation>
    </message>
    <message>
        <source>The match you left is kept.</source>
        <translation>המשחק שעזבת נשמר.</translation>
    </message>
    <message>
        <source>You play the same cards again. The match you left is kept.</source>
        <translation>אותם קלפים שוב. המשחק שעזבת נשמר.</translation>
    </message>
    <message>
        <source>Your other match is kept. Go back with Game &gt; Continue.</source>
        <translation>המשחק השני שלך נשמר. חוזרים אליו דרך משחק &gt; המשך.</translation>
    </message>
    <message>
        <source>Your program {name} hasn't been started on this computer before. It runs with your rights. Start it?

{command}</source>
        <translation>התוכנה שלכם {name} עוד לא הופעלה במחשב הזה. היא רצה עם ההרשאות שלכם. להפעיל אותה?

{command}</translation>
    </message>
    <message>
        <source>Your program {name} played in this match. Start it again?

{command}</source>
        <translation>התוכנה שלכם {name} שיחקה במשחק הזה. להפעיל אותה שוב?

{command}</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>התוכנות שלכם</translation>
    </message>
</context>
<context>
    <name>MatchesTab</name>
    <message>
        <source>Finished matches</source>
        <translation>משחקים שנגמרו</translation>
    </message>
    <message>
        <source>Ope&amp;n</source>
        <translation>&amp;פתיחה</translation>
    </message>
    <message>
        <source>Records left out</source>
        <translation>רשומות שהושמטו</translation>
    </message>
    <message>
        <source>The newest {n} are listed.</source>
        <translation>מוצגים {n} החדשים ביותר.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are left out of the statistics.</source>
        <extracomment>1: {n} file is left out of the statistics.</extracomment>
        <translation><numerusform>קובץ אחד הושמט מהסטטיסטיקה.</numerusform><numerusform>{n} קבצים הושמטו מהסטטיסטיקה.</numerusform></translation>
    </message>
</context>
<context>
    <name>Meaning</name>
    <message>
        <source>These calls show nothing, or nobody has measured these rules.</source>
        <translation>ההכרזות האלה לא מראות דבר, או שאיש לא מדד אותן בחוקים האלה.</translation>
    </message>
    <message>
        <source>Usually no tricks in high cards.</source>
        <translation>בדרך כלל אין לקיחות בקלפים גבוהים.</translation>
    </message>
    <message>
        <source>Usually {cards}, and no high cards outside.</source>
        <translation>בדרך כלל {cards}, ובלי קלפים גבוהים מחוץ להם.</translation>
    </message>
    <message>
        <source>Usually {cards}, and {tricks} outside.</source>
        <translation>בדרך כלל {cards}, ומחוץ להם {tricks}.</translation>
    </message>
    <message>
        <source>Usually {cards}, good for {tricks}.</source>
        <translation>בדרך כלל {cards}, ששווים {tricks}.</translation>
    </message>
    <message>
        <source>Usually {cards}, none of them high.</source>
        <translation>בדרך כלל {cards}, ואף אחד מהם לא גבוה.</translation>
    </message>
    <message>
        <source>Usually {tricks} in high cards.</source>
        <translation>בדרך כלל {tricks} בקלפים גבוהים.</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>אין שליטים</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <translation>{least} או {most}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} עד {most}</translation>
    </message>
    <message>
        <source>{name}: {call}. {shows}</source>
        <translation>{name}: {call}. {shows}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards of the best {suit}</source>
        <extracomment>1: {n} card of the best {suit}</extracomment>
        <translation><numerusform>קלף אחד מאותו סוג ({suit})</numerusform><numerusform>{n} קלפים מאותו סוג ({suit})</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <extracomment>1: {n} trick</extracomment>
        <translation><numerusform>{n} לקיחה</numerusform><numerusform>{n} לקיחות</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} trumps</source>
        <extracomment>1: {n} trump</extracomment>
        <translation><numerusform>{n} שליט</numerusform><numerusform>{n} שליטים</numerusform></translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>After deal {n}, the lead never changed hands.</source>
        <translation>אחרי חלוקה {n} ההובלה כבר לא התחלפה.</translation>
    </message>
    <message>
        <source>After deal {n}: {scores}.</source>
        <translation>אחרי חלוקה {n}: {scores}.</translation>
    </message>
    <message>
        <source>At the start: {scores}.</source>
        <translation>בהתחלה: {scores}.</translation>
    </message>
    <message>
        <source>Deal {n}: {what}</source>
        <translation>חלוקה {n}: {what}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>נכשל</translation>
    </message>
    <message>
        <source>Failed by {much}</source>
        <translation>נכשל ב-{much}</translation>
    </message>
    <message>
        <source>How the match went</source>
        <translation>איך הלך המשחק</translation>
    </message>
    <message>
        <source>It was close: only {ahead} between first and second.</source>
        <translation>צמוד עד הסוף: רק {ahead} בין המקום הראשון לשני.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>הושג</translation>
    </message>
    <message>
        <source>Made, with {much} to spare</source>
        <translation>הושג, בעודף של {much}</translation>
    </message>
    <message>
        <source>The biggest trick, {points}: {who}.</source>
        <translation>הלקיחה הגדולה ביותר, {points}: {who}.</translation>
    </message>
    <message>
        <source>The last deal decided it: {behind} behind before, {ahead} ahead after.</source>
        <translation>החלוקה האחרונה הכריעה: לפניה פיגור של {behind}, אחריה יתרון של {ahead}.</translation>
    </message>
    <message>
        <source>The last trick: {who}.</source>
        <translation>הלקיחה האחרונה: {who}.</translation>
    </message>
    <message>
        <source>The lead never changed hands.</source>
        <translation>ההובלה לא התחלפה אף פעם.</translation>
    </message>
    <message>
        <source>Trick {n} made it: {who}.</source>
        <translation>לקיחה {n} השיגה את ההכרזה: {who}.</translation>
    </message>
    <message>
        <source>Trick {n} sank it: {who}.</source>
        <translation>לקיחה {n} הכשילה את ההכרזה: {who}.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} defeated, {points}.</source>
        <translation>לקיחה {trick} בחלוקה הטובה ביותר, חלוקה {n}: {bid} הוכשל, {points}.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} defeated.</source>
        <translation>לקיחה {trick} בחלוקה הטובה ביותר, חלוקה {n}: {bid} הוכשל.</translation>
    </message>
    <message>
        <source>Trick {trick} of the best deal, deal {n}: {bid} made, {points}.</source>
        <translation>לקיחה {trick} בחלוקה הטובה ביותר, חלוקה {n}: {bid} הצליח, {points}.</translation>
    </message>
    <message>
        <source>What a comeback: {behind} behind after deal {n}.</source>
        <translation>איזה מהפך: פיגור של {behind} אחרי חלוקה {n}.</translation>
    </message>
    <message>
        <source>You bid {bid} and lost every trick, as promised.</source>
        <translation>הכרזתם {bid} והפסדתם כל לקיחה, כמו שהבטחתם.</translation>
    </message>
    <message>
        <source>You bid {bid} and took every trick.</source>
        <translation>הכרזתם {bid} ולקחתם את כל הלקיחות.</translation>
    </message>
    <message>
        <source>You did best in deal {n}: {points}.</source>
        <translation>החלוקה הטובה ביותר שלכם הייתה חלוקה {n}: {points}.</translation>
    </message>
    <message>
        <source>You fell to {points}, which loses the match.</source>
        <translation>הפסדת את המשחק עם {points}.</translation>
    </message>
    <message>
        <source>You made every bid of the match.</source>
        <translation>עמדתם בכל ההכרזות במשחק.</translation>
    </message>
    <message>
        <source>You made your bid</source>
        <translation>ההכרזה שלכם הושגה</translation>
    </message>
    <message>
        <source>You made {bid}, the highest bid there is.</source>
        <translation>הצלחתם ב־{bid}, ההכרזה הגבוהה ביותר.</translation>
    </message>
    <message>
        <source>You missed your bid: {much} too few</source>
        <translation>ההכרזה שלכם הוחמצה: {much} פחות מדי</translation>
    </message>
    <message>
        <source>You missed your bid: {much} too many</source>
        <translation>ההכרזה שלכם הוחמצה: {much} יותר מדי</translation>
    </message>
    <message>
        <source>You shot the moon.</source>
        <translation>אספתם לבדכם את כל הנקודות.</translation>
    </message>
    <message>
        <source>You took every trick.</source>
        <translation>לקחתם את כל הלקיחות.</translation>
    </message>
    <message>
        <source>{names} bid {bid} and lost every trick, as promised.</source>
        <translation>{names}: הכרזה {bid}, ואף לקיחה, כמובטח.</translation>
    </message>
    <message>
        <source>{names} bid {bid} and took every trick.</source>
        <translation>{names}: הכרזה {bid}, וכל הלקיחות.</translation>
    </message>
    <message>
        <source>{names} did best in deal {n}: {points}.</source>
        <translation>{names}: החלוקה הטובה ביותר הייתה חלוקה {n}, {points}.</translation>
    </message>
    <message>
        <source>{names} fell to {points}, which loses the match.</source>
        <translation>{names} הפסידו את המשחק עם {points}.</translation>
    </message>
    <message>
        <source>{names} made every bid of the match.</source>
        <translation>{names}: כל ההכרזות במשחק הצליחו.</translation>
    </message>
    <message>
        <source>{names} made {bid}, the highest bid there is.</source>
        <translation>{names}: הצלחה ב־{bid}, ההכרזה הגבוהה ביותר.</translation>
    </message>
    <message>
        <source>{names} shot the moon.</source>
        <translation>{names}: כל הנקודות לצד אחד!</translation>
    </message>
    <message>
        <source>{names} took every trick.</source>
        <translation>{names}: כל הלקיחות.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} bid {bid} and lost every trick, as promised.</source>
        <translation>{name}: הכרזה {bid}, ואף לקיחה, כמובטח.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and took every trick.</source>
        <translation>{name}: הכרזה {bid}, וכל הלקיחות.</translation>
    </message>
    <message>
        <source>{name} fell to {points}, which loses the match.</source>
        <translation>{name}: הפסד במשחק עם {points}.</translation>
    </message>
    <message>
        <source>{name} made every bid of the match.</source>
        <translation>{name}: כל ההכרזות במשחק הצליחו.</translation>
    </message>
    <message>
        <source>{name} made {bid}, the highest bid there is.</source>
        <translation>{name}: הצלחה ב־{bid}, ההכרזה הגבוהה ביותר.</translation>
    </message>
    <message>
        <source>{name} shot the moon.</source>
        <translation>{name}: כל הנקודות לשחקן אחד!</translation>
    </message>
    <message>
        <source>{name} took every trick.</source>
        <translation>{name}: כל הלקיחות.</translation>
    </message>
    <message>
        <source>{name}, with {card}</source>
        <translation>{name}, עם {card}</translation>
    </message>
</context>
<context>
    <name>MovesDelegate</name>
    <message>
        <source>{size}: {what} was better</source>
        <translation>{size}: עדיף {what}</translation>
    </message>
</context>
<context>
    <name>MovesHead</name>
    <message>
        <source>Each row shows a decision and what it cost, expected and actual</source>
        <translation>כל שורה מראה החלטה ומה היא עלתה: צפוי, בפועל</translation>
    </message>
    <message>
        <source>From small to large: slip, mistake, blunder.</source>
        <translation>מהקטן לגדול: אי דיוק, טעות, שגיאה גסה.</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>בפועל</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>צפוי</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Calls, discards and cards in this deal</source>
        <translation>ההכרזות, הקלפים שהונחו בצד והקלפים ששוחקו</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>actual {n}</source>
        <translation>בפועל {n}</translation>
    </message>
    <message>
        <source>expected {n}</source>
        <translation>צפוי {n}</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>A name can have at most {n} letters.</source>
        <translation>בשם יש {n} אותיות לכל היותר.</translation>
    </message>
</context>
<context>
    <name>NewChallengeDialog</name>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;יצירה</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;חלוקות</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>ש&amp;ם</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>אתגר חדש</translation>
    </message>
    <message>
        <source>Seats and house rules are those that you last chose for the game in the lobby.</source>
        <translation>המקומות וכללי הבית הם אלה שבחרת לאחרונה למשחק בלובי.</translation>
    </message>
</context>
<context>
    <name>NewPerson</name>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Text size, cards, speed, sound, help and keys are saved for each person. You start with the current ones.</source>
        <translation>גודל הטקסט, הקלפים, המהירות, הצליל, העזרה והמקשים נשמרים לכל אדם. מתחילים מההגדרות הנוכחיות.</translation>
    </message>
    <message>
        <source>That’s me</source>
        <translation>זה אני</translation>
    </message>
    <message>
        <source>The matches played without a name are mine</source>
        <translation>המשחקים ששוחקו בלי שם הם שלי</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>מי אתם?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>השם שלכם</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>A bid made before you see your cards counts more, but it is risky.</source>
        <translation>הכרזה לפני שרואים את הקלפים שווה יותר, אבל היא מסוכנת.</translation>
    </message>
    <message>
        <source>A bid of {n} only shows a suit to your partner. It can't win the bidding.</source>
        <translation>הכרזה של {n} רק מראה סדרה לשותף. אי אפשר לזכות בה במכרז.</translation>
    </message>
    <message>
        <source>A check keeps your partner's bid and keeps you in.</source>
        <translation>צ'ק משאיר את הכרזת השותף, ואתם נשארים במכרז.</translation>
    </message>
    <message>
        <source>A trump beats the colour led.</source>
        <translation>שליט מנצח את הצבע שהובל.</translation>
    </message>
    <message>
        <source>A trump beats the suit led.</source>
        <translation>שליט מנצח את הסדרה שהובלה.</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>כל הנקודות</translation>
    </message>
    <message>
        <source>Alone or together</source>
        <translation>לבד או יחד</translation>
    </message>
    <message>
        <source>At no trump, no suit beats the others.</source>
        <translation>בלי שליט אף סדרה אינה מנצחת את האחרות.</translation>
    </message>
    <message>
        <source>Before you look</source>
        <translation>לפני שמסתכלים</translation>
    </message>
    <message>
        <source>Bid more than {bid} by {name}, or pass.</source>
        <translation>הכריזו יותר מ-{bid} של {name}, או אמרו פס.</translation>
    </message>
    <message>
        <source>Cards of the colour you name beat all others in this deal.</source>
        <translation>הקלפים מהצבע שתנקבו בו מנצחים את כל האחרים בחלוקה הזאת.</translation>
    </message>
    <message>
        <source>Cards of the suit you name beat all others in this deal.</source>
        <translation>הקלפים מהסדרה שתנקבו בה מנצחים את כל האחרים בחלוקה הזאת.</translation>
    </message>
    <message>
        <source>Cards to discard</source>
        <translation>קלפים להניח בצד</translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation>קלפים להעביר</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to {n} partners for this deal, or play alone.</source>
        <extracomment>1: Choose a partner for this deal, or play alone.</extracomment>
        <translation><numerusform>אפשר לבחור שותף לחלוקה הזאת, או לשחק לבד.</numerusform><numerusform>אפשר לבחור עד {n} שותפים לחלוקה הזאת, או לשחק לבד.</numerusform></translation>
    </message>
    <message>
        <source>Choose {low} to {high} cards to discard, face down.</source>
        <translation>בחרו {low} עד {high} קלפים להניח בצד, הפוכים.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards to discard, face down.</source>
        <extracomment>1: Choose a card to discard, face down.</extracomment>
        <translation><numerusform>בחרו קלף להניח בצד, הפוך.</numerusform><numerusform>בחרו {n} קלפים להניח בצד, הפוכים.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards to discard, face down. You must keep the greyed ones.</source>
        <extracomment>1: Choose a card to discard, face down. You must keep the greyed ones.</extracomment>
        <translation><numerusform>בחרו קלף להניח בצד, הפוך. הקלפים האפורים חייבים להישאר.</numerusform><numerusform>בחרו {n} קלפים להניח בצד, הפוכים. הקלפים האפורים חייבים להישאר.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners for this deal.</source>
        <extracomment>1: Choose a partner for this deal.</extracomment>
        <translation><numerusform>בחרו שותף לחלוקה הזאת.</numerusform><numerusform>בחרו {n} שותפים לחלוקה הזאת.</numerusform></translation>
    </message>
    <message>
        <source>Click the cards you want to get rid of. Click again to take one back.</source>
        <translation>לחצו על הקלפים שמהם רוצים להיפטר; לחיצה נוספת מחזירה קלף.</translation>
    </message>
    <message>
        <source>Defend alone against {name}, or with your partner.</source>
        <translation>הגנו לבד נגד {name}, או עם השותף.</translation>
    </message>
    <message>
        <source>Each player bids once, before any card is played.</source>
        <translation>כל שחקן מכריז פעם אחת, לפני שמשחקים קלף כלשהו.</translation>
    </message>
    <message>
        <source>Everyone else gets the points, or they come off your own score.</source>
        <translation>כל האחרים מקבלים את הנקודות, או שהן יורדות מהניקוד שלכם.</translation>
    </message>
    <message>
        <source>Farmer's hand</source>
        <translation>Farmer's hand</translation>
    </message>
    <message>
        <source>Follow the card led if you can. You can't play the greyed cards now.</source>
        <translation>שרתו את הקלף שהובל אם אפשר. את הקלפים האפורים אסור לשחק עכשיו.</translation>
    </message>
    <message>
        <source>Follow the lead</source>
        <translation>משרתים את הסדרה</translation>
    </message>
    <message numerus="yes">
        <source>Give {n} points to everyone else, or take them off your own score.</source>
        <extracomment>1: Give {n} point to everyone else, or take it off your own score.</extracomment>
        <translation><numerusform>תנו {n} נקודה לכל אחד אחר, או הורידו אותה מהניקוד שלכם.</numerusform><numerusform>תנו {n} נקודות לכל אחד אחר, או הורידו אותן מהניקוד שלכם.</numerusform></translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>הבנתי</translation>
    </message>
    <message>
        <source>Hold takes over the highest bid without raising it.</source>
        <translation>החזקה לוקחת את ההכרזה הגבוהה ביותר בלי לעלות.</translation>
    </message>
    <message>
        <source>If you bid alone, your partner sits out and can't help you.</source>
        <translation>אם מכריזים לבד, השותף לא משחק ולא יכול לעזור.</translation>
    </message>
    <message>
        <source>If you defend alone, your partner sits out. Winning three tricks then scores more.</source>
        <translation>אם אתם מגנים לבד, השותף לא משחק. שלוש לקיחות שוות אז יותר.</translation>
    </message>
    <message>
        <source>In turn, each player bids more than the one before, or passes.</source>
        <translation>בתורו, כל שחקן מכריז גבוה מקודמו או אומר פס.</translation>
    </message>
    <message>
        <source>It is a trump. You can take it and put away a card that you need less.</source>
        <translation>זהו שליט. אפשר לקחת אותו ולהניח בצד קלף נחוץ פחות.</translation>
    </message>
    <message>
        <source>Name the trump for this deal.</source>
        <translation>נקבו בשליט של החלוקה הזאת.</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>בלי הסברים נוספים</translation>
    </message>
    <message>
        <source>No points can fall on this trick, so play your highest card.</source>
        <translation>בלקיחה הזאת לא יכולות ליפול נקודות, אז שחקו את הקלף הגבוה ביותר.</translation>
    </message>
    <message>
        <source>Nobody has bid yet, and you can't pass. Make a bid.</source>
        <translation>עוד איש לא הכריז, ואסור לומר פס: הכריזו.</translation>
    </message>
    <message>
        <source>Nobody has bid yet. Bid or pass.</source>
        <translation>עוד איש לא הכריז: הכריזו, או אמרו פס.</translation>
    </message>
    <message numerus="yes">
        <source>Pass {n} cards {where}, to {name}.</source>
        <extracomment>1: Pass a card {where}, to {name}.</extracomment>
        <translation><numerusform>העבירו קלף אחד {where}, אל {name}.</numerusform><numerusform>העבירו {n} קלפים {where}, אל {name}.</numerusform></translation>
    </message>
    <message>
        <source>Pick cards for another player before you see the ones you'll get.</source>
        <translation>בחרו קלפים לשחקן אחר לפני שתראו את אלה שתקבלו.</translation>
    </message>
    <message>
        <source>Play the first card of the trick. The others must follow its colour if they can.</source>
        <translation>שחקו את הקלף הראשון בלקיחה. האחרים חייבים לשרת את צבעו אם יש להם.</translation>
    </message>
    <message>
        <source>Play the first card of the trick. The others must follow its suit if they can.</source>
        <translation>שחקו את הקלף הראשון בלקיחה. האחרים חייבים לשרת את סדרתו אם יש להם.</translation>
    </message>
    <message>
        <source>Press Enter or the button to discard these cards.</source>
        <translation>לחצו על Enter או על הכפתור כדי להניח את הקלפים האלה בצד.</translation>
    </message>
    <message>
        <source>Press Enter or the button to pass these cards.</source>
        <translation>לחצו על Enter או על הכפתור כדי להעביר את הקלפים האלה.</translation>
    </message>
    <message>
        <source>Press Enter or the button to take the card turned up.</source>
        <translation>לחצו על Enter או על הכפתור כדי לקחת את הקלף הגלוי.</translation>
    </message>
    <message>
        <source>Say how many tricks you'll take.</source>
        <translation>אמרו כמה לקיחות תיקחו.</translation>
    </message>
    <message>
        <source>Swap low cards for as many face-down ones, or keep your hand.</source>
        <translation>החליפו קלפים נמוכים באותו מספר של קלפים הפוכים, או שמרו את היד.</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>ההכרזות</translation>
    </message>
    <message>
        <source>The card turned up</source>
        <translation>הקלף הגלוי</translation>
    </message>
    <message>
        <source>The card turned up is {card}. Choose a card to put away for it, or none.</source>
        <translation>הקלף הגלוי הוא {card}. אפשר לבחור קלף להניח בצד תמורתו, או לא לבחור.</translation>
    </message>
    <message>
        <source>The first player who bids makes trump, and the bidding is over.</source>
        <translation>הראשון שמכריז קובע את השליט, והמכרז נגמר.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick, unless someone trumps it.</source>
        <translation>הקלף הגבוה ביותר בסדרה שהובלה לוקח את הלקיחה, אלא אם מישהו חותך.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick.</source>
        <translation>הקלף הגבוה ביותר בסדרה שהובלה לוקח את הלקיחה.</translation>
    </message>
    <message>
        <source>The players you choose now are your partners in this deal.</source>
        <translation>השחקנים שתבחרו עכשיו הם השותפים שלכם בחלוקה הזאת.</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>השליט</translation>
    </message>
    <message>
        <source>You can lead only {card}. {reason}</source>
        <translation>אתם מובילים, ומותר רק {card}. {reason}</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>אפשר רק לומר פס.</translation>
    </message>
    <message>
        <source>You can show three low cards and swap them for three face-down ones.</source>
        <translation>אפשר להראות שלושה קלפים נמוכים ולהחליף אותם בשלושה קלפים הפוכים.</translation>
    </message>
    <message>
        <source>You can turn tips back on in the settings, under Help.</source>
        <translation>אפשר להחזיר את ההסברים בהגדרות, תחת „עזרה”.</translation>
    </message>
    <message>
        <source>You can't bid more than {bid} by {name}.</source>
        <translation>אי אפשר להכריז יותר מ-{bid} של {name}.</translation>
    </message>
    <message>
        <source>You can't follow</source>
        <translation>אי אפשר לשרת</translation>
    </message>
    <message>
        <source>You can't pass. Bid more than {bid} by {name}.</source>
        <translation>אסור לומר פס: הכריזו יותר מ-{bid} של {name}.</translation>
    </message>
    <message>
        <source>You have none of the colour led, so play something else.</source>
        <translation>אין לכם מהצבע שהובל, לכן שחקו קלף אחר.</translation>
    </message>
    <message>
        <source>You have none of the suit led, so play something else.</source>
        <translation>אין לכם מהסדרה שהובלה, לכן שחקו קלף אחר.</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>אתם מובילים</translation>
    </message>
    <message>
        <source>You lead. {reason}</source>
        <translation>אתם מובילים. {reason}</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>אתם מובילים: שחקו כל קלף.</translation>
    </message>
    <message>
        <source>Your bid stays secret until everyone has bid.</source>
        <translation>ההכרזה שלכם נשארת סודית עד שכולם מכריזים.</translation>
    </message>
    <message>
        <source>Your cards are face down. Bid blind, or look at them and bid then.</source>
        <translation>הקלפים שלכם הפוכים. הכריזו בעיוורון, או הסתכלו בהם והכריזו אז.</translation>
    </message>
    <message>
        <source>Your last card.</source>
        <translation>הקלף האחרון שלכם.</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>הקבוצה שלכם</translation>
    </message>
    <message>
        <source>Your tricks</source>
        <translation>הלקיחות שלכם</translation>
    </message>
    <message>
        <source>across</source>
        <translation>לשחקן שממול</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>שמאלה</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>ימינה</translation>
    </message>
    <message>
        <source>to the second on the left</source>
        <translation>לשני משמאל</translation>
    </message>
    <message>
        <source>to the second on the right</source>
        <translation>לשני מימין</translation>
    </message>
    <message>
        <source>you</source>
        <translation>עצמכם</translation>
    </message>
    <message>
        <source>{bid} means taking no tricks at all.</source>
        <translation>{bid} פירושו לא לקחת אף לקיחה.</translation>
    </message>
    <message>
        <source>{card} was led: play any card.</source>
        <translation>הובל {card}: שחקו כל קלף.</translation>
    </message>
    <message>
        <source>{colour} cards</source>
        <translation>קלפי {colour}</translation>
    </message>
    <message>
        <source>{colour} was led</source>
        <translation>הובל {colour}</translation>
    </message>
    <message>
        <source>{led} and you have none: play any card.</source>
        <translation>{led} ואין לכם: שחקו כל קלף.</translation>
    </message>
    <message>
        <source>{led} and you have only {some}: play any card.</source>
        <translation>{led} ויש לך רק {some}: אפשר לשחק כל קלף.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them, or a trump.</source>
        <translation>{led} ויש לכם {some}: שחקו אחד מהם, או שליט.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them, or {card}.</source>
        <translation>{led} ויש לכם {some}: שחקו אחד מהם, או את {card}.</translation>
    </message>
    <message>
        <source>{led} and you have {some}: play one of them.</source>
        <translation>{led} ויש לכם {some}: שחקו אחד מהם.</translation>
    </message>
    <message>
        <source>{led}: you can play any card.</source>
        <translation>{led}: מותר לשחק כל קלף שלכם.</translation>
    </message>
    <message>
        <source>{led}: you can play only {card}.</source>
        <translation>{led}: מותר לשחק רק את {card}.</translation>
    </message>
    <message>
        <source>{name} has taken all the points so far. Take a trick with a point yourself, or {name} may shoot the moon.</source>
        <translation>{name}: כל הנקודות עד עכשיו. כדאי לקחת לקיחה עם נקודה, אחרת כל הנקודות עלולות להישאר אצל {name}.</translation>
    </message>
    <message>
        <source>{name} has taken all the points so far. Throw points only on somebody else's trick, and keep a high card.</source>
        <translation>עד עכשיו כל הנקודות אצל {name}. זרקו נקודות רק ללקיחה של מישהו אחר, ושמרו קלף גבוה.</translation>
    </message>
    <message>
        <source>{suits}: nobody else has any, so even a low one is dangerous.</source>
        <translation>{suits}: לאף אחד אחר אין, ולכן גם קלף נמוך מסוכן.</translation>
    </message>
    <message>
        <source>{suits}: nobody else has any, so even a low one takes the trick.</source>
        <translation>{suits}: לאף אחד אחר אין, ולכן גם קלף נמוך לוקח את הלקיחה.</translation>
    </message>
    <message>
        <source>{suit} were led</source>
        <translation>הובל {suit}</translation>
    </message>
    <message>
        <source>{turned}, and you can't pass. Name another suit.</source>
        <translation>{turned}, ואי אפשר לומר פס. קבעו סדרה אחרת.</translation>
    </message>
    <message>
        <source>{turned}. Make it trump, or pass. {name} would take it.</source>
        <translation>{turned}. קבעו אותו כשליט, או אמרו פס. לוקח הקלף: {name}.</translation>
    </message>
    <message>
        <source>{turned}. Name another suit, or pass.</source>
        <translation>{turned}. קבעו סדרה אחרת, או אמרו פס.</translation>
    </message>
    <message>
        <source>{turned}. Pick it up and make it trump, or pass.</source>
        <translation>{turned}. קחו אותו כשליט, או אמרו פס.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>off</source>
        <translation>כבוי</translation>
    </message>
    <message>
        <source>on</source>
        <translation>פעיל</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Help: {option}</source>
        <translation>עזרה: {option}</translation>
    </message>
</context>
<context>
    <name>OwnPrograms</name>
    <message>
        <source>The program runs with your rights and can do whatever you can do.</source>
        <translation>התוכנה רצה עם ההרשאות שלכם ויכולה לעשות כל מה שאתם יכולים.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>All games</source>
        <translation>כל המשחקים</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>לבד</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>קלף אחר</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>חזרה לסקירה</translation>
    </message>
    <message>
        <source>Bid in points</source>
        <translation>הכרזה בנקודות</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>להכריז {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, only to show the suit</source>
        <translation>להכריז {bid}, רק כדי להראות את הסדרה</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}</source>
        <translation>להכריז {bid}, שווה {value}</translation>
    </message>
    <message>
        <source>Bid {tricks}</source>
        <translation>להכריז {tricks}</translation>
    </message>
    <message>
        <source>Calls so far</source>
        <translation>ההכרזות עד כה</translation>
    </message>
    <message>
        <source>Challenge…</source>
        <translation>אתגר…</translation>
    </message>
    <message>
        <source>Checking every hand the others could hold.</source>
        <translation>נבדקת כל יד שיכולה להיות לאחרים.</translation>
    </message>
    <message>
        <source>Checking the claim</source>
        <translation>התביעה נבדקת</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>בחרו הכרזה</translation>
    </message>
    <message>
        <source>Choose a number and a {suit}</source>
        <translation>בחרו מספר ו{suit}</translation>
    </message>
    <message>
        <source>Choose a score</source>
        <translation>בחרו ניקוד</translation>
    </message>
    <message>
        <source>Choose a {suit}</source>
        <translation>בחרו {suit}</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>בחרו אחד</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to {n} partners</source>
        <extracomment>1: Choose a partner, or nobody</extracomment>
        <translation><numerusform>שותף אחד, או אף אחד</numerusform><numerusform>עד {n} שותפים</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners</source>
        <extracomment>1: Choose your partner</extracomment>
        <translation><numerusform>בחרו שותף</numerusform><numerusform>בחרו {n} שותפים</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} partners: {more} more.</source>
        <extracomment>1: Choose your partner first.</extracomment>
        <translation><numerusform>בחרו שותף: עוד {more}.</numerusform><numerusform>בחרו {n} שותפים: עוד {more}.</numerusform></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>ניקוי</translation>
    </message>
    <message>
        <source>Click a card to put it away for the card turned up, or use the arrow keys and Space, then Enter.</source>
        <translation>לחצו על קלף שיונח בצד תמורת הקלף הגלוי, או השתמשו בחצים וברווח, ואז ב-Enter.</translation>
    </message>
    <message>
        <source>Click players here or at the table, or press their numbers.</source>
        <translation>לחצו על שחקנים כאן או בשולחן, או על מספרם.</translation>
    </message>
    <message>
        <source>Click the cards to discard, or use the arrow keys and Space, then Enter.</source>
        <translation>לחצו על הקלפים שיונחו בצד, או השתמשו בחצים וברווח, ואז ב-Enter.</translation>
    </message>
    <message>
        <source>Click the cards to discard. You must keep the greyed ones.</source>
        <translation>לחצו על הקלפים שיונחו בצד. הקלפים האפורים חייבים להישאר.</translation>
    </message>
    <message>
        <source>Click the cards to pass, or use the arrow keys and Space, then Enter.</source>
        <translation>לחצו על הקלפים להעברה, או השתמשו בחצים וברווח, ואז ב-Enter.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Computer players are playing the remaining cards.</source>
        <translation>שחקני המחשב משחקים את הקלפים שנותרו.</translation>
    </message>
    <message>
        <source>Confirm: {call}</source>
        <translation>אישור: {call}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>חלוקה</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>חלוקה {n}</translation>
    </message>
    <message>
        <source>Discard my hand</source>
        <translation>לזרוק את היד שלי</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>לא להניח דבר</translation>
    </message>
    <message>
        <source>Discard {n}</source>
        <translation>להניח בצד {n}</translation>
    </message>
    <message>
        <source>Discard {n} of {all}</source>
        <translation>להניח בצד {n} מתוך {all}</translation>
    </message>
    <message>
        <source>Don't rob</source>
        <translation>להשאיר</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Everyone passed, so nobody scores.</source>
        <translation>כולם אמרו פס, ולכן אין ניקוד.</translation>
    </message>
    <message>
        <source>Finishing the deal</source>
        <translation>סיום החלוקה</translation>
    </message>
    <message>
        <source>Go on the {kitty}</source>
        <translation>ללכת על ה{kitty}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>Hold the button to look at them.</source>
        <translation>החזיקו את הכפתור כדי להסתכל.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>להחזיק כדי לראות</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>להחזיק {bid}</translation>
    </message>
    <message>
        <source>Hold {key} to see them and play, or hold the button just to look.</source>
        <translation>החזיקו {key} כדי להסתכל ולשחק, או את הכפתור כדי להסתכל.</translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <translation>כמה לקיחות תיקחו?</translation>
    </message>
    <message>
        <source>In a match of its own. This match is kept. (F5)</source>
        <translation>במשחק נפרד. המשחק הזה נשמר. (F5)</translation>
    </message>
    <message>
        <source>Lead as {suit}</source>
        <translation>להוביל בתור {suit}</translation>
    </message>
    <message>
        <source>Lead the joker as</source>
        <translation>להוביל את הג'וקר בתור</translation>
    </message>
    <message>
        <source>Lead the low joker as</source>
        <translation>להוביל את הג'וקר הקטן בתור</translation>
    </message>
    <message>
        <source>Let others play the same deals, and compare results</source>
        <translation>לתת לאחרים לשחק את אותן חלוקות ולהשוות תוצאות</translation>
    </message>
    <message>
        <source>Look at this deal step by step (R)</source>
        <translation>לראות את החלוקה צעד אחר צעד (R)</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <translation>נקבו בשליט</translation>
    </message>
    <message>
        <source>Name {bid}</source>
        <translation>לקבוע {bid}</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation>לנקוב ב{suit}</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>החלוקה הבאה</translation>
    </message>
    <message>
        <source>No bid is possible</source>
        <translation>אין הכרזה אפשרית</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>אין עדיין הכרזה</translation>
    </message>
    <message>
        <source>Nobody won the auction, so nobody scores.</source>
        <translation>איש לא זכה במכרז, ולכן אין ניקוד.</translation>
    </message>
    <message>
        <source>Order up {bid}</source>
        <translation>לקבל {bid}</translation>
    </message>
    <message>
        <source>Pass now (P)</source>
        <translation>פס עכשיו (P)</translation>
    </message>
    <message>
        <source>Pass {n} of {all}</source>
        <translation>להעביר {n} מתוך {all}</translation>
    </message>
    <message>
        <source>Pick up {bid}</source>
        <translation>לקחת {bid}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>לשחק שוב</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>לשחק לבד</translation>
    </message>
    <message>
        <source>Play stops until you look at them again.</source>
        <translation>המשחק נעצר עד שתסתכלו בהם שוב.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>סקירה</translation>
    </message>
    <message>
        <source>Rob</source>
        <translation>לקחת</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>שוב אותם קלפים</translation>
    </message>
    <message>
        <source>Show my cards (F9)</source>
        <translation>להציג את הקלפים שלי (F9)</translation>
    </message>
    <message>
        <source>Show until I've played</source>
        <translation>להציג עד שאשחק</translation>
    </message>
    <message>
        <source>Start with {names}</source>
        <translation>להתחיל עם {names}</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>עצירה (Esc)</translation>
    </message>
    <message>
        <source>Suits rank {order}</source>
        <translation>דירוג הסדרות: {order}</translation>
    </message>
    <message>
        <source>Take the joker back (Esc)</source>
        <translation>להחזיר את הג'וקר (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>That gives you {n} trumps.</source>
        <extracomment>1: That gives you {n} trump.</extracomment>
        <translation><numerusform>כך יש לכם שליט אחד.</numerusform><numerusform>כך יש לכם {n} שליטים.</numerusform></translation>
    </message>
    <message>
        <source>That isn't a legal bid.</source>
        <translation>ההכרזה הזאת אינה מותרת.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>המשחק נגמר</translation>
    </message>
    <message>
        <source>To beat: {bid} by {name}</source>
        <translation>לעלות על: {bid} של {name}</translation>
    </message>
    <message>
        <source>To beat: {bid} by {name}, your partner</source>
        <translation>לעלות על: {bid} של {name}, השותף שלכם</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>סך הכול</translation>
    </message>
    <message>
        <source>Totals then: {totals}</source>
        <translation>הניקוד אחר כך: {totals}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>לקיחות</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>שליט</translation>
    </message>
    <message>
        <source>What would an expert do? (Ctrl+H)</source>
        <translation>מה היה מומחה עושה? (Ctrl+H)</translation>
    </message>
    <message>
        <source>With your partner</source>
        <translation>עם השותף</translation>
    </message>
    <message>
        <source>You discard your whole hand and take those cards.</source>
        <translation>אתם זורקים את כל היד ולוקחים את הקלפים האלה.</translation>
    </message>
    <message>
        <source>You took all the points</source>
        <translation>לקחתם את כל הנקודות</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>ההכרזה שלכם</translation>
    </message>
    <message>
        <source>Your cards are hidden</source>
        <translation>הקלפים שלכם מוסתרים</translation>
    </message>
    <message>
        <source>up to {n}</source>
        <translation>עד {n}</translation>
    </message>
    <message>
        <source>{bid} ({value})</source>
        <translation>{bid} ({value})</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <translation>{card} גלוי</translation>
    </message>
    <message>
        <source>{card} was turned down</source>
        <translation>{card} נדחה</translation>
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
        <translation><numerusform>חלוקה אחת</numerusform><numerusform>{n} חלוקות</numerusform></translation>
    </message>
    <message>
        <source>{n} less</source>
        <translation>{n} פחות</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} יותר</translation>
    </message>
    <message>
        <source>{n} of {need} chosen</source>
        <translation>נבחרו {n} מתוך {need}</translation>
    </message>
    <message numerus="yes">
        <source>{n} points off your score</source>
        <extracomment>1: {n} point off your score</extracomment>
        <translation><numerusform>{n} נקודה פחות בניקוד שלכם</numerusform><numerusform>{n} נקודות פחות בניקוד שלכם</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} points to everyone else</source>
        <extracomment>1: {n} point to everyone else</extracomment>
        <translation><numerusform>{n} נקודה לכל אחד אחר</numerusform><numerusform>{n} נקודות לכל אחד אחר</numerusform></translation>
    </message>
    <message>
        <source>{n}: {words}</source>
        <translation>{n}: {words}</translation>
    </message>
    <message>
        <source>{suit}, you hold {n}</source>
        <translation>{suit}, יש לכם {n}</translation>
    </message>
    <message>
        <source>{words} first.</source>
        <translation>קודם {words}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Forget</source>
        <translation>לשכוח</translation>
    </message>
    <message>
        <source>Forget a person</source>
        <translation>לשכוח אדם</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>להשאיר</translation>
    </message>
    <message>
        <source>{name}’s picture, text size, cards, speed, sound, help and keys will be forgotten. Matches and statistics are kept.</source>
        <translation>התמונה, גודל הטקסט, הקלפים, המהירות, הצלילים, העזרה והמקשים של {name} יישכחו. המשחקים והסטטיסטיקה יישארו.</translation>
    </message>
</context>
<context>
    <name>PeopleTab</name>
    <message>
        <source>No matches with them yet.</source>
        <translation>עדיין אין משחקים איתם.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>האנשים בשולחן</translation>
    </message>
</context>
<context>
    <name>PictureNotes</name>
    <message>
        <source>A picture of your own is cut to a square. The copy stays on this computer.</source>
        <translation>תמונה משלכם נחתכת לריבוע. העותק נשאר במחשב הזה.</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>לבחור תמונה…</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>להסיר את התמונה</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{file} is too large. Choose a picture of at most {megabytes} MB and {megapixels} megapixels.</source>
        <translation>{file} גדול מדי. בחרו תמונה של לכל היותר {megabytes} MB ו־{megapixels} מגה־פיקסל.</translation>
    </message>
    <message>
        <source>{file} isn't a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>{file} אינו תמונה שאפשר לקרוא. בחרו קובץ PNG או JPEG.</translation>
    </message>
</context>
<context>
    <name>PlaceBox</name>
    <message>
        <source>Remove all cards: {name}</source>
        <translation>להסיר את כל הקלפים: {name}</translation>
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
        <translation>מ</translation>
    </message>
    <message numerus="yes">
        <source>Ends at {n} points</source>
        <extracomment>1: Ends at {n} point</extracomment>
        <translation><numerusform>נגמר בנקודה {n}</numerusform><numerusform>נגמר ב-{n} נקודות</numerusform></translation>
    </message>
    <message>
        <source>Face-up row</source>
        <translation>שורה גלויה</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>הראשון ל-{n}</translation>
    </message>
    <message>
        <source>Foundation</source>
        <translation>ערמה הפוכה</translation>
    </message>
    <message>
        <source>Hand, hidden</source>
        <translation>יד מוסתרת</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>שליט</translation>
    </message>
    <message>
        <source>points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>score</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>לא משתתף</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>מכריז</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>לקיחות</translation>
    </message>
    <message>
        <source>{bid}, Left {suit}</source>
        <translation>{bid}, שמאל {suit}</translation>
    </message>
    <message>
        <source>{n} this deal</source>
        <translation>{n} בחלוקה זו</translation>
    </message>
    <message>
        <source>{progress}, others {n}</source>
        <translation>{progress}, אחרים {n}</translation>
    </message>
    <message>
        <source>{took} of {bid}</source>
        <translation>{took} מתוך {bid}</translation>
    </message>
    <message numerus="yes">
        <source>{took} of {n} tricks</source>
        <extracomment>1: {took} of {n} trick</extracomment>
        <translation><numerusform>{took} מתוך לקיחה אחת</numerusform><numerusform>{took} מתוך {n} לקיחות</numerusform></translation>
    </message>
    <message>
        <source>{tricks}, {bid} bid</source>
        <translation>{tricks}, הוכרזו {bid}</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>A computer player failed, so the first legal choice was played for it. See the log for details.</source>
        <translation>שחקן מחשב נכשל, ולכן שוחקה במקומו הבחירה המותרת הראשונה. הפרטים ביומן.</translation>
    </message>
    <message>
        <source>A computer player tried an illegal play, so the first legal choice was played instead. If this keeps happening, reinstall Trickdesk.</source>
        <translation>שחקן מחשב ניסה מהלך אסור, ולכן שוחקה במקומו הבחירה המותרת הראשונה. אם זה יימשך, התקינו את Trickdesk מחדש.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>מתחיל</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>נועז</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>זהיר</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>מחשב</translation>
    </message>
    <message numerus="yes">
        <source>Computer players failed {n} times. Each time, the first legal choice was played.</source>
        <extracomment>1: A computer player failed once. The first legal choice was played instead.</extracomment>
        <translation><numerusform>שחקן מחשב נכשל פעם אחת. במקומו שוחקה הבחירה המותרת הראשונה.</numerusform><numerusform>שחקני מחשב נכשלו {n} פעמים. בכל פעם שוחקה הבחירה המותרת הראשונה.</numerusform></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>מחלק</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>קל</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>מומחה</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>קשה</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>בינוני</translation>
    </message>
    <message>
        <source>Partner of {names}</source>
        <translation>שותף: {names}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>יציב</translation>
    </message>
    <message>
        <source>The computer players are too slow to answer, so the first legal choice is played for them. Closing other programs may help.</source>
        <translation>שחקני המחשב איטיים מדי, ולכן משוחקת במקומם הבחירה המותרת הראשונה. אולי יעזור לסגור תוכנות אחרות.</translation>
    </message>
    <message>
        <source>The computer players can't start, so the first legal choice is played for them. Restart Trickdesk; if that doesn't help, reinstall it.</source>
        <translation>אי אפשר להפעיל את שחקני המחשב, ולכן משוחקת במקומם הבחירה המותרת הראשונה. הפעילו את Trickdesk מחדש; אם זה לא עוזר, התקינו אותה מחדש.</translation>
    </message>
    <message>
        <source>The computer players have crashed, so the first legal choice is played for them. If they don't recover, restart Trickdesk.</source>
        <translation>שחקני המחשב קרסו, ולכן משוחקת במקומם הבחירה המותרת הראשונה. אם לא יתאוששו, הפעילו את Trickdesk מחדש.</translation>
    </message>
    <message>
        <source>The computer players' answers can't be used, so the first legal choice is played for them. If this keeps happening, reinstall Trickdesk.</source>
        <translation>אי אפשר להשתמש בתשובות של שחקני המחשב, ולכן משוחקת במקומם הבחירה המותרת הראשונה. אם זה יימשך, התקינו את Trickdesk מחדש.</translation>
    </message>
    <message numerus="yes">
        <source>With help: {n} decisions were undone after seeing new cards.</source>
        <extracomment>1: With help: one decision was undone after seeing new cards.</extracomment>
        <translation><numerusform>בעזרה: החלטה אחת בוטלה אחרי שנראו קלפים חדשים.</numerusform><numerusform>בעזרה: {n} החלטות בוטלו אחרי שנראו קלפים חדשים.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>With {n} hints.</source>
        <extracomment>1: With a hint.</extracomment>
        <translation><numerusform>עם רמז אחד.</numerusform><numerusform>עם {n} רמזים.</numerusform></translation>
    </message>
    <message>
        <source>Won the match</source>
        <translation>ניצחון במשחק</translation>
    </message>
    <message>
        <source>{names} can’t play in this match, so the level {level} plays instead.</source>
        <translation>{names} לא יכולה לשחק במשחק הזה, ולכן הרמה {level} משחקת במקומה.</translation>
    </message>
    <message>
        <source>{name}: {manner}</source>
        <translation>{name}: {manner}</translation>
    </message>
    <message>
        <source>{problem} From now on, the level {level} plays in its place.</source>
        <translation>{problem} מעכשיו משחקת במקומה הרמה {level}.</translation>
    </message>
    <message>
        <source>{problem} The level {level} chose instead.</source>
        <translation>{problem} הרמה {level} בחרה במקומה.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A mistake here: {action}. That costs {points} on average.</source>
        <translation>טעות כאן: {action}. זה עולה {points} בממוצע.</translation>
    </message>
    <message>
        <source>An expert would do the same.</source>
        <translation>מומחה היה עושה אותו דבר.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, but it hardly matters.</source>
        <translation>הבחירה של מומחה: {better}, אבל אין כמעט הבדל.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, {points} fewer on average.</source>
        <translation>הבחירה של מומחה: {better}, {points} פחות בממוצע.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}, {points} more on average.</source>
        <translation>הבחירה של מומחה: {better}, {points} יותר בממוצע.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}.</source>
        <translation>הבחירה של מומחה: {better}.</translation>
    </message>
    <message>
        <source>An expert's choice: {better}. Yours was not considered.</source>
        <translation>הבחירה של מומחה: {better}. הבחירה שלכם לא נשקלה.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>קל</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>קשה</translation>
    </message>
    <message>
        <source>In the match: {action}. That cost {points} on average.</source>
        <translation>במשחק: {action}. זה עלה {points} בממוצע.</translation>
    </message>
    <message>
        <source>It is the highest card of the suit led.</source>
        <translation>זה הקלף הגבוה ביותר בסדרה שהובלה.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>בינוני</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>הבא</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>בלי שליט</translation>
    </message>
    <message>
        <source>No: {card} wins.</source>
        <translation>לא: {card} מנצח.</translation>
    </message>
    <message>
        <source>Right: {card} wins.</source>
        <translation>נכון: {card} מנצח.</translation>
    </message>
    <message>
        <source>This puzzle will come up again in {days} days.</source>
        <translation>החידה תחזור בעוד {days} ימים.</translation>
    </message>
    <message>
        <source>This puzzle will come up again tomorrow.</source>
        <translation>החידה תחזור מחר.</translation>
    </message>
    <message>
        <source>Trump: {mark} {suit}</source>
        <translation>שליט: {mark} {suit}</translation>
    </message>
    <message>
        <source>You have solved this puzzle often enough. It won't come up again.</source>
        <translation>פתרתם את החידה הזאת מספיק פעמים. היא לא תחזור.</translation>
    </message>
    <message>
        <source>You: {action}</source>
        <translation>אתם: {action}</translation>
    </message>
    <message>
        <source>{action} (you)</source>
        <translation>{action} (אתם)</translation>
    </message>
    <message>
        <source>{card} was led</source>
        <translation>הובל {card}</translation>
    </message>
    <message>
        <source>{card} was led as {suit}</source>
        <translation>הובל {card} בתור {suit}</translation>
    </message>
    <message>
        <source>{n}: {card}</source>
        <translation>{n}: {card}</translation>
    </message>
    <message>
        <source>{n}: {card}, led</source>
        <translation>{n}: {card}, הובל</translation>
    </message>
    <message>
        <source>{right} of {asked} right · {row} in a row · best {best}</source>
        <translation>{right} מתוך {asked} נכון · {row} ברצף · שיא {best}</translation>
    </message>
    <message>
        <source>{share}% to make it</source>
        <translation>סיכוי להצליח: {share}%</translation>
    </message>
    <message>
        <source>{tricks} tricks</source>
        <translation>{tricks} לקיחות</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Can’t save your settings: {reason}</source>
        <translation>אי אפשר לשמור את ההגדרות: {reason}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>{name}, failed</source>
        <translation>{name}, נכשל</translation>
    </message>
</context>
<context>
    <name>ProgramNotes</name>
    <message>
        <source>A program that you wrote can play too. Choose it as the level of a seat.</source>
        <translation>גם תוכנה שכתבתם יכולה לשחק. בחרו אותה כרמה של מושב.</translation>
    </message>
    <message>
        <source>Add program…</source>
        <translation>הוספת תוכנה…</translation>
    </message>
    <message>
        <source>Remove program</source>
        <translation>הסרת תוכנה</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>התוכנות שלכם</translation>
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
        <translation>בחרו למי הנקודות</translation>
    </message>
    <message>
        <source>Choose your team</source>
        <translation>בחרו את הקבוצה</translation>
    </message>
    <message>
        <source>Discard cards</source>
        <translation>הניחו קלפים בצד</translation>
    </message>
    <message>
        <source>Discard {low} to {high} cards</source>
        <translation>הניחו בצד {low} עד {high} קלפים</translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards</source>
        <extracomment>1: Discard {n} card</extracomment>
        <translation><numerusform>הניחו בצד קלף אחד</numerusform><numerusform>הניחו בצד {n} קלפים</numerusform></translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <translation>כמה לקיחות תיקחו?</translation>
    </message>
    <message>
        <source>Name the trump</source>
        <translation>נקבו בשליט</translation>
    </message>
    <message numerus="yes">
        <source>Pass {n} cards to {name}</source>
        <extracomment>1: Pass {n} card to {name}</extracomment>
        <translation><numerusform>העבירו קלף אחד אל {name}</numerusform><numerusform>העבירו {n} קלפים אל {name}</numerusform></translation>
    </message>
    <message>
        <source>Pick cards to pass</source>
        <translation>בחרו קלפים להעברה</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>שחקו קלף</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>החלוקה נגמרה</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>המשחק נגמר</translation>
    </message>
    <message>
        <source>Will you bid blind?</source>
        <translation>להכריז בעיוורון?</translation>
    </message>
    <message>
        <source>Will you defend alone?</source>
        <translation>להגן לבד?</translation>
    </message>
    <message>
        <source>Will you rob?</source>
        <translation>לקחת את הקלף הגלוי?</translation>
    </message>
    <message>
        <source>Will you swap?</source>
        <translation>להחליף?</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>אתם מובילים</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>ההכרזה שלכם</translation>
    </message>
    <message>
        <source>{name} is choosing a team</source>
        <translation>{name}: בחירת קבוצה</translation>
    </message>
    <message>
        <source>{name} is choosing who gets the points</source>
        <translation>{name}: בחירה למי הנקודות</translation>
    </message>
    <message>
        <source>{name} is discarding</source>
        <translation>{name}: הנחת קלפים בצד</translation>
    </message>
    <message>
        <source>{name} is naming the trump</source>
        <translation>{name}: קביעת השליט</translation>
    </message>
    <message>
        <source>{name} is picking cards to pass</source>
        <translation>{name}: בחירת קלפים להעברה</translation>
    </message>
    <message>
        <source>{name} may rob</source>
        <translation>{name}: אפשר לקחת את הקלף הגלוי</translation>
    </message>
    <message>
        <source>{name} to call</source>
        <translation>התור של {name} להכריז</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>התור של {name} לשחק</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>&amp;All themes</source>
        <translation>&amp;כל הנושאים</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;דילוג</translation>
    </message>
    <message>
        <source>Here a computer player had to decide. What would you do?</source>
        <translation>כאן היה על מחשב להחליט. מה הייתם עושים?</translation>
    </message>
    <message>
        <source>Looking for costly decisions…</source>
        <translation>חיפוש החלטות יקרות…</translation>
    </message>
    <message>
        <source>No costly decisions yet</source>
        <translation>אין עדיין החלטות יקרות</translation>
    </message>
    <message>
        <source>Nothing to do today</source>
        <translation>אין מה לעשות היום</translation>
    </message>
    <message>
        <source>You've done all your {game} puzzles. Solved ones come back after {days} days, missed ones tomorrow.</source>
        <translation>פתרתם את כל החידות שלכם ב-{game}. אלה שפתרתם נכון יחזרו אחרי {days} ימים, והאחרות יחזרו מחר.</translation>
    </message>
    <message>
        <source>Your costly decisions in {game} come back here as puzzles. You see the same cards again, then what an expert would have done.

Puzzles come from reviews, so finish a match and review its deals. Each decision that cost you points comes up here several times over the next few weeks.</source>
        <translation>ההחלטות היקרות שלכם ב-{game} חוזרות כאן כחידות. תראו שוב את אותם קלפים, ואחר כך מה שמומחה היה עושה.

החידות באות מסקירות, לכן סיימו משחק וסקרו את החלוקות שלו. כל החלטה שעלתה לכם בנקודות מופיעה כאן כמה פעמים במשך השבועות הבאים.</translation>
    </message>
    <message>
        <source>{n} to do. This decision cost you points. What would you do now?</source>
        <translation>נותרו {n}. ההחלטה הזאת עלתה לכם בנקודות. מה הייתם עושים עכשיו?</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>כונן</translation>
    </message>
    <message>
        <source>File</source>
        <translation>קובץ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>תיקייה</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>קיצור דרך</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>לא ידוע</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;חיפוש בתוך:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>שם קו&amp;בץ:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;קבצים מסוג:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 לא כתוב בתחביר הנכון. הפרידו עמודים וטווחים ב-',', סמנו טווחים ב-'-', וודאו שהטווחים אינם חופפים.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>הגדרות ההדפסה הדו-צדדית סותרות</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>אי אפשר לקרוא את העמודים</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>הגדרות ההדפסה הדו-צדדית סותרות זו את זו. לתקן אותן?</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>עמודים וטווחים מופרדים בפסיקים; טווח הוא שני מספרים ומקף ביניהם. 3,5-7,9 מדפיס את העמודים 3, 5, 6, 7 ו-9.</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;קושי</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>ה&amp;בא</translation>
    </message>
    <message>
        <source>Click a card or press its number. The first card was led.</source>
        <translation>לחצו על קלף או על מספרו. הקלף הראשון הוא זה שהובל.</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>איזה קלף לוקח את הלקיחה?</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>A bid may score more, but for the match passing is worth more: what the others score counts too.</source>
        <translation>אולי הכרזה תביא יותר נקודות, אבל למשחק כולו פס שווה יותר: גם הנקודות של האחרים נחשבות.</translation>
    </message>
    <message>
        <source>A blind nil is worth its risk now: it counts twice, and any hand may take no trick.</source>
        <translation>אפס עיוור שווה עכשיו את הסיכון: הוא נחשב כפול, וכל יד יכולה לא לקחת אף לקיחה.</translation>
    </message>
    <message>
        <source>A habit of this player, which costs little or nothing.</source>
        <translation>הרגל של השחקן הזה, שעולה מעט או כלום.</translation>
    </message>
    <message>
        <source>A partner is already winning with {card}, so no high card is needed.</source>
        <translation>שותף כבר מנצח, עם {card}, ולכן אין צורך בקלף גבוה.</translation>
    </message>
    <message>
        <source>A partner is already winning with {card}, so no trump is needed.</source>
        <translation>שותף כבר מנצח, עם {card}, ולכן אין צורך בשליט.</translation>
    </message>
    <message>
        <source>A partner is winning with {card}: the points should stay on this side.</source>
        <translation>שותף מנצח, עם {card}: הנקודות צפויות להישאר בצד הזה.</translation>
    </message>
    <message>
        <source>Adds a card that counts to a partner's trick; nothing else is clearly better.</source>
        <translation>מוסיף קלף ניקוד ללקיחה של שותף; שום דבר אחר לא עדיף בבירור.</translation>
    </message>
    <message>
        <source>Adds a card that counts to another defender's trick; nothing else is clearly better.</source>
        <translation>מוסיף קלף ניקוד ללקיחה של מגן אחר; שום דבר אחר לא עדיף בבירור.</translation>
    </message>
    <message>
        <source>Adds a card that counts to your partner's trick; nothing else is clearly better.</source>
        <translation>מוסיף קלף ניקוד ללקיחה של השותף שלכם; שום דבר אחר לא עדיף בבירור.</translation>
    </message>
    <message>
        <source>Also weighs the match and what the others score.</source>
        <translation>מביא בחשבון גם את המשחק כולו ואת הנקודות של האחרים.</translation>
    </message>
    <message>
        <source>Another defender is already winning with {card}, so no high card is needed.</source>
        <translation>מגן אחר כבר מנצח, עם {card}, ולכן אין צורך בקלף גבוה.</translation>
    </message>
    <message>
        <source>Another defender is already winning with {card}, so no trump is needed.</source>
        <translation>מגן אחר כבר מנצח, עם {card}, ולכן אין צורך בשליט.</translation>
    </message>
    <message>
        <source>Another defender is winning with {card}: the declarer doesn't get the points.</source>
        <translation>מגן אחר מנצח, עם {card}: המכריז לא מקבל את הנקודות.</translation>
    </message>
    <message>
        <source>Another figure looks better, but not so in the deals that were solved exactly.</source>
        <translation>מספר אחר נראה טוב יותר, אבל לא בחלוקות שנפתרו במדויק.</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>שחקן אחר</translation>
    </message>
    <message numerus="yes">
        <source>Based on {n} simulated deals, {solved} of them solved exactly.</source>
        <extracomment>1: Based on {n} simulated deal, {solved} of them solved exactly.</extracomment>
        <translation><numerusform>על סמך חלוקה אחת בהדמיה (נפתרו במדויק: {solved}).</numerusform><numerusform>על סמך {n} חלוקות בהדמיה, {solved} מהן נפתרו במדויק.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Based on {n} simulated deals.</source>
        <extracomment>1: Based on {n} simulated deal.</extracomment>
        <translation><numerusform>על סמך חלוקה אחת בהדמיה.</numerusform><numerusform>על סמך {n} חלוקות בהדמיה.</numerusform></translation>
    </message>
    <message>
        <source>Beats the cards so far as {card} would, and keeps that for later.</source>
        <translation>מנצח את הקלפים עד כה כמו {card}, שנשמר להמשך.</translation>
    </message>
    <message>
        <source>Beats the cards so far as {card} would, and risks fewer points if somebody goes higher.</source>
        <translation>מנצח את הקלפים עד כה כמו {card}, ומסכן פחות נקודות אם מישהו ישחק גבוה יותר.</translation>
    </message>
    <message>
        <source>Beats the cards so far, though higher ones are still out.</source>
        <translation>מנצח את הקלפים עד כה, אבל קלפים גבוהים יותר עוד בחוץ.</translation>
    </message>
    <message>
        <source>Beats the declarer alone often enough, and that scores more.</source>
        <translation>מנצח לבד את המכריז לעתים קרובות מספיק, וזה שווה יותר.</translation>
    </message>
    <message>
        <source>Best on average in the simulated deals.</source>
        <translation>הטוב ביותר בממוצע בחלוקות שבהדמיה.</translation>
    </message>
    <message>
        <source>Can no longer take exactly as many tricks as bid.</source>
        <translation>כבר אי אפשר לקחת בדיוק כמספר הלקיחות שהוכרזו.</translation>
    </message>
    <message>
        <source>Clearly best in the simulated deals.</source>
        <translation>הטוב ביותר בבירור בחלוקות שבהדמיה.</translation>
    </message>
    <message>
        <source>Doesn't take a partner's trick without a clear gain.</source>
        <translation>לא לוקח לקיחה משותף בלי רווח ברור.</translation>
    </message>
    <message>
        <source>Doesn't take another defender's trick without a clear gain.</source>
        <translation>לא לוקח לקיחה ממגן אחר בלי רווח ברור.</translation>
    </message>
    <message>
        <source>Doesn't take your partner's trick without a clear gain.</source>
        <translation>לא לוקח לקיחה מהשותף שלכם בלי רווח ברור.</translation>
    </message>
    <message>
        <source>Draws trumps, to keep its own winners from being trumped: one is still out.</source>
        <translation>מוציא שליטים כדי שלא יחתכו את הקלפים המנצחים שלו: אחד עוד בחוץ.</translation>
    </message>
    <message>
        <source>Draws trumps, to keep its own winners from being trumped: {trumps} are still out.</source>
        <translation>מוציא שליטים כדי שלא יחתכו את הקלפים המנצחים שלו: {trumps} עוד בחוץ.</translation>
    </message>
    <message>
        <source>Drives out higher trumps, so that those left in the hand may take tricks.</source>
        <translation>מוציא שליטים גבוהים יותר, כדי שאלה שנשארים ביד יוכלו לקחת לקיחות.</translation>
    </message>
    <message>
        <source>Every card that may be led should take the trick.</source>
        <translation>כל קלף שמותר להוביל צפוי לקחת את הלקיחה.</translation>
    </message>
    <message>
        <source>Every choice is worth about the same.</source>
        <translation>כל האפשרויות שוות בערך אותו דבר.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}, so a high one goes: then it can take no other trick.</source>
        <translation>כל קלף מותר מנצח את {card}, ולכן יוצא קלף גבוה: כך הוא לא ייקח עוד לקיחה.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}, so {over} is kept: it may stay below others later.</source>
        <translation>כל קלף מותר מנצח את {card}, ולכן {over} נשמר: אחר כך הוא יוכל להישאר מתחת לאחרים.</translation>
    </message>
    <message>
        <source>Every legal card beats {card}; the lower, the more likely somebody goes higher.</source>
        <translation>כל קלף מותר מנצח את {card}; ככל שהוא נמוך יותר, סביר יותר שמישהו יעלה עליו.</translation>
    </message>
    <message>
        <source>Few cards in {suit} are left then, so bad cards can soon be thrown on that suit.</source>
        <translation>אחר כך נשארים מעט קלפים ב{suit}, ובקרוב אפשר יהיה לזרוק שם קלפים רעים.</translation>
    </message>
    <message>
        <source>Few hands take no trick, so looking first is better.</source>
        <translation>מעט ידיים לא לוקחות אף לקיחה, ולכן עדיף להסתכל קודם.</translation>
    </message>
    <message>
        <source>Forced to bid: picks the bid with the best expected score.</source>
        <translation>חייב להכריז: בוחר את ההכרזה עם התוצאה הצפויה הטובה ביותר.</translation>
    </message>
    <message>
        <source>Gets rid of a card that might take one trick too many later.</source>
        <translation>נפטר מקלף שעלול לקחת אחר כך לקיחה אחת יותר מדי.</translation>
    </message>
    <message>
        <source>Gives somebody else a card that counts against its owner.</source>
        <translation>נותן למישהו אחר קלף שנספר לחובתו.</translation>
    </message>
    <message>
        <source>Has as many tricks as bid, and wants no more.</source>
        <translation>יש כבר כל הלקיחות שהוכרזו, ולא רצויות עוד.</translation>
    </message>
    <message>
        <source>High cards would take tricks with points.</source>
        <translation>קלפים גבוהים היו לוקחים לקיחות עם נקודות.</translation>
    </message>
    <message>
        <source>If everybody follows suit, {card} takes the trick; if not, this card may.</source>
        <translation>אם כולם משרתים, {card} לוקח את הלקיחה; אם לא, אולי הקלף הזה.</translation>
    </message>
    <message>
        <source>It was the only legal choice.</source>
        <translation>זו הייתה הבחירה המותרת היחידה.</translation>
    </message>
    <message>
        <source>Keeps cards that count out of the others' tricks unless giving one up clearly pays off.</source>
        <translation>לא שם קלפי ניקוד בלקיחות של אחרים, אלא אם ויתור על קלף כזה משתלם בבירור.</translation>
    </message>
    <message>
        <source>Keeps only trumps: the rest is unlikely to take a trick.</source>
        <translation>שומר רק שליטים: השאר כנראה לא ייקחו לקיחה.</translation>
    </message>
    <message>
        <source>Keeps sure tricks unless giving one up clearly pays off.</source>
        <translation>שומר לקיחות בטוחות, אלא אם ויתור על אחת מהן משתלם בבירור.</translation>
    </message>
    <message>
        <source>Keeps {card} back: somebody else could take it now.</source>
        <translation>שומר את {card} להמשך: עכשיו מישהו אחר יכול לקחת אותו.</translation>
    </message>
    <message>
        <source>Keeps {card} guarded: {over} is still out.</source>
        <translation>שומר את {card} מוגן: {over} עוד בחוץ.</translation>
    </message>
    <message>
        <source>Keeps {card} to trump {suit}.</source>
        <translation>שומר {card} כדי לחתוך {suit}.</translation>
    </message>
    <message>
        <source>Keeps {card}, the highest card left in {suit}.</source>
        <translation>שומר {card}, הקלף הגבוה ביותר שנותר ב{suit}.</translation>
    </message>
    <message>
        <source>Keeps {card}, the highest trump left.</source>
        <translation>שומר {card}, השליט הגבוה ביותר שנותר.</translation>
    </message>
    <message>
        <source>Keeps {card}, which may win a later trick.</source>
        <translation>שומר את {card}, שיוכל לזכות בלקיחה בהמשך.</translation>
    </message>
    <message>
        <source>Keeps {card}: a trump may win a later trick.</source>
        <translation>שומר את {card}: שליט יוכל לזכות בלקיחה בהמשך.</translation>
    </message>
    <message>
        <source>Keeps {card}: when trumps are led, it counts as one.</source>
        <translation>שומר את {card}: כשמובילים שליט, הוא נחשב לשליט.</translation>
    </message>
    <message>
        <source>Leads a card that can be spared, and keeps better ones for later.</source>
        <translation>מוביל קלף שאפשר לוותר עליו, ושומר טובים ממנו לאחר כך.</translation>
    </message>
    <message>
        <source>Leads a card that somebody else may have to beat: higher ones are still out.</source>
        <translation>מוביל קלף שאולי מישהו אחר ייאלץ לנצח: גבוהים ממנו עוד בחוץ.</translation>
    </message>
    <message>
        <source>Leads a card that the declarer may have to beat.</source>
        <translation>מוביל קלף שאולי המכריז ייאלץ לנצח.</translation>
    </message>
    <message>
        <source>Leads a long suit: once its high cards are gone, the low ones win.</source>
        <translation>מוביל סדרה ארוכה: כשהקלפים הגבוהים שלה יוצאים, הנמוכים מנצחים.</translation>
    </message>
    <message>
        <source>Leads a trump, so that others have fewer left to trump {card} with.</source>
        <translation>מוביל שליט, כדי שלאחרים יישארו פחות שליטים לחתוך בהם את {card}.</translation>
    </message>
    <message>
        <source>Leaves it to the partner, who has already bid: raising it gains too little.</source>
        <translation>משאיר את זה לשותף, שכבר הכריז: העלאה מרוויחה מעט מדי.</translation>
    </message>
    <message>
        <source>Leaves it to your partner, who has already bid: raising it gains too little.</source>
        <translation>משאיר את זה לשותף שלכם, שכבר הכריז: העלאה מרוויחה מעט מדי.</translation>
    </message>
    <message>
        <source>Leaves the declarer the trick, which {card} is winning.</source>
        <translation>משאיר למכריז את הלקיחה, ש{card} מוביל בה.</translation>
    </message>
    <message>
        <source>Leaves the hand without {suit}, to trump that suit later.</source>
        <translation>משאיר את היד בלי {suit}, כדי לחתוך את הסדרה הזאת אחר כך.</translation>
    </message>
    <message>
        <source>Leaves the trick to somebody else.</source>
        <translation>משאיר את הלקיחה למישהו אחר.</translation>
    </message>
    <message>
        <source>Lets this trick go, and keeps the winning card for a better one.</source>
        <translation>מוותר על הלקיחה הזאת, ושומר את הקלף המנצח לטובה ממנה.</translation>
    </message>
    <message>
        <source>Lets this trick go: taking it would win more tricks, but score less.</source>
        <translation>מוותר על הלקיחה הזאת: לקחת אותה יביא יותר לקיחות, אבל פחות נקודות.</translation>
    </message>
    <message>
        <source>Makes the lowest bid that will do.</source>
        <translation>מכריז את ההכרזה הנמוכה ביותר שמספיקה.</translation>
    </message>
    <message>
        <source>May take a trick that is needed; if it is beaten, it can't take one too many later.</source>
        <translation>אולי ייקח לקיחה נחוצה; ואם ינצחו אותו, לא ייקח אחר כך אחת יותר מדי.</translation>
    </message>
    <message>
        <source>Needs exactly one more trick.</source>
        <translation>חסרה עוד לקיחה אחת בדיוק.</translation>
    </message>
    <message>
        <source>Needs exactly {tricks} more tricks.</source>
        <translation>חסרות עוד {tricks} לקיחות בדיוק.</translation>
    </message>
    <message>
        <source>No bid is clearly better than passing.</source>
        <translation>שום הכרזה לא עדיפה בבירור על פס.</translation>
    </message>
    <message>
        <source>No bid is expected to be worth more than passing.</source>
        <translation>אף הכרזה אינה צפויה להיות שווה יותר מפס.</translation>
    </message>
    <message>
        <source>No bid looks worth making.</source>
        <translation>אף הכרזה לא נראית כדאית.</translation>
    </message>
    <message>
        <source>No card in the hand is likely to win now, so it leads one that can be spared.</source>
        <translation>אין ביד קלף שצפוי לנצח עכשיו, ולכן מוביל קלף שאפשר לוותר עליו.</translation>
    </message>
    <message>
        <source>No card in {suit} is left then, so bad cards can be thrown on that suit.</source>
        <translation>אחר כך לא נשאר קלף ב{suit}, ואפשר לזרוק שם קלפים רעים.</translation>
    </message>
    <message>
        <source>No card in {suit} is left then, so that suit can be trumped.</source>
        <translation>אחר כך לא נשאר קלף ב{suit}, ואפשר לחתוך את הסדרה.</translation>
    </message>
    <message>
        <source>No suit is longer, and long trumps win tricks.</source>
        <translation>אין סדרה ארוכה יותר, ושליטים רבים לוקחים לקיחות.</translation>
    </message>
    <message>
        <source>Nobody else has any {suit} left.</source>
        <translation>לאיש אחר אין כבר {suit}.</translation>
    </message>
    <message>
        <source>Nobody plays after this and the trick has no points: a good moment to get rid of a high card.</source>
        <translation>איש לא משחק אחרי זה ובלקיחה אין נקודות: זמן טוב להיפטר מקלף גבוה.</translation>
    </message>
    <message>
        <source>None of them has bid, but with them the contract is made most often.</source>
        <translation>איש מהם לא הכריז, אבל איתם החוזה מצליח לרוב.</translation>
    </message>
    <message>
        <source>Not sure enough to bid: made in {chance}% of the simulated deals, and {wants}% are needed.</source>
        <translation>לא בטוח מספיק כדי להכריז: מצליח ב-{chance}% מהחלוקות בהדמיה, ונדרשים {wants}%.</translation>
    </message>
    <message>
        <source>Nothing to lose: passing would almost certainly lose the match.</source>
        <translation>אין לו מה להפסיד: עם פס המשחק אבוד כמעט בוודאות.</translation>
    </message>
    <message>
        <source>Only one card in its suit beats it: it takes a trick, or drives that card out.</source>
        <translation>רק קלף אחד בסדרה מנצח אותו: הוא לוקח לקיחה, או מוציא את הקלף ההוא.</translation>
    </message>
    <message>
        <source>Other choices are about as good; this is the usual one.</source>
        <translation>אפשרויות אחרות טובות בערך באותה מידה; זו הרגילה.</translation>
    </message>
    <message>
        <source>Otherwise the match would end, and another player would win.</source>
        <translation>אחרת המשחק היה נגמר, ושחקן אחר היה מנצח.</translation>
    </message>
    <message>
        <source>Passing may score more, but for the match this bid is worth more: what the others score counts too.</source>
        <translation>אולי פס יביא יותר נקודות, אבל למשחק כולו ההכרזה הזאת שווה יותר: גם הנקודות של האחרים נחשבות.</translation>
    </message>
    <message>
        <source>Risks no points: the opponents may still beat {card}.</source>
        <translation>לא מסכן נקודות: היריבים עוד יכולים לנצח את {card}.</translation>
    </message>
    <message>
        <source>Somebody else may have to take it with {over}, the only higher card still out.</source>
        <translation>אולי מישהו אחר ייאלץ לקחת אותה עם {over}, הקלף הגבוה היחיד שעוד בחוץ.</translation>
    </message>
    <message>
        <source>Somebody else takes this trick, so it throws a card that might take another.</source>
        <translation>מישהו אחר לוקח את הלקיחה הזאת, ולכן נזרק קלף שעלול לקחת אחרת.</translation>
    </message>
    <message>
        <source>Somebody may still beat it; if so, it can't take a worse trick later.</source>
        <translation>ייתכן שמישהו עוד ינצח אותו; ואז הוא לא ייקח אחר כך לקיחה גרועה יותר.</translation>
    </message>
    <message>
        <source>Stays below {card}, so that somebody else takes the trick.</source>
        <translation>נשאר מתחת ל{card}, כדי שמישהו אחר ייקח את הלקיחה.</translation>
    </message>
    <message>
        <source>Stays in the auction without bidding higher.</source>
        <translation>נשאר במכרז בלי להכריז גבוה יותר.</translation>
    </message>
    <message>
        <source>Takes a sure trick: nobody else can beat it.</source>
        <translation>לוקח לקיחה בטוחה: איש אחר לא יכול לנצח אותו.</translation>
    </message>
    <message>
        <source>Takes a trick unless somebody trumps it: nobody else has a higher card in its suit.</source>
        <translation>לוקח לקיחה אם איש לא חותך: לאיש אחר אין קלף גבוה יותר בסדרה.</translation>
    </message>
    <message>
        <source>Takes a trump for the card it needs least.</source>
        <translation>לוקח שליט תמורת הקלף הנחוץ פחות מכל.</translation>
    </message>
    <message>
        <source>Takes the risk: {chance}% is enough.</source>
        <translation>לוקח את הסיכון: {chance}% מספיקים.</translation>
    </message>
    <message>
        <source>Takes the trick if everybody follows suit: then a two is the highest card.</source>
        <translation>לוקח את הלקיחה אם כולם משרתים: אז שתיים הוא הקלף הגבוה ביותר.</translation>
    </message>
    <message>
        <source>Takes the trick or drives out {over}: then {card} can win too.</source>
        <translation>לוקח את הלקיחה או מוציא את {over}: אז גם {card} יכול לנצח.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody beats it with a two.</source>
        <translation>לוקח את הלקיחה, אלא אם מישהו ינצח אותו בשתיים.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody plays {over}.</source>
        <translation>לוקח את הלקיחה אם איש לא משחק {over}.</translation>
    </message>
    <message>
        <source>Takes the trick unless somebody trumps it.</source>
        <translation>לוקח את הלקיחה אם איש לא חותך.</translation>
    </message>
    <message>
        <source>Takes the trick: nobody after this can beat it.</source>
        <translation>לוקח את הלקיחה: איש אחריו לא יכול לנצח אותו.</translation>
    </message>
    <message>
        <source>Takes the trick: nobody plays after this.</source>
        <translation>לוקח את הלקיחה: איש לא משחק אחריו.</translation>
    </message>
    <message>
        <source>Takes the trick: this hand has all the points so far, and may get the rest.</source>
        <translation>לוקח את הלקיחה: ליד הזאת כל הנקודות עד כה, ואולי תיקח גם את השאר.</translation>
    </message>
    <message>
        <source>Takes this trick, because that should cost less than later ones.</source>
        <translation>לוקח את הלקיחה הזאת, כי היא צפויה לעלות פחות מהבאות.</translation>
    </message>
    <message>
        <source>That beats {card}, played by a partner.</source>
        <translation>מנצח את {card} של שותף.</translation>
    </message>
    <message>
        <source>That beats {card}, played by another defender.</source>
        <translation>מנצח את {card} של מגן אחר.</translation>
    </message>
    <message>
        <source>That beats {card}, played by your partner.</source>
        <translation>מנצח את {card} של השותף שלכם.</translation>
    </message>
    <message>
        <source>That ends and wins the match.</source>
        <translation>כך המשחק נגמר, בניצחון.</translation>
    </message>
    <message>
        <source>The best card in the hand, though higher ones are still out.</source>
        <translation>הקלף הטוב ביותר ביד, אף שקלפים גבוהים יותר עוד בחוץ.</translation>
    </message>
    <message>
        <source>The bid is already made.</source>
        <translation>ההכרזה כבר הושגה.</translation>
    </message>
    <message>
        <source>The bid of {bid} by {seat} promises help.</source>
        <translation>ההכרזה {bid} של {seat} מבטיחה עזרה.</translation>
    </message>
    <message>
        <source>The card turned up is no better than its own.</source>
        <translation>הקלף הגלוי אינו טוב מקלפי היד.</translation>
    </message>
    <message>
        <source>The contract can't be made any more.</source>
        <translation>אי אפשר כבר להשיג את החוזה.</translation>
    </message>
    <message>
        <source>The contract is already made.</source>
        <translation>החוזה כבר הושג.</translation>
    </message>
    <message>
        <source>The hand can't beat {card}, so it gives up what it needs least.</source>
        <translation>אין ביד קלף שמנצח את {card}, ולכן מוותרים על הנחוץ פחות מכול.</translation>
    </message>
    <message>
        <source>The hand can't beat {card}, so it keeps {over} for later.</source>
        <translation>אין ביד קלף שמנצח את {card}, ולכן {over} נשמר להמשך.</translation>
    </message>
    <message>
        <source>The high cards stay, and may even take all the points.</source>
        <translation>הקלפים הגבוהים נשארים, ואולי אפילו ייקחו את כל הנקודות.</translation>
    </message>
    <message>
        <source>The highest card that stays below {card}: now it can't take a worse trick later.</source>
        <translation>הקלף הגבוה ביותר שנשאר מתחת ל{card}: כך הוא לא ייקח אחר כך לקיחה גרועה יותר.</translation>
    </message>
    <message>
        <source>The kitty promises more than this hand.</source>
        <translation>הקופה מבטיחה יותר מהיד הזאת.</translation>
    </message>
    <message>
        <source>The lower this card, the harder it is for the declarer to stay below it.</source>
        <translation>ככל שהקלף נמוך יותר, כך קשה יותר למכריז להישאר מתחתיו.</translation>
    </message>
    <message>
        <source>The opponents are winning with {card}, so they get as few points as possible.</source>
        <translation>היריבים מנצחים, עם {card}, ולכן הם מקבלים כמה שפחות נקודות.</translation>
    </message>
    <message>
        <source>The usual play in this position.</source>
        <translation>המהלך הרגיל במצב הזה.</translation>
    </message>
    <message>
        <source>These are the cards that are needed least.</source>
        <translation>אלה הקלפים שהכי פחות נחוצים.</translation>
    </message>
    <message>
        <source>These are the most likely to take a trick.</source>
        <translation>אלה הסבירים ביותר לקחת לקיחה.</translation>
    </message>
    <message>
        <source>These cards promise more than three unknown ones.</source>
        <translation>הקלפים האלה מבטיחים יותר משלושה קלפים לא ידועים.</translation>
    </message>
    <message>
        <source>This bid is about as good as a lower one, and leaves the others less room.</source>
        <translation>ההכרזה הזאת טובה בערך כמו נמוכה ממנה, ומשאירה לאחרים פחות מקום.</translation>
    </message>
    <message>
        <source>This bid is expected to be worth more than passing.</source>
        <translation>ההכרזה הזאת צפויה להיות שווה יותר מפס.</translation>
    </message>
    <message>
        <source>This bid only shows the partner a suit.</source>
        <translation>ההכרזה הזאת רק מראה לשותף סדרה.</translation>
    </message>
    <message>
        <source>This bid only shows your partner a suit.</source>
        <translation>ההכרזה הזאת רק מראה לשותף שלכם סדרה.</translation>
    </message>
    <message>
        <source>This bid shows the partner a card, as agreed.</source>
        <translation>ההכרזה הזאת מראה לשותף קלף, כמוסכם.</translation>
    </message>
    <message>
        <source>This bid shows your partner a card, as agreed.</source>
        <translation>ההכרזה הזאת מראה לשותף שלכם קלף, כמוסכם.</translation>
    </message>
    <message>
        <source>This hand is too weak to bid: it rarely does as well as in the simulated deals.</source>
        <translation>היד הזאת חלשה מכדי להכריז: לעתים נדירות היא מצליחה כמו בחלוקות בהדמיה.</translation>
    </message>
    <message>
        <source>This hand may well take no trick, and that scores a lot.</source>
        <translation>היד הזאת יכולה בהחלט לא לקחת אף לקיחה, וזה מזכה בהרבה נקודות.</translation>
    </message>
    <message>
        <source>This hand should take about that many tricks.</source>
        <translation>היד הזאת צפויה לקחת בערך מספר כזה של לקיחות.</translation>
    </message>
    <message>
        <source>Three unknown cards promise more than these.</source>
        <translation>שלושה קלפים לא ידועים מבטיחים יותר מאלה.</translation>
    </message>
    <message>
        <source>Throws the last card in {suit}, to be free to throw bad cards later.</source>
        <translation>זורק את הקלף האחרון ב{suit}, כדי שיוכל לזרוק קלפים רעים אחר כך.</translation>
    </message>
    <message>
        <source>Throws the last card in {suit}, to trump that suit later.</source>
        <translation>זורק את הקלף האחרון ב{suit}, כדי לחתוך את הסדרה הזאת אחר כך.</translation>
    </message>
    <message>
        <source>Tries to win {card}: it takes points off the score.</source>
        <translation>מנסה לזכות ב{card}: זה מוריד נקודות מהתוצאה.</translation>
    </message>
    <message>
        <source>Trumps the trick, and nobody can beat that.</source>
        <translation>חותך את הלקיחה, ואיש לא יכול לנצח את זה.</translation>
    </message>
    <message>
        <source>Trumps the trick: only a higher trump can still beat it.</source>
        <translation>חותך את הלקיחה: רק שליט גבוה יותר עוד יכול לנצח.</translation>
    </message>
    <message>
        <source>Two defenders promise more than one alone.</source>
        <translation>שני מגנים מבטיחים יותר מאחד לבדו.</translation>
    </message>
    <message>
        <source>What would cost most to keep.</source>
        <translation>מה שהכי יקר לשמור.</translation>
    </message>
    <message>
        <source>Will probably fail ({chance}% chance), but passing would lose more.</source>
        <translation>כנראה ייכשל (סיכוי {chance}%), אבל פס היה עולה יותר.</translation>
    </message>
    <message>
        <source>With this score, a longer match is better.</source>
        <translation>בניקוד הזה משחק ארוך יותר עדיף.</translation>
    </message>
    <message>
        <source>With this score, a shorter match is better.</source>
        <translation>בניקוד הזה משחק קצר יותר עדיף.</translation>
    </message>
    <message>
        <source>With this trump the hand should win most, though another suit is longer.</source>
        <translation>עם השליט הזה היד צפויה לנצח הכי הרבה, אף שסדרה אחרת ארוכה יותר.</translation>
    </message>
    <message>
        <source>Your partner is already winning with {card}, so no high card is needed.</source>
        <translation>השותף שלכם כבר מנצח, עם {card}, ולכן אין צורך בקלף גבוה.</translation>
    </message>
    <message>
        <source>Your partner is already winning with {card}, so no trump is needed.</source>
        <translation>השותף שלכם כבר מנצח, עם {card}, ולכן אין צורך בשליט.</translation>
    </message>
    <message>
        <source>Your partner is winning with {card}: the points should be yours.</source>
        <translation>השותף שלכם מנצח, עם {card}: הנקודות צפויות להיות שלכם.</translation>
    </message>
    <message>
        <source>{bid} would be made in {chance}% of the simulated deals.</source>
        <translation>{bid} היה מצליח ב-{chance}% מהחלוקות בהדמיה.</translation>
    </message>
    <message>
        <source>{card} could cost many points.</source>
        <translation>{card} עלול לעלות הרבה נקודות.</translation>
    </message>
    <message>
        <source>{chance}% to make it</source>
        <translation>סיכוי להצליח: {chance}%</translation>
    </message>
    <message>
        <source>{seat} has all the points so far, so a card that counts is kept.</source>
        <translation>כל הנקודות עד כה אצל {seat}, ולכן נשמר קלף ששווה נקודות.</translation>
    </message>
    <message>
        <source>{seat} has all the points so far, so somebody else must take one.</source>
        <translation>כל הנקודות עד כה אצל {seat}, ולכן מישהו אחר חייב לקחת אחת.</translation>
    </message>
    <message>
        <source>{seat} has no {suit} left.</source>
        <translation>ל-{seat} כבר אין {suit}.</translation>
    </message>
    <message>
        <source>{tricks} tricks</source>
        <translation>{tricks} לקיחות</translation>
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
        <translation>ניצחון בזכות.</translation>
    </message>
    <message>
        <source>I enjoyed that.</source>
        <translation>היה כיף.</translation>
    </message>
    <message>
        <source>It took the last trick.</source>
        <translation>רק הלקיחה האחרונה הכריעה.</translation>
    </message>
    <message>
        <source>Just the right lead.</source>
        <translation>בדיוק ההובלה הנכונה.</translation>
    </message>
    <message>
        <source>Next time, perhaps.</source>
        <translation>אולי בפעם הבאה.</translation>
    </message>
    <message>
        <source>Not one trick too many.</source>
        <translation>בלי אף לקיחה מיותרת.</translation>
    </message>
    <message>
        <source>Thank you for that lead.</source>
        <translation>תודה על ההובלה הזאת.</translation>
    </message>
    <message>
        <source>Thank you for the match.</source>
        <translation>תודה על המשחק.</translation>
    </message>
    <message>
        <source>That was a good match.</source>
        <translation>זה היה משחק טוב.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>זה היה צמוד.</translation>
    </message>
    <message>
        <source>That was the suit I wanted.</source>
        <translation>זו הסדרה שחיכיתי לה.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>משחק יפה.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}”</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>The table at this step</source>
        <translation>השולחן בצעד הזה</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Earlier decisions by computer players</source>
        <translation>החלטות קודמות של שחקני המחשב</translation>
    </message>
    <message>
        <source>It failed: {error}</source>
        <translation>נכשל: {error}</translation>
    </message>
    <message>
        <source>Its reasons can't be read.</source>
        <translation>אי אפשר לקרוא את הנימוקים.</translation>
    </message>
    <message>
        <source>Log entry {n}, {decision} ({manner})</source>
        <translation>רישום {n} ביומן, {decision} ({manner})</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>ההחלטה</translation>
    </message>
    <message>
        <source>The detailed log</source>
        <translation>היומן המפורט</translation>
    </message>
    <message>
        <source>The error log</source>
        <translation>יומן השגיאות</translation>
    </message>
    <message>
        <source>The error log is empty.</source>
        <translation>יומן השגיאות ריק.</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>הרשומה</translation>
    </message>
    <message>
        <source>Trickdesk crash report</source>
        <translation>Trickdesk: דוח על קריסה</translation>
    </message>
    <message>
        <source>Trickdesk play report</source>
        <translation>Trickdesk: דוח על מהלך</translation>
    </message>
    <message>
        <source>What seems wrong</source>
        <translation>מה נראה שגוי</translation>
    </message>
    <message>
        <source>What the computer player saw, as data</source>
        <translation>מה ראה שחקן המחשב, כנתונים</translation>
    </message>
    <message>
        <source>no decision</source>
        <translation>אין החלטה</translation>
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
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>&amp;Decision</source>
        <translation>ה&amp;חלטה</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>ה&amp;דוח</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;שמירה…</translation>
    </message>
    <message>
        <source>&amp;What seems wrong?</source>
        <translation>מה &amp;נראה שגוי?</translation>
    </message>
    <message>
        <source>Report a crash</source>
        <translation>דיווח על קריסה</translation>
    </message>
    <message>
        <source>Report this play</source>
        <translation>דיווח על המהלך</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>שמירת הדוח</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>קובצי טקסט (*.txt)</translation>
    </message>
    <message>
        <source>This report contains all cards of the finished deals and the players’ names. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>בדוח הזה כל הקלפים של החלוקות שנגמרו ושמות השחקנים. שום דבר לא נשלח מעצמו: שמרו או העתיקו את הטקסט, ושלחו לאן שתרצו.</translation>
    </message>
    <message>
        <source>This report contains the end of the error log, the players’ names, and all cards of the finished deals. It has no card of the deal in progress. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>בדוח הזה סוף יומן השגיאות, שמות השחקנים וכל הקלפים של החלוקות שנגמרו. אין בו אף קלף מהחלוקה הנוכחית. שום דבר לא נשלח מעצמו: שמרו או העתיקו את הטקסט, ושלחו לאן שתרצו.</translation>
    </message>
    <message>
        <source>This report contains the end of the error log. Nothing is sent automatically: save or copy the text, then send it where you like.</source>
        <translation>בדוח הזה סוף יומן השגיאות. שום דבר לא נשלח מעצמו: שמרו או העתיקו את הטקסט, ושלחו לאן שתרצו.</translation>
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
        <translation>&amp;חזרה</translation>
    </message>
    <message>
        <source>&amp;Send my result…</source>
        <translation>&amp;שליחת התוצאה שלי…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>חלוקה</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>עוד לא שוחק</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;סקירה</translation>
    </message>
    <message>
        <source>Results by deal</source>
        <translation>תוצאות לפי חלוקה</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>סך הכול</translation>
    </message>
    <message>
        <source>You</source>
        <translation>את/ה</translation>
    </message>
</context>
<context>
    <name>ResultsTab</name>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>משחק וחוקים</translation>
    </message>
    <message>
        <source>O&amp;ne row per</source>
        <translation>שורה ל&amp;כל</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>יריבים</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
</context>
<context>
    <name>ReturnBar</name>
    <message>
        <source>Back to the review</source>
        <translation>חזרה לסקירה</translation>
    </message>
    <message>
        <source>The variation is saved as far as you played it (R)</source>
        <translation>הווריאציה נשמרת עד היכן ששיחקתם (R)</translation>
    </message>
    <message>
        <source>What if: a variation of deal {n}. The match is paused, and nothing here counts.</source>
        <translation>מה אם: וריאציה של חלוקה {n}. המשחק מושהה, ודבר כאן לא נחשב.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Before the first trick</source>
        <translation>לפני הלקיחה הראשונה</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>שגיאה גסה</translation>
    </message>
    <message>
        <source>Exact from the first card.</source>
        <translation>מדויק מהקלף הראשון.</translation>
    </message>
    <message>
        <source>Exact from trick {n}, card {card}.</source>
        <translation>מדויק מלקיחה {n}, קלף {card}.</translation>
    </message>
    <message>
        <source>Exact from trick {n}.</source>
        <translation>מדויק מלקיחה {n}.</translation>
    </message>
    <message>
        <source>Expected results:
{compared}</source>
        <translation>תוצאות צפויות:
{compared}</translation>
    </message>
    <message>
        <source>Figures for {done} of {all} decisions.</source>
        <translation>נתונים ל-{done} מתוך {all} החלטות.</translation>
    </message>
    <message>
        <source>For this deal, the cost of each card with all cards known wasn't worked out.</source>
        <translation>בחלוקה הזאת לא חושב כמה עלה כל קלף כשכל הקלפים ידועים.</translation>
    </message>
    <message>
        <source>From what the player could know, nothing was better.</source>
        <translation>לפי מה שהשחקן יכול היה לדעת, שום דבר לא היה טוב יותר.</translation>
    </message>
    <message>
        <source>From what the player could know, this cost {lost} (± {error}) points on average.</source>
        <translation>לפי מה שהשחקן יכול היה לדעת, זה עלה {lost} (± {error}) נקודות בממוצע.</translation>
    </message>
    <message>
        <source>From what the player could know: not worked out yet.</source>
        <translation>לפי מה שהשחקן יכול היה לדעת: עוד לא חושב.</translation>
    </message>
    <message>
        <source>Luck aside: {swing} compared with bots playing your cards.</source>
        <translation>בלי המזל: {swing} לעומת מחשבים עם הקלפים שלכם.</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>טעות</translation>
    </message>
    <message>
        <source>Nothing discarded</source>
        <translation>דבר לא הונח בצד</translation>
    </message>
    <message>
        <source>Only the deal as played has a curve.</source>
        <translation>רק לחלוקה כפי ששוחקה יש עקומה.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>אנשים</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>אי דיוק</translation>
    </message>
    <message>
        <source>The choice made: {reasons}</source>
        <translation>הבחירה שנעשתה: {reasons}</translation>
    </message>
    <message>
        <source>The curve appears when the figures are ready.</source>
        <translation>העקומה תופיע כשהנתונים יהיו מוכנים.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>החלוקה</translation>
    </message>
    <message>
        <source>Trick {n}: {what} instead</source>
        <translation>לקיחה {n}: {what} במקום</translation>
    </message>
    <message>
        <source>Trick {trick}, card {card}</source>
        <translation>לקיחה {trick}, קלף {card}</translation>
    </message>
    <message>
        <source>Variation: {name}.</source>
        <translation>וריאציה: {name}.</translation>
    </message>
    <message>
        <source>Why: {reasons}</source>
        <translation>למה: {reasons}</translation>
    </message>
    <message>
        <source>With all cards known, nothing was better.</source>
        <translation>כשכל הקלפים ידועים, שום דבר לא היה טוב יותר.</translation>
    </message>
    <message>
        <source>With all cards known, this cost {lost}.</source>
        <translation>כשכל הקלפים ידועים, זה עלה {lost}.</translation>
    </message>
    <message>
        <source>With all cards known, this decided the contract.</source>
        <translation>כשכל הקלפים ידועים, זה הכריע את החוזה.</translation>
    </message>
    <message>
        <source>With all cards known, {best} was {lost} better.</source>
        <translation>כשכל הקלפים ידועים, {best} היה טוב יותר ב-{lost}.</translation>
    </message>
    <message>
        <source>With all cards known: not worked out.</source>
        <translation>כשכל הקלפים ידועים: לא חושב.</translation>
    </message>
    <message>
        <source>Worked out so far: {done} of {all} decisions.</source>
        <translation>חושבו עד כה: {done} מתוך {all} החלטות.</translation>
    </message>
    <message>
        <source>You: {own}. Bots with your cards: {bots}. Difference: {swing}.</source>
        <translation>אתם: {own}. מחשבים עם הקלפים שלכם: {bots}. הפרש: {swing}.</translation>
    </message>
    <message>
        <source>You: {own}. Bots with your cards: {bots}. No difference.</source>
        <translation>אתם: {own}. מחשבים עם הקלפים שלכם: {bots}. אין הפרש.</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>אין טעויות</translation>
    </message>
    <message>
        <source>not played to the end</source>
        <translation>לא שוחק עד הסוף</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>כלום</translation>
    </message>
    <message>
        <source>to discard nothing</source>
        <translation>לא להניח דבר בצד</translation>
    </message>
    <message>
        <source>to discard {cards}</source>
        <translation>להניח בצד {cards}</translation>
    </message>
    <message>
        <source>to pass {cards}</source>
        <translation>להעביר {cards}</translation>
    </message>
    <message>
        <source>{bid} failed</source>
        <translation>{bid} נכשל</translation>
    </message>
    <message>
        <source>{bid} made</source>
        <translation>{bid} הושג</translation>
    </message>
    <message>
        <source>{cards} discarded</source>
        <translation>{cards} הונחו בצד</translation>
    </message>
    <message>
        <source>{cards} passed</source>
        <translation>הועברו: {cards}</translation>
    </message>
    <message>
        <source>{names}, best play: {amount} taken</source>
        <translation>{names}, במשחק הטוב ביותר: {amount}</translation>
    </message>
    <message>
        <source>{names}: taken with best play from here, not the score. {figures}.</source>
        <translation>{names}: מה שנלקח במשחק הטוב ביותר מכאן, לא הניקוד. {figures}.</translation>
    </message>
    <message>
        <source>{name}: still looking</source>
        <translation>{name}: עדיין מחפשים</translation>
    </message>
    <message>
        <source>{name}: {mistakes}</source>
        <translation>{name}: {mistakes}</translation>
    </message>
    <message>
        <source>{name}: {what} instead</source>
        <translation>{name}: {what} במקום</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} blunders</source>
        <extracomment>1: 1 blunder</extracomment>
        <translation><numerusform>שגיאה גסה אחת</numerusform><numerusform>{n} שגיאות גסות</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>1: 1 mistake</extracomment>
        <translation><numerusform>טעות אחת</numerusform><numerusform>{n} טעויות</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} slips</source>
        <extracomment>1: 1 slip</extracomment>
        <translation><numerusform>אי דיוק אחד</numerusform><numerusform>{n} אי דיוקים</numerusform></translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <translation>{own} מול {other}</translation>
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
        <translation>{side} {tricks} ו-{points}</translation>
    </message>
    <message>
        <source>{size}: {better} was better.</source>
        <translation>{size}: עדיף היה {better}.</translation>
    </message>
    <message>
        <source>{value}, from trick {trick}, card {card}</source>
        <translation>{value}, החל מלקיחה {trick}, קלף {card}</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>„{call}”</translation>
    </message>
</context>
<context>
    <name>ReviewHost</name>
    <message>
        <source>Can’t review this deal: {reason}</source>
        <translation>אי אפשר לנתח את החלוקה הזאת: {reason}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>בבדיקה…</translation>
    </message>
    <message>
        <source>This deal can’t hold more variations. Delete one first.</source>
        <translation>החלוקה הזאת לא יכולה להכיל עוד וריאציות. מחקו קודם אחת.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} saw it</source>
        <translation>נקודת המבט: {name}</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>חלוקה {n}</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>ידיים גלויות</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>מה אם</translation>
    </message>
    <message>
        <source>What if ({n})</source>
        <translation>מה אם ({n})</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>&amp;Blindfold test</source>
        <translation>מבחן עיוו&amp;ר</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>ל&amp;נסות שוב</translation>
    </message>
    <message>
        <source>A copy of the deal, against the same players</source>
        <translation>עותק של החלוקה, נגד אותם שחקנים</translation>
    </message>
    <message>
        <source>About this decision</source>
        <translation>על ההחלטה הזאת</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>חזרה לשולחן</translation>
    </message>
    <message>
        <source>Change this decision and play on</source>
        <translation>לשנות את ההחלטה הזאת ולהמשיך לשחק</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>חלוקה</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>הטעות הבאה</translation>
    </message>
    <message>
        <source>Next mistake, yours first (M)</source>
        <translation>הטעות הבאה, שלכם קודם (M)</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;להמשיך מכאן</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>הטעות הקודמת</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Shift+M</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>צעדים</translation>
    </message>
    <message>
        <source>Visible cards</source>
        <translation>הקלפים שרואים</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>מה אם</translation>
    </message>
    <message>
        <source>Would it have done the same if others held other cards?</source>
        <translation>האם ההחלטה הייתה אותה החלטה לו היו לאחרים קלפים אחרים?</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Above all suits:</source>
        <translation>מעל כל הסדרות:</translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation>בלי שליט.</translation>
    </message>
    <message>
        <source>The first card was led, and the others followed in turn. The ringed card takes the trick.</source>
        <translation>הקלף הראשון הובל, והאחרים שוחקו אחריו לפי התור. הקלף המוקף לוקח את הלקיחה.</translation>
    </message>
    <message>
        <source>The highest card of the suit led.</source>
        <translation>הקלף הגבוה ביותר בסדרה שהובלה.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>שליט: {suit}.</translation>
    </message>
    <message>
        <source>{suits} (trump):</source>
        <translation>{suits} (שליט):</translation>
    </message>
    <message>
        <source>{suits} as trump:</source>
        <translation>{suits} בתור שליט:</translation>
    </message>
    <message>
        <source>{suits} not as trump:</source>
        <translation>{suits} לא בתור שליט:</translation>
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
        <translation>איך משחקים אצלכם?</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>As described on the rules page</source>
        <translation>החוקים כפי שהם כתובים בדף החוקים</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>חוק בית</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>איך משחקים אצלכם?</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”</source>
        <translation>לא נמצא דבר עבור "{words}"</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>החוקים של {game}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Search for a place, a name or a rule</source>
        <translation>חיפוש מקום, שם או חוק</translation>
    </message>
    <message>
        <source>Try another word, or choose the nearest rules and change them.</source>
        <translation>נסו מילה אחרת, או בחרו את החוקים הקרובים ביותר ושנו אותם.</translation>
    </message>
    <message>
        <source>Your own preset</source>
        <translation>ערכה משלכם</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Card order</source>
        <translation>סדר הקלפים</translation>
    </message>
    <message>
        <source>Changes from the default are in bold.</source>
        <translation>שינויים מברירת המחדל מודגשים.</translation>
    </message>
    <message>
        <source>Example tricks</source>
        <translation>לקיחות לדוגמה</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>חוקי הבית הנהוגים</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>החוקים של {game}</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>פרקים</translation>
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
        <translation>הכרזות</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>העתקת קוד</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>החלפה</translation>
    </message>
    <message>
        <source>Name for these house rules:</source>
        <translation>שם חוקי הבית האלה:</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>פתיחת קובץ…</translation>
    </message>
    <message>
        <source>Paste code</source>
        <translation>הדבקת קוד</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>מהלך המשחק</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>שחקנים וקלפים</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>שמירה כקובץ…</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>שמירה כערכה</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>שמירה כערכה…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>שיתוף…</translation>
    </message>
    <message>
        <source>“{name}” is a built-in preset. Choose another name.</source>
        <translation>„{name}” היא ערכה מובנית. בחרו שם אחר.</translation>
    </message>
</context>
<context>
    <name>RulesSharing</name>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>נשמר בשם „{name}”.</translation>
    </message>
    <message>
        <source>The code of these rules was copied.</source>
        <translation>הקוד של החוקים האלה הועתק.</translation>
    </message>
</context>
<context>
    <name>SameDealsDialog</name>
    <message>
        <source>&amp;New…</source>
        <translation>ח&amp;דש…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>פתי&amp;חת קובץ…</translation>
    </message>
    <message>
        <source>A challenge or a result that somebody has sent you</source>
        <translation>אתגר או תוצאה שנשלחו אליך</translation>
    </message>
    <message>
        <source>Added.</source>
        <translation>נוסף.</translation>
    </message>
    <message>
        <source>C&amp;hallenges</source>
        <translation>א&amp;תגרים</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>חלוקת ה&amp;יום</translation>
    </message>
    <message>
        <source>Delete the challenge</source>
        <translation>מחיקת האתגר</translation>
    </message>
    <message>
        <source>Delete {name} and the results that others have sent? Your own matches stay.</source>
        <translation>למחוק את {name} ואת התוצאות שאחרים שלחו? המשחקים שלך נשארים.</translation>
    </message>
    <message>
        <source>Pas&amp;te code</source>
        <translation>ה&amp;דבקת קוד</translation>
    </message>
    <message>
        <source>Same deals</source>
        <translation>חלוקות משותפות</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>There is no trump</source>
        <translation>אין שליט</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>סיימתם במקום השני.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>סיימתם במקום השלישי.</translation>
    </message>
    <message>
        <source>You lose the match.</source>
        <translation>הפסדתם במשחק.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>ניצחתם במשחק.</translation>
    </message>
    <message>
        <source>Your deal: {points}.</source>
        <translation>החלוקה שלכם: {points}.</translation>
    </message>
    <message>
        <source>Your place: {n} of {all}, shared.</source>
        <translation>המקום שלכם: {n} מתוך {all}, משותף.</translation>
    </message>
    <message>
        <source>Your place: {n} of {all}.</source>
        <translation>המקום שלכם: {n} מתוך {all}.</translation>
    </message>
    <message>
        <source>deal {n}</source>
        <translation>חלוקה {n}</translation>
    </message>
    <message>
        <source>deal {n} of {all}</source>
        <translation>חלוקה {n} מ-{all}</translation>
    </message>
    <message>
        <source>every trick needed</source>
        <translation>דרושה כל לקיחה</translation>
    </message>
    <message>
        <source>no trick allowed</source>
        <translation>אסורה כל לקיחה</translation>
    </message>
    <message>
        <source>you</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>{bid} bid for {tricks}</source>
        <translation>הוכרזו {bid} על {tricks}</translation>
    </message>
    <message>
        <source>{bid} by {names}</source>
        <translation>{bid} ({names})</translation>
    </message>
    <message>
        <source>{bid} in {suit}</source>
        <translation>{bid} ב{suit}</translation>
    </message>
    <message>
        <source>{bid} of {tricks} bid</source>
        <translation>הוכרזו {bid} מתוך {tricks}</translation>
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
        <translation>נלקחו {count}</translation>
    </message>
    <message>
        <source>{names} lose the match.</source>
        <translation>הפסידו במשחק: {names}.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>ניצחו במשחק: {names}.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>הניצחון במשחק של {name}.</translation>
    </message>
    <message>
        <source>{n} of {seats} have bid</source>
        <translation>הכריזו {n} מתוך {seats}</translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <extracomment>1: {n} point</extracomment>
        <translation><numerusform>נקודה אחת</numerusform><numerusform>{n} נקודות</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <extracomment>1: {n} trick</extracomment>
        <translation><numerusform>לקיחה אחת</numerusform><numerusform>{n} לקיחות</numerusform></translation>
    </message>
    <message>
        <source>{points} against you.</source>
        <translation>{points} נגדכם.</translation>
    </message>
    <message>
        <source>{points} ahead.</source>
        <translation>יתרון: {points}.</translation>
    </message>
    <message>
        <source>{points} behind.</source>
        <translation>פיגור: {points}.</translation>
    </message>
    <message>
        <source>{points} needed</source>
        <translation>דרושות {points}</translation>
    </message>
    <message numerus="yes">
        <source>{points} points</source>
        <extracomment>1: {points} point</extracomment>
        <translation><numerusform>{points} נקודה</numerusform><numerusform>{points} נקודות</numerusform></translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation>{suit} שליט</translation>
    </message>
    <message>
        <source>{suit}: {state}</source>
        <translation>{suit}: {state}</translation>
    </message>
    <message>
        <source>{took} of {need}</source>
        <translation>{took} מתוך {need}</translation>
    </message>
    <message>
        <source>{took}, {need} needed</source>
        <translation>{took}, נדרשו {need}</translation>
    </message>
    <message>
        <source>{tricks} needed</source>
        <translation>דרושות {tricks}</translation>
    </message>
    <message>
        <source>{tricks}, none allowed</source>
        <translation>{tricks}, לא מותרת אף אחת</translation>
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
        <translation>התמונה הועתקה.</translation>
    </message>
    <message>
        <source>This match isn’t saved: {reason}</source>
        <translation>המשחק הזה לא שמור: {reason}</translation>
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
        <translation>חלוקה הוגנת</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>A person at this screen</source>
        <translation>אדם ליד המסך הזה</translation>
    </message>
    <message>
        <source>A program of your own</source>
        <translation>תוכנה משלכם</translation>
    </message>
    <message>
        <source>Bidding style, {seat}</source>
        <translation>סגנון הכרזה, {seat}</translation>
    </message>
    <message>
        <source>Choose who plays, {seat}</source>
        <translation>לבחור מי משחק, {seat}</translation>
    </message>
    <message>
        <source>Choose who plays…</source>
        <translation>לבחור מי משחק…</translation>
    </message>
    <message>
        <source>Computer: {manner}</source>
        <translation>מחשב: {manner}</translation>
    </message>
    <message>
        <source>How boldly it bids</source>
        <translation>כמה נועזות ההכרזות שלו</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>שם, {seat}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>Who plays, {seat}</source>
        <translation>מי משחק, {seat}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Computer {n}</source>
        <translation>מחשב {n}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>שחקן {n}</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>בלי שם</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>{name} already plays here. Choose another name, or switch with Game &gt; Playing as.</source>
        <translation>השם {name} כבר תפוס כאן. בחרו שם אחר, או החליפו דרך משחק &gt; שחקן נוכחי.</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Always play with {name}</source>
        <translation>לשחק תמיד עם {name}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>מקומות</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Call</source>
        <translation>הכרזה</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>קלפים גלויים</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>שחקן</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>תפקיד</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>סך הכול</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>לקיחות</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>מחלק</translation>
    </message>
    <message>
        <source>declarer's partner</source>
        <translation>השותף של המכריז</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>לא משתתף</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>בתור</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>ניצחון</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1 minute</source>
        <translation>דקה</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 דקות</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100%</translation>
    </message>
    <message>
        <source>125%</source>
        <translation>125%</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150%</translation>
    </message>
    <message>
        <source>175%</source>
        <translation>175%</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 דקות</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200%</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 דקות</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 דקות</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>נגישות</translation>
    </message>
    <message>
        <source>After each call or card, shows how much better another one would have been.</source>
        <translation>אחרי כל הכרזה או קלף מוצג כמה טובה יותר הייתה בחירה אחרת.</translation>
    </message>
    <message>
        <source>Also for contracts made or failed, and the end of a match.</source>
        <translation>גם כשחוזה מצליח או נכשל, ובסוף המשחק.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>מראה</translation>
    </message>
    <message>
        <source>At most one sentence in a deal, and never about cards that are hidden.</source>
        <translation>לכל היותר משפט אחד בחלוקה, ואף פעם לא על קלפים סמויים.</translation>
    </message>
    <message>
        <source>Auto-play the only legal card</source>
        <translation>לשחק אוטומטית את הקלף המותר היחיד</translation>
    </message>
    <message>
        <source>Bar at the table</source>
        <translation>סרגל בשולחן</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>גב הקלפים</translation>
    </message>
    <message>
        <source>Card index</source>
        <translation>סימני הפינה של הקלפים</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>האותיות על הקלפים</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>Cards appear in place instead of flying across the table.</source>
        <translation>הקלפים מופיעים במקומם במקום לעוף על השולחן.</translation>
    </message>
    <message>
        <source>Choose cards ahead of time</source>
        <translation>לבחור קלפים מראש</translation>
    </message>
    <message>
        <source>Computer player level</source>
        <translation>רמת שחקני המחשב</translation>
    </message>
    <message>
        <source>Computer player speed</source>
        <translation>הקצב של שחקני המחשב</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>שחקני המחשב</translation>
    </message>
    <message>
        <source>Computer players claim sure tricks</source>
        <translation>שחקני המחשב תובעים לקיחות ודאיות</translation>
    </message>
    <message>
        <source>Confirm with a second click</source>
        <translation>אישור בלחיצה שנייה</translation>
    </message>
    <message>
        <source>English</source>
        <translation>אנגליות</translation>
    </message>
    <message>
        <source>Explains what you can do, and each new kind of decision the first time it comes up.</source>
        <translation>מסביר מה אפשר לעשות, וכל סוג חדש של החלטה בפעם הראשונה.</translation>
    </message>
    <message>
        <source>Extra explanations</source>
        <translation>הסברים נוספים</translation>
    </message>
    <message>
        <source>Hand order</source>
        <translation>סדר היד</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>Hide cards when idle</source>
        <translation>להסתיר קלפים בחוסר פעילות</translation>
    </message>
    <message>
        <source>Hide my cards after</source>
        <translation>להסתיר את הקלפים שלי אחרי</translation>
    </message>
    <message>
        <source>Hold a key to see cards</source>
        <translation>להחזיק מקש כדי לראות קלפים</translation>
    </message>
    <message>
        <source>How to play a card</source>
        <translation>איך משחקים קלף</translation>
    </message>
    <message>
        <source>Keep a detailed log</source>
        <translation>ניהול יומן מפורט</translation>
    </message>
    <message>
        <source>Large buttons for touch</source>
        <translation>כפתורים גדולים למגע</translation>
    </message>
    <message>
        <source>Left-handed fan</source>
        <translation>מניפה לשמאליים</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>תנועה</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>תנועה וצליל</translation>
    </message>
    <message>
        <source>One sentence at the end of a match, once forty of your deals have been reviewed.</source>
        <translation>משפט אחד בסוף משחק, אחרי שארבעים מהחלוקות שלכם נסקרו.</translation>
    </message>
    <message>
        <source>Pause after each trick</source>
        <translation>השהיה אחרי כל לקיחה</translation>
    </message>
    <message>
        <source>People at the table talk</source>
        <translation>האנשים בשולחן מדברים</translation>
    </message>
    <message>
        <source>Pick a card before your turn. It is played when your turn comes, if the rules allow it.</source>
        <translation>בחרו קלף לפני תורכם. הוא ישוחק כשיגיע תורכם, אם החוקים מתירים.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Point out my mistakes</source>
        <translation>להצביע על הטעויות שלי</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>תנועה מופחתת</translation>
    </message>
    <message>
        <source>Reports of problems</source>
        <translation>דוחות על בעיות</translation>
    </message>
    <message>
        <source>Say when my play has changed</source>
        <translation>לומר כשהמשחק שלי השתנה</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <translation>הודעות לקוראי מסך</translation>
    </message>
    <message>
        <source>Shared screen</source>
        <translation>מסך משותף</translation>
    </message>
    <message>
        <source>Show cards already played, by suit</source>
        <translation>להציג קלפים ששוחקו, לפי סדרה</translation>
    </message>
    <message>
        <source>Show how many trumps are still out</source>
        <translation>להציג כמה שליטים עוד בחוץ</translation>
    </message>
    <message>
        <source>Show prompts at the table</source>
        <translation>להציג הנחיות בשולחן</translation>
    </message>
    <message>
        <source>Show what each side has taken</source>
        <translation>להציג מה לקח כל צד</translation>
    </message>
    <message>
        <source>Show who is void in a suit</source>
        <translation>להציג למי אין קלפים מסדרה</translation>
    </message>
    <message>
        <source>Shown at your seat and in the statistics.</source>
        <translation>מוצג במקומכם ובסטטיסטיקה.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>צליל</translation>
    </message>
    <message>
        <source>Sounds for cards, tricks and my turn</source>
        <translation>צלילים לקלפים, ללקיחות ולתורי</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>קצב</translation>
    </message>
    <message>
        <source>Start in the text table (F2)</source>
        <translation>להתחיל בשולחן הטקסט (F2)</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>צבעי הסדרות</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>שולחן</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>גודל הטקסט</translation>
    </message>
    <message>
        <source>The shortest pause before each card or call.</source>
        <translation>ההשהיה הקצרה ביותר לפני כל קלף או הכרזה.</translation>
    </message>
    <message>
        <source>The whole table in words, for keyboard and screen reader users.</source>
        <translation>כל השולחן במילים, למשתמשי מקלדת וקורא מסך.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>ערכת נושא</translation>
    </message>
    <message>
        <source>Turns your cards face down when another window is in front or you've been idle for a while.</source>
        <translation>הופך את הקלפים שלכם כשחלון אחר מלפנים או כשלא עשיתם דבר זמן מה.</translation>
    </message>
    <message>
        <source>Undo, hint, last trick, rules and all games. Esc opens them as a menu.</source>
        <translation>ביטול, רמז, לקיחה אחרונה, חוקים וכל המשחקים. ‏Esc פותח אותם כתפריט.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>עוצמת קול</translation>
    </message>
    <message>
        <source>What a screen reader says about events at the table.</source>
        <translation>מה קורא מסך אומר על מה שקורה בשולחן.</translation>
    </message>
    <message>
        <source>Writes down what the program does and when, but no cards. Reports include its end.</source>
        <translation>רושם מה התוכנה עושה ומתי, אבל לא קלפים. הדוחות כוללים את סופו.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>השם שלכם</translation>
    </message>
    <message>
        <source>Your symbol</source>
        <translation>הסמל שלכם</translation>
    </message>
    <message>
        <source>all mistakes</source>
        <translation>כל הטעויות</translation>
    </message>
    <message>
        <source>always</source>
        <translation>תמיד</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>כפי שחולק</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>ציפור</translation>
    </message>
    <message>
        <source>bold, easy to see</source>
        <translation>מודגשים, קלים לראייה</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>חתול</translation>
    </message>
    <message>
        <source>claret red</source>
        <translation>אדום בורדו</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>קלאסיים</translation>
    </message>
    <message>
        <source>club</source>
        <translation>מועדון</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>כתר</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>לחיצה כפולה</translation>
    </message>
    <message>
        <source>drag it from the hand</source>
        <translation>גרירה מהיד</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>fern green</source>
        <translation>ירוק שרך</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>דג</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>פרח</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>ארבעה צבעים</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>גינה</translation>
    </message>
    <message>
        <source>high cards on the left</source>
        <translation>קלפים גבוהים מימין</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>in my first three matches of a game</source>
        <translation>בשלוש הפעמים הראשונות שלי בכל משחק</translation>
    </message>
    <message>
        <source>kitchen</source>
        <translation>מטבח</translation>
    </message>
    <message>
        <source>language default</source>
        <translation>ברירת המחדל של השפה</translation>
    </message>
    <message>
        <source>large</source>
        <translation>גדולים</translation>
    </message>
    <message>
        <source>large mistakes only</source>
        <translation>רק טעויות גדולות</translation>
    </message>
    <message>
        <source>lattice, blue</source>
        <translation>סריג, כחול</translation>
    </message>
    <message>
        <source>light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>long</source>
        <translation>ארוכה</translation>
    </message>
    <message>
        <source>low cards on the left</source>
        <translation>קלפים נמוכים מימין</translation>
    </message>
    <message>
        <source>medium and large mistakes</source>
        <translation>טעויות בינוניות וגדולות</translation>
    </message>
    <message>
        <source>medium length</source>
        <translation>בינונית</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>כחול כהה</translation>
    </message>
    <message>
        <source>never</source>
        <translation>אף פעם</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>רגיל</translation>
    </message>
    <message>
        <source>off</source>
        <translation>כבוי</translation>
    </message>
    <message>
        <source>on</source>
        <translation>פעיל</translation>
    </message>
    <message>
        <source>on a shared screen</source>
        <translation>במסך משותף</translation>
    </message>
    <message>
        <source>one click</source>
        <translation>לחיצה אחת</translation>
    </message>
    <message>
        <source>only my turns</source>
        <translation>רק תורי</translation>
    </message>
    <message>
        <source>plain black</source>
        <translation>שחור חלק</translation>
    </message>
    <message>
        <source>plain, pine green</source>
        <translation>חלק, ירוק אורן</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>מהיר</translation>
    </message>
    <message>
        <source>rosette, violet</source>
        <translation>שושנה, סגול</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>כמו המערכת</translation>
    </message>
    <message>
        <source>scales, ruby</source>
        <translation>קשקשים, אודם</translation>
    </message>
    <message>
        <source>scrolls, black and gold</source>
        <translation>סלסולים, שחור וזהב</translation>
    </message>
    <message>
        <source>short</source>
        <translation>קצרה</translation>
    </message>
    <message>
        <source>slate grey</source>
        <translation>אפור צפחה</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>איטי</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>רגילים</translation>
    </message>
    <message>
        <source>stars, teal</source>
        <translation>כוכבים, טורקיז</translation>
    </message>
    <message>
        <source>the deck’s own</source>
        <translation>זה של החפיסה</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>שני צבעים</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>עד שאלחץ</translation>
    </message>
    <message>
        <source>your initial</source>
        <translation>האות הראשונה</translation>
    </message>
    <message>
        <source>your picture</source>
        <translation>התמונה שלכם</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Bare: no help unless I ask</source>
        <translation>מינימלי: עזרה רק לפי בקשה</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>בחירה…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>תיקיית הנתונים</translation>
    </message>
    <message>
        <source>How much help</source>
        <translation>כמה עזרה</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
    <message>
        <source>Language and files</source>
        <translation>שפה וקבצים</translation>
    </message>
    <message>
        <source>Learn: explanations, and a check of my play</source>
        <translation>לימוד: הסברים ובדיקת המשחק שלי</translation>
    </message>
    <message>
        <source>Matches are saved in this folder:</source>
        <translation>המשחקים נשמרים בתיקייה הזאת:</translation>
    </message>
    <message>
        <source>Normal: explanations while a game is new</source>
        <translation>רגיל: הסברים כל עוד המשחק חדש</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>פתיחת התיקייה</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>דפים</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>תוכנות משלכם</translation>
    </message>
    <message>
        <source>Reset page</source>
        <translation>איפוס הדף הזה</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>All games</source>
        <translation>כל המשחקים</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>מספר החלוקה</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>החלוקה הראשונה</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>מחלק ראשון</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>חוקי בית</translation>
    </message>
    <message>
        <source>One person, and computer players with their default level and names</source>
        <translation>אדם אחד, ושחקני מחשב ברמה ובשמות של ברירת המחדל</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>לשחק {game}</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>אקראי</translation>
    </message>
    <message>
        <source>Reset seats</source>
        <translation>איפוס המקומות</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>החוקים של {game}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>מקומות</translation>
    </message>
    <message>
        <source>Seats and house rules</source>
        <translation>מקומות וחוקי בית</translation>
    </message>
    <message>
        <source>The same number deals the same cards again. A deal code also sets the game. Leave this empty for random cards.</source>
        <translation>אותו מספר מחלק שוב את אותם הקלפים. קוד חלוקה קובע גם את המשחק. השאירו ריק לקלפים אקראיים.</translation>
    </message>
</context>
<context>
    <name>SharedRules</name>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>House rules for {game}</source>
        <translation>חוקי בית: {game}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>שמירה</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>The usual rules: nothing is different.</source>
        <translation>החוקים הרגילים: אין שום הבדל.</translation>
    </message>
    <message>
        <source>What is different from the usual rules</source>
        <translation>מה שונה מהחוקים הרגילים</translation>
    </message>
    <message>
        <source>You already have these rules as “{name}”.</source>
        <translation>החוקים האלה כבר שמורים אצלכם בשם „{name}”.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Contract</source>
        <translation>חוזה</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>חלוקה</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>כולם אמרו פס</translation>
    </message>
    <message>
        <source>{bid} by you, failed</source>
        <translation>{bid} שלכם, נכשל</translation>
    </message>
    <message>
        <source>{bid} by you, made</source>
        <translation>{bid} שלכם, הושג</translation>
    </message>
    <message>
        <source>{bid} by {name}, failed</source>
        <translation>{bid} של {name}, נכשל</translation>
    </message>
    <message>
        <source>{bid} by {name}, made</source>
        <translation>{bid} של {name}, הושג</translation>
    </message>
    <message>
        <source>{side} total</source>
        <translation>{side}, סך הכול</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in total</source>
        <translation>{side}: {points} בחלוקה הזאת, {total} בסך הכול</translation>
    </message>
</context>
<context>
    <name>SignatureDialog</name>
    <message>
        <source>Newer versions are at {address}.</source>
        <translation>גרסאות חדשות יותר נמצאות בכתובת {address}.</translation>
    </message>
    <message>
        <source>Nobody has signed this copy. To check it, compare the SHA-256 of the downloaded file with the one on the download page.</source>
        <translation>איש לא חתם על העותק הזה. כדי לבדוק אותו, השוו את ה־SHA-256 של הקובץ שהורדתם לזה שבדף ההורדה.</translation>
    </message>
    <message>
        <source>Nothing has been published yet, so there are no newer versions.</source>
        <translation>עדיין לא פורסם דבר, ולכן אין גרסאות חדשות יותר.</translation>
    </message>
    <message>
        <source>This copy is signed by {name} and unchanged.</source>
        <translation>העותק הזה חתום על ידי {name} ולא השתנה.</translation>
    </message>
    <message>
        <source>This copy runs from its sources, which aren’t signed.</source>
        <translation>העותק הזה רץ מקוד המקור שלו, שאינו חתום.</translation>
    </message>
    <message>
        <source>This copy was changed after it was signed. Don’t use it, and download Trickdesk again.</source>
        <translation>העותק הזה שונה אחרי שנחתם. אל תשתמשו בו, והורידו את Trickdesk מחדש.</translation>
    </message>
    <message>
        <source>This system can’t say whether this copy is signed.</source>
        <translation>המערכת הזאת אינה יכולה לומר אם העותק הזה חתום.</translation>
    </message>
    <message>
        <source>Trickdesk never looks for newer versions by itself.</source>
        <translation>Trickdesk לעולם אינו מחפש גרסאות חדשות מעצמו.</translation>
    </message>
    <message>
        <source>Trickdesk {version} on {system}</source>
        <translation>Trickdesk {version} על {system}</translation>
    </message>
    <message>
        <source>Version and signature</source>
        <translation>גרסה וחתימה</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Against %</source>
        <translation>נגד %</translation>
    </message>
    <message>
        <source>Average final lead over the best other side</source>
        <translation>יתרון סופי ממוצע על הטוב מבין הצדדים האחרים</translation>
    </message>
    <message>
        <source>Average points of the person's side per deal</source>
        <translation>נקודות הצד של האדם לחלוקה, בממוצע</translation>
    </message>
    <message>
        <source>Average points per deal compared with bots of the same level playing the same cards</source>
        <translation>נקודות לחלוקה לעומת מחשבים באותה רמה עם אותם קלפים, בממוצע</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>הכרזות</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>הכרזות</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>Contracts bid by opponents</source>
        <translation>חוזים שהכריזו היריבים</translation>
    </message>
    <message>
        <source>Contracts bid by partners</source>
        <translation>חוזים שהכריזו השותפים</translation>
    </message>
    <message>
        <source>Contracts bid by this person</source>
        <translation>חוזים שהאדם הזה הכריז</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>חלוקות</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>Hints used, and decisions undone after seeing new cards</source>
        <translation>רמזים שנוצלו, והחלטות שבוטלו אחרי שנראו קלפים חדשים</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>הושמטו</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>גובה</translation>
    </message>
    <message>
        <source>Lost against</source>
        <translation>הפסדים נגד</translation>
    </message>
    <message>
        <source>Lost together</source>
        <translation>הפסדים יחד</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>הושגו</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>הושגו %</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>יתרון</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>רמות מעורבות</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>אין עדיין סקירות</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>יריבים</translation>
    </message>
    <message>
        <source>Opponents' contracts that were set</source>
        <translation>חוזים של היריבים שהוכשלו</translation>
    </message>
    <message>
        <source>Own bids</source>
        <translation>הכרזות עצמיות</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>שותפים</translation>
    </message>
    <message>
        <source>Partners made %</source>
        <translation>שותפים השיגו %</translation>
    </message>
    <message>
        <source>People</source>
        <translation>אנשים</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>לחלוקה</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>שחקן</translation>
    </message>
    <message>
        <source>Points from different games can't be added</source>
        <translation>אי אפשר לחבר נקודות של משחקים שונים</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>הוכשלו</translation>
    </message>
    <message>
        <source>Set %</source>
        <translation>הוכשלו %</translation>
    </message>
    <message>
        <source>Share of calls without a mistake, in reviewed deals</source>
        <translation>אחוז ההכרזות בלי טעות, בחלוקות שנסקרו</translation>
    </message>
    <message>
        <source>Share of cards without a mistake, in reviewed deals</source>
        <translation>אחוז הקלפים בלי טעות, בחלוקות שנסקרו</translation>
    </message>
    <message>
        <source>Share of matches won</source>
        <translation>אחוז הניצחונות במשחקים</translation>
    </message>
    <message>
        <source>Share of opponents' contracts set</source>
        <translation>אחוז חוזי היריבים שהוכשלו</translation>
    </message>
    <message>
        <source>Share of these contracts made</source>
        <translation>אחוז החוזים האלה שהושגו</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>התחיל</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>הפרש</translation>
    </message>
    <message>
        <source>The best partner is {name}: {share} of the matches were won.</source>
        <translation>הכי טוב לשחק עם {name}: {share} מהמשחקים נגמרו בניצחון.</translation>
    </message>
    <message>
        <source>Together %</source>
        <translation>יחד %</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>למה</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ניצחונות</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>ניצחונות %</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>ניצחונות נגד</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>המנצח</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>ניצחונות יחד</translation>
    </message>
    <message>
        <source>custom rules</source>
        <translation>חוקים מותאמים</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>{game}: {rules}</source>
        <translation>{game}: {rules}</translation>
    </message>
    <message>
        <source>{hints} hints, {takebacks} undone</source>
        <translation>{hints} רמזים, {takebacks} ביטולים</translation>
    </message>
    <message numerus="yes">
        <source>{label}: won {won} of {matches} matches, {share}.</source>
        <extracomment>1: {label}: won {won} of {matches} match, {share}.</extracomment>
        <translation><numerusform>{label}: {won} ניצחונות מתוך {matches}, {share}.</numerusform><numerusform>{label}: {won} ניצחונות מתוך {matches}, {share}.</numerusform></translation>
    </message>
    <message>
        <source>{label}: {made}.</source>
        <translation>{label}: {made}.</translation>
    </message>
    <message>
        <source>{made} of {count} made, {share}</source>
        <translation>{made} מתוך {count} הושגו, {share}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} מתוך {whole}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;חוזים</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>ייצ&amp;וא…</translation>
    </message>
    <message>
        <source>&amp;Luck</source>
        <translation>מז&amp;ל</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>מ&amp;שחקים</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>תו&amp;צאות</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Count &amp;all</source>
        <translation>לספור &amp;הכול</translation>
    </message>
    <message>
        <source>No finished matches yet</source>
        <translation>אין עדיין משחקים שנגמרו</translation>
    </message>
    <message>
        <source>O&amp;ver time</source>
        <translation>לאורך ה&amp;זמן</translation>
    </message>
    <message>
        <source>People</source>
        <translation>האנשים בשולחן</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>&amp;רענון</translation>
    </message>
    <message>
        <source>Re&amp;set…</source>
        <translation>איפו&amp;ס…</translation>
    </message>
    <message>
        <source>Reading finished matches</source>
        <translation>קורא משחקים שנגמרו</translation>
    </message>
    <message>
        <source>Reading finished matches: {n} of {all}</source>
        <translation>קורא משחקים שנגמרו: {n} מתוך {all}</translation>
    </message>
    <message>
        <source>Rebuild the statistics from the saved records</source>
        <translation>לבנות מחדש את הסטטיסטיקה מהרשומות השמורות</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>איפוס הסטטיסטיקה</translation>
    </message>
    <message>
        <source>Results, contracts and trends will appear here, for each person, game and level of opponents. Finished matches will be listed, and you can open them again.

A match counts once it's finished.</source>
        <translation>כאן יופיעו תוצאות, חוזים ומגמות לכל אדם, משחק ורמת יריבים. משחקים שנגמרו יופיעו ברשימה, ואפשר לפתוח אותם שוב.

משחק נספר ברגע שהוא נגמר.</translation>
    </message>
    <message>
        <source>Save the current table as a spreadsheet file (CSV)</source>
        <translation>לשמור את הטבלה הנוכחית כקובץ גיליון אלקטרוני (CSV)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>נשמר בשם {name}.</translation>
    </message>
    <message>
        <source>Start counting from now?

Matches that are already finished will no longer count for: {whose}. Their records are kept, and you can count them again here at any time.</source>
        <translation>להתחיל לספור מעכשיו?

משחקים שכבר נגמרו לא ייספרו עוד עבור: {whose}. הרשומות שלהם נשמרות, ואפשר לספור אותם כאן שוב בכל עת.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>סטטיסטיקה</translation>
    </message>
    <message>
        <source>Stopped. The figures cover what has been read so far.</source>
        <translation>נעצר. הנתונים מכסים את מה שנקרא עד כה.</translation>
    </message>
    <message numerus="yes">
        <source>{n} matches read.</source>
        <extracomment>1: {n} match read.</extracomment>
        <translation><numerusform>נקרא משחק אחד.</numerusform><numerusform>נקראו {n} משחקים.</numerusform></translation>
    </message>
</context>
<context>
    <name>StoredFiles</name>
    <message>
        <source>An index of the finished matches. It is made again when you open the statistics.</source>
        <translation>אינדקס של המשחקים שנגמרו. הוא נבנה מחדש כשפותחים את הסטטיסטיקה.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>אתגרים</translation>
    </message>
    <message>
        <source>Challenges, and what others made of them.</source>
        <translation>אתגרים, ומה שאחרים השיגו בהם.</translation>
    </message>
    <message>
        <source>Commands of your own programs that you allowed on this computer.</source>
        <translation>פקודות של תוכנות משלכם שאישרתם במחשב הזה.</translation>
    </message>
    <message>
        <source>Copies of the pictures chosen for seats.</source>
        <translation>עותקים של התמונות שנבחרו למושבים.</translation>
    </message>
    <message>
        <source>Decks of cards that you put there yourself. Trickdesk only reads them.</source>
        <translation>חפיסות קלפים ששמתם שם בעצמכם. Trickdesk רק קורא אותן.</translation>
    </message>
    <message numerus="yes">
        <source>Delete {n} files for good? ({size})</source>
        <extracomment>1: Delete this file for good? ({size})</extracomment>
        <translation><numerusform>למחוק את הקובץ הזה לתמיד? ({size})</numerusform><numerusform>למחוק {n} קבצים לתמיד? ({size})</numerusform></translation>
    </message>
    <message>
        <source>Detailed log</source>
        <translation>יומן מפורט</translation>
    </message>
    <message>
        <source>Each person’s progress in the exercises.</source>
        <translation>ההתקדמות של כל אחד בתרגילים.</translation>
    </message>
    <message>
        <source>Every call and card of matches you can continue, and all hands.</source>
        <translation>כל ההכרזות והקלפים של המשחקים שאפשר להמשיך, וכל הידיים.</translation>
    </message>
    <message>
        <source>Every deal, call and card of your finished matches. The statistics are made from them.</source>
        <translation>כל החלוקות, ההכרזות והקלפים של המשחקים שגמרתם. מהם נבנית הסטטיסטיקה.</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>משחקים שנגמרו</translation>
    </message>
    <message>
        <source>From when each person’s matches count in the statistics.</source>
        <translation>ממתי נספרים המשחקים של כל אחד בסטטיסטיקה.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>יומן</translation>
    </message>
    <message>
        <source>Matches that you saved here under a name.</source>
        <translation>משחקים ששמרתם כאן בשם.</translation>
    </message>
    <message>
        <source>Names and choices of everyone who plays here. In use while Trickdesk runs.</source>
        <translation>השמות והבחירות של כל מי שמשחק כאן. בשימוש כל עוד Trickdesk פתוח.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>תמונות</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>תרגול</translation>
    </message>
    <message>
        <source>Programs that may start</source>
        <translation>תוכנות מורשות</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>קבצים אחרונים</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>סקירות</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>משחקים שמורים</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>סטטיסטיקה</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>משחקים שלא נגמרו</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>וריאציות</translation>
    </message>
    <message>
        <source>Variations that you played in reviews.</source>
        <translation>וריאציות ששיחקתם בסקירות.</translation>
    </message>
    <message>
        <source>Warnings and errors of the program.</source>
        <translation>אזהרות ושגיאות של התוכנה.</translation>
    </message>
    <message>
        <source>What each decision of a reviewed deal gave away. Reviews can be made again.</source>
        <translation>כמה עלתה כל החלטה בחלוקה שנסקרה. אפשר לחשב סקירות שוב.</translation>
    </message>
    <message>
        <source>What the program did and when, without cards. Kept only if you want it.</source>
        <translation>מה התוכנה עשתה ומתי, בלי קלפים. נשמר רק אם רוצים.</translation>
    </message>
    <message>
        <source>When statistics start to count</source>
        <translation>תחילת הספירה בסטטיסטיקה</translation>
    </message>
    <message>
        <source>Where the files are that you opened or saved last.</source>
        <translation>איפה נמצאים הקבצים שפתחתם או שמרתם לאחרונה.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>החפיסות שלכם</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are in use and stay.</source>
        <extracomment>1: One file is in use and stays.</extracomment>
        <translation><numerusform>קובץ אחד בשימוש ונשאר.</numerusform><numerusform>{n} קבצים בשימוש ונשארים.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} files, {size}</source>
        <extracomment>1: One file, {size}</extracomment>
        <translation><numerusform>קובץ אחד, {size}</numerusform><numerusform>{n} קבצים, {size}</numerusform></translation>
    </message>
</context>
<context>
    <name>StoredFilesDialog</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;מחיקה…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;פתיחת התיקייה</translation>
    </message>
    <message>
        <source>All files, by kind</source>
        <translation>כל הקבצים, לפי סוג</translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>מחיקת קבצים</translation>
    </message>
    <message>
        <source>Everything that Trickdesk keeps is listed here. Files that you saved elsewhere aren’t.</source>
        <translation>כאן מופיע כל מה ש-Trickdesk שומר. קבצים ששמרתם במקום אחר לא מופיעים.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>קבצים</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>מספר</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>בקריאה…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>גודל</translation>
    </message>
    <message>
        <source>Stored files</source>
        <translation>קבצים שמורים</translation>
    </message>
    <message>
        <source>The file of an unfinished match holds all hands. It isn’t sealed: anyone who can read its folder can read the hands.</source>
        <translation>הקובץ של משחק שלא נגמר מכיל את כל הידיים. הוא לא נעול: מי שיכול לקרוא את התיקייה יכול לקרוא את הידיים.</translation>
    </message>
    <message>
        <source>{name} (in use)</source>
        <translation>{name} (בשימוש)</translation>
    </message>
</context>
<context>
    <name>Surface</name>
    <message>
        <source>Face-down card</source>
        <translation>קלף הפוך</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Click or Escape: close</source>
        <translation>לחיצה או Esc: סגירה</translation>
    </message>
    <message>
        <source>Last trick, taken by you</source>
        <translation>הלקיחה האחרונה, שלכם</translation>
    </message>
    <message>
        <source>Last trick, taken by {name}</source>
        <translation>הלקיחה האחרונה, של {name}</translation>
    </message>
    <message>
        <source>You hold {cards}</source>
        <translation>יש לכם {cards}</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <translation>ל-{name} יש {cards}</translation>
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
        <translation>הכרזות</translation>
    </message>
    <message>
        <source>Calls in this deal</source>
        <translation>ההכרזות של החלוקה הזאת</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>העתקה</translation>
    </message>
    <message>
        <source>Copy the score sheet as text</source>
        <translation>להעתיק את טבלת הניקוד כטקסט</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>שמירה כ-CSV…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>טבלת ניקוד</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>לקיחות</translation>
    </message>
    <message>
        <source>Tricks in this deal</source>
        <translation>הלקיחות של החלוקה הזאת</translation>
    </message>
</context>
<context>
    <name>TableRecordDock</name>
    <message>
        <source>Table record</source>
        <translation>יומן השולחן</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Testing…</source>
        <translation>בבדיקה…</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Calls in this deal</source>
        <translation>ההכרזות של החלוקה הזאת</translation>
    </message>
    <message>
        <source>Current situation</source>
        <translation>המצב הנוכחי</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>אירועים</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>הלקיחה האחרונה</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>קלפים גלויים</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Text table</source>
        <translation>שולחן טקסט</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>לקיחה</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>הקלפים שלכם</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>גלוי</translation>
    </message>
    <message>
        <source>must be kept</source>
        <translation>חייב להישאר</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>נבחר</translation>
    </message>
    <message>
        <source>{card} is picked, {n} of {all}.</source>
        <translation>{card} נבחר, {n} מתוך {all}.</translation>
    </message>
    <message>
        <source>{card} isn't picked, {n} of {all}.</source>
        <translation>{card} לא נבחר, {n} מתוך {all}.</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <source>Good decisions</source>
        <translation>החלטות טובות</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Opponents' bids set</source>
        <translation>הכרזות יריבים שהוכשלו</translation>
    </message>
    <message>
        <source>Own bids made</source>
        <translation>הכרזות עצמיות שהושגו</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ניצחונות</translation>
    </message>
    <message>
        <source>no reviews yet</source>
        <translation>אין עדיין סקירות</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} מתוך {whole}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>{n} deals</source>
        <extracomment>1: {n} deal</extracomment>
        <translation><numerusform>חלוקה אחת</numerusform><numerusform>{n} חלוקות</numerusform></translation>
    </message>
</context>
<context>
    <name>TimeTab</name>
    <message>
        <source>Matches won (%), by month</source>
        <translation>ניצחונות (%), לפי חודש</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>חודש</translation>
    </message>
    <message>
        <source>No matches in this period.</source>
        <translation>אין משחקים בתקופה הזאת.</translation>
    </message>
    <message>
        <source>Results by month</source>
        <translation>תוצאות לפי חודש</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Down</source>
        <translation>למטה</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>שמאלה</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>הלקיחה הבאה</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>התקדמות אוטומטית</translation>
    </message>
    <message>
        <source>Position in the deal</source>
        <translation>מיקום בחלוקה</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>הלקיחה הקודמת</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>ימינה</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>צעד אחורה</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>צעד קדימה</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>לסוף</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>להתחלה</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>למעלה</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>{card}, led</source>
        <translation>{card}, הובל</translation>
    </message>
    <message>
        <source>{card}, takes the trick</source>
        <translation>{card}, לוקח את הלקיחה</translation>
    </message>
</context>
<context>
    <name>UnfinishedMatches</name>
    <message>
        <source>All games</source>
        <translation>כל המשחקים</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Delete this match for good?

{match}</source>
        <translation>למחוק את המשחק הזה לצמיתות?

{match}</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>מחיקה…</translation>
    </message>
    <message>
        <source>Earlier matches to continue</source>
        <translation>משחקים קודמים להמשיך בהם</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>משחקים שלא נגמרו</translation>
    </message>
    <message>
        <source>deal {deal} · {players} · {time}</source>
        <translation>חלוקה {deal} · {players} · {time}</translation>
    </message>
    <message>
        <source>{file}: can’t be read</source>
        <translation>{file}: אי אפשר לקרוא</translation>
    </message>
    <message>
        <source>{match} (open in another window)</source>
        <translation>{match} (פתוח בחלון אחר)</translation>
    </message>
</context>
<context>
    <name>VariationsModel</name>
    <message>
        <source>As played</source>
        <translation>כפי ששוחק</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>הושג</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>לקיחות</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>וריאציה</translation>
    </message>
    <message>
        <source>no</source>
        <translation>לא</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>כן</translation>
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
        <translation>מח&amp;יקה</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>שינוי &amp;שם</translation>
    </message>
    <message>
        <source>Variations of this deal</source>
        <translation>הווריאציות של החלוקה הזאת</translation>
    </message>
    <message>
        <source>“Try again” and “Play on” start a variation from any point. The other players play as they usually do.</source>
        <translation>„לנסות שוב” ו„להמשיך” מתחילים וריאציה מכל נקודה. שאר השחקנים משחקים כרגיל.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>קוד החלוקה: {code}</translation>
    </message>
    <message>
        <source>From Trickdesk. This page works without a network and sends nothing.</source>
        <translation>נוצר ב-Trickdesk. הדף עובד בלי רשת ולא שולח דבר.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>למה</translation>
    </message>
</context>
<context>
    <name>WebPages</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>נשמר בשם {name}.</translation>
    </message>
    <message>
        <source>The web page is saved once the deals are reviewed: {n} of {all}…</source>
        <translation>דף האינטרנט יישמר אחרי ניתוח החלוקות: {n} מתוך {all}…</translation>
    </message>
    <message>
        <source>{game} deal {n}</source>
        <translation>{game}, חלוקה {n}</translation>
    </message>
    <message>
        <source>{game} match</source>
        <translation>{game}, משחק</translation>
    </message>
</context>
<context>
    <name>WhoPlaysDialog</name>
    <message>
        <source>Who plays? – {seat}</source>
        <translation>מי משחק? – {seat}</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>ליד השולחן</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Choose {low} to {high} cards.</source>
        <translation>בחרו {low} עד {high} קלפים.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} cards.</source>
        <extracomment>1: Choose one card.</extracomment>
        <translation><numerusform>בחרו קלף אחד.</numerusform><numerusform>בחרו {n} קלפים.</numerusform></translation>
    </message>
    <message>
        <source>That isn't higher than {bid} by {name}.</source>
        <translation>לא גבוה מ-{bid} של {name}.</translation>
    </message>
    <message>
        <source>You can't discard {card}.</source>
        <translation>אסור להניח בצד את {card}.</translation>
    </message>
    <message>
        <source>You must follow {suit} or play a trump.</source>
        <translation>חובה לשרת {suit} או לשחק שליט.</translation>
    </message>
    <message>
        <source>You must follow {suit} or play {card}.</source>
        <translation>חובה לשרת {suit} או לשחק את {card}.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>חובה לשרת {suit}.</translation>
    </message>
    <message>
        <source>You must play a trump ({suit}).</source>
        <translation>חובה לשחק שליט ({suit}).</translation>
    </message>
    <message>
        <source>{choose}: {n} more.</source>
        <translation>{choose}: עוד {n}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are already chosen. Put one back first.</source>
        <extracomment>1: One card is already chosen. Put it back first.</extracomment>
        <translation><numerusform>קלף אחד כבר נבחר: החזירו אותו קודם.</numerusform><numerusform>{n} קלפים כבר נבחרו: החזירו קודם אחד מהם.</numerusform></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} ו-{second}</translation>
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
        <translation>סגירת יומן השולחן</translation>
    </message>
    <message>
        <source>Detach the table record, or dock it again</source>
        <translation>לנתק את יומן השולחן, או לעגן אותו שוב</translation>
    </message>
</context>
</TS>
