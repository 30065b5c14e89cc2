import {
  DOCUMENT_FILE,
  downloadAnyDocument,
  type EditedDocument,
  setDocumentFile,
} from '#contract/documents/admin-documents.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { RecordFile } from '../admin/record/record-file.tsx';
import { useFileSending } from '../admin/record/use-file-sending.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { useDownload } from '../ground/use-download.ts';
import { DOCUMENT_CALLS, readDocument } from './document-calls.ts';

interface DocumentFileProps {
  document: EditedDocument;
  mayWrite: boolean;
}

/** The file of a document. */
export function DocumentFile({ document, mayWrite }: DocumentFileProps) {
  const t = useTexts(adminContentTexts);
  const params = { id: document.id };
  const { download } = useDownload(() => callForFile(downloadAnyDocument, { params }));
  const { mutate, isPending } = useReplacing(document.id);
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

function useReplacing(id: number) {
  const t = useTexts(adminContentTexts);
  return useFileSending({
    id,
    send: (at, file: File) => callEndpoint(setDocumentFile, Object.assign(at, { file })),
    reread: () => readDocument(id),
    changes: DOCUMENT_CALLS,
    done: () => t('doc.replaced'),
    failed: t('doc.notSent'),
  });
}
