import { randomUUID } from 'node:crypto';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

test.use({ person: { email: 'admin@izbor.demo', password: PASSWORD } });

test('by keyboard alone: a question is written in two languages, found, moved, and withdrawn', async ({
  page,
  call,
  signedIn,
}) => {
  const asked = `Gde je ${randomUUID().slice(0, 8)}?`;
  await signedIn('SR');
  await page.goto('/admin-panel/faq');
  await expect(page.getByRole('heading', { level: 1, name: /^Pitanja i odgovori/ })).toBeVisible();
  await page.keyboard.press('n');
  const fill = async (name: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(text);
  };
  await fill('Tema, srpski', 'Kartica');
  await fill('Tema, engleski', 'Card');
  await fill('Pitanje, srpski', asked);
  await fill('Pitanje, engleski', 'Where is it?');
  // The editor is fetched when the caret comes to it.
  const write = async (name: string, text: string) => {
    const answer = page.getByRole('textbox', { name, exact: true });
    await tabTo(page, answer);
    await expect(answer).toHaveAttribute('contenteditable', 'true');
    await expect(answer).toBeFocused();
    await page.keyboard.type(text);
  };
  await write('Odgovor, srpski', 'U **profilu**.');
  await write('Odgovor, engleski', 'In the **profile**.');
  // As people read it, beside how it is written.
  await expect(page.getByText('U profilu.')).toHaveCount(2);
  expect(await stopFindings(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What is gone gives the focus back a moment later.
  await expect(page.locator(':focus')).toHaveCount(1);

  await page.keyboard.press('/');
  await page.keyboard.type(asked);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  const { ids } = (await call('GET', '/admin/faq/order/')).body as { ids: number[] };
  const id = ids.at(-1) as number;
  await tabTo(page, page.getByRole('link', { name: asked, exact: true }));
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(`Pitanje ${ids.length - 1} od ${ids.length}`, { exact: true })).toBeAttached();
  await expect
    .poll(async () => ((await call('GET', '/admin/faq/order/')).body as { ids: number[] }).ids.at(-2))
    .toBe(id);
  expect((await call('GET', `/admin/faq/${id}/`)).body).toMatchObject({
    answer_sr: '<p>U <strong>profilu</strong>.</p>',
  });

  await expect(page.getByRole('link', { name: asked, exact: true })).toBeFocused();
  await page.keyboard.press('.');
  await page.getByRole('menuitem', { name: 'Skloni…' }).press('Enter');
  await expect(page.getByText(`„${asked}“ više niko neće videti.`)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Skloni pitanje', exact: true }));
  await press(page, 'Enter');
  await expect(page.getByRole('row').getByText('Sklonjeno', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await stopFindings(page)).toEqual([]);
  expect(await sidewards(page)).toBeLessThanOrEqual(0);
});
