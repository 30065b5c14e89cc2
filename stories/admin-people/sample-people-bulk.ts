import type { ColleagueBulk, PeoplePreview } from '#contract/staff/people-bulk.contract.ts';
import { NO_EFFECTS } from '#src/testing/colleagues.ts';
import { samplePeople } from './sample-people.ts';

const called = (place: number) => {
  const { id, first_name, last_name, email } = samplePeople[place] as (typeof samplePeople)[number];
  return { id, first_name, last_name, email };
};

const soon = () => new Date(Date.now() + 600_000).toISOString();

const STAYS = { state: 'active', last_day: null } as const;
const LEAVES = { state: 'leaving', last_day: '2099-12-31' } as const;

/** Preview of ending some people of a company. */
export const peopleEnding = (): PeoplePreview => ({
  id: 51,
  count: 6,
  affected: 3,
  refused: [
    { code: 'closed', count: 1, sample: [called(5)] },
    { code: 'last_owner', count: 1, sample: [called(0)] },
    { code: 'same', count: 1, sample: [called(4)] },
  ],
  effects: Object.assign({}, NO_EFFECTS, {
    accounts: 1,
    invitations: 1,
    requests: 2,
    subscriptions: 1,
    roles: 1,
    money: [{ currency: 'RSD', held: 12_400, left: 48_250.5 }],
  }),
  sample: [
    Object.assign({ before: STAYS, after: LEAVES }, called(1)),
    Object.assign({ before: { state: 'expired', last_day: null } as const, after: LEAVES }, called(2)),
  ],
  expires_at: soon(),
});

/** Preview of signing out some people of several companies. */
export const usersSignedOut = (): PeoplePreview => ({
  id: 52,
  count: 6,
  affected: 2,
  refused: [
    { code: 'no_account', count: 3, sample: [called(1), called(2), called(5)] },
    { code: 'roles', count: 1, sample: [called(3)] },
  ],
  effects: Object.assign({}, NO_EFFECTS, { accounts: 2, sessions: 5 }),
  sample: [
    Object.assign({ before: { sessions: 4 }, after: { sessions: 0 } }, called(0)),
    Object.assign({ before: { sessions: 1 }, after: { sessions: 0 } }, called(4)),
  ],
  expires_at: soon(),
});

/** A finished bulk change; one person was left out, because they were changed meanwhile. */
export const peopleEnded = (): ColleagueBulk => ({
  id: 51,
  action: 'end',
  status: 'done',
  task: 9,
  affected: 3,
  changed: 2,
  left_out: [Object.assign({ why: 'moved' as const }, called(2))],
  gone: 0,
  undo_until: soon(),
});
