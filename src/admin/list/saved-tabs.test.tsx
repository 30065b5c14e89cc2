// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SavedList } from '#contract/saved-lists/saved-lists.contract.ts';
import { CouponsScreen } from '../../admin-learning/coupons-screen.tsx';
import { couponsServer } from '../../testing/coupons-server.ts';
import { jelena } from '../../testing/people.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleSite } from '../../testing/sample-site.tsx';
import { savedList, savedListsServer } from '../../testing/saved-lists-server.ts';
import { SiteContext } from '../site/site-context.ts';

const COUPONS = '/admin-panel/coupons';

function open(at: string, rows: SavedList[] = [], role: 'owner' | 'finance' = 'finance', refuse?: () => Response) {
  const coupons = couponsServer();
  const kept = savedListsServer(rows);
  const held = new Map<string, Promise<void>>();
  const calls = serve(async (call) => {
    if (refuse && call.method === 'POST') return refuse();
    await held.get(call.method);
    return kept(call) ?? coupons.answer(call);
  });
  /** Holds writes with this method; returns a function that lets them go on. */
  const hold = (method: 'POST' | 'DELETE') => {
    let go = () => {};
    held.set(
      method,
      new Promise((resolve) => {
        go = resolve;
      }),
    );
    return () => act(async () => go());
  };
  const screenInSite = (
    <SiteContext value={sampleSite}>
      <CouponsScreen />
    </SiteContext>
  );
  const seen = renderScreen(screenInSite, { at, path: '/admin-panel/*', me: { ...jelena, admin_roles: [role] } });
  return { ...seen, rows, hold, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Lists' })).getAllByRole('link');
const shown = async () =>
  (await tabs()).filter((link) => link.getAttribute('aria-current') === 'page').map((tab) => tab.textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (list: string, item: string) => {
  await press(`The list ${list}: actions`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const nameIt = async (name: string) => {
  const field = await screen.findByRole('textbox', { name: /Name/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};

it('keeps what is seen under a name, and shows it as a list of its own', async () => {
  const { where, writes } = open(`${COUPONS}?state=inactive&sort=name&page=1`);
  await press('Save this list…');
  await nameIt('Stari');
  await waitFor(() => expect(where()).toBe(`${COUPONS}?state=inactive&sort=name&list=11`));
  const address = { state: 'inactive', sort: 'name' };
  expect(writes()).toMatchObject([
    { method: 'POST', body: { list: 'coupons', name: 'Stari', address, shared: false } },
  ]);
  await waitFor(async () => expect(await shown()).toEqual(['Stari 1']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves whoever has gone on where they are when a list turns out to be kept', async () => {
  const { where, hold, rows } = open(`${COUPONS}?state=inactive`, [
    savedList(8, 'Novi', { address: { state: 'active' } }),
  ]);
  const kept = hold('POST');
  await press('Save this list…');
  await nameIt('Stari');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('link', { name: /^Novi/ }));
  await waitFor(async () => expect((await shown())[0]).toMatch(/^Novi/));
  await press('Save this list…');
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Dru');
  await kept();
  await waitFor(() => expect(rows.map(({ name }) => name)).toEqual(['Novi', 'Stari']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Dru');
  expect(where()).toBe(`${COUPONS}?state=active&list=8`);
});

it('says in the dialog that a name is missing, or there already, and keeps what was typed', async () => {
  const { writes } = open(COUPONS, [savedList(7, 'Stari')]);
  await press('Save this list…');
  await press('Save');
  expect(await screen.findByText('Give it a name.')).toBeTruthy();
  expect(writes()).toEqual([]);
  await nameIt('Stari');
  expect(await screen.findByText('You already have a list with that name.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Stari');
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), ' 2');
  expect(screen.queryByText('You already have a list with that name.')).toBeNull();
});

it('says in a message what is wrong elsewhere than in its name, and keeps what was typed', async () => {
  const { said } = open(COUPONS, [], 'finance', () =>
    Response.json(
      { code: 'validation', message: 'It is not right.', fields: { address: 'It is too long.' } },
      { status: 400 },
    ),
  );
  await press('Save this list…');
  await nameIt('Stari');
  await waitFor(() => expect(said).toEqual([{ tone: 'error', text: 'It is not right.' }]));
  expect(screen.queryByText('It is not right.')).toBeNull();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Stari');
});

it('says that a list is seen otherwise than it is kept, and keeps that, or goes back to it', async () => {
  const { where, writes } = open(`${COUPONS}?state=inactive&list=7`, [savedList(7, 'Stari')]);
  await waitFor(async () => expect(await shown()).toEqual(['Stari 1']));
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Name' }));
  await waitFor(async () => expect(await shown()).toEqual(['Starichanged 1']));
  await choose('Stari', 'Back to how it was saved');
  expect(where()).toBe(`${COUPONS}?state=inactive&list=7`);
  await userEvent.click(await screen.findByRole('button', { name: 'Name' }));
  await press('Save changes');
  await waitFor(async () => expect(await shown()).toEqual(['Stari 1']));
  expect(writes()).toMatchObject([{ method: 'PATCH', body: { address: { state: 'inactive', sort: 'name' } } }]);
});

it('keeps how high rows are with the list that is shown, and else on this device', async () => {
  const { where, writes } = open(`${COUPONS}?state=inactive&list=7`, [savedList(7, 'Stari')]);
  await waitFor(async () => expect(await shown()).toEqual(['Stari 1']));
  await press('Rows: Roomy. Change');
  expect(where()).toContain('rows=dense');
  await press('Save changes');
  await waitFor(() => expect(writes()).toMatchObject([{ body: { address: { state: 'inactive', rows: 'dense' } } }]));
  await userEvent.click((await tabs())[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Rows: Roomy. Change' })).toBeTruthy();
});

it('renames, puts in order, deletes, and takes a deletion back', async () => {
  const { where, said, rows } = open(COUPONS, [
    savedList(7, 'Stari'),
    savedList(8, 'Novi', { address: { state: 'active' }, morning: true }),
  ]);
  await userEvent.click(await screen.findByRole('link', { name: /^Novi/ }));
  await choose('Novi', 'Move left');
  await waitFor(() => expect(rows.map(({ id }) => id)).toEqual([8, 7]));
  await choose('Novi', 'Rename…');
  await nameIt('Važeći');
  await screen.findByRole('link', { name: /^Važeći/ });
  await choose('Važeći', 'Delete the list');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Važeći/ })).toBeNull());
  expect(where()).toBe(`${COUPONS}?state=active`);
  await waitFor(async () => expect((await tabs())[0]).toBe(document.activeElement));
  said.at(-1)?.action?.onPress();
  await screen.findByRole('link', { name: /^Važeći.*told by e-mail/ });
  expect(rows.map(({ id }) => id)).toEqual([7, 8]);
  await waitFor(() => expect(where()).toBe(`${COUPONS}?state=active&list=8`));
});

it('leaves whoever has gone on to another list there when the one before turns out to be deleted', async () => {
  const { where, hold, said } = open(`${COUPONS}?state=active&list=8`, [
    savedList(7, 'Stari'),
    savedList(8, 'Novi', { address: { state: 'active' } }),
  ]);
  const removed = hold('DELETE');
  await choose('Novi', 'Delete the list');
  const other = await screen.findByRole('link', { name: /^Stari/ });
  await userEvent.click(other);
  await waitFor(() => expect(where()).toBe(`${COUPONS}?state=inactive&list=7`));
  await removed();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Novi/ })).toBeNull());
  expect([where(), document.activeElement]).toEqual([`${COUPONS}?state=inactive&list=7`, other]);
  // The deleted list was not the open one, so restoring it does not open it.
  said.at(-1)?.action?.onPress();
  await screen.findByRole('link', { name: /^Novi/ });
  expect(where()).toBe(`${COUPONS}?state=inactive&list=7`);
});

it('deletes two lists beside each other, and takes both deletions back beside each other', async () => {
  const { rows, hold, said, writes } = open(`${COUPONS}?state=active&list=8`, [
    savedList(7, 'Stari'),
    savedList(8, 'Novi', { address: { state: 'active' } }),
  ]);
  const removed = hold('DELETE');
  await choose('Novi', 'Delete the list');
  await userEvent.click(await screen.findByRole('link', { name: /^Stari/ }));
  await choose('Stari', 'Delete the list');
  await waitFor(() => expect(writes()).toHaveLength(2));
  await removed();
  await waitFor(() => expect(said).toHaveLength(2));
  expect(rows).toEqual([]);
  const restored = hold('POST');
  for (const { action } of said) act(() => action?.onPress());
  await waitFor(() => expect(writes()).toHaveLength(4));
  await restored();
  await waitFor(() => expect(rows).toHaveLength(2));
});

it('takes a deletion back with what the list showed, wherever one is by then', async () => {
  const { where, said } = open(`${COUPONS}?state=active&list=8`, [
    savedList(7, 'Stari'),
    savedList(8, 'Novi', { address: { state: 'active' } }),
  ]);
  await choose('Novi', 'Delete the list');
  await waitFor(() => expect(where()).toBe(`${COUPONS}?state=active`));
  await userEvent.click(await screen.findByRole('link', { name: /^Stari/ }));
  await waitFor(() => expect(where()).toBe(`${COUPONS}?state=inactive&list=7`));
  said.at(-1)?.action?.onPress();
  await screen.findByRole('link', { name: /^Novi/ });
  await waitFor(() => expect(where()).toBe(`${COUPONS}?state=active&list=8`));
  expect((await shown())[0]).not.toContain('changed');
});

it('lets whoever writes the settings share a list, and nobody else', async () => {
  const owner = open(`${COUPONS}?state=inactive&list=7`, [savedList(7, 'Stari')], 'owner');
  await choose('Stari', 'Share with everyone here');
  await waitFor(() => expect(owner.rows).toMatchObject([{ shared: true }]));
  await screen.findByRole('link', { name: /^Stari.*shared/ });
  owner.unmount();

  const { rows } = open(`${COUPONS}?state=inactive&list=7`, [
    savedList(7, 'Zajednički', { shared: true, mine: false, by: 'Milan' }),
  ]);
  await screen.findByRole('link', { name: /^Zajednički.*shared/ });
  await press('The list Zajednički: actions');
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Tell me each morning what’s new']);
  await userEvent.keyboard('{Escape}');
  await press('Save this list…');
  expect(screen.queryByRole('checkbox', { name: /Everyone/ })).toBeNull();
  expect(rows).toHaveLength(1);
});

it('says who shared a list, be it somebody whose data were erased', async () => {
  const theirs = { shared: true, mine: false };
  open(COUPONS, [
    savedList(7, 'Zajednički', { ...theirs, by: 'Milan Marić' }),
    savedList(8, 'Napušten', { ...theirs, by: '' }),
  ]);
  const titleOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('title');
  expect(await titleOf(/^Zajednički/)).toBe('Shared by Milan Marić');
  expect(await titleOf(/^Napušten/)).toBe('Shared by Erased person');
});

it('tells each morning what is new in a list, until it is not wanted any more', async () => {
  const { writes, said } = open(`${COUPONS}?state=inactive&list=7`, [savedList(7, 'Stari')]);
  await choose('Stari', 'Tell me each morning what’s new');
  await screen.findByRole('link', { name: /^Stari.*told by e-mail/ });
  expect(said.map(({ text }) => text)).toEqual(['From tomorrow you get an e‑mail at seven when something is new.']);
  await choose('Stari', 'Stop telling me each morning');
  await waitFor(() => expect(screen.queryByRole('link', { name: /told by e-mail/ })).toBeNull());
  const at = { method: 'PUT', path: 'admin/saved-lists/7/morning/' };
  expect(writes()).toMatchObject([
    { ...at, body: { morning: true } },
    { ...at, body: { morning: false } },
  ]);
  expect(said).toHaveLength(1);
});

it('shows the plain list at the address of a saved list that is not there', async () => {
  open(`${COUPONS}?state=inactive&list=99`, [savedList(7, 'Stari')]);
  await screen.findByRole('link', { name: 'ZIMA' });
  await screen.findByRole('link', { name: /^Stari/ });
  expect((await shown())[0]).toMatch(/^Switched off|^Off|^Inactive/);
});
