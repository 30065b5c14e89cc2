import { CARD_COLORS } from '#contract/admin-companies/company.rules.ts';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useField } from '../admin/record/record-context.ts';
import { groundOfCard } from '../card/card-grounds.ts';

/** The choice of the colour of the company's cards. */
export function CardColorField() {
  const t = useTexts(adminCompaniesTexts);
  const { label, value, error, disabled, onValue } = useField<string>('card_color');
  return (
    <RadioGroup
      label={label}
      value={value ?? null}
      onChange={onValue}
      error={error}
      disabled={disabled}
      className="grid-cols-2 gap-x-4 *:first:col-span-full"
      options={CARD_COLORS.map((color) => ({
        value: color,
        label: (
          <span className="flex items-center gap-2.5">
            <span
              aria-hidden
              className="h-5 w-8 shrink-0 rounded-[5px]"
              style={{ backgroundColor: groundOfCard(color) }}
            />
            {t(`card.${color}`)}
          </span>
        ),
      }))}
    />
  );
}
