import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lowScreen } from './tokens.ts';

// A style sheet cannot import the token that components use.
it.each(['sheet.css', 'date-field/date-field.css'])('is as low in %s as in the tokens', (path) => {
  const sheet = readFileSync(new URL(path, import.meta.url), 'utf8');
  const heights = [...sheet.matchAll(/\((?:max-height:|height <=) ([^)]*)\)/g)].map(([, height]) => height);
  expect(heights).toEqual([lowScreen]);
});
