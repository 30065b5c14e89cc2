// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ListedBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { AdminRole } from '#contract/permissions/roles.ts';
import { en as texts } from '#locales/admin-benefits/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { listedMassage } from '../testing/listed-massage.ts';
import { jelena } from '../testing/people.ts';
import { provider } from '../testing/providers-server.ts';
import { type Answer, type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { BenefitsScreen } from './benefits-screen.tsx';

const NOW = new Date().toISOString();

const massage: ListedBenefit = { ...listedMassage, changed: { at: NOW, by: { id: 8, name: 'Milan Marković' } } };
const draft = Object.assign({}, massage, {
  id: 13,
  name_sr: 'Nacrt',
  name_en: 'Sketch',
  state: 'draft',
  companies: null,
});

const NO_TEXTS = Object.fromEntries(
  ['short_description', 'description', 'instructions', 'limitations'].flatMap((text) => [
    [`${text}_sr`, ''],
    [`${text}_en`, ''],
  ]),
);
const copy = Object.assign({}, massage, NO_TEXTS, {
  id: 99,
  provider_id: 7,
  category_id: 2001,
  root_category_id: 2,
  company_price: 0,
  nfc: false,
  locations: [],
  website: null,
  companies: null,
  pictures: [],
  promo_material: [],
  state: 'draft',
  added_at: NOW,
  changed_at: NOW,
});

const REST: Record<string, unknown> = {
  'admin/benefits/companies/': {
    results: [1, 2, 3].map((id) => ({ id, name: `Company ${id}`, currency: 'RSD' })),
    rates: { RSD: 1, EUR: 1, KM: 1 },
  },
  'admin/categories/': { results: [] },
  'admin/providers/7/': Object.assign({ changed_at: NOW }, provider(7, 'Lotos')),
};

interface Opening {
  rows?: readonly ListedBenefit[];
  role?: AdminRole;
  answer?: Answer;
}

function open(at = '', { rows = [massage, draft], role = 'content', answer = () => undefined }: Opening = {}) {
  const list = ({ query }: Call) => {
    const state = query.get('state');
    const changed = query.get('changed_from');
    return listAnswer(rows, {
      state: state ? (row) => row.state === state : null,
      changed: changed ? (row) => row.changed.at >= changed : null,
    });
  };
  const calls = serve((call) => {
    const { method, path } = call;
    return answer(call) ?? (method === 'GET' && path === 'admin/benefits/' ? list(call) : REST[path]);
  });
  const me = { ...jelena, admin_roles: [role] };
  const seen = renderScreen(
    <SiteContext value={sampleSite}>
      <BenefitsScreen />
    </SiteContext>,
    { at: `/admin-panel/benefits${at}`, path: '/admin-panel/*', me },
  );
  const shown = () => calls.find(({ path, query }) => path === 'admin/benefits/' && query.get('page_size') === '21');
  return { ...seen, calls, asked: () => Object.fromEntries(shown()?.query ?? []) };
}

const menuOf = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));

it('says of each benefit what it is, whose, for how much and for whom, and leads to its page', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Massage' });
  expect(link.getAttribute('href')).toBe('/admin-panel/benefits/12');
  const [row] = screen.getAllByRole('row').slice(1);
  await waitFor(() =>
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      // The column of checkboxes.
      '',
      'Lotos',
      'Massage',
      expect.stringMatching(/4,200\.00.*−15%, monthly/),
      '2 of 3',
      'On offer',
      'In Serbian and EnglishSREN',
      'today',
      '',
    ]),
  );
});

it('asks for what the address says, with oneself and the day of today for what depends on them', async () => {
  const { asked } = open(
    '?state=draft&by=me&provider=7&missing=translation&changed=2026-11-01..2026-11-20&sort=-price',
  );
  await screen.findByRole('link', { name: 'Sketch' });
  expect(asked()).toEqual({
    ordering: '-price',
    state: 'draft',
    provider: '7',
    missing: 'translation',
    changed_by: `${jelena.company.id}-${jelena.id}`,
    changed_from: '2026-11-01',
    changed_to: '2026-11-20',
    page: '1',
    page_size: '21',
  });
  expect(await screen.findByRole('button', { name: /Provider: Lotos/, expanded: false })).toBeTruthy();
});

it('filters by days of one’s own, and says what there is without them', async () => {
  const { where } = open('?state=offered');
  await screen.findByRole('link', { name: 'Massage' });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const popover = within(await screen.findByRole('dialog'));
  await userEvent.click(popover.getByRole('button', { name: 'Changed' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'other days' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'First day' }), '1.1.2199.{Enter}');
  await waitFor(() => expect(where()).toContain('changed=2199-01-01..'));
  const drop = await screen.findByRole('link', { name: /without Changed: since 01\.01\.2199\./ });
  expect(drop.textContent).toMatch(/^1/);
  expect((await screen.findByText('0 of 2')).closest('h1')?.textContent).toBe('Benefits0 of 2, 0 benefits of 2');
});

it('offers a draft from its row, and says by name what it still lacks', async () => {
  const fields = { short_description_sr: 'Required', provider_id: 'Inactive' };
  const { said } = open('', {
    answer: ({ path }) =>
      path === 'admin/benefits/13/offer/'
        ? Response.json({ code: 'request.invalid', message: 'Not valid.', fields }, { status: 400 })
        : undefined,
  });
  await menuOf('Sketch');
  await userEvent.click(await screen.findByRole('menuitem', { name: texts['benefits.offer'] }));
  await waitFor(() =>
    expect(said.map(({ text }) => text)).toEqual([
      'Sketch cannot be offered yet. Still missing: short description in Serbian, an active provider.',
    ]),
  );
});

it('copies a benefit once, however often it is pressed, and leads to the copy', async () => {
  let answer = (_: unknown) => {};
  const copied = new Promise((resolve) => {
    answer = resolve;
  });
  const { calls, said, where } = open('', {
    answer: ({ path }) => (path === 'admin/benefits/12/copy/' ? copied : undefined),
  });
  for (const _ of [1, 2]) {
    await menuOf('Massage');
    await userEvent.click(await screen.findByRole('menuitem', { name: texts['benefits.copy'] }));
  }
  answer(copy);
  await waitFor(() => expect(said.map(({ tone }) => tone)).toEqual(['success']));
  expect(calls.filter(({ path }) => path.endsWith('/copy/'))).toHaveLength(1);
  said[0]?.action?.onPress();
  await waitFor(() => expect(where()).toBe('/admin-panel/benefits/99'));
});

it('lets an auditor look and change nothing', async () => {
  open('', { role: 'auditor' });
  await screen.findByRole('link', { name: 'Massage' });
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  expect(screen.queryByRole('link', { name: texts['benefits.make'] })).toBeNull();
});

it('begins with the first benefit on a page of its own', async () => {
  open('', { rows: [] });
  const link = await screen.findByRole('link', { name: new RegExp(texts['benefits.makeFirst']) });
  expect(link.getAttribute('href')).toBe('/admin-panel/benefits/new');
});
