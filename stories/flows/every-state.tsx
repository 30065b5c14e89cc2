import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AnyStateMachine, initialTransition, type SnapshotFrom } from 'xstate';
import { explorationOf, type PathsDefinition, sightsOf } from '#machines/testing/paths-definition.ts';
import { edgesOf } from '#machines/testing/transitions.ts';
import { expectSight } from './expect-sights.ts';

/** A component that shows a view in one state after another. */
export function stageFor<Machine extends AnyStateMachine>(definition: PathsDefinition<Machine>) {
  let show = (_snapshot: SnapshotFrom<Machine>): void => {
    throw new Error('There is no stage yet');
  };

  function Stage({ children }: { children: (snapshot: SnapshotFrom<Machine>) => ReactNode }) {
    const [shown, setShown] = useState<SnapshotFrom<Machine>>();
    // A layout effect, because a play function starts before passive effects run.
    useLayoutEffect(() => {
      // Synchronously, else the previous state would be checked.
      show = (snapshot) => flushSync(() => setShown(snapshot));
    }, []);
    return shown ? children(shown) : null;
  }

  /** Shows every reachable state once and expects its sights; returns the names of the states. */
  async function showAll(): Promise<string[]> {
    const states = statesOf(definition);
    for (const [name, snapshot] of states) {
      show(snapshot);
      for (const sight of sightsOf(definition, name)) await expectSight(sight, name);
    }
    return [...states.keys()];
  }

  return { Stage, showAll };
}

function statesOf<Machine extends AnyStateMachine>(definition: PathsDefinition<Machine>) {
  const { machine, input, nameOf } = definition;
  const first = initialTransition(machine as AnyStateMachine, input)[0] as SnapshotFrom<Machine>;
  const led = edgesOf(machine, explorationOf(definition)).map(({ to, target }) => [to, target] as const);
  return new Map<string, SnapshotFrom<Machine>>([[nameOf(first), first], ...led]);
}
