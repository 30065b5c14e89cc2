import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import type { TransactionDetails } from '#contract/transactions/transactions.contract.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { Timeline, type TimelineItem } from '#design-system/timeline/timeline.tsx';
import { formatMoment } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { Money } from '../money/money.tsx';
import { TransactionLine } from './transaction-line.tsx';
import { TransactionStatusPill } from './transaction-status-pill.tsx';
import { useMoney } from './use-money.ts';

type Learning = NonNullable<TransactionDetails['lines'][number]['learning']>;

export interface TransactionViewProps {
  transaction: TransactionDetails;
  /** YYYY-MM-DD. */
  today: string;
  links: {
    benefit: (id: number, children: ReactNode) => ReactNode;
    transaction: (id: string, children: ReactNode) => ReactNode;
    subscriptions: (children: ReactNode) => ReactNode;
    requests: (children: ReactNode) => ReactNode;
    learning: (learning: Learning, children: ReactNode) => ReactNode;
  };
  onCopy: (code: string) => void;
}

/** One transaction: its lines, the budgets concerned, its vouchers, and its history. */
export function TransactionView({ transaction, today, links, onCopy }: TransactionViewProps) {
  const t = useTexts(transactionsTexts);
  const { date, lines, currency } = transaction;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 text-14">
        <span className="text-ink-muted tabular-nums">{formatMoment(date)}</span>
        <TransactionStatusPill transaction={transaction} />
      </div>
      <section aria-label={t('lines')}>
        <ul>
          {lines.map((line) => (
            <TransactionLine
              key={line.id}
              line={line}
              currency={currency}
              today={today}
              onCopy={onCopy}
              benefitLink={links.benefit}
            />
          ))}
        </ul>
      </section>
      <Sums transaction={transaction} />
      <Happened transaction={transaction} />
      <Onward transaction={transaction} links={links} />
    </div>
  );
}

function Sums({ transaction }: Pick<TransactionViewProps, 'transaction'>) {
  const t = useTexts(transactionsTexts);
  const money = useMoney(transaction.currency);
  const { amount, payroll_tax } = transaction;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2 tabular-nums">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-560">{t('total')}</dt>
          <dd>
            <Money amount={toMinor(amount)} currency={transaction.currency} />
          </dd>
        </div>
        {payroll_tax !== null && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-14 text-ink-muted">
            <dt>{t('payrollTax')}</dt>
            <dd className="whitespace-nowrap">{money(payroll_tax)}</dd>
          </div>
        )}
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-12 bg-surface-sunken px-4 py-3.5 text-14">
        <h3 className="font-560 font-text text-14 tracking-normal">{t(wordOf(transaction))}</h3>
        <PaidFrom transaction={transaction} />
      </div>
    </div>
  );
}

/** The budgets concerned, each once. */
export function PaidFrom({ transaction }: { transaction: Pick<TransactionDetails, 'paid_from' | 'currency'> }) {
  const t = useTexts(transactionsTexts);
  const language = useLanguage();
  const money = useMoney(transaction.currency);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {transaction.paid_from.map(({ category_id, category, year, amount }) => (
        <li key={`${category_id}/${year}`} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-ink-muted">
            {category === null ? t('flexible') : t('budgetOfYear', { name: categoryName(category, language), year })}
          </span>
          <span className="whitespace-nowrap font-580 tabular-nums">{money(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

function wordOf({ kind, effect }: TransactionDetails) {
  if (effect === 'held') return 'heldFrom';
  if (effect === 'given_back') return 'backTo';
  if (effect === 'spent') return 'paidFrom';
  return kind === 'order' ? 'wasPaidFrom' : 'askedOf';
}

/** Timeline of its statuses. */
export function Happened({ transaction: { timeline } }: { transaction: Pick<TransactionDetails, 'timeline'> }) {
  const t = useTexts(transactionsTexts);
  const items = timeline.map(({ status, date }, index): TimelineItem => {
    const isLast = index === timeline.length - 1;
    const open = status === 'pending' || status === 'in_review' || status === 'in_process';
    return {
      key: status,
      title: t(status),
      time: { text: formatMoment(date), iso: date },
      state: status === 'rejected' ? 'failed' : isLast && open ? 'current' : 'done',
    };
  });
  return (
    <section className="grid gap-4">
      <h3 className="font-560 font-text text-16 tracking-normal">{t('timeline')}</h3>
      <Timeline label={t('timeline')} items={items} />
    </section>
  );
}

function Onward({ transaction, links }: Pick<TransactionViewProps, 'transaction' | 'links'>) {
  const t = useTexts(transactionsTexts);
  const { kind, related, lines } = transaction;
  const learning = lines[0]?.learning;
  const link = () => {
    if (learning) return links.learning(learning, t(learning.kind === 'course' ? 'toCourse' : 'toPackage'));
    if (kind === 'subscription') return links.subscriptions(t('toSubscriptions'));
    if (kind === 'request') return links.requests(t('toRequest'));
    return related && links.transaction(related, t(kind === 'refund' ? 'relatedOrder' : 'related'));
  };
  const onward = link();
  return onward ? (
    <TextLink asChild className="justify-self-start">
      {onward}
    </TextLink>
  ) : null;
}
