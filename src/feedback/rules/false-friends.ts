/*
 * Corrects false friends, where the words around show that the English meaning can't be meant: “any eventual
 * questions” → “any possible questions”, “I have my proper room” → “I have my own room”. Those that need one
 * word of evidence only are in word-choices.ts.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `summary | @write a|the ADJ? <resume> of the|this|a` corrects “write a [resume → summary] of the text”.
 * Between columns and patterns, `|` and `;` have spaces around them; between words of a step they have none.
 *   a | b ; c | d  a row of a table of rules: the name “a”, its patterns “b” and “c”, the correction “d”
 *   a b | c        a row of a table of reasons: names “a” and “b”, and the reason “c”
 *   <…>            the wrong words, which `fix` replaces
 *   a|the          one of these words
 *   ,?             this, or nothing
 *   ANY*           none to four of these
 *   ~of            the next word is not this; takes no word itself
 *   -under         the word before is not this; takes no word itself
 *   ^              the sentence begins here
 *   ^c             a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $              the sentence ends here
 *   @write         any form of “write”: write, writes, wrote, written, writing
 *   v=@control     this word, which `fix` and the reasons quote as {v} (so also n, m, p)
 *   {v>check}      “check” in the form of that word; also “subjects” for “matters”
 *   VERB “go”, ING “going”, NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, COMP “bigger”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”, WEEKDAY “Monday”, MONTH “May”
 *   BEFIN “am, is, was …”, MODAL “can, won't …”, NEGAUX “don't, can't …”
 *   MIDADV “always, just …”, FREQ “always, often …”, DEGREE “very, too …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createPhraseRules } from './phrase-rules.ts';

/** The names, patterns and corrections of the rules: “any [eventual → possible] questions”. */
const TABLE = `
now | born in ANY ,? but|and <actually> SUBJ @live|@work|@study ; used to work|live|study|be ANY ANY? ANY? ANY? , but|and <actually> SUBJ BEFIN ADJ? unemployed|retired|working|living|studying|looking|a|an|at|in|NOUN ; used to work|live|study|be ANY ANY? ANY? ANY? , but|and <actually> SUBJ live|work|study|lives|works|studies | now
sensitive-cry | <sensible> ,? and|so|because? HESHE|i FREQ|MIDADV? @cry|@worry ; <sensible> girl|boy|child|person|man|woman|baby that|who|and|so|, HESHE|i? FREQ|MIDADV? @cry ; @cry|@criticise|@shout|@hurt|careful ANY* because|, HESHE|i|they BEFIN DEGREE? <sensible> ; <sensible> to the? sun|sunlight|smells|dust|pollen|pain|changes|feelings|music|beauty|sounds|sound|temperature|weather|stress|sugar|milk|smoke $|,|and|because|of|so|in | sensitive
possibly | could|would you <eventually> send|help|tell|give|lend|call|bring|explain|write|check|show OBJ|POSS|the | possibly
possible | any <eventual> questions|problems|changes|mistakes|errors|costs|damage|damages|delays|doubts | possible
attend-at | <v=@assist at|in> a|an|the|my|our|this ADJ? conference|meeting|lecture|concert|workshop|ceremony|wedding|seminar|funeral|match|course ; <v=@assist to> your|their|these|all|NUM|some ADJ? classes|class|course|courses|lessons|lesson|meeting|meetings|party|wedding|event|events|concert | {v>attend}
relatives-cousins | <parents> such as POSS? cousins|cousin|uncle|uncles|aunts|aunt ; <parents> ,? for example POSS cousins|cousin|uncle|uncles|aunts|aunt ; <parents> : POSS aunts|aunt|uncle|uncles|cousins ; ^ all my <parents> came|come|live|are|were|visit|visited|went ; @have a|many|some lot? of? <parents> in|from NAME|abroad|other|another ; cousins|uncles|aunts and other <parents> ; distant <parents> | relatives
get-money | i|you|he|she|we|they|to|children|workers|people MODAL? <v=@become> DIGITS|NUM|some|more|much|a? lot? of? euros|dollars|pounds|money|presents|letters|emails|e-mails|gifts ~NOUN ; can|could|may i|we <v=become> a|another|some glass|cup|bottle|piece|slice|kilo|pair of | {v>get}
check-tickets | -the|a|of|under|no|remote|out <v=@control> all? the|my|our|your|his|her|their passport|passports|ticket|tickets|luggage|baggage|bag|bags|homework|spelling|answers|exercises|documents ; SUBJ|NOUN|NAME|who|and FREQ|MIDADV? <v=controls|controlled> if|whether SUBJ|the|all|POSS ; please|always|to|must|should <v=control> if|whether SUBJ|the|all|POSS | {v>check}
boss-of-office | the|a|my|our <chef> of the|our|my|this|a company|firm|department|bank|factory|office|school|police|shop|team|project ; @ask my|our|his|her|the <chef> for a|more|some|two|one|three ADJ? money|day|days|week|holiday|holidays|salary|rise|time|job ; in|at my|our|the office|company|job|work|bank|factory ,? the|my|our <chef> ; my|our colleagues and my|our|the <chef> | boss
education | a|an very? good|solid|excellent|great|better|professional|academic <formation> at|in|from the? university|school|college | education
training-course | @do|@follow|@take|@start|@finish|@attend <a formation> to|as|for|in|about|on ; @do|@follow|@take a ADJ <formation> as|to become | a training course
training-offer | @offer|@need|@give|@receive|@provide good|some|special|more|any? <formation> for|to|as ; POSS professional|school|vocational <formation> | training
bookshop-sell | <library> where they|you|we|i can|could? buy|bought|sell|sold | bookshop
factory-workers | workers|worker|jobs|job|works of|in|at|from the|a|this|our|that <fabric> ~NOUN|NOUNS|- ; @work in|at|for a|an|the|this|car ADJ? <fabric> of|for|which|with ; @close|@build the|this|that|another|our <fabric> $|,|and|because|in|where|last ; <fabric> produces|employs|pollutes|exported|produced | factory
factories | many|some|big|several|lot|old|large|no|few of? <fabrics> in|near our|my|the|this|NAME city|town|area|country|region|village|$ ; <fabrics> pollute|produce|employ|close | factories
intend-plan | i|we <v=pretend> to study medicine|law|abroad|engineering|economics|architecture|psychology|biology|nursing|tourism ; SUBJ|NAME|brother|sister|friend|son|daughter|who MIDADV? <v=pretend|pretends> to VERB ANY* next|this year|month|week|summer|winter|autumn|september ; SUBJ <v=pretend|pretends> to VERB ANY* when SUBJ @finish|@leave|@graduate ; what do|does SUBJ <v=pretend> to do after|next|when|with|in|this | {v>intend}
steal-things | <v=@rob> POSS|the mobile|cell phone ; <v=@rob> POSS|the|a|all|some POSS? handbag|tablet|jewellery|jewels|suitcase|backpack|motorbike|scooter|mobile|credit|necklace ~NOUN|NOUNS|store|shop | {v>steal}
stolen | phone|wallet|money|bag|bike|bicycle|purse|passport|laptop|camera|jewels|necklace|watch|jewellery|handbag|suitcase|backpack|card|cards|keys|things was|were|been|is|are|@get been? <robbed> | stolen
earn-job | how much money|salary? do|does SUBJ|people|doctors|teachers <v=win> in|at|a|per|every|with|as ; job|work|business|company in|where|with|because which? SUBJ|people MODAL? <v=win|wins> a|more|much|lot|good|enough|little lot? of? money ; SUBJ|mother|father|brother|sister|people|doctors|teachers MIDADV|MODAL|NEGAUX? <v=win|wins> a? lot|much|more|little|enough|good of? money because SUBJ BEFIN|@work a|an|the|very|in|hard|every|as ; <v=@win> a? lot|more|enough|much|good of? money as a|an ; with|in this|my|your|that|his|her job ,? SUBJ MODAL? <v=win|wins> ; <v=@win> POSS living ~NOUN | {v>earn}
miss-lesson | <v=@lose> the|my first|second|last|english|maths|history|french|morning n=lesson|lessons|class|lecture $|,|and|because|of|at|on|today|yesterday ; <v=@lose> the|POSS n=lesson|lessons|lecture $|,|and|because|of|at|on|today|yesterday ; <v=@lose> the beginning|start|end of the n=film|lesson|show|concert|story|match|class|movie ; <v=@lose> a good|great|fantastic|wonderful|nice|amazing n=party|film|concert|show|weekend $|,|last|yesterday|because|on ; overslept|late ANY* <v=lost> the|my n=lesson|class|exam|appointment|meeting|interview | {v>miss}
listen-song | BEFIN <v=hearing> POSS|a|some|the favourite|new|old|ADJ? n=song|songs|album|podcast|radio ; BEFIN <v=hearing> POSS music | {v>listen} to
travel-journey | the <travel> was|BEFIN DEGREE? long|tiring|short|boring|exciting|comfortable|terrible|amazing|horrible ; during|after the? long? <travel> $|we|i|, | journey
best-trip | POSS|the best|worst|favourite|favorite|last|first|next <travel> $|because|ever|in|with|when|so|of POSS|the|that|i|my? | trip
fun-time | @have|@spend a <funny> n=time|weekend|holiday $|,|in|at|on|with|and|together|there | fun
great-fun | swimming|skiing|dancing|skating|surfing|camping|cycling|travelling|shopping|hiking ANY? ANY? ANY? is|was <very|really|so funny> $|,|and|because|for ; @play volleyball|football|basketball|tennis|cards|hockey|badminton|chess ANY* and|, it is|was <very|really|so funny> $|,|because|for | great fun
more-fun | swimming|skiing|dancing|skating|surfing|camping|cycling|travelling|shopping|hiking ANY? ANY? ANY? is|was <more funny|funnier> than ; is|was <funnier|more funny> to swim|play|ski|dance|cycle|travel|go|watch|walk|learn|study ; more <funny> to swim|play|ski|dance|cycle|travel|go|learn|study | more fun
economical-use | car|cars|engine|fridge|heating|bike|lamp|machine|washing-machine|fire|stove BEFIN DEGREE? DEGREE? <economic> $|,|and|because|but ; it|this|that BEFIN DEGREE? DEGREE? <economic> to VERB | economical
nice-people | @meet a|some|many|so|NUM|lot? of? DEGREE? <sympathetic> n=people|girl|girls|boy|guy|guys|family|friends|man|woman|person ; tall|handsome|beautiful|pretty|funny|blond|young|intelligent ,? and <sympathetic> $|,|and|because ; HESHE|teacher|teachers|neighbours|neighbour|people|colleagues BEFIN DEGREE? <sympathetic> , SUBJ like|love|likes OBJ ; <sympathetic> n=guy|guys|boy|girl ~for | nice
opportunity-if | if|when SUBJ @have|@get the|an|any <occasion> $|,|you|i|we ; a|an good|great|perfect|wonderful|excellent|nice <occasion> to improve|practise|practice|learn|speak|find|get|study|work|travel ; @have|@get|@give the|an|any|no|another <occasion> of ING | opportunity
campsite-place | the|a|our|this <camping> BEFIN DEGREE? full|near|noisy|crowded|clean|small|big|situated|located|expensive|cheap|beside ; @arrive|@go|@come|@return|@drive|@find in|at|to|back? the|a|our ADJ? <camping> $|,|and|near|in|by|where|because | campsite
dinner-jacket | @wear|@rent|@buy a|an|his|the|my black|white|new|nice|elegant? <smoking> $|,|and|for|at|with|to | dinner jacket
marks-school | @have|@get DEGREE? good|bad|better|worse|high|low|best|excellent <notes> at|in school|exams|maths|english|university|POSS|all|every|the ; @get|@have the best|worst|highest <notes> $|,|in|of|at ; @get DEGREE? good|bad|better|high|low <notes> $|,|because|and | marks
degree | @study a|my <career> $|at|in|of|, ; @finish my|his|her|your|the <career> at|in the? university|and ; in the NUM|first|second|third|fourth|last year of POSS|the|a <career> at|in the? university|law|medicine|engineering ; university <career> | degree
career-of | @study|@do|@finish|@start <the|a career of n=law|medicine|engineering|economics|architecture|psychology|biology|nursing|tourism|chemistry|history> | {n}
colleagues | POSS|work <colleges|collegues> at|from work|POSS ; my|his|her|our <colleges> are|is|were|help|helped|told|say|said|think|like|always|who DEGREE? ADJ|nice|friendly|me|us|him|her|that|VERB ; one|some|all|most|two|three of my|his|her|our <colleges> ; boss|chef|manager and POSS|the <colleges> ; with my|some|his|her|new <colleges> from|at|in the? work|office|company|lunch|canteen|$|, ; my <colleges> and i|me|my | colleagues
opinion-about | your|my|his|her|their|our|own|same|different <meaning> about ; what is|'s|are your|his|her|their <meaning> on|of this|that|the ; ^ my <meaning> is|was that | opinion
in-my-opinion | ^c <after|to|by|from p=my|our meaning> | in {p} opinion
story-film | love|horror|ghost|detective|bedtime|funny|scary|adventure <history> $|,|about|of|between|with|that|which|and|for ; a|an|the ADJ? <history> of|about|between|with a|two|three|NUM|some poor|rich|young|old|little|best? boy|girl|man|woman|brothers|sisters|friends|children|boys|girls|people|family|dog who|that|and|in|$|, | story
history-lesson | @study <story> $|,|and|at|in school|university|the|because|maths|geography? ; subject|subjects is|are <story> ; POSS <story> teacher|exam|homework | history
cuisine | @like|@love|@prefer|@enjoy|@try|@taste|about the? italian|french|spanish|chinese|indian|mexican|german|japanese|greek|thai|turkish|local|traditional|typical|polish|korean|vietnamese <kitchen> ~NOUN|NOUNS|- ; the <kitchen> of my|our|this|that country|region|city|family | cuisine
food-spicy | the|our|my|NAME|ADJ <kitchen> BEFIN DEGREE? spicy|delicious|tasty|salty|fat | food
carried-out | survey|study|experiment|experiments|studies|surveys|interviews|interview|research|investigation|tests BEFIN|been been? <realised|realized> $|in|by|with|on|at|last|, | carried out
a-lot-of-experience | @have|has <a big|large|huge experience> with|in|as|of | a lot of experience
put-on | SUBJ <v=wore> POSS coat|jacket|shoes|boots|hat|gloves|scarf and went|left|ran|walked|took | put on
wear-glasses | father|mother|sister|brother|teacher|friend|students|people|man|woman|boy|girl|grandmother|grandfather|NAME|not FREQ? <v=use|uses|used> a|her|his|the? n=glasses|sunglasses|earrings|jeans|uniform|uniforms $|,|and|because|at|when|in|every|since ; <v=@use> a|an|his|her|POSS black|white|red|blue|green|long|short|beautiful|nice|new|elegant|pink|yellow|big n=suit|dress|skirt|shirt|jacket|coat|hat|t-shirt|tie|uniform|sweater|costume $|,|and|at|for|in|with|because|to ; always|usually|often|never <v=use|uses> black|blue|white|comfortable|nice|expensive|old|sports n=clothes|jeans|shoes|trousers|t-shirts | {v>wear}
do-sports | SUBJ|people|to|MODAL|NEGAUX FREQ? <v=practise|practice|practises|practices|practised|practiced> n=sport|sports|yoga|gymnastics|karate|judo $|,|every|three|two|twice|once|and|because|at|in|regularly|to|after ; don't|doesn't|can't <v=practise|practice> any|much|a|enough n=sport|sports | {v>do}
go-skiing | <v=@make|@practise|@practice> n=skiing|swimming|cycling|hiking|running|jogging|climbing|surfing|skating|snowboarding|fishing|camping|sightseeing $|,|in|with|and|every|on|because|at|together | {v>go}
shade | @sit|@lie|@sleep|@rest|@eat|@stay|@read ANY? ANY? in|under the <shadow> of a|the|some|an ADJ? tree|trees|umbrella|palm | shade
price | the <prize> of n=bread|milk|petrol|oil|food|gas|electricity|meat|houses|tickets|fruit|water|rice|the|this|a ticket|flat|house|room|car|course|hotel|meal|phone? BEFIN|@rise|@be|in|has ; <prize> BEFIN DEGREE? too|very? high|low|expensive|cheap|reasonable ; at|for|with a good|low|high|reasonable|half|cheap|special|better|fair|lower|higher <prize> ; half|entry|ticket|house|oil|petrol <prize> | price
prices | <prizes> BEFIN|@be DEGREE? DEGREE? high|low|expensive|cheap|reasonable|higher|lower ; the|its|their|good|low|high|cheap|special|of <prizes> in|at|of this|the|that|these|our|NAME shop|shops|supermarket|market|restaurant|store|stores|products|hotels|hotel|tickets|clothes|houses|food | prices
expect-baby | @be|am|'m|is|are|was <waiting for?> a|another|POSS? first|second|third|her? n=baby $|,|and|in|with|for | expecting
hope-that | ^c i|we MIDADV|really? <wait> that SUBJ|the|POSS|all|everything|this | hope
raise-taxes | to|MODAL|want <v=rise> the|their|our|my|POSS? n=taxes|tax|salaries|wages|salary|rent|fees|prices|children | {v>raise}
own-room | @have|@want|@open|@buy|@start|@build|@run|in|at|with MIDADV? a? POSS <proper> room|house|flat|car|business|company|restaurant|shop|family|money|bike|computer|phone|home|bedroom|apartment|garden|children|boss|bathroom|hotel | own
competition | much|lot|big|strong|more|hard|great|the|no of? <concurrence> between|from|on|is|in the|NOUN|NOUNS|market|very|shops|other|companies | competition
summary | @write|@make|@give|@prepare OBJ? a|the|POSS short|good|ADJ? <resume> of|about the|this|that|a|each|every|your text|book|film|story|article|chapter|lesson|novel|texts|video|report | summary
reason | ^c for this|that <motive> ; the main|first|only|best|real? <motive> why ; the main|first|biggest <motive> is that|because ; another <motive> is|was that | reason
reasons | for|are|have many|several|different|two|three|some|various|these <motives> $|, ; for these <motives> | reasons
review | @write|@read a|an|the|some good|bad|short|long|positive|negative? <critic> of|about|on the|this|that|a|it film|book|movie|restaurant|hotel|novel|concert|album|play|$ | review
criticism | constructive <critic|critics> ; @accept|@take|@receive|@hate every|any|POSS|all? <critic|critics> $|,|from|well|and|because | criticism
meaning-of | the|what|its|their|another <signification> of|is|$ | meaning
registration | <inscription> for the|this|a|an|POSS course|exam|class|classes|school|race|university|courses|lessons|test|trip|competition|camp|marathon|club ; <inscription> fee|form|deadline | registration
brand | what|which <mark> is|of POSS|the|this|that|it|car|phone|computer|shoes car|phone|computer|bike|watch|laptop|camera|television|tv|? ; what|which <mark> of car|phone|computer|clothes|shoes ; the <mark> of POSS|the|this phone|car|computer|laptop|watch|camera|television|tablet|bike ; new|famous|expensive|popular|different|same|favourite|known|good <mark> of car|cars|phone|phones|clothes|shoes|jeans|watches|computers|beer|chocolate ; favourite|favorite <mark> is NAME|ANY | brand
recipe-cook | @cook|@bake|@make|@prepare OBJ|the|a|this? cake|dinner|soup|dish|bread|pasta|lunch? with|by|from|after|following? a|the|this|her|my|an ADJ? <receipt> $|of|from|, ; <receipt> of|from POSS grandmother|grandma|mother|mum|aunt ; <receipt> book|books | recipe
receipt | @keep the|your|my <recipe> if|because you|i|we want|need|have|would|can to? change|return|exchange | receipt
bill | can|could|may i|we|you have|get|bring|pay|give OBJ? the <count> $|,|please|now ; @ask|@pay ANY? ANY? for? the <count> $|,|and|in|at|with|for | bill
folder | papers|documents|files|document|file|photos|notes|letters|paper ANY? ANY? ANY? in|into|from the|a|my|this|your|new|same ADJ? <carpet> | folder
reading | @like|@love|@enjoy|@prefer <lecture> $|,|and|in|because|very|more|books ; hobby|hobbies|interests BEFIN <lecture> ; hobbies|music|sport|cinema|travelling|dancing ,|and <lecture> $|, ; the <lecture> of this|the|a|that ADJ? book|novel|text|newspaper|poem | reading
let-go | <v=leave|leaves|leaving> me|him|her|us|them go|watch|drive|eat|drink|wear|buy|do|sleep|enter|speak|use|see ~it ; NEGAUX <v=leave> me|him|her|us|them play|finish|work|study|stay|come|have|smoke|talk | {v>let}
sure | i|we|she|he|you BEFIN NEGAUX|not|very|so|really|quite|absolutely|completely|almost|nearly|100? <secure> that|about|if|of | sure
safe-place | a|an|the|very|more|most|really|quite|DEGREE <sure> place|city|town|country|area|neighbourhood|street|village|car|way|job ~NOUN ; city|town|place|country|street|streets|area|village|neighbourhood|car|airport BEFIN not|DEGREE? DEGREE? <sure> $|,|and|because|at|for|in ; @feel not|more|very? <secured> | safe
healthy | <sane> food|diet|lifestyle|meals|products|habits|breakfast|lunch|eating ; @eat|@live more? <sane> | healthy
subject-school | maths|mathematics|english|history|biology|science|physics|chemistry|art|geography|music is|are|was the|my|a|an DEGREE? ADJ? <m=matter|matters> that|i|which|$|at|for|in ~of ; @pass|@fail|@study all|NUM|many|several|other|the|some|my|DIGITS|two the|my|different|other? <m=matters> ~of|that|in|at ; <m=matter|matters> at school|university ; difficult|interesting|school <m=matters> are|is|at ANY? maths|english|history|physics|school|science | {m>subject}
foreigners | many|some|most|lot|the|all of? <strangers> from other|different|foreign|all|many countries|nationalities|cultures ; many|some|lot of? <strangers> in|who|come|visit|live my|our|this|NAME|visit|come|live|to|in country|city|town|village|every|my|our|here|$ | foreigners
abroad | @live|@work|@study|@travel|@go|@be ANY? <in|to the? foreign|stranger|exterior> $|,|and|because|for|to|with|one|after|as ; @live|@work|@study|@travel|@go ANY? <in|to the strange> $|,|and|because | abroad
bother | noise|music|smell|heat|flies|mosquitoes|light|traffic|neighbours|neighbour|it FREQ? <v=molest|molested> OBJ|people|everybody|everyone|the|POSS ; NEGAUX|not want|like|wanted to <v=molest> you|him|her|them|anyone|anybody|people ; sorry to|for <v=molest|molesting> you ; please don't <v=molest> me | {v>bother}
bothers | noise|music|smell|heat|light|traffic|neighbour|it|this|that <molests> OBJ|people|everybody|everyone|the|POSS | bothers
like-my-sister | ^ <as> my mother|father|sister|brother|friend|friends|parents|uncle|cousin|grandfather|grandmother ,? i also|love|like|want|am|have|don't|prefer|hate|can|play|think | like
except | @like|@love|@eat|@know|@invite|@see all|everything|everyone|everybody ANY? <accept> n=NOUNS|NAME|for|one|my|on ; every day <accept> n=WEEKDAY|on|at|the | except
affect-health | can|will|could|may|to|might|doesn't|don't|not|also <effect> our|my|your|people|us|everyone|me|him|children|the|POSS health|lives|life|environment|mood|sleep|body|brain|planet|climate|future|$|,|in|when? ; ^c pollution|smoking|stress|noise|technology|alcohol|sugar|it|this|that|weather|plastic MIDADV? <effect> our|my|people|us|everyone ~have | affect
affects | ^c pollution|smoking|stress|noise|technology|alcohol|sugar|it|this|weather|plastic|sport|music|sleep MIDADV|also? <effects> our|my|your|people's|people|us|everyone|the health|lives|life|environment|mood|sleep|body|brain|planet|climate|$|,|badly ~have|of | affects
met-girl | last summer|week|year|month|weekend|winter|saturday|friday|sunday ,? i|he|she|we <knew> a|an|some|my ADJ? girl|boy|man|woman|guy|friend|boyfriend|girlfriend|person|wife|husband | met
do-friends | SUBJ|have|has|to|and MIDADV? <v=@do> a|many|some|NUM|lot|lots lot? of? new? n=friends $|there|in|at|and|,|during|on|because|from|with | {v>make}
live-in | to|MODAL|still|would|like <v=leave> in a|an|the|this big|small|nice|large|quiet|modern|ADJ? house|flat|village|town|city|apartment|country|countryside ; i|we|they <v=leave> in NAME with|since|because|but ~MONTH | {v>live}
`;

/** The reason of rules that have none in `REASONS`. */
const OTHER_MEANING = {
  simple: '“{wrong}” has another meaning in English. Here we say “{right}”.',
  full: '“{wrong}” has another meaning in English; what is meant here is “{right}”.',
};

const REASONS = `
now | “Actually” means “really”. For the present we say “now”.
sensitive-cry | A “sensible” person thinks well. A person who is easy to hurt is “sensitive”.
possibly | “Eventually” means “in the end”. In a polite question we say “possibly”.
possible | “Eventual” means “that comes in the end”. What may come or not is “possible”.
attend-at | “Assist” means “help”. To go to a class or a meeting is to “attend” it.
relatives-cousins | Your “parents” are your mother and father. All people of your family are “relatives”.
get-money | “Become” means “change into”. What comes to you, you “get”.
check-tickets | To “control” is to have power over. To see if it is right is to “check”.
boss-of-office | A “chef” cooks. The head of an office or a company is the “boss”.
education training-course training-offer | “Formation” is how a thing is made. For what you learn, we say “{right}”.
bookshop-sell | You borrow books in a library and buy them in a bookshop.
factory-workers factories | “Fabric” is what clothes are made of. Things are made in a “factory”.
intend-plan | When you “pretend”, you show what is not true. A plan is what you “intend”.
steal-things stolen | You “rob” a person or a bank. What is taken away is “stolen”.
earn-job | You “win” a game. You “earn” money with your work.
miss-lesson | What you can't find is lost. When you are not there, you “miss” the {n}.
listen-song | You “hear” without trying. When you want to hear it, you “listen to” it.
travel-journey best-trip | “Travel” is what people do in general. For one time we say “{right}”.
fun-time great-fun more-fun | What makes us laugh is “funny”. What we enjoy is “fun”.
economical-use | “Economic” is about the money of a country. What saves money is “economical”.
nice-people | “Sympathetic” means “sorry for the sad”. People who are easy to like are “nice”.
opportunity-if | An “occasion” is a special time. A chance to do something is an “opportunity”.
campsite-place | “Camping” is what you do. The place is a “campsite”.
dinner-jacket | “Smoking” is what some people do. The black jacket is a “dinner jacket”.
marks-school | A “note” is a short message. What a teacher gives for a test is a “mark”.
degree career-of | A “career” is the work of a life. What you study at university is a “degree” or a subject.
colleagues | A “college” is a school. The people you work with are “colleagues”.
opinion-about in-my-opinion | “Meaning” is what a word says. What you think is your “opinion”.
story-film | “History” is all that happened in the past. What a book or film tells is a “story”.
history-lesson | A book or film tells a “story”. The school subject is “history”.
cuisine food-spicy | The “kitchen” is a room. What is cooked in a country is its food or “cuisine”.
carried-out | “Realise” means “begin to understand”. A study is “carried out”.
a-lot-of-experience | We can't count “experience”, so we say “a lot of”.
put-on | Clothes on your body you “wear”. To get dressed, you “put on” clothes.
wear-glasses | With “{n}”, we say “{right}”: it is on the body.
do-sports | Sport goes with “do”: “{right} {n}”.
go-skiing | “{n}” goes with “go”: “{right} {n}”.
shade | A “shadow” is a dark form on the ground. Out of the sun, we are in the “shade”.
price prices | You win a “prize”. What you pay is the “price”.
expect-baby | When a baby will come, a family is “expecting” it.
hope-that | “Wait” is to stay until something comes. For a wish we say “hope”.
raise-taxes | A thing “rises” by itself. Here it gets help, so we need “raise”.
own-room | “Proper” means “real” or “right”. What belongs only to you is your “own”.
summary | To “resume” is to start again. A short text that tells only what is important is a “summary”.
reason reasons | A “motive” makes a person do a crime. What explains something is a “reason”.
review criticism | A “critic” is a person. What this person says or writes is “{right}”.
registration | An “inscription” is cut in stone. To put your name on a list is “registration”.
brand | A “mark” is what a teacher gives. The name of a product is its “brand”.
recipe-cook receipt | A “receipt” shows what you paid. A “recipe” tells you how to cook something.
bill | To “count” is to say one, two, three. In a restaurant, you pay the “bill”.
folder | A “carpet” is on the floor. Papers are kept in a “folder”.
reading | A “lecture” is a long talk. What we do with books is “reading”.
let-go | To “leave” is to go away. When you say that a person may, you “let” him.
sure | “Secure” means “safe”. When you have no doubt, you are “sure”.
safe-place | “Sure” means “without doubt”. Where nothing bad happens, it is “safe”.
healthy | “Sane” is about the mind. What is good for your body is “healthy”.
subject-school | What we learn at school is a “subject”. “Matter” means “stuff” or “problem”.
foreigners | A “stranger” is a person you don't know. A person from another country is a “foreigner”.
abroad | To be in another country is to be “abroad”, without “in” or “to”.
bother bothers | “Molest” is a crime. What makes you a little angry “bothers” you.
like-my-sister | To say that two people are the same, we use “like”. “As” is for a job.
except | To “accept” is to take what is offered. For “but not” we say “except”.
affect-health affects | An “effect” is a result. To change something is to “affect” it.
met-girl | You “meet” people for the first time. After that you “know” them.
do-friends | “{n}” goes with “make”: “{right}”, not “{wrong}”.
live-in | To “leave” is to go away. You “live” in your home.
`;

/** Rules for words that are like a word of another language, but have another meaning. */
export const FALSE_FRIEND_RULES: RuleSet = createPhraseRules(
  'usage',
  'false-friend',
  TABLE,
  OTHER_MEANING,
  REASONS,
);
