import { expect, it } from 'vitest';
import { englishOfFilled, englishOfShop } from '../testing/locale-english.ts';
import { voiceLines } from './voice-lines.ts';

it.each(voiceLines)('is what the shop says: %s', (serbian, english) => {
  expect(englishOfShop(serbian) ?? englishOfFilled(serbian, (word) => word)).toBe(english);
});
