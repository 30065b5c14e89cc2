import { Link } from 'react-router-dom';
import { type Currency, type Minor, shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import type { PayrollMonth, PayrollPerson } from '#contract/payroll/payroll.contract.ts';
import type { Column } from '#design-system/data-table/table-column.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { payrollTexts } from '#locales/payroll/payroll.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import { BareAmount } from '../admin/parts/amount.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { useMonthTitle } from './month-name.ts';
import { monthAt } from './payroll-address.ts';
import { PayrollState } from './payroll-state.tsx';

type Sums = Pick<PayrollMonth, 'bought' | 'given_back' | 'paid_back' | 'invoices' | 'tax' | 'tax_back'>;

/** The columns of money that months and people share; the tax is net of what was given back. */
function useMoneyColumns<Row extends Sums>(
  currency: Currency,
  sortable: readonly string[],
  spare: readonly string[] = [],
): readonly ListColumn<Row>[] {
  const t = useTexts(payrollTexts);
  const shown = { currency: shownCurrency(currency) };
  const money = (key: string, header: string, of: (row: Row) => number): ListColumn<Row> => ({
    key,
    header,
    align: 'end',
    sortable: sortable.includes(key),
    spare: spare.includes(key) ? 2 : undefined,
    cell: (row) => <QuietAmount amount={of(row)} currency={currency} />,
  });
  return [
    money('bought', t('boughtIn', shown), ({ bought }) => toMinor(bought)),
    money('given_back', t('givenBackIn', shown), ({ given_back: back }) => toMinor(back)),
    money('paid_back', t('paidBackIn', shown), ({ paid_back: back }) => toMinor(back)),
    money('invoices', t('invoicesIn', shown), ({ invoices }) => toMinor(invoices)),
    money('tax', t('taxIn', shown), ({ tax, tax_back: back }) => toMinor(tax) - toMinor(back)),
  ];
}

// A zero is muted so that the other amounts stand out.
function QuietAmount({ amount, currency }: { amount: Minor; currency: Currency }) {
  if (amount === 0) return <span className="text-ink-muted">0</span>;
  return <BareAmount amount={amount} currency={currency} />;
}

/** The columns of the list of months. */
export function useMonthColumns(currency: Currency): readonly ListColumn<PayrollMonth>[] {
  const t = useTexts(payrollTexts);
  const language = useLanguage();
  const titleOf = useMonthTitle();
  return [
    {
      key: 'month',
      header: t('month'),
      heading: true,
      rowHeader: true,
      short: true,
      cell: ({ month }) => (
        <Link to={monthAt(month)} className="font-560 hover:underline">
          {titleOf(month)}
        </Link>
      ),
    },
    { key: 'state', header: t('state'), phone: 'foot', cell: ({ state }) => <PayrollState state={state} /> },
    { key: 'people', header: t('people'), align: 'end', spare: 2, cell: ({ people }) => grouped(language, people) },
    ...useMoneyColumns<PayrollMonth>(currency, [], ['paid_back', 'invoices']),
  ];
}

/** The columns of the people of a month. */
export function usePersonColumns(currency: Currency): readonly Column<PayrollPerson>[] {
  const t = useTexts(payrollTexts);
  const called = useCalled();
  return [
    {
      key: 'name',
      header: t('name'),
      heading: true,
      rowHeader: true,
      short: true,
      sortable: true,
      cell: ({ name, external_id: external, unit }) => (
        <RecordName detail={[external, unit].filter(Boolean).join(', ')}>
          <span className="font-560">{called(name)}</span>
        </RecordName>
      ),
    },
    ...useMoneyColumns<PayrollPerson>(currency, ['bought', 'paid_back', 'tax']),
  ];
}
