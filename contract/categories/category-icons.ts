/** Names of the category icons that the shop has. */
export const CATEGORY_ICONS = [
  'sport',
  'wellness',
  'health',
  'education',
  'travel',
  'food',
  'culture',
  'kids',
  'home',
  'technology',
  'beauty',
  'books',
  'mobility',
  'team',
] as const;
export type CategoryIconName = (typeof CATEGORY_ICONS)[number];
