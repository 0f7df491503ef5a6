import { createSeededRng, type Rng } from '../../../src/domain/random.ts';
import { PROFILE_FIELDS } from '../../../src/domain/records.ts';
import { isRequestPending } from '../../../src/domain/request-status.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { createFakeTabStorage } from '../../features/classroom/notepad/fake-tab-storage.ts';
import { CHOICES, PAGE_COUNT } from './arbitrary-history.ts';
import type { Backend } from './backend.ts';
import { corruptDocument, pickDocumentCorruption } from './corrupt-document.ts';
import { corruptRow, pickRowCorruption } from './corrupt-row.ts';
import type { Coverage } from './coverage.ts';
import type { SimulatedFault } from './faults.ts';
import { addForeignEntry } from './foreign-entry.ts';
import type { History, SimulationEvent } from './history.ts';
import { Ledger } from './ledger.ts';
import { Network } from './network.ts';
import { SimulatedDevice, type SimulationContext } from './simulated-device.ts';
import { SimulatedLearner } from './simulated-learner.ts';
import type { SimulatedPage } from './simulated-page.ts';
import { SimulatedTeacher } from './simulated-teacher.ts';
import { stageFaultPoint } from './stage-fault-point.ts';
import { LEGACY_COMPLETIONS, START_DOCUMENTS } from './start-states.ts';
import { ALL_STEPS, Timeline } from './timeline.ts';

const START = Date.UTC(2025, 4, 1);
const YEAR_MS = 365 * 24 * 3_600_000;
/** The device of each page: the laptop has two tabs. */
const DEVICE_OF_PAGE = [0, 0, 1, 2];

/** Ann's devices, her cloud, and Ben, who sometimes signs in on one of them. */
export class World {
  readonly timeline: Timeline;
  readonly network: Network;
  readonly teacher: SimulatedTeacher;
  readonly devices: readonly SimulatedDevice[];
  readonly ledger = new Ledger();
  readonly learner: SimulatedLearner;
  readonly #chance: Rng;
  readonly #guests = new Map<SimulatedDevice, SimulatedPage>();
  readonly #pages: SimulatedPage[] = [];
  /** The session storages of Ann's tabs. */
  readonly #storages = Array.from({ length: PAGE_COUNT }, createFakeTabStorage);
  readonly #benLedger = new Ledger();
  #serial = 0;

  constructor(history: History, backend: Backend, coverage: Coverage) {
    // Only tables in memory report the changes of each transaction.
    this.learner = new SimulatedLearner(() => this.#nextSerial(), backend.name !== 'memory');
    this.#chance = createSeededRng(history.chance);
    const isOver = () => this.violation !== null;
    this.timeline = new Timeline(START, this.#chance, backend.waitUntilIdle, isOver);
    this.network = new Network(this.timeline);
    this.teacher = new SimulatedTeacher(this.timeline, () => this.#nextSerial());
    const context: SimulationContext = {
      timeline: this.timeline,
      network: this.network,
      teacher: this.teacher,
      backend,
      ledgerOf: (uid) => (uid === 'ann' ? this.ledger : this.#benLedger),
      random: this.#chance,
      serial: () => this.#nextSerial(),
      onFault: (happened) => coverage.hit(happened),
      applyFault: (fault, page, device) => this.#applyFault(fault, page, device),
    };
    this.devices = ['laptop', 'phone', 'tablet'].map((name) => new SimulatedDevice(name, context));
  }

  /** The first broken invariant. */
  get violation() {
    return this.ledger.violation ?? this.#benLedger.violation;
  }

  async open({ startState }: History): Promise<void> {
    const { fields, unknown } = START_DOCUMENTS[startState];
    if (fields) this.network.put('ann', fields, this.ledger);
    const { profile, lessons } = parseDocument(fields, 'ann');
    if (profile) this.ledger.recordProfile(profile, PROFILE_FIELDS);
    for (const lesson of lessons)
      this.ledger.recordVersion(`lesson:${lesson.id}`, { ...lesson }, lesson.answer);
    for (const member of unknown) this.ledger.unknownMembers.add(member);
    const counted = startState === 'legacy' ? LEGACY_COMPLETIONS : 0;
    Object.assign(this.ledger.completions, { least: counted, most: counted });
    for (let index = 0; index < PAGE_COUNT; index += 1) this.#pages.push(this.#open(index));
    await this.timeline.run(ALL_STEPS);
  }

  async applyEvent(event: SimulationEvent & { steps: number }): Promise<void> {
    await this.#handle(event);
    await this.timeline.run(event.steps);
  }

  /** Ann's pages. */
  get pages(): readonly SimulatedPage[] {
    return this.#pages;
  }

  /** Closes Ben's pages. */
  closeGuestPages(): void {
    for (const guest of this.#guests.values()) guest.kill();
  }

  /** Opens dead pages again, and those that could not open their database. */
  reopenDeadPages(): void {
    this.#pages.forEach((page, index) => {
      if (page.process.isDead) this.#restart(index);
    });
  }

  close(): void {
    for (const page of [...this.#pages, ...this.#guests.values()]) {
      page.kill();
      page.store?.close();
    }
  }

  /** Ann's pages on a device. */
  pagesOf(device: SimulatedDevice): readonly SimulatedPage[] {
    return this.#pages.filter((_, index) => this.#device(index) === device);
  }

  #open(index: number): SimulatedPage {
    return this.#device(index).open('ann', this.#storages[index] ?? createFakeTabStorage());
  }

  #device(page: number): SimulatedDevice {
    const device = this.devices[DEVICE_OF_PAGE[page] ?? 0];
    if (!device) throw new Error('Every page needs a device.');
    return device;
  }

  /** The visible page: Ben's while he is signed in. */
  #page(index: number): SimulatedPage | undefined {
    const device = this.#device(index);
    const guest = this.#guests.get(device);
    return device.signIn.uid === 'ben' && guest?.store ? guest : this.#pages[index];
  }

  #nextSerial(): number {
    this.#serial += 1;
    return this.#serial;
  }

  async #handle(event: SimulationEvent): Promise<void> {
    switch (event.type) {
      case 'action':
        return this.learner.act(event.action, this.#page(event.page), event.choice);
      case 'request sync':
        return this.#page(event.page)?.sync?.requestDrain();
      case 'pull':
        return this.#page(event.page)?.pull();
      case 'cancelled log-out':
        return this.#page(event.page)?.drainForLogOut();
      case 'time passes':
        return this.timeline.advance(event.ms);
      case 'offline':
        return this.devices[event.device]?.connectivity.setOnline(false);
      case 'online':
        return this.devices[event.device]?.connectivity.setOnline(true);
      case 'hide and show':
        return this.#hideAndShow(event.device);
      case 'log out and in':
        return this.#logOutAndIn(this.devices[event.device]);
      case 'crash':
        return this.#restart(event.page);
      case 'reload':
        this.#pages[event.page]?.leave();
        return this.#restart(event.page);
      case 'lesson fault':
        return this.#pages[event.page]?.setLessonFault(event.fault);
      case 'lesson outage':
        this.teacher.outage = event.fault;
        return;
      case 'freeze':
      case 'thaw': {
        const page = this.#pages[event.page];
        if (page) page.process.isFrozen = event.type === 'freeze';
        return;
      }
      case 'clock':
        return this.#setClock(this.devices[event.device], event.years);
      case 'account':
        return this.#switchAccount(this.devices[event.device], event.uid);
      case 'outage':
        this.network.outage = event.fault;
        return;
      case 'corrupt row':
        return corruptRow(
          this.devices[event.device]?.disk.getDatabase('ann') ?? null,
          this.network,
          this.ledger,
          event.corruption,
        );
      case 'corrupt document':
        return corruptDocument(this.network, this.ledger, event.corruption);
      case 'planned fault':
        return this.#planFault(event);
    }
  }

  #restart(index: number): void {
    this.#pages[index]?.kill();
    this.#pages[index] = this.#open(index);
  }

  /** Logs out of a device without unsynced work, which deletes its records, and signs in again. */
  async #logOutAndIn(device: SimulatedDevice | undefined): Promise<void> {
    const rows = device?.disk.getDatabase('ann')?.rows;
    if (!device || !rows) return;
    // A log-out warns of unsynced work, and the learner stays.
    const { unsyncedRecords, requests } = await device.observe('ann');
    if (unsyncedRecords.length > 0 || requests.some(({ status }) => isRequestPending(status))) return;
    // What a corruption removed from the document may be only on this device.
    if (this.ledger.corruptedCopy === 'document') return;
    this.ledger.corruptedCopy = 'row';
    const ended = requests.filter(({ kind, status }) => kind === 'class' && status.phase !== 'done');
    for (const { key } of ended) this.ledger.requests.abandonAtLogOut(key);
    for (const page of this.pagesOf(device)) page.kill();
    device.disk.delete('ann');
    this.#storages.forEach((_, index) => {
      if (this.#device(index) === device) this.#storages[index] = createFakeTabStorage();
    });
    // A new sign-in is never in the same millisecond.
    await this.timeline.advance(1_000);
    this.#pages.forEach((_, index) => {
      if (this.#device(index) === device) this.#restart(index);
    });
  }

  /** Plans a fault. A dead page is opened again first. */
  async #planFault({
    page,
    point,
    fault,
    isStaged,
  }: SimulationEvent & { type: 'planned fault' }): Promise<void> {
    if (this.#pages[page]?.process.isDead) this.#restart(page);
    const struck = this.#pages[page];
    if (!struck) return;
    struck.plannedFaults.push({ point, fault });
    if (isStaged) await stageFaultPoint(this, point, struck);
  }

  #applyFault(fault: SimulatedFault, page: SimulatedPage, device: SimulatedDevice): void {
    const choice = Math.floor(this.#chance() * CHOICES);
    switch (fault) {
      case 'reload': {
        page.leave();
        const index = this.#pages.indexOf(page);
        if (index >= 0) this.#restart(index);
        else page.kill();
        break;
      }
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
        corruptRow(device.disk.getDatabase(page.uid), this.network, page.ledger, pickRowCorruption(choice));
        break;
      case 'corrupt document':
        corruptDocument(this.network, this.ledger, pickDocumentCorruption(choice));
        break;
      case 'foreign entry':
        addForeignEntry(device.disk.getDatabase('ann'), device.name);
        break;
      case 'edit':
        void this.learner.act('save answer', page, choice);
        break;
      case 'refused record':
        void this.learner.act('save refused record', page, choice);
        break;
      case 'over the limit':
        void this.learner.act('add large lesson', page, choice);
        void this.learner.act('add large lesson', page, choice);
        break;
    }
  }

  #setClock(device: SimulatedDevice | undefined, years: number): void {
    if (!device) return;
    device.skew = years * YEAR_MS;
    // A clock change makes work due that was postponed by the old time.
    for (const page of this.pagesOf(device)) page.quietUntil = 0;
    const guest = this.#guests.get(device);
    if (guest) guest.quietUntil = 0;
  }

  #switchAccount(device: SimulatedDevice | undefined, uid: string | null): void {
    if (!device) return;
    device.switchTo(uid);
    if (uid === 'ben' && !this.#guests.has(device))
      this.#guests.set(device, device.open('ben', createFakeTabStorage()));
    // A page syncs at once when its learner is signed in again.
    if (uid === 'ann') for (const page of this.pagesOf(device)) page.sync?.requestDrain();
  }

  async #hideAndShow(index: number): Promise<void> {
    const connectivity = this.devices[index]?.connectivity;
    connectivity?.setVisible(false);
    await this.timeline.advance(70_000);
    connectivity?.setVisible(true);
  }
}
