/*
 * Corrects misspellings that the spelling checker (../spelling) would correct to another word, to two words
 * or in some places only: “moring” → “morning”, “alot” → “a lot”; and words written in two: “birth day” →
 * “birthday”.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import { explain, type RuleExplanation, type RuleSet } from '../patterns/learner-rule.ts';
import { nameDifference } from '../spelling/name-difference.ts';

/**
 * Misspellings with their corrections, which the spelling checker would not correct like this in every place
 * of a sentence. A hyphen stands for a space.
 */
const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  parseWordList(`
mach/much taht/that yuo/you lke/like oher/other thsi/this wiht/with moring/morning adres/address alot/a-lot allright/all-right analise/analyse
arround/around avaible/available crowdy/crowded basicly/basically becase/because befor/before bycicle/bicycle choise/choice collegues/colleagues
comming/coming compleatly/completely completly/completely decied/decide definatly/definitely definetly/definitely develope/develop
diner-time/dinner-time easely/easily eigth/eighth especialy/especially exept/except explane/explain extremly/extremely familly/family famly/family
familiy/family favrite/favourite finaly/finally finnaly/finally fourty/forty freinds/friends frend/friend frindly/friendly fullfil/fulfil
generaly/generally greatful/grateful greese/grease happend/happened happends/happens healty/healthy helthy/healthy imagin/imagine
immediatly/immediately interessant/interesting invitate/invite langage/language languge/language lenght/length lonly/lonely borned/born loverly/lovely
maintainance/maintenance minuts/minutes mountin/mountain moovie/movie musik/music nabour/neighbour nineth/ninth ofen/often oftern/often
orange-juce/orange-juice payed/paid pepole/people peaple/people peple/people poeple/people peopel/people perfom/perform personaly/personally
persue/pursue photografy/photography pleasent/pleasant plesure/pleasure politly/politely potatoe/potato probaly/probably probly/probably
problably/probably qualitiy/quality realy/really recieve/receive recieves/receives receit/receipt rember/remember saturady/Saturday scholl/school
shcool/school scool/school sience/science separatly/separately shure/sure sincerly/sincerely smoll/small speach/speech speek/speak shoping/shopping
swiming/swimming runing/running geting/getting siting/sitting makeing/making takeing/taking haveing/having comeing/coming liveing/living
driveing/driving studing/studying studie/study sucess/success succes/success techer/teacher teh/the hte/the adn/and thier/their throught/through
tounge/tongue togheter/together togather/together tryied/tried twelth/twelfth untill/until useally/usually usualy/usually usally/usually
visiters/visitors weater/weather wether/whether wendsday/Wednesday wensday/Wednesday wednsday/Wednesday wich/which whith/with woud/would
writen/written wrot/wrote thruth/truth truely/truly belived/believed knifes/knives airplain/airplane cloths-shop/clothes-shop cosin/cousin
cuple/couple dolar/dollar enought/enough enjoing/enjoying evry/every everybodys/everybody's febuary/February febrary/February fotball/football
footbal/football fourteeth/fourteenth gras/grass hapy/happy happely/happily considerated/considered equiped/equipped foto/photo fotos/photos
interestings/interesting waring/wearing aswell/as-well thankyou/thank-you alittle/a-little atall/at-all eventhough/even-though inorder/in-order
highschool/high-school livingroom/living-room somuch/so-much verymuch/very-much thesedays/these-days everynight/every-night everyweek/every-week
everymorning/every-morning everytime/every-time everyyear/every-year goodmorning/good-morning noone/no-one inspite/in-spite nextto/next-to
atleast/at-least eachother/each-other icecream/ice-cream incase/in-case infact/in-fact infront/in-front ofcourse/of-course
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
