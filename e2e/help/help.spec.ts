import { test } from '../testing/kept-page.ts';
import { expect } from '../testing/shop.ts';

test('somebody suggests a benefit by keyboard alone, and finds it in their list', async ({ page, signedIn }) => {
  await signedIn('SR');
  await page.goto('/suggestion');
  await page.getByLabel('Šta predlažeš?').focus();
  await page.keyboard.type('Časovi keramike');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ko to nudi?')).toBeFocused();
  await page.keyboard.type('Atelje Glina');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Velnes' })).toBeVisible();
  const first = page.getByRole('option').first();
  await expect(page.getByRole('combobox', { name: 'Kategorija' })).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  const category = await first.innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Kategorija' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Zašto baš to?')).toBeFocused();
  await page.keyboard.type('Da se nešto pravi rukama.');
  await expect(page.getByLabel('Zašto baš to?')).toHaveValue('Da se nešto pravi rukama.');
  await page.reload();
  await expect(page.getByLabel('Šta predlažeš?')).toHaveValue('Časovi keramike');
  await expect(page.getByRole('combobox', { name: 'Kategorija' })).toHaveText(category);
  await page.getByRole('button', { name: 'Pošalji predlog' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Časovi keramike' })).toBeVisible();
  await expect(page.getByText(`Atelje Glina, ${category}`)).toBeVisible();
  await expect(page.getByText('Razmatra se')).toBeVisible();
  await expect(page.getByLabel('Šta predlažeš?')).toHaveValue('');
});

test('a question typed in Cyrillic finds its answer, which has an address of its own', async ({ page, signedIn }) => {
  await signedIn('SR');
  await page.goto('/faq');
  await page.getByRole('searchbox', { name: 'Pretraži pitanja' }).fill('КОЛИКО ДУГО');
  await expect(page.getByText('1 odgovor', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Koliko dugo važi vaučer?' }).press('Enter');
  await expect(page.getByText('Godinu dana od dana kupovine.')).toBeVisible();
  await page.getByRole('link', { name: 'Link do ovog odgovora' }).click();
  await expect(page).toHaveURL(/#question-\d+$/);
  await page.reload();
  await expect(page.getByText('Godinu dana od dana kupovine.')).toBeInViewport();
});

test('a document is downloaded as a real PDF', async ({ page, signedIn }) => {
  await signedIn('EN');
  await page.goto('/download-zone');
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('payroll');
  await expect(page.getByText('2 documents', { exact: true })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: Additional payroll tax, English' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('additional-payroll-tax.pdf');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a message is sent, and says where the answer will come', async ({ page, signedIn, person }) => {
  await signedIn('EN');
  await page.goto('/contact/');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.getByLabel('Subject').fill('My card');
  await page.getByLabel('Message', { exact: true }).fill('The code cannot be read.');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await page.getByLabel('Subject').fill('My card');
  await page.getByLabel('Message', { exact: true }).fill('The code can be read now.');
  // The second press may come after the answer, and moves the focus too.
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
});
