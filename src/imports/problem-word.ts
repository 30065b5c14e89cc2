import { numberedCell } from '#contract/imports/import.rules.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import type { ComboboxOption } from '#design-system/combobox/combobox-props.ts';

export type Group = Import['groups'][number];

/** The query for the rows of a group. */
export const fixOf = ({ field, code, from }: Group) => Object.assign({ field, code }, from === null ? {} : { from });

/** A record that a cell may name: its name here, and all its names. */
export interface Thing {
  id: number;
  name: string;
  names: readonly string[];
  detail?: string | undefined;
}

/** The records, those first that have the given word as a name. */
export function likelyFirst(things: readonly Thing[], word: string | null): readonly Thing[] {
  const isMeant = ({ names }: Thing) => word !== null && names.some((name) => searchKey(name) === searchKey(word));
  return [...things.filter(isMeant), ...things.filter((one) => !isMeant(one))];
}

/** The cell text for each record: its name, followed by its number where others have the same name. */
export function cellsOf(things: readonly Thing[], isOfSeveral = false): ComboboxOption[] {
  const times = new Map<string, number>();
  for (const { names } of things)
    for (const key of new Set(names.map(searchKey))) times.set(key, (times.get(key) ?? 0) + 1);
  return things.map(({ id, name, detail }) => {
    const isAlone = !isOfSeveral && times.get(searchKey(name)) === 1;
    const cell = isAlone ? name : numberedCell(name, id);
    return Object.assign({ value: cell, label: cell }, detail === undefined ? {} : { detail });
  });
}
