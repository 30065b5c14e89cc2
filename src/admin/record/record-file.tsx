import { FileText } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { FilePart } from '#contract/endpoint.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { useLanguage } from '#locales/texts.tsx';
import { fileSize } from '../../files/file-size.ts';
import { type Prepared, prepareFile } from '../../files/prepare-file.ts';
import { useRecordForm, useRecordProps } from './record-context.ts';

type FileProblem = Extract<Prepared, { problem: string }>['problem'];

/** Texts about the file of a record. */
export interface RecordFileWords extends Record<FileProblem, string> {
  title: string;
  download: string;
  /** Labels of the button that uploads a file: `replace` if there is one already, `attach` if not. */
  replace: string;
  attach?: string;
  remove?: string;
  none?: string;
  hint: string;
  saveFirst: string;
}

interface RecordFileProps {
  file: { name: string; bytes: number } | null;
  part: FilePart;
  words: RecordFileWords;
  mayWrite: boolean;
  busy: boolean;
  onDownload: () => void;
  onSend: (file: File) => void;
  onRemove?: () => void;
}

/** The file of a record: it can be downloaded, and replaced immediately once the rest of the form is saved. */
export function RecordFile({ file, words, mayWrite, busy, onDownload, onRemove, ...sending }: RecordFileProps) {
  const language = useLanguage();
  const id = useId();
  const { hasDraft } = useRecordProps();
  const Title = `h${useRecordForm().level ?? 3}` as const;
  return (
    <section aria-labelledby={id} className="grid gap-2 border-line border-t pt-5">
      <Title id={id} className="display text-18">
        {words.title}
      </Title>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {file && <FileText aria-hidden size={20} className="text-brand" />}
        <p className="wrap-anywhere mr-auto text-14">
          {file?.name ?? words.none}{' '}
          <span className="text-ink-muted">{file && `· ${fileSize(file.bytes, language)}`}</span>
        </p>
        {file && <ToolButton onClick={onDownload}>{words.download}</ToolButton>}
        {mayWrite && <Replace {...sending} file={file} words={words} busy={busy} disabled={hasDraft} />}
        {mayWrite && file && onRemove && (
          <ToolButton disabled={hasDraft || busy} onClick={onRemove}>
            {words.remove}
          </ToolButton>
        )}
      </div>
      {mayWrite && <p className="text-14 text-ink-muted">{hasDraft ? words.saveFirst : words.hint}</p>}
    </section>
  );
}

interface ReplaceProps extends Pick<RecordFileProps, 'file' | 'part' | 'words' | 'busy' | 'onSend'> {
  disabled: boolean;
}

function Replace({ file, part, words, busy, disabled, onSend }: ReplaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    const prepared = await prepareFile(chosen, part);
    setProblem('problem' in prepared ? prepared.problem : null);
    if ('file' in prepared) onSend(prepared.file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        accept={part.types.join(',')}
        onChange={(event) => void choose(event)}
      />
      <ToolButton busy={busy} disabled={disabled} onClick={() => input.current?.click()}>
        {file ? words.replace : words.attach}
      </ToolButton>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {words[problem]}
        </p>
      )}
    </>
  );
}
