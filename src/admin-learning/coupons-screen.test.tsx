// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { AdminRole } from '#contract/permissions/roles.ts';
import type { User } from '#contract/users/users.contract.ts';
import { en as texts } from '#locales/admin-learning/en.ts';
import { en as records } from '#locales/records/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { couponsServer } from '../testing/coupons-server.ts';
import { keepUnsure } from '../testing/keep-unsure.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { CouponsScreen } from './coupons-screen.tsx';

const as = (role: AdminRole, id = jelena.id): User => ({ ...jelena, id, admin_roles: [role] });

const InSite = () => (
  <SiteContext value={sampleSite}>
    <CouponsScreen />
  </SiteContext>
);

let server = couponsServer();
beforeEach(() => {
  server = couponsServer();
});

function open(at = '/admin-panel/coupons', me = as('finance')) {
  const calls = serve(server.answer);
  const seen = renderScreen(<InSite />, { at, path: '/admin-panel/*', me });
  return {
    ...seen,
    writes: () => calls.filter(({ method }) => method !== 'GET'),
    lists: () => calls.filter(({ method, path }) => method === 'GET' && path === 'user/coupon/'),
  };
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const drawer = () => screen.findByRole('dialog');
const inDrawer = async (field: string) => within(await drawer()).findByRole('textbox', { name: new RegExp(field) });
const retype = async (field: string, text: string) => {
  const control = await inDrawer(field);
  await userEvent.clear(control);
  await userEvent.type(control, text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

it('shows the coupons that the address asks for, and opens one in the address', async () => {
  const { where } = open('/admin-panel/coupons?state=inactive');
  await screen.findByRole('link', { name: 'ZIMA' });
  expect(names()).toEqual(['ZIMA']);
  await userEvent.click(screen.getByRole('link', { name: 'ZIMA' }));
  expect(where()).toBe('/admin-panel/coupons?state=inactive&open=3');
  expect(await inDrawer('Discount')).toHaveProperty('value', '50');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(where()).toBe('/admin-panel/coupons?state=inactive'));
});

it('says of an empty list what there is without each filter, as its one answer says it', async () => {
  const { lists } = open('/admin-panel/coupons?state=inactive&q=leto');
  const drops = await screen.findAllByRole('link', { name: /without / });
  expect(drops.map((drop) => [drop.textContent, drop.getAttribute('href')])).toEqual([
    ['1without State: Switched off', '/admin-panel/coupons?q=leto'],
    ['1without Search: leto', '/admin-panel/coupons?state=inactive'],
  ]);
  // The saved lists beside it are counted without the search.
  expect(lists().filter(({ query }) => query.get('search') === 'leto')).toHaveLength(1);
});

it.each([
  ['12.5', '12.5'],
  ['', records['merge.empty']],
])('says of "%s" as a discount what was typed, beside what a colleague saved meanwhile', async (typed, said) => {
  const { unmount } = open('/admin-panel/coupons?open=7');
  const percent = await inDrawer('Discount');
  await userEvent.clear(percent);
  if (typed) await userEvent.type(percent, typed);
  unmount();
  server.moves(7, { percent_off: 40 });
  open('/admin-panel/coupons?open=7');
  await userEvent.click(await screen.findByRole('button', { name: records['resume.go'] }));
  const [mine, theirs] = await screen.findAllByRole('radio');
  expect(mine?.closest('label')?.textContent).toMatch(new RegExp(`${said}$`));
  expect(theirs?.closest('label')?.textContent).toMatch(/40%$/);
});

it('saves what was changed with the revision that was seen, and the list has it', async () => {
  const { writes } = open('/admin-panel/coupons?open=7');
  await retype('Discount', '25');
  await press(records.save);
  await screen.findByRole('button', { name: records.undo });
  expect(writes()).toMatchObject([
    { method: 'PATCH', path: 'user/coupon/7/', body: { percent_off: 25 }, headers: { 'If-Revision-Match': '4' } },
  ]);
  expect(await screen.findByText('25%')).toBeTruthy();
});

it('learns from the pulse that somebody else has saved it, before it is saved over them', async () => {
  const { client } = open('/admin-panel/coupons?open=7');
  await inDrawer('Discount');
  const record = {
    open: 'coupon.7',
    revision: 9,
    changed: { at: '2026-11-23T08:00:00.000Z', by: { id: 2, name: 'Milan' } },
    editing: ['Milan', 'Vera'],
  };
  client.setQueryData(['/admin/pulse/'], { tasks: [], record: { ...record, open: 'coupon.3' } });
  expect(screen.queryByText(/editing this/)).toBeNull();
  client.setQueryData(['/admin/pulse/'], { tasks: [], record: { ...record, revision: 4 } });
  expect(screen.queryByText(/has saved changes/)).toBeNull();
  expect(await screen.findByText('Milan and 1 more are editing this')).toBeTruthy();
  client.setQueryData(['/admin/pulse/'], { tasks: [], record });
  expect(await screen.findByText('Milan has saved changes to this.')).toBeTruthy();
});

it('joins it with what somebody else saved first', async () => {
  const { writes } = open('/admin-panel/coupons?open=7');
  await retype('Discount', '25');
  server.moves(7, { name: 'LETO 2026' });
  await press(records.save);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(records['merge.save']) }));
  await screen.findByRole('button', { name: records.undo });
  expect(writes().at(-1)).toMatchObject({ body: { percent_off: 25 }, headers: { 'If-Revision-Match': '5' } });
  expect(await inDrawer('Name')).toHaveProperty('value', 'LETO 2026');
});

it('adds a coupon, and says what is wrong with it first', async () => {
  const { writes, said, where } = open('/admin-panel/coupons?open=new');
  await retype('Discount', '101');
  await retype('Name', 'ZIMA');
  await press(records.save);
  expect(await screen.findByText(texts['coupon.wrongPercent'])).toBeTruthy();
  expect(writes()).toEqual([]);
  await retype('Discount', '10');
  await press(records.save);
  expect(await screen.findByText('There is already a coupon with that name.')).toBeTruthy();
  await retype('Name', 'JESEN');
  await press(records.save);
  await screen.findByRole('link', { name: 'JESEN' });
  expect(said.map(({ text }) => text)).toEqual(['The coupon JESEN was added.']);
  expect(where()).toBe('/admin-panel/coupons');
});

it.each([
  ['was added', { name: ' JESEN', percent_off: '20 ' }, ['The coupon JESEN was added.'], ''],
  ['was not', { name: 'JESEN', percent_off: '25' }, [], 'JESEN'],
  ['was not, for another was there before', { name: 'ZIMA', percent_off: '50' }, [], 'ZIMA'],
])('knows after a reload that one to which no answer came %s', async (_, draft, words, name) => {
  keepUnsure('coupon', draft);
  const body = { name: 'JESEN', percent_off: 20 };
  server.answer({ method: 'POST', path: 'user/coupon/', query: new URLSearchParams(), headers: {}, body });
  const { said, writes } = open('/admin-panel/coupons?open=new');
  if (name !== '') await userEvent.click(await screen.findByRole('button', { name: records['resume.go'] }));
  expect(await inDrawer('Name')).toHaveProperty('value', name);
  expect([said.map(({ text }) => text), writes()]).toEqual([words, []]);
});

it('keeps a draft for who typed it, and shows it to nobody else', async () => {
  const first = open('/admin-panel/coupons?open=7');
  await retype('Discount', '25');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(/^Unsaved, /)).toBeTruthy();
  first.unmount();

  const other = open('/admin-panel/coupons?open=7', as('finance', 2));
  expect(await inDrawer('Discount')).toHaveProperty('value', '20');
  expect(screen.queryByText(/^Unsaved, /)).toBeNull();
  expect(screen.queryByRole('button', { name: records['resume.go'] })).toBeNull();
  other.unmount();

  open('/admin-panel/coupons?open=7');
  await userEvent.click(await screen.findByRole('button', { name: records['resume.go'] }));
  expect(await inDrawer('Discount')).toHaveProperty('value', '25');
});

it('says what becomes of a coupon before it is switched off, and takes that back', async () => {
  const { writes, said } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off the coupon LETO…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Switch off the coupon LETO?' });
  await within(dialog).findByText(/^It was used 38 times: enrolments made with it stay, at their price\./);
  await userEvent.click(within(dialog).getByRole('button', { name: texts['off.confirm'] }));
  await screen.findByRole('button', { name: 'Switch on the coupon LETO' });
  expect(writes()).toMatchObject([{ body: { active: false }, headers: { 'If-Revision-Match': '4' } }]);
  said.at(-1)?.action?.onPress();
  await screen.findByRole('button', { name: 'Switch off the coupon LETO…' });
  expect(writes().at(-1)).toMatchObject({ body: { active: true }, headers: { 'If-Revision-Match': '5' } });
});

it('asks again when the coupon was changed since the question', async () => {
  const { writes } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off the coupon LETO…' }));
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(/used 38 times/);
  server.moves(7, { percent_off: 35 });
  await userEvent.click(within(dialog).getByRole('button', { name: texts['off.confirm'] }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The discount is now 35%.');
  await userEvent.click(within(dialog).getByRole('button', { name: texts['off.confirm'] }));
  await screen.findByRole('button', { name: 'Switch on the coupon LETO' });
  expect(writes().map(({ headers }) => headers['If-Revision-Match'])).toEqual(['4', '5']);
});

it('asks whether it was switched off when no answer came, and says how it stands', async () => {
  const { writes } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off the coupon LETO…' }));
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(/used 38 times/);
  server.drops();
  await userEvent.click(within(dialog).getByRole('button', { name: texts['off.confirm'] }));
  await screen.findByRole('button', { name: 'Switch on the coupon LETO' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(writes()).toHaveLength(1);
});

it('says that somebody has switched it off already, and the list has it', async () => {
  open();
  const ask = await screen.findByRole('button', { name: 'Switch off the coupon LETO…' });
  server.moves(7, { active: false });
  await userEvent.click(ask);
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(texts['off.already']);
  await userEvent.click(within(dialog).getByRole('button', { name: records.close }));
  await screen.findByRole('button', { name: 'Switch on the coupon LETO' });
});

it('switches on at once, and once; what is refused is said', async () => {
  const { writes, said } = open();
  const on = await screen.findByRole('button', { name: 'Switch on the coupon ZIMA' });
  server.moves(3, { percent_off: 40 });
  on.click();
  on.click();
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['Somebody has changed this meanwhile.']));
  expect(writes()).toHaveLength(1);
  await screen.findByText('40%');
  await userEvent.click(await screen.findByRole('button', { name: 'Switch on the coupon ZIMA' }));
  await screen.findByRole('button', { name: 'Switch off the coupon ZIMA…' });
  expect(said.at(-1)?.text).toBe('The coupon ZIMA is valid again.');
});

it('shows who changed what, in the words of the fields, and further back when asked', async () => {
  open('/admin-panel/coupons?open=7');
  await retype('Discount', '25');
  await userEvent.click(within(await drawer()).getByRole('tab', { name: records['history.title'] }));
  const history = await screen.findByRole('list', { name: records['history.title'] });
  expect(within(history).getByText('Milan Marković')).toBeTruthy();
  expect(within(history).getByText('Discount:').parentElement?.textContent).toBe('Discount: removed: 10% added: 20%');
  await press(records['history.older']);
  expect((await within(history).findByText('State:')).parentElement?.textContent).toBe('State: added: Valid');
  expect(screen.queryByRole('button', { name: records['history.older'] })).toBeNull();
  await userEvent.click(within(await drawer()).getByRole('tab', { name: records['history.form'] }));
  expect(await inDrawer('Discount')).toHaveProperty('value', '25');
});

it('brings a value of the history back into the form', async () => {
  open('/admin-panel/coupons?open=7');
  await inDrawer('Discount');
  await userEvent.click(within(await drawer()).getByRole('tab', { name: records['history.title'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bring back Discount: 10%' }));
  expect(await inDrawer('Discount')).toHaveProperty('value', '10');
  expect((await screen.findAllByText(/^Unsaved/)).length).toBeGreaterThan(0);
});

it('leads from the history to what is wrong with the form', async () => {
  const { writes } = open('/admin-panel/coupons?open=7');
  await retype('Discount', '125');
  await userEvent.click(within(await drawer()).getByRole('tab', { name: records['history.title'] }));
  await screen.findByRole('list', { name: records['history.title'] });
  await press(records.save);
  expect(await screen.findByText(texts['coupon.wrongPercent'])).toBeTruthy();
  expect([await inDrawer('Discount'), writes()]).toMatchObject([{ value: '125' }, []]);
});

it('switches off many at once, exactly those that were looked at, and a reload finds what came of it', async () => {
  const bulk = { id: 5, action: 'switch_off', status: 'done', task: 1, affected: 1, changed: 1, left_out: [], gone: 0 };
  const calls = serve((call) => {
    if (call.path === 'user/coupon/bulk/preview/')
      return {
        id: 5,
        count: 2,
        affected: 1,
        refused: [{ code: 'same', count: 1, sample: [{ id: 3, name: 'ZIMA' }] }],
        effects: { used: 38, used_lately: 5 },
        sample: [{ id: 7, name: 'LETO', before: { active: true }, after: { active: false } }],
        expires_at: new Date(Date.now() + 600_000).toISOString(),
      };
    if (call.path.startsWith('user/coupon/bulk/5/')) return Object.assign({ undo_until: null }, bulk);
    return server.answer(call);
  });
  const { where } = renderScreen(<InSite />, {
    at: '/admin-panel/coupons',
    path: '/admin-panel/*',
    me: as('finance'),
  });
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select: / })) await userEvent.click(box);
  const shelf = within(screen.getByRole('region', { name: 'Selected rows' }));
  await userEvent.click(shelf.getByRole('button', { name: texts['coupons.bulk.switch_off'] }));
  const dialog = within(await drawer());
  expect(await dialog.findByText(texts['coupons.bulk.used']({ count: 38 }))).toBeTruthy();
  expect(dialog.getByText(texts['off.lately']({ count: 5 }))).toBeTruthy();
  expect(dialog.getByText(`${texts['coupons.bulk.same']} · 1`)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: texts['coupons.bulk.switch_off.confirm']({ count: 1 }) }));
  await waitFor(() => expect(where()).toBe('/admin-panel/coupons?bulk=5'));
  expect(calls.find(({ path }) => path.endsWith('/preview/'))?.body).toEqual({ action: 'switch_off', ids: [7, 3] });
  expect(calls.some(({ path }) => path === 'user/coupon/bulk/5/run/')).toBe(true);
});

it('lets an auditor look, and change nothing', async () => {
  open('/admin-panel/coupons?open=7', as('auditor'));
  expect(await inDrawer('Discount')).toHaveProperty('disabled', true);
  await userEvent.click(within(await drawer()).getByRole('tab', { name: records['history.title'] }));
  await screen.findByRole('list', { name: records['history.title'] });
  expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Switch/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /New coupon/ })).toBeNull();
});
