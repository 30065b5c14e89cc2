// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import type { AdminSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import { listedChange, wasAndIs } from '../testing/changes.ts';
import { massage } from '../testing/massage.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { SuggestionDrawer } from './suggestion-drawer.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '?');
});

const CERAMICS: AdminSuggestion = {
  id: 7,
  name: 'Keramika',
  provider: 'Atelje Glina',
  category: 4,
  category_sr: 'Veštine',
  category_en: 'Skills',
  person: { id: 3, name: 'Mila Šarić' },
  company: { id: 2, name: 'Vetar' },
  date: '2026-11-20T10:00:00.000Z',
  status: 'live',
  answered: true,
  revision: 4,
  changed: { at: '2026-11-23T13:05:00.000Z', by: { id: 8, name: 'Milan Marković' } },
  why: 'Rukama.',
  language: 'SR',
  answer: 'Tu je.',
  answered_at: '2026-11-23T13:05:00.000Z',
  benefit: massage.id,
};

it.each<[Language, string, string]>([
  ['SR', 'Relaks masaža', 'benefit 30'],
  ['EN', 'Relaxing massage', 'benefit 30'],
])('says in its history by its name which benefit came of it: %s', async (language, name, former) => {
  // The open tab is read from the address of the window.
  history.replaceState(null, '', '?tab=history');
  const came = listedChange(5, {
    kind: 'suggestion.answered',
    record_kind: 'suggestion',
    values: [wasAndIs('benefit', 30, massage.id)],
  });
  serve(({ path }) => {
    if (path === 'admin/suggestions/2/7/changes/') return { next: null, results: [came] };
    if (path === 'admin/suggestions/2/7/') return CERAMICS;
    return path === `admin/benefits/${massage.id}/` ? massage : undefined;
  });
  renderScreen(inSampleSite(<SuggestionDrawer open="2-7" mayWrite onClose={() => {}} />), {
    at: '/admin-panel/suggestions?open=2-7',
    path: '/admin-panel/*',
    me: Object.assign({}, jelena, { admin_roles: ['operations'] }),
    language,
  });
  expect((await screen.findByText(name)).closest('li')?.textContent).toContain(former);
});

it('calls whoever suggested it an erased person once they are one', async () => {
  const erased = Object.assign({}, CERAMICS, { person: { id: 3, name: 'erased-3@erased.invalid' } });
  serve(({ path }) => (path === 'admin/suggestions/2/7/' ? erased : undefined));
  renderScreen(inSampleSite(<SuggestionDrawer open="2-7" mayWrite onClose={() => {}} />), {
    at: '/admin-panel/suggestions?open=2-7',
    path: '/admin-panel/*',
    me: Object.assign({}, jelena, { admin_roles: ['operations'] }),
  });
  expect(await screen.findByText(/^Erased person, Vetar/)).toBeTruthy();
  expect(screen.queryByText(/erased\.invalid/)).toBeNull();
});
