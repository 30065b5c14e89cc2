import { setMaxListeners } from 'node:events';
import { expect, it, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import { getFn } from 'vitest/suite';
import type { AnyStateMachine } from 'xstate';
import { effectMutantsOf, placeOf, telling } from './effect-mutants.ts';

let tried: AnyStateMachine | null = null;

/** The machine that a test starts: the given one, or its mutant while mutants are tried. */
export const underTest = <Machine extends AnyStateMachine>(machine: Machine): Machine => (tried as Machine) ?? machine;

const LIMIT = 120_000;

/**
 * The last test of a machine's file: it runs the other tests of the file again for each mutant without one action, assignment or input,
 * or with another delay, and at least one test must fail. `harmless` are mutants that no test can notice, each with its reason beside
 * it. The tests have to start the machine through `underTest`.
 */
export function nothingIsMissed(machine: AnyStateMachine, harmless: readonly string[] = []): void {
  it(
    'does nothing that no test would miss',
    async ({ task }) => {
      // The table of steps is the slowest and comes first in its file, so the order is reversed.
      const tests = testsOf(task.file)
        .filter((test) => test !== task)
        .reverse();
      for (const { context } of tests) setMaxListeners(0, context.signal);
      const survivors = await survivorsOf(machine, tests).finally(() => {
        tried = null;
      });
      expect(survivors.sort()).toEqual([...harmless].sort());
    },
    LIMIT,
  );
}

/** Mutants that no test notices. */
async function survivorsOf(machine: AnyStateMachine, tests: readonly RunnerTestCase[]): Promise<string[]> {
  const done = await whatEachDoes(tests, machine);
  const survivors: string[] = [];
  for (const { lacks, machine: mutant } of effectMutantsOf(machine)) {
    tried = mutant;
    // Tests that never pass the changed place can hardly notice it, so they run last.
    const didIt = (test: RunnerTestCase) => done.get(test)?.has(placeOf(lacks)) ?? false;
    const asked = [...tests.filter(didIt), ...tests.filter((test) => !didIt(test))];
    if (!(await someFails(asked))) survivors.push(lacks);
  }
  return survivors;
}

function testsOf({ tasks }: RunnerTestFile | RunnerTestSuite): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));
}

/** Runs every test once on a machine that reports the places it passes. */
async function whatEachDoes(tests: readonly RunnerTestCase[], machine: AnyStateMachine) {
  let places = new Set<string>();
  tried = telling(machine, (place) => places.add(place));
  const done = new Map<RunnerTestCase, ReadonlySet<string>>();
  for (const test of tests) {
    places = new Set();
    // A test that fails when run a second time would seem to notice every mutant.
    expect(await someFails([test]), `${test.name}: fails when it is run again`).toBe(false);
    done.set(test, places);
  }
  return done;
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
