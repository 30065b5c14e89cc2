import { expect, it } from 'vitest';
import { placeOn } from './reading-choices.ts';

const kept = { page: 3, part: 0.4, block: 6, language: 'SR' } as const;

it.each([
  ['at the very paragraph', 3, 'SR', { page: 3, part: 0.4, block: 6 }],
  ['at the paragraph whose end is read with the next page', 4, 'SR', { page: 3, part: 0.4, block: 6 }],
  [
    'at about the same height in another language, whose paragraphs are others',
    3,
    'EN',
    { page: 3, part: 0.4, block: null },
  ],
  ['at the top of the page that another device went on to', 5, 'SR', { page: 5, part: 0, block: null }],
  ['at the top of the page that another device went back to', 2, 'SR', { page: 2, part: 0, block: null }],
] as const)('one goes on %s', (_, page, language, place) => {
  expect(placeOn(page, language, kept)).toEqual(place);
});

it('begins at the top where nothing was kept', () => {
  expect(placeOn(1, 'EN', {})).toEqual({ page: 1, part: 0, block: null });
});
