import { parseWordList } from './word-list.ts';

/** Regular verbs that learners use often; the word bank adds those of its levels. */
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
