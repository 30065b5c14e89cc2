import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getNextSnapshot,
  initialTransition,
} from 'xstate';
import type { PathsDefinition } from '#machines/testing/paths-definition.ts';
import type { SampleEvent } from '#machines/testing/transitions.ts';

type Definition = PathsDefinition<AnyStateMachine>;

/** One step of a played flow: the event, and the name of its sample in the paths. */
export interface Move {
  sample: string;
  event: SampleEvent;
}

/** A move that is possible in a state, with its text. */
export interface Possible extends Move {
  words: string;
}

/**
 * First snapshot of a machine: `start` 0 is the usual start, others are the other starts of its paths. Only given events
 * advance it: no calls, no timers.
 */
export function beginning({ machine, input, otherStarts = {} }: Definition, start = 0): AnyMachineSnapshot {
  const other = Object.values(otherStarts)[start - 1];
  return initialTransition(machine, other ? other.input : input)[0] as AnyMachineSnapshot;
}

/** Snapshots of a played flow: the first one, then one after each move. */
export function momentsOf(definition: Definition, start: number, moves: readonly Move[]): AnyMachineSnapshot[] {
  const moments = [beginning(definition, start)];
  for (const { event } of moves) moments.push(after(definition, moments.at(-1) as AnyMachineSnapshot, event));
  return moments;
}

const after = ({ machine }: Definition, snapshot: AnyMachineSnapshot, event: SampleEvent) =>
  getNextSnapshot(machine, snapshot, event as EventFromLogic<AnyStateMachine>) as AnyMachineSnapshot;

/** The samples that are possible in a state. */
export function possibleIn(definition: Definition, snapshot: AnyMachineSnapshot): Possible[] {
  return Object.keys(definition.events).flatMap((sample) => possibleBy(definition, snapshot, sample) ?? []);
}

function possibleBy({ events }: Definition, snapshot: AnyMachineSnapshot, sample: string): Possible | undefined {
  const { event: made, words = '' } = events[sample] ?? {};
  const event = typeof made === 'function' ? made(snapshot as never) : made;
  return event && snapshot.can(event) ? { sample, event, words } : undefined;
}

/** The moves named by samples in an address, up to the first one that is not possible. */
export function movesNamed(definition: Definition, start: number, samples: readonly string[]): Move[] {
  const moves: Move[] = [];
  let snapshot = beginning(definition, start);
  for (const name of samples) {
    const move = possibleBy(definition, snapshot, name);
    if (!move) break;
    const { sample, event } = move;
    moves.push({ sample, event });
    snapshot = after(definition, snapshot, event);
  }
  return moves;
}

/** Maps an event from the screen to the sample that leads to the same state; undefined where the event is not possible. */
export function moveFor(definition: Definition, snapshot: AnyMachineSnapshot, event: SampleEvent): Move | undefined {
  if (!snapshot.can(event)) return undefined;
  const nameAfter = (one: SampleEvent) => definition.nameOf(after(definition, snapshot, one) as never);
  const alike = possibleIn(definition, snapshot).filter((one) => one.event.type === event.type);
  const same = alike.find((one) => nameAfter(one.event) === nameAfter(event)) ?? alike[0];
  return { sample: same?.sample ?? '', event };
}

/** The sample for an arrow of the chart: the one that leads to its target. */
export function moveAlong(
  definition: Definition,
  snapshot: AnyMachineSnapshot,
  { eventType, target }: { eventType: string; target: string },
): Move | undefined {
  const fitting = possibleIn(definition, snapshot).filter(({ event }) => event.type === eventType);
  const leads = ({ event }: Move) => after(definition, snapshot, event)._nodes.some(({ id }) => id === target);
  return fitting.find(leads) ?? fitting[0];
}

/** Address of a moment, with the args of the story as Storybook writes them. */
export function addressOf(story: string, start: number, samples: readonly string[], step: number): string {
  const args = [
    ...(start > 0 ? [`start:${start}`] : []),
    ...samples.map((name, index) => `walk[${index}]:${name}`),
    `step:${step}`,
  ];
  return `./?path=/story/${story}&args=${encodeURI(args.join(';').replaceAll(' ', '+'))}`;
}
