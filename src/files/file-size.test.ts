import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [1, 'EN', '1 kB'],
  [480_400, 'EN', '480 kB'],
  [1_240_000, 'EN', '1.2 MB'],
  [1_240_000, 'SR', '1,2 MB'],
  [2_097_152, 'SR', '2,1 MB'],
] as const)('%i bytes in %s are %s', (bytes, language, words) => expect(fileSize(bytes, language)).toBe(words));
