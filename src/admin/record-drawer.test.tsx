// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { LanguageContext } from '#locales/texts.tsx';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { refusalOf } from '#machines/refusal.ts';
import { readDraft } from './record-drafts.ts';
// What happy-dom has not, and a clean page for each test.
import '../testing/render-screen.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { RecordPair, RecordText } from './record-fields.tsx';
import { useRecord } from './use-record.ts';

const t = recordsTexts.tables.EN;
const place = { person: 3, kind: 'coupon', id: '7' };

const coupon: EditedRecord = {
  fields: { name: 'LETO', text_sr: 'Opis', text_en: '' },
  revision: 4,
  offered: true,
  by: 'Milan',
  at: '2026-11-12T13:02:00.000Z',
};

/** The server of a form: what it has, and how it answers a save. */
function serve(save?: (tried: SaveTry) => Promise<EditedRecord>) {
  const saves: SaveTry[] = [];
  let record = coupon;
  const saved = ({ changes }: SaveTry) => {
    record = { ...record, fields: { ...record.fields, ...changes }, revision: record.revision + 1 };
    return record;
  };
  return {
    saves,
    moves: (changes: EditedRecord['fields']) => saved({ seen: 0, changes, restores: false, key: '' }),
    read: async () => record,
    save: (tried: SaveTry) => {
      saves.push(tried);
      return save ? save(tried) : Promise.resolve(saved(tried));
    },
  };
}

function Form({ server, onClosed = () => {} }: { server: ReturnType<typeof serve>; onClosed?: () => void }) {
  const form = useRecord({
    place,
    name: 'LETO',
    path: '/admin-panel/coupons?open=7',
    fields: { name: { label: 'Name', text: 'line' }, text_sr: { label: 'Text' }, text_en: { label: 'Text' } },
    sayProblem: (problem) => (problem === 'required' ? 'Cannot be empty' : problem),
    problemsOf: ({ name }): Record<string, string> => (name === '' ? { name: 'required' } : {}),
    mayWrite: true,
    read: server.read,
    save: server.save,
    onClosed,
  });
  return (
    <RecordDrawer form={form} title="Coupon">
      <RecordText name="name" />
      <RecordPair name="text" label="Text" />
    </RecordDrawer>
  );
}

const open = (server = serve(), onClosed?: () => void) => ({
  server,
  ...render(
    <LanguageContext value="EN">
      <Form server={server} {...(onClosed ? { onClosed } : {})} />
    </LanguageContext>,
  ),
});

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const type = async (value: string) => fireEvent.change(await nameField(), { target: { value } });
const saveKey = (target: Window | HTMLElement = window) => fireEvent.keyDown(target, { key: 's', ctrlKey: true });
const button = (name: string) => screen.findByRole('button', { name });

describe('a form in a drawer', () => {
  it('saves what was changed by Ctrl S, and takes it back', async () => {
    const { server } = open();
    await type('JESEN');
    saveKey();
    fireEvent.click(await button(t.undo));
    await screen.findByDisplayValue('LETO');
    expect(server.saves.map(({ seen, changes }) => [seen, changes])).toEqual([
      [4, { name: 'JESEN' }],
      [5, { name: 'LETO' }],
    ]);
  });

  it.each([
    ['ten seconds', 10_000, () => {}],
    ['a hundred seconds for whoever wants more time', 100_000, () => localStorage.setItem('izbor.longer', 'on')],
  ])('offers to take it back for %s', async (_, lasts, want) => {
    want();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await type('JESEN');
    saveKey();
    await button(t.undo);
    act(() => vi.advanceTimersByTime(lasts - 5000));
    await button(t.undo);
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.queryByRole('button', { name: t.undo })).toBeNull();
    vi.useRealTimers();
  });

  it('keeps what is typed in the moment it is typed, and forgets it once it is saved', async () => {
    open();
    await type('JESEN');
    expect(readDraft(place)?.draft).toEqual({ name: 'JESEN' });
    fireEvent.click(await button(t.save));
    await button(t.undo);
    expect(readDraft(place)).toBeNull();
  });

  it('asks nothing when it is closed, and goes on with the draft later', async () => {
    const closed = vi.fn();
    const first = open(serve(), closed);
    await type('JESEN');
    fireEvent.click(await button(t.close));
    expect(closed).toHaveBeenCalledTimes(1);
    first.unmount();
    open();
    fireEvent.click(await button(t['resume.go']));
    expect(await nameField()).toHaveProperty('value', 'JESEN');
  });

  it('warns of leaving the page only while something is not saved', async () => {
    open();
    const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await nameField();
    expect(isWarned()).toBe(false);
    await type('JESEN');
    expect(isWarned()).toBe(true);
    fireEvent.click(await button(t.discard));
    expect(isWarned()).toBe(false);
  });

  it('says what is wrong when a field is left, and leads to it when it is saved', async () => {
    const { server } = open();
    await type('');
    fireEvent.blur(await nameField());
    expect(await screen.findByText('Cannot be empty')).toBeTruthy();
    saveKey();
    await vi.waitFor(async () => expect(document.activeElement).toBe(await nameField()));
    expect(server.saves).toEqual([]);
  });

  it('shows what the server finds wrong at its field', async () => {
    const taken = refusalOf({ status: 400, message: 'No', fields: { name: 'This name is taken.' } });
    open(serve(() => Promise.reject(taken)));
    await type('JESEN');
    saveKey();
    expect(await screen.findByText('This name is taken.')).toBeTruthy();
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true');
  });

  it('joins it with what somebody else saved first', async () => {
    const late = refusalOf({ status: 409, code: 'record.changed' });
    const server = serve((tried) =>
      tried.seen === 4 ? Promise.reject(late) : Promise.resolve(server.moves(tried.changes)),
    );
    open(server);
    await type('JESEN');
    server.moves({ text_en: 'Text' });
    saveKey();
    fireEvent.click(await button(t['merge.save']));
    await button(t.undo);
    expect([server.saves.at(-1)?.seen, server.saves.at(-1)?.changes]).toEqual([5, { name: 'JESEN' }]);
  });

  it.each([
    ['theirs', 1, 'ZIMA'],
    ['mine', 0, 'JESEN'],
  ])('lets a third version be written on what is %s, and gives mine back', async (_, side, begun) => {
    const late = refusalOf({ status: 409, code: 'record.changed' });
    const server = serve((tried) =>
      tried.seen === 4 ? Promise.reject(late) : Promise.resolve(server.moves(tried.changes)),
    );
    open(server);
    await type('JESEN');
    server.moves({ name: 'ZIMA' });
    saveKey();
    fireEvent.click((await screen.findAllByRole('radio'))[side] as HTMLElement);
    fireEvent.click(await button(t['merge.edit']));
    const third = () => screen.findByRole('textbox', { name: 'Name, third version' });
    expect(await third()).toHaveProperty('value', begun);
    fireEvent.change(await third(), { target: { value: 'PROLEĆE' } });
    await screen.findByText(t['merge.thirdSide']);
    fireEvent.click(await button(t['merge.back']));
    expect(screen.queryByRole('textbox', { name: 'Name, third version' })).toBeNull();
    fireEvent.click(await button(t['merge.save']));
    await button(t.undo);
    expect(server.saves.at(-1)?.changes).toEqual({ name: 'JESEN' });
  });

  it('reads whether it was saved when no answer came', async () => {
    const server = serve((tried) => {
      server.moves(tried.changes);
      return Promise.reject(refusalOf({ kind: 'network' }));
    });
    open(server);
    await type('JESEN');
    saveKey();
    await button(t.undo);
    expect(server.saves).toHaveLength(1);
  });
});
