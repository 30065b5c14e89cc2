// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en as texts } from '#locales/admin-people/en.ts';
import { milan, NO_EFFECTS, una } from '../testing/colleagues.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { PeopleScreen } from './people-screen.tsx';

const name = ({ id, first_name, last_name, email }: typeof una) => ({ id, first_name, last_name, email });

/** The preview's answer for closing accounts with a last day. */
const ending = {
  id: 5,
  count: 2,
  affected: 1,
  refused: [{ code: 'last_owner', count: 1, sample: [name(milan)] }],
  effects: { ...NO_EFFECTS, accounts: 1, requests: 2, money: [{ currency: 'RSD', held: 100, left: 0 }] },
  sample: [
    { ...name(una), before: { state: 'added', last_day: null }, after: { state: 'leaving', last_day: '2099-12-31' } },
  ],
  expires_at: new Date(Date.now() + 600_000).toISOString(),
};

/** Opens the list of two people, both selected. */
async function chosen(
  preview: object = ending,
  file = new Response('Ime', { headers: { 'Content-Type': 'text/csv' } }),
) {
  const calls = serve(({ method, path }) => {
    if (path === 'company/people/bulk/preview/') return preview;
    if (path === 'company/people/units/') return { results: ['Studio'] };
    if (path === 'company/people/')
      return listAnswer(
        [una, milan].map((one) => ({ ...one, left: 0, budgets: [] })),
        {},
      );
    if (path === 'company/people/export/') return method === 'POST' ? Response.json({ id: 9 }, { status: 202 }) : file;
    return {};
  });
  const me = { ...jelena, company_roles: ['people' as const] };
  renderScreen(inSampleSite(<PeopleScreen />), { at: '/company-admin/people', path: '/company-admin/*', me });
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select: / })) await userEvent.click(box);
  const asked = (path: string) => calls.find((call) => call.path === path);
  const begin = async (action: string) => {
    await userEvent.click(screen.getByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    return { dialog, look: () => userEvent.click(dialog.getByRole('button', { name: 'See what it means' })) };
  };
  return { calls, asked, begin };
}

const PREVIEW = 'company/people/bulk/preview/';

it('ends nobody without a day and a reason, and says what hangs on their accounts and who stays', async () => {
  const { asked, begin } = await chosen();
  const { dialog, look } = await begin(texts['many.end']);
  await look();
  expect(asked(PREVIEW)).toBeUndefined();
  await userEvent.click(dialog.getByRole('radio', { name: texts['end.now'] }));
  await userEvent.type(dialog.getByRole('textbox'), ' Moved away ');
  await look();
  expect(await dialog.findByText(texts['many.told']({ count: 1 }))).toBeTruthy();
  expect(dialog.getByText(texts['many.requests']({ count: 2 }))).toBeTruthy();
  expect(dialog.getByText(/^Held by requests: .*100/)).toBeTruthy();
  expect(dialog.getByText(new RegExp(texts['many.refused.last_owner']))).toBeTruthy();
  expect(dialog.getByRole('button', { name: texts['many.end.confirm']({ count: 1 }) })).toBeTruthy();
  expect(asked(PREVIEW)?.body).toEqual({
    action: 'end',
    ids: [una.id, milan.id],
    last_day: null,
    reason: 'Moved away',
  });
});

it('invites the chosen, which nobody takes back', async () => {
  const invited = { before: { state: 'added' }, after: { state: 'invited' } };
  const { asked, begin } = await chosen({
    ...ending,
    refused: [],
    effects: { ...NO_EFFECTS, minutes: 1 },
    sample: [{ ...name(una), ...invited }],
  });
  const { dialog, look } = await begin(texts['many.invite']);
  await look();
  expect(await dialog.findByText(texts['invitations.minutes']({ count: 1 }))).toBeTruthy();
  expect(dialog.queryByText(/24 hours/)).toBeNull();
  expect(asked(PREVIEW)?.body).toEqual({ action: 'invite', ids: [una.id, milan.id] });
});

it('files them under a unit, or under none', async () => {
  const { asked, begin } = await chosen({
    ...ending,
    effects: NO_EFFECTS,
    sample: [{ ...name(una), before: { unit: 'Studio' }, after: { unit: '' } }],
  });
  const { dialog, look } = await begin(texts['many.unit']);
  await look();
  expect(await dialog.findByText(texts['many.unit.none'])).toBeTruthy();
  expect(dialog.getByText(/24 hours/)).toBeTruthy();
  expect(asked(PREVIEW)?.body).toEqual({ action: 'unit', ids: [una.id, milan.id], unit: '' });
});

it('exports the chosen rows alone', async () => {
  const { asked } = await chosen();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts['many.export'] }));
  expect(asked('company/people/export/')?.query.get('ids')).toBe(`${una.id},${milan.id}`);
});

it('has a task export what is too long to be sent at once', async () => {
  const tooLong = Response.json({ code: 'export.too_many', message: 'Too many.', fields: {} }, { status: 409 });
  const { calls } = await chosen(ending, tooLong);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts['many.export'] }));
  const inTask = () => calls.find(({ method, path }) => method === 'POST' && path === 'company/people/export/');
  await waitFor(() => expect(inTask()?.query.get('ids')).toBe(`${una.id},${milan.id}`));
});
