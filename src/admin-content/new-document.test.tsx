// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { en as texts } from '#locales/admin-content/en.ts';
import type { Prepared } from '../files/prepare-file.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { NewDocument } from './new-document.tsx';

const prepareFile = vi.hoisted(() => vi.fn());
vi.mock('../files/prepare-file.ts', () => ({ prepareFile }));
vi.mock('../api/upload.ts', () => import('../testing/json-upload.ts'));

const NOW = '2026-11-23T13:05:00.000Z';
const pdf = new File(['%PDF-1.7'], 'rules.pdf', { type: 'application/pdf' });

beforeEach(() => {
  prepareFile.mockReset().mockImplementation(async (file: File): Promise<Prepared> => ({ file }));
});

function open() {
  const onClose = vi.fn();
  const rest = { id: 7, type: 'application/pdf', bytes: 8, active: true, revision: 1 };
  const calls = serve(({ body }) => Response.json(Object.assign(rest, body, { changed_at: NOW }), { status: 201 }));
  const seen = renderScreen(<NewDocument onClose={onClose} />);
  return { ...seen, onClose, writes: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

const FILE = new RegExp(`^${texts['doc.file']}`);
const title = (language: 'Serbian' | 'English') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${texts['doc.name']}, ${language}` });
const choose = () => userEvent.upload(screen.getByLabelText(FILE), pdf);

it('keeps what was typed when it is closed, until it was added', async () => {
  const first = open();
  await userEvent.type(title('Serbian'), 'Pravila');
  await userEvent.type(title('English'), 'Rules');
  first.unmount();
  const second = open();
  expect([title('Serbian').value, title('English').value]).toEqual(['Pravila', 'Rules']);
  await choose();
  await screen.findByText('rules.pdf');
  await userEvent.click(screen.getByRole('button', { name: texts['doc.add'] }));
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
  const isBusy = screen.getByLabelText(FILE).matches(':disabled');
  await userEvent.type(title('Serbian'), 'Pravila');
  look({ file: pdf });
  await screen.findByText('rules.pdf');
  expect([title('Serbian').value, isBusy]).toEqual(['Pravila', true]);
});
