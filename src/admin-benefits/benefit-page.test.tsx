// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { changeBenefit, type ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { AdminRole } from '#contract/permissions/roles.ts';
import { en as texts } from '#locales/admin-benefits/en.ts';
import { en as records } from '#locales/records/en.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { benefitsServer } from '../testing/benefits-server.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { BenefitPage } from './benefit-page.tsx';

function open(id: string, given: Partial<ReadBenefit> = {}, role: AdminRole = 'content') {
  const calls = serve(benefitsServer(given));
  return {
    ...openOn(id, role),
    writes: () => calls.filter(({ method, path }) => method !== 'GET' && path !== 'admin/benefits/preview/'),
  };
}

/** Opens the page on the server that is already stubbed. */
function openOn(id: string, role: AdminRole = 'content') {
  const page = (
    <SiteContext value={sampleSite}>
      <BenefitPage />
    </SiteContext>
  );
  const me = { ...jelena, admin_roles: [role] };
  return renderScreen(page, { at: `/admin-panel/benefits/${id}`, path: '/admin-panel/benefits/:id', me });
}

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('saves what was changed alone, as numbers, on the revision that was read', async () => {
  const { writes } = open('12');
  const price = await field('Price');
  expect(price).toHaveProperty('value', '4200.00');
  await userEvent.clear(price);
  await userEvent.type(price, '3999.5');
  expect(screen.getByText(/3,399\.58/)).toBeTruthy();
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText(records.saved);
  expect(writes().map(({ method, headers, body }) => [method, headers['If-Revision-Match'], body])).toEqual([
    ['PATCH', '4', { price: 3999.5 }],
  ]);
  await userEvent.tab();
  expect(price).toHaveProperty('value', '3999.50');
});

it('says what is wrong where it is, and saves nothing', async () => {
  const { writes } = open('12');
  const price = await field('Price');
  await userEvent.clear(price);
  await userEvent.type(price, '4.200,00');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(texts['benefit.problem.comma'])).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(price));
  expect(screen.getByRole('link', { name: /^Price.*1 problem$/ })).toBeTruthy();
  expect(writes()).toEqual([]);
});

it.each([
  ['12.5', '12.5'],
  ['', records['merge.empty']],
])('says of "%s" as a discount what was typed, beside what a colleague saved meanwhile', async (typed, said) => {
  const { unmount } = open('12');
  const discount = await field('Discount');
  await userEvent.clear(discount);
  if (typed) await userEvent.type(discount, typed);
  unmount();
  open('12', { discount: 20, revision: 5 });
  await userEvent.click(await screen.findByRole('button', { name: records['resume.go'] }));
  const [mine, theirs] = await screen.findAllByRole('radio');
  expect(mine?.closest('label')?.textContent).toMatch(new RegExp(`${said}$`));
  expect(theirs?.closest('label')?.textContent).toMatch(/20%$/);
});

it('says of a discount of half a percent that it is a whole number', async () => {
  const { writes } = open('12');
  const discount = await field('Discount');
  await userEvent.clear(discount);
  await userEvent.type(discount, '12.5');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Enter a whole number from 0 to 100.')).toBeTruthy();
  expect(writes()).toEqual([]);
});

const renewed = (count: number) => texts['benefit.subscribed']({ count });
const ending = (count: number) => texts['benefit.end.subscriptions']({ count });

it.each([
  ['costs nothing after its discount', 'Discount', '100'],
  ['has no price any more', 'Price', ''],
])('says that subscriptions end where it %s, and not that they are charged', async (_, name, typed) => {
  open('12', { monthly: true, used: { carts: 0, favourites: 0, subscriptions: 3, bought: 4, companies: [] } });
  const changed = await field(name);
  expect(screen.getByText(renewed(3))).toBeTruthy();
  await userEvent.clear(changed);
  if (typed) await userEvent.type(changed, typed);
  expect(screen.getByText(ending(3))).toBeTruthy();
  expect(screen.queryByText(renewed(3))).toBeNull();
});

it('says that subscriptions end where it is no more charged every month', async () => {
  open('12', { monthly: true, used: { carts: 0, favourites: 0, subscriptions: 1, bought: 4, companies: [] } });
  await field('Price');
  await userEvent.click(screen.getByLabelText(texts['benefit.monthly']));
  expect(screen.getByText(ending(1))).toBeTruthy();
  expect(screen.queryByText(renewed(1))).toBeNull();
});

it('says of what is out of the shop that nobody is charged for it, whatever its price', async () => {
  open('12', {
    state: 'withdrawn',
    used: { carts: 2, favourites: 0, subscriptions: 3, bought: 4, companies: [] },
    monthly: true,
  });
  const price = await field('Price');
  await userEvent.clear(price);
  await userEvent.type(price, '3000');
  expect(screen.getByText(new RegExp(ending(3)))).toBeTruthy();
  expect(screen.getByText(new RegExp(texts['benefit.end.carts']({ count: 2 })))).toBeTruthy();
  expect(screen.queryByText(new RegExp(renewed(3)))).toBeNull();
});

it('says what becomes of carts and subscriptions of a company that is taken out, before it is saved', async () => {
  const [una, morava] = [1, 2].map((id) => ({ id, name: ['Una Softver', 'Morava banka'][id - 1] ?? '' }));
  const companies = [
    { ...morava, carts: 4, subscriptions: 1 },
    { ...una, carts: 1, subscriptions: 2 },
  ] as ReadBenefit['used']['companies'];
  const used = { carts: 5, favourites: 0, subscriptions: 3, bought: 4, companies };
  open('12', { monthly: true, companies: [1, 2], used });
  const take = async (name: string) =>
    userEvent.click(
      await screen.findByRole('button', { name: texts['benefit.companies.remove'].replace('{{name}}', name) }),
    );
  const told = (carts: number, subscriptions: number) =>
    [texts['benefit.end.carts']({ count: carts }), ending(subscriptions)].map(
      (words) => screen.queryAllByText(words).length,
    );
  await take('Morava banka');
  expect(told(4, 1)).toEqual([1, 1]);
  expect(screen.getByText(texts['benefit.end.companies'].replace('{{names}}', 'Morava banka'))).toBeTruthy();
  await take('Una Softver');
  expect(told(5, 3)).toEqual([1, 1]);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${texts['benefit.companies.all']}`) }));
  expect(told(5, 3)).toEqual([0, 0]);
});

it('says nothing of companies that it is not on offer to', async () => {
  const companies = [{ id: 1, name: 'Una Softver', carts: 2, subscriptions: 2 }];
  const used = { carts: 2, favourites: 0, subscriptions: 2, bought: 4, companies };
  open('12', { companies: [2], used });
  const remove = texts['benefit.companies.remove'].replace('{{name}}', 'Morava banka');
  await userEvent.click(await screen.findByRole('button', { name: remove }));
  expect(screen.queryByText(texts['benefit.end.companies'].replace('{{names}}', 'Una Softver'))).toBeNull();
});

it('says that whoever has it in the cart cannot buy it where it is paid every month', async () => {
  open('12', { used: { carts: 2, favourites: 0, subscriptions: 0, bought: 4, companies: [] } });
  await field('Price');
  const told = (key: 'benefit.inCarts' | 'benefit.end.carts') => screen.queryByText(texts[key]({ count: 2 }));
  expect([told('benefit.inCarts'), told('benefit.end.carts')].map(Boolean)).toEqual([true, false]);
  await userEvent.click(screen.getByLabelText(texts['benefit.monthly']));
  expect([told('benefit.inCarts'), told('benefit.end.carts')].map(Boolean)).toEqual([false, true]);
});

it('makes a draft of a new one, and goes on with it on its own page', async () => {
  const { writes, where, said } = open('new');
  await userEvent.type(await field('Name, English'), 'Massage');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findAllByText(texts['benefit.problem.choose'])).toHaveLength(2);
  for (const [label, option] of [
    ['Provider', 'Lotos'],
    ['Category', /^Massage/],
  ] as const) {
    await userEvent.click(screen.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  }
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(where()).toBe('/admin-panel/benefits/12'));
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['admin/benefits/', expect.objectContaining({ name_en: 'Massage', provider_id: 7, category_id: 31, price: null })],
  ]);
  expect(said.map(({ text }) => text)).toEqual([texts['benefit.added'].replace('{{name}}', 'Massage')]);
  expect(await screen.findByText(texts['benefits.state.draft'])).toBeTruthy();
});

it('offers a draft once it is saved, and goes on with what is typed meanwhile', async () => {
  const { writes, said } = open('12', { state: 'draft' });
  await userEvent.type(await field('Short description, English'), 'Warm oils.');
  await press(texts['benefit.saveAndOffer']);
  expect(await screen.findByText(texts['benefits.state.offered'])).toBeTruthy();
  expect(writes().map(({ path, headers }) => [path, headers['If-Revision-Match']])).toEqual([
    ['admin/benefits/12/', '4'],
    ['admin/benefits/12/offer/', '5'],
  ]);
  expect(said.map(({ text }) => text)).toEqual([texts['benefit.offered'].replace('{{name}}', 'Relaxing massage')]);
  await userEvent.type(await field('Name, English'), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(writes().at(-1)?.headers['If-Revision-Match']).toBe('6'));
});

it('says what it lacks to be offered, and asks nobody', async () => {
  const { writes } = open('12', { state: 'draft', short_description_sr: '' });
  await screen.findByText(texts['benefits.state.draft']);
  await press(texts['benefits.offer']);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link').textContent).toMatch(/^Short description, Serbian/);
  await userEvent.type(await field('Short description, English'), 'W');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(writes()).toEqual([]);
});

it('says why it cannot be offered, and leaves the caret with whoever writes on', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = benefitsServer({ state: 'draft' });
  serve(async (call) => {
    if (!call.path.endsWith('/offer/')) return server(call);
    await held;
    const fields = { provider_id: 'This provider has ended.' };
    return Response.json({ code: 'request.invalid', message: 'Wrong', fields }, { status: 400 });
  });
  openOn('12');
  const name = await field('Name, English');
  await press(texts['benefits.offer']);
  await userEvent.type(name, '!');
  await act(async () => answer());
  await within(await screen.findByRole('alert')).findByText(/This provider has ended/);
  expect(document.activeElement).toBe(name);
});

it('is withdrawn after it was said for whom, and saved on its new revision', async () => {
  const { writes } = open('12');
  await screen.findByText(texts['benefits.state.offered']);
  await press(texts['benefit.actions']);
  await userEvent.click(await screen.findByRole('menuitem', { name: texts['benefits.withdraw'] }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Sold out');
  await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(records['ending.name']) }), 'Relaxing massage');
  await userEvent.click(dialog.getByRole('button', { name: texts['benefit.end.confirm'] }));
  expect(await screen.findByText(texts['benefits.state.withdrawn'])).toBeTruthy();
  await userEvent.type(await field('Name, English'), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(writes().at(-1)?.headers['If-Revision-Match']).toBe('5'));
});

it('calls the mark of Bosnia BAM beside a company that may be chosen, as everywhere (specification.md 1)', async () => {
  open('12', { state: 'draft', companies: [2] });
  await userEvent.click(await screen.findByRole('combobox', { name: texts['benefit.companies.choose'] }));
  expect((await screen.findByRole('option', { name: /^Una Softver/ })).textContent).toBe('Una SoftverBAM');
});

it('says what two changes of one list come to, and not that it stays as one side has it', async () => {
  const { writes } = open('12', { state: 'draft', companies: [1, 2] });
  await userEvent.click(await screen.findByRole('button', { name: 'Take out Una Softver' }));
  await callEndpoint(changeBenefit, Object.assign(recordAt(12, 4), { body: { companies: [1] } }));
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(records['merge.joined'])).toBeTruthy();
  const row = screen.getByText(records['merge.ofBoth'].replace('{{name}}', 'Milan Marković')).parentElement
    ?.parentElement;
  expect(row?.textContent).toContain(records['merge.bothIn']);
  expect(within(row as HTMLElement).queryByText(records['merge.kept'])).toBeNull();
  expect(row?.querySelector('ins')?.textContent).toContain(records['merge.empty']);
  await press(records['merge.save']);
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ companies: [] }));
});

it('is copied into a draft with a page of its own', async () => {
  const { where } = open('12');
  await screen.findByText(texts['benefits.state.offered']);
  await press(texts['benefit.actions']);
  await userEvent.click(await screen.findByRole('menuitem', { name: texts['benefits.copy'] }));
  await waitFor(() => expect(where()).toBe('/admin-panel/benefits/13'));
});

it('is copied without leading anywhere once one has gone elsewhere, and says where the copy is', async () => {
  const { where, history, said } = open('12');
  await screen.findByText(texts['benefits.state.offered']);
  let answer = () => {};
  const copying = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = benefitsServer();
  serve(async (call) => {
    if (call.path.endsWith('/copy/')) await copying;
    return server(call);
  });
  await press(texts['benefit.actions']);
  await userEvent.click(await screen.findByRole('menuitem', { name: texts['benefits.copy'] }));
  act(() => history.push('/admin-panel/providers'));
  answer();
  await waitFor(() => expect(said.map(({ tone }) => tone)).toEqual(['success']));
  expect(where()).toBe('/admin-panel/providers');
  act(() => said[0]?.action?.onPress());
  await waitFor(() => expect(where()).toBe('/admin-panel/benefits/13'));
});

it('is read by an auditor, who changes nothing and makes none', async () => {
  open('12', {}, 'auditor');
  expect(await field('Price')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: texts['benefit.actions'] })).toBeNull();
});

it('has no page for what is no number, and none of a new one for who may only read', async () => {
  open('12x');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  open('new', {}, 'auditor');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps a rich text as it was opened when it is saved, and leaves the focus where it is', async () => {
  open('12');
  (await field('Description, English')).focus();
  const isEditor = (found: HTMLElement) => expect(found.getAttribute('contenteditable')).toBe('true');
  await waitFor(async () => isEditor(await field('Description, English')));
  const editor = await field('Description, English');
  const price = await field('Price');
  await userEvent.type(price, '{Backspace}1');
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText(records.saved);
  expect(await field('Description, English')).toBe(editor);
  isEditor(editor);
  expect(document.activeElement).toBe(price);
});

it.each([
  ['gives the focus again to the field that one saves from', () => {}, 'INPUT'],
  ['leaves the focus where one went on while it was saved', () => screen.getAllByRole('link')[0]?.focus(), 'A'],
])('%s', async (_, goOn, focused) => {
  open('12');
  const price = await field('Price');
  await userEvent.type(price, '{Backspace}1');
  const server = benefitsServer();
  serve(async (call) => {
    if (call.method === 'PATCH') {
      await waitFor(() => expect(price).toHaveProperty('disabled', true));
      // A browser takes the focus from a disabled field; the test environment does not, nor does it allow `blur` on it.
      price.removeAttribute('disabled');
      act(() => price.blur());
      price.setAttribute('disabled', '');
      act(goOn);
    }
    return server(call);
  });
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText(records.saved);
  expect(document.activeElement?.tagName).toBe(focused);
});

it('shows the provider again when another one was sought and none was chosen', async () => {
  open('12');
  const provider = await screen.findByRole('combobox', { name: 'Provider' });
  await waitFor(() => expect(provider).toHaveProperty('value', 'Lotos'));
  await userEvent.tripleClick(provider);
  await userEvent.keyboard('maxi{Escape}');
  expect(provider).toHaveProperty('value', 'Lotos');
});

it('finds the chosen provider in whatever letters it is typed', async () => {
  open('12');
  const provider = await screen.findByRole('combobox', { name: 'Provider' });
  await waitFor(() => expect(provider).toHaveProperty('value', 'Lotos'));
  await userEvent.tripleClick(provider);
  await userEvent.keyboard('лотос');
  expect(await screen.findByRole('option', { name: 'Lotos' })).toBeTruthy();
});

it('leads back by a step for the list and one for the provider', async () => {
  open('12');
  const way = await screen.findByRole('navigation', { name: records.crumbs });
  await within(way).findByRole('link', { name: 'Lotos' });
  expect(
    within(way)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([texts['benefit.list'], 'Lotos']);
});
