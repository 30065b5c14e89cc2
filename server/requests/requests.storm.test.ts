import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { RequestSide, RequestStatus } from '#contract/requests/requests.rules.ts';
import { accounts } from '../budgets/budgets.table.ts';
import { cartItems } from '../cart/cart.table.ts';
import { completePurchase } from '../checkout/checkout.service.ts';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { AppError } from '../errors/app-error.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { makeRequest, sentFile } from '../testing/requests.ts';
import { STORM, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { decideRequest } from './decide-request.ts';
import { moveRequest } from './move-request.ts';
import { answerReviewers, readComments } from './request-comments.ts';
import { requests } from './requests.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

/** How an attempt ended: done, refused with a code, or failed. */
async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : 'broken'),
  );
}

const counted = (outcomes: readonly string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]));

const noLocks = (text: string) => text.replaceAll(/for (no key )?update( of \w+)?/g, '');
const bugs = {
  noLocks,
  noMemory: (text: string) => text.replace('and r.idempotency_key =', "and 'nobody' ="),
  // A move does not check the request's status, and a pause lets others come between.
  noLocksNoWall: (text: string) =>
    noLocks(text)
      .replace(/and status = (\$\d+)::request_status/, 'and $1::request_status is not null')
      .replace('with moved as', 'with pause as materialized (select pg_sleep(0.02)), moved as'),
};

async function people() {
  const companyId = await shop.company();
  const [ana, boss, chief] = [
    await shop.person({ companyId, flexible: 100_000 }),
    await shop.person({ companyId, changes: { companyRoles: ['owner'] } }),
    await shop.person({ companyId, changes: { companyRoles: ['owner'] } }),
  ];
  return { ana, boss, chief };
}

const move = (on: Database, who: Person, side: RequestSide, requestId: number, to: RequestStatus) =>
  outcome(
    moveRequest(
      on,
      { companyId: who.companyId, actorId: who.userId, side },
      { requestId, to, reason: 'No name on it', now: clock.now },
    ),
  );
const requestsOf = ({ companyId }: Person) => database.select().from(requests).where(sql`company_id = ${companyId}`);
const money = async ({ companyId, userId }: Person) => {
  const mine = sql`company_id = ${companyId} and user_id = ${userId}`;
  const [flexible] = await database.select().from(accounts).where(mine);
  return { held: flexible?.held, spent: flexible?.spent };
};
const breachesOf = async ({ companyId }: Person) =>
  (await reconcile(database)).filter((breach) => Number(breach.company_id) === companyId);

describe(`${STORM / 2} requests and ${STORM / 2} purchases for the last money: one of them gets it`, () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana } = await people();
      const benefitId = await makeBenefit(database, clock.now);
      await database.insert(cartItems).values({ ...key(ana), benefitId, createdAt: clock.now });
      const purchase = () =>
        completePurchase(on, { person: ana, language: 'EN', idempotencyKey: null, seen: null, now: clock.now });
      const outcomes = await storm(database, (index) =>
        outcome(index % 2 === 0 ? makeRequest(on, clock.now, ana) : purchase()),
      );
      expect(counted(outcomes).done).toBe(1);
      expect(outcomes).not.toContain('broken');
      const { held, spent } = await money(ana);
      expect([held, spent].sort()).toEqual([0, 100_000]);
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noLocks: bugs.noLocks },
  );
});

describe('two reviewers who decide at once', () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana, boss, chief } = await people();
      const id = await makeRequest(database, clock.now, ana);
      await move(database, boss, 'reviewer', id, 'in_review');
      const outcomes = await storm(database, (index) =>
        index % 2 === 0 ? move(on, boss, 'reviewer', id, 'accepted') : move(on, chief, 'reviewer', id, 'rejected'),
      );
      expect(counted(outcomes)).toEqual({ done: 1, 'requests.status': STORM - 1 });
      const [request] = await requestsOf(ana);
      expect(await money(ana)).toEqual({ held: 0, spent: request?.status === 'accepted' ? 100_000 : 0 });
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noLocks: bugs.noLocks, noLocksNoWall: bugs.noLocksNoWall },
  );
});

describe('an employee who cancels while a reviewer takes the request up and accepts it', () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana, boss } = await people();
      const id = await makeRequest(database, clock.now, ana);
      const outcomes = await storm(database, async (index) => {
        if (index % 2 === 0) return move(on, ana, 'employee', id, 'cancelled');
        await move(on, boss, 'reviewer', id, 'in_review');
        return move(on, boss, 'reviewer', id, 'accepted');
      });
      expect(counted(outcomes)).toEqual({ done: 1, 'requests.status': STORM - 1 });
      const [request] = await requestsOf(ana);
      expect(await money(ana)).toEqual({ held: 0, spent: request?.status === 'accepted' ? 100_000 : 0 });
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noLocks: bugs.noLocks, noLocksNoWall: bugs.noLocksNoWall },
  );
});

const decide = (on: Database, who: Person, requestId: number, decision: 'accepted' | 'rejected' | 'question') => {
  const seen = { status: 'pending' as const, comment: null };
  const words = decision === 'accepted' ? '' : `From ${who.userId}`;
  const mover = { companyId: who.companyId, actorId: who.userId, side: 'reviewer' as const };
  return outcome(decideRequest(on, mover, { requestId, decision, words, seen, now: clock.now }));
};
const mailsOf = async ({ companyId }: Person) =>
  (await database.execute(sql`select payload->>'news' as news from outbox where company_id = ${companyId}`)).rows;

describe('reviewers who take a pending request up and decide it in one call, each again and again', () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana, boss, chief } = await people();
      const id = await makeRequest(database, clock.now, ana);
      const who = storm(database, (index) =>
        index % 2 === 0 ? decide(on, boss, id, 'accepted') : decide(on, chief, id, 'rejected'),
      );
      // Each call of the first reviewer gets the same answer; each call of the other one is refused.
      expect(counted(await who)).toEqual({ done: STORM / 2, 'requests.status': STORM / 2 });
      const [request] = await requestsOf(ana);
      expect(await money(ana)).toEqual({ held: 0, spent: request?.status === 'accepted' ? 100_000 : 0 });
      expect(await mailsOf(ana)).toEqual([{ news: request?.status }]);
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noLocks: bugs.noLocks, noLocksNoWall: bugs.noLocksNoWall },
  );
});

describe('an employee who cancels while reviewers accept, reject and ask in one call', () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana, boss, chief } = await people();
      const id = await makeRequest(database, clock.now, ana);
      const outcomes = await storm(database, (index) => {
        if (index % 3 === 0) return move(on, ana, 'employee', id, 'cancelled');
        return index % 3 === 1 ? decide(on, boss, id, 'accepted') : decide(on, chief, id, 'question');
      });
      expect(outcomes).not.toContain('broken');
      const [request] = await requestsOf(ana);
      const status = request?.status;
      expect(['cancelled', 'accepted', 'in_review']).toContain(status);
      expect(await money(ana)).toEqual({
        held: status === 'in_review' ? 100_000 : 0,
        spent: status === 'accepted' ? 100_000 : 0,
      });
      const news = { cancelled: [], accepted: [{ news: 'accepted' }], in_review: [{ news: 'question' }] };
      expect(await mailsOf(ana)).toEqual(news[status as keyof typeof news]);
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noLocks: bugs.noLocks, noLocksNoWall: bugs.noLocksNoWall },
  );
});

describe('an employee who writes: nobody who has not seen it decides after it', () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana, boss } = await people();
      const id = await makeRequest(database, clock.now, ana);
      const outcomes = await storm(database, async (index) => {
        await answerReviewers(on, ana, { requestId: id, text: `Word ${index}`, now: clock.now });
        return decide(on, boss, id, 'accepted');
      });
      expect(counted(outcomes)).toEqual({ 'requests.seen': STORM });
      expect(await money(ana)).toEqual({ held: 100_000, spent: 0 });
      expect(await mailsOf(ana)).toEqual([]);
    },
    { readsNone: (text) => text.replace('last.id as "lastComment"', 'null::bigint as "lastComment"') },
  );
});

describe('an employee whose words are sent many times at once: they are written once', () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana } = await people();
      const id = await makeRequest(database, clock.now, ana);
      const answered = await storm(database, () =>
        answerReviewers(on, ana, { requestId: id, text: 'The other side', now: clock.now }),
      );
      const written = await readComments(database, ana, id);
      expect(written).toMatchObject([{ text: 'The other side', by: 'employee' }]);
      expect(answered).toEqual(answered.map(() => written[0]));
    },
    { noLocks: bugs.noLocks },
  );
});

describe('an employee who files again what one reviewer rejects while another accepts it', () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana, boss, chief } = await people();
      const resubmits = await makeRequest(database, clock.now, ana, { amount: 1000 });
      const outcomes = await storm(database, async (index) => {
        if (index % 3 === 0) return decide(on, chief, resubmits, 'accepted');
        if (index % 3 === 1) return decide(on, boss, resubmits, 'rejected');
        return outcome(makeRequest(on, clock.now, ana, { resubmits, file: null, amount: 1000 }));
      });
      expect(outcomes).not.toContain('broken');
      const [first, second] = await requestsOf(ana);
      expect(second?.resubmits ?? null).toBe(first?.status === 'rejected' && second ? resubmits : null);
      expect(await money(ana)).toEqual({
        held: second ? 1000 : 0,
        spent: first?.status === 'accepted' ? 1000 : 0,
      });
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noLocksNoWall: bugs.noLocksNoWall },
  );
});

describe(`one key sent ${STORM} times at once is one request and one answer`, () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana } = await people();
      const ids = new Set<number>();
      const outcomes = await storm(database, () => {
        const file = sentFile(ana, clock.now, `receipt of ${ana.userId}`);
        const filed = makeRequest(on, clock.now, ana, {
          idempotencyKey: 'one-attempt',
          file,
          duplicateAccepted: false,
        });
        return outcome(filed.then((id) => ids.add(id)));
      });
      expect(counted(outcomes)).toEqual({ done: STORM });
      expect(ids.size).toBe(1);
      expect(await requestsOf(ana)).toHaveLength(1);
      expect(await money(ana)).toEqual({ held: 100_000, spent: 0 });
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noMemory: bugs.noMemory, noLocks: bugs.noLocks },
  );
});

describe('a rejected request that is filed again from many tabs at once is filed again once', () => {
  noticing(
    shop,
    async (_send, on) => {
      const { ana, boss } = await people();
      const resubmits = await makeRequest(database, clock.now, ana, { amount: 1000 });
      await move(database, boss, 'reviewer', resubmits, 'in_review');
      await move(database, boss, 'reviewer', resubmits, 'rejected');
      const outcomes = await storm(database, () =>
        outcome(makeRequest(on, clock.now, ana, { resubmits, file: null, amount: 1000 })),
      );
      expect(counted(outcomes)).toEqual({ done: 1, 'requests.resubmit': STORM - 1 });
      expect(await money(ana)).toEqual({ held: 1000, spent: 0 });
      expect(await breachesOf(ana)).toEqual([]);
    },
    { noLocks: bugs.noLocks },
  );
});

const key = ({ companyId, userId }: Person) => ({ companyId, userId });
