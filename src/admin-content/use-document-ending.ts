import {
  getDocument,
  type ListedDocument,
  offerDocument,
  withdrawDocument,
} from '#contract/documents/admin-documents.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { reorderableEnding } from '../admin/reordering/reorderable-ending.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { DOCUMENT_CALLS } from './document-calls.ts';

/** Calls and texts of withdrawing a document and showing it again. */
export function useDocumentEnding() {
  const t = useTexts(adminContentTexts);
  return reorderableEnding<ListedDocument & { name: string }>({
    read: (of) => callEndpoint(getDocument, of),
    end: (of) => callEndpoint(withdrawDocument, of),
    restore: (of) => callEndpoint(offerDocument, of),
    words: (part) => t(`docEnd.${part}`),
    textOf: (name) => t('docEnd.text', { name }),
    changes: DOCUMENT_CALLS,
  });
}
