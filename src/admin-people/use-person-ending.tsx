import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { ListedColleague } from '#contract/staff/person.contract.ts';
import type { deactivateColleague, PersonImpact } from '#contract/staff/person-ending.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { EndTry, Saved } from '#machines/records/ending.machine.ts';
import { AT_ONCE, type EndingKind } from '../admin/endings/ending-kind.ts';
import type { Changed } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { EndingConsequences } from './ending-consequences.tsx';
import { fullName } from './person-name.ts';

/** The fields of a person on which closing an account depends. */
export type Leaver = Pick<ListedColleague, 'id' | 'first_name' | 'last_name' | 'state' | 'ends_on' | 'revision'>;
export type NamedLeaver<Person extends Leaver> = Person & { name: string };

/** A person with the name that the dialog shows. */
export const named = <Person extends Leaver>(person: Person): NamedLeaver<Person> =>
  Object.assign({ name: fullName(person) }, person);

/** The calls of a site that close accounts. */
export interface EndingCalls<Person extends Leaver> {
  idOf: (person: Person) => number;
  read: (person: Person, signal: AbortSignal) => Promise<readonly [Leaver, PersonImpact | null]>;
  end: (person: Person, seen: number, body: BodyOf<typeof deactivateColleague>) => Promise<Saved>;
  reopen: (person: Person, seen: number) => Promise<Saved>;
  /** The currency of the person's company. */
  currencyOf: (person: Person) => Currency;
  /** Address of the page on which another owner is appointed. */
  owners: string;
  changes: readonly Changed[];
}

type Effects = PersonImpact['effects'];

/** Calls and texts of closing an account, now or after a last day, and of taking that back. */
export function usePersonEnding<Person extends Leaver>(
  calls: EndingCalls<Person>,
): EndingKind<NamedLeaver<Person>, Effects> {
  const t = useTexts(adminPeopleTexts);
  const wordsOf = useEndingWords(calls);
  return {
    idOf: calls.idOf,
    read: (person, signal, tried) => readEnding(calls, { person, signal, tried }),
    end: (person, { seen, impact, answers }) =>
      calls.end(person, seen, {
        impact: impact ?? '',
        reason: answers.reason ?? '',
        last_day: answers.last_day === AT_ONCE ? null : (answers.last_day ?? ''),
      }),
    restore: calls.reopen,
    wordsOf,
    ended: ({ name }, { last_day: day = AT_ONCE }) =>
      day === AT_ONCE ? t('end.done', { name }) : t('end.lastDay', { name, day: formatDay(day) }),
    restored: ({ name }) => t('end.restored', { name }),
    changes: calls.changes,
  };
}

interface Reading<Person extends Leaver> {
  person: Person;
  signal: AbortSignal;
  tried: EndTry | null;
}

/** The tried last day counts as set where the person now has it; a closed account has no impact. */
async function readEnding<Person extends Leaver>(
  calls: EndingCalls<Person>,
  { person, signal, tried }: Reading<Person>,
) {
  const [{ revision, state, ends_on: day }, seen] = await calls.read(person, signal);
  const isSet = tried !== null && revision > tried.seen && day !== null && day === tried.answers.last_day;
  const offered = state !== 'ended' && state !== 'erased' && !isSet;
  if (!seen) return { revision, offered: false, weight: 'harmless' as const, impact: null, effects: NOTHING };
  const { impact, weight, effects } = seen;
  return { revision, offered, weight, impact, effects };
}

const NOTHING: Effects = {
  account: false,
  open_requests: 0,
  held: 0,
  subscriptions: 0,
  next_charge: null,
  cart_items: 0,
  left: 0,
  left_in_categories: 0,
  invitation: false,
  roles: 0,
  last_owner: false,
};

function useEndingWords<Person extends Leaver>({ currencyOf, owners }: EndingCalls<Person>) {
  const t = useTexts(adminPeopleTexts);
  const orNow = {
    now: t('end.now'),
    nowHint: t('end.nowHint'),
    later: t('end.later'),
    laterHint: t('end.laterHint'),
  };
  return (person: NamedLeaver<Person>) => ({
    title: t('end.title', { name: person.name }),
    confirm: t('end.confirm'),
    cancel: t('end.cancel'),
    over: t('end.over'),
    consequences: (effects: Effects) => (
      <EndingConsequences effects={effects} currency={currencyOf(person)} owners={owners} />
    ),
    moved: (effects: Effects, before: Effects) =>
      effects.open_requests === before.open_requests ? '' : t('end.moved', { count: effects.open_requests }),
    fields: {
      last_day: { need: 'required' as const, label: t('end.when'), day: { min: businessDay(serverNow()), orNow } },
      reason: { need: 'required' as const, hint: t('end.reasonHint') },
    },
  });
}
