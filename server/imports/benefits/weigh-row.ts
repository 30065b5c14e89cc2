import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { type BenefitRow, readBenefitRow } from '#contract/imports/benefit-row.rules.ts';
import type { Mapping } from '#contract/imports/import.rules.ts';
import type { BenefitImportField } from '#contract/imports/import-fields.ts';
import type { ROW_PROBLEMS } from '#contract/imports/import-shapes.contract.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import { sortKey } from '#contract/search/search.rules.ts';
import { type BenefitColumns, benefitOf } from '../../admin-benefits/stored-benefit.ts';
import {
  type BenefitFieldsSent,
  emptyBenefit,
  type WrittenProblems,
  weighBenefit,
} from '../../admin-benefits/written-benefit.ts';
import { plainWords } from '../../benefits/plain-words.ts';
import { type Catalogue, companiesNamed, placeIn } from './catalogue.ts';
import type { Becoming } from './in-use.ts';
import { shownOf } from './shown-benefit.ts';

type Code = (typeof ROW_PROBLEMS)[number];
type Problem = { field: BenefitImportField; code: Code };
type Shown = Partial<Record<BenefitImportField, string | null>>;

/** An existing benefit that a row may refer to. */
export interface Present {
  row: BenefitColumns;
  companies: number[];
}

/** Result of comparing a row with the catalogue. */
export interface Weighed {
  /** `fields` are to be written, `former` are their values before. */
  fields: BenefitFieldsSent;
  former: BenefitFieldsSent;
  changes: Shown | null;
  before: Shown | null;
  problems: Problem[];
  /** An existing benefit before and after; null for a new one. */
  becoming: Becoming | null;
  target: { id: number; revision: number } | null;
  /** Provider and name of a new benefit. */
  key: { provider: number; name: string } | null;
}

/** Fields whose names differ between the API and a file. */
const IN_FILE: Record<string, BenefitImportField> = {
  way_to_buy: 'way',
  provider_id: 'provider',
  category_id: 'category',
};
const fileField = (field: string) => IN_FILE[field] ?? (field as BenefitImportField);

/** Required for a new benefit, as in the call that adds one; currency, too, because a file always states it. */
const NEEDED = ['provider', 'category', 'kind', 'way', 'currency'] as const;

/** Adds a problem unless the field already has one. */
export function sayOf(problems: Problem[], problem: Problem): void {
  if (problems.every(({ field }) => field !== problem.field)) problems.push(problem);
}

/** Compares a row of a benefits file with the catalogue, by the rules of the calls that add and change a benefit. */
export function weighRow(
  { cells, mapping, now }: { cells: readonly string[]; mapping: Mapping; now: Date },
  present: (code: number) => Present | undefined,
  catalogue: Catalogue,
): Weighed {
  const { asked, problems: unread } = readBenefitRow(cells, mapping);
  const problems: Problem[] = [...unread];
  const say = (field: BenefitImportField, code: Code) => sayOf(problems, { field, code });
  const there = asked.code === undefined ? undefined : present(asked.code);
  if (asked.code !== undefined && !there) say('code', 'unknown');
  // Without a known benefit there is nothing else to check.
  if (problems.some(({ field }) => field === 'code')) return Object.assign({}, NOTHING, { problems });
  const benefit = there ?? { row: emptyBenefit(now), companies: [] };
  const { row, companies } = benefit;
  const named = nameIn(asked, benefit, catalogue, say);
  if (!there) for (const field of NEEDED) if (asked[field] === undefined) say(field, 'required');
  const before = benefitOf(row, companies);
  const sent = onlyOther(Object.assign(fieldsOf(asked), named), before);
  const place = placeIn(catalogue, sent, row);
  const { shelf = NO_SHELF, isProviderActive = true, isCategoryActive = true } = place ?? {};
  const toWrite = { row: there?.row ?? null, companies, files: [], rates: catalogue.rates };
  const { after, problems: wrong } = weighBenefit(
    sent,
    row,
    Object.assign(toWrite, { shelf, isProviderActive, isCategoryActive }),
  );
  for (const [field, problem] of Object.entries(wrong)) say(fileField(field), codeOf(problem));
  const target = there ? { id: row.id, revision: row.revision } : null;
  const name = after.name_sr || after.name_en;
  const key = there || !sent.provider_id || name === '' ? null : { provider: sent.provider_id, name: sortKey(name) };
  const becoming = there ? { before, after } : null;
  return Object.assign(
    { fields: sent, problems, becoming, target, key },
    changesOf(sent, before, after, catalogue, there),
  );
}

const NOTHING: Omit<Weighed, 'problems'> = {
  fields: {},
  former: {},
  changes: null,
  before: null,
  becoming: null,
  target: null,
  key: null,
};
const NO_SHELF = { provider: '', rootCategoryId: 0, categoryNames: [] };

type Asked = BenefitRow['asked'];
type Say = (field: BenefitImportField, code: Code) => void;

/** Replaces the names of provider, category and companies by their ids. */
function nameIn(
  asked: Asked,
  { row, companies: offeredTo }: Present,
  catalogue: Catalogue,
  say: Say,
): BenefitFieldsSent {
  const found: BenefitFieldsSent = {};
  if (asked.provider !== undefined) {
    const provider = catalogue.providers.find(asked.provider, new Set([row.providerId]));
    if (typeof provider === 'string') say('provider', provider);
    else found.provider_id = provider.id;
  }
  if (asked.category !== undefined) {
    const category = catalogue.categories.find(asked.category, new Set([row.categoryId]));
    if (typeof category === 'string') say('category', category);
    else found.category_id = category.id;
  }
  if (asked.companies !== undefined) {
    const companies = asked.companies && companiesNamed(asked.companies, offeredTo, catalogue);
    if (typeof companies === 'string') say('companies', companies);
    else found.companies = companies?.sort((one, other) => one - other) ?? null;
  }
  return found;
}

function fieldsOf({
  code: _,
  provider: _p,
  category: _c,
  companies: _o,
  way,
  locations,
  ...same
}: Asked): BenefitFieldsSent {
  const fields: BenefitFieldsSent = same;
  if (way !== undefined) fields.way_to_buy = way;
  if (locations !== undefined) fields.locations = [...new Set(locations)];
  return fields;
}

const HTML = /^(description|instructions|limitations)_/;

/** Drops the fields that have that value already. Formatted texts are compared by their words, so that their formatting stays. */
function onlyOther(sent: BenefitFieldsSent, before: AdminBenefit): BenefitFieldsSent {
  const other = Object.entries(sent).filter(([field, value]) => {
    const was = before[field as keyof AdminBenefit];
    if (before.id === 0) return true;
    if (HTML.test(field)) return plainWords(String(value)) !== plainWords(String(was));
    if (typeof value === 'string') return withBlanks(String(was)) !== withBlanks(value);
    return !isSame(was, value);
  });
  return Object.fromEntries(other) as BenefitFieldsSent;
}

// Cells lose non-breaking spaces; that is no change.
const withBlanks = (text: string) => text.replaceAll('\u00a0', ' ').trim();

function changesOf(
  sent: BenefitFieldsSent,
  before: AdminBenefit,
  after: AdminBenefit,
  catalogue: Catalogue,
  there: Present | undefined,
): Pick<Weighed, 'former' | 'changes' | 'before'> {
  const changed = (Object.keys(sent) as (keyof BenefitFieldsSent & keyof AdminBenefit)[]).filter(
    (field) => !isSame(before[field], after[field]),
  );
  if (!there || changed.length === 0) return { former: {}, changes: null, before: null };
  const of = (benefit: AdminBenefit) => {
    const shown = shownOf(benefit, catalogue);
    return Object.fromEntries(changed.map((field) => [fileField(field), shown[fileField(field)]])) as Shown;
  };
  const former = Object.fromEntries(changed.map((field) => [field, before[field]])) as BenefitFieldsSent;
  return { former, changes: of(after), before: of(before) };
}

type Wrong = WrittenProblems[string];

function codeOf(problem: Wrong): Code {
  if (problem === 'provider' || problem === 'category') return 'ended';
  // No column of a file holds pictures, attachments or an address.
  if (problem === 'address' || problem === 'too_many') throw new Error(`${problem} is of no column`);
  return problem;
}
