import { type ReactNode, useEffect, useState } from 'react';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { explorationOf, type PathsDefinition, sightsOf } from '#machines/testing/paths-definition.ts';
import { edgesOf } from '#machines/testing/transitions.ts';
import { expectSight } from './expect-sights.ts';

/** A stage on which a view is shown in one state after the other. */
export function stageFor<Machine extends AnyStateMachine>(definition: PathsDefinition<Machine>) {
  let show: (snapshot: SnapshotFrom<Machine>) => void = () => {};

  function Stage({ children }: { children: (snapshot: SnapshotFrom<Machine>) => ReactNode }) {
    const [shown, setShown] = useState<SnapshotFrom<Machine>>();
    useEffect(() => {
      show = setShown;
    }, []);
    return shown ? children(shown) : null;
  }

  /** Shows every state that a step leads to, each once, and looks whether it is recognised; answers which. */
  async function showAll(): Promise<string[]> {
    const { machine } = definition;
    const states = new Map(edgesOf(machine, explorationOf(definition)).map(({ to, target }) => [to, target]));
    for (const [name, snapshot] of states) {
      show(snapshot);
      for (const sight of sightsOf(definition, name)) await expectSight(sight);
    }
    return [...states.keys()];
  }

  return { Stage, showAll };
}
