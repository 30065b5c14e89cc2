import { Link } from 'react-router-dom';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { getOrder } from '#contract/checkout/checkout.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { Page } from '#design-system/page/page.tsx';
import { StatusPill, type StatusPillProps } from '#design-system/status-pill/status-pill.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { Money } from '../money/money.tsx';
import { usePlainAmount } from '../money/use-plain-amount.ts';
import { VoucherTickets } from '../vouchers/voucher-tickets.tsx';

export type Order = AnswerOf<typeof getOrder>;

export interface OrderViewProps {
  order: Order;
  /** YYYY-MM-DD. */
  today: string;
  onCopy: (code: string) => void;
}

/** An order: its lines, the budgets that paid, and its voucher codes. */
export function OrderView({ order, today, onCopy }: OrderViewProps) {
  const t = useTexts(checkoutTexts);
  // A single code is shown for scanning immediately; several are each opened when needed.
  const opened = order.lines.reduce((sum, { vouchers }) => sum + vouchers.length, 0) === 1;
  const { id, status } = order;
  const date = formatMoment(order.date);
  // A cancelled order has a neutral title.
  const [before, title] =
    status === 'cancelled' ? [date, t('orderNumber', { id })] : [t('orderDate', { id, date }), t('orderTitle')];
  return (
    <Page width="reading">
      <p className="text-14 text-ink-muted">{before}</p>
      <h1 className="hyphenate mt-3.5 mb-5 tracking-large text-36 desk:mb-7 desk:text-48">{title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 min-[60rem]:grid-cols-[minmax(0,1fr)_min(25rem,42%)] wide:gap-16">
        <section aria-labelledby="order-lines" className="min-w-0">
          <h2 id="order-lines" className="sr-only">
            {t('orderLines')}
          </h2>
          <ul className="@container border-line border-b">
            {order.lines.map((line) => (
              <OrderLine
                key={line.id}
                line={line}
                today={today}
                onCopy={onCopy}
                opened={opened}
                currency={order.currency}
              />
            ))}
          </ul>
        </section>
        <OrderSum order={order} />
      </div>
    </Page>
  );
}

const tones: Record<Order['status'], StatusPillProps['tone']> = {
  pending: 'warning',
  in_process: 'warning',
  completed: 'positive',
  cancelled: 'neutral',
};

function OrderSum({ order }: { order: Order }) {
  const t = useTexts(checkoutTexts);
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-7">
      <StatusPill tone={tones[order.status]} className="justify-self-start">
        {t(`status.${order.status}`)}
      </StatusPill>
      <p className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <span className="font-600">{t('orderTotal')}</span>
        <Money amount={toMinor(order.total)} currency={order.currency} size={36} className="font-480" />
      </p>
      <Paid order={order} />
      <div className="grid gap-3">
        <Button asChild wide>
          <Link to={paths.home}>{t('home')}</Link>
        </Button>
        <Button tone="secondary" wide asChild>
          <Link to={paths.transactions}>{t('transactions')}</Link>
        </Button>
        {order.lines.some(({ vouchers }) => vouchers.length > 0) && (
          <Button tone="ghost" wide asChild>
            <Link to={paths.vouchers}>{t('wallet')}</Link>
          </Button>
        )}
      </div>
    </aside>
  );
}

/** The budgets that paid, each once; a cancelled order was refunded to them. */
function Paid({ order }: { order: Order }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const paid = new Map<string, number>();
  const add = (budget: string, amount: number) =>
    amount > 0 && paid.set(budget, (paid.get(budget) ?? 0) + toMinor(amount));
  for (const line of order.lines) add(categoryName(line.category, language), line.paid_from_category);
  for (const line of order.lines) add(t('flexible'), line.paid_from_flexible);
  return (
    <dl className="grid gap-2 rounded-12 bg-surface-sunken px-4 py-3.5 text-14">
      <dt className="font-560">{t(order.status === 'cancelled' ? 'refundedTo' : 'paidFrom')}</dt>
      {[...paid].map(([budget, amount]) => (
        <dd key={budget} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-ink-muted first-letter:uppercase">{budget}</span>
          <span className="whitespace-nowrap font-580 tabular-nums">
            {formatMoney(amount, order.currency, language)}
          </span>
        </dd>
      ))}
    </dl>
  );
}

interface OrderLineProps {
  line: Order['lines'][number];
  currency: Order['currency'];
  today: string;
  /** Shows the pictures of its codes from the start. */
  opened: boolean;
  onCopy: (code: string) => void;
}

function OrderLine({ line, currency, today, opened, onCopy }: OrderLineProps) {
  const t = useTexts(checkoutTexts);
  const plain = usePlainAmount(currency);
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-line border-t py-4.5 desk:grid-cols-[128px_minmax(0,1fr)_auto] desk:gap-x-6 desk:py-6">
      <PictureFrame image={line.image} className="row-span-2 self-start desk:row-span-3" />
      <div className="min-w-0">
        <h3 className="hyphenate font-580 text-16 desk:text-18">
          <Link to={paths.benefit(line.benefit)} className="rounded-8 underline-offset-4 hover:underline">
            {line.name}
          </Link>
        </h3>
        <p className="text-14 text-ink-muted">{line.provider}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2.5 @max-[14rem]:col-span-2 max-desk:col-start-2 @max-[14rem]:col-start-1 desk:flex-col desk:items-end">
        <Money amount={toMinor(line.total)} currency={currency} />
        {line.count > 1 && (
          <span className="whitespace-nowrap text-14 text-ink-muted tabular-nums">
            {line.count} × {plain(toMinor(line.unit_price))}
          </span>
        )}
      </p>
      {line.vouchers.length > 0 && (
        <div className="col-span-2 mt-1 grid grid-cols-[minmax(0,1fr)] gap-2 desk:col-start-2">
          <h4 className="font-560 text-14">{t('vouchers', { count: line.vouchers.length })}</h4>
          <VoucherTickets today={today} onCopy={onCopy} vouchers={line.vouchers} opened={opened} />
        </div>
      )}
    </li>
  );
}
