import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { budgetImportsTexts } from '#locales/imports/budget-imports.texts.ts';
import { windowOf } from '../testing/admin-page.ts';
import { takeAdmin } from '../testing/admins-of-test.ts';
import { sidewards, stopFindingsInHighWindow } from '../testing/axe.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { GYM } from '../testing/buy-gym.ts';
import { AT_A_DESK, facesOfFull, ON_A_PHONE } from '../testing/faces.ts';
import { inWindows1250, takeBack } from '../testing/imports-of-test.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(600_000);

const LONG = { timeout: 120_000 };

async function someone(request: APIRequestContext, email: string) {
  const token = await tokenOf(request, { email, password: PASSWORD });
  const call = callsOf(request, token);
  return { token, call, email };
}

type Someone = Awaited<ReturnType<typeof someone>>;

const entriesOf = async ({ call }: Someone) =>
  (await call('GET', '/v2/budget/entries/')).results as { kind: string; allocated: number; note: string }[];

/** A CSV file as an office saves it, with semicolons and amounts in local notation. */
const fileOf = (name: string, rows: readonly (readonly [string, string])[], note: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: inWindows1250(['E-adresa;Iznos;Beleška', ...rows.map((row) => [...row, note].join(';'))].join('\r\n')),
});

// The calls are tested in server/imports/budgets/, and each state of an import is walked in paths/import.spec.ts.
for (const { language, width } of facesOfFull(AT_A_DESK, ON_A_PHONE)) {
  test(`a file of budgets with wrong rows is corrected, rejected, sent again without bringing it, approved, and another taken back (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const t = budgetImportsTexts.tables[language];
    const a = approvalsTexts.tables[language];
    const boss = await someone(request, (await takeAdmin(request, { company: ['budgets'] })).person.email);
    const second = await someone(request, (await takeAdmin(request, { company: ['owner'] })).person.email);
    const [ana, mara] = [await someone(request, takePerson()), await someone(request, takePerson())];
    const note = `Đurđevdan ${randomUUID().slice(0, 8)}`;
    const { context, page } = await windowOf(browser, boss.token, { language, width });
    const judging = await windowOf(browser, second.token, { language, width });
    const looksRight = async (where = page) => {
      expect(await stopFindingsInHighWindow(where)).toEqual([]);
      expect(await sidewards(where)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const heading = (name: string | RegExp) => page.getByRole('heading', { name });
    const bring = async (file: ReturnType<typeof fileOf>) => {
      await page.goto('/company-admin/budgets/import/new');
      await page.locator('input[type=file]').setInputFiles(file);
      await button(t['proving.send']).click();
    };
    const proposed = async () => {
      await expect(heading(t['waiting.title'])).toBeVisible(LONG);
      await expect(page.getByRole('link', { name: t['waiting.look'] })).toBeVisible();
      const path = await page.getByRole('link', { name: t['waiting.look'] }).getAttribute('href');
      await looksRight();
      return path ?? '';
    };

    await test.step('two rows are wrong: one is written as it is meant, one is left out', async () => {
      const rows = [
        [ana.email, '1.000.000,50'],
        [mara.email, '1500.00'],
        [`niko-${randomUUID()}@izbor.demo`, '10.00'],
      ] as const;
      await bring(fileOf('budzeti.csv', rows, note));
      await expect(heading(t['problems.title']({ count: 2 }))).toBeVisible(LONG);
      await looksRight();
      const amounts = page.getByRole('region', { name: t['group.number'].replace('{{field}}', t['field.amount']) });
      await amounts.getByRole('textbox').first().fill('1000000.50');
      await amounts.getByRole('textbox').first().press('Enter');
      await expect(heading(t['problems.title']({ count: 1 }))).toBeVisible(LONG);
      await button(t['problems.without']({ count: 1 })).click();
    });

    const first = await test.step('above the limit it is sent to a second person, who rejects it', async () => {
      await expect(heading(t['after.title'])).toBeVisible(LONG);
      await looksRight();
      await button(t['ready.propose']).click();
      const path = await proposed();
      await judging.page.goto(path);
      await judging.page.getByRole('button', { name: a.refuse }).click();
      await judging.page.getByRole('textbox', { name: a['refusal.field'] }).fill('Previše');
      await judging.page.getByRole('button', { name: a['refusal.press'] }).click();
      await expect(judging.page.getByText(a['state.refused'], { exact: true }).first()).toBeVisible();
      await looksRight(judging.page);
      expect((await entriesOf(ana)).filter((entry) => entry.note === note)).toEqual([]);
      return path;
    });

    await test.step('the file is still there, with its rows as they were corrected', async () => {
      await page.goto('/company-admin/budgets/import');
      await page.getByRole('row').filter({ hasText: 'budzeti.csv' }).first().getByRole('link').first().click();
      await expect(page.getByRole('link', { name: t['ready.refusedLook'] })).toHaveAttribute('href', first);
      await looksRight();
      await button(t['ready.propose']).click();
      const path = await proposed();
      expect(path).not.toBe(first);
      await judging.page.goto(path);
      await judging.page.getByRole('button', { name: a.approve, exact: true }).click();
      await expect(judging.page.getByText(a['state.approved'], { exact: true }).first()).toBeVisible(LONG);
      await looksRight(judging.page);
    });

    await test.step('each has the money, and the ledger says why', async () => {
      const [entry] = await entriesOf(ana);
      expect(entry).toMatchObject({ kind: 'allocation', allocated: 1_000_000.5, note });
      expect((await entriesOf(mara))[0]).toMatchObject({ kind: 'allocation', allocated: 1500, note });
      await page.reload();
      await expect(heading(t['done.title']({ count: 2 }))).toBeVisible();
      await looksRight();
    });

    await test.step('one below the limit is written by one press without a row that is left out, and taken back from what is unspent', async () => {
      const again = `${note} II`;
      const rows = [
        [mara.email, '200.00'],
        [ana.email, '300.00'],
      ] as const;
      await bring(fileOf('budzeti-ii.csv', rows, again));
      await expect(heading(t['after.title'])).toBeVisible(LONG);
      await button(t['problems.out'].replace('{{line}}', '3')).click();
      await expect(button(t['problems.out'].replace('{{line}}', '3'))).toHaveCount(0);
      await expect(button(t['problems.out'].replace('{{line}}', '2'))).toBeFocused();
      await looksRight();
      await button(t['ready.commitRows']({ count: 1 })).click();
      await expect(heading(t['done.title']({ count: 1 }))).toBeVisible(LONG);
      await mara.call('POST', '/v2/toggle-cart/', { id: GYM.id });
      await mara.call('POST', '/v2/complete-purchase/', {});
      await takeBack(page, t);
      await looksRight();
      expect((await entriesOf(mara))[0]).toMatchObject({ kind: 'correction', allocated: -200 });
      expect((await entriesOf(ana)).filter((entry) => entry.note === again)).toEqual([]);
    });
    await context.close();
    await judging.context.close();
  });
}
