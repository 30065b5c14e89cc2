import type { Currency } from '#contract/money/money.rules.ts';
import type { PayrollPerson } from '#contract/payroll/payroll.contract.ts';
import { listLook } from '#design-system/data-table/list-look.ts';
import type { Sort } from '#design-system/data-table/table-column.ts';
import { payrollTexts } from '#locales/payroll/payroll.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { ListPager } from '../ground/list-pager.tsx';
import { ReadTable } from '../ground/read-table.tsx';
import { SearchLine } from '../ground/search-line.tsx';
import type { PayrollPeoplePlace } from './payroll-address.ts';
import { usePersonColumns } from './payroll-columns.tsx';

export interface MonthPeopleProps {
  people: Found<{ count: number; results: readonly PayrollPerson[] }>;
  currency: Currency;
  place: PayrollPeoplePlace;
  /** The text in the search field. */
  typed: string;
  perPage: number;
  onType: (text: string) => void;
  onPlace: (change: Partial<PayrollPeoplePlace>) => void;
}

/** The people whose budgets were spent from in a month, one row each. */
export function MonthPeople({ people, currency, place, typed, perPage, onType, onPlace }: MonthPeopleProps) {
  const t = useTexts(payrollTexts);
  const isFound = place.search !== '';
  const { count = 0, results = [] } = people.data ?? {};
  const shown = results.length;
  const first = (place.page - 1) * perPage + 1;
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h2 className="text-18">{t('whose')}</h2>
      <div className="print:hidden">
        <SearchLine
          label={t('search')}
          placeholder={t('searchHint')}
          value={typed}
          onType={onType}
          found={people.data && t('counted', { count })}
        />
      </div>
      <div data-payroll-people className="-mx-4 desk:-mx-6">
        <ReadTable
          of={people}
          look={listLook('roomy')}
          caption={t('whose')}
          failed={t('people.failed')}
          columns={usePersonColumns(currency)}
          rowKey={({ id }) => id}
          places={Math.min(perPage, 5)}
          sort={sortOf(place.sort)}
          onSort={(sort) => onPlace({ sort: sortIn(sort), page: 1 })}
          empty={<p className="px-4 text-14 text-ink-muted desk:px-6">{t(isFound ? 'noneFound' : 'nobody')}</p>}
        />
      </div>
      {shown > 0 && shown < count && (
        <p className="text-14 text-ink-muted">{t('people.part', { from: first, to: first - 1 + shown, count })}</p>
      )}
      <ListPager count={people.data?.count} page={place.page} perPage={perPage} onPage={(page) => onPlace({ page })} />
    </section>
  );
}

const sortOf = (sort: PayrollPeoplePlace['sort']): Sort => ({
  key: sort.replace('-', '') || 'name',
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

// The order by name is the default and not in the address.
const sortIn = ({ key, direction }: Sort) =>
  (direction === 'descending' ? `-${key}` : key === 'name' ? '' : key) as PayrollPeoplePlace['sort'];
