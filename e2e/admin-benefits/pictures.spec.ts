import type { APIRequestContext } from '@playwright/test';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { signInAt } from '../testing/admin-page.ts';
import { takeAdmin } from '../testing/admins-of-test.ts';
import { callsOf, draftsOfOwnProvider } from '../testing/benefits-of-test.ts';
import { DOT } from '../testing/dot.ts';
import { test } from '../testing/kept-page.ts';
import { expect, tokenOf } from '../testing/shop.ts';

const SHOWN = ['Sala', 'Bazen', 'Ulaz'];
const DRAGGED = ['Ulaz', 'Sala', 'Bazen'];

/** Creates a draft with three pictures; returns a function that reads their order from the server. */
async function draftWithPictures(request: APIRequestContext, token: string) {
  const call = callsOf(request, token);
  const {
    ids: [id],
  } = await draftsOfOwnProvider(call, 1);
  const path = `/admin/benefits/${id}/`;
  const headers = { authorization: `Token ${token}` };
  const pictures: object[] = [];
  for (const alt of SHOWN) {
    const multipart = { picture: { name: `${alt}.png`, mimeType: 'image/png', buffer: DOT } };
    const kept = await request.post(`/api${path}pictures/`, { headers, multipart });
    pictures.push({ id: (await kept.json()).id, alt_sr: alt, alt_en: alt });
  }
  const { revision } = await call('GET', path);
  await call('PATCH', path, { pictures }, { 'if-revision-match': String(revision) });
  const stored = async () => ((await call('GET', path)).pictures as { alt_sr: string }[]).map(({ alt_sr: alt }) => alt);
  return { id, stored };
}

// Everything that can be dragged uses one handle (src/admin/parts/drag-handle.tsx); the tests of each list check where it may be dropped.
test('a picture dragged before the others is the first once it is saved, and Escape lets go of it where it was', async ({
  page,
  request,
}) => {
  const [t, admin, records] = [adminBenefitsTexts.tables.SR, adminTexts.tables.SR, recordsTexts.tables.SR];
  const { person } = await takeAdmin(request, { platform: ['content'] });
  const token = await tokenOf(request, person);
  const { id, stored } = await draftWithPictures(request, token);
  await signInAt(page, token, 'SR');
  await page.goto(`/admin-panel/benefits/${id}`);

  const pictures = page.getByRole('list', { name: t['benefit.pictures'], exact: true }).getByRole('listitem');
  const [first, second, third] = [pictures.nth(0), pictures.nth(1), pictures.nth(2)];
  const shows = async (names: readonly string[]) => {
    for (const [at, name] of names.entries())
      await expect(pictures.nth(at).getByRole('button', { name: new RegExp(`, ${name}$`) })).toBeVisible();
  };
  const dragThirdOntoFirst = async () => {
    await third.getByTitle(admin['order.drag']).hover();
    await page.mouse.down();
    await expect(third).toHaveAttribute('data-dragged', '');
    for (const over of [second, first]) {
      await over.hover();
      await expect(over).toHaveAttribute('data-drop', 'before');
    }
  };

  await shows(SHOWN);
  await dragThirdOntoFirst();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-dragged], [data-drop]')).toHaveCount(0);
  await page.mouse.up();
  await shows(SHOWN);

  await dragThirdOntoFirst();
  await page.mouse.up();
  await shows(DRAGGED);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(records.saved, { exact: true })).toBeVisible();
  expect(await stored()).toEqual(DRAGGED);
  await page.reload();
  await shows(DRAGGED);
});
