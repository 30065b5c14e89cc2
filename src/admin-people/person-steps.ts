import type { ListedColleague } from '#contract/staff/person.contract.ts';
import type { Endings } from '../admin/use-endings.ts';
import { type NamedLeaver, named } from './use-person-ending.tsx';

/** What a step needs to know of a person. */
export type SteppedPerson = Pick<
  ListedColleague,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'pending_email'
  | 'state'
  | 'ends_on'
  | 'revision'
  | 'invitation'
  | 'company_roles'
> & {
  /** Where it is known: whether signing in asks them for a one-time code. */
  has_code?: boolean;
};

/** What can be done with a person, by the name of its words. */
export type PersonStep =
  | 'giveBudget'
  | 'roles'
  | AddressStep
  | 'invite'
  | 'inviteAgain'
  | 'withdraw'
  | 'stay'
  | 'leave'
  | 'leaveOtherwise'
  | 'reopen'
  | Measure;

const SIGN_IN = ['passwordLink', 'signOut', 'codeOff'] as const;

/** What is done about how somebody signs in, or about what is known of who has left: each is asked for with a reason. */
export const MEASURES = [...SIGN_IN, 'erase'] as const;
export type Measure = (typeof MEASURES)[number];

/** What is done about the address of an account: another one is asked for, its link sent again, or it is taken back. */
export const ADDRESS_STEPS = ['address', 'addressAgain', 'addressBack'] as const;
export type AddressStep = (typeof ADDRESS_STEPS)[number];

/** Moving people to other addresses, one at a time. */
export interface AddressSteps<Row> {
  /** Whether one may, of this person. */
  may: (person: Row) => boolean;
  /** Asks which address it is to be. */
  ask: (person: Row) => void;
  again: (person: Row) => void;
  takeBack: (person: Row) => void;
  isBusy: (person: Row) => boolean;
}

/** Inviting people of a site, one at a time. */
export interface Inviting<Row> {
  invite: (person: Row) => void;
  /** Nothing where a site cannot withdraw. */
  withdraw?: (person: Row) => void;
  isBusy: (person: Row) => boolean;
}

/** What a list of people has its rows and forms done with. */
export interface PersonPart<Row extends SteppedPerson> {
  inviting: Inviting<Row>;
  addresses: AddressSteps<Row>;
  endings: Pick<Endings<NamedLeaver<Row>, never>, 'ask' | 'restore' | 'isRestoring'>;
  /** Whether one may do more with people than read of them, and give roles. */
  writes: boolean;
  /** Leads to where somebody is given a budget; nothing for who may give none, or on a site where none is given. */
  give?: ((person: Row) => void) | undefined;
  /** Shows somebody's roles; nothing for who may not see them. */
  roles?: ((person: Row) => void) | undefined;
  /** Asks why something is done about how somebody signs in; nothing for who may not do that. */
  secure?: ((person: Row, measure: Measure) => void) | undefined;
  /** Whether that is who is here: one does not close one's own account. */
  isSelf: (person: Row) => boolean;
}

export interface PersonSteps<Row extends SteppedPerson> extends PersonPart<Row> {
  person: Row;
}

/** All that can be done with a person now, and of it what is due. */
export function usePersonSteps<Row extends SteppedPerson>(props: PersonSteps<Row>) {
  const { person, inviting, addresses, endings, isSelf, give, roles, secure, writes } = props;
  const { state } = person;
  const isLate = state === 'added' || state === 'expired';
  // Who only registered counts as nobody yet, and is invited as anybody (decision 184).
  const again: PersonStep = state === 'added' || state === 'registered' ? 'invite' : 'inviteAgain';
  const takes: Record<PersonStep, () => void> = {
    giveBudget: () => give?.(person),
    roles: () => roles?.(person),
    address: () => addresses.ask(person),
    addressAgain: () => addresses.again(person),
    addressBack: () => addresses.takeBack(person),
    invite: () => inviting.invite(person),
    inviteAgain: () => inviting.invite(person),
    withdraw: () => inviting.withdraw?.(person),
    stay: () => endings.restore(named(person)),
    reopen: () => endings.restore(named(person)),
    leave: () => endings.ask(named(person)),
    leaveOtherwise: () => endings.ask(named(person)),
    passwordLink: () => secure?.(person, 'passwordLink'),
    signOut: () => secure?.(person, 'signOut'),
    codeOff: () => secure?.(person, 'codeOff'),
    erase: () => secure?.(person, 'erase'),
  };
  const written: PersonStep[] = [
    ...(isLate || state === 'invited' || state === 'registered' ? [again] : []),
    ...(state === 'invited' && inviting.withdraw ? (['withdraw'] as const) : []),
    ...(isSelf(person) ? [] : leavingOf(state)),
  ];
  const isIn = state === 'active' || state === 'leaving';
  const moves = isIn && !isSelf(person) && addresses.may(person) ? movesOf(person) : [];
  const measures = secure && !isSelf(person) ? measuresOf(person, isIn) : [];
  const steps: PersonStep[] = [
    // Nobody gives one to themselves alone, nor to whoever has left.
    ...(give && !isOver(state) && !isSelf(person) ? (['giveBudget'] as const) : []),
    ...(roles && isIn ? (['roles'] as const) : []),
    ...measures,
    ...(writes ? [...moves, ...written] : []),
  ];
  return {
    steps,
    due: isLate && writes ? again : null,
    take: (step: PersonStep) => takes[step](),
    isBusy: inviting.isBusy(person) || addresses.isBusy(person) || endings.isRestoring(named(person)),
  };
}

const movesOf = ({ pending_email: waits }: SteppedPerson): readonly AddressStep[] =>
  waits ? ADDRESS_STEPS : ['address'];

function measuresOf({ state, has_code }: SteppedPerson, isIn: boolean): readonly Measure[] {
  if (state === 'ended') return ['erase'];
  return isIn ? SIGN_IN.filter((each) => each !== 'codeOff' || has_code) : [];
}

const isOver = (state: SteppedPerson['state']): boolean => state === 'ended' || state === 'erased';

function leavingOf(state: SteppedPerson['state']): readonly PersonStep[] {
  if (state === 'leaving') return ['stay', 'leaveOtherwise'];
  if (state === 'ended') return ['reopen'];
  return state === 'erased' ? [] : ['leave'];
}
