import type { ListedColleague } from '#contract/staff/person.contract.ts';
import type { Endings } from '../admin/endings/use-endings.ts';
import { type NamedLeaver, named } from './use-person-ending.tsx';

/** The fields of a person on which the steps depend. */
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
  /** Whether the person signs in with a one-time code; undefined where unknown. */
  has_code?: boolean;
};

/** The steps with a person, which are also the keys of their texts. */
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

/** Measures about signing in or about the data of someone who has left; each needs a reason. */
export const MEASURES = [...SIGN_IN, 'erase'] as const;
export type Measure = (typeof MEASURES)[number];

/** Steps about the e-mail address of an account: ask for another, send its link again, take it back. */
export const ADDRESS_STEPS = ['address', 'addressAgain', 'addressBack'] as const;
export type AddressStep = (typeof ADDRESS_STEPS)[number];

/** The steps that change addresses of people. */
export interface AddressSteps<Row> {
  /** Whether the caller may change the address of this person. */
  may: (person: Row) => boolean;
  /** Opens the dialog of the new address. */
  ask: (person: Row) => void;
  again: (person: Row) => void;
  takeBack: (person: Row) => void;
  isBusy: (person: Row) => boolean;
}

/** The steps that invite people of a site. */
export interface Inviting<Row> {
  invite: (person: Row) => void;
  /** Undefined on a site that cannot withdraw invitations. */
  withdraw?: (person: Row) => void;
  isBusy: (person: Row) => boolean;
}

/** The steps that the rows and the form of a list of people use. */
export interface PersonPart<Row extends SteppedPerson> {
  inviting: Inviting<Row>;
  addresses: AddressSteps<Row>;
  endings: Pick<Endings<NamedLeaver<Row>, never>, 'ask' | 'restore' | 'isRestoring'>;
  /** Whether the caller may do more than read people and give roles. */
  writes: boolean;
  /** Opens the page that gives this person a budget; undefined for admins and sites that cannot. */
  give?: ((person: Row) => void) | undefined;
  /** Opens the person's roles; undefined for admins who may not see them. */
  roles?: ((person: Row) => void) | undefined;
  /** Opens the dialog of a measure; undefined for admins who may not take it. */
  secure?: ((person: Row, measure: Measure) => void) | undefined;
  /** Whether the person is the admin themselves, who cannot close their own account. */
  isSelf: (person: Row) => boolean;
}

export interface PersonSteps<Row extends SteppedPerson> extends PersonPart<Row> {
  person: Row;
}

/** All steps that are possible with a person now, and the one that is due. */
export function usePersonSteps<Row extends SteppedPerson>(props: PersonSteps<Row>) {
  const { person, inviting, addresses, endings, isSelf, give, roles, secure, writes } = props;
  const { state } = person;
  const isLate = state === 'added' || state === 'expired';
  // Someone who only registered has no account yet, and is invited like anyone else (decision 184).
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
    // No one gives a budget to only themselves, nor to someone who has left.
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
