import type { Page } from '@playwright/test';
import { openStep } from './class-player.ts';
import { expect, getClassroomAddress, test } from './learner.ts';
import { feedbackRegion, notesField } from './notes.ts';
import { openRow, recordRows } from './record-rows.ts';
import { createHomeworkRecord, createLessonRecord } from './records.ts';

const MARK = 'window.attacked = true';
const HTML = [
  `<script>${MARK}</script>`,
  `<img src="x" onerror="${MARK}">`,
  `<iframe src="https://evil.example/"></iframe>`,
  `<iframe srcdoc="<script>parent.attacked = true</script>"></iframe>`,
  `<a href="javascript:${MARK}">link</a>`,
  `[link](javascript:${MARK})`,
  `[link](data:text/html,<script>${MARK}</script>)`,
  `<form action="https://evil.example/"><button>Send</button></form>`,
].join(' ');

/** A plan with hostile markup in every part. */
const HOSTILE = `# Title ${HTML}

## Goal ${HTML}

${HTML}

## Vocabulary

| Word | Meaning | Example |
| --- | --- | --- |
| ${HTML} | ${HTML} | ${HTML} |

## Exercises

1. ${HTML}

## Quick Check

- [ ] ${HTML}
- [ ] two
- [ ] three
- [ ] four

## Badge

${HTML}

## Another section ${HTML}

${HTML}
`;

/** The elements on the page that a plan must not add. */
function strangers(page: Page) {
  return page.evaluate(() => ({
    attacked: 'attacked' in window,
    frames: document.querySelectorAll('main iframe, main object, main embed').length,
    scripts: document.querySelectorAll('main script').length,
    forms: document.querySelectorAll('main form').length,
    handlers: [...document.querySelectorAll('main *')].filter((element) =>
      [...element.attributes].some(({ name }) => name.startsWith('on')),
    ).length,
    links: [...document.querySelectorAll('main a')].filter((link) =>
      /^(javascript|data):/i.test(link.getAttribute('href') ?? ''),
    ).length,
  }));
}

const NONE = { attacked: false, frames: 0, scripts: 0, forms: 0, handlers: 0, links: 0 };

test('a hostile plan, its feedback and its homework run no script and add no frame on any page', async ({
  page,
  enter,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await enter(getClassroomAddress('hostile'), {
    lessons: [
      createLessonRecord('hostile', {
        classPlan: HOSTILE,
        feedback: HTML,
        answer: HTML,
        completed: true,
        teacher: HTML,
      }),
    ],
    homework: [
      createHomeworkRecord('hostile', {
        lesson: HOSTILE,
        notes: HTML,
        feedback: HTML,
        exercises: { 0: HTML },
      }),
    ],
    badges: [HTML],
  });
  await expect(feedbackRegion(page)).toBeVisible();
  await openStep(page, 'Sort the phrases');
  await page.getByRole('button', { name: 'Check Answers' }).click();
  expect(await strangers(page)).toEqual(NONE);

  for (const address of ['/homework', '/progress', '/lessons']) {
    await page.goto(address);
    if (address !== '/progress') await openRow(recordRows(page).first());
    await expect(page.getByText('<script>').first(), address).toBeVisible();
    expect(await strangers(page), address).toEqual({ ...NONE, forms: expect.any(Number) });
  }
  expect(dialogs).toEqual([]);
});

test('a plan without sections, an empty one and 60 kB of junk are shown with a working notepad', async ({
  page,
  enter,
}) => {
  const junk = '#|`*_<>[]()!~-\n'.repeat(4_000);
  expect(junk).toHaveLength(60_000);
  await enter(getClassroomAddress('bare'), {
    lessons: [
      createLessonRecord('bare', { classPlan: 'Only a few words.' }),
      createLessonRecord('empty', { classPlan: '' }, 1),
      createLessonRecord('junk', { classPlan: junk }, 2),
      createLessonRecord('deep', { classPlan: `${'> '.repeat(5_000)}deep` }, 3),
    ],
  });
  await expect(page.getByText('Only a few words.')).toBeVisible();
  for (const id of ['empty', 'junk', 'deep']) {
    await page.goto(getClassroomAddress(id, 'write'));
    await notesField(page).fill('Still here.');
    await openStep(page, 'Sort the phrases');
    await expect(page.getByRole('button', { name: 'Check Answers' }), id).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A Grammar class' }), id).toBeVisible();
  }
});

test('a YouTube link becomes a sandboxed frame without cookies, built only from the video’s id', async ({
  page,
  enter,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The video</p>' }),
  );
  await enter(getClassroomAddress('video'), {
    lessons: [
      createLessonRecord('video', {
        classPlan:
          '# A film\n\n## Video\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x"onload="attacked=1\n',
      }),
      createLessonRecord(
        'elsewhere',
        { classPlan: '# No film\n\nhttps://notyoutube.com/watch?v=dQw4w9WgXcQ\n' },
        1,
      ),
    ],
  });
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-(top-navigation|forms|modals)/);
  await frame.scrollIntoViewIfNeeded();
  // The page's policy allows it.
  await expect(frame.contentFrame().getByText('The video')).toBeVisible();

  await page.goto(getClassroomAddress('elsewhere'));
  await expect(page.getByRole('heading', { name: 'No film' })).toBeVisible();
  await expect(frame).toHaveCount(0);
});
