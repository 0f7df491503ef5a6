/**
 * Irregular verbs: base form, past, past participle. Alternatives are separated by a slash, the more common
 * first.
 */
const TABLE = `
arise arose arisen | awake awoke awoken | bear bore born | beat beat beaten | become became become
begin began begun | bend bent bent | bet bet bet | bind bound bound | bite bit bitten | bleed bled bled
blow blew blown | break broke broken | breed bred bred | bring brought brought | broadcast broadcast broadcast
build built built | burn burnt/burned burnt/burned | burst burst burst | buy bought bought | catch caught caught
choose chose chosen | cling clung clung | come came come | cost cost cost | creep crept crept | cut cut cut
deal dealt dealt | dig dug dug | draw drew drawn | dream dreamed/dreamt dreamed/dreamt | drink drank drunk
drive drove driven | eat ate eaten | fall fell fallen | feed fed fed | feel felt felt | fight fought fought
find found found | flee fled fled | fly flew flown | forbid forbade forbidden | forecast forecast forecast
forget forgot forgotten | forgive forgave forgiven | freeze froze frozen | get got got/gotten | give gave given
go went gone | grow grew grown | hang hung hung | hear heard heard | hide hid hidden | hit hit hit
hold held held | hurt hurt hurt | keep kept kept | kneel knelt/kneeled knelt/kneeled | know knew known
lay laid laid | lead led led | lean leaned/leant leaned/leant | leap leapt/leaped leapt/leaped
learn learned/learnt learned/learnt | leave left left | lend lent lent | let let let | lie lay lain
light lit/lighted lit/lighted | lose lost lost | make made made | mean meant meant | meet met met
mistake mistook mistaken | misunderstand misunderstood misunderstood | overcome overcame overcome
pay paid paid | put put put | quit quit quit | read read read | ride rode ridden | ring rang rung
rise rose risen | run ran run | say said said | see saw seen | seek sought sought | sell sold sold
send sent sent | set set set | sew sewed sewn | shake shook shaken | shine shone shone | shoot shot shot
show showed shown | shrink shrank shrunk | shut shut shut | sing sang sung | sink sank sunk | sit sat sat
sleep slept slept | slide slid slid | smell smelled/smelt smelled/smelt | speak spoke spoken
spell spelled/spelt spelled/spelt | spend spent spent | spill spilled/spilt spilled/spilt
split split split | spoil spoiled/spoilt spoiled/spoilt | spread spread spread | spring sprang sprung
stand stood stood | steal stole stolen | stick stuck stuck | sting stung stung | strike struck struck
swear swore sworn | sweep swept swept | swim swam swum | swing swung swung | take took taken
teach taught taught | tear tore torn | tell told told | think thought thought | throw threw thrown
understand understood understood | undo undid undone | upset upset upset | wake woke woken | wear wore worn
weave wove woven | weep wept wept | win won won | wind wound wound | withdraw withdrew withdrawn | write wrote written
sow sowed sown | spin spun spun | have had had | do did done
knit knitted/knit knitted/knit
`;

/** In the same notation. */
const RARER = `
retell retold retold | oversleep overslept overslept | mislead misled misled | foresee foresaw foreseen | undergo underwent undergone
uphold upheld upheld | withstand withstood withstood | redo redid redone | rewrite rewrote rewritten | reread reread reread | rebuild rebuilt rebuilt
outgrow outgrew outgrown | overtake overtook overtaken | swell swelled swollen | stink stank stunk | string strung strung
spit spat/spit spat/spit | slit slit slit | sweat sweated/sweat sweated/sweat | speed sped sped | sneak sneaked/snuck sneaked/snuck | shed shed shed | rid rid rid | prove proved proved/proven
mow mowed mown/mowed | grind ground ground | fit fitted/fit fitted/fit | fling flung flung | dive dived/dove dived
cast cast cast | bid bid bid | thrust thrust thrust | tread trod trodden | offset offset offset | overhear overheard overheard | oversee oversaw overseen
outdo outdid outdone | rerun reran rerun | resell resold resold | unwind unwound unwound | be was/were been | misread misread misread
undercut undercut undercut | reset reset reset | preset preset preset | input input input | output output output | proofread proofread proofread
typecast typecast typecast | recast recast recast | miscast miscast miscast | telecast telecast telecast | outbid outbid outbid | beset beset beset
sublet sublet sublet | underlie underlay underlain | wed wed/wedded wed/wedded | slay slew slain
regrow regrew regrown | outshine outshone outshone | override overrode overridden
learn learned/learnt learned/learnt | spell spelled/spelt spelled/spelt | smell smelled/smelt smelled/smelt | burn burned/burnt burned/burnt
`;

export interface IrregularVerb {
  base: string;
  /** The most usual form comes first: dreamed, dreamt. */
  past: readonly [string, ...string[]];
  participle: readonly [string, ...string[]];
}

function splitAlternatives(cell: string): readonly [string, ...string[]] {
  const [first = cell, ...others] = cell.split('/');
  return [first, ...others];
}

function parseTable(table: string): readonly IrregularVerb[] {
  return table
    .split(/[|\n]/)
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row.length === 3)
    .map(([base = '', past = '', participle = '']) => ({
      base,
      past: splitAlternatives(past),
      participle: splitAlternatives(participle),
    }));
}

/** Irregular verbs that learners use. */
export const IRREGULAR_VERBS: readonly IrregularVerb[] = parseTable(TABLE);

/** Rarer ones, which the parser and the speller know, but not the patterns of the rules. */
export const RARER_IRREGULAR_VERBS: readonly IrregularVerb[] = parseTable(RARER);
