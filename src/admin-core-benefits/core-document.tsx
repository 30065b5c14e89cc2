import { useState } from 'react';
import {
  CORE_DOCUMENT,
  downloadAnyCoreDocument,
  type EditedCoreBenefit,
  removeCoreDocument,
  setCoreDocument,
} from '#contract/core-benefits/core-benefits.contract.ts';
import { FileDrop } from '#design-system/file-drop/file-drop.tsx';
import { adminCoreBenefitsTexts } from '#locales/admin-core-benefits/admin-core-benefits.texts.ts';
import { filesTexts } from '#locales/files/files.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useField } from '../admin/record/record-context.ts';
import { RecordFile } from '../admin/record/record-file.tsx';
import { useFileSending } from '../admin/record/use-file-sending.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { fileSize } from '../files/file-size.ts';
import { type Prepared, prepareFile } from '../files/prepare-file.ts';
import { useDownload } from '../ground/use-download.ts';
import { CORE_CALLS, readCore } from './core-calls.ts';
import type { ChosenDocument } from './core-record.ts';

interface CoreDocumentProps {
  benefit: EditedCoreBenefit;
  mayWrite: boolean;
}

/** The document of a core benefit, for the people who have the benefit. */
export function CoreDocument({ benefit, mayWrite }: CoreDocumentProps) {
  const t = useTexts(adminCoreBenefitsTexts);
  const { download } = useDownload(() => callForFile(downloadAnyCoreDocument, { params: { id: benefit.id } }));
  const { mutate, isPending } = useReplacing(benefit.id);
  const words = {
    title: t('document'),
    none: t('file.none'),
    download: t('file.download'),
    attach: t('file.attach'),
    replace: t('file.replace'),
    remove: t('file.remove'),
    hint: t(benefit.document ? 'file.hint' : 'file.newHint'),
    saveFirst: t('file.saveFirst'),
    tooLarge: t('file.tooLarge'),
    wrongType: t('file.wrongType'),
  };
  return (
    <RecordFile
      file={benefit.document}
      part={CORE_DOCUMENT}
      words={words}
      mayWrite={mayWrite}
      busy={isPending}
      onDownload={download}
      onSend={mutate}
      onRemove={() => mutate(null)}
    />
  );
}

function useReplacing(id: number) {
  const t = useTexts(adminCoreBenefitsTexts);
  return useFileSending({
    id,
    send: (at, file: File | null) =>
      file ? callEndpoint(setCoreDocument, Object.assign(at, { file })) : callEndpoint(removeCoreDocument, at),
    reread: () => readCore(id),
    changes: CORE_CALLS,
    done: (file) => t(file ? 'file.sent' : 'file.removed'),
    failed: t('file.failed'),
  });
}

interface NewDocumentProps {
  /** The chosen file; undefined after a reload of the page, which preserves only the file's name. */
  fileOf: () => File | undefined;
  onChoose: (file: File | null) => void;
}

/** The document of a new core benefit; it is sent with the first save. */
export function NewDocument({ fileOf, onChoose }: NewDocumentProps) {
  const t = useTexts(adminCoreBenefitsTexts);
  const files = useTexts(filesTexts);
  const language = useLanguage();
  const { id, value, error, disabled, onValue } = useField<ChosenDocument | null>('document');
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<Extract<Prepared, { problem: string }>['problem'] | null>(null);
  const keep = (file: File | null) => {
    onChoose(file);
    onValue(file && { name: file.name, bytes: file.size });
  };
  const choose = async (chosen: File) => {
    setLooking(true);
    const prepared = await prepareFile(chosen, CORE_DOCUMENT).finally(() => setLooking(false));
    setProblem('problem' in prepared ? prepared.problem : null);
    if ('file' in prepared) keep(prepared.file);
  };
  const isGone = value && !fileOf();
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <FileDrop
        label={t('document')}
        hint={value ? undefined : t('file.newHint')}
        error={problem ? t(`file.${problem}`) : isGone ? t('file.gone') : error}
        accept={CORE_DOCUMENT.types.join(',')}
        file={value && { name: value.name, size: fileSize(value.bytes, language) }}
        busy={isLooking}
        disabled={disabled}
        onFile={(chosen) => void choose(chosen)}
        onRemove={() => keep(null)}
        labels={{ choose: files('choose'), drop: files('drop'), remove: files('remove'), progress: files('progress') }}
      />
    </div>
  );
}
