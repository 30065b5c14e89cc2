import { PRICE_STEPS } from '#contract/admin-benefits/benefit-bulk.rules.ts';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { Select } from '#design-system/select/select.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BulkFieldsProps } from '../admin/bulk/bulk-kind.ts';
import { typedDecimal } from '../ground/typed-decimal.ts';

const [EXACT, ...STEPS] = PRICE_STEPS;

/**
 * The fields of a price change: direction, per cent and rounding. The direction is a choice, because number keyboards of phones have no
 * minus.
 */
export function PriceFields({ values, errors, onChange }: BulkFieldsProps) {
  const t = useTexts(adminBenefitsTexts);
  return (
    <>
      <RadioGroup
        label={t('bulk.way')}
        options={[
          { value: 'up', label: t('bulk.way.up') },
          { value: 'down', label: t('bulk.way.down') },
        ]}
        value={String(values.way)}
        onChange={(way) => onChange({ way, percent: values.percent })}
      />
      <Percent
        name="percent"
        label={t('bulk.percent')}
        hint={t('bulk.percentHint')}
        values={values}
        errors={errors}
        onChange={onChange}
      />
      <Select
        label={t('bulk.round')}
        options={[
          { value: String(EXACT), label: t('bulk.round.none') },
          ...STEPS.map((step) => ({ value: String(step), label: t('bulk.round.of', { step }) })),
        ]}
        value={String(values.round_to)}
        onChange={(step) => onChange({ round_to: step })}
      />
    </>
  );
}

/** The field of the new discount of all the benefits. */
export function DiscountFields(props: BulkFieldsProps) {
  const t = useTexts(adminBenefitsTexts);
  return <Percent {...props} name="discount" isWhole label={t('bulk.newDiscount')} hint={t('bulk.discountHint')} />;
}

interface PercentProps extends BulkFieldsProps {
  /** Name of the value that it edits. */
  name: string;
  label: string;
  hint: string;
  isWhole?: boolean;
}

function Percent({ name, label, hint, isWhole = false, values, errors, onChange }: PercentProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={errors[name]}
      required
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={isWhole ? 3 : 6}
      suffix="%"
      value={String(values[name] ?? '')}
      onChange={(event) => onChange({ [name]: typedDecimal(event) })}
    />
  );
}
