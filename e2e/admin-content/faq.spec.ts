import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { isFull } from '#server/testing/test-length.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

// All questions share one order: when another test adds or moves one meanwhile, the server answers 409 and the page retries in the new
// order.
test.use({ person: { email: 'admin@izbor.demo', password: PASSWORD }, expectedErrors: [/status of 409/] });

/** Body of the call that moves a question: the wanted order, and the order that the page had seen. */
interface Moved {
  ids: number[];
  seen: number[];
}

// A record in two languages is tested in paths/record-editor.spec.ts and coupons.spec.ts, this list in journeys/tables.spec.ts.
if (isFull)
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
    // The editor's code is loaded when the field gets the focus.
    const write = async (name: string, text: string) => {
      const answer = page.getByRole('textbox', { name, exact: true });
      await tabTo(page, answer);
      await expect(answer).toHaveAttribute('contenteditable', 'true');
      await expect(answer).toBeFocused();
      await page.keyboard.type(text);
    };
    await write('Odgovor, srpski', 'U **profilu**.');
    await write('Odgovor, engleski', 'In the **profile**.');
    // The preview stands beside the editor.
    await expect(page.getByText('U profilu.')).toHaveCount(2);
    expect(await stopFindings(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The closed drawer returns the focus a moment later.
    await expect(page.locator(':focus')).toHaveCount(1);

    await page.keyboard.press('/');
    await page.keyboard.type(asked);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    const found = (await call('GET', `/admin/faq/?search=${encodeURIComponent(asked)}`)).body as {
      results: { id: number }[];
    };
    const id = found.results[0]?.id ?? 0;
    await tabTo(page, page.getByRole('link', { name: asked, exact: true }));
    const isMove = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/admin/faq/order/');
    const asksFirst = page.waitForRequest(isMove);
    const isMoved = page.waitForResponse((answer) => isMove(answer.request()) && answer.ok());
    await page.keyboard.press('Alt+ArrowUp');
    const first = (await asksFirst).postDataJSON() as Moved;
    const place = first.ids.indexOf(id) + 1;
    await expect(page.getByText(`Pitanje ${place} od ${first.ids.length}`, { exact: true })).toBeAttached();
    // Other changes of the order meanwhile are kept: the question is one place higher in the current order.
    const answer = await isMoved;
    const { seen, ids } = answer.request().postDataJSON() as Moved;
    const before = seen.indexOf(id) - 1;
    expect(ids).toEqual(seen.with(before, id).with(before + 1, seen[before] ?? 0));
    expect(await answer.json()).toEqual({ ids });
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
