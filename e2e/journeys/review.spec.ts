import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { windowOf } from '../testing/admin-page.ts';
import { takeAdmin } from '../testing/admins-of-test.ts';
import { axeFindings, sidewards } from '../testing/axe.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { DOT } from '../testing/dot.ts';
import { facesOf } from '../testing/faces.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { mailsIn, sharedFolder } from '../testing/outbox.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

/** Three days ago, in Belgrade. */
const bought = () => new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

/** Somebody of the company who has money, and files for it at a provider that nobody else knows. */
async function filing(request: APIRequestContext) {
  const owner = callsOf(request, await tokenOf(request, (await takeAdmin(request, { company: ['owner'] })).person));
  const email = takePerson();
  const token = await tokenOf(request, { email, password: PASSWORD });
  const call = callsOf(request, token);
  const { id: person } = await call('GET', '/v2/me/');
  await owner('POST', '/company/budgets/', { people: [person], amount: 5000 });
  const provider = `Optika ${randomUUID().slice(0, 8)}`;
  const file = async (amount: string) => {
    const answer = await request.post('/api/v2/requests/', {
      headers: { authorization: `Token ${token}` },
      multipart: {
        kind: 'reimbursement',
        category: '1',
        provider_name: provider,
        description: 'Okvir i stakla za posao',
        purchase_date: bought(),
        amount,
        duplicate_accepted: 'true',
        file: { name: 'račun.png', mimeType: 'image/png', buffer: DOT },
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: number }).id;
  };
  const stands = async (id: number) => (await call('GET', `/v2/requests/${id}/`)) as { status?: string };
  const mails = () => mailsIn(sharedFolder).filter(({ to }) => to === email);
  return { call, provider, file, stands, mails };
}

for (const { language, width } of facesOf<{ language: 'SR' | 'EN'; width: number }>(
  { language: 'SR', width: 1280 },
  { language: 'EN', width: 360 },
)) {
  test(`a request is asked about, answered and accepted, and another refused (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const t = adminRequestsTexts.tables[language];
    const atDesk = width > 1000;
    const { call, provider, file, stands, mails } = await filing(request);
    const [asked, refused] = [await file('1200.50'), await file('800.00')];
    const reviewer = await takeAdmin(request, { company: ['reviewer'] });
    const { context, page } = await windowOf(browser, await tokenOf(request, reviewer.person), { language, width });
    const queue = (name: string) => `/company-admin/requests?queue=${name}&q=${encodeURIComponent(provider)}`;
    const row = (id: number) => page.locator(`[data-request="${id}"]`);
    const press = (key: string, name: string) =>
      atDesk ? page.keyboard.press(key) : page.getByRole('button', { name, exact: true }).click();
    // At a desk the first is open when one comes to the queue.
    const open = (id: number) => (atDesk ? expect(page).toHaveURL(new RegExp(`open=${id}`)) : row(id).click());
    const looksRight = async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };

    await page.goto(queue('pending'));
    await expect(row(asked)).toBeVisible();
    await looksRight();
    await open(asked);
    await expect(page.getByRole('button', { name: t.accept, exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: t.fileOf.replace('{{name}}', 'račun.png') })).toBeVisible();
    await looksRight();

    // What is asked goes at once, and the next is open.
    await press('q', t.ask);
    await page.keyboard.type('Na koga glasi račun?');
    await looksRight();
    await page.getByRole('button', { name: t['ask.submit'] }).press('Enter');
    await expect.poll(() => stands(asked)).toMatchObject({ status: 'in_review', needs_information: true });
    await expect(page).toHaveURL(new RegExp(`open=${refused}`));

    // The other is refused in words that stand ready; it is undone once, and then sent at once.
    await expect(page.getByRole('button', { name: t.refuse, exact: true })).toBeVisible();
    await press('r', t.refuse);
    await page.getByRole('combobox', { name: t['refuse.code'] }).click();
    await page.getByRole('option', { name: t['code.unreadable'] }).click();
    const words = page.locator('#review-words');
    await expect(words).not.toHaveValue('');
    const reason = await words.inputValue();
    await page.getByRole('button', { name: t['refuse.submit'], exact: true }).press('Enter');
    const shelf = page.getByRole('region', { name: t.about });
    await expect(shelf).toBeVisible();
    await shelf.getByRole('button', { name: t.undo }).press('Enter');
    await expect(words).toHaveValue(reason);
    expect(await stands(refused)).toMatchObject({ status: 'pending' });
    await page.getByRole('button', { name: t['refuse.submit'], exact: true }).press('Enter');
    await looksRight();
    await shelf.getByRole('button', { name: t.sendNow }).press('Enter');
    await expect.poll(() => stands(refused)).toMatchObject({ status: 'rejected', reason });

    // The answer brings the first one back; leaving the page sends what is about to be sent.
    await call('POST', `/v2/requests/${asked}/comments/`, { text: 'Na mene.' });
    await page.goto(queue('in_review'));
    await expect(row(asked)).toBeVisible();
    await open(asked);
    await expect(page.getByRole('button', { name: t.accept, exact: true })).toBeVisible();
    await press('a', t.accept);
    await expect(shelf).toBeVisible();
    expect(await stands(asked)).toMatchObject({ status: 'in_review' });
    await page.goto('/company-admin');
    await expect.poll(() => stands(asked)).toMatchObject({ status: 'accepted' });

    const { held_from_category: own, budget_year: year } = await call('GET', `/v2/requests/${asked}/`);
    const account = Number(own) > 0 ? `?category=1&year=${year}` : '';
    const { results } = await call('GET', `/v2/budget/entries/${account}`);
    expect((results as object[])[0]).toMatchObject({ kind: 'request', spent: 1200.5, held: -1200.5 });
    await expect.poll(() => mails().length).toBe(3);
    const texts = mails().map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Na koga glasi račun?'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(reason.slice(0, 30)))).toHaveLength(1);
    await expectMoneyRight(request);
    await context.close();
  });
}
