import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { leavesOf, type PathsDefinition } from '#machines/testing/paths-definition.ts';
import type { SampleEvent } from '#machines/testing/transitions.ts';
import { stageFor } from './every-state.tsx';
import { Mirror, Simulator } from './simulator.tsx';

export interface FlowViewProps<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  /** Tells the machine what a person does on the view. */
  send: (event: SampleEvent) => void;
}

/** What can be done in a simulator. */
export interface Hands {
  /** Presses events and arrows by what they say, one after the other. */
  press: (...names: (string | RegExp)[]) => Promise<void>;
  /** Looks where the machine is now, in words. */
  isNow: (words: string) => Promise<void>;
}

/** The three stories of a flow: the diagram beside its screen, that screen by itself, and the view in every state. */
export function flowOf<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  View: ComponentType<FlowViewProps<Machine>>,
) {
  const stage = stageFor(definition);
  /** `walk` tries the simulator out. */
  const simulated = (walk: (hands: Hands) => Promise<void>): StoryObj => ({
    globals: { language: 'EN' },
    render: (_, { id }) => (
      <div className="p-6">
        <Simulator definition={definition} screen={id.replace(/--.*$/, '--screen')} />
      </div>
    ),
    play: ({ canvas, userEvent }) =>
      walk({
        press: async (...names) => {
          for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
        },
        isNow: (words) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words)),
      }),
  });
  const screen: StoryObj = {
    render: () => (
      <Mirror definition={definition}>{(snapshot, send) => <View snapshot={snapshot} send={send} />}</Mirror>
    ),
  };
  const everyState: StoryObj = {
    globals: { language: 'EN' },
    render: () => <stage.Stage>{(snapshot) => <View snapshot={snapshot} send={fn()} />}</stage.Stage>,
    play: async () => {
      const seen = new Set((await stage.showAll()).flatMap(leavesOf));
      await expect([...seen].sort()).toEqual(Object.keys(definition.states).sort());
    },
  };
  return { simulated, screen, everyState };
}
