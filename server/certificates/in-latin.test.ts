import { expect, it } from 'vitest';
import { inLatin } from './in-latin.ts';

it.each([
  ['Љубица Ђорђевић', 'Ljubica Đorđević'],
  ['Ana Šćepanović', 'Ana Šćepanović'],
  // In a word of capitals a digraph is of capitals, too; a capital alone tells nothing.
  ['ЉУБИЦА ЂОРЂЕВИЋ-ЊЕГОШ', 'LJUBICA ĐORĐEVIĆ-NJEGOŠ'],
  ['ЏЕЊА', 'DŽENJA'],
  ['РАФАЉ, КРАЉ', 'RAFALJ, KRALJ'],
  ['Љ. Његош, Џ Љ', 'Lj. Njegoš, Dž Lj'],
  // Not Serbian: Russian, Bulgarian, Macedonian.
  ['Юлия Щедрина, Семён Крылов, Эдуард Соловьёв', 'Julija Ščedrina, Semjon Krilov, Eduard Solovjov'],
  ['ЮЛИЯ ЩЕДРИНА', 'JULIJA ŠČEDRINA'],
  ['Първан Ангелов', 'Parvan Angelov'],
  ['Ѓорѓи Ќосев, Ѕвездан', 'Đorđi Ćosev, Dzvezdan'],
  // A letter with a mark of its own.
  ['Андреи\u0306', 'Andrej'],
])('sets %s in Latin letters: %s', (text, latin) => {
  expect(inLatin(text)).toBe(latin);
});
