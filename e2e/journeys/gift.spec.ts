import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { GiftDetail, readGiftChoices } from '#contract/gifts/gifts.contract.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { windowOf } from '../testing/admin-page.ts';
import { takeAdmin } from '../testing/admins-of-test.ts';
import { sidewards, stopFindings, stopFindingsInHighWindow } from '../testing/axe.ts';
import { type Call, callsOf } from '../testing/benefits-of-test.ts';
import { GYM, HEALTH, ofHealth } from '../testing/buy-gym.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { looksAt, openAs, stopsAt } from '../testing/imports-of-test.ts';
import { test as inOwnShop, orServerDied } from '../testing/killed-shop.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { IN_DINARS, takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

async function someone(request: APIRequestContext, email: string) {
  const token = await tokenOf(request, { email, password: PASSWORD });
  const call = callsOf(request, token);
  const { id } = await call('GET', '/v2/me/');
  return { token, call, id };
}

/** Deactivates a person's account today. */
async function leave(call: ReturnType<typeof callsOf>, id: number): Promise<void> {
  const { revision } = await call('GET', `/company/people/${id}/`);
  const { impact } = await call('GET', `/company/people/${id}/impact/`);
  const seen = { 'if-revision-match': String(revision) };
  await call('POST', `/company/people/${id}/deactivate/`, { impact, reason: 'Odlazi', last_day: null }, seen);
}

/** A unit of two people only, with the owner who gives them a budget. */
async function unitOfTwo(request: APIRequestContext) {
  const admin = await someone(request, (await takeAdmin(request, { company: ['owner'] })).person.email);
  const unit = `Tim ${randomUUID().slice(0, 8)}`;
  const people = [await someone(request, takePerson()), await someone(request, takePerson())] as const;
  for (const { id } of people) {
    const { revision } = await admin.call('GET', `/company/people/${id}/`);
    await admin.call('PATCH', `/company/people/${id}/`, { unit }, { 'if-revision-match': String(revision) });
  }
  return { admin, unit, people };
}

for (const { language, width } of facesOf(AT_A_DESK, ON_A_PHONE)) {
  test(`a unit is given a budget by the keyboard, one of them buys, and the rest is taken back (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const t = adminBudgetsTexts.tables[language];
    const { admin, unit, people } = await unitOfTwo(request);
    const [buyer, other] = people;
    const { context, page } = await windowOf(browser, admin.token, { language, width });
    const { type, go, choose, reach } = handsOn(page);
    const looksRight = async () => {
      expect(await stopFindings(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };

    await page.goto('/company-admin/budgets/new');
    const toUnit = page.getByRole('radio', { name: t['whom.unit'] });
    await expect(toUnit).toBeEnabled();
    await reach(page.getByRole('radio', { name: t['whom.all'] }));
    await page.keyboard.press('ArrowDown');
    await expect(toUnit).toBeChecked();
    await choose(t['whom.which'], unit);
    await type(t.each, '1000.00');
    await type(t.reason, 'Za jubilej tima');
    const reached = page.getByText(t['effect.foot']({ count: 2 })).filter({ visible: true });
    await expect(reached.first()).toBeVisible();
    await looksRight();
    await page.keyboard.press('Enter');
    await go('button', t['confirm.press']);

    await expect(page).toHaveURL(/\/company-admin\/budgets\/\d+$/);
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await looksRight();

    await buyer.call('POST', '/v2/toggle-cart/', { id: GYM.id });
    await buyer.call('POST', '/v2/complete-purchase/', {});

    await go('button', t['take.press']);
    await type(t['take.reason'], 'Dvaput dodeljeno');
    await go('button', t['take.confirm']);
    await expect(page.getByText('Dvaput dodeljeno')).toBeVisible();
    await looksRight();
    const { results } = await other.call('GET', '/v2/budget/entries/');
    expect((results as object[])[0]).toMatchObject({ kind: 'correction', allocated: -1000, note: 'Dvaput dodeljeno' });
    await context.close();
  });
}

for (const { language, width } of facesOf(AT_A_DESK, ON_A_PHONE)) {
  test(`above the limit a second person approves, once one of them has left (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const t = adminBudgetsTexts.tables[language];
    const a = approvalsTexts.tables[language];
    const { admin, unit, people } = await unitOfTwo(request);
    const [stays, leaves] = people;
    const second = await someone(request, (await takeAdmin(request, { company: ['owner'] })).person.email);

    const proposing = await windowOf(browser, admin.token, { language, width });
    const hands = handsOn(proposing.page);
    await proposing.page.goto('/company-admin/budgets/new');
    await expect(proposing.page.getByRole('radio', { name: t['whom.unit'] })).toBeEnabled();
    await hands.reach(proposing.page.getByRole('radio', { name: t['whom.all'] }));
    await proposing.page.keyboard.press('ArrowDown');
    await expect(proposing.page.getByRole('radio', { name: t['whom.unit'] })).toBeChecked();
    await hands.choose(t['whom.which'], unit);
    await hands.type(t.each, '1000000.00');
    await hands.type(t.reason, unit);
    await expect(proposing.page.getByRole('button', { name: t['give.propose'] }).first()).toBeVisible();
    await proposing.page.keyboard.press('Enter');
    // The form's button has the same text; behind the open dialog it is out of reach.
    await expect(proposing.page.getByRole('alertdialog')).toBeVisible();
    await hands.go('button', t['give.propose']);
    await expect(proposing.page.getByText(t['gift.waits'])).toBeVisible();
    expect(await stopFindings(proposing.page)).toEqual([]);
    await proposing.context.close();

    await leave(admin.call, leaves.id);
    const { context, page } = await windowOf(browser, second.token, { language, width });
    await page.goto(`/company-admin/approvals?q=${encodeURIComponent(unit)}`);
    await page.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByText(a.changed)).toBeVisible();
    expect([await stopFindings(page), (await sidewards(page)) <= 0]).toEqual([[], true]);
    await handsOn(page).go('button', a.approveAnyway);
    await expect(page.getByText(a['state.approved'], { exact: true })).toBeVisible();
    await expectMoneyRight(request);
    const { results } = await stays.call('GET', '/v2/budget/entries/');
    expect((results as object[])[0]).toMatchObject({ kind: 'allocation', allocated: 1_000_000, note: unit });
    await context.close();
  });
}

/** Number of employees of the company, besides those of the demo data. */
const THOUSANDS = 20_000;
/** Timeout in milliseconds for importing, giving to and notifying that many people. */
const LONG = 300_000;
/** A time after the lease of any task held by the dead server has ended. */
const LATER = '2026-11-20T09:40:00+01:00';
const VESNA = { email: 'company-admin@izbor.demo', password: PASSWORD };
const EACH = 5000;
/** Number of people from whom the gift is taken back, and of those who have spent a part. */
const [TAKEN_FROM, SPENDERS] = [10, 3];

/** Makes a person another owner of the company. */
async function makeOwner(call: Call, id: number): Promise<void> {
  const { revision } = await call('GET', `/company/people/${id}/roles/`);
  const seen = { 'if-revision-match': String(revision) };
  await call('PUT', `/company/people/${id}/roles/`, { company_roles: ['owner'] }, seen);
}

/** Buys a one-off health benefit that costs less than the gift; returns its price. */
async function buyOfHealth(call: Call): Promise<number> {
  await call('POST', '/v2/toggle-cart/', { id: (await ofHealth(call)).id });
  await call('POST', '/v2/complete-purchase/', {});
  const { spent } = (await entriesOfHealth(call))[0] as { spent: number };
  expect(spent > 0 && spent < EACH, `${spent} of ${EACH}`).toBe(true);
  return spent;
}

/** A person's ledger entries for health, the newest first. */
async function entriesOfHealth(call: Call): Promise<object[]> {
  return (await call('GET', `/v2/budget/entries/?category=${HEALTH}&year=2026`)).results as object[];
}

// Only in `npm run test:full`: the same journey with few people is walked above.
for (const { language, locale, width } of lengthOf({ short: [], full: [AT_A_DESK, ON_A_PHONE] }))
  inOwnShop.describe(`${language}, ${width}`, () => {
    inOwnShop.use({
      locale,
      viewport: { width, height: 800 },
      peopleOfShop: THOUSANDS * IN_DINARS,
      actionTimeout: LONG,
    });
    inOwnShop.use({ expectedErrors: [orServerDied(/status of (40[01]|5\d\d)/)] });
    inOwnShop.setTimeout(2_700_000);

    inOwnShop(
      'everybody is given a budget, the server dies, it is stopped halfway, and some of it is taken back',
      async ({ page, request, ownShop, moveClock }) => {
        const [t, a] = [adminBudgetsTexts.tables[language], approvalsTexts.tables[language]];
        const stop = stopsAt(page, ownShop);
        const looksRight = looksAt(page, ownShop, stopFindingsInHighWindow);
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        const [leaving, second] = [await someone(request, ownShop.takePerson()), ownShop.takePerson()];
        const call = callsOf(request, (await openAs(page, request, { as: VESNA, language })).token);
        await makeOwner(call, (await someone(request, second)).id);
        const reason = `Praznik ${language}`;
        let gift = 0;
        const isNow = async () => (await call('GET', `/company/budgets/${gift}/`)) as unknown as GiftDetail;
        const given = async () => (await isNow()).given;

        await inOwnShop.step('everybody is meant, above the limit', async () => {
          const { people } = await call('POST', '/company/budgets/preview/', { people: 'all', with_invited: true });
          expect(people).toBeGreaterThan(THOUSANDS);
          const { categories } = (await call('GET', '/company/budgets/choices/')) as unknown as AnswerOf<
            typeof readGiftChoices
          >;
          const health = categories.find(({ id }) => id === HEALTH);
          await page.goto('/company-admin/budgets/new');
          await page.getByRole('radio', { name: t['whom.all'] }).check();
          await page.getByRole('combobox', { name: t.what }).click();
          const name = language === 'SR' ? health?.name_sr : health?.name_en;
          await page
            .getByRole('option', { name: t.ofYear.replace('{{name}}', name ?? '').replace('{{year}}', '2026') })
            .click();
          await page.getByRole('textbox', { name: t.each }).fill(String(EACH));
          await page.getByRole('textbox', { name: t.reason }).fill(reason);
          const reached = page.getByText(t['effect.foot']({ count: Number(people) })).filter({ visible: true });
          await expect(reached.first()).toBeVisible({ timeout: LONG });
          await stop('what will happen');
          await button(t['give.propose']).filter({ visible: true }).first().click();
          await page.getByRole('alertdialog').getByRole('button', { name: t['give.propose'] }).click();
          await expect(page.getByText(t['gift.waits'])).toBeVisible({ timeout: LONG });
          gift = Number(page.url().split('/').at(-1));
          expect(await isNow()).toMatchObject({ status: 'waiting', given: 0, total: people });
          await stop('a gift that waits');
        });

        await inOwnShop.step('somebody leaves, and the second owner sees it before it is approved', async () => {
          await leave(call, leaving.id);
          await openAs(page, request, { as: { email: second, password: PASSWORD }, language });
          await page.goto(`/company-admin/approvals?q=${encodeURIComponent(reason)}`);
          await page.getByRole('rowheader').getByRole('link').click();
          await expect(page.getByText(a.changed)).toBeVisible({ timeout: LONG });
          await expect(page.getByText(a.left({ count: 1 }))).toBeVisible();
          await stop('a proposal from which somebody has left');
          await button(a.approveAnyway).click();
          await expect(page.getByText(a['state.approved'], { exact: true })).toBeVisible({ timeout: LONG });
          await stop('a proposal that was approved');
        });

        await inOwnShop.step('the server dies while it is given, and goes on where it was', async () => {
          await expect.poll(given, { timeout: LONG, intervals: [100] }).toBeGreaterThan(0);
          await ownShop.kill();
          await ownShop.startAgain();
          const before = await given();
          expect(await ownShop.breaches()).toEqual([]);
          // Not awaited: it settles only once the task is over.
          const goesOn = moveClock(LATER);
          await expect.poll(given, { timeout: LONG, intervals: [100] }).toBeGreaterThan(before);
          await page.goto(`/company-admin/budgets/${gift}`);
          await expect.poll(given, { timeout: LONG, intervals: [100] }).toBeGreaterThan(THOUSANDS / 3);
          await button(t['gift.stop']).click();
          await expect(page.getByText(t['state.stopped'], { exact: true }).first()).toBeVisible({ timeout: LONG });
          await goesOn;
        });

        await inOwnShop.step('who was given it keeps it, and nobody else has it', async () => {
          const stopped = await isNow();
          expect(stopped).toMatchObject({ status: 'stopped', people: stopped.given, unspent: stopped.given * EACH });
          expect(stopped.given + stopped.left_out + stopped.waiting).toBe(stopped.total);
          expect(stopped.waiting).toBeGreaterThan(0);
          await expect(page.getByRole('row')).not.toHaveCount(0);
          await stop('a gift that was stopped');
          await page.getByRole('radio', { name: t['people.waiting'] }).click();
          await expect(page.getByText(t['people.state.stopped'], { exact: true }).first()).toBeVisible();
          await stop('who was not given it');
        });

        await inOwnShop.step('it is taken back from ten, of whom three have spent a part', async () => {
          const { results } = await call('GET', `/company/budgets/${gift}/people/?state=given&page_size=20`);
          const people = (results as { id: number; name: string }[])
            .flatMap(({ id, name }) => {
              const number = /^Osoba Broj (\d+)$/.exec(name)?.[1];
              return number === undefined ? [] : [{ id, name, email: `person-${number}@izbor.bench` }];
            })
            .slice(0, TAKEN_FROM);
          expect(people).toHaveLength(TAKEN_FROM);
          await page.getByRole('radio', { name: t['people.given'] }).click();
          for (const [at, { name, email }] of people.entries()) {
            const one = await someone(request, email);
            const spent = at < SPENDERS ? await buyOfHealth(one.call) : 0;
            const why = `Vraća se ${at + 1}`;
            await button(t['take.oneOf'].replace('{{name}}', name)).click();
            const question = page.getByRole('alertdialog');
            const isPartly = question.getByText(t['take.partly']);
            await expect(question.getByText(t['take.told'])).toBeVisible();
            await expect(isPartly).toHaveCount(spent > 0 ? 1 : 0);
            if (at === 0) await looksRight('what is taken of what is left');
            await question.getByRole('textbox').fill(why);
            await question.getByRole('button', { name: t['take.confirm'], exact: true }).click();
            await expect(question).toHaveCount(0, { timeout: 60_000 });
            // Each dinar is explained: what came, what it paid for, what went back and why.
            const explained = [
              { kind: 'correction', allocated: spent - EACH, note: why },
              ...(spent > 0 ? [{ kind: 'purchase', spent }] : []),
              { kind: 'allocation', allocated: EACH, note: reason },
            ];
            expect((await entriesOfHealth(one.call)).slice(0, explained.length)).toMatchObject(explained);
          }
          const taken = await isNow();
          expect(taken.take_backs).toHaveLength(TAKEN_FROM);
          await page.reload();
          await expect(page.getByText('Vraća se 10')).toBeVisible();
          await stop('a gift of which some was taken back');
        });
      },
    );
  });
