import { expect, type Page, test } from '@playwright/test';
import { bundleForPage } from './in-page/bundle.ts';

/**
 * Checks the second defence against hostile Markdown, the sanitiser, in a real DOM with HTML that skipped the
 * renderer. tests/ui/markdown-html.test.ts checks the renderer.
 */
const HOSTILE = [
  '<script>window.attacked = true</script>',
  '<img src="x" onerror="window.attacked = true">',
  '<svg onload="window.attacked = true"><script>window.attacked = true</script></svg>',
  '<svg><style><img title="</style><img src onerror=window.attacked=true>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.attacked=true>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=window.attacked=true src>">',
  '<noscript><p title="</noscript><img src=x onerror=window.attacked=true>">',
  '<template><img src=x onerror=window.attacked=true></template>',
  '<a href="javascript:window.attacked=true">link</a>',
  '<a href="java\nscript:window.attacked=true">link</a>',
  '<a href=" &#106;avascript:window.attacked=true">link</a>',
  '<a href="data:text/html,<script>window.attacked=true</script>">link</a>',
  '<a href="http://example.com/">link</a>',
  '<a href="//example.com/">link</a>',
  '<a href="https://example.com/" target="_self" rel="opener" onclick="window.attacked=true">link</a>',
  '<p style="position:fixed" class="x" id="root" data-x="1" aria-hidden="true">text</p>',
  '<form action="https://example.com/"><input name="q"><button>Send</button></form>',
  '<iframe src="https://www.youtube.com/embed/x"></iframe>',
  '<iframe srcdoc="<script>parent.attacked = true</script>"></iframe>',
  '<object data="x"></object><embed src="x"><video src="x" onerror="window.attacked=true"></video>',
  '<base href="https://example.com/"><meta http-equiv="refresh" content="0;url=https://example.com/">',
  '<details open ontoggle="window.attacked=true">x</details>',
  '<ol start="javascript:1"><li>x</li></ol>',
];

let script: string;

test.beforeAll(async () => {
  script = await bundleForPage('sanitiser');
});

/** Puts the sanitised HTML into an empty page, and returns its content. */
async function renderHtml(page: Page, html: string) {
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
  await page.evaluate((dirty) => {
    const { sanitiser } = window as unknown as {
      sanitiser: { sanitiseHtml(html: string): DocumentFragment };
    };
    document.body.replaceChildren(sanitiser.sanitiseHtml(dirty));
  }, html);
  return page.evaluate(async () => ({
    // Event handlers of images and frames run in a later task.
    attacked: await new Promise((resolve) => setTimeout(() => resolve('attacked' in window), 20)),
    tags: [...document.body.querySelectorAll('*')].map(({ localName }) => localName),
    attributes: [...document.body.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    ),
  }));
}

test('hostile markup runs no script, adds no frame or style, and has only https links', async ({ page }) => {
  const allowed =
    /^(p|br|hr|h[1-6]|blockquote|pre|code|ul|ol|li|strong|em|del|a|table|thead|tbody|tr|th|td)$/;
  const safe = /^(href=https:\/\/|target=_blank$|rel=noopener noreferrer$|start=|scope=)/;
  for (const html of HOSTILE) {
    const { attacked, tags, attributes } = await renderHtml(page, html);
    expect.soft(attacked, html).toBe(false);
    for (const tag of tags) expect.soft(tag, html).toMatch(allowed);
    for (const attribute of attributes) expect.soft(attribute, html).toMatch(safe);
  }
});

test('markup from the renderer passes the sanitiser unchanged', async ({ page }) => {
  const html =
    '<h3>One</h3><p>a <strong>b</strong> <a href="https://example.com/" target="_blank" rel="noopener noreferrer">c</a></p>' +
    '<ol start="3"><li>d</li></ol><table><thead><tr><th scope="col">e</th></tr></thead></table>';
  await renderHtml(page, html);
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(html);
});
