import type { AnswerOf } from '#contract/endpoint.ts';
import type { searchShop } from '#contract/search/search.contract.ts';
import type { PaletteGroup, PaletteOption } from '#design-system/search-palette/palette-group.ts';

/** An answer with where it leads; the card is shown over the page instead. */
export interface SearchOption extends PaletteOption {
  to: string | null;
  /** What it does in place of leading somewhere. */
  act?: () => void;
}

export interface SearchGroup extends PaletteGroup {
  options: readonly SearchOption[];
}

/** What answers in the shop. */
export type FoundInShop = AnswerOf<typeof searchShop>;
