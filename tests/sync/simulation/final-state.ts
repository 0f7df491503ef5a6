import type { RequestRow } from '../../../src/data/requests/request-rows.ts';
import type { SyncSnapshot } from '../../../src/data/sync-rows/synced-rows.ts';
import type { NotepadDraft } from '../../../src/domain/records.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import type { Ledger } from './ledger.ts';
import type { SimulatedTeacher } from './simulated-teacher.ts';

/** A device at the end of a history. */
export type FinalDevice = SyncSnapshot & { device: string; requests: readonly RequestRow[] };

/** What the final checks compare. */
export interface FinalState {
  ledger: Ledger;
  /** The devices a while after the faults ended, without any action of the learner. */
  settled: readonly FinalDevice[];
  /** The devices after the learner retried refused changes, and after all have synced. */
  devices: readonly FinalDevice[];
  document: DocumentFields | null;
  teacher: SimulatedTeacher;
  /** The draft that each open notepad shows, and the one its device has. */
  notepads: readonly { lessonId: string; shown: NotepadDraft; stored: NotepadDraft }[];
}
