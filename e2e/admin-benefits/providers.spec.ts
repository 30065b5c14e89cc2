import { randomUUID } from 'node:crypto';
import { isFull } from '#server/testing/test-length.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

test.use({ person: { email: 'admin@izbor.demo', password: PASSWORD } });

/** PNG of one red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

// The record in a drawer is tested in paths/record-editor.spec.ts and coupons.spec.ts, this list in journeys/tables.spec.ts.
if (isFull)
  test('by keyboard alone: a provider is added, found, given an address and a picture, and deactivated', async ({
    page,
    call,
    signedIn,
  }) => {
    const name = `Vežbaonica ${randomUUID().slice(0, 8)}`;
    await signedIn('SR');
    await page.goto('/admin-panel/providers');
    await expect(page.getByRole('heading', { level: 1, name: /^Partneri/ })).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: /^Naziv/ })).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: /^Naziv/ }));
    await page.keyboard.type(name);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The closed drawer returns the focus a moment later.
    await expect(page.locator(':focus')).toHaveCount(1);

    await page.keyboard.press('/');
    await page.keyboard.type(name.replace('ž', 'z').toLowerCase());
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await tabTo(page, page.getByRole('link', { name, exact: true }));
    await press(page, 'Enter');
    const website = page.getByRole('textbox', { name: /^Sajt/ });
    await tabTo(page, website);
    await page.keyboard.type('https://vezbaonica.example');
    await page.locator('input[type=file]').setInputFiles({
      name: 'znak.png',
      mimeType: 'image/png',
      buffer: Buffer.from(PNG, 'base64'),
    });
    await expect(page.getByText('Vidi se kad se sačuva')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Vidi se u prodavnici')).toBeVisible();
    const open = new URL(page.url()).searchParams.get('open');
    expect((await call('GET', `/admin/providers/${open}/`)).body).toMatchObject({
      name,
      website: 'https://vezbaonica.example',
      picture: expect.stringMatching(/^\/files\/providers\//),
      revision: 3,
    });
    expect(await stopFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('button', { name: `Isključi partnera ${name}…` }));
    await press(page, 'Enter');
    await tabTo(page, page.getByRole('textbox', { name: /^Razlog/ }));
    await page.keyboard.type('Zatvoren je');
    await tabTo(page, page.getByRole('button', { name: 'Isključi partnera', exact: true }));
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: `Uključi partnera ${name}` })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await stopFindings(page)).toEqual([]);
    expect(await sidewards(page)).toBeLessThanOrEqual(0);
  });
