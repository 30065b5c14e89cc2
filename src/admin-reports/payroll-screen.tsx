import { getPayrollFile, listPayrollMonths } from '#contract/payroll/payroll.contract.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useAddress } from '../ground/use-address.ts';
import { useDownload } from '../ground/use-download.ts';
import { useTurnedPage } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { yearAddress } from './payroll-address.ts';
import { PayrollView } from './payroll-view.tsx';
import { useFirstYear } from './use-first-year.ts';

/** The months of the company's payroll. */
export function PayrollScreen() {
  const { values, go } = useAddress(yearAddress);
  const found = useTurnedPage(query(listPayrollMonths, { query: { year: values.year ?? undefined } }));
  useFirstYear(found.data, (year) => go({ year }, { replace: true }));
  const { download: onFile } = useDownload((month: string) => callForFile(getPayrollFile, { params: { month } }), {
    of: (month) => month,
  });
  return (
    <PayrollView found={found} currency={useMe().company.currency} onYear={(year) => go({ year })} onFile={onFile} />
  );
}
