/*
 * Classes of verbs by whether what they name ends, goes on or is a state, on which the tenses of English
 * depend. They follow Vendler, “Verbs and Times” (1957). A verb may be in two: "eat" is an event in "I have
 * already eaten" and an activity in "I am eating".
 */

function createSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Base forms of verbs whose action has a natural end: "I have already finished". */
const EVENTS = createSet(`
accept add answer arrive ask bake begin book borrow break bring build buy call cancel catch change check choose clean close collect
complete cook copy correct decide deliver depart destroy die disappear discuss do download draw drink eat email end escape explain
fail fall fill find finish fix forget get give go graduate hand hear install invite join leave lose mail make marry meet miss move
notice open order pack paint pass pay pick post prepare print publish read receive register remove repair repeat reply reserve return
see sell send sign solve speak spend start steal stop submit take talk tell throw translate try turn visit wash watch win write
`);

/** Base forms of verbs whose action goes on and can be seen or heard: "Look, it is raining". */
const ACTIVITIES = createSet(`
bark bite blow brush build burn call carry chase chat clap clean climb come cook crawl cross cry cut dance dig draw drink drive
eat fall fight fly follow hide hug jump kick kiss knock laugh leave listen move paint play pull push rain read ride ring run
shake shine shout sing sit sleep smile smoke snow stand steal swim talk throw wait walk wash watch water wave wear whisper write
work study stay travel look cycle ski skate shop sell wrap climb prepare organise organize plan
`);

/**
 * Base forms of verbs that, in at least one sense, name a state and have no continuous form: "know",
 * "belong".
 */
const STATES = createSet(`
agree appear be believe belong care consist contain cost depend deserve dislike exist feel fit forget hate have hear hope include
keep know lack last lie like live look love matter mean mind need own possess prefer realise realize recognise recognize remain
remember resemble seem see smell sound stand suit suppose taste think trust understand want weigh wish
`);

/** Whether the verb names something with an end, so that it can be over: finish, buy, arrive. */
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
