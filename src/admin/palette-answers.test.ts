import { Store, Ticket } from 'lucide-react';
import { expect, it } from 'vitest';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { lazyScreen } from '../ground/lazy-screen.tsx';
import { type PaletteReading, paletteAnswers } from './palette-answers.tsx';
import type { Site } from './site.ts';

const screen = lazyScreen(async () => () => null);
const site: Site = {
  name: 'platform',
  base: '/admin-panel',
  places: [
    {
      name: 'providers',
      group: 'catalogue',
      path: 'providers',
      Icon: Store,
      permission: 'platform.catalogue',
      screen,
      letter: 'p',
      makes: true,
    },
    { name: 'coupons', group: 'catalogue', path: 'coupons', Icon: Ticket, permission: 'platform.coupons', screen },
  ],
};
const texts: Readonly<Record<string, unknown>> = adminTexts.tables.SR;
const t = ((key: string) => String(texts[key])) as PaletteReading['t'];
const seen = [{ label: 'Optika Vidik', to: '/admin-panel/providers?open=7' }];

const answers = (text: string) =>
  paletteAnswers(text, { t, site, seen, letters: true }).map(({ id, options }) => [
    id,
    options.map(({ label, href }) => `${label} ${href}`),
  ]);

it('shows what was seen, all pages and what one can do before anything is typed', () => {
  expect(answers('')).toEqual([
    ['seen', ['Optika Vidik /admin-panel/providers?open=7']],
    ['places', ['Partneri /admin-panel/providers', 'Kuponi /admin-panel/coupons']],
    ['actions', ['Novi partner /admin-panel/providers?open=new']],
  ]);
});

it.each([
  ['kup', [['places', ['Kuponi /admin-panel/coupons']]]],
  // By another word for it, and in Cyrillic.
  ['procenat', [['places', ['Kuponi /admin-panel/coupons']]]],
  ['купони', [['places', ['Kuponi /admin-panel/coupons']]]],
  ['optika', [['seen', ['Optika Vidik /admin-panel/providers?open=7']]]],
  ['> novi', [['actions', ['Novi partner /admin-panel/providers?open=new']]]],
  ['>kup', []],
  ['xyz', []],
])('answers %j', (text, found) => {
  expect(answers(text)).toEqual(found);
});
