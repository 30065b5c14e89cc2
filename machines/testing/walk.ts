import { type AnyActorRef, type AnyStateMachine, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { transitionsIn } from './coverage.ts';
import type { EdgePath, PathStep } from './edge-paths.ts';
import type { PathsDefinition } from './paths-definition.ts';
import { heldCall, settled, stillClock } from './start.ts';

/** What happened while a path was walked. */
export interface Walked {
  /** The name of the state after each step. */
  names: string[];
  /** Names as `transitionsIn` gives them. */
  transitions: Set<string>;
  states: Set<string>;
}

type Calls = ReadonlyMap<string, ReturnType<typeof heldCall<unknown>>>;

/** A machine whose calls the walk answers; `begin` assigns the calls to the current walk. */
interface HeldMachine {
  machine: AnyStateMachine;
  transitionNames: ReturnType<typeof transitionsIn>;
  begin: (system: AnyActorRef['system'], calls: Calls) => void;
}

const heldMachines = new WeakMap<AnyStateMachine, HeldMachine>();

// Created once per machine, since creating it takes longer than a walk.
function heldMachineOf(machine: AnyStateMachine): HeldMachine {
  const known = heldMachines.get(machine);
  if (known) return known;
  const walks = new WeakMap<AnyActorRef['system'], Calls>();
  const heldActor = (name: string) =>
    fromPromise(({ system, input, signal }) => {
      const held = walks.get(system)?.get(name);
      if (!held) throw new Error(`${name} is called by no walk`);
      return held.call({ input, signal });
    });
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, heldActor(name)]));
  const provided = machine.provide({ actors }) as AnyStateMachine;
  const held: HeldMachine = {
    machine: provided,
    transitionNames: transitionsIn(provided),
    begin: (system, calls) => void walks.set(system, calls),
  };
  heldMachines.set(machine, held);
  return held;
}

/** Walks a path on the machine alone, without a screen: it answers the calls, advances the clock, and sends the other events. */
export async function walk<Machine extends AnyStateMachine>(
  { machine, input, nameOf }: Pick<PathsDefinition<Machine>, 'machine' | 'input' | 'nameOf'>,
  { steps }: EdgePath,
): Promise<Walked> {
  const clock = stillClock();
  const calls = new Map(Object.keys(machine.implementations.actors).map((name) => [name, heldCall<unknown>()]));
  const { machine: held, transitionNames, begin } = heldMachineOf(machine);
  const transitions = new Set<string>();
  const states = new Set<string>();
  const actor = createActor(held, {
    clock,
    input,
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep') return;
      for (const transition of seen._transitions) transitions.add(transitionNames.get(transition) ?? '');
    },
  });
  begin(actor.system, calls);
  actor.start();
  const name = () => nameOf(actor.getSnapshot() as SnapshotFrom<Machine>);
  const look = () => {
    for (const { id } of actor.getSnapshot()._nodes) states.add(id);
  };
  look();
  const names: string[] = [];
  for (const step of steps) {
    await take(step);
    look();
    names.push(name());
  }
  actor.stop();
  return { names, transitions, states };

  async function take({ event }: PathStep): Promise<void> {
    const [, kind, subject = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event.type) ?? [];
    if (kind === 'done.actor') await calls.get(subject)?.answer(event.output);
    else if (kind === 'error.actor') await calls.get(subject)?.fail(event.error);
    else if (kind === 'after') clock.increment(delayOf(subject));
    else actor.send(event);
    await settled();
  }

  function delayOf(delay: string): number {
    const length: unknown = machine.implementations.delays[delay];
    if (typeof length === 'number') return length;
    const { context } = actor.getSnapshot();
    return (length as (args: { context: unknown }) => number)({ context });
  }
}
