import type { WayToBuy } from '#contract/benefits/benefits.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { howToUse } from '#contract/orders/how-to-use.rules.ts';
import { sql, type Text } from '../database/text.ts';

/** What a benefit says of its use, as it is read. */
export interface UsedAsRow {
  instructions_en: string;
  instructions_sr: string;
  website: string | null;
}

/** What the benefit with this id says of its use, as one JSON value; as it says it now, for nobody needs what it said before. */
export const usedAs = (benefitId: Text): Text => sql`(
  select jsonb_build_object('instructions_en', b.instructions_en, 'instructions_sr', b.instructions_sr,
    'website', coalesce(b.website, p.website))
  from benefits b join providers p on p.id = b.provider_id where b.id = ${benefitId})`;

/** How to use what was bought this way, as html in the reader's language. */
export function instructionsOf(
  { instructions_en: en, instructions_sr: sr }: UsedAsRow,
  way: WayToBuy,
  language: Language,
): string {
  return howToUse({ way, instructions: textIn(language, { en, sr }) }, language);
}
