import type { WayToBuy } from '#contract/benefits/benefits.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { howToUse } from '#contract/orders/how-to-use.rules.ts';
import { sql, type Text } from '../database/text.ts';

/** The instructions and the website of a benefit, as selected. */
export interface InstructionsRow {
  instructions_en: string;
  instructions_sr: string;
  website: string | null;
}

/**
 * A `InstructionsRow` of the benefit with this id, as one JSON value. The current texts, not those at the time of the purchase: old
 * instructions are of no use.
 */
export const instructionsRow = (benefitId: Text): Text => sql`(
  select jsonb_build_object('instructions_en', b.instructions_en, 'instructions_sr', b.instructions_sr,
    'website', coalesce(b.website, p.website))
  from benefits b join providers p on p.id = b.provider_id where b.id = ${benefitId})`;

/** How to use a benefit bought in this way, as html in the reader's language. */
export function instructionsOf(
  { instructions_en: en, instructions_sr: sr }: InstructionsRow,
  way: WayToBuy,
  language: Language,
): string {
  return howToUse({ way, instructions: textIn(language, { en, sr }) }, language);
}
