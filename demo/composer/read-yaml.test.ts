import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ContentError } from './content-error.ts';
import { checked } from './read-yaml.ts';
import { both, many, oneOf } from './shapes.ts';

const schema = z.strictObject({
  name: both,
  points: many,
  by: oneOf(new Set(['dah']), 'provider'),
  way: z.enum(['web', 'in_store']),
  price: z.optional(z.number()),
});

const good = `# A benefit
name:
  sr: Joga 20&nbsp;% manje
  en: Yoga for 20% less
points:
  - sr: Jedan čas uživo
    en: One live class
by: dah
way: web
`;

it('answers what is written, with blanks that no line breaks at', () => {
  expect(checked('yoga.yaml', good, schema)).toEqual({
    name: { sr: 'Joga 20\u00a0% manje', en: 'Yoga for 20% less' },
    points: [{ sr: 'Jedan čas uživo', en: 'One live class' }],
    by: 'dah',
    way: 'web',
  });
});

it.each([
  ['a text without its other language', ['    en: One live class\n', ''], 6, 'points.0.en is missing or no string'],
  ['an empty text', ['en: Yoga for 20% less', "en: ''"], 4, 'name.en is empty'],
  ['a list without anything', ['\n  - sr: Jedan čas uživo\n    en: One live class', ' []'], 5, 'points is empty'],
  ['a field that nobody knows', ['way: web', 'way: web\nprise: 5'], 10, 'the file has no field prise'],
  ['a number written as words', ['way: web', 'way: web\nprice: five'], 10, 'price is missing or no number'],
  ['a word that is none of a few', ['way: web', 'way: mail'], 9, 'way is none of web, in_store'],
  ['a name that nothing has', ['by: dah', 'by: duh'], 8, 'by: there is no provider duh'],
  ['what is no YAML', ['  en: Yoga', ' en: Yoga'], 4, 'All mapping items must start at the same column'],
])('says where there is %s', (_, [from = '', to = ''], line, mistake) => {
  const read = () => checked('yoga.yaml', good.replace(from, to), schema);
  expect(read).toThrow(ContentError);
  expect(read).toThrow(`demo/content/yoga.yaml:${line}: ${mistake}`);
});
