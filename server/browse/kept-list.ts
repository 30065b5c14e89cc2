import { type BenefitInList, listBenefits } from '#contract/benefits/benefits.contract.ts';
import { type CatalogueReader, type PageWanted, readPage } from '../benefits/benefit-page.ts';
import type { Database } from '../database/database.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { type Catalogue, catalogueOf } from './catalogue-of.ts';
import { findPage, type Looking, mayHoldCore } from './find-benefits.ts';
import { readFitting } from './fitting.ts';
import { benefitsOf, type CardReader, cardsOf } from './kept-cards.ts';

const END = Buffer.from(']}');

type BrowsingReader = CardReader & Pick<CatalogueReader, 'catalogueVersion'>;
type Query = Parameters<typeof pageAnswer>[1];

/** A page of the list of benefits as JSON bytes. */
export async function listAnswer(
  database: Database,
  catalogue: Catalogue,
  reader: CardReader,
  wanted: PageWanted,
  query: Query,
): Promise<Buffer> {
  const { count, benefits } = findPage(catalogue, await lookingAs(database, catalogue, reader, wanted), wanted);
  const cards = await cardsOf(database, catalogue, reader, idsOf(benefits));
  const frame = JSON.stringify(pageAnswer(listBenefits.path, query, count, []));
  return Buffer.concat([Buffer.from(frame.slice(0, -END.length)), ...cards, END]);
}

/** A page of benefits and their number on all pages: from the catalogue in memory, or from the database if it is not in memory. */
export async function browse(
  database: Database,
  reader: BrowsingReader,
  wanted: PageWanted,
): Promise<{ count: number; results: BenefitInList[] }> {
  const catalogue = await catalogueOf(database, reader.catalogueVersion);
  if (!catalogue) return readPage(database, reader, wanted);
  const { count, benefits } = findPage(catalogue, await lookingAs(database, catalogue, reader, wanted), wanted);
  return { count, results: await benefitsOf(database, catalogue, reader, idsOf(benefits)) };
}

const idsOf = (benefits: readonly { id: number }[]) => benefits.map(({ id }) => id);

async function lookingAs(
  database: Database,
  catalogue: Catalogue,
  { companyId, userId, language, currency }: CardReader,
  { filter, fitsIn }: PageWanted,
): Promise<Looking> {
  const { generation } = catalogue;
  const core = mayHoldCore(filter) ? await catalogue.coreOf(companyId) : null;
  const fits = fitsIn ? await readFitting(database, catalogue, { companyId, userId, currency }, fitsIn) : null;
  return { companyId, language, core, fits, generation };
}
