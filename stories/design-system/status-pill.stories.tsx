import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';

const meta = {
  title: 'Design system/Display/StatusPill',
  component: StatusPill,
  args: { tone: 'positive', children: 'Prihvaćeno' },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

const All = () => (
  <Cluster>
    <StatusPill tone="positive">Prihvaćeno</StatusPill>
    <StatusPill tone="warning">U obradi</StatusPill>
    <StatusPill tone="danger">Odbijeno</StatusPill>
    <StatusPill tone="neutral">Otkazano na zahtev zaposlenog</StatusPill>
  </Cluster>
);

export const Positive: Story = {};

export const Tones: Story = { render: All };

export const LongSerbian: Story = { args: { tone: 'warning', children: 'Čeka na dopunu dokumentacije' } };

export const Dark: Story = { render: All, globals: { theme: 'dark' } };

export const Phone: Story = { render: All, globals: { viewport: { value: 'phone' } } };
