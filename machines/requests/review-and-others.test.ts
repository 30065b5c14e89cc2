import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { isDecided, mayMove, mayResubmit, type RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Decision } from '#contract/requests/review.rules.ts';
import { refusalOf } from '../refusal.ts';
import { statePath } from '../testing/transitions.ts';
import { type DecisionTry, reviewMachine } from './review.machine.ts';

const ALLOCATED = 10_000;
const AMOUNT = 6400;

interface Filed {
  id: number;
  status: RequestStatus;
  comment: number | null;
  by: string;
  words: string;
  resubmitted_by: number | null;
}

/** A stand-in for the server, with what a reviewer and another person need. */
class Server {
  requests: Filed[] = [];
  mails: string[] = [];
  comments = 0;

  constructor() {
    this.file();
  }

  file(): number {
    const id = this.requests.length + 41;
    this.requests.push({ id, status: 'pending', comment: null, by: '', words: '', resubmitted_by: null });
    return id;
  }

  one(id: number): Filed {
    const found = this.requests.find((each) => each.id === id);
    if (!found) throw refusalOf({ status: 404 });
    return found;
  }

  read = (id: number) => {
    const { status, comment } = this.one(id);
    return { id, company: null, own: false, seen: { status, comment } };
  };

  async decide(by: string, { id, decision, words, seen }: DecisionTry): Promise<void> {
    const request = this.one(id);
    if (request.by === by && request.words === words && request.status === decision) return;
    if (isDecided(request.status)) {
      const body = { status: request.status, by: { name: request.by }, reason: request.words };
      throw refusalOf({ status: 409, code: 'requests.status', body });
    }
    if (request.status !== seen.status || request.comment !== seen.comment) {
      throw refusalOf({ status: 409, code: 'requests.seen' });
    }
    this.mails.push(`${decision} ${id}`);
    if (decision === 'question') this.comment(id);
    Object.assign(request, { status: decision === 'question' ? 'in_review' : decision, by, words });
  }

  comment(id: number): void {
    this.comments += 1;
    this.one(id).comment = this.comments;
  }

  cancel(id: number): boolean {
    const request = this.one(id);
    if (!mayMove(request.status, 'cancelled', 'employee')) return false;
    Object.assign(request, { status: 'cancelled', by: 'Milica' });
    return true;
  }

  resubmit(id: number): number | null {
    const request = this.one(id);
    if (!mayResubmit(request)) return null;
    request.resubmitted_by = this.file();
    return request.resubmitted_by;
  }

  /** The employee's money: available, held and spent. */
  get money() {
    const sum = (of: (status: RequestStatus) => boolean) =>
      this.requests.filter(({ status }) => of(status)).length * AMOUNT;
    const held = sum((status) => !isDecided(status));
    const spent = sum((status) => status === 'accepted');
    return { available: ALLOCATED - held - spent, held, spent };
  }
}

class Reviewer {
  readonly actor;
  readonly server: Server;
  readonly name: string;
  readonly id: number;

  constructor(server: Server, name: string, id = 41) {
    this.server = server;
    this.name = name;
    this.id = id;
    this.actor = createActor(
      reviewMachine.provide({
        actors: { decide: fromPromise(({ input }) => server.decide(name, input)) },
        actions: { readAgain: () => this.sees() },
      }),
      { input: { request: server.read(id), wait: 6000 } },
    ).start();
  }

  sees() {
    // The request is read after the answer that caused the reading.
    queueMicrotask(() => this.actor.send({ type: 'request.seen', request: this.server.read(this.id) }));
  }

  get state() {
    return statePath(this.actor.getSnapshot().value);
  }

  get words() {
    return this.actor.getSnapshot().context.words;
  }

  async decides(decision: Decision): Promise<string> {
    const begin = { accepted: 'decision.accept', rejected: 'decision.refuse', question: 'decision.ask' } as const;
    this.actor.send({ type: begin[decision] });
    this.actor.send({ type: 'decision.word', words: `Reči: ${this.name}` });
    this.actor.send({ type: 'decision.submit' });
    this.actor.send({ type: 'decision.send' });
    await waitFor(this.actor, ({ value }) => value !== 'sending');
    return this.state;
  }

  async looks(): Promise<void> {
    this.actor.send({ type: 'request.look' });
    this.sees();
    await Promise.resolve();
  }
}

/** The text that is typed for a decision; accepting needs none. */
const typedFor = (decision: Decision, name: string) => (decision === 'accepted' ? '' : `Reči: ${name}`);

const DECISIONS = ['accepted', 'rejected', 'question'] as const;

function allIsRight({ money, mails, requests }: Server) {
  expect(money.available + money.held + money.spent).toBe(ALLOCATED);
  const decided = requests.filter(({ status }) => status === 'accepted' || status === 'rejected');
  const told = mails.filter((mail) => !mail.startsWith('question'));
  expect(told).toEqual(decided.map(({ status, id }) => `${status} ${id}`));
}

describe('a reviewer and the employee', () => {
  it.each(DECISIONS)('who takes it back first: nothing is %s, and the reviewer hears of it', async (decision) => {
    const server = new Server();
    const vesna = new Reviewer(server, 'Vesna');
    expect(server.cancel(41)).toBe(true);
    expect(await vesna.decides(decision)).toBe('overtaken');
    expect(server.money).toEqual({ available: ALLOCATED, held: 0, spent: 0 });
    expect(vesna.actor.getSnapshot().context.refusal?.body).toMatchObject({ status: 'cancelled' });
    allIsRight(server);
  });

  it.each(DECISIONS)('who takes it back after it was %s: it stays so', async (decision) => {
    const server = new Server();
    expect(await new Reviewer(server, 'Vesna').decides(decision)).toBe('settled');
    expect(server.cancel(41)).toBe(false);
    allIsRight(server);
  });

  it.each(DECISIONS)('who writes first: it is not %s before the reviewer has looked', async (decision) => {
    const server = new Server();
    const vesna = new Reviewer(server, 'Vesna');
    server.comment(41);
    expect(await vesna.decides(decision)).toBe('changedMeanwhile');
    expect([server.mails, server.one(41).status]).toEqual([[], 'pending']);
    await vesna.looks();
    expect([vesna.state, vesna.words]).toEqual(['looking.open', typedFor(decision, 'Vesna')]);
    expect(await vesna.decides(decision)).toBe('settled');
    allIsRight(server);
  });

  it('who files again what was refused: the old one stays refused, the new one is another', async () => {
    const server = new Server();
    const [vesna, sara] = [new Reviewer(server, 'Vesna'), new Reviewer(server, 'Sara')];
    await vesna.decides('rejected');
    expect(server.resubmit(41)).toBe(42);
    expect(server.resubmit(41)).toBeNull();
    expect(await sara.decides('accepted')).toBe('overtaken');
    expect(server.money).toEqual({ available: ALLOCATED - AMOUNT, held: AMOUNT, spent: 0 });
    expect(await new Reviewer(server, 'Sara', 42).decides('accepted')).toBe('settled');
    allIsRight(server);
  });
});

describe('two reviewers of one request', () => {
  const pairs = DECISIONS.flatMap((first) => DECISIONS.map((second) => [first, second] as const));

  it.each(pairs)('of whom the first decides %s and the second %s', async (first, second) => {
    const server = new Server();
    const [vesna, sara] = [new Reviewer(server, 'Vesna'), new Reviewer(server, 'Sara')];
    expect(await vesna.decides(first)).toBe('settled');
    expect(await sara.decides(second)).toBe(first === 'question' ? 'changedMeanwhile' : 'overtaken');
    expect(server.mails).toEqual([`${first} 41`]);
    expect(sara.words).toBe(typedFor(second, 'Sara'));
    allIsRight(server);
    if (first !== 'question') return;
    await sara.looks();
    expect(await sara.decides(second)).toBe('settled');
    allIsRight(server);
  });

  it('who decide in one moment: one does, the other one hears of it', async () => {
    const server = new Server();
    const [vesna, sara] = [new Reviewer(server, 'Vesna'), new Reviewer(server, 'Sara')];
    const states = await Promise.all([vesna.decides('accepted'), sara.decides('rejected')]);
    expect(states.sort()).toEqual(['overtaken', 'settled']);
    expect(server.mails).toHaveLength(1);
    allIsRight(server);
  });
});
