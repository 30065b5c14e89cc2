import type { APIRequestContext, Page } from '@playwright/test';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { importFilePaths } from '#machines/imports/import-file.paths.ts';
import { type CoveringPath, coveringPaths } from '#machines/testing/cover.ts';
import type { PathStep } from '#machines/testing/edge-paths.ts';
import { giveRoles } from '../testing/admins-of-test.ts';
import { inWindows1250 } from '../testing/imports-of-test.ts';
import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { type HeldReading, holdReading } from './held-reading.ts';
import { type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = importsTexts.tables.EN;

// Left out: while a file is read, or looked at, nothing offers to remove it or another one in its place but "Another file".
const leftOut = ['import-file.opening | file.remove | 1', 'import-file.proving | file.choose | 1'];
// After a session that ended one is led back to the first step, with no file.
const { 'beginning unauthorised': _, 'sending unauthorised': __, ...events } = importFilePaths.events;
const definition = { ...importFilePaths, events };
const paths = await coveringPaths(definition, {
  extent,
  longest: 24,
  // In other letters it reads in several ways again, whatever would be walked next.
  goesOn: ({ sample }) => sample !== 'reads it otherwise',
  mayWalk: ({ from, sample }) => {
    if (sample === 'chooses a file') return from !== 'proving';
    return !(sample === 'removes it' && from === 'opening');
  },
});

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`a file of an import: ${titleOf(definition, paths, path)}`, async ({
    page,
    request,
    person,
    signedIn,
  }, info) => {
    await giveRoles(request, person.email, { company: ['people'] });
    const reading = await holdReading(page);
    const gestures = await gesturesOf({ page, request, path, reading });
    await signedIn('EN');
    await page.clock.install();
    await page.goto('/company-admin/people/import/new');
    await walkInBrowser({ page, info, definition, path, gestures });
    await reading.stop();
  });
}

/** Its rows take two pieces. */
const ROWS = [
  'E-adresa;Ime;Prezime',
  ...Array.from({ length: 512 }, (_, n) => `uvezen-${n}@vetar.rs;Đorđe;Šćepanović`),
];

/** What is chosen decides how it reads. */
function fileFor({ steps }: CoveringPath, step: PathStep) {
  const found = steps[steps.indexOf(step) + 1]?.sample;
  const text = ROWS.join('\r\n');
  const isOld = found === 'reads in several ways';
  const buffer = found === 'cannot be read' ? Buffer.from('') : isOld ? inWindows1250(text) : Buffer.from(text);
  return { name: 'ljudi.csv', mimeType: 'text/csv', buffer };
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  path: CoveringPath;
  reading: HeldReading;
}

async function gesturesOf({ page, request, path, reading }: Hands): Promise<Record<string, Gesture>> {
  const begin = await new HeldCall(page, request, 'POST', '/company/imports/').watch();
  const send = await new HeldCall(page, request, 'PUT', '/company/imports/{id}/rows/').watch();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** As a proxy answers that stands before the shop. */
  const busy = (held: HeldCall) => held.answer({}, 429, { 'retry-after': '2' });
  return {
    'chooses a file': (step) => page.locator('input[type=file]').setInputFiles(fileFor(path, step)),
    'reads in one way': async () => {
      await reading.letGo();
      await begin.made();
    },
    'reads in several ways': () => reading.letGo(),
    'cannot be read': async () => {
      await reading.letGo();
      await expect(page.getByRole('alert').filter({ hasText: t['problem.empty'] })).toBeVisible();
    },
    'reading takes too long': () => page.clock.fastForward(60_000),
    'reads it otherwise': async () => {
      await page.getByRole('combobox', { name: t['proving.letters'] }).click();
      await page.getByRole('option', { name: t['letters.windows-1251'] }).click();
    },
    'sends it': async ({ from, to }) => {
      await press(from === 'proving' ? t['proving.send'] : t['stalled.again']);
      await (to === 'beginning' ? begin : send).made();
    },
    'removes it': ({ from }) => press(from === 'proving' ? t['proving.other'] : t['sending.stop']),

    'is begun': async () => {
      await begin.letGo();
      await send.made();
    },
    'beginning unreachable': () => begin.fail('nothing'),
    'beginning silent': () => begin.timeOut(30_000),
    'is one too many of an hour': () => begin.fail('429'),
    'beginning breaks': () => begin.fail('500'),
    'beginning is denied': () => begin.fail('400'),
    'beginning is too much': () => busy(begin),

    'some rows are there': async () => {
      await send.letGo();
      await send.made();
    },
    'all rows are there': async () => {
      await send.letGo();
      await expect(page).toHaveURL(/\/company-admin\/people\/import\/\d+$/);
    },
    'sending unreachable': () => send.fail('nothing'),
    'sending silent': () => send.timeOut(30_000),
    'sending breaks': () => send.fail('500'),
    'sending is too much': () => busy(send),
    'sending is refused': () => send.fail('400'),
    'second passes': async ({ to }) => {
      await page.clock.fastForward(1000);
      if (to === 'beginning') await begin.made();
      else if (to.startsWith('sending')) await send.made();
    },
  };
}

test(`a file of an import was walked through all ${extent}`, ({ page: ___ }, info) => {
  const { text, missing } = walkReport(info, definition, extent, leftOut);
  console.log(text);
  expect(missing).toEqual([]);
});
