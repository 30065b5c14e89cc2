import { Select } from '#design-system/select/select.tsx';
import type { SelectProps } from '#design-system/select/select-props.ts';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import type { NamedCategories } from './named-categories.ts';

interface CategorySelectProps extends Pick<SelectProps, 'label' | 'placeholder' | 'value' | 'onChange' | 'error'> {
  categories: Found<NamedCategories>;
}

/** Required select of a category. Until the categories are loaded its only option says so, and choosing that retries a failed load. */
export function CategorySelect({ categories, placeholder, onChange, ...field }: CategorySelectProps) {
  const t = useTexts(appTexts);
  if (categories.state === 'ready') {
    const options = categories.data.map(({ id, name }) => ({ value: String(id), label: name }));
    return <Select {...field} required placeholder={placeholder ?? ''} options={options} onChange={onChange} />;
  }
  const isLoading = categories.state === 'loading';
  const label = isLoading ? t('loading') : `${t('part.title')}. ${t('broken.retry')}`;
  return (
    <Select
      {...field}
      required
      placeholder={label}
      options={[{ value: categories.state, label }]}
      onChange={() => !isLoading && categories.onRetry()}
    />
  );
}
