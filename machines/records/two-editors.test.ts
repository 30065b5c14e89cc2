import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Fields } from '#contract/records/merge.rules.ts';
import { refusalOf } from '../refusal.ts';
import { statePath } from '../testing/transitions.ts';
import { type EditedRecord, fieldsOf, hasAll, joinedOf } from './record-draft.ts';
import { recordEditorMachine, type SaveTry } from './record-editor.machine.ts';
import { coupon, mustHaveName } from './record-editor.paths.ts';

/** A stand-in for the server: a record, its revision, and the person who saved it last. */
class Server {
  record: EditedRecord = coupon;
  readonly saves: Fields[] = [];

  async read(): Promise<EditedRecord> {
    return this.record;
  }

  async save(by: string, { seen, changes, restores }: SaveTry): Promise<EditedRecord> {
    const { fields, revision, offered } = this.record;
    if (seen !== revision) throw this.changed();
    this.saves.push(changes);
    this.record = {
      fields: { ...fields, ...changes },
      revision: revision + 1,
      offered: offered || restores,
      by,
      at: '2026-11-20T13:02:00.000Z',
    };
    return this.record;
  }

  deactivate(by: string): void {
    this.record = { ...this.record, revision: this.record.revision + 1, offered: false, by };
  }

  private changed() {
    const { revision, by, at } = this.record;
    const body = { revision, changed_by: { id: 1, name: by }, changed_at: at, record: this.record };
    return refusalOf({ status: 409, code: 'record.changed', body });
  }
}

class Editor {
  readonly actor;
  private readonly server: Server;
  private readonly name: string;

  constructor(server: Server, name: string) {
    this.server = server;
    this.name = name;
    this.actor = createActor(
      recordEditorMachine.provide({
        actors: {
          read: fromPromise(() => server.read()),
          readTheirs: fromPromise(() => server.read()),
          save: fromPromise(({ input }) => server.save(name, input)),
          undo: fromPromise(({ input }) => server.save(name, input)),
        },
      }),
      { input: { kept: null, mayWrite: true } },
    ).start();
  }

  get state() {
    return statePath(this.actor.getSnapshot().value);
  }

  /** The values of all fields of the form. */
  get fields() {
    return fieldsOf(this.actor.getSnapshot().context);
  }

  /** Waits until no call is pending. */
  async rests(): Promise<this> {
    const awaited = ['opening', 'saving', 'merging.reading', 'undoing', 'unsure.asking'];
    await waitFor(this.actor, ({ value }) => !awaited.includes(statePath(value)));
    return this;
  }

  types(changes: Fields) {
    this.actor.send({ type: 'field.change', changes, at: '2026-11-20T13:05:00.000Z' });
  }

  chooses(field: string, side: 'mine' | 'theirs') {
    this.actor.send({ type: 'field.choose', field, side });
  }

  async saves(): Promise<this> {
    const problems = mustHaveName(joinedOf(this.actor.getSnapshot().context));
    this.actor.send({ type: 'draft.save', key: 'key-1', problems });
    return this.rests();
  }

  /** Withdraws the offer outside the form, at the server's current revision. */
  withdraws() {
    this.server.deactivate(this.name);
    this.actor.send({ type: 'offer.changed', record: this.server.record });
  }

  async undoes(): Promise<this> {
    this.actor.send({ type: 'save.undo', key: 'key-2' });
    return this.rests();
  }
}

async function both() {
  const server = new Server();
  const [milan, jelena] = await Promise.all([
    new Editor(server, 'Milan').rests(),
    new Editor(server, 'Jelena').rests(),
  ]);
  return { server, milan, jelena };
}

describe('two editors of one record', () => {
  it('who change other fields lose nothing, whoever saves first', async () => {
    const { server, milan, jelena } = await both();
    milan.types({ name: 'JESEN' });
    jelena.types({ percent: 25 });
    await jelena.saves();
    await milan.saves();
    expect([milan.state, milan.fields]).toEqual(['merging.joined', { name: 'JESEN', percent: 20 }]);
    await milan.saves();
    expect([milan.state, server.record.fields]).toEqual(['saved', { name: 'JESEN', percent: 25 }]);
    expect(server.saves).toEqual([{ percent: 25 }, { name: 'JESEN' }]);
  });

  it('who save in one moment: one is first, the other one joins', async () => {
    const { server, milan, jelena } = await both();
    milan.types({ name: 'JESEN' });
    jelena.types({ percent: 25 });
    await Promise.all([milan.saves(), jelena.saves()]);
    expect([milan.state, jelena.state].sort()).toEqual(['merging.joined', 'saved']);
    for (const late of [milan, jelena]) await late.saves();
    expect(server.record.fields).toEqual({ name: 'JESEN', percent: 25 });
    expect(server.record.revision).toBe(6);
  });

  it.each([
    ['mine', 'JESEN', 6],
    ['theirs', 'ZIMA', 5],
  ] as const)('who change one field: the second chooses %s', async (side, name, revision) => {
    const { server, milan, jelena } = await both();
    milan.types({ name: 'JESEN' });
    jelena.types({ name: 'ZIMA' });
    await jelena.saves();
    await milan.saves();
    expect([milan.state, milan.fields.name]).toEqual(['merging.choosing', 'JESEN']);
    milan.chooses('name', side);
    await milan.saves();
    expect([server.record.fields.name, server.record.revision, milan.fields.name]).toEqual([name, revision, name]);
  });

  it('who change one field alike are done by the first save', async () => {
    const { server, milan, jelena } = await both();
    for (const editor of [milan, jelena]) {
      editor.types({ name: 'JESEN' });
      await editor.saves();
    }
    expect([milan.state, jelena.state, server.saves]).toEqual(['saved', 'clean', [{ name: 'JESEN' }]]);
  });

  it('one of whom changes it again while the other one chooses: it is asked again', async () => {
    const { server, milan, jelena } = await both();
    milan.types({ name: 'JESEN' });
    jelena.types({ name: 'ZIMA' });
    await jelena.saves();
    await milan.saves();
    jelena.types({ name: 'PROLEĆE', percent: 30 });
    await jelena.saves();
    milan.chooses('name', 'mine');
    await milan.saves();
    expect([milan.state, milan.fields.name]).toEqual(['merging.choosing', 'JESEN']);
    milan.chooses('name', 'mine');
    await milan.saves();
    expect(server.record.fields).toEqual({ name: 'JESEN', percent: 30 });
  });

  it('one of whom takes it off the offer: saving puts it back, and only knowingly', async () => {
    const { server, milan } = await both();
    milan.types({ name: 'JESEN' });
    server.deactivate('Jelena');
    await milan.saves();
    expect([milan.state, server.record.offered, server.saves]).toEqual(['merging.joined', false, []]);
    await milan.saves();
    expect([server.record.offered, server.record.fields.name]).toEqual([true, 'JESEN']);
  });

  it('one of whom withdraws what the other one has saved: that is joined, and stays withdrawn', async () => {
    const { server, milan, jelena } = await both();
    milan.types({ name: 'JESEN' });
    jelena.types({ name: 'ZIMA', percent: 25 });
    await jelena.saves();
    milan.withdraws();
    expect(milan.actor.getSnapshot().context).toMatchObject({ base: { offered: false }, moved: { revision: 6 } });
    await milan.saves();
    expect([milan.state, server.record.fields.name]).toEqual(['merging.choosing', 'ZIMA']);
    milan.chooses('name', 'mine');
    await milan.saves();
    expect(server.record).toMatchObject({ fields: { name: 'JESEN', percent: 25 }, offered: false });
  });

  it('one of whom withdraws it while nobody else saves: what is typed is saved after that', async () => {
    const { server, milan } = await both();
    milan.types({ name: 'JESEN' });
    milan.withdraws();
    await milan.saves();
    expect([milan.state, server.record]).toMatchObject(['saved', { fields: { name: 'JESEN' }, offered: false }]);
  });

  it('one of whom takes back what the other one has built on: it is refused', async () => {
    const { server, milan, jelena } = await both();
    milan.types({ name: 'JESEN' });
    await milan.saves();
    jelena.types({ percent: 25 });
    await jelena.saves();
    await jelena.saves();
    await milan.undoes();
    expect([milan.state, server.record.fields]).toEqual(['saved', { name: 'JESEN', percent: 25 }]);
  });

  it('never have less in the form than what was typed and not saved', async () => {
    const { milan, jelena } = await both();
    milan.types({ name: 'JESEN', percent: 1 });
    jelena.types({ percent: 25 });
    await jelena.saves();
    await milan.saves();
    const { theirs, draft } = milan.actor.getSnapshot().context;
    expect(theirs && hasAll(theirs, draft)).toBe(false);
    expect(draft).toEqual({ name: 'JESEN', percent: 1 });
  });
});
