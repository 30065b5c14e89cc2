import type { Language } from '#contract/language/language.ts';
import type { User } from '#contract/users/users.contract.ts';
import { DRAFT as sampleAnnouncement } from '#machines/announcements/announcement.paths.ts';
import { couponChanges } from '../admin/sample-changes.ts';
import { sampleKeptLists } from '../admin/sample-kept-lists.ts';
import { announcementsAsked, sampleAudience } from '../admin-announcements/sample-announcements.ts';
import { platformApprovalsAsked, sampleSettings } from '../admin-approvals/sample-platform-approvals.ts';
import {
  benefitAsked,
  benefitsAsked,
  companiesAsked,
  withdrawalAsked,
} from '../admin-benefits/sample-listed-benefits.ts';
import { categoryAsked, categoryImpactAsked, listedCategories } from '../admin-benefits/sample-listed-categories.ts';
import {
  impactAsked,
  manyProvidersAsked,
  providerAsked,
  providersAsked,
} from '../admin-benefits/sample-listed-providers.ts';
import { approvalsAsked, sampleLimit } from '../admin-budgets/sample-approvals.ts';
import { effectAsked, giftsAsked, sampleChoices } from '../admin-budgets/sample-gifts.ts';
import { companyAsked, companyImpact, listedCompaniesAsked } from '../admin-companies/sample-companies.ts';
import { documentAsked, documentOrderAsked, documentsAsked } from '../admin-content/sample-documents.ts';
import {
  manyQuestionsAsked,
  orderAsked,
  questionAsked,
  questionsAsked,
  topicsAsked,
} from '../admin-content/sample-questions.ts';
import { coreAsked, coreOneAsked, coreOrderAsked } from '../admin-core-benefits/sample-core.ts';
import {
  balancesAsked,
  boughtAsked,
  filedAsked,
  sampleBalanceSums,
  sampleSummary,
} from '../admin-corporate/sample-figures.ts';
import { listedCoupons, manyCouponsAsked, sampleCoupons } from '../admin-learning/sample-coupons.ts';
import {
  courseAsked,
  courseEndAsked,
  coursesAsked,
  packageAsked,
  packagesAsked,
} from '../admin-learning/sample-learning.ts';
import {
  orderChanges,
  orderImpactAsked,
  ordersAsked,
  ordersMoved,
  orderAsked as platformOrderAsked,
} from '../admin-orders/sample-orders.ts';
import { companyHolders, platformHolders } from '../admin-people/sample-holders.ts';
import {
  allSampleInvitations,
  listedInvitations,
  sampleInvitations,
  sampleInvitationsPreview,
} from '../admin-people/sample-invitations.ts';
import {
  addressTaken,
  impactOfPerson,
  listedPeople,
  personAsked,
  sampleCounts,
  sampleSums,
} from '../admin-people/sample-people.ts';
import { peopleEnded, peopleEnding, usersSignedOut } from '../admin-people/sample-people-bulk.ts';
import { personChanges } from '../admin-people/sample-person-changes.ts';
import { listedUsers, rolesAsked, rolesInCompany, rolesMoved, userAsked } from '../admin-people/sample-users.ts';
import { rateChangesAsked, rateEffectAsked, sampleRates } from '../admin-rates/sample-rates.ts';
import { sampleCode, sampleOwnSettings } from '../admin-settings/sample-settings.ts';
import { suggestionAsked, suggestionsAsked } from '../admin-suggestions/sample-suggestions.ts';
import { myAccounts, myEntries, myYear } from '../budget-year/sample-budget.ts';
import { logAsked, sampleSeal } from '../changes/sample-changes.ts';
import { sampleCourses, samplePackages } from '../courses/sample-courses.ts';
import { sampleBenefits, sampleInFull } from './sample-benefits.ts';
import { sampleCategories, sampleProviders } from './sample-categories.ts';
import { sampleMe } from './sample-me.ts';
import { inLanguage } from './sample-words.ts';

type Answer = (found: RegExpMatchArray, search: URLSearchParams, language: Language) => unknown;

const popular = sampleBenefits.filter(({ benefit_type }) => benefit_type === 'flexible');
const page = (results: readonly unknown[]) => ({ count: results.length, next: null, previous: null, results });

/** The courses and packages that match the catalogue's filters. */
const learning = (results: readonly { course_type: string }[], search: URLSearchParams) =>
  page(results.filter(({ course_type }) => course_type === (search.get('course_type') ?? course_type)));

let own: Partial<User> = {};

/** The sample person, with changes by the story: `parameters: { me: { cart } }`. */
export const meOfStory = (): User => ({ ...sampleMe, ...own });

/** Answers of the sample server by call, with the same sample person and benefits as everywhere in the book. */
const ANSWERS: readonly (readonly [call: RegExp, answer: Answer])[] = [
  [/^GET \/v2\/me\/$/, (_, __, language) => ({ ...meOfStory(), language })],
  [
    /^GET \/v2\/home\/$/,
    () => ({
      popular,
      last: [...popular].reverse(),
      recommended: popular.slice(2, 7),
      nudges: [],
      open: { requests: [], charge: null, course: null, ask: null },
      stores: { app_store: null, google_play: null },
    }),
  ],
  [/^GET \/v2\/category\/$/, () => sampleCategories],
  [/^GET \/v2\/category-providers\/\d+\/$/, () => sampleProviders],
  [
    /^GET \/v2\/benefit\/$/,
    (_, search) =>
      page(sampleBenefits.filter(({ benefit_type: kind }) => kind === (search.get('benefit_type') ?? kind))),
  ],
  [/^GET \/v2\/budget\/entries\/$/, () => ({ ...page(myEntries), accounts: myAccounts })],
  [/^GET \/v2\/budget\/year\/$/, (_, search) => myYear(Number(search.get('calendar_year')))],
  [/^GET \/v2\/subscriptions\/$/, () => page([])],
  [/^GET \/service\/course\/$/, (_, search) => learning(sampleCourses, search)],
  [/^GET \/service\/package\/$/, (_, search) => learning(samplePackages, search)],
  [/^GET \/admin\/benefits\/$/, (_, search) => benefitsAsked(search)],
  [/^GET \/admin\/benefits\/companies\/$/, companiesAsked],
  [/^GET \/admin\/benefits\/(\d+)\/impact\/$/, ([, id]) => withdrawalAsked(Number(id))],
  [/^GET \/admin\/benefits\/(\d+)\/$/, ([, id]) => benefitAsked(Number(id))],
  [/^POST \/admin\/benefits\/preview\/$/, () => sampleInFull(1)],
  [/^GET \/admin\/categories\/(\d+)\/impact\/$/, ([, id], search) => categoryImpactAsked(Number(id), search)],
  [/^GET \/admin\/categories\/(\d+)\/$/, ([, id]) => categoryAsked(Number(id))],
  [/^GET \/admin\/categories\/$/, () => ({ results: listedCategories })],
  [/^GET \/admin\/courses\/$/, (_, search) => coursesAsked(search)],
  [/^GET \/admin\/courses\/\d+\/impact\/$/, courseEndAsked],
  [/^GET \/admin\/courses\/(\d+)\/$/, ([, pk]) => courseAsked(Number(pk))],
  [/^GET \/admin\/packages\/$/, (_, search) => packagesAsked(search)],
  [/^GET \/admin\/packages\/(\d+)\/$/, ([, pk]) => packageAsked(Number(pk))],
  [/^GET \/admin\/companies\/$/, (_, search) => listedCompaniesAsked(search)],
  [/^GET \/admin\/companies\/(\d+)\/impact\/$/, ([, id]) => companyImpact(Number(id))],
  [/^GET \/admin\/companies\/(\d+)\/$/, ([, id]) => companyAsked(Number(id))],
  [/^POST \/admin\/providers\/bulk\/preview\/$/, () => manyProvidersAsked()],
  [/^GET \/admin\/providers\/$/, (_, search) => providersAsked(search)],
  [/^GET \/admin\/providers\/(\d+)\/impact\/$/, ([, id]) => impactAsked(Number(id))],
  [/^GET \/admin\/providers\/(\d+)\/$/, ([, id]) => providerAsked(Number(id))],
  [
    /^GET \/(?:admin|company)\/saved-lists\/$/,
    (_, search) => ({ results: search.get('list') === 'coupons' ? sampleKeptLists : [] }),
  ],
  [/^GET \/v2\/corporate\/summary\/$/, () => sampleSummary],
  [/^GET \/v2\/corporate\/people\/$/, () => balancesAsked()],
  [/^GET \/v2\/corporate\/people\/sums\/$/, () => sampleBalanceSums],
  [/^GET \/v2\/corporate\/people\/units\/$/, () => ({ results: ['Finansije', 'Prodaja', 'Razvoj'] })],
  [/^GET \/v2\/corporate\/orders\/$/, () => boughtAsked()],
  [/^GET \/v2\/corporate\/requests\/$/, () => filedAsked()],
  [/^GET \/admin\/search\/$/, () => ({ results: [] })],
  [/^GET \/admin\/changes\/$/, (_, search) => logAsked(search)],
  [/^GET \/admin\/changes\/seals\/$/, () => ({ next: null, results: [sampleSeal] })],
  [/^GET \/admin\/orders\/$/, (_, search) => ordersAsked(search)],
  [/^GET \/admin\/orders\/\d+\/(\d+)\/$/, ([, id]) => platformOrderAsked(Number(id))],
  [/^GET \/admin\/orders\/\d+\/(\d+)\/impact\/$/, ([, id]) => orderImpactAsked(Number(id))],
  [/^GET \/admin\/orders\/\d+\/\d+\/changes\/$/, () => ({ next: null, results: orderChanges })],
  [/^POST \/admin\/orders\/bulk\/preview\/$/, ordersMoved],
  [/^GET \/admin\/documents\/$/, (_, search) => documentsAsked(search)],
  [/^GET \/admin\/documents\/order\/$/, documentOrderAsked],
  [/^GET \/admin\/documents\/(\d+)\/$/, ([, id]) => documentAsked(Number(id))],
  [/^GET \/admin\/approvals\/$/, (_, search) => platformApprovalsAsked(search)],
  [/^GET \/admin\/settings\/$/, () => sampleSettings],
  [/^GET \/admin\/rates\/$/, () => sampleRates],
  [/^GET \/admin\/rates\/changes\/$/, rateChangesAsked],
  [/^GET \/admin\/rates\/RSD\/impact\/$/, (_, search) => rateEffectAsked(search.get('per_euro') ?? '')],
  [/^GET \/admin\/suggestions\/$/, (_, search) => suggestionsAsked(search)],
  [/^GET \/admin\/suggestions\/\d+\/(\d+)\/$/, ([, id]) => suggestionAsked(Number(id))],
  [/^GET \/company\/invitations\/$/, (_, search) => listedInvitations(sampleInvitations, search)],
  [/^GET \/company\/invitations\/(\d+)\/$/, ([, id]) => sampleInvitations.find((each) => each.id === Number(id))],
  [/^POST \/company\/invitations\/bulk\/preview\/$/, () => sampleInvitationsPreview],
  [/^GET \/admin\/invitations\/$/, (_, search) => listedInvitations(allSampleInvitations, search)],
  [/^GET \/(?:company\/people|admin\/users\/\d+)\/\d+\/changes\/$/, () => ({ next: null, results: personChanges })],
  [/^GET \/admin\/ask\/$/, () => ({ ask: ['Vesna Ilić', 'Milan Marković'] })],
  [/^GET \/company\/ask\/$/, () => ({ ask: ['Ana Kovačević'] })],
  [/^GET \/company\/settings\/$/, () => sampleOwnSettings],
  [/^GET \/company\/code\/$/, () => sampleCode],
  [/^GET \/company\/core-benefits\/$/, (_, search) => coreAsked(search)],
  [/^GET \/company\/core-benefits\/order\/$/, coreOrderAsked],
  [/^GET \/company\/core-benefits\/(\d+)\/$/, ([, id]) => coreOneAsked(Number(id))],
  [/^GET \/company\/approvals\/$/, (_, search) => approvalsAsked(search)],
  [/^GET \/company\/approval-limit\/$/, () => sampleLimit],
  [/^GET \/company\/budgets\/$/, (_, search) => giftsAsked(search)],
  [/^GET \/company\/budgets\/choices\/$/, () => sampleChoices],
  [/^POST \/company\/budgets\/preview\/$/, effectAsked],
  [/^GET \/company\/people\/$/, (_, search) => listedPeople(search)],
  [/^POST \/company\/people\/bulk\/preview\/$/, peopleEnding],
  [/^GET \/company\/people\/bulk\/51\/$/, peopleEnded],
  [/^POST \/admin\/users\/bulk\/preview\/$/, usersSignedOut],
  [/^GET \/company\/people\/(\d+)\/roles\/$/, ([, id]) => rolesInCompany(Number(id))],
  [/^GET \/admin\/roles\/$/, () => platformHolders],
  [/^GET \/company\/roles\/$/, () => companyHolders],
  [/^GET \/admin\/users\/$/, (_, search) => listedUsers(search)],
  [/^GET \/admin\/users\/\d+\/(\d+)\/$/, ([, id]) => userAsked(Number(id))],
  [/^GET \/admin\/users\/\d+\/(\d+)\/roles\/$/, ([, id]) => rolesAsked(Number(id))],
  [/^PUT \/admin\/users\/\d+\/(\d+)\/roles\/$/, ([, id]) => rolesMoved(Number(id))],
  [/^PUT \/company\/people\/\d+\/email\/$/, addressTaken],
  [/^GET \/company\/people\/sums\/$/, () => sampleSums],
  [/^GET \/company\/people\/counts\/$/, () => sampleCounts],
  [/^GET \/company\/people\/units\/$/, () => ({ results: ['Dizajn', 'Nabavka', 'Pravo', 'Razvoj'] })],
  [/^GET \/company\/people\/(\d+)\/impact\/$/, ([, id]) => impactOfPerson(Number(id))],
  [/^GET \/company\/people\/(\d+)\/$/, ([, id]) => personAsked(Number(id))],
  [/^GET \/admin\/announcements\/$/, (_, search) => announcementsAsked(search)],
  [/^GET \/admin\/announcements\/\d+\/$/, () => sampleAnnouncement],
  [/^POST \/admin\/announcements\/audience\/$/, () => sampleAudience],
  [
    /^POST \/admin\/announcements\/preview\/$/,
    () => ({ text_sr: sampleAnnouncement.text_sr, text_en: sampleAnnouncement.text_en }),
  ],
  [/^GET \/admin\/faq\/$/, (_, search) => questionsAsked(search)],
  [/^GET \/admin\/faq\/topics\/$/, topicsAsked],
  [/^GET \/admin\/faq\/order\/$/, orderAsked],
  [/^GET \/admin\/faq\/(\d+)\/$/, ([, id]) => questionAsked(Number(id))],
  [/^POST \/admin\/faq\/bulk\/preview\/$/, () => manyQuestionsAsked()],
  [/^POST \/user\/coupon\/bulk\/preview\/$/, () => manyCouponsAsked()],
  [/^GET \/user\/coupon\/$/, (_, search) => listedCoupons(search)],
  [
    /^GET \/user\/coupon\/\d+\/impact\/$/,
    () => ({ impact: '', weight: 'harmless', effects: { used: 38, used_lately: 5 } }),
  ],
  [/^GET \/user\/coupon\/\d+\/changes\/$/, () => ({ next: null, results: couponChanges })],
  [/^GET \/user\/coupon\/(\d+)\/$/, ([, pk]) => sampleCoupons.find((each) => each.pk === Number(pk))],
  [
    /^GET \/v2\/benefit\/(\d+)\/$/,
    ([, id]) => sampleInFull(sampleBenefits.findIndex((each) => each.id === Number(id))),
  ],
];

/** Calls without a sample since the story began. */
const strangers: string[] = [];

function answerTo(call: string, search: URLSearchParams, language: Language): Response {
  for (const [wanted, answer] of ANSWERS) {
    const found = call.match(wanted);
    const answered = found && answer(found, search, language);
    if (answered instanceof Response) return answered;
    if (found) return Response.json(inLanguage(answered, language));
  }
  strangers.push(call);
  return Response.json({ detail: call }, { status: 404 });
}

const outside = globalThis.fetch;

/** Behaviour of the server that a story may choose: no connection, 5xx, no answer, or not found. */
export type ServerMood = 'unreachable' | 'failing' | 'silent' | 'empty-handed';

async function inMood(mood: ServerMood): Promise<Response> {
  if (mood === 'unreachable') throw new TypeError('Failed to fetch');
  if (mood === 'silent') return new Promise(() => {});
  return Response.json({ detail: mood }, { status: mood === 'failing' ? 500 : 404 });
}

/**
 * Replaces fetch by the sample server, so that no story calls a real one. A mood applies to all calls except that of the
 * signed-in person.
 */
export function answerFromSamples({ parameters }: { parameters: { server?: ServerMood; me?: Partial<User> } }): void {
  const mood = parameters.server;
  own = parameters.me ?? {};
  strangers.length = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return outside(input, init);
    if (mood && !pathname.endsWith('/v2/me/')) return inMood(mood);
    const language = request.headers.get('Accept-Language')?.startsWith('sr') ? 'SR' : 'EN';
    return answerTo(`${request.method} ${pathname.slice('/api'.length)}`, searchParams, language);
  };
}

/** Throws if the story made calls without a sample. */
export function refuseStrangers(): void {
  if (strangers.length > 0) throw new Error(`The story called a server that is not there: ${strangers.join(', ')}`);
}
