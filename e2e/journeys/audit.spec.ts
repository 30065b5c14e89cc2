import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { AT_A_DESK, facesOfFull, ON_A_PHONE } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { openAs, signIn, stopsAt } from '../testing/imports-of-test.ts';
import { expect, orServerDied, PASSWORD, test } from '../testing/killed-shop.ts';

// The history of changes, checked by a person who does not trust it.
test.setTimeout(300_000);
test.use({ expectedErrors: [orServerDied(/status of 40[01]/)] });

/** Time at which the changes have been sealed; a restarted server resets its clock to the start. */
const SEALED = '2026-11-20T09:05:00+01:00';

/** Deactivates an employee's account and erases the personal data; returns the employee's id. */
async function eraseSomebody(request: APIRequestContext, email: string): Promise<number> {
  const { call } = await signIn(request, { email: 'admin@izbor.demo', password: PASSWORD });
  const { results } = (await call('GET', `/admin/users/?search=${email}`)).body;
  const { id, company, revision } = results.find((one: { email: string }) => one.email === email);
  const path = `/admin/users/${company.id}/${id}/`;
  const { impact } = (await call('GET', `${path}impact/`)).body;
  const ending = { impact, reason: 'Odlazi', last_day: null };
  const seen = { 'if-revision-match': String(revision) };
  expect((await call('POST', `${path}deactivate/`, ending, seen)).status).toBe(200);
  expect((await call('POST', `${path}erase/`, { reason: 'Traži brisanje' })).status).toBe(204);
  return id;
}

// What a seal proves is tested in server/changes/seals.test.ts (also for the command), the display in stories/changes.
for (const { language, locale, width } of facesOfFull(AT_A_DESK, ON_A_PHONE))
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('seals hold until a value is rewritten in the database itself, and then say where', async ({
      page,
      request,
      ownShop,
      moveClock,
    }) => {
      const t = changesTexts.tables[language];
      const content = await signIn(request, { email: 'content@izbor.demo', password: PASSWORD });
      const name = `Pečat ${language}`;
      const provider = (await content.call('POST', '/admin/providers/', { name })).body;
      const website = { website: 'https://pecat.rs' };
      const seen = { 'if-revision-match': String(provider.revision) };
      expect((await content.call('PATCH', `/admin/providers/${provider.id}/`, website, seen)).status).toBe(200);
      const erased = await eraseSomebody(request, ownShop.takePerson());
      await moveClock(SEALED);

      const auditor = { email: 'auditor@izbor.demo', password: PASSWORD };
      const { call } = await openAs(page, request, { as: auditor, language, now: SEALED });
      const { go } = handsOn(page);
      const stop = stopsAt(page, ownShop);
      await page.goto(`/admin-panel/changes?q=${encodeURIComponent(name)}`);
      const changed = page.getByRole('listitem').filter({ hasText: 'https://pecat.rs' });
      await expect(changed).toHaveCount(1);
      await go('button', t['seal.verify']);
      await expect(page.getByText(t['seal.at'].split('{{')[0] ?? '')).toBeVisible();
      await stop('seals that hold');

      const download = page.waitForEvent('download');
      await go('button', /^(Export|Izvezi)$/);
      const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
      expect(lines).toContainEqual(expect.stringContaining('"provider.changed"'));
      expect(lines.find((line) => line.includes('"provider.changed"'))).toContain('"website","","https://pecat.rs"');

      const ofPerson = (await call('GET', `/admin/changes/?record_kind=person&record=${erased}`)).body.results;
      expect(ofPerson[0]).toMatchObject({ kind: 'person.erased', person_name: `erased-${erased}@erased.invalid` });
      expect(ofPerson[1].values.map((value: { erased: boolean }) => value.erased)).not.toContain(false);

      const { results } = (await call('GET', `/admin/changes/?search=${encodeURIComponent(name)}`)).body;
      const { id } = results.find(({ kind }: { kind: string }) => kind === 'provider.changed');
      await ownShop.kill();
      await ownShop.tamper(`update change_values set after = '"https://drugi.rs"' where change_id = ${id}`);
      await ownShop.startAgain();

      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: 'https://drugi.rs' })).toHaveCount(1);
      await go('button', t['seal.verify']);
      const trouble = page.getByRole('alert').filter({ hasText: t['seal.broken']({ count: 1 }) });
      await expect(trouble).toBeVisible();
      await expect(trouble.getByRole('listitem')).toHaveCount(1);
      await expect(trouble).toContainText(`${id} (website)`);
      await stop('a seal that is broken');
    });
  });
