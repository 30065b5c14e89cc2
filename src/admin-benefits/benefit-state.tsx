import type { ListedBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { State } from '#design-system/state/state.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { RecordState } from '../admin/record/record-state.tsx';

/** The state of a listed benefit; on an offered one, what needs attention comes first. */
export function BenefitState({ benefit }: { benefit: ListedBenefit }) {
  const t = useTexts(adminBenefitsTexts);
  const waits = waitsFor(benefit);
  const tone = ({ draft: 'draft', offered: 'on', withdrawn: 'off' } as const)[benefit.state];
  return (
    <RecordState kind="benefit" id={benefit.id}>
      {waits ? (
        <State tone="waiting">{t(`benefits.${waits}`)}</State>
      ) : (
        <State tone={tone}>{t(`benefits.state.${benefit.state}`)}</State>
      )}
    </RecordState>
  );
}

/** What needs attention on an offered benefit; null for nothing, and for drafts and withdrawn ones. */
function waitsFor({ state, provider, missing }: ListedBenefit) {
  if (state !== 'offered') return null;
  if (!provider.active) return 'providerOff';
  if (missing.includes('sr') || missing.includes('en')) return 'untranslated';
  return missing.includes('picture') ? 'noPicture' : null;
}
