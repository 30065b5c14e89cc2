import { listBenefitCompanies } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { query } from '../../api/query.ts';
import { useRead } from '../../ground/use-read.ts';
import { useOptionsReading } from '../parts/use-options-reading.ts';

/** Options for the companies that people belong to, by name, and the state of reading them; empty if not enabled. */
export function useCompanyOptions(enabled = true) {
  const found = useRead({ ...query(listBenefitCompanies), enabled });
  const options = (found.data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return { options, reading: useOptionsReading(found) };
}
