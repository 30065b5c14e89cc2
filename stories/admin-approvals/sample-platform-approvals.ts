import type {
  ListedPlatformApproval,
  PlatformApproval,
  PlatformSettings,
  PlatformWorld,
} from '#contract/admin-approvals/admin-approvals.contract.ts';
import { pageOf } from '../testing/found.ts';

const MILAN = { id: 8, name: 'Milan Marković' };
const VESNA = { id: 9, name: 'Vesna Ilić' };

const LISTED: ListedPlatformApproval = {
  id: 7,
  kind: 'refund',
  status: 'waiting',
  date: '2026-11-23T10:12:00.000Z',
  expires_at: '2026-11-30T10:12:00.000Z',
  proposed_by: MILAN,
  own: false,
  decided_by: null,
  decided_at: null,
  reason: '',
  note: '',
  name_sr: '',
  name_en: '',
  people: null,
  sum: null,
  currency: null,
  limit: null,
  rate: null,
  order: null,
  announcement: null,
};

const listed = (rest: Partial<ListedPlatformApproval>): ListedPlatformApproval => Object.assign({}, LISTED, rest);

const REFUND = listed({
  id: 7,
  kind: 'refund',
  note: 'Termin kod partnera je zauzet do kraja godine.',
  sum: 184_500,
  currency: 'RSD',
  limit: 100_000,
  order: { id: 2041, company: { id: 3, name: 'Vetar d.o.o.' }, person: { id: 17, name: 'Milica Šarić' } },
});
const RATE = listed({
  id: 6,
  kind: 'rate',
  rate: { currency: 'RSD', per_euro_was: 117.35, per_euro: 120.5, moved: 2.68 },
});
const ANNOUNCEMENT = listed({
  id: 5,
  kind: 'announcement',
  name_sr: 'Praznični raspored službe za korisnike',
  name_en: 'Holiday hours of customer care',
  people: 12_480,
  announcement: 4,
});
const LIMIT = listed({ id: 4, kind: 'limit', sum: 250_000, currency: 'RSD', limit: 100_000 });

/** Proposals of the platform that need a second approval. */
const samplePlatformApprovals: readonly ListedPlatformApproval[] = [
  REFUND,
  RATE,
  ANNOUNCEMENT,
  Object.assign({}, LIMIT, {
    status: 'refused',
    decided_by: VESNA,
    decided_at: '2026-11-22T08:00:00.000Z',
    reason: 'Tek u januaru.',
  }),
];

/** The list's answer to a query. */
export const platformApprovalsAsked = (search: URLSearchParams) => {
  const state = search.get('state');
  const results = samplePlatformApprovals.filter(({ status }) => state === null || state.split(',').includes(status));
  return Object.assign(pageOf(results), { count_is_exact: true, without: [] });
};

export const sampleSettings: PlatformSettings = { refund_limit: 100_000, others: ['Vesna Ilić'], waiting: null };

const WORLD: PlatformWorld = {
  people: null,
  sum: null,
  left_count: 0,
  stale: null,
  rate: null,
  refund: null,
  limit: null,
  seen: 'a'.repeat(64),
};

const opened = (
  approval: ListedPlatformApproval,
  now: Partial<PlatformWorld>,
  rest: Partial<PlatformApproval> = {},
): PlatformApproval =>
  Object.assign({}, approval, { texts: null, may: 'decide' as const, now: Object.assign({}, WORLD, now) }, rest);

/** One of each kind, as opened by a person who may decide. */
export const openedRefund = opened(REFUND, {
  sum: 184_500,
  refund: {
    status: 'in_process',
    total: 184_500,
    currency: 'RSD',
    back: [
      { category_id: 1, category: 'Sport/Sport', year: 2026, amount: 84_500 },
      { category_id: 0, category: null, year: 0, amount: 100_000 },
    ],
    codes: 2,
    used: 0,
    second: true,
  },
});
export const openedRate = opened(RATE, {
  rate: {
    per_euro_was: 117.35,
    per_euro: 120.5,
    moved: 2.68,
    week: { low: 117.35, high: 117.35 },
    second: true,
    prices: 212,
    companies: 3,
    carts: 41,
    subscriptions: 18,
  },
});
/** The last of several small steps, by itself less than 2 %. */
export const openedStep = opened(
  Object.assign({}, RATE, { rate: { currency: 'RSD', per_euro_was: 119, per_euro: 120, moved: 0.84 } }),
  {
    rate: {
      per_euro_was: 119,
      per_euro: 120,
      moved: 0.84,
      week: { low: 117.2, high: 119 },
      second: true,
      prices: 212,
      companies: 3,
      carts: 41,
      subscriptions: 18,
    },
  },
);
export const openedAnnouncement = opened(
  ANNOUNCEMENT,
  { people: 12_473, left_count: 7 },
  {
    texts: {
      text_sr: '<p>Od 24. decembra do 8. januara radimo od <strong>9 do 14 časova</strong>.</p>',
      text_en: '',
      sender: 'Izbor',
      at: '2026-12-01T09:00:00.000Z',
    },
  },
);
export const openedLimit = opened(LIMIT, { sum: 250_000, limit: 100_000 });
