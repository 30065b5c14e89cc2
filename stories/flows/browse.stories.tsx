import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { browsePaths } from '#machines/browse/browse.paths.ts';
import { browseProps } from '#src/browse/browse-props.ts';
import { BrowseView } from '#src/browse/browse-view.tsx';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { sampleCategories, sampleProviders } from '../testing/sample-categories.ts';
import { withMe } from '../testing/with-me.tsx';
import { Mirror, Simulator } from './simulator.tsx';

/** Kind, layout and search at once: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Browse',
  parameters: { layout: 'fullscreen', path: '/flexible-benefits' },
  decorators: [withMe()],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Simulated: Story = {
  globals: { language: 'EN' },
  render: () => (
    <div className="p-6">
      <Simulator definition={browsePaths} screen="flows-browse--screen" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'the person opens the special offers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'the person chooses the list' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('special offers are shown, as a list');
  },
};

export const Screen: Story = {
  render: () => (
    <Mirror definition={browsePaths}>
      {(snapshot, send) => {
        const props = browseProps(snapshot);
        return (
          <BrowseView
            {...props}
            categories={sampleCategories}
            currency="RSD"
            providers={{ state: 'ready', items: sampleProviders }}
            list={{
              state: 'ready',
              benefits: sampleBenefits.filter(({ benefit_type }) => benefit_type === props.kind),
              total: 285,
              stale: false,
              old: false,
              more: 'none',
              failure: null,
            }}
            onSearch={(text) => send({ type: 'search.type', text })}
            onSearchNow={() => send({ type: 'search.submit' })}
            onType={(filterType) => send({ type: 'type.choose', filterType })}
            onCategory={(category) => send({ type: 'category.choose', category })}
            onProviders={(providers) => send({ type: 'providers.choose', providers })}
            onLocation={(location) => send({ type: 'location.choose', location })}
            onSort={(sort) => send({ type: 'sort.choose', sort })}
            onDirection={() => send({ type: 'direction.toggle' })}
            onLayout={(layout) => send({ type: 'layout.choose', layout })}
            onReset={() => send({ type: 'filters.clear' })}
            onWantProviders={fn()}
            onMore={fn()}
            onRetry={fn()}
          />
        );
      }}
    </Mirror>
  ),
};
