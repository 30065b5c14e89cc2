// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en as texts } from '#locales/admin-requests/en.ts';
import { en as records } from '#locales/records/en.ts';
import { held } from '../testing/held-call.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { lookedAtBy, requestOpened, requestRow, requestsServer } from '../testing/requests-server.ts';
import { inSampleSite } from '../testing/sample-site.tsx';
import { RequestsScreen } from './requests-screen.tsx';

const AT = '/company-admin/requests';
const vesna = { claim: lookedAtBy(9, 'Vesna Ilić') };

function open(search = '', rows = [requestRow(1), requestRow(2, vesna), requestRow(3)]) {
  const calls = serve(requestsServer(rows));
  const me = { ...jelena, company_roles: ['reviewer' as const] };
  const seen = renderScreen(inSampleSite(<RequestsScreen />), { at: AT + search, path: '/company-admin/*', me });
  const searches = () =>
    calls.filter(({ path }) => path === 'company/requests/').map(({ query }) => query.get('search'));
  return { ...seen, searches };
}

const links = async () => {
  await screen.findByText('Una U1');
  return screen.getAllByRole('link', { name: /^Una/ }).map((link) => Number(link.dataset.request));
};
const chosen = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => Number(/request (\d+)/.exec(box.getAttribute('aria-label') ?? '')?.[1]));

it('keeps what is typed into the search, and asks for it once it rests', async () => {
  const { where, searches } = open('?open=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(field, 'Ana Anić');
  expect(field.value).toBe('Ana Anić');
  await waitFor(() => expect(where()).toBe(`${AT}?open=1&q=Ana+Ani%C4%87`));
  await waitFor(() => expect(searches()).toEqual([null, 'Ana Anić']));
});

it('goes by keys in the order in which the requests are drawn', async () => {
  const { where } = open('?open=1');
  expect(await links()).toEqual([1, 3, 2]);
  const places: string[] = [];
  for (const key of 'jjkk') {
    await userEvent.keyboard(key);
    places.push(where());
  }
  expect(places).toEqual([3, 2, 3, 1].map((id) => `${AT}?open=${id}`));
});

it('shows each file as a whole, however the one before was enlarged', async () => {
  const rows = [requestRow(1), requestRow(3)];
  const queue = requestsServer(rows);
  serve((call) => {
    const [, id, part] = /^company\/requests\/(\d+)\/(?:(file|comments)\/)?$/.exec(call.path) ?? [];
    const row = rows.find((each) => String(each.id) === id);
    if (!row) return queue(call);
    if (part === 'comments') return [];
    return part === 'file' ? new Response('x', { headers: { 'Content-Type': 'image/png' } }) : requestOpened(row);
  });
  const me = { ...jelena, company_roles: ['reviewer' as const] };
  renderScreen(inSampleSite(<RequestsScreen />), { at: `${AT}?open=1`, path: '/company-admin/*', me });
  await screen.findByText('100%');
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: /U3/ });
  await userEvent.click(await screen.findByRole('button', { name: texts.zoomIn }));
  await screen.findByText('150%');
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { name: /U1/ });
  expect(screen.getByText('100%')).toBeTruthy();
});

it('says that a request is left once it was said that it is looked at, and that before the other way round', async () => {
  const rows = [requestRow(1), requestRow(3)];
  const queue = requestsServer(rows);
  const claimed = held();
  const calls = serve((call) => {
    const [, id, part] = /^company\/requests\/(\d+)\/(?:(\w+)\/)?$/.exec(call.path) ?? [];
    const row = rows.find((each) => String(each.id) === id);
    if (!row) return queue(call);
    if (part === 'comments') return [];
    if (part === 'claim' && id === '1' && call.method === 'POST' && said().length === 1) return claimed.change();
    return part ? new Response(null, { status: 204 }) : requestOpened(row);
  });
  const said = () => calls.filter(({ path }) => path === 'company/requests/1/claim/').map(({ method }) => method);
  const me = { ...jelena, company_roles: ['reviewer' as const] };
  renderScreen(inSampleSite(<RequestsScreen />), { at: `${AT}?open=1`, path: '/company-admin/*', me });
  await waitFor(() => expect(said()).toEqual(['POST']));
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: /U3/ });
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { name: /U1/ });
  expect(said()).toEqual(['POST']);
  await claimed.give(lookedAtBy(jelena.id, 'Jelena Đorđević'));
  await waitFor(() => expect(said()).toEqual(['POST', 'DELETE', 'POST']));
});

it('leads on to what no colleague looks at, and to theirs once nothing else is left', async () => {
  const { where } = open('?open=1');
  await links();
  await userEvent.keyboard('n');
  expect(where()).toBe(`${AT}?open=3`);
  await userEvent.keyboard('n');
  expect(where()).toBe(`${AT}?open=1`);
});

it('chooses as far as another in the order in which they are drawn', async () => {
  open('?open=1', [requestRow(1), requestRow(2, vesna), requestRow(3), requestRow(4), requestRow(5, vesna)]);
  expect(await links()).toEqual([1, 3, 4, 2, 5]);
  await userEvent.keyboard('x');
  const box = await screen.findByRole('checkbox', { name: /request 2$/ });
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(box);
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual([1, 3, 4, 2]);
});

it('calls somebody whose data were erased so, in the queue', async () => {
  open('?queue=decided', [requestRow(1), requestRow(2, { employee: { id: 2, first_name: '', last_name: '' } })]);
  await screen.findByText('Una U1');
  expect(screen.getByRole('link', { name: new RegExp(`^${records.erasedPerson}`) }).dataset.request).toBe('2');
});
