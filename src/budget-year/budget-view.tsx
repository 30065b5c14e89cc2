import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BudgetAccount, BudgetYear, listBudgetEntries } from '#contract/budgets/budgets.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import type { PeriodLink } from '#design-system/step-chart/periods.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { budgetYearTexts } from '#locales/budget-year/budget-year.texts.ts';
import { formatMonth } from '#locales/months.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { type Found, isAway } from '../ground/found.ts';
import { ListPager } from '../ground/list-pager.tsx';
import { inWindow } from '../ground/picture-frame.tsx';
import { OldNotice } from '../ground/read-states.tsx';
import { useBroughtIntoSight } from '../ground/use-brought-into-sight.ts';
import { BudgetEntriesTable, ENTRIES_PER_PAGE } from './budget-entries-table.tsx';
import type { BudgetPlace } from './budget-place.ts';
import type { KnownCharge } from './coming-charges.ts';
import { isOf, type PotLink, Pots } from './pots.tsx';
import { YearCard } from './year-card.tsx';

export interface BudgetViewProps {
  /** All accounts, or while they are loading those of the person's data. */
  accounts: readonly BudgetAccount[];
  /** Ready only once the year is loaded too. */
  entries: Found<AnswerOf<typeof listBudgetEntries>>;
  /** The year of the chart; null until it is loaded. */
  year: BudgetYear | null;
  /** Expected charges of subscriptions to this account until the end of the year. */
  coming: readonly KnownCharge[];
  place: BudgetPlace;
  /** YYYY-MM-DD. */
  today: string;
  currency: Currency;
  links: {
    account: PotLink;
    month: PeriodLink;
    allMonths: (children: ReactNode) => ReactNode;
    transaction: (id: string, children: ReactNode, label: string) => ReactNode;
    transactions: (children: ReactNode) => ReactNode;
  };
  onPlace: (change: Partial<BudgetPlace>) => void;
}

/** product.md 7.1: explains a balance: a chart of the year, then each change. */
export function BudgetView(props: BudgetViewProps) {
  const { accounts, entries, place, currency, links } = props;
  const t = useTexts(budgetYearTexts);
  const account = accounts.find((each) => isOf(place, each));
  const [past, current] = [true, false].map((ended) => accounts.filter((each) => each.ended === ended));
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 desk:gap-8">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
        <TextLink asChild className="justify-self-start text-14">
          {links.transactions(t('transactions'))}
        </TextLink>
      </div>
      <OldNotice of={entries} />
      <Pots label={t('accounts')} accounts={current ?? []} place={place} currency={currency} link={links.account} />
      {account && !isAway(entries) && <YearCard {...props} account={account} monthLink={links.month} />}
      <Changes {...props} />
      {past && past.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-22">{t('past')}</h2>
          <Pots label={t('past')} accounts={past} place={place} currency={currency} link={links.account} />
        </section>
      )}
    </Page>
  );
}

/** The changes of the account, all or of one month. */
function Changes(props: BudgetViewProps) {
  const { entries, place, currency, links, onPlace } = props;
  const t = useTexts(budgetYearTexts);
  const language = useLanguage();
  const heading = useBroughtIntoSight<HTMLHeadingElement>(place.month);
  const away = isAway(entries);
  return (
    <section aria-labelledby="changes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!away && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
          <h2 ref={heading} id="changes" style={{ scrollMarginBottom: 160 }} className="text-22 desk:text-28">
            {t('changes')}
            {place.month && <span className="text-ink-muted">, {formatMonth(place.month, language)}</span>}
          </h2>
          {place.month && (
            <TextLink asChild icon={<X aria-hidden size={16} />} className="text-14">
              {links.allMonths(t('allMonths'))}
            </TextLink>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {place.month && entries.data && t('onlyIn', { month: formatMonth(place.month, language) })}
      </p>
      <BudgetEntriesTable
        entries={entries}
        currency={currency}
        transactionLink={links.transaction}
        empty={<Empty {...props} />}
      />
      {!away && (
        <ListPager
          count={entries.data?.count}
          page={place.page}
          perPage={ENTRIES_PER_PAGE}
          onPage={(page) => onPlace({ page })}
        />
      )}
    </section>
  );
}

function Empty({ accounts, entries, place }: BudgetViewProps) {
  const t = useTexts(budgetYearTexts);
  if (accounts.length > 0 && !accounts.some((each) => isOf(place, each)))
    return <EmptyState picture={inWindow('learning-savings-0')} title={t('noSuch')} text={t('noSuchText')} />;
  if (place.month)
    return <EmptyState picture={inWindow('learning-savings-0')} title={t('emptyMonth')} text={t('emptyMonthText')} />;
  return (
    <EmptyState
      picture={inWindow('learning-savings-0')}
      title={t(entries.data?.accounts.length === 0 ? 'none' : 'empty')}
      text={t('emptyText')}
    />
  );
}
