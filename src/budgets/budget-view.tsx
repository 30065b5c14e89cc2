import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { BudgetAccount } from '#contract/budgets/budgets.contract.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { pageCount } from '#contract/pager/pager.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { OfflineNotice } from '#design-system/offline-notice/offline-notice.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Pager } from '#design-system/pager/pager.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { budgetsTexts } from '#locales/budgets/budgets.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { BudgetEntriesTable } from './budget-entries-table.tsx';
import { type BudgetEntries, type BudgetPlace, ENTRIES_PER_PAGE } from './budgets.queries.ts';

export interface BudgetViewProps {
  /** Null while they are loaded for the first time. */
  found: BudgetEntries | null;
  failed: boolean;
  busy: boolean;
  offline: boolean;
  place: BudgetPlace;
  currency: Currency;
  links: {
    account: (place: BudgetPlace, children: ReactNode, isChosen: boolean, className: string) => ReactNode;
    transaction: (id: string, children: ReactNode, label: string) => ReactNode;
    transactions: (children: ReactNode) => ReactNode;
  };
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** Product.md 7.1: why a balance is what it is, account by account and change by change. */
export function BudgetView(props: BudgetViewProps) {
  const { found, failed, busy, offline, place, currency, links, onPage, onRetry } = props;
  const t = useTexts(budgetsTexts);
  const pages = pageCount(found?.count ?? 0, ENTRIES_PER_PAGE);
  const account = found?.accounts.find(
    ({ category_id, year }) => category_id === place.category && year === place.year,
  );
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 desk:gap-8">
      <div className="grid gap-2">
        <h1 className="text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
        <TextLink asChild className="justify-self-start text-14">
          {links.transactions(t('transactions'))}
        </TextLink>
      </div>
      {offline && found && <OfflineNotice text={t('offline')} retryLabel={t('retry')} onRetry={onRetry} />}
      {found && <Accounts {...props} accounts={found.accounts} />}
      {account && <Sums account={account} currency={currency} />}
      <BudgetEntriesTable
        entries={found?.results ?? null}
        currency={currency}
        transactionLink={links.transaction}
        empty={<EmptyState title={t(found?.accounts.length === 0 ? 'none' : 'empty')} text={t('emptyText')} />}
        {...(failed && {
          error: (
            <ErrorState {...{ title: t('failed'), text: t('failedText'), retryLabel: t('retry'), busy, onRetry }} />
          ),
        })}
      />
      {!failed && pages > 1 && place.page <= pages && (
        <Pager
          {...{ page: place.page, pages, onPage }}
          labels={{
            ...{ nav: t('pages'), previous: t('previous'), next: t('next') },
            position: t('position', { page: place.page, pages }),
          }}
        />
      )}
    </Page>
  );
}

function Accounts({ accounts, place, currency, links }: BudgetViewProps & { accounts: readonly BudgetAccount[] }) {
  const t = useTexts(budgetsTexts);
  const language = useLanguage();
  return (
    <nav aria-label={t('accounts')}>
      <ul className="grid gap-3 desk:grid-cols-2 wide:grid-cols-3">
        {accounts.map(({ category_id: category, category: name, year, available, until, ended }) => {
          const isChosen = category === place.category && year === place.year;
          const amount = formatMoney(toMinor(available), currency, language);
          const day = until && formatDay(until);
          return (
            <li key={`${category}/${year}`} className="grid">
              {links.account(
                { category, year, page: 1 },
                <>
                  <span className="font-560">
                    {name === null ? t('flexible') : t('ofYear', { name: categoryName(name, language), year })}
                  </span>
                  <span className="text-14 text-ink-muted tabular-nums">
                    {[ended ? '' : t('availableOf', { amount }), day && t(ended ? 'ended' : 'until', { day })]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </>,
                isChosen,
                cn(
                  'grid min-h-16 content-center gap-0.5 rounded-20 border px-5 py-3',
                  isChosen ? 'border-brand bg-brand-soft' : 'border-line hover:border-line-strong',
                ),
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Sums({ account, currency }: { account: BudgetAccount; currency: Currency }) {
  const t = useTexts(budgetsTexts);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(toMinor(amount), currency, language);
  const { allocated, spent, held, available, ended } = account;
  const left = allocated - spent - held;
  const rows = [
    ['given', allocated, ''],
    ['spent', spent, '−'],
    ...(held > 0 ? [['held', held, '−'] as const] : []),
    ['available', available, ''],
  ] as const;
  return (
    <div className="grid gap-2 rounded-20 bg-surface-raised p-5 shadow-1">
      <dl className="grid gap-2 tabular-nums">
        {rows.map(([name, amount, sign]) => (
          <div
            key={name}
            className={cn(
              'flex items-baseline justify-between gap-4',
              name === 'available' && 'border-line border-t pt-3 font-560',
            )}
          >
            <dt>{t(name)}</dt>
            <dd className={cn('whitespace-nowrap', name === 'available' && 'display text-18 desk:text-22')}>
              {amount > 0 && sign}
              {money(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {ended && left > 0 && <p className="text-14 text-ink-muted">{t('expired', { amount: money(left) })}</p>}
    </div>
  );
}
