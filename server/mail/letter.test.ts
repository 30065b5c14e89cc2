import { expect, it } from 'vitest';
import { LETTERS } from '../registration/registration.texts.ts';
import { letter } from './letter.ts';

const written = (language: 'EN' | 'SR', name: string) =>
  letter({
    language,
    to: { name: 'Jelena Đorđević', address: 'jelena@vetar.example' },
    texts: LETTERS.password_reset[language],
    values: { name, company: 'Vetar d.o.o.' },
    link: 'https://izbor.example/reset-password/1',
  });

it.each([
  ['EN', 'Jelena', 'Hello Jelena, open the link'],
  ['SR', 'Jelena', 'Zdravo, Jelena, otvori link'],
  ['EN', '', 'Hello, open the link'],
  ['SR', '', 'Zdravo, otvori link'],
] as const)('greets in %s whoever is called "%s": %s', (language, name, greeting) => {
  expect(written(language, name).text).toContain(`\n${greeting}`);
  expect(written(language, name).html).toContain(`>${greeting}`);
});
