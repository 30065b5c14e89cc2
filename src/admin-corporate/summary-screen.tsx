import { useQuery } from '@tanstack/react-query';
import {
  exportCorporateSummary,
  getCorporateSummary,
  listCorporatePeople,
  sumCorporatePeople,
} from '#contract/corporate/corporate.contract.ts';
import { periodAddress, periodQuery } from '../admin-reports/period-address.ts';
import { useFirstYear } from '../admin-reports/use-first-year.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useAddress } from '../ground/use-address.ts';
import { useDownload } from '../ground/use-download.ts';
import { useRead, useTurnedPage } from '../ground/use-read.ts';
import { balancesAddress, balancesMeant, balancesQuery } from './corporate-address.ts';
import { SummaryView } from './summary-view.tsx';

/** The list of people without filters. Its first page is read here with the same query, so it is cached for the list. */
const ALL = balancesAddress.read(new URLSearchParams());

/** The summary of what the budgets of one's company were given and used for. */
export function SummaryScreen() {
  const { values, go } = useAddress(periodAddress);
  const asked = { query: periodQuery(values) };
  const found = useTurnedPage(query(getCorporateSummary, asked));
  useFirstYear(found.data, (year) => go({ year }, { replace: true }));
  const { download: onFile } = useDownload(() => callForFile(exportCorporateSummary, asked));
  const people = useRead(query(listCorporatePeople, { query: balancesQuery(ALL) }));
  const { data: sums = null } = useQuery(query(sumCorporatePeople, { query: balancesMeant(ALL) }));
  return (
    <SummaryView
      found={found}
      onPeriod={(period) => go(period)}
      onFile={() => onFile()}
      people={{ found: people, sums }}
    />
  );
}
