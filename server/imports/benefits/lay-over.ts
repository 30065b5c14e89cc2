import type { BenefitColumns } from '../../admin-benefits/stored-benefit.ts';
import { type BenefitFieldsSent, type Written, writeBenefit } from '../../admin-benefits/written-benefit.ts';
import { AppError } from '../../errors/app-error.ts';
import { RowsChanged } from '../rows-changed.ts';
import { type Catalogue, placeIn } from './catalogue.ts';

/** Applies the fields of a row to a benefit. Throws Moved if the result is no longer valid. */
export function layOver(
  fields: BenefitFieldsSent,
  columns: BenefitColumns,
  { present, companies }: { present: BenefitColumns | null; companies: number[] },
  catalogue: Catalogue,
): Written {
  const place = placeIn(catalogue, fields, columns);
  const { shelf = null, isProviderActive = false, isCategoryActive = false } = place ?? {};
  const toWrite = {
    row: present,
    companies,
    files: [],
    rates: catalogue.rates,
    shelf,
    isProviderActive,
    isCategoryActive,
  };
  try {
    return writeBenefit(fields, columns, toWrite);
  } catch (error) {
    throw error instanceof AppError ? new RowsChanged(1) : error;
  }
}
