// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EditedCoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import { en as texts } from '#locales/admin-core-benefits/en.ts';
import { en as files } from '#locales/files/en.ts';
import { en as records } from '#locales/records/en.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { RecordText } from '../admin/record/record-fields.tsx';
import { type RecordSource, useRecord } from '../admin/record/use-record.ts';
import type { Prepared } from '../files/prepare-file.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { coreCalls } from './core-calls.ts';
import { CoreDocument, NewDocument } from './core-document.tsx';
import { documentIn } from './core-record.ts';

const prepareFile = vi.hoisted(() => vi.fn());
vi.mock('../files/prepare-file.ts', () => ({ prepareFile }));
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

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

beforeEach(() => {
  prepareFile.mockReset().mockImplementation(async (file: File): Promise<Prepared> => ({ file }));
});

interface FormProps {
  calls: Pick<RecordSource, 'read' | 'save'>;
  open: string;
  problemsOf?: RecordSource['problemsOf'];
  children: ReactNode;
}

function Form({ calls, open, problemsOf = () => ({}), children }: FormProps) {
  const form = useRecord({
    place: { person: 3, kind: 'core', id: open },
    name: 'Rekreacija',
    path: `/corporate-panel/core-benefits?open=${open}`,
    fields: {},
    sayProblem: (problem) => problem,
    problemsOf,
    mayWrite: true,
    onClosed: () => {},
    read: calls.read,
    save: calls.save,
  });
  return (
    <RecordDrawer form={form} title="Core">
      {children}
    </RecordDrawer>
  );
}

/** The document in the form of its benefit, which is read once and not refreshed. */
function Opened() {
  const [calls] = useState(() => coreCalls('7', () => undefined));
  return (
    <Form calls={calls} open="7">
      <CoreDocument benefit={HALL} mayWrite />
    </Form>
  );
}

it('is replaced and removed at the revision that the form knows, which then knows of it', async () => {
  let { revision } = HALL;
  const calls = serve(({ method }: Call) => {
    if (method !== 'GET') revision += 1;
    return Object.assign({}, HALL, { revision }, method === 'DELETE' && { document: null });
  });
  const { said } = renderScreen(<Opened />);
  await screen.findByText(/old\.pdf/);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, pdf('new.pdf'));
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

/** Opens the form of a new core benefit; `here` holds the chosen file until the page is reloaded. */
function openNew(here: { file: File | null } = { file: null }) {
  const fileOf = () => here.file ?? undefined;
  function New() {
    const [calls] = useState(() => coreCalls('new', fileOf));
    return (
      <Form
        calls={calls}
        open="new"
        problemsOf={(fields) => (documentIn(fields) && !fileOf() ? { document: 'gone' } : {})}
      >
        <RecordText name="contact" />
        <NewDocument
          fileOf={fileOf}
          onChoose={(file) => {
            here.file = file;
          }}
        />
      </Form>
    );
  }
  return renderScreen(<New />);
}

const place = () => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${texts.document}`));
const remove = () => screen.findByRole('button', { name: files.remove });

it('of a new one takes no other file while one is looked at', async () => {
  let look = (_: Prepared) => {};
  prepareFile.mockReturnValue(
    new Promise<Prepared>((resolve) => {
      look = resolve;
    }),
  );
  openNew();
  await waitFor(async () => expect((await place()).disabled).toBe(false));
  await userEvent.upload(await place(), pdf('rules.pdf'));
  await waitFor(async () => expect((await place()).getAttribute('aria-disabled')).toBe('true'));
  look({ problem: 'tooLarge' });
  await screen.findByText(texts['file.tooLarge']);
  expect((await place()).getAttribute('aria-disabled')).toBeNull();
});

it('of a new one is asked for again when the page was loaded anew, and nothing is saved without it', async () => {
  const calls = serve(() => HALL);
  const before = openNew();
  await waitFor(async () => expect((await place()).disabled).toBe(false));
  await userEvent.upload(await place(), pdf('rules.pdf'));
  await remove();
  expect(screen.queryByText(texts['file.gone'])).toBeNull();
  before.unmount();

  openNew();
  await screen.findByText(/rules\.pdf/);
  await screen.findByText(texts['file.gone']);
  await userEvent.click(screen.getByRole('button', { name: records['resume.go'] }));
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await screen.findByRole('alert');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

  await userEvent.click(await remove());
  await waitFor(() => expect(screen.queryByText(texts['file.gone'])).toBeNull());
});

it('of a new one stays as it is while it is saved', async () => {
  serve(() => new Promise(() => {}));
  openNew();
  await waitFor(async () => expect((await place()).disabled).toBe(false));
  await userEvent.upload(await place(), pdf('rules.pdf'));
  expect(await remove()).toHaveProperty('disabled', false);
  await userEvent.type(screen.getByRole('textbox'), 'Ana');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(async () => expect(await remove()).toHaveProperty('disabled', true));
});
