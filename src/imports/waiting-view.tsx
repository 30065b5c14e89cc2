import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { paths } from '../ground/paths.ts';
import { BudgetSums } from './budget-sums.tsx';
import type { ImportViewProps } from './import-props.ts';
import { useImportTexts } from './import-site.ts';
import { OutcomeRows } from './outcome-rows.tsx';

/** A file above the limit, until a second person approves it; it cannot be changed meanwhile. */
export function WaitingView({ snapshot }: Pick<ImportViewProps, 'snapshot'>) {
  const t = useImportTexts();
  const { budget = null, figures } = snapshot.context.seen ?? {};
  return (
    <div className="grid gap-6">
      <section className="grid max-w-[46rem] gap-4">
        <div className="grid gap-1">
          <h2 className="text-22">{t('waiting.title')}</h2>
          <p className="text-ink-muted">{t('waiting.text')}</p>
        </div>
        {budget && <BudgetSums budget={budget} />}
        {budget?.approval && (
          <div className="flex flex-wrap gap-2">
            <Button asChild tone="secondary" size="small">
              <Link to={`${paths.companyAdmin}/approvals/${budget.approval}`}>{t('waiting.look')}</Link>
            </Button>
          </div>
        )}
      </section>
      {(['added', 'changed'] as const)
        .filter((outcome) => (figures?.[outcome] ?? 0) > 0)
        .map((outcome) => (
          <div key={outcome} className="max-w-[60rem]">
            <OutcomeRows asked={{ outcome }} title={t(`rows.${outcome}`, { count: figures?.[outcome] ?? 0 })} />
          </div>
        ))}
    </div>
  );
}
