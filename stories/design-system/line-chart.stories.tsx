import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LineChart } from '#design-system/chart/line-chart.tsx';
import { said } from '../testing/sample-words.ts';
import { sampleChart, sampleMonths } from './sample-chart.tsx';

const VALUES = [640, 1352, 2158, 2929, 3834, 4692, 5282, 5892, 6912, 8120, 8959, 8959];

const points = sampleMonths(VALUES, (value, at) => value * 0.8 + at * 20);

const meta = {
  title: 'Design system/Display/LineChart',
  component: LineChart,
  args: Object.assign(sampleChart(points), { points }),
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above the line of the year before; arrow keys move from point to point, and Enter opens the details of one. */
export const AboveTheYearBefore: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', 'dec: 8959');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'okt: 8120');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('okt');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    await expect(canvas.getByRole('rowheader', { name: 'okt' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: said('Tabela') }));
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

/** There are no values for the year before. */
export const Alone: Story = {
  args: { points: points.map((point) => Object.assign({}, point, { before: null })), beforeLabel: undefined },
};

/** The very first month: a single point without a line. */
export const OnePoint: Story = { args: { points: points.slice(0, 1) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
