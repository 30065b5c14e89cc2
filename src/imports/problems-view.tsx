import { Download, FileUp } from 'lucide-react';
import { cn } from '#design-system/classes/cn.ts';
import { onShelf, Shelf, shelfPrimary } from '#design-system/shelf/shelf.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { asOwnBar } from '../ground/own-bar.ts';
import type { ImportViewProps } from './import-props.ts';
import { useImportTexts } from './import-site.ts';
import { ProblemGroup } from './problem-group.tsx';

/** The rows with problems, grouped by problem. */
export function ProblemsView({ snapshot, send, mayWrite, onProblemsFile }: ImportViewProps) {
  const t = useImportTexts();
  const { seen } = snapshot.context;
  if (!seen) return null;
  const { refused, added, changed, same } = seen.figures;
  const settled = Math.max(0, seen.asked - refused);
  const leaveOutAll = () => send({ type: 'rows.correct', correction: { fix: {} } });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pb-3">
        <div>
          <h2 className="text-22">{t('problems.title', { count: refused })}</h2>
          <p className="font-display text-ink-muted italic">
            {t('problems.groups', { count: seen.groups.length })}{' '}
            {t('problems.good', { count: added + changed + same })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ToolButton icon={<Download aria-hidden size={16} />} onClick={onProblemsFile}>
            {t('problems.list')}
          </ToolButton>
          {mayWrite && (
            <ToolButton tone="secondary" onClick={leaveOutAll}>
              {t('problems.leaveOutAll')}
            </ToolButton>
          )}
        </div>
      </div>
      <div className="border-line border-t">
        {seen.groups.map((group) => (
          <ProblemGroup
            key={`${group.field}.${group.code}.${group.from}`}
            group={group}
            send={send}
            mayWrite={mayWrite}
          />
        ))}
      </div>
      {mayWrite && (
        <>
          <Bring onFile={(file) => send({ type: 'rows.revise', file })} />
          <div
            {...asOwnBar}
            className="pointer-events-none sticky bottom-0 z-6 mt-auto max-desk:-mx-4 [&>*]:pointer-events-auto"
          >
            <Shelf
              label={t('problems.shelf')}
              title={t('problems.left', { count: refused })}
              note={
                settled > 0 && (
                  <span className="opacity-80">{t('problems.settledOf', { asked: seen.asked, settled })}</span>
                )
              }
            >
              <ToolButton className={cn(onShelf, 'ml-auto')} onClick={() => send({ type: 'mapping.reopen' })}>
                {t('problems.back')}
              </ToolButton>
              <ToolButton className={shelfPrimary} onClick={leaveOutAll}>
                {t('problems.without', { count: refused })}
              </ToolButton>
            </Shelf>
          </div>
        </>
      )}
    </>
  );
}

/** The list of problems, corrected elsewhere, comes back. */
function Bring({ onFile }: { onFile: (file: File) => void }) {
  const t = useImportTexts();
  return (
    <div className="my-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink-muted">
      <FileUp aria-hidden size={18} />
      <p className="min-w-0 flex-1 basis-52">{t('problems.excel')}</p>
      <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full px-3 font-560 text-brand has-focus-visible:focus-ring hover:underline fine:min-h-9">
        {t('problems.bring')}
        <input
          type="file"
          accept=".xlsx,.csv,text/csv"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
      </label>
    </div>
  );
}
