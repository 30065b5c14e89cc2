import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { adminPage } from '../testing/admin-page.ts';
import { sidewards, stopFindings, stopFindingsInHighWindow } from '../testing/axe.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { GYM } from '../testing/buy-gym.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { looksAt, openAs, signIn } from '../testing/imports-of-test.ts';
import { MILAN, VESNA } from '../testing/lists-of-test.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';
import { test as withClock } from '../testing/shop-with-clock.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

/** Number of orders that are moved on together. */
const MOVED = lengthOf({ short: 3, full: 40 });

for (const { language, width } of facesOf(ON_A_PHONE, AT_A_DESK)) {
  test(`orders are moved on by the keyboard while their buyer cancels one, and another is cancelled with its money back (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const [t, records] = [adminOrdersTexts.tables[language], recordsTexts.tables[language]];
    const email = takePerson();
    const call = callsOf(request, await tokenOf(request, { email, password: PASSWORD }));
    const owner = callsOf(request, await tokenOf(request, VESNA));
    const { id: buyer } = await call('GET', '/v2/me/');
    await owner('POST', '/company/budgets/', { people: [buyer], amount: MOVED * GYM.price });
    const orders: number[] = [];
    while (orders.length < MOVED) {
      await call('POST', '/v2/toggle-cart/', { id: GYM.id });
      orders.push((await call('POST', '/v2/complete-purchase/', {})).id);
    }
    const [first, second, third] = orders;
    const moved = orders.filter((order) => order !== second).map(String);
    const { context, page } = await adminPage(browser, request, { language, width, platform: ['operations'] });
    const { go, goInMenu, reach, type } = handsOn(page);
    const looksRight = async () => {
      expect(await stopFindings(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };

    // The oldest pending orders come first.
    await page.goto(`/admin-panel/orders?status=pending&sort=date&per=100&q=${encodeURIComponent(email)}`);
    const rows = page.getByRole('rowheader').getByRole('link');
    await expect(rows).toHaveText(orders.map(String));
    await looksRight();
    await reach(rows.first());
    await page.keyboard.press('Control+a');
    await go('button', t['many.process']);
    const drawer = page.getByRole('dialog');
    const confirm = drawer.getByRole('button', { name: t['many.process.confirm']({ count: MOVED }) });
    await confirm.waitFor();
    await looksRight();
    await call('POST', `/v2/transactions/order-${second}/cancel/`, {});
    await reach(confirm);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: records['bulk.face.doneSome'] })).toBeVisible();
    await expect(drawer.getByText(new RegExp(`\\b${second}, `))).toBeVisible();
    await looksRight();

    await page.goto(`/admin-panel/orders?status=in_process&sort=date&per=100&q=${encodeURIComponent(email)}`);
    await expect(rows).toHaveText(moved);
    await reach(rows.first());
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: t.complete })).toBeVisible();
    await looksRight();
    await go('button', t.complete);
    await expect(drawer.getByRole('button', { name: t.complete })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(rows).toHaveText(moved.filter((order) => order !== String(first)));

    await goInMenu(new RegExp(t.actionsOf.replace('{{id}}', String(third))), t.cancel);
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(t['cancel.back'])).toBeVisible();
    await type(t['cancel.reason'], 'Nema termina');
    await looksRight();
    await go('button', t['cancel.confirm']);
    await expect(question).toHaveCount(0);
    await expect(rows).toHaveCount(MOVED - 3);
    await looksRight();
    const { results } = await call('GET', '/v2/transactions/?kind=refund');
    expect(results).toMatchObject([{ reference: third, amount: GYM.price }, { reference: second }]);
    const told = await call('GET', '/v2/notifications/');
    expect(JSON.stringify(told)).toContain('Nema termina');
    await context.close();
  });
}

/** A day in the year after the purchase. */
const NEXT_YEAR = '2027-01-11T10:00:00+01:00';

for (const { language, locale, width } of facesOf(ON_A_PHONE, AT_A_DESK))
  withClock.describe(`${language}, ${width}`, () => {
    withClock.use({ locale, viewport: { width, height: 800 }, expectedErrors: [/status of 409/] });

    withClock(
      'what comes back of an order of last year is in the pot of that year, and once when its buyer is faster',
      async ({ page, request, person, ownShop, moveClock }) => {
        const t = adminOrdersTexts.tables[language];
        const stop = looksAt(page, ownShop, stopFindingsInHighWindow);
        const bought = callsOf(request, (await signIn(request, person)).token);
        const orders: number[] = [];
        while (orders.length < 2) {
          await bought('POST', '/v2/toggle-cart/', { id: GYM.id });
          orders.push((await bought('POST', '/v2/complete-purchase/', {})).id);
        }
        const [cancelled, taken] = orders as [number, number];
        await moveClock(NEXT_YEAR);
        const call = callsOf(request, (await signIn(request, person)).token);
        const isBackOf = (order: number) => ({ kind: 'refund', spent: -GYM.price, transaction: `refund-${order}` });
        const ofLastYear = async () =>
          (await call('GET', '/v2/budget/entries/?category=1&year=2026')).results as object[];

        await openAs(page, request, { as: MILAN, language, now: NEXT_YEAR });
        await page.goto(`/admin-panel/orders?sort=date&q=${encodeURIComponent(person.email)}`);
        const question = page.getByRole('alertdialog');
        const menuOf = (order: number) =>
          page.getByRole('button', { name: new RegExp(t.actionsOf.replace('{{id}}', String(order))) });
        const asks = async (order: number) => {
          await menuOf(order).click();
          await page.getByRole('menuitem', { name: t.cancel }).click();
          await expect(question.getByText(t['cancel.back'])).toBeVisible();
          await question.getByRole('textbox', { name: t['cancel.reason'] }).fill('Nema termina');
        };
        const cancels = () => question.getByRole('button', { name: t['cancel.confirm'], exact: true }).click();

        await asks(cancelled);
        await expect(question).toContainText('2026');
        await stop('from where it came');
        await cancels();
        await expect(question).toHaveCount(0);
        expect((await ofLastYear())[0]).toMatchObject(isBackOf(cancelled));
        // The row is reloaded, and the content below moves.
        await expect(menuOf(cancelled)).toHaveCount(0);

        await asks(taken);
        await page.route('**/cancel/', async (route) => {
          await call('POST', `/v2/transactions/order-${taken}/cancel/`, {});
          await route.continue();
        });
        await cancels();
        await expect(question).toContainText(t['cancel.over']);
        await stop('an order that its buyer has cancelled meanwhile');
        expect((await ofLastYear()).slice(0, 2)).toMatchObject([isBackOf(taken), isBackOf(cancelled)]);
        const { category_budgets: budgets, balance } = await call('GET', '/v2/me/');
        expect([budgets, balance]).toEqual([[], 100_000]);
        const { results: refunds } = await call('GET', '/v2/transactions/?kind=refund');
        expect(refunds).toMatchObject([{ reference: taken }, { reference: cancelled }]);
        await stop('what the shop has after it');
      },
    );
  });
