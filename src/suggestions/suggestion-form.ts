/** Typed values of the form; the category is an id, empty until one is chosen. */
export interface SuggestionForm {
  name: string;
  provider: string;
  category: string;
  why: string;
}

export const EMPTY_SUGGESTION: SuggestionForm = { name: '', provider: '', category: '', why: '' };

/** Body of the call. */
export function bodyOf({ name, provider, category, why }: SuggestionForm) {
  return { name: name.trim(), provider: provider.trim(), category: Number(category), why: why.trim() };
}
