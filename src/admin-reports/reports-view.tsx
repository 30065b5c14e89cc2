import type { BudgetReport } from '#contract/reports/reports.contract.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PageOutline } from '../admin/frame/page-outline.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import type { Found } from '../ground/found.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import type { PeriodPlace } from './period-address.ts';
import { ReportBudgets } from './report-budgets.tsx';
import { ReportMonths } from './report-months.tsx';
import { ReportStanding } from './report-standing.tsx';
import { ReportTools } from './report-tools.tsx';
import type { Behind, ShownRun } from './shown-run.ts';
import { SpentInAll } from './spent-in-all.tsx';
import './reports.css';

export interface ReportsViewProps {
  found: Found<BudgetReport>;
  /** The link from a month to its list, for those who may open it. */
  behind?: Behind | undefined;
  onPeriod: (period: PeriodPlace) => void;
  onFile: () => void;
}

/** The report on how the budgets of a company are used: their present state, by months and by budgets. */
export function ReportsView({ found, behind, onPeriod, onFile }: ReportsViewProps) {
  const t = useTexts(reportsTexts);
  useAdminTitle(t('title'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <PageHead
        title={t('title')}
        standfirst={t('standfirst')}
        actions={<ReportTools of={found.data} onPeriod={onPeriod} onFile={onFile} />}
      />
      <OldNotice of={found} />
      <ReadStates of={found} loading={<PageOutline />} failed={t('failed')} as="list">
        {(report) => <Report report={report} behind={behind} />}
      </ReadStates>
    </div>
  );
}

function Report({ report, behind }: { report: BudgetReport } & Pick<ReportsViewProps, 'behind'>) {
  const t = useTexts(reportsTexts);
  const { standing, spent, currency, year, held_back: heldBack } = report;
  const runs = shownRuns(report);
  return (
    <>
      {standing && <ReportStanding standing={standing} currency={currency} />}
      {runs.length === 0 ? (
        <EmptyState
          picture={inWindow('learning-savings-0')}
          // Figures are withheld only where there are too few people, never because no month is over yet.
          title={t(heldBack ? 'nothing' : 'notYet')}
          text={t(heldBack ? 'nothingText' : 'notYetText')}
        />
      ) : (
        <>
          {!standing && <SpentInAll label={t('spentInAll')} spent={spent} currency={currency} />}
          <section className="grid gap-3 border-line border-t pt-5">
            <ReportMonths runs={runs} currency={currency} behind={behind} />
            {heldBack && <p className="text-12 text-ink-muted">{t(year === null ? 'partly' : 'heldBack')}</p>}
          </section>
          {report.runs.length > 0 && (
            <div className="grid gap-3">
              <ReportBudgets of={report} />
              {report.running && <p className="text-12 text-ink-muted">{t('overMonths')}</p>}
            </div>
          )}
        </>
      )}
    </>
  );
}

function shownRuns({ runs, running }: BudgetReport): ShownRun[] {
  const over = runs.map((run) => Object.assign({ running: false }, run));
  if (running === null) return over;
  const { month, spent, purchases } = running;
  return [...over, { from: month, until: month, spent, purchases, last_year: null, running: true }];
}
