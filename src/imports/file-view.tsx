import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { FileDrop } from '#design-system/file-drop/file-drop.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { FILE_PROBLEMS } from '#machines/imports/opened-file.ts';
import { Refusal } from '../ground/refusal.tsx';
import type { FileViewProps } from './file-props.ts';
import { useImportTexts } from './import-site.ts';
import { ProvingView } from './proving-view.tsx';

/** The first step: a file is chosen, read, looked at where it must be, and its rows are sent. */
export function FileView(props: FileViewProps) {
  const { snapshot, send } = props;
  // Kept while the text is read and sent, so that a refused one can be corrected.
  const [pasted, paste] = useState('');
  // Stays while the file is read in another encoding, so that the person can try all of them by keyboard.
  const isReadAgain = snapshot.matches('opening') && snapshot.context.file !== null;
  if (snapshot.matches('proving') || isReadAgain) return <ProvingView {...props} />;
  const isOnItsWay = ['sending', 'stalled', 'waiting'].some((state) => state === snapshot.value);
  if (isOnItsWay) return <Sending snapshot={snapshot} send={send} />;
  return <Choosing {...props} pasted={pasted} onPaste={paste} />;
}

interface PastingProps extends Pick<FileViewProps, 'send'> {
  pasted: string;
  onPaste: (text: string) => void;
}

function Choosing({ snapshot, send, onTemplate, onCurrent, ...pasting }: FileViewProps & PastingProps) {
  const t = useImportTexts();
  const work = snapshot.matches('opening') ? 'opening' : snapshot.matches('beginning') ? 'beginning' : null;
  return (
    <div className="grid max-w-[46rem] gap-6">
      <div>
        <h2 className="text-22">{t('file.title')}</h2>
        <p className="mt-1 text-14 text-ink-muted">{t('file.text')}</p>
      </div>
      <div className="grid gap-3">
        <FileDrop
          label={t('file.label')}
          hideLabel
          accept=".xlsx,.csv,.txt,text/csv"
          file={null}
          onFile={(source) => send({ type: 'file.choose', source })}
          onRemove={() => send({ type: 'file.remove' })}
          labels={{
            choose: t('file.choose'),
            drop: t('file.drop'),
            remove: t('file.remove'),
            progress: t('file.progress'),
          }}
          busy={work !== null}
        />
        <p role="status" className={work === null ? 'sr-only' : 'text-14 text-ink-muted'}>
          {work && t(work)}
        </p>
        <Why snapshot={snapshot} />
      </div>
      {work === null && <Pasting {...pasting} send={send} />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-t pt-4 text-14">
        <ToolButton icon={<Download aria-hidden size={16} />} onClick={onTemplate}>
          {t('template')}
        </ToolButton>
        <ToolButton icon={<Download aria-hidden size={16} />} onClick={onCurrent}>
          {t('current')}
        </ToolButton>
        <p className="basis-full text-ink-muted text-12">{t('currentText')}</p>
      </div>
    </div>
  );
}

/** Why the last file was refused: its problem, or the server's message. */
function Why({ snapshot }: Pick<FileViewProps, 'snapshot'>) {
  const t = useImportTexts();
  const { refusal } = snapshot.context;
  if (!refusal) return <Refusal problem={null} />;
  const problem = FILE_PROBLEMS.find((code) => code === refusal.code);
  const { line } = (refusal.body ?? {}) as { line?: number | null };
  const text = problem ? t(`problem.${problem}`, { line: line ?? '' }) : refusal.message || t('unknown');
  return <Refusal problem={{ kind: 'refused', text }} />;
}

function Pasting({ pasted: text, onPaste, send }: PastingProps) {
  const t = useImportTexts();
  return (
    <div className="grid gap-2">
      <TextArea
        label={t('file.paste')}
        hint={t('file.pasteHint')}
        value={text}
        onChange={({ target }) => onPaste(target.value)}
        rows={2}
        spellCheck={false}
      />
      {text.trim() !== '' && (
        <div>
          <Button
            tone="secondary"
            size="small"
            onClick={() => send({ type: 'file.choose', source: { name: t('file.pasted'), text } })}
          >
            {t('file.pasteSend')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Sending({ snapshot, send }: Pick<FileViewProps, 'snapshot' | 'send'>) {
  const t = useImportTexts();
  const { file, sent, wait } = snapshot.context;
  const total = file?.rows.length ?? 0;
  const isStalled = snapshot.matches('stalled');
  const isWaiting = snapshot.matches('waiting');
  return (
    <div className="grid max-w-[46rem] gap-4">
      <div role={isStalled ? 'alert' : undefined} className="grid gap-1">
        <h2 className="text-22">
          {isStalled ? t('stalled.title') : isWaiting ? t('pausing.title') : t('sending.title', { sent, total })}
        </h2>
        {/* Read out once: the seconds beside it are not. */}
        <p role="status" className={isWaiting ? 'text-14 text-ink-muted' : 'sr-only'}>
          {isWaiting && t('pausing.text')}
        </p>
        {isWaiting && <p className="text-14 text-ink-muted tabular-nums">{t('pausing.left', { seconds: wait })}</p>}
        {isStalled && (
          <p className="text-14 text-ink-muted">
            {[snapshot.context.refusal?.message, t('stalled.text')].filter(Boolean).join(' ')}
          </p>
        )}
      </div>
      <ProgressBar label={t('file.progress')} value={sent} max={Math.max(1, total)} />
      <div className="flex flex-wrap gap-2">
        {isStalled && (
          <Button size="small" onClick={() => send({ type: 'file.send' })}>
            {t('stalled.again')}
          </Button>
        )}
        <Button size="small" tone="ghost" onClick={() => send({ type: 'file.remove' })}>
          {t('sending.stop')}
        </Button>
      </div>
    </div>
  );
}
