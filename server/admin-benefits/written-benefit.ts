import { getTableColumns, is, SQL } from 'drizzle-orm';
import type { AdminBenefit, changeBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { benefitProblems, keptHtml, missingToOffer } from '#contract/admin-benefits/benefit.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import { type BenefitInput, benefitRow, type Shelf } from '../benefits/benefit-row.ts';
import { benefits } from '../benefits/benefits.table.ts';
import { richText } from '../benefits/rich-text.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { picturesFrom, promoFrom } from './benefit-files.ts';
import { problemTexts } from './benefits.errors.ts';
import type { ToWrite } from './read-to-write.ts';
import { type BenefitColumns, benefitOf } from './stored-benefit.ts';

/** The fields of a benefit that a call may send. */
export type BenefitFieldsSent = NonNullable<BodyOf<typeof changeBenefit>>;

/** The defaults of the columns of `benefits`, except those that are SQL. */
const DEFAULTS = Object.fromEntries(
  Object.entries(getTableColumns(benefits)).flatMap(([name, column]) =>
    column.hasDefault && !is(column.default, SQL) ? [[name, column.default]] : [],
  ),
);

/** The row of an empty benefit. */
export function emptyBenefit(now: Date): BenefitColumns {
  const texts = {
    nameEn: '',
    nameSr: '',
    shortDescriptionEn: '',
    shortDescriptionSr: '',
    descriptionEn: '',
    descriptionSr: '',
    instructionsEn: '',
    instructionsSr: '',
    limitationsEn: '',
    limitationsSr: '',
    sortEn: '',
    sortSr: '',
    searchKey: '',
  };
  const price = { price: null, currency: 'RSD', sortPrice: null } as const;
  const lists = { promoMaterial: [], pictures: [], locations: [] };
  const filed = { providerId: 0, categoryId: 0, rootCategoryId: 0, kind: 'flexible', wayToBuy: 'web' } as const;
  const marks = { website: null, ownerCompanyId: null, active: false, offeredAt: null };
  const figures = { id: 0, listedRevision: 0, revision: 1, addedAt: now, changedAt: now };
  return Object.assign({}, DEFAULTS, texts, price, lists, filed, marks, figures);
}

/** A benefit after a change: its columns, and the answer of the call. */
export interface Written {
  row: ReturnType<typeof benefitRow>;
  after: AdminBenefit;
}

/** The problems of a benefit after a change, by field. */
export type WrittenProblems = Parameters<typeof problemTexts>[0];

/**
 * Applies the fields sent to a benefit. Throws requestInvalid with the problems that this change causes, not those it had before.
 */
export function writeBenefit(sent: BenefitFieldsSent, row: BenefitColumns, toWrite: ToWrite): Written {
  if (!toWrite.shelf) throw requestInvalid(problemTexts(filingProblems(sent, toWrite)));
  const { problems, ...written } = weighBenefit(sent, row, Object.assign({}, toWrite, { shelf: toWrite.shelf }));
  if (Object.keys(problems).length > 0) throw requestInvalid(problemTexts(problems));
  return written;
}

/** Applies the fields sent to a benefit and answers the problems that this change causes, not those it had before. */
export function weighBenefit(
  sent: BenefitFieldsSent,
  row: BenefitColumns,
  toWrite: ToWrite & { shelf: Shelf },
): Written & { problems: WrittenProblems } {
  const before = benefitOf(row, toWrite.companies);
  const input = inputFrom(sent, { row, before }, toWrite);
  const written = benefitRow(input, toWrite.shelf, toWrite.rates);
  const after = benefitOf(Object.assign({}, row, written), input.companies);
  // The prices as they were sent: the stored ones are rounded.
  const { price = after.price, company_price = after.company_price } = sent;
  const already = toWrite.row ? benefitProblems(before) : {};
  const found = Object.entries(benefitProblems(Object.assign({}, after, { price, company_price }))).filter(
    ([field, problem]) => already[field] !== problem || isTouched(field, before, after),
  );
  const problems: WrittenProblems = Object.fromEntries(found);
  Object.assign(problems, filingProblems(sent, toWrite));
  if (after.state === 'offered') for (const field of missingToOffer(after)) problems[field] = 'required';
  return { row: written, after, problems };
}

const isTouched = (field: string, before: AdminBenefit, after: AdminBenefit) => {
  const name = field.split('.')[0] as keyof AdminBenefit;
  return !isSame(before[name], after[name]);
};

/** Problems of a new provider or category that has ended; one that the benefit already has is accepted. */
function filingProblems(sent: BenefitFieldsSent, { row, isProviderActive, isCategoryActive }: ToWrite) {
  const wrong: Record<string, 'provider' | 'category'> = {};
  if (!isProviderActive && sent.provider_id !== undefined && sent.provider_id !== row?.providerId)
    wrong.provider_id = 'provider';
  if (!isCategoryActive && sent.category_id !== undefined && sent.category_id !== row?.categoryId)
    wrong.category_id = 'category';
  return wrong;
}

function inputFrom(
  sent: BenefitFieldsSent,
  { row, before }: { row: BenefitColumns; before: AdminBenefit },
  { files }: ToWrite,
): BenefitInput {
  const html = (text: string | undefined, kept: string) => (text === undefined ? kept : keptHtml(richText(text)));
  const texts = {
    nameEn: sent.name_en ?? row.nameEn,
    nameSr: sent.name_sr ?? row.nameSr,
    shortDescriptionEn: sent.short_description_en ?? row.shortDescriptionEn,
    shortDescriptionSr: sent.short_description_sr ?? row.shortDescriptionSr,
    descriptionEn: html(sent.description_en, row.descriptionEn),
    descriptionSr: html(sent.description_sr, row.descriptionSr),
    instructionsEn: html(sent.instructions_en, row.instructionsEn),
    instructionsSr: html(sent.instructions_sr, row.instructionsSr),
    limitationsEn: html(sent.limitations_en, row.limitationsEn),
    limitationsSr: html(sent.limitations_sr, row.limitationsSr),
  };
  const sold = {
    kind: sent.kind ?? row.kind,
    wayToBuy: sent.way_to_buy ?? row.wayToBuy,
    providerId: sent.provider_id ?? row.providerId,
    categoryId: sent.category_id ?? row.categoryId,
    price: sent.price === undefined ? row.price : sent.price && reckoned(sent.price),
    currency: sent.currency ?? row.currency,
    discount: sent.discount ?? row.discount,
    companyPrice: sent.company_price === undefined ? row.companyPrice : reckoned(sent.company_price),
    nfc: sent.nfc ?? row.nfc,
    monthly: sent.monthly ?? row.monthly,
    locations: sent.locations ? [...new Set(sent.locations)] : row.locations,
    website: sent.website === undefined ? row.website : sent.website || null,
    companies: sent.companies === undefined ? before.companies : sent.companies && inOrder(sent.companies),
    pictures: sent.pictures ? picturesFrom(sent.pictures, before.pictures, files) : row.pictures,
    promoMaterial: sent.promo_material
      ? promoFrom(sent.promo_material, before.promo_material, files)
      : row.promoMaterial,
  };
  return Object.assign(keptOf(row), texts, sold);
}

/** The amount in minor units; 0 when it is no safe integer, which the check of its range refuses anyway. */
function reckoned(amount: number): Minor {
  const minor = toMinor(amount);
  return Number.isSafeInteger(minor) ? minor : 0;
}

/** The columns of a benefit without its owner and those that the database sets: the ones not sent keep these values. */
function keptOf(row: BenefitColumns) {
  const { id, revision, changedAt, ownerCompanyId, listedRevision, touched, ...kept } = row;
  return kept;
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other);
