import { FileText } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import {
  DOCUMENT_FILE,
  downloadAnyDocument,
  type EditedDocument,
  setDocumentFile,
} from '#contract/documents/admin-documents.contract.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { recordAt } from '../admin/at-revision.ts';
import { useRecordProps } from '../admin/record-context.ts';
import { useDownload } from '../admin/use-download.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { fileSize } from '../files/file-size.ts';
import { prepareFile } from '../files/prepare-file.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { DOCUMENT_CALLS } from './document-calls.ts';

interface DocumentFileProps {
  document: EditedDocument;
  mayWrite: boolean;
}

/** The file of a document: to be looked at, and to be another one at once, once the rest is saved. */
export function DocumentFile({ document, mayWrite }: DocumentFileProps) {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  const id = useId();
  const { hasDraft } = useRecordProps();
  const params = { id: document.id };
  const download = useDownload(() => callForFile(downloadAnyDocument, { params }));
  return (
    <section aria-labelledby={id} className="grid gap-2 border-line border-t pt-5">
      <h3 id={id} className="display text-18">
        {t('doc.file')}
      </h3>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileText aria-hidden size={20} className="text-brand" />
        <p className="wrap-anywhere mr-auto text-14">
          {document.name} <span className="text-ink-muted">· {fileSize(document.bytes, language)}</span>
        </p>
        <ToolButton onClick={() => download()}>{t('doc.download')}</ToolButton>
        {mayWrite && <Replace document={document} disabled={hasDraft} />}
      </div>
      {mayWrite && <p className="text-14 text-ink-muted">{t(hasDraft ? 'doc.saveFirst' : 'doc.fileHint')}</p>}
    </section>
  );
}

function Replace({ document, disabled }: Pick<DocumentFileProps, 'document'> & { disabled: boolean }) {
  const t = useTexts(adminContentTexts);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'tooLarge' | 'wrongType' | null>(null);
  const { mutate, isPending } = useReplacing(document);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    const prepared = await prepareFile(chosen, DOCUMENT_FILE);
    setProblem('problem' in prepared ? prepared.problem : null);
    if ('file' in prepared) mutate(prepared.file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        accept={DOCUMENT_FILE.types.join(',')}
        onChange={(event) => void choose(event)}
      />
      <ToolButton busy={isPending} disabled={disabled} onClick={() => input.current?.click()}>
        {t('doc.replace')}
      </ToolButton>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {t(`doc.${problem}`)}
        </p>
      )}
    </>
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
