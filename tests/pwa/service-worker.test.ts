import { describe, expect, test, vi } from 'vitest';
import { type ActivateUpdate, watchUpdates } from '../../src/pwa/service-worker.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly postMessage = vi.fn();

  setState(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  findUpdate(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

function openPage(registration = new FakeRegistration()) {
  const updates: (ActivateUpdate | null)[] = [];
  const reload = vi.fn();
  watchUpdates(registration as unknown as ServiceWorkerRegistration, (each) => updates.push(each), reload);
  return { registration, getUpdate: () => updates.at(-1) ?? null, reload };
}

function openInstalledPage() {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker();
  return openPage(registration);
}

describe('a newer version', () => {
  test('is offered once it is installed, and activated when the learner agrees', () => {
    const { registration, getUpdate, reload } = openInstalledPage();
    const worker = registration.findUpdate();
    expect(getUpdate()).toBeNull();
    worker.setState('installed');
    getUpdate()?.();
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    worker.setState('activating');
    worker.setState('activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that has waited since an earlier visit is offered immediately', () => {
    const registration = new FakeRegistration();
    registration.active = new FakeWorker();
    registration.waiting = new FakeWorker();
    registration.waiting.state = 'installed';
    expect(openPage(registration).getUpdate()).not.toBeNull();
  });

  test('that another tab activated is no longer offered, and does not reload this tab', () => {
    const { registration, getUpdate, reload } = openInstalledPage();
    const worker = registration.findUpdate();
    worker.setState('installed');
    worker.setState('activating');
    worker.setState('activated');
    expect(getUpdate()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('that an even newer one replaces is no longer offered', () => {
    const { registration, getUpdate } = openInstalledPage();
    const first = registration.findUpdate();
    first.setState('installed');
    const second = registration.findUpdate();
    first.setState('redundant');
    expect(getUpdate()).toBeNull();
    second.setState('installed');
    getUpdate()?.();
    expect(second.postMessage).toHaveBeenCalledTimes(1);
  });
});

test('the first installation is no update', () => {
  const { registration, getUpdate } = openPage();
  registration.findUpdate().setState('installed');
  expect(getUpdate()).toBeNull();
});
