import type { APIRequestContext, Page } from '@playwright/test';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { importPaths } from '#machines/imports/import.paths.ts';
import { type CoveringPath, coveringPaths } from '#machines/testing/cover.ts';
import { giveRoles } from '../testing/admins-of-test.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { test } from '../testing/kept-page.ts';
import { expect, tokenOf } from '../testing/shop.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { type ImportOfTest, importOfTest } from './import-of-test.ts';
import { type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = importsTexts.tables.EN;
const ROWS = 8;

/** Changes elsewhere that a path may contain, by the state of the import: it only moves forward. */
const NEWS: Readonly<Record<string, RegExp>> = {
  unfinished: /columns|throwing/,
  known: /throwing/,
  mapping: /throwing/,
  checking: /progress|problems|throwing/,
  problems: /readiness|throwing/,
  ready: /commit|throwing/,
  done: /taking back|undone/,
  confirming: /taking back|undone/,
  undoing: /progress|undone/,
};

// Left out, because a discarded import leads to the list immediately (e2e/journeys/import.spec.ts), and a change that keeps the import at
// its step shows nothing.
const leftOut = [
  'import.discarding | xstate.done.actor.discard | 1',
  // Only a budget import waits for a second person.
  'import.waiting',
  'import.placing | at once | 8, if isAt',
  'import.waiting | import.moved | 1, if isNews',
  'import.waiting | import.moved | 2',
  // A missing value is reported beside its field (stories of the import), and a ready import has nothing left to correct.
  'import.ready | import.commit | 2',
  'import.ready | rows.correct | 1',
  ...['unfinished', 'mapping', 'problems', 'ready', 'done', 'confirming'].map(
    (at) => `import.${at} | import.moved | 2`,
  ),
];
// Only a budget import waits for a second person.
const {
  'throwing answers': _,
  'commits what misses': __,
  'waits for a second': ____,
  'news of proposal': _____,
  'proposes all': ______,
  'was proposed': _______,
  ...events
} = importPaths.events;
const definition = { ...importPaths, events };
const paths = await coveringPaths(definition, {
  extent,
  longest: 24,
  // A reload shows the import at its current step.
  goesOn: ({ to, from, sample }) => to !== 'reading' && !(from === 'ready' && sample === 'opens columns'),
  mayWalk: ({ from, sample }) => {
    const [state = ''] = from.split(',');
    if (sample.startsWith('news')) return NEWS[state]?.test(sample) ?? false;
    // A ready import has nothing left to correct.
    return !(from === 'ready' && sample === 'corrects');
  },
});

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`an import: ${titleOf(definition, paths, path)}`, async ({ page, request, person, signedIn }, info) => {
    await giveRoles(request, person.email, { company: ['people'] });
    const call = callsOf(request, await tokenOf(request, person));
    const wrong = path.steps.some(({ to }) => to === 'problems') ? ROWS - 2 : 0;
    const one = await importOfTest(call, path.steps[0]?.sample ?? '', { rows: ROWS, wrong });
    const gestures = await gesturesOf({ page, request, path, one });
    await signedIn('EN');
    await page.clock.install();
    await page.goto(`/company-admin/people/import/${one.path.split('/').at(-2)}`);
    await walkInBrowser({ page, info, definition, path, gestures });
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  path: CoveringPath;
  one: ImportOfTest;
}

async function gesturesOf({ page, request, path, one }: Hands): Promise<Record<string, Gesture>> {
  const held = (method: string, path: string) => new HeldCall(page, request, method, path).watch();
  const read = await held('GET', one.path);
  const check = await held('PUT', `${one.path}mapping/`);
  const stop = await held('POST', `${one.path}check/stop/`);
  const correct = await held('PATCH', `${one.path}rows/`);
  const commit = await held('POST', `${one.path}commit/`);
  const undo = await held('POST', `${one.path}undo/`);
  const discard = await held('POST', `${one.path}discard/`);
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
  const pressed = (name: string | RegExp, call: HeldCall) => async () => {
    await press(name);
    await call.made();
  };
  /** Answers every waiting poll, because the page polls continuously while a task runs. */
  const told = async (tell = () => read.letGo()) => {
    await tell();
    while (read.waiting > 0) await tell();
  };
  const tells = () => told();
  const saidBefore = () => told(() => read.answer(one.said));
  /** Changes the import elsewhere and makes the page poll. */
  const news = (happens: () => Promise<unknown>) => async () => {
    await happens();
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await told();
  };
  /** The import's state with a task in progress, because a real task ends before it can be seen. */
  const before = async (status: string) =>
    Object.assign(await one.seen(), { status, work: { done: 1, total: 3, per_second: 1, seconds_left: 2 } });
  const addresses = page.getByRole('textbox').filter({ visible: true });
  let corrected = 0;
  const correctsOne = async () => {
    corrected += 1;
    await addresses.first().fill(`ispravljen-${Date.now()}-${corrected}@vetar.rs`);
    await addresses.first().press('Enter');
  };
  /** Uploads the corrected list of problems: all of it, or one row. */
  const bringsList: Gesture = async (step) => {
    const isWhole = path.steps[path.steps.indexOf(step) + 1]?.sample === 'revision leaves none';
    const answer = await request.get(`/api${one.path}problems/export/`, {
      headers: { authorization: await page.evaluate(() => `Token ${localStorage.getItem('izbor.token')}`) },
    });
    const problems = await answer.text();
    const buffer = Buffer.from(problems.replace(isWhole ? /\.vetar/g : '.vetar', '@vetar'));
    await page.locator('input[type=file]').setInputFiles({ name: 'problemi.csv', mimeType: 'text/csv', buffer });
    await correct.made();
  };
  return {
    'waits for its rows': tells,
    'waits for its columns': tells,
    'is certain': tells,
    'was brought before': tells,
    'is being checked': saidBefore,
    'has problems': tells,
    'is ready': tells,
    'is committed': tells,
    'is being taken back': saidBefore,
    'was taken back': tells,
    'was thrown away': tells,
    'is not there': () => read.goTo('/company/imports/999999999/'),
    'reading breaks': () => read.fail('500'),
    'reading silent': () => read.timeOut(30_000),
    'reads again': pressed(t.again, read),

    'news of columns': news(one.sendsRows),
    'news of problems': news(() => one.rests('problems')),
    'news of readiness': news(one.leavesOut),
    'news of commit': news(one.commits),
    'news of progress': async ({ from }) => {
      const seen = await before(from);
      await told(() => read.answer(seen));
    },
    'news of taking back': async () => {
      const undoing = await one.takesBack();
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await told(() => read.answer(undoing));
    },
    'news of undone': news(async () => {
      if ((await one.seen()).status === 'done') await one.takesBack();
      await one.rests('undone');
    }),
    'news of throwing': news(one.throwsAway),

    'goes on': () => press(t['known.accept']),
    // A field that accepts any text: if it made all rows invalid they would be left out, and nothing could be written.
    'sets a column': async () => {
      await page.getByRole('combobox', { name: t['field.position'] }).click();
      await page.getByRole('option').last().click();
    },
    'has it checked': pressed(t['mapping.check'], check),
    'checking begins': () => check.letGo(),
    'check is refused': () => check.fail('500'),
    'skip silent': () => check.timeOut(30_000),
    'check silent': () => check.timeOut(30_000),
    'stops it': pressed(t['checking.stop'], stop),
    // The real task ends before it can be stopped.
    'check stopped': async () => stop.answer(Object.assign(await before('mapping'), { work: null, task: null })),
    'check was over': async () => {
      await one.rests('problems');
      await stop.letGo();
    },
    'stop is refused': () => stop.fail('500'),
    'stop silent': () => stop.timeOut(30_000),
    'throws away': async ({ from }) => {
      await press(t.discard);
      // An import that is only uploaded is discarded without a question.
      const asks = !['unfinished', 'known'].some((state) => from.startsWith(state));
      if (asks) await page.getByRole('alertdialog').getByRole('button', { name: t.discard }).click();
      await discard.made();
    },
    'throwing is refused': () => discard.fail('500'),
    'throwing silent': () => discard.timeOut(30_000),

    corrects: async ({ from }) => {
      await correctsOne();
      if (from === 'problems') await correct.made();
    },
    'leaves problems': () => correct.letGo(),
    'leaves none': async () => {
      await one.leavesOut();
      await correct.letGo();
    },
    'correction is refused': () => correct.fail('500'),
    'correction silent': () => correct.timeOut(30_000),
    'brings corrections': bringsList,
    'revision leaves problems': () => correct.letGo(),
    'revision leaves none': () => correct.letGo(),
    'revision is refused': () => correct.fail('500'),
    'revision silent': () => correct.timeOut(120_000),
    'opens columns': () => press(t['problems.back']),

    commits: pressed(new RegExp(`^${t['ready.commit']}`), commit),
    'commits all': () => commit.letGo(),
    'commit is refused': () => commit.fail('500'),
    'commit unreachable': () => commit.fail('nothing'),
    'commit silent': () => commit.timeOut(120_000),
    'was committed': async () => {
      await one.commits();
      await tells();
    },
    'was not committed': tells,
    'asking breaks': () => read.fail('nothing'),
    'asking silent': () => read.timeOut(30_000),
    'asks again': pressed(t['unsure.ask'], read),

    'wants it back': () => press(t['done.undo']),
    confirms: async () => {
      await page.getByRole('alertdialog').getByRole('button', { name: t['undo.confirm'] }).click();
      await undo.made();
    },
    'keeps it': () => press(t['undo.keep']),
    'taking back begins': () => undo.letGo(),
    'undo is refused': () => undo.fail('500'),
    'undo silent': () => undo.timeOut(30_000),
  };
}

test(`an import was walked through all ${extent}`, ({ page: ___ }, info) => {
  const { text, missing } = walkReport(info, definition, extent, leftOut);
  console.log(text);
  expect(missing).toEqual([]);
});
