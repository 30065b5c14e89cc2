import type { ChangeEvent } from 'react';
import { SUGGESTION_LIMITS } from '#contract/suggestions/suggestions.rules.ts';
import { Page } from '#design-system/page/page.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { suggestionsTexts } from '#locales/suggestions/suggestions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { CategorySelect } from '../benefits/category-select.tsx';
import type { NamedCategories } from '../benefits/named-categories.ts';
import type { Found } from '../ground/found.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { SentForm } from '../ground/sent-form.tsx';
import type { FormState } from '../ground/use-sent-form.ts';
import { OwnSuggestions, type OwnSuggestionsProps } from './own-suggestions.tsx';
import type { SuggestionForm } from './suggestion-form.ts';

interface FormProps extends FormState<SuggestionForm> {
  categories: Found<NamedCategories>;
}

export type SuggestionViewProps = FormProps & OwnSuggestionsProps;

/** Form to suggest a benefit, and the state of earlier suggestions (product.md 4). */
export function SuggestionView(props: SuggestionViewProps) {
  const t = useTexts(suggestionsTexts);
  return (
    <Page width="reading" className="grid content-start gap-12 desk:gap-18">
      <div className="grid gap-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desk:gap-14">
        <div className="grid content-start gap-2">
          <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
          <p className="text-18 text-ink-muted">{t('text')}</p>
          <PictureFrame image="/pictures/education-lamp-0.svg" className="mt-4 rounded-20 max-desk:hidden" />
        </div>
        <Form {...props} />
      </div>
      <OwnSuggestions {...props} />
    </Page>
  );
}

function Form(props: FormProps) {
  const { form, errors, categories, onChange } = props;
  const t = useTexts(suggestionsTexts);
  const field = (name: 'name' | 'provider' | 'why') => ({
    label: t(name),
    value: form[name],
    error: errors[name],
    maxLength: SUGGESTION_LIMITS[name],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...form, [name]: event.target.value }),
  });
  return (
    <SentForm
      {...props}
      submit={t('submit')}
      className="grid gap-5.5 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-9"
    >
      <TextField {...field('name')} hint={t('nameHint')} />
      <div className="grid gap-5.5 wide:grid-cols-2">
        <TextField {...field('provider')} />
        <CategorySelect
          label={t('category')}
          placeholder={t('categoryHint')}
          categories={categories}
          value={form.category}
          error={errors.category}
          onChange={(category) => onChange({ ...form, category })}
        />
      </div>
      <TextArea {...field('why')} hint={t('whyHint')} />
    </SentForm>
  );
}
