import { adminApprovalsTexts } from '#locales/admin-approvals/admin-approvals.texts.ts';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { adminPage } from '../testing/admin-page.ts';
import { giveRoles, tokenOf } from '../testing/admins-of-test.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE } from '../testing/faces.ts';
import { pressLetters } from '../testing/keyboard.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test } from '../testing/shop.ts';

interface Rates {
  results: { revision: number }[];
}

// Only one rate can wait for approval; the test rejects it, so that no price in the shop changes.
test.describe.configure({ mode: 'default' });

for (const { language, width } of facesOf(AT_A_DESK, ON_A_PHONE)) {
  test(`what somebody of the platform proposed is rejected by another (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const [t, own] = [approvalsTexts.tables[language], adminApprovalsTexts.tables[language]];
    const email = takePerson();
    await giveRoles(request, email, { platform: ['finance'] });
    const headers = { authorization: `Token ${await tokenOf(request, { email, password: PASSWORD })}` };
    const { results } = (await (await request.get('/api/admin/rates/', { headers })).json()) as Rates;
    const seen = { 'if-revision-match': String(results[0]?.revision) };
    const data = { per_euro: 130 };
    const proposed = await request.put('/api/admin/rates/RSD/', { headers: Object.assign(seen, headers), data });
    const { approval } = (await proposed.json()) as { approval: number };

    const { page } = await adminPage(browser, request, { language, width, platform: ['finance'] });
    await page.goto('/admin-panel');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await pressLetters(page, 'ga');
    await expect(page.getByRole('heading', { name: t.title, level: 1 })).toBeVisible();
    await page.goto(`/admin-panel/approvals?ids=${approval}`);
    await page.getByRole('link', { name: own['name.rate'].replace('{{currency}}', 'RSD') }).click();
    await expect(page.getByRole('region', { name: t.now })).toBeVisible();
    expect(await stopFindings(page)).toEqual([]);
    expect(await sidewards(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: t.refuse }).click();
    await page.getByRole('textbox', { name: t['refusal.field'] }).fill('Prerano je.');
    await page.getByRole('button', { name: t['refusal.press'] }).click();
    await expect(page.getByText(t['state.refused']).first()).toBeVisible();
    await expect(page.getByText('Prerano je.')).toBeVisible();

    // No rate waits any more, so another one can be entered.
    const rates = adminRatesTexts.tables[language];
    await page.goto('/admin-panel/rates');
    await page.getByRole('button', { name: rates.change }).click();
    const drawer = page.getByRole('dialog', { name: rates.change });
    await drawer.getByRole('button', { name: rates.close }).click();
    await expect(drawer).toBeHidden();
    await page.context().close();
  });
}
