import type { AnyStateMachine } from 'xstate';
import { type EdgePath, edgePaths } from '../testing/edge-paths.ts';
import { type PathsDefinition, wordsOf } from '../testing/paths-definition.ts';

/** A path as a test case for people. */
export interface TestCase {
  machine: string;
  number: number;
  title: string;
  given: string;
  /** The actions in order, each with the state it leads to. */
  steps: { when: string; outcome: string; event: string; state: string }[];
  /** Transitions of the machine that no earlier test case covers. */
  walks: string[];
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** All paths of a machine in plain words, its ways to start first. */
export function testCasesOf(definition: PathsDefinition<AnyStateMachine>): TestCase[] {
  const begins = Object.entries(definition.otherStarts ?? {}).map(([given, { state }]) => ({
    title: given,
    given,
    steps: [{ when: 'the screen opens', outcome: wordsOf(definition, state), event: 'start', state }],
    walks: [],
  }));
  const paths = edgePaths(definition).map((path) => caseOf(definition, path));
  return [...begins, ...paths].map((one, index) => ({ machine: definition.name, number: index + 1, ...one }));
}

function caseOf(definition: PathsDefinition<AnyStateMachine>, { steps }: EdgePath) {
  const last = steps.at(-1);
  return {
    title: last ? (definition.events[last.sample]?.words ?? last.sample) : '',
    given: wordsOf(definition, steps[0]?.from ?? ''),
    steps: steps.map(({ sample, to }) => ({
      when: definition.events[sample]?.words ?? sample,
      outcome: wordsOf(definition, to),
      event: sample,
      state: to,
    })),
    walks: steps.flatMap(({ walks }) => walks),
  };
}

/** A test case in Markdown: Given, When, Then. */
export function markdownOf({ machine, number, title, given, steps }: TestCase): string {
  const lines = steps.flatMap(({ when, outcome }, index) => [
    `- ${index === 0 ? '**When**' : 'and when'} ${when}`,
    `- ${index === steps.length - 1 ? '**Then**' : 'then'} ${outcome}`,
  ]);
  return [`### ${machine} ${number}. ${sentence(title)}`, '', `- **Given** ${given}`, ...lines, ''].join('\n');
}
