import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { statePath } from '../testing/transitions.ts';
import { approvalMachine, type DecideTry, type SeenApproval } from './approval.machine.ts';
import { PROPOSED } from './approval.paths.ts';

const ENDED = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** A stand-in for the server: a proposal that is decided once, and the effect that it would have now. */
class Server {
  status: SeenApproval['status'] = 'waiting';
  people = PROPOSED.people;
  by = '';
  given = 0;

  read(may: 'decide' | 'withdraw'): SeenApproval {
    const { status, people } = this;
    const now = { people, sum: people * 10_000, left_count: 120 - people, stale: null, seen: String(people) };
    const waits = status === 'waiting';
    return Object.assign({}, PROPOSED, { status, may: waits ? may : ('look' as const), now: waits ? now : null });
  }

  decide(by: string, may: 'decide' | 'withdraw', { decision, seen }: DecideTry): SeenApproval {
    const isDone = this.status === ENDED[decision] && this.by === by;
    if (!isDone) {
      if (this.status !== 'waiting') throw refusalOf({ status: 409, code: 'approvals.status' });
      if (decision === 'approve' && seen !== String(this.people)) {
        throw refusalOf({ status: 409, code: 'approvals.changed' });
      }
      this.status = ENDED[decision];
      this.by = by;
      if (decision === 'approve') this.given += this.people;
    }
    return this.read(may);
  }
}

class Actor {
  readonly actor;
  /** Whether the next answer is lost on its way. */
  isDeaf = false;

  constructor(server: Server, name: string, may: 'decide' | 'withdraw') {
    this.actor = createActor(
      approvalMachine.provide({
        actors: {
          read: fromPromise(async () => server.read(may)),
          decide: fromPromise(async ({ input }) => {
            const answer = server.decide(name, may, input);
            if (this.isDeaf) throw refusalOf({ kind: 'network' });
            return answer;
          }),
        },
      }),
    ).start();
  }

  get state() {
    return statePath(this.actor.getSnapshot().value);
  }

  get outcome() {
    return this.actor.getSnapshot().context.approval?.status;
  }

  async rests(): Promise<this> {
    await waitFor(this.actor, ({ value }) => !['reading', 'sending'].includes(statePath(value)));
    return this;
  }

  approves = () => this.does(() => this.actor.send({ type: 'approval.approve' }));
  withdraws = () => this.does(() => this.actor.send({ type: 'approval.withdraw' }));
  asks = () => this.does(() => this.actor.send({ type: 'outcome.ask' }));

  refuses = () =>
    this.does(() => {
      this.actor.send({ type: 'refusal.begin' });
      this.actor.send({ type: 'reason.change', reason: 'Ne' });
      this.actor.send({ type: 'refusal.submit' });
    });

  private does(work: () => void): Promise<this> {
    work();
    return this.rests();
  }
}

async function all() {
  const server = new Server();
  const [petar, jelena, vesna] = await Promise.all([
    new Actor(server, 'Petar', 'decide').rests(),
    new Actor(server, 'Jelena', 'decide').rests(),
    new Actor(server, 'Vesna', 'withdraw').rests(),
  ]);
  return { server, petar, jelena, vesna };
}

describe('those who may approve, and whoever proposed it', () => {
  it.each([
    ['approves', 'approved', 120],
    ['refuses', 'refused', 0],
  ] as const)('who withdraws what somebody %s first is told what became of it', async (does, outcome, given) => {
    const { server, petar, vesna } = await all();
    await petar[does]();
    await vesna.withdraws();
    expect([petar.state, vesna.state, vesna.outcome, server.given]).toEqual(['over', 'over', outcome, given]);
  });

  it.each(['approves', 'refuses'] as const)(
    'who %s what was withdrawn is told so, and nothing is given',
    async (does) => {
      const { server, petar, vesna } = await all();
      await vesna.withdraws();
      await petar[does]();
      expect([petar.state, petar.outcome, server.given]).toEqual(['over', 'withdrawn', 0]);
    },
  );

  it('who approve in one moment give it once', async () => {
    const { server, petar, jelena, vesna } = await all();
    await Promise.all([petar.approves(), jelena.approves(), vesna.withdraws()]);
    expect([petar.state, jelena.state, vesna.state]).toEqual(['over', 'over', 'over']);
    expect([new Set([petar.outcome, jelena.outcome, vesna.outcome]).size, server.given]).toEqual([1, 120]);
  });

  it('who approves what has changed since sees that first', async () => {
    const { server, petar } = await all();
    server.people = 118;
    await petar.approves();
    expect([petar.state, server.given]).toEqual(['deciding.changedSince', 0]);
    await petar.approves();
    expect([petar.state, server.given]).toEqual(['over', 118]);
  });

  it('whose answer is lost asks again, and it is given once', async () => {
    const { server, petar } = await all();
    petar.isDeaf = true;
    await petar.approves();
    expect([petar.state, server.status]).toEqual(['unsure', 'approved']);
    petar.isDeaf = false;
    await petar.asks();
    expect([petar.state, petar.outcome, server.given]).toEqual(['over', 'approved', 120]);
  });
});
