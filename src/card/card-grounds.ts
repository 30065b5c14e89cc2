import type { CARD_COLORS } from '#contract/admin-companies/company.rules.ts';

/** Background of a card by its company's colour; each has enough contrast with the light text of the card, in both themes. */
export const CARD_GROUNDS: Record<(typeof CARD_COLORS)[number], string> = {
  evergreen: '#24594a',
  night: '#1c2f35',
  teal: '#155663',
  indigo: '#37437a',
  plum: '#64324f',
  brick: '#863f28',
};

/** Background of a card; evergreen for an unknown colour. */
export const groundOfCard = (color: string): string =>
  CARD_GROUNDS[color as keyof typeof CARD_GROUNDS] ?? CARD_GROUNDS.evergreen;
