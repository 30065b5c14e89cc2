import { setMaxListeners } from 'node:events';
import { expect, it, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import { getFn } from 'vitest/suite';
import type { AnyStateMachine } from 'xstate';
import { effectMutantsOf } from './effect-mutants.ts';

let tried: AnyStateMachine | null = null;

/** The machine that a test is to start: the one given, or what stands in for it while mutants are tried. */
export const underTest = <Machine extends AnyStateMachine>(machine: Machine): Machine => (tried as Machine) ?? machine;

const LIMIT = 120_000;

/**
 * The last test of a machine's file: every other test of the file is run once more on the machine without one of its
 * actions, assignments, inputs or lengths of time at a time, and at least one of them must fail. `harmless` are those
 * that no test could notice, each for a reason written beside it. The tests start the machine by `underTest`.
 */
export function nothingIsMissed(machine: AnyStateMachine, harmless: readonly string[] = []): void {
  it(
    'does nothing that no test would miss',
    async ({ task }) => {
      // The table of steps, which takes longest, stands first in its file and is asked last.
      const tests = testsOf(task.file)
        .filter((test) => test !== task)
        .reverse();
      for (const { context } of tests) setMaxListeners(0, context.signal);
      // A test that cannot be run twice would seem to notice everything.
      expect(await someFails(tests), 'a test fails when it is run again').toBe(false);
      const survivors: string[] = [];
      for (const { lacks, machine: mutant } of effectMutantsOf(machine)) {
        tried = mutant;
        if (!(await someFails(tests))) survivors.push(lacks);
      }
      tried = null;
      expect(survivors.sort()).toEqual([...harmless].sort());
    },
    LIMIT,
  );
}

function testsOf({ tasks }: RunnerTestFile | RunnerTestSuite): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));
}

async function someFails(tests: readonly RunnerTestCase[]): Promise<boolean> {
  for (const test of tests) {
    try {
      await getFn(test)();
    } catch {
      return true;
    }
  }
  return false;
}
