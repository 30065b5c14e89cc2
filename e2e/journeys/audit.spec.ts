import { readFile } from 'node:fs/promises';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { AT_A_DESK, facesOf, ON_A_PHONE } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { openAs, signIn, stopsAt } from '../testing/imports-of-test.ts';
import { expect, PASSWORD, test } from '../testing/shop-with-clock.ts';

// The history of changes in front of somebody who does not take its word for it.
test.setTimeout(300_000);
test.use({ expectedErrors: [/status of 40[01]|ERR_CONNECTION_REFUSED/] });

/** When what was changed has been sealed; the server comes back at the start of its clock. */
const SEALED = '2026-11-20T09:05:00+01:00';

for (const { language, locale, width } of facesOf(AT_A_DESK, ON_A_PHONE))
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

      // Whoever has the shop next finds it whole.
      await ownShop.kill();
      await ownShop.tamper(`update change_values set after = '"https://pecat.rs"' where change_id = ${id}`);
      await ownShop.startAgain();
      await expect(async () => {
        const { body } = await call('POST', '/admin/changes/seals/verify/', {});
        expect(body.broken).toEqual([]);
      }).toPass();
    });
  });
