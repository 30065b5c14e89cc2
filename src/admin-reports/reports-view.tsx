import { Download, Printer } from 'lucide-react';
import { toMinor } from '#contract/money/money.rules.ts';
import type { BudgetReport } from '#contract/reports/reports.contract.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/admin-title.ts';
import { PageOutline } from '../admin/page-outline.tsx';
import type { Found } from '../ground/found.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import { Money } from '../money/money.tsx';
import { ReportBudgets } from './report-budgets.tsx';
import { ReportMonths } from './report-months.tsx';
import { ReportStanding } from './report-standing.tsx';
import { YearChoice } from './year-choice.tsx';
import './reports.css';

export interface ReportsViewProps {
  found: Found<BudgetReport>;
  onYear: (year: number) => void;
  onFile: () => void;
}

/** What the budgets of a company are used for: how they stand, by months and by budgets. */
export function ReportsView({ found, onYear, onFile }: ReportsViewProps) {
  const t = useTexts(reportsTexts);
  useAdminTitle(t('title'));
  return (
    <div className="grid gap-7">
      <PageHead
        title={t('title')}
        standfirst={t('standfirst')}
        actions={
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <YearChoice label={t('year')} of={found.data} onYear={onYear} />
            <ToolButton icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
              {t('print')}
            </ToolButton>
            <ToolButton icon={<Download aria-hidden size={16} />} onClick={onFile}>
              CSV
            </ToolButton>
          </div>
        }
      />
      <OldNotice of={found} />
      <ReadStates of={found} loading={<PageOutline />} failed={t('failed')} as="list">
        {(report) => <Report report={report} />}
      </ReadStates>
    </div>
  );
}

function Report({ report }: { report: BudgetReport }) {
  const t = useTexts(reportsTexts);
  const { standing, runs, spent, currency, held_back: heldBack } = report;
  return (
    <>
      {standing && <ReportStanding standing={standing} currency={currency} />}
      {runs.length === 0 ? (
        <EmptyState picture={inWindow('learning-savings-0')} title={t('nothing')} text={t('nothingText')} />
      ) : (
        <>
          {!standing && (
            <dl>
              <dt className="text-14 text-ink-muted">{t('spentInAll')}</dt>
              <dd>
                <Money amount={toMinor(spent)} currency={currency} size={36} />
              </dd>
            </dl>
          )}
          <section className="grid gap-3 border-line border-t pt-5">
            <ReportMonths report={report} />
            {heldBack && <p className="text-12 text-ink-muted">{t('heldBack')}</p>}
          </section>
          <ReportBudgets report={report} />
        </>
      )}
    </>
  );
}
