import type { AdminBenefit, changeBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { BenefitPicture, benefitFiles, PromoMaterial } from '../benefits/benefits.table.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { problemTexts } from './benefits.errors.ts';

/** A picture or a file that was sent for a benefit, or taken out of it. */
export type BenefitFile = Pick<typeof benefitFiles.$inferSelect, 'id' | 'kind' | 'address' | 'size'>;

type Sent = NonNullable<BodyOf<typeof changeBenefit>>;

/**
 * The new pictures of a benefit in the order sent, chosen by id among those it has and those uploaded for it. Throws
 * requestInvalid.
 */
export function picturesFrom(
  sent: NonNullable<Sent['pictures']>,
  has: AdminBenefit['pictures'],
  files: readonly BenefitFile[],
): BenefitPicture[] {
  const images = new Map([...of('picture', files), ...has.map(({ id, image }) => [id, image] as const)]);
  checkIds('pictures', sent, images);
  return sent.map(({ id, alt_sr: altSr, alt_en: altEn }, place) => {
    return { id, position: place, image: images.get(id) ?? '', altSr, altEn };
  });
}

/** The new files of a benefit, chosen like its pictures. Throws requestInvalid. */
export function promoFrom(
  sent: NonNullable<Sent['promo_material']>,
  has: AdminBenefit['promo_material'],
  files: readonly BenefitFile[],
): PromoMaterial[] {
  const known = new Map([...of('promo', files), ...has.map(({ id, file }) => [id, file] as const)]);
  const sizes = new Map([...files, ...has].map(({ id, size }) => [id, size]));
  checkIds('promo_material', sent, known);
  return sent.map(({ id, title_sr: titleSr, title_en: titleEn }) => {
    return { id, file: known.get(id) ?? '', titleSr, titleEn, size: sizes.get(id) ?? null };
  });
}

const of = (wanted: BenefitFile['kind'], files: readonly BenefitFile[]) =>
  files.filter(({ kind }) => kind === wanted).map(({ id, address }) => [id, address] as const);

// Each id may occur once, and only ids known for this benefit.
function checkIds(field: string, sent: readonly { id: number }[], known: ReadonlyMap<number, string>): void {
  const wrong = sent.findIndex(({ id }, place) => !known.has(id) || sent.findIndex((each) => each.id === id) < place);
  if (wrong >= 0) throw requestInvalid(problemTexts({ [`${field}.${wrong}.id`]: 'unknown' }));
}

/**
 * Marks the pictures and files that a benefit had or has as kept, so that no job removes them: orders show them, and they can be
 * put back.
 */
export async function keepFiles(
  transaction: Transaction,
  { before, after, now }: { before: AdminBenefit; after: AdminBenefit; now: Date },
): Promise<void> {
  const kept = [
    ...[...before.pictures, ...after.pictures].map(({ id, image }) => ({
      id,
      kind: 'picture',
      address: image,
      size: null,
    })),
    ...[...before.promo_material, ...after.promo_material].map(({ id, file, size }) => ({
      id,
      kind: 'promo',
      address: file,
      size,
    })),
  ];
  await ask(
    transaction,
    sql`
    insert into benefit_files (benefit_id, id, kind, address, size, kept, added_at)
    select distinct ${after.id}::integer, id, kind, address, size, true, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as had (id integer, kind text, address text, size integer)
    on conflict (benefit_id, kind, id) do update set kept = true where not benefit_files.kept`,
  );
}
