import { useQuery } from '@tanstack/react-query';
import { listBenefitCompanies } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { query } from '../api/query.ts';

/** The companies that people can be in, by name; where they are not asked for, none. */
export function useCompanyOptions(enabled = true) {
  const { data } = useQuery({ ...query(listBenefitCompanies), enabled });
  return (data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
