import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ColumnChart } from '#design-system/chart/column-chart.tsx';
import { said } from '../testing/sample-words.ts';
import { sampleChart, sampleMonths } from './sample-chart.tsx';

const VALUES = [640, 712, 806, 771, 905, 858, 590, 610, 1020, 1208, 839, 0];

const columns = sampleMonths(VALUES, (value, at) => (at % 4 === 3 ? null : value * 0.8));

const meta = {
  title: 'Design system/Display/ColumnChart',
  component: ColumnChart,
  args: Object.assign(sampleChart(columns), { columns }),
} satisfies Meta<typeof ColumnChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each column beside its earlier value, where there is one. */
export const BesideTheYearBefore: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', 'dec: 0');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'okt: 1208');
    await expect(canvas.getByRole('rowheader', { name: 'okt' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: said('Tabela') }));
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

export const Alone: Story = {
  args: {
    columns: columns.slice(0, 3).map((column) => Object.assign({}, column, { before: null })),
    beforeLabel: undefined,
  },
};

/** Columns scroll, starting at the newest; arrow keys scroll to the marked one. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const isInSight = (name: string) => {
      const column = canvas.getByText(name, { selector: '.name' }).getBoundingClientRect();
      const frame = (slider.parentElement as HTMLElement).getBoundingClientRect();
      return column.left >= frame.left - 1 && column.right <= frame.right + 1;
    };
    await expect([isInSight('jan'), isInSight('dec')]).toEqual([false, true]);
    slider.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect([isInSight('jan'), isInSight('dec')]).toEqual([true, false]));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect([isInSight('jan'), isInSight('dec')]).toEqual([false, true]));
  },
};
