/**
 * The commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the tests use, as both browsers
 * understand them: WebKit over HTTP, Firefox over Marionette.
 */
export interface WebDriver {
  /** The browser's name and version, such as `WebKitGTK 2.50.6`. */
  readonly version: string;
  /** Starts loading the address, and does not wait for the page. */
  navigate(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page; the last argument is the callback that takes its result. */
  executeAsync(script: string, args: readonly unknown[]): Promise<unknown>;
  /** Finds the element that the script returned, and clicks it as a person does. */
  click(element: ElementReference): Promise<void>;
  sendKeys(element: ElementReference, text: string): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/**
 * How long a script may run, in milliseconds. In WebKit a script of a page that is being left may never end,
 * and is then repeated in the next page.
 */
export const SCRIPT_TIMEOUT_MS = 3_000;

/** The key of an element in WebDriver's JSON. */
export const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
export interface ElementReference {
  readonly [ELEMENT_KEY]: string;
}

/** The response to a new session. */
export interface SessionAnswer {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** A command failed in the browser; `kind` is the error code of WebDriver. */
export class WebDriverError extends Error {
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(`${kind}: ${message}`);
    this.name = 'WebDriverError';
    this.kind = kind;
  }
}
