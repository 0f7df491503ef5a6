import { parseWordList } from './word-list.ts';

/** Adjectives that compare with -er and -est. */
export const SHORT_ADJECTIVES = parseWordList(`
angry big black blue bold brave brief bright broad busy calm cheap clean clear clever cold cool crazy creamy
curly cute damp dark dear deep dirty dry dull early easy fair fast fat few fine firm fit flat fresh friendly
funny gentle grand great green grey gray happy hard healthy heavy high hot huge hungry kind large late lazy light lively
long loose loud lonely lovely low lucky mad mean messy mild narrow near neat new nice noisy old pale plain polite poor pretty
proud pure quick quiet quite rare raw red rich ripe rough rude sad safe salty scary sharp shiny short shy sick silly
simple sleepy slim slow small smart smooth soft sore spicy steep straight strange strict strong sunny sweet tall
tasty thick thin thirsty tidy tight tiny tough ugly warm weak wealthy wet white wide wild windy wise young dusty foggy cloudy rainy
stormy icy sandy cosy cozy tricky greedy sunny lucky
`);

/** Adjectives that compare with "more" and "most", or not at all. */
export const LONG_ADJECTIVES = parseWordList(`
able absent academic active actual afraid alive alone amazing amused amusing ancient annoyed annoying anxious
artistic ashamed asleep attractive available awake aware awful bad basic beautiful beneficial best better bored boring brilliant careful careless
central certain cheerful chemical classical comfortable common complete complicated confident confused confusing
convenient correct creative crowded cruel curious daily dangerous dead delicious delighted dependent depressed depressing desperate
different difficult disappointed disappointing disgusting double economic educational effective efficient elderly electric elegant embarrassed
embarrassing emotional empty enjoyable enormous enthusiastic environmental equal essential excellent excited exciting exhausted exhausting
expensive experienced extra famous fantastic fascinated fascinating fashionable favorite favourite final financial fluent foreign formal fortunate free
frightened frightening front frustrated frustrating full fun generous glad golden good gorgeous grateful guilty handsome harmful helpful helpless historic historical
honest horrible hopeful ideal ill illegal imaginary impatient important impossible impressed impressive incredible independent industrial informal innocent intelligent
interested interesting international jealous joyful legal local logical magic main male married medical medium mental mobile modern monthly musical mysterious national
native natural naughty necessary negative nervous normal nuclear obvious official online only open opposite optimistic ordinary organic original outdoor outside own painful particular
patient peaceful perfect personal pessimistic physical pleasant pleased plastic political popular positive possible powerful practical precious pregnant previous private
professional proper public punctual ready real reasonable recent regular relaxed relaxing reliable religious responsible right romantic round royal same satisfied satisfying scared
scientific secret selfish senior sensible sensitive separate serious shocked shocking silent similar single skilled social solar sorry spare special spectacular square stressed stressful stubborn stupid successful
such sudden suitable superb sure surprised surprising terrible terrified terrifying tired tiring tolerant total touching traditional true typical unable unbelievable
uncomfortable unemployed unexpected unforgettable unfriendly unhappy unhealthy unique united unknown unlucky unpleasant unusual upset urgent used useful useless usual valuable various vegetarian
violent virtual visible weekly well western wonderful wooden worldwide worried worse worst worth wrong yellow brown purple pink orange
black blue red green white grey gray Chinese French German Italian Spanish Portuguese Russian Turkish Japanese Korean Arabic Polish Mexican Brazilian Indian American British English Canadian Australian Dutch Greek Swedish
`);

/** Adjectives that end in -ly, and "family": no adverb is made from them, nor are they taken for adverbs. */
export const LY_ADJECTIVES = parseWordList(`
friendly lovely lonely silly lively ugly early daily weekly monthly yearly likely unlikely elderly deadly cowardly
costly orderly friendly unfriendly curly hourly holy jolly only family
`);

/** Stems that take -ing for the cause of a feeling and -ed for the person: boring, bored. */
export const FEELING_STEMS = parseWordList(`
amaz amus annoy bor confus depress disappoint embarrass excit exhaust fascinat frighten frustrat interest
mov reliev relax satisfy shock surpris terrify thrill tir touch worr
`);
