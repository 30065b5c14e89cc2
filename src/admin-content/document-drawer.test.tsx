// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { EditedDocument } from '#contract/documents/admin-documents.contract.ts';
import { en as texts } from '#locales/admin-content/en.ts';
import { en as records } from '#locales/records/en.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { DocumentDrawer } from './document-drawer.tsx';

vi.mock('../api/upload.ts', () => import('../testing/json-upload.ts'));

const NOW = '2026-11-23T13:05:00.000Z';
const RULES: EditedDocument = {
  id: 7,
  title_sr: 'Pravila',
  title_en: 'Rules',
  language: 'SR',
  name: 'rules.pdf',
  type: 'application/pdf',
  bytes: 48_200,
  active: true,
  revision: 4,
  changed_at: NOW,
  changed: { at: NOW, by: { id: 3, name: 'Jelena Đorđević' } },
};

function open() {
  let row = RULES;
  const answer = ({ method, path, body }: Call) => {
    if (!path.startsWith('admin/documents/7/')) return undefined;
    if (method !== 'GET') row = Object.assign({}, row, body, { revision: row.revision + 1 });
    return row;
  };
  const calls = serve(answer);
  renderScreen(inSampleSite(<DocumentDrawer open="7" mayWrite onClose={() => {}} />));
  return () =>
    calls.filter(({ method }) => method !== 'GET').map(({ path, headers }) => [path, headers['If-Revision-Match']]);
}

const title = () => screen.findByRole('textbox', { name: `${texts['doc.name']}, ${records['pair.en']}` });
const save = async (typed: string) => {
  await userEvent.type(await title(), typed);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${records.save}`) }));
  await screen.findByRole('button', { name: records.undo });
};
const replace = async (name: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
  await screen.findByText(new RegExp(name));
};

it('saves a title over a file that was replaced beside it, and the file over the title', async () => {
  const writes = open();
  await title();
  await replace('new.pdf');
  await save(' 2');
  await replace('newer.pdf');
  await save('6');
  expect(writes()).toEqual([
    ['admin/documents/7/file/', '4'],
    ['admin/documents/7/', '5'],
    ['admin/documents/7/file/', '6'],
    ['admin/documents/7/', '7'],
  ]);
});
