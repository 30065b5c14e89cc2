import type { Language } from '#contract/language/language.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { isFull } from '#server/testing/test-length.ts';
import type { Fruit } from '../testing/lists-of-test.ts';

export const textsIn = (language: Language) => ({
  list: adminTexts.tables[language],
  benefits: adminBenefitsTexts.tables[language],
  budgets: adminBudgetsTexts.tables[language],
  changes: changesTexts.tables[language],
  companies: adminCompaniesTexts.tables[language],
  content: adminContentTexts.tables[language],
  learning: adminLearningTexts.tables[language],
  people: adminPeopleTexts.tables[language],
  imports: importsTexts.tables[language],
});
export type Texts = ReturnType<typeof textsIn>;

/** A list of administration with the expected results of a walk, written by hand to match the records that `lists-of-test.ts` makes. */
export interface WalkedList {
  path: string;
  /** How to get there: keyboard letters, then perhaps a link; the command palette; or a link of the previous list. */
  way: { letters: string; link?: string } | { palette: string } | { link: string };
  /** Number of records that a search for their common word finds; for a log, which is not counted, the number shown first. */
  finds: number;
  /** A filter, one of its choices, and how it is chosen; `only` when the list has a single filter, which is opened directly. */
  filter: { name: string; choice: string; by: 'radio' | 'checkbox' | 'combobox'; only?: true };
  /** A column that the walk shows or hides; null for a log, which is no table and has a line per value in its file. */
  column: { name: string; becomes: 'shown' | 'hidden' } | null;
  /** Sort direction after pressing a column's header; null where the shop or the time sets the order. */
  sort: { column: string; to: 'ascending' | 'descending' } | null;
  /** Records that pass the filter, in their order. */
  rows: readonly Fruit[];
  /** Name of a row. */
  named: (fruit: Fruit, word: string) => string;
  opens: 'drawer' | 'page';
  /** Whether several of its records can be changed together. */
  chosen: boolean;
  /** A record that the search finds and the filter hides. */
  hidden: Fruit | null;
  /** `npm test` walks this list and no other that is made alike, `npm run test:full` walks all. */
  isFirstOfKind?: true;
}

/** Whether a list is walked in this run. What each list asks for is tested in `asked-of.test.ts` and `lists-in-files.test.tsx` of `src/admin-sites`. */
export const isWalked = ({ isFirstOfKind }: WalkedList): boolean => isFull || isFirstOfKind === true;

const plainly = (fruit: Fruit, word: string) => `${fruit} ${word}`;
const ofFile = (fruit: Fruit, word: string) => `${fruit} ${word}.csv`;
const ofAddress = (fruit: Fruit, word: string) => `${fruit}-${word}@vetar.rs`.toLowerCase();

/** Discarded imports, the oldest first. */
const importsAt = (path: string, way: WalkedList['way'], t: Texts): WalkedList => ({
  path,
  way,
  finds: 3,
  filter: { name: t.imports['list.state'], choice: t.imports['status.discarded'], by: 'combobox', only: true },
  column: { name: t.imports['list.who'], becomes: 'hidden' },
  sort: { column: t.imports['list.when'], to: 'ascending' },
  rows: ['Dunja', 'Endivija'],
  named: ofFile,
  opens: 'page',
  chosen: false,
  hidden: 'Ananas',
});

/** Imports by the platform into the company, and by the company itself: both sites list both. */
const importsOfPeopleAt = (path: string, t: Texts): WalkedList => ({
  ...importsAt(path, { link: t.people.import }, t),
  finds: 6,
  rows: ['Dunja', 'Endivija', 'Dunja', 'Endivija'],
  hidden: null,
});

const peopleAt = (path: string, way: WalkedList['way'], t: Texts): WalkedList => ({
  path,
  way,
  finds: 5,
  filter: { name: t.people.state, choice: t.people['state.invited'], by: 'checkbox' },
  column: { name: t.people.changed, becomes: 'shown' },
  sort: { column: t.people.name, to: 'descending' },
  rows: ['Cimet', 'Borovnica', 'Ananas'],
  named: plainly,
  opens: 'drawer',
  chosen: true,
  hidden: 'Dunja',
});

const invitationsAt = (path: string, t: Texts): WalkedList => ({
  path,
  way: { letters: 'gv' },
  finds: 5,
  filter: { name: t.people['invitations.state'], choice: t.people['invitations.withdrawn'], by: 'radio' },
  column: { name: t.people['invitations.times'], becomes: 'shown' },
  sort: { column: t.people['invitations.whom'], to: 'ascending' },
  rows: ['Dunja', 'Endivija'],
  named: ofAddress,
  opens: 'drawer',
  chosen: true,
  hidden: 'Cimet',
});

/** All lists of the platform. */
export const platformLists = (t: Texts): readonly WalkedList[] => [
  {
    path: '/admin-panel/benefits',
    isFirstOfKind: true,
    way: { letters: 'gb' },
    finds: 5,
    filter: { name: t.benefits['benefits.kind'], choice: t.benefits['benefits.kind.flexible'], by: 'radio' },
    column: { name: t.benefits['benefits.way'], becomes: 'shown' },
    sort: { column: t.benefits['benefits.price'], to: 'ascending' },
    rows: ['Borovnica', 'Cimet', 'Ananas'],
    named: plainly,
    opens: 'page',
    chosen: true,
    hidden: 'Dunja',
  },
  {
    path: '/admin-panel/providers',
    way: { letters: 'gp' },
    finds: 5,
    filter: { name: t.benefits['providers.state'], choice: t.benefits['providers.on'], by: 'radio' },
    column: { name: t.benefits['providers.changed'], becomes: 'shown' },
    sort: { column: t.benefits['providers.name'], to: 'descending' },
    rows: ['Cimet', 'Borovnica', 'Ananas'],
    named: plainly,
    opens: 'drawer',
    chosen: true,
    hidden: 'Dunja',
  },
  {
    path: '/admin-panel/categories',
    isFirstOfKind: true,
    way: { palette: t.list['place.categories'] },
    finds: 2,
    filter: { name: t.benefits['categories.state'], choice: t.benefits['categories.off'], by: 'radio', only: true },
    column: { name: t.benefits['categories.changed'], becomes: 'shown' },
    sort: null,
    rows: ['Dunja', 'Endivija'],
    named: plainly,
    opens: 'drawer',
    chosen: false,
    hidden: null,
  },
  { ...importsAt('/admin-panel/imports', { letters: 'gu' }, t), isFirstOfKind: true },
  {
    path: '/admin-panel/coupons',
    way: { letters: 'gc' },
    finds: 5,
    filter: { name: t.learning['coupons.state'], choice: t.learning['coupons.on'], by: 'radio', only: true },
    column: { name: t.learning['coupons.changed'], becomes: 'shown' },
    sort: { column: t.learning['coupons.percent'], to: 'ascending' },
    rows: ['Borovnica', 'Cimet', 'Ananas'],
    named: plainly,
    opens: 'drawer',
    chosen: true,
    hidden: 'Dunja',
  },
  {
    path: '/admin-panel/companies',
    way: { letters: 'gk' },
    finds: 5,
    filter: { name: t.companies.state, choice: t.companies['state.on'], by: 'radio' },
    column: { name: t.companies.promise, becomes: 'shown' },
    sort: { column: t.companies.name, to: 'descending' },
    rows: ['Cimet', 'Borovnica', 'Ananas'],
    named: plainly,
    opens: 'drawer',
    chosen: false,
    hidden: 'Dunja',
  },
  peopleAt('/admin-panel/users', { letters: 'gl' }, t),
  {
    ...importsOfPeopleAt('/admin-panel/users/import', t),
    filter: { name: t.imports['list.state'], choice: t.imports['status.discarded'], by: 'combobox' },
  },
  invitationsAt('/admin-panel/invitations', t),
  {
    path: '/admin-panel/faq',
    way: { letters: 'gq' },
    finds: 5,
    filter: { name: t.content['faq.state'], choice: t.content['faq.on'], by: 'radio' },
    column: { name: t.content['faq.changed'], becomes: 'shown' },
    sort: { column: t.content['faq.place'], to: 'descending' },
    rows: ['Cimet', 'Borovnica', 'Ananas'],
    named: plainly,
    opens: 'drawer',
    chosen: true,
    hidden: 'Dunja',
  },
  {
    path: '/admin-panel/changes',
    isFirstOfKind: true,
    way: { letters: 'gi' },
    finds: 21,
    filter: { name: t.changes.what, choice: t.changes['record.provider'], by: 'combobox' },
    column: null,
    sort: null,
    // The last two have two entries each: added and ended.
    rows: ['Endivija', 'Endivija', 'Dunja', 'Dunja', 'Cimet', 'Borovnica', 'Ananas'],
    named: plainly,
    opens: 'drawer',
    chosen: false,
    hidden: null,
  },
];

/** All lists of a company. */
export const companyLists = (t: Texts): readonly WalkedList[] => [
  { ...peopleAt('/company-admin/people', { letters: 'gl' }, t), isFirstOfKind: true },
  importsOfPeopleAt('/company-admin/people/import', t),
  invitationsAt('/company-admin/invitations', t),
  importsAt('/company-admin/budgets/import', { letters: 'gb', link: t.budgets.byFile }, t),
];
