import type { Page, TestInfo } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { CoveringPath } from '#machines/testing/cover.ts';
import type { PathStep } from '#machines/testing/edge-paths.ts';
import { type PathsDefinition, sightsOf, wordsOf } from '#machines/testing/paths-definition.ts';
import { test } from '../testing/shop.ts';
import { expectSight } from './sights.ts';
import { noteWalk } from './walk-report.ts';

/** What makes an event happen in the real shop; `step` says from where and to where it leads. */
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

/** The name of a path in the list of tests, where each must have its own: its number, and where it leads. */
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
