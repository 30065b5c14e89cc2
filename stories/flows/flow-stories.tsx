import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, waitFor } from 'storybook/test';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { leavesOf, type PathsDefinition } from '#machines/testing/paths-definition.ts';
import type { SampleEvent } from '#machines/testing/transitions.ts';
import { stageFor } from './every-state.tsx';
import { Mirror } from './mirror.tsx';
import { Simulator } from './simulator.tsx';
import type { Moment } from './use-walk.ts';

export interface FlowViewProps<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  /** Tells the machine what a person does on the view. */
  send: (event: SampleEvent) => void;
}

/** Actions in a simulator. */
export interface Hands {
  /** Presses events and arrows by their labels, one after the other. */
  press: (...names: (string | RegExp)[]) => Promise<void>;
  /** Expects that the machine is in the state with this name. */
  isNow: (words: string) => Promise<void>;
}

/**
 * Axe checks a workbench once, as `Simulated`, and each view in the story of its state: checking them again took a fifth of a flow's time.
 */
const LOOKED_OVER = { a11y: { manual: true } };

/**
 * The four stories of a flow: `Simulated`, the desk with its diagram; and, not in the sidebar, `TriedOut`, that desk tried out,
 * `EveryState`, the view recognised in each state by what the paths say of it, and `Screen`, the right side of the desk as a frame of its
 * own.
 */
export function flowOf<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  View: ComponentType<FlowViewProps<Machine>>,
) {
  const stage = stageFor(definition);
  const simulated: StoryObj = {
    // Arguments that an address may contain to select the moment that is shown.
    args: { start: 0, walk: [], step: 0 },
    argTypes: {
      start: { type: 'number' },
      walk: { type: { name: 'array', value: { name: 'string' } } },
      step: { type: 'number' },
    },
    parameters: {
      controls: { disable: true },
      // The frames are stories themselves, with checks of their own.
      a11y: { context: { exclude: ['iframe'] } },
    },
    render: (_, { id }) => {
      const [args, updateArgs] = useArgs();
      return <Desk definition={definition} id={id} first={args as Moment} onMoment={updateArgs} />;
    },
  };
  /** `walk` tests the simulator itself. */
  const triedOut = (walk: (hands: Hands) => Promise<void>): StoryObj => ({
    ...simulated,
    globals: { language: 'EN', ...LOOKED_OVER },
    // Without updating the address: a story whose args change is rendered again, and its play function then counts as finished.
    render: (_, { id }) => (
      <Desk definition={definition} id={id} first={{ start: 0, walk: [], step: 0 }} onMoment={fn()} />
    ),
    play: ({ canvas, userEvent }) =>
      walk({
        press: async (...names) => {
          // The diagram needs a lazy part of the book, which is loaded first.
          for (const name of names)
            await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 15_000 }));
        },
        isNow: (words) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words)),
      }),
  });
  const screen: StoryObj = {
    globals: LOOKED_OVER,
    render: () => (
      <Mirror definition={definition}>{(snapshot, send) => <View snapshot={snapshot} send={send} />}</Mirror>
    ),
  };
  const everyState: StoryObj = {
    globals: { language: 'EN', ...LOOKED_OVER },
    render: () => <stage.Stage>{(snapshot) => <View snapshot={snapshot} send={fn()} />}</stage.Stage>,
    play: async () => {
      const seen = new Set((await stage.showAll()).flatMap(leavesOf));
      await expect([...seen].sort()).toEqual(Object.keys(definition.states).sort());
    },
  };
  return { simulated, triedOut, screen, everyState };
}

interface DeskProps<Machine extends AnyStateMachine> {
  definition: PathsDefinition<Machine>;
  /** The id of a story of this flow. */
  id: string;
  first: Moment;
  onMoment: (moment: Partial<Moment>) => void;
}

function Desk<Machine extends AnyStateMachine>({ definition, id, ...rest }: DeskProps<Machine>) {
  return (
    <div className="px-6 pb-6">
      <Simulator {...rest} definition={definition as never} story={id.replace(/--.*$/, '--simulated')} />
    </div>
  );
}
