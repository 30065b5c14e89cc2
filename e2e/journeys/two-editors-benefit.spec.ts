import { randomUUID } from 'node:crypto';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { comeBack } from '../paths/come-back.ts';
import { axeFindings, sidewards } from '../testing/axe.ts';
import { type Editor, editorAt, pressed, savedWithoutSession } from '../testing/editors-of-test.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { expect, test } from '../testing/shop.ts';

test.use({ expectedErrors: [/status of (401|409)/] });
test.setTimeout(240_000);

const textsIn = (language: 'EN' | 'SR') => ({
  t: recordsTexts.tables[language],
  words: adminBenefitsTexts.tables[language],
  login: loginTexts.tables[language],
});

/** What somebody does on the page of a benefit, in their language; on a phone its sections are opened first. */
function handsOf(editor: Editor, language: 'EN' | 'SR') {
  const { t, words, login } = textsIn(language);
  const { page, person } = editor;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const press = (button: string) => pressed(editor, button);
  const unfold = async (...sections: ('price' | 'texts')[]) => {
    for (const section of sections) {
      const head = page.getByRole('button', { name: new RegExp(`^${words[`benefit.section.${section}`]}`) });
      if ((await head.count()) > 0 && (await head.getAttribute('aria-expanded')) === 'false') await head.click();
    }
  };
  const short = field(`${words['benefit.short_description']}, ${t['pair.en']}`);
  return {
    ...editor,
    t,
    words,
    price: field(words['benefit.price']),
    short,
    press,
    unfold,
    saysSaved: () => expect(page.getByText(t.saved, { exact: true })).toBeVisible(),
    /** The session ends while it is saved, and the page is read anew after signing in again. */
    async losesSession() {
      await editor.endSession();
      await savedWithoutSession(editor, t.save);
      await page.getByLabel(login.email).fill(person.email);
      await page.getByLabel(login.password, { exact: true }).fill(person.password);
      await page.getByRole('button', { name: login.submit, exact: true }).first().click();
      await expect(page).toHaveURL(/\/admin-panel\/benefits\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload();
      await press(t['resume.go']);
    },
  };
}

test('two editors of one benefit lose nothing, one of them on a phone in English', async ({ browser, request }) => {
  const desk = handsOf(await editorAt(browser, request, { width: 1280, language: 'SR' }), 'SR');
  const phone = handsOf(await editorAt(browser, request, { width: 360, language: 'EN' }), 'EN');
  const [provider] = (await desk.call('GET', '/admin/providers/?state=active')).body.results;
  const [category] = (await desk.call('GET', '/admin/categories/')).body.results;
  const begun = await desk.call('POST', '/admin/benefits/', {
    kind: 'flexible',
    way_to_buy: 'web',
    provider_id: provider.id,
    category_id: category.id,
    name_sr: `Masaža ${randomUUID().slice(0, 8)}`,
    short_description_sr: 'Topla ulja.',
    price: 4000,
  });
  const path = `/admin/benefits/${begun.body.id}/`;
  await desk.call('POST', `${path}offer/`, undefined, { 'If-Revision-Match': '1' });
  const stored = async () => (await desk.call('GET', path)).body;

  await test.step('each sees who else is here, before anything is typed', async () => {
    await desk.page.goto(`/admin-panel/benefits/${begun.body.id}`);
    await expect(desk.price).toHaveValue('4000.00');
    await phone.page.goto(`/admin-panel/benefits/${begun.body.id}`);
    await expect(phone.page.getByText(phone.t['presence.one'].replace('{{name}}', desk.name))).toBeVisible();
    await comeBack(desk.page, /\/admin\/pulse\/$/);
    await expect(desk.page.getByText(desk.t['presence.one'].replace('{{name}}', phone.name))).toBeVisible();
    expect(await axeFindings(desk.page)).toEqual([]);
    expect(await axeFindings(phone.page)).toEqual([]);
    await expectMoneyRight(request);
  });

  await test.step('both drafts outlive the end of the session, and a reload', async () => {
    await desk.short.fill('Warm oils.');
    await phone.unfold('price');
    await phone.price.fill('4100');
    for (const editor of [desk, phone]) await editor.losesSession();
    await phone.unfold('price');
    await expect(desk.short).toHaveValue('Warm oils.');
    await expect(phone.price).toHaveValue('4100.00');
    await expectMoneyRight(request);
  });

  await test.step('other fields are joined', async () => {
    await phone.press(phone.t.save);
    await phone.saysSaved();
    await desk.press(desk.t.save);
    await expect(desk.page.getByText(desk.t['merge.joined'])).toBeVisible();
    expect(await axeFindings(desk.page)).toEqual([]);
    await desk.press(desk.t['merge.save']);
    await expect(desk.price).toHaveValue('4100.00');
    await expect.poll(stored).toMatchObject({ price: 4100, short_description_en: 'Warm oils.' });
    await expectMoneyRight(request);
  });

  await test.step('of two prices one is chosen', async () => {
    await desk.price.fill('4200');
    await desk.press(desk.t.save);
    await desk.saysSaved();
    await phone.price.fill('4300');
    await phone.press(phone.t.save);
    await expect(phone.page.getByRole('radio')).toHaveCount(2);
    await expect(phone.page.getByRole('button', { name: new RegExp(`^${phone.t['merge.save']}`) })).toBeDisabled();
    // What is half below the head of the page is looked at whole.
    await phone.page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(phone.page)).toEqual([]);
    expect(await sidewards(phone.page)).toBeLessThanOrEqual(0);
    await phone.page.getByRole('radio').first().check();
    await phone.press(phone.t['merge.save']);
    await expect.poll(stored).toMatchObject({ price: 4300, short_description_en: 'Warm oils.' });
    await expectMoneyRight(request);
  });

  await test.step('one that was withdrawn meanwhile is saved by bringing it back', async () => {
    await phone.unfold('texts');
    await phone.short.fill('Warm oils, and silence.');
    const { impact } = (await desk.call('GET', `${path}impact/`)).body;
    const seen = { 'If-Revision-Match': String((await stored()).revision) };
    const withdrawn = await desk.call('POST', `${path}withdraw/`, { impact, reason: 'Nema termina' }, seen);
    expect(withdrawn.status).toBe(200);
    await phone.press(phone.t.save);
    await expect(phone.page.getByText(phone.t['merge.withdrawn'])).toBeVisible();
    await phone.press(phone.t['merge.restore']);
    await expect.poll(stored).toMatchObject({ state: 'offered', short_description_en: 'Warm oils, and silence.' });
    await expectMoneyRight(request);
  });

  await test.step('the history has all of it, and brings the first price back', async () => {
    await desk.page.reload();
    await desk.press(desk.words['benefit.section.history']);
    const history = desk.page.getByRole('list', { name: desk.t['history.title'] });
    await expect(history.getByText(phone.name).first()).toBeVisible();
    const priced =
      desk.t['history.take'].split('{{value}}')[0]?.replace('{{field}}', desk.words['benefit.price']) ?? '';
    // Three changes of the one field, each by whoever made it.
    await expect(history.getByRole('button', { name: priced })).toHaveCount(3);
    expect(await axeFindings(desk.page)).toEqual([]);
    await history.getByRole('button', { name: `${priced}4.000`, exact: true }).click();
    await expect(desk.price).toHaveValue('4000.00');
    await desk.press(desk.t.save);
    await desk.saysSaved();
    expect(await stored()).toMatchObject({ price: 4000, short_description_en: 'Warm oils, and silence.' });
    await expectMoneyRight(request);
  });
  await desk.context.close();
  await phone.context.close();
});
