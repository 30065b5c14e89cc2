import { expect, it } from 'vitest';
import { CARD_COLORS } from '#contract/admin-companies/company.rules.ts';
import { CARD_GROUNDS, groundOfCard } from './card-grounds.ts';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// Paper, mint and butter of design-system/tokens.ts: the name, the company and the number of a card.
it.each(CARD_COLORS)('%s carries all that is printed on a card', (color) => {
  for (const ink of ['#fbf5e8', '#e3ead9', '#f5d787'])
    expect((luminance(ink) + 0.05) / (luminance(CARD_GROUNDS[color]) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

it('prints on evergreen what has a colour of before', () => {
  expect(groundOfCard('chartreuse')).toBe(CARD_GROUNDS.evergreen);
});
