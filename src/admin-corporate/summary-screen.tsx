import { exportCorporateSummary, getCorporateSummary } from '#contract/corporate/corporate.contract.ts';
import { useDownload } from '../admin/use-download.ts';
import { periodAddress, periodQuery } from '../admin-reports/period-address.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useAddress } from '../ground/use-address.ts';
import { useTurnedPage } from '../ground/use-read.ts';
import { SummaryView } from './summary-view.tsx';

/** What the budgets of one's company were given and used for. */
export function SummaryScreen() {
  const { values, go } = useAddress(periodAddress);
  const asked = { query: periodQuery(values) };
  const found = useTurnedPage(query(getCorporateSummary, asked));
  const onFile = useDownload(() => callForFile(exportCorporateSummary, asked));
  return <SummaryView found={found} onPeriod={(period) => go(period)} onFile={() => onFile()} />;
}
