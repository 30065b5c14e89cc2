// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/users/users.contract.ts';
import { en as texts } from '#locales/imports/en.ts';
import type { ReadAs } from '#machines/imports/opened-file.ts';
import { seenImport } from '#machines/imports/sample-import.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { answerOf, type Source } from './open-file.ts';
import { PeopleImportsScreen } from './people-imports-screen.tsx';
import { UserImportsScreen } from './user-imports-screen.tsx';

const me: User = { ...jelena, admin_roles: ['operations'], company_roles: ['people'] };
const companies = ['Drina', 'Una Softver'].map((name, place) => ({ id: place + 2, name, currency: 'RSD' }));
const past = {
  id: 12,
  company: { id: 3, name: 'Una Softver' },
  status: 'done',
  file_name: 'ljudi.csv',
  rows: 2,
  ended: 0,
  figures: { waiting: 0, added: 2, changed: 0, same: 0, refused: 0, left_out: 0 },
  created_at: '2026-11-20T13:02:00Z',
  created_by: 'Ana Admin',
  committed_at: '2026-11-20T13:05:00Z',
};

const all = { results: companies, rates: { RSD: 1, EUR: 1, KM: 1 } };

const tooMany = () => Response.json({ code: 'export.too_many', message: 'Too many.', fields: {} }, { status: 409 });

function open(at: string, screenOf = <UserImportsScreen />, companiesOf: () => unknown = () => all) {
  const calls = serve(({ path, method }) => {
    if (path === 'admin/users/export/' && method === 'GET') return tooMany();
    if (path === 'admin/benefits/companies/') return companiesOf();
    return path.endsWith('imports/')
      ? Object.assign(onePage([past]), { count_is_exact: true, without: [] })
      : undefined;
  });
  return { calls, ...renderScreen(inSampleSite(screenOf), { at, path: '/import/*', me }) };
}

const asked = () => screen.findByRole('combobox', { name: new RegExp(texts.company) });
const drop = () => screen.queryByText(texts['file.choose']);

it('asks into which company a file brings people, before it asks for the file', async () => {
  open('/import/new');
  expect(await asked()).toBeTruthy();
  expect(drop()).toBeNull();
  await userEvent.click(await asked());
  await userEvent.click(await screen.findByRole('option', { name: 'Una Softver' }));
  expect(drop()).toBeTruthy();
  expect((await asked()).getAttribute('value')).toBe('Una Softver');
});

it('says when the companies could not be read, and reads them again', async () => {
  let isUp = false;
  open('/import/new', undefined, () => (isUp ? all : new Response(null, { status: 500 })));
  await userEvent.click(await asked());
  expect(screen.queryByText(texts['company.none'])).toBeNull();
  const again = await screen.findByRole('option', { name: /Try again/ });
  isUp = true;
  await userEvent.click(again);
  expect(await screen.findByRole('option', { name: 'Drina' })).toBeTruthy();
});

it('knows the company from the address, and downloads the people of that company', async () => {
  const { calls } = open('/import/new?company=2');
  await userEvent.click(await screen.findByRole('button', { name: texts.current }));
  expect(calls.find(({ path }) => path === 'admin/users/export/')?.query.get('company')).toBe('2');
});

it('has a task write the people of a company that are too many to be sent at once', async () => {
  const { calls } = open('/import/new?company=2');
  await userEvent.click(await screen.findByRole('button', { name: texts.current }));
  const asked = () => calls.filter(({ path }) => path === 'admin/users/export/');
  await waitFor(() => expect(asked().map(({ method }) => method)).toEqual(['GET', 'POST']));
  expect(asked().map(({ query }) => query.get('company'))).toEqual(['2', '2']);
});

it('of the own company asks for no company', async () => {
  const { calls } = open('/import/new', <PeopleImportsScreen />);
  await screen.findByText(texts['file.choose']);
  expect(screen.queryByRole('combobox', { name: new RegExp(texts.company) })).toBeNull();
  expect(calls.some(({ path }) => path === 'admin/benefits/companies/')).toBe(false);
});

/** Stubs the worker that reads a file: it runs in the same thread. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  terminate() {}

  async postMessage({ source, readAs }: { source: Source; readAs: ReadAs }) {
    this.onmessage?.({ data: await answerOf(source, readAs) });
  }
}

const bigRow = Array(60).fill('—'.repeat(1450));
it.each([
  [
    'a row that is more than a call takes',
    [Array(60).fill('k'), bigRow],
    texts['problem.longRow'].replace('{{line}}', '2'),
  ],
  ['61 columns', [Array(61).fill('k'), Array(61).fill('x')], texts['problem.tooManyColumns']],
])('says why a file with %s is not taken, and sends nothing of it', async (_, rows, why) => {
  vi.stubGlobal('Worker', WorkerHere);
  const { calls } = open('/import/new', <PeopleImportsScreen />);
  fireEvent.change(await screen.findByRole('textbox', { name: new RegExp(texts['file.paste']) }), {
    target: { value: rows.map((row) => row.join('\t')).join('\n') },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts['file.pasteSend'] }));
  expect(await screen.findByText(why)).toBeTruthy();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('shows a file in the other letters that were chosen, with the focus on them, and sends nothing before it is agreed to', async () => {
  vi.stubGlobal('Worker', WorkerHere);
  const { calls } = open('/import/new', <PeopleImportsScreen />);
  await screen.findByText(texts['file.choose']);
  const bytes = new Uint8Array([...Buffer.from('Ime\n'), 0xd0, 0x6f, 0x72, 0xf0, 0x65]);
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File([bytes], 'ljudi.csv')] },
  });
  expect(await screen.findByRole('cell', { name: 'Đorđe' })).toBeTruthy();
  const letters = screen.getByRole('combobox', { name: texts['proving.letters'] });
  await userEvent.click(letters);
  await userEvent.click(await screen.findByRole('option', { name: texts['letters.windows-1251'] }));
  expect(await screen.findByRole('cell', { name: 'Рorрe' })).toBeTruthy();
  expect(document.activeElement).toBe(letters);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('keeps what was pasted when it is not taken, so that it can be mended', async () => {
  vi.stubGlobal('Worker', WorkerHere);
  open('/import/new', <PeopleImportsScreen />);
  const cells = [Array(61).fill('k'), Array(61).fill('x')].map((row) => row.join('\t')).join('\n');
  const field = () => screen.findByRole('textbox', { name: new RegExp(texts['file.paste']) });
  fireEvent.change(await field(), { target: { value: cells } });
  await userEvent.click(screen.getByRole('button', { name: texts['file.pasteSend'] }));
  await screen.findByText(texts['problem.tooManyColumns']);
  expect(await field()).toHaveProperty('value', cells);
});

it('waits after too many calls while the rows are sent, says how long, and sends the same ones again by itself', async () => {
  vi.stubGlobal('Worker', WorkerHere);
  let busy = 2;
  const sent: unknown[] = [];
  serve(({ path, method, body }) => {
    if (path === 'company/imports/' && method === 'POST') return seenImport('uploading');
    if (method !== 'PUT') return undefined;
    sent.push(body);
    busy -= 1;
    // As a proxy answers too many calls.
    const headers = { 'Retry-After': '1' };
    return busy > 0 ? new Response('<h1>Slow down</h1>', { status: 429, headers }) : { uploaded: 1, rows: 1 };
  });
  renderScreen(inSampleSite(<PeopleImportsScreen />), { at: '/import/new', path: '/import/*', me });
  fireEvent.change(await screen.findByRole('textbox', { name: new RegExp(texts['file.paste']) }), {
    target: { value: 'E-adresa\tIme\nana@vetar.rs\tAna' },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts['file.pasteSend'] }));
  expect(await screen.findByText('It continues in 1 second.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(texts['pausing.text']);
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 3000 });
  expect(sent[1]).toEqual({ from: 2, lines: [2], rows: [['ana@vetar.rs', 'Ana']] });
  expect(sent[0]).toEqual(sent[1]);
});

it('goes on as soon as the wait is over though the page was not seen meanwhile', async () => {
  vi.stubGlobal('Worker', WorkerHere);
  let away = 0;
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + away);
  let sent = 0;
  serve(({ path, method }) => {
    if (path === 'company/imports/' && method === 'POST') return seenImport('uploading');
    if (method !== 'PUT') return undefined;
    sent += 1;
    return sent > 1 ? { uploaded: 1, rows: 1 } : new Response('', { status: 429, headers: { 'Retry-After': '60' } });
  });
  renderScreen(inSampleSite(<PeopleImportsScreen />), { at: '/import/new', path: '/import/*', me });
  fireEvent.change(await screen.findByRole('textbox', { name: new RegExp(texts['file.paste']) }), {
    target: { value: 'E-adresa\tIme\nana@vetar.rs\tAna' },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts['file.pasteSend'] }));
  expect(await screen.findByText(/It continues in/)).toBeTruthy();
  away = 61_000;
  await waitFor(() => expect(sent).toBe(2));
});

it('lists into which company each import is, narrowed to the one that the address names', async () => {
  const { calls } = open('/import?company=3');
  expect(await screen.findByRole('cell', { name: 'Una Softver' })).toBeTruthy();
  expect(calls.find(({ path }) => path === 'admin/user-imports/')?.query.get('company')).toBe('3');
  expect(screen.getByRole('link', { name: texts['list.make'] }).getAttribute('href')).toContain('new?company=3');
});
