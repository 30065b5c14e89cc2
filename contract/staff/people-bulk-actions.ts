/** Bulk actions of a company on its people. */
export const COLLEAGUE_ACTIONS = ['invite', 'unit', 'end'] as const;
export type ColleagueAction = (typeof COLLEAGUE_ACTIONS)[number];

/** Bulk actions of the platform on people of any company. */
export const USER_ACTIONS = ['sign_out', 'end'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

export type PeopleAction = ColleagueAction | UserAction;

/** Actions that cannot be taken back: the mail is sent, or the devices are signed out. */
export const FINAL_ACTIONS = ['invite', 'sign_out'] as const satisfies readonly PeopleAction[];

/** Values that each action needs, and further values that it accepts. */
export const PEOPLE_VALUES: Record<PeopleAction, { needs: readonly PeopleValue[]; takes: readonly PeopleValue[] }> = {
  invite: { needs: [], takes: ['on'] },
  unit: { needs: ['unit'], takes: [] },
  end: { needs: ['last_day', 'reason'], takes: [] },
  sign_out: { needs: ['reason'], takes: [] },
};
export type PeopleValue = 'on' | 'unit' | 'last_day' | 'reason';

/** Why a person is left out. */
export const PEOPLE_REFUSALS = [
  'same',
  'self',
  'roles',
  'last_owner',
  'closed',
  'account',
  'no_account',
  'limit',
] as const;
export type PeopleRefusal = (typeof PEOPLE_REFUSALS)[number];
