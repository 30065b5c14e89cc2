import { expect, test } from '../testing/shop-with-clock.ts';

test('in December home tells what is left and what fits, until it is put off', async ({
  page,
  signedIn,
  moveClock,
}) => {
  await moveClock('2026-12-10T10:00:00+01:00');
  await signedIn('SR');
  await page.goto('/');
  const nudge = page.getByRole('region', { name: 'Čeka te do 31.12.2026.' });
  await expect(nudge.getByText('u budžetu „Sport i rekreacija“, još 21 dan')).toBeVisible();
  await expect(nudge.getByRole('listitem')).toHaveCount(3);
  await nudge.getByRole('button', { name: 'Podseti me kasnije' }).click();
  await expect(nudge).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Preporučeno za tebe' })).toBeVisible();
  await expect(nudge).toHaveCount(0);
});

test('a message of the contact page comes to us and, as a copy, to its writer', async ({ call, ownShop, person }) => {
  const { status } = await call('POST', '/v2/contact/', { subject: 'Kartica', message: 'Kod ne može da se pročita.' });
  expect(status).toBe(201);
  const about = () => ownShop.mails().filter(({ text }) => text.includes('Kod ne može da se pročita.'));
  await expect
    .poll(() =>
      about()
        .map(({ to }) => to)
        .sort(),
    )
    .toEqual(['podrska@izbor.demo', person.email].sort());
});
