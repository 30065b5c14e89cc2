import type { Language } from '#contract/language/language.ts';
import type { RequestComment } from '#contract/requests/requests.contract.ts';
import type { RequestToReview, RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import type { FoundQueue } from '#src/admin-requests/queue-pane.tsx';
import type { Found } from '#src/ground/found.ts';

const WORDS = {
  SR: {
    asked: 'Vidi li se datum na poleđini?',
    answered: 'Vidi se: 15.11.',
    reason: 'Fajl nije čitljiv',
    file: 'račun-optika.png',
  },
  EN: {
    asked: 'Is the date on the back?',
    answered: 'It is: 15.11.',
    reason: 'It cannot be read',
    file: 'receipt.png',
  },
};

const row = (id: number, name: string, changes: Partial<RequestToReview>): RequestToReview => {
  const [first_name = '', last_name = ''] = name.split(' ');
  return Object.assign(
    {
      id,
      company: null,
      kind: 'reimbursement',
      status: 'pending',
      needs_information: false,
      category: 'Health/Zdravlje',
      category_id: 1,
      provider_name: 'Optika Vidik',
      description: 'Okvir V-204, 2x -1,25',
      purchase_date: '2026-11-15',
      amount: 6400,
      currency: 'RSD',
      filed_at: '2026-11-16T15:20:00.000Z',
      first_filed_at: '2026-11-16T15:20:00.000Z',
      decided_at: null,
      resubmits: null,
      resubmitted_by: null,
      employee: { id, first_name, last_name },
      claim: null,
      assigned: null,
      second: null,
      late: false,
      signals: [],
    } as const,
    changes,
  );
};

const sara = {
  by: { id: 9, name: 'Sara Ilić' },
  since: '2026-11-20T09:02:00.000Z',
  until: '2026-11-20T09:17:00.000Z',
  mine: false,
};

export const sampleQueue: FoundQueue = {
  count: 5,
  queues: { pending: 5, in_review: 0, asked: 3, decided: 28 },
  results: [
    row(41, 'Milica Šarić', { late: true }),
    row(42, 'Petar Nikolić', { signals: ['same_purchase'], amount: 1200, provider_name: 'Apoteka Lipa', late: true }),
    row(43, 'Ana Kovačević', {
      amount: 12_000,
      provider_name: 'Škola stranih jezika „Reč i po“ – ogranak Novi Beograd',
      filed_at: '2026-11-18T10:00:00.000Z',
    }),
    row(44, 'Luka Petrović', { amount: 3450, provider_name: 'Točak i lanac', filed_at: '2026-11-20T08:00:00.000Z' }),
    row(45, 'Đorđe Šćepanović', { amount: 24_000, provider_name: 'Konferencija Forma', claim: sara }),
  ],
};

/** First approval by a colleague, for an amount above the limit. */
export const ACCEPTED = { by: { id: 9, name: 'Sara Ilić' }, at: '2026-11-20T09:02:00.000Z', own: false };

export const OVER_LIMIT = { kind: 'over_limit' as const, request: null, amount: 5000, day: null, changed: [] };

/** Queue with a request that waits for a second approval. */
export const withSecond: FoundQueue = {
  count: 1,
  queues: { pending: 4, in_review: 1, asked: 3, decided: 1000 },
  results: [row(41, 'Milica Šarić', { status: 'in_review', second: ACCEPTED })],
};

/** Assigned to a reviewer who is absent, and to their delegate. */
export const ASSIGNED = { to: { id: 9, name: 'Sara Ilić' }, stands_in: { id: 8, name: 'Marko Simić' }, mine: false };

/** Requests assigned to the reader: one their own, one as delegate of an absent reviewer. */
export const assignedQueue: FoundQueue = {
  count: 2,
  queues: { pending: 5, in_review: 0, asked: 3, decided: 28 },
  results: [
    row(41, 'Milica Šarić', {
      assigned: { to: { id: 7, name: 'Vesna Ilić' }, stands_in: null, mine: true },
      late: true,
    }),
    row(43, 'Ana Kovačević', {
      amount: 12_000,
      assigned: { to: { id: 9, name: 'Sara Ilić' }, stands_in: { id: 7, name: 'Vesna Ilić' }, mine: true },
    }),
  ],
};

const COMPANY = { id: 7, name: 'Knjigovodstvo Vračar' };

/** The request as seen by the platform. */
export const ofCompany = (request: RequestToReviewDetail): RequestToReviewDetail =>
  Object.assign({}, request, { company: COMPANY, unattended: true });

/** Requests without a reviewer, which wait for the platform. */
export const unattendedQueue: FoundQueue = {
  count: 3,
  queues: { pending: 3, in_review: 1, asked: 0, decided: 12 },
  results: [
    row(41, 'Milica Šarić', { late: true, company: COMPANY }),
    row(46, 'Ana Kovačević', { company: { id: 9, name: 'Frizerski salon „Kod Mire i Vere“ – Zemun' }, amount: 2300 }),
    row(47, 'Luka Petrović', { company: { id: 12, name: 'Forma' }, amount: 180, currency: 'EUR' }),
  ],
};

export const foundQueue = (data: FoundQueue): Found<FoundQueue> => ({
  state: 'ready',
  data,
  old: false,
  busy: false,
  onRetry: () => {},
});

/** A request in full; texts written by people are in the language of the page. */
export const sampleRequest = (language: Language = 'SR'): RequestToReviewDetail =>
  Object.assign({}, row(41, 'Milica Šarić', { late: true }), {
    employee: { id: 41, first_name: 'Milica', last_name: 'Šarić', language: 'SR' as const, unit: 'Razvoj' },
    reason: '',
    held_from_category: 6400,
    held_from_flexible: 0,
    budget_year: 2026,
    file: { name: WORDS[language].file, type: 'image/png', bytes: 412_000 },
    timeline: [
      { status: 'pending' as const, date: '2026-11-16T15:20:00.000Z', by: 'employee' as const, name: 'Milica Šarić' },
    ],
    own: false,
    unattended: false,
    decided_by: null,
    decided_for: null,
    reason_code: null,
    signals: [
      {
        kind: 'same_purchase' as const,
        request: { id: 37, status: 'rejected' as const, reason: WORDS[language].reason, employee: 'Milica Šarić' },
        amount: null,
        day: null,
        changed: [],
      },
      { kind: 'weekend' as const, request: null, amount: null, day: null, changed: [] },
    ],
    earlier: { count: 2, accepted: 2, rejected: 0, sum: 9150, results: [] },
    budgets_after: [{ category_id: 1, allocated: 30_000, spent: 15_000, this: 6400, held: 0, left: 8600 }],
    seen: { status: 'pending' as const, comment: null },
  });

/** Comments of the request, in the language of the page. */
export const sampleComments = (language: Language): RequestComment[] => [
  {
    id: 1,
    text: WORDS[language].asked,
    date: '2026-11-19T07:50:00.000Z',
    by: 'reviewer',
    name: 'Vesna Ilić',
  },
  { id: 2, text: WORDS[language].answered, date: '2026-11-19T08:12:00.000Z', by: 'employee', name: 'Milica Šarić' },
];

const RECEIPT = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420"><rect width="300" height="420" fill="#fffdf6"/>
<g font-family="monospace" font-size="14"><text x="24" y="40">FISKALNI RAČUN</text><text x="24" y="70">OPTIKA VIDIK</text>
<text x="24" y="120">Okvir V-204   4.900,00</text><text x="24" y="145">Stakla        1.500,00</text>
<text x="24" y="190">UKUPNO        6.400,00</text></g></svg>`;

/** The photograph of a receipt. */
export const sampleFile = {
  name: 'račun-optika.png',
  content: new Blob([RECEIPT], { type: 'image/svg+xml' }),
};
