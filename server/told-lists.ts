import { listAdminBenefits } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { listCompanies } from '#contract/admin-companies/admin-companies.contract.ts';
import { listOrders } from '#contract/admin-orders/admin-orders.contract.ts';
import { listCoreBenefits } from '#contract/core-benefits/core-benefits.contract.ts';
import { listCoupons } from '#contract/coupons/admin-coupons.contract.ts';
import { listAdminCourses } from '#contract/courses/admin-courses.contract.ts';
import { listAdminDocuments } from '#contract/documents/admin-documents.contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listGifts } from '#contract/gifts/gifts.contract.ts';
import { listAdminQuestions } from '#contract/help/admin-questions.contract.ts';
import { benefitImports } from '#contract/imports/benefit-imports.contract.ts';
import { budgetImports } from '#contract/imports/budget-imports.contract.ts';
import { peopleImports } from '#contract/imports/imports.contract.ts';
import { userImports } from '#contract/imports/user-imports.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { listAdminPackages } from '#contract/packages/admin-packages.contract.ts';
import { listProviders } from '#contract/providers/admin-providers.contract.ts';
import { listInvitations } from '#contract/registration/registration.contract.ts';
import { listColleagues } from '#contract/staff/company-people.contract.ts';
import { listUsers } from '#contract/staff/platform-people.contract.ts';
import { listAllInvitations } from '#contract/staff/sent-invitations.contract.ts';
import { listAdminSuggestions } from '#contract/suggestions/admin-suggestions.contract.ts';
import { BENEFITS } from './admin-benefits/benefit-list.ts';
import { companyList } from './admin-companies/company-list.ts';
import { orderList } from './admin-orders/order-list.ts';
import { coreList } from './core-benefits/core-list.ts';
import { COUPONS } from './coupons/coupon-list.ts';
import { COURSES } from './courses/admin-course-list.ts';
import { sql, type Text } from './database/text.ts';
import { DOCUMENTS } from './documents/document-list.ts';
import { readKnown } from './endpoints/read-input.ts';
import { giftList } from './gifts/gift-list.ts';
import { QUESTIONS } from './help/question-list.ts';
import { importList, userImportList } from './imports/read-import.ts';
import { PACKAGES } from './packages/admin-package-list.ts';
import { BUYER } from './people/buyer.ts';
import { nameOrAddress } from './people/full-name.ts';
import { PROVIDERS } from './providers/provider-list.ts';
import type { RecordList, RecordsQuery } from './records/record-list.ts';
import { invitationList } from './registration/invitation-list.ts';
import type { ToldList, ToldLists } from './saved-lists/told-list.ts';
import { allInvitations } from './staff/all-invitations.ts';
import { colleagues } from './staff/colleague-list.ts';
import { users } from './staff/user-list.ts';
import { SUGGESTIONS } from './suggestions/suggestion-list.ts';

interface Parts<Query extends RecordsQuery> extends Omit<ToldList, 'read' | 'listFor'> {
  listFor: (...of: Parameters<ToldList['listFor']>) => RecordList<Query>;
}

/** A list with the call that it is read by. */
function of<Query extends RecordsQuery>({ query }: Pick<Endpoint, 'query'>, parts: Parts<Query>): ToldList {
  return { ...parts, read: readKnown(query) as ToldList['read'] } as unknown as ToldList;
}

const open = (id: Text) => sql`'?open=' || ${id}`;
const page = (id: Text) => sql`'/' || ${id}`;

const always = (name: Text) => () => name;
const inEither =
  (sr: Text, en: Text) =>
  (language: Language): Text =>
    language === 'SR' ? sql`coalesce(nullif(${sr}, ''), ${en})` : sql`coalesce(nullif(${en}, ''), ${sr})`;
const person = always(nameOrAddress('u'));
const gift = inEither(
  sql`coalesce(nullif(g.note, ''), c.name_sr, 'Fleksibilni budžet')`,
  sql`coalesce(nullif(g.note, ''), c.name_en, 'Flexible budget')`,
);

const PLATFORM = '/admin-panel';
const COMPANY = '/company-admin';

/** The lists that can be followed, by site and name. */
export const toldLists: ToldLists = {
  platform: {
    benefits: of(listAdminBenefits, {
      path: `${PLATFORM}/benefits`,
      listFor: ({ language }) => BENEFITS[language],
      nameIn: inEither(sql`b.name_sr`, sql`b.name_en`),
      rowAt: page(sql`b.id`),
    }),
    providers: of(listProviders, {
      path: `${PLATFORM}/providers`,
      listFor: () => PROVIDERS,
      nameIn: always(sql`p.name`),
      rowAt: open(sql`p.id`),
    }),
    courses: of(listAdminCourses, {
      path: `${PLATFORM}/courses`,
      listFor: ({ language }) => COURSES[language],
      nameIn: inEither(sql`l.name_sr`, sql`l.name_en`),
      rowAt: page(sql`l.id`),
    }),
    packages: of(listAdminPackages, {
      path: `${PLATFORM}/packages`,
      listFor: ({ language }) => PACKAGES[language],
      nameIn: inEither(sql`l.name_sr`, sql`l.name_en`),
      rowAt: page(sql`l.id`),
    }),
    coupons: of(listCoupons, {
      path: `${PLATFORM}/coupons`,
      listFor: () => COUPONS,
      nameIn: always(sql`c.name`),
      rowAt: open(sql`c.id`),
    }),
    companies: of(listCompanies, {
      path: `${PLATFORM}/companies`,
      listFor: (_, now) => companyList(now),
      nameIn: always(sql`c.name`),
      rowAt: open(sql`c.id`),
    }),
    users: of(listUsers, {
      path: `${PLATFORM}/users`,
      listFor: (_, now) => users(now),
      nameIn: person,
      rowAt: open(sql`u.company_id || '-' || u.id`),
    }),
    invitations: of(listAllInvitations, {
      path: `${PLATFORM}/invitations`,
      listFor: (_, now) => allInvitations(now),
      nameIn: always(sql`i.email`),
      rowAt: open(sql`i.company_id || '-' || i.id`),
    }),
    orders: of(listOrders, {
      path: `${PLATFORM}/orders`,
      listFor: ({ language }, now) => orderList(language, now),
      nameIn: always(sql`concat('#', o.id, ', ', ${BUYER})`),
      rowAt: open(sql`o.company_id || '-' || o.id`),
    }),
    suggestions: of(listAdminSuggestions, {
      path: `${PLATFORM}/suggestions`,
      listFor: () => SUGGESTIONS,
      nameIn: always(sql`s.name`),
      rowAt: open(sql`s.company_id || '-' || s.id`),
    }),
    faq: of(listAdminQuestions, {
      path: `${PLATFORM}/faq`,
      listFor: () => QUESTIONS,
      nameIn: inEither(sql`q.question_sr`, sql`q.question_en`),
      rowAt: open(sql`q.id`),
    }),
    documents: of(listAdminDocuments, {
      path: `${PLATFORM}/documents`,
      listFor: () => DOCUMENTS,
      nameIn: inEither(sql`d.title_sr`, sql`d.title_en`),
      rowAt: open(sql`d.id`),
    }),
    imports: of(benefitImports.listImports, {
      path: `${PLATFORM}/imports`,
      listFor: ({ companyId }) => importList({ companyId, kind: 'benefits' }),
      nameIn: always(sql`i.file_name`),
      rowAt: page(sql`i.id`),
    }),
    'user-imports': of(userImports.listImports, {
      path: `${PLATFORM}/users/import`,
      listFor: () => userImportList,
      nameIn: always(sql`i.file_name`),
      rowAt: page(sql`i.id`),
    }),
  },
  company: {
    people: of(listColleagues, {
      path: `${COMPANY}/people`,
      listFor: ({ companyId }, now) => colleagues(companyId, now),
      nameIn: person,
      rowAt: open(sql`u.id`),
    }),
    invitations: of(listInvitations, {
      path: `${COMPANY}/invitations`,
      listFor: ({ companyId }, now) => invitationList(companyId, now),
      nameIn: always(sql`i.email`),
      rowAt: open(sql`i.id`),
    }),
    budgets: of(listGifts, {
      path: `${COMPANY}/budgets`,
      listFor: ({ companyId }) => giftList(companyId),
      nameIn: gift,
      rowAt: page(sql`g.id`),
    }),
    core: of(listCoreBenefits, {
      path: `${COMPANY}/core-benefits`,
      listFor: ({ companyId }) => coreList(companyId),
      nameIn: inEither(sql`r.name_sr`, sql`r.name_en`),
      rowAt: open(sql`r.id`),
    }),
    imports: of(peopleImports.listImports, {
      path: `${COMPANY}/people/import`,
      listFor: ({ companyId }) => importList({ companyId, kind: 'people' }),
      nameIn: always(sql`i.file_name`),
      rowAt: page(sql`i.id`),
    }),
    'budget-imports': of(budgetImports.listImports, {
      path: `${COMPANY}/budgets/import`,
      listFor: ({ companyId }) => importList({ companyId, kind: 'budgets' }),
      nameIn: always(sql`i.file_name`),
      rowAt: page(sql`i.id`),
    }),
  },
};
