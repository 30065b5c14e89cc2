import type { APIRequestContext, Page } from '@playwright/test';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { bulkPaths } from '#machines/records/bulk.paths.ts';
import { type CoveringPath, coveringPaths } from '#machines/testing/cover.ts';
import type { PathStep } from '#machines/testing/edge-paths.ts';
import { giveRoles } from '../testing/admins-of-test.ts';
import { type Call, callsOf, draftsOfOwnProvider } from '../testing/benefits-of-test.ts';
import { test } from '../testing/kept-page.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, tokenOf } from '../testing/shop.ts';
import { type ManyOfTest, manyOfTest, NOBODYS } from './bulk-of-test.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = recordsTexts.tables.EN;
const words = adminBenefitsTexts.tables.EN;
const list = adminTexts.tables.EN;
const ROWS = 4;

// Left out: a lost session leads to the sign-in, and afterwards the list is shown without selection or dialog.
const isLost = (sample: string) => sample.endsWith('unauthorised');
const events = Object.fromEntries(Object.entries(bulkPaths.events).filter(([sample]) => !isLost(sample)));
const leftOut = [
  'bulk.previewing | xstate.error.actor.preview | 1, if isSessionLostFilling',
  'bulk.previewing | xstate.error.actor.preview | 2, if isSessionLost',
  'bulk.starting | xstate.error.actor.run | 3, if isSessionLost',
  'bulk.underWay.stopping | xstate.error.actor.stop | 1, if isSessionLost',
  'bulk.takingBack | xstate.error.actor.undo | 1, if isSessionLost',
  // In these cases the dialog has no control to go back, only to close.
  'bulk.previewing | bulk.back | 1, if hasFields',
  ...['previewing', 'previewed', 'expired', 'failed', 'forbidden'].map((state) => `bulk.${state} | bulk.back | 2`),
];
const definition = { ...bulkPaths, events };
const paths = await coveringPaths(definition, {
  extent,
  longest: 24,
  mayWalk: ({ from, sample }) => {
    // For an action without a form, and during the preview, the dialog can only be closed.
    if (sample === 'goes back') return from.endsWith('asked') && !from.startsWith('previewing');
    // A price change with a form affects all benefits: none is left out by the preview.
    return !(from.endsWith('asked') && /^(some|none) would change/.test(sample));
  },
});

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`a change of many: ${titleOf(definition, paths, path)}`, async ({ page, request, person, signedIn }, info) => {
    await giveRoles(request, person.email, { platform: ['content'] });
    const call = callsOf(request, await tokenOf(request, person));
    const { provider, ids } = await draftsOfOwnProvider(call, ROWS);
    const address = `/admin-panel/benefits?provider=${provider}`;
    const gestures = await gesturesOf({ page, request, call, path, address, many: manyOfTest(call, ids) });
    await signedIn('EN');
    await page.clock.install();
    await page.goto(address);
    await expect(page.getByRole('rowheader')).toHaveCount(ROWS);
    await walkInBrowser({ page, info, definition, path, gestures });
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  call: Call;
  path: CoveringPath;
  /** Address of the list. */
  address: string;
  many: ManyOfTest;
}

async function gesturesOf({ page, request, call, path, address, many }: Hands): Promise<Record<string, Gesture>> {
  const bulk = '/admin/benefits/bulk/';
  const preview = await new HeldCall(page, request, 'POST', `${bulk}preview/`).watch();
  const run = await new HeldCall(page, request, 'POST', `${bulk}{id}/run/`).watch();
  const undo = await new HeldCall(page, request, 'POST', `${bulk}{id}/undo/`).watch();
  const read = await new HeldCall(page, request, 'GET', `${bulk}{id}/`).watch();
  const stop = await new HeldCall(page, request, 'POST', '/admin/tasks/{id}/cancel/').watch();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const percent = page.getByRole('textbox', { name: new RegExp(`^${words['bulk.percent']}`) });
  /** Id of the bulk change that is shown: begun here, or opened. */
  let id = 0;
  const begins = async (held: HeldCall) => {
    await held.made();
    id = Number(/bulk\/(\d+)/.exec(held.address)?.[1]);
  };
  const forbidden = async (held: HeldCall) => {
    const employee = await tokenOf(request, { email: takePerson(), password: PASSWORD });
    await held.letGo(undefined, { authorization: `Token ${employee}` });
  };
  /** First later step whose name matches. */
  const following = (step: PathStep, names: RegExp) =>
    path.steps.slice(path.steps.indexOf(step) + 1).find(({ sample }) => names.test(sample))?.sample ?? '';
  const looked = (offered: number) => async () => {
    await many.offers(offered);
    await preview.letGo();
  };
  /** The server's real state: a running task is over by then, and a request to stop has nothing to stop. */
  const comes = (status: string) => async () => {
    await many.comesTo(id, status);
    await read.letGo();
    await stop.drop();
  };
  /** The server's state a moment before the task ends. */
  const stands = (status: string, changed: number) => async () => {
    await read.answer(await many.standing(id, status, changed));
    if (status === 'stopped') await stop.drop();
  };
  const again = async (name: string, held: HeldCall) => {
    await press(name);
    await held.made();
  };
  return {
    'chooses some': () => page.getByRole('checkbox', { name: list['list.chooseAll'] }).check(),
    'chooses all': async () => {
      const shelf = page.getByRole('button', { name: list['list.selectionClear'] });
      if (await shelf.isVisible()) await shelf.click();
      await page.getByRole('row').last().getByRole('checkbox').check();
      await press(list['list.chooseMatching']({ count: ROWS, isExact: true }));
    },
    'chooses none': () => press(list['list.selectionClear']),
    'wants to withdraw them': () => again(words['bulk.withdraw'], preview),
    'wants other prices': () => press(words['bulk.price']),
    'opens one': async (step) => {
      id = await many.begun(following(step, /^(it |reading )/), following(step, many.outcomes));
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `${address}&bulk=${id}`);
      await read.made();
    },

    'fills in': () => percent.fill('5'),
    'asks what it means': async () => {
      await percent.fill('5');
      await again(t['bulk.look'], preview);
    },
    'asks with nothing filled in': async () => {
      await percent.fill('');
      await press(t['bulk.look']);
      expect(preview.waiting).toBe(0);
    },
    'all would change': looked(ROWS),
    'some would change': looked(ROWS - 1),
    'none would change': looked(0),
    'looking is forbidden': () => forbidden(preview),
    'a value is refused': () =>
      preview.letGo(Object.assign({}, preview.sent(), { action: 'price', percent: 1_000_000 })),
    // More than 50,000 benefits are too many for a test, so the refusal is faked.
    'are too many': () => preview.answer({ code: 'bulk.too_many', message: 'Too many at once.' }, 409),
    'looking breaks': () => preview.fail('500'),
    'looking silent': () => preview.timeOut(),
    'looks again': async ({ from }) => again(from.startsWith('expired') ? t['unsure.ask'] : t.again, preview),
    'ten minutes pass': () => page.clock.fastForward(600_000),
    'goes back': () => press(t['bulk.back']),
    closes: async () => {
      await press(t.close);
      for (const held of [preview, run, undo, read, stop]) await held.drop();
    },

    confirms: async () => {
      await page.getByRole('button', { name: /^(Withdraw|Change the price of) \d/ }).click();
      await begins(run);
    },
    'is begun': async (step) => {
      await many.editedFor(following(step, many.outcomes));
      await run.letGo();
    },
    // The server's limits of ten minutes and a day are too long for a test, so the refusals are faked.
    'comes too late': () => run.answer({ code: 'bulk.expired', message: 'Look at it again.' }, 409),
    'is wanted back too late': () => undo.answer({ code: 'bulk.too_late', message: 'It is too late.' }, 409),
    'is forgotten': () => run.goTo(`${bulk}${NOBODYS}/run/`),
    'running is forbidden': () => forbidden(run),
    'running unreachable': () => run.fail('nothing'),
    'running silent': () => run.timeOut(),
    'running breaks': () => run.fail('500'),
    'goes on': stands('', 2),
    'all are changed': comes('done'),
    'some are left out': comes('done'),
    'none was changed': comes('done'),
    'is stopped': stands('stopped', 1),
    stops: () => again(t['bulk.stop'], stop),
    'stopping breaks': () => stop.fail('500'),
    'stopping silent': () => stop.timeOut(),

    'wants it back': async () => {
      await press(t.undo);
      await begins(undo);
    },
    'is taken back': async (step) => {
      await many.comesTo(id, 'done');
      await many.editedFor(following(step, many.outcomes));
      await undo.letGo();
    },
    'taking back unreachable': () => undo.fail('nothing'),
    'taking back silent': () => undo.timeOut(),
    'all are back': comes('undone'),
    'some are kept': comes('undone'),
    'taking back is stopped': stands('stopped', 1),

    'was begun': async (step) => {
      const deed = step.to.startsWith('underWay.undoing') ? 'undo' : 'run';
      if (deed === 'undo') await many.comesTo(id, 'done');
      await many.editedFor(following(step, many.outcomes));
      await read.answer(await call('POST', `${bulk}${id}/${deed}/`));
    },
    'is done already': async ({ to }) => {
      await many.comesTo(id, 'done');
      if (to.startsWith('undone')) await many.comesTo(id, 'undone');
      await read.letGo();
    },
    'was not begun': () => read.letGo(),
    'asking breaks': () => read.fail('500'),
    'asking silent': () => read.timeOut(),
    'asks again': ({ from }) => again(from.startsWith('unread') ? t.again : t['unsure.ask'], read),

    'it is running': stands('running', 1),
    'it is being taken back': stands('undoing', 2),
    'it is done': () => read.letGo(),
    'it was stopped': stands('stopped', 1),
    'it was taken back': () => read.letGo(),
    'it was only looked at': () => read.letGo(),
    'reading finds nothing': () => read.goTo(`${bulk}${NOBODYS}/`),
    'reading breaks': () => read.fail('500'),
    'reading silent': () => read.timeOut(),
  };
}

test(`a change of many was walked through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, definition, extent, leftOut);
  console.log(text);
  expect(missing).toEqual([]);
});
