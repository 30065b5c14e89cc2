/** For rich text whose first paragraph is its standfirst (design.md 4). */
export const STANDFIRST =
  '[&>p:first-child]:text-22 [&>p:first-child]:leading-[1.35] [&>p:first-child]:font-display [&>p:first-child]:italic';
