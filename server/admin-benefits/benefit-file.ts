import type { BenefitState } from '#contract/admin-benefits/benefit.rules.ts';
import {
  BENEFIT_COLUMNS,
  type BenefitColumn,
  kindCell,
  NO_COMPANY,
  thingsCell,
  wayCell,
  yesCell,
} from '#contract/admin-benefits/benefit-columns.rules.ts';
import type { Kind, WayToBuy } from '#contract/benefits/benefits.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, type Minor, shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import { sql } from '../database/text.ts';
import type { RecordsFile } from '../records/export-records.ts';
import type { RecordList } from '../records/record-list.ts';
import type { LongFile } from '../tasks/export-task.ts';
import { type BenefitsQuery, benefitList, STATE } from './benefit-list.ts';

/** A benefit as a row of an exported file. */
interface BenefitInFile {
  id: number;
  name_sr: string;
  name_en: string;
  provider: string;
  category: string;
  kind: Kind;
  way_to_buy: WayToBuy;
  price: Minor | null;
  currency: Currency;
  discount: number;
  short_description_sr: string;
  short_description_en: string;
  locations: string[];
  /** Names of the companies it is for; null for all companies. */
  companies: string[] | null;
  monthly: boolean;
  state: BenefitState;
}

const COLUMNS = sql`b.id, b.name_sr, b.name_en, b.kind, b.way_to_buy, b.price, b.currency, b.discount, b.short_description_sr,
  b.short_description_en, b.locations, b.monthly, ${STATE} as state,
  provider_name as provider, category_sr as category, case when not b.for_all_companies then (
    select coalesce(jsonb_agg(c.name order by c.sort_key collate "C", c.id), '[]') from benefit_companies o
      join companies c on c.id = o.company_id where o.benefit_id = b.id) end as companies`;

/** The list behind the exported file, sorted by the name in each language. */
export const BENEFITS_EXPORTED: Record<Language, RecordList<BenefitsQuery>> = {
  SR: benefitList(sql`b.sort_sr collate "C"`, COLUMNS),
  EN: benefitList(sql`b.sort_en collate "C"`, COLUMNS),
};

const STATE_CELLS: Record<BenefitState, string> = {
  draft: 'nacrt / draft',
  offered: 'u ponudi / on offer',
  withdrawn: 'van ponude / withdrawn',
};

const CELLS: Record<BenefitColumn, (benefit: BenefitInFile) => string> = {
  code: ({ id }) => String(id),
  name_sr: ({ name_sr }) => name_sr,
  name_en: ({ name_en }) => name_en,
  provider: ({ provider }) => provider,
  category: ({ category }) => category,
  kind: ({ kind }) => kindCell(kind),
  way: ({ way_to_buy }) => wayCell(way_to_buy),
  price: ({ price }) => (price === null ? '' : toMajor(price).toFixed(2)),
  currency: ({ currency }) => shownCurrency(currency),
  discount: ({ discount }) => String(discount),
  short_description_sr: ({ short_description_sr }) => short_description_sr,
  short_description_en: ({ short_description_en }) => short_description_en,
  locations: ({ locations }) => thingsCell(locations),
  companies: ({ companies }) => (companies?.length === 0 ? NO_COMPANY : thingsCell(companies ?? [])),
  monthly: ({ monthly }) => yesCell(monthly),
  state: ({ state }) => STATE_CELLS[state],
};

/** Benefits in a file that an import reads back. */
export const BENEFITS_FILE: RecordsFile<BenefitInFile> = {
  headings: BENEFIT_COLUMNS.map(([, heading]) => heading),
  cells: (benefit) => BENEFIT_COLUMNS.map(([column]) => CELLS[column](benefit)),
};

/** Export without a limit of rows, made by a task. */
export const BENEFITS_IN_TASK: LongFile<BenefitInFile, BenefitsQuery> = {
  kind: 'export_benefits',
  permission: 'platform.catalogue',
  listFor: ({ language }) => BENEFITS_EXPORTED[language],
  file: BENEFITS_FILE,
};
