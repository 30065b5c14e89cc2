import type { CARD_COLORS } from '#contract/admin-companies/company.rules.ts';

/** What a card is printed on, by the colour of its company: each carries the light inks of the card, in both themes. */
export const CARD_GROUNDS: Record<(typeof CARD_COLORS)[number], string> = {
  evergreen: '#24594a',
  night: '#1c2f35',
  teal: '#155663',
  indigo: '#37437a',
  plum: '#64324f',
  brick: '#863f28',
};

/** The ground of a card; evergreen for a colour that nobody knows. */
export const groundOfCard = (color: string): string =>
  CARD_GROUNDS[color as keyof typeof CARD_GROUNDS] ?? CARD_GROUNDS.evergreen;
