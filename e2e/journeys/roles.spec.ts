import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { isFull } from '#server/testing/test-length.ts';
import { COMPANY, OPENED_BY, PLATFORM, type PlacesOfRole } from '#src/testing/places-of-roles.ts';
import { adminPage, signInAt } from '../testing/admin-page.ts';
import { giveRoles, ownerToken, takeAdmin, tokenOf, type Wanted } from '../testing/admins-of-test.ts';
import { findingsInHighWindow, sidewards, stopFindingsInHighWindow } from '../testing/axe.ts';
import { facesOf } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { BARE_PAGE, test } from '../testing/kept-page.ts';
import { press, typed } from '../testing/keyboard.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { goTo, openScreen } from '../testing/open-screen.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

// The owner who assigns the roles signs in once for all tests.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/status of (401|403)/] });

// In a full run five roles visit some twenty pages each.
test.setTimeout(300_000);

const OWNER = 'Petar Žarković';

interface Face {
  width: number;
  language: Language;
}
const DESK: Face = { width: 1280, language: 'SR' };
const PHONE: Face = { width: 360, language: 'EN' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Checks that the page has no faults and that the shop's money is right. */
async function stop(page: Page, what: string): Promise<void> {
  expect(await stopFindingsInHighWindow(page), what).toEqual([]);
  expect(await sidewards(page), what).toBeLessThanOrEqual(0);
  await expectMoneyRight(page.request);
}

/** Links of the navigation, which is behind the menu on a phone. */
async function links(page: Page, { language, width }: Face): Promise<string[]> {
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

/** Signs in a holder of a role in the page that all roles share. */
async function enterAs(page: Page, token: string, { language, width }: Face): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(BARE_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signInAt(page, token, language);
}

/** Token and name of a holder of a role on a site; the platform's owner is a fixed account that signs in with a code. */
async function holderOf(request: APIRequestContext, site: Site, role: string) {
  if (site === 'platform' && role === 'owner') return { token: await ownerToken(request), name: OWNER };
  const { person, name } = await takeAdmin(request, { [site]: [role] } as Wanted);
  return { token: await tokenOf(request, person), name };
}

type Site = 'platform' | 'company';
const WALKS = [
  ...facesOf<[Site, Face]>(['platform', DESK], ['platform', PHONE]),
  ...facesOf<[Site, Face]>(['company', PHONE], ['company', DESK]),
];
const BASE = { platform: '/admin-panel', company: '/company-admin' };
const ROLES: Record<Site, Record<string, PlacesOfRole>> = { platform: PLATFORM, company: COMPANY };
/**
 * In `npm run test:full` each role opens each page of its navigation and meets each closed page. In `npm test` the owner of a site opens all
 * pages, and the role with the fewest permissions meets all closed ones. The places of all roles are compared with the same tables in
 * `src/admin-sites/places-of-roles.test.ts`; which role may make which call is a table of the server (`server/session/access.test.ts`).
 */
const MAY_LEAST: Record<Site, string> = { platform: 'content', company: 'reports' };
const isWalked = (site: Site, role: string) => isFull || role === 'owner' || role === MAY_LEAST[site];

for (const [site, at] of WALKS) {
  const { language, width } = at;
  const t = adminTexts.tables[language];
  const roles: Record<string, string> = permissionsTexts.tables[language];
  const base = BASE[site];

  /** Checks that a link to a closed page shows which roles open it, and whom to ask. */
  const expectClosed = async (page: Page, place: string, name: string) => {
    await expect(heading(page)).toHaveText(t['closed.title']);
    const by = (OPENED_BY[site][place] ?? []).map((role) => roles[`role.${role}`]).join(', ');
    await expect(page.getByText(t['closed.roles'].replace('{{roles}}', by), { exact: true })).toBeVisible();
    const asked = page.getByText(new RegExp(t['closed.ask'].replace('{{names}}.', '.+')));
    await expect(asked).toBeVisible();
    if (site === 'platform') await expect(asked).toContainText(OWNER);
    await expect(asked).not.toContainText(name);
  };

  test(`roles of the ${site} walk their navigation, and a closed page says whom to ask (${language}, ${width})`, async ({
    page,
    request,
  }) => {
    for (const [role, walk] of Object.entries(ROLES[site]).filter(([role]) => isWalked(site, role))) {
      await test.step(role, async () => {
        const { token, name } = await holderOf(request, site, role);
        await enterAs(page, token, at);
        const [first, ...others] = walk.closed;
        if (first) {
          await page.goto(`${base}/${first}`);
          await expectClosed(page, first, name);
          await stop(page, `${role}: ${first}`);
        } else {
          await page.goto(base);
          await expect(heading(page)).toBeVisible();
        }
        for (const place of others) {
          // Another page comes between two closed ones, which may have the same words.
          await goTo(page, `${base}/nothing`);
          await expect(heading(page)).toHaveText(t['missing.title']);
          await goTo(page, `${base}/${place}`);
          await expectClosed(page, place, name);
        }
        if (first) await openScreen(page, base);
        const found = await links(page, at);
        expect(found.filter((href) => href !== base).sort()).toEqual(
          walk.open.map((place) => `${base}/${place}`).sort(),
        );
        for (const place of isFull || role === 'owner' ? walk.open : []) {
          await openScreen(page, `${base}/${place}`);
          await expect(heading(page)).not.toHaveText(t['closed.title']);
          await expect(heading(page)).not.toHaveText(t['missing.title']);
          if (role !== 'owner') continue;
          expect.soft(await findingsInHighWindow(page), place).toEqual([]);
          expect.soft(await sidewards(page), place).toBeLessThanOrEqual(0);
        }
        await openScreen(page, `${base}/nothing`);
        await expect(heading(page)).toHaveText(t['missing.title']);
        await expectMoneyRight(request);
      });
    }
  });
}

/** Links of the navigation of a company's figures. */
const CORPORATE = ['', '/people', '/orders', '/requests'].map((path) => `/corporate-panel${path}`);

for (const at of facesOf(PHONE, DESK)) {
  const { language, width } = at;
  const t = adminTexts.tables[language];

  test(`who has the corporate account walks its panel, and who has none is sent home (${language}, ${width})`, async ({
    page,
    request,
  }) => {
    await enterAs(page, await tokenOf(request, { email: 'corporate@izbor.demo', password: PASSWORD }), at);
    await page.goto('/corporate-panel');
    await expect(heading(page)).toBeVisible();
    expect((await links(page, at)).filter((href) => href !== '/').sort()).toEqual([...CORPORATE].sort());
    for (const place of [...CORPORATE.slice(1), '/corporate-panel/nothing']) {
      await openScreen(page, place);
      await expect(heading(page)).not.toHaveText(t['closed.title']);
      if (place.endsWith('nothing')) await expect(heading(page)).toHaveText(t['missing.title']);
      else await expect(heading(page)).not.toHaveText(t['missing.title']);
    }
    const { token } = await holderOf(request, 'company', 'owner');
    await enterAs(page, token, at);
    await page.goto('/corporate-panel/people');
    await expect(page).toHaveURL(/\/$/);
    await expectMoneyRight(request);
  });
}

for (const [site, at] of WALKS) {
  const { language, width } = at;
  test(`by keyboard alone: a role of the ${site} is given on its page, and taken away (${language}, ${width})`, async ({
    page,
    request,
  }) => {
    const t = adminPeopleTexts.tables[language];
    const roles = permissionsTexts.tables[language];
    const email = takePerson();
    const role = site === 'platform' ? roles['role.admin.content'] : roles['role.company.people'];
    const { token } = await holderOf(request, site, 'owner');
    const { reach } = handsOn(page);
    const pressOn = async (control: Locator, key = 'Enter') => {
      await control.waitFor();
      await reach(control);
      await press(page, key);
    };
    const dialog = page.getByRole('dialog');
    const holder = page.getByRole('listitem').filter({ hasText: email });
    const turn = async (was: boolean) => {
      const box = dialog.getByRole('checkbox', { name: new RegExp(`^${role}`), checked: was });
      await pressOn(box.first(), 'Space');
      await pressOn(dialog.getByRole('button', { name: t['roles.save'] }));
      await expect(dialog).toHaveCount(0);
    };
    await enterAs(page, token, at);
    await page.goto(`${BASE[site]}/roles`);
    await stop(page, 'the roles');
    await pressOn(page.getByRole('button', { name: t['roles.give'] }));
    await expect(page.getByRole('searchbox', { name: t['roles.findLabel'] })).toBeFocused();
    await typed(page, email);
    await pressOn(dialog.getByRole('button', { name: new RegExp(email) }));
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await stop(page, 'what each role lets one do');
    await turn(false);
    await expect(holder).toBeVisible();
    await pressOn(holder.getByRole('button'));
    await turn(true);
    await expect(holder).toHaveCount(0);
    await stop(page, 'nobody has it any more');
  });
}

for (const at of facesOf(PHONE, DESK)) {
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
    await stop(page, 'the last owner');
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
    const named = (button: string) => page.getByRole('button', { name: new RegExp(`^${button}`) }).first();
    const save = named(records.save);
    /** Signs in and returns to the page: the session ended with the roles, which either the press or the shop's polling discovers. */
    const signInAfter = async (control: Locator) => {
      await expect(async () => {
        if (!page.url().includes('/login')) await control.click({ timeout: 2000 });
        await expect(page).toHaveURL(/\/login/, { timeout: 2000 });
      }).toPass();
      await page.getByLabel(login.email).fill(person.email);
      await page.getByLabel(login.password, { exact: true }).fill(person.password);
      await page.getByRole('button', { name: login.submit, exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`open=${id}`));
      // A form that was being saved is sent again after the sign-in; one that the shop had to leave asks first.
      const goOn = named(records['resume.go']);
      await expect(goOn.or(field).first()).toBeVisible();
      if (await goOn.isVisible()) await goOn.click();
    };
    await page.goto(`/admin-panel/providers?open=${id}`);
    await field.fill(`${name} B`);
    await giveRoles(request, person.email, { platform: ['operations'] });
    await signInAfter(save);
    await expect(field).toHaveValue(`${name} B`);
    await save.click();
    const refusal = page.getByRole('alert').filter({ hasText: records['forbidden.title'] });
    await expect(refusal).toContainText(OWNER);
    await expect(refusal).toContainText(records['forbidden.draft']);
    await stop(page, 'the refusal');

    await giveRoles(request, person.email, { platform: ['content'] });
    await signInAfter(named(records.again));
    await save.click();
    await expect(page.getByText(records.saved, { exact: true })).toBeVisible();
    await expectMoneyRight(request);
    await context.close();
  });
}
