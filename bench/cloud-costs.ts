/** Google's list prices in USD, of its multi-regions in America, without what is free (cloud.google.com/firestore/pricing, cloud.google.com/run/pricing). */
const PRICES = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  storedGigabyte: 0.18,
  egressGigabyte: 0.12,
  cpuSecond: 0.000_024,
  memoryGigabyteSecond: 0.000_002_5,
  call: 0.4 / 1_000_000,
};

const GIGABYTE = 1024 ** 3;
const LEARNERS = 1_000;
const DAYS = 30;

/** What a learner's day takes of the cloud; bytes. */
export interface DayInCloud {
  reads: number;
  writes: number;
  received: number;
  /** Of the document, as it is stored. */
  size: number;
}

/** An instance of Cloud Run as docs/hosting.md sets it up. */
const INSTANCE = { cores: 2, gigabytes: 2 };

/** What a learner's day takes of the lesson API. */
export interface DayOfLessons {
  calls: number;
  /** For which an instance is billed, when it has one call at a time: Cloud Run counts in steps of 0.1 s. */
  seconds: number;
}

/** What the lesson API costs a month for 1,000 learners on Cloud Run, in USD; its database comes to that. */
export function cloudRunCosts({ calls, seconds }: DayOfLessons): number {
  const aSecond = INSTANCE.cores * PRICES.cpuSecond + INSTANCE.gigabytes * PRICES.memoryGigabyteSecond;
  return LEARNERS * DAYS * (calls * PRICES.call + seconds * aSecond);
}

/** What the documents of 1,000 learners cost a month with Firestore, in USD. */
export function firestoreCosts({ reads, writes, received, size }: DayInCloud): number {
  const aDay = reads * PRICES.read + writes * PRICES.write + (received / GIGABYTE) * PRICES.egressGigabyte;
  return LEARNERS * (aDay * DAYS + (size / GIGABYTE) * PRICES.storedGigabyte);
}
