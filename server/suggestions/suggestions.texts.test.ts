import { expect, it } from 'vitest';
import { ANSWERS } from './suggestions.texts.ts';

it.each(['EN', 'SR'] as const)(
  'ends what is said in %s of a suggestion with one stop, also after a name like d.o.o.',
  (language) => {
    const suggested = { name: 'Popust u Moravi d.o.o.', provider: 'Morava d.o.o.' };
    expect(
      Object.values(ANSWERS[language])
        .map(({ text }) => text(suggested))
        .filter((text) => text.includes('..')),
    ).toEqual([]);
  },
);
