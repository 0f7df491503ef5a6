/*
 * Corrects slips of the pen that make another word: “I come form Italy” → “I come from Italy”. A spelling
 * checker can't see them, so the words around tell.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `by <plain> $|,`: “we went by [plain]”.
 *   a | b ; c | d    a row of a table of rules: the name “a”, its patterns “b” and “c”, the correction “d”
 *   a b | c | d      a row of a table of reasons: names “a” and “b”, the simple reason “c”, the full one “d”
 *   <…>              the wrong words, which `fix` replaces
 *   a|the            one of these words
 *   to?              this, or nothing
 *   ANY*             none to four of these
 *   ~OBJ             the next word is not this; takes no word itself
 *   -a|the|every|of  the word before is none of these; takes no word itself
 *   ^                the sentence begins here
 *   ^c               a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                the sentence ends here
 *   @go              any form of “go”: go, goes, went, gone, going
 *   n=name|mother|…  this word, which `fix` and the reasons quote as {n} (so also v, w, m)
 *   {v>leave}        “leave” in the form of that word
 *   VERB “go”, VERBS “goes”, PAST “went”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, SUPER “biggest”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”
 *   BEFIN “am, is, was …”
 *   MIDADV “always, just …”, FREQ “always, often …”, ANY any word
 *   Reasons quote {last} the word before the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createPhraseRules } from './phrase-rules.ts';

/** Rules for slips of the pen that make another word: “I come [form → from] Italy”. */
const TABLE = `
every-day | -a|an|the|POSS|of <everyday> by|in|on|very|of ; <everyday> $|because|but|at|after|before|when|i|we|he|she|they|to|for|with|from|until|except ; ^ <everyday> SUBJ|POSS|the|NAME | every day
maybe | ^ <may be> SUBJ|the|POSS|this|that|tomorrow|there|in|next|one|some|people|because ; ,|but|and|because|so|or|think <may be> i|he|she|we|they|it|you | maybe
sometimes | ^c <some times> SUBJ|the|POSS|NAME|people|when|in ; SUBJ|and|but <some times> VERB|VERBS|i|we|he|she|they | sometimes
anyone | -not|for|at|in <any one> can|could|will|who|knows|else|wants|$ | anyone
someone | -the|this|that <some one> who|is|has|to|else|can|in|with|from|told|came|said|called|$ | someone
everyone | -and|the|the|in <every one> knows|likes|loves|wants|says|thinks|should|must|can|else | everyone
feel-fill | i|we|they|you|to|don't|didn't|can|will|he|she|always|often|never <v=fill|fills|filled> very|so|really|more|too|a|quite? bit|little? happy|sad|tired|good|bad|better|nervous|lonely|proud|cold|hungry|scared|afraid|angry|comfortable|great|sick|ill|bored|relaxed|safe|free|excited|stressed|sorry|worried|worse|hot|lucky|guilty|strong|weak $|,|and|because|but|when|about|in|with|today|yesterday|after|at|for|if|here|there|that|now ; i|we|they|you|he|she <v=fill|fills|filled> like ING|a|an|i | {v>feel}
expensive | very|too|so|more|most|really|quite|less|not <expansive> $|,|and|but|because|for|so|than|to|in|here|there|now ; <expansive> n=car|cars|clothes|phone|shoes|restaurant|restaurants|hotel|hotels|house|present|gift|watch|things|bag|city|shop|shops|ticket|tickets | expensive
bored-board | i|he|she|we|they|students|children|people BEFIN|@get|feel|feels|felt so|very|really|a|too? bit|little? <board> $|,|in|during|because|and|at|with|when|of|all | bored | bored
sweet-sweat | <sweat> dessert|desert|cake|cakes|food|taste|wine|tea|things|chocolate|fruit|dreams ; very|too|so <sweat> $|,|and|for|because | sweet | sweet
drunk-drank | ^c i|he|she|we|they|you <drunk> a|some|the|water|milk|beer|coffee|tea|too|wine|juice|it|my|so|two | drank
excited-exited | BEFIN|very|so|really|too|more|feel|feels|felt|@get <exited> $|,|about|to|and|because|for|when|that|by|at | excited
two-tow | @have|for|with|of|are|were|in|after|than|the|my|about|and|are <tow> brothers|sisters|years|days|hours|weeks|months|minutes|children|friends|cats|dogs|people|times|rooms|books|bedrooms|sons|daughters|things|languages | two
sea-see | near|in|by|at|from|to|of|into|over|across|like|love the <see> $|,|and|because|was|is|in|every|with ; blue|warm|cold|beautiful|deep|clear <see> $|,|and|because|was|is | sea
with | <whit> POSS|OBJ|the|a|an|some|many|this|these|NAME|NOUNS|him|her | with
from | SUBJ BEFIN <form> a|the ADJ? village|town|city|family|country ; @walk|@drive|@go|@run|@move|@travel <form> POSS|the|NAME ; @come|@arrive|@return|away|far|letter|email|message|present|back <form> NAME|POSS|OBJ|the|a|here|there|this|school|work|home|italy|spain|france|germany ; i|we|he|she|they|i'm|am|is|are <form> NAME | from
form | @fill in|out the|a|this|that|your|my <from> $|,|and|with ; application|booking|registration <from> $|,|and|on|is|was | form
then | ^ <than> VERB|PAST|,|add|put|mix|go|there|in|on|at|one ~OBJ | then
three | -a|the|one|that|this|big|old <tree> n=years|days|weeks|months|hours|minutes|times|people|brothers|sisters|children|friends|cats|dogs|rooms|bedrooms|books|cousins|euros|o'clock ; at <tree> o'clock | three
hour | half|quarter|NUM an|of? <our> $|,|and|later|ago|before|after|because|by|to|in|or ; an <our> $|,|and|later|ago|or|by|to|in|a | hour
our | -NUM|DIGITS|one|half|an|every|each|happy|rush|lunch|-|per <hour> n=parents|teacher|teachers|friends|family|country|neighbours|children|house|school|city|town|lives|dog|cat|holidays|holiday|class|flat|garden|team|company ~NOUN|NOUNS | our
and | NOUN|NAME|NOUNS|ADJ|, <an> my|his|your|their|the|i|he|she|we|they|then|also ; NOUN|NAME|NOUNS|ADJ|, <an> it ~NOUN|NOUNS | and
his-name | ^c <is> n=name|hobby|hobbies|hair|eyes|mother|father|brother|sister|wife|house|job|birthday|family is|are|was|has|lives|works ; and|but|because|with <is> n=name|mother|father|brother|sister|wife is|are|was|$|,|and | his
has-a | ^ he|she|it <as> a|an|two|three|many|long|short|blue|brown|got|blond|dark|big ; and|but|because|,|so|think he|she <as> two|three|many|long|short|blue|brown|got ; and|but|because|,|so|think he|she <as> a|an ADJ* NOUN|NOUNS $|in|with|at|who|which | has
were | they|we|parents|friends|children <where> at home|school|work ; people|friends|children|they|we|who|parents <where> very|not|so|really|happy|sad|tired|late|angry|ill|sick|good|nice|friendly|beautiful|full ; they|we <where> there|ING ; shops|streets|rooms <where> very|so|really|nice|friendly|beautiful|full | were
where | shops|places|cities|rooms|beaches|parks|restaurants|houses <were> i|we|you|he|she|they ; place|house|city|town|village|country <were> there is|are ; ^ <were> do|does|did|is|are|can|was ; place|house|city|town|village|restaurant|hotel|shop|country|park|beach <were> i|we|you|he|she|they|people ; know|remember|forgot|tell|asked|ask me|him|her|us? <were> is|the|my|it|to|i|we|he|she|you|they | where
of | because|out|instead|front|lot|lots|full|kind|piece|afraid|cup|bottle|glass|end|middle|member|tired|part <off> OBJ|POSS|the|a|this|these|people|things|NOUNS|ING|it | of
off | @turn|@switch it|them? <of> the|my|your|all? n=light|lights|tv|television|computer|phone|heating|alarm|music|radio|engine|oven|machine ; @take|@put <of> my|your|his|her|our|their n=shoes|coat|jacket|hat|clothes|boots|glasses|socks ; -a|the|every|of @get|@jump|@fall <of> the|my|a n=bus|train|bike|tram|horse|tree|roof|plane|chair | off
think | i|we|they|you|don't|didn't|do|also|really MIDADV? <thing> that|it|about|so|i|you|he|she|we|they|this|people|my|the | think
thing | the|a|another|every|one <think> is|was|about|of|i|we|in|,|which|that|$ ; the|a|an|my|one|same good|best|same|important|other|only|first|last|bad|worst|main|interesting|funny|difficult <think> is|was|about|of|i|we|in|,|which|to|you|that|$ | thing
leave | i|we|he|she|they|to|must FREQ? <v=live|lives|lived> home|work|school|house at|early|late|around|before DIGITS|NUM|half|ANY ; <v=live|lives|lived> the|my|our|his|her house|school|office|hotel|party at|early|late|around ANY|DIGITS|NUM | {v>leave}
felt | i|he|she|we|they|you MIDADV? <fell> very|so|really? happy|sad|tired|good|bad|better|nervous|lonely|proud|cold|hungry|scared|afraid|angry|comfortable|great $|,|and|because|but|when|about|in|with|today|yesterday|after|at|for ; i|he|she|we|they MIDADV? <fell> that i|you|he|she|we|they ; i|he|she <fell> a bit|little sad|tired|nervous|lonely|cold|hungry|scared|afraid|angry|better|ill|sick ; SUBJ MIDADV? <fell> happy|sad|tired|good|bad|better|sorry|great ~into|on | felt
fell-off | i|he|she|we|they <feel|feels|felt> off the|my|a|his|her ; i|he|she|we|they <feel|feels|felt> asleep $|and|in|on|at|during|before ; <felt> asleep ; <felt> in love ; <felt> down the stairs|steps|hill|street ; <felt> down from | fell
to-bed | @go|back to <bad> $|at|and|early|late|,|because|before|after ; @stay|@lie|@be|@read|@sleep in <bad> $|,|and|all|until|reading|with|because | bed
bad | very|too|really|so <bed> $|,|and|because|for|day|weather|idea|news|mood|mark|student|about ; a <bed> day|idea|mark|dream|cold|person|mood|smell|joke | bad
weak | feel|feels|felt|am|'m very|too|so|really|quite? <week> $|and|because|,|after|today ; is|are|was|were very|too|so|really|quite|bit|little <week> $|and|because|,|in|after|today ; feel|feels|felt|am|was|is|are|'m a bit|little <week> $|and|because|,|in|after|today | weak
hear | can|can't|couldn't|could|to|don't|didn't|will|cannot|i|we <here> the|you|from|it|about|music|that|a|OBJ|your|noises|anything|well | hear
here | live|lived|living|come|came|be|been|arrive|arrived|stay|stayed|over|right|around|near|is|are|work <hear> $|,|for|and|in|on|every|because|since|with|to|at|today ; ^ <hear> is|are|, | here
quite | BEFIN a <quiet> good|difficult|expensive|interesting|easy|common NOUN ; is|are|was|were|'s|it's|not <quit> a|ADJ|expensive|good|big|difficult|nice|hard|often|well|small|easy|old|late|long | quite
last | -a|the|POSS|this|of|one <lost> week|month|year|summer|winter|weekend|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday ~NOUN | last
prize | win|wins|won|winning|nobel a|the|first|second|third? first|second|third|big|main? <price> $|,|in|for|and|at|of | prize
plane | by <plain> $|,|to|from|and|or|because|with ; the|a|my|our|this|return <plain> ticket|tickets|left|landed|arrived|took ; the <plain> to NAME | plane
weight | @lose|@gain some|much|more|any|DIGITS? <wait> $|,|and|because|by|in|with | weight
waste | a|big|complete|total|the|@be <waist> of time|money|water|energy|food|paper ; don't|to|not|we <waist> time|money|water|energy|food|your|my|paper | waste
son | my|his|her|their <sun> is|was|and|has|likes|lives|goes|plays|who|to|name|$ ; POSS old|young|little <sun> ; eldest|youngest <sun> | son
wonder | i|'m|am|often|always|we <w=wander|wandering> if|whether|why|how|what | {w>wonder}
lunch | have|had|has|having|eat|ate|eating|cook|cooked|cooking <launch> $|,|and|with|together|at|in|time|on|because|i|we ; <launch> time|break ~NOUN|NOUNS ; @eat|@have|@cook|@buy ANY* for <launch> $|, | lunch
message | @send|@write|@leave|@read OBJ? a|an|your|the|this|my|some|another ADJ? <m=massage|massages> ~NOUN | {m>message}
dinner | have|had|has|having|for|eat|ate|after|before|cook|make|cooked|made <diner|dinning> $|,|and|with|together|at|in|time|on|because|i|we | dinner
cook | i|he|she|mother|father|grandmother|mum|mom|dad|wife|husband|sister|brother|aunt|grandma BEFIN a|the very|really? good|great|excellent|best|wonderful|fantastic|bad|amazing|better <cooker> | cook
though | even|as <tough|thought> i|he|she|it|we|they|you|the|my|there|his|her|this ; even <through> i|he|she|we|they|you | though
thought | i|we|he|she|they|always|never <though|tought|through> that|it|about|of|he|she|they|we|i|you|this|my ; people|and <tought> that|it|about|of|he|she|they|we|i|you|this|my | thought
through | @go|@walk|@look|@run|@drive|@pass|@get|@fly|@travel <trough|thought|though|tough> the|a|my|our|it|this|many|NAME | through
want | i|you|we|they|people <wont> to|a|the|some|an|more|my|this | want
whose | ^ <who 's> n=bag|car|book|pen|phone|house|idea|dog|coat|jacket|umbrella|key|bike|seat|turn is|was this|that|it ; anyone|someone|person|people|man|woman|friend|boy|girl|student|students|child|children|families|everyone <who 's> n=parents|mother|father|name|children|house|job|car|wife|husband|sister|brother|dog|dream|country|homes ; know|guess|remember|ask|wonder|^ <who 's> n=bag|car|book|pen|phone|house|idea|dog|coat|jacket|umbrella|key|bike|seat|birthday this|that|it|is | whose
his-own | of|from|with|to|in|at|about|near <he 's> n=sister|brother|mother|father|friend|friends|parents|house|wife|room|school|car|dog|job|name|son|daughter|phone|life|country|birthday|own|new|old|best | his
their-family | with|from|of|to|in <they 're> n=parents|house|children|dog|teacher|names|homework|family | their
sweets | eat|eats|ate|like|likes|love|many|some|buy|bought|chocolate|eating <sweats> $|,|and|or|because|for|from|at|with | sweets
hoping | am|'m|was|are|is|were <hopping> that|you ; am|'m|was|are|is|were <hopping> to see|hear|get|go|visit|meet|find|be|have|become|study|work|learn|pass | hoping
planning | am|'m|was|are|is|were|'re <planing> to|a|our|my|on|the|an | planning
feeling | i|he|she|we|they am|'m|was|are|is|were|'re <filling> very|so|happy|sad|bad|better|tired|sick|well|great|lonely|ill|cold ; good|great|strange|bad|nice|wonderful|same <filling> that|when|of being|happiness|joy | feeling
for-sale | is|are|was|were|house|flat|car <for sell> $|,|in|for|and|on | for sale
to-sell | want|wants|wanted|decided|have|has|had|going|try|like|need to <sale> POSS|the|it|them|a|his|things|some | sell
save | to|can|could|will|must|should|would|helps|help|we <safe> money|time|energy|electricity|lives|paper|the|our|your|my ; can|could|must|should|would|helps|want|wants|try to? <safe> water|food ; @be able to <safe> ANY | save
safe | feel|feels|felt|be|very|so|more <save> $|,|and|here|there|at|in|place|because|for|enough|when ; it|there|they|i|we|you|city|town|village|street|streets|country|area|place|car|bike BEFIN not? <save> $|,|and|here|there|at|in|because|for|enough|when | safe
please | can|could|will|would you <pleas> ; ^ <pleas|plese> ANY ; , <pleas> $ | please
me-too | ^ me <to> $|,|! ; ^ <to> late $|,|!|for|to | too
too-late | days|weeks|hours|minutes|months|much|bit|came|come|arrived|arrive|is|are|was|were|get|been|be|found|feel|looks|seems <to> late|loud|crowded|noisy|hard|dark|sweet|salty|slow|dangerous|shy|lazy|boring|short|tight|strong|tired|sick|weak $|,|and|for|because|but|so|to | too
see | can|could|to|will|must|didn't|don't <sea> the|a|my|you|her|him|them|it|us|many|that|what|if ~next|same|day | see
beach | to|at|on the? <beech> $|,|and|in|near|because|with|every|every | beach
meet | @want|@like to? <meat> you|him|her|them|us|new|my|people ; to <meat> you|him|her|them|us|my|new ; i|you|he|she|we|they can|will|could|shall|must <meat> you|at|in|him|her|them|us|on|again|each|my|$ ; let's|'ll|we <meat> you|at|in|him|her|them|us|on|again|each|my|$ | meet
sheep-ship | by <sheep> $|to|from|,|and ; on a|the <sheep> to|from | ship
word-world | @travel|@go|@fly|@sail|@live|people|places|countries|trip|journey all? around|over|across the|whole <word> $|with|because|and|, ; SUPER ~letter|letters|sound|sounds|vowel|vowels|syllable|part|mistake|error NOUN|NOUNS|ADJ in the <word> $|,|and|because ; people|everyone|everybody|nobody|nothing|country in the whole <word> ; the <word> cup|champion | world
words-of | @learn|@know|@forget|@remember|@use|@write|@practise|@teach OBJ? ANY? new|english|difficult|important|some|many|these|french|spanish|the? <worlds> in|and|from|every|that|i|$|to|like ; english|french|spanish <worlds> | words
`;

/** The reason of rules that have none in `REASONS`. */
const LOOKS_ALIKE = {
  simple: '“{wrong}” is another word. Here we need “{right}”.',
  full: '“{wrong}” is a word with another meaning; here it is “{right}”.',
};

const REASONS = `
every-day | “Everyday” goes before a noun: “everyday life”. For how often, we write “every day”.
maybe | “May be” is a verb: “it may be late”. For “perhaps”, we write one word: “maybe”.
sometimes | For “not always”, we write one word: “sometimes”.
anyone | For “any person”, we write one word: “anyone”.
someone | For a person, we write one word: “someone”.
everyone | For “all people”, we write one word: “everyone”.
feel-fill | To “fill” is to make full. To have a feeling is to “feel”.
expensive | “Expansive” means “very wide”. What costs a lot is “expensive”, with “e” after “p”.
bored-board | A “board” is flat and hard. With nothing to do, we are “bored”.
sweet-sweat | “Sweat” is water from your body. Sugar is “sweet”, with “ee”.
drunk-drank | The past of “drink” is “drank”. “Drunk” comes after “have”.
excited-exited | “Exited” means “went out”. The strong, happy feeling is “excited”, with “c”.
two-tow | To “tow” is to pull a car. The number is “two”.
sea-see | We “see” with our eyes. The big water is the “sea”.
with | We write “with” with “th” at the end.
from | A “form” is a paper to fill in. “From” tells where a person or thing starts.
form | “From” tells where a person or thing starts. The paper to fill in is a “form”.
then | “Than” compares two things. What comes next begins with “then”.
three | A “tree” has leaves. The number is “three”, with “th”.
hour our | “Our” means “of us”, and an “hour” is sixty minutes.
and | “An” goes before one thing. To join two, we write “and”.
his-name | “Is” is a verb. What belongs to him is “his”. | “Is” is the verb; before the noun “{n}” we need the possessive “his”.
has-a | “As” compares. For what someone has, we write “has”.
were where | “Where” is for a place. “Were” is the past of “are”.
of off | “Off” is the opposite of “on”. The little word in “a cup of tea” is “of”.
think thing | You “think” with your head. A “thing” is what you can see or name.
leave | You “live” in your home. When you go away, you “leave” it.
felt fell-off | The past of “feel” is “felt”. The past of “fall” is “fell”.
to-bed bad | You sleep in a “bed”. What is not good is “bad”.
weak | Seven days are a “week”. The opposite of “strong” is “weak”.
hear here | You “hear” with your ears. “Here” is this place.
quite | To “quit” is to stop. “More than a little” is “quite”.
last | What you can't find is “lost”. The one before this is “last”.
prize | A “price” is what you pay. What you win is a “prize”.
plane | “Plain” means “simple”. What flies is a “plane”.
weight | To “wait” is to stay until something comes. Kilos tell your “weight”.
waste | Your “waist” is the middle of your body. Bad use of time or money is “waste”.
son | The “sun” is in the sky. A boy is the “son” of his parents.
wonder | To “wander” is to walk around. To ask yourself is to “wonder”.
lunch | A “launch” is the start of something. The meal is “lunch”.
message | A “massage” is for your back. What you write is a “message”.
dinner | A “diner” is a restaurant or a guest. The meal is “dinner”, with “nn”.
cook | A “cooker” is a machine. A person who cooks is a “cook”.
though | In “{last} though”, the second word is “th” and “ough”, and no more.
thought | The past of “think” is “thought”.
through | From one side to the other is “through”, with “thr”.
want | “Won't” means “will not”. For a wish, we write “want”.
whose | “Who's” means “who is” or “who has”. To tell what a person has, we write “whose”: “whose {n}”. | “Who's” is short for “who is” or “who has”; the possessive form is “whose”: “whose {n}”.
his-own | “He's” means “he is”. What belongs to him is “his {n}”.
their-family | “They're” means “they are”. What belongs to them is “their {n}”.
sweets | “Sweat” is water from your body. Small sweet things to eat are “sweets”, with “ee”.
hoping | To “hop” is to jump. To wish for something is to “hope”: “hoping”, with one “p”.
planning | The verb “plan” gets a second “n” before -ing: “planning”.
feeling | “Filling” comes from “fill”: to make full. “Feeling” comes from “feel”, with “ee”.
for-sale to-sell | To “sell” is what you do. What people can buy is “for sale”.
save safe | “Safe” means “not in danger”. To keep, or to use less, is to “save”.
please | This word ends in “-ease”: “please”.
me-too too-late | For “also” or “more than is good” we write “too”, with “oo”.
see | The “sea” is water. What we do with our eyes is “see”.
beach | A “beech” is a tree. By the sea, there is a “beach”.
meet | We eat “meat”. To come together is to “meet”, with “ee”.
sheep-ship | A “sheep” gives wool. On the sea, we go by “ship”.
word-world words-of | A “word” has letters. The “world” is our earth.
`;

export const LOOK_ALIKE_WORD_RULES: RuleSet = createPhraseRules(
  'confusable',
  'look-alike-word',
  TABLE,
  LOOKS_ALIKE,
  REASONS,
);
