import type { RuleSet } from '../patterns/learner-rule.ts';
import { createPhraseRules } from './phrase-rules.ts';

/**
 * Nouns, verbs, adjectives and adverbs of one family in each other's place: "the dead of my grandfather", "I
 * strong believe". Rows: the name of a rule, its patterns between `;`, the correction of what `<` and `>`
 * enclose (see ../patterns/learner-rule.ts).
 * `a|the|big|main|great|no|only|any <different> between`: “the [different] between them”.
 * `@look` any form of it; CAPITALS kinds of words (POSS “my”, BEFIN “is”, ANY any word); `=X` of this kind
 * only; `x?` x or nothing; `^` sentence start; `$` sentence end.
 */
const TABLE = `
degree | BEFIN|@look|@feel <w=extreme|incredible|real|absolute|complete|total|unbelievable|surprising|particular> =ADJ $|,|and|but|because|to|in|for|when|with | {w:ly}
before-verb | i|we|they <w=strong|complete|total|full|absolute|definite|real|sincere|firm|general|usual|normal|final> n=believe|agree|disagree|recommend|support|understand|think|hope|want|like|enjoy|get|go | {w:ly}
at-the-start | ^ <w=unfortunate|fortunate|final|general|usual|normal|sudden|personal|recent|basic|obvious> , | {w:ly}
hard | @work|@study|@train|@practise|@try extremely|very|so|really? <hardly> $|every|to|and|,|for|because|at|all|in | hard
as-well-as | n=@speak|@run|@work|@sing|@drive|@move|@write|@learn ANY? as <w=fluent|quick|careful|slow|clear|quiet|easy> as | {w:ly}
difference | a|the|big|main|great|no|only|any <different> between ; @make|@see|@know a|the|any ADJ? <different> $|between | difference
height | the <high> of the|this|a tower|mountain|building|tree|wall|bridge|room|ceiling | height
length | the <long> of the|this|a|my | length
width | the <wide> of the|this|a|my | width
depth | the <deep> of the|this|a|my | depth
strength | the <strong> of the|this|my|our | strength
patience | @have|@need|@lose no|enough|much|any|my|so|a? much|lot? of? <patient> $|with|for|and|, | patience
confidence | @have|@need|@lose|@gain|@give no|enough|much|any|my|more|me|a? lot? of? <confident> $|in|to|and|, | confidence
relationship | a|my|our|their|POSS very? good|close|bad|great|strong|better|special <relation> with|between | relationship
marriage | POSS|after|happy <marry> is|was|$|lasted|ended | marriage
noun-of-verb | a|an|no|this ADJ <v=inform|explain|decide|choose|suggest|invite|describe|arrive|improve|develop|succeed|grow|behave|believe> $|of|about|,|is|was|in | {v:nounof}
life | POSS <live> is|was|in|here|now|has|$|and|, ; a|an|his|her|my =ADJ <live> $|in|with|and|, | life
live | want|like|going|love|wants|prefer|able to <life> in|with|on|near|alone|here|there|together ; i|we|they <life> in|with|near | live
succeed | he|she|they <success> in|at | succeeded
bathroom | <bath room> | bathroom
bedroom | <bed room|rooms> | bedroom
classroom | <class room> | classroom
homework | POSS|some|much|the <home work> | homework
weekend | <week end> | weekend
pollution | the|air|water|of <pollute> is|of|in|has|$|are | pollution
noise | lot|much|no of? <noisy> $|in|from|at|outside|and | noise
experience | of|much|no|enough|work|any|some <experienced> $|in|with|as|, | experience
death | the|after|since <dead> of my|his|her|our|their|NAME | death
dead | grandfather|grandmother|father|mother|dog|cat|parents|grandparents|he|she|they|uncle|aunt BEFIN already|now? <death> | dead
knowledge | a|good|some|much|little|any|enough|great <know> of|about | knowledge
loss | the|a|big|great|POSS <lost> of | loss
weight | my|his|her|our|their <weigh> is|was|of|$ | weight
taste-good | n=@taste|@smell|@sound very|so|really|quite? <well> $|,|and|because|but | good
criticism | under|much|more|increasing|growing ADJ? <critic> for|from|$|about | criticism
choice | a|the|good|bad|right|wrong|no <choose> $|,|and|because|between | choice
success | a|big|great|the|real|huge <succeed> $|,|and|of|in|because ; of|my|his|her|their <succeed> $|, | success
belief | POSS|strong|religious <believe> in|is|$ ; POSS|religious <believes> | belief
growth | the|economic|fast|population <grow> of|is|in|$ | growth
health | POSS|good|bad|mental|physical|for <healthy> $|,|and|is|because ; mental|physical <healthy> | health
beauty | the <beautiful> of | beauty
importance | the <important> of | importance
hunger | of <hungry> $|, | hunger
anger | of <angry> $|, ; POSS <angry> $|, | anger
advice | some|an|good|POSS <advise> $|,|and|about|on | advice
use-of | the <using> of | use
analysis | an|the|my ADJ? <analyse|analyze> of | analysis
proof | no|the|any|some <prove> of|that | proof
`;

/** An adjective in the place of its noun. */
const NOUN_NEEDED = {
  simple: '“{wrong}” describes a thing. The name of the thing is “{right}”.',
  full: '“{wrong}” is an adjective; here we need the noun “{right}”.',
};

const REASONS = `
degree | “{w}” describes a thing. Before a describing word it is “{right}”. | “{w}” is an adjective; another adjective needs the adverb “{right}” before it.
before-verb | “{w}” describes a thing. To tell how we {n}, we say “{right}”. | “{w}” is an adjective; the verb “{n}” needs the adverb “{right}”.
at-the-start | “{w}” describes a thing. Before a whole sentence it is “{right}”. | “{w}” is an adjective; the whole sentence needs the adverb “{right}”.
hard | “Hardly” means “almost not”. A lot of work is “hard” work. | “Hardly” means “almost not”; the adverb for a lot of effort is “hard”.
as-well-as | “{w}” describes a thing. To tell how we do it, we say “{right}”. | “{w}” is an adjective; the verb “{n}” needs the adverb “{right}”.
relationship | Friends have a “relationship”. A “relation” is a person in your family. | Between people who know each other it is a “relationship”; “relations” are between countries or facts.
marriage noun-of-verb pollution knowledge weight choice success belief growth advice analysis proof | “{wrong}” tells what happens. The name for it is “{right}”. | “{wrong}” is a verb; here we need the noun “{right}”.
life | “Live” is what we do. Our time in the world is “life”. | “Live” is the verb; here we need the noun “life”.
live | “Life” is the name of a thing. What we do is “live”. | “Life” is the noun; here we need the verb “live”.
succeed | “Success” is the name of a thing. Here we tell what happened: “succeeded”. | “Success” is the noun; the sentence needs the verb “succeeded”.
bathroom bedroom classroom homework weekend | We write the two words as one: “{right}”. | This compound is written as one word: “{right}”.
death | “Dead” describes a person. The end of a life is “death”. | “Dead” is an adjective; here we need the noun “death”.
dead | “Death” is the end of a life. A person is “dead”. | “Death” is the noun; after “be” we need the adjective “dead”.
loss | “Lost” tells what happened. The name for it is “loss”. | “Lost” is a form of the verb; here we need the noun “loss”.
taste-good | “Well” tells how we do something. To tell how a thing is, we say “good”. | “{n}” links the subject to an adjective, “good”; “well” is the adverb.
criticism | A “critic” is a person. What this person says is “criticism”.
use-of | Before “of” we need the name of the thing: “use”. | Between “the” and “of” stands the noun “use”, not the -ing form.
`;

export const WORD_FORM_PHRASE_RULES: RuleSet = createPhraseRules(
  'word-form',
  'word-form-phrase',
  TABLE,
  NOUN_NEEDED,
  REASONS,
);
