import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { comeBack } from '../paths/come-back.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { editorAt, opensAgain, pressed as press, savedWithoutSession } from '../testing/editors-of-test.ts';
import { facesOfFull } from '../testing/faces.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { expect, test } from '../testing/shop.ts';

// The owner who assigns the roles signs in once for all tests.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/status of (401|409)/] });

// `npm test` walks the same on the page of a benefit (two-editors-benefit.spec.ts), and each state of a form in a drawer (paths/record-editor.spec.ts).
for (const language of facesOfFull<Language>('EN', 'SR')) {
  test(`two editors of one provider lose nothing, whoever is first (${language})`, async ({ browser, request }) => {
    const [t, words, login] = [
      recordsTexts.tables[language],
      adminBenefitsTexts.tables[language],
      loginTexts.tables[language],
    ];
    const name = `Lotos ${randomUUID().slice(0, 8)}`;
    const desk = await editorAt(browser, request, { width: 1280, language });
    const phone = await editorAt(browser, request, { width: 360, language });
    const { id } = (await desk.call('POST', '/admin/providers/', { name, website: 'https://prvi.example' })).body;
    const stored = async () => (await desk.call('GET', `/admin/providers/${id}/`)).body;
    const field = ({ page }: { page: Page }, label: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${label}`) });
    const here = `/admin-panel/providers?open=${id}`;
    const looksRight = async ({ page }: { page: Page }) => {
      expect(await stopFindings(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };
    const saysSaved = ({ page }: { page: Page }) => expect(page.getByText(t.saved, { exact: true })).toBeVisible();

    await test.step('each sees who else is here, before anything is typed', async () => {
      await desk.page.goto(here);
      await expect(field(desk, words['providers.name'])).toHaveValue(name);
      await phone.page.goto(here);
      await expect(phone.page.getByText(t['presence.one'].replace('{{name}}', desk.name))).toBeVisible();
      await comeBack(desk.page, /\/admin\/pulse\/$/);
      await expect(desk.page.getByText(t['presence.one'].replace('{{name}}', phone.name))).toBeVisible();
      for (const editor of [desk, phone]) await looksRight(editor);
    });

    await test.step('both drafts outlive the end of the session, and a reload', async () => {
      await field(desk, words['providers.name']).fill(`${name} B`);
      await field(phone, words['providers.website']).fill('https://drugi.example');
      for (const editor of [desk, phone]) {
        const { person } = editor;
        await editor.endSession();
        await savedWithoutSession(editor, t.save);
        await editor.page.getByLabel(login.email).fill(person.email);
        await editor.page.getByLabel(login.password, { exact: true }).fill(person.password);
        await editor.page.getByRole('button', { name: login.submit, exact: true }).first().click();
        await expect(editor.page).toHaveURL(new RegExp(`open=${id}`));
        await opensAgain(editor, { save: t.save, resume: t['resume.go'] });
        await editor.page.reload();
        await press(editor, t['resume.go']);
      }
      await expect(field(desk, words['providers.name'])).toHaveValue(`${name} B`);
      await expect(field(phone, words['providers.website'])).toHaveValue('https://drugi.example');
      await expectMoneyRight(request);
    });

    await test.step('other fields are joined', async () => {
      await press(phone, t.save);
      await saysSaved(phone);
      await press(desk, t.save);
      await expect(desk.page.getByText(t['merge.joined'])).toBeVisible();
      await looksRight(desk);
      await press(desk, t['merge.save']);
      await expect(field(desk, words['providers.website'])).toHaveValue('https://drugi.example');
      expect(await stored()).toMatchObject({ name: `${name} B`, website: 'https://drugi.example' });
    });

    await test.step('of the same field one is chosen', async () => {
      await field(desk, words['providers.website']).fill('https://treci.example');
      await press(desk, t.save);
      await saysSaved(desk);
      await field(phone, words['providers.website']).fill('https://cetvrti.example');
      await press(phone, t.save);
      await expect(phone.page.getByRole('radio')).toHaveCount(2);
      await expect(phone.page.getByRole('button', { name: new RegExp(`^${t['merge.save']}`) })).toBeDisabled();
      await looksRight(phone);
      await phone.page.getByRole('radio').first().check();
      await press(phone, t['merge.save']);
      await expect.poll(stored).toMatchObject({ website: 'https://cetvrti.example', name: `${name} B` });
    });

    await test.step('one that was deactivated meanwhile is saved by bringing it back', async () => {
      await field(phone, words['providers.name']).fill(`${name} C`);
      await desk.page.goto(`/admin-panel/providers?q=${encodeURIComponent(name)}`);
      await press(desk, words['providers.endOf'].replace('{{name}}', `${name} B`));
      const question = desk.page.getByRole('alertdialog');
      await question.getByRole('textbox').fill('Zatvoren je');
      await looksRight(desk);
      await question.getByRole('button', { name: words['end.confirm'], exact: true }).click();
      await expect(question).toHaveCount(0);
      expect(await stored()).toMatchObject({ active: false });
      await press(phone, t.save);
      await expect(phone.page.getByText(t['merge.withdrawn'])).toBeVisible();
      await looksRight(phone);
      await press(phone, t['merge.restore']);
      await expect.poll(stored).toMatchObject({ name: `${name} C`, active: true });
    });

    await test.step('the history has all of it, and brings the first value back', async () => {
      await desk.page.goto(here);
      await desk.page.getByRole('tab', { name: t['history.title'] }).click();
      const history = desk.page.getByRole('list', { name: t['history.title'] });
      const take = t['history.take']
        .replace('{{field}}', words['providers.website'])
        .replace('{{value}}', 'https://prvi.example');
      const bring = history.getByRole('button', { name: take });
      await expect(history.getByText(phone.name).first()).toBeVisible();
      // Three changes of the field, with their authors.
      await expect(history.getByRole('button', { name: new RegExp(words['providers.website']) })).toHaveCount(3);
      await looksRight(desk);
      await bring.click();
      await expect(field(desk, words['providers.website'])).toHaveValue('https://prvi.example');
      await press(desk, t.save);
      await saysSaved(desk);
      expect(await stored()).toMatchObject({ website: 'https://prvi.example', name: `${name} C` });
      await expectMoneyRight(request);
    });
    await desk.context.close();
    await phone.context.close();
  });
}
