import { BENEFIT_TEXTS } from '#contract/admin-benefits/benefit.rules.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { RecordPair } from '../admin/record/record-fields.tsx';
import { RecordRich } from '../admin/record/record-rich.tsx';

/** Section with the texts that people read about the benefit. */
export function BenefitTexts() {
  const t = useTexts(adminBenefitsTexts);
  return (
    <>
      <RecordPair
        name="short_description"
        label={t('benefit.short_description')}
        lines
        most={BENEFIT_TEXTS.short_description}
      />
      <RecordRich name="description" label={t('benefit.description')} />
      <RecordRich name="instructions" label={t('benefit.instructions')} />
      <RecordRich name="limitations" label={t('benefit.limitations')} />
    </>
  );
}
