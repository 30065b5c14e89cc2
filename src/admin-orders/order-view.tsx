import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listOrderChanges, type PlatformOrder } from '#contract/admin-orders/admin-orders.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import type { OrderStatus } from '#contract/orders/orders.rules.ts';
import { mayRead } from '#contract/permissions/permissions.rules.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { formatDay, formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { HistoryView } from '../admin/history/history-view.tsx';
import { useHistory } from '../admin/history/use-history.ts';
import { Amount } from '../admin/parts/amount.tsx';
import { companyKeyName } from '../admin/parts/company-key.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { ProposalLink } from '../admin/parts/proposal-link.tsx';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';
import { Happened, PaidFrom } from '../transactions/transaction-view.tsx';
import { useMoney } from '../transactions/use-money.ts';
import { keyOf } from './order-calls.ts';
import { OrderState } from './order-state.tsx';

type Line = PlatformOrder['lines'][number];

/** The details of an order: its buyer, what was bought, how it was paid, and its history. */
export function OrderView({ order }: { order: PlatformOrder }) {
  const t = useTexts(adminOrdersTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Whose order={order} />
      <Waits order={order} />
      {order.reason !== '' && (
        <Part title={t('reason')}>
          <p className="wrap-anywhere whitespace-pre-line">{order.reason}</p>
        </Part>
      )}
      <Part title={t('bought')}>
        <ul className="divide-y divide-line border-line border-y">
          {order.lines.map((line) => (
            <BoughtLine key={line.id} line={line} currency={order.currency} />
          ))}
        </ul>
      </Part>
      <Sums order={order} />
      <Happened transaction={order} />
      <History order={order} />
    </div>
  );
}

/** The note that the cancellation waits for approval. */
function Waits({ order: { approval } }: { order: PlatformOrder }) {
  const t = useTexts(adminOrdersTexts);
  if (approval === null) return null;
  return (
    <div className="grid gap-2 rounded-12 bg-accent-soft px-4 py-3 text-14">
      <p>{t('waits')}</p>
      <ProposalLink approval={approval} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-560 font-text text-16 tracking-normal">{title}</h3>
      {children}
    </section>
  );
}

function Whose({ order }: { order: PlatformOrder }) {
  const t = useTexts(adminOrdersTexts);
  const called = useCalled();
  const { person, company, date, status, ways } = order;
  const name = called(person.name);
  const isOpenToMe = mayRead(useMe(), 'platform.people');
  const at = `${paths.adminPanel}/users?open=${companyKeyName({ company: company.id, id: person.id })}`;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-14">
      <dt className="text-ink-muted">{t('state')}</dt>
      <dd>
        <OrderState status={status} />
      </dd>
      <dt className="text-ink-muted">{t('person')}</dt>
      <dd className="wrap-anywhere">
        {isOpenToMe ? (
          <TextLink asChild inline>
            <Link to={at}>{name}</Link>
          </TextLink>
        ) : (
          name
        )}
      </dd>
      <dt className="text-ink-muted">{t('company')}</dt>
      <dd className="wrap-anywhere">{company.name}</dd>
      <dt className="text-ink-muted">{t('way')}</dt>
      <dd>{ways.map((way) => t(`way.${way}`)).join(', ')}</dd>
      <dt className="text-ink-muted">{t('date')}</dt>
      <dd className="tabular-nums">{formatMoment(date)}</dd>
    </dl>
  );
}

function BoughtLine({ line, currency }: { line: Line; currency: PlatformOrder['currency'] }) {
  const money = useMoney(currency);
  const { name, provider, count, unit_price, total } = line;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="hyphenate beside font-560">{name}</span>
        <span className="whitespace-nowrap font-560 tabular-nums">{money(total)}</span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-muted tabular-nums">
        <span>{provider}</span>
        {count > 1 && (
          <span>
            {count} × {money(unit_price)}
          </span>
        )}
      </p>
      <Codes line={line} />
    </li>
  );
}

function Codes({ line: { vouchers } }: { line: Line }) {
  const t = useTexts(adminOrdersTexts);
  const words = ({ status, end, valid_until: day }: Line['vouchers'][number]) =>
    status === 'unused' ? t('code', { end, day: formatDay(day) }) : t(`code.${status}`, { end });
  if (vouchers.length === 0) return null;
  return (
    <ul aria-label={t('codes')} className="grid gap-0.5 text-14 text-ink-muted tabular-nums">
      {vouchers.map((voucher) => (
        <li key={voucher.id}>{words(voucher)}</li>
      ))}
    </ul>
  );
}

function Sums({ order }: { order: PlatformOrder }) {
  const t = useTexts(adminOrdersTexts);
  const say = useTexts(transactionsTexts);
  const money = useMoney(order.currency);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2 tabular-nums">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-560">{say('total')}</dt>
          <dd>
            <Amount amount={toMinor(order.total)} currency={order.currency} />
          </dd>
        </div>
        {order.payroll_tax !== null && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-14 text-ink-muted">
            <dt>{say('payrollTax')}</dt>
            <dd className="whitespace-nowrap">{money(order.payroll_tax)}</dd>
          </div>
        )}
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-12 bg-surface-sunken px-4 py-3.5 text-14">
        <h3 className="font-560 font-text text-14 tracking-normal">
          {t(order.status === 'cancelled' ? 'givenBack' : 'paid')}
        </h3>
        <PaidFrom transaction={order} />
      </div>
    </div>
  );
}

function History({ order }: { order: PlatformOrder }) {
  const t = useTexts(adminOrdersTexts);
  const say = useTexts(transactionsTexts);
  const { of, older } = useHistory({ call: listOrderChanges, params: { ...keyOf(order) } });
  const fields = {
    status: { label: t('state'), shown: (status: unknown) => say(status as OrderStatus) },
    reason: { label: t('cancel.reason') },
  };
  return (
    <Part title={t('history')}>
      <HistoryView of={of} fields={fields} older={older} />
    </Part>
  );
}
