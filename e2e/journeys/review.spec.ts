import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { windowOf } from '../testing/admin-page.ts';
import { takeAdmin } from '../testing/admins-of-test.ts';
import { sidewards, stopFindings, stopFindingsInHighWindow } from '../testing/axe.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { DOT } from '../testing/dot.ts';
import { AT_A_DESK, facesOf, facesOfFull, ON_A_PHONE } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { looksAt, openAs } from '../testing/imports-of-test.ts';
import { VESNA } from '../testing/lists-of-test.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { mailsIn, sharedFolder } from '../testing/outbox.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';
import { STARTS, test as withClock } from '../testing/shop-with-clock.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

/** The day three days ago, as YYYY-MM-DD. */
const bought = () => new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

const SHOWN = { name: 'račun.png', mimeType: 'image/png', buffer: DOT };

interface Filed {
  amount: string;
  day?: string;
  file?: typeof SHOWN;
}

/** Files a reimbursement request at a provider that only this test uses; returns its id. */
async function fileAt(
  request: APIRequestContext,
  token: string,
  provider: string,
  { amount, day = bought(), file = SHOWN }: Filed,
): Promise<number> {
  const answer = await request.post('/api/v2/requests/', {
    headers: { authorization: `Token ${token}` },
    multipart: {
      kind: 'reimbursement',
      category: '1',
      provider_name: provider,
      description: 'Okvir i stakla za posao',
      purchase_date: day,
      amount,
      duplicate_accepted: 'true',
      file,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

/** An employee with a budget who files requests at a provider that only this test uses. */
async function filing(request: APIRequestContext) {
  const owner = callsOf(request, await tokenOf(request, (await takeAdmin(request, { company: ['owner'] })).person));
  const email = takePerson();
  const token = await tokenOf(request, { email, password: PASSWORD });
  const call = callsOf(request, token);
  const { id: person } = await call('GET', '/v2/me/');
  await owner('POST', '/company/budgets/', { people: [person], amount: 5000 });
  const provider = `Optika ${randomUUID().slice(0, 8)}`;
  const file = (amount: string) => fileAt(request, token, provider, { amount });
  const stands = async (id: number) => (await call('GET', `/v2/requests/${id}/`)) as { status?: string };
  const mails = () => mailsIn(sharedFolder).filter(({ to }) => to === email);
  return { call, provider, file, stands, mails };
}

// The queue below decides by keyboard; a question and its answer are walked by who is asked (requests/requests.spec.ts).
for (const { language, width } of facesOfFull(AT_A_DESK, ON_A_PHONE)) {
  test(`a request is asked about, answered and accepted, and another rejected (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const t = adminRequestsTexts.tables[language];
    const atDesk = width > 1000;
    const { call, provider, file, stands, mails } = await filing(request);
    const [asked, refused] = [await file('1200.50'), await file('800.00')];
    const reviewer = await takeAdmin(request, { company: ['reviewer'] });
    const { context, page } = await windowOf(browser, await tokenOf(request, reviewer.person), { language, width });
    const queue = (name: string) => `/company-admin/requests?queue=${name}&q=${encodeURIComponent(provider)}`;
    const row = (id: number) => page.locator(`[data-request="${id}"]`);
    const press = (key: string, name: string) =>
      atDesk ? page.keyboard.press(key) : page.getByRole('button', { name, exact: true }).click();
    // At a desk the first request of the queue is open already.
    const open = (id: number) => (atDesk ? expect(page).toHaveURL(new RegExp(`open=${id}`)) : row(id).click());
    const looksRight = async () => {
      expect(await stopFindings(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };

    await page.goto(queue('pending'));
    await expect(row(asked)).toBeVisible();
    await looksRight();
    await open(asked);
    await expect(page.getByRole('button', { name: t.accept, exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: t.fileOf.replace('{{name}}', 'račun.png') })).toBeVisible();
    await looksRight();

    // The question is sent immediately, and the next request opens.
    const words = page.locator('#review-words');
    await press('q', t.ask);
    await expect(words).toBeFocused();
    await page.keyboard.type('Na koga glasi račun?');
    await looksRight();
    await page.getByRole('button', { name: t['ask.submit'] }).press('Enter');
    await expect.poll(() => stands(asked)).toMatchObject({ status: 'in_review', needs_information: true });
    await expect(page).toHaveURL(new RegExp(`open=${refused}`));

    // The other request is rejected with a ready-made reason; it is undone once, and then sent immediately. The open request must have
    // loaded first: until then a key would act on the previous one.
    const filed = t.filed.replace('{{id}}', String(refused)).split('{{')[0] as string;
    await expect(page.getByText(filed).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t.refuse, exact: true })).toBeVisible();
    await press('r', t.refuse);
    await page.getByRole('combobox', { name: t['refuse.code'] }).click();
    await page.getByRole('option', { name: t['code.unreadable'] }).click();
    await expect(words).not.toHaveValue('');
    const reason = await words.inputValue();
    await page.getByRole('button', { name: t['refuse.submit'], exact: true }).press('Enter');
    const shelf = page.getByRole('region', { name: t.about });
    await expect(shelf).toBeVisible();
    // At a desk the message lies over the file, so that the page does not grow.
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    if (width === 1280) await expect.poll(below).toBe(0);
    await shelf.getByRole('button', { name: t.undo }).press('Enter');
    await expect(words).toHaveValue(reason);
    expect(await stands(refused)).toMatchObject({ status: 'pending' });
    await page.getByRole('button', { name: t['refuse.submit'], exact: true }).press('Enter');
    await looksRight();
    await shelf.getByRole('button', { name: t.sendNow }).press('Enter');
    await expect.poll(() => stands(refused)).toMatchObject({ status: 'rejected', reason });

    // The answer brings the first request back; leaving the page sends the pending decision.
    await call('POST', `/v2/requests/${asked}/comments/`, { text: 'Na mene.' });
    await page.goto(queue('in_review'));
    await expect(row(asked)).toBeVisible();
    await open(asked);
    await expect(page.getByRole('button', { name: t.accept, exact: true })).toBeVisible();
    await press('a', t.accept);
    await expect(shelf).toBeVisible();
    expect(await stands(asked)).toMatchObject({ status: 'in_review' });
    await page.goto('/company-admin');
    await expect.poll(() => stands(asked)).toMatchObject({ status: 'accepted' });

    const { held_from_category: own, budget_year: year } = await call('GET', `/v2/requests/${asked}/`);
    const account = Number(own) > 0 ? `?category=1&year=${year}` : '';
    const { results } = await call('GET', `/v2/budget/entries/${account}`);
    expect((results as object[])[0]).toMatchObject({ kind: 'request', spent: 1200.5, held: -1200.5 });
    await expect.poll(() => mails().length).toBe(3);
    const texts = mails().map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Na koga glasi račun?'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(reason.slice(0, 30)))).toHaveLength(1);
    await expectMoneyRight(request);
    await context.close();
  });
}

/** Number of requests in the queue, one per employee. */
const QUEUE = lengthOf({ short: 9, full: 30 });

/** Creates employees who file one request each at one provider, the oldest first; one amount is twice the limit for a second approval. */
async function queueOf(request: APIRequestContext, count: number) {
  const owner = callsOf(request, await tokenOf(request, (await takeAdmin(request, { company: ['owner'] })).person));
  const provider = `Red ${randomUUID().slice(0, 8)}`;
  const people: { email: string; token: string; id: number; call: ReturnType<typeof callsOf> }[] = [];
  while (people.length < count) {
    const email = takePerson();
    const token = await tokenOf(request, { email, password: PASSWORD });
    const call = callsOf(request, token);
    people.push({ email, token, call, id: Number((await call('GET', '/v2/me/')).id) });
  }
  await owner('POST', '/company/budgets/', { people: people.map(({ id }) => id), amount: 5000 });
  const rich = people[OVER_LIMIT]?.id;
  for (const amount of [900_000, 900_000]) await owner('POST', '/company/budgets/', { people: [rich], amount });
  const ids: number[] = [];
  for (const [place, { token }] of people.entries()) {
    // Two requests have the same amount, day and provider.
    const amount = place === OVER_LIMIT ? 1_100_000 : 1000 + (place === DUPLICATE ? DUPLICATE - 1 : place);
    ids.push(await fileAt(request, token, provider, { amount: `${amount}.00` }));
  }
  return { provider, people, ids };
}

/** Places in the queue of the requests with a special outcome; all others are accepted. */
const [UNDONE, REFUSED, ASKED, TAKEN, CANCELLED, OVER_LIMIT, DUPLICATE] = [0, 1, 2, 3, 4, 5, 7];

for (const { language } of facesOf<{ language: Language }>({ language: 'SR' }, { language: 'EN' })) {
  test(`by keyboard alone: a queue of ${QUEUE} is decided while a colleague and an employee are faster (${language})`, async ({
    browser,
    request,
  }) => {
    const t = adminRequestsTexts.tables[language];
    const { provider, people, ids } = await queueOf(request, QUEUE);
    const at = (place: number) => ids[place] as number;
    const colleague = callsOf(
      request,
      await tokenOf(request, (await takeAdmin(request, { company: ['reviewer'] })).person),
    );
    const accepts = async (id: number) => {
      const { seen } = await colleague('GET', `/company/requests/${id}/`);
      return colleague('POST', `/company/requests/${id}/decide/`, { decision: 'accepted', seen });
    };
    const reviewer = await takeAdmin(request, { company: ['reviewer'] });
    const { context, page } = await windowOf(browser, await tokenOf(request, reviewer.person), {
      language,
      width: 1280,
    });
    const { go, reach } = handsOn(page);
    // Another person acts while a decision is on its way.
    const before = new Map<number, () => Promise<unknown>>([
      [
        at(TAKEN),
        async () => {
          await colleague('POST', `/company/requests/${at(TAKEN)}/claim/`, { take_over: true });
          await accepts(at(TAKEN));
        },
      ],
      [
        at(CANCELLED),
        async () => people[CANCELLED]?.call('PATCH', `/v2/requests/${at(CANCELLED)}/`, { status: 'cancelled' }),
      ],
    ]);
    await page.route(/requests\/\d+\/decide\/$/, async (route) => {
      const id = Number(/requests\/(\d+)/.exec(route.request().url())?.[1]);
      await before.get(id)?.();
      await route.continue();
    });

    const words = page.locator('#review-words');
    const isOpen = async (id: number) => {
      await expect(page).toHaveURL(new RegExp(`open=${id}(&|$)`), { timeout: 30_000 });
      await expect(page.getByRole('button', { name: t.accept, exact: true })).toBeVisible({ timeout: 30_000 });
      // The open request must have loaded first: until then a key would act on the previous one.
      const filed = t.filed.replace('{{id}}', String(id)).split('{{')[0] as string;
      await expect(page.getByText(filed).first()).toBeVisible({ timeout: 30_000 });
    };
    const decide = async (letter: string, why: string, submit: string) => {
      await page.keyboard.press(letter);
      await words.waitFor();
      await reach(words);
      await page.keyboard.type(why);
      await go('button', submit);
    };
    const refuse = () => decide('r', 'Na računu nema imena.', t['refuse.submit']);
    const ask = () => decide('q', 'Na koga glasi?', t['ask.submit']);

    await page.goto(`/company-admin/requests?q=${encodeURIComponent(provider)}`);
    for (const [place, id] of ids.entries()) {
      await isOpen(id);
      if (place === REFUSED) await refuse();
      else if (place === ASKED) await ask();
      else if (place === DUPLICATE) {
        await expect(page.getByText(t['signal.same_purchase'].split(/[,{]/)[0] as string).first()).toBeVisible();
        await refuse();
      } else await page.keyboard.press('a');
      if (place === UNDONE) {
        // A decision can be undone for six seconds; the next one need not wait for them.
        await page.getByRole('region', { name: t.about }).waitFor();
        await page.keyboard.press('z');
        await isOpen(id);
        await page.keyboard.press('a');
      }
    }
    // The reviewer is told of both late decisions, on whatever page they are by then.
    for (const id of [at(TAKEN), at(CANCELLED)]) {
      const title = t['trouble.title'].replace('{{id}}', String(id));
      await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible({ timeout: 60_000 });
    }
    const statusOf = async (place: number) => (await people[place]?.call('GET', `/v2/requests/${at(place)}/`))?.status;
    await expect.poll(() => statusOf(OVER_LIMIT), { timeout: 60_000 }).toBe('in_review');
    // A held call is lost when its page goes, while the browser completes one that is on its way to the server.
    const isWaiting = async () => (await Promise.all(ids.map((_, place) => statusOf(place)))).includes('pending');
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(false);
    await accepts(at(OVER_LIMIT));
    await people[ASKED]?.call('POST', `/v2/requests/${at(ASKED)}/comments/`, { text: 'Na mene.' });
    await page.goto(`/company-admin/requests?queue=in_review&q=${encodeURIComponent(provider)}`);
    await isOpen(at(ASKED));
    await page.keyboard.press('a');

    const expected = ids.map((_, place) =>
      place === CANCELLED ? 'cancelled' : [REFUSED, DUPLICATE].includes(place) ? 'rejected' : 'accepted',
    );
    await expect.poll(() => Promise.all(ids.map((_, place) => statusOf(place))), { timeout: 90_000 }).toEqual(expected);
    const held = await Promise.all(people.map(async ({ call }) => (await call('GET', '/v2/me/')).held));
    expect(held).toEqual(people.map(() => 0));
    // One mail per decision, one more to the person who was asked, none to the person who withdrew the request.
    const mails = () => {
      const written = mailsIn(sharedFolder).filter(({ text }) => text.includes(provider));
      return people.map(({ email }) => written.filter(({ to }) => to === email).length);
    };
    await expect
      .poll(mails, { timeout: 90_000, intervals: [2_000] })
      .toEqual(ids.map((_, place) => (place === CANCELLED ? 0 : place === ASKED ? 2 : 1)));
    await expectMoneyRight(request);
    await context.close();
  });
}

/** A receipt with unique content. */
const receiptOf = (words: string) => ({
  name: 'račun.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n%${words}\n%%EOF`),
});

for (const { language } of facesOf<{ language: Language }>({ language: 'EN' }, { language: 'SR' }))
  withClock.describe(language, () => {
    withClock.use({ viewport: { width: 1280, height: 800 } });

    // The purchase day is a weekday on which these people joined the shop, so that the requests have no remarks.
    withClock(
      `by keyboard alone: requests without remarks are accepted together, while one is taken back (${language})`,
      async ({ page, request, ownShop }) => {
        const [t, records] = [adminRequestsTexts.tables[language], recordsTexts.tables[language]];
        const stop = looksAt(page, ownShop, stopFindingsInHighWindow);
        const provider = `Zajedno ${randomUUID().slice(0, 8)}`;
        const filed: { email: string; id: number; call: ReturnType<typeof callsOf> }[] = [];
        for (const amount of ['1000.50', '1100.00', '1200.00']) {
          const email = ownShop.takePerson();
          const token = await tokenOf(request, { email, password: PASSWORD });
          const receipt = { amount, day: STARTS.slice(0, 10), file: receiptOf(`${provider} ${amount}`) };
          const id = await fileAt(request, token, provider, receipt);
          filed.push({ email, id, call: callsOf(request, token) });
        }
        const [first, second, last] = filed as [(typeof filed)[0], (typeof filed)[0], (typeof filed)[0]];
        await openAs(page, request, { as: VESNA, language });
        const { go } = handsOn(page);

        await page.goto(`/company-admin/requests?q=${encodeURIComponent(provider)}`);
        await expect(page.locator(`[data-request="${last.id}"]`)).toBeVisible();
        await go('button', t['many.choose']);
        await go('button', t['many.easy']);
        await stop('what is chosen');
        await go('button', t['many.accept']({ count: 3 }));
        const drawer = page.getByRole('dialog', { name: t['many.title'] });
        await expect(drawer.getByText(t['many.final'])).toBeVisible();
        await stop('what it means');
        await last.call('PATCH', `/v2/requests/${last.id}/`, { status: 'cancelled' });
        await go('button', t['many.confirm']({ count: 3 }));
        await expect(page.getByRole('heading', { name: records['bulk.face.doneSome'] })).toBeVisible({
          timeout: 60_000,
        });
        await expect(drawer.getByRole('listitem')).toContainText([String(last.id)]);
        await stop('what was accepted');

        const statusOf = async ({ call, id }: (typeof filed)[0]) => (await call('GET', `/v2/requests/${id}/`)).status;
        expect(await Promise.all(filed.map(statusOf))).toEqual(['accepted', 'accepted', 'cancelled']);
        const spent = async ({ call }: (typeof filed)[0]) =>
          (await call('GET', '/v2/budget/entries/?category=1&year=2026')).results as object[];
        expect((await spent(first))[0]).toMatchObject({ kind: 'request', spent: 1000.5, held: -1000.5 });
        expect((await spent(second))[0]).toMatchObject({ kind: 'request', spent: 1100, held: -1100 });
        expect((await spent(last))[0]).toMatchObject({ spent: 0, held: -1200 });
        // One mail each, and none to the person who withdrew the request.
        const mails = () => {
          const written = ownShop.mails().filter(({ text }) => text.includes(provider));
          return filed.map(({ email }) => written.filter(({ to }) => to === email).length);
        };
        await expect.poll(mails, { timeout: 90_000, intervals: [1_000] }).toEqual([1, 1, 0]);
      },
    );
  });
