import type { AnswerOf } from '#contract/endpoint.ts';
import type { searchShop } from '#contract/search/search.contract.ts';
import type { PaletteGroup, PaletteOption } from '#design-system/search-palette/palette-group.ts';

/** A result with its address; null for the card, which is shown over the page instead. */
export interface SearchOption extends PaletteOption {
  to: string | null;
  /** Called instead of navigating. */
  act?: () => void;
}

export interface SearchGroup extends PaletteGroup {
  options: readonly SearchOption[];
}

/** The server's answer to a search of the shop. */
export type FoundInShop = AnswerOf<typeof searchShop>;
