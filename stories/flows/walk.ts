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

/** One step in a flow that is played: the event, and the name of its sample in the paths. */
export interface Move {
  sample: string;
  event: SampleEvent;
}

/** What can happen in a state, in words. */
export interface Possible extends Move {
  words: string;
}

/**
 * A machine as it begins: 0 the usual way, then each other start of its paths. Only the events it is given move it: no
 * call is made, no clock runs.
 */
export function beginning({ machine, input, otherStarts = {} }: Definition, start = 0): AnyMachineSnapshot {
  const other = Object.values(otherStarts)[start - 1];
  return initialTransition(machine, other ? other.input : input)[0] as AnyMachineSnapshot;
}

/** The snapshots of a flow that is played: the first one, then one after each move. */
export function momentsOf(definition: Definition, start: number, moves: readonly Move[]): AnyMachineSnapshot[] {
  const moments = [beginning(definition, start)];
  for (const { event } of moves) moments.push(after(definition, moments.at(-1) as AnyMachineSnapshot, event));
  return moments;
}

const after = ({ machine }: Definition, snapshot: AnyMachineSnapshot, event: SampleEvent) =>
  getNextSnapshot(machine, snapshot, event as EventFromLogic<AnyStateMachine>) as AnyMachineSnapshot;

/** The samples that a state takes notice of. */
export function possibleIn(definition: Definition, snapshot: AnyMachineSnapshot): Possible[] {
  return Object.keys(definition.events).flatMap((sample) => possibleBy(definition, snapshot, sample) ?? []);
}

function possibleBy({ events }: Definition, snapshot: AnyMachineSnapshot, sample: string): Possible | undefined {
  const { event: made, words = '' } = events[sample] ?? {};
  const event = typeof made === 'function' ? made(snapshot as never) : made;
  return event && snapshot.can(event) ? { sample, event, words } : undefined;
}

/** The moves that an address names by their samples, up to the first one that cannot happen where it stands. */
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

/** What a person did on the screen, by the sample that leads to the same state; undefined where the state takes no notice of it. */
export function moveFor(definition: Definition, snapshot: AnyMachineSnapshot, event: SampleEvent): Move | undefined {
  if (!snapshot.can(event)) return undefined;
  const nameAfter = (one: SampleEvent) => definition.nameOf(after(definition, snapshot, one) as never);
  const alike = possibleIn(definition, snapshot).filter((one) => one.event.type === event.type);
  const same = alike.find((one) => nameAfter(one.event) === nameAfter(event)) ?? alike[0];
  return { sample: same?.sample ?? '', event };
}

/** The sample by which an arrow of the chart is taken: the one that leads where it points. */
export function moveAlong(
  definition: Definition,
  snapshot: AnyMachineSnapshot,
  { eventType, target }: { eventType: string; target: string },
): Move | undefined {
  const fitting = possibleIn(definition, snapshot).filter(({ event }) => event.type === eventType);
  const leads = ({ event }: Move) => after(definition, snapshot, event)._nodes.some(({ id }) => id === target);
  return fitting.find(leads) ?? fitting[0];
}

/** The address of a moment, as Storybook writes the args of a story: to be opened beside the book's other pages. */
export function addressOf(story: string, start: number, samples: readonly string[], step: number): string {
  const args = [
    ...(start > 0 ? [`start:${start}`] : []),
    ...samples.map((name, index) => `walk[${index}]:${name}`),
    `step:${step}`,
  ];
  return `./?path=/story/${story}&args=${encodeURI(args.join(';').replaceAll(' ', '+'))}`;
}
