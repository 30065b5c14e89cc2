import { LOCATIONS, WAYS_TO_BUY, type WayToBuy } from '#contract/benefits/benefits.rules.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { MOST_OF_WEBSITE } from '#contract/providers/providers.rules.ts';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { FieldError } from '#design-system/field/field.tsx';
import { Select } from '#design-system/select/select.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useField } from '../admin/record/record-context.ts';
import { RecordCheck, RecordText } from '../admin/record/record-fields.tsx';
import { usePlaceName } from '../benefits/use-place-name.ts';

/** Section with the ways to buy the benefit, and the places. */
export function BenefitBuying() {
  const t = useTexts(adminBenefitsTexts);
  return (
    <>
      <div className="grid items-start gap-5 @min-[26rem]:grid-cols-2 @min-[26rem]:gap-4">
        <Way />
        <RecordText name="website" inputMode="url" maxLength={MOST_OF_WEBSITE} hint={t('benefit.websiteHint')} />
      </div>
      <RecordCheck name="nfc" />
      <Places />
    </>
  );
}

function Way() {
  const t = useTexts(adminBenefitsTexts);
  const { id, label, value, error, disabled, onValue } = useField<WayToBuy>('way_to_buy');
  return (
    <Select
      id={id}
      label={label}
      hint={value && t(`benefit.way.${value}Hint`)}
      options={WAYS_TO_BUY.map((way) => ({ value: way, label: t(`benefit.way.${way}`) }))}
      value={value}
      onChange={onValue}
      error={error}
      disabled={disabled}
    />
  );
}

/** The places of the benefit's currency, and the others that the benefit has already. */
function Places() {
  const t = useTexts(adminBenefitsTexts);
  const placeName = usePlaceName();
  const { id, label, value, error, disabled, onValue } = useField<string[]>('locations');
  const { value: currency } = useField<Currency>('currency');
  const known = LOCATIONS[currency];
  const all = [...known, ...value.filter((place) => !known.includes(place))];
  const toggle = (place: string, isIn: boolean) =>
    onValue(all.filter((one) => (one === place ? isIn : value.includes(one))));
  return (
    <fieldset id={id} tabIndex={-1} aria-invalid={error ? true : undefined} className="grid min-w-0 gap-1 outline-none">
      <legend className="pb-1 font-560 text-14">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {all.map((place) => (
          <Checkbox
            key={place}
            checked={value.includes(place)}
            onChange={(isIn) => toggle(place, isIn)}
            disabled={disabled}
          >
            {placeName(place)}
          </Checkbox>
        ))}
      </div>
      <p className="text-14 text-ink-muted">{t('benefit.locationsHint')}</p>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
