import type { ListedGift } from '#contract/gifts/gifts.contract.ts';
import { shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { BareAmount } from '../admin/parts/amount.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';

import { useMe } from '../session/session.queries.ts';
import { useBudgetName } from './budget-name.ts';
import { GiftState } from './gift-state.tsx';
import { type GiftsPlace, giftAt } from './gifts-address.ts';

/** The columns of the list of budgets. */
export function useGiftColumns(list: List<GiftsPlace, ListedGift>): readonly ListColumn<ListedGift>[] {
  const t = useTexts(adminBudgetsTexts);
  const nameOf = useBudgetName();
  const called = useCalled();
  return [
    {
      key: 'name',
      header: t('what'),
      heading: true,
      rowHeader: true,
      cell: (gift) => (
        <RecordName detail={gift.note}>
          <RecordLink list={list} id={gift.id} name={nameOf(gift)} page={giftAt(gift.id)} />
        </RecordName>
      ),
    },
    {
      key: 'date',
      header: t('date'),
      sortable: true,
      phone: 'beside',
      cell: ({ date }) => <span className="whitespace-nowrap">{formatMoment(date)}</span>,
    },
    ...useMoneyColumns(),
    { key: 'by', header: t('by'), phone: 'hidden', spare: 2, cell: ({ given_by_name: name }) => called(name) },
    { key: 'state', header: t('state'), phone: 'foot', cell: (gift) => <GiftState {...gift} /> },
  ];
}

function useMoneyColumns(): readonly ListColumn<ListedGift>[] {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const currency = shownCurrency(useMe().company.currency);
  const money = (key: 'amount' | 'sum' | 'taken_back') => (gift: ListedGift) => (
    <BareAmount amount={toMinor(gift[key])} currency={gift.currency} />
  );
  return [
    {
      key: 'amount',
      header: t('amount', { currency }),
      sortable: true,
      align: 'end',
      spare: 2,
      cell: money('amount'),
    },
    {
      key: 'people',
      header: t('people'),
      sortable: true,
      align: 'end',
      cell: ({ people }) => grouped(language, people),
    },
    { key: 'sum', header: t('sum', { currency }), sortable: true, align: 'end', phone: 'corner', cell: money('sum') },
    { key: 'taken_back', header: t('takenBack', { currency }), extra: true, align: 'end', cell: money('taken_back') },
  ];
}
