import { COMPANY_RECORD_KINDS, PLATFORM, RECORD_KINDS, VIAS } from '#contract/changes/change-kinds.ts';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { useDaysFilter } from '../admin/list/use-days-filter.ts';

/** Filters of the log; the people to choose from are those whose changes are shown. `companies` is null in the log of one's own company. */
export function useChangesFilters(
  changes: readonly ListedChange[],
  companies: Pick<ListFilter, 'options' | 'reading'> | null,
): readonly ListFilter[] {
  const t = useTexts(changesTexts);
  const people = new Map(
    changes.flatMap(({ by, by_email: email }) => {
      if (!by) return [];
      const value = `${by.company}-${by.id}`;
      return [[value, { value, label: by.name || t('nobody'), detail: email ?? undefined }]];
    }),
  );
  return [
    useDaysFilter({ name: 'date', label: t('days') }),
    {
      name: 'what',
      label: t('what'),
      options: (companies === null ? COMPANY_RECORD_KINDS : RECORD_KINDS).map((value) => ({
        value,
        label: t(`record.${value}`),
      })),
    },
    ...(companies === null
      ? []
      : [
          {
            name: 'company',
            label: t('company'),
            ...companies,
            options: [{ value: String(PLATFORM), label: t('platform') }, ...companies.options],
          },
        ]),
    { name: 'via', label: t('through'), options: VIAS.map((value) => ({ value, label: t(`via.${value}`) })) },
    {
      name: 'actor',
      label: t('who'),
      options: [...people.values()],
      wordsOf: () => t('somebody'),
    },
  ];
}
