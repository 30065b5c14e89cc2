import {
  deactivateCoreBenefit,
  getCoreBenefit,
  type ListedCoreBenefit,
  reactivateCoreBenefit,
} from '#contract/core-benefits/core-benefits.contract.ts';
import { adminCoreBenefitsTexts } from '#locales/admin-core-benefits/admin-core-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { recordAt } from '../admin/at-revision.ts';
import type { EndingKind } from '../admin/ending-kind.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CORE_CALLS } from './core-calls.ts';

/** How a core benefit is put away, and shown again. */
export function useCoreEnding(): EndingKind<ListedCoreBenefit & { name: string }, null> {
  const t = useTexts(adminCoreBenefitsTexts);
  return {
    idOf: ({ id }) => id,
    read: async ({ id }, signal) => {
      const { revision, active } = await callEndpoint(getCoreBenefit, { params: { id }, signal });
      return { revision, offered: active, weight: 'harmless', impact: null, effects: null };
    },
    end: ({ id }, { seen, answers }) =>
      callEndpoint(deactivateCoreBenefit, {
        ...recordAt(id, seen),
        body: answers.reason ? { reason: answers.reason } : {},
      }),
    restore: ({ id }, seen) => callEndpoint(reactivateCoreBenefit, recordAt(id, seen)),
    wordsOf: ({ name }) => ({
      title: t('end.title'),
      confirm: t('end.confirm'),
      cancel: t('end.cancel'),
      over: t('end.over'),
      consequences: () => (
        <>
          <p>{t('end.text', { name })}</p>
          <p>{t('end.back')}</p>
        </>
      ),
      fields: { reason: { need: 'optional' } },
    }),
    ended: () => t('end.done'),
    restored: () => t('end.restored'),
    changes: CORE_CALLS,
  };
}
