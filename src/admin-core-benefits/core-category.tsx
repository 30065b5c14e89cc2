import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { adminCoreBenefitsTexts } from '#locales/admin-core-benefits/admin-core-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { useField } from '../admin/record/record-context.ts';
import { categoriesQuery } from '../benefits/benefits.queries.ts';
import { useRead } from '../ground/use-read.ts';

/** The category of a core benefit; the benefit is found by the category's name, too. */
export function CoreCategory() {
  const t = useTexts(adminCoreBenefitsTexts);
  const { id, label, value, error, disabled, onValue } = useField<number | null>('category_id');
  return (
    <Combobox
      id={id}
      required
      label={label}
      {...useCategories()}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(chosen) => onValue(chosen === null ? null : Number(chosen))}
      matches={labelMatches}
      emptyText={t('noCategory')}
      error={error}
      disabled={disabled}
    />
  );
}

/** Names categories by their number. */
export function useCategoryNames(): (id: unknown) => string {
  const names = new Map(useCategories().options.map(({ value, label }) => [value, label]));
  return (id) => names.get(String(id)) ?? '';
}

function useCategories() {
  const language = useLanguage();
  const found = useRead(categoriesQuery);
  const options = (found.data ?? []).flatMap(({ id, name, children }) => [
    { value: String(id), label: categoryName(name, language) },
    ...children.map((child) => ({
      value: String(child.id),
      label: categoryName(child.name, language),
      detail: categoryName(name, language),
    })),
  ]);
  return { options, reading: useOptionsReading(found) };
}
