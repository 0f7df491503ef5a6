/*
 * Word lists about nouns for the correction rules: a word or a pair of singular and plural each. Hyphens join
 * the words of a compound, and the order has no meaning.
 */

import { parseWordList } from './word-list.ts';

/** Nouns that have no plural, or none in their usual sense, and take neither "a" nor "many". */
export const UNCOUNTABLE_NOUNS: ReadonlySet<string> = new Set(
  parseWordList(`
accommodation advice air baggage bread butter cash cheese clothing damage dirt electricity employment energy equipment evidence flour fun
furniture garbage gold grass happiness health help homework housework housing information jewellery jewelry knowledge laughter litter love
luck luggage machinery meat milk mud music news oil oxygen patience petrol pollution poverty progress research rice rubbish safety salt sand
scenery shopping snow software soil spaghetti spinach steam strength stuff sugar sunshine thunder traffic training transport transportation
trash travel violence vocabulary water wealth weather wildlife wisdom wood work pasta literature mathematics maths physics
economics gymnastics politics sightseeing tourism education behavior behaviour bravery courage honesty freedom intelligence leisure
permission publicity rain relaxation respect unemployment fluency feedback childhood nature money ice honey jam ink ketchup lightning mail
peace anger hunger thirst nutrition cotton plastic glassware cutlery
`),
);

/** Plurals by their singular where the spelling rules don't give them or need a check: men, fish, heroes. */
export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  parseWordList(`
man/men woman/women child/children person/people tooth/teeth foot/feet mouse/mice goose/geese ox/oxen
wife/wives life/lives knife/knives leaf/leaves half/halves shelf/shelves thief/thieves loaf/loaves wolf/wolves
scarf/scarves calf/calves elf/elves self/selves sheep/sheep fish/fish deer/deer offspring/offspring aircraft/aircraft species/species series/series
salmon/salmon potato/potatoes tomato/tomatoes hero/heroes echo/echoes mango/mangoes crisis/crises analysis/analyses
phenomenon/phenomena criterion/criteria policeman/policemen policewoman/policewomen fireman/firemen businessman/businessmen
businesswoman/businesswomen grandchild/grandchildren housewife/housewives postman/postmen fisherman/fishermen sportsman/sportsmen
snowman/snowmen gentleman/gentlemen salesman/salesmen stepchild/stepchildren bookshelf/bookshelves
  `).map((pair) => pair.split('/') as [string, string]),
);

/** Nouns that take a plural verb: police, clothes; irregular plurals such as men, teeth; and parents. */
export const NOUNS_WITH_PLURAL_VERB: ReadonlySet<string> = new Set(
  parseWordList(`
people police cattle clothes trousers jeans shorts pyjamas pajamas glasses sunglasses scissors tights leggings
goods savings surroundings belongings stairs headphones earphones congratulations thanks men women children feet teeth mice
parents grandparents
  `),
);

/** Words in -s that are not a plural or a third person made with -s: news, bus, always, is. */
export const WORDS_IN_S_WITHOUT_ENDING: ReadonlySet<string> = new Set(
  parseWordList(`
news darts dominoes billiards mathematics maths physics economics politics gymnastics athletics electronics aerobics ethics statistics semantics linguistics genetics robotics
bus class glass dress boss kiss cross pass loss mess address business process success princess actress waitress
hostess stress illness happiness sickness darkness kindness fitness weakness wilderness witness harness progress
gas campus virus bonus status focus octopus circus canvas atlas christmas tennis basis crisis analysis oasis thesis
lens series species headquarters means crossroads diabetes measles minus plus us its this his yes always
across perhaps besides afterwards towards sometimes whereas unless upstairs downstairs less as is was has does
grass mass moss guess press chess cactus genius census
  `),
);

/** Countable nouns that learners use often, besides those that the app teaches. */
export const OTHER_COUNTABLE_NOUNS = parseWordList(`
accident account actor actress address adult aeroplane airplane airport album alphabet ambulance animal ankle answer ant
apartment app apple appointment area arm army article artist aunt author autumn baby back bag baker bakery balcony ball balloon banana
band bank bar basket bat bath bathroom battery beach bean bear beard bed bedroom bee beginner bell belt bench bicycle
bike bill bird birthday biscuit blanket boat body bone book bookshop boot border boss bottle bowl box boy boyfriend brain branch break breakfast bridge
brother brother-in-law brush bucket building bus business businessman businesswoman butcher butterfly button cabin cafe café cake calculator calendar camel camera camp candle cap
capital captain car card career carpet carrot castle cat ceiling centre center century chair champion chance chapter character chef
chemist chicken child chocolate choice church cinema circle city class classmate classroom clerk client clock cloud clown club coach coast
coat coin colleague collection college color colour company competition computer concert conversation cook cookie corner country couple course cousin cow
crowd culture cup cupboard curtain customer dancer date daughter day deadline decision decade dentist department desert desk dessert destination dictionary difference dinner director
disaster disease dish dishwasher doctor dog doll dolphin door doorbell dragon drawer drawing dream dress drink driver drug drum duck ear earring editor egg elephant
email emergency employee employer engine engineer envelope error essay evening event exam examination example exercise exhibition experiment expert eye face fact
factory family fan farm farmer father favour favor feeling festival fever field film finger fire firefighter flag flat flight floor flower fly folder food foot football
footballer forest fork form fortnight fox fridge friend frog fruit future gallery game garage garden gate ghost giant gift giraffe girl girlfriend glass glove goal goat
goldfish government grandfather grandma grandmother grandpa grape group guest guide guitar guitarist guy gym habit hairdresser half hall hand handbag hat head headache heart
helicopter helmet hero hill hobby hole holiday home horse hospital hostel hotel hour house housewife husband ice-cream idea illness insect instruction instrument interview invention island jacket jar job
journalist journey judge juice key keyboard kid kilometre kilometer king kingdom kiss kitchen kite kitten knee knife ladder lady lake lamp language laptop lawyer leader leaf league leg lemon lesson letter level library
lie life lift light line lion lip list literature liter litre lock lorry lunch machine magazine man manager map mark market match meal mechanic medal medicine meeting member memory menu message metre meter microwave midnight mile
mind minister minute mirror mistake model moment monkey month monument moon morning mosque mother motorbike motorcycle mountain mouse moustache mouth movie museum mushroom musician name neck necklace neighbor
neighbour neighbourhood neighborhood nephew nest newspaper niece night nose note notebook novel number nurse object ocean office officer onion operation opinion orange oven owner page pain painter painting pair palace pancake
paper parent park parrot partner party passenger passport password path patient peach pear pen pencil penguin pepper perfume person pet phone photo photograph photographer pianist piano picnic picture
piece pig pill pillow pilot pirate pizza place plan planet plane plant plate platform player playground pocket poem poet point policeman policewoman politician pond pool position postcard poster postman potato pound
present president price priest prince princess printer prison prize problem product professor profession programme program programmer project promise province psychologist pub pupil puppy purse puzzle queen question queue quiz rabbit
race radio railway rat reason receipt receptionist recipe record refrigerator relationship relative report reporter request restaurant result ring river road robot rock room roof rose ruler runner sailor salad
sandwich sausage scarf school science scientist screen sea season seat secret secretary sentence shark sheep shelf ship shirt shoe shop shopkeeper shower side sign singer sink sister size skirt sky skyscraper slide smartphone snack
snake sock sofa soldier solution son song soup space spider spoon sport square stadium stage stamp star station statue step stomach store storm story stranger strawberry street student studio subject suit suitcase summer
sun supermarket surgeon surname sweater sweet swimmer swimming-pool table tablet taxi tea teacher team teenager telephone television temple tent term test text theater theatre thing thief ticket tie tiger time toilet tomato tongue tool tooth
toothbrush topic torch tour tourist towel tower town toy tradition train trainer tram translator traveller traveler tree trip truck tunnel turtle twin tyre tire umbrella uncle uniform university vacation valley van vase vegetable vehicle vet video view village violin
visitor voice volcano volunteer waiter waitress walk wall wallet war wardrobe watch waterfall wave way weapon website wedding week weekend whale wheel wife wind window winner winter witch wolf woman word worker workshop world writer year zebra zoo
accountant architect electrician plumber carpenter builder cleaner cashier cyclist detective designer developer pharmacist
order notice care harm sort practice stress final hearing effect benefit mood score rule rainbow
`);

/**
 * Nouns that are names as well, where a sentence begins with them: of firms ("Apple is …"), of persons
 * ("Turner was …") and of those in a family ("Mama was …").
 */
export const NOUNS_ALSO_NAMES: ReadonlySet<string> = new Set(
  parseWordList(`
apple bell bishop bond bush butcher carpenter carter cook cooper fisher hunter knight mason miller page parker pope potter shell shepherd
smith thatcher turner wright mama mamma mummy papa daddy nana auntie uncle
  `),
);

/** Nouns that may be names where they do as persons do: "Ball had not heard", "Hall has agreed". */
export const NOUNS_ALSO_SURNAMES: ReadonlySet<string> = new Set(
  parseWordList(
    'ball baker bird church day field gardener hall hill king lake lamb lane park prince rose stone street wood wolf',
  ),
);

/** Animals that children's stories call by their kind alone: "Hare won the race", "Lion fell asleep". */
export const ANIMALS_OF_STORIES: ReadonlySet<string> = new Set(
  parseWordList(`
ant antelope badger bear beaver bee beetle buffalo camel cheetah cockerel crab cricket crocodile crow deer donkey duck eagle elephant fox frog
giraffe goat goose hare hawk hedgehog hen hippo hyena jackal kangaroo leopard lion lizard mole monkey mouse octopus ostrich otter owl panda
peacock pig porcupine rabbit rat raven rhino rooster sheep snail snake spider squirrel tiger toad tortoise turkey turtle vulture warthog wolf
zebra
  `),
);

/** Jobs and roles, which need "a" after "be" and "become": "she is a doctor". */
export const JOB_NOUNS = parseWordList(`
accountant actor actress architect artist astronaut athlete author baker barber biologist builder businessman businesswoman butcher
carpenter cashier chef chemist cleaner clerk coach consultant cook dancer dentist designer detective developer director doctor driver editor
electrician engineer farmer firefighter fireman fisherman footballer freelancer gardener guide hairdresser housewife journalist judge lawyer lecturer librarian
manager mechanic model musician nanny nurse painter pharmacist photographer physicist pianist pilot plumber poet policeman policewoman politician
postman priest programmer psychologist receptionist reporter researcher sailor salesman scientist secretary security-guard shopkeeper
shop-assistant singer soldier student surgeon tailor teacher technician tourist translator vet veterinarian volunteer waiter waitress worker writer
beginner vegetarian member orphan widow twin genius hero champion foreigner pupil teenager
`);

/**
 * Things and people of which one usually has, buys or wants one, so that they need "a". Wrong: "I have car."
 * Right: "I have a car."
 */
export const NOUNS_OWNED_SINGLY = parseWordList(`
apartment bag ball banana bath bike bicycle boat book boyfriend brother bus cake camera car cat chair child coat computer cold
cousin cup dictionary dog dream dress exam fever flat friend garden girlfriend guitar hamster hat headache helicopter horse house
husband idea interview jacket job key kitten knife lamp laptop lesson map meeting mobile mobile-phone motorbike necklace notebook parrot party pen pencil
pet phone piano picnic pizza plan plane present problem puppy question rabbit radio ring room sandwich scarf secret shirt shower sister skirt
smartphone sofa son story suitcase sweater swimming-pool table tablet taxi teacher tent test ticket toothache towel tree umbrella uncle uniform
wife window younger-brother tomato apple orange egg hobby bed desk daughter nephew niece shop restaurant wallet watch violin mistake
message letter postcard holiday walk stomachache
`);
