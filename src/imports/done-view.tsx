import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { formatMoment } from '#locales/dates.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type Figure, FigureTabs } from './figure-tabs.tsx';
import { importLinks } from './import-links.ts';
import { type ImportViewProps, importProps } from './import-props.ts';
import { OutcomeRows } from './outcome-rows.tsx';

/** What was written; for a day it may be taken back, and then what stayed is named. */
export function DoneView(props: ImportViewProps) {
  const t = useTexts(importsTexts);
  const { snapshot, send, onLog } = props;
  const { seen } = snapshot.context;
  const { face, isConfirming, isTakingBack } = importProps(snapshot);
  if (!seen) return null;
  const { added, changed } = seen.figures;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-5">
        <div className="max-w-[46rem]">
          <h2 className="text-22">
            {face === 'undone' ? t('undone.title') : t('done.title', { count: added + changed })}
          </h2>
          <p className="text-14 text-ink-muted">
            {face === 'undone'
              ? t('undone.text', { moment: formatMoment(seen.undone_at ?? '') })
              : t('done.text', { name: seen.created_by, moment: formatMoment(seen.committed_at ?? '') })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ToolButton icon={<Download aria-hidden size={16} />} onClick={onLog}>
            {t('done.log')}
          </ToolButton>
          <Button asChild size="small" tone="secondary">
            <Link to={importLinks.people}>{t('done.people')}</Link>
          </Button>
        </div>
      </div>
      {face === 'undoing' && <ProgressBar label={t('undoing')} value={null} className="mb-5 max-w-[46rem]" />}
      {face === 'done' && <Undo {...props} />}
      {face === 'undone' ? <Kept /> : <Written {...props} />}
      <ConfirmDialog
        open={isConfirming}
        title={t('undo.title')}
        description={t('undo.text', { added, changed })}
        cancelLabel={t('undo.keep')}
        confirmLabel={t('undo.confirm')}
        tone="danger"
        busy={isTakingBack}
        onCancel={() => send({ type: 'undo.dismiss' })}
        onConfirm={() => send({ type: 'undo.confirm' })}
      />
    </>
  );
}

function Undo({ snapshot, send, mayWrite }: ImportViewProps) {
  const t = useTexts(importsTexts);
  const until = snapshot.context.seen?.undo_until;
  const isOver = !until || Date.parse(until) <= Date.now();
  if (!mayWrite) return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-12 bg-surface-sunken px-4 py-2 text-14">
      <span>{isOver ? t('done.undoOver') : t('done.undoUntil', { moment: formatMoment(until) })}</span>
      {!isOver && (
        <ToolButton tone="secondary" onClick={() => send({ type: 'undo.ask' })}>
          {t('done.undo')}
        </ToolButton>
      )}
    </p>
  );
}

function Written({ snapshot }: ImportViewProps) {
  const t = useTexts(importsTexts);
  const { seen } = snapshot.context;
  const [shown, setShown] = useState<Exclude<Figure, 'ending'>>(seen?.figures.changed ? 'changed' : 'added');
  if (!seen) return null;
  const { added, changed, same, left_out } = seen.figures;
  const figures = { added, changed, same, left_out };
  return (
    <>
      <FigureTabs figures={figures} shown={shown} onShow={(figure) => figure !== 'ending' && setShown(figure)} />
      <div className="mt-5 max-w-[60rem]">
        <OutcomeRows
          key={shown}
          asked={{ outcome: shown }}
          title={t(`rows.${shown}`, { count: figures[shown] })}
          written
        />
      </div>
    </>
  );
}

/** Whom somebody had touched since: they stayed. */
function Kept() {
  const t = useTexts(importsTexts);
  return (
    <div className="max-w-[60rem]">
      <OutcomeRows asked={{ undone: false }} title={t('undone.keptTitle')} />
    </div>
  );
}
