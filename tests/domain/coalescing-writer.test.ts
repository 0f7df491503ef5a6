import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCoalescingWriter } from '../../src/domain/coalescing-writer.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { forAllAsync } from '../for-all.ts';

/** A writer to a device that ends a write when the test says so, and fails while it is full. */
function createFakeDevice(merge?: (older: string, newer: string) => string) {
  const written: string[] = [];
  const outcomes: (string | null)[] = [];
  const pending: (() => void)[] = [];
  const device = { isFull: false };
  const writer = createCoalescingWriter<string, string>({
    write: (value) =>
      new Promise<Result<void, string>>((resolve) => {
        pending.push(() => {
          if (!device.isFull) written.push(value);
          resolve(device.isFull ? err('full') : ok());
        });
      }),
    ...(merge ? { merge } : {}),
    onWritten: (failure) => outcomes.push(failure),
  });
  const endWrite = async () => {
    pending.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { device, writer, written, outcomes, pending, endWrite };
}

describe('a value', () => {
  test('is written immediately; of the values that wait, only the newest is', async () => {
    const { writer, written, endWrite } = createFakeDevice();
    for (const value of ['a', 'ab', 'abc']) writer.enqueue(value);
    expect(writer.getUnsaved()).toBe('abc');
    await endWrite();
    await endWrite();
    expect(written).toEqual(['a', 'abc']);
    expect(writer.getUnsaved()).toBeNull();
  });

  test('that failed is retried with the next one, or with a flush', async () => {
    const { device, writer, written, outcomes, endWrite } = createFakeDevice((older, newer) => older + newer);
    device.isFull = true;
    writer.enqueue('a');
    await endWrite();
    expect([writer.getUnsaved(), outcomes]).toEqual(['a', ['full']]);
    device.isFull = false;
    writer.enqueue('b');
    await endWrite();
    expect([written, outcomes]).toEqual([['ab'], ['full', null]]);
    await writer.flush();
  });

  test('that failed can be taken, to be written with something else', async () => {
    const { device, writer, endWrite } = createFakeDevice();
    device.isFull = true;
    writer.enqueue('a');
    const taken = writer.takeUnsaved();
    await endWrite();
    expect([await taken, writer.getUnsaved()]).toEqual(['a', null]);
  });
});

test('the newest value is written last, for any failures and durations', async () => {
  const steps = fc.array(fc.constantFrom('put', 'end', 'fill', 'free'), { maxLength: 40 });
  await forAllAsync(60, steps, async (history) => {
    const { device, writer, written, pending, endWrite } = createFakeDevice();
    let count = 0;
    for (const step of history) {
      if (step === 'put') writer.enqueue(String(++count).padStart(3, '0'));
      if (step === 'end') await endWrite();
      if (step === 'fill' || step === 'free') device.isFull = step === 'fill';
    }
    device.isFull = false;
    const flushed = writer.flush();
    while (pending.length > 0) await endWrite();
    await flushed;
    expect(written).toEqual([...written].sort());
    expect(Number(written.at(-1) ?? 0)).toBe(count);
  });
});
