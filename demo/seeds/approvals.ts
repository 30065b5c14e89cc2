import { approvalKinds as kinds } from '#server/approval-kinds.ts';
import { approve, withdraw } from '#server/approvals/decide.ts';
import { readApproval } from '#server/approvals/read-approval.ts';
import type { Transaction } from '#server/database/database.ts';
import { APPROVAL_NOTES } from '../composer/approvals.ts';
import { known } from '../known.ts';
import { callerOf } from './caller-of.ts';
import { type Given, give, LEARNING } from './gifts.ts';
import { type DemoPlaces, daysAgo, type Happening } from './places.ts';

const HEALTH = 3;

const NOTES = APPROVAL_NOTES.budgets;

const [PROPOSER, DECIDER] = ['goran.vasic', 'company-admin'] as const;

/** A proposed budget above the limit of a million dinars, with its day and decision. */
interface Proposed extends Given {
  proposed: number;
  ended?: { as: 'approved' | 'withdrawn'; daysAgo: number };
}

// A waiting proposal moves no money, so it can be for anybody; an approved one is for people who do not sign in.
const PROPOSED: readonly Proposed[] = [
  {
    proposed: 38,
    category: LEARNING,
    amount: 260_000,
    note: NOTES.school,
    people: ['ana.jovanovic', 'marko.nikolic', 'jovana.djukic', 'stefan.colic'],
    ended: { as: 'approved', daysAgo: 37 },
  },
  {
    proposed: 17,
    category: null,
    amount: 65_000,
    note: NOTES.equipment,
    people: null,
    ended: { as: 'withdrawn', daysAgo: 16.9 },
  },
  { proposed: 3.1, category: HEALTH, amount: 70_000, note: NOTES.checkUps, people: null },
  {
    proposed: 1.1,
    category: LEARNING,
    amount: 260_000,
    note: NOTES.conference,
    people: ['employee', 'content', 'budgets', 'jovana.djukic'],
  },
  {
    proposed: 0.1,
    category: null,
    amount: 255_000,
    note: NOTES.delivery,
    people: ['ana.jovanovic', 'marko.nikolic', 'jovana.djukic', 'stefan.colic'],
  },
];

/** Proposals of the first company, waiting and decided, made through the shop's own services with the clock set to those days. */
export function approvalsOf(transaction: Transaction, places: DemoPlaces): Happening[] {
  const { people } = places;
  return PROPOSED.flatMap(({ proposed, ended, ...given }) => {
    let id = 0;
    const propose = async (moment: Date) => {
      const { approval } = await give(transaction, people, { by: PROPOSER, given, now: moment });
      if (approval === null) throw new Error(`"${given.note}" is not above the limit`);
      id = approval;
    };
    const end = (moment: Date) => (ended?.as === 'approved' ? approveIt(moment) : withdrawIt(moment));
    const later = ended ? [{ at: daysAgo(ended.daysAgo, places), happen: end }] : [];
    return [{ at: daysAgo(proposed, places), happen: propose }, ...later];

    async function approveIt(moment: Date): Promise<void> {
      const caller = callerOf(known(people, `${DECIDER}@izbor.demo`), { company_roles: ['owner'] });
      const { now: world } = await readApproval(transaction, caller, { id, kinds, now: moment });
      await approve(transaction, caller, { id, seen: world?.seen ?? '', kinds, now: moment });
    }

    function withdrawIt(moment: Date): Promise<void> {
      const caller = callerOf(known(people, `${PROPOSER}@izbor.demo`), { company_roles: ['budgets'] });
      return withdraw(transaction, caller, { id, kinds, now: moment });
    }
  });
}
