import {
  DOCUMENT_FILE,
  downloadAnyDocument,
  type EditedDocument,
  setDocumentFile,
} from '#contract/documents/admin-documents.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { recordAt } from '../admin/at-revision.ts';
import { RecordFile } from '../admin/record-file.tsx';
import { useDownload } from '../admin/use-download.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { DOCUMENT_CALLS } from './document-calls.ts';

interface DocumentFileProps {
  document: EditedDocument;
  mayWrite: boolean;
}

/** The file of a document. */
export function DocumentFile({ document, mayWrite }: DocumentFileProps) {
  const t = useTexts(adminContentTexts);
  const params = { id: document.id };
  const download = useDownload(() => callForFile(downloadAnyDocument, { params }));
  const { mutate, isPending } = useReplacing(document);
  const words = {
    title: t('doc.file'),
    download: t('doc.download'),
    replace: t('doc.replace'),
    hint: t('doc.fileHint'),
    saveFirst: t('doc.saveFirst'),
    tooLarge: t('doc.tooLarge'),
    wrongType: t('doc.wrongType'),
  };
  return (
    <RecordFile
      file={document}
      part={DOCUMENT_FILE}
      words={words}
      mayWrite={mayWrite}
      busy={isPending}
      onDownload={download}
      onSend={mutate}
    />
  );
}

function useReplacing({ id, revision }: EditedDocument) {
  const t = useTexts(adminContentTexts);
  const toasts = useToasts();
  return useSoleMutation({
    mutationFn: (file: File) => callEndpoint(setDocumentFile, { ...recordAt(id, revision), file }),
    changes: DOCUMENT_CALLS,
    onSuccess: () => toasts.show({ tone: 'success', text: t('doc.replaced') }),
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || t('doc.notSent') }),
  });
}
