import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { suggestionsTexts } from '#locales/suggestions/suggestions.texts.ts';
import { adminPage, windowOf } from '../testing/admin-page.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { GYM } from '../testing/buy-gym.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE } from '../testing/faces.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';

for (const { language, width } of facesOf(AT_A_DESK, ON_A_PHONE)) {
  test(`what somebody suggested is answered, and they read it (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const [t, own] = [adminSuggestionsTexts.tables[language], suggestionsTexts.tables[language]];
    const email = takePerson();
    const token = await tokenOf(request, { email, password: PASSWORD });
    const call = callsOf(request, token);
    const { page: shop } = await windowOf(browser, token, { language, width });
    const gym = String((await call('GET', `/v2/benefit/${GYM.id}/`)).name);
    const name = `Keramika ${email}`;
    const idea = { name, provider: 'Atelje Glina', category: 4, why: 'Rukama.' };
    await call('POST', '/v2/suggestions/', idea);
    const { page } = await adminPage(browser, request, { language, width, platform: ['operations'] });
    await page.goto(`/admin-panel/suggestions?status=new&q=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox', { name: t.status }).click();
    await page.getByRole('option', { name: t['status.live'] }).click();
    await drawer.getByRole('combobox', { name: t.benefit }).fill(gym);
    await page.getByRole('option', { name: gym }).first().click();
    await drawer.getByRole('textbox', { name: t.answer }).fill('Od danas je u ponudi.');
    expect(await stopFindings(page)).toEqual([]);
    expect(await sidewards(page)).toBeLessThanOrEqual(0);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.keyboard.press('ControlOrMeta+s');
    expect((await saved).status()).toBe(200);
    await page.context().close();

    await shop.goto('/suggestion');
    await expect(shop.getByText('Od danas je u ponudi.')).toBeVisible();
    await shop.getByRole('link', { name: own.see }).click();
    await expect(shop).toHaveURL(/\/benefit\/\d+$/);
  });
}
