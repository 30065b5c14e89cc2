import {
  getDocument,
  type ListedDocument,
  offerDocument,
  withdrawDocument,
} from '#contract/documents/admin-documents.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { recordAt } from '../admin/at-revision.ts';
import type { EndingKind } from '../admin/ending-kind.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { DOCUMENT_CALLS } from './document-calls.ts';

/** How a document is withdrawn, and shown again. */
export function useDocumentEnding(): EndingKind<ListedDocument & { name: string }, null> {
  const t = useTexts(adminContentTexts);
  return {
    idOf: ({ id }) => id,
    read: async ({ id }, signal) => {
      const { revision, active } = await callEndpoint(getDocument, { params: { id }, signal });
      return { revision, offered: active, weight: 'harmless', impact: null, effects: null };
    },
    end: (document, { seen, answers }) =>
      callEndpoint(withdrawDocument, {
        ...recordAt(document.id, seen),
        body: answers.reason ? { reason: answers.reason } : {},
      }),
    restore: (document, seen) => callEndpoint(offerDocument, recordAt(document.id, seen)),
    wordsOf: ({ name }) => ({
      title: t('docEnd.title'),
      confirm: t('docEnd.confirm'),
      cancel: t('docEnd.cancel'),
      over: t('docEnd.over'),
      consequences: () => (
        <>
          <p>{t('docEnd.text', { name })}</p>
          <p>{t('docEnd.back')}</p>
        </>
      ),
      fields: { reason: { need: 'optional' } },
    }),
    ended: () => t('docEnd.done'),
    restored: () => t('docEnd.restored'),
    changes: DOCUMENT_CALLS,
  };
}
