/** Google's list prices in USD, of its multi-regions in America, without what is free (cloud.google.com/firestore/pricing, cloud.google.com/run/pricing). */
export const PRICES = {
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

/** What a learner's day takes of the lesson API. */
export interface DayOfLessons {
  calls: number;
  /** Seconds for which an instance is at work, one call at a time. */
  cpuSeconds: number;
  /** What an instance holds meanwhile, in bytes. */
  memory: number;
}

/** What the lesson API costs a month for 1,000 learners on Cloud Run, with as much processor as it works, in USD. */
export function cloudRunCosts({ calls, cpuSeconds, memory }: DayOfLessons): number {
  const aSecond = PRICES.cpuSecond + (memory / GIGABYTE) * PRICES.memoryGigabyteSecond;
  return LEARNERS * DAYS * (calls * PRICES.call + cpuSeconds * aSecond);
}

/** What the documents of 1,000 learners cost a month with Firestore, in USD. */
export function firestoreCosts({ reads, writes, received, size }: DayInCloud): number {
  const aDay = reads * PRICES.read + writes * PRICES.write + (received / GIGABYTE) * PRICES.egressGigabyte;
  return LEARNERS * (aDay * DAYS + (size / GIGABYTE) * PRICES.storedGigabyte);
}
