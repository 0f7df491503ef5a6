import type { NewLesson, SaveFailure } from '../../../src/data/learner-store.ts';
import type { LearnerDatabase } from '../../../src/data/open-learner-store.ts';
import { enqueued } from '../../../src/data/outbox.ts';
import { type Rng, seededRng } from '../../../src/domain/random.ts';
import type { Result } from '../../../src/domain/result.ts';
import { someHomework } from '../../data/open-device.ts';
import type { Backend } from './backend.ts';
import { corruptDocument, corruptRow } from './corruption.ts';
import type { Coverage } from './coverage.ts';
import { Device, type Surroundings } from './device.ts';
import type { Happening, History, Work } from './events.ts';
import { PAGES } from './events.ts';
import type { Fault, Place } from './faults.ts';
import { Ledger, POISON } from './ledger.ts';
import { Network } from './network.ts';
import type { Page } from './page.ts';
import { LEGACY_COMPLETIONS, seedDocument } from './seeds.ts';
import { Timeline } from './timeline.ts';

const START = Date.UTC(2025, 4, 1);
const YEAR_MS = 365 * 24 * 3_600_000;
/** Two of these do not fit into one document. */
const LARGE = 'a'.repeat(500_000);
/** The device of each page: the laptop has two tabs. */
const DEVICE_OF_PAGE = [0, 0, 1, 2];
const everything = Number.POSITIVE_INFINITY;

/** Ann's devices, her cloud, and Ben, who sometimes signs in on one of them. */
export class World {
  readonly timeline: Timeline;
  readonly network: Network;
  readonly devices: readonly Device[];
  readonly ledger = new Ledger();
  readonly #backend: Backend;
  readonly #chance: Rng;
  readonly #guests = new Map<Device, Page>();
  readonly #pages: Page[] = [];
  readonly #benLedger = new Ledger();
  #serial = 0;

  constructor(history: History, backend: Backend, coverage: Coverage) {
    this.#backend = backend;
    this.#chance = seededRng(history.chance);
    const isOver = () => this.breach !== null;
    this.timeline = new Timeline(START, this.#chance, backend.settled, isOver);
    this.network = new Network(this.timeline);
    const around: Surroundings = {
      timeline: this.timeline,
      network: this.network,
      backend,
      ledgerOf: (uid) => (uid === 'ann' ? this.ledger : this.#benLedger),
      chance: this.#chance,
      serial: () => this.#nextSerial(),
      onStruck: (strike) => coverage.hit(strike),
      befall: (fault, page, device) => this.#befall(fault, page, device),
    };
    this.devices = ['laptop', 'phone', 'tablet'].map((name) => new Device(name, around));
  }

  get breach() {
    return this.ledger.breach ?? this.#benLedger.breach;
  }

  /** Whether the store tells what each transaction changed, so that all is known exactly. */
  get isExact(): boolean {
    return this.#backend.name === 'memory';
  }

  async open({ seed }: History): Promise<void> {
    const { fields, unknown } = seedDocument(seed);
    if (fields) this.network.put('ann', fields, this.ledger);
    for (const member of unknown) this.ledger.unknownMembers.add(member);
    if (seed === 'legacy') this.#count(LEGACY_COMPLETIONS, LEGACY_COMPLETIONS);
    for (let index = 0; index < PAGES; index += 1) this.#pages.push(this.#device(index).open('ann'));
    await this.timeline.run(everything);
  }

  async happen(what: Happening & { steps: number }): Promise<void> {
    await this.#happen(what);
    await this.timeline.run(what.steps);
  }

  /** All faults end, every page is open, everybody is back as Ann; the learner does nothing. */
  async heal(isLoud: boolean): Promise<void> {
    this.network.outage = null;
    for (const guest of this.#guests.values()) guest.kill();
    this.#pages.forEach((page, index) => {
      page.spare();
      if (page.life.isDead) this.#restart(index);
    });
    // A page that is still opening would not hear that the network is back.
    await this.timeline.run(everything);
    for (const device of this.devices) {
      removeForeignEntry(device);
      const hadToSignIn = device.session.mustSignIn || device.signIn.uid !== 'ann';
      device.session.mustSignIn = false;
      device.signIn.canRenew = true;
      device.signIn.switchTo('ann');
      if (isLoud) device.connectivity.setOnline(false);
      device.connectivity.setOnline(true);
      device.connectivity.setVisible(true);
      // A sign-in starts sync anew; it is what ended the fault.
      if (hadToSignIn) for (const page of this.#pagesOf(device)) page.sync?.wake();
    }
    await this.timeline.pass(isLoud ? 60_000 : 360_000);
  }

  /** The learner asks for another try of what was refused without being at fault. */
  async retryRefused(): Promise<void> {
    for (const page of this.#firstPages()) {
      const { store } = page;
      if (!store) continue;
      const dead = (await this.#device(this.#pages.indexOf(page)).observe('ann')).dead;
      for (const { key, reason } of dead) {
        if (reason !== 'unreadable' && !this.ledger.poisoned.has(key)) void store.revive(key as 'profile');
      }
    }
    await this.timeline.run(everything);
  }

  /** Each device takes over what the others have sent. */
  async exchangeAll(): Promise<void> {
    const pages = this.#firstPages();
    // Whoever comes last knows all at once.
    for (const page of [...pages, ...pages.slice(0, -1)]) {
      page.sync?.wake();
      await this.timeline.run(everything);
    }
  }

  close(): void {
    for (const page of [...this.#pages, ...this.#guests.values()]) {
      page.kill();
      page.store?.close();
    }
  }

  #firstPages(): readonly Page[] {
    return this.devices.flatMap((device) => this.#pagesOf(device).slice(0, 1));
  }

  #pagesOf(device: Device): readonly Page[] {
    return this.#pages.filter((_, index) => this.#device(index) === device);
  }

  #device(page: number): Device {
    const device = this.devices[DEVICE_OF_PAGE[page] ?? 0];
    if (!device) throw new Error('A page is on a device.');
    return device;
  }

  /** The page that the learner sees: Ben's while he is signed in. */
  #page(index: number): Page | undefined {
    const device = this.#device(index);
    const guest = this.#guests.get(device);
    return device.signIn.uid === 'ben' && guest?.store ? guest : this.#pages[index];
  }

  #nextSerial(): number {
    this.#serial += 1;
    return this.#serial;
  }

  #count(least: number, most: number): void {
    this.ledger.completions.least += least;
    this.ledger.completions.most += most;
  }

  async #happen(what: Happening): Promise<void> {
    switch (what.event) {
      case 'work':
        return this.#work(what.work, this.#page(what.page), what.which);
      case 'wake':
        return this.#page(what.page)?.sync?.wake();
      case 'pull':
        return this.#pull(this.#page(what.page));
      case 'part':
        return this.#part(this.#page(what.page));
      case 'time':
        return this.timeline.pass(what.ms);
      case 'offline':
        return this.devices[what.device]?.connectivity.setOnline(false);
      case 'online':
        return this.devices[what.device]?.connectivity.setOnline(true);
      case 'away':
        return this.#goAway(what.device);
      case 'crash':
        return this.#restart(what.page);
      case 'freeze':
      case 'thaw': {
        const page = this.#pages[what.page];
        if (page) page.life.isFrozen = what.event === 'freeze';
        return;
      }
      case 'clock':
        return this.#setClock(this.devices[what.device], what.years);
      case 'account':
        return this.#switchAccount(this.devices[what.device], what.uid);
      case 'outage':
        this.network.outage = what.fault;
        return;
      case 'corrupt row':
        return corruptRow(
          this.devices[what.device]?.disk.database('ann') ?? null,
          this.network,
          this.ledger,
          what.which,
        );
      case 'corrupt document':
        return corruptDocument(this.network, this.ledger, what.which);
      case 'strike':
        return this.#lay(what);
    }
  }

  #restart(index: number): void {
    this.#pages[index]?.kill();
    this.#pages[index] = this.#device(index).open('ann');
  }

  /** Puts a fault in wait. A page that is dead is opened again first. */
  async #lay({ page, place, fault, staged }: Happening & { event: 'strike' }): Promise<void> {
    if (this.#pages[page]?.life.isDead) this.#restart(page);
    const struck = this.#pages[page];
    if (!struck) return;
    struck.strikes.push({ place, fault });
    if (staged) await this.#stage(place, struck);
  }

  /** Brings about what leads to a step. */
  async #stage(place: Place, page: Page): Promise<void> {
    if (!page.store) await this.timeline.run(everything);
    const { store, sync } = page;
    switch (place) {
      case 'document kept':
        await this.#work('large lesson', page, 0);
        await this.timeline.run(everything);
        return this.#work('large lesson', page, 1);
      case 'buried':
        return this.#work('poison', page, 0);
      case 'token renewed':
        page.lay('401 once', place);
        return sync?.wake();
      case 'postponed':
        page.lay('5xx', place);
        return sync?.wake();
      case 'document pulled':
      case 'profile made':
        return this.#pull(page);
      case 'row changed':
      case 'entry changed':
      case 'transaction stored':
        return this.#work('set-up', page, 0);
      default:
        if (store) await this.#work('lesson', page, 0);
        return sync?.wake();
    }
  }

  #befall(fault: Fault, page: Page, device: Device): void {
    const which = Math.floor(this.#chance() * 12);
    switch (fault) {
      case 'clock skew':
        this.#setClock(device, Math.round(this.#chance() * 20 - 10));
        break;
      case 'account switch':
        this.#switchAccount(device, device.signIn.uid === 'ben' ? 'ann' : 'ben');
        break;
      case 'signed out':
        this.#switchAccount(device, null);
        break;
      case 'corrupt row':
        corruptRow(device.disk.database(page.uid), this.network, page.ledger, which);
        break;
      case 'corrupt document':
        corruptDocument(this.network, this.ledger, which);
        break;
      case 'foreign entry':
        addForeignEntry(device);
        break;
      case 'edit':
        void this.#work('answer', page, which);
        break;
      case 'poison':
        void this.#work('poison', page, which);
        break;
      case 'over the limit':
        return void this.#work('large lesson', page, which).then(() =>
          this.#work('large lesson', page, which),
        );
    }
  }

  #setClock(device: Device | undefined, years: number): void {
    if (!device) return;
    device.skew = years * YEAR_MS;
    // A clock that jumps makes work due that was put off by the old one.
    for (const page of this.#pagesOf(device)) page.quietUntil = 0;
  }

  #switchAccount(device: Device | undefined, uid: string | null): void {
    if (!device) return;
    device.switchTo(uid);
    if (uid === 'ben' && !this.#guests.has(device)) this.#guests.set(device, device.open('ben'));
    // A page that finds its learner back syncs at once.
    if (uid === 'ann') for (const page of this.#pagesOf(device)) page.sync?.wake();
  }

  async #goAway(index: number): Promise<void> {
    const connectivity = this.devices[index]?.connectivity;
    connectivity?.setVisible(false);
    await this.timeline.pass(70_000);
    connectivity?.setVisible(true);
  }

  #pull(page: Page | undefined): void {
    if (!page?.sync) return;
    if (!page.isAsked) page.sawDocument = false;
    page.asked += 1;
    void page.sync
      .pullOnce()
      .catch(() => undefined)
      .finally(() => {
        page.asked -= 1;
      });
  }

  /** A log-out's last drain, of which the learner thinks better. */
  #part(page: Page | undefined): void {
    if (!page?.sync) return;
    page.asked += 1;
    void page.sync
      .drainFor(5_000)
      .catch(() => undefined)
      .finally(() => {
        page.asked -= 1;
      });
  }

  async #work(work: Work, page: Page | undefined, which: number): Promise<void> {
    const store = page?.store;
    if (!page || !store || page.life.isDead) return;
    const serial = this.#nextSerial();
    const text = `${page.uid} ${serial}`;
    if (work === 'set-up') return this.#save(page, () => this.#setUp(store, page, text));
    if (work === 'lesson') return this.#save(page, () => this.#addLesson(page, store, `# Class ${serial}\n`));
    if (work === 'large lesson') {
      page.ledger.hasLargeRecords = true;
      return this.#save(page, () => this.#addLesson(page, store, `${serial}${LARGE}`));
    }
    const lessons = (await store.lessons()).filter(({ teacher }) => teacher === page.uid);
    const lesson = lessons[which % Math.max(1, lessons.length)];
    if (work === 'poison' && (!lesson || which % 3 === 0)) {
      if (which % 2 === 0) return this.#save(page, () => this.#setUp(store, page, `${POISON} ${text}`));
      return this.#save(page, () => this.#addLesson(page, store, `${POISON} ${serial}`));
    }
    if (!lesson) return this.#save(page, () => this.#addLesson(page, store, `# Class ${serial}\n`));
    const marked = work === 'poison' ? `${POISON} ${text}` : text;
    const isCompleting = work === 'homework' || !lesson.completed;
    if (work === 'homework' || (work === 'poison' && which % 3 === 1)) {
      const notes = work === 'poison' ? marked : text;
      return this.#save(page, () => this.#saveHomework(page, store, lesson.id, notes), isCompleting);
    }
    const answer = async () => {
      const saved = await store.completeLesson(lesson.id, { answer: marked, feedback: 'Good.' });
      if (saved.ok && !page.life.isDead) page.ledger.promisedLessons.set(lesson.id, lesson.createdAt);
      return saved;
    };
    return this.#save(page, answer, isCompleting);
  }

  async #setUp(store: LearnerDatabase, page: Page, displayName: string) {
    const saved = await store.saveSetup({ studentLevel: 'B1', age: 20, why: 'travel', displayName });
    if (saved.ok && !page.life.isDead) page.ledger.promisesProfile = true;
    return saved;
  }

  async #addLesson(page: Page, store: LearnerDatabase, classPlan: string) {
    const plan = classPlan.length > 1_000 ? classPlan : `${classPlan}\n## Badge\nBadge ${this.#serial % 3}\n`;
    const lesson: NewLesson = {
      classPlan: plan,
      studentLevel: 'B1',
      skillFocus: this.#serial % 2 ? 'Speaking' : 'Grammar',
      teacher: page.uid,
      reason: 'travel',
      age: 20,
      module_lesson: this.#serial % 6,
    };
    const added = await store.addLesson(lesson);
    if (added.ok && !page.life.isDead) page.ledger.promisedLessons.set(added.value.id, added.value.createdAt);
    return added;
  }

  async #saveHomework(page: Page, store: LearnerDatabase, lessonId: string, notes: string) {
    const key = `homework-${page.uid}-${this.#nextSerial()}`;
    const saved = await store.saveHomework(lessonId, { ...someHomework, notes }, key);
    if (!saved.ok || page.life.isDead) return saved;
    page.ledger.promisedBadges.add(saved.value.badge);
    const record = (await store.homework()).find(({ id }) => id === key);
    page.ledger.promisedHomework.set(key, record?.createdAt ?? 0);
    return saved;
  }

  /** Lets a page save, which takes its turn like all else; counts what can't be seen in the store. */
  #save(page: Page, save: () => Promise<Result<unknown, SaveFailure>>, isCompleting = false): void {
    const { ledger } = page;
    const { completions } = ledger;
    if (!this.isExact && isCompleting) completions.most += 1;
    void save().then((saved) => {
      if (page.life.isDead) return;
      const isStrange = !saved.ok && saved.failure.kind === 'database' && !page.hadStoreFaults;
      ledger.expect(12, !isStrange, () => `a save failed: ${JSON.stringify(saved)}`);
      if (this.isExact || !isCompleting) return;
      if (saved.ok) completions.least += 1;
      else completions.most -= 1;
    });
  }
}

/** An entry and a row of Ben's in Ann's database, as a faulty version may have left them. */
function addForeignEntry(device: Device): void {
  const rows = device.disk.database('ann')?.rows;
  if (!rows || rows.lessons.has('foreign')) return;
  const written = { updatedAt: 1, deviceId: device.name };
  const row = {
    id: 'foreign',
    createdAt: 1,
    timestamp: '',
    teacher: 'ben',
    classPlan: '# Ben’s class',
    ...written,
  };
  rows.lessons.set('foreign', row);
  rows.outbox.set(1_000_000, { ...enqueued(undefined, 'lesson:foreign', 'ben', START), seq: 1_000_000 });
}

function removeForeignEntry(device: Device): void {
  const rows = device.disk.database('ann')?.rows;
  rows?.lessons.delete('foreign');
  rows?.outbox.delete(1_000_000);
}
