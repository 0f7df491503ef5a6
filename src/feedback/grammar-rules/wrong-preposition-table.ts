/**
 * Prepositions that learners put where another belongs: governing word, part of speech, wrong → right, and what the
 * object may be: `any`, `thing` (no person, place or time), `person`, `ing` (an -ing form follows too). `o:` means that
 * the preposition stands behind an object. A right sentence may have the wrong preposition in another role, so
 * times, places, means and manners never count.
 */
export const WRONG_PREPOSITIONS = `
accuse v o:for of any | accuse v for of any | accuse v with of any | depend v of on any | depend v from on any | consist v from of any
participate v at in thing | participate v to in thing | insist v to on ing | succeed v to in ing | concentrate v in on thing | concentrate v to on thing
focus v in on thing | congratulate v o:for on thing | dream v with about any | belong v for to any | suffer v of from thing | laugh v of at any
prevent v o:of from ing | stop v o:of from ing | apologise v of for thing | apologize v of for thing | apologise v about for ing
arrive v to at place | arrive v into at place | agree v to with person | disagree v to with person | complain v for about thing | worry v of about any
object v against to thing | refer v at to any | rely v in on any | look v - - - | wait v to for any | wait v at for person | ask v - - -
believe v to in thing | benefit v of from thing | compete v to - - | specialise v on in thing | specialize v on in thing | prefer v o:than to any | prefer v o:from to any
thank v o:about for any | blame v o:of for any | blame v o:about for any | provide v o:of with thing | fill v o:of with thing | protect v o:of from any | translate v o:to into any
responsible a of for any | responsible a from for any | famous a of for thing | interested a on in any | interested a for in any | interested a about in any | interested a at in any
afraid a from of any | afraid a about of ing | proud a from of any | proud a with of any | proud a about of any | tired a from of ing | jealous a from of any | jealous a with of person
capable a to of ing | capable a for of ing | aware a with of any | aware a from of any | full a with of any | full a from of any | similar a with to any | similar a as to any | similar a than to any
different a of from any | different a with from any | married a with to person | engaged a with to person | addicted a with to any | addicted a on to any | addicted a of to any | allergic a with to any
allergic a of to any | allergic a at to any | satisfied a from with any | satisfied a of with any | angry a against with person | good a in at ing | bad a in at ing | good a on at ing
bored a from of any | typical a for of any | rich a of in thing | covered a of with thing | keen a in on any | keen a of on any | worried a with about any | worried a of about any
excited a for about thing | excited a of about thing | disappointed a of with any | accustomed a with to any | used a with to any | guilty a for of any | sure a on of thing | scared a from of any
ready a to for thing | patient a to with person | kind a with to person | polite a with to person | rude a with to person | dependent a of on any | independent a from of any
solution n for to thing | answer n of to thing | answer n for to thing | reason n of for thing | influence n in on any | attention n on to any | attention n at to any | increase n of in thing
invitation n for to thing | reaction n on to thing | damage n of to any | difference n of between any | interest n for in thing | interest n on in thing | knowledge n in of thing
`;
