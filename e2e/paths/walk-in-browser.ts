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

/** Walks a path step by step and looks after each one whether its state is recognised on the screen. */
export async function walkInBrowser<Machine extends AnyStateMachine>(walk: Walk<Machine>): Promise<void> {
  const { page, info, definition, path, gestures } = walk;
  for (const step of path.steps) {
    const { words = step.sample } = definition.events[step.sample] ?? {};
    await test.step(`when ${words}, then ${wordsOf(definition, step.to)}`, async () => {
      await gestures[step.sample]?.(step);
      for (const sight of sightsOf(definition, step.to)) await expectSight(page, sight);
    });
  }
  const { states, transitions, steps } = path;
  const events = steps.map(({ sample }) => sample);
  noteWalk(info, definition.name, { states, transitions, events, steps: steps.length });
}

/** A path's name for the list of tests: its last step, from where. */
export function titleOf<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  { steps }: CoveringPath,
): string {
  const last = steps.at(-1);
  const names = steps.map(({ sample }) => sample).join(', ');
  return `${definition.events[last?.sample ?? '']?.words ?? ''} (${names})`;
}
