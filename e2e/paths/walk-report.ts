import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { coverageTable } from '#machines/report/coverage-table.ts';
import type { Extent } from '#machines/testing/cover.ts';
import { leafStatesOf, transitionsIn } from '#machines/testing/coverage.ts';
import type { PathsDefinition } from '#machines/testing/paths-definition.ts';

/** Coverage of one path in the browser. */
export interface WalkedPart {
  states: readonly string[];
  transitions: readonly string[];
  /** Events of the paths definition that happened. */
  events: readonly string[];
  steps: number;
}

// In a file, because a failing test ends its worker and its memory.
const fileOf = ({ project, config }: TestInfo, name: string) =>
  `${project.outputDir}/walked/${name}-${process.ppid}-${config.workers}.jsonl`;

/** Records a path whose steps all reached their states. */
export function noteWalk(info: TestInfo, name: string, part: WalkedPart): void {
  const file = fileOf(info, name);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(part)}\n`);
}

/**
 * Coverage of a machine by this run, as a table, and the names of what it should have covered and did not. `leftOut`: states and
 * transitions that cannot be walked in the real shop, each with a reason beside it.
 */
export function walkReport<Machine extends AnyStateMachine>(
  info: TestInfo,
  { name, machine, events }: PathsDefinition<Machine>,
  extent: Extent = 'transitions',
  leftOut: readonly string[] = [],
): { text: string; missing: string[] } {
  const file = fileOf(info, name);
  const parts = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as WalkedPart)
    : [];
  const states = new Set(parts.flatMap((part) => part.states));
  const transitions = new Set(parts.flatMap((part) => part.transitions));
  const allStates = leafStatesOf(machine);
  const allTransitions = [...transitionsIn(machine).values()];
  const coverage = {
    name,
    paths: parts.length,
    steps: parts.reduce((sum, part) => sum + part.steps, 0),
    states: {
      all: allStates.length,
      missing: allStates.filter((state) => !states.has(state) && !leftOut.includes(state)),
    },
    transitions: { all: allTransitions.length, missing: allTransitions.filter((one) => !transitions.has(one)) },
    strayed: [],
  };
  const outdated = leftOut
    .filter((one) => !allStates.includes(one) && !allTransitions.includes(one))
    .map((one) => `${name}: ${one} is left out, and neither a state nor a transition`);
  const happened = new Set(parts.flatMap((part) => part.events));
  const unseen = Object.entries(events).filter(([event, { ignored }]) => !ignored && !happened.has(event));
  const notWalked = unseen.map(([event]) => `${name}: the event ${event} did not happen`);
  if (extent === 'states')
    return { text: coverageTable([coverage]), missing: [...coverage.states.missing, ...outdated] };
  const missing = coverage.transitions.missing.filter((one) => !leftOut.includes(one));
  return {
    text: [coverageTable([coverage]), ...notWalked].join('\n'),
    missing: [...coverage.states.missing, ...outdated, ...missing, ...notWalked],
  };
}
