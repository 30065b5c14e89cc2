import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AdminRole, CompanyRole } from '#contract/permissions/roles.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { adminPage, windowOf } from '../testing/admin-page.ts';
import { giveRoles, ownerToken } from '../testing/admins-of-test.ts';
import { axeFindings, sidewards } from '../testing/axe.ts';
import { facesOf } from '../testing/faces.ts';
import { openScreen } from '../testing/open-screen.ts';
import { expect, test } from '../testing/shop.ts';

// The owner who gives the roles signs in once for all of them.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/status of (401|403)/] });

/** By hand, apart from the table of permissions: what a role finds in the navigation, and what is not for it. */
const PLATFORM: Record<AdminRole, { open: string[]; closed: string[] }> = {
  owner: { open: ['benefits', 'providers', 'categories', 'coupons', 'companies', 'users', 'faq'], closed: [] },
  operations: { open: ['benefits', 'companies', 'users', 'faq'], closed: ['coupons'] },
  content: { open: ['benefits', 'providers', 'categories', 'faq'], closed: ['coupons', 'companies', 'users'] },
  finance: { open: ['benefits', 'coupons', 'faq'], closed: ['companies', 'users'] },
  auditor: { open: ['benefits', 'coupons', 'companies', 'users', 'faq'], closed: [] },
};
const COMPANY: Record<CompanyRole, { open: string[]; closed: string[] }> = {
  owner: { open: ['people'], closed: [] },
  people: { open: ['people'], closed: [] },
  budgets: { open: ['people'], closed: [] },
  reviewer: { open: ['people'], closed: [] },
  reports: { open: [], closed: ['people'] },
};
const OWNER = 'Petar Žarković';

const DESK = { width: 1280, language: 'SR' } as const;
const PHONE = { width: 360, language: 'EN' } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Where the navigation leads: on a phone it is behind the menu. */
async function links(page: Page, { language, width }: typeof DESK | typeof PHONE): Promise<string[]> {
  const t = adminTexts.tables[language];
  const onPhone = width === PHONE.width;
  if (onPhone) await page.getByRole('button', { name: t.menu }).first().click();
  const within = onPhone ? page.getByRole('dialog') : page;
  const navigation = within.getByRole('navigation', { name: t.navigation }).first();
  await expect(navigation.getByRole('link').first()).toBeVisible();
  const found = await navigation.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  if (onPhone) await page.keyboard.press('Escape');
  return found.filter((href) => href !== null);
}

for (const at of [DESK, PHONE]) {
  const { language } = at;
  const t = adminTexts.tables[language];
  const walks =
    at === DESK
      ? Object.entries(PLATFORM).map(([role, walk]) => ({
          base: '/admin-panel',
          wanted: { platform: [role as AdminRole] },
          walk,
          role,
        }))
      : Object.entries(COMPANY).map(([role, walk]) => ({
          base: '/company-admin',
          wanted: { company: [role as CompanyRole] },
          walk,
          role,
        }));

  test(`each role walks its navigation, and a closed page says whom to ask (${language})`, async ({
    browser,
    request,
  }) => {
    for (const { base, wanted, walk, role } of walks) {
      await test.step(`${base} ${role}`, async () => {
        // Who owns the platform is one, and signs in with a code.
        const { page, context, name } =
          'platform' in wanted && role === 'owner'
            ? Object.assign(await windowOf(browser, await ownerToken(request), at), { name: OWNER })
            : await adminPage(browser, request, { ...at, ...wanted });
        await page.goto(base);
        await expect(heading(page)).toBeVisible();
        const found = await links(page, at);
        expect(found).toEqual(expect.arrayContaining(walk.open.map((place) => `${base}/${place}`)));
        for (const place of walk.closed) expect(found).not.toContain(`${base}/${place}`);
        for (const href of found.filter((each) => each !== base)) {
          await openScreen(page, href);
          await expect(heading(page)).not.toHaveText(t['closed.title']);
        }
        for (const place of walk.closed) {
          // As a link that somebody sent.
          await page.goto(`${base}/${place}`);
          await expect(heading(page)).toHaveText(t['closed.title']);
          const asked = page.getByText(new RegExp(t['closed.ask'].replace('{{names}}.', '.+')));
          await expect(asked).toBeVisible();
          if (base === '/admin-panel') await expect(asked).toContainText(OWNER);
          await expect(asked).not.toContainText(name);
        }
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewards(page)).toBeLessThanOrEqual(0);
        await openScreen(page, `${base}/nothing`);
        await expect(heading(page)).toHaveText(t['missing.title']);
        await context.close();
      });
    }
  });
}

for (const at of facesOf<typeof DESK | typeof PHONE>(PHONE, DESK)) {
  const { language } = at;

  test(`the last owner cannot go (${language})`, async ({ browser, request }) => {
    const words = adminPeopleTexts.tables[language];
    const { page, context } = await adminPage(browser, request, { ...at, platform: ['operations'] });
    await page.goto('/admin-panel/users?q=owner@izbor.demo');
    await page.getByRole('button', { name: words.actionsOf.replace('{{name}}', OWNER) }).click();
    await page.getByRole('menuitem', { name: words.leave }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(words['end.lastOwner'])).toBeVisible();
    await expect(dialog.getByRole('button', { name: words['end.confirm'] })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  test(`a role that is taken away while a form is open leaves the draft, and says why (${language})`, async ({
    browser,
    request,
  }) => {
    const [records, words, login] = [
      recordsTexts.tables[language],
      adminBenefitsTexts.tables[language],
      loginTexts.tables[language],
    ];
    const { page, context, person, headers } = await adminPage(browser, request, { ...at, platform: ['content'] });
    const name = `Lotos ${randomUUID().slice(0, 8)}`;
    const made = await page.request.post('/api/admin/providers/', { headers, data: { name } });
    const { id } = (await made.json()) as { id: number };
    const field = page.getByRole('textbox', { name: new RegExp(`^${words['providers.name']}`) });
    const save = page.getByRole('button', { name: new RegExp(`^${records.save}`) }).first();
    const press = (button: string) =>
      page
        .getByRole('button', { name: new RegExp(`^${button}`) })
        .first()
        .click();
    /** Back to where one was: the session ended with the roles. */
    const signIn = async () => {
      await expect(page).toHaveURL(/\/login/);
      await page.getByLabel(login.email).fill(person.email);
      await page.getByLabel(login.password, { exact: true }).fill(person.password);
      await page.getByRole('button', { name: login.submit, exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`open=${id}`));
    };
    await page.goto(`/admin-panel/providers?open=${id}`);
    await field.fill(`${name} B`);
    await giveRoles(request, person.email, { platform: ['operations'] });
    await save.click();
    await signIn();
    await press(records['resume.go']);
    await expect(field).toHaveValue(`${name} B`);
    await save.click();
    const refusal = page.getByRole('alert').filter({ hasText: records['forbidden.title'] });
    await expect(refusal).toContainText(OWNER);
    await expect(refusal).toContainText(records['forbidden.draft']);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewards(page)).toBeLessThanOrEqual(0);

    await giveRoles(request, person.email, { platform: ['content'] });
    await press(records.again);
    await signIn();
    await press(records['resume.go']);
    await save.click();
    await expect(page.getByText(records.saved, { exact: true })).toBeVisible();
    await context.close();
  });
}
