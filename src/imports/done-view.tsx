import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isOfTwo } from '#contract/imports/import.rules.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { formatMoment } from '#locales/dates.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { BudgetSums } from './budget-sums.tsx';
import { EndedPeople } from './ended-people.tsx';
import { type Figure, FigureTabs } from './figure-tabs.tsx';
import { type ImportViewProps, importProps } from './import-props.ts';
import { useImportSite, useImportTexts } from './import-site.ts';
import { OutcomeRows } from './outcome-rows.tsx';
import { TaskPace } from './task-pace.tsx';

/** Result of an import; it can be undone for a day, and then the rows that stayed are named. */
export function DoneView(props: ImportViewProps) {
  const t = useImportTexts();
  const called = useCalled();
  const { snapshot, send, onLog } = props;
  const { links, ofCompanies } = useImportSite();
  const { seen } = snapshot.context;
  const { face, isConfirming, isTakingBack } = importProps(snapshot);
  if (!seen) return null;
  const { ended, company } = seen;
  const records = ofCompanies && company ? `${links.records}?company=${company.id}` : links.records;
  const { added, changed } = seen.figures;
  const count = added + changed;
  const writer = seen.committed_by ?? seen.created_by;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-5">
        <div className="max-w-[46rem]">
          <h2 className="text-22">{face === 'undone' ? t('undone.title') : doneTitle(t, { count, ended })}</h2>
          <p className="text-14 text-ink-muted">
            {face === 'undone'
              ? t('undone.text', { moment: formatMoment(seen.undone_at ?? '') })
              : t('done.text', { name: called(writer), moment: formatMoment(seen.committed_at ?? '') })}
          </p>
          {face !== 'undone' && writer !== seen.created_by && (
            <p className="text-14 text-ink-muted">{t('done.brought', { name: called(seen.created_by) })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <ToolButton icon={<Download aria-hidden size={16} />} onClick={onLog}>
            {t('done.log')}
          </ToolButton>
          <Button asChild size="small" tone="secondary">
            <Link to={records}>{t('done.people')}</Link>
          </Button>
        </div>
      </div>
      {face === 'undoing' && <Undoing work={seen.work} />}
      {face === 'done' && <Undo {...props} />}
      {face === 'done' && isHalfBack(seen) && seen.undone > 0 && (
        <div className="mb-5 max-w-[60rem]">
          <OutcomeRows asked={BACK} title={t('rows.undone', { count: seen.undone })} />
        </div>
      )}
      {seen.budget && face === 'done' && (
        <div className="mb-5 max-w-[28rem]">
          <BudgetSums budget={seen.budget} written />
        </div>
      )}
      {face === 'undone' ? <Kept ended={ended} /> : <Written {...props} />}
      <ConfirmDialog
        open={isConfirming}
        title={t('undo.title')}
        description={[
          isHalfBack(seen) ? t('undo.rest') : count > 0 && t('undo.text', { added, changed }),
          ended > 0 && t('undo.ended', { count: ended }),
          t('undo.stays'),
        ]
          .filter(Boolean)
          .join(' ')}
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

/** Number of rows undone so far, and of all. */
function Undoing({ work }: Pick<Import, 'work'>) {
  const t = useImportTexts();
  const { done = 0, total = 0 } = work ?? {};
  return (
    <div className="mb-5 grid max-w-[46rem] gap-1.5">
      <p className="font-560 text-14 tabular-nums">{work && t('work.done', { done, total })}</p>
      <ProgressBar label={t('undoing')} value={work ? done : null} max={Math.max(1, total)} />
      <TaskPace work={work} />
    </div>
  );
}

/** Title with the rows written and the people ended: a file may end people without writing a row. */
function doneTitle(t: Say, { count, ended }: { count: number; ended: number }) {
  if (ended === 0) return t('done.title', { count });
  return count === 0 ? t('done.ended', { count: ended }) : t('done.both', { count, ended });
}

type Say = ReturnType<typeof useImportTexts>;

/** Whether taking the import back stopped half way: the rest can be taken back without a deadline. */
const isHalfBack = ({ status, undo_until: until }: Import) => status === 'done' && until === null;

/** Deadline for undoing, or that one person alone may not; if undoing stopped half way, everybody sees the progress. */
function Undo({ snapshot, send, mayWrite }: ImportViewProps) {
  const t = useImportTexts();
  const { seen } = snapshot.context;
  if (!seen || !(mayWrite || isHalfBack(seen))) return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-12 bg-surface-sunken px-4 py-2 text-14">
      <span>{undoWords(t, seen)}</span>
      {mayWrite && seen.may_undo && (
        <ToolButton tone="secondary" onClick={() => send({ type: 'undo.ask' })}>
          {isHalfBack(seen) ? t('done.undoRest') : t('done.undo')}
        </ToolButton>
      )}
    </p>
  );
}

function undoWords(t: Say, { may_undo: isOpen, undo_until: until, undone, budget }: Import) {
  if (isOfTwo(budget)) return t('done.undoSecond');
  if (until === null) return t('done.stopped', { count: undone });
  return isOpen ? t('done.undoUntil', { moment: formatMoment(until) }) : t('done.undoOver');
}

function Written({ snapshot }: ImportViewProps) {
  const t = useImportTexts();
  const { seen } = snapshot.context;
  const [shown, setShown] = useState<Figure>(() => firstOf(seen));
  if (!seen) return null;
  const { added, changed, same, left_out } = seen.figures;
  const ending = seen.ended > 0 ? { ending: seen.ended } : null;
  const count = { added, changed, same, left_out };
  return (
    <>
      <FigureTabs figures={{ added, changed, same, ...ending, left_out }} shown={shown} onShow={setShown} />
      <div className="mt-5 max-w-[60rem]">
        {shown === 'ending' ? (
          <EndedPeople asked={NO_MATTER} title={t('after.ending', { count: seen.ended })} />
        ) : (
          <OutcomeRows
            key={shown}
            asked={{ outcome: shown }}
            title={t(`rows.${shown}`, { count: count[shown] })}
            written
          />
        )}
      </div>
    </>
  );
}

/** Records that were changed after the import and were therefore not undone. */
function Kept({ ended }: { ended: number }) {
  const t = useImportTexts();
  return (
    <div className="grid max-w-[60rem] gap-6">
      <OutcomeRows asked={KEPT} title={t('undone.keptTitle')} />
      {ended > 0 && <EndedPeople asked={KEPT} title={t('undone.keptEnding')} />}
    </div>
  );
}

const NO_MATTER = {};
const KEPT = { undone: false };
const BACK = { undone: true };

/** The figure that describes the result best. */
function firstOf(seen: Import | null): Figure {
  if (seen?.figures.changed) return 'changed';
  return seen?.figures.added || !seen?.ended ? 'added' : 'ending';
}
