import * as v from 'valibot';

/*
 * What an earlier version of the app kept in local storage (specification, section 3): `users`, a profile by
 * user id; and of the learner named by `currentUser`, badges, used phrases and words, and the day's credits.
 */

/** Entries of one learner, not parsed any further than that. */
export interface EarlierWork {
  uid: string;
  /** The learner's entry of `users`. */
  user: Readonly<Record<string, unknown>>;
  badges?: unknown;
  usedContent?: unknown;
  remainingCalls?: unknown;
  lastCallDate?: unknown;
}

export interface EarlierEntries {
  /**
   * Notes whose the entries without a name are. To be called before anything overwrites `currentUser`: they
   * must never go to whoever signs in next.
   */
  claim(): void;
  read(): readonly EarlierWork[];
  /** Takes one learner's entries away: they have been taken over. */
  remove(uid: string): void;
}

/** The part of `Storage` that is needed. */
export type EntriesStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const USERS = 'users';
const OWNER = 'earlierOwner';
const NAMELESS = {
  badges: 'badges',
  usedContent: 'used_content',
  remainingCalls: 'remainingCalls',
  lastCallDate: 'lastCallDate',
} as const;
const NAMELESS_KEYS = Object.values(NAMELESS);

/** The entries that a log-out must leave as long as they have not been taken over. */
export const EARLIER_KEYS: readonly string[] = [USERS, OWNER, ...NAMELESS_KEYS];

const usersSchema = v.record(v.string(), v.unknown());
const userSchema = v.record(v.string(), v.unknown());

/** @param storage opens local storage, which a browser may deny by throwing */
export function createEarlierEntries(storage: () => EntriesStorage): EarlierEntries {
  function attempt<Value>(work: (entries: EntriesStorage) => Value, otherwise: Value): Value {
    try {
      return work(storage());
    } catch (cause) {
      console.warn('What an earlier version kept can’t be read:', cause);
      return otherwise;
    }
  }

  return {
    claim() {
      attempt((entries) => {
        const owner = entries.getItem('currentUser');
        if (!owner || entries.getItem(OWNER) !== null) return;
        if (NAMELESS_KEYS.some((key) => entries.getItem(key) !== null)) entries.setItem(OWNER, owner);
      }, undefined);
    },

    read: () =>
      attempt((entries): readonly EarlierWork[] => {
        const owner = entries.getItem(OWNER);
        const users = readUsers(entries);
        const uids = new Set([...Object.keys(users), ...(owner ? [owner] : [])]);
        return [...uids].map((uid) => ({
          uid,
          user: readUser(users[uid]),
          ...(uid === owner ? nameless(entries) : {}),
        }));
      }, []),

    remove(uid) {
      attempt((entries) => {
        const { [uid]: _taken, ...others } = readUsers(entries);
        if (Object.keys(others).length > 0) entries.setItem(USERS, JSON.stringify(others));
        else entries.removeItem(USERS);
        if (entries.getItem(OWNER) !== uid) return;
        for (const key of [...NAMELESS_KEYS, OWNER]) entries.removeItem(key);
      }, undefined);
    },
  };
}

function readUsers(entries: EntriesStorage): Readonly<Record<string, unknown>> {
  const parsed = v.safeParse(usersSchema, parseJson(entries.getItem(USERS)));
  return parsed.success ? parsed.output : {};
}

function readUser(user: unknown): Readonly<Record<string, unknown>> {
  const parsed = v.safeParse(userSchema, user);
  return parsed.success ? parsed.output : {};
}

function nameless(entries: EntriesStorage): Partial<EarlierWork> {
  const found = Object.entries(NAMELESS).flatMap(([name, key]) => {
    const text = entries.getItem(key);
    return text === null ? [] : [[name, parseJson(text)] as const];
  });
  return Object.fromEntries(found);
}

/** Plain texts, such as a date, were stored without quotes. */
function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
