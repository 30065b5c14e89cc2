import type { Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { facesOf } from '../testing/faces.ts';
import { type Account, looksAt, openAs } from '../testing/imports-of-test.ts';
import { test as inOwnShop } from '../testing/killed-shop.ts';
import { MILAN, VESNA, wordInLists } from '../testing/lists-of-test.ts';
import { expect, test as inSharedShop } from '../testing/shop-with-clock.ts';
import { companyLists, isWalked, platformLists, type Texts, textsIn, type WalkedList } from './every-list.ts';
import { LOW, walkByKeys } from './walk-list.ts';
import { walkByFinger } from './walk-list-by-finger.ts';

// One person may export thirty files an hour: four walks need more than one shop allows.
const test = lengthOf<typeof inSharedShop>({ short: inSharedShop, full: inOwnShop });
test.describe.configure({ mode: 'default' });
test.setTimeout(600_000);

interface Site {
  name: string;
  as: Account;
  first: string;
  lists: (t: Texts) => readonly WalkedList[];
}
const SITES: readonly Site[] = [
  { name: 'the platform', as: MILAN, first: '/admin-panel', lists: platformLists },
  { name: 'a company', as: VESNA, first: '/company-admin', lists: companyLists },
];

/**
 * Checks that every page of the navigation is a list of the tables, except: the overview of what waits, documents and core benefits (whose files are
 * sent); rates, settings and roles, which are no lists; and pages with a journey of their own: budgets and approvals (`gift.spec.ts`),
 * reports and the payroll (`reports.spec.ts`), orders (`orders.spec.ts`), courses and packages (`course.spec.ts`), suggestions
 * (`suggestions.spec.ts`), requests (`review.spec.ts`), announcements (`announce.spec.ts`), approvals of the platform
 * (`approvals.spec.ts`), and the figures of a company, whose rows do not open (`corporate.spec.ts`). A company's changes are in the
 * platform's log, where most entries are about people, whose names no search finds.
 */
async function expectAllWalked(page: Page, t: Texts, { first, lists }: Site): Promise<void> {
  const navigation = page.getByRole('navigation', { name: t.list.navigation }).first();
  const places = await navigation.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const apart = [
    ...['', '/roles', '/budgets', '/approvals', '/reports', '/payroll', '/orders', '/requests'],
    ...[
      '/courses',
      '/packages',
      '/suggestions',
      '/rates',
      '/announcements',
      '/documents',
      '/core-benefits',
      '/settings',
    ],
  ];
  const elsewhere = [...apart.map((path) => first + path), '/company-admin/changes'];
  const walked: (string | null)[] = [...elsewhere, ...lists(t).map(({ path }) => path)];
  expect(places.length).toBeGreaterThan(1);
  expect(places.filter((place) => !walked.includes(place))).toEqual([]);
}

/** A person who uses only the keyboard at a desk, and only touch on a phone. */
interface Face {
  language: Language;
  byKeys: boolean;
}
const FACES = facesOf<Face>(
  { language: 'SR', byKeys: true },
  { language: 'EN', byKeys: false },
  { language: 'EN', byKeys: true },
  { language: 'SR', byKeys: false },
);

for (const { language, byKeys } of FACES) {
  for (const site of SITES) {
    const { as, first, lists } = site;
    const how = byKeys ? 'at a desk by keyboard alone' : 'on a phone by finger';
    test(`${how}: the lists of ${site.name} (${language})`, async ({ page, request, ownShop }) => {
      const t = textsIn(language);
      const word = await wordInLists(request, ownShop);
      const stop = looksAt(page, ownShop);
      await page.setViewportSize(byKeys ? LOW : { width: 360, height: 740 });
      await openAs(page, request, { as, language });
      await page.goto(first);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (byKeys) await expectAllWalked(page, t, site);
      for (const list of lists(t).filter(isWalked)) {
        const walk = { page, t, word, list, stop };
        await test.step(list.path, () => (byKeys ? walkByKeys(walk, `${word} ${language}`) : walkByFinger(walk)));
      }
    });
  }
}
