import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { adminPage } from '../testing/admin-page.ts';
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

for (const { language, width } of facesOf<{ language: 'SR' | 'EN'; width: number }>(
  { language: 'EN', width: 360 },
  { language: 'SR', width: 1280 },
)) {
  test(`orders are moved on by the keyboard while their buyer cancels one, and another is cancelled with its money back (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const [t, records] = [adminOrdersTexts.tables[language], recordsTexts.tables[language]];
    const email = takePerson();
    const call = callsOf(request, await tokenOf(request, { email, password: PASSWORD }));
    const orders: number[] = [];
    for (let number = 0; number < 3; number += 1) {
      await call('POST', '/v2/toggle-cart/', { id: GYM.id });
      orders.push((await call('POST', '/v2/complete-purchase/', {})).id);
    }
    const [first, second, third] = orders;
    const { context, page } = await adminPage(browser, request, { language, width, platform: ['operations'] });
    const { go, goInMenu, reach, type } = handsOn(page);
    const looksRight = async () => {
      expect(await stopFindings(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };

    // What waits the longest comes first.
    await page.goto(`/admin-panel/orders?status=pending&sort=date&q=${encodeURIComponent(email)}`);
    const rows = page.getByRole('rowheader').getByRole('link');
    await expect(rows).toHaveText(orders.map(String));
    await looksRight();
    await reach(rows.first());
    await page.keyboard.press('Control+a');
    await go('button', t['many.process']);
    const drawer = page.getByRole('dialog');
    const confirm = drawer.getByRole('button', { name: t['many.process.confirm']({ count: 3 }) });
    await confirm.waitFor();
    await looksRight();
    await call('POST', `/v2/transactions/order-${second}/cancel/`, {});
    await reach(confirm);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: records['bulk.face.doneSome'] })).toBeVisible();
    await expect(drawer.getByText(new RegExp(`\\b${second}, `))).toBeVisible();
    await looksRight();

    await page.goto(`/admin-panel/orders?status=in_process&sort=date&q=${encodeURIComponent(email)}`);
    await expect(rows).toHaveText([first, third].map(String));
    await reach(rows.first());
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: t.complete })).toBeVisible();
    await looksRight();
    await go('button', t.complete);
    await expect(drawer.getByRole('button', { name: t.complete })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(rows).toHaveText([String(third)]);

    await goInMenu(new RegExp(t.actionsOf.replace('{{id}}', String(third))), t.cancel);
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(t['cancel.back'])).toBeVisible();
    await type(t['cancel.reason'], 'Nema termina');
    await looksRight();
    await go('button', t['cancel.confirm']);
    await expect(question).toHaveCount(0);
    await expect(rows).toHaveCount(0);
    await looksRight();
    const { results } = await call('GET', '/v2/transactions/?kind=refund');
    expect(results).toMatchObject([{ reference: third, amount: GYM.price }, { reference: second }]);
    const told = await call('GET', '/v2/notifications/');
    expect(JSON.stringify(told)).toContain('Nema termina');
    await context.close();
  });
}
