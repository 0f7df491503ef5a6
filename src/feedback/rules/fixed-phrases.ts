/*
 * Corrects the preposition or article of a fixed phrase: “for mistake” → “by mistake”, “in the third floor” →
 * “on the third floor”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `in-my-opinion | ^c <for|to p=my|our opinion> | in {p} opinion` corrects “but [for my
 * opinion → in my opinion] …”. The possessive is kept as `p`. Between columns and patterns, `|` and `;` have
 * spaces around them.
 *   a | b ; c | d  a row of a table of rules: the name “a”, its patterns “b” and “c”, the correction “d”
 *   a | b | d | e  the same with a pattern “e” that switches the rule off in a sentence that has it
 *   a b | c | d    a row of a table of reasons: names “a” and “b”, the simple reason “c”, the full one “d”
 *   <…>            the wrong words, which `fix` replaces
 *   a|an           one of these words
 *   ,?             this, or nothing
 *   ANY*           none to four of these
 *   ~of            the next word is not this; takes no word itself
 *   -so            the word before is not this; takes no word itself
 *   ^              the sentence begins here
 *   ^c             a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $              the sentence ends here
 *   @go            any form of “go”: go, goes, went, gone, going
 *   n=top          this word, which `fix` and the reasons quote as {n} (so also p, v, u, w, a …)
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, SUPER “biggest”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”, SELF “myself …”
 *   DET “the, my, some …”, NUM “two, three …”, DIGITS “12”
 *   BE “be, am, was …”, BEFIN “am, is, was …”
 *   MODAL “can, will …”, DEGREE “very, too …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createPhraseRules } from './phrase-rules.ts';

/** The names, patterns and corrections of the rules: “[for mistake → by mistake]”. */
const TABLE = `
so-that | ~@pay|@ask|sorry|@wait|@look|@need|@use|money|time|reason|@be|@have|ready|grateful|OBJ|and|but|so|because|opinion ANY <for that> SUBJ|people|everyone MODAL|don't|doesn't|didn't|VERB|PAST|VERBS ; ~@pay|@ask|sorry|@wait|@look|@need|@use|money|time|reason|@be|@have|ready|grateful|OBJ|and|but|so|because|opinion ANY <for that> the|my|our|his|her NOUN|NOUNS MODAL|don't|doesn't|didn't | so that
what-a | ^ <how a=beautiful|nice|lovely|wonderful|great|good|terrible|big|amazing|interesting|cute|strange|funny|cool|delicious|bad> NOUN ! | what a {a}
what-people | ^ <what a|an> ADJ people|children|flowers|clothes|shoes|eyes|NOUNS ! | what
first-start | ^ <at first> ,? i want|would|'d|will|must|like to? introduce|say|tell|thank|talk|explain|describe ; ^ <at first> , let | first
other-hand | ^c <in|at|by|from|of the other hand> , ; ^c <in|at|by|from|on the other side> , ; ^c <on|in|by|from other hand|side> , ; <in|at the other hand> ; ^c <by|for the other hand> ; ^c <on|in other hand> | on the other hand
one-hand | ^c <in|at|by|from|on the one side|part> , ; ^c <in|at|by|from the? one hand> , ; ^c <in|by the? one hand> SUBJ|it|DET ~had|held|holds|has|carried | on the one hand
in-conclusion | ^ <in the|a conclusion> , i|we|it|there|many|both|having|all|although|while ; ^ <as|for|like a|the? conclusion> , | in conclusion
in-my-opinion | ^c <on|for|to|at|with|from|by p=my|our opinion> | in {p} opinion
according-opinion | <according to p=my|our opinion> | in {p} opinion
point-of-view | ^c <in|on|for|by p=my|our point of view> | from {p} point of view
into-account | @take <into|in the account> ; @take <in account> ; @take it|them|this|that|NOUN|NOUNS <in account> | into account
in-the-end | ^c <at the end> ,? i|we|he|she|they decided|managed | in the end
at-the-beginning | ^ <on the beginning> ; <on the beginning> of | at the beginning
at-the-moment | ^ <in this|the moment> ,? i|he|she|it|we|they BEFIN ING ; ^ i|he|she|we|they BEFIN ING ANY* <in this moment> $ ; i|he|she|we|they BEFIN <in the|this moment> at|in|on ; ^ <in the moment> ,? i|he|she|we|they live|lives|work|works|study|studies|have|has|don't|doesn't | at the moment
nowadays | <in|at|on|by the? nowadays> | nowadays
these-days | ^ <in these days> ,? everyone|everybody|people|many|most|almost|young|children | these days
same-time | ^c <in|on the same time> , ; <in|on the same time> $ | at the same time
free-time | <at|by> POSS n=free|spare time ; ^ <on> POSS n=free|spare time | in
in-language | @write|@say|@read|@translate|@explain|@call it|this|that|them|OBJ? <on|with|at> english|french|german|spanish|italian|arabic|russian|chinese|japanese|portuguese $|,|and|because|with|to|for|every|in|at|please ; @speak <on|with|at> english|french|german|spanish|italian $|with|to|and | in
in-a-hurry | BE <with|on|at|into> a n=hurry ; BE <with|on|at|of> a DEGREE? good|bad|great|terrible n=mood ; BE|@fall <on|into|at> n=love $|with|and|,|at | in
by-mistake | <for|from|in|on mistake> $|and|i|we|he|she|, ; <by a|the mistake> $|and|, | by mistake
on-a-diet | BE|@go <in|at|with> a ADJ? n=diet $|because|and|,|now|for|to|since|this|so ; @be|@go <in|at> a|an ADJ? n=trip|excursion|cruise|safari|journey $|to|with|in|for|and|, | on
on-the-phone | @talk|@speak|@chat ANY? ANY? ANY? <by|in|at> the phone | on
by-email | @send OBJ|it|them? ANY? ANY? <with|in|through|per> email|e-mail $|,|and|today|tomorrow|yesterday|last|this|every|at|so | by
by-card | @pay ANY? ANY? <with> credit|debit card $|,|and|because|or | by
in-cash | @pay ANY? ANY? <by cash> $|,|and|or|because | in cash
for-a-price | @buy|@sell it|them|this|that|one <in|with|by> NUM|DIGITS euros|euro|dollars|pounds|yen|rupees|pesos|reais|zloty|lira|crowns | for
at-a-speed | <in|with|by|on> DIGITS|NUM km|kilometres|kilometers|miles an|per hour ; <with|in|on> a ADJ? speed of | at
at-the-age | @learn|@start|@begin|@move|@leave|@marry|@die|@write|@become|@stop|@retire ANY? ANY? ANY? <in|on|with> the age of NUM|DIGITS ; ^ <in|on|with> the age of NUM|DIGITS | at
on-the-wall | picture|pictures|photo|photos|poster|posters|painting|paintings|clock|map|calendar ANY* <in|at> the|my|our|his|her|their wall|walls | on
in-the-picture | ^ <on> the|this n=picture|photo|photograph|drawing ~NOUN|NOUNS ; BE|@see <on> the|this n=picture|photo|photograph|drawing $|,|and ; people|man|men|woman|women|girl|boy|children <on> the|this n=picture|photo|photograph|drawing | in
on-the-floor | <in|at> the ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top floor ~NOUN|NOUNS | on
spend-on | @spend POSS|all|much|more free|spare|whole? money|time <for> clothes|shoes|food|books|games|computer|video|sport|sports|music|hobbies|things|it | on
on-the-left | ^ <in> the n=left|right ,? there|is|are|you|we ; is|are|'s|was|were <in|at> the n=left|right $|of|,|side ; ^ <in|at> the n=left|right side ,? there|you|we|is|are ; ^ <in|at> the n=left|right side of the|my|our|this room|picture|street|road|house|building|square|photo|door|kitchen | on
on-the-corner | <in> the corner of the|our|my street|road ; <in> the corner of NAME street|road | on
at-an-address | @live <in|on> DIGITS ANY street|road|avenue|lane | at
home | v=@go|@come|@return|@walk|@run|@drive <to the home> $|,|after|at|and|by|late|early|because|when|with|alone | home
in-bed | @stay|@lie|@read|@sleep|@remain <in the bed> $|,|all|until|because|for|and|with | in bed
work-in | @work <on> a|an|the|my ADJ? bank|office|shop|school|hospital|factory|restaurant|hotel|supermarket|kitchen|laboratory|museum|library|bakery|hairdresser ~NOUN|NOUNS | in
at-university | SUBJ BE <on> n=work $|,|now|today|until|and|from|at ; BE|@study|@work|@learn ANY? <on> the? n=university|school|college ~NOUN|NOUNS | at
near | <p=in|at the near of|from> ; -the <near p=from|of|with> the|my|our|your|his|her|their|here|it|a|NAME | near
far-from | -so <far of> the|my|our|your|his|her|their|here|home|a|NAME | far from
in-front-of | <in front> the|my|our|your|his|her|their|me|him|us|them ~whole|entire|time|first | in front of
next-to | is|are|was|were|@live|@sit|@stand|@work <next> the|my|our|your|his|her|him|me ~day|time|week | next to
next-to-start | ^ <next> the|my|our NOUN there|is|are|was | next to
for-a-long-time | <since|from|by|during|in long time> ; <since long> $|ago | for a long time
years-ago | PAST ANY? ANY? ANY? <before n=NUM|DIGITS|a|few|several|some u=year|years|month|months|week|weeks|day|days|hour|hours> $ | {n} {u} ago
in-some-days | will|'ll come|be|return|start|finish|leave|arrive back|home|here|ready|there? <after> NUM|DIGITS days|weeks|months|hours|minutes $ ; will|'ll see|call|meet|visit|phone|text|email|write ANY? ANY? <after> NUM|DIGITS days|weeks|months|hours|minutes $ | in
besides | ^c <beside> , | besides
beside | @sit|@stand|@live|@sleep|@walk <besides> me|him|her|us|them|the|my|POSS | beside
last-but-not-least | <at least but not last> ; <last but not the? last> ; <at last but not least> ; <last but not at least> | last but not least
by-vehicle | @go|@travel|@come to? school|work|university|home? <in a|the? v=bus|train|metro|tram> every|$ ; @go|@come|@travel|@get|@arrive|@return ANY? ANY? ANY? <with the|a? v=bus|train|car|bike|bicycle|taxi|metro|subway|underground|tram|plane|airplane|boat|ferry|scooter> $|,|because|every|and|from | by {v}
congratulations | n=congratulations <with|for|about> your|the|passing|winning|getting | on
on-purpose | <in|with|by purpose> $|, ; didn't|not|did ANY? ANY? <by|in|with purpose> | on purpose
in-the-rain | @walk|@play|@run|@stand|@dance|@wait|@drive|@work ANY? <under|at|on> the ADJ? n=rain $|,|and|for|because|with|without | in
by-heart | @know|@learn ANY? ANY? ANY? <from|of|with heart> ; @know|@learn ANY? ANY? ANY? <by the heart> | by heart
for-example | ^c <by|per|in|like|as example> , ; , <by|per example> ,|NOUNS|POSS|the|in|SUBJ|when|ING ; ^c <by|per|in example> SUBJ|POSS|the|in|when|if ; ^c <as|by|in example> ~NUM|one|DIGITS|NOUN|NOUNS|of ; ^c <like|as for example> ; ^c <for an example> ~of ; <for exemple> | for example
in-general | ^c <in|on the general> , | in general
first-sight | <on|in|from|by the? first sight> | at first sight
for-the-first-time | PAST|EN|@see|@try ANY? ANY? ANY? <in|at|by|on the first time> $|last|yesterday|when|in | for the first time
at-first | ^ <in a first time> ; ^c <at the first> , ; ^c <at the first> ,? SUBJ ; ^c <in the first> , i|we BEFIN | at first
on-average | <in|at|by|of average> $|SUBJ|people|NUM|DIGITS|, ; ^c <in the average> , | on average
in-the-sky | <on> the sky | in
on-the-farm | @live|@work|@stay|@grow|@born <in> a|an|the|my|our|their ADJ? n=farm ~NOUN|NOUNS ; @live|@stay|@arrive|@born|@work|@be <in> an|the|this ADJ? n=island ~NOUN|NOUNS ; <in> this|our n=planet ; @live|@walk|@lie|@run|@play ANY? <in> the n=beach | on
on-page | <in> page DIGITS|NUM | on
on-the-website | @see|@find|@read|@look|@book|@buy|@information|@write ANY? ANY? ANY? <in> the|this|your|our|my|a n=website|webpage|blog ~NOUN|post ; @see|@post|@find|@read|@watch|@share|@meet|@chat|video|videos|photo|photos ANY? ANY? ANY? <in> n=facebook|instagram|youtube|tiktok|twitter|whatsapp ~'s | on
on-the-way | @be|@meet|@see|@stop|@buy ANY? ANY? ANY? <in|at> my|his|her|our|their way to|home|back ; ^ <in|at> my|his|her|our|their way to|home|back | on
on-the-other-side | <in> the other side of the|a|my|our street|road|river|city|town|world|lake|valley|wall | on
at-the-top | <in|on> the n=bottom of the hill|sea|lake|stairs ; <in> the n=top of the hill|mountain|tower|building|tree|page|list | at
on-ones-own | <by|in|for> my|his|her|our|their|your own $|,|because|when|since ; <by> my|his|her|our|their|your own in|at|without|with|every | on
in-fact | ^c <in the|a fact> , ; ^c <of|by fact> , | in fact
in-trouble | BE|@get <on|at|into> n=danger|trouble|debt $|,|because|and|with ; @sit|@eat|@wait|@work <on|with|at> n=silence|peace ; @live <with|at> n=peace ; @speak|@sing|@talk|@smoke|@perform <on|at> n=public $|,|because|and ; <on|at> n=danger|fact|particular | in
in-advance | thank|thanks|@book|@pay|@tell|@buy|@plan|@reserve|@know ANY? ANY? ANY? <on|by|with|for advance> $|, | in advance
on-fire | BE|@go <in> n=fire|strike|duty|vacation|vacations|holiday $|,|because|and|for|with | on
in-the-future | <on|at the future> ~of | in the future
in-the-past | ^ <on|at the past> ; <on|at the past> $ | in the past
in-the-world | SUPER ANY? ANY? <on> the world $|, ; biggest|largest|oldest|tallest|highest|longest|smallest|deepest|richest <of> NAME $|,|and | in
at-night | <at the w=night|midnight|noon> $|,|i|we|he|she|they|it|when|because|and ; <in w=night|midnight|noon> $|,|i|we|he|she|they|it|when|because|and | at {w}
because-of | <because the> n=weather|rain|traffic|snow|noise|war|pandemic|virus|heat|cold $|, ; <because the> traffic|bus|train|bad|heavy|strong|hot|cold|high|new n=jam|jams|strike|weather|rain|storm|wind|delay|delays|accident|traffic|noise|snow|prices|price|virus|crisis $|, ; <because the> n=storm|fog|wind|strike|exam|exams|accident|prices|price|flu|fever|pain|crowd|smell|illness|crisis|covid|delay|pollution|heating|distance $|, | because of the
as-soon-as-possible | <so soon as possible> ; <as soon possible> ; <as fast as possible> as | as soon as possible
in-the-middle | <on|at the middle of> | in the middle of
in-recent-years | <in|over|during the recent n=years|months|weeks|decades> ~of|since|when|after|before|that | in recent {n}
in-reality | ^c <in the reality> ,|SUBJ|there | in reality
in-the-morning | at|past NUM|DIGITS o'clock? <of the n=morning|afternoon|evening> ~NOUN|NOUNS | in the {n}
all-night | <all the n=night|day> $|,|and|because|with | all {n}
almost-all | <almost of> my|the|our|his|her|their|us|them|these|those | almost all of
most-of-the-time | -the|DET most|all|half|part of <time> $|,|ING|in|at|with|on|and|i|we | the time
go-to-work | @go <to job> $|by|at|on|every|in|with|and|,|early|late|because|from | to work
back-home | @come|@go|@get|@return|@arrive <back at|to n=home> | back {n}
arrive-home | @arrive <to n=home> | {n}
out-of-the-window | @look|@jump|@lean|@throw|@see|@fall ANY? ANY? <out from the n=window|car|train|bus> | out of the {n}
since-ago | PAST ANY? ANY? ANY? <since n=NUM|DIGITS|a|many|few|several|some u=year|years|month|months|week|weeks|day|days|hour|hours ago> | {n} {u} ago | have|has|had|'s
like-as | person|man|woman|people|friend|someone|@be|@look|@feel|@become <like as> OBJ|POSS|the|a|NAME | like
in-other-words | ^c <with|by|on other words> , | in other words
in-this-way | ^c <by|on this way> , ; ^ <with this way> | in this way
from-time-to-time | -from <time to time> $ ; ^ <for time to time> ; <in|at|by time to time> | from time to time
as-a-result | ^c <in|for a? result> , ; ^c <as result|results> , | as a result
for-this-reason | ^ <by|from|because|due this|that reason> ; ^ <for this|that reasons> | for this reason
first-of-all | ^ <at|in first of all> ; ^ <first to|from all> , ; ^ <firstly of all> | first of all
in-my-view | ^c <to|on|from|at my view> , | in my view
in-addition | ^c <on|at|as|for addition> ,|to | in addition
on-the-whole | ^c <in|at the whole> , | on the whole
in-particular | <in special|especial> $|, ; <on|at particular> $|, | in particular
one-hand-start | ^c <from|by|of the? one side|part> , it|i|we|people|they|there|this|you|technology|many|cars|tourists | on the one hand
in-the-mood | in <a=good|bad|great|terrible|happy> n=mood $|,|and|because|when|for|today | a {a}
on-foot | @go|@come|@walk ANY? ANY? ANY? <on foots|feet> $|,|and|because|to|from|every ; @go|@come|@get ANY? ANY? ANY? <by walk|walking> $|,|and|because|every|from|with|but ; @go|@come to ANY <walking> $|,|and|every ; @go|@come|@get|@walk ANY? ANY? ANY? <by walk> to|in|when|after|sometimes|always|there|home | on foot
a-cup-of | a|an|one|NUM|DIGITS|some|another|this|the|of|half|each|few|every|last <c=cup|cups|glass|glasses|bottle|bottles|litre|litres|liter|liters|kilo|kilos|kg|piece|pieces|slice|slices|bowl|bowls|packet|packets|carton|cartons|jar|jars|can|cans|bag|bags|loaf|loaves|spoon|spoons|tablespoon|teaspoon|gram|grams|pot|mug|plate> hot|cold|green|black|red|white|orange|apple|tomato|mineral? w=water|tea|coffee|milk|juice|wine|beer|rice|sugar|soup|bread|cheese|meat|chocolate|pasta|flour|salt|oil|lemonade|cola|cereal|butter|honey|jam|tomatoes|potatoes|apples|oranges|bananas|biscuits|sweets|chips|cookies|crisps|cake|pizza ~NOUN|NOUNS|- | {c} of
at-least | <at less> NUM|DIGITS|a|one|once|twice|an|half|the|you|it|try ~than | at least
hundreds-of | -a|one|NUM|DIGITS|several|few|the|per|hundred|thousand|half|every|many|- <n=hundred|thousand|million of> ADJ? people|NOUNS | {n}s of
get-on | @get <in|into> the|a bus|train|plane|tram|ferry ~NOUN|station | on
get-out | @get <off> the|a|POSS car|taxi ~rank|NOUN | out of
in-near | @live|@be|@stay <in near> the|a|POSS|NAME|here|there | near
go-out | @go <to out> ~of | out
bus-stop | <in> the|POSS|a bus stop ~NOUN|NOUNS ; @arrive <in> the|a|POSS station|airport|hotel|office|party|restaurant|cinema|beach|hospital|school ~NOUN ; @arrive <to> work|school|university | at
in-the-pocket | phone|keys|key|money|passport|ticket|tickets|hands|hand|card|coins|mobile is|are|was|were? <on> POSS n=pocket|pockets|drawer|wallet|purse $|,|and|because|when ; he|she|i|they|we|mother|father|sister|brother|mum|dad BEFIN <at> the|POSS n=kitchen|bathroom|bedroom|garden $|,|and|with|because|now ; @live <at> a|an ADJ? n=village|town|city|flat|house $|,|and|in|near|with|because|outside ; @sit <at> a|an|the|my n=armchair | in
for-family | @make|@cook|@prepare|@bake a|an|the|some|my ADJ? cake|sandwich|dinner|lunch|breakfast|coffee|tea|soup|salad|pizza|meal|dress <to> POSS|OBJ|NAME ; @make|@prepare|@organise|@plan a|an ADJ? NOUN <to> POSS birthday $|,|and ; @cook|@prepare|@bake|@buy a|an|the|some|my ADJ? NOUN <to> POSS mother|father|sister|brother|friend|friends|son|daughter|wife|husband|parents|family|children|boyfriend|girlfriend|boss ~NOUN|'s|house|place|party ~'s | for
give-to | @give a|an|the|my|his|her|some|this ADJ? present|presents|gift|gifts|money|flowers|advice <for> POSS mother|father|sister|brother|friend|friends|parents|teacher|wife|husband|son|daughter|girlfriend|boyfriend ~'s | to
it-to-you | @send|@give|@show|@explain|@lend it|them <o=me|you|him|us> $|,|tomorrow|later|soon|today|please|back|when|because | to {o}
thank-for | thank|thanks you? <p=your> help|letter|email|e-mail|invitation|advice|support|present|gift|message|answer|time|information|attention|kindness|reply | for {p}
of-the | BEFIN the|a owner|director|president|captain|capital|title <from> the|my|our|this|his|her company|school|team|book|film|house|hotel|shop|restaurant|country|bank|car|village|town|city|club|group|factory | of
close-to | BEFIN|live|lives|lived|very|so|too|really <close> POSS|the house|home|school|station|sea|beach|park|flat|work|office|river|hotel|centre|center|airport|city|apartment|hospital|shop|church|supermarket|university|border|mountains | close to
from-country | <from in|of> NAME ; come|comes <of> NAME $|,|and ; SUBJ am|is|are|'m|'s|'re <of> italy|spain|france|germany|brazil|china|japan|mexico|turkey|russia|poland|india|argentina|colombia|peru $|,|and | from
welcome-to | ^ <welcome in|at> POSS|the|our|NAME ~new|first|spring | welcome to
times-a-day | once|twice|times|hours|euros|pounds|dollars|minutes|kilometres|km <by|for n=day|week|month|year|hour> $|,|because|in|but|with|for|at|to|, | {n:a}
minutes-from | @live|@be|is|are <at w=NUM|DIGITS|about|only|a> ANY? ANY? n=minutes|minute|metres|meters|kilometres|kilometers|km|hours|hour|steps from|away|by|on|of walk|foot|the|my|here|bus|car|$|our|your|his|her|NAME ; @live|@be|is|are <at w=few|fifteen|NUM|DIGITS|a> few? minutes|metres|kilometres|km from | {w}
based-on | based <in> a|an|the|real|my|this|his|her|two|three|facts true|real|famous|short|old? questionnaire|survey|novel|book|story|facts|events|interviews|life|experience|interview|experiences|study|idea|play|fact|legend ~NOUN|NOUNS | on
in-response-to | in <response of|for> POSS|the|this|an|a n=advertisement|letter|email|e-mail|question|request|article|ad|message|advert ; in|with <addition|regard|reply|regards of> this|that|the|my|our|your|POSS | response to
verge | <in|at> the verge of | on
except | <except of> ; <excepting of> | except
next-to-that | ^c <next|beside to that|this> , | in addition
in-addition-start | ^c <besides|additional|additionally to that|this> , | in addition
only-in-this-way | ^ <only so> can|could|will|is|are | only in this way
emigrate-to | @emigrate|@immigrate <in> NAME|germany|france|england|spain|italy|america|canada|australia|another|other|a|the|japan|china|europe ; @move|@go <in> germany|france|england|spain|italy|america|canada|australia|europe|poland|turkey|portugal|greece|japan|china|india|mexico|brazil $|,|and|because|with|for|to|last|next|every|by | to | where|place|places ANY? ANY? ANY? @go|@move in
interested-in | who|that is|are|was|were|be very|really? <interested by> ANY|NOUNS|the|this|ING|NAME | interested in
by-bike | @go|@come|@travel|@get ANY? ANY? ANY? <with my|our|his|her? v=bike|bicycle|motorbike|motorcycle|scooter|car> $|,|because|every|and|but ; @go|@come|@travel|@get|@arrive|@return|school|work ANY? ANY? ANY? <with v=motorbike|motorcycle|scooter|foot> $|,|because|every|and|from|but | by {v}
pride-itself-on | pride|prides|prided SELF <of|in|for> | on
cut-into | @cut|@chop|@slice|@divide|@tear ANY ANY? ANY? <to> small|thin|little|big|two|four|equal|NUM|thick pieces|slices|parts|strips|cubes|halves | into
on-television | @see|@watch|@be|film|programme ANY? ANY? ANY? <at> n=tv|television $|,|and|last|yesterday|every|at|in | on
`;

/** The reason of rules that have none in `REASONS`. */
const FIXED_PHRASE = {
  simple: 'These words always stay together: “{right}”.',
  full: 'The words of this phrase are fixed: “{right}”, not “{wrong}”.',
};

/** The reasons of the rules, by their names. */
const REASONS = `
so-that | “So that” tells what we want to happen. “For that” can't join two parts. | A clause of purpose begins with “so that”, not “for that”.
what-a | “How {a}!” has no thing after it. With one thing, we say “what a”. | In an exclamation, “how {a}” takes no noun; before a singular countable noun it is “what a”.
what-people | “A” is only for one. With more than one, “what” stands alone.
first-start | “At first” means that it changed later. To begin a list, we say “first”.
other-hand | To begin an opposite idea, we say “on the other hand”.
one-hand | To begin the first of two opposite ideas, we say “on the one hand”.
in-conclusion | To end a text, the phrase is “in conclusion”, without “a” or “the”.
in-my-opinion | With “opinion” we say “in”: “{right}”.
according-opinion | “According to” is for other people. Your opinion goes with “in”.
point-of-view | “Point of view” goes with “from”: “{right}”.
into-account | “Take into account” means “think about it before you decide”. Only these words are right.
in-the-end | “In the end” means “after everything”. “At the end” is for the last part of something.
at-the-beginning | “The beginning” is a point in time, like “the end”: “at the beginning”.
at-the-moment | “Moment” goes with “at” when we mean “now”.
nowadays | “Nowadays” already means “in our time”, so it needs no word before it.
give-to | “Give” goes with “to” before the person who gets it.
spend-on | We spend time and money “on” a thing.
these-days | “These days” already means “now”, so there is no “in”.
same-time | For a point in time, we say “at”: “at seven”, “at the same time”.
free-time | To tell when we do something, we say “in {next} {n} time”.
in-language | We say, write and read things “in” a language.
in-a-hurry | “{n}” goes with “in”, not with “{wrong}”.
by-mistake | What you do not plan happens “by mistake”, without “a”.
on-a-diet | “{n}” goes with “on”, not with “{wrong}”.
on-the-phone | We talk “on the phone” or “by phone”, not “{wrong} the phone”.
by-email | How we send a thing goes with “by”, not with “{wrong}”.
by-card in-cash | We pay “by card”, but “in cash”.
for-a-price | A price goes with “for”: you give money for a thing.
at-a-speed | A speed goes with “at”, not with “{wrong}”.
at-the-age | “At the age of” tells how old someone is when it happens.
on-the-wall | It touches the wall, so we say “on”.
in-the-picture | What a {n} shows is “in” it.
on-the-floor | For a floor of a building, we say “on”, not “{wrong}”.
on-the-left | “The {n}” goes with “on”, not with “{wrong}”.
on-the-corner | Where two streets meet, we say “on” or “at”. “In” is for the corner of a room.
at-an-address | A street with a number goes with “at”: it is one point on the map.
home | After “{v}” we say “home” without “to” and “the”.
in-bed | When we sleep or lie there, we are “in bed”, without “the”.
work-in | You work inside this building, so we say “in”.
at-university | “{n}” goes with “at” here, not with “on”.
near | “Near” needs no “{p}”: the place comes right after it.
in-recent-years | “Recent {n}” has no “the” when it means the last {n} up to now.
in-reality | “In reality” means “really”. It has no “the”.
in-the-morning | After a time on the clock, the part of the day goes with “in”: “{right}”.
all-night | “All {n}” tells how long. It has no “the”.
almost-all | “Almost” means “nearly”. It needs “all”: “almost all of”.
most-of-the-time | After “most of” we need “the”: “most of the time”.
go-to-work | The place where you do your job is “work”: “go to work”.
back-home arrive-home | After a verb like “come” or “go”, “home” takes no “at” or “to”.
out-of-the-window | From the inside to the outside is “out of”: “{right}”.
since-ago | “Ago” already counts back from now, so there is no “since”.
like-as | “Like” alone compares people and things, so “as” is too much.
far-from | “Far” goes with “from”, not with “of”.
in-front-of | “In front” needs “of” before a person or a place.
next-to next-to-start | For a place, “next” needs “to”. “Next” alone means “the one after this”.
for-a-long-time | “For” tells how long. “Long time” also needs “a”. | A length of time goes with “for”, and “long time” needs its article.
years-ago | To count back from now, we put “ago” after the time. | Counting back from now takes “ago” after the time; “before” needs another past moment.
in-some-days | To count from now, we say “in”, not “after”.
besides | “Besides” means “also”. “Beside” means “next to”.
beside | “Beside” means “next to”. “Besides” means “also”.
by-vehicle | To tell how we travel, we use “by” without “the” or “a”: “{right}”.
congratulations | “{n}” goes with “on” and the good thing.
on-purpose | “On purpose” means that you planned it, and it begins with “on”.
in-the-rain | The {n} is all around us, so we say “in”.
by-heart | “Heart” goes with “by” when you know all the words.
for-example | Before an example, the phrase is “for example”, with no “a” or “the”.
in-general | “In general” means “usually”. The phrase has “in”, and no “the”.
first-sight | “First sight” goes with “at”, without “the”.
for-the-first-time | What never happened before happens “for the first time”, with “for”.
at-first | “At first” means “in the beginning”. It has no “the” and no “time”.
on-average | “Average” goes with “on”, without “the”.
in-the-sky | The sky is a space, not a flat thing, so we say “in”.
on-the-farm | “{n}” goes with “on”, not with “in”.
on-page | “Page” goes with “on”, not with “{wrong}”.
on-the-website | We see, read or buy things “on” a website or an app.
on-the-way | While we go to a place, we are “on” our way.
on-the-other-side | “The other side” goes with “on”.
at-the-top | “The {n}” goes with “at”: it is one end.
on-ones-own | “On {next} own” means “alone”, and it begins with “on”.
in-fact | “In fact” means “really”. The phrase has “in”, and no “a” or “the”.
in-trouble | “{n}” goes with “in”, not with “{wrong}”.
in-advance | “In advance” means “before”, and it begins with “in”.
on-fire | “{n}” goes with “on”, not with “in”.
in-the-future | To tell when, “the future” has “in” before it: “{right}”.
in-the-past | “The past” goes with “in”: “{right}”.
in-the-world | After words like “the biggest”, a place goes with “in”.
at-night | “At {w}” is fixed: it has “at” and no “the”.
because-of | “The {n}” is a thing, and before a thing we need “because of”.
as-soon-as-possible | We need “as” two times: “{right}”.
in-the-middle | To tell where or when, “the middle” has “in” before it: “{right}”.
in-other-words | To say the same in another way, the phrase is “in other words”.
in-this-way | To tell how at the start of a sentence, we use “in”: “in this way”.
from-time-to-time | “From time to time” begins with “from” and means “sometimes”.
as-a-result | To tell what happens because of it, we say “as a result”, with “a”.
for-this-reason | To tell why, we use “for”: “for this reason”. After “this”, “reason” has no -s. | To tell why, the phrase is “for this reason”: with “for”, and singular after “this”.
in-my-view | “View” goes with “in” when we tell what we think.
in-addition | “In addition” means “also”, and it begins with “in”.
on-the-whole | “On the whole” means “in general”, and it begins with “on”.
in-particular | When we mean one thing more than others, the phrase is “in particular”.
one-hand-start | To begin the first of two opposite ideas, we say “on the one hand”.
in-the-mood | It is one mood, so we say “{right} {n}”.
on-foot | When you walk, you go “on foot”.
get-on | We get “on” a bus, train or plane, but “into” a car.
get-out | We get “out of” a car, but “off” a bus or train.
a-cup-of | “Of” tells what is in it: “{c} of {w}”.
at-least | “{right}” means “not less than”.
hundreds-of | Without a number before it, it has -s: “{right}”.
close-to | “Close” needs “to” before a place: “{right}”.
from-country | Before the place that you come from, there is only “from”.
welcome-to | “Welcome” goes with “to” before a place.
times-a-day | For “in each {n}” we say “{n:a}”, not “{wrong}”.
minutes-from | To tell how far a place is, we use no “at”: “five minutes from here”.
based-on | A story or an idea is based “on” a thing. People are based “in” a place.
in-response-to | “In response” goes with “to”: “in response to your letter”.
verge | “Verge” goes with “on”: “on the verge of”.
except | “Except” needs no “of”: we say “except” or “except for”.
next-to-that | “{wrong}” tells where a thing is. To add an idea, we say “in addition”.
in-addition-start | To add an idea, we say “in addition” or “besides that”, without “to”.
only-in-this-way | To tell how, “so” is not enough here: we need “in this way”.
emigrate-to | You go or move “to” a country. “In” is for being there already. | Movement to a country takes “to”, not “in”.
interested-in | “Interested” goes with “in”.
by-bike | How we travel is “by {v}”, without “my” or “the”.
pride-itself-on | “Pride yourself” goes with “on”.
cut-into | When one thing becomes many parts, we use “into”: “into pieces”.
on-television | “{n}” goes with “on”.
last-but-not-least | The last thing that is important too is “last but not least”.
first-of-all | Before we name the first thing, we say “first of all”.
in-near | “Near” tells the place alone, without “in”.
go-out | “Out” already tells where to, so it has no “to” before it.
bus-stop | For a point where we wait, meet or arrive, we say “at”.
in-the-pocket | It is inside, or all around us, so we say “in”.
for-family | “For” tells who gets a thing, or what it is for. “To” tells where it goes.
it-to-you | After “it” or “them”, the person has “to”: “{right}”.
thank-for | We thank someone “for” a thing: “{right} …”.
of-the | The two belong together, so we say “of”. “From” tells where someone comes from.
`;

/** Rules for the preposition or article of a fixed phrase: “[for mistake → by mistake]”. */
export const FIXED_PHRASE_RULES: RuleSet = createPhraseRules(
  'preposition',
  'fixed-phrase',
  TABLE,
  FIXED_PHRASE,
  REASONS,
);
