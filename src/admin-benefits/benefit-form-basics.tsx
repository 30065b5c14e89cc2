import { BENEFIT_TEXTS } from '#contract/admin-benefits/benefit.rules.ts';
import { KINDS, type Kind } from '#contract/benefits/benefits.rules.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { Select } from '#design-system/select/select.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { useField } from '../admin/record/record-context.ts';
import { RecordPair } from '../admin/record/record-fields.tsx';
import { useCategoryChoice, useProviderChoice } from './benefit-choices.ts';

/** Section with name, provider, category and kind. */
export function BenefitBasics() {
  const t = useTexts(adminBenefitsTexts);
  return (
    <>
      <RecordPair name="name" label={t('benefit.name')} required={['sr']} most={BENEFIT_TEXTS.name} />
      <div className="grid items-start gap-5 @min-[26rem]:grid-cols-2 @min-[26rem]:gap-4">
        <Provider />
        <Category />
      </div>
      <KindField />
    </>
  );
}

const idOf = (value: string | null) => (value === null ? null : Number(value));

function Provider() {
  const t = useTexts(adminBenefitsTexts);
  const { id, label, value, error, disabled, onValue } = useField<number | null>('provider_id');
  return (
    <Combobox
      id={id}
      required
      label={label}
      {...useProviderChoice(value)}
      matches={labelMatches}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onValue(idOf(chosen))}
      emptyText={t('benefit.noProvider')}
      error={error}
      disabled={disabled}
    />
  );
}

function Category() {
  const t = useTexts(adminBenefitsTexts);
  const { id, label, value, error, disabled, onValue } = useField<number | null>('category_id');
  return (
    <Combobox
      id={id}
      required
      label={label}
      {...useCategoryChoice(value)}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onValue(idOf(chosen))}
      matches={labelMatches}
      emptyText={t('benefit.noCategory')}
      error={error}
      disabled={disabled}
    />
  );
}

function KindField() {
  const t = useTexts(adminBenefitsTexts);
  const { id, label, value, error, disabled, onValue } = useField<Kind>('kind');
  return (
    <Select
      id={id}
      label={label}
      hint={value && t(`benefit.kind.${value}Hint`)}
      options={KINDS.map((kind) => ({ value: kind, label: t(`benefit.kind.${kind}`) }))}
      value={value}
      onChange={onValue}
      error={error}
      disabled={disabled}
      className="@min-[26rem]:max-w-[calc(50%-0.5rem)]"
    />
  );
}
