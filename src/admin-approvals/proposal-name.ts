import type { ListedPlatformApproval } from '#contract/admin-approvals/admin-approvals.contract.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { shownCurrency } from '#contract/money/money.rules.ts';
import { adminApprovalsTexts } from '#locales/admin-approvals/admin-approvals.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';

/** Names a proposal of the platform. */
export function useProposalName(): (approval: ListedPlatformApproval) => string {
  const t = useTexts(adminApprovalsTexts);
  const language = useLanguage();
  return ({ kind, name_sr: sr, name_en: en, rate, order }) => {
    if (kind === 'announcement') return textIn(language, { sr, en }) || t('name.announcement');
    if (kind === 'rate') return t('name.rate', { currency: rate ? shownCurrency(rate.currency) : '' });
    return kind === 'refund' ? t('name.refund', { id: order?.id ?? 0 }) : t('name.limit');
  };
}
