import type { ElementReference, WebDriver } from './web-driver.ts';

/** How long a step waits for what it expects, in milliseconds. */
const WAIT_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

type Falsy = undefined | null | false | 0 | '';

/** Runs the function with its arguments in the page, and passes on its result or its error's message. */
const RUNNER = `
  const parameters = [...arguments];
  const done = parameters.pop();
  // The bundler of the tests wraps named functions in this helper, which pages lack.
  const __name = (named) => named;
  Promise.resolve().then(() => (FUNCTION)(...parameters)).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  );
`;

/** The app in one browser, with the few steps that a smoke test needs. */
export class RemotePage {
  readonly #driver: WebDriver;
  readonly baseUrl: string;

  constructor(driver: WebDriver, baseUrl: string) {
    this.#driver = driver;
    this.baseUrl = baseUrl;
  }

  /** Runs a function in the page; it may use only its arguments. */
  async run<Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    const script = RUNNER.replace('FUNCTION', () => String(work));
    const outcome = (await this.#driver.executeAsync(script, args)) as { value: Value; error?: string };
    if (outcome.error !== undefined) throw new Error(outcome.error);
    return outcome.value;
  }

  /** Starts loading an address of the app, without waiting for it. */
  async leaveFor(path: string): Promise<void> {
    await this.#driver.navigate(this.baseUrl + path);
  }

  get version(): string {
    return this.#driver.version;
  }

  back = () => this.#driver.back();
  reload = () => this.#driver.reload();
  close = () => this.#driver.close();

  /** Opens an address of the app, and waits until the page has loaded. */
  async open(path: string): Promise<void> {
    const mark = String(Math.random());
    // A new browser's first page may run no scripts.
    await this.run(markDocument, mark).catch(() => undefined);
    await this.leaveFor(path);
    await this.waitFor(
      `${path} to load`,
      (left) => document.readyState === 'complete' && document.documentElement.dataset.left !== left,
      mark,
    );
  }

  /** Waits until the function returns a truthy value in the page, and returns it. */
  async waitFor<Args extends readonly unknown[], Value>(
    what: string,
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Exclude<Value, Falsy>> {
    const end = Date.now() + WAIT_TIMEOUT_MS;
    let failure: unknown;
    do {
      try {
        const value = await this.run(work, ...args);
        if (value) return value as Exclude<Value, Falsy>;
      } catch (error) {
        // A page that is being left runs no script.
        failure = error;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    } while (Date.now() < end);
    const shown = await this.run(() => `${location.href}\n${document.body.innerText}`).catch(String);
    throw new Error(`Waited in vain for ${what}. The page: ${shown}`, { cause: failure });
  }

  /** Waits until the page shows the text. */
  async waitForText(text: string): Promise<void> {
    await this.waitFor(`“${text}”`, (expected) => document.body.innerText.includes(expected), text);
  }

  /** Waits until the path and query of the page match. */
  async waitForAddress(pattern: RegExp): Promise<void> {
    await this.waitFor(
      `the address ${pattern}`,
      (source) => new RegExp(source).test(location.pathname + location.search),
      pattern.source,
    );
  }

  /** Clicks the visible control with this name. */
  async click(name: string): Promise<void> {
    await this.#click(await this.#find(name));
  }

  /** Clicks the first visible element of the selector. */
  async clickOn(selector: string): Promise<void> {
    const found = this.waitFor(
      `the element “${selector}”`,
      (wanted) => [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility()),
      selector,
    );
    await this.#click((await found) as unknown as ElementReference);
  }

  async #click(element: ElementReference): Promise<void> {
    // Drivers scroll only into the window, where a bar at its edge may cover the element.
    await this.run(scrollToCenter, element);
    await this.#driver.click(element);
  }

  /**
   * Replaces the text of the visible field with this label or placeholder. Repeated while a screen that is
   * still loading replaces the field itself.
   */
  async fill(name: string, text: string): Promise<void> {
    const end = Date.now() + WAIT_TIMEOUT_MS;
    while (Date.now() < end) {
      try {
        const field = await this.#find(name);
        await this.run((found) => (found as unknown as HTMLInputElement).select(), field);
        await this.#driver.sendKeys(field, text);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        const kept = (await this.run(findControl, name)) as unknown as ElementReference | null;
        if (kept && (await this.run(readValue, kept)) === text) return;
      } catch (error) {
        console.debug(`The field “${name}” was replaced:`, error);
      }
    }
    throw new Error(`The field “${name}” does not keep its text.`);
  }

  #find(name: string): Promise<ElementReference> {
    return this.waitFor(`the control “${name}”`, findControl, name) as unknown as Promise<ElementReference>;
  }
}

function scrollToCenter(element: ElementReference): void {
  // The driver passes the element itself.
  (element as unknown as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
}

function readValue(field: ElementReference): string {
  return (field as unknown as HTMLInputElement).value;
}

function markDocument(mark: string): void {
  document.documentElement.dataset.left = mark;
}

/** Finds an enabled, visible control by its label, placeholder or text. */
function findControl(name: string): Element | undefined {
  const getText = (element: HTMLElement | null) => element?.innerText?.trim();
  const getNames = (element: Element) => {
    const { labels, placeholder } = element as HTMLInputElement;
    // As in the accessible name, the elements that `aria-labelledby` refers to replace the label.
    const referred = element.getAttribute('aria-labelledby')?.split(' ');
    const labelTexts = referred
      ? [referred.map((id) => getText(document.getElementById(id))).join(' ')]
      : [...(labels ?? [])].map(getText);
    return [element.getAttribute('aria-label'), placeholder, getText(element as HTMLElement), ...labelTexts];
  };
  const controls = 'a[href], button, input, textarea, select, summary, [role="radio"], [role="tab"]';
  return [...document.querySelectorAll(controls)].find(
    (element) =>
      element.checkVisibility() && !element.matches(':disabled') && getNames(element).includes(name),
  );
}
