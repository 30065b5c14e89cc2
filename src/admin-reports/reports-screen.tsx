import { mayRead } from '#contract/permissions/permissions.rules.ts';
import { exportBudgetReport, getBudgetReport } from '#contract/reports/reports.contract.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useAddress } from '../ground/use-address.ts';
import { useDownload } from '../ground/use-download.ts';
import { useTurnedPage } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { monthAt } from './payroll-address.ts';
import { periodAddress, periodQuery } from './period-address.ts';
import { ReportsView } from './reports-view.tsx';
import type { Behind } from './shown-run.ts';
import { useFirstYear } from './use-first-year.ts';

/** The report on how the budgets of the company are used. */
export function ReportsScreen() {
  const { values, go } = useAddress(periodAddress);
  const asked = { query: periodQuery(values) };
  const found = useTurnedPage(query(getBudgetReport, asked));
  useFirstYear(found.data, (year) => go({ year }, { replace: true }));
  const { download: onFile } = useDownload(() => callForFile(exportBudgetReport, asked));
  return <ReportsView found={found} behind={useBehind()} onPeriod={(period) => go(period)} onFile={() => onFile()} />;
}

/** Links one month to its page of the payroll; a run of several months has no link. */
function useBehind(): Behind | undefined {
  const t = useTexts(reportsTexts);
  if (!mayRead(useMe(), 'company.budgets')) return undefined;
  return ({ from, until }) => (from === until ? { to: monthAt(from), words: t('toPayroll') } : null);
}
