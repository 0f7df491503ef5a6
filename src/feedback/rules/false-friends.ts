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
now | born in ANY ,? but|and <actually> SUBJ ; used to VERB ANY* , but|and <actually> SUBJ am|is|are|live|lives|work|works|study | now
possibly | could|would you <eventually> send|help|tell|give OBJ|POSS|the | possibly
possible | any <eventual> questions|problems|changes|mistakes | possible
relatives-cousins | @have many|some|a lot? of? <parents> in NAME ; uncles|aunts|cousins and other <parents> | relatives
check-tickets | -the|of|under|out <v=@control> the|my|our|your|his|her passport|passports|ticket|tickets|luggage|bags|homework ; SUBJ|mother|father|teacher|boss FREQ? <v=controls|controlled> if|whether SUBJ|the|POSS | {v>check}
education | good|excellent|great <formation> at|in|from the? university|school | education
training-course | @do <a formation> | a training course
intend-plan | i|we <v=pretend> to study medicine|law|abroad ; SUBJ|NAME MIDADV? <v=pretend|pretends> to VERB ANY* next|this year|month|week|summer ; what do|does SUBJ <v=pretend> to do after|next | {v>intend}
stolen | phone|laptop|wallet|money|bag|bike|passport|things was|were|been <robbed> | stolen
miss-lesson | <v=@lose> the|my first|second|last|english|maths? n=lesson|lessons ; <v=@lose> the|my first|second|last|english|maths n=class ; <v=@lose> the beginning|start of the n=film|lesson|show ; <v=@lose> a good|great|fantastic n=party|film|show | {v>miss}
listen-song | BEFIN <v=hearing> POSS|the favourite|new? n=song|songs|music | {v>listen} to
travel-journey | the <travel> was DEGREE? long|short|tiring|boring | journey
best-trip | POSS|the best|worst|last|first <travel> $|,|because|when|to|in | trip
fun-time | @have a <funny> n=time|weekend|holiday | fun
economical-use | car|engine|house BEFIN DEGREE? DEGREE? <economic> ; it BEFIN DEGREE? DEGREE? <economic> to VERB | economical
campsite-place | the|our <camping> BEFIN DEGREE? full|near|clean|noisy|small|big ; @arrive|@go|@come|@return at|to the|our <camping> $|,|and | campsite
degree | @study a|my <career> ; @finish POSS <career> at|in the? university ; university <career> | degree
colleagues | POSS <colleges> at|from work ; one|some of my|his|her <colleges> ; boss and POSS|the <colleges> ; my <colleges> are|is|help|told|say|think|and | colleagues
opinion-about | my|your|his|her|same|different <meaning> about ; ^ my <meaning> is that | opinion
in-my-opinion | ^c <after p=my|our meaning> | in {p} opinion
story-film | love|horror|ghost|funny <history> ~of|book|teacher ; a <history> of|about a|two|three|some ADJ? NOUN|NOUNS who|that | story
history-lesson | @study <story> ~NOUN|ING|- ; subject|subjects is|are <story> ; POSS <story> teacher|exam | history
cuisine | @like|@love|@prefer|about the? italian|french|spanish|chinese|indian|mexican|japanese|typical|traditional <kitchen> ~NOUN|NOUNS ; <kitchen> of my|our country|region ~NOUN | cuisine
carried-out | survey|study|experiment|experiments|research|interviews BEFIN|been <realised|realized> | carried out
a-lot-of-experience | @have <a big|large experience> with|in|as | a lot of experience
go-skiing | <v=@make> n=skiing|swimming|cycling|hiking|surfing|camping $|,|in|with|and | {v>go}
do-sports | SUBJ|people|to|MODAL|NEGAUX FREQ? <v=@practise|@practice> n=sport|sports $|,|and|every|three|twice|once|because|at|in | {v>do}
shade | @sit|@sleep|@lie ANY? in|under the <shadow> of a|the ADJ? tree | shade
price | -first|second|third|big <prize> BEFIN DEGREE? DEGREE? high|low|cheap|expensive ; the <prize> of n=bread|milk|petrol|oil|food|houses|tickets|the ticket|house|flat|room? ; good|low|high|cheap|reasonable|half <prize> | price
prices | <prizes> BEFIN DEGREE? DEGREE? high|low|cheap|expensive ; the <prizes> of n=bread|milk|petrol|oil|food|houses|tickets|the ticket|house|flat|room? ; good|low|high|cheap|reasonable|half <prizes> | prices
expect-baby | BEFIN <waiting for?> a|another ADJ? n=baby ~NOUN | expecting
hope-that | ^c i|we <wait> that SUBJ|the|POSS | hope
own-room | @have|@want|@open|@buy|in POSS <proper> room|house|flat|car|company|restaurant|shop|money | own
competition | lot|much|big|strong of? <concurrence> | competition
summary | @write a|the ADJ? <resume> of | summary
reason | for this|these|many|several|different <w=motive|motives> $|,|SUBJ ; main|first|only <w=motive> why|is | {w>reason}
review | @write|@read a ADJ? <critic> of|about | review
meaning-of | the|its <signification> of|is | meaning
brand | what|which <mark> is|of POSS|the|this? car|phone|computer|bike ; the <mark> of POSS|the|this car|phone|computer|bike | brand
bill | can|could i|we|you have|bring OBJ? the <count> | bill
reading | @like|@love <lecture> ~NOUN|NOUNS ; hobby|hobbies is|are <lecture> ; the <lecture> of this|the|a book|novel|text | reading
let-go | <v=leave|leaves> me|him|her|us|them go|watch|drive|eat|do|use|see ~it ; NEGAUX <v=leave> me|him|her|us|them play|work|study|stay|have | {v>let}
sure | i|we|he|she BEFIN not|DEGREE? <secure> that|about|of | sure
safe-place | a|very|more|most <sure> place|city|town|country|area|street ; place|city|town|country|area|street BEFIN not|DEGREE? DEGREE? <sure> $|,|and|because|at ; @feel <secured> | safe
healthy | <sane> food|diet|lifestyle | healthy
abroad | <in|to the foreign|stranger> $|,|and|because|for | abroad
bother | don't|not want|like to <molest> you|him|her|them | bother
like-my-sister | ^ <as> my mother|father|sister|brother|friend|friends|parents ,? i also|love|like|want|am|have|don't | like
except | every day <accept> ; @like|@love|@eat all|everything ANY? <accept> | except
affect-health | can|will|could|may|also <w=effect> POSS|people|us|everyone|me ; ^c pollution|smoking|stress|it|this <w=effects> POSS|people|us|everyone|me | {w>affect}
do-friends | SUBJ|have|to <v=@do> a|many|some lot? of? new? n=friends | {v>make}
wear-suit | SUBJ MIDADV? <v=use|uses> a ANY n=suit|dress|skirt|shirt|jacket|coat|hat|t-shirt $|,|and|at|in|because | {v>wear}
`;

/** What the wrong word is about in English, by the names of the rules. */
const GLOSSES = `
now | what is really true
possibly | what happens in the end
possible | what comes in the end
relatives-cousins | mothers and fathers
check-tickets | power over a thing
education training-course | how a thing is made
intend-plan | what is not true
miss-lesson | things you can't find
travel-journey best-trip | all journeys in general
fun-time | what makes us laugh
economical-use | the money of a country
campsite-place | what you do there
degree | the work of a life
colleagues | schools
opinion-about in-my-opinion | what a word says
story-film | all the past
history-lesson | what a book or film tells
cuisine | a room
carried-out | something you begin to understand
price prices | what you win
own-room | what is real or right
reason | why someone does something bad
brand | points for a test
bill | saying one, two, three
reading | a long talk
let-go | going away
healthy | the mind
shade | a dark form
except | taking what is offered
affect-health | a result
`;

/** The reason of rules without a gloss. */
const OTHER_WORD = {
  simple: 'In English, we say “{right}” here, not “{wrong}”.',
  full: 'What is meant here is “{right}” in English, not “{wrong}”.',
};

/** The reasons, one line for each line of `GLOSSES`. */
const REASONS = GLOSSES.trim().replaceAll(
  /^(.*) \| (.*)$/gm,
  '$1 | “{wrong}” is about $2. Here we say “{right}”.',
);

/** Rules for words that are like a word of another language, but have another meaning. */
export const FALSE_FRIEND_RULES: RuleSet = createPhraseRules(
  'usage',
  'false-friend',
  TABLE,
  OTHER_WORD,
  REASONS,
);
