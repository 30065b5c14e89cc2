import type { ApprovalStatus } from '#contract/approvals/approvals.rules.ts';
import { State } from '#design-system/state/state.tsx';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { useTexts } from '#locales/texts.tsx';

const TONES = { waiting: 'draft', approved: 'on', refused: 'off', withdrawn: 'off', expired: 'off' } as const;

/** The state of a proposal. */
export function ApprovalState({ status }: { status: ApprovalStatus }) {
  const t = useTexts(approvalsTexts);
  return <State tone={TONES[status]}>{t(`state.${status}`)}</State>;
}
