// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { LanguageContext } from '#locales/texts.tsx';
import { useChangeWords } from './change-words.ts';

afterEach(cleanup);

function words(language: Language) {
  const { result } = renderHook(() => useChangeWords(), {
    wrapper: ({ children }) => <LanguageContext value={language}>{children}</LanguageContext>,
  });
  return result.current;
}

it('writes money with two decimals, as everywhere', () => {
  const { value } = words('SR');
  expect(value(1250.5, 'amount')).toBe('1.250,50');
  expect(value(2_500_000, 'approval_limit')).toBe('2.500.000,00');
  expect(value(100_000, 'refund_limit')).toBe('100.000,00');
  expect([value(27_511, 'sum'), value(3900, 'price')]).toEqual(['27.511,00', '3.900,00']);
  expect(words('EN').value(1250.5, 'amount')).toBe('1,250.50');
});

it('writes a rate of exchange whole: two of them that differ read differently', () => {
  const { value } = words('SR');
  expect([117.1831, 117.1834, 117.2, 1.95583].map((rate) => value(rate, 'per_euro'))).toEqual([
    '117,1831',
    '117,1834',
    '117,20',
    '1,95583',
  ]);
});

it('counts people and days without decimals, and leaves numbers that count nothing as they are', () => {
  const { value } = words('SR');
  expect([value(1204, 'people'), value(15, 'percent_off')]).toEqual(['1.204', '15\u00a0%']);
  expect([value(427_718, 'given_by'), value(1204, 'benefit')]).toEqual(['427718', '1204']);
});

it('writes days, and moments by the clock of Belgrade', () => {
  const { value } = words('EN');
  expect(value('2026-12-31', 'ends_on')).toBe('31.12.2026.');
  expect(value('1990-04-17', 'birthday')).toBe('17.04.1990.');
  expect(value('2026-12-01T08:00:00.000Z', 'at')).toBe('01.12.2026. 9:00');
  // Typed text is not formatted.
  expect(value('2026-12-31', 'note')).toBe('2026-12-31');
});

it('writes the days of an absence, which is kept as one text', () => {
  const { value } = words('SR');
  expect(value('2026-12-01 – 2026-12-10, Vladimir Kostić', 'absence')).toBe(
    '01.12.2026. – 10.12.2026., Vladimir Kostić',
  );
  expect(value(null, 'absence')).toBe('prazno');
});

it.each(['description', 'instructions', 'limitations', 'answer', 'text'])(
  'says the words of a html %s alone',
  (name) => {
    const { value } = words('SR');
    const html = '<p>Ponesi <b>patike</b></p><p>2 &lt; 3</p>';
    expect([`${name}_sr`, `${name}_en`].map((field) => value(html, field))).toEqual(
      Array(2).fill('Ponesi patike 2 < 3'),
    );
  },
);

it.each(['note', 'reason', 'name', 'first_name', 'unit', 'answer', 'question', 'short_description_sr', 'title_sr'])(
  'says a %s as it was typed, whatever looks like html or like a word of ours in it',
  (field) => {
    const { value } = words('SR');
    const typed = ['Ako je 2 < 3 > 1 onda <b>da</b>', '<script>alert(1)</script>', '&lt;p&gt;', 'price', 'sent'];
    expect(typed.map((text) => value(text, field))).toEqual(typed);
  },
);

it('has words for every field that is noted', () => {
  const { field } = words('SR');
  const noted = ['what', 'refund_limit', 'sha256', 'absence', 'reviewer', 'given_by', 'alt_sr', 'alt_en'];
  expect(noted.map(field)).toEqual([
    ...['šta', 'granica za povraćaj', 'SHA-256 fajla', 'odsutnost', 'ko pregleda', 'ko daje'],
    ...['opis slike SR', 'opis slike EN'],
  ]);
});

it('says what is proposed in words', () => {
  const { value } = words('SR');
  const whats = ['gift', 'limit', 'request', 'take_back', 'import', 'refund', 'refund_limit'];
  expect(whats.map((one) => value(one, 'what'))).toEqual([
    ...['budžet', 'druga granica', 'zahtev', 'povlačenje budžeta', 'budžeti iz fajla', 'povraćaj'],
    'druga granica za povraćaj',
  ]);
  // A note that happens to be the same word is not translated.
  expect(value('gift', 'note')).toBe('gift');
});

it.each([
  [{}, [], 'everybody', 'svi'],
  [{ search: 'ana' }, [], '“ana”', '„ana“'],
  [{ state: 'active,expired' }, [], 'active or invitation expired', 'nalog aktivan ili pozivnica istekla'],
  [{ unit: 'Prodaja%2C jug,HR' }, [], 'unit Prodaja, jug or HR', 'jedinica Prodaja, jug ili HR'],
  [{ role: 'people' }, [], 'role People', 'uloga Ljudi'],
  [
    { without_budget: true, unopened: true },
    [],
    'nothing left, invitation not opened',
    'bez ostatka, pozivnica neotvorena',
  ],
  [
    { without_budget: false, unopened: false },
    [],
    'something left, invitation opened or none',
    'sa ostatkom, pozivnica otvorena ili je nema',
  ],
  [
    { left_from: '1250.5', left_to: '5000' },
    [],
    '1,250.50 or more left, 5,000.00 or less left',
    'ostatak od 1.250,50, ostatak do 5.000,00',
  ],
  [{ search: 'active', ids: '3,14,27' }, [3], '“active”, 3 people, except 1 person', '„active“, 3 osobe, osim 1 osobe'],
  [{}, [3, 4, 5, 6, 7], 'everybody, except 5 people', 'svi, osim 5 osoba'],
  // An unknown filter is not guessed.
  [{ shoe_size: 44 }, [], '…', '…'],
])('says by what people were found for a budget: %j but %j', (query, except, english, serbian) => {
  const said = (language: Language) => words(language).value({ query, except }, 'looked_for');
  expect([said('EN'), said('SR')]).toEqual([english, serbian]);
});

it.each([
  [{}, 'everybody', 'svima'],
  [{ language: 'SR' }, 'readers of Serbian', 'ko čita srpski'],
  [{ companies: [3, 9] }, '2 companies', '2 kompanije'],
  [{ companies: [3], unit: 'Jug' }, '1 company, unit Jug', '1 kompanija, jedinica Jug'],
  [{ people: [{ company: 3, id: 7 }] }, '1 person', '1 osoba'],
  [
    { unspent: { category: null, more_than: 5000 } },
    'more than 5,000.00 of the flexible budget unspent',
    'nepotrošeno preko 5.000,00 fleksibilnog budžeta',
  ],
  [
    { unspent: { category: 4, more_than: 0.5 } },
    'more than 0.50 of the budget of a category unspent',
    'nepotrošeno preko 0,50 budžeta kategorije',
  ],
  [
    { benefit: 41, language: 'EN' },
    'readers of English, subscribed to a benefit',
    'ko čita engleski, pretplata na benefit',
  ],
  [{ weather: 'rain' }, '…', '…'],
])('says whom an announcement is for: %j', (audience, english, serbian) => {
  const said = (language: Language) => words(language).value(audience, 'audience');
  expect([said('EN'), said('SR')]).toEqual([english, serbian]);
});

it.each([
  [{ companies: [3, 9] }, 'Una, Lotos', 'Una, Lotos'],
  // More than three are shown as a number, and so are those of which one is missing.
  [{ companies: [3, 9, 10, 11] }, '4 companies', '4 kompanije'],
  [{ companies: [3, 404] }, '2 companies', '2 kompanije'],
  [{ benefit: 3 }, 'subscribed to “Karting”', 'pretplata na „Karting“'],
  [
    { unspent: { category: 3, more_than: 100 } },
    'more than 100.00 of the budget “Air” unspent',
    'nepotrošeno preko 100,00 budžeta „Air“',
  ],
])('says whom an announcement is for by what that is called: %j', (audience, english, serbian) => {
  const companies = { 'company 3': 'Una', 'company 9': 'Lotos', 'company 10': 'Drina', 'company 11': 'Tara' };
  const names = Object.assign({ 'benefit 3': 'Karting', 'category 3': 'Air' }, companies);
  const said = (language: Language) => words(language).value(audience, 'audience', names);
  expect([said('EN'), said('SR')]).toEqual([english, serbian]);
});

it('says of another object its name, and no words of what it does not know', () => {
  const { value } = words('EN');
  expect([value({ name: 'Ana' }, 'reviewer'), value({ companies: [3] }, 'limits')]).toEqual(['Ana', '…']);
});
