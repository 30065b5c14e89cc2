import { setMaxListeners } from 'node:events';
import { expect, it, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import { getFn } from 'vitest/suite';
import type { AnyStateMachine } from 'xstate';
import { effectMutantsOf, placeOf, telling } from './effect-mutants.ts';

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
      const survivors = await survivorsOf(machine, tests).finally(() => {
        tried = null;
      });
      expect(survivors.sort()).toEqual([...harmless].sort());
    },
    LIMIT,
  );
}

/** What the machine may lack without any of the tests failing. */
async function survivorsOf(machine: AnyStateMachine, tests: readonly RunnerTestCase[]): Promise<string[]> {
  const done = await whatEachDoes(tests, machine);
  const survivors: string[] = [];
  for (const { lacks, machine: mutant } of effectMutantsOf(machine)) {
    tried = mutant;
    // Who never did what is missing hardly notices it: they are asked when nobody else did.
    const didIt = (test: RunnerTestCase) => done.get(test)?.has(placeOf(lacks)) ?? false;
    const asked = [...tests.filter(didIt), ...tests.filter((test) => !didIt(test))];
    if (!(await someFails(asked))) survivors.push(lacks);
  }
  return survivors;
}

function testsOf({ tasks }: RunnerTestFile | RunnerTestSuite): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));
}

/** Runs every test once more, on a machine that tells what it does. */
async function whatEachDoes(tests: readonly RunnerTestCase[], machine: AnyStateMachine) {
  let places = new Set<string>();
  tried = telling(machine, (place) => places.add(place));
  const done = new Map<RunnerTestCase, ReadonlySet<string>>();
  for (const test of tests) {
    places = new Set();
    // A test that cannot be run twice would seem to notice everything.
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
