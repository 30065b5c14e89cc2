import type { CorporateSummary } from '#contract/corporate/corporate.contract.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PageOutline } from '../admin/frame/page-outline.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import type { PeriodPlace } from '../admin-reports/period-address.ts';
import { ReportBudgets } from '../admin-reports/report-budgets.tsx';
import { ReportStanding } from '../admin-reports/report-standing.tsx';
import { ReportTools } from '../admin-reports/report-tools.tsx';
import { SpentInAll } from '../admin-reports/spent-in-all.tsx';
import type { Found } from '../ground/found.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import { SummaryFinding } from './summary-finding.tsx';
import { SummaryMonths } from './summary-months.tsx';
import { SummaryPeople, type SummaryPeopleProps } from './summary-people.tsx';
import '../admin-reports/reports.css';

export interface SummaryViewProps {
  found: Found<CorporateSummary>;
  onPeriod: (period: PeriodPlace) => void;
  onFile: () => void;
  /** The people of the company, listed below its figures. */
  people: Omit<SummaryPeopleProps, 'currency'>;
}

/** The summary of what a company's budgets were given and used for: their state, by months and by budgets. */
export function SummaryView({ found, onPeriod, onFile, people }: SummaryViewProps) {
  const t = useTexts(adminCorporateTexts);
  useAdminTitle(t('overview'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <PageHead title={t('overview')} actions={<ReportTools of={found.data} onPeriod={onPeriod} onFile={onFile} />} />
      <OldNotice of={found} />
      <ReadStates of={found} loading={<PageOutline />} failed={t('failed')} as="list">
        {(summary) => (
          <>
            <Summary summary={summary} />
            {/* The current state of the budgets does not belong to a past period. */}
            {summary.standing && <SummaryPeople {...people} currency={summary.currency} />}
          </>
        )}
      </ReadStates>
    </div>
  );
}

function Summary({ summary }: { summary: CorporateSummary }) {
  const t = useTexts(adminCorporateTexts);
  const report = useTexts(reportsTexts);
  const { standing, spent, people, currency, years, months, budgets, joined, held_back: heldBack } = summary;
  return (
    <>
      {standing ? (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SummaryFinding summary={summary} standing={standing} />
          <ReportStanding standing={standing} currency={currency} />
        </section>
      ) : (
        <SpentInAll label={t('spent')} spent={spent} currency={currency}>
          {t('spentBy', { count: people })}
        </SpentInAll>
      )}
      {months.every(({ purchases, spent: sum }) => purchases === 0 && sum === 0) ? (
        <Nothing isFirst={years.length === 1 && standing?.spent === 0} />
      ) : (
        <>
          <section className="border-line border-t pt-5">
            <SummaryMonths months={months} currency={currency} />
          </section>
          {(budgets.length > 0 || joined !== null) && (
            <div className="grid gap-3">
              <ReportBudgets of={summary} />
              <p className="text-12 text-ink-muted">
                {report('overMonths')} {heldBack && t('partly')}
              </p>
            </div>
          )}
        </>
      )}
    </>
  );
}

/** The note that nothing was spent: so far, or in the shown months. */
function Nothing({ isFirst }: { isFirst: boolean }) {
  const t = useTexts(adminCorporateTexts);
  return (
    <EmptyState
      picture={inWindow('learning-savings-0')}
      title={t(isFirst ? 'nothing' : 'nothingThen')}
      text={t(isFirst ? 'nothingText' : 'nothingThenText')}
    />
  );
}
