import { expect, it } from 'vitest';
import { inLatin } from './in-latin.ts';

it.each([
  ['Љубица Ђорђевић', 'Ljubica Đorđević'],
  ['Ana Šćepanović', 'Ana Šćepanović'],
  // In a word of capitals a digraph is in capitals too; a single capital does not decide.
  ['ЉУБИЦА ЂОРЂЕВИЋ-ЊЕГОШ', 'LJUBICA ĐORĐEVIĆ-NJEGOŠ'],
  ['ЏЕЊА', 'DŽENJA'],
  ['РАФАЉ, КРАЉ', 'RAFALJ, KRALJ'],
  ['Љ. Његош, Џ Љ', 'Lj. Njegoš, Dž Lj'],
  // Not Serbian: Russian, Bulgarian, Macedonian.
  ['Юлия Щедрина, Семён Крылов, Эдуард Соловьёв', 'Julija Ščedrina, Semjon Krilov, Eduard Solovjov'],
  ['ЮЛИЯ ЩЕДРИНА', 'JULIJA ŠČEDRINA'],
  ['Първан Ангелов', 'Parvan Angelov'],
  ['Ѓорѓи Ќосев, Ѕвездан', 'Đorđi Ćosev, Dzvezdan'],
  // A letter with a combining accent.
  ['Андреи\u0306', 'Andrej'],
  // Digraphs of one character, which the typefaces lack: ǉ, ǋ, Ǆ.
  ['\u01C8ubica A\u01CCelić \u01C4ONSON \u01C5on', 'Ljubica Anjelić DŽONSON Džon'],
  // A non-breaking hyphen, as a word processor pastes it, and invisible characters.
  ['Ana Đorđević\u2011Stanković', 'Ana Đorđević-Stanković'],
  ['Bez\u00ADbednost na\u200B radu', 'Bezbednost na radu'],
])('sets %s in Latin letters: %s', (text, latin) => {
  expect(inLatin(text)).toBe(latin);
});
