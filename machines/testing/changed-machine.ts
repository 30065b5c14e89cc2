import { type AnyStateMachine, createMachine } from 'xstate';

export type Json = Record<string, unknown>;

/** A machine with one thing missing, and the name of that thing. */
export interface Mutant {
  lacks: string;
  machine: AnyStateMachine;
}

/** A change to a copy of a machine's config. */
export interface Change {
  lacks: string;
  apply: (config: Json) => void;
}

/** A limit, since a machine without one of its guards may loop for ever. */
const options = { maxIterations: 1000 };

/** A copy of the machine with a changed config; the machine itself stays unchanged. */
export function changed(
  machine: AnyStateMachine,
  apply: (config: Json) => void,
  implementations: unknown = machine.implementations,
): AnyStateMachine {
  const config = copy(machine.config) as Json;
  apply(config);
  return createMachine({ ...config, options }, implementations as never);
}

/** A node of a config, with its path from the root. */
export interface ConfigNode {
  name: string;
  way: readonly string[];
  node: Json;
}

/** The root of a config and all states below it. */
export function nodesOf(node: Json, name: string, way: readonly string[] = []): ConfigNode[] {
  const below = Object.entries((node.states ?? {}) as Record<string, Json>).flatMap(([state, child]) =>
    nodesOf(child, `${name}.${state}`, [...way, 'states', state]),
  );
  return [{ name, way, node }, ...below];
}

/** Whether a state awaits the answer of a call; other invoked actors only watch. */
const isCall = ({ invoke }: Json) => invoke !== undefined && 'onDone' in (invoke as Json);

/** Paths within a state's config where transitions are. */
export function placesOf(node: Json): string[][] {
  return [
    ...['on', 'after'].flatMap((kind) => Object.keys((node[kind] ?? {}) as Json).map((event) => [kind, event])),
    ...(node.always ? [['always']] : []),
    ...(isCall(node) ? ['onDone', 'onError'].map((answer) => ['invoke', answer]) : []),
  ];
}

/** The value at a path. */
export const at = (node: Json, way: readonly string[]): unknown =>
  way.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], node);

/** Removes the value at a path. */
export function remove(config: Json, way: readonly string[]): void {
  delete (at(config, way.slice(0, -1)) as Json)[way.at(-1) ?? ''];
}

/** Replaces (or removes) one of several values at a path, or the only one. */
export function change(config: Json, way: readonly string[], index: number, by: unknown): void {
  const holder = at(config, way.slice(0, -1)) as Json;
  const key = way.at(-1) ?? '';
  holder[key] = [holder[key]].flat().flatMap((one, place) => (place === index ? (by ?? []) : one));
}

/** Deep copy of plain data; functions are shared. */
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
}
