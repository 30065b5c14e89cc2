import { type AnyStateMachine, assign, fromPromise } from 'xstate';
import {
  at,
  type Change,
  change,
  changed,
  type Json,
  type Mutant,
  nodesOf,
  placesOf,
  remove,
} from './changed-machine.ts';

type Named = { type: string };
type Assignment = ((...given: unknown[]) => Json) | Json;
type Assigning = { type: 'xstate.assign'; assignment: Assignment };

/**
 * Mutants of a machine, each without one of its effects: an action, a value that an action assigns, the input of a call, a watcher, the
 * re-entry of a state; and for each of its own delays one of half and one of double length.
 */
export function effectMutantsOf(machine: AnyStateMachine): Mutant[] {
  const config = machine.config as Json;
  const changes = nodesOf(config, machine.id).flatMap(({ name, way, node }) => [
    ...['entry', 'exit'].flatMap((place) => withoutActions(node, [place], way, `${name} | ${place}`)),
    ...withoutInput(node, way, name),
    ...withoutWatching(node, way, name),
    ...placesOf(node).flatMap((place) => atTransitions(node, place, way, `${name} | ${place.join(' ')}`)),
  ]);
  return [
    ...changes.map(({ lacks, apply }) => ({ lacks, machine: changed(machine, apply) })),
    ...withoutAssignments(machine),
    ...withOtherDelays(machine),
  ];
}

/** The place that a test must pass to notice the mutant: a transition, an entry or an exit, or an action or a delay by name. */
export const placeOf = (lacks: string): string =>
  (lacks.includes(' | ') ? lacks.split(', ') : lacks.split(' '))[0] ?? '';

/** The unchanged machine, which reports each place that it passes (`placeOf`). */
export function telling(machine: AnyStateMachine, tell: (place: string) => void): AnyStateMachine {
  const before = (place: string, actions: unknown) => {
    const own = actions === undefined ? [] : [actions].flat();
    const tellAll = () => {
      for (const name of [place, ...own.map(nameOf)]) tell(name);
    };
    return [tellAll, ...own];
  };
  return changed(machine, (config) => {
    for (const { name, node } of nodesOf(config, machine.id)) {
      for (const place of placesOf(node)) {
        const written = at(node, place);
        const candidates = (written === undefined ? [] : [written].flat()) as Json[];
        for (const [index, candidate] of candidates.entries()) {
          // A target without actions has no effect here; an empty transition has to stay empty to block its event.
          if (typeof candidate !== 'object' || !(candidate.actions || candidate.target)) continue;
          candidate.actions = before(`${name} | ${place.join(' ')} ${index + 1}`, candidate.actions);
        }
      }
      node.exit = before(`${name} | exit`, node.exit);
      node.entry = before(`${name} | entry`, node.entry);
      const begun = [`${name} | invoke`, ...Object.keys((node.after ?? {}) as Json)];
      (node.entry as unknown[]).unshift(() => begun.forEach(tell));
    }
  });
}

function atTransitions(node: Json, place: readonly string[], way: readonly string[], name: string): Change[] {
  const written = at(node, place);
  const candidates = (written === undefined ? [] : [written].flat()) as Json[];
  const isList = Array.isArray(written);
  return candidates.flatMap((candidate, index) => {
    const here = isList ? [...place, String(index)] : place;
    const label = `${name} ${index + 1}`;
    const anew: Change[] = candidate.reenter
      ? [{ lacks: `${label}, beginning anew`, apply: (config) => remove(config, [...way, ...here, 'reenter']) }]
      : [];
    return [...withoutActions(node, [...here, 'actions'], way, label), ...anew];
  });
}

function withoutActions(node: Json, place: readonly string[], way: readonly string[], name: string): Change[] {
  const written = at(node, place);
  const actions = written === undefined ? [] : [written].flat();
  return actions.flatMap((action, index) => {
    const here = [...way, ...place];
    const without = {
      lacks: `${name}, without ${nameOf(action, index)}`,
      apply: (config: Json) => change(config, here, index, null),
    };
    if (!isAssigning(action)) return [without];
    const less = keysOf(action).map((key) => ({
      lacks: `${name}, ${nameOf(action, index)} without ${key}`,
      apply: (config: Json) => change(config, here, index, assignmentWithout(action, key)),
    }));
    return less.length > 1 ? [without, ...less] : [without];
  });
}

function withoutInput({ invoke }: Json, way: readonly string[], name: string): Change[] {
  if (!(invoke as Json | undefined)?.input) return [];
  const apply = (config: Json) => {
    (at(config, [...way, 'invoke']) as Json).input = {};
  };
  return [{ lacks: `${name} | invoke, without input`, apply }];
}

/** A watcher that is invoked without awaiting an answer; the mutant replaces it with one that never sends. */
function withoutWatching({ invoke }: Json, way: readonly string[], name: string): Change[] {
  const invoked = (invoke === undefined ? [] : [invoke].flat()) as Json[];
  return invoked.flatMap((one, index) => {
    if (one.onDone) return [];
    const silent = { ...one, src: fromPromise(() => new Promise(() => {})) };
    return [
      {
        lacks: `${name} | invoke, without ${one.src}`,
        apply: (config: Json) => change(config, [...way, 'invoke'], index, silent),
      },
    ];
  });
}

function withoutAssignments(machine: AnyStateMachine): Mutant[] {
  return Object.entries(machine.implementations.actions as Json).flatMap(([name, action]) =>
    isAssigning(action)
      ? keysOf(action).map((key) => ({
          lacks: `${name} without ${key}`,
          machine: implemented(machine, 'actions', name, assignmentWithout(action, key)),
        }))
      : [],
  );
}

function withOtherDelays(machine: AnyStateMachine): Mutant[] {
  const times = [
    ['half', 0.5],
    ['twice', 2],
  ] as const;
  return Object.entries(machine.implementations.delays as Json).flatMap(([name, delay]) =>
    times.map(([words, factor]) => ({
      lacks: `${name} at ${words} its length`,
      machine: implemented(
        machine,
        'delays',
        name,
        typeof delay === 'number'
          ? delay * factor
          : (...given: unknown[]) => (delay as (...args: unknown[]) => number)(...given) * factor,
      ),
    })),
  );
}

function implemented(machine: AnyStateMachine, kind: 'actions' | 'delays', name: string, by: unknown): AnyStateMachine {
  const all = machine.implementations as unknown as Record<string, Json>;
  return changed(machine, () => {}, { ...all, [kind]: { ...all[kind], [name]: by } });
}

const isAssigning = (action: unknown): action is Assigning =>
  (action as Named | undefined)?.type === 'xstate.assign' && 'assignment' in (action as object);

/** Keys that an assignment writes; an assignment by one function cannot be split. */
const keysOf = ({ assignment }: Assigning): string[] =>
  typeof assignment === 'function' ? ['all of it'] : Object.keys(assignment);

function assignmentWithout({ assignment }: Assigning, key: string): unknown {
  if (typeof assignment === 'function') return assign({});
  const { [key]: _, ...rest } = assignment;
  return assign(rest as never);
}

function nameOf(action: unknown, index: number): string {
  if (typeof action === 'string') return action;
  const { type } = action as Named;
  return type && !type.startsWith('xstate.') ? type : `action ${index + 1}`;
}
