import { describe, expect, test, vi } from 'vitest';
import { type ActivateUpdate, watchUpdates } from '../../src/installation/service-worker.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly postMessage = vi.fn();

  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

function aPage(registration = new FakeRegistration()) {
  const told: (ActivateUpdate | null)[] = [];
  const reload = vi.fn();
  watchUpdates(registration as unknown as ServiceWorkerRegistration, (each) => told.push(each), reload);
  return { registration, offer: () => told.at(-1) ?? null, reload };
}

function pageWithApp() {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker();
  return aPage(registration);
}

describe('a newer version', () => {
  test('is offered once it is installed, and takes over when the learner says so', () => {
    const { registration, offer, reload } = pageWithApp();
    const worker = registration.find();
    expect(offer()).toBeNull();
    worker.become('installed');
    offer()?.();
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    worker.become('activating');
    worker.become('activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that waits since another visit is offered at once', () => {
    const registration = new FakeRegistration();
    registration.active = new FakeWorker();
    registration.waiting = new FakeWorker();
    registration.waiting.state = 'installed';
    expect(aPage(registration).offer()).not.toBeNull();
  });

  test('that another tab let take over is offered no more, and reloads nobody who did not ask', () => {
    const { registration, offer, reload } = pageWithApp();
    const worker = registration.find();
    worker.become('installed');
    worker.become('activating');
    worker.become('activated');
    expect(offer()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('that a still newer one replaces makes room for it', () => {
    const { registration, offer } = pageWithApp();
    const first = registration.find();
    first.become('installed');
    const second = registration.find();
    first.become('redundant');
    expect(offer()).toBeNull();
    second.become('installed');
    offer()?.();
    expect(second.postMessage).toHaveBeenCalledTimes(1);
  });
});

test('the first version that is installed is no update', () => {
  const { registration, offer } = aPage();
  registration.find().become('installed');
  expect(offer()).toBeNull();
});
