/*
 * Corrects false friends, wrong verbs with a noun, and words that look alike: “my actual job” → “my current
 * job”, “do a crime” → “commit a crime”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `politics | about|discuss <politic> $|,|and | politics` corrects “they discuss [politic → politics] and …”.
 * Between columns and patterns, `|` and `;` have spaces around them; between words of a step they have none.
 *   a | b ; c | d  a row of a table of rules: the name “a”, its patterns “b” and “c”, the correction “d”
 *   a b | c | d    a row of a table of reasons: names “a” and “b”, the simple reason “c”, the full one “d”
 *   <…>            the wrong words, which `fix` replaces
 *   i|we           one of these words
 *   ,?             this, or nothing
 *   ANY*           none to four of these
 *   ~at            the next word is not this; takes no word itself
 *   -to            the word before is not this; takes no word itself
 *   ^              the sentence begins here
 *   ^c             a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $              the sentence ends here
 *   @go            any form of “go”: go, goes, went, gone, going
 *   v=put          this word, which `fix` and the reasons quote as {v} (so also n, c, w, a, m …)
 *   {c:adjective}  it without -s: “big” of “bigs”
 *   {v:base}       its base form: “go”
 *   {v>attend}     “attend” in the form of that word
 *   VERB “go”, VERBS “goes”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, COMP “bigger”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”, SELF “myself …”
 *   DET “the, my, some …”, NUM “two, three …”, DIGITS “12”
 *   BEFIN “am, is, was …”, MODAL “can, won't …”, NEGAUX “don't, can't …”
 *   MIDADV “always, just …”, FREQ “always, often …”, DEGREE “very, too …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {next}
 *   the word after the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createPhraseRules } from './phrase-rules.ts';

/** The names, patterns and corrections of the rules: “my [actual → current] job”. */
const TABLE = `
current | POSS <actual> job|boss|president|address|boyfriend|girlfriend|teacher|school|flat|salary|situation|home|house|phone|car|apartment|position|employer|company|life ; POSS <actual> price list ; the <actual> president|government|crisis|trend|trends|fashion|generation|pandemic|minister|mayor | current
currently | @work|@live|@study|@learn <actually> as|in|at|with|for | currently
attend | <v=@assist to> a|an|the|my|our|this|his|her|classes|class|lessons|meetings|courses|lectures ; <v=@assist> a|an|the|my|this|our ADJ? conference|meeting|course|class|lesson|concert|lecture|workshop|ceremony|wedding|seminar|funeral|match|exhibition ; <v=@assist> classes|lessons|lectures|meetings|courses ; <v=@assist at> POSS|the|a meeting|wedding|conference|concert|party ; <v=@assist to> POSS|these|NUM | {v>attend}
intend | next year|month|week|summer|winter ,? i|we|he|she|they MIDADV? <v=pretend|pretends> to ; i|we <v=pretend> to become|continue|improve|achieve|obtain|invest|apply|move|graduate ; i|we <v=pretend> to VERB ANY* next year|month|week|summer | {v>intend}
summarise | <v=@resume> the|this|my? text|article|essay|chapter|information|ideas|points|plot|results|report ; <v=@resume> the main|most ideas|points|important | {v>summarise}
sensitive | skin|teeth|eyes|stomach|ears is|are|'s DEGREE? <sensible> ; HESHE|i|they BEFIN DEGREE? <sensible> : ; <sensible> and|she|he cries ; @cry ANY* because ANY BEFIN DEGREE? <sensible> ; <sensible> ,? and|so|because? HESHE|i FREQ? @cry ; <sensible> NOUN that|who HESHE|i? @cry ; <sensible> to the? sun|smells|pain|stress|dust | sensitive
policy | it is|was the|our|their|POSS <politics> of|to ; POSS|the <politics> is|was to ; the <politics> of the|our|this shop|hotel|airline|restaurant|museum|supermarket|library ; privacy|refund|return|immigration|housing <politics> | policy
economic | <economical|economy> n=growth|crisis|situation|development|system|problem|problems|context|conditions|reform|reforms|impact|sector|power|recession|boom|inequality|stability|cooperation|relations|activity|consequences|factors|interests|crises|background|independence|recovery|decline ; <economical> n=policy|benefits|losses|reasons|success|effects|damage | economic
classical | <classic> music|musician|musicians|composer|composers|concert|ballet | classical
political | <politic|politics> party|parties|system|situation|leader|leaders|problem|problems|crisis|reasons|views|decision|decisions ; the|a|this <politic> NOUN|NOUNS | political
politics | in|into|about|of|like|love|hate|discuss <politic> $|,|and|because|or | politics
economics | @study <economy> $|at|in|and|, ; degree|course|student|diploma in|of <economy> | economics
carry-out | <v=@realise|@realize> a|an|the|this|many|some|our|their ADJ? project|survey|study|research|interview|experiment|investigation|activity|activities|projects|surveys|interviews|experiments | {v>carry} out
get-a-thing | i|you|he|she|we|they|NAME|mother|father|brother|sister|friend|uncle|aunt|parents|children MIDADV|MODAL|NEGAUX|have|has|had|'ve? not|never? <v=@become> a|an|some|the|my|no ADJ? bike|letter|letters|email|emails|e-mail|present|presents|gift|gifts|message|job|mark|answer|reply|phone|call|discount|invitation|parcel|package|visa|ticket|tickets|salary|card|postcard|cake|sweets|pizza $|,|from|for|and|but|because|in|by|yesterday|last|when|on|at|every|today|soon|with|after|if|next|this ; i|you|he|she|we|they|NAME|to MODAL? <v=@become> a|an|some ADJ? ice cream $|,|from|for|and|but|because|in|by|yesterday|last|when|on|at|every|today|soon|with|after|if|next|this ; want|wants|wanted|like|hope|hopes|hoped|need to <v=become> a|an|some|the|my ADJ? bike|letter|email|e-mail|present|gift|message|mark|answer|reply|phone|call|discount|invitation|parcel|package|visa|ticket|salary|coffee|tea|beer|steak|pizza $|,|from|for|and|but|because|in|by|yesterday|last|when|on|at|every|today|soon|with|after|if|next|this ; can|could|may i|we <v=become> a|an|some|the|my ADJ? coffee|tea|beer|steak|menu|bill|water|glass|cup|ticket|receipt|discount|answer|sandwich|pizza|juice $|,|from|for|and|but|because|in|by|yesterday|last|when|on|at|every|today|soon|with|after|if|next|this ; i|we MODAL? <v=become> a|an|some ADJ? coffee|tea|beer|juice from|every|in|at ; SUBJ|to|people <v=@become> DIGITS|NUM|some|much|a? lot? of? euros|dollars|money|presents ; can|could|may i|we <v=become> a glass|cup|bottle|piece of | {v>get}
bookshop | @buy ANY* in|at|from the|a|this <library> ; <library> to buy a|some|the ; <library> where SUBJ sell|sells | bookshop
mark | @get a|the? very? good|bad|high|low|best|better|excellent <note> in|on|at|for|$ | mark
marks | @get very? good|bad|high|low|better|excellent|best <notes> in|on|at? the|my? exam|exams|test|tests|maths|english|science|school|$ ; @get the|very? good|bad|better|best <notes> $|, ; @have good|bad|better <notes> at|in school|maths|english|all | marks
opportunity | @have|@get|@give|@offer|@take OBJ? ANY? the|this|any|no ADJ? <possibility> to VERB | opportunity
an-opportunity | @have|@get|@give|@offer|@take OBJ? ANY? <a possibility> to VERB | an opportunity
training | professional|my|his|her <formation> as|course|in|at ; @offer|@need|@give some|special|good? <formation> for|to|in | training
relatives | POSS|many|some|other <familiars> ; POSS|many|some <familiar> live|lives|came|come|visited | relatives
factory | @work in|at|for a|an|the ADJ? <fabric> $|,|and|near|that|which|where|in ; the|a <fabric> where ; shoe|chocolate|toy|beer|cheese <fabric> ; workers of|in|from the|a|this <fabric> ; @close|@build the|a|this <fabric> $|,|and|because | factory
try | <v=@prove> the|this|some|a|your ADJ? soup|dish|dishes|food|cake|wine|cheese|pizza|coffee|tea|ice|meat|fish|dessert|beer|bread ~BEFIN|had|has|to|can|could|would|will | {v>try}
try-on | <v=@prove> a|the|this|these|on ADJ? dress|shoes|shirt|jacket|coat|skirt|trousers|jeans|suit|clothes|hat|boots | {v>try} on
recipe | favourite|favorite|cake|cooking|soup|chicken|easy|traditional|secret|grandmother's|family <receipt> ; <receipt> for|of a|the|this? cake|soup|bread|pizza|pancakes|pie|biscuits|cookies|dish ; @cook|@make ANY* with|by|from a|the|her|my <receipt> ; <receipt> of|from POSS grandmother|mother | recipe
prescription | doctor|dentist gave|wrote|gives me|him|her|us a <receipt|recipe> | prescription
stand | can't|cannot|couldn't <support> the|this|that noise|heat|cold|smell|pain|stress|weather|traffic|sound|situation ; can't|cannot|couldn't <support> it anymore|any | stand
ask | <v=@demand> me|him|us|them|her to|if|a|about|for|where|what|why|how|when | {v>ask}
insert | <v=@introduce> the|your|a|my coin|card|coins|key | {v>insert}
meeting | business|work|staff <reunion> | meeting
campsite | @stay|@sleep|@be in|at|on a|the ADJ? <camping> $|,|near|in|and|with | campsite
car-park | in|at|to|behind|near the|a|our ADJ? <parking> $|,|and|of|near|behind|because | car park
jogging | @do|@make|@practise|@practice <footing> | jogging
mobile | my|his|her|your|their|our <handy> $|is|was|,|and|because|rang|in|on|at | mobile
spend | <v=@pass> NUM|DIGITS|a|some|our|my|POSS ADJ? days|weeks|day|week|weekend|holiday|holidays|summer|vacation|month|months|evening ~ago|later|before|and | {v>spend}
meet-people | -to <v=@know> new people|friends $|and|in|at|from|,|when|every ; want|like|love|wants|wanted|chance|opportunity|possibility to <v=know> new people|friends ; SUBJ <v=knew> new people|friends ; nice to <v=know> you $|,|too|all ; i <v=knew> him|her last | {v>meet}
met | i|he|she <knew> my|his|her wife|husband|girlfriend|boyfriend|partner in|at|on|when|through|NUM | met
earn | <v=@win> ANY? DIGITS? euros|dollars|pounds|money|much|lot a|per|every month|hour|year|week|day ; how much money? do|does SUBJ <v=win> in|a|per|every|with ; job|work in|where|with which? SUBJ MODAL? <v=win|wins> ; <v=@win> a? lot|more|enough of? money as a ; <v=@win> POSS living | {v>earn}
waste | <v=@lose> POSS|too|a|so? much|lot? of? time on|watching|playing|doing|surfing|scrolling|looking | {v>waste}
do-sport | <v=@play> n=yoga|karate|judo|gymnastics|aerobics|taekwondo|pilates|athletics|exercise|exercises | {v>do}
go-sport | <v=@play> n=skiing|swimming|running|jogging|cycling|hiking|fishing|climbing|surfing|skating|snowboarding|camping|shopping ~NOUN|NOUNS | {v>go}
ski | <v=@play|@do|@make|@practise ski> $|in|on|with|every|and|,|when | {v>ski}
play-sport | <v=@do|@make> the n=guitar|piano|violin|flute|drums $|,|and|in|with|every|since|at|very|for ; <v=@do|@make> n=football|basketball|tennis|volleyball|chess|golf|baseball|badminton|cricket|rugby|hockey $|,|and|with|on|in|at|every|after|or | {v>play}
take-there | <v=@bring> me|us|him|her|them|my ANY? to school|kindergarten|hospital ; <v=@bring> me|us|him|her|them to the hospital|airport|station|doctor|dentist|vet | {v>take}
bring-here | please <take> me|us a|an|some|the glass|cup|bottle|chair|menu|bill|water|coffee|tea | bring
rise | prices|temperatures|sales|costs|rents|profits|temperature <v=raise|raises|raised> from|last|again|in|sharply|dramatically|quickly|steadily|$|a | {v>rise}
raise | company|companies|government|landlord|boss|bank|school|they|he|she MIDADV? <v=rose|rises|rise> the|its|their|his|her|our|prices|taxes|salaries|my ~next|same|following|last|day|morning | {v>raise}
raising | @succeed|@help in <rising> awareness|money|funds ; by|for <rising> money|funds|awareness|children | raising
steal | <v=@rob> POSS|the phone|wallet|bag|car|money|bike|bicycle|purse|watch|passport|computer|laptop|camera|keys ~NOUN|NOUNS|ADJ ; <v=@rob> POSS|the mobile|handbag|laptop|jewellery ~shop|store | {v>steal}
play-a-role | <v=@make|@do|@act> a|an|the DEGREE? ADJ? n=role in ; <v=@take> an important n=role in | {v>play}
draw-attention | <v=@pull|@drag> ANY? n=attention to | {v>draw}
pay-attention | <v=@take|@do|@have> n=attention to|in|$|when ; <v=@take|@do|@have> more|much|no|enough n=attention to ~VERB | {v>pay}
make-a-decision | <v=@give|@have> a|an|the ADJ? n=decision $|about|to|on|quickly|yesterday|, ; <v=@give> a ADJ? n=suggestion $|about|to | {v>make}
catch-a-cold | <v=@take> a ADJ? n=cold $|and|because|from|when|last|, | {v>catch}
get-a-mark | <v=@do|@make> a|the|my? very? good|bad|high|low|better|best n=mark|marks|grade|grades $|in|on|at|for|and|, | {v>get}
commit | <v=@make|@do> a|an|any|many|the|this? ADJ? n=crime|crimes|murder|suicide | {v>commit}
take-a-step | <v=@do|@make> POSS|a|an first|big|next|small|important n=step|steps ~NOUN|of | {v>take}
cause | <v=@make> n=damage|damages|harm ; <v=@make> a lot of n=damage|harm|problems ; <v=@make> big|great|serious|much n=damage|harm|problems | {v>cause}
take-advantage | <v=@get|@make|@do> n=advantage of | {v>take}
take-care | <v=@make|@do|@have|@pay> n=care of | {v>take}
have-a-dream | <v=@make|@see|@do> a ADJ? n=dream|nightmare $|about|last|yesterday|that|, | {v>have}
have-an-accident | <v=@do|@make> an|a ADJ? n=accident $|with|last|on|in|yesterday|, | {v>have}
take-place | <v=@have> place in|on|at|every|last|next|there | {v>take}
have-an-effect | <v=@take|@make|@do|@give> a|an|the ADJ? n=effect|impact|influence on | {v>have}
shed-light | <v=@put|@give> ADJ n=light on the|this|how | {v>shed}
give-homework | <v=put> us|me|them a lot of n=homework ; <v=put> us|me|them n=homework|exercises | gave
take-medicine | i|you|we|he|she|they|to|MODAL <v=@drink|@eat> n=medicine|medicines|pills|tablets|antibiotics|vitamins ; i|you|we|he|she|they|to|MODAL <v=@drink|@eat> a|the|this|my|some|these n=medicine|pill|pills|tablet|tablets ; mother|father|grandmother|grandfather|sister|brother|people|patient|children|son|daughter|always|often|usually|never|sometimes <v=@drink|@eat> a|the|his|her|their|some|POSS? n=medicine|medicines|pill|pills|tablet|tablets|antibiotics | {v>take}
heavy | n=rain|snow|traffic BEFIN DEGREE? <strong|big> ; n=traffic BEFIN DEGREE? <crowded> ; <strong|big> n=smoker|smokers|drinker | heavy
heavily | n=@rain|@snow very? <strongly|strong|hardly> | heavily
bad-cold | a|the very? <strong|big|hard> n=cold $|and|,|so|last|for|yesterday|this|because ; <strong|big|hard> n=headache|headaches|toothache|stomachache|cough | bad
high-fever | <strong|big|hard> n=fever | high
tall | i|he|she|brother|sister|father|mother|son|daughter|friend|man|woman|boy|girl|husband|wife BEFIN very|really|quite|so|too <high> $|,|and|but ; i|he|she|brother|sister|father|mother|son|daughter|friend|man|woman BEFIN ANY metres|meters|centimetres|cm|metre|m <high> ; brother|sister|father|mother|son|daughter|friend|he|she|i BEFIN DIGITS metres|meters|centimetres|cm|metre|m <high> ; very|a|some|many <high> tree|trees|skyscraper|skyscrapers | tall
high-price | n=price|prices|rents|fares|salary|salaries BEFIN DEGREE? DEGREE? <expensive> ; <expensive> n=price|prices|salary | high
low-price | n=price|prices|rents|fares|salary|salaries BEFIN DEGREE? DEGREE? <cheap> ; <cheap> n=salary|salaries | low
quite | i|we|they <quiet> like|enjoy|often ; BEFIN <quiet> good|nice|big|difficult|easy|expensive|interesting|late|cold|hot|old|boring ; BEFIN|@look|@feel|@get <quiet> small|hard|cheap|young|high|low|happy|tired|tall|short|warm|boring|hungry|similar|different|popular|important|close|strict|funny|dangerous|bad|busy|new|modern ~NOUN|NOUNS ; -DET <quiet> good|big|difficult|easy|expensive|nice|cold|well|interesting|old|late ~NOUN|NOUNS ; <quiet> a lot|bit|few|big|good|nice|long|while | quite
past | @walk|@go|@run|@drive|@ride|@cycle <passed> the|my|a|our|his|her | past
principal | school|our|college <principle> ; <principle> of the|our|my|this|his|her school|college ; the <principle> called|told|gave|spoke|asked | principal
affect | <effected> the|my|our|his|her|people|us|me|many|everyone|their | affected
back-of | the <behind> of the|a|my|our|his|her|their|your|this | back
know | i|we|they <now> how|what|where|who|him|them|that|each|her|why ; -compared|up|close|prior don't|doesn't|didn't|to <now> how|what|where|who|him|them|that|each|why|$ | know
live | SUBJ|brother|sister|family <v=leave|leaves> in a|the ADJ? house|flat|village|town|city|apartment|countryside ; to|MODAL <v=leave> in a|the|this ADJ? house|flat|village|town|city|country|countryside | {v>live}
clothes | POSS|dirty|new|clean|buy|@wear|warm|@wash|some|beautiful|winter|summer <cloths> ~NOUN | clothes
their | ^c <there> house|car|parents|children|teacher|school|name|names|family|friends|mother|father|dog|son|daughter|job is|are|was|were|has|have ; with|of|and|in|love|loves|@visit <there> parents|children|family|friends|mother|father|house|names | their
once | been|visited|met|went|go ANY? ANY? <ones> $|in|a ; <ones> a week|month|year|day ; <ones> upon | once
especially | , <specially> the|in|when|at|my|if|because|on|with|NOUNS ; like|love|enjoy <specially> the|my|NOUNS ; <specially> when|if|because | especially
return | <v=@return back> ; <v=@return> OBJ|it back to ; <v=@reply back> | {v}
how-long | <how long time> ; <how much long> | how long
how-much-time | <how many time> do|does|did|is|will|have|has | how much time
a-lot | n=@teach|@learn OBJ? <a lot of knowledge> ; n=@teach|@learn OBJ? <many|much knowledge> | a lot
have-plans | @have <a promise> with POSS|him|her|them|a | plans
got-used | i|he|she|we|they MIDADV? <used to> the|this|my|his|her|it|their|our ~full|max|maximum|best | got used to
attached | find|found <attach|attaching> | attached
tell-the-truth | <v=@say> OBJ? the n=truth ~BEFIN|VERBS|MODAL|MIDADV|about ; <v=@say> OBJ? the n=truth about ; <v=@speak|@say> me|us|him|them the n=truth|lies|stories ; <v=@say> n=lies|jokes|stories $|to|about|and|,  | {v>tell}
say-hello | <v=@tell|@speak> n=hello|goodbye|hi|sorry $|to|and|, ; <v=@tell|@speak> n=thank|thanks | {v>say}
do-research | <v=@make> a|some|our|their|my? ADJ? n=research $|on|about|into|in|and|, ; <v=@make> n=business with|in ; <v=@make> n=damage to | {v>do}
give-a-presentation | <v=@do> a ADJ? n=presentation|speech|talk about|on|to|at|in|for|$ ; <v=@make|@do> a n=lecture|concert $|on|in|at|to|for | {v>give}
go-on-a-trip | <v=@do|@make> an|a ADJ? n=excursion|cruise|journey to|in|with|around|$ | {v>go} on
make-friends | <v=@do|@get|@find|@take> n=friends with ; <v=@do> new n=friends | {v>make}
have-breakfast | <v=@take> my|our|the? n=breakfast|lunch|dinner|supper at|with|together|in ; <v=@drink> n=soup ~from | {v>have}
hold-a-meeting | <v=@do> a n=meeting|conversation|discussion|party|barbecue|baby ~NOUN|NOUNS | {v>have}
fall-asleep | i|he|she|we|they|baby <v=@get|@become> n=asleep ; <v=@become|@come> in n=love | {v>fall}
get-married | <v=@become|@make> n=married | {v>get}
put-on-weight | <v=@get|@take|@become> n=weight $|and|because|in|, ; <v=@rise|@raise> n=weight | {v>gain}
lose-weight | <v=@down|@miss|@reduce> POSS? n=weight $|and|by|because | {v>lose}
solve | <v=@resolve|@repair|@answer> this|the|our|many|that|a|these math|maths n=problem|problems ; <v=@repair> this|the|our|many|these n=problem|problems ~of|NOUN | {v>solve}
meet-needs | <v=@reach> POSS|the n=needs|demand | {v>meet}
reach-goal | <v=@arrive|@come to> my|his|her|our|their n=goal|goals|target|aim | {v>reach}
keep-promise | <v=@hold> POSS|a|the n=promise|promises ~against ; <v=@hold> a n=secret ~NOUN|NOUNS|ADJ | {v>keep}
tell-difference | <v=@say> the n=difference between ANY and | {v>tell}
give-birth | <v=@make|@take|@do> n=birth to | {v>give}
take-risk | <v=@make|@do> a|the|big|many|any ADJ? n=risk|risks | {v>take}
have-fun | -that|it|this|which <v=@make|@do|@take|@get|@pass> n=fun $|with|at|in|together|and|, ; <v=@make|@do|@pass> a good|great|nice|wonderful n=time | {v>have}
make-money | <v=@do> n=money|progress $|and|with|in|by|from|, ; <v=@do> a|an ADJ? n=profit|noise|effort $|to|and|in|, | {v>make}
o-clock | <at n=one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|DIGITS hours> $|,|and|every|on|because|but|i|we|he|she|they|or|in ~length|a|per | at {n} o'clock
colour | walls|eyes|doors|trousers|shoes|flowers|curtains|houses|clothes|gloves|windows|leaves|chairs|cars|jeans BEFIN DEGREE? <c=blues|greens|reds|whites|blacks|yellows|browns|greys> $|,|and|but|because|with | {c:adjective}
have-hair | v=@have <the w=hair|eyes|nose|legs a=long|short|blue|green|brown|black|dark|blond|blonde|red|curly|straight|big|small|grey|white> $|and|,|but|because|like ; @have <w=eyes|hair a=blue|green|brown|black|dark|blond|blonde|red|curly|straight> $|and|,|but|because | {a} {w}
come-to | @come <at> my|our|your|his|her|the n=house|home|party|wedding|birthday|place|concert|flat|apartment|meeting|cinema|festival|picnic|barbecue ~at | to
spend-time | i|we|they|he|she|to|people|MODAL FREQ|MIDADV? <v=pass|passed|passes> a|too|so|all|more|most|much|lots lot|of|much|my|the|our|his|her? of? my|the|our|your|his|her? n=time in|on|with|at|outside|there|together|alone|playing|watching|reading|working|talking|doing|looking|studying ; can|could|to <v=pass> more|some|much n=time with | {v>spend}
reservation | @make|@have|@cancel|@need a|my|the <reserve> $|for|in|at|on|, | reservation
people | -missing real|nice|good|important|kind|bad|famous|rich|poor|friendly|different|normal|happy|interesting|other|elderly|clever|strange|homeless|lonely|sick|beautiful <persons> ~with|of|under|over|unknown|in ; -missing many|several|few|all|old|young|lot|lots|some|other of? <persons> in|at|$|are|were|who|don't|have|like|think|live ~of|under|over | people
from-date | i am|'m|will available|free <since> ; can|could|will|to start|begin ANY? <since> | from
wrong-one | in|on|at|to|into|from <a> wrong n=room|building|bus|train|class|classroom|direction|street|platform|floor|house|place|address|time|hotel|station|day | the
piece-of-paper | @write ANY? ANY? ANY? on <a paper> $|,|and|with ; password|number|name|address|it|they is|are|was|were on <a paper> $|,|and|in | a piece of paper
afford | n=can|can't|cannot|can't|couldn't|could <permit> SELF? a|the|to ; can|could not <permit> to | afford
disappointing | ending|end|film|movie|book|hotel|result|results|concert|restaurant|food|match|room|view ANY? a|very|rather|quite|bit|little|really bit|little? <deceiving> $|,|and|because|but | disappointing
beside | is|are|was|were|phone|lamp|bed|chair|table|sit|sat|stood|standing|sitting <besides> my|your|his|her|our|their|the|me|him bed|door|house|window|table|river|desk|road|school|car|tv|sofa|pool|sea|lake | beside
obliged | feel|am|'m|is|are|was|were|felt <w=obliged|forced of v=ING> | {w} to {v:base}
set-foot | @set <a foot> in|on|into | foot
week | next|last|every|per <weak> $|,|i|we|to|because|and|for|with|at|or|he|she|they|in ; next|last|every|this|NUM <weak|weaks> ago|$|later|i|we | week
broken | n=car|bike|bicycle|motorbike|phone|computer|laptop|machine|washing-machine|window|chair|bus|tv|television|camera|fridge|heating|lift|door|screen|key|watch|clock|toilet|shower|scooter|heater|printer|radio BEFIN <broke> | broken
phone-number | <number n=phone|telephone> ~number | {n} number
phone-call | @make|@do a <phone> $|to|with|, | phone call
whole | -a|the|my|our|this|that|one|his|her|their|your|each|every|per|of|its|another|first|last|two|three|four|five|six|seven|eight|nine|ten|NUM|'s <whole> n=day|night|evening|week|morning|afternoon|summer|winter|year|weekend|world ~NOUN|NOUNS | the whole
all-the-time | -of|at|in|for|that <all time> $|and|, | all the time
dessert | free|for|delicious|chocolate|favourite|favorite|sweet|tasty|and|of|eat|ate|cake <desert> $|,|and|was|is|with|called|menu ~NAME|of ; have|had <desert> $|,|and|we|i|but|because ; chocolate|sweet|delicious <desert> ; the <desert> was|is delicious|sweet|tasty | dessert
cheer-for | @cheer <to> OBJ|POSS|the | for
aloud | @read|@say it|them|this|the|each|every|a ANY? -out <loud> $|, | aloud
priority | @give|given|@have|@take|@get <the priority> $|,|to|over|because|when ~be | priority
build-relationships | to|can|could|helps|help|MODAL <do|make> n=relationships $|with|,|and|at ; to|can|MODAL <do|make> a ADJ? n=relationship $|with|,|and | build
lend | MODAL|to <borrow> me|you|him|her|them|us a|an|the|my|your|some|his|her|it|DIGITS|money ; can|could|please you|she|he <borrow> me|us | lend
experience | i have|'ve a? lot? much|many|of|some ADJ? <experiences> in|with|as|at working|children|a|an|the? ADJ? shop|shops|restaurant|restaurants|sales|office|customers|field|area|waiter|waitress|teaching|babysitter|hotel|hotels ; have no|enough|any <experiences> $|in|with|as | experience
number-of | n=the|a|an large|big|small|huge|growing|great|same|increasing? <amount> of people|students|tourists|cars|children|visitors|customers|workers|users|animals|jobs|words|books|houses|problems|hours|employees|participants|residents|vehicles | number
rooms | @give|@offer|got|get us|me <room> with|next|near ; @give|@offer|got|get us|me <room> on the first|second|third|fourth|top|ground floor ; @give|@offer|got|get us|me <room> in|at the|a|your hotel | a room
sit-seat | a|the|my|your|his|her|our|their|this|window|front|back|free <sit> $|,|on|in|next|near|because|and|for|was|is | seat
with-degree | without <n=degree|car|ticket|visa|passport|phone|computer|licence|license|helmet|umbrella|jacket|map|wife|husband|diploma|certificate|coat|job|laptop|smartphone|uniform> $|,|and|because|in|or|it|you|i|we | a {n}
wear | @be|SUBJ|to|who <v=dress|dresses|dressed|dressing> a|an|the|his|her|my red|white|black|blue|green|long|short|beautiful|nice|new|old|yellow|pink|traditional? n=skirt|shirt|jacket|uniform|coat|suit|jeans|trousers|hat|t-shirt|kimono|costume|dress|sweater|boots ; i|we|they|she|he|to|must FREQ? <v=@use> a|my|the|their|his|her? n=uniform|uniforms|glasses|sunglasses|jeans|skirt|skirts|earrings|sandals $|,|and|because|at|when|in|every ; NOUN|NAME FREQ? <v=use|uses|used> n=glasses|sunglasses|jeans|earrings ~of|as|to | {v>wear}
beat | <v=@win> n=him|her|us|them|me $|,|in|at|DIGITS|by|and ; <v=@win> the other|second|best|first n=team ~NOUN|NOUNS ; <v=@win> n=him|us|me and|but|because|yesterday ; <v=@win> the|our other|opposing n=team | {v>beat}
listen-to-music | @like|@love|enjoy to? <v=hear|hearing> music $|,|and|every|when|in|on|while|because|at ; always|often|usually|sometimes <v=hear|hears> music $|,|every|when|while|because | {v>listen} to
take-a-drink | let's|we|to|i|they|can|and FREQ? <v=take|took> a n=coffee|beer|ice-cream|snack $|with|together|in|at|and|after | {v>have}
have-experiences | <v=@make> a? many|lot|some|good|bad|new|great|different|nice|wonderful|interesting of? good|new|bad? n=experience|experiences $|in|with|,|and|there|on|at | {v>have}
take-a-walk | <v=@make> a ADJ? n=walk|break|rest|nap $|in|with|to|on|along|by|at|and|after|because|, ; <v=@do> a ADJ? n=walk|rest|nap $|in|with|to|on|along|by|at|and|after|because|, | {v>take}
do-a-course | <v=@make> a|an|this|the ADJ? ADJ? n=course $|in|at|on|for|about|to|last | {v>do}
attend-classes | i|we|he|she|they|to|have FREQ? <v=@visit> a|an|the|my|some|many? ADJ? ADJ? n=course|courses|lessons|lectures|classes $|in|at|for|about|since|every|on|to|twice | {v>attend}
school-subject | favourite|favorite <m=matter|matters> is|are|at|was|in ; <m=matter|matters> like|such maths|as|history ; maths|english|history|biology|physics is|are the|my ADJ? <m=matter> ~of ; @pass|@fail|@study all|NUM|many|several|different the|my? <m=matters> | {m>subject}
internship | @do|@make|did <a stage> in|at|as|with|for | an internship
cousin | <c=cousin brother|sister|brothers|sisters> | {c}
cope-with | @cope <up with> | with
take-exam | i|we|they|students|to|must|will|can <v=@give|@make> my|our|an|the|their|this? ADJ? n=exam|exams $|in|on|at|and|next|last|for|because|, | {v>take}
met-in | i <know|knew> my wife|husband|girlfriend|boyfriend in|at|when|NUM|DIGITS | met
turn-on | <v=@open> the|my|your? n=light|lights|tv|television|radio|computer|air-conditioner|heating|lamp $|,|and|because|when|in|to ; <v=@open> a light|lights|tv|television|radio|computer ; <v=@open> the air conditioner | {v>turn} on
turn-off | <v=@close> the|my|your? n=light|lights|tv|television|radio|computer|air-conditioner|heating|lamp|phone $|,|and|because|when|in|before ; <v=@close> the air conditioner | {v>turn} off
watch-tv | <v=@look|@see> n=tv|television ~NOUN|NOUNS|as ; <v=@look> a|the|some|my n=film|films|movie|match|series|video|videos|cartoons $|,|and|with|on|in|at|every|together ; <v=@see> the tv ~NOUN ; <v=@see> a match on tv|television ; <v=@look at> tv|television ~NOUN|NOUNS|and ; <v=@look> the tv ; <v=@look> a film|movie|match ; <v=@look> films|movies | {v>watch}
study-exam | i|we|to|must|you|he|she|they <v=learn|learned> for my|the|an|our|his|her? n=exam|exams|test|tests | {v>study}
take-time | it|this|that <v=@spend> me|us|him|her|them NUM|DIGITS|a|an|one|long n=hours|hour|minutes|days|weeks|time ; it|this|that <v=@last> me|us|him|her|them NUM|DIGITS|a|an|one|long n=hours|hour|minutes|days|weeks|time to VERB | {v>take}
disappointed | was|were|am|is|are|'m very|so|bit|really <deceived> $|,|because|and|when|with|that | disappointed
check | to|please|must|will|can|i|we <v=control> my|the|your|his|our n=homework|tickets|ticket|passport|passports|email|emails|answers|exercises|spelling | check
ride | <v=drive|drives|drove|driving> a|my|the|his|her n=bike|bicycle|motorbike|motorcycle|camel ; <v=drive|drives|drove|driving> a|my|the|his|her n=horse ~and|to | {v>ride}
grow-up | i|he|she|we|they <v=grew|growed|@grow> in a|the|NAME small|big? n=village|town|city|family|countryside|farm|house | {v>grow} up
get-up | i|he|she|we|they|usually|always <v=stand|stands|stood> up at DIGITS|NUM|half|about | {v>get}
look-for | i|we|they|am|'m|are|is FREQ? <v=@search> a|an|new|the|my|some n=job|work|keys|information|friend|girlfriend ~for ; i|we|they|am|'m|are|is FREQ? <v=@search> a|an|new n=flat|house|apartment|room|place ~for | {v>search} for
was-afraid | i|he|she|it|and <had fear> of|to|that | was afraid
were-afraid | we|they|you <had fear> of|to|that | were afraid
is-afraid | he|she|it <has fear> of|to|that | is afraid
am-afraid | i <have fear> of|to|that | am afraid
are-afraid | we|they|you|people <have fear> of|to|that | are afraid
good-impression | <v=@do> a|the good|great|bad|strong|nice|best|positive n=impression | {v>make}
damage | <v=@make> serious|irreparable|huge|terrible|enormous|permanent|considerable|environmental n=damage|harm | {v>cause}
peoples | many|some|lot|most|young|old|these of? <peoples> in|are|were|have|like|think|who|live|go|come|from | people
work-to-do | lot|lots|much of? <works> to|$|at | work
good-person | a|an very? <well> n=student|teacher|friend|singer|idea|film|day|book|job|person|time|mark | good
hair-is | POSS <hairs are> DEGREE? ADJ | hair is
hair-was | POSS <hairs were> DEGREE? ADJ | hair was
people-in-family | ^c <my family have|has n=NUM|DIGITS people|persons> ~in|who|and | there are {n} people in my family
stressed | i|we|he|she|they BEFIN|@feel so|very|really|too|quite? <stressing> $|,|and|because|about|before|when|with|by | stressed
a-lot-of-fun | it|party|day|trip|game|games|weekend|festival|lesson|lessons|was|is|are BEFIN? <very fun> $|,|and|because|to|but|for|when|with|in | a lot of fun
warm-clothes | @bring|@buy|@need|@pack|@take|@wear|some warm|winter|summer|new|nice|beautiful|clean|dry <cloth> $|,|and|because|for|with|in | clothes
impressive | @make the|this|a NOUN so|very|really|more <impressed> $|is|,|and|was | impressive
forward-to | @look forward <for|at|of|about> POSS|your|the|seeing|hearing|meeting|it | to
boss | my|our <chef> at|in work|the|my office|company|firm|bank ; my|our <chef> in|at the office|company|firm|bank ; <chef> of the|our|my|this company|firm|department|bank|office|team ; @ask my|our <chef> for ANY money|day|days|holiday|holidays ; in|at my|our|the office|company|job|work ,? the|my|our <chef> | boss
opinion | in|to <my|our meaning> | my opinion
consistent | BEFIN very|more|really|not|so <consequent> $|,|and|in|with | consistent
self-confident | more|very|so|really <self-conscious> and|because strong|happy|successful|i|she|he|now | self-confident
department-store | @buy ANY* in|at|from a|the big|large|new? <warehouse> ; @shop in|at a|the <warehouse> | department store
staff | the|friendly|hotel|hospital <personal> is|was|were|are|at|in|of very|always|friendly|so|not|the|nice|really|hotel|hospital|restaurant | staff
queue | a|the|in long|big|huge <snake> of people|cars|in|at|$ | queue
novel | @read|@write a|the|his|her interesting|long|famous|historical|new|love? <roman> about|by|and|$|which|that|, | novel
rental | @car|bike|car|ski <location> is|was|for|company|agency|costs|near|$ | rental
order-food | <commanded> a|an|the|some|two|our|my ADJ? pizza|pizzas|coffee|drink|drinks|food|meal|dish|book|taxi|steak|beer|soup|dinner|lunch|dessert|burger|ticket|dress|shoes|salad | ordered
opportunity-occasion | @have|@get|@give OBJ? ANY? the|an|no|any <occasion> to VERB ; if|when SUBJ @have the|an <occasion> $|, ; good|great|perfect <occasion> to improve|practise|learn|speak|find | opportunity
kind-person | i|he|she|they|teacher|people|man|woman|boy|girl|family|mother|neighbours BEFIN very|really|so <gentle> with|to me|us|everyone|tourists|foreigners|people | kind
exhibition | visit|visited|see|saw|museum|art|photo|to|painting|an|the ADJ? <exposition|expositions> of|in|about|at|on|$|,|with paintings|pictures|photos|art|the|a|modern|$ | exhibition
schedule | my|the|our|his|her <planning> is|for|of very|too|full|next|the|this week|day|month|full|busy | schedule
answer-phone | <v=@attend> the|my|a n=phone|telephone|call|door | {v>answer}
address | my|your|his|her|our|their <direction> is|:|in|was DIGITS|ANY ; @give|@know|@write|@send OBJ? POSS <direction> $|,|and|of | address
pregnant | @be very? <embarrassed> with DIGITS|NUM|her|a? months|first|second|baby? ; @be NUM|DIGITS months <embarrassed> ; @be <embarrassed> and|,|$ will|is @have a baby | pregnant
language | @speak|@learn|@know|@study NUM|many|several|other|foreign|different|DIGITS foreign|other|different? <idioms> $|,|and|:|in|because|at|very|perfectly|fluently | languages
pet | @have|@like|@want|my two|three|many|any|DIGITS|some|a? lot? of? <mascots> $|,|and|at|in|called|:|because | pets
worried | @be|@feel|am|'m very|so|really|too <preoccupied> about|because|$|for|, | worried
advertising | on|in|of|the|much|tv|this <propaganda> of|for|on|in|about a|the|this|tv|television|radio|shop|product|products|new ~government|party|war | advertising
fail-exam | <v=@suspend> my|the|an|in|two|three? exam|exams|maths|test|english|physics|subject|subjects $|and|,|because|last|in | {v>fail}
pass-exam | -has|have|commission|government|council|POSS|the <approved> my|the|an|all|every ADJ? n=exam|exams|test|tests|subjects $|and|,|because|last|in|with|so ; <approved> all my|the|these n=exams|tests|subjects | passed
favourite-subject | my|his|her|favourite|favorite favourite|favorite? <signature> is|was|at|in|: | subject
private-lesson | <particular> n=lessons|lesson|classes|teacher|school|tutor|house|car|doctor | private
remember | i|we|he|she <v=record|recorded> my|our|the|that|when|very|with|this childhood|day|days|time|school|well|much|moment|first|trip|i|we|was ~for|on | {v>remember}
accident | car|bike|traffic|road|work <i=incident|incidents> $|,|and|on|in|last|at|because ; @have|had|saw|see an|a ADJ? <i=incident|incidents> with|on my|the|his|her car|bike|motorbike|motorway|road|bicycle | {i>accident}
driving-licence | @get|@take|@make|got my|the|a|his|her <patent> $|,|and|last|for|when|because|to ; driving <patent> | driving licence
noise | a|the|strange|loud|much|no|some strange|loud|big|terrible <rumour|rumor> $|in|from|,|and|outside | noise
holidays | summer|winter|school|my|our|next <vacancies> $|,|and|in|i|we|with|were|are|at | holidays
news | good|bad|great|some|the|any|no <notices> about|for|from|$|, you|my|him|her|us|me|the|family|exam|$ | news
brilliant | BEFIN|a very|really|so|just? <genial> idea|book|film|player|teacher|plan|invention|actor|singer|writer|musician | brilliant
demonstration | @take|@go|@join|@be|@organise|@organize part? to|in|at|against? a|the|this ADJ? <manifestation> in|against|for|$|,|on|and | demonstration
stamp-collect | @collect <marks> $|,|and|from ; post|postage <mark|marks> | stamps
tidy | @be|room|desk|is always|very|so|more <accurate> and clean|tidy|nice | tidy
flat-mansion | @live|@stay|live in a|an|my small|tiny|little|old|cheap|rented <mansion> $|,|and|with|in|near | flat
try-new | @want|@like|to|i <v=challenge|challenged> a|many|some|new|to new|different|skydiving|surfing|things|learn|speak|cook|food|sport|hobby | {v>try}
complaint | @make a|an|some <claim> about|to|against the|my|a service|food|room|hotel|noise|manager|shop|company|product|phone | complaint
polite | children|people|he|she|boy|girl|students|they|young BEFIN very|really|so|well|more <educated> and|to|with kind|polite|friendly|nice|everyone|people|me|us|tourists | polite
plot | the <argument> of the|this n=film|book|novel|movie|story|play|series | plot
commitment | @have many|other|family|work|too? <compromises> $|,|and|on|this|at|with|in | commitments
cosy-sympathetic | i|he|she|they|teacher|people|man|woman|boy|girl|family|girls|neighbours BEFIN very|really|so|quite|also <sympathetic|sympathic> and|, friendly|funny|kind|nice|open|interesting|helpful|beautiful|polite|intelligent ; @meet some|many|a lot? of? DEGREE? <sympathetic> ; handsome|beautiful|funny|friendly ,? and <sympathetic> $|,|and ; <sympathetic> guy|boy|girl | nice
actual-news | n=at|in the <actual> moment|time|situation | present
physicist-doctor | important|famous|great|german <physician> and|who discovered|mathematician|einstein | physicist
brochure | <prospect|prospects> of|from|about the|our|your hotel|travel|school|museum|company|camp | brochure
give-injection | <v=@make|@do> OBJ|POSS|the|an|some DEGREE? n=injection|injections $|,|and|to|for|in|because|yesterday|today|tomorrow|when|against|every ; <v=@make|@do> OBJ an|a|the|two|some n=injection|injections | {v>give}
break-pause | lunch|coffee|school|tea <pause> ~NOUN|button|between ; @have|@take|@need a|another|the|our|my <pause> $|,|and|of|at|after|for|because|from ; DIGITS|NUM minutes|minute <pause> ; school|lesson|work has a <pause> | break
have-a-break | <v=@make|@do a pause> ~NOUN|after|before|between | {v>have} a break
sport-to-go | <v=@go to|for n=shopping|swimming|fishing|skiing|dancing|camping|running|jogging|hiking|cycling|climbing|surfing|skating|sightseeing> $|,|and|every|on|in|with|after|at|because|when|last|next|together|yesterday|tomorrow|today | {v} {n}
do-tai-chi | <v=@play> tai|kung|tae chi|fu|kwon ; <v=@play> n=taichi|zumba|crossfit|ballet|wrestling|boxing|kickboxing|fitness $|,|and|every|in|at|on|with|after|when|because | {v>do}
have-dinner | i|he|she|we|they|you|brother|sister|father|mother|son|daughter|friend|cousin|uncle|aunt|husband|wife|people|parents|children|family|to|MODAL FREQ? <v=@take> n=breakfast|lunch|dinner|supper $|,|and|late|early|before|after|because|when|alone|every|quickly|together ; i|he|she|we|they|you|brother|sister|father|mother|son|daughter|friend|cousin|uncle|aunt|husband|wife|people|parents|children|family|to|MODAL FREQ? <v=take|takes|taking> POSS|the n=breakfast|lunch|dinner|supper $|,|and|late|early|before|after|because|when|alone|every|quickly|together | {v>have}
make-new-friends | -have|has|had|'ve|'s|'d <v=@get|@find> many|new|some n=friends in|at|there|here|$|because|easily|quickly ; easy|hard|difficult|possible to <v=get|find> new|many? n=friends | {v>make}
ask-question | <v=did|done|doing|made|makes|make> OBJ a|an|some|the|many ADJ? n=question|questions ~easier|harder|ADJ ; <v=@make> a n=question ~for|with|about|easier|harder|clear|up|of ; <v=@make> OBJ some n=questions ; <v=@make> n=questions to ; <v=did|done|doing> OBJ? a n=question | {v>ask}
nearly | wait|waited|waiting|takes|took|take|lasts|lasted|spent|spend|for|costs|cost|paid|pay|earn <near> a|an|NUM|DIGITS ADJ? hour|hours|minute|minutes|day|days|week|weeks|month|months|year|years|euros|dollars|pounds ; there are|were|is <near> NUM|DIGITS people|NOUNS|students ; is|am|are|was <near> DIGITS|NUM years|metres|kilos|kilometres | nearly
succeed-in | NEGAUX|not|never|to|will|can|could <success to v=VERB> | succeed in {v:ing}
difficulty | @have|has|had a|some|big|great|much|many? <difficult to v=VERB> | difficulty {v:ing}
difficulties | lot|lots of <difficult> with|in|to|at|when|because|$ ; @have many|some|big <difficult> with|in|at|$ | difficulties
differences | many|some|are|lot|lots|several of? <different|differents|difference> between ; are|have|has big <different|differents|difference> between | differences
the-difference | a|the|no|main|only|big|biggest|first|any|most <different> between ; the|a|big|only|main|biggest <different> is|was|between ; big|huge|small|main|great|important <different> between | difference
died | father|mother|uncle|aunt|brother|sister|husband|wife|friend|he|she|dog|cat|grandfather|grandmother|grandpa|grandma|who|they <dead> last|in|when|yesterday|because|of|NUM|DIGITS|from|a|at | died
died-in | <was|were dead> in DIGITS ; <was|were dead> last year|month|week|summer|winter ; <was|were dead> NUM|DIGITS|a|some years|months|weeks|year|week ago ; <was|were dead> when i BEFIN | died
similar-to | BEFIN|@look|@sound|very|so|quite|really|more similar <with> mine|yours|ours|his|hers|theirs|my|your|our|their|her|the|this|that|me|you|us|NAME|other | to
look-like | i|he|she|it|they|we|you|brother|sister|son|daughter|father|mother|baby|dog|house|that|who MIDADV? <v=look|looks|looked as> my|your|his|her|our|their|a|an ADJ? NOUN|NAME ; <v=looks|looked as> OBJ $ | {v} like
like-an-animal | @run|@swim|@sing|@eat|@sleep|@work|@cry|@fight|@jump|@climb|@drive|@dance <as> a|an ADJ? cheetah|rabbit|lion|horse|fish|bird|pig|dog|cat|bear|monkey|tiger|dolphin|wolf|machine|robot|king|angel|elephant|fox|mouse|cow $|,|when|because|every|in | like
as-a-thing | @use it|this|that|these|the|a|an|my NOUN|ADJ? NOUN? <like> a|an n=table|chair|weapon|toy|bag|tool|desk|bed|pillow|cup|office|bedroom|kitchen|hammer|hat|plate|museum|school|hotel $|,|and|because|when | as
too-delicious | -not|never BEFIN|was|were <too> delicious|tasty|amazing|wonderful|beautiful $ | very
peoples-of | the|all|other|old|poor|young|rich|local|friendly|nice <peoples> in|are|were|was|is|there|here|have|like|live|who|$ ; rich|poor|young|old <peoples> should|must|can|will|don't|think|spend|need|want|often|usually|work|use | people
years-old | i|he|she|we|they|you|brother|sister|father|mother|son|daughter|friend|cousin|uncle|aunt|husband|wife BEFIN MIDADV? n=DIGITS|NUM <years> $|,|and|but ~ago|older|younger | years old
older | BEFIN a|one|two|three|four|five|six|seven|eight|nine|ten|NUM|DIGITS year|years|month|months <bigger|larger|greater> than | older
younger | BEFIN a|one|two|three|four|five|six|seven|eight|nine|ten|NUM|DIGITS year|years|month|months <smaller|littler|less> than | younger
tallest | the <highest> boy|girl|person|man|woman|student|player|child in|of | tallest
taller | he|she|i|brother|sister|father|mother|son|daughter|friend|boyfriend|husband BEFIN much? <higher> than me|my|him|her|us|his|i|you | taller
it-takes | it <v=need|needs|needed> n=DIGITS|NUM|a|an|one|about|only|half|long n=hour|hours|minutes|minute|days|weeks|months|years|time|an to VERB|NAME ; it <v=need|needs|needed> a lot of time to VERB | {v>take}
are-right | we|they|you MIDADV? <have reason> $|,|and|about | are right
is-right | he|she|mother|father|teacher|NAME MIDADV? <has reason> $|,|and|about | is right
was-right | i|he|she|mother|father|teacher MIDADV? <had reason> $|,|and|about | was right
take-long | @take OBJ? <long time> $|to|and|because|for|, | a long time
reminds-of | <v=@remind o=me|us|him|them|her> my|our|his|their ADJ? ADJ? NOUN|NOUNS $|,|and|because|when|in|who ~is|was|are ; <v=@remind o=me|us|him|them|you to> POSS|the|a|an ~end|last|very | {v} {o} of
remind-of | can|could|please|will you? <remember me> your|the|his|her name|number|address|phone|date|password|title|time | remind me of
listen-radio | @like|@love|@enjoy|always|often|usually|sometimes|to|every day|@be? <v=hear|hears|hearing> the radio|podcasts|songs|a? radio|podcast $|,|and|every|when|in|on|while|because|at|before | {v>listen} to
watch-match | <v=@see> a|the|some|another ADJ|football|basketball|tennis|rugby? n=match|game|series|programme|cartoon|cartoons on|every the? tv|television|youtube|netflix|internet|evening|night|day | {v>watch}
take-person | <v=@bring> my|his|her|our|their son|daughter|children|kids|dog|cat|mother|father|baby|brother|sister|child|parents|grandmother|grandfather to the? doctor|dentist|vet|hospital|school|kindergarten|airport|station ~here | {v>take}
trip-travel | -all my|our|this|last|first|your|his|her|long|short|nice|good|great|wonderful <travel> is|was|will|takes|took|lasts|lasted|to|from|by|in|with|$ ~NOUN|ING ; the <travel> to|takes|took|lasts|lasted ; a|good|nice|long|short <travel> to|was|of|with|$|,|in|by|from ; -all my|our <travel> was|$|, | trip
like-travelling | like|love|enjoy|hate|likes|loves <travels> $|,|and|because|very|a|to | travelling
miss-without-of | i|we|they|he|she|you|to|also|really|always|'ll|will MIDADV? <v=miss|misses|missed|missing of> POSS|OBJ|the|NAME | {v}
earn-gain | <v=@gain> ANY? DIGITS|much|NUM|good|enough|more of? euros|dollars|pounds|money|salary|rupees|yen ~NOUN|from | {v>earn}
enjoyed-myself | ^c i really|also|all|always? <v=enjoyed|enjoy> there|$ ; ^c i really? <v=enjoyed|enjoy> at|in the|my|our party|beach|festival|concert|wedding|picnic|park|club|restaurant|zoo|holidays ; ^c i really|also? <v=enjoyed|enjoy> a lot|so $|,|and|because|in|at|there | {v} myself
enjoyed-ourselves | ^c we really|also|all|always? <v=enjoyed|enjoy> there|$ ; ^c we really? <v=enjoyed|enjoy> at|in the|my|our party|beach|festival|concert|wedding|picnic|park|club|restaurant|zoo|holidays ; ^c we really|also|all? <v=enjoyed|enjoy> a lot $|,|and|because|in|at|there | {v} ourselves
enjoyed-themselves | ^c they really|also|all|always? <v=enjoyed|enjoy> there|$ ; ^c they really? <v=enjoyed|enjoy> at|in the|my|our party|beach|festival|concert|wedding|picnic|park|club|restaurant|zoo|holidays ; ^c they really|also|all? <v=enjoyed|enjoy> a lot $|,|and|because|in|at|there ; ^c the|my|our children|kids|guests|friends|people really|also|all? <v=enjoyed|enjoy> a lot $|,|and|because|in|at|there ; ^c the|my|our children|kids|guests|friends|people really|also|all? <v=enjoyed|enjoy> $ | {v} themselves
feel-yourself | @do|did|can|how you|he|she|they <v=feel s=SELF> today|now|$|after|in|at|,|and | {v}
relax-without-self | <v=relaxed|relax|relaxing|relaxes o=me|us|me|myself|ourselves|themselves|himself|herself> $|,|and|at|on|in|with|by|after|because | {v}
other-friends | @like|@love|@play|@visit|@know|@meet|@speak|@practise <others> n=people|things|countries|places|students|languages|cities|sports|activities|subjects|books|games|films ; POSS|the|some|many|need|have|with|of|two|three <others> n=friends|people|things|countries|places|students|languages|cities|chairs|children|members|reasons|questions|colleagues|teachers|rooms|towns|sports|activities|subjects|books|girls|boys|men|women|days|problems|ways|persons|animals|hobbies|games|cultures|sisters|brothers|cousins|jobs|examples|words|families|ideas|options|advantages ; ^c <others> n=people|students|countries|children|teachers|things|friends | other
the-other | <the another> | the other
best-friends | my|the|our|his|her|your|their|of <bests> NOUN|NOUNS|ADJ | best
enough-money | @have|NEGAUX|not|no|without|@need <n=money|time|space|food|experience|information|energy|water|room enough> $|to|for|,|because|and ; @have|without|@need <n=sleep enough> $|to|for|,|because|and | enough {n}
suggest-doing | <v=@suggest me|him|us|them> ING | {v}
teach-people | <v=learn|learns|learned|learning> children|kids|students|people|me|him|us|them english|french|german|spanish|maths ; <v=learn|learns|learned|learning> me|him|us how|to | {v>teach}
feel-good | SUBJ MIDADV? <v=feel|feels|felt me|myself> DEGREE? good|bad|well|happy|sad|tired|sick|great|lonely|free|comfortable | {v}
say-that | SUBJ|NAME MIDADV? <v=speak|speaks|spoke|talk|talks|talked> that SUBJ|the|POSS | {v>say}
talk-with | <v=@tell> with POSS|OBJ|NAME | {v>talk}
very-adjective | BEFIN <much> beautiful|good|nice|happy|tired|big|expensive|difficult|interesting|important|cold|hot|old|tall|easy|sad|angry|hungry|friendly $|,|and|because|for|to|but | very
friend-of-mine | a|some|two|three friend|friends|cousin|colleague|classmate of <my> $|is|was|has|lives|live|works|work|told|who|from|are|came | mine
whose-car | man|woman|people|friend|girl|boy|person|student|teacher|family <who> n=car|house|wife|husband|mother|father|parents|name|job|dog|bag|phone|son|daughter|sister|brother|children BEFIN|has|had|lives|works|live|work | whose
it-is-cold | ^ <there> is|was DEGREE? cold|hot|warm|sunny|late|dark|easy|difficult|rainy|windy|cloudy|foggy|nice $|,|in|and|because|yesterday|today|outside|here|but | it
not-yet | SUBJ|NAME haven't|hasn't EN ANY? ANY? <already> $ | yet
still-doing | BEFIN <yet> ING ; HESHE <yet> lives|works|studies|has|loves|wants|likes|goes ; i|we|they <yet> live|work|study|have|love|want|like|go | still
hard-enough | @study|@work|@try|@train|@practise|@run|@drive|@speak ANY? <enough w=hard|well|fast|early|often|carefully> $|,|and|so|to|for|because | {w} enough
nice-person | HESHE|i|mother|father|friend|teacher|sister|brother|you BEFIN a|an DEGREE? ADJ <people> $|,|and|because|who|but ; HESHE|i BEFIN the|a kind|sort|type of <people> who|that | person
anything-there | there isn't|wasn't <something> to eat|drink|do|wear|read|buy|cook|say | anything
late | @get|@wake up <lately> ; @arrive <lately> to|for|at|home|yesterday|this|because|and ; @come <lately> to school|work|class | late
noun-pair | <w=shoes|toys|flowers|books|gifts> n=shop|shops|store|stores ~NOUNS ; <w=vegetables|tomatoes|onions|potatoes|mushrooms> n=soup|salad ; <w=computers|videos> n=game|games ; at|to|near|the|a <w=buses|trains> n=station|ticket|tickets ; at|near|to the|a <w=buses> n=stop $|,|and|because|for|in|with ; <w=apples|oranges|cherries|strawberries> n=juice|pie|tree|trees|cake|jam ; <w=fruits> n=juice|salad ; <w=cars> n=accident|factory|race | {w:singular}
trousers | POSS|the <w=trouser|jean|pyjama is> | {w}s are
so-kind | BEFIN|'s <such> kind|nice|beautiful|big|good|happy|tired|funny|hot|cold|friendly|expensive|delicious|difficult|easy|sad|angry|important|interesting $|,|and|that ; <such> beautiful|good|nice|bad|big|expensive|tired|cold|hot|difficult|happy that | so
approve-exam | NEGAUX|not|to|will|can|never|could|must <approve> POSS|the|an|all|this|any ADJ? ADJ? exam|exams|test|tests|subject|subjects|course | pass
approved-it | exam|test ANY? and|but|, i|he|she|we MIDADV? <approved> it | passed
driving-test | <v=@make|@do> POSS|the|a? driving n=test|exam ~NOUN | {v>take}
get-licence | <v=@make|@do|@take> POSS|the|a driving|driver's n=licence|license ~NOUN|from|away|out|with|back | {v>get}
take-a-trip | <v=did|done> a|an|our|my ADJ? n=trip to | {v>go} on
italian | -the|south|north|in|from|to|of|for|at|@visit|and <italy> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be | Italian
japanese | -the|south|north|in|from|to|of|for|at|@visit|and <japan> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <japan> $|,|and|very|well|with|because|at | Japanese
chinese | -the|south|north|in|from|to|of|for|at|@visit|and|@sing|@play <china> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <china> $|,|and|very|well|with|because|at | Chinese
korean | -the|south|north|in|from|to|of|for|at|@visit|and <korea> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <korea> $|,|and|very|well|with|because|at | Korean
french | -the|south|north|in|from|to|of|for|at|@visit|and <france> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <france> $|,|and|very|well|with|because|at | French
spanish | -the|south|north|in|from|to|of|for|at|@visit|and <spain> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <spain> $|,|and|very|well|with|because|at | Spanish
german | -the|south|north|in|from|to|of|for|at|@visit|and <germany> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <germany> $|,|and|very|well|with|because|at | German
mexican | -the|south|north|in|from|to|of|for|at|@visit|and <mexico> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be | Mexican
brazilian | -the|south|north|in|from|to|of|for|at|@visit|and <brazil> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be | Brazilian
indian | -the|south|north|in|from|to|of|for|at|@visit|and <india> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be | Indian
turkish | -the|south|north|in|from|to|of|for|at|@visit|and <turkey> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <turkey> $|,|and|very|well|with|because|at | Turkish
russian | -the|south|north|in|from|to|of|for|at|@visit|and <russia> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <russia> $|,|and|very|well|with|because|at | Russian
english | -the|south|north|in|from|to|of|for|at|@visit|and <england> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <england> $|,|and|very|well|with|because|at | English
american | -the|south|north|in|from|to|of|for|at|@visit|and <america> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be | American
thai | -the|south|north|in|from|to|of|for|at|@visit|and <thailand> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be | Thai
vietnamese | -the|south|north|in|from|to|of|for|at|@visit|and <vietnam> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be | Vietnamese
greek | -the|south|north|in|from|to|of|for|at|@visit|and <greece> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <greece> $|,|and|very|well|with|because|at | Greek
polish | -the|south|north|in|from|to|of|for|at|@visit|and <poland> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <poland> $|,|and|very|well|with|because|at | Polish
portuguese | -the|south|north|in|from|to|of|for|at|@visit|and <portugal> food|restaurant|restaurants|dish|dishes|culture|cuisine|people|girl|boy|man|woman|friend|friends|teacher|movie|movies|film|films|drama|dramas|song|songs|family|company|language|traditions ~@be ; @speak <portugal> $|,|and|very|well|with|because|at | Portuguese
do-studies | <v=@make> my|his|her|our|their n=studies|degree|training ~NOUN|NOUNS|ADJ|COMP|more|less | {v>do}
good-job | <v=@make|@do a q=good|great|nice|bad|better|fantastic|wonderful work> $|,|and|at|in|with|for | {v>do} a {q} job
appointment-with | appointment <to> the|my|a|our doctor|dentist|doctor's|hairdresser|teacher|boss|lawyer ~@be | with
like-a-thing | -the|a|apparent|ADJ SUBJ|NAME MIDADV? <v=like|likes|liked|love|loves|loved of> | {v}
`;

/** The reason of rules that have none in `REASONS`: a noun and the verb that it takes. */
const COLLOCATION = {
  simple: '“{n}” goes with “{verb}”: “{right}”, not “{wrong}”.',
  full: '“{n}” goes with the verb “{verb}”: “{right}”, not “{wrong}”.',
};

/** The reasons of the other rules, by their names. */
const REASONS = `
teach-people | The person who gives the lesson “teaches”. The others “learn”.
feel-good | “Feel” needs no “me” or “myself” before “good”, “bad” or “tired”.
current | “Actual” means “real”. What we have now is “current”.
currently | “Actually” means “really”. For “now” we say “currently”.
attend | “Assist” means “help”. To go to a class or a meeting is to “attend” it.
intend | When you “pretend”, you show what is not true. A plan is what you “intend”.
summarise | “Resume” means “start again”. To tell only the important things is to “summarise”.
sensitive | A “sensible” person thinks well. What is easy to hurt is “sensitive”.
policy | “Politics” is about the work of governments. A plan with rules is a “policy”.
economic | What is about a country's money and work is “economic”: “economic {n}”.
classical | “Classic” means “famous and good”. Old music that is still played is “classical”.
political | “Political” describes a thing. “Politics” is the work of governments.
politics | This word always has -s: “politics”. | The noun is “politics”, always with -s.
economics | The school subject is “economics”. The “economy” is a country's money and work.
carry-out | “Realise” usually means “understand”. To do a study is to “carry it out”.
get-a-thing | “Become” means “change into”. When a thing comes to you, you “get” it.
bookshop | You borrow books in a library and buy them in a bookshop.
mark marks | A “note” is a short message. What a teacher gives for a test is a “mark”.
opportunity an-opportunity | A “possibility” may happen. A good chance to do something is an “opportunity”.
training | “Formation” is how a thing is made. Learning for a job is “training”.
relatives | “Familiar” means “well known”. The people in your family are “relatives”.
factory | “Fabric” is what clothes are made of. Things are made in a “factory”.
try | To “prove” is to show that something is true. To eat a little of a food is to “try” it.
try-on | To “prove” is to show that something is true. We “try on” clothes.
recipe | A “receipt” shows what you paid. A “recipe” tells you how to cook something.
prescription | A “recipe” is for cooking, a “receipt” for shopping. The paper for medicine is a “prescription”.
stand | To “support” is to help. What we hate, we “can't stand”.
ask | “Demand” is very strong, like an order. For a question or a wish we say “ask”.
insert | We “introduce” people. We “insert” a coin or a card: we put it in.
meeting | People at work have a “meeting”. A “reunion” is for old friends or a family.
campsite | “Camping” is what you do. The place is a “campsite”.
car-park | “Parking” is what you do. The place is a “car park”.
jogging | In English, to run for sport is “jogging”, not “footing”.
mobile | “Handy” means “useful”. The phone in your bag is a “mobile”.
spend | Time “passes”, but people “spend” time.
meet-people met | You “meet” people for the first time. After that you “know” them.
earn | You “win” a game. You “earn” money with your work.
waste | What you use badly, you “waste”. What you can't find, you “lose”.
do-sport | We “play” games such as football, but we “do” {n}.
go-sport | We “play” games such as football, but we “go” {n}.
ski | “Ski” already says what we do. It needs no other verb. | “Ski” is a verb itself: “{right}”, without “play”, “do” or “make”.
play-sport | “{n}” is a game, and we “play” games.
take-there | You “bring” people here, and you “take” them to another place: “{right}”.
bring-here | You “take” a thing to another place. When it comes here, you “bring” it.
rise | People “raise” a thing. What goes up by itself “rises”.
raise raising | A thing “rises” by itself. Here it gets help, so we need “raise”.
steal | You “steal” a thing. You “rob” a person or a bank.
give-homework | “{n}” goes with “give”: a teacher “gives” it.
take-place | “Place” goes with “take” here: “take place” means “happen”.
take-medicine | “{n}” goes with “take”. For medicine we don't say “eat” or “drink”.
heavy | “{n}” goes with “heavy”, not with “{wrong}”.
heavily | When there is a lot of rain or snow, it falls “heavily”.
bad-cold | “{n}” goes with “bad”, not with “{wrong}”.
high-fever | “{n}” goes with “high”, not with “{wrong}”.
tall | People, trees and buildings are “tall”. Mountains and prices are “high”.
high-price | “{n}” are “high”. “Expensive” is for the thing that we buy.
low-price | “{n}” goes with “low”. “Cheap” is for the thing that we buy.
quite | “Quiet” means “without noise”. “Quite” is “more than a little”.
past | After “{last}”, we say “past” a place. “Passed” means “went past”.
principal | A “principle” is a rule. The head of a school is the “principal”.
affect | An “effect” is a result. To change something is to “affect” it.
back-of | “Behind” tells where a thing is. A part of the thing is its “back”.
know | “Now” means “at this time”. To “know” is to have it in your head.
live | To “leave” is to go away. You “live” in your home.
clothes | “Cloths” are for cleaning a table. What you wear is “clothes”.
their | “There” is about a place. “Their” tells that it belongs to them.
once | “Once” means “one time”. “Ones” is for things.
especially | “Especially” means “more than others”. “Specially” is “only for this”.
return | “{v}” already has the meaning “back”, so one word is enough.
how-long | “How long” already asks about time, so it needs no other word for it.
how-much-time | We can't count “time” here, so we ask “how much”, not “how many”.
a-lot | We get knowledge, but we learn or teach “a lot”. | “Teach” and “learn” rarely take “knowledge” as their object: “a lot” is enough.
have-plans | A “promise” is what you say you will do. When you are going to meet people, you “have plans”.
got-used | “Used to” is about the past. When a new thing becomes normal, you “get used to” it.
attached | The file is in the email already: it is “attached”.
go-on-a-trip | “{n}” goes with “go on”, not with “{wrong}”.
tell-difference | “Tell the difference” means “see how two things are different”. It is a fixed phrase.
o-clock | “Hours” tells how long. The time on a clock is “{right}”.
colour | A colour that describes a thing takes no -s: “{right}”. | An adjective has no plural form: “{right}”.
have-hair | The word that describes comes before “{w}”, without “the”: “{right}”. | The adjective stands before “{w}”, without “the”: “{right}”.
come-to | You come “to” a place or an event. “At” is for being there already.
spend-time | Time “passes”, but people “spend” time.
reservation | We “reserve” a table. What we make is a “reservation”. | “Reserve” is the verb here; the noun is “reservation”.
people | One is a “person”. More than one are “people”.
from-date | “Since” is for what began in the past. For a start in the future, we say “from”.
wrong-one | When only one is right, another one is “the wrong {n}”.
piece-of-paper | We don't count “paper” to write on, so we say “a piece of paper”. | “Paper” to write on is uncountable: “a piece of paper”.
afford | To “permit” is to allow. When you have the money, you can “afford” it.
disappointing | “Deceiving” means “making us believe a lie”. What is worse than we hoped is “disappointing”.
beside | “Beside” means “next to”. “Besides” means “also”.
obliged | After “{w}” we say “to”: “{right}”. | “{w}” takes an infinitive with “to”: “{right}”.
set-foot | The phrase is “set foot in a place”, without “a”.
week | “Weak” means “not strong”. Seven days are a “week”.
broken | “Broke” tells what happened. How the {n} is now is “broken”. | “Broke” is the past tense; the participle after “be” is “broken”.
phone-number | In English, “number” comes last: “{right}”.
phone-call | A “phone” is the thing. To talk on it, you make a “phone call”.
whole | It is one whole {n}, so we say “the whole”. | Before a singular noun, “whole” needs a word such as “the”: “the whole {n}”.
all-the-time | “All the time” means “always”. It needs “the”.
dessert | A “desert” is a dry place. The sweet food at the end of a meal is “dessert”.
cheer-for | We cheer “for” the people that we want to win.
aloud | “Loud” describes a noise. To read so that others hear it is to read “aloud”.
priority | After “{last}”, “priority” has no “the”. | “Priority” is uncountable here and takes no article.
lend | You “borrow” from a person. You “lend” to a person.
experience | What you know from work is “experience”, without -s. | Practical knowledge is “experience”, which is uncountable.
number-of | We can count these, so we say “number”, not “amount”. | A countable plural takes “number”; “amount” goes with uncountable nouns.
wear | What you have on your body, such as clothes or glasses, you “wear”.
beat | You “win” a game. You “beat” the person or team you play with.
listen-to-music | You “hear” without trying. When you want to hear music, you “listen to” it.
have-experiences | What happens to us is an experience. We “have” it and do not “make” it.
attend-classes | You “visit” places and people. You “attend” lessons and courses.
school-subject | What we learn at school is a “subject”. “Matter” means “stuff” or “problem”.
internship | A “stage” is where actors stand. Work to learn a job is an “internship”.
cousin | “Cousin” is for boys and girls, so one word is enough.
cope-with | “Cope” goes with “with”, without “up”.
take-exam | Students “take” an exam. Teachers “give” it.
met-in | You “meet” people for the first time. After that you “know” them.
turn-on turn-off | We “open” and “close” doors. For machines and lights, we say “{right}”.
watch-tv | We “watch” TV, films and games, because we follow what happens.
study-exam | Before a test, we “study”. What we know after that, we have “learned”.
take-time | To tell how long we need, we say “take”: “{last} {right}”.
disappointed | To “deceive” is to lie. A person who hoped for more is “disappointed”.
check | To “control” a thing is to have power over it. To see if it is right is to “check” it.
ride | We “drive” cars. We “ride” a {n}.
grow-up | To “grow” is to get bigger. To live in a place as a child is to “grow up” there.
get-up | To leave your chair is to “stand up”. To leave your bed is to “get up”.
look-for | You “search” a place. You “search for” a thing.
was-afraid were-afraid is-afraid am-afraid are-afraid | In English, people usually “are afraid of” things. They don't “have fear of” them.
damage | “{n}” goes with “cause”: “{right}”, not “{wrong}”.
peoples | “People” is more than one already. “Peoples” are nations.
work-to-do | What we have to do is “work”, without -s: we can't count it.
good-person | “Well” tells how we do something. To describe a person or thing, we say “good”.
hair-is hair-was | All the hair on your head is “hair”, without -s: “{right}”. | “Hair” on a head is uncountable: “{right}”.
people-in-family | To tell how many people there are, we usually begin with “there are”.
stressed | “Stressing” is not for the person. When you worry, you are “stressed”.
a-lot-of-fun | “Fun” is a thing, so we have “a lot of” it. “Very” goes before describing words. | “Fun” is usually a noun, and “very” stands before adjectives: “a lot of fun”.
warm-clothes | “Cloth” is what clothes are made of. What you wear is “clothes”.
impressive | What gives the feeling is “impressive”. The person is “impressed”.
forward-to | “Look forward” goes with “to”.
boss | A “chef” cooks. The head of an office is a “boss”.
opinion | “Meaning” is what a word says. What you think is your “opinion”.
consistent | “Consequent” means “that comes as a result”. A person who always does the same is “consistent”.
self-confident | “Self-conscious” means “shy”. A person who thinks “I can do it” is “self-confident”.
department-store | A “warehouse” is where goods are kept. A big shop for many kinds of things is a “department store”.
staff | “Personal” describes what is yours. The people who work there are the “staff”.
queue | A “snake” is an animal. People who wait make a “queue”.
novel | “Roman” means “of Rome”. A long story in a book is a “novel”.
rental | A “location” is a place. To pay for using a thing is “rental”.
order-food | To “command” is to give orders to people. We “order” food and things.
opportunity-occasion | An “occasion” is a special time. A chance to do something is an “opportunity”.
kind-person | “Gentle” means “not rough”. A person who is nice to others is “kind”.
exhibition | “Exposition” is a long explanation. In a museum, we see an “exhibition”.
schedule | “Planning” is what you do. The list of your plans and their times is a “schedule”.
answer-phone | You “attend” a lesson or a meeting. When someone calls, you “answer” the {n}.
address | A “direction” is a way to go. Where you live is your “address”.
pregnant | “Embarrassed” means “a little ashamed”. A woman who will have a baby is “pregnant”.
language | An “idiom” is a fixed phrase. What people speak is a “language”.
pet | A “mascot” brings luck to a team. An animal at home is a “pet”.
worried | “Preoccupied” means “thinking of something else”. A person who is afraid of a problem is “worried”.
advertising | “Propaganda” is for governments. For things to buy, it is “advertising”.
fail-exam | To “suspend” is to stop for a time. Not to pass an exam is to “fail” it.
pass-exam | To “approve” is to agree. When your exam is good enough, you “pass” it.
favourite-subject | A “signature” is your name on a paper. What you learn at school is a “subject”.
private-lesson | “Particular” means “this one and no other”. What is not public is “private”.
remember | To “record” is to keep on a machine or paper. What stays in your head, you “remember”.
accident | An “incident” is anything that happens. A bad thing that no one planned is an “accident”.
driving-licence | A “patent” is for an invention. To drive, you need a “driving licence”.
noise | A “rumour” is a story that may not be true. A strange sound, or one that is not nice, is a “noise”.
holidays | “Vacancies” are free rooms or jobs. Free time from school or work is “holidays”.
news | A “notice” is a paper on a wall. The new things that people tell us are “news”.
brilliant | “Genial” means “friendly”. A very clever person or idea is “brilliant”.
demonstration | A “manifestation” is a sign. When many people in the street ask for change, it is a “demonstration”.
stamp-collect | A “mark” is what a teacher gives. On a letter, there are “stamps”.
tidy | “Accurate” means “without mistakes”. A room with everything in its place is “tidy”.
flat-mansion | A “mansion” is a very big house. A home of a few rooms is a “flat”.
try-new | You “challenge” a person to a game. When you do something new, you “try” it.
complaint | With a “claim”, you say that something is true. When you are not happy with a thing, you make a “complaint”.
polite | An “educated” person has learned a lot. A person with good manners is “polite”.
plot | An “argument” is a reason or a fight. What happens in a {n} is its “plot”.
commitment | A “compromise” is when both give a little. What you must do is a “commitment”.
cosy-sympathetic | A “sympathetic” person feels sorry for you. A person who is easy to like is “nice”.
actual-news | “Actual” means “real”. For “now” we say “present”.
physicist-doctor | A “physician” is a doctor. A scientist who studies “physics” is a “physicist”.
brochure | “Prospects” are chances for the future. A thin book about a hotel is a “brochure”.
build-relationships | “{n}” goes with “build”: this takes time, like building a house.
rooms | It is one room of many, so we say “a room”. | “Room” without an article means “space”; here it is one room.
sit-seat | To “sit” is what you do. The place where you sit is a “seat”.
with-degree | It is one of many, so we say “{right}”.
break-pause | A “pause” is a very short stop. A time to eat or to do nothing is a “break”.
have-a-break | A time to eat or to do nothing is a “break”. We “have” it.
sport-to-go | “{n}” comes right after “go”: “{right}”, without “to” or “for”.
do-tai-chi | We “play” games such as football. Dance and fighting sports we “do”.
have-dinner | “{n}” goes with “have”: “{right}”, not “{wrong}”.
nearly | “Near” tells where a thing is. A little less than a number is “nearly”.
succeed-in | The verb is “succeed”, and it goes with “in” and -ing: “{right}”.
difficulty | What we have is “difficulty”, and a verb after it takes -ing: “{right}”.
difficulties | “Difficult” describes a thing. What we have are “difficulties”.
differences | “Different” only describes things. Between things there are “differences”, with -s.
the-difference | “Different” describes a thing. Between two things there is a “difference”.
died | “Dead” describes how someone is. What happened is “died”.
died-in | “Was dead” tells how someone was. For the time of the death we say “died”.
similar-to | “Similar” goes with “to”, not with “{wrong}”.
look-like | To say that two people or things look the same, we use “like”: “{right}”.
like-an-animal | When we only compare, we say “like”. “As a …” tells what someone really is.
as-a-thing | What a thing is used for comes after “as”, not “like”.
too-delicious | “Too” means “more than is good”. What you like is “very” good.
peoples-of | “People” is more than one already. “Peoples” are nations.
years-old | For an age, we say “years old”, or only the number.
older | Years tell the age, so we say “older”, not “{wrong}”.
younger | Years tell the age, so we say “younger”, not “{wrong}”.
tallest | People are “tall”, and mountains are “high”: “the tallest”.
taller | People are “tall”, and mountains are “high”: “taller”.
it-takes | The time that something needs goes with “take”: “it takes”.
are-right | People “are right” when they say what is true. They don't “have reason”.
is-right | People “are right” when they say what is true. They don't “have reason”.
was-right | People “are right” when they say what is true. They don't “have reason”.
take-long | With “long”, “time” needs “a”: “{right}”.
reminds-of | The person or thing that you then think of comes after “of”: “{right}”.
remind-of | You “remember” with your head. What helps you to remember “reminds” you “of” it.
listen-radio | You “hear” without trying. When you want to hear it, you “listen to” it.
take-person | You “bring” people here, and you “take” them to another place: “{right}”.
trip-travel | “Travel” is what people do in general. One journey is a “trip”.
like-travelling | To name what we like to do, we use -ing: “travelling”.
miss-without-of | The person or thing comes right after “{v}”, without “of”.
earn-gain | You “gain” experience. You “earn” money with your work.
enjoyed-myself | “Enjoy” needs something after it: a thing, or “myself” for “have fun”.
enjoyed-ourselves | “Enjoy” needs something after it: a thing, or “ourselves” for “have fun”.
enjoyed-themselves | “Enjoy” needs something after it: a thing, or “themselves” for “have fun”.
feel-yourself | To ask or tell how a person is, “feel” needs no “{s}”.
relax-without-self | To “relax” is to do nothing hard. It needs no “{o}” after it.
other-friends | Before “{n}”, “other” has no -s.
the-other | After “the” we say “other”. “Another” means “one more”.
best-friends | A word that describes, such as “best”, takes no -s.
enough-money | “Enough” comes before the thing: “{right}”.
suggest-doing | “Suggest” needs no person before -ing: “{right}”.
say-that | Before “that”, we use “say”. “Speak” and “talk” need no “that”.
talk-with | We “tell” a person something. With “with” it is “talk”.
very-adjective | “Much” goes with “better” or “bigger”. Before “{next}” we say “very”.
friend-of-mine | One of my friends is “a friend of mine”.
whose-car | The {n} belongs to the person, so we say “whose”.
it-is-cold | For the weather, the time and how it is, we begin with “it”.
not-yet | After “not” we say “yet”. “Already” is for what is done.
still-doing | What goes on is “still” so. “Yet” goes with “not”.
hard-enough | “Enough” comes after words for how we do it: “{right}”. | “Enough” stands after an adverb: “{right}”.
nice-person | One is a “person”. More than one are “people”.
anything-there | After “not” we say “anything”.
late | “Lately” means “in the last weeks”. Not early is “late”.
noun-pair | The first of two such words has no -s: “{right} {n}”. | A noun before another noun is usually singular: “{right} {n}”.
trousers | “{w}s” always has -s, and takes “are”.
so-kind | “Such” needs a person or thing after it. Before “{next}” alone we say “so”.
approve-exam | To “approve” is to agree. When your exam is good enough, you “pass” it.
approved-it | To “approve” is to agree. When your exam is good enough, you “pass” it.
driving-test | When other people test us, we “take” a test: “{right}”, not “{wrong}”.
get-licence | When you pass the driving test, you “get” a licence: “{right}”, not “{wrong}”.
italian japanese chinese korean french spanish german mexican brazilian indian turkish russian english american thai vietnamese greek polish portuguese | “{wrong}” is the name of the country. Before “{next}” we need “{right}”.
good-job | “Work” has no “a”. For one piece of it, we “do” a “{q} job”.
appointment-with | We have an appointment “with” a person.
like-a-thing | The person or thing comes right after “{v}”, without “of”.
`;

/** Rules for false friends, for verbs and nouns that go together, and for words that look alike. */
export const WORD_CHOICE_RULES: RuleSet = createPhraseRules(
  'usage',
  'word-choice',
  TABLE,
  COLLOCATION,
  REASONS,
);
