import { X } from 'lucide-react';
import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from '#contract/transactions/transactions.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { DateRange } from '#design-system/date-range/date-range.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { Select } from '#design-system/select/select.tsx';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { useDays } from '../ground/use-days.ts';
import { isFiltered, NO_FILTERS, type TransactionFilters } from './transactions-address.ts';

export interface TransactionFiltersProps {
  filters: TransactionFilters;
  /** Text of the search field; it is applied after a pause. */
  typed: string;
  /** Whether the button that removes the filters is here; if nothing is found, it is in the empty state instead. */
  clearable: boolean;
  onType: (text: string) => void;
  onFilter: (change: Partial<TransactionFilters>) => void;
}

/** Search, type, status and days. All of them are in the address. */
export function TransactionFiltersRow({ filters, typed, clearable, onType, onFilter }: TransactionFiltersProps) {
  const t = useTexts(transactionsTexts);
  return (
    <search
      aria-label={t('filters')}
      className="grid gap-3 desk:flex desk:flex-wrap desk:items-center desk:gap-2 print:hidden"
    >
      <SearchField
        inRow
        label={t('search')}
        placeholder={t('searchHint')}
        value={typed}
        onType={onType}
        className="desk:min-w-56 desk:flex-1"
      />
      <div className="flex flex-wrap gap-2">
        <Select
          label={t('kind')}
          hideLabel
          shape="pill"
          options={[
            { value: '' as const, label: t('allKinds') },
            ...TRANSACTION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
          value={filters.type}
          onChange={(type) => onFilter({ type })}
        />
        <Select
          label={t('status')}
          hideLabel
          shape="pill"
          options={[
            { value: '' as const, label: t('all') },
            ...TRANSACTION_STATUSES.map((value) => ({ value, label: t(value) })),
          ]}
          value={filters.status}
          onChange={(status) => onFilter({ status })}
        />
      </div>
      <DateRange
        {...useDays()}
        from={filters.from}
        to={filters.to}
        onChange={onFilter}
        labels={{
          range: t('days'),
          from: t('from'),
          to: t('to'),
          open: t('openCalendar'),
          previousMonth: t('previousMonth'),
          nextMonth: t('nextMonth'),
        }}
      />
      {clearable && isFiltered(filters) && (
        <Button
          tone="ghost"
          size="small"
          icon={<X aria-hidden size={20} />}
          className="justify-self-start max-desk:-ml-3"
          onClick={() => onFilter(NO_FILTERS)}
        >
          {t('clear')}
        </Button>
      )}
    </search>
  );
}
