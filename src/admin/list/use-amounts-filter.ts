import { type Currency, formatMoney, shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { writtenAmounts } from './list-amounts.ts';
import type { ListFilter } from './list-filter.ts';

interface AmountsFilter extends Pick<ListFilter, 'name' | 'label'> {
  currency: Currency;
}

/** Filter of a list by money; its field is an `amountsField`, and its call takes `<name>_from` and `<name>_to`. */
export function useAmountsFilter({ name, label, currency }: AmountsFilter): ListFilter {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const money = (text: string) => formatMoney(toMinor(Number(text)), currency, language);
  const wordsOf = (value: string) => {
    const { from, to } = writtenAmounts(value);
    if (from === to) return money(from);
    if (to === '') return t('list.amounts.least', { amount: money(from) });
    return from === ''
      ? t('list.amounts.most', { amount: money(to) })
      : t('list.amounts.between', { from: money(from), to: money(to) });
  };
  return { name, label, options: [], amounts: true, unit: shownCurrency(currency), wordsOf };
}
