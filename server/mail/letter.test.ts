import { expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { SEAL_MAIL } from '../changes/seal-mail.texts.ts';
import { ADDRESS_LETTERS } from '../registration/address.texts.ts';
import { LETTERS } from '../registration/registration.texts.ts';
import { LATE_MAIL } from '../requests/requests.texts.ts';
import { LEAVING_LETTERS } from '../staff/leaving.texts.ts';
import { type Letter, letter } from './letter.ts';

const written = (language: Language, name: string) =>
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

it('keeps the lines of what somebody wrote', () => {
  const { text, html } = letter({
    language: 'EN',
    to: { name: '', address: 'jelena@vetar.example' },
    texts: Object.assign({}, LETTERS.password_reset.EN, { paragraphs: ['{words}'] }),
    values: { words: 'Too much:\n- <sport>\r\n- health' },
    link: 'https://izbor.example/login',
  });
  expect(text).toContain('\nToo much:\n- <sport>\r\n- health\n');
  expect(html).toContain('>Too much:<br>- &#60;sport&#62;<br>- health</p>');
});

const ALL: Record<string, Record<Language, Letter['texts']>> = Object.assign(
  { seal: SEAL_MAIL, late_requests: LATE_MAIL },
  LETTERS,
  ADDRESS_LETTERS,
  LEAVING_LETTERS,
);
/** A value for each placeholder in the texts of letters. */
const VALUES = {
  name: 'Jelena',
  company: 'Vetar & sin',
  inviter: 'Ana Anić',
  address: 'jelena@vetar.example',
  day: '31.12.2026.',
  seal: '7',
  digest: 'ab12',
  count: '3',
  promised: '5 dana',
  oldest: 'Mila Milić',
};

it.each(Object.entries(ALL).flatMap(([kind, { EN, SR }]) => [[kind, 'EN', EN] as const, [kind, 'SR', SR] as const]))(
  'leaves no place of the letter %s in %s without its value',
  (_, language, texts) => {
    const to = { name: '', address: VALUES.address };
    const { subject, text, html } = letter({
      language,
      to,
      texts,
      values: VALUES,
      link: 'https://izbor.example/login',
    });
    expect(`${subject}${text}${html}`).not.toMatch(/[{}]/);
  },
);

it.each(Object.entries(ALL))(
  'ends each sentence of the letter %s with one stop, also after a company like d.o.o.',
  (_, texts) => {
    for (const language of ['EN', 'SR'] as const) {
      const values = Object.assign({}, VALUES, { company: 'Vetar d.o.o.', oldest: 'Mila Ć.' });
      const link = 'https://izbor.example/login';
      const to = { name: '', address: VALUES.address };
      const { subject, text, html } = letter({ language, to, texts: texts[language], values, link });
      expect(`${subject}\n${text}\n${html}`).not.toContain('..');
    }
  },
);

it('breaks what is longer than a line of a phone, as the digest of a seal is', () => {
  const to = { name: '', address: VALUES.address };
  const values = Object.assign({}, VALUES, { digest: 'ab'.repeat(32) });
  const { html } = letter({ language: 'EN', to, texts: SEAL_MAIL.EN, values, link: '' });
  const [, cell = ''] = /<td style="([^"]*)">(?=\n<p [^>]*>izbor<)/.exec(html) ?? [];
  expect(cell).toContain('overflow-wrap: anywhere');
});

it('leaves the stops that somebody wrote', () => {
  const texts = Object.assign({}, LETTERS.password_reset.EN, { paragraphs: ['{words}'] });
  const values = { words: 'Well.. it was too much..' };
  const to = { name: '', address: VALUES.address };
  expect(letter({ language: 'EN', to, texts, values, link: '' }).text).toContain('\nWell.. it was too much..\n');
});

it.each(['EN', 'SR'] as const)('names in %s whose company it is below the letter too', (language) => {
  const texts = ADDRESS_LETTERS.new_address[language];
  const to = { name: '', address: VALUES.address };
  const { text, html } = letter({ language, to, texts, values: VALUES, link: 'https://izbor.example/login' });
  const below = { EN: 'no Izbor account with Vetar & sin,', SR: 'nalog na Izboru u kompaniji Vetar & sin,' }[language];
  expect(text.split('\n').at(-1)).toContain(below);
  expect(html).toContain(below.replace('&', '&#38;'));
});
