import { randomUUID } from 'node:crypto';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { adminPage, windowOf } from '../testing/admin-page.ts';
import { tokenOf } from '../testing/admins-of-test.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { AT_A_DESK, facesOfFull, ON_A_PHONE } from '../testing/faces.ts';
import { linkTo, mailsIn, sharedFolder } from '../testing/outbox.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test } from '../testing/shop.ts';

// A used link is answered with 410, an open page whose session has ended with 401.
test.use({ expectedErrors: [/status of (401|410)/] });

// The calls are tested in server/staff/address.routes.test.ts, the question in src/admin-people/address-question.test.tsx.
for (const at of facesOfFull(ON_A_PHONE, AT_A_DESK)) {
  test(`an account moves to the address that its mailbox confirmed (${at.language}, ${at.width})`, async ({
    browser,
    request,
  }) => {
    const t = adminPeopleTexts.tables[at.language];
    const say = registrationTexts.tables[at.language];
    const former = takePerson();
    const email = `nova-${randomUUID().slice(0, 8)}@izbor.bench`;
    const token = await tokenOf(request, { email: former, password: PASSWORD });
    const { page, context } = await adminPage(browser, request, Object.assign({ company: ['people'] as const }, at));

    await page.goto(`/company-admin/people?q=${encodeURIComponent(former)}`);
    const menu = page.getByRole('button', { name: new RegExp(`^${t.actionsOf.split('{{')[0]}`) });
    await menu.first().click();
    await page.getByRole('menuitem', { name: t.address }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill(email);
    expect(await stopFindings(page)).toEqual([]);
    expect(await sidewards(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: t['address.confirm'] }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t['state.addressWaits'], { exact: true }).first()).toBeVisible();
    // Sending the link again makes the earlier one invalid.
    const first = await linkTo(email, '/confirm-email/');
    await menu.first().click();
    await page.getByRole('menuitem', { name: t.addressAgain }).click();
    const link = await linkTo(email, '/confirm-email/', { not: [first] });
    await expect.poll(() => mailsIn(sharedFolder).filter(({ to }) => to === former)).toHaveLength(1);

    const theirs = await windowOf(browser, token, at);
    await theirs.page.goto(first);
    await expect(theirs.page.getByRole('heading', { name: say['newAddress.over'] })).toBeVisible();
    await theirs.page.goto(link);
    await expect(theirs.page.getByText(email)).toBeVisible();
    expect(await stopFindings(theirs.page)).toEqual([]);
    expect(await sidewards(theirs.page)).toBeLessThanOrEqual(0);
    // Opening the link does not confirm the address, because mail scanners open links too.
    await theirs.page.reload();
    await theirs.page.getByRole('button', { name: say['newAddress.confirm'] }).click();
    await expect(theirs.page.getByRole('heading', { name: say['newAddress.done'] })).toBeVisible();
    await theirs.page.getByRole('link', { name: say.signIn }).click();
    await theirs.page.getByRole('textbox', { name: loginTexts.tables[at.language].email }).fill(email);
    await theirs.page.locator('input[type=password]').fill(PASSWORD);
    await theirs.page.keyboard.press('Enter');
    await expect(theirs.page).not.toHaveURL(/login/);
    await theirs.page.goto(link);
    await expect(theirs.page.getByRole('heading', { name: say['newAddress.over'] })).toBeVisible();
    await expect.poll(() => mailsIn(sharedFolder).filter(({ to }) => to === former)).toHaveLength(2);

    await page.goto(`/company-admin/people?q=${encodeURIComponent(email)}`);
    await expect(page.getByText(t['state.active'], { exact: true }).first()).toBeVisible();
    await Promise.all([context.close(), theirs.context.close()]);
  });
}
