import { exportBudgetReport, getBudgetReport } from '#contract/reports/reports.contract.ts';
import { useDownload } from '../admin/use-download.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useAddress } from '../ground/use-address.ts';
import { useTurnedPage } from '../ground/use-read.ts';
import { yearAddress } from './payroll-address.ts';
import { ReportsView } from './reports-view.tsx';

/** What the budgets of the company are used for. */
export function ReportsScreen() {
  const { values, go } = useAddress(yearAddress);
  const asked = { query: { year: values.year ?? undefined } };
  const found = useTurnedPage(query(getBudgetReport, asked));
  const onFile = useDownload(() => callForFile(exportBudgetReport, asked));
  return <ReportsView found={found} onYear={(year) => go({ year })} onFile={() => onFile()} />;
}
