import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { formatMoney } from '#contract/money/money.rules.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { comeBack } from '../paths/come-back.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { type Editor, editorAt, opensAgain, pressed, savedWithoutSession } from '../testing/editors-of-test.ts';
import { facesOfFull, type Reader } from '../testing/faces.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { expect, test } from '../testing/shop.ts';

test.use({ expectedErrors: [/status of (401|409)/] });
test.setTimeout(240_000);

type Language = Reader['language'];

const textsIn = (language: Language) => ({
  t: recordsTexts.tables[language],
  words: adminBenefitsTexts.tables[language],
  login: loginTexts.tables[language],
});

/** Actions on the page of a benefit in the editor's language; on a phone its sections are opened first. */
function handsOf(editor: Editor, language: Language) {
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
  const inEnglish = (label: string) => field(`${label}, ${t['pair.en']}`);
  return {
    ...editor,
    t,
    words,
    price: field(words['benefit.price']),
    short: inEnglish(words['benefit.short_description']),
    press,
    unfold,
    saysSaved: () => expect(page.getByText(t.saved, { exact: true })).toBeVisible(),
    /** Writes the long English text in the editor, which loads when it gets the focus. */
    async describe(text: string) {
      const long = inEnglish(words['benefit.description']);
      await long.focus();
      await written(long, text);
    },
    /** The choice between the two versions of a field that both editors changed, and a third one. */
    choiceOf: (label: string) => page.getByRole('group', { name: new RegExp(`^${label}`) }),
    /** Checks the page with axe, and its width. */
    async looksRight() {
      // At the top nothing is half covered by the page's header.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await stopFindings(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
    },
    /** The session ends during a save, and the page is reloaded after signing in again. */
    async losesSession() {
      await editor.endSession();
      await savedWithoutSession(editor, t.save);
      await page.getByLabel(login.email).fill(person.email);
      await page.getByLabel(login.password, { exact: true }).fill(person.password);
      await page.getByRole('button', { name: login.submit, exact: true }).first().click();
      await expect(page).toHaveURL(/\/admin-panel\/benefits\/\d+/);
      await opensAgain(editor, { save: t.save, resume: t['resume.go'] });
      await page.reload();
      await press(t['resume.go']);
    },
  };
}

/** Replaces the text of an editor once it is ready. */
async function written(editor: Locator, text: string): Promise<void> {
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  await editor.fill(text);
}

// A conflict in a form is walked in paths/record-editor.spec.ts; merging a benefit is tested in benefit-page.test.tsx.
for (const [atDesk, onPhone] of facesOfFull<[Language, Language]>(['SR', 'EN'], ['EN', 'SR']))
  test(`two editors of one benefit lose nothing, one at a desk (${atDesk}), one on a phone (${onPhone})`, async ({
    browser,
    request,
  }) => {
    const desk = handsOf(await editorAt(browser, request, { width: 1280, language: atDesk }), atDesk);
    const phone = handsOf(await editorAt(browser, request, { width: 360, language: onPhone }), onPhone);
    const [provider] = (await desk.call('GET', '/admin/providers/?state=active')).body.results;
    const [category] = (await desk.call('GET', '/admin/categories/')).body.results;
    const begun = await desk.call('POST', '/admin/benefits/', {
      kind: 'flexible',
      way_to_buy: 'web',
      provider_id: provider.id,
      category_id: category.id,
      name_sr: `Masaža ${randomUUID().slice(0, 8)}`,
      short_description_sr: 'Topla ulja.',
      description_en: '<p>Oils.</p>',
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
      for (const { looksRight } of [desk, phone]) await looksRight();
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
      await desk.looksRight();
      await desk.press(desk.t['merge.save']);
      await expect(desk.price).toHaveValue('4100.00');
      await expect.poll(stored).toMatchObject({ price: 4100, short_description_en: 'Warm oils.' });
      await expectMoneyRight(request);
    });

    await test.step('of two prices one is chosen, and of two texts a third is written', async () => {
      await desk.price.fill('4200');
      await desk.describe('Oils, and stones.');
      await desk.press(desk.t.save);
      await desk.saysSaved();
      await phone.price.fill('4300');
      await phone.unfold('texts');
      await phone.describe('Oils, and music.');
      await phone.press(phone.t.save);
      await expect(phone.page.getByRole('radio')).toHaveCount(4);
      const save = phone.page.getByRole('button', { name: new RegExp(`^${phone.t['merge.save']}`) });
      const prices = phone.choiceOf(phone.words['benefit.price']);
      for (const price of [4200_00, 4300_00])
        await expect(prices.getByText(formatMoney(price, 'RSD', onPhone), { exact: true })).toBeVisible();
      await prices.getByRole('radio').first().check();
      await expect(save).toBeDisabled();
      await expect(phone.page.getByText(phone.t['merge.after'])).toHaveCount(0);
      const texts = phone.choiceOf(phone.words['benefit.description']);
      await texts.getByRole('radio').last().check();
      await texts.getByRole('button', { name: phone.t['merge.edit'] }).click();
      // The third version begins with the chosen side.
      const third = texts.getByRole('textbox');
      await expect(third).toHaveText('Oils, and stones.');
      await written(third, 'Oils, stones and music.');
      const after = phone.page.getByText(phone.t['merge.after']).locator('..');
      await expect(after).toContainText(`${phone.words['benefit.pays']} ${formatMoney(4300_00, 'RSD', onPhone)}`);
      await phone.looksRight();
      await phone.press(phone.t['merge.save']);
      await expect.poll(stored).toMatchObject({
        price: 4300,
        short_description_en: 'Warm oils.',
        description_en: '<p>Oils, stones and music.</p>',
      });
      await expectMoneyRight(request);
    });

    await test.step('one that was withdrawn meanwhile is saved by bringing it back', async () => {
      await phone.short.fill('Warm oils, and silence.');
      await desk.page.getByRole('button', { name: desk.words['benefit.actions'], exact: true }).click();
      await desk.page.getByRole('menuitem', { name: desk.words['benefits.withdraw'] }).click();
      const question = desk.page.getByRole('alertdialog');
      await question.getByRole('textbox').fill('Nema termina');
      await desk.looksRight();
      await question.getByRole('button', { name: desk.words['benefit.end.confirm'], exact: true }).click();
      await expect(question).toHaveCount(0);
      expect(await stored()).toMatchObject({ state: 'withdrawn' });
      await phone.press(phone.t.save);
      await expect(phone.page.getByText(phone.t['merge.withdrawn'])).toBeVisible();
      await phone.looksRight();
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
      // Three changes of the field, with their authors.
      await expect(history.getByRole('button', { name: priced })).toHaveCount(3);
      await desk.looksRight();
      await history.getByRole('button', { name: `${priced}${grouped(atDesk, 4000)}`, exact: true }).click();
      await expect(desk.price).toHaveValue('4000.00');
      await desk.press(desk.t.save);
      await desk.saysSaved();
      expect(await stored()).toMatchObject({ price: 4000, short_description_en: 'Warm oils, and silence.' });
      await expectMoneyRight(request);
    });
    await desk.context.close();
    await phone.context.close();
  });
