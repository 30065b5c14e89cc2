// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ListedCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import { listCategories } from '#contract/categories/categories.contract.ts';
import { en as texts } from '#locales/admin-benefits/en.ts';
import { en as records } from '#locales/records/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { query } from '../api/query.ts';
import { keepUnsure } from '../testing/keep-unsure.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { CategoriesScreen } from './categories-screen.tsx';

const CHANGED = { at: '2026-11-12T13:02:00.000Z', by: null };
const plain = {
  parent_id: null,
  icon: 'sport',
  private: false,
  active: true,
  revision: 4,
  benefits: 3,
  withdrawn_benefits: 0,
  has_budgets: true,
  changed: CHANGED,
  children: [],
};
const swimming = { ...plain, id: 11, parent_id: 1, name_sr: 'Plivanje', name_en: 'Swimming', has_budgets: false };

const tree = (benefits: number, revision = 4): ListedCategory[] => [
  { ...plain, id: 1, name_sr: 'Sport', name_en: 'Sports', children: [{ ...swimming, benefits, revision }] },
  { ...plain, id: 2, name_sr: 'Zdravlje', name_en: 'Health' },
];

const effects = {
  children: 0,
  benefits: 3,
  withdrawn_benefits: 0,
  some_benefits: [],
  other_budget: false,
  people_with_budget: 0,
  open_requests: 0,
};

/** Numbers of Swimming: benefits in the list, benefits that would move, and its revision. */
interface Filed {
  listed?: number;
  moved?: number;
  revision?: number;
}

/** Answers the calls of categories; benefits that go to Health are paid from another budget. */
function answer({ method, path, query, body }: Call, { listed = 3, moved = 3, revision }: Filed) {
  if (path === 'admin/categories/' && method === 'GET') return { results: tree(listed, revision) };
  const other = query.get('move_to') === '2';
  const meant = { ...effects, benefits: moved, other_budget: other };
  if (path.endsWith('/impact/')) return { impact: (other ? '1' : '0').repeat(64), weight: 'harmless', effects: meant };
  if (path.endsWith('/changes/')) return { next: null, results: [] };
  if (path === 'admin/categories/order/') return { ids: (body as { ids: number[] }).ids };
  if (path.startsWith('admin/categories/')) return { ...swimming, changed_at: CHANGED.at, ...(body as object) };
  return undefined;
}

function open(at = '', filed: Filed = {}) {
  const calls = serve((call) => answer(call, filed));
  const me = { ...jelena, admin_roles: ['content' as const] };
  const page = (
    <SiteContext value={sampleSite}>
      <CategoriesScreen />
    </SiteContext>
  );
  const seen = renderScreen(page, { at: `/admin-panel/categories${at}`, path: '/admin-panel/*', me });
  return { ...seen, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'End the category Swimming…' }));
  return within(await screen.findByRole('alertdialog'));
}

async function end(target: string) {
  const dialog = await ask();
  await userEvent.type(await dialog.findByRole('combobox'), `${target}{Enter}`);
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Merged');
  await userEvent.click(dialog.getByRole('button', { name: texts['category.end.confirm'] }));
  return dialog;
}

it('ends a category whose benefits go where the same budget pays for them', async () => {
  const { writes } = open();
  await end('sports');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    path: 'admin/categories/11/deactivate/',
    body: { impact: '0'.repeat(64), move_to: 1, reason: 'Merged' },
    headers: { 'If-Revision-Match': '4' },
  });
});

it('asks where benefits go by what would move, and not by what its list counts', async () => {
  const { writes } = open('', { listed: 0, moved: 1 });
  const dialog = await ask();
  await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Merged');
  await userEvent.click(dialog.getByRole('button', { name: texts['category.end.confirm'] }));
  expect(writes()).toEqual([]);
  await userEvent.type(dialog.getByRole('combobox'), 'sports{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: texts['category.end.confirm'] }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ move_to: 1, reason: 'Merged' });
});

it('asks for no place where nothing would move', async () => {
  const { writes } = open('', { listed: 3, moved: 0 });
  const dialog = await ask();
  await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Empty');
  expect(dialog.queryByRole('combobox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: texts['category.end.confirm'] }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ impact: '0'.repeat(64), reason: 'Empty' });
});

it('says that another budget would pay for them before it is done', async () => {
  const { writes } = open();
  const dialog = await end('health');
  expect((await dialog.findByRole('alert')).textContent).toContain(texts['category.end.otherBudget']);
  expect(writes()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: texts['category.end.confirm'] }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({ body: { impact: '1'.repeat(64), move_to: 2, reason: 'Merged' } });
});

it('is named in the language of who reads', async () => {
  open('?open=11');
  expect(await screen.findByRole('dialog', { name: swimming.name_en })).toBeTruthy();
});

it('keeps one that has budgets or parts on the first level, and lets a part move', async () => {
  open('?open=1');
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('combobox')).toHaveProperty('disabled', true);
  expect(drawer.getByText(texts['category.hasParts'])).toBeTruthy();
});

it('sends a new category with the drawing of its own, and a part without one', async () => {
  const { writes } = open('?open=new');
  const drawer = within(await screen.findByRole('dialog'));
  const [sr, en] = await drawer.findAllByRole('textbox');
  await userEvent.type(sr as HTMLElement, 'Joga ');
  await userEvent.type(en as HTMLElement, 'Yoga');
  await userEvent.click(drawer.getByRole('radio', { name: 'wellness' }));
  await userEvent.type(drawer.getByRole('combobox'), 'sports{Enter}');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({ method: 'POST', body: { name_sr: 'Joga', name_en: 'Yoga', parent_id: 1 } });
  expect(writes()[0]?.body).not.toHaveProperty('icon');
});

it.each([
  [
    'was added',
    { name_sr: 'Plivanje ', name_en: ' Swimming', parent_id: '1' },
    1,
    ['The category Swimming was added.'],
  ],
  ['was added elsewhere', { name_sr: 'Plivanje', name_en: 'Swimming', parent_id: '2' }, 1, []],
  ['was there before', { name_sr: 'Plivanje', name_en: 'Swimming', parent_id: '1' }, 2, []],
])('knows after a reload that one to which no answer came %s', async (_, draft, revision, words) => {
  keepUnsure('category', draft);
  const { said, writes } = open('?open=new', { revision });
  const drawer = within(await screen.findByRole('dialog'));
  if (words.length === 0) await userEvent.click(await drawer.findByRole('button', { name: records['resume.go'] }));
  const [sr] = await drawer.findAllByRole('textbox');
  expect(sr).toHaveProperty('value', words.length > 0 ? '' : 'Plivanje');
  expect([said.map(({ text }) => text), writes()]).toEqual([words, []]);
});

it('is put in order by keys and by a menu, each level by itself', async () => {
  const { writes } = open();
  (await screen.findByRole('link', { name: 'Health' })).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    method: 'PUT',
    path: 'admin/categories/order/',
    body: { parent_id: null, ids: [2, 1], seen: [1, 2] },
  });
  expect(screen.getByText('Health: place 1 of 2')).toBeTruthy();
  // A child without siblings has no other place.
  expect(screen.queryByRole('button', { name: /^Order: Swimming/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Order: Sports/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the end' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toMatchObject({ body: { parent_id: null, ids: [2, 1] } });
});

async function moveUp() {
  (await screen.findByRole('link', { name: 'Health' })).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
}

async function rename() {
  const drawer = within(await screen.findByRole('dialog'));
  const [sr] = await drawer.findAllByRole('textbox');
  await userEvent.type(sr as HTMLElement, ' i skakanje');
  await userEvent.keyboard('{Control>}s{/Control}');
}

// The shop reads its tree of categories only once an hour.
it.each<[string, string, () => Promise<unknown>]>([
  ['put in order', '', moveUp],
  ['renamed', '?open=11', rename],
  ['ended', '', () => end('sports')],
])('has the shop read its tree again once a category is %s', async (_, at, change) => {
  const { client, writes } = open(at);
  const { queryKey } = query(listCategories);
  client.setQueryData(queryKey, []);
  await change();
  await waitFor(() => expect(writes()).toHaveLength(1));
  await waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

it('leads back to a place that there is not', async () => {
  const { writes } = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Order: Sports/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Move to a place/ }));
  const place = await screen.findByRole('textbox', { name: 'Place' });
  await userEvent.clear(place);
  await userEvent.type(place, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(document.activeElement).toBe(place));
  expect(writes()).toEqual([]);
});
