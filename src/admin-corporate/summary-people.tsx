import { Link } from 'react-router-dom';
import type { CorporatePerson } from '#contract/corporate/corporate.contract.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { DataTable } from '#design-system/data-table/data-table.tsx';
import { listLook } from '#design-system/data-table/list-look.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useShownInRoom } from '../admin/list/use-columns-in-room.ts';
import type { Found } from '../ground/found.ts';
import { paths } from '../ground/paths.ts';
import { NotRead } from '../ground/read-states.tsx';
import { type Sums, sumCells, useBalanceColumns } from './balance-columns.tsx';

export interface SummaryPeopleProps {
  /** The first page of the people, by name. */
  found: Found<{ count: number; results: readonly CorporatePerson[] }>;
  /** The totals of all people; null while they are unknown. */
  sums: (Sums & { people: number }) | null;
  currency: Currency;
}

/** Number of people that are listed below the figures. */
const SHOWN = 10;

/** The first people of a company with the state of their budgets, and the link to all; on a phone only the link. */
export function SummaryPeople({ found, sums, currency }: SummaryPeopleProps) {
  const t = useTexts(adminCorporateTexts);
  const columns = useShownInRoom(useBalanceColumns(currency)).map((column) =>
    Object.assign({}, column, { sortable: false }),
  );
  const { data, state } = found;
  if (data?.count === 0) return null;
  return (
    <section className="border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="display text-18">{t('balances')}</h2>
        <TextLink asChild>
          <Link to={`${paths.corporatePanel}/people`}>{t('toPeople')}</Link>
        </TextLink>
      </div>
      <div className="-mx-4 max-desk:hidden desk:-mx-6">
        <DataTable
          look={listLook('dense')}
          caption={t('balances')}
          columns={columns}
          rows={data?.results.slice(0, SHOWN) ?? []}
          rowKey={({ id }) => id}
          state={state === 'ready' || state === 'loading' ? state : 'error'}
          places={SHOWN}
          foot={sums ? sumCells(sums, { currency, name: t('sums', { count: sums.people }) }) : undefined}
          error={
            <div className="px-4 desk:px-6">
              <NotRead of={found} failed={t('peopleFailed')} as="part" />
            </div>
          }
        />
      </div>
    </section>
  );
}
