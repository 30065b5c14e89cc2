import type { APIRequestContext, Page } from '@playwright/test';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { endingPaths } from '#machines/records/ending.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import type { Sight } from '#machines/testing/paths-definition.ts';
import { giveRoles } from '../testing/admins-of-test.ts';
import { atItsRevision, type Call, callsOf, draftsOfOwnProvider } from '../testing/benefits-of-test.ts';
import { test } from '../testing/kept-page.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, type Person, tokenOf } from '../testing/shop.ts';
import { toast } from '../testing/toast.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { beginInBrowser, type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

const t = recordsTexts.tables.EN;
const words = adminBenefitsTexts.tables.EN;
const NAME = 'Massage';
const REASON = 'The season is over.';
// The digest of an impact that differs from the current one.
const MEANT_BEFORE = '0'.repeat(64);
// The address of a record that does not exist.
const NOBODYS = '/admin/benefits/999999999/';

type Text = NonNullable<Sight['text']>;

/** The sights of the states, with the texts of one kind of record. */
const statesWith = (own: Readonly<Record<string, Text>>) =>
  Object.fromEntries(
    Object.entries(endingPaths.states).map(([state, { words: said, sights }]) => [
      state,
      {
        words: said,
        sights: sights.map((sight) => Object.assign({}, sight, sight.text && { text: own[sight.text] ?? sight.text })),
      },
    ]),
  );
const ofBenefits = statesWith({
  'records:ending.confirm': 'admin-benefits:benefit.end.confirm',
  'records:ending.over': 'admin-benefits:benefit.end.over',
});

// Left out: a lost session leads to the sign-in, and afterwards the list is shown without the question.
const {
  'ending unauthorised': _,
  'asking unauthorised': __,
  'restoring unauthorised': ___,
  ...events
} = endingPaths.events;
const leftOut = [
  'ending.ending | xstate.error.actor.end | 2, if isSessionLost',
  'ending.unsure.asking | xstate.error.actor.askEnded | 1, if isSessionLost',
  'ending.restoring | xstate.error.actor.restore | 1, if isSessionLost',
];
const definition = { ...endingPaths, events, states: ofBenefits };
const paths = await coveringPaths(definition, {
  extent,
  longest: 24,
  // Nothing blocks the end of a benefit; the blocked end of a provider is below.
  mayWalk: ({ to }) => !to.startsWith('weighing.blocked'),
});

const ofProvider = {
  ...definition,
  couplings: [],
  states: statesWith({ 'records:ending.confirm': 'admin-benefits:end.confirm' }),
};
const blocked = await coveringPaths(ofProvider, {
  mayWalk: ({ from, sample }) =>
    from === 'reading' ? sample === 'impact is blocked' : from === 'weighing.blocked' && sample === 'reads again',
});

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`the end of a record: ${titleOf(definition, paths, path)}`, async ({
    page,
    request,
    person,
    signedIn,
  }, info) => {
    const { call, provider, id } = await oneOf(request, person, 'offered');
    const gestures = await gesturesOf({ page, request, call, id });
    await signedIn('EN');
    await page.clock.install();
    await page.goto(`/admin-panel/benefits?provider=${provider}`);
    await menuOf(page, words['benefits.withdraw']);
    await walkInBrowser({ page, info, definition, path, gestures });
  });
}

/** A benefit that only this test uses, and the calls of an administrator who may end it. */
async function oneOf(request: APIRequestContext, person: Person, state: 'draft' | 'offered') {
  await giveRoles(request, person.email, { platform: ['content'] });
  const call = callsOf(request, await tokenOf(request, person));
  const { provider, ids } = await draftsOfOwnProvider(call, 1);
  const [id = 0] = ids;
  // Not monthly, so that it is bought through the cart.
  const { revision } = await call('GET', `/admin/benefits/${id}/`);
  await call('PATCH', `/admin/benefits/${id}/`, { monthly: false }, { 'if-revision-match': String(revision) });
  if (state === 'offered') await atItsRevision(call, `/admin/benefits/${id}/`, 'offer');
  return { call, provider, id };
}

const menuOf = async (page: Page, item: string) => {
  await page.getByRole('button', { name: words['benefits.actionsOf'].replace('{{name}}', NAME) }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** The two held calls that show what an end would mean: the record and its impact. */
async function heldReading(page: Page, request: APIRequestContext, path: string) {
  const record = await new HeldCall(page, request, 'GET', path).watch();
  const impact = await new HeldCall(page, request, 'GET', `${path}impact/`).watch();
  const letGo = async () => {
    await record.letGo();
    await impact.letGo();
  };
  const made = async () => {
    await record.made();
    await impact.made();
  };
  return { record, impact, letGo, made };
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  /** Calls of another administrator who may end the benefit too. */
  call: Call;
  id: number;
}

async function gesturesOf({ page, request, call, id }: Hands): Promise<Record<string, Gesture>> {
  const path = `/admin/benefits/${id}/`;
  const reading = await heldReading(page, request, path);
  const { record, impact } = reading;
  const end = await new HeldCall(page, request, 'POST', `${path}withdraw/`).watch();
  const restore = await new HeldCall(page, request, 'POST', `${path}offer/`).watch();
  const buyer = callsOf(request, await tokenOf(request, { email: takePerson(), password: PASSWORD }));
  const question = page.getByRole('alertdialog');
  const reason = page.getByRole('textbox', { name: new RegExp(`^${t['ending.reason']}`) });
  const typedName = page.getByRole('textbox', { name: new RegExp(`^${t['ending.name']}`) });
  const press = (name: string) => question.getByRole('button', { name, exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: NAME });
  const isWithdrawn = () => expect(row).toContainText(words['benefits.state.withdrawn']);

  let isInCart = false;
  /** Puts the benefit into a cart or takes it out, so that the end has an impact or none, and answers the reading. */
  const weighs = async (isHeavy: boolean) => {
    if (isHeavy !== isInCart) await buyer('POST', '/v2/toggle-cart/', { id });
    isInCart = isHeavy;
    await reading.letGo();
  };
  const endsElsewhere = async () => {
    const { impact: seen } = await call('GET', `${path}impact/`);
    await atItsRevision(call, path, 'withdraw', { impact: seen, reason: REASON });
  };
  let edits = 0;
  const editsElsewhere = async () => {
    edits += 1;
    const { revision } = await call('GET', path);
    const changes = { short_description_en: `Calm, ${edits}.` };
    await call('PATCH', path, changes, { 'if-revision-match': String(revision) });
  };
  /** One of the two calls succeeds, the other one has another outcome. */
  const but = (answered: HeldCall, other: () => Promise<void>) => async () => {
    await answered.letGo();
    await other();
  };
  const forbidden = async (held: HeldCall) => {
    const employee = await tokenOf(request, { email: takePerson(), password: PASSWORD });
    await held.letGo(undefined, { authorization: `Token ${employee}` });
  };
  /** Checks the message and the list. */
  const ended = async () => {
    await expect(toast(page, words['benefit.end.done'].replace('{{name}}', NAME))).toBeVisible();
    await isWithdrawn();
  };
  /** The list is reloaded, so a retry from there has seen the current state. */
  const notRestored = (answer: () => Promise<void>) => async () => {
    const listed = page.waitForResponse((answered) => new URL(answered.url()).pathname === '/api/admin/benefits/');
    await answer();
    await listed;
    await isWithdrawn();
  };
  return {
    'impact is harmless': () => weighs(false),
    'impact is heavy': () => weighs(true),
    'is over already': async () => {
      await endsElsewhere();
      await reading.letGo();
    },
    'reading finds nothing': but(record, () => impact.goTo(`${NOBODYS}impact/`)),
    'reading is forbidden': but(record, () => forbidden(impact)),
    'reading breaks': but(record, () => impact.fail('500')),
    'reading silent': () => impact.timeOut(),
    'reads again': async () => {
      await press(t.again);
      await reading.made();
    },

    'answers all': async () => {
      await reason.fill(REASON);
      if (await typedName.isVisible()) await typedName.fill(NAME);
    },
    'answers nothing': () => reason.fill(''),
    confirms: async ({ to }) => {
      await press(words['benefit.end.confirm']);
      if (to.startsWith('ending')) await end.made();
      else expect(end.waiting).toBe(0);
    },
    dismisses: () =>
      question.getByRole('button', { name: new RegExp(`^(${words['benefit.end.cancel']}|${t.close})$`) }).click(),

    ends: async () => {
      await end.letGo();
      await ended();
    },
    'means something else now': () => end.letGo({ impact: MEANT_BEFORE, reason: REASON }),
    'was changed by somebody': async () => {
      await editsElsewhere();
      await end.letGo();
    },
    'a field is refused': () => end.letGo({ impact: MEANT_BEFORE, reason: '' }),
    'ending is forbidden': () => forbidden(end),
    'ending finds nothing': () => end.goTo(`${NOBODYS}withdraw/`),
    'ending unreachable': () => end.fail('nothing'),
    'ending silent': () => end.timeOut(),
    'ending breaks': () => end.fail('500'),

    'was ended': async () => {
      await endsElsewhere();
      await reading.letGo();
      await ended();
    },
    'was not ended': () => reading.letGo(),
    'asking finds nothing': but(impact, () => record.goTo(NOBODYS)),
    'asking unreachable': but(impact, () => record.fail('nothing')),
    'asking silent': () => record.timeOut(),
    'asks again': async () => {
      await press(t['unsure.ask']);
      await reading.made();
    },

    // The message disappears after a while, and when its button is pressed: then the list's menu is used.
    'is wanted back': async () => {
      const undo = page.getByRole('button', { name: t.undo, exact: true });
      await expect(async () => {
        if (await undo.isVisible()) await undo.click({ timeout: 2000 });
        else await menuOf(page, words['benefits.offerAgain']);
      }).toPass();
      await restore.made();
    },
    'restoring answers': async () => {
      await restore.letGo();
      await expect(toast(page, words['benefit.end.restored'].replace('{{name}}', NAME))).toBeVisible();
      await expect(row).not.toContainText(words['benefits.state.withdrawn']);
    },
    'restoring comes late': notRestored(async () => {
      await editsElsewhere();
      await restore.letGo();
    }),
    'restoring breaks': notRestored(() => restore.fail('500')),
    'restoring silent': notRestored(() => restore.timeOut()),
  };
}

for (const path of blocked) {
  test(`the end of a provider: ${titleOf(ofProvider, blocked, path)}`, async ({
    page,
    request,
    person,
    signedIn,
  }, info) => {
    const { call, provider } = await oneOf(request, person, 'offered');
    const { name } = await call('GET', `/admin/providers/${provider}/`);
    const reading = await heldReading(page, request, `/admin/providers/${provider}/`);
    const gestures: Record<string, Gesture> = {
      'impact is blocked': reading.letGo,
      'reads again': async () => {
        await page.getByRole('alertdialog').getByRole('button', { name: t['unsure.ask'], exact: true }).click();
        await reading.made();
      },
    };
    await signedIn('EN');
    await page.goto(`/admin-panel/providers?q=${String(name)}`);
    await page.getByRole('button', { name: words['providers.endOf'].replace('{{name}}', String(name)) }).click();
    await walkInBrowser({ page, info, definition: ofProvider, path, gestures });
  });
}

for (const [when, start] of extent === 'transitions' ? Object.entries(definition.otherStarts ?? {}) : []) {
  test(`the end of a record: when ${when}, from the list`, async ({ page, request, person, signedIn }, info) => {
    const { provider } = await oneOf(request, person, 'draft');
    const restore = await new HeldCall(page, request, 'POST', '/admin/benefits/{id}/offer/').watch();
    await signedIn('EN');
    await page.goto(`/admin-panel/benefits?provider=${provider}`);
    await menuOf(page, words['benefits.offer']);
    await restore.made();
    await beginInBrowser({ page, info, definition, start });
    await restore.letGo();
    await expect(toast(page, words['benefit.end.restored'].replace('{{name}}', NAME))).toBeVisible();
  });
}

test(`the end of a record was walked through all ${extent}`, ({ page: _page }, info) => {
  const { text, missing } = walkReport(info, definition, extent, leftOut);
  console.log(text);
  expect(missing).toEqual([]);
});
