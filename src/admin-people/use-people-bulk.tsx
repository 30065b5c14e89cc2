import type { ComponentType } from 'react';
import type { PeoplePreview } from '#contract/staff/people-bulk.contract.ts';
import { FINAL_ACTIONS, type PeopleAction, type PeopleRefusal } from '#contract/staff/people-bulk-actions.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BulkAction, BulkFieldsProps, BulkKind, Values } from '../admin/bulk/bulk-kind.ts';
import { PeopleBulkEffects, saysOf } from './people-bulk-effects.tsx';
import { EndFields, InviteFields, SignOutFields, UnitFields } from './people-bulk-fields.tsx';
import { EMPTY, missingIn } from './people-bulk-values.ts';
import { fullName } from './person-name.ts';

type Row = PeoplePreview['sample'][number];
type Side = Row['before'];
type Effects = PeoplePreview['effects'];

/** The bulk calls of a site, without the texts. */
export type PeopleBulkCalls = Pick<BulkKind<Effects>, 'preview' | 'run' | 'read' | 'undo' | 'changes' | 'uses'>;

const FIELDS: Record<PeopleAction, ComponentType<BulkFieldsProps>> = {
  invite: InviteFields,
  unit: UnitFields,
  end: EndFields,
  sign_out: SignOutFields,
};

/** Bulk actions on people; `actions` are in the order of the shelf of selected rows. */
export function usePeopleBulk(actions: readonly PeopleAction[], calls: PeopleBulkCalls): BulkKind<Effects> {
  const t = useTexts(adminPeopleTexts);
  const actionOf = useAction();
  const sideOf = useSide();
  return {
    ...calls,
    actions: actions.map(actionOf),
    counted: (count) => t('counted', { count }),
    nameOf: (row) => [fullName(row as Row), (row as Row).email].filter(Boolean).join(', '),
    refusedFor: (code) => t(`many.refused.${code as PeopleRefusal}`),
    shown: (action, row, side) => sideOf(action as PeopleAction, (row as Row)[side]),
    effects: (effects, action) => saysOf(action, effects) && <PeopleBulkEffects action={action} effects={effects} />,
  };
}

function useAction() {
  const t = useTexts(adminPeopleTexts);
  const say = useTexts(recordsTexts);
  const problemsOf = (values: Values): Readonly<Record<string, string>> =>
    Object.fromEntries(
      missingIn(values).map((name) => [name, name === 'on' ? t('invite.noDay') : say('ending.problem.missing')]),
    );
  return (key: PeopleAction): BulkAction => ({
    key,
    label: t(`many.${key}`),
    title: t(`many.${key}.title`),
    confirm: (count) => t(`many.${key}.confirm`, { count }),
    isFinal: FINAL_ACTIONS.some((action) => action === key),
    asks: { initial: EMPTY[key], problemsOf, fields: FIELDS[key] },
  });
}

function useSide() {
  const t = useTexts(adminPeopleTexts);
  return (action: PeopleAction, { state, unit, last_day: day, sessions = 0 }: Side): string => {
    if (action === 'unit') return unit || t('many.unit.none');
    if (action === 'sign_out') return t('many.devices', { count: sessions });
    if (state === 'leaving' && day) return t('state.leavingOn', { day: formatDay(day) });
    return state ? t(`state.${state}`) : '';
  };
}
