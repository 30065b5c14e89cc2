import { Combobox } from '#design-system/combobox/combobox.tsx';
import type { ComboboxProps } from '#design-system/combobox/combobox-props.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BulkFieldsProps } from '../admin/bulk/bulk-kind.ts';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { useCategoryChoice, useProviderChoice } from './benefit-choices.ts';
import { type Companies, CompanyChoice } from './company-choice.tsx';

/** The field of the new category of all the benefits. */
export function CategoryFields(props: BulkFieldsProps) {
  const t = useTexts(adminBenefitsTexts);
  return <One {...props} name="category_id" label={t('bulk.newCategory')} {...useCategoryChoice(null)} />;
}

/** The field of the new provider of all the benefits. */
export function ProviderFields(props: BulkFieldsProps) {
  const t = useTexts(adminBenefitsTexts);
  const choice = useProviderChoice((props.values.provider_id as number | null) ?? null);
  return <One {...props} name="provider_id" label={t('bulk.newProvider')} {...choice} />;
}

/** The field of the companies whose people may have all the benefits. */
export function CompaniesFields({ values, errors, onChange }: BulkFieldsProps) {
  const t = useTexts(adminBenefitsTexts);
  return (
    <CompanyChoice
      label={t('bulk.newCompanies')}
      value={values.companies as Companies}
      error={errors.companies}
      onValue={(companies) => onChange({ companies })}
    />
  );
}

interface OneProps extends BulkFieldsProps, Pick<ComboboxProps, 'label' | 'options' | 'reading' | 'onSearch'> {
  /** Name of the value that it edits. */
  name: string;
}

function One({ name, values, errors, onChange, ...choice }: OneProps) {
  const t = useTexts(adminBenefitsTexts);
  const value = values[name];
  return (
    <Combobox
      {...choice}
      required
      value={typeof value === 'number' ? String(value) : null}
      onChange={(chosen) => onChange({ [name]: chosen === null ? null : Number(chosen) })}
      matches={labelMatches}
      emptyText={t('bulk.notFound')}
      error={errors[name]}
    />
  );
}
