import {
  deactivateCoreBenefit,
  getCoreBenefit,
  type ListedCoreBenefit,
  reactivateCoreBenefit,
} from '#contract/core-benefits/core-benefits.contract.ts';
import { adminCoreBenefitsTexts } from '#locales/admin-core-benefits/admin-core-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { reorderableEnding } from '../admin/reordering/reorderable-ending.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CORE_CALLS } from './core-calls.ts';

/** Calls and texts of withdrawing a core benefit and showing it again. */
export function useCoreEnding() {
  const t = useTexts(adminCoreBenefitsTexts);
  return reorderableEnding<ListedCoreBenefit & { name: string }>({
    read: (of) => callEndpoint(getCoreBenefit, of),
    end: (of) => callEndpoint(deactivateCoreBenefit, of),
    restore: (of) => callEndpoint(reactivateCoreBenefit, of),
    words: (part) => t(`end.${part}`),
    textOf: (name) => t('end.text', { name }),
    changes: CORE_CALLS,
  });
}
