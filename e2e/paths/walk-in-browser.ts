import type { Page, TestInfo } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { CoveringPath } from '#machines/testing/cover.ts';
import type { PathStep } from '#machines/testing/edge-paths.ts';
import { type OtherStart, type PathsDefinition, sightsOf, wordsOf } from '#machines/testing/paths-definition.ts';
import { walk as walkMachine } from '#machines/testing/walk.ts';
import { test } from '../testing/shop.ts';
import { expectSight } from './sights.ts';
import { noteWalk } from './walk-report.ts';

/** Causes an event in the real shop; `step` has the states before and after it. */
export type Gesture = (step: PathStep) => Promise<void>;

interface Walk<Machine extends AnyStateMachine> {
  page: Page;
  info: TestInfo;
  definition: PathsDefinition<Machine>;
  path: CoveringPath;
  gestures: Readonly<Record<string, Gesture>>;
}

/** Takes a path step by step in the browser, and checks after each step that the screen shows its state. */
export async function walkInBrowser<Machine extends AnyStateMachine>(walk: Walk<Machine>): Promise<void> {
  const { page, info, definition, path, gestures } = walk;
  for (const step of path.steps) {
    const { words = step.sample } = definition.events[step.sample] ?? {};
    await test.step(`when ${words}, then ${wordsOf(definition, step.to)}`, async () => {
      const gesture = gestures[step.sample];
      if (!gesture) throw new Error(`nothing brings about: ${step.sample}`);
      await gesture(step);
      for (const sight of sightsOf(definition, step.to)) await expectSight(page, sight);
    });
  }
  const { states, transitions, steps } = path;
  const events = steps.map(({ sample }) => sample);
  noteWalk(info, definition.name, { states, transitions, events, steps: steps.length });
}

interface Beginning<Machine extends AnyStateMachine> {
  page: Page;
  info: TestInfo;
  definition: PathsDefinition<Machine>;
  start: OtherStart<Machine>;
}

/** Checks that the screen shows the state of another way to begin. */
export async function beginInBrowser<Machine extends AnyStateMachine>(beginning: Beginning<Machine>): Promise<void> {
  const { page, info, definition, start } = beginning;
  for (const sight of sightsOf(definition, start.state)) await expectSight(page, sight);
  await noteStart(info, definition, start);
}

/** Records another way to begin whose state was shown. */
export async function noteStart<Machine extends AnyStateMachine>(
  info: TestInfo,
  definition: PathsDefinition<Machine>,
  { input }: OtherStart<Machine>,
): Promise<void> {
  const { states, transitions } = await walkMachine({ ...definition, input }, { steps: [] });
  noteWalk(info, definition.name, { states: [...states], transitions: [...transitions], events: [], steps: 1 });
}

/** Unique title of a path in the list of tests: its number, its length and its last event. */
export function titleOf<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  paths: readonly CoveringPath[],
  path: CoveringPath,
): string {
  const { sample = '' } = path.steps.at(-1) ?? {};
  const count = path.steps.length;
  const steps = count === 1 ? 'one step' : `${count} steps`;
  return `walk ${paths.indexOf(path) + 1} of ${paths.length}, ${steps}, at last ${definition.events[sample]?.words ?? sample}`;
}
