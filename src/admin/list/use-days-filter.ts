import { LATELY, type Lately } from '#contract/calendar/days.rules.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { writtenDays } from './list-days.ts';
import type { ListFilter } from './list-filter.ts';

/** Filter of a list by days; its field is a `daysField`, and its call takes `<name>_from` and `<name>_to`. */
export function useDaysFilter({ name, label }: Pick<ListFilter, 'name' | 'label'>): ListFilter {
  const t = useTexts(adminTexts);
  const wordsOf = (value: string) => {
    const { from, to } = writtenDays(value);
    if (from === to) return formatDay(from);
    if (to === '') return t('list.days.since', { day: formatDay(from) });
    return from === ''
      ? t('list.days.until', { day: formatDay(to) })
      : t('list.days.between', { from: formatDay(from), to: formatDay(to) });
  };
  const options = (Object.keys(LATELY) as Lately[]).map((value) => ({ value, label: t(`list.days.${value}`) }));
  return { name, label, options, days: true, wordsOf };
}
