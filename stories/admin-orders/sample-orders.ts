import type { ListedOrder, OrderImpact, PlatformOrder } from '#contract/admin-orders/admin-orders.contract.ts';
import type { OrdersPreview } from '#contract/admin-orders/order-bulk.contract.ts';
import type { RecordChange } from '#contract/changes/changes.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

const MORAVA = { id: 1, name: 'Morava Tehnologije d.o.o.' };
const UNA = { id: 2, name: 'Una Softver d.o.o.' };

const order = (id: number, rest: Partial<ListedOrder>): ListedOrder =>
  Object.assign(
    {
      id,
      company: MORAVA,
      person: { id: 7, name: 'Jelena Đorđević-Stanković' },
      status: 'pending' as const,
      date: `2026-11-${String(id - 2020).padStart(2, '0')}T09:24:00.000Z`,
      name: 'Relaks masaža celog tela, 60 minuta',
      more: 0,
      ways: ['in_store' as const],
      total: 6400,
      currency: 'RSD' as const,
      approval: null,
    },
    rest,
  );

/** Recent orders, one in each status. */
export const sampleOrders: readonly ListedOrder[] = [
  order(2041, { more: 2, total: 18_250.5, ways: ['voucher', 'web'] }),
  order(2040, {
    company: UNA,
    person: { id: 8, name: 'Petar Nikolić' },
    currency: 'KM',
    total: 120,
    ways: ['voucher'],
    name: 'Vaučer za namirnice',
  }),
  order(2039, {
    status: 'in_process',
    person: { id: 9, name: 'Milica Šarić' },
    name: 'Servis bicikla pred sezonu',
  }),
  order(2036, { status: 'completed', ways: ['invoice'], name: 'Pregled vida i okvir po izboru' }),
  order(2035, { status: 'cancelled', person: { id: 9, name: 'Milica Šarić' } }),
];

/** The list's answer to a query. */
export function ordersAsked(search: URLSearchParams) {
  const status = search.get('status')?.split(',') ?? null;
  return listAnswer(sampleOrders, { status: status && ((each) => status.includes(each.status)) });
}

const found = (id: number): ListedOrder => sampleOrders.find((each) => each.id === id) ?? order(id, {});

const TIMES = ['pending', 'in_process', 'completed', 'cancelled'] as const;
const STEPS: Record<ListedOrder['status'], readonly (typeof TIMES)[number][]> = {
  pending: ['pending'],
  in_process: ['pending', 'in_process'],
  completed: ['pending', 'in_process', 'completed'],
  cancelled: ['pending', 'in_process', 'cancelled'],
};

const back = (total: number): PlatformOrder['paid_from'] => [
  { category_id: 1, category: 'Sport/Sport', year: 2026, amount: 1500 },
  { category_id: 0, category: null, year: 0, amount: total - 1500 },
];

/** An order by its id. 2040 has codes; 2035 was cancelled with a reason; 2039 is the reader's own order. */
export function orderAsked(id: number): PlatformOrder {
  const { name, more: _, ...listed } = found(id);
  const isVoucher = listed.ways.includes('voucher');
  const used = { id: 2, end: 'K7QD', status: 'used', valid_until: '2027-11-20' } as const;
  const free = { id: 1, end: '7K2M', status: 'unused', valid_until: '2027-11-20' } as const;
  return Object.assign(listed, {
    lines: [
      {
        id: 1,
        name,
        provider: 'Lotos',
        benefit: 1,
        count: isVoucher ? 2 : 1,
        unit_price: isVoucher ? listed.total / 2 : listed.total,
        total: listed.total,
        vouchers: isVoucher ? [free, used] : [],
      },
    ],
    paid_from: listed.total > 1500 ? back(listed.total) : back(listed.total).slice(1),
    payroll_tax: listed.currency === 'RSD' ? 640 : null,
    timeline: STEPS[listed.status].map((status, place) => ({ status, date: `2026-11-2${place}T09:24:00.000Z` })),
    own: id === 2039,
    reason: listed.status === 'cancelled' ? 'Termin kod partnera je zauzet do kraja godine.' : '',
  });
}

/** Impact of cancelling an order; a code of 2040 was used. */
export function orderImpactAsked(id: number): OrderImpact {
  const { status, total, currency } = found(id);
  const isUsed = id === 2040;
  return {
    impact: '0'.repeat(64),
    weight: isUsed ? 'blocked' : 'harmless',
    effects: { status, total, currency, back: back(total), codes: isUsed ? 1 : 2, used: isUsed ? 1 : 0, second: false },
  };
}

const change = (id: number, did: string, values: RecordChange['values']): RecordChange => ({
  id,
  at: `2026-11-2${id}T09:24:00.000Z`,
  company: 1,
  by: { company: 1, id: 8, name: 'Milan Marković' },
  via: id === 1 ? 'bulk' : 'screen',
  kind: `order.${did}`,
  record_kind: 'order',
  record: '2035',
  record_name: '2035',
  fields: [],
  reason: '',
  revision: null,
  values,
});

/** History of an order, the newest first. */
export const orderChanges: readonly RecordChange[] = [
  change(2, 'cancelled', [
    { field: 'reason', before: null, after: 'Termin kod partnera je zauzet do kraja godine.', erased: false },
    { field: 'status', before: 'in_process', after: 'cancelled', erased: false },
  ]),
  change(1, 'moved', [{ field: 'status', before: 'pending', after: 'in_process', erased: false }]),
];

/** Preview of moving the selected orders to "in process": two of four can be. */
export const ordersMoved = (): OrdersPreview => ({
  id: 60,
  count: 4,
  affected: 2,
  refused: [
    { code: 'status', count: 1, sample: [{ id: 2036, person: 'Jelena Đorđević-Stanković' }] },
    { code: 'own', count: 1, sample: [{ id: 2039, person: 'Milica Šarić' }] },
  ],
  effects: { people: 2 },
  sample: [
    {
      id: 2040,
      person: 'Petar Nikolić',
      before: { status: 'pending' },
      after: { status: 'in_process' },
    },
    {
      id: 2041,
      person: 'Jelena Đorđević-Stanković',
      before: { status: 'pending' },
      after: { status: 'in_process' },
    },
  ],
  expires_at: new Date(Date.now() + 600_000).toISOString(),
});
