/**
 * Verbs by how what they name goes on in time, by their base form. The classes are those of Vendler (1957),
 * as far as the tenses of English depend on them.
 */
function createSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** What has a natural end and is over at a moment: "I have already finished". */
const EVENTS = createSet(`
accept add answer arrive ask bake begin book borrow break bring build buy call cancel catch change check choose clean close collect
complete cook copy correct decide deliver depart destroy die disappear discuss do download draw drink eat email end escape explain
fail fall fill find finish fix forget get give go graduate hand hear install invite join leave lose mail make marry meet miss move
notice open order pack paint pass pay pick post prepare print publish read receive register remove repair repeat reply reserve return
see sell send sign solve speak spend start steal stop submit take talk tell throw translate try turn visit wash watch win write
`);

/** What someone is doing at a moment, seen or heard: "Look, it is raining". */
const ACTIVITIES = createSet(`
bark bite blow brush build burn call carry chase chat clap clean climb come cook crawl cross cry cut dance dig draw drink drive
eat fall fight fly follow hide hug jump kick kiss knock laugh leave listen move paint play pull push rain read ride ring run
shake shine shout sing sit sleep smile smoke snow stand steal swim talk throw wait walk wash watch water wave wear whisper write
work study stay travel look cycle ski skate shop sell wrap climb prepare organise organize plan
`);

/** What is so without anything being done: "know", "belong"; these have no continuous form. */
const STATES = createSet(`
agree appear be believe belong care consist contain cost depend deserve dislike exist feel fit forget hate have hear hope include
keep know lack last lie like live look love matter mean mind need own possess prefer realise realize recognise recognize remain
remember resemble seem see smell sound stand suit suppose taste think trust understand want weigh wish
`);

/** Whether the verb names something that ends at a moment, so that it can be over: finish, buy, arrive. */
export function isEventVerb(base: string): boolean {
  return EVENTS.has(base);
}

/** Whether the verb names what can be seen or heard to go on: sleep, rain, cook. */
export function isActivityVerb(base: string): boolean {
  return ACTIVITIES.has(base);
}

/** Whether the verb names a state: know, belong, cost. */
export function isStateVerb(base: string): boolean {
  return STATES.has(base);
}
