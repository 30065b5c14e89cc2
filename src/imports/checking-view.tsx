import { Button } from '#design-system/button/button.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { type ImportPart, importProps } from './import-props.ts';
import { useImportTexts } from './import-site.ts';
import { TaskPace } from './task-pace.tsx';

/** Progress of checking the rows. */
export function CheckingView({ snapshot, send, mayWrite }: ImportPart & { mayWrite: boolean }) {
  const t = useImportTexts();
  const { seen, skipped } = snapshot.context;
  const { work } = importProps(snapshot);
  const total = seen?.rows ?? 0;
  const done = total - (seen?.figures.waiting ?? 0);
  return (
    <div className="grid max-w-[46rem] gap-4">
      <div>
        <h2 className="text-22 tabular-nums">{t('checking.title', { done, total })}</h2>
        <p className="mt-1 text-14 text-ink-muted">
          {[skipped && t('checking.skipped'), t('checking.text')].filter(Boolean).join(' ')}
        </p>
      </div>
      <div className="grid gap-1.5">
        <ProgressBar label={t('checking.label')} value={done} max={Math.max(1, total)} />
        <TaskPace work={seen?.work ?? null} />
      </div>
      {mayWrite && (
        <div>
          <Button
            size="small"
            tone="secondary"
            busy={work === 'stopping'}
            disabled={work === 'starting'}
            onClick={() => send({ type: 'check.stop' })}
          >
            {t('checking.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
