import { findEntry } from './english.ts';
import { JOB_NOUNS, NOUNS_WITH_PLURAL_VERB, OTHER_COUNTABLE_NOUNS, UNCOUNTABLE_NOUNS } from './nouns.ts';
import { parseWordList } from './word-list.ts';

/**
 * Whether a noun has a plural and takes "a". `both`: "a coffee" is a cup of it, "coffee" the drink, so that
 * no article and no number is wrong. `unknown`: the lexicon does not say.
 */
export type Countability = 'countable' | 'uncountable' | 'both' | 'plural-only' | 'unknown';

/**
 * Nouns with an uncountable and a countable sense that learners use, or without an article in fixed phrases
 * such as "in time" and "on stage". "Bus" and "hospital" are not here: rules know "by bus" and "in hospital".
 */
const BOTH = new Set(
  parseWordList(`
ability abuse access achievement action activity adventure age agreement aid air alcohol anxiety appearance approval argument art aspect
athletics attack attention attitude authority average awareness background balance ball bank bark base basketball beauty beer belief
birth blood board body bread breakfast brick business cable cake camp cancer capital care cause cell ceremony chance change
chapel charge charity cheese chicken chocolate choice church cinema class cloth clothing coal coat code coffee cold college colour color
comfort command comment commerce commitment communication company comparison competition complaint concern concrete
condition conduct confidence conflict confusion connection construction contact content contrast control conversation cooking copper corn
corruption cost cotton court cover cream creation credit crime crisis criticism culture cure currency custom damage dance danger dark
data date dawn day dealing death debate debt decision decline defeat defence defense delay delight delivery demand democracy depression depth
desire destruction detail development dialect diet difference difficulty dinner direction discipline discount discovery discrimination
discussion disease disorder distance distinction distribution doubt drama drawing drink drive drug duck duty earth effect effort egg
embarrassment emotion emphasis end energy engineering entertainment entry environment error escape evening evil examination example
exception exchange excitement excuse exercise existence expansion expectation expense experience experiment expression extension eye fabric
face fact failure faith fame family fashion fat fate fear feeling fiction figure finance fire fish flight flow focus food football force
form fortune freedom friendship fruit fuel function funding fur future gain game gas gender generation genius glass glory goal gold golf
government grace grain gravity grief ground growth guard guidance guilt gymnastics habit hair ham harm hate hatred heart heat heaven height hell help
history hockey holiday home hope hospital hour humor humour hunting ice identity illness imagination impact importance improvement
income increase independence industry inflation influence injury injustice innocence inquiry insight instruction insurance
interest internet interview investment involvement iron island jail jazz joke joy judgment judgement juice jungle jury justice justification kindness kiss knowledge lack lamb
land language laughter law lead leadership leather lecture leisure length level liberty library life light limit line link liquid
literature loan loneliness loss love lunch magic mail maintenance majority male management marble mark market marriage mass match material meal
meaning measure measurement meat media medicine meditation membership memory mercy metal might mind mine minority mixture moment morning motion motivation
movement mud murder muscle music mystery nature need news night noise noon north nothing notice nursing obligation office oil onion
opera operation opinion opportunity opposition order organisation organization origin ownership pain paint painting panic paper parliament part participation
partnership party passage passion past patience peace peer pepper perfection performance permission personality perspective philosophy phone photography
pity place plan plant plastic play pleasure poetry point poison policy pollution porridge position potato poverty power practice praise pray prayer preference
pregnancy preparation prejudice presence present preservation pressure pride prison privacy prize procedure process production profession profit
progress promotion proof property proposal prose protection protein protest provision psychology publication punishment purpose quality quantity question
quiet race racism rain rank rate reaction reading reality reason reception recognition recovery reduction reference reflection reform
regret regulation relation relationship release relief religion rent repair repetition reply report representation reputation research reservation resistance respect
response responsibility rest result revenge revision revolution reward rhythm rice risk rock role romance room routine rope rule rush safety salad
salary salt sand satisfaction sauce scale scandal school science sculpture sea search season secret secrecy security selection self sense separation service
sewing sex shade shadow shame shampoo shape shelter shock shopping shortage show sickness side sight sign significance silence silk silver similarity
singing sister site size skill skin sky sleep slavery smell smoke snow soap society software soil solution sorrow sort soul sound soup south
space speech speed spirit sport spring staff stage stair stand standard star start state status steam steel stomach stone stop storage
strategy strength stress string structure struggle study stuff style subject success sugar summer sun sunset supper supply support surgery surprise survival
suspicion sweat swimming sympathy taste tax tea teaching team technique technology telephone television temper temperature tendency tennis tension terror text
theatre theater theft theory therapy thinking thought thunder time tin toast tobacco tomato tomorrow tone top torture touch tourism town trade tradition traffic training
translation transport travel treatment trouble trust truth turkey turn type university usage use value variation variety vegetable
victory view violence vision visit voice volume vote wage waiting war warmth washing waste water way wealth weather weight west
whole width will wind wine winter wisdom wit wonder wood wool word work world worry worship wrestling writing yard yoga youth
bed email dessert video carpet vacation breakfast dinner lunch supper foot hand mouth example detail instance
midnight today tonight yesterday autumn fall sunrise twilight sunlight moonlight mankind nightlife heaven parliament congress
banana lemon orange apple pizza pasta curry cereal yoghurt yogurt butter honey jam omelette steak lamb pork beef salmon tuna cabbage
lettuce garlic ginger coconut mango melon pumpkin carrot broccoli chilli mint herb spice flour pudding pie bacon sausage cod crab lobster shrimp
 chess volleyball baseball rugby badminton cricket karate judo ballet jogging poker skiing surfing sailing cycling
english maths math physics biology chemistry geography economics politics homework geometry algebra
plenty lots bit kind couple dozen hundred thousand million percent fun luck weekday
mum mom dad grandma grandpa mummy daddy auntie granny sir madam god heaven earth paradise captain president king queen uncle aunt father mother
`),
);

const COUNTABLE = new Set(
  parseWordList(`
ticket app website laptop blog idea problem job suggestion course subject topic mistake party week month year  hour week
photo picture song story letter message number name list plan trip journey holiday concert festival wedding birthday
bag key phone computer hotel restaurant shop supermarket street road bridge city village country island river mountain lake
dog cat bird horse friend neighbour boyfriend girlfriend husband wife teacher student boss colleague
scooter skateboard ferry tractor canoe yacht raft backpack rucksack briefcase lantern bracelet wristwatch cardigan pullover blouse
costume swimsuit raincoat overcoat charger projector drone telescope microscope thermometer hammer screwdriver ladder broom shovel axe
mattress duvet rug armchair sofa couch bookcase bookshelf cabinet candlestick chandelier kettle blender freezer cooker saucepan saucer
teapot cello flute trumpet saxophone harmonica pony puppy hamster tortoise kangaroo crocodile lizard eagle owl pigeon stapler puppet
trampoline tricycle surfboard snowboard bungalow cottage hut fireplace chimney basement attic corridor staircase elevator fountain
lighthouse windmill souvenir wheelchair motel inn cafeteria canteen nightclub kiosk campsite mug diary brochure textbook cookbook
pan scene tip barn cave fence tail pot stick route entrance parcel microphone orchestra cage carriage tank drawer comb motorway canal
tray mask shoulder cliff stall spot region feather glacier garment goose dinosaur boiler slipper packet slope ingredient conference
pier elbow itinerary throat lawn hen pebble leaflet haircut trolley thumb nap device compartment nursery appliance sketch sleeve wing
stool sword landmark napkin locker container barrier continent ornament pole blade wig submarine windowsill household forehead
clarinet nation triangle squirrel worm leopard frame paw tablecloth tomb gown ribbon globe bunch apron trend venue panda
courtyard gadget flask orchard agency academy territory network virus agent cathedral terrace mansion masterpiece suburb parachute
sauna peninsula pyramid jet district kimono hometown lab gathering reunion invitation signature timetable refund contract apology
version explanation invoice announcement method portrait gesture slogan melody headline advertisement tale coincidence accent
chart fee clue earthquake nightmare tournament bargain creature item section greeting presentation document championship newsletter
reminder statement symbol proverb thunderstorm biography logo arrow degree vacancy obstacle episode celebration paragraph
documentary thriller database excursion genre deed myth lottery task trick tune graph slice hike rehearsal footprint
skeleton escalator compliment option symptom handshake penny carnival thorn anthem disadvantage qualification requirement
metre meter kilometre kilometer kilo gram mile euro dollar recipe neighbourhood
guidebook racket visa licence campaign petition certificate diploma badge trophy pharmacy
system pipe hedgehog needle bin brake cellar crater bookstore bulb cactus cherry beetle caterpillar collar doorway eyebrow falcon
farmhouse gorilla greenhouse heater hedge hare jaguar jug koala mammal mosquito moth nut peacock peanut pineapple robin scarecrow
sparrow spaceship spade sticker snail rocket satellite warehouse throne aquarium cucumber snowball snowman socket cemetery meadow
situation advantage challenge consequence feature image cartoon
`),
);
const LISTED_COUNTABLE = new Set([...OTHER_COUNTABLE_NOUNS, ...JOB_NOUNS]);

/** Nouns that learners make plural or count, and that never have a plural in the sense learners use. */
export const STRICTLY_UNCOUNTABLE: ReadonlySet<string> = new Set(
  parseWordList(`
information advice furniture luggage baggage homework housework equipment machinery jewellery jewelry scenery traffic rubbish garbage
clothing cutlery software hardware evidence knowledge news progress research electricity accommodation transportation bread
garbage litter advertising weather feedback homework
`),
);

/**
 * Returns the countability of a noun, given in the singular and lower case. The most reliable list comes
 * first.
 */
export function getCountability(noun: string): Countability {
  if (STRICTLY_UNCOUNTABLE.has(noun)) return 'uncountable';
  if (NOUNS_WITH_PLURAL_VERB.has(noun)) return 'plural-only';
  if (COUNTABLE.has(noun)) return 'countable';
  if (BOTH.has(noun)) return 'both';
  if (UNCOUNTABLE_NOUNS.has(noun)) return 'uncountable';
  if (LISTED_COUNTABLE.has(noun)) return 'countable';
  return findEntry(noun)?.nounClass === 'person' ? 'countable' : 'unknown';
}
