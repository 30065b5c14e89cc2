import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { test } from '../testing/kept-page.ts';
import { expect, PASSWORD, type Person, tokenOf } from '../testing/shop.ts';

// PNG of one pixel.
const POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const NEW = 'Drugi!2027';

/** Signs the person in on another device; returns a function that reads the account there. */
async function onOtherDevice(request: APIRequestContext, person: Person) {
  const headers = { authorization: `Token ${await tokenOf(request, person)}` };
  return () => request.get('/api/v2/me/', { headers });
}

test('a person changes their picture, details and password, and the other device is signed out', async ({
  page,
  signedIn,
  request,
  person,
}) => {
  const askedThere = await onOtherDevice(request, person);
  await signedIn();
  await page.goto('/account/');
  await expect(page).toHaveURL(/\/profile$/);

  const picture = { name: 'ja.png', mimeType: 'image/png', buffer: Buffer.from(POINT, 'base64') };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Ukloni sliku' })).toBeVisible();
  expect(await (await askedThere()).json()).toMatchObject({
    profile_picture: expect.stringMatching(/^\/files\/pictures\//),
  });

  await page.getByLabel('Radno mesto').fill('Urednica');
  await page.reload();
  await expect(page.getByLabel('Radno mesto')).toHaveValue('Urednica');
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(page.getByText('Podaci su sačuvani.')).toBeVisible();

  await page.getByLabel('Trenutna lozinka').fill(PASSWORD);
  await page.getByLabel('Nova lozinka', { exact: true }).fill(NEW);
  await page.getByLabel('Ponovi novu lozinku').fill(NEW);
  // The second press finds the password already changed, and must not report a wrong one.
  await page.getByRole('button', { name: 'Promeni lozinku' }).dblclick();
  await expect(page.getByText(/Lozinka je promenjena/)).toBeVisible();
  await expect(page.getByText('Lozinka nije ispravna')).toBeHidden();
  expect((await askedThere()).status()).toBe(401);
});

test.describe('with a wrong code first', () => {
  test.use({ expectedErrors: [/status of 400/] });
  test('a person turns the one-time code on, signs in with a code and a recovery code, and turns it off', async ({
    page,
    signedIn,
    person,
    request,
  }) => {
    await signedIn();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Uključi jednokratni kod' }).click();
    await page.getByRole('button', { name: 'Nastavi' }).click();
    await expect(page.getByRole('dialog').getByText('Ovo polje je obavezno')).toBeVisible();
    await sendPassword(page, 'Nastavi');
    const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())?.replaceAll(' ', '') ?? '';
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByLabel('Kod iz aplikacije').focus();
    await page.keyboard.type('000000');
    await expect(page.getByText('Kod nije ispravan')).toBeVisible();
    // The focus is back in the empty field, so the next code can be typed immediately.
    await expect(page.getByLabel('Kod iz aplikacije')).toBeFocused();
    await page.keyboard.type(totp.generate());
    const shown = page.getByRole('dialog').getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const codes = await shown.allTextContents();
    await page.getByRole('button', { name: 'Kodovi su sačuvani' }).click();

    const secondStep = async (code: string) => {
      const { id } = await (await request.post('/api/user/token/', { data: person })).json();
      return (await request.post('/api/user/token/topt/', { data: { id, code } })).status();
    };
    // The code of the next time step, which the server accepts too.
    expect(await secondStep(totp.generate({ timestamp: Date.now() + 30_000 }))).toBe(200);
    expect([await secondStep(codes[0] ?? ''), await secondStep(codes[0] ?? '')]).toEqual([200, 400]);

    await page.getByRole('button', { name: 'Isključi jednokratni kod' }).click();
    await sendPassword(page, 'Isključi');
    await expect(page.getByRole('button', { name: 'Uključi jednokratni kod' })).toBeVisible();
  });
});

test('a person signs out all other devices', async ({ page, signedIn, request, person }) => {
  const askedThere = await onOtherDevice(request, person);
  expect((await askedThere()).status()).toBe(200);
  await signedIn();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Odjavi sve ostale uređaje' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odjavi sve ostale uređaje' }).click();
  await expect(page.getByText('Svi ostali uređaji su odjavljeni.')).toBeVisible();
  expect((await askedThere()).status()).toBe(401);
});

async function sendPassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lozinka').fill(PASSWORD);
  await dialog.getByRole('button', { name: button }).click();
}
