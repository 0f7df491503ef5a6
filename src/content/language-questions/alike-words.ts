/**
 * Words that could pass for one another, or for one another's opposite, though the bank's meanings have no word in
 * common. Found by looking up every pair of the bank's words, and every answer with them, in WordNet 3.1
 * (https://wordnet.princeton.edu); many have the sense in question beside the one that the bank teaches.
 */
export const ALIKE_WORDS: readonly (readonly string[])[] = `
answer tell describe speak mention
arrange organize compose
bathroom toilet
beautiful pretty
begin start leave run launch introduce
big tall strong
boat ship
boss manager coach trainer
bright clever intelligent
build make produce
buy choose get receive earn acquire obtain
child kid youth adult
classmate friend colleague
collect pick gather harvest reap
computer phone machine device keyboard equipment camera
custom tradition habit
draw pull
exam test quiz
find win earn lose
finish end
gift present toy
happy ready glad lucky
idea plan opinion suggestion
impact effect result consequence response harvest
light sun
man woman nurse
message story news word text
miss want hope
poster picture photo image
sad sorry
sit stand stay
small young little
turn catch throw
appreciate value understand realize solve
arm hand branch
avoid prevent protect
background view scene
climb increase raise grow add
crowd jam
disturb interrupt
easy careful
fail fall
gentle kind soft peaceful quiet
guest customer visitor host
improve repair fix sew restore polish
knowledge vocabulary
loud noisy
material fabric stuff
mountain valley
mystery secret
nervous worried
quick fast
quit retire leave resign
rent fare
repeat tell reply add
root source origin
send pass move
shut close prevent
silly foolish dizzy
task job position
thick wide
thirsty hungry dry empty
tired bored
accent stress tension pressure
accessible available
achievement success victory win progress arrival career
acknowledge admit mention confess
advertise promote recommend
arrangement agreement bargain compromise
arrival departure exit entrance
ashamed guilty embarrassed
assist help support protect fix heal
assume believe suppose
attach fasten fix
attend tend
attract persuade
bounce leap jump
careful aware thorough
common mutual
condition requirement demand necessity responsibility
contain retain keep hold have include
contribute supply give donate
convince persuade inspire encourage support promote
cushion pillow
damage harm
decline decrease fall dive descend
deliver fetch
demanding difficult
discount refund
display show express announce confirm
disappointment defeat failure
dive fall
endure survive stay last
engaged free independent available
essential vital
faint vague unclear subtle dim
hire employ rent
honest reliable responsible
imaginary real realistic lifelike vivid virtual
impressive proud
insist demand require
judge justice official mayor politician referee
laboratory workplace
luxury wealth
objection approval
obstacle barrier
overcome overwhelm destroy
painful sore bitter
parcel package packaging portion
preserve save rescue retain protect assist keep
privacy isolation
qualification reservation
range variety
recognize accept acquire
recover heal
reverse change transform convert translate adapt adjust
rush hurry
shelter tent accommodation
stretch unfold
substitute replacement switch
vacancy opening gap
absurd ridiculous hilarious witty
accumulate increase boost broaden widen magnify enlarge inflate
adequate competent sufficient
alter change edit evolve merge blur broaden clarify yield
affectionate cold icy chilly
articulate eloquent fluent elegant
assemble manufacture produce yield
assess judge reckon think ponder estimate
beam shine
betray deceive mislead trick
binding valid sensible reasonable
blossom bud
breathtaking gripping thrilling amazing formidable impressive exquisite
brochure leaflet
cease vanish stop disappear
conceal reveal betray hide
considerate thoughtful sincere kind benevolent affectionate
cosy snug
curtain barrier
deliberate careful
detect discover sense notice
dip immerse
dispatch send dismiss
disrupt disturb distract interrupt
doubtful suspicious
enterprise initiative
everlasting perfect
exceed excel outshine outgrow surpass
fierce keen
fussy moody picky
genuine literal sincere real
gloomy dim
heritage upbringing
honest genuine sincere
infringe offend violate
inherit receive retrieve recover
itch tickle
lightweight trivial unimportant
linger stay wait
long-term time-consuming
parade procession caravan
quotation reference
refute deny disprove
roam wander crawl
selfish stingy
setback delay extension
shore coastline
soil ground
spin turn
stake share percentage
stack pile
stain mark
trainee expert genius
trait feature characteristic
ugly worthless
unaware conscious sensible sensitive
accustomed customary usual
advance progress
alleviate ease mitigate appease reassure comfort soothe calm improve help
allocate ration assign
appliance gadget device mnemonic
apprehensive claustrophobic wary timid shy nervous anxious worried
aimless pointless
assemble congregate convene gather
backdrop background panorama
baffle confuse
bulky spacious immense enormous huge
composure poise temperament calmness calm
contemplate speculate ponder
crumble deteriorate worsen
curb ration impede hinder restrain baffle
discard squander waste exploit
detest resent hate
dislodge uproot relocate dismantle
drawback disadvantage liability shortcoming failing fatigue weakness
durable fragile superficial vulnerable
effortless simple easy
elevate heighten escalate raise increase lift
embark venture
eerie unusual curious strange
evoke provoke
fertile rich prolific productive privileged
flatter commend gush praise
flourish thrive
foster nurture encourage
furious irate ferocious angry
gnaw munch chew
greedy avid voracious keen
heirloom inheritance legacy
impersonate mimic mock simulate imitate
ingenious clever apt
inquisitive curious speculative
instinctive learned knowledgeable
intellect mind ego temperament
irony sarcasm
isolated stray secluded
labyrinth maze tangle
lenient strict spartan
lively exuberant energetic enterprising resilient
ludicrous zany wry ridiculous
mingle congregate mix fuse
notable profound remarkable famous
observant absorbed perceptive watchful wary apprehensive
placid tranquil unflappable calm
proficient versatile skilled
prowl trudge plod
rejuvenate refurbish renovate refresh
resilience stamina toughness
reap sow salvage circulate
reciprocate swap
scoff mock
sedentary lethargic sluggish
sow scatter
synthetic counterfeit artificial fake
tedious verbose wordy boring
turmoil upheaval
unattainable achievable viable
agree align
weak vulnerable
abject forlorn hapless miserable unlucky
abate diminish dwindle wane depreciate lessen shrink wither decrease subside
accrue increase intensify
acrimonious amicable well-meaning
announce herald denounce
arcane obscure opaque surreptitious
arid dry humdrum monotonous
artifact commodity
banish relegate exile
bereft estranged alienated
bogus genuine heartfelt token
brandish wave gesticulate
careless haphazard punctilious
chat babble
clumsy cumbersome gauche awkward ponderous
clinch secure stipulate
condone excuse vindicate
confuse obfuscate
conjecture hypothesis theory
deference disrespect derision
dampen drench soak reduce
demystify clarify explain vindicate
detract disparage belittle
deter reject
dogmatic petty
elaborate intricate ornate painstaking
elated sublime glorious
embody substantiate represent denote
ephemeral makeshift improvised
exorbitant outrageous hideous
exacerbate inflame worsen
extend traverse prolong cover encompass
extraordinary uncanny
eminent unknown uncharted
fallacy misconception mirage illusion apparition truism
farcical ironic ludicrous absurd
fiasco disaster calamity
flow ebb surge dribble
fractious wayward disagreeable
hermit recluse
hubris arrogance snobbery
hone enhance
inexorable intransigent
intrinsic inherent tacit unspoken
lament scold
liaise mediate
luminous lurid
lull placate calm defuse
lyrical melodious
magpie scavenger
makeshift stopgap
meticulous punctilious painstaking
mundane secular worldly
perennial recurrent relentless repeated unrelenting
plume plumage
prudent discreet unobtrusive
prune trim
redundant superfluous unnecessary
repose rest residue laziness
resolute steadfast undeterred tenacious determined undaunted
retreat backtrack
rebound recuperate recover
rickety ramshackle
skew distort feign mangle
scatter intersperse disband
sparse dense ponderous rife
surge rush
throng crowd teem brim
tie tether demarcate
trepidation anxiety qualm fear revulsion
tenacious cohesive
venomous malicious
volatile unstable seismic
holiday vacation picnic
sofa couch bed
black dark white light bright
brother sister friend
late early young
noise sound music
lesson class
finish break end
ambition dream imagination
admire appreciate value adore revere
result solution
divide split mix
exhibition show film
simple comfortable easy
appear shine
harmless safe
love prefer
foolishness mistake
faithful loyal accurate
cut dig
name nickname reputation
unload deliver
eternal everlasting lasting long-term time-consuming perennial
exaggerate overstate deceive
brainstorm think reckon attribute
earth mainland soil
rich wealthy priceless
serious sincere
conscious deliberate
give donate concede yield
kind species genre
contradict resist
support anchor help resource
skip pass overtake
leave linger
baffle puzzle speculate
comply obey conform
belief conviction intuition
impish mischievous
mind recollection
list inventory shortlist
lonely isolated glum
endless limitless durable
revolve rotate circulate
drawing sketch silhouette
sketch synopsis summary
straightforward candid direct blunt outspoken
barren inhospitable
careless superficial
varied versatile
striking stately
forgetful oblivious
despise detest
prey quarry
interesting engrossing
deter encourage induce
abandoned disused derelict
project extrapolate protrude
sociable gregarious congenial
concise succinct taciturn
austere luxurious opulent lavish
laziness inertia
attraction affinity
boastful haughty
essential intrinsic
explicit unequivocal
conspicuous eye-catching
wild ferocious stray
snag pitfall
make-believe figment
cheerful delighted pleased satisfied content happy glad
sad unhappy miserable disappointed gloomy glum upset
angry annoyed furious irate
afraid frightened scared terrified nervous worried
surprised amazed astonished startled
simple spartan rustic
fine balmy
civilization community society culture
gradual slow lengthy
established ingrained
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
