import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { refusalOf } from '../refusal.ts';
import { heldCall, saidWorld, settled } from '../testing/start.ts';
import { statePath } from '../testing/transitions.ts';
import { type Correction, type ImportEvent, importMachine } from './import.machine.ts';
import { type answersOf, nobody } from './import-answers.ts';
import { seenImport } from './sample-import.ts';

interface Person {
  unit: string;
  birthday: string | null;
  revision: number;
  hasAccount: boolean;
}
type Wanted = Partial<Pick<Person, 'unit' | 'birthday'>>;

interface Row {
  line: number;
  email: string;
  wanted: Wanted;
  outcome: 'waiting' | 'added' | 'changed' | 'same' | 'refused';
  leftOut: boolean;
  /** The person's revision when the row was checked or written; null when there was no such person. */
  seen: number | null;
  before: Wanted;
  undone: boolean | null;
}

const [NINA, ANA, IVO] = ['nina@vetar.rs', 'ana@vetar.rs', 'ivo@vetar.rs'];
const IN_FILE = '1990-04-17';
const THEIR_OWN = '1991-05-18';

const row = (line: number, email: string, wanted: Wanted): Row => {
  return { line, email, wanted, outcome: 'waiting', leftOut: false, seen: null, before: {}, undone: null };
};

/**
 * A stand-in for the server, with what an import and a registration need. In the file Nina is new, Ana is invited and has no account, Ivo
 * has one; people with an account set their birthday themselves.
 */
class Server {
  readonly people = new Map<string, Person>([
    [ANA, { unit: 'Prodaja', birthday: null, revision: 1, hasAccount: false }],
    [IVO, { unit: 'Prodaja', birthday: null, revision: 5, hasAccount: true }],
  ]);
  readonly rows = [
    row(2, NINA, { unit: 'Podrška', birthday: IN_FILE }),
    row(3, ANA, { unit: 'Podrška', birthday: IN_FILE }),
    row(4, IVO, { unit: 'Podrška' }),
  ];
  status: Import['status'] = 'mapping';

  /** A person opens an account with this address and enters their birthday. */
  registers(email: string): void {
    const { unit = '', revision = 0 } = this.people.get(email) ?? {};
    this.people.set(email, { unit, birthday: THEIR_OWN, revision: revision + 1, hasAccount: true });
  }

  begins(status: 'checking' | 'undoing'): Import {
    this.status = status;
    return this.import;
  }

  /** The task checks all rows. */
  checks(): Import {
    for (const one of this.rows) this.judge(one);
    return this.settle();
  }

  leavesOut(correction: Correction | undefined): Import {
    const lines = correction && 'rows' in correction ? correction.rows.map(({ line }) => line) : [];
    for (const one of this.rows) if (lines.includes(one.line)) one.leftOut = true;
    return this.settle();
  }

  /** Writes all rows or none: rows whose people have changed since the check are checked again. */
  commits(): Import {
    if (this.status === 'done') return this.import;
    if (this.status !== 'ready') throw refusalOf({ status: 409, code: 'imports.status' });
    const moved = this.taken.filter(({ email, seen }) => (this.people.get(email)?.revision ?? null) !== seen);
    if (moved.length > 0) {
      for (const one of moved) this.judge(one);
      this.settle();
      throw refusalOf({ status: 409, code: 'imports.changed', body: { rows: moved.length } });
    }
    for (const one of this.written) this.write(one, one.wanted);
    this.status = 'done';
    return this.import;
  }

  /** The task undoes the next row, if nobody has changed the person since; after the last row the import is `undone`. */
  takesBack(): Import {
    const next = this.written.find(({ undone }) => undone === null);
    if (!next) this.status = 'undone';
    else {
      const person = this.people.get(next.email);
      next.undone = person?.revision === next.seen;
      if (next.undone && next.outcome === 'added') this.people.delete(next.email);
      else if (next.undone) this.write(next, next.before);
    }
    return this.import;
  }

  get import(): Import {
    const count = (outcome: Row['outcome']) => this.taken.filter((one) => one.outcome === outcome).length;
    const figures = {
      waiting: count('waiting'),
      added: count('added'),
      changed: count('changed'),
      same: count('same'),
      refused: count('refused'),
      left_out: this.rows.length - this.taken.length,
    };
    return seenImport(this.status, { rows: 3, figures });
  }

  private get taken() {
    return this.rows.filter(({ leftOut }) => !leftOut);
  }

  private get written() {
    return this.taken.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
  }

  private settle(): Import {
    this.status = this.taken.some(({ outcome }) => outcome === 'refused') ? 'problems' : 'ready';
    return this.import;
  }

  private judge(one: Row): void {
    const person = this.people.get(one.email);
    one.seen = person?.revision ?? null;
    one.before = person ? { unit: person.unit, birthday: person.birthday } : {};
    const { birthday = person?.birthday } = one.wanted;
    if (!person) one.outcome = 'added';
    else if (person.hasAccount && birthday !== person.birthday) one.outcome = 'refused';
    else one.outcome = 'changed';
  }

  private write(one: Row, wanted: Wanted): void {
    const { unit = '', birthday = null, revision = 0, hasAccount = false } = this.people.get(one.email) ?? {};
    one.seen = revision + 1;
    this.people.set(one.email, { unit, birthday, hasAccount, ...wanted, revision: one.seen });
  }
}

function imports(server: Server) {
  const world = saidWorld<ImportEvent>();
  const commit = heldCall<Import, { id: number; answers: ReturnType<typeof answersOf> }>();
  const now = <Input>(what: () => Import) => fromPromise<Import, Input>(async () => what());
  const actor = createActor(
    importMachine.provide({
      actors: {
        watchImport: world.watch,
        readImport: now(() => server.import),
        askCommitted: now(() => server.import),
        check: now(() => server.begins('checking')),
        correct: fromPromise<Import, { id: number; correction: Correction | undefined }>(
          async ({ input: { correction } }) => server.leavesOut(correction),
        ),
        commit: fromPromise(commit.call),
        undo: now(() => server.begins('undoing')),
      },
    }),
    { input: { id: 12, writes: true } },
  ).start();
  const rests = async (...states: string[]) => {
    await waitFor(actor, ({ value }) => states.includes(statePath(value)));
  };
  /** The page receives the import as a task has changed it. */
  const hears = (seen: Import) => world.say({ type: 'import.moved', seen });
  return {
    state: () => statePath(actor.getSnapshot().value),
    refusal: () => actor.getSnapshot().context.refusal?.code ?? null,
    rests,
    hears,
    checks: async () => {
      await rests('mapping');
      actor.send({ type: 'check.start' });
      await rests('checking');
    },
    leavesOut: async (line: number) => {
      actor.send({ type: 'rows.correct', correction: { rows: [{ line, left_out: true }] } });
      await rests('problems', 'ready');
    },
    presses: () => actor.send({ type: 'import.commit', after: nobody }),
    /** The call reaches the server, and its answer the page. */
    arrives: async () => {
      try {
        await commit.answer(server.commits());
      } catch (refused) {
        await commit.fail(refused);
      }
      await rests('done', 'problems', 'ready');
    },
    /** The call reaches the server, but its answer is lost. */
    isLost: async () => {
      try {
        server.commits();
      } catch {}
      await commit.fail(refusalOf({ kind: 'network', code: 'network' }));
      await rests('done', 'problems', 'ready');
    },
    takesBack: async () => {
      actor.send({ type: 'undo.ask' });
      actor.send({ type: 'undo.confirm' });
      await rests('undoing');
    },
  };
}

/** An import whose rows have been checked. */
async function checked(server: Server) {
  const company = imports(server);
  await company.checks();
  company.hears(server.checks());
  await settled();
  return company;
}

async function written(server: Server) {
  const company = await checked(server);
  company.presses();
  await company.arrives();
  return company;
}

const birthdayOf = (server: Server, email: string) => server.people.get(email)?.birthday;
const unitsOf = (server: Server) => [NINA, ANA, IVO].map((email) => server.people.get(email)?.unit ?? null);

const WRITTEN = ['Podrška', 'Podrška', 'Podrška'];
const AS_BEFORE = [null, 'Prodaja', 'Prodaja'];

describe('somebody of the file who registers', () => {
  it.each([
    [NINA, 2, ['', 'Podrška', 'Podrška']],
    [ANA, 3, ['Podrška', 'Prodaja', 'Podrška']],
  ] as const)('before it is checked is asked about at once, and is theirs: %s', async (email, line, units) => {
    const server = new Server();
    const company = imports(server);
    await company.checks();
    server.registers(email);
    company.hears(server.checks());
    expect([company.state(), server.import.figures.refused]).toEqual(['problems', 1]);
    await company.leavesOut(line);
    company.presses();
    await company.arrives();
    expect([company.state(), company.refusal(), unitsOf(server)]).toEqual(['done', null, units]);
    expect(birthdayOf(server, email)).toBe(THEIR_OWN);
  });

  it.each([
    ['while it is ready', NINA, 2],
    ['while it is ready', ANA, 3],
    ['while the call is on its way', NINA, 2],
    ['while the call is on its way', ANA, 3],
  ] as const)('%s stops all of it: nothing is written, and %s is asked about', async (moment, email, line) => {
    const server = new Server();
    const company = await checked(server);
    expect(company.state()).toBe('ready');
    if (moment === 'while it is ready') server.registers(email);
    company.presses();
    if (moment !== 'while it is ready') server.registers(email);
    await company.arrives();
    expect([company.state(), company.refusal(), server.import.figures.refused]).toEqual([
      'problems',
      'imports.changed',
      1,
    ]);
    expect(unitsOf(server)).toEqual(email === NINA ? ['', 'Prodaja', 'Prodaja'] : AS_BEFORE);
    await company.leavesOut(line);
    expect([company.state(), company.refusal()]).toEqual(['ready', null]);
    company.presses();
    await company.arrives();
    expect([company.state(), birthdayOf(server, email)]).toEqual(['done', THEIR_OWN]);
  });

  it('and of whom the file says nothing that is theirs is looked at once more, and written', async () => {
    const server = new Server();
    const company = await checked(server);
    server.rows[1] = Object.assign(server.rows[1] as Row, { wanted: { unit: 'Podrška' } });
    server.registers(ANA);
    company.presses();
    await company.arrives();
    expect([company.state(), company.refusal(), unitsOf(server)]).toEqual(['ready', 'imports.changed', AS_BEFORE]);
    company.presses();
    await company.arrives();
    expect([company.state(), unitsOf(server), birthdayOf(server, ANA)]).toEqual(['done', WRITTEN, THEIR_OWN]);
  });

  it.each([
    ['before', 'problems', AS_BEFORE],
    ['after', 'done', WRITTEN],
  ] as const)('%s a call whose answer is lost: what is said is what is so', async (order, state, units) => {
    const server = new Server();
    const company = await checked(server);
    company.presses();
    if (order === 'before') server.registers(ANA);
    await company.isLost();
    if (order === 'after') server.registers(ANA);
    expect([company.state(), unitsOf(server), birthdayOf(server, ANA)]).toEqual([state, units, THEIR_OWN]);
  });

  it.each([NINA, ANA])('after it is written stays as they are when it is taken back: %s', async (email) => {
    const server = new Server();
    const company = await written(server);
    server.registers(email);
    await company.takesBack();
    while (server.status === 'undoing') company.hears(server.takesBack());
    expect([company.state(), server.rows.map(({ undone }) => undone)]).toEqual([
      'undone',
      [email !== NINA, email !== ANA, true],
    ]);
    expect(unitsOf(server)).toEqual(email === NINA ? ['Podrška', 'Prodaja', 'Prodaja'] : [null, 'Podrška', 'Prodaja']);
    expect(birthdayOf(server, email)).toBe(THEIR_OWN);
  });

  it.each([
    [0, [true, false, true], 'Podrška', THEIR_OWN],
    [1, [true, false, true], 'Podrška', THEIR_OWN],
    [2, [true, true, true], 'Prodaja', THEIR_OWN],
  ] as const)(
    'after %i rows were taken back is kept, or was given back before',
    async (rows, undone, unit, birthday) => {
      const server = new Server();
      const company = await written(server);
      await company.takesBack();
      for (let n = 0; n < rows; n++) company.hears(server.takesBack());
      server.registers(ANA);
      while (server.status === 'undoing') company.hears(server.takesBack());
      expect([company.state(), server.rows.map((one) => one.undone)]).toEqual(['undone', undone]);
      expect(server.people.get(ANA)).toMatchObject({ unit, birthday, hasAccount: true });
    },
  );
});

it('without anybody who registers all of it is written, and all of it taken back', async () => {
  const server = new Server();
  const company = await written(server);
  expect([company.state(), unitsOf(server)]).toEqual(['done', WRITTEN]);
  await company.takesBack();
  while (server.status === 'undoing') company.hears(server.takesBack());
  expect([company.state(), unitsOf(server)]).toEqual(['undone', AS_BEFORE]);
});
