import type { AnyStateMachine } from 'xstate';
import { leafStatesOf, transitionsIn } from './coverage.ts';
import { edgePaths } from './edge-paths.ts';
import type { PathsDefinition } from './paths-definition.ts';
import { walk } from './walk.ts';

/** States and transitions of a machine that all its paths cover together, and those they miss. */
export interface Coverage {
  name: string;
  paths: number;
  steps: number;
  states: { all: number; missing: string[] };
  transitions: { all: number; missing: string[] };
  /** Steps whose actual outcome differs from the path. */
  strayed: string[];
}

/** Walks all paths of a machine without a screen, from each way to start, and returns what was covered. */
export async function walkAll<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
): Promise<Coverage> {
  const { name, machine, otherStarts = {} } = definition;
  const paths = edgePaths(definition);
  const states = new Set<string>();
  const transitions = new Set<string>();
  const strayed: string[] = [];
  const add = (walked: { states: Set<string>; transitions: Set<string> }) => {
    for (const state of walked.states) states.add(state);
    for (const transition of walked.transitions) transitions.add(transition);
  };
  for (const path of paths) {
    const walked = await walk(definition, path);
    add(walked);
    path.steps.forEach(({ from, sample, to }, index) => {
      if (walked.names[index] !== to) strayed.push(`${from} | ${sample} | ${to}, but ${walked.names[index]}`);
    });
  }
  for (const { input } of Object.values(otherStarts)) add(await walk({ ...definition, input }, { steps: [] }));
  const allStates = leafStatesOf(machine);
  const allTransitions = [...transitionsIn(machine).values()];
  return {
    name,
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    states: { all: allStates.length, missing: allStates.filter((state) => !states.has(state)) },
    transitions: { all: allTransitions.length, missing: allTransitions.filter((one) => !transitions.has(one)) },
    strayed,
  };
}
