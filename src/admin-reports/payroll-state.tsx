import type { MonthState } from '#contract/payroll/payroll.rules.ts';
import { State } from '#design-system/state/state.tsx';
import { payrollTexts } from '#locales/payroll/payroll.texts.ts';
import { useTexts } from '#locales/texts.tsx';

const TONES = { running: 'off', open: 'draft', closed: 'on' } as const;

/** The state of a month. */
export function PayrollState({ state }: { state: MonthState }) {
  const t = useTexts(payrollTexts);
  return <State tone={TONES[state]}>{t(`state.${state}`)}</State>;
}
