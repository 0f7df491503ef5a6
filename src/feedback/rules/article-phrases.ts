/*
 * Corrects phrases that lack an article or have one too much: “in middle of the street” → “in the middle of
 * the street”, “I like the football” → “I like football”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `most of <w=time> $|,|i|we|he|she|they`: “Most of [time] I read”. The noun is kept as `w`.
 *   a | b ; c | d  a row of a table of rules: the name “a”, its patterns “b” and “c”, the correction “d”
 *   a b | c | d    a row of a table of reasons: names “a” and “b”, the simple reason “c”, the full one “d”
 *   <…>            the wrong words, which `fix` replaces
 *   a|an           one of these words
 *   ,?             this, or nothing
 *   ANY*           none to four of these
 *   ~NOUN|-|by     the next word is none of these; takes no word itself
 *   -as|,          the word before is none of these; takes no word itself
 *   ^              the sentence begins here
 *   ^c             a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $              the sentence ends here
 *   @go            any form of “go”: go, goes, went, gone, going
 *   w=sun          this word, which `fix` and the reasons quote as {w} (so also n, a); empty where the
 *                  pattern took no word
 *   {w:lower}      it with a small letter: “but”
 *   {w:a}          it with its article: “an hour”
 *   {w:plural}     its plural: “dogs”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, COMP “bigger”, SUPER “biggest”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”
 *   BE “be, am, was …”, BEFIN “am, is, was …”, MODAL “can, won't …”
 *   FREQ “always, often …”, MIDADV “always, just …”, DEGREE “very, too …”
 *   NUM “two, three …”, DIGITS “12”, MONTH “May”, ANY any word
 *   Reasons quote {right} the correction, {last} the word before the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createPhraseRules } from './phrase-rules.ts';

/** Rules for a countable singular, or a known thing, without its article: “in [hurry → a hurry]”. */
const MISSING = `
the-part-of | the middle of <w=night|day|road|street|forest|sea|ocean|lesson|week|room> $|,|.|and|when|because|SUBJ|there ; on|at <w=corner|edge|roof|border|coast> of the|this|my|our ; of|at|near|through <w=entrance|exit> of the|this|my|our ; in|at|near|from|to <w=centre|center|middle|south|north|heart> of the|my|our|this|NAME ; at|by|until|from|before|since <w=end|beginning> of the|this|my|our|next|last|every ; in <w=capital> of my|our|the ; at <w=top|bottom> of the|my|this | the {w}
the-noun-of | @like|@love|@hate|@change|@choose|@prefer <w=colour|color|taste|smell|style|atmosphere|sound|design|shape|idea|view|quality|name> of POSS|the|this|that|these|your ; @forget|@know|@remember|@ask|@tell OBJ? <w=name|address|price|title|date> of POSS|the|this|that ; @learn|@understand|@know|@see|@show|@explain|@forget|@realise|@realize|@describe|@discuss|increase|increased|reduce|reduced|@improve|@feel|@stress|@emphasise|about|on -the|an|a|this|POSS <w=importance|impact|meaning|beauty|number|quality|role|value|price|cost|size|amount|beginning|causes> of ~it|them|which|life | the {w}
start-of | ^ -that <w=food|service|atmosphere|staff> in|at this|our|the restaurant|hotel|café|cafe|school|canteen|bar is|was|are|were ; ^c -as|,|that <w=capital|population|aim|purpose|majority|owner|author|name|price|colour|color|size|importance|main> of|reason|problem|aim|idea my|our|the|this|that|NAME|for|is ; ^ -that <w=weather> is|was ADJ|very|so|nice|terrible | the {w:lower}
most-start | ^c <most> n=important|interesting|beautiful|popular|expensive|famous|dangerous|difficult|common thing|place|part|person|problem|city|building|sport|festival|subject|reason | the most
in-the-army | in <w=army|navy> $|and|as|when|, ; @join <w=army|navy|police|club|team> $|and|as|when|,|in|at | the {w}
as-child | ^ as <w=child|teenager|student|teacher|doctor|parent|nurse|tourist|beginner|kid|mother|father> ,? SUBJ ; @speak|@look|@dress|@act|@sing|@eat|@swim|@feel|@sleep|@behave|@cry|@live ANY? like <w=child|princess|king|queen|prince|teacher|dog|bird|star|baby|hero|doctor|fish|pig|lion|model|professional|student|soldier> $|,|and|because|when ; @use ANY? ANY? as <w=table|chair|bed|desk|weapon|bag|toy|office|kitchen|plate|cup|pillow|lamp> $|,|and|because ; married to <w=doctor|teacher|nurse|engineer|lawyer|farmer|actor|singer|policeman|businessman> $|and|,|from|who|in | a {w}
in-the-past | ^ in <w=past|beginning> ,? SUBJ|POSS|people|the|there ; around <w=sun> $|,|and ; to|at|in <w=swimming> pool $|,|and|with|because|on|every|near ; in <w=sea> $|,|and|with|all|because|every|near|at ; @be at <w=hairdresser|doctor|dentist|pharmacy> $|,|and|yesterday|today|because|when|with | the {w}
quite-a | HESHE|i|NAME|this|that is|was|'s|am|'m <quite> ADJ n=singer|player|cook|student|teacher|friend|film|book|day|town|city|place|house|job|story|problem|person|man|woman|idea|dancer|driver|writer $|,|and|but|because|in|for | quite a
where-is-the | where is|'s <w=toilet|bathroom|station|bank|library|exit|entrance|airport|kitchen|reception|supermarket|museum|hospital|hotel|beach|cinema|market|pharmacy> $|,|please | the {w}
world | in|around|over|across|throughout <w=world> $|,|and|because ; SUPER NOUN in <w=world> | the {w}
internet | on|@use|@surf|from <w=internet> $|,|and|to|every|for|because|or | the {w}
in-the-nature-place | in|to <w=countryside|mountains|seaside|suburbs> $|,|and|with|because|near|for|every|on | the {w}
truth | @tell OBJ? <w=truth> $|,|and|to|because|about | the {w}
most-of-the-time | most of <w=time> $|,|i|we|he|she|they | the {w}
for-an-hour | -hour|week|month|year for|in|take|takes|took|within <w=hour|week|month|year> $|to|, ; for <w=hour|week|month|year> about|and|in|with|at|on|because | a {w}
in-a-hurry | in <w=hurry> $|,|and|because|to|so ; on <w=diet> $|,|and|because ; @go for <w=walk|run|swim|drive|ride> $|in|with|and|after|before|every|by|on|to | a {w}
have-a-pain | @have <w=headache|cough|cold|fever|temperature> $|and|,|so|today|because|since|for|yesterday|now | a {w}
take-a | @take <w=photo|picture|shower|nap|bath|taxi|walk> $|of|and|,|every|before|from|because | a {w}
make-a | @make <w=mistake|decision|list|wish|joke|reservation|appointment|suggestion|promise> $|and|about|for|with|in|,|because|at | a {w}
ask-a | @ask OBJ? <w=question> $|about|,|and|please|to ; @tell <w=lie|joke|story> $|to|about|and|because|, | a {w}
have-a-good | @have|@spend <a=good|great|nice|wonderful|lovely|fantastic|amazing> n=time|day|weekend|holiday|trip|evening $|in|with|at|and|there|together|, | a {a}
play-an-important | @play <a=important|big|key|major|vital|crucial|significant|central|leading> n=role|part in ; @have <a=big|great|positive|negative|bad|good|strong|important|huge|significant> n=effect|impact|influence on ; @make <a=big|great|huge|real> n=difference ; @make <a=good|bad|great|strong> n=impression ; @take <a=deep> n=breath ; @have <a=good|great> n=sense of | a {a}
bad-cold | @have|@catch|got <a=bad|terrible|awful|horrible|slight|heavy> n=cold|cough|headache|fever $|and|,|so|for|last|yesterday|because | a {a}
looking-for | @look for <w=flat|job|house|room|hotel|present|girlfriend|boyfriend|husband|wife|restaurant|teacher> $|in|near|with|and|,|for|because|to | a {w}
as-a-job | job|jobs|work|working|worked|works as <w=lifeguard|waiter|waitress|teacher|nurse|doctor|cleaner|driver|secretary|receptionist|babysitter|gardener|assistant|engineer|cook|guide|designer|programmer|accountant|lawyer|volunteer|translator|journalist|electrician|mechanic> $|in|at|for|on|and|,|with|because | a {w}
in-the-list | on <w=beach|roof|ceiling|balcony|ground|floor|corner> $|and|,|in|with|because|near | the {w}
as-the | in <w=garden|kitchen|park|bathroom|living-room|bedroom|forest|sea|lake|river|street|countryside> $|and|,|with|because|every|near|when | the {w}
go-to-a | @go|@walk|@come|@drive|@run|@take OBJ? to <w=restaurant|concert> $|and|,|with|because|every|on|in|after|before|to|by|when|for|at | a {w}
go-to-the | @go|@walk|@come|@drive|@run|@take to <w=bank|shop|park|beach|station|airport|library|museum|theatre|zoo|cinema|supermarket|market|doctor|dentist|gym|forest|lake|river|pharmacy|bakery|mosque|stadium|office|kitchen|party> $|and|,|with|because|every|on|in|after|before|to|by|when|for|at | the {w}
arrive-at-the | @arrive|@wait|@be|@meet at <w=station|airport|hotel|party|restaurant|cinema|theatre|museum|beach|supermarket|bank|office|concert> $|and|,|with|because|at|on|in|for|when | the {w}
take-the | SUBJ|to|MODAL|and FREQ? v=@take <w=bus|train|tram|metro|ferry> $|to|from|home|and|because|every|,|at ; v=@miss|@catch <w=bus|train|plane|flight|tram|ferry> $|,|and|because|to|so|home|this|yesterday|at | the {w}
ask-the | @ask <w=waiter|waitress|teacher|doctor|driver|manager|receptionist> $|for|to|about|if|why|and|because | the {w}
near-the | along <w=beach|river|road|street|coast|shore|lake|path> $|,|and|because|with|in|at|to ; near|behind|opposite|beside <w=window|door|river|lake|sea|beach|bridge|station|airport|park|fireplace|blackboard|whiteboard> $|,|and|because|with|in|where ~NOUN|-|by | the {w}
second-biggest | is|was <w=second|third|fourth|fifth> n=SUPER|most NOUN|NOUNS|ADJ | the {w}
by-far-the | @be by far <w=most|best|biggest|worst|largest|highest|longest> | the {w}
add-a-little | @add|@pour|@put|@sprinkle|@use|@mix|with <little> oil|salt|sugar|water|milk|butter|pepper|garlic|flour|chilli|honey|soy|vinegar|cheese|cream|rice|sauce|juice|lemon|olive | a little
sea-name | in|at|to|near|on|by|from|of|across|visit|visited <w=black|north|baltic|caspian|aegean|adriatic|irish> sea ; in|across|of|to|from <w=indian|atlantic|pacific|arctic> ocean | the {w}
place-name | visit|visited|see|saw|seen|at|to|near|like|of <w=british|statue|great|tower|berlin> museum|of|wall ~a|the|my | the {w}
of-the-month | on <w=first|second|third|fourth|fifth|sixth|seventh|tenth> of MONTH ; in <w=summer|winter|christmas|easter|school> holidays ; on <w=right|left> side ; BEFIN|talk|talking|talks|talked|speaking|spoke on <w=phone> $|,|with|and|to|all|now|because | the {w}
as-shop-assistant | job|jobs|work|working|worked|works as <w=shop|tour|tourist|bus|taxi|truck|flight|sales|office> assistant|guide|driver|attendant|officer|manager|worker | a {w}
open-the | SUBJ|to|please|MODAL|you FREQ? open|close|shut|lock|opened|closed|opens|closes|locked <w=door|window|gate|fridge> $|,|and|because|please|for|before|when|with|to | the {w}
the-government | ^c <w=government> should|must|has|needs|is|can|could|will|does|provides|spends|gives ; think|believe|say <w=government> should|must|has|needs|is|can|could|will|does | the {w:lower}
save-the | @protect|@save|@destroy|@pollute|@damage <w=planet|earth|environment|ozone|rainforest> $|,|and|because|from|for|by|we|with | the {w}
call-the | @call|@phone <w=police|ambulance> $|,|and|because|to|immediately | the {w}
in-the-newspaper | @read|@see|@find|@write ANY? ANY? in <w=newspaper> $|,|and|that|yesterday | the {w}
famous-place | visit|visited|see|saw|in|to|near|of|at|on|from|climb|climbed|across|over|cross|along|through|like|down|beside <w=eiffel|alps|andes|himalayas|sahara|louvre|colosseum|nile|thames|danube|seine|mediterranean|atlantic|pacific|netherlands|philippines|vatican|kremlin|acropolis|balkans|caribbean> $|,|and|in|with|for|tower|desert|sea|ocean|river|mountains|last|because|when | the {w}
is-there-a | is|isn't there <w=bank|supermarket|cinema|restaurant|hotel|park|toilet|pharmacy|hospital|shop|gym|library|museum|lift|problem|doctor|market|bakery|beach> $|near|here|in|around|nearby|with|at|on | a {w}
book-a | @book|@reserve <w=table|room|ticket|flight|hotel|seat|taxi> $|for|in|at|and|on|, | a {w}
only-one-way | BEFIN <w=only> way|person|reason|place|boy|girl|problem|student|language|solution | the {w}
right-one | BEFIN|'s not? <w=right|wrong> answer|person|place|time|way|address|number|bus|moment|decision|choice|word | the {w}
sea-radio | house|hotel|flat|apartment|restaurant|village|walk|holiday|@live|@stay|@sit|@walk by <w=sea|river|lake> $|,|and|because|with|in ; @hear|@listen ANY? ANY? ANY? on <w=radio> $|,|this|yesterday|that | the {w}
turn-at-the | @turn left|right at <w=traffic|roundabout|crossroads|crossing|corner|bank|church|station> | the {w}
to-the-hotel | @go|@come|@return|@get|@drive back? to <w=house|hotel> $|,|and|at|because|late|with ; @go|@come|@return|@get|@drive back? to <w=house|hotel> by ~house|hotel | the {w}
from-house-to-house | @go|@come|@walk|@run|@move|@travel|@drive ANY? <to|from w=house|door|village|shop|place|room by house|door|village|shop|place|room> | from {w} to {w}
what-a-pity | ^c what <w=pity|shame> that|you|we|i|he|she|it|they|to|, | a {w}
a-lot-better | BEFIN|@feel|@get|@become|@look|@sound <w=lot> COMP|better|more|worse|less | a {w}
and-a-half | one|an hour and <w=half> $|,|ago|to|by|later|because|from|for|in ; hours|years|months|days|kilos|metres and <w=half> $|,|ago|later|because|from|to | a {w}
in-the-hurry | BE in <the> hurry ~of | a
maths-exam | @have|@be|@do|@take|@give|@pass|like|attend <n=exam|test|lesson|class of w=maths|english|history|science|physics|biology|chemistry|french|german|spanish|geography|music|art> | a {w} {n}
`;

/** Rules for an article that is too much: “at [the home → home]”. */
const NEEDLESS = `
generic-noun | ^c <the w=tea|coffee|milk|meat|fish|fruit|sport|chocolate|sugar|alcohol> is DEGREE? good|bad|healthy|important|dangerous for you|us|your|our|people|children ; think|believe|opinion|, <the w=computers|phones|books|cars|exams|animals|dogs> are DEGREE? good|bad|useful|important|dangerous for you|us|your|our|people|children|students ; ^c <the w=friendship|happiness|love|poverty|loneliness|honesty|patience|creativity|freedom|smoking|racism> is DEGREE? important|essential|necessary|dangerous|harmful|everything ; ^c <the w=friendship|happiness|love|education|health|freedom> is more important|essential|valuable ; think|believe|opinion|, <the w=friendship|happiness|love|money|poverty|education|technology|health|freedom|nature> is|can|can't|makes|brings|gives|helps|should ; opinion|think|believe|that|say|because|but <the w=life> is DEGREE? hard|difficult|short|easy|expensive|good|better|unfair|boring|dangerous|beautiful|wonderful $|,|and|for|in|with|without|here|there|but|because|when ; <the w=money> can't|cannot|doesn't|can buy|bring|make happiness|love|everything|friends|you|us|people|health ; ^ <the w=society> must|should|needs | {w}
than-money | than <the w=money|love|health|happiness|work|friendship|education|freedom|beauty|technology> $|,|and|because ; @collect <the w=stamps|coins|shells|stickers|postcards|toys|dolls|comics> $|,|and|because|from | {w}
people | ^ <the people> think|believe that ; ^ <the people> say it|they ; ^ <the people> often|usually|always|nowadays ~come|live|work|go|meet|sit | people
like-sport | @do <the w=yoga|judo|karate|gymnastics|sport|pilates> $|,|and|on|in|at|every|with|twice|once|three ; hobby|hobbies is|are <the w=dancing|swimming|reading|football|music|tennis|cooking|sport> $|,|and|because ; listening to <the w=music> $|,|when|while|every|and|because ; listen to <the w=music> when|while|every ; @prefer <the w=tea|coffee|milk|meat|fish|books|films|cats|dogs> to NOUN|NOUNS ; SUBJ FREQ? drink|drinks|eat|eats <the w=tea|coffee|milk|meat|fish|fruit|vegetables|water|bread|rice> every|for day|morning|evening|breakfast|lunch|dinner ; like|love|eat|drink|prefer <the w=tea|coffee|milk|meat|fish|fruit|vegetables|cats|dogs> ,? but|and i like|love|eat|prefer|drink NOUN|NOUNS $ ; @like|@love|@hate|@enjoy|@prefer|@play|@study|@learn|@practise|@speak|@teach <the w=sport|sports|football|tennis|basketball|volleyball|fashion|chocolate|chess|yoga> $|,|and|but|because|very|a|at|with|on|every|more ~teacher|book | {w}
like-subject | @like|@love|@hate|@enjoy|@prefer|@play|@study|@learn|@practise|@speak|@teach <the w=english|french|german|spanish|maths|mathematics|biology|chemistry|physics> $|,|and|but|because|very|a|at|with|on|every|more ~teacher|book | {w}
at-home | at <the home> $|,|and|with|because|all|on ; @go|@stay|@be at <the home> | home
most-of | ^ <the most of> the|us|them|people|students|my|our ; -make|made|making|makes <the most of> my|our|them|us|people|NOUNS|the | most of
on-sundays | on <the w=mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays> | {w}
in-may | in|since|until <the w=january|february|march|april|may|june|july|august|september|october|november|december> $|, | {w}
research | @do|@make <a research> $|on|about|into|in|for ; a lot of <researches> | research
compensation | @offer|@get|@want|@ask|@demand|@give|@receive OBJ? for? <a w=compensation|permission> $|for|of|and|to | {w}
do-sport | @do|@practise|@make <a sport> $|twice|every|once|regularly|three|because|to | sport
good-weather | BE|@have <a w=good|bad|nice|terrible|beautiful|wonderful|great|awful> weather ; BE|@have <a w=heavy|bad|terrible|big|awful> traffic ~jam|accident|light|NOUN ; @do <a w=hard|good|great|bad|excellent> work $|,|and|at|every|because|last|yesterday|today|in|for ; @buy|@wear|@need|@have|@want|@see <a w=new|blue|black|nice|old|good|white|red|expensive|cheap> jeans|trousers|shorts|clothes|scissors|pyjamas|sunglasses|tights|headphones $|,|and|for|in|with|because ; @buy|@wear|@need|@have|@want|@see|with <a w=jeans|trousers|shorts|scissors|pyjamas|sunglasses|tights|headphones|glasses|clothes|leggings> $|,|and|for|in|with|because|yesterday|today|last|at|on|from|to ; @listen to <the w=classical|pop|rock|jazz|latin|electronic> music $|,|and|because|when | {w}
poor-people | @help|@support|@feed <the w=poor|old|homeless|sick> people $|,|and|because | {w}
watch-sport | @watch|@play|@practise|@practice <a w=football|baseball|basketball|tennis|volleyball|rugby|badminton|cricket|golf|chess|hockey> $|,|and|with|on|every|at|because|but|in ~bat|match|game | {w}
teach-value | @teach|@learn OBJ|children|students|people|kids? <the w=responsibility|patience|respect|honesty|discipline|teamwork|independence|cooperation|self-discipline|solidarity|tolerance> $|,|and|because|through | {w}
speak-well | @speak|@know <a a=good|fluent|intermediate|basic|perfect|excellent|ok? w=english|french|german|spanish|italian|chinese|japanese|russian|mandarin|portuguese|arabic|korean> $|,|and|because|with|but|very ; @speak <an a=intermediate|excellent|advanced|ok? w=english|french|german|spanish|italian|chinese|japanese|russian|mandarin|portuguese|arabic|korean> $|,|and|because|with|but | {a} {w}
evening-classes | <a|an w=evening|morning|english|online|weekend|french|spanish|dance|cooking|art n=classes|lessons|courses> $|,|and|in|at|because|for|on|with | {w} {n}
such-service | such <a|an w=bad|good|terrible|poor|awful|great|horrible|excellent|wonderful|useful|helpful n=service|weather|advice|behaviour|behavior|treatment|information|food|news|luck|work|music|progress|traffic> $|,|and|in|from|at|before|because|that|to | {w} {n}
experience-shows | ^c <the experience> shows|has|teaches|proves that|shown|us ; ^ furthermore|moreover|also|however , <the experience> shows|proves | experience
in-general-is | ^c <the w=pollution|education|technology|sport|love|health|crime|poverty|unemployment|health|music|friendship|happiness|family|nature|money|stress> is|has a|very|really|so|extremely|changed big|serious|huge|global|important|essential|necessary|our|the|world-wide problem|lives|world|for|$|,|because|and|part|life|in|to|issue | {w}
no-article | have|has|had|is|was|with|got|are <no a|an> ADJ? NOUN | no
have-long-hair | @have <a|an a=long|short|black|blond|blonde|brown|curly|straight|dark|red|grey|fair> long|short|black|blond|brown|curly|straight|dark|red? n=hair $|and|,|but|because | {a}
a-week | litres|glasses|cups|bottles of NOUN <the n=day|week> $|,|and|because ; once|twice|times|euros|dollars|pounds|hours <the n=week|day|month|year|kilo|hour|night|person|metre> $|,|and|in|with|because|but|at|for | {n:a}
music | @listen to <a w=music> ~NOUN | {w}
my-leg | i @break|@wash|@brush|@hurt|@close|@open <the> n=leg|arm|finger|hands|teeth|hair|face|knee|foot|eyes|mouth ~of|NOUN | my
his-leg | he|father|brother @break|@brush|@hurt|@close|@open <the> n=leg|arm|finger|teeth|knee|foot|eyes|mouth ~of|NOUN | his
her-leg | she|mother|sister @break|@brush|@hurt|@close|@open <the> n=leg|arm|finger|teeth|knee|foot|eyes|mouth ~of|NOUN | her
in-love | BEFIN|@fall <in the love> $|with|,|and | in love
eat-rice | @eat|@cook <a w=rice|bread|meat|pasta|butter> $|,|and|with|every|for|because ; @drink <a w=milk|water|alcohol> $|,|and|with|every|for|because|in|before|at|but|when | {w}
most-people | ^c <the most> people|students|children have|like|love|think|are|live|work|want|don't|go|know|use|speak|can ; ^c <the most> people|students|children in my|our ; in|for|from|by|at|with <the most> countries|cases|schools|families|cities|places | most
on-holiday | BEFIN|@go on <the w=holiday|holidays|vacation|strike> $|in|with|to|and|,|for|because|at|now | {w}
famous-name | <the n=buckingham|westminster|windsor|heathrow|trafalgar|hyde|oxford p=palace|abbey|castle|airport|square|street|park> ~NOUN|NOUNS ; <the n=big p=ben> ~NOUN | {n} {p}
after-school | ^c after <the w=school> ,? SUBJ FREQ ; ^c after <the w=school> ,? SUBJ @play|@do|@meet|@study|@have|@watch | {w}
owner-name | <the ~king|queen|pope|president|captain|doctor|chief|mayor|bishop|judge|teacher|emperor|duke|prince|princess|prophet|lord|lady w=NAME> 's brother|sister|mother|father|son|daughter|parents|house|friend | {w}
born-in | born|@move|@marry|@begin|built|founded|@happen|@start|@finish|@graduate ANY* in <the w=DIGITS> $|,|and|in|because|when | {w}
two-things | @have|@see|@buy|with|@need <a w=two|three|four|five|six|seven|eight|nine|ten|twelve|twenty> NOUNS ~old | {w}
`;

/** The reason of rules of `MISSING` that have none in `MISSING_REASONS`. */
const ONE_OF_SEVERAL = {
  simple: 'We can count {w:plural}, and one is “{w:a}”.',
  full: '“{w}” is countable and singular here, so it needs an article: “{w:a}”.',
};

const MISSING_REASONS = `
the-part-of the-noun-of | The words after “{w}” tell which one, so it takes “the”. | “Of” tells which {w} is meant, so it takes the definite article: “the {w}”.
start-of | We know which one it is, so “{w:lower}” takes “the”. | It is clear which one is meant, so “{w:lower}” takes the definite article.
most-start | Only one is the most {n} of all, so we say “the most”. | A superlative takes “the”: “the most {n}”.
in-the-army where-is-the in-the-list as-the | We know which {w} you mean, so it takes “the”. | Here “{w}” is a known place or group, so it takes “the”; a new one would take “a”.
go-to-the | It is clear which {w} you mean, so it takes “the”. | “{w}” takes “the” for the usual or the known one; a new one would take “a”.
arrive-at-the | You mean one certain {w}, so it takes “the”. | One certain {w} is meant, so it takes “the”; a new one would take “a”.
near-the | You mean the {w} of that place, so it takes “the”. | It is the {w} of that place, so it takes “the”; “a” would mean any one.
take-the | You mean the usual {w}, so we say “{v} the {w}”. | For a means of transport that runs as usual, we say “{v} the {w}”.
ask-the | You mean the {w} who is there, so it takes “the”. | The {w} who is there or is in charge takes “the”; any other would take “a”.
world internet truth | There is only one, so “{w}” takes “the”.
in-the-nature-place | “{w}” takes “the”. We mean that kind of place in general, like “the sea”.
most-of-the-time | Before a thing, “most of” needs “the” or a word like “my”: “the {w}”.
for-an-hour | It is one {w}, so we say “{w:a}”. | “{w}” is countable and singular here, so it needs “a” or “an”.
as-child | One of many takes “a” or “an”: “{w:a}”. | “{w}” is countable and one of many here: “{w:a}”.
in-the-past | There is only one here, or we know which one: “the {w}”.
quite-a | One {n} needs “a”, and it comes after “quite”: “quite a … {n}”. | Before a countable singular noun it is “quite a”: “quite a … {n}”.
in-a-hurry | The words “{last} a {w}” stay together, with “a”. | “{w}” is a singular noun here, so it needs “a”: “{last} a {w}”.
have-a-pain | Small health problems like “a cold” or “a headache” take “a”: “{w:a}”. | Small illnesses like a cold or a headache are countable: “{w:a}”.
have-a-good play-an-important bad-cold | It is one {n}, so we say “{a:a} {n}”. | “{n}” is countable and singular here, so it needs an article: “{a:a} {n}”.
as-a-job | The name of a job takes “a” or “an”: “{w:a}”. | A job is a countable noun, so it needs its article: “{w:a}”.
second-biggest | Only one is the {w} {n}, so it takes “the”. | A superlative takes “the”, also with “{w}” before it.
by-far-the | Only one is the {w}, so it takes “the”. | A superlative takes “the”: “by far the {w}”.
add-a-little | “A little” means “some”. “Little” alone means “nearly nothing”.
open-the the-government save-the in-the-newspaper | We know which {w} you mean, so it takes “the”. | Here it is clear which {w} is meant, so it takes “the”.
call-the | Everyone knows which {w} we mean, so we say “the {w}”.
famous-place | This name takes “the”, as the names of rivers and seas do. | This name takes “the”, as rivers, seas and groups of mountains do.
only-one-way | There is no other, so we say “the only”. | As there is no other, it is definite: “the only”.
sea-name | The name of a sea has “the” before it. | The names of seas and oceans take “the”.
place-name | There is only one of this name, and it takes “the”. | Museums and famous sights like this take “the”.
of-the-month | It is clear which one this is, so we say “the {w}”. | Only one is meant, and it is clear which, so “{w}” takes “the”.
as-shop-assistant | The name of a job takes “a” or “an”. | A job is a countable noun, so it needs its article.
right-one | Only one is {w}, so we say “the {w}”. | “{w}” takes the definite article here: “the {w}”.
sea-radio | The words “{last} the {w}” go together, with “the”. | The phrase “{last} the {w}” takes the definite article.
turn-at-the | You mean the one on that road, so it takes “the”. | The one on that road is meant, so it takes the definite article.
from-house-to-house | To one after another is “{right}”.
to-the-hotel | You mean the {w} where you stay or live, so it takes “the”. | The {w} where one stays or lives is a known one, so it takes the definite article.
go-to-a | You don't say which {w}, so we say “a {w}”. | Which {w} it is has not been said, so it takes “a”; a known one would take “the”.
what-a-pity | After “what”, one thing takes “a”: “what a {w}”. | “Pity” and “shame” are countable here: “what a {w}”.
a-lot-better | For “much” we say “a lot”, never “lot” alone. | Before a comparative it is “a lot” or “much”.
and-a-half | Half of one thing more is “and a half”.
in-the-hurry | A person who has no time is “in a hurry”.
maths-exam | The subject comes first, and it is one {n}: “{right}”. | The noun that tells the kind stands first: “{right}”.
`;

const NEEDLESS_REASONS = `
people poor-people | We mean people in general, so there is no “the”. | People in general take no article; “the” would mean a certain group.
like-subject | School subjects and languages take no “the”: “{w}”.
at-home | “At home” has no “the” when it means where you live.
most-of | “Most of” means “more than half of”. It has no “the” before it. | “Most of” means “the greater part”; it takes no article.
on-sundays | For every week we say “on {w}”, without “the”.
in-may | The names of months take no “the”.
research | We can't count “research”, so it takes no “a” and no -s. | “Research” is uncountable: no “a” and no plural.
compensation eat-rice | We can't count “{w}”, so it takes no “a”. | “{w}” is uncountable, so it takes no “a”.
good-weather | “A” is only for one thing that we can count. Here we leave it out. | “A” goes with a singular noun that is counted; before this one it is left out.
do-sport | We mean sport in general, so there is no “a”. | “Sport” in general is uncountable and takes no article.
watch-sport | The name of a game takes no “a”: “{w}”. | The name of a sport takes no article.
teach-value | We mean {w} in general, so there is no “the”. | An uncountable noun in general takes no article: “{w}”.
speak-well | Languages take no “a”: “{right}”. | The name of a language is uncountable and takes no article.
evening-classes | “{n}” are more than one, so there is no “a”. | The plural “{n}” takes no “a”, which is for one.
such-service | We can't count “{n}” here, so there is no “a”. | “{n}” is uncountable here, so “such” takes no article.
experience-shows | We mean what people know in general, so there is no “the”. | “Experience” in general takes no article.
no-article | “No” stands in the place of “a”, so we say it alone. | “No” is a determiner, so no article follows it.
have-long-hair | We can't count the hair on a head, so it takes no “a”. | “Hair” on a head is uncountable and takes no article.
a-week | To say “for each {n}” we use “{n:a}”, without “the”.
music | We can't count “music”, so it takes no “a”. | “Music” is uncountable, so it takes no “a”.
my-leg his-leg her-leg | For a part of the body, we say whose it is: “{right} {n}”. | A part of the subject's own body takes a possessive: “{right} {n}”.
in-love | “Love” is a feeling, so we say “in love” without “the”. | The phrase “in love” takes no article.
most-people | “Most” means “nearly all” here, so it takes no “the”. | “Most” in the sense of “nearly all” takes no article.
on-holiday | We say “on {w}”, without “the”. | The phrase “on {w}” takes no article.
famous-name | The name of this place takes no “the”: “{right}”. | Palaces, castles, airports, streets and squares with a name take no article.
after-school | When the lessons end, it is “after school”, without “the”.
owner-name | The name of a person takes no “the”: “{w}'s”. | With a name as the owner, there is no article.
born-in | A year takes no “the”: “in {w}”.
two-things | “A” is for one. “{w}” is more than one, so it has no “a”. | “A” can't stand before “{w}” and a plural.
`;

/** The reason of rules of `NEEDLESS` that have none in `NEEDLESS_REASONS`. */
const IN_GENERAL = {
  simple: 'We mean {w} in general, so there is no “the”.',
  full: '“{w}” in general takes no article; “the” would mean something particular.',
};

export const MISSING_ARTICLE_PHRASE_RULES: RuleSet = createPhraseRules(
  'missing-article',
  'missing-article-phrase',
  MISSING,
  ONE_OF_SEVERAL,
  MISSING_REASONS,
);

export const ARTICLE_PHRASE_RULES: RuleSet = createPhraseRules(
  'article',
  'article-phrase',
  NEEDLESS,
  IN_GENERAL,
  NEEDLESS_REASONS,
);
