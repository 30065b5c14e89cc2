import { type AnyStateMachine, createMachine } from 'xstate';

export type Json = Record<string, unknown>;

/** A machine that lacks one thing, and what. */
export interface Mutant {
  lacks: string;
  machine: AnyStateMachine;
}

/** What is to be changed in a copy of a machine's config. */
export interface Change {
  lacks: string;
  apply: (config: Json) => void;
}

/** Without one of its guards a machine may turn in circles for ever. */
const options = { maxIterations: 1000 };

/** The machine with its config changed; the machine itself stays as it is. */
export function changed(
  machine: AnyStateMachine,
  apply: (config: Json) => void,
  implementations: unknown = machine.implementations,
): AnyStateMachine {
  const config = copy(machine.config) as Json;
  apply(config);
  return createMachine({ ...config, options }, implementations as never);
}

/** A state of a config, with the way to it from the root. */
export interface ConfigNode {
  name: string;
  way: readonly string[];
  node: Json;
}

/** The root of a config and every state below it. */
export function nodesOf(node: Json, name: string, way: readonly string[] = []): ConfigNode[] {
  const below = Object.entries((node.states ?? {}) as Record<string, Json>).flatMap(([state, child]) =>
    nodesOf(child, `${name}.${state}`, [...way, 'states', state]),
  );
  return [{ name, way, node }, ...below];
}

/** Whether a state waits for the answer of a call; what it invokes may also only watch the world. */
const isCall = ({ invoke }: Json) => invoke !== undefined && 'onDone' in (invoke as Json);

/** Where a state holds transitions. */
export function placesOf(node: Json): string[][] {
  return [
    ...['on', 'after'].flatMap((kind) => Object.keys((node[kind] ?? {}) as Json).map((event) => [kind, event])),
    ...(node.always ? [['always']] : []),
    ...(isCall(node) ? ['onDone', 'onError'].map((answer) => ['invoke', answer]) : []),
  ];
}

/** What stands at the end of a way. */
export const at = (node: Json, way: readonly string[]): unknown =>
  way.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], node);

/** Takes away what stands at the end of a way. */
export function remove(config: Json, way: readonly string[]): void {
  delete (at(config, way.slice(0, -1)) as Json)[way.at(-1) ?? ''];
}

/** Puts something else, or nothing, in the place of one of several (or of the only one). */
export function change(config: Json, way: readonly string[], index: number, by: unknown): void {
  const holder = at(config, way.slice(0, -1)) as Json;
  const key = way.at(-1) ?? '';
  holder[key] = [holder[key]].flat().flatMap((one, place) => (place === index ? (by ?? []) : one));
}

/** Copies what is written down; functions stay what they are. */
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
}
