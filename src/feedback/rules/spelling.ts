/*
 * Corrects misspellings that a spelling checker would correct to another word or to two words: “moring” →
 * “morning”, “alot” → “a lot”; and words written in two: “birth day” → “birthday”.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import { explain, type RuleExplanation, type RuleSet } from '../patterns/learner-rule.ts';
import { nameDifference } from '../spelling/name-difference.ts';

/**
 * Misspellings with their corrections, which a spelling checker would correct to another word or to two
 * words. A hyphen stands for a space.
 */
const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  parseWordList(`
mach/much taht/that yuo/you lke/like oher/other thsi/this wiht/with moring/morning accomodation/accommodation acommodation/accommodation adress/address adres/address allways/always alot/a-lot allmost/almost allready/already
allright/all-right alredy/already althought/although amasing/amazing analise/analyse anual/annual aparment/apartment appartment/apartment apartament/apartment
apropriate/appropriate arround/around artical/article asistant/assistant athmosphere/atmosphere atention/attention autor/author avaible/available crowdy/crowded
avalable/available awfull/awful basicly/basically beatiful/beautiful beautifull/beautiful beautful/beautiful beautyful/beautiful becaus/because becouse/because
becase/because beacause/because becuase/because befor/before begining/beginning beggining/beginning beleive/believe belive/believe bycicle/bicycle
bisness/business bussiness/business buisness/business bussines/business calender/calendar carefull/careful careing/caring catagory/category cemetary/cemetery
certanly/certainly choise/choice chocolat/chocolate choclate/chocolate cinama/cinema colection/collection collegue/colleague collegues/colleagues comming/coming
comand/command comunicate/communicate comunication/communication comfortible/comfortable confortable/comfortable compleatly/completely completly/completely
concious/conscious conection/connection convinient/convenient correctely/correctly curiousity/curiosity dangerus/dangerous dangeros/dangerous decied/decide
definately/definitely definatly/definitely definetly/definitely delicius/delicious delicous/delicious desicion/decision decission/decision develope/develop
developement/development diference/difference diferent/different differnt/different dificult/difficult difficalt/difficult diffrent/different
dissapear/disappear disapear/disappear dissapointed/disappointed disapointed/disappointed diner-time/dinner-time discusion/discussion easely/easily eigth/eighth
eficient/efficient embarassed/embarrassed embarassing/embarrassing embarrased/embarrassed enviroment/environment enviromental/environmental especialy/especially
exampel/example exellent/excellent excelent/excellent exercice/exercise excercise/exercise exersise/exercise exept/except existance/existence
expecially/especially expencive/expensive expensiv/expensive experiance/experience experince/experience explane/explain extremly/extremely familly/family
famly/family familiy/family famouse/famous favorit/favorite favourit/favourite favrite/favourite feild/field finaly/finally finnaly/finally foreing/foreign
foriegn/foreign forgoten/forgotten fourty/forty freind/friend freinds/friends frend/friend friendley/friendly frindly/friendly fullfil/fulfil futur/future
garantee/guarantee generaly/generally goverment/government goverments/governments grammer/grammar gratefull/grateful greatful/grateful greese/grease
guidence/guidance happend/happened happends/happens happyness/happiness healty/healthy helthy/healthy heigth/height helpfull/helpful holydays/holidays
holliday/holiday hollidays/holidays hospitel/hospital housband/husband hurryed/hurried imagin/imagine imediately/immediately immediatly/immediately
inmediately/immediately importent/important importante/important inteligent/intelligent intelligente/intelligent intresting/interesting intersting/interesting
interessting/interesting interessant/interesting interesing/interesting intrested/interested independant/independent indipendent/independent instrumant/instrument invitate/invite
jewelery/jewellery jurney/journey journy/journey kitchin/kitchen knowlege/knowledge knowledg/knowledge langage/language languaje/language languge/language
lenght/length libary/library libarary/library litle/little litlle/little lonly/lonely losted/lost borned/born loverly/lovely maintainance/maintenance
mariage/marriage marrige/marriage medecine/medicine medicin/medicine millenium/millennium minuts/minutes mispell/misspell misteak/mistake mountin/mountain
mountians/mountains moovie/movie musik/music nabour/neighbour neigbour/neighbour neccesary/necessary necesary/necessary neccessary/necessary nessesary/necessary
nervious/nervous nineth/ninth noticable/noticeable occured/occurred ocasion/occasion occassion/occasion ofen/often oftern/often oportunity/opportunity
oppinion/opinion opinon/opinion orange-juce/orange-juice parlament/parliament paralel/parallel payed/paid pepole/people peaple/people peple/people poeple/people
peopel/people perfom/perform performence/performance permision/permission personaly/personally persue/pursue phisics/physics photografy/photography
picknick/picnic pleasent/pleasant plesure/pleasure politly/politely posible/possible possable/possible potatoe/potato prefered/preferred prefering/preferring
preffer/prefer probaly/probably probly/probably problably/probably proffesional/professional profesional/professional proffesor/professor profesor/professor
prononciation/pronunciation pronounciation/pronunciation publick/public quallity/quality qualitiy/quality questionaire/questionnaire realy/really
reccomend/recommend recomend/recommend reccommend/recommend recieve/receive recieved/received recieves/receives recieving/receiving receit/receipt
refered/referred religous/religious remeber/remember rember/remember remenber/remember responsable/responsible restaurent/restaurant resturant/restaurant
restaurante/restaurant restorant/restaurant rythm/rhythm sandwitch/sandwich sandwhich/sandwich saturady/Saturday scholl/school shcool/school scool/school
sience/science seperate/separate separatly/separately seperately/separately shure/sure similiar/similar similer/similar sincerly/sincerely smoll/small
somethink/something sombody/somebody someting/something somthing/something souvenier/souvenir speach/speech speek/speak spagetti/spaghetti sponser/sponsor
stoped/stopped stoping/stopping shoping/shopping swiming/swimming runing/running geting/getting siting/sitting puting/putting writting/writing eatting/eating
makeing/making takeing/taking haveing/having comeing/coming liveing/living driveing/driving studing/studying studie/study studyed/studied tryed/tried
carryed/carried strenght/strength succesful/successful successfull/successful sucessful/successful sucess/success succes/success suprise/surprise
suprised/surprised surprize/surprise suprising/surprising sugestion/suggestion teached/taught teatcher/teacher techer/teacher teh/the hte/the adn/and
thier/their thoose/those throught/through tommorow/tomorrow tomorow/tomorrow tommorrow/tomorrow tomorrom/tomorrow tounge/tongue togheter/together
togather/together toghether/together traficc/traffic trafic/traffic travell/travel tryied/tried twelvth/twelfth twelth/twelfth untill/until
unfortunatly/unfortunately unfortunatelly/unfortunately unforgetable/unforgettable univercity/university univeristy/university universaty/university
usefull/useful useally/usually usualy/usually usally/usually vegatable/vegetable vegetabels/vegetables vegtables/vegetables visiters/visitors
vocabulery/vocabulary wather/water weater/weather wether/whether wendsday/Wednesday wensday/Wednesday wednsday/Wednesday wich/which whith/with wiht/with
wonderfull/wonderful woud/would writen/written wrot/wrote yestarday/yesterday yesturday/yesterday yerterday/yesterday thruth/truth truely/truly belived/believed
beleived/believed knifes/knives airplain/airplane aeroplan/aeroplane advertisment/advertisement argueing/arguing arguement/argument assignement/assignment
bananna/banana breakfest/breakfast brakfast/breakfast brekfast/breakfast brocoli/broccoli brothere/brother chiken/chicken chikken/chicken citys/cities
cloths-shop/clothes-shop computor/computer confidance/confidence cosin/cousin cuple/couple dauther/daughter daugther/daughter dolar/dollar doughter/daughter
elefant/elephant enaugh/enough enought/enough enoguh/enough enjoing/enjoying evry/every everthing/everything everybodys/everybody's everywere/everywhere
febuary/February febrary/February fotball/football footbal/football fruites/fruits fourteeth/fourteenth gras/grass hapy/happy happely/happily hause/house
intrest/interest considerated/considered equiped/equipped foto/photo fotos/photos differents/different
importants/important interestings/interesting waring/wearing aswell/as-well thankyou/thank-you alittle/a-little atall/at-all eventhough/even-though inorder/in-order highschool/high-school livingroom/living-room somuch/so-much verymuch/very-much thesedays/these-days everynight/every-night everyweek/every-week everymorning/every-morning everytime/every-time everyyear/every-year goodmorning/good-morning noone/no-one inspite/in-spite nextto/next-to atleast/at-least eachother/each-other icecream/ice-cream incase/in-case infact/in-fact infront/in-front ofcourse/of-course
`).map((pair) => {
    const [wrong = '', right = ''] = pair.split('/');
    return [wrong, right.replaceAll('-', ' ')] as const;
  }),
);

/** Why a word is written in this way; most have no other reason than their spelling. */
function explainSpelling(wrong: string, right: string): RuleExplanation {
  if (right.includes(' ')) return explain('These are two words: “{right}”.');
  if (/[^i]ed$/.test(wrong) && !right.endsWith('ed'))
    return {
      simple: 'This verb takes no -ed: “{right}”.',
      full: 'The verb is irregular: “{right}”, without -ed.',
    };
  if (/fes$/.test(wrong) && right.endsWith('ves'))
    return explain('For more than one, “f” changes to “v” here: “{right}”.');
  const difference = nameDifference(wrong, right.toLowerCase());
  if (difference !== undefined)
    return {
      simple: `We write “{right}” ${difference}.`,
      full: `It is spelled “{right}” ${difference}.`,
    };
  return SPELLING_EXPLANATION;
}

/** The explanation of words that are misspelled in more than one place. */
const SPELLING_EXPLANATION = {
  simple: 'More than one letter is different: we write “{right}”.',
  full: 'More than one letter is different: it is spelled “{right}”.',
};

/** Words that learners write in two, with a hyphen at the space. Wrong: "birth day". */
const WRITTEN_IN_TWO = parseWordList(`
birth-day child-hood class-mate class-mates foot-ball basket-ball volley-ball grand-mother grand-father grand-parents
news-paper note-book rain-coat sun-glasses air-port super-market week-ends my-self him-self them-selves your-self our-selves
every-where some-where some-thing every-thing any-thing every-body any-body week-end week-days class-room class-rooms house-work home-work after-noon break-fast text-book police-man straw-berry snow-man rain-bow hair-dresser head-ache neighbour-hood mean-while sea-side birth-days country-side bed-rooms bath-rooms
`).map((words) => words.split('-') as [string, string]);

/** A rule for each misspelling: the pattern `<definately>` is that word, and `fix` replaces it. */
export const SPELLING_RULES: RuleSet = {
  kind: 'spelling',
  explanation: SPELLING_EXPLANATION,
  rules: [
    ...[...MISSPELLINGS].map(([wrong, right]) => ({
      id: `spelling/${wrong}`,
      find: `<${wrong}>`,
      fix: right,
      explanation: explainSpelling(wrong, right),
    })),
    ...WRITTEN_IN_TWO.map(([first, second]) => ({
      id: `spelling/${first} ${second}`,
      find: `<${first} ${second}>`,
      fix: first + second,
      explanation: explain('We write the two words as one: “{right}”.'),
      // Right: "each and every thing".
      ...(first === 'every' ? { unless: 'each and every' } : {}),
    })),
  ],
};
