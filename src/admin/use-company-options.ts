import { listBenefitCompanies } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useOptionsReading } from './use-options-reading.ts';

/** The companies that people can be in, by name, and how far the read of them is; where they are not asked for, none. */
export function useCompanyOptions(enabled = true) {
  const found = useRead({ ...query(listBenefitCompanies), enabled });
  const options = (found.data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return { options, reading: useOptionsReading(found) };
}
