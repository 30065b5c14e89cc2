import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CorporatePerson } from '#contract/corporate/corporate.contract.ts';
import { type Currency, formatMoney, shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import { Initials } from '#design-system/initials/initials.tsx';
import { Meter } from '#design-system/meter/meter.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import { BareAmount } from '../admin/parts/amount.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { ordersOf } from './corporate-address.ts';

/** Sums of a person, or of several people. */
export type Sums = Pick<CorporatePerson, 'given' | 'spent' | 'held' | 'left'>;
type BalanceColumn = ListColumn<CorporatePerson>;

/** The columns of the list of people and their budgets. */
export function useBalanceColumns(currency: Currency): readonly BalanceColumn[] {
  const t = useTexts(adminCorporateTexts);
  const called = useCalled();
  const money = (key: keyof Sums, header: string, phone: 'hidden' | 'corner'): BalanceColumn => ({
    key,
    header,
    align: 'end',
    sortable: true,
    phone,
    cell: (person) => <BareAmount amount={toMinor(person[key])} currency={currency} />,
  });
  return [
    {
      key: 'name',
      header: t('person'),
      heading: true,
      rowHeader: true,
      face: () => 'initials',
      sortable: true,
      cell: ({ id, name }) => (
        <RecordName leading={<Initials name={called(name)} />} face="initials">
          <Link to={ordersOf(id)}>{called(name)}</Link>
        </RecordName>
      ),
    },
    { key: 'unit', header: t('unit'), phone: 'hidden', spare: 2, cell: ({ unit }) => unit },
    money('given', t('given', { currency: shownCurrency(currency) }), 'hidden'),
    money('spent', t('spentOf'), 'hidden'),
    money('held', t('held'), 'hidden'),
    money('left', t('left'), 'corner'),
    { key: 'share', header: t('share'), phone: 'foot', cell: (person) => <Share of={person} currency={currency} /> },
  ];
}

function Share({ of: { name, given, spent, held }, currency }: { of: CorporatePerson; currency: Currency }) {
  const t = useTexts(adminCorporateTexts);
  const language = useLanguage();
  const called = useCalled();
  const money = (major: number) => formatMoney(toMinor(major), currency, language);
  return (
    <Meter
      label={`${t('share')}: ${called(name)}`}
      size="small"
      max={given}
      segments={[
        { value: spent, tone: 'brand' },
        { value: held, tone: 'accent' },
      ]}
      valueText={t('shareOf', { spent: money(spent), held: money(held), given: money(given) })}
      className="w-full min-w-26"
    />
  );
}

/** The cells of the row of totals, by column. */
export function sumCells(
  sums: Sums,
  { currency, name }: { currency: Currency; name: string },
): Record<string, ReactNode> {
  const money = (major: number) => <BareAmount amount={toMinor(major)} currency={currency} />;
  return {
    name,
    given: money(sums.given),
    spent: money(sums.spent),
    held: money(sums.held),
    left: money(sums.left),
  };
}
