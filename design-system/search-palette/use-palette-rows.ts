import { type KeyboardEvent, useState } from 'react';
import type { PaletteGroup, PaletteOption } from './palette-group.ts';
import { moved, optionKey, rowsOf, withActions } from './palette-moves.ts';

/** The active result, and the actions on it. The pointer activates a result without moving anything. */
export function usePaletteRows(
  groups: readonly PaletteGroup[],
  actionsOf: ((option: PaletteOption) => PaletteGroup | null) | undefined,
) {
  const [chosen, choose] = useState<string | null>(null);
  const [subject, mean] = useState<string | null>(null);
  const answers = rowsOf(groups);
  const meant = answers.find(({ key }) => key === subject) ?? answers[0];
  const actions = (meant && actionsOf?.(meant.option)) ?? null;
  const shown = withActions(groups, meant?.key ?? null, actions);
  const rows = rowsOf(shown);
  const keys = rows.map(({ key }) => key);
  // The active row may be gone after the next letter: then the first row is active.
  const active = chosen !== null && keys.includes(chosen) ? chosen : (keys[0] ?? null);
  const isAnswer = answers.some(({ key }) => key === active);

  /** Whether the key did something; Tab leads to the actions of the active result, and from there out of the list. */
  const press = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean => {
    if (key === 'Tab') return shiftKey ? leadBack() : leadToActions();
    const next = moved(keys, active, key);
    if (next === null) return false;
    choose(next);
    if (answers.some((answer) => answer.key === next)) mean(next);
    return true;
  };
  const leadToActions = (): boolean => {
    const from = answers.find((answer) => answer.key === active);
    const group = from && actionsOf?.(from.option);
    const [first] = group?.options ?? [];
    if (!from || !group || !first) return false;
    mean(from.key);
    choose(optionKey(group, first));
    return true;
  };
  const leadBack = (): boolean => {
    const isBack = !isAnswer && meant !== undefined;
    if (isBack) choose(meant.key);
    return isBack;
  };
  return {
    groups: shown,
    active,
    option: rows.find(({ key }) => key === active)?.option,
    press,
    point: choose,
    /** Resets the active row for another search. */
    forget: () => {
      choose(null);
      mean(null);
    },
  };
}
