// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { en as texts } from '#locales/admin-content/en.ts';
import { heldCall } from '#machines/testing/start.ts';
import type { Prepared } from '../files/prepare-file.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { NewDocument } from './new-document.tsx';

const prepareFile = vi.hoisted(() => vi.fn());
vi.mock('../files/prepare-file.ts', () => ({ prepareFile }));
vi.mock('../api/upload.ts', () => import('../testing/json-upload.ts'));

const NOW = '2026-11-23T13:05:00.000Z';
const pdf = new File(['%PDF-1.7'], 'rules.pdf', { type: 'application/pdf' });

beforeEach(() => {
  prepareFile.mockReset().mockImplementation(async (file: File): Promise<Prepared> => ({ file }));
});

const rest = { id: 7, type: 'application/pdf', bytes: 8, active: true, revision: 1 };
const added = ({ body }: Call) => Response.json(Object.assign({}, rest, body, { changed_at: NOW }), { status: 201 });

function open(answer: (call: Call) => unknown = added) {
  const onClose = vi.fn();
  const calls = serve(answer);
  const seen = renderScreen(<NewDocument onClose={onClose} />);
  return { ...seen, onClose, writes: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

const FILE = new RegExp(`^${texts['doc.file']}`);
const title = (language: 'Serbian' | 'English') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${texts['doc.name']}, ${language}` });
const choose = () => userEvent.upload(screen.getByLabelText(FILE), pdf);
const press = () => userEvent.click(screen.getByRole('button', { name: texts['doc.add'] }));

/** Writes both titles, chooses the file and presses send. */
async function send() {
  await userEvent.type(title('Serbian'), 'Pravila');
  await userEvent.type(title('English'), 'Rules');
  await choose();
  await screen.findByText('rules.pdf');
  await press();
}

/** A server that answers an upload only when the test says so. */
function slowly() {
  const held = heldCall<unknown, Call>();
  const { signal } = new AbortController();
  return {
    add: (input: Call) => held.call({ input, signal }),
    answer: () => act(() => held.answer(held.asked.map(added)[0])),
  };
}

/** The list's answer with one document of this title. */
const listed = (title_sr: string) => {
  const changed = { at: NOW, by: { id: 3, name: 'Jelena Đorđević' } };
  const row = { title_sr, title_en: 'Rules', language: 'SR', name: 'rules.pdf', missing: [], changed };
  return listAnswer([Object.assign({}, rest, row)], {});
};

it('keeps what was typed when it is closed, until it was added', async () => {
  const first = open();
  await userEvent.type(title('Serbian'), 'Pravila');
  await userEvent.type(title('English'), 'Rules');
  first.unmount();
  const second = open();
  expect([title('Serbian').value, title('English').value]).toEqual(['Pravila', 'Rules']);
  await choose();
  await screen.findByText('rules.pdf');
  await press();
  await waitFor(() => expect(second.onClose).toHaveBeenCalledOnce());
  expect(second.writes()).toEqual([{ title_sr: 'Pravila', title_en: 'Rules', language: 'SR', name: 'rules.pdf' }]);
  second.unmount();
  open();
  expect(title('Serbian').value).toBe('');
});

it('keeps what is typed while a file is looked at, and takes no other one meanwhile', async () => {
  let look = (_: Prepared) => {};
  prepareFile.mockReturnValue(
    new Promise<Prepared>((resolve) => {
      look = resolve;
    }),
  );
  open();
  await choose();
  const isBusy = screen.getByLabelText(FILE).matches('[aria-disabled=true]');
  await userEvent.type(title('Serbian'), 'Pravila');
  look({ file: pdf });
  await screen.findByText('rules.pdf');
  expect([title('Serbian').value, isBusy]).toEqual(['Pravila', true]);
});

it('that is added after its drawer was closed leaves the next one open, and what is typed there', async () => {
  const { add, answer } = slowly();
  const first = open(add);
  await send();
  first.unmount();
  const second = open();
  await userEvent.clear(title('Serbian'));
  await userEvent.type(title('Serbian'), 'Cenovnik');
  await answer();
  await waitFor(() => expect(first.said.map(({ text }) => text)).toEqual([texts['doc.added']]));
  expect([first.onClose, second.onClose].flatMap(({ mock }) => mock.calls)).toEqual([]);
  second.unmount();
  open();
  expect([title('Serbian').value, title('English').value]).toEqual(['Cenovnik', 'Rules']);
});

it('that is added after its drawer was closed is not there to be added again', async () => {
  const { add, answer } = slowly();
  const first = open(add);
  await send();
  first.unmount();
  await answer();
  await waitFor(() => expect(first.said).toHaveLength(1));
  open();
  expect(title('Serbian').value).toBe('');
});

it.each([
  ['and it came through: once', 'Pravila', 1],
  ['and it did not: again', 'Cenovnik', 2],
])('whose answer was lost is looked for before it is sent once more, %s', async (_, there, times) => {
  let isAway = true;
  const { onClose, writes, said } = open((call) => {
    if (call.method === 'GET') return listed(there);
    if (!isAway) return added(call);
    isAway = false;
    throw new TypeError('Failed to fetch');
  });
  await send();
  await waitFor(() => expect(said.map(({ tone }) => tone)).toEqual(['error']));
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect([writes().length, said.at(-1)?.text]).toEqual([times, texts['doc.added']]);
});

it('is waited for where the same is sent again from another drawer', async () => {
  const { add, answer } = slowly();
  const first = open(add);
  await send();
  first.unmount();
  const second = open(({ method }) => (method === 'GET' ? listed('Pravila') : undefined));
  await choose();
  await screen.findByText('rules.pdf');
  await press();
  await answer();
  await waitFor(() => expect(second.onClose).toHaveBeenCalledOnce());
  expect(second.writes()).toEqual([]);
});

it('leads back to what is missing: the title, then the file', async () => {
  open();
  await press();
  await waitFor(() => expect(document.activeElement).toBe(title('Serbian')));
  await userEvent.type(title('Serbian'), 'Pravila');
  await press();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(FILE)));
});
