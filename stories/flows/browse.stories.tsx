import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { browseMachine } from '#machines/browse/browse.machine.ts';
import { browsePaths } from '#machines/browse/browse.paths.ts';
import { browseProps } from '#src/browse/browse-props.ts';
import { BrowseView } from '#src/browse/browse-view.tsx';
import { ready } from '../testing/found.ts';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { sampleCategories, sampleProviders } from '../testing/sample-categories.ts';
import { useSample } from '../testing/use-sample.ts';
import { withMe } from '../testing/with-me.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Kind, layout and search together: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Browse',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/flexible-benefits' },
  decorators: [withMe()],
} satisfies Meta;

export default meta;

const flow = flowOf(browsePaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Browse' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof browseMachine>) {
  const props = browseProps(snapshot);
  const benefits = useSample(sampleBenefits);
  return (
    <BrowseView
      {...props}
      categories={useSample(sampleCategories)}
      currency="RSD"
      providers={ready(useSample(sampleProviders))}
      list={{
        found: ready(benefits.filter(({ benefit_type }) => benefit_type === props.kind)),
        total: 285,
        stale: false,
        more: 'none',
      }}
      onSearch={(text) => send({ type: 'search.type', text })}
      onSearchNow={() => send({ type: 'search.submit' })}
      onType={(filterType) => send({ type: 'type.choose', filterType })}
      onCategory={(category) => send({ type: 'category.choose', category })}
      onProviders={(providers) => send({ type: 'providers.choose', providers })}
      onLocation={(location) => send({ type: 'location.choose', location })}
      onFits={(fits) => send({ type: 'fits.choose', fits })}
      onSort={(sort) => send({ type: 'sort.choose', sort })}
      onDirection={() => send({ type: 'direction.toggle' })}
      onLayout={(layout) => send({ type: 'layout.choose', layout })}
      onReset={() => send({ type: 'filters.clear' })}
      onWantProviders={fn()}
      onMore={fn()}
    />
  );
}

async function walk({ press, isNow }: Hands) {
  await press('the person opens the special offers', 'the person chooses the list');
  await isNow('special offers are shown, as a list');
}
