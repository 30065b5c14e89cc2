import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { howToUse } from '#contract/orders/how-to-use.rules.ts';
import type { Transaction, TransactionDetails } from '#contract/transactions/transactions.contract.ts';
import type { cancellationMachine } from '#machines/transactions/cancellation.machine.ts';
import type { Found } from '#src/ground/found.ts';
import { cancellationProps } from '#src/transactions/cancellation-props.ts';
import type { TransactionDrawerViewProps } from '#src/transactions/transaction-drawer-view.tsx';
import { ready } from '../testing/found.ts';

export const TODAY = '2026-11-20';

export const transaction = (reference: number, changes: Partial<Transaction> = {}): Transaction => ({
  id: `${changes.kind ?? 'order'}-${reference}`,
  kind: 'order',
  reference,
  status: 'pending',
  needs_information: false,
  effect: 'spent',
  currency: 'RSD',
  amount: 8925,
  date: '2026-11-18T09:30:00.000Z',
  names: ['Sistematski pregled sa laboratorijskom analizom'],
  ...changes,
});

const line = { image: null, benefit: 4, learning: null, coupon: null, count: 1, vouchers: [], how_to_use: null };

/** An order of 12.310,00 RSD: a membership, partly from a yearly budget, and two vouchers. */
export const order: TransactionDetails = {
  ...transaction(38, { amount: 12_310, names: ['Mesečna članarina: teretana, bazen i sauna', 'Vaučer za namirnice'] }),
  payroll_tax: 1904.36,
  related: null,
  cancellable: true,
  timeline: [{ status: 'pending', date: '2026-11-18T09:30:00.000Z' }],
  paid_from: [
    { category_id: 1, category: 'Sport and recreation/Sport i rekreacija', year: 2026, amount: 4000 },
    { category_id: 0, category: null, year: 0, amount: 8310 },
  ],
  lines: [
    {
      ...line,
      id: 1,
      name: 'Mesečna članarina: teretana, bazen i sauna',
      provider: 'Vežbaonica Vračar',
      unit_price: 5310,
      total: 5310,
      paid_from_category: 4000,
      paid_from_flexible: 1310,
      category: 'Sport and recreation/Sport i rekreacija',
      how_to_use: {
        way: 'web',
        text: howToUse({ way: 'web', instructions: '' }, 'SR'),
        website: 'https://vezbaonica.example',
      },
    },
    {
      ...line,
      id: 2,
      name: 'Vaučer za namirnice',
      provider: 'Domaća korpa',
      count: 2,
      unit_price: 3500,
      total: 7000,
      paid_from_category: 0,
      paid_from_flexible: 7000,
      category: 'Food and drink/Hrana i piće',
      how_to_use: {
        way: 'voucher',
        text: '<ol><li>Pokaži kod na kasi.</li><li>Ostatak važi do isteka.</li></ol>',
        website: null,
      },
      vouchers: [
        { id: 1, code: 'K7QW-2MNP-83RT-XZ4V', valid_until: '2027-11-18', status: 'unused' },
        { id: 2, code: '9HJD-TT2C-VKQ0-1M5N', valid_until: '2027-11-18', status: 'unused' },
      ],
    },
  ],
};

/** A course of 5.000,00 RSD with a discount of 20 %. */
export const enrolment: TransactionDetails = {
  ...transaction(12, { kind: 'enrolment', status: 'completed', amount: 4000, names: ['Prva pomoć na radnom mestu'] }),
  payroll_tax: null,
  related: null,
  cancellable: false,
  timeline: [{ status: 'completed', date: '2026-11-18T09:30:00.000Z' }],
  paid_from: [{ category_id: 0, category: null, year: 0, amount: 4000 }],
  lines: [
    {
      ...line,
      id: 12,
      name: 'Prva pomoć na radnom mestu',
      provider: '',
      category: '',
      benefit: null,
      unit_price: 5000,
      total: 4000,
      paid_from_category: 0,
      paid_from_flexible: 4000,
      learning: { kind: 'course', pk: 3 },
      coupon: { name: 'PROLECE20', percent_off: 20 },
    },
  ],
};

/** The order after it was cancelled. */
export const cancelledOrder: TransactionDetails = {
  ...order,
  status: 'cancelled',
  effect: 'nothing',
  related: 'refund-38',
  cancellable: false,
  timeline: [...order.timeline, { status: 'cancelled', date: '2026-11-20T08:12:00.000Z' }],
  lines: order.lines.map((one) => ({
    ...one,
    how_to_use: null,
    vouchers: one.vouchers.map((voucher) => ({ ...voucher, status: 'voided' as const })),
  })),
};

const link = (href: string) => (children: ReactNode) => <a href={href}>{children}</a>;

/** The drawer in one state of the cancellation's machine. */
export function drawerIn(
  snapshot: SnapshotFrom<typeof cancellationMachine>,
  changes: Partial<Omit<TransactionDrawerViewProps, 'transaction'>> & {
    transaction?: TransactionDetails | Found<TransactionDetails>;
  } = {},
): TransactionDrawerViewProps {
  const cancellation = cancellationProps(snapshot);
  const { transaction = cancellation.cancelled ? cancelledOrder : order, ...others } = changes;
  return {
    transaction: 'state' in transaction ? transaction : ready(transaction),
    today: TODAY,
    cancellation,
    links: {
      benefit: (id, children) => <a href={`/benefit/${id}`}>{children}</a>,
      transaction: (id, children) => <a href={`/transactions?open=${id}`}>{children}</a>,
      subscriptions: link('/subscriptions'),
      requests: link('/reimbursement'),
      learning: ({ kind, pk }, children) => <a href={`/${kind}/${pk}`}>{children}</a>,
    },
    onCopy: fn(),
    onClose: fn(),
    onAsk: fn(),
    onBack: fn(),
    onConfirm: fn(),
    onCheck: fn(),
    ...others,
  };
}
