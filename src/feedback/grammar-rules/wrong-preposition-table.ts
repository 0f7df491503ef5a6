/**
 * Prepositions that learners put where another belongs: governing word, part of speech, wrong → right, and
 * what the object may be: `any`, `thing` (no person), `person` (one), `place`, `ing` (only an -ing form).
 * `o:` means that the preposition stands behind an object. A pair that is right in another sense has no row:
 * "different with a baby", "married with two children", "tired from working", "excited for the trip", "blame
 * the lack of money".
 */
export const WRONG_PREPOSITIONS = `
accuse v o:for of any | accuse v for of any | depend v of on any | depend v from on any | consist v from of any
participate v to in thing | insist v in on ing | insist v to on ing | succeed v to in ing | concentrate v to on thing
congratulate v o:by on thing | belong v for to any | suffer v of from thing | laugh v of at any
apologise v of for thing | apologize v of for thing
arrive v to at place | agree v to with person | disagree v to with person | worry v of about any
object v against to thing | refer v at to any | rely v in on any | benefit v of from thing | specialise v on in thing | specialize v on in thing
prefer v o:than to any | thank v o:about for any
responsible a of for any | responsible a from for any | famous a of for thing | interested a on in any | interested a for in any | interested a about in any
afraid a from of any | proud a from of any | proud a with of person | jealous a from of any | jealous a with of person
capable a to of ing | capable a for of ing | full a with of thing | similar a with to any | similar a than to any
different a of from any | married a with to person | addicted a with to any | addicted a on to any | addicted a of to any | allergic a with to any
allergic a of to any | allergic a at to any | satisfied a from with any | satisfied a of with any | angry a against with person
rich a of in thing | covered a of with thing | keen a in on any | keen a of on any | worried a of about any
excited a of about thing | disappointed a of with any | accustomed a with to any | scared a from of any | dependent a of on any
`;

/**
 * Verbs that take their object without a preposition, and the preposition that learners add: verb,
 * preposition, kind.
 */
export const NEEDLESS_PREPOSITIONS = `
discuss about any | mention about any | describe about any | consider about any | marry with person | contact with person | resemble to any | lack of thing
approach to any | obey to any | emphasise on thing | emphasize on thing | enjoy of thing | visit to place | phone to person | telephone to person
`;

/**
 * Verbs without an object of their own, and the preposition that they need before one: verb, preposition,
 * kind.
 */
export const NEEDED_PREPOSITIONS = `
listen to any | wait for person | depend on any | belong to person | participate in thing | rely on any | apologise to person | apologize to person | complain to person
`;
