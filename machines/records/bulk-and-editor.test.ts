import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Fields } from '#contract/records/merge.rules.ts';
import { refusalOf } from '../refusal.ts';
import { statePath } from '../testing/transitions.ts';
import { bulkMachine, type StandingBulk } from './bulk.machine.ts';
import type { EditedRecord } from './record-draft.ts';
import { recordEditorMachine, type SaveTry } from './record-editor.machine.ts';

const KEYS = [1, 2, 3];
const NEW_PERCENT = 25;

type Outcome = 'waiting' | 'done' | 'moved' | 'undone' | 'kept';
interface Held {
  key: number;
  revision: number;
  before: number;
  outcome: Outcome;
}

/**
 * A stand-in for the server, with what a bulk change and an editor need: records with revisions, and a task that changes one row in each
 * batch.
 */
class Server {
  readonly records = new Map<number, EditedRecord>(
    KEYS.map((key) => [
      key,
      { fields: { name: `K${key}`, percent: 10 }, revision: 4, offered: true, by: null, at: null } as EditedRecord,
    ]),
  );
  rows: Held[] = [];
  status: StandingBulk['status'] = 'previewed';

  at(key: number): EditedRecord {
    const record = this.records.get(key);
    if (!record) throw new Error(`There is no ${key}`);
    return record;
  }

  save(key: number, { seen, changes }: SaveTry): EditedRecord {
    const { fields, revision } = this.at(key);
    if (seen !== revision) {
      const body = { revision, changed_by: { id: 1, name: 'Milan' }, changed_at: null, record: this.at(key) };
      throw refusalOf({ status: 409, code: 'record.changed', body });
    }
    return this.write(key, { ...fields, ...changes }, 'Jelena');
  }

  preview() {
    this.rows = KEYS.map((key) => ({
      key,
      revision: this.at(key).revision,
      before: Number(this.at(key).fields.percent),
      outcome: 'waiting',
    }));
    return { id: 12, count: 3, affected: 3 };
  }

  begin(status: 'running' | 'undoing'): StandingBulk {
    this.status = status;
    return this.standing();
  }

  /** Changes the next row, or undoes its change, if its record still has the revision that was seen. */
  batch(): void {
    const isRun = this.status === 'running';
    const row = this.rows.find(({ outcome }) => outcome === (isRun ? 'waiting' : 'done'));
    if (!row) {
      this.status = isRun ? 'done' : 'undone';
      return;
    }
    const { fields, revision } = this.at(row.key);
    if (revision !== row.revision) row.outcome = isRun ? 'moved' : 'kept';
    else {
      row.revision = this.write(row.key, { ...fields, percent: isRun ? NEW_PERCENT : row.before }, 'Milan').revision;
      row.outcome = isRun ? 'done' : 'undone';
    }
  }

  standing(): StandingBulk {
    const changed = this.rows.filter(({ outcome }) => outcome === 'done' || outcome === 'kept').length;
    const canUndo = this.status === 'done' && this.rows.some(({ outcome }) => outcome === 'done');
    return {
      id: 12,
      status: this.status,
      task: 7,
      affected: 3,
      changed,
      undo_until: canUndo ? '2026-11-21T13:05:00.000Z' : null,
    };
  }

  private write(key: number, fields: Fields, by: string): EditedRecord {
    const record = { fields, revision: this.at(key).revision + 1, offered: true, by, at: '2026-11-20T13:02:00.000Z' };
    this.records.set(key, record);
    return record;
  }
}

const changesMany = (server: Server) =>
  createActor(
    bulkMachine.provide({
      actors: {
        preview: fromPromise(async () => server.preview()),
        run: fromPromise(async () => server.begin('running')),
        undo: fromPromise(async () => server.begin('undoing')),
      },
    }),
  ).start();

const edits = (server: Server, key: number) =>
  createActor(
    recordEditorMachine.provide({
      actors: {
        read: fromPromise(async () => server.at(key)),
        readTheirs: fromPromise(async () => server.at(key)),
        save: fromPromise(async ({ input }) => server.save(key, input)),
      },
    }),
    { input: { kept: null, mayWrite: true } },
  ).start();

const MOMENTS = [
  'before',
  'seen',
  'begun',
  'first',
  'second',
  'third',
  'done',
  'backBegun',
  'backFirst',
  'end',
] as const;
type Moment = (typeof MOMENTS)[number];

/** One person makes a bulk change and undoes it; at the given moment another one saves a record that was open from the beginning. */
async function together(moment: Moment, key: number, changes: Fields) {
  const server = new Server();
  const [many, editor] = [changesMany(server), edits(server, key)];
  const states: string[] = [];
  const at = async (now: Moment) => {
    if (now !== moment || states.length > 0) return;
    await waitFor(editor, ({ value }) => value !== 'opening');
    editor.send({ type: 'field.change', changes, at: '2026-11-20T13:05:00.000Z' });
    editor.send({ type: 'draft.save', key: 'key-1', problems: {} });
    await waitFor(editor, ({ value }) => !['saving', 'merging.reading'].includes(statePath(value)));
    states.push(statePath(editor.getSnapshot().value));
  };
  const batches = async (moments: readonly Moment[]) => {
    for (const now of moments) {
      await at(now);
      server.batch();
      many.send({ type: 'bulk.read', bulk: server.standing() });
    }
  };
  await waitFor(editor, ({ value }) => value !== 'opening');
  many.send({ type: 'selection.change', selection: { of: 'rows', keys: KEYS } });
  await at('before');
  many.send({ type: 'action.begin', action: 'percent', needs: false, values: { percent: NEW_PERCENT } });
  await waitFor(many, ({ value }) => statePath(value).startsWith('previewed'));
  await at('seen');
  many.send({ type: 'bulk.confirm' });
  await waitFor(many, ({ value }) => statePath(value) === 'underWay.running');
  await batches(['begun', 'first', 'second', 'third']);
  const outcomes = server.rows.map(({ outcome }) => outcome);
  const run = statePath(many.getSnapshot().value);
  await at('done');
  many.send({ type: 'bulk.undo' });
  await waitFor(many, ({ value }) => statePath(value) === 'underWay.undoing');
  await batches(['backBegun', 'backFirst', 'end', 'end']);
  const back = statePath(many.getSnapshot().value);
  return { server, outcomes, run, back, editor: states[0] };
}

it.each(MOMENTS.flatMap((moment) => KEYS.map((key) => [moment, key] as const)))(
  'who saves another field %s of benefit %i loses nothing to a change of many, and neither does the other one',
  async (moment, key) => {
    const { server, outcomes, run, back, editor } = await together(moment, key, { name: 'Jelena' });
    const [row, record] = [server.rows[key - 1], server.at(key)];
    const isSaved = editor === 'saved';
    // An editor who saves second gets both changes merged in the form; one who saves first keeps the change whatever happens to the other
    // records.
    expect([isSaved, record.fields.name]).toEqual(isSaved ? [true, 'Jelena'] : [false, `K${key}`]);
    if (!isSaved) expect(editor).toBe('merging.joined');
    expect(run).toBe(outcomes.includes('moved') ? 'done.some' : 'done.all');
    expect(back).toBe(row?.outcome === 'kept' ? 'undone.some' : 'undone.all');
    const isKept = row?.outcome === 'kept';
    for (const each of KEYS) expect(server.at(each).fields.percent).toBe(isKept && each === key ? NEW_PERCENT : 10);
  },
);

it('whoever saved after the preview is passed by, and whoever saved after the run keeps what they had before them', async () => {
  const seen = await together('seen', 2, { percent: 12 });
  expect([seen.outcomes, seen.server.at(2).fields.percent]).toEqual([['done', 'moved', 'done'], 12]);
  const later = new Server();
  const many = changesMany(later);
  many.send({ type: 'selection.change', selection: { of: 'rows', keys: KEYS } });
  many.send({ type: 'action.begin', action: 'percent', needs: false, values: {} });
  await waitFor(many, ({ value }) => statePath(value).startsWith('previewed'));
  many.send({ type: 'bulk.confirm' });
  await waitFor(many, ({ value }) => statePath(value) === 'underWay.running');
  for (let batch = 0; batch < 4; batch++) later.batch();
  many.send({ type: 'bulk.read', bulk: later.standing() });
  const editor = edits(later, 2);
  await waitFor(editor, ({ value }) => value === 'clean');
  editor.send({ type: 'field.change', changes: { name: 'Jelena' }, at: '2026-11-20T13:05:00.000Z' });
  editor.send({ type: 'draft.save', key: 'key-1', problems: {} });
  await waitFor(editor, ({ value }) => value === 'saved');
  many.send({ type: 'bulk.undo' });
  await waitFor(many, ({ value }) => statePath(value) === 'underWay.undoing');
  for (let batch = 0; batch < 4; batch++) later.batch();
  many.send({ type: 'bulk.read', bulk: later.standing() });
  expect([statePath(many.getSnapshot().value), later.rows.map(({ outcome }) => outcome)]).toEqual([
    'undone.some',
    ['undone', 'kept', 'undone'],
  ]);
  expect(later.at(2).fields).toEqual({ name: 'Jelena', percent: NEW_PERCENT });
});
