import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';

/** An event with its payload. */
export interface SampleEvent {
  type: string;
  [payload: string]: unknown;
}

/** An event to try in a state: always the same, or built for that state; null where it makes no sense. */
export type Sample<Machine extends AnyStateMachine> =
  | SampleEvent
  | ((snapshot: SnapshotFrom<Machine>) => SampleEvent | null);

export interface Exploration<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** By a readable name: `sendCode refuses`. */
  samples: Readonly<Record<string, Sample<Machine>>>;
  /** Names a snapshot; snapshots with the same next steps have the same name. */
  nameOf: (snapshot: SnapshotFrom<Machine>) => string;
}

/** One step that a machine can take. */
export interface Edge<Machine extends AnyStateMachine> {
  from: string;
  sample: string;
  to: string;
  event: SampleEvent;
  source: SnapshotFrom<Machine>;
  target: SnapshotFrom<Machine>;
}

/** Called with each step that is found; throws to stop the search. */
export interface Watch {
  /** Called for each sample tried in a state, with whether the machine handles it. */
  tried?: (step: { from: string; sample: string; isTaken: boolean }) => void;
  taken?: (step: { from: string; sample: string; to: string }) => void;
}

/** Every step the machine can take from the states it can reach, found by trying each sample in each of them. */
export function edgesOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, samples, nameOf }: Exploration<Machine>,
  { tried, taken }: Watch = {},
): Edge<Machine>[] {
  const names = new Map<unknown, string>();
  const name = (snapshot: unknown) => nameOf(snapshot as SnapshotFrom<Machine>);
  const eventsIn = (snapshot: unknown) =>
    Object.entries(samples).flatMap(([sample, made]) => {
      const event = typeof made === 'function' ? made(snapshot as SnapshotFrom<Machine>) : made;
      if (event) names.set(event, sample);
      return event ? [event as EventFromLogic<AnyStateMachine>] : [];
    });
  const sampleOf = (event: { type: string }) => names.get(event) ?? event.type;
  const map = getAdjacencyMap(machine as AnyStateMachine, {
    input,
    events: eventsIn,
    filterEvents: (snapshot, event) => {
      const isTaken = snapshot.can(event);
      tried?.({ from: name(snapshot), sample: sampleOf(event), isTaken });
      return isTaken;
    },
    serializeState: (snapshot, event, before) => {
      const to = name(snapshot);
      if (event && before) taken?.({ from: name(before), sample: sampleOf(event), to });
      return to;
    },
    serializeEvent: sampleOf,
    limit: 20_000,
  });
  return adjacencyMapToArray(map).map(({ state, event, nextState }) => ({
    from: name(state),
    sample: sampleOf(event),
    to: name(nextState),
    event,
    source: state as SnapshotFrom<Machine>,
    target: nextState as SnapshotFrom<Machine>,
  }));
}

/** Every step as `from | event | to`, sorted, so that a test can compare the whole set with one written by hand. */
export function transitionsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  exploration: Exploration<Machine>,
  watch?: Watch,
): string[] {
  return edgesOf(machine, exploration, watch)
    .map(({ from, sample, to }) => `${from} | ${sample} | ${to}`)
    .sort();
}

/** The state as `credentials.editing`, regions joined by ` + `: `kind.flexible + layout.grid`. */
export function statePath(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([state, inner]) => (inner ? `${state}.${statePath(inner)}` : state))
    .join(' + ');
}

/** The event that a machine gets when a call has answered. */
export const answers = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });

/** The event of a call that failed. */
export const fails = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error });

/** The event of a named delay that ran out in a state, given by its whole id: `login.credentials.waiting`. */
export const passes = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` });
