import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChartFigures } from '#design-system/step-chart/chart-figures.tsx';
import { ChartKey } from '#design-system/step-chart/chart-key.tsx';
import type { ChartPeriod } from '#design-system/step-chart/chart-period.ts';
import type { ChartPoint } from '#design-system/step-chart/chart-shape.ts';
import { StepChart } from '#design-system/step-chart/step-chart.tsx';
import { StepChartPlaces } from '#design-system/step-chart/step-chart-places.tsx';
import { said } from '../testing/sample-words.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'avg', 'sep', 'okt', 'nov', 'dec'];

/** Months with the amount taken in each; those from `ahead` on are in the future. */
const periods = (taken: readonly number[], added: readonly number[] = [0], ahead = 11): ChartPeriod[] =>
  MONTHS.map((short, index) => ({
    key: String(index),
    short,
    label: `${short}: uzeto ${taken[index] ?? 0}`,
    taken: taken[index] ?? 0,
    added: added.includes(index) ? 1 : 0,
    isAhead: index >= ahead,
  }));

const point = (month: number, level: number, held = 0): ChartPoint => ({ at: month / 12, level, held });

const points = [
  point(0, 0),
  point(0.2, 100),
  point(1.4, 82),
  point(3.1, 70),
  point(5, 56, 14),
  point(5.6, 56),
  point(7.2, 41),
  point(9.2, 30, 11),
  point(9.9, 24, 11),
];

const meta = {
  title: 'Design system/Display/StepChart',
  component: StepChart,
  subcomponents: { ChartFigures, ChartKey },
  args: {
    label: 'Zaliha kroz 2026. godinu',
    finding: 'U novembru je uzeto 6 od 30.',
    points,
    ahead: [point(11.2, 18)],
    now: 10.7 / 12,
    nowLabel: 'danas',
    endLabel: 'ističe 31.12.2026.',
    periods: periods([0, 18, 0, 12, 0, 14, 0, 15, 0, 6, 0, 6]),
    chosen: null,
    initial: '10',
    tick: (level: number) => String(level),
    periodLink: (key, children, props) => (
      <a key={key} href={`#${key}`} {...props}>
        {children}
      </a>
    ),
    readout: (key) => (
      <ChartFigures
        title={`${said('Mesec')}: ${MONTHS[Number(key)]}`}
        figures={[
          { mark: 'added', term: said('Stiglo'), value: '0' },
          { mark: 'taken', term: said('Otišlo'), value: '6' },
          { mark: 'held', term: said('Čeka'), value: '11' },
          { mark: 'level', term: said('Ostalo'), value: '24' },
          { mark: 'ahead', term: said('Najavljeno'), value: '6' },
        ]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div className="rounded-20 bg-surface-raised p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys, Home and End move from period to period and show its figures, like hovering. */
export const Year: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('figure', { name: said('Zaliha kroz 2026. godinu') });
    await expect(chart).toHaveAccessibleDescription(said('U novembru je uzeto 6 od 30.'));
    await expect(canvas.getByText(`${said('Mesec')}: nov`)).toBeVisible();
    await userEvent.tab();
    await expect(within(chart).getByRole('link', { name: /^nov/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(within(chart).getByRole('link', { name: /^sep/ })).toHaveFocus();
    await expect(canvas.getByText(`${said('Mesec')}: sep`)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(within(chart).getByRole('link', { name: /^jan/ })).toHaveFocus();
    await expect(
      within(chart)
        .getAllByRole('link')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    await userEvent.hover(within(chart).getByRole('link', { name: /^apr/ }));
    await expect(canvas.getByText(`${said('Mesec')}: apr`)).toBeVisible();
    await userEvent.unhover(within(chart).getByRole('link', { name: /^apr/ }));
    await expect(canvas.getByText(`${said('Mesec')}: jan`)).toBeVisible();
  },
};

/** A hovered period is marked at its end on the line; a future month has a description too if something about it is known. */
export const ToCome: Story = {
  play: async ({ canvas, canvasElement }) => {
    const marks = () => canvasElement.querySelectorAll('.meant').length;
    const december = canvas.getByRole('img', { name: said('dec: uzeto 6') });
    await expect(marks()).toBe(0);
    await userEvent.hover(december);
    await expect(canvas.getByText(`${said('Mesec')}: dec`)).toBeVisible();
    await expect(marks()).toBe(1);
    await userEvent.unhover(december);
    await expect(canvas.getByText(`${said('Mesec')}: nov`)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(december).toHaveFocus();
    await expect(canvas.getByText(`${said('Mesec')}: dec`)).toBeVisible();
  },
};

export const Chosen: Story = {
  args: { chosen: '3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^apr/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText(`${said('Mesec')}: apr`)).toBeVisible();
  },
};

/** All is past: no mark of now, and no future. */
export const Past: Story = {
  args: { now: null, ahead: [], endLabel: null, periods: periods([0, 18, 0, 12, 0, 14, 0, 15, 0, 6], [0, 6], 12) },
};

/** The first days of a year: most of it is in the future. */
export const Beginning: Story = {
  args: { points: points.slice(0, 2), now: 0.5 / 12, periods: periods([0, 0, 5, 5], [0], 1), ahead: [], initial: '0' },
};

export const Nothing: Story = {
  args: {
    points: [point(0, 0)],
    ahead: [],
    endLabel: null,
    periods: periods([], [12]),
    finding: 'Ništa se nije desilo.',
  },
};

/** Too many steps to mark each one: only the line is drawn. */
export const ManySteps: Story = {
  args: {
    points: Array.from({ length: 300 }, (_, index) => point(index / 28, 400_000 - index * 900 + (index % 29) * 400)),
    periods: periods(MONTHS.map((_, index) => 20_000 + ((index * 7919) % 9000))),
    tick: (level) => level.toLocaleString('sr-Latn'),
    ahead: [],
  },
};

/** Placeholder of the final size while the chart loads. */
export const Loading: Story = { render: () => <StepChartPlaces /> };

export const LongSerbian: Story = {
  args: {
    finding:
      'U novembru je za preventivne zdravstvene preglede i rekreaciju potrošeno 128.400,00 RSD, a na raspolaganju je još 1.248.250,00 RSD.',
    endLabel: 'neiskorišćeno ističe 31.12.2026.',
    tick: (level) => `${level * 100}.000.000`,
  },
};

export const English: Story = {
  globals: { language: 'EN' },
  args: {
    label: 'Stock through 2026',
    finding: 'In November 6 of 30 were taken.',
    nowLabel: 'today',
    endLabel: 'ends 31.12.2026.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
