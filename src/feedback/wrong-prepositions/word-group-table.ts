/**
 * Corrects wrong prepositions by what the parser finds, a verb, an adjective or a noun with its object: “they
 * accused him for it” → “they accused him of it”. Pairs that need a pattern of words are in
 * word-pattern-table.ts.
 *
 * An entry is `accuse v o:for of any`:
 *   accuse   the word that the preposition belongs to
 *   v        its part of speech: `v` verb, `a` adjective, `n` noun
 *   o:for    the wrong preposition; `o:` where it stands after an object: “accused him for”
 *   of       the right one
 *   any      what the object may be: `any`, `thing` (no person), `person` (one), `place`, `ing` (only an -ing
 *            form), or a name of `OBJECT_NOUNS`, such as `job`
 *
 * A pair that is right in another sense has no entry: “different with a baby”, “married with two children”,
 * “tired from working”, “excited for the trip”, “blame the lack of money”.
 */
export const WRONG_PREPOSITIONS = `
accuse v o:for of any | accuse v for of any | accuse v o:by of any | depend v of on any | depend v from on any | depend v in on thing | depend v to on thing | consist v from of any | consist v on of thing
participate v to in thing | participate v at in event | participate v on in event | insist v in on ing | insist v to on ing | insist v for on ing | insist v about on thing | succeed v to in ing
concentrate v to on thing | concentrate v about on thing | focus v to on thing | focus v about on thing
congratulate v o:by on thing | congratulate v o:about on thing | belong v for to any | belong v of to any | suffer v of from thing | laugh v of at any | laugh v from at person | laugh v on at person
apologise v of for thing | apologize v of for thing | apologise v about for thing | apologize v about for thing
arrive v to at place | arrive v into at place | agree v to with person | disagree v to with person | worry v of about any | worry v on about any | worry v from about any
object v against to thing | object v for to thing | refer v at to any | refer v about to thing | refer v on to thing | rely v in on any | rely v to on any | rely v at on any | rely v of on any | rely v from on any | rely v with on any
benefit v of from thing | specialise v on in thing | specialize v on in thing | specialise v at in thing | specialize v at in thing
prefer v o:than to any | thank v o:about for any | thank v o:of for thing | contribute v for to thing | contribute v in to thing | cope v to with thing | cope v about with thing | deal v about with thing | deal v of with thing
dream v with about pronoun | dream v on about thing | escape v of from any | forgive v o:by for thing | forgive v o:of for thing | graduate v of from thing | invest v to in thing | invest v on in thing
complain v for about thing | complain v on about thing | laugh v to at person | prevent v o:to from ing | recover v of from thing
remind v o:for of thing | reply v at to thing | respond v at to thing | respond v for to thing | reply v for to thing | resign v of from thing | result v to in thing | search v of for thing
smile v to at person | stare v to at any | stare v on at any | glance v to at any | think v in about pronoun | think v to about pronoun | wait v at for pronoun | wait v to for person | translate v o:in into language | transform v o:in into thing
introduce v o:with to person | adapt v with to thing | adjust v with to thing | boast v for about thing | collide v to with thing | differ v of from any | fill v o:by with thing
excuse v o:of for thing | joke v of about thing | sympathise v to with person | sympathize v to with person | separate v o:of from thing | borrow v o:to from person | shout v to at pronoun
believe v on in thing | believe v at in thing | listen v at to person | listen v of to thing | belong v at to person | react v on to thing | react v at to thing | react v about to thing | apply v to for job | congratulate v o:of on thing | go v on to show | work v like as trade
responsible a of for any | responsible a from for any | responsible a about for thing | responsible a on for thing | responsible a to for thing | famous a of for thing | famous a with for thing | famous a from for thing | famous a about for thing | famous a by for thing
interested a on in any | interested a for in any | interested a about in any | interested a with in any | interested a to in any | interested a at in thing | interested a of in any
afraid a from of any | afraid a about of any | afraid a to of thing | afraid a with of any | afraid a by of any | proud a from of any | proud a with of person | proud a for of thing | proud a to of any | proud a on of any | proud a about of thing
jealous a from of any | jealous a with of person | jealous a to of person | jealous a at of person | jealous a on of person | jealous a for of person | envious a to of any | envious a from of any | envious a at of any | envious a for of any
capable a to of ing | capable a for of ing | capable a in of ing | capable a at of ing | full a with of thing | full a from of thing | full a by of thing
similar a with to any | similar a than to any | similar a as to any | similar a of to any | similar a like to any | different a of from any | married a with to person | married a from to person | engaged a with to person
addicted a with to any | addicted a on to any | addicted a of to any | addicted a in to any | addicted a for to any | addicted a at to any | allergic a with to any | allergic a from to any | allergic a for to any | allergic a by to any
allergic a of to any | allergic a at to any | satisfied a from with any | satisfied a of with any | satisfied a to with thing | satisfied a about with thing | angry a against with person | angry a to with person | angry a on with person | angry a from with person | angry a of with person
rich a of in thing | covered a of with thing | covered a from with thing | keen a in on any | keen a of on any | keen a about on any | keen a at on any | keen a for on thing | worried a of about any | worried a from about any | worried a on about any | worried a to about thing
excited a of about thing | excited a from about thing | excited a on about thing | disappointed a of with any | disappointed a from with any | disappointed a on with any | disappointed a for about thing | accustomed a with to any | accustomed a of to thing | accustomed a for to thing | accustomed a at to thing
scared a from of any | scared a with of any | scared a about of thing | dependent a of on any | dependent a from on any | dependent a to on any | dependent a with on any
aware a about of thing | aware a from of thing | aware a for of thing | aware a on of thing | aware a with of thing | aware a to of thing | conscious a from of thing | conscious a on of thing | ashamed a from of any | ashamed a to of thing | ashamed a with of thing | convinced a for of thing | convinced a from of thing | convinced a on of thing
passionate a of about thing | passionate a on about thing | passionate a with about thing | passionate a to about thing | passionate a in about thing | related a with to any | related a at to thing | related a of to thing | close a from to thing | close a of to thing | close a at to thing | close a with to thing
entitled a for to any | entitled a of to any | pride v o:of on any | pride v o:in on any | cut v o:to into part | cut v o:on into part | divide v o:to into part | chop v o:to into part | split v o:to into part | slice v o:to into part | apply v on for job | apply v at for job | emigrate v in to place | immigrate v in to place | proud a with of any | cheer v to for person | harmful a for to thing | harmful a on to thing | faithful a with to any | loyal a with to any | loyal a for to any | sensitive a with to thing | sensitive a for to thing | sensitive a of to thing | resistant a against to thing | resistant a for to thing | obedient a with to person | obedient a for to person
pleased a of with thing | pleased a from with thing | happy a of about thing | happy a from about thing | sad a of about thing | furious a on with person | furious a to with person | impressed a of by thing | impressed a from by thing | impressed a about by thing | amazed a of by thing | amazed a from by thing | shocked a of by thing | shocked a from by thing | surprised a of by thing | surprised a from by thing
influenced a from by any | influenced a with by any | influenced a of by any | inspired a of by any | filled a from with thing | crowded a of with any | crowded a by with any | surrounded a of by any | equipped a of with thing
fond a with of any | fond a about of any | fond a on of any | fond a for of any | fond a to of any | fond a in of any | suspicious a from of any | suspicious a on of any | suspicious a to of any | curious a for about thing | curious a of about thing | curious a on about thing | concerned a of about thing | concerned a on about thing | concerned a to about thing
nervous a for about thing | nervous a of about thing | bored a from of thing | bored a about with thing | annoyed a of with any | annoyed a to with person | annoyed a from with any | patient a to with person | strict a to with person | kind a with to pronoun | kind a for to pronoun | polite a with to person | polite a for to person | rude a with to person | rude a for to person | cruel a with to any | friendly a for to pronoun
superior a than to any | inferior a than to any | superior a from to any | inferior a from to any | preferable a than to any | opposed a against to thing | opposed a with to thing | opposed a of to thing | absent a of from thing | absent a in from school | divorced a with from person | divorced a of from person
typical a from of any | grateful a to for it | thankful a to for it | interested a by in offer | grateful a of for thing | grateful a about for thing | grateful a with to person | thankful a of for thing | guilty a from of thing | innocent a from of thing | involved a on in thing | involved a at in thing | involved a into in thing | ready a to for event | prepared a to for event | good a in at subject | bad a in at subject | good a on at subject | bad a on at subject | terrible a in at subject | excellent a in at subject
buy v o:to for person | cook v o:to for person | bake v o:to for person | proud a for of family | good a to for health | bad a to for health | worried a for about event | full a with of crowd | increase n of in amounts | decrease n of in amounts
known a with for thing | essential a to for person | responsible a with for thing | popular a between with person | popular a by with person | popular a to with person | based a at on thing | based a to on thing | lacking a of in thing | hopeless a in at subject | brilliant a in at subject
job n like as trade | position n like as trade | attention n on to any | attention n at to any | threat n for to any | threat n on to any | effect n to on any | effect n over on any | impact n to on any | impact n for on any | influence n for on any
interest n for in thing | interest n about in thing | interest n of in subject | interest n on in subject | solution n of to problem | solution n about to problem | answer n of to question | answer n for to question | reason n of for thing | reason n about for thing | contribution n for to thing | access n for to thing | access n at to thing | access n on to thing | access n of to thing | access n in to thing
reaction n on to thing | reaction n for to thing | reaction n at to thing | belief n on in thing | confidence n on in thing | lack n for of thing | lack n from of thing | emphasis n to on thing | emphasis n at on thing | emphasis n about on thing | participation n at in thing | participation n to in thing | exception n of to rule | objection n against to thing | objection n for to thing
ban n of on thing | ban n for on thing | specialist n of in thing | specialist n for in thing | respect n to for person | respect n at for person | invitation n for to event | passion n of for thing | passion n about for thing | passion n in for thing | passion n on for thing | passion n to for thing | addiction n with to thing | addiction n of to thing | addiction n on to thing | addiction n for to thing | damage n in to thing | damage n on to thing | damage n for to thing
contrast n of with thing | dependence n of on thing | dependence n from on thing | reply n for to thing | reply n of to question | solution n at to problem | increase n at in thing | rise n at in thing | decrease n at in thing | demand n of for goods | role n on in thing | role n at in thing | success n on in thing | comparison n to with thing | part n at in event | part n on in event | part n to in event | care n for of pronoun | advantage n from of thing | advantage n on of thing
`;

/**
 * Verbs with a noun that together take a preposition: `pay attention for to any` corrects “pay attention [for
 * → to] it”. The noun alone can have others: "got attention for his work", "put the blame for the accident on
 * the driver".
 */
export const WRONG_AFTER_PHRASES = `
pay attention for to any | pay attention about to any | give attention for to any | devote attention for to any | draw attention for to any
put blame to on any | lay blame to on any | place blame to on any | put pressure to on any | put emphasis to on any | do harm for to thing
take care about of any | take care for of any | take advantage from of any | take advantage for of thing | take advantage on of thing | make fun from of any | make fun on of any
spend money for on item | spend money in on item | waste money for on item | waste money in on item | spend time for on homework
`;

/**
 * Verbs that take their object without a preposition, the preposition that learners add, and what the object
 * is: `discuss about any` corrects “we discussed [about → ] it”.
 */
export const NEEDLESS_PREPOSITIONS = `
answer to question | request for thing | demand for thing | seek for thing | await for any | comprise of thing | affect on any | affect to any | influence on any | influence to any | influence in thing | investigate about thing | investigate on thing
regret for thing | regret about thing | emphasise about thing | emphasize about thing | stress on thing | stress about importance | highlight on thing | contact to person | inform to person | thank to person | help to person | invite to pronoun | advise to pronoun | convince to person | persuade to person | remind to person | tell to person | ask to person
believe to pronoun | watch to thing | watch at film | reach to place | reach at place | enter to place | enter in place | join to thing | join in club | divorce from person | divorce with person | meet to person | kiss to person | love to person | hug to person | attend to event | attend at event | attend in event | board on vehicle | board in vehicle | leave from room | access to site | control on thing | overcome with thing | doubt about thing | face to problem | face with problem | suggest about thing | explain about importance | resemble with person | resemble like person | oppose to thing | oppose against thing | recommend about thing | cross over street | accompany with person | accompany to person | prefer for thing | regret of thing | love of person | phone with person | phone with office | call to person | call with person | need of thing | remember about thing | receive of thing | appreciate of thing | appreciate about thing | thank with person | telephone with person | trust to person | trust on person | trust in person | hate of thing | study about subject
discuss about any | mention about any | describe about any | consider about any | marry with person | contact with person | resemble to any | lack of thing | lack from thing | lack for thing
attack to any | approach to any | obey to any | emphasise on thing | emphasize on thing | enjoy of thing | visit to place | phone to person | telephone to person | phone to office | telephone to office | contact to office
`;

/**
 * Verbs that need a preposition, the preposition, and what follows it: `wait for person` corrects “I [waited
 * → waited for] him”.
 */
export const NEEDED_PREPOSITIONS = `
object to plan | consist of thing | pay for goods | graduate from school | reply to message | respond to message | apply for job | knock on door
agree with pronoun | disagree with person | arrive at place | apologise for behaviour | apologize for behaviour | interfere with thing | specialise in thing | specialize in thing | insist on thing | argue about dispute
listen to any | wait for person | depend on any | belong to person | participate in thing | rely on any | apologise to person | apologize to person | complain to person | retire from job  | laugh at pronoun | dream about pronoun | apply to school | search for job | ask for wish | look for keys | smile at pronoun | shout at pronoun
`;

/** Kinds of objects by their head nouns, for pairs that are wrong only before these. */
export const OBJECT_NOUNS: Readonly<Record<string, string>> = {
  pronoun: 'me you him her us them',
  subject:
    'maths math mathematics english french german spanish italian chinese japanese biology chemistry physics history geography science art music drawing singing dancing cooking swimming football tennis basketball chess sport sports languages language grammar spelling painting gymnastics volleyball',
  language:
    'english french german spanish italian chinese japanese portuguese russian arabic polish turkish korean',
  family: 'son daughter child children brother sister team school country city',
  health: 'health skin heart brain teeth environment planet',
  crowd: 'people tourists students children cars tree trees flower flowers book books',
  amounts:
    'price prices temperature temperatures crime pollution unemployment sale sales salary salaries traffic tourism',
  wish: 'glass cup bottle bill menu coffee tea water help information job discount refund receipt drink',
  keys: 'key keys glasses wallet passport phone job flat apartment cat dog hotel restaurant present',
  part: 'piece pieces part parts slice slices half halves cubes strips',
  job: 'job position post role visa scholarship grant loan internship',
  event:
    'meeting class lesson course conference wedding party exam test interview lecture workshop seminar ceremony competition race match concert training tournament festival trip journey holiday demonstration contest debate show discussion sport activity game project event',
  problem: 'problem crisis question puzzle conflict issue difficulty challenge',
  question: 'question questions letter e-mail email',
  message: 'message letter e-mail email question text invitation',
  rule: 'rule law',
  goods:
    'ticket tickets meal coffee dinner lunch food drink drinks taxi book books clothes repair damage hotel accommodation course petrol',
  school: 'school university college work',
  film: 'film movie video match programme series cartoon',
  club: 'club team group choir army gym course',
  vehicle: 'plane train bus ship ferry boat flight',
  room: 'room house office building country',
  site: 'site website internet account file page information data',
  street: 'street road bridge river',
  plan: 'plan plans idea decision proposal law rule change',
  door: 'door window',
  it: 'it',
  offer: 'room flat apartment house job position course post programme internship trip offer',
  show: 'concert wedding exhibition match festival party conference cinema theatre museum interview',
  office: 'office school hotel hospital police bank company reception restaurant shop clinic',
  dispute: 'design price money bill rent menu name colour',
  homework: 'homework homeworks housework studies hobby hobbies',
  importance: 'importance need role value',
  behaviour: 'behaviour behavior mistake delay inconvenience noise trouble',
};
