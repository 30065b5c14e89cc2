import { expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { searchTexts } from '#locales/search/search.texts.ts';
import { foundPlaces, OFTEN, PLACE_NAMES, placeOf } from './search-places.ts';

const placesIn = (language: Language) =>
  PLACE_NAMES.map((name) => ({
    name,
    label: searchTexts.translate(language, `place.${name}`),
    words: searchTexts.translate(language, `place.${name}.words`),
  }));

it.each<[string, Language, string[]]>([
  ['Refundacija', 'SR', ['newRequest', 'requests']],
  ['refund', 'EN', ['newRequest']],
  ['refundacija', 'EN', []],
  ['RAČUN', 'SR', ['newRequest']],
  ['racun', 'SR', ['newRequest']],
  ['рачун', 'SR', ['newRequest']],
  ['moj zah', 'SR', ['requests']],
  ['karti', 'SR', ['card']],
  ['lozinka', 'SR', ['profile']],
  ['password', 'EN', ['profile']],
  ['my', 'EN', ['transactions', 'card', 'vouchers', 'budget', 'requests', 'subscriptions']],
  ['ansakc', 'SR', []],
  [' ', 'SR', []],
])('%j finds in %s %j', (text, language, names) => {
  expect(foundPlaces(placesIn(language), text).map(({ name }) => name)).toEqual(names);
});

it('names a page before one that only other words lead to', () => {
  expect(foundPlaces(placesIn('EN'), 'cart').map(({ name }) => name)).toEqual(['cart']);
  expect(foundPlaces(placesIn('SR'), 'pretplate').map(({ name }) => name)[0]).toBe('subscriptions');
});

it('every page leads somewhere, only the card is shown at once, and the ways to a refund are among the first', () => {
  expect(PLACE_NAMES.filter((name) => placeOf(name).to === null)).toEqual(['card']);
  expect(OFTEN[0]).toBe('newRequest');
});
