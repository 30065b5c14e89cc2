import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { Grid } from '#design-system/grid/grid.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { Stack } from '#design-system/stack/stack.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';

/** Stack, Cluster, Grid and Page arrange things; nothing else sets space between them. */
const meta = {
  title: 'Design system/Foundations/Layout',
  component: Stack,
  subcomponents: { Cluster, Grid, Page },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const boxes = (count: number) =>
  names.slice(0, count).map((name) => <Skeleton key={name} shape="block" className="h-24 min-w-24" />);

const All = () => (
  <Page>
    <Stack gap={12}>
      <Stack gap={2}>{boxes(2)}</Stack>
      <Cluster gap={3}>{boxes(7)}</Cluster>
      <Grid>{boxes(7)}</Grid>
      <Grid of="panels">{boxes(4)}</Grid>
      <Grid of="fields">
        <TextField label="Ime" />
        <TextField label="Prezime" />
        <TextField label="Mesto rođenja" />
      </Grid>
    </Stack>
  </Page>
);

/** The gap is one of the steps of the scale. */
export const Apart: Story = {
  args: { gap: 4, children: boxes(3) },
  render: (args) => (
    <Page>
      <Stack {...args} />
    </Page>
  ),
};

export const Together: Story = { render: All };

export const Dark: Story = { render: All, globals: { theme: 'dark' } };

export const Phone: Story = { render: All, globals: { viewport: { value: 'phone' } } };
