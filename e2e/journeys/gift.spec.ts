import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { windowOf } from '../testing/admin-page.ts';
import { takeAdmin } from '../testing/admins-of-test.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { GYM } from '../testing/buy-gym.ts';
import { facesOf } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

async function someone(request: APIRequestContext, email: string) {
  const token = await tokenOf(request, { email, password: PASSWORD });
  const call = callsOf(request, token);
  const { id } = await call('GET', '/v2/me/');
  return { token, call, id };
}

/** Closes somebody's account today. */
async function leave(call: ReturnType<typeof callsOf>, id: number): Promise<void> {
  const { revision } = await call('GET', `/company/people/${id}/`);
  const { impact } = await call('GET', `/company/people/${id}/impact/`);
  const seen = { 'if-revision-match': String(revision) };
  await call('POST', `/company/people/${id}/deactivate/`, { impact, reason: 'Odlazi', last_day: null }, seen);
}

/** Two people of a unit that nobody else is of, and who gives them something. */
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

for (const { language, width } of facesOf<{ language: 'SR' | 'EN'; width: number }>(
  { language: 'SR', width: 1280 },
  { language: 'EN', width: 360 },
)) {
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

for (const { language, width } of facesOf<{ language: 'SR' | 'EN'; width: number }>(
  { language: 'SR', width: 1280 },
  { language: 'EN', width: 360 },
)) {
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
    await hands.choose(t['whom.which'], unit);
    await hands.type(t.each, '1000000.00');
    await hands.type(t.reason, unit);
    await expect(proposing.page.getByRole('button', { name: t['give.propose'] }).first()).toBeVisible();
    await proposing.page.keyboard.press('Enter');
    // The button of the form has the same words: it is not there any more once the question is.
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
