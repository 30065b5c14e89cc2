import type { APIRequestContext, Page } from '@playwright/test';
import { filesTexts } from '#locales/files/files.texts.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { requestPaths } from '#machines/requests/request.paths.ts';
import { type CoveringPath, coveringPaths } from '#machines/testing/cover.ts';
import type { PathStep } from '#machines/testing/edge-paths.ts';
import { test } from '../testing/kept-page.ts';
import { expect, type Person } from '../testing/shop.ts';
import { spendAllButLittle } from '../testing/subscriptions-of-test.ts';
import { comeBack } from './come-back.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { type HeldFiles, holdFiles } from './held-files.ts';
import { AMOUNT, fileElsewhere, fillDetails, receipt } from './requests-of-test.ts';
import { signInAgain } from './sign-in-again.ts';
import { beginInBrowser, type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

const t = requestsTexts.tables.EN;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

// A budget spent elsewhere is noticed before anything is sent, and stays spent.
const paths = await coveringPaths(requestPaths, {
  extent,
  longest: 24,
  // A filed request stays, a similar one is found again, and a spent budget is restored only later.
  goesOn: ({ sample }) => !/^filing (answers|finds|over)/.test(sample),
  // A new file can be chosen only where there is none.
  mayWalk: ({ from, sample }) =>
    from.includes('spent')
      ? sample === 'sends' && from.startsWith('review')
      : !(sample === 'chooses file' && from.startsWith('file.ready')),
});

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`a request: ${titleOf(requestPaths, paths, path)}`, async ({ page, request, person, call, signedIn }, info) => {
    const files = await holdFiles(page);
    const gestures = await gesturesOf({ page, request, person, call, path, files });
    await signedIn('EN');
    await page.clock.install();
    await page.goto('/reimbursement');
    await expect(button(page, t.next)).toBeEnabled();
    await walkInBrowser({ page, info, definition: requestPaths, path, gestures });
    await files.stop();
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  person: Person;
  call: Call;
  path: CoveringPath;
  files: HeldFiles;
}

/** A file that has the outcome of the path's next step. */
function fileFor({ steps }: CoveringPath, step: PathStep) {
  const found = steps[steps.indexOf(step) + 1]?.sample;
  if (found === 'file is too large') return receipt(3 * 1024 * 1024);
  if (found === 'file is of a wrong type') return { ...receipt(), buffer: Buffer.from('only words') };
  return receipt();
}

async function gesturesOf({ page, request, person, call, path, files }: Hands): Promise<Record<string, Gesture>> {
  const filing = await new HeldCall(page, request, 'POST', '/v2/requests/').watch();
  const press = (name: string) => button(page, name).click();
  const amount = page.getByRole('textbox', { name: t.amount });
  const sends = async (name: string) => {
    await press(name);
    await filing.made();
  };
  return {
    'chooses kind': () => page.getByRole('radio', { name: t['kind.invoice'] }).check({ force: true }),
    'goes on': () => press(t.next),
    'goes back': () => press(t.back),
    'types details': () => fillDetails(page),
    'types wrong details': () => fillDetails(page, '4500,50'),
    'submits details': async ({ from }) => {
      const isWrong = !from.includes('filled');
      if (isWrong) await amount.fill('4500,50');
      await press(t.next);
      if (isWrong) await expect(page.getByText(t['problem.comma'], { exact: true })).toBeVisible();
    },
    'chooses file': (step) => page.locator('input[type=file]').setInputFiles(fileFor(path, step)),
    'removes file': () => press(filesTexts.tables.EN.remove),
    'file is good': () => files.letGo(),
    'file is too large': () => files.letGo(),
    'file is of a wrong type': () => files.letGo(),
    'opens kind': () => press(t['change.kind']),
    'opens details': () => press(t['change.details']),
    'opens file': () => press(t['change.file']),
    sends: async ({ from }) => {
      if (!from.includes('spent')) return sends(from.startsWith('refused') ? t.sendAgain : t.send);
      await press(t.send);
      await expect(page.getByText(t['problem.overBudget'])).toBeVisible();
      await expect(amount).toHaveValue(AMOUNT);
    },
    'budget is spent': async () => {
      await spendAllButLittle(call);
      await comeBack(page, /\/v2\/me\/$/);
    },
    'is sent by half': async () => {
      await files.sentByHalf();
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    },
    'filing answers': () => filing.letGo(),
    'filing finds a duplicate': async () => {
      await fileElsewhere(request, person);
      await filing.letGo();
    },
    'filing over budget': async () => {
      const order = await spendAllButLittle(call);
      await filing.letGo();
      await expect(page.getByRole('alert').filter({ hasText: t['problem.overBudget'] })).toBeVisible();
      // The order is cancelled, so that the budget is restored for the next steps.
      expect((await call('POST', `/v2/transactions/order-${order}/cancel/`)).status).toBe(200);
    },
    'filing unauthorised': async () => {
      await filing.fail('401');
      await signInAgain(page, person);
    },
    'filing unreachable': () => filing.fail('nothing'),
    'filing breaks': () => filing.fail('500'),
    'filing silent': () => filing.timeOut(120_000),
    'accepts duplicate': () => sends(t['duplicate.accept']),
    'starts again': () => press(t['filed.again']),
  };
}

test.describe('filing a request begins', () => {
  interface Beginning {
    page: Page;
    request: APIRequestContext;
    person: Person;
    call: Call;
  }
  const toReview = async ({ page }: Beginning) => {
    await page.goto('/reimbursement');
    await button(page, t.next).click();
    await fillDetails(page);
    await button(page, t.next).click();
    await page.locator('input[type=file]').setInputFiles(receipt());
    await button(page, t.next).click();
    await expect(button(page, t.send)).toBeEnabled();
  };
  const again = async ({ page, request, person, call }: Beginning) => {
    const id = await fileElsewhere(request, person);
    expect((await call('PATCH', `/v2/requests/${id}/`, { status: 'cancelled' })).status).toBe(200);
    await page.goto(`/reimbursement?resubmit=${id}`);
    await expect(page.getByRole('textbox', { name: t.amount })).toHaveValue(AMOUNT);
  };
  /** Reloads at a `step` once the tab has stored it, which is a moment after it is shown. */
  const reloaded = (step: string, reach: (beginning: Beginning) => Promise<void>) => async (beginning: Beginning) => {
    const { page } = beginning;
    await reach(beginning);
    const noted = () => page.evaluate(() => Object.values(sessionStorage).join(' '));
    await expect.poll(noted).toContain(`"step":"${step}"`);
    await page.reload();
  };
  const goingOn = (presses: readonly string[]) => async (beginning: Beginning) => {
    await beginning.page.goto('/reimbursement');
    for (const name of presses) await button(beginning.page, name).click();
  };
  const ways: Record<string, (beginning: Beginning) => Promise<void>> = {
    'the person comes back to the kind': reloaded('kind', goingOn([t.next, t.back])),
    'the person comes back to the details': reloaded('details', goingOn([t.next])),
    'the person comes back to the review with the file': async (beginning) => {
      await toReview(beginning);
      await beginning.page.getByRole('link', { name: 'Izbor' }).first().click();
      await expect(beginning.page).not.toHaveURL(/reimbursement/);
      await beginning.page.goBack();
    },
    'the person comes back to the review after a reload, without the file': reloaded('review', toReview),
    'the person files a rejected request again': again,
    'the person comes back to a request filed again': reloaded('file', async (beginning) => {
      await again(beginning);
      await button(beginning.page, t.next).click();
      await expect(beginning.page.getByRole('heading', { name: t['file.title'] })).toBeVisible();
    }),
  };
  for (const [words, start] of Object.entries(requestPaths.otherStarts ?? {})) {
    test(`when ${words}`, async ({ page, request, person, call, signedIn }, info) => {
      await signedIn('EN');
      const way = ways[words];
      if (!way) throw new Error(`nothing leads there: ${words}`);
      await way({ page, request, person, call });
      await beginInBrowser({ page, info, definition: requestPaths, start });
    });
  }
});

test(`filing a request was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, requestPaths, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
