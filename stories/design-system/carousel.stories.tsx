import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Carousel } from '#design-system/carousel/carousel.tsx';
import { Page } from '#design-system/page/page.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';

const names = [
  'Teretana',
  'Masaža',
  'Namirnice',
  'Jezik',
  'Tara',
  'Veslanje',
  'Knjige',
  'Pregled',
  'Osiguranje',
  'Bicikl',
];
const slide = (name: string) => (
  <a key={name} href={`#${name}`} className="hyphenate grid h-40 place-items-center rounded-12 bg-surface-sunken">
    {name}
  </a>
);

const meta = {
  title: 'Design system/Navigation/Carousel',
  component: Carousel,
  args: {
    label: 'Najpopularnije',
    heading: <h2 className="text-36">Najpopularnije</h2>,
    labels: { previous: 'Prethodni', next: 'Sledeći', slide: (position, total) => `${position} od ${total}` },
    onEnd: fn(),
    children: names.map(slide),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem', { name: '3 od 10' })).toHaveTextContent('Namirnice');
    const back = await canvas.findByRole('button', { name: said('Prethodni') });
    const on = await canvas.findByRole('button', { name: said('Sledeći') });
    await waitFor(() => expect(on).not.toHaveAttribute('aria-disabled'));
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(on);
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
  },
};

/** The row itself handles the arrow keys; reaching its end is reported, so that more can be fetched. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const on = await canvas.findByRole('button', { name: said('Sledeći') });
    await waitFor(() => expect(on).not.toHaveAttribute('aria-disabled'));
    canvas.getByRole('group', { name: said('Najpopularnije') }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
    await expect(on).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Everything fits: there are no arrows. */
export const Few: Story = { args: { children: names.slice(0, 2).map(slide) } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** Within the margins of a screen, whose edges the row reaches: the heading wraps, and a long word breaks inside its slide. */
export const LongSerbian: Story = {
  args: {
    heading: <h2 className="hyphenate text-36">Najomiljenije među koleginicama i kolegama</h2>,
    children: ['Najpoljoprivrednoprehrambenoindustrijskiji pokloni', ...names].map(slide),
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  play: expectRoom,
};
