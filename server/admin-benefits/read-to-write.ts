import type { Rates } from '#contract/money/money.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Shelf } from '../benefits/benefit-row.ts';
import { OF_PLATFORM } from '../benefits/of-platform.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { numberOrNull, of, sql } from '../database/text.ts';
import { completeRates, ratesAsJson } from '../money/money.service.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { BenefitFile } from './benefit-files.ts';
import { type BenefitColumns, columnsOf, companiesOf } from './stored-benefit.ts';

/** Which benefit is to be written (null for a new one), and its new provider and category (null to leave them). */
interface Wanted {
  id: number | null;
  providerId: number | null;
  categoryId: number | null;
  /** The person who uploaded the pictures and files of a new benefit. */
  sender?: PersonKey;
}

/** The context for writing a benefit: its row and all that its validation needs. */
export interface ToWrite {
  /** Null for a new benefit. */
  row: BenefitColumns | null;
  companies: number[];
  files: BenefitFile[];
  /** Null when the provider or the category does not exist. */
  shelf: Shelf | null;
  isProviderActive: boolean;
  isCategoryActive: boolean;
  rates: Rates;
}

export interface Named {
  id: number;
  name_en: string;
  name_sr: string;
  active: boolean;
}

interface Found {
  row: Fields | null;
  companies: number[];
  files: BenefitFile[];
  provider: { name: string; active: boolean } | null;
  category: Named | null;
  root: Named | null;
  rates: Partial<Rates>;
}

/**
 * Reads and locks a benefit until the end of the transaction, and its provider and category so that these cannot be ended
 * meanwhile.
 */
export async function readToWrite(
  transaction: Transaction,
  { id, providerId, categoryId, sender }: Wanted,
): Promise<ToWrite> {
  const [found] = await read(transaction, {
    id,
    providerId,
    categoryId,
    senderCompany: sender?.companyId ?? null,
    sender: sender?.userId ?? null,
  });
  if (!found) throw new Error('A row that is always there');
  const { row, companies, files, provider, category, root } = found;
  return {
    row: row && columnsOf(row),
    companies,
    files,
    shelf: provider && category && root && shelfOf(provider.name, category, root),
    isProviderActive: provider?.active ?? false,
    isCategoryActive: (category?.active && root?.active) ?? false,
    rates: completeRates(found.rates),
  };
}

const read = statement(
  'read_benefit_to_write',
  of<Found>,
  () => sql`
    with b as materialized (select * from benefits where id = ${numberOrNull('id')}::integer and ${OF_PLATFORM} for no key update),
    sold_by as materialized (
      select name, active from providers
      where id = coalesce(${numberOrNull('providerId')}::integer, (select provider_id from b)) and ${OF_PLATFORM} for share),
    filed as materialized (
      select id, parent_id, name_en, name_sr, active from categories
      where id = coalesce(${numberOrNull('categoryId')}::integer, (select category_id from b)) for share),
    early as materialized (
      select id, kind, address, size from early_benefit_files
      where company_id = ${numberOrNull('senderCompany')}::bigint and user_id = ${numberOrNull('sender')}::bigint for update),
    sent as materialized (
      select id, kind, address, size from benefit_files where benefit_id = ${numberOrNull('id')}::integer for update)
    select (select to_jsonb(b) from b) as row, coalesce((select ${companiesOf} from b), '[]') as companies,
      (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select * from sent union all select * from early) f) as files,
      (select to_jsonb(sold_by) from sold_by) as provider, (select to_jsonb(filed) from filed) as category,
      (select to_jsonb(root) from categories root where root.id = (select coalesce(parent_id, id) from filed)) as root,
      ${ratesAsJson} as rates`,
);

/** The shelf of a benefit, made of its provider's name, its category and the first-level category. */
export function shelfOf(provider: string, category: Named, root: Named): Shelf {
  const names = root.id === category.id ? [category] : [category, root];
  const categoryNames = names.flatMap(({ name_en, name_sr }) => [name_en, name_sr]);
  return { provider, rootCategoryId: root.id, categoryNames };
}
