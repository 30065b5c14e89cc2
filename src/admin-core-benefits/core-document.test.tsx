// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { EditedCoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import { en as texts } from '#locales/admin-core-benefits/en.ts';
import { RecordDrawer } from '../admin/record-drawer.tsx';
import { useRecord } from '../admin/use-record.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { coreCalls } from './core-calls.ts';
import { CoreDocument } from './core-document.tsx';

vi.mock('../api/upload.ts', () => import('../testing/json-upload.ts'));

const NOW = '2026-11-23T13:05:00.000Z';
const HALL: EditedCoreBenefit = {
  id: 7,
  own: true,
  name_sr: 'Rekreacija',
  name_en: '',
  short_description_sr: 'Sala.',
  short_description_en: '',
  description_sr: '',
  description_en: '',
  category_id: 4,
  contact: '',
  document: { name: 'old.pdf', bytes: 48_200 },
  active: true,
  revision: 4,
  changed_at: NOW,
  changed: { at: NOW, by: { id: 3, name: 'Jelena Đorđević' } },
};

/** The document in the form of its benefit, which was read once and is shown as it was then. */
function Form() {
  const [calls] = useState(() => coreCalls('7', () => undefined));
  const form = useRecord({
    place: { person: 3, kind: 'core', id: '7' },
    name: 'Rekreacija',
    path: '/corporate-panel/core-benefits?open=7',
    fields: {},
    sayProblem: (problem) => problem,
    problemsOf: () => ({}),
    mayWrite: true,
    onClosed: () => {},
    read: calls.read,
    save: calls.save,
  });
  return (
    <RecordDrawer form={form} title="Core">
      <CoreDocument benefit={HALL} mayWrite />
    </RecordDrawer>
  );
}

it('is replaced and removed at the revision that the form knows, which then knows of it', async () => {
  let { revision } = HALL;
  const calls = serve(({ method }: Call) => {
    if (method !== 'GET') revision += 1;
    return Object.assign({}, HALL, { revision }, method === 'DELETE' && { document: null });
  });
  const { said } = renderScreen(<Form />);
  await screen.findByText(/old\.pdf/);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' }));
  const words = () => said.map(({ text }) => text);
  await waitFor(() => expect(words()).toEqual([texts['file.sent']]));
  const remove = screen.getByRole('button', { name: texts['file.remove'] });
  await waitFor(() => expect(remove).toHaveProperty('disabled', false));
  await userEvent.click(remove);
  await waitFor(() => expect(words()).toEqual([texts['file.sent'], texts['file.removed']]));
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, headers }) => [method, headers['If-Revision-Match']])).toEqual([
    ['POST', '4'],
    ['DELETE', '5'],
  ]);
});
