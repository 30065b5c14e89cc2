import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, X } from 'lucide-react';
import { expect, screen } from 'storybook/test';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Popover } from '#design-system/popover/popover.tsx';
import { TaskButton } from '#design-system/task-tray/task-button.tsx';
import { TaskTray } from '#design-system/task-tray/task-tray.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { said } from '../testing/sample-words.ts';

/**
 * When: the server works on something long while the person continues with something else. When not: work that the person waits for
 * (LoadingOverlay).
 */
const meta = {
  title: 'Design system/Messages/TaskTray',
  component: TaskTray,
  subcomponents: { TaskButton },
  args: {
    title: 'Zadaci',
    note: 'Zadaci teku i kad zatvoriš stranicu.',
    tasks: [
      {
        key: 'import',
        title: 'Uvoz ljudi, Morava banka',
        note: 'Provera: 12.400 od 20.000 redova.',
        progress: { value: 12_400, max: 20_000, shown: '62 %' },
        action: (
          <IconButton label="Zaustavi uvoz">
            <X aria-hidden size={18} />
          </IconButton>
        ),
      },
      {
        key: 'export',
        title: 'Izvoz porudžbina, oktobar',
        note: '2.118 redova. Čeka do sutra u 9:12.',
        action: <ToolButton icon={<Download aria-hidden size={16} />}>Preuzmi</ToolButton>,
      },
      {
        key: 'invitations',
        title: 'Pozivnice nisu poslate za 3 osobe',
        note: 'Server pošte ih je odbio.',
        failed: true,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-101">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '62 %');
  },
};

/** In the head, while a task runs. */
export const FromItsButton: Story = {
  render: (args) => (
    <Popover label="Zadaci" className="w-101" trigger={<TaskButton label="2 zadatka" part={0.62} />}>
      <TaskTray {...args} />
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('2 zadatka') }));
    await expect(await screen.findByRole('heading', { name: said('Zadaci') })).toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
