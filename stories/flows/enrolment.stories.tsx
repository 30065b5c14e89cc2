import type { Meta, StoryObj } from '@storybook/react-vite';
import type { enrolmentMachine } from '#machines/enrolments/enrolment.machine.ts';
import { enrolmentPaths } from '#machines/enrolments/enrolment.paths.ts';
import { InEnrolment } from '../enrolments/in-enrolment.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Enrolling in a course or a package: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Enrolment',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/course/1' },
} satisfies Meta;

export default meta;

const flow = flowOf(enrolmentPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Enrolment' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

const KEY = 'key of the story';

function View({ snapshot: { value, context }, send }: FlowViewProps<typeof enrolmentMachine>) {
  return (
    <InEnrolment
      value={value}
      price={context.price}
      percentOff={context.coupon?.percent_off ?? null}
      message={context.refusal?.message ?? ''}
      onEvent={(type, name) => {
        if (type === 'coupon.check') send({ type, name: name ?? '' });
        else send(type === 'enrol.ask' || type === 'enrol.confirm' ? { type, key: KEY } : { type });
      }}
    />
  );
}

async function walk({ press, isNow }: Hands) {
  await press('the person presses Enrol', 'the person confirms');
  await press('the server says that the budget is not enough');
  await isNow('the enrolment is refused');
}
