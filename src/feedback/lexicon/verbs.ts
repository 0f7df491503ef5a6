import { parseWordList } from './word-list.ts';

/** Regular verbs that learners use often, besides those that the app teaches. */
export const REGULAR_VERBS = parseWordList(`
accept accompany achieve act add admire admit advise affect agree aim allow amaze announce annoy answer
apologise apologize appear apply appreciate approach argue arrange arrest arrive ask assist attach attack attend attract
avoid bake ban bark base bathe behave believe belong blame boil book borrow bother brush bully cancel care carry
cause celebrate change charge chase chat check cheer chew claim clap clean clear click climb close collect
comb communicate compare compete complain complete concentrate confirm confuse congratulate connect consider
consist consume contact contain continue contribute control cook copy correct cough count cover crash create criticise criticize cross
cry cycle damage dance dare date decide decorate decrease deliver demand deny depart depend describe
deserve design destroy develop die disagree disappear disappoint discover discuss dislike divide download dress drop
dry earn educate email employ encourage end enjoy ensure enter entertain escape examine exchange excuse exercise exist
expect explain explore express face fail fancy fasten fetch fill film finish fish fit fix focus fold follow force
fry gain gather graduate greet guess hand handle happen hate head heat help hike hire hope hug hunt hurry
identify ignore imagine improve include increase influence inform insist inspire intend interest interview introduce invent
invest invite iron join joke judge jump kick kill kiss knock land laugh launch learn lift like link listen live lock look
love manage mark marry matter measure mend mention mind miss mix move need notice obey observe occur offer open
operate order organise organize own pack paint park participate pass persuade phone pick plan plant play please point
post pour practise practice pray prefer prepare present press pretend prevent print produce promise pronounce protect prove
provide publish pull punish push race rain raise reach react realise realize receive recognise recognize recommend
record recycle reduce refer refuse relate relax release rely remain remember remind remove rent repair repeat
replace reply report request require rescue reserve respect respond rest result retire return review revise reward ring
risk rub ruin rush sail save scare score scream search seem separate serve settle share shop shout sign ski skate
slip smile smoke snow solve sound sort spoil stare start stay step stop store stretch study succeed suffer suggest suit
supply support suppose surf surprise surround survive suspect switch talk taste tease thank tidy tie touch train
transform translate travel treat trust try turn type use vary visit volunteer vote wait walk wander want warn wash
waste watch water wave weigh welcome whisper wish wonder work worry wrap yell
call work ask need play live want use look help talk start show try turn follow stop create speak open walk offer appear
argue bow brake breathe brainstorm charge chop confess congratulate convince crawl dial dine dislike doubt drown
envy expand explode fade flash float flow frighten gamble glance glow guarantee guide hang harm host hum impress
injure insult interrupt irritate itch knit lack laugh lick list load long march mime mop motivate multiply murder nod
object oblige obtain overtake owe perform pat pedal peel pinch plug poison polish possess practice preserve presume
program question quit raise recover reduce refill reject remark resemble resist ride rob roast roll sack satisfy scrub
shave shiver shock sip skip slap slow smash sneeze sniff soak spray sprinkle squeeze stain stamp steer stir strengthen
subtract suck summarise summarize surf suspend sway swap sweat swallow swap tackle tap tempt test threaten tick tip toast tour trace trade
trap trick trip trouble type undress unite unlock unpack update upload wag warm wave whistle wink wipe yawn zip zoom text google chat
`);

/**
 * Verbs whose base form is also a noun that the lists of nouns do not have: "I have trouble sleeping", "a
 * dance class". In patterns, `=VERB` (a word that can only be a verb) does not match them.
 */
export const VERBS_ALSO_NOUNS: ReadonlySet<string> = new Set(
  parseWordList(`
beat bend bet bite blow broadcast burst catch cost cut deal draw drive fall feed feel fight find freeze hit hold hurt lay lead leap
lie make quit read ride rise run say set shake shine shoot show shrink shut sleep smell spell spill spin split spread steal
stick sting strike sweep swim swing tear throw upset wake wear win wind act address aim answer appeal arrest ask attack attempt
bake ban bark base blame boil bother bully call cancel care carry cause challenge change charge chase chat check cheer
claim clap clean click climb close collect comment complaint concern conduct contact contract contrast control copy cough count crash cross cry
cycle damage dance dare debate decline decrease delay demand design desire dislike display dive divide doubt download drag
draft drop dry edit end equal escape estimate exchange excuse exercise export express face fail fancy fear fill finish fit fix flash float
flow focus fold force form forward fry gain gamble gather glance grab greet guess guide handle hate heal help hike hire hope hug hum hunt hurry
import increase influence injure insult interest interrupt invite itch join joke judge jump kick kill kiss knock knot lack land laugh launch
lift limit link list load long look love march mark marry match matter measure melt mention mind miss mistake mix mop move murder need nod note
offer open order own pack paint pass pat pause pay peel permit pick pinch plan plant play plead poison polish post pour practise
praise present press pretend prevent price print process produce progress promise promote protest pull punch punish purchase push question race
raise range rank rate reach rebel recall record recruit refill refund refuse regard regret reject release rely remark repair repeat
replay reply report request rescue research reserve respect rest result retreat return reverse review reward rhyme risk roar rob rock
roll row rub ruin rule rush sack sail salute save scare schedule score scratch scream scrub search sense serve settle shave shift
ship shiver shock shop shout shower shrug sign silence sip skate ski skip slap slip slow smash smile smoke snack sneeze sniff snore
snow soak sob sound spare spark spray sprinkle squeeze stage stain stamp stand stare start state stay step stir stop store storm
strain stress stretch struggle study stumble style suck suit supply support surf surprise surround survey suspect swallow swap sway sweat
switch tackle talk target taste tax tease tempt tend test text thank thrill tick tickle tidy tie time tip toast touch tour trace track trade train
transfer transport trap travel treat trick trigger trip trouble trust try turn twist type upload upgrade use value view visit voice vote
wag wait walk wander want warm wash waste watch water wave weigh welcome whisper whistle whisk wipe wish wonder work worry
wrap yawn yell yield zip zoom
`),
);
