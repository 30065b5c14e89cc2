// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recordsTexts } from '#locales/records/records.texts.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import { heldCall } from '#machines/testing/start.ts';
import { jelena } from '../../testing/people.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { inSampleSite } from '../../testing/sample-site.tsx';
import { keepDraft, ownDrafts, readDraft } from './record-drafts.ts';
import { RecordDrawer } from './record-drawer.tsx';
import { RecordText } from './record-fields.tsx';
import { useListedRecord } from './use-listed-record.ts';

const NONE: EditedRecord = { fields: { name: '' }, revision: 0, offered: true, by: null, at: null };
const LETO: EditedRecord = { ...NONE, fields: { name: 'LETO' }, revision: 4 };

interface FormProps {
  open: string;
  read?: () => Promise<EditedRecord>;
  save: () => Promise<EditedRecord>;
  onClose: () => void;
}

function Form({ open, read, save, onClose }: FormProps) {
  const { form } = useListedRecord({
    kind: 'coupon',
    watched: 'coupon',
    open,
    title: 'Coupon',
    nameOf: ({ name }) => String(name),
    changes: [],
    added: (name) => `${name} was added`,
    fields: { name: { label: 'Name' } },
    problemsOf: () => ({}),
    sayProblem: (problem) => problem,
    mayWrite: true,
    read: read ?? (async () => (open === 'new' ? NONE : LETO)),
    save,
    onClose,
  });
  return (
    <RecordDrawer form={form} title="Coupon">
      <RecordText name="name" />
    </RecordDrawer>
  );
}

it.each([
  ['new', 'JESEN was added'],
  ['7', 'Saved: JESEN'],
])('says that %s was saved after its form was left, and leaves what is open by then', async (open, words) => {
  serve(() => undefined);
  const { call, answer } = heldCall<EditedRecord>();
  const save = () => call({ input: null, signal: new AbortController().signal });
  const onClose = vi.fn();
  const { said, unmount } = renderScreen(inSampleSite(<Form open={open} save={save} onClose={onClose} />));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'JESEN' } });
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  unmount();
  await answer({ ...LETO, fields: { name: 'JESEN' }, revision: 5 });
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual([words]));
  expect(readDraft({ person: jelena.id, kind: 'coupon', id: open })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the name of a draft while its record is read', async () => {
  serve(() => undefined);
  const place = { person: jelena.id, kind: 'coupon', id: '7' };
  const draft = { base: LETO, draft: { name: 'JESEN' }, at: '2026-11-23T13:05:00.000Z', interrupted: false };
  keepDraft(place, { ...draft, name: 'PROLEĆE', path: '/coupons?open=7' });
  const names = () => ownDrafts(jelena.id).map(({ name }) => name);
  const { asked, call, answer } = heldCall<EditedRecord>();
  const read = () => call({ input: null, signal: new AbortController().signal });
  renderScreen(inSampleSite(<Form open="7" read={read} save={async () => LETO} onClose={() => {}} />));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(names()).toEqual(['PROLEĆE']);
  await act(() => answer(LETO));
  fireEvent.click(await screen.findByRole('button', { name: recordsTexts.tables.EN['resume.go'] }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'ZIMA' } });
  expect(names()).toEqual(['LETO']);
});
