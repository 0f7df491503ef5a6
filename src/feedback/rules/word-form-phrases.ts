/*
 * Corrects nouns, verbs, adjectives and adverbs of one family in each other's place: “the dead of my
 * grandfather” → “the death of my grandfather”, “I strong believe” → “I strongly believe”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `a|the|big|main|great|no|only|any <different> between`: “the [different] between them”.
 *   a | b ; c | d    a row of a table of rules: the name “a”, its patterns “b” and “c”, the correction “d”
 *   a b | c | d      a row of a table of reasons: names “a” and “b”, the simple reason “c”, the full one “d”
 *   <…>              the wrong words, which `fix` replaces
 *   a|the            one of these words
 *   of?              this, or nothing
 *   ~ful|of          the next word is none of these; takes no word itself
 *   -the|of|in       the word before is none of these; takes no word itself
 *   ^                the sentence begins here
 *   ^c               a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                the sentence ends here
 *   @have            any form of “have”: have, has, had, having
 *   =ADJ             a word that is nothing else: “big”, not “open”, which is a verb as well
 *   w=news           this word, which `fix` and the reasons quote as {w} (so also n, v); empty where the
 *                    pattern took no word
 *   {w:ly}           its adverb: “slowly”
 *   {v:nounof}       the noun of a verb: “advice” of “advise”
 *   {w:adjective}    it without -s: “big” of “bigs”
 *   {v:ing}          its -ing form: “going”
 *   {n:adjectiveof}  the adjective of a noun: “angry” of “anger”
 *   {w:fromly}       the adjective: “quick” of “quickly”
 *   VERBS “goes”, PAST “went”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”
 *   DET “the, my, some …”
 *   BEFIN “am, is, was …”, MODAL “can, won't …”
 *   DEGREE “very, too …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {next}
 *   the word after the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createPhraseRules } from './phrase-rules.ts';

/** Rules for words of one family in each other's place: “I [strong → strongly] believe”. */
const TABLE = `
degree | BEFIN|@look|@feel <w=extreme|incredible|real|absolute|complete|total|unbelievable|surprising|particular> =ADJ $|,|and|but|because|to|in|for|when|with | {w:ly}
before-verb | i|we|they <w=strong|complete|total|full|absolute|definite|real|sincere|firm|general|usual|normal|final> n=believe|agree|disagree|recommend|support|understand|think|hope|want|like|enjoy|get|go | {w:ly}
at-the-start | ^ <w=unfortunate|fortunate|final|general|usual|normal|sudden|personal|recent|basic|obvious> , | {w:ly}
hard | @work|@study|@train|@practise|@try extremely|very|so|really? <hardly> $|every|to|and|,|for|because|all|in | hard
as-well-as | n=@speak|@run|@work|@sing|@drive|@move|@write|@learn ANY? as <w=fluent|quick|careful|slow|clear|quiet|easy> as | {w:ly}
difference | a|the|big|main|great|no|only|any <different> between ; @make|@see|@know a|the|any ADJ? <different> $|between | difference
scared | i|we am|was|were|'m|felt|feel so|very|really|too|always? <scary> $|,|and|because|when|but|of|that|by|at | scared
safety | the|POSS <safe> of the|POSS|our? people|workers|children|students|employees|passengers|patients|users|visitors|citizens|staff|NAME | safety
possibility | a|the|any|no strong|good|real|big|small|great? <possible> that|of | possibility
angry-easily | @get|@become angry|tired|bored|ill|sick|lost|upset|nervous|cold|hurt <easy> $|,|and|because|when|or | easily
close-the-door | @open|@close|@shut|@lock|@drive|@wash|@carry|@push|@pull|@answer|@read the|POSS|a NOUN|NOUNS very|so|too|really <w=quick|slow|careful|quiet|bad|perfect|patient> $|,|and|because|but|to|when ; @open|@close|@shut|@lock|@drive|@wash|@carry|@push|@pull|@answer|@read <w=quick|slow|careful|quiet|patient> the|POSS|a NOUN|NOUNS | {w:ly}
height | the <high> of the|this|a tower|mountain|building|tree|wall|bridge|room|ceiling | height
length | the <long> of the|this|a|my | length
width | the <wide> of the|this|a|my | width
depth | the <deep> of the|this|a|my | depth
strength | the <strong> of the|this|my|our | strength
patience | @have|@need|@lose no|enough|much|any|my|so|more? much? <patient> $|with|for|and|, ; @have|@need|@lose a lot of <patient> $|with|for|and ; a|the lot of <patient> $|with | patience
confidence | @have|@need|@lose|@gain|@give no|enough|much|any|my|more|me? <confident> $|in|to|and|, ; @have|@need|@lose|@gain|@give a lot of <confident> $|in|to|and | confidence
relationship | a|my|our|their|POSS very? good|close|bad|great|strong|better|special <relation> with|between | relationship
marriage | POSS|after|happy <marry> is|was|$|lasted|ended | marriage
noun-of-verb | a|an|no|this ADJ <v=inform|explain|decide|choose|suggest|invite|describe|arrive|improve|develop|succeed|grow|behave|believe> $|of|about|,|is|was|in | {v:nounof}
life | POSS <live> is|was|in|here|now|has|$|and|,|a|i|we|because|very|completely|for|with ; ^c the <live> is|in|was ; of|about|better|normal|whole|healthy <live> $|,|and|because|in|for|is ; a|an|his|her|my =ADJ <live> $|in|with|and|, | life
live | want|like|going|love|wants|prefer|able to <life> in|with|on|near|alone|here|there|together ; i|we|they <life> in|with|near | live
succeed | he|she|they <success> in|at | succeeded
bathroom | <bath room> | bathroom
bedroom | <bed room|rooms> | bedroom
pollution | the|air|water|of <pollute> is|of|in|has|$|are | pollution
noise | lot of <noisy> $|in|from|at|outside|and ; there BEFIN too? much|no <noisy> $|in|from|at|outside|and ; @make|@hear too? much|no <noisy> $|in|from|at|outside|and | noise
experience | -BEFIN|not|very|so|too of|much|no|enough|work|any|some <experienced> $|in|with|as|, | experience
death | the|after|since <dead> of my|his|her|our|their father|mother|grandfather|grandmother|brother|sister|husband|wife|son|daughter|uncle|aunt|dog|cat|friend|parents|grandparents ; the|after|since <dead> of NAME | death
dead | grandfather|grandmother|father|mother|dog|cat|parents|grandparents|he|she|they|uncle|aunt BEFIN already|now? <death> | dead
knowledge | a|good|some|much|little|any|enough|great <know> of|about | knowledge
loss | the|a|big|great|POSS <lost> of | loss
weight | my|his|her|our|their <weigh> is|was|of|$ | weight
well-after-be | english|spanish|food|weather|hotel|restaurant|level|pronunciation|grammar|idea|film|service|book|place|result|party|concert BEFIN not? very|so|really|too? <well> $|,|and|because|but|in|for|there|yet | good
taste-good | n=@taste|@smell|@sound very|so|really|quite? <well> $|,|and|because|but | good
criticism | under|much|more|increasing|growing ADJ? <critic> for|from|$|about | criticism
choice | a|the|good|bad|right|wrong|no <choose> $|,|and|because|between | choice
success | a|big|great|the|real|huge <succeed> $|,|and|of|in|because ; of|my|his|her|their <succeed> $|, | success
belief | POSS|strong|religious <believe> in|is|$ ; POSS|religious <believes> | belief
growth | the|economic|fast|population <grow> of|is|in|$ | growth
health | POSS|good|bad|mental|physical|for <healthy> $|,|and|is|was|has|will|because ; mental|physical <healthy> ; for POSS|our <healthy> ; bad|good|important for <healthy> ~NOUN|NOUNS|ADJ|ING|people|children|and | health
beauty | the <beautiful> of | beauty
importance | the <important> of | importance
hunger | of <hungry> $|, | hunger
anger | full|out|afraid of <angry> $|, ; POSS <angry> $|, | anger
use-of | the <using> of | use
analysis | an|the|my ADJ? <analyse|analyze> of | analysis
proof | no|the|any|some <prove> of|that | proof
plural-adjective | <w=goods> friends|people|things|students|teachers|players|books|films|ideas|places|songs|results|memories|marks|jobs|restaurants ; <w=news> shoes|friends|clothes|houses|cars|phones ; help|of|with|from|in|for|the|many|like|and|to|some <w=others> people|countries|students|cities|places|languages|children|animals|cultures ; -the|of|in <w=colds|olds|youngs|hots|bigs|smalls|longs|nices|riches|highs|reds|blues|greens|blacks|whites|interestings|mores> drinks|people|men|women|children|students|houses|shoes|eyes|things|countries|cities|animals|friends|clothes|flowers|places|buildings|languages|words|days|books|cars|trousers|jeans | {w:adjective}
really-like | my|our|his|her|their|i|we|they|you|he|she|NAME n=NOUN|NOUNS? <very> like|likes|love|loves|enjoy|enjoys|want|wants|hate|hates|need|needs|appreciate|liked|loved|enjoyed|wanted | really
gardening | n=hobby|hobbies|passion is|are|was <v=garden|cook|swim|read|sing|travel|fish|hike|run|draw|ski|climb|cycle> $|,|because | {v:ing}
pleased | HESHE|i|we|they|BEFIN BEFIN? very|so|really|too <pleasure> $|with|to|because|,|and|when | pleased
successful | i|he|she|they|we|NAME|it|party|concert|event|business|company|film BEFIN very|so|really? <success> $|in|because|at|,|and ~ful|of | successful
and-adjective | @be|am|'m DET? DEGREE? =ADJ and DEGREE? <n=patience|kindness|honesty|confidence|ambition|curiosity|generosity|intelligence> ~ADJ|of|BEFIN|was|VERBS|PAST | {n:adjectiveof}
kindness | forget|appreciate|remember POSS <kind> $ ; forget|appreciate|remember POSS <kind> and help|support|patience|love|hospitality ; thank|thanks OBJ? for POSS <kind> $ ; thank|thanks OBJ? for POSS <kind> and help|support|patience|love|hospitality | kindness
different-things | from|in|many|of|with|to|have|has|had|some|two|three|these|are|by|for|at <difference> n=countries|people|ways|cultures|places|languages|kinds|types|things|cities|schools|subjects|ages|opinions|colours|reasons|parts|foods|games|jobs|shops|ideas|times|levels | different
fresh | everything|food|bread|fish|fruit|vegetables|salad|coffee|meat|it is|are|was|were DEGREE? <freshly> $|,|and|because | fresh
adverb-behind-be | BEFIN not? very|so|too|quite|really <w=hardly|easily|quickly|slowly|beautifully|quietly|badly|nicely|comfortably|happily|sadly|differently|safely|noisily|carefully|dangerously|terribly|perfectly|cheaply|loudly|strictly|politely|angrily> $|,|and|because|but|for|to | {w:fromly}
if-necessary | if|when|where|as <w=necessarily|possibly> $|, | {w:fromly}
cleaned | BEFIN very|so|really <w=cleaned> $|,|and|because|but | clean
sudden-death | POSS|the sudden|early|tragic|untimely|recent|terrible <dead> was|is|made|has|had|came|and|of|$|,|in|at ; before|after|until|since POSS <dead> $|,|in|i|we|he|she|they ; POSS <dead> was|made|came a|me|us|the|in | death
risen-sharply | n=@rise|@fall|@increase|@decrease|@grow|@drop|@improve|@change|@decline <w=dramatic|significant|rapid|sharp|steady|considerable|gradual|drastic|constant|enormous|substantial> $|,|over|in|since|during|and|because|last|by|between|after|from|for | {w:ly}
done-quickly | look|looked|finish|finished|learn|learned|learnt|do|did|write|wrote|answer|answered|read|clean|eat|ate|solve|solved|use|open|check it|them|this|that up|out? very|too|so|really? <w=quick|careful|slow|correct|perfect|regular|polite|quiet> $|,|and|because | {w:ly}
hardly | i|he|she|we|they|you MODAL? <hard> had|have|has|ever|knew|know|believe|wait|speak|understand|recognised|recognized time|any|anyone|anything|a|enough|him|her|it|the|them|us|each ; can|could <hard> believe|wait|speak|understand|see|hear|breathe|walk | hardly
`;

/** The reason of rules that have none in `REASONS`: an adjective stands in the place of its noun. */
const NOUN_NEEDED = {
  simple: '“{wrong}” tells what someone or something is like. The name for it is “{right}”.',
  full: '“{wrong}” is an adjective; here we need the noun “{right}”.',
};

const REASONS = `
degree | “{w}” describes a thing. Before a describing word it is “{right}”. | “{w}” is an adjective; another adjective needs the adverb “{right}” before it.
before-verb | “{w}” describes a thing. To tell how we {n}, we say “{right}”. | “{w}” is an adjective; the verb “{n}” needs the adverb “{right}”.
at-the-start | “{w}” describes a thing. Before a whole sentence it is “{right}”. | “{w}” is an adjective; the whole sentence needs the adverb “{right}”.
hard | “Hardly” means “almost not”. For “with a lot of work” we say “hard”. | “Hardly” means “almost not”; the adverb for a lot of effort is “hard”.
scared | A “scary” thing frightens people. The people are “scared”. | What frightens people is “scary”; those who feel it are “scared”.
angry-easily | “Easy” describes a thing. To tell how it happens, we say “easily”. | “Easy” is an adjective; the verb needs the adverb “easily”.
close-the-door | “{w}” describes a thing. To tell how we do it, we say “{right}”. | “{w}” is an adjective; the verb needs the adverb “{right}”.
as-well-as | “{w}” describes a thing. To tell how we do it, we say “{right}”. | “{w}” is an adjective; the verb “{n}” needs the adverb “{right}”.
relationship | How two people are together is their “relationship”. A “relation” is a person in your family. | Between people who know each other it is a “relationship”; “relations” are between countries or facts.
marriage noun-of-verb pollution knowledge weight choice success belief growth analysis proof | “{wrong}” tells what we do or what happens. The name for it is “{right}”. | “{wrong}” is a verb; here we need the noun “{right}”.
life | “Live” is what we do. Our time in the world is “life”. | “Live” is the verb; here we need the noun “life”.
live | “Life” is the name of a thing. What we do is “live”. | “Life” is the noun; here we need the verb “live”.
succeed | “Success” is the name of a thing. Here we tell what happened: “succeeded”. | “Success” is the noun; the sentence needs the verb “succeeded”.
bathroom bedroom | We write the two words as one: “{right}”. | This compound is written as one word: “{right}”.
death sudden-death | “Dead” describes a person. The end of a life is “death”. | “Dead” is an adjective; here we need the noun “death”.
dead | “Death” is the end of a life. A person is “dead”. | “Death” is the noun; after “be” we need the adjective “dead”.
loss | “Lost” tells what happened. The name for it is “loss”. | “Lost” is a form of the verb; here we need the noun “loss”.
well-after-be | “Well” tells how we do something. To tell how a thing is, we say “good”. | After “be” an adjective describes the thing, “good”; “well” is the adverb.
taste-good | “Well” tells how we do something. To tell how a thing is, we say “good”. | “{n}” links the subject to an adjective, “good”; “well” is the adverb.
criticism | A “critic” is a person. What this person says is “criticism”.
use-of | “Using” is what we do. The name for it is “use”: “the use of”. | The verb “use” has its own noun, “use”, so “the use of” needs no -ing form.
plural-adjective | “{right}” describes “{next}”, so it has no -s. | “{right}” is an adjective here, and English adjectives take no plural -s.
really-like | “Very” goes before describing words. Before “{next}” we say “really”. | “Very” modifies adjectives; the verb “{next}” takes “really”.
gardening | The name of what we do for fun often ends in -ing: “{right}”. | As the name of an activity, the verb takes its -ing form: “{right}”.
pleased | “Pleasure” is the name of the feeling. A person is “pleased”. | “Pleasure” is a noun; after “be” we need the adjective “pleased”.
successful | “Success” is the name of the thing. What goes well is “successful”. | “Success” is a noun; here we need the adjective “successful”.
and-adjective | “{n}” is the name of the thing. A person is “{right}”. | “{n}” is a noun; beside another adjective we need “{right}”.
kindness | “Kind” describes a person. What this person has is “kindness”. | “Kind” is an adjective; after “{last}” we need the noun “kindness”.
different-things | “Difference” is the name of a thing. To describe {n}, we say “different”. | Before the noun “{n}” we need the adjective “different”.
fresh | “Freshly” tells how a thing is done. What the thing is like is “fresh”. | After “be” we need the adjective “fresh”, not the adverb.
adverb-behind-be | To tell what someone or something is like, we say “{right}”, without -ly. | After “be” we need the adjective “{right}”, not the adverb.
if-necessary | After “{last}” we say “{right}”: it is short for “{last} it is {right}”. | The phrase is short for “{last} it is {right}”, with an adjective.
cleaned | “Cleaned” is what you did. How it is now is “clean”. | “Cleaned” is what was done; the adjective is “clean”.
risen-sharply | “{w}” describes a thing. To tell how it changes, we say “{right}”. | “{w}” is an adjective; the verb needs the adverb “{right}”.
done-quickly | “{w}” describes a thing. To tell how we do it, we say “{right}”. | “{w}” is an adjective; the verb needs the adverb “{right}”.
hardly | “Hard” means “with much work”. “Almost not” is “hardly”. | “Hard” is the adverb of effort; “almost not” is “hardly”.
`;

export const WORD_FORM_PHRASE_RULES: RuleSet = createPhraseRules(
  'word-form',
  'word-form-phrase',
  TABLE,
  NOUN_NEEDED,
  REASONS,
);
