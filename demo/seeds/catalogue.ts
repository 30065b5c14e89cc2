import { toMinor } from '#contract/money/money.rules.ts';
import type { NewBenefit } from '#server/benefits/benefit-row.ts';
import { createBenefits } from '#server/benefits/benefits.service.ts';
import { categories, providers } from '#server/benefits/categories.table.ts';
import { providerNames } from '#server/benefits/provider-names.ts';
import type { Transaction } from '#server/database/database.ts';
import type { BenefitContent, CompanyCode, ProviderContent } from '../composer/benefit-content.ts';
import { DEMO_CATEGORIES } from '../composer/categories.ts';
import { QUIET_PROVIDERS } from '../composer/providers.ts';
import type { Both } from '../composer/shapes.ts';
import { addedDaysAgoOf, boughtOf, offeredTo } from '../composer/shown-in.ts';
import { known } from '../known.ts';

export interface CatalogueContent {
  providers: readonly ProviderContent[];
  benefits: readonly BenefitContent[];
}

const DAY = 24 * 60 * 60 * 1000;

/** Inserts categories, providers and benefits into an empty catalogue; returns the benefits' ids by their Serbian names. */
export async function seedCatalogue(
  transaction: Transaction,
  content: CatalogueContent,
  companyIds: ReadonlyMap<CompanyCode, number>,
  now: Date,
): Promise<Map<string, number>> {
  const categoryIds = await seedCategories(transaction);
  const providerIds = await seedProviders(transaction, content.providers);
  const inputs = content.benefits.map((benefit) => ({
    ...asInput(benefit, now),
    providerId: known(providerIds, benefit.provider),
    categoryId: known(categoryIds, benefit.category),
    companies: offeredTo(benefit)?.map((code) => known(companyIds, code)) ?? null,
  }));
  const ids = await createBenefits(transaction, inputs);
  return new Map(content.benefits.map(({ nameSr }, place) => [nameSr, ids[place] ?? 0]));
}

async function seedCategories(transaction: Transaction): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const rows = Object.entries(DEMO_CATEGORIES).flatMap(([root, category], position) => {
    const { id, icon, children, private: isPrivate = false } = category;
    ids.set(root, id);
    const below = Object.entries(children).map(([key, child], place) => {
      ids.set(`${root}/${key}`, child.id);
      return { id: child.id, ...namesOf(child), parentId: id, position: place + 1, icon };
    });
    return [{ id, icon, private: isPrivate, ...namesOf(category), parentId: null, position: position + 1 }, ...below];
  });
  await transaction.insert(categories).values(rows);
  return ids;
}

const namesOf = ({ name }: { name: Both }) => ({ nameEn: name.en, nameSr: name.sr });

async function seedProviders(
  transaction: Transaction,
  content: readonly ProviderContent[],
): Promise<Map<string, number>> {
  const rows = await transaction
    .insert(providers)
    .values(content.map((each) => providerRow(each)))
    .returning({ id: providers.id });
  await transaction.insert(providers).values(QUIET_PROVIDERS.map((each) => providerRow(each, each)));
  return new Map(content.map(({ key }, place) => [key, rows[place]?.id ?? 0]));
}

function providerRow(
  { name, website, picture }: Omit<ProviderContent, 'key'>,
  { active }: { active: boolean } = { active: true },
) {
  return {
    ...providerNames(name),
    website: website ?? null,
    active,
    picture: picture === undefined ? null : fileOf(picture),
  };
}

type Unfiled = Omit<NewBenefit, 'providerId' | 'categoryId' | 'companies'>;

function asInput(benefit: BenefitContent, now: Date): Unfiled {
  return {
    kind: benefit.kind,
    wayToBuy: benefit.way,
    nameEn: benefit.nameEn,
    nameSr: benefit.nameSr,
    shortDescriptionEn: benefit.shortEn,
    shortDescriptionSr: benefit.shortSr,
    descriptionEn: benefit.descriptionEn,
    descriptionSr: benefit.descriptionSr,
    instructionsEn: benefit.instructionsEn,
    instructionsSr: benefit.instructionsSr,
    limitationsEn: benefit.limitationsEn,
    limitationsSr: benefit.limitationsSr,
    promoMaterial: (benefit.promo ?? []).map((file) => ({ ...file })),
    pictures: benefit.pictures.map((name, position) => ({ position, image: fileOf(name) })),
    locations: [...benefit.locations],
    price: benefit.price === null ? null : toMinor(benefit.price),
    currency: benefit.currency,
    discount: benefit.discount ?? 0,
    companyPrice: Math.round((benefit.companyPrice ?? 0) * 100),
    nfc: benefit.nfc ?? false,
    monthly: benefit.monthly ?? false,
    website: benefit.website ?? null,
    active: true,
    bought: boughtOf(benefit),
    addedAt: new Date(now.getTime() - addedDaysAgoOf(benefit) * DAY),
  };
}

function fileOf(picture: string): string {
  return `/pictures/${picture}.svg`;
}
