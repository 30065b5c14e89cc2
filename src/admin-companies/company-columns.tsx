import type { ListedCompany } from '#contract/admin-companies/admin-companies.contract.ts';
import { shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { Amount } from '../admin/parts/amount.tsx';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import { groundOfCard } from '../card/card-grounds.ts';
import type { CompaniesPlace } from './companies-address.ts';

type CompanyColumn = ListColumn<ListedCompany>;

/** The columns of the list of companies. */
export function useCompanyColumns(list: List<CompaniesPlace, ListedCompany>): readonly CompanyColumn[] {
  const t = useTexts(adminCompaniesTexts);
  return [
    {
      key: 'name',
      header: t('name'),
      heading: true,
      rowHeader: true,
      face: () => 'picture',
      sortable: true,
      cell: ({ id, name, card_color }) => (
        <RecordName leading={<CardMark color={card_color} />}>
          <RecordLink list={list} id={id} name={name} />
        </RecordName>
      ),
    },
    {
      key: 'country',
      header: t('country'),
      phone: 'beside',
      spare: 1,
      cell: ({ country }) => <span className="rows:whitespace-nowrap">{t(`country.${country}`)}</span>,
    },
    {
      key: 'currency',
      header: t('currency'),
      phone: 'hidden',
      spare: 2,
      cell: ({ currency }) => shownCurrency(currency),
    },
    ...useFigures(),
    { key: 'state', header: t('state'), phone: 'foot', cell: (company) => <Standing company={company} /> },
    {
      key: 'promise',
      header: t('promise'),
      extra: true,
      align: 'end',
      cell: ({ promise_days: days }) => t('promise.days', { count: days }),
    },
    {
      key: 'changed',
      header: t('changed'),
      sortable: true,
      extra: true,
      cell: ({ changed }) => [formatMoment(changed.at), changed.by?.name].filter(Boolean).join(', '),
    },
  ];
}

function useFigures(): readonly CompanyColumn[] {
  const t = useTexts(adminCompaniesTexts);
  const language = useLanguage();
  const amount = (key: 'held' | 'spent', place: Pick<CompanyColumn, 'phone' | 'spare'>): CompanyColumn => ({
    ...place,
    key,
    header: t(key),
    align: 'end',
    cell: (company) => <Amount amount={toMinor(company[key])} currency={company.currency} />,
  });
  return [
    {
      key: 'people',
      header: t('people'),
      sortable: true,
      align: 'end',
      phone: 'beside',
      cell: ({ people }) => (
        <>
          <span className="cards:hidden">{grouped(language, people)}</span>
          <span className="rows:hidden">{t('people.count', { count: people })}</span>
        </>
      ),
    },
    amount('held', { phone: 'hidden', spare: 2 }),
    amount('spent', { phone: 'corner' }),
  ];
}

/** The company's card as a small mark. */
const CardMark = ({ color }: { color: string }) => (
  <span aria-hidden className="grid size-full place-items-center">
    <span className="h-5 w-8 rounded-[5px]" style={{ backgroundColor: groundOfCard(color) }} />
  </span>
);

function Standing({ company: { id, active, admins } }: { company: ListedCompany }) {
  const t = useTexts(adminCompaniesTexts);
  return (
    <RecordState kind="company" id={id}>
      {active && admins === 0 ? (
        <State tone="waiting">{t('state.unowned')}</State>
      ) : (
        <State tone={active ? 'on' : 'off'}>{t(active ? 'state.on' : 'state.off')}</State>
      )}
    </RecordState>
  );
}
