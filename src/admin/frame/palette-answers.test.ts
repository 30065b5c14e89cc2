import { FileUp, Moon } from 'lucide-react';
import { expect, it } from 'vitest';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { foundRecordTexts } from '#locales/admin/found-record.texts.ts';
import { sampleSite } from '../../testing/sample-site.tsx';
import { recordActions } from '../record/record-actions.tsx';
import type { AdminPlace } from '../site/site.ts';
import { type PaletteReading, paletteAnswers } from './palette-answers.tsx';

const texts: Readonly<Record<string, unknown>> = adminTexts.tables.SR;
const t = ((key: string) => String(texts[key])) as PaletteReading['t'];
const seen = [{ label: 'Optika Vidik', to: '/admin-panel/providers?open=7' }];

const actions = [
  { id: 'bring.users', label: 'Uvezi ljude', words: 'fajl excel', Icon: FileUp, does: '/admin-panel/users/import/new' },
  { id: 'theme', label: 'Tamni izgled', words: 'tema', Icon: Moon, does: () => {} },
];

const answers = (text: string, found: PaletteReading['found'] = []) =>
  paletteAnswers(text, { t, site: sampleSite, seen, found, actions, letters: true }).map(({ id, options }) => [
    id,
    options.map(({ label, href }) => `${label} ${href}`),
  ]);

it('shows what was seen, all pages and what one can do before anything is typed', () => {
  expect(answers('')).toEqual([
    ['seen', ['Optika Vidik /admin-panel/providers?open=7']],
    [
      'places',
      ['Partneri /admin-panel/providers', 'Kuponi /admin-panel/coupons', 'Pitanja i odgovori /admin-panel/faq'],
    ],
    [
      'actions',
      [
        'Novi partner /admin-panel/providers?open=new',
        'Novi kupon /admin-panel/coupons?open=new',
        'Novo pitanje /admin-panel/faq?open=new',
        'Uvezi ljude /admin-panel/users/import/new',
        'Tamni izgled undefined',
      ],
    ],
  ]);
});

it.each([
  [
    'kup',
    [
      ['places', ['Kuponi /admin-panel/coupons']],
      ['actions', ['Novi kupon /admin-panel/coupons?open=new']],
    ],
  ],
  // By a synonym, and in Cyrillic.
  [
    'procenat',
    [
      ['places', ['Kuponi /admin-panel/coupons']],
      ['actions', ['Novi kupon /admin-panel/coupons?open=new']],
    ],
  ],
  ['купони', [['places', ['Kuponi /admin-panel/coupons']]]],
  ['optika', [['seen', ['Optika Vidik /admin-panel/providers?open=7']]]],
  ['> novi par', [['actions', ['Novi partner /admin-panel/providers?open=new']]]],
  ['>kup', [['actions', ['Novi kupon /admin-panel/coupons?open=new']]]],
  ['excel', [['actions', ['Uvezi ljude /admin-panel/users/import/new']]]],
  ['> tema', [['actions', ['Tamni izgled undefined']]]],
  ['xyz', []],
])('answers %j', (text, found) => {
  expect(answers(text)).toEqual(found);
});

it('names what the server found where it has a place on this site, and nothing twice', () => {
  const found = [
    { kind: 'provider', id: 7, company: null, name: 'Optika Vidik', detail: '' },
    { kind: 'question', id: 3, company: null, name: 'Gde je optika?', detail: 'Zdravlje' },
    { kind: 'person', id: 1, company: null, name: 'Optimist', detail: '' },
  ] as const;
  expect(answers('opti', found)).toEqual([
    ['seen', ['Optika Vidik /admin-panel/providers?open=7']],
    ['of-faq', ['Gde je optika? /admin-panel/faq?open=3']],
  ]);
  expect(answers('> opti', found)).toEqual([]);
});

it('leads to a person of any company by the number of that as well', () => {
  const [first, ...others] = sampleSite.places as [AdminPlace, ...AdminPlace[]];
  const site = { ...sampleSite, places: [{ ...first, name: 'users' as const, path: 'users' }, ...others] };
  const found = [{ kind: 'user', id: 17, company: 3, name: 'Una Savić', detail: 'Una Softver' }] as const;
  const [records] = paletteAnswers('una', { t, site, seen: [], found, actions: [], letters: true });
  expect(records?.options.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Una Savić /admin-panel/users?open=3-17',
  ]);
});

it('no longer names what was seen at a place that is closed by now', () => {
  const none = { t, found: [], actions: [], letters: true };
  const site = { ...sampleSite, places: sampleSite.places.filter(({ name }) => name === 'faq') };
  expect(paletteAnswers('', { ...none, site, seen }).map(({ id }) => id)).toEqual(['places', 'actions']);
});

const found: Readonly<Record<string, unknown>> = foundRecordTexts.tables.SR;
const tFound = ((key: string) => String(found[key])) as Parameters<typeof recordActions>[2];

const doneWith = (href: string, site = sampleSite) =>
  recordActions({ id: '', label: 'Optika Vidik', href }, site, tFound)?.options.map(
    (option) => `${option.label} ${option.href}`,
  );

it('offers with a record what this site has a place for', () => {
  const [first] = sampleSite.places;
  const places = (['benefits', 'companies', 'users', 'invitations'] as const).map((name) =>
    Object.assign({}, first, { name, path: name }, name === 'benefits' && { page: first?.screen }),
  );
  const larger = Object.assign({}, sampleSite, { places: [...sampleSite.places, ...places] });
  expect(doneWith('/admin-panel/providers?open=7')).toEqual([
    'Prikaži u spisku, sa svim radnjama /admin-panel/providers?ids=7',
    'Šta je menjano /admin-panel/providers?open=7&tab=history',
  ]);
  expect(doneWith('/admin-panel/providers?open=7', larger)?.[0]).toBe('Benefiti /admin-panel/benefits?provider=7');
  expect(doneWith('/admin-panel/benefits/12', larger)).toEqual([
    'Prikaži u spisku, sa svim radnjama /admin-panel/benefits?ids=12',
  ]);
  expect(doneWith('/admin-panel/users?open=3-17', larger)).toEqual([
    'Prikaži u spisku, sa svim radnjama /admin-panel/users?ids=17',
    'Ljudi iste kompanije /admin-panel/users?company=3',
    'Šta je menjano /admin-panel/users?open=3-17&tab=history',
  ]);
  expect(doneWith('/admin-panel/companies?open=3', larger)?.[1]).toBe('Pozivnice /admin-panel/invitations?company=3');
});

it.each(['/admin-panel/providers', '/admin-panel/providers?open=new', '/admin-panel/elsewhere?open=7', '/profile'])(
  'offers nothing with %s, which is no record',
  (href) => {
    expect(doneWith(href)).toBeUndefined();
  },
);
