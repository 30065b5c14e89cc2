import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { windowOf } from '../testing/admin-page.ts';
import { tokenOf } from '../testing/admins-of-test.ts';
import { facesOf } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { looksAt, openAs } from '../testing/imports-of-test.ts';
import { press, typed } from '../testing/keyboard.ts';
import { callsAs, MILAN, VESNA } from '../testing/lists-of-test.ts';
import { openScreen } from '../testing/open-screen.ts';
import { expect, PASSWORD, test } from '../testing/shop-with-clock.ts';

test.setTimeout(300_000);
// An open page whose session has ended is answered with 401.
test.use({ expectedErrors: [/status of 401/] });

/** Number of records of each kind that are changed together. */
const MANY = 3;
const PLACES = Array.from({ length: MANY }, (_, place) => place + 1);

interface Face {
  language: Language;
  width: number;
}

/** A bulk change of everything that a search finds, from the list to its result. */
interface Change {
  path: string;
  search: string;
  action: string;
  /** Field to fill in before the preview. */
  asks?: { field: string; answer: string };
  /** Text of the preview, read before confirming. */
  means: string;
  confirm: string;
}

/** Keyboard steps for changing several records together. */
function manyOn(page: Page, { language, width }: Face, stop: (what: string) => Promise<void>) {
  const [t, list] = [recordsTexts.tables[language], adminTexts.tables[language]];
  const { reach, go, type } = handsOn(page);
  const rows = page.getByRole('rowheader').getByRole('link');

  const take = async (action: string) => {
    const onShelf = page.getByRole('button', { name: action, exact: true });
    const more = page.getByRole('button', { name: list['list.moreActions'] });
    // The shelf shows one of the two buttons, a moment after its text.
    await expect(onShelf.or(more).first()).toBeVisible();
    if (width > 360 || (await onShelf.isVisible())) return go('button', action);
    await go('button', list['list.moreActions']);
    await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
  };
  return async ({ path, search, action, asks, means, confirm }: Change) => {
    await openScreen(page, path);
    await press(page, '/');
    await typed(page, search);
    await expect(rows).toHaveCount(MANY);
    await reach(rows.first());
    await press(page, 'ControlOrMeta+a');
    await expect(page.getByText(list['list.chosen']({ count: MANY })).first()).toBeVisible();
    await take(action);
    if (asks) {
      await type(asks.field, asks.answer);
      await go('button', t['bulk.look']);
    }
    await expect(page.getByRole('heading', { name: t['bulk.face.previewed'] })).toBeVisible();
    await expect(page.getByText(means).first()).toBeVisible();
    await stop(`${path}: what it means`);
    await go('button', confirm);
    await expect(page.getByRole('heading', { name: t['bulk.face.done'] })).toBeVisible();
    await stop(`${path}: what came of it`);
  };
}

for (const face of facesOf<Face>({ language: 'SR', width: 1280 }, { language: 'EN', width: 360 })) {
  const { language, width } = face;
  test(`by keyboard alone: many are filed, switched off and back, withdrawn, and signed out (${language}, ${width})`, async ({
    page,
    request,
    browser,
    ownShop,
  }) => {
    const t = recordsTexts.tables[language];
    const [coupons, faq] = [adminLearningTexts.tables[language], adminContentTexts.tables[language]];
    const people = adminPeopleTexts.tables[language];
    const word = `M${randomUUID().slice(0, 8).toUpperCase()}`;
    const [platform, company] = [await callsAs(request, MILAN), await callsAs(request, VESNA)];
    const change = manyOn(page, face, looksAt(page, ownShop));
    await page.setViewportSize({ width, height: 800 });

    const emails = PLACES.map(() => ownShop.takePerson());
    const found = await Promise.all(emails.map((email) => company('GET', `/company/people/?search=${email}`)));
    const staff = found.flatMap(({ results }) => results.slice(0, 1));
    for (const [place, { id, revision }] of staff.entries())
      await company('PATCH', `/company/people/${id}/`, { external_id: `${word}-${place}` }, seen(revision));
    const pks: number[] = [];
    for (const place of PLACES) {
      pks.push((await platform('POST', '/user/coupon/', { name: `${word} ${place}`, percent_off: 10 })).pk);
      await platform('POST', '/admin/faq/', questionOf(`${word} ${place}`));
    }
    const close = async () => {
      await press(page, 'Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const couponsOn = async () =>
      (await Promise.all(pks.map((pk) => platform('GET', `/user/coupon/${pk}/`)))).map(({ active }) => active);

    await test.step('colleagues are filed under a unit', async () => {
      await openAs(page, request, { as: VESNA, language });
      await change({
        path: '/company-admin/people',
        search: word,
        action: people['many.unit'],
        asks: { field: people.unit, answer: `Voćnjak ${word}` },
        means: `Voćnjak ${word}`,
        confirm: people['many.unit.confirm']({ count: MANY }),
      });
      for (const { id } of staff)
        await expect.poll(() => company('GET', `/company/people/${id}/`)).toMatchObject({ unit: `Voćnjak ${word}` });
    });

    await openAs(page, request, { as: MILAN, language });
    await test.step('coupons are switched off, and that is taken back', async () => {
      await change({
        path: '/admin-panel/coupons',
        search: word,
        action: coupons['coupons.bulk.switch_off'],
        means: coupons['coupons.bulk.unused'],
        confirm: coupons['coupons.bulk.switch_off.confirm']({ count: MANY }),
      });
      await expect.poll(couponsOn).toEqual([false, false, false]);
      await handsOn(page).go('button', t.undo);
      await expect(page.getByRole('heading', { name: t['bulk.face.undone'] })).toBeVisible();
      await expect.poll(couponsOn).toEqual([true, true, true]);
      await close();
    });

    await test.step('questions are withdrawn: nobody reads them any more', async () => {
      const read = async () => JSON.stringify(await company('GET', `/v2/faq/?search=${word}`));
      await expect.poll(read).toContain(word);
      await change({
        path: '/admin-panel/faq',
        search: word,
        action: faq['faq.bulk.withdraw'],
        means: faq['faq.bulk.emptied']({ count: 1, topics: language === 'SR' ? 'Voćnjak' : 'Orchard' }),
        confirm: faq['faq.bulk.withdraw.confirm']({ count: MANY }),
      });
      await expect.poll(read).not.toContain(word);
      await close();
    });

    await test.step('people are signed out, wherever they are', async () => {
      const [email = ''] = emails;
      const token = await tokenOf(request, { email, password: PASSWORD });
      const theirs = await windowOf(browser, token, face);
      await theirs.page.goto('/');
      await expect(theirs.page.getByRole('heading', { level: 1 })).toBeVisible();
      await change({
        path: '/admin-panel/users',
        search: word,
        action: people['many.sign_out'],
        asks: { field: t['ending.reason'], answer: 'Ukraden je telefon' },
        means: people['many.signedOut']({ count: 1 }),
        confirm: people['many.sign_out.confirm']({ count: 1 }),
      });
      // The page is left alone: it polls for news every few seconds.
      await expect(theirs.page).toHaveURL(/\/login/);
      await theirs.context.close();
    });
  });
}

const seen = (revision: number) => ({ 'If-Revision-Match': String(revision) });

const questionOf = (question: string) => ({
  topic_sr: 'Voćnjak',
  topic_en: 'Orchard',
  question_sr: question,
  question_en: question,
  answer_sr: '<p>Da.</p>',
  answer_en: '<p>Yes.</p>',
});
