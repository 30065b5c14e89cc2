import { extname } from 'node:path';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import type { WayToBuy } from '#contract/benefits/benefits.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/in-language.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import {
  type BenefitRow,
  benefitColumns,
  benefitTables,
  type PriceReader,
  toBenefitInList,
} from './benefit-in-list.ts';
import type { BenefitPicture, PromoMaterial } from './benefits.table.ts';
import { soldTo } from './sold-to.ts';
import { sceneOf, spreadScenes } from './spread-scenes.ts';

/**
 * The most similar benefits shown with one; also the most read of each of the two groups (same sub-category, rest of the
 * category).
 */
export const MOST_SIMILAR = 6;

// Candidates for the six, so that neighbours can show different scenes (`spreadScenes`).
const LOOKED_AT = 12;

type DetailRow = BenefitRow & {
  description: string;
  instructions: string;
  limitations: string;
  promo_material: PromoMaterial[];
  how_to_buy: WayToBuy;
  website: string | null;
  /** A company's additions to its own core benefit; null for all others. */
  given: BenefitInFull['given'] | null;
};

/**
 * A benefit in full with at most six similar ones, in one statement.
 * Throws the same 404 for one that is not there, not sold any more, or not for the reader's company.
 */
export async function readDetails(database: Database, reader: PriceReader, id: number): Promise<BenefitInFull> {
  const [benefit, ...similar] = await ask<DetailRow>(database, detailsStatement(reader, id));
  if (!benefit) throw notFound();
  return detailsOf(benefit, similar, reader);
}

/**
 * A benefit in full from a row that is not stored (`draft`, by column names): a preview of what people would read, shown to
 * administrators.
 */
export async function previewDetails(database: Database, reader: PriceReader, draft: object): Promise<BenefitInFull> {
  const own = sql`(select * from jsonb_populate_record(null::benefits, ${JSON.stringify(draft)}::jsonb))`;
  const [benefit] = await ask<DetailRow>(
    database,
    sql`
    select ${benefitColumns(reader)}, ${longTexts(reader)} from ${benefitTables(reader, own)}`,
  );
  if (!benefit) throw notFound();
  const similar = await ask<DetailRow>(
    database,
    sql`
    with wanted as materialized (select b.id, b.kind, b.category_id, b.root_category_id from ${own} b),
    chosen as materialized (
      select id, row_number() over (order by nearness, bought desc, id) as place
      from (${similarTo(reader.companyId)}) nearby order by place limit ${LOOKED_AT})
    select ${benefitColumns(reader)} from chosen join (${benefitTables(reader)}) on b.id = chosen.id order by place`,
  );
  return detailsOf(benefit, similar, reader);
}

function detailsOf(benefit: DetailRow, similar: readonly BenefitRow[], reader: PriceReader): BenefitInFull {
  return {
    ...toBenefitInList(benefit, reader),
    pictures: benefit.pictures.map((picture) => pictureOf(picture, reader)),
    description: benefit.description,
    instructions: benefit.instructions,
    limitations: benefit.limitations,
    promo_material: benefit.promo_material.map(({ file, titleEn, titleSr, size = null }) => ({
      file,
      title: textIn(reader.language, { en: titleEn, sr: titleSr }),
      type: extname(file).slice(1).toUpperCase(),
      size,
    })),
    how_to_buy: benefit.how_to_buy,
    website: benefit.website,
    ...(benefit.given && { given: benefit.given }),
    similar: spreadScenes(similar, MOST_SIMILAR, sceneOf).map((row) => toBenefitInList(row, reader)),
  };
}

function pictureOf({ position, image, altEn: en = '', altSr: sr = '' }: BenefitPicture, { language }: PriceReader) {
  const alt = textIn(language, { en, sr });
  return alt === '' ? { position, image } : { position, image, alt };
}

const longTexts = ({ language }: Pick<PriceReader, 'language'>): Text => sql`
  ${inLanguage('b.description', language)} as description, ${inLanguage('b.instructions', language)} as instructions,
  ${inLanguage('b.limitations', language)} as limitations, b.promo_material, b.way_to_buy as how_to_buy,
  coalesce(b.website, p.website) as website, null::jsonb as given`;

/** The benefit itself as row 0, then the similar benefits, without their long texts. */
export function detailsStatement(reader: PriceReader, id: number): Text {
  const { language } = reader;
  return sql`
    with wanted as materialized (
      select b.id, b.kind, b.category_id, b.root_category_id from benefits b where b.id = ${id} and ${soldTo(reader.companyId)}),
    chosen as materialized (
      select id, 0 as place from wanted
      union all
      select id, row_number() over (order by nearness, bought desc, id) as place
      from (${similarTo(reader.companyId)}) nearby order by place limit ${LOOKED_AT + 1})
    select ${benefitColumns(reader)},
      case place when 0 then ${inLanguage('b.description', language)} end as description,
      case place when 0 then ${inLanguage('b.instructions', language)} end as instructions,
      case place when 0 then ${inLanguage('b.limitations', language)} end as limitations,
      case place when 0 then b.promo_material end as promo_material,
      b.way_to_buy as how_to_buy, coalesce(b.website, p.website) as website,
      case place when 0 then ${givenBy(reader.companyId)} end as given
    from chosen join (${benefitTables(reader)}) on b.id = chosen.id
    order by place`;
}

const givenBy = (companyId: number): Text => sql`(
  select jsonb_build_object('contact', own.contact, 'document', case when own.document_key is not null then
    jsonb_build_object('name', own.document_name, 'bytes', own.document_bytes) end)
  from core_benefits own where own.company_id = ${companyId} and own.benefit_id = b.id and b.owner_company_id = ${companyId})`;

/**
 * The most bought benefits of the same sub-category, then of the rest of the category; each group is read in order from an index.
 */
function similarTo(companyId: number): Text {
  const most = (nearness: number, sameSubCategory: boolean) => sql`
    (select b.id, b.bought, ${nearness}::integer as nearness from benefits b
    where b.kind = (select kind from wanted) and b.root_category_id = (select root_category_id from wanted)
      and (b.category_id = (select category_id from wanted)) = ${sameSubCategory}
      and b.id <> (select id from wanted) and ${soldTo(companyId)}
    order by b.bought desc nulls last, b.id desc nulls last limit ${MOST_SIMILAR})`;
  return sql`${most(0, true)} union all ${most(1, false)}`;
}
