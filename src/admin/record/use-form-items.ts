import { useState } from 'react';
import { moveInOrder } from '../reordering/move-in-order.ts';
import type { LastMoved, Reordering } from '../reordering/reordering.ts';
import { useField, useRecordForm, useRecordPart } from './record-context.ts';

interface FormItem {
  id: number;
}

/** An item that was removed from a list, and its place there. */
interface Removed<T extends FormItem> {
  item: T;
  at: number;
}

/** The items of a list in the form, in their order. */
export interface FormItems<T extends FormItem> {
  id: string;
  label: string;
  all: readonly T[];
  error: string | undefined;
  disabled: boolean;
  moving: Reordering;
  /** The problem of a part of an item. */
  problemOf: (id: number, part: string) => string | undefined;
  /** The first thing with a problem. */
  wrong: number | null;
  change: (id: number, change: Partial<T>) => void;
  remove: (id: number) => void;
  /** The things removed here and not restored, the last one first. */
  removed: readonly Removed<T>[];
  /** Whether the saved record still has one of the removed things. */
  isToBeSaved: boolean;
  /** Restores the last one at its place. */
  restore: () => void;
}

/** A field of the form that holds an ordered list of items. */
export function useFormItems<T extends FormItem>(name: string): FormItems<T> {
  const { id, label, value, error, disabled, onValue } = useField<readonly T[]>(name);
  const [out, setOut] = useState<readonly Removed<T>[]>([]);
  const { problems, wrongAt } = useItemProblems(name);
  const idAt = (at: number) => value[at]?.id ?? null;
  const removed = out.filter(({ item }) => value.every((one) => one.id !== item.id));
  const stored = useRecordPart(({ context }) => context.base.fields[name] as readonly T[] | undefined) ?? [];
  return {
    id,
    label,
    all: value,
    error,
    disabled,
    moving: useReorderingItems(value, disabled, onValue),
    problemOf: (of, part) => problems(`${value.findIndex((one) => one.id === of)}.${part}`),
    wrong: wrongAt === null ? null : idAt(wrongAt),
    change: (of, change) => onValue(value.map((one) => (one.id === of ? Object.assign({}, one, change) : one))),
    remove: (of) => {
      const at = value.findIndex((one) => one.id === of);
      const item = value[at];
      if (!item) return;
      setOut([{ item, at }, ...removed]);
      onValue(value.toSpliced(at, 1));
    },
    removed,
    isToBeSaved: removed.some(({ item }) => stored.some((one) => one.id === item.id)),
    restore: () => {
      const [last, ...rest] = removed;
      if (!last) return;
      setOut(rest);
      onValue(value.toSpliced(Math.min(last.at, value.length), 0, last.item));
    },
  };
}

/** Problems within the items of a list, by their places: `2.alt_sr`. */
function useItemProblems(name: string) {
  const form = useRecordForm();
  const found = useRecordPart(({ context }) =>
    Object.fromEntries(Object.entries(context.problems).filter(([field]) => field.startsWith(`${name}.`))),
  );
  const [first] = Object.keys(found);
  return {
    problems: (way: string) => {
      const problem = found[`${name}.${way}`];
      return problem === undefined ? undefined : form.sayProblem(problem, `${name}.${way}`);
    },
    wrongAt: first === undefined ? null : Number(first.split('.')[1]),
  };
}

function useReorderingItems<T extends FormItem>(
  all: readonly T[],
  disabled: boolean,
  onValue: (all: readonly T[]) => void,
): Reordering {
  const [last, setLast] = useState<LastMoved | null>(null);
  const [asked, ask] = useState<number | null>(null);
  const ids = all.map(({ id }) => id);
  const count = ids.length;
  const placeOf = (id: number) => ids.indexOf(id) + 1;
  const to = (id: number, place: number) => {
    const order = moveInOrder(ids, { id, place });
    const items = new Map(all.map((item) => [item.id, item]));
    if (disabled || order.every((each, at) => each === ids[at])) return;
    onValue(order.flatMap((each) => items.get(each) ?? []));
    setLast({ id, place: order.indexOf(id) + 1, count });
  };
  return {
    placeOf: (id) => ({ place: placeOf(id), count, canMove: !disabled && count > 1 && placeOf(id) > 0 }),
    by: (id, steps) => to(id, placeOf(id) + steps),
    to,
    onto: (id, other) => to(id, placeOf(other)),
    ask,
    asked,
    cancel: () => ask(null),
    last,
  };
}
