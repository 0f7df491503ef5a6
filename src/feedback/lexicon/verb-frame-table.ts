/**
 * What the common verbs of English can be followed by: a base form, then a sign for each thing that can
 * follow it. `|` or a line break separates verbs. `verb-frames.ts` gives the signs the names by which rules
 * ask for them.
 *
 *   x       nothing: He sleeps.
 *   o       an object: We saw it.
 *   oo      two objects: Give me the book.
 *   inf     to + verb: She wants to go.
 *   oinf    object, to + verb: I want you to go.
 *   bare    a verb without “to”: Help wash up.
 *   obare   object, verb without “to”: They made me laugh.
 *   ing     a verb in -ing: I enjoy cooking.
 *   oing    object, verb in -ing: We saw him leaving.
 *   that    a clause with or without “that”: I think (that) it is late.
 *   othat   object, such a clause: Tell him (that) it is late.
 *   wh      a clause with a question word: I know where it is.
 *   owh     object, such a clause: Tell me where it is.
 *   adj     an adjective: It looks good.
 *   oadj    object, adjective: It made us happy.
 *   nom     a noun that says what the subject is: She became a doctor.
 *   onom    object, a noun that says what it is: They named her Ana.
 *   :on     this preposition: depend on it
 *   o:of    object, this preposition: accuse him of it
 *   .up     this particle: get up
 *   .up~    this particle, before or after the object: pick up the box, pick the box up
 */
export const VERB_FRAME_TABLE = `
abandon o o:to | absorb o | abuse o | accelerate x o | accept o that | accompany o o:to | accomplish o | account :for | accuse o o:of | achieve o
acknowledge o that | acquire o | act x o :as :on :in :for .out~ | adapt x o :to o:to o:for | add o o:to that :to .up~ | address o o:to | adjust x o :to o:to | admire o o:for | admit o that ing :to | adopt o
adore o ing | advance x o | advertise x o :for | advise o oinf ing that owh o:on o:against :against | affect o | afford o inf | agree x inf that wh :with :on :to :about | aim x o inf :at :for o:at | alarm o | allow o oinf ing oo
alter x o | amaze o | amount :to | amuse o | analyse o | analyze o | announce o that wh o:to | annoy o | answer x o that :for .back | anticipate o that ing
apologise x :to :for | apologize x :to :for | appeal x :to :for :against | appear x inf adj nom :in :on | applaud x o | apply x o :for :to o:to | appoint o onom o:to o:as | appreciate o ing that | approach x o | approve o :of
argue x o that :with :about :over :for :against | arise x :from | arm o o:with | arrange o inf wh that :for | arrest o o:for | arrive x :at :in :from :on | ask x o inf oinf oo wh owh :for :about o:for o:about o:to .out~ | assess o wh | assign oo o:to | assist x o :in :with o:in o:with
associate o:with :with | assume o that | assure o othat o:of | astonish o | attach o o:to | attack x o | attempt o inf | attend x o :to | attract o o:to | avoid o ing
award oo o:to | back o .up~ .down | bake x o oo o:for | balance x o | ban o o:from | bang x o :on | base o:on | bathe x o | be adj nom :in :at :on :from :with :for :about | bear o ing
beat o o:at .up~ | become adj nom | beg x o inf oinf :for o:for | begin x o inf ing :with :by | behave x | believe x o that :in wh | belong :to :in | bend x o .down | benefit x o :from | bet x o that o:on :on oo
betray o | bite x o :into | blame o o:for o:on | bleed x | bless o | block o .up~ | blow x o .up~ .out~ .away~ .off~ | boast x that :about :of | boil x o | book x o oo o:for .in~
bore o o:with | borrow x o o:from | bother x o inf ing :about :with o:with o:about | bow x :to | break x o .up .down .into .out .off~ .in | breathe x o .in .out | breed x o | bring o oo o:to o:for .up~ .back~ .in~ .along~ .about | broadcast x o | brush o .up~
build o o:for oo .up~ | bully o | burn x o .down~ .out | burst x :into .out | bury o | buy o oo o:for o:from .up~ | calculate o wh that | call x o oo onom :for .back~ .off~ .up~ .out | calm o .down~ | camp x .out
cancel x o | capture o | care x inf :for :about wh | carry o oo o:to .on .out~ .away~ | cast o | catch o o:in oing .up | cause o oinf oo o:to o:for | celebrate x o | challenge o oinf o:to | change x o :into :to o:into o:for .back~
charge x o oo o:for o:with :for | chase o o:away .away~ | chat x :to :with :about .up~ | cheat x o :in :on o:of | check x o that wh :for :with :on o:for .in~ .out~ .up | cheer x o .up~ .on~ | chew x o | choose x o inf oinf wh :between :from onom o:for o:as | chop o .up~ | claim o inf that
clap x o | classify o o:as | clean x o .up~ .out~ | clear x o o:of .up~ .away~ | climb x o :up :down :into :over | close x o .down~ | coach o o:in | coincide x :with | collaborate x :with :on | collapse x
collect x o o:from | combine x o :with o:with | come x inf adj :from :to :in :into :with :by .back .in .out .up .down .over .along .off .on .across | comfort o | command x o oinf | comment x that :on | commit o o:to | communicate x o :with o:to | compare x o o:with o:to
compensate x o :for o:for | compete x :with :against :for :in | complain x that :to :about :of | complete o | complicate o | compose o | comprise o | concentrate x o :on o:on | concern o | conclude x o that :with o:from
condemn o o:to o:for | conduct o | confess x o that :to ing | confirm o that wh | confront o o:with | confuse o o:with | congratulate o o:on o:for | connect x o :to :with o:to o:with .up~ | consent x inf :to | consider o ing that wh oadj onom oinf o:as
consist :of :in | construct o | consult x o :with | consume o | contact o | contain o | continue x o inf ing :with :to | contradict o | contrast x o :with o:with | contribute x o :to o:to
control o | convert x o :to :into o:to o:into | convey o o:to | convince o oinf othat o:of | cook x o oo o:for | cool x o .down~ | cooperate x :with :in :on | cope x :with | copy x o o:from .down~ | correct o
correspond x :to :with | cost oo nom | cough x | count x o :on :as .on .in~ .up~ | cover o o:with o:in .up~ | crack x o | crash x o :into | crawl x | create o | criticise o o:for
criticize o o:for | cross x o .out~ .off~ | cry x :about :for :over .out | cultivate o | cure o o:of | curl x o .up | cut x o o:into o:off :into .off~ .up~ .down~ .out~ | cycle x :to | damage o | dance x o :to :with
dare x inf bare oinf | date x o :from | deal :with :in o | debate x o wh | decide x inf that wh :on :against :about :between | declare o that oadj onom | decline x o inf | decorate x o o:with | decrease x o :in :by :to :from | dedicate o o:to
defeat o | defend o o:against o:from | define o o:as | delay x o ing | delete o o:from | deliver x o o:to | demand o inf that o:from o:of | demonstrate x o that wh o:to | deny o that ing oo o:to | depart x :from :for
depend x :on :upon | depress o | deprive o:of | derive o:from :from | describe o o:to o:as wh | deserve o inf ing | design o o:for oinf | desire o inf | destroy o | determine o inf that wh
develop x o :into o:into | devote o:to | die x :of :from :for :in .out | differ x :from :in | dig x o :for .up~ .out~ | dine x .out | direct o o:at o:to | disagree x :with :about :on that | disappear x :from | disappoint o
discipline o | discover o that wh | discuss o wh ing o:with | disguise o o:as | dislike o ing | dismiss o o:from o:as | display o o:to | distinguish x o :between o:from | distract o o:from | distribute o o:to o:among
disturb o | dive x :into :in .in | divide x o :into o:into o:by o:between .up~ | divorce x o | do o x oo o:for o:with .up~ :without | dominate x o | donate o o:to | doubt o that wh | download o o:from | drag o .on
draw x o o:from o:on .up~ :on | dream x that :of :about o .up~ | dress x o :in .up~ | drift x .off | drink x o :to .up~ | drive x o o:to :to oadj .off .away .back~ | drop x o .off~ .out .by .in | drown x o | dry x o .out~ .off~ .up~ | dust o .off~
earn x o oo | ease x o | eat x o .out .up~ | edit o | educate o | elect o onom inf o:to o:as | eliminate o o:from | embarrass o | emerge x :from that | emphasise o that wh | emphasize o that wh
employ o o:as oinf | empty x o .out~ | enable o oinf | encounter o | encourage o oinf o:in ing | end x o :in :with .up | endure o ing | engage x o :in :with o:in | enjoy o ing | ensure o that
enter x o :into o:for o:in | entertain x o o:with | entitle o:to oinf onom | equip o o:with | escape x o :from | establish o that wh | estimate o that wh o:at | evaluate o wh | exaggerate x o | examine o wh
exceed o | excel x :in :at | exchange o o:for o:with | excite o | exclude o o:from | excuse o o:for ing o:from | exercise x o | exhaust o | exist x :in :on | expand x o :into
expect o inf oinf that o:from o:of | experience o | experiment x :with :on | explain o that wh o:to | explode x o | explore x o | export x o o:to | expose o o:to | express o o:to | extend x o :to o:to
face o ing :onto .up | fade x .away .out | fail x o inf :in | fall x adj nom :in :into :off :from :down :to .down .over .behind .out .apart .off | fancy o ing | fascinate o | fasten x o o:to .up~ | favour o | favor o
fear o inf that :for | feature x o :in | feed x o oo o:to o:with o:on :on | feel x o adj that oing obare :like :about :for | fetch o oo o:for o:from | fight x o :for :against :with :about :over .back | figure x :in .out~ | file o .away~ | fill x o :with o:with o:in .in~ .up~ .out~ | film x o
finance o | find o oo that wh oadj onom oing oinf o:for .out~ | fine o o:for | finish x o ing :with .off~ .up | fire x o o:from :at | fish x :for | fit x o :in :into o:into .in | fix o o:to .up~ | flash x o | flee x o :from
float x | flood x o | flow x :into :from | fly x o :to :from .away .off | focus x o :on o:on | fold x o .up~ | follow x o :from .up~ | fool o .around | forbid o oinf oo ing | force o oinf o:into
forecast o that | forget x o inf that wh ing :about | forgive x o oo o:for | form x o | foster o | found o | freeze x o | frighten o o:into .away~ .off~ | fry x o | fulfil o
fulfill o | function x :as | furnish o o:with | gain x o :from o:from :in | gamble x o :on | gather x o that :from o:from .up~ | gaze x :at :into | generate o | get o oo oinf oadj adj inf :to :into :on :off :in :out :over :through :from o:from o:to .up .on .back~ .off .in .out .down .away .along .together .over | give x o oo o:to .up~ .in .away~ .back~ .out~
glance x :at :through | glow x | go x ing adj :to :into :on :for :with :by :from :through .out .back .on .up .down .away .off .in .over .ahead .by .along | govern x o | grab o o:by | graduate x :from :in :with | grant o oo that o:to | greet o o:with | grieve x :for
grip x o | grow x o inf adj :in :into .up | guarantee o oo inf that | guard o o:against :against | guess x o that wh :at | guide o o:to o:through | hand o oo o:to .in~ .out~ .over~ .back~ .down~ | handle o | hang x o :on :from o:on .up~ .out .on | happen x inf :to that .on
harm o | hate o inf ing oinf oing | have o oinf obare oing o:for .on~ | head x o :for .off | heal x o .up | hear x o that wh oing obare :from :about :of o:from | heat x o .up~ | help x o inf oinf bare obare o:with :with :in o:in .out~ | hesitate x inf :about | hide x o :from o:from
hike x | hire o o:for .out~ oinf | hit x o o:with .back~ | hold x o .on .up~ .back~ .out~ | hope x inf that :for | host o | house o | hug x o | hunt x o :for .down~ | hurry x o inf :to .up~
hurt x o | identify o o:as wh :with o:with | ignore o | illustrate o that wh o:with | imagine o that wh ing oing | imitate o | implement o | imply o that | import o o:from | impose o o:on
impress o o:with o:on | improve x o :on | include o ing o:in | increase x o :in :by :to :from | indicate o that wh o:to | infect o o:with | influence o oinf | inform o othat owh o:of o:about | inherit x o o:from | injure o
inquire x wh :about | insert o o:in o:into | insist x that :on :upon | inspect o | inspire o oinf o:with | install o o:in | instruct o oinf owh o:in | insult o | insure x o o:against | intend o inf oinf that ing
interest o o:in | interfere x :in :with | interpret x o o:as | interrupt x o | interview o o:for | introduce o o:to o:as | invade x o | invent o | invest x o :in o:in | investigate x o wh
invite o oinf o:to .in~ | involve o o:in ing | iron x o | irritate o | isolate o o:from | issue o | join x o :in o:to .in .up | joke x that :about :with | judge x o that wh :by | jump x o :on :into :over :off .up
justify o ing | keep x o adj oadj oing ing :to :from o:from .on .up .away~ .out~ .off | kick x o .off .out~ | kill x o .off~ | kiss x o oo | kneel x .down | knit x o | knock x o :on :at :into .down~ .over~ .out~ | know x o that wh :about :of oinf o:as | label o onom o:as
lack o | land x o :on :in :at | last x nom :for | laugh x :at :about .off~ | launch o | lay o .down~ .out~ .off~ | lead x o :to o:to :into oinf | lean x o :on :against :over o:against | leap x :into :over | learn x o inf that wh :about :from o:from :of
leave x o oo oadj oing :for o:to o:with o:at .out~ .behind~ | lecture x o :on o:on | lend o oo o:to | let o obare .in~ .out~ .down~ .off~ oo | lick o | lie x :to :about :on :in .down | lift x o .up~ | light x o .up~ | like o inf ing oinf oing | limit o o:to
link o o:to o:with .up~ | list o | listen x :to :for .out | live x o :in :at :on :with :for :through .on | load x o o:with o:into .up~ | lock x o .up~ .out~ .in~ | long inf :for | look x adj :at :for :after :like :into :through :in :around :out :forward .up~ .out .around .back .forward .down | lose x o o:to | love o inf ing oinf
lower x o | maintain o that | make o oo obare oadj onom o:from o:for o:of o:into .up~ .out~ | manage x o inf :with | march x :to :into | mark x o o:with o:on .down~ | marry x o | match x o :with o:with o:to .up~ | matter x that wh :to | mean o inf ing that wh oinf o:for
measure x o nom .up | meet x o :with :for .up | melt x o .away | memorise o | memorize o | mention o that wh ing o:to | mess x .up~ | mind x o ing wh :about oing | miss x o ing .out | mistake o o:for
mix x o :with o:with .up~ | mock x o | modify o | monitor o wh | motivate o oinf | mount x o | move x o :to :into :from o:to .in .out .away .on | multiply x o o:by | murder o | name o onom o:after
narrow x o .down~ | need o inf ing oinf | neglect o inf | negotiate x o :with :for o:with | nod x o :at :to | nominate o o:for o:as | note o that wh .down~ | notice x o that wh oing obare | obey x o | object x that :to
oblige o oinf | observe x o that oing obare | obtain o o:from | occupy o | occur x :to | offend x o | offer o oo inf o:to o:for | open x o .up~ :onto oo | operate x o :on | oppose o
order x o oo oinf that o:from | organise o | organize o | originate x :in :from | overcome o | overlook o | owe o oo o:to | own o .up | pack x o o:with o:in .up~ | paint x o oadj
park x o | participate x :in | pass x o oo o:to :through :by .away .by .on~ .out | pause x | pay x o oo :for o:for o:to wh .back~ .off~ inf | perform x o | permit o oinf ing oo | persuade o oinf othat o:of o:into | phone x o .up~ .back~ | photograph o
pick x o o:from .up~ .out~ | place o o:in o:on | plan x o inf wh :for :on .ahead | plant o o:in o:with | play x o :with :for :against oo o:on o:with | plead x inf :with :for | please x o | point x o that :at :to o:at .out~ | poison o | polish o .up~
pop x .in .up .out | possess o | post o oo o:to o:on | postpone o ing o:to o:until | pour x o oo o:into .out~ | practise x o ing | practice x o ing | praise o o:for | pray x that :for :to | predict o that wh
prefer o inf ing oinf o:to that | prepare x o inf :for o:for oinf | present o o:to o:with | preserve o o:from o:for | press x o :on .on | pretend x inf that | prevent o o:from oing | print x o .out~ | proceed x inf :to :with | process o
produce o o:from | progress x :to :with | prohibit o o:from ing | promise x o oo inf that othat o:to | promote o o:to | pronounce o oadj | propose x o inf ing that :to o:to | protect x o o:from o:against :against | protest x o that :against :about | prove o adj inf that wh o:to
provide o o:with o:for that :for | publish x o | pull x o .out~ .up .down~ .off~ .over .away | punch o | punish o o:for | purchase o o:from | push x o .away~ .back~ .in | put o o:in o:on o:into o:at o:to o:off .on~ .off~ .up~ .away~ .down~ .out~ .back~ .together~ | qualify x :for :as o:for | quarrel x :with :about
question o wh o:about | queue x :for .up | quit x o ing | quote x o o:from | race x o :against | rain x | raise o o:to o:by | rank x o :among | reach x o :for .out | react x :to :with
read x o oo that :about :of o:to .out~ .up | realise o that wh | realize o that wh | reassure o othat | rebuild o | recall o ing that wh | receive x o o:from | recognise o that wh o:as o:by | recognize o that wh o:as o:by | recommend o ing that o:to o:for oinf
record x o that | recover x o :from o:from | recycle x o | reduce x o o:to o:by | refer :to o:to | reflect x o that wh :on | refresh o | refund o oo | refuse x o inf oo | regard o:as o | register x o :for :with :as
regret o ing inf that | reject o o:as | relate x :to o:to | relax x o | release o o:from | rely :on :upon | remain x adj nom :in | remark that :on | remember x o inf ing that wh oing o:to | remind o oinf othat o:of o:about owh
remove o o:from | renew o | rent x o o:from o:to .out~ oo | repair o | repeat x o that o:to | replace o o:with o:by | reply x that :to :with | report x o that ing :to :on o:to | represent o | request o that oinf o:from
require o oinf that ing o:of | rescue o o:from | research x o :into | resemble o | reserve o o:for | resign x o :from :as | resist x o ing | resolve x o inf that | respect o o:for | respond x that :to :with
rest x o :on o:on | restore o o:to | restrict o o:to | result x :in :from | retire x :from :to | return x o :to :from o:to oo | reveal o that wh o:to | reverse x o | review o | revise x o :for
reward o o:for o:with | ride x o :on :in :to | ring x o .up~ .back~ :for | rise x :to :by :from .up | risk o ing | rob o o:of | roll x o .over .up~ | rub x o o:on .out~ | ruin o | rule x o that :over .out~
run x o :to :into :from :for :out .away .out .over~ .off .into | rush x o :to :into inf | sack o o:for | sail x o :to | satisfy o o:with | save x o oo o:from o:for :for .up~ ing | say x o that wh o:to o:about | scare o o:of o:into .away~ .off~ | schedule o o:for oinf | score x o
scratch x o | scream x that :at :for .out | search x o :for o:for :through | seat o | see x o that wh oing obare :about :to o:as .off~ | seek o inf :for | seem adj inf nom that :like :to | seize o | select o o:for o:from oinf | sell x o oo o:to o:for .out .off~
send o oo o:to o:for :for .back~ .off~ .out~ .away~ | sentence o o:to | separate x o :from o:from .out | serve x o oo o:to o:with :as inf :in | set x o oo oing o:for .up~ .off .out .down~ | settle x o :in :for .down .in | shake x o .off~ .up~ | shape o o:into | share x o :in o:with o:among o:between | shave x o .off~
shelter x o :from | shift x o :to | shine x o :on .out | shock o | shoot x o :at :down .down~ | shop x :for .around | shout x o that :at :to :for .out~ | show x o oo that wh othat owh o:to oinf .up .off~ | shower x o o:with | shut x o .down~ .up
sign x o .up .in | signal x o that :to oinf | sing x o oo :to o:to .along | sink x o :into | sit x o :on :in :at :by :with .down .up | skate x | ski x | skip x o | sleep x :in :on :with .in | slice o .up~
slide x o | slip x o :on :into | slow x o .down~ | smash x o :into .up~ | smell x o adj :of oing | smile x :at | smoke x o | snow x | solve o | sort o o:into .out~
sound adj :like nom | spare o oo o:for | speak x o :to :with :about :of :for :in .up .out | specialise x :in | specialize x :in | specify o that wh | spell o .out~ | spend o oing o:on o:with | spill x o | spin x o .around
split x o :into o:into .up~ | spoil x o | spot o oing that | spray x o o:with o:on | spread x o :to :over o:on .out~ | squeeze x o .out~ | stand x o :in :on :at :for ing .up .out .by | stare x :at :into | start x o inf ing :with :from :on .up~ .off .out .over | starve x o :for :to
state o that wh | stay x adj :in :at :with :for :on .up .in .out .away .on .behind | steal x o o:from | step x :on :into .back .in .aside | stick x o :to :in o:on o:to .out .up | sting x o | stir x o .up~ | stop x o ing inf oing :at :for o:from .by | store o .up~ | strengthen x o
stress o that | stretch x o .out~ | strike x o oadj :at .out~ | struggle x inf :with :for :against | study x o :for wh | submit x o :to o:to | substitute x o o:for :for | succeed x o :in :as | suck x o | suffer x o :from
suggest o ing that wh o:to | suit o o:to | sum .up~ | supply o o:with o:to | support o o:in | suppose that | surf x o | surprise o o:with | surrender x o :to | surround o o:with o:by
survive x o :on | suspect o that o:of | swallow x o | swap x o o:for o:with | swear x that inf :at | sweat x | sweep x o .up~ | swim x o :in :across | swing x o | switch x o :to :from .on~ .off~ .over
tackle o | take o oo oinf o:to o:from o:for inf .off~ .up~ .away~ .back~ .out~ .over~ .after .in~ .down~ .part | talk x o :to :with :about :of o:into o:about .over~ | taste x o adj :of | teach x o oo oinf owh o:to o:about | tear x o .up~ .off~ .down~ | tease x o o:about | telephone x o | tell o oo othat owh oinf o:about o:to o:of o:from .off~ :from | tend inf :to o
test x o o:for o:on | text x o oo | thank o o:for | think x that wh :about :of o o:of o:about .over~ .up~ | threaten x o inf o:with | throw x o oo :at o:at o:to o:into .away~ .out~ .up | tidy x o .up~ | tie x o o:to o:with .up~ | tire x o .out~ :of | touch x o
tour x o | trace o o:to | track o .down~ | trade x o :in :with o:for | train x o inf oinf :as :for o:for o:in | transfer x o :to o:to o:from | transform o o:into | translate x o :into :from o:into o:from | transport o o:to | trap o
travel x o :to :by :from :in :with :around | treat o o:to o:as o:for o:with | trick o o:into | trip x :over .up~ | trouble x o inf | trust x o oinf :in o:with | try x o inf ing :for .on~ .out~ | turn x o adj :to :into o:into o:to .on~ .off~ .up~ .down~ .out .over~ .around .back | twist x o | type x o .in~ .up~
understand x o that wh oing | undertake o inf | unite x o :with | unlock o | unpack x o | update o o:on | upgrade x o o:to | upload o o:to | upset o | urge o oinf
use o oinf o:as o:for .up~ | vacuum x o | value o o:at | vanish x :from | vary x o :from :in | visit x o | volunteer x o inf :for | vote x o :for :against :on inf onom | wait x o inf :for :on .up | wake x o .up~
walk x o :to :in :through :into :with o:to .away .out .off | wander x o :around .off | want o inf oinf ing | warm x o .up~ | warn x o oinf othat o:about o:of o:against :of :against | wash x o .up~ .off~ .away~ | waste o o:on oing | watch x o oing obare wh :for .out | water x o | wave x o :at :to .off~
weaken x o | wear o .out~ .off | weep x :for | weigh o nom | welcome o o:to | whisper x o that :to o:to | whistle x o | win x o oo :against o:for | wipe o o:off .out~ .off~ .up~ | wish inf o oo that oinf :for
wonder x wh that :about :at | work x o :in :for :with :as :on :at :out :from .out~ .on | worry x o that :about o:about | worship x o | wound o | wrap o o:in .up~ | wreck o | write x o oo that :to :about :for :in o:to o:about .down~ .back | yell x o that :at
`;
