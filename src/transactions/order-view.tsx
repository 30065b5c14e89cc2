import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { formatDay, formatMoment } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { statusTone } from './status-tone.ts';
import type { Order } from './transactions.queries.ts';

/** One order: its lines, which budget paid each, its vouchers, and the sum. */
export function OrderView({ order }: { order: Order }) {
  const t = useTexts(transactionsTexts);
  const money = useMoney(order.currency);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3 text-14">
        <span className="text-ink-muted tabular-nums">{formatMoment(order.date)}</span>
        <StatusPill tone={statusTone(order.status)}>{t(order.status)}</StatusPill>
      </div>
      <ul>
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} currency={order.currency} />
        ))}
      </ul>
      <dl className="grid gap-2 tabular-nums">
        <Amount name={t('total')} value={money(order.total)} strong />
        <Amount name={t('payrollTax')} value={money(order.payroll_tax)} />
      </dl>
    </div>
  );
}

function OrderLine({ line, currency }: { line: Order['lines'][number]; currency: Order['currency'] }) {
  const t = useTexts(transactionsTexts);
  const language = useLanguage();
  const money = useMoney(currency);
  const paid = [
    { name: categoryName(line.category, language), amount: line.paid_from_category },
    { name: t('flexible'), amount: line.paid_from_flexible },
  ].filter(({ amount }) => amount > 0);
  return (
    <li className="grid gap-2 border-line border-t py-4 last:border-b">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-560">{line.name}</span>
        <span className="whitespace-nowrap font-560 tabular-nums">{money(line.total)}</span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-muted tabular-nums">
        <span>{line.provider}</span>
        {line.count > 1 && (
          <span>
            {line.count} × {money(line.unit_price)}
          </span>
        )}
      </div>
      <p className="text-14 text-ink-muted tabular-nums">
        {t('paidFrom')}: {paid.map(({ name, amount }) => `${name} ${money(amount)}`).join(', ')}
      </p>
      {line.vouchers.length > 0 && (
        <div className="rounded-12 bg-accent-soft px-4 py-3 text-14">
          <p className="font-560">{t('vouchers', { count: line.vouchers.length })}</p>
          <ul className="mt-1 grid gap-1">
            {line.vouchers.map(({ code, valid_until }) => (
              <li key={code} className="flex flex-wrap justify-between gap-x-4">
                <code className="font-600 tracking-caps">{code}</code>
                <span className="text-ink-muted">{t('validUntil', { day: formatDay(valid_until) })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function Amount({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={strong ? 'font-560' : 'text-14 text-ink-muted'}>{name}</dt>
      <dd className={strong ? 'display text-22' : 'whitespace-nowrap text-14'}>{value}</dd>
    </div>
  );
}

function useMoney(currency: Order['currency']) {
  const language = useLanguage();
  return (amount: number) => formatMoney(toMinor(amount), currency, language);
}
