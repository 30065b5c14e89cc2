import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/button/button.tsx';
import { Tooltip } from '#design-system/tooltip/tooltip.tsx';

/** Opens the tooltip of its control by hovering it, also on a docs page. */
function PointedAt({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pointed = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
    place.current?.querySelector('button')?.dispatchEvent(pointed);
  }, []);
  return (
    <div ref={place} className="w-fit">
      {children}
    </div>
  );
}

const meta = {
  title: 'Design system/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Od 120.000,00 RSD za ovu godinu',
    children: <Button tone="secondary">48.250 RSD</Button>,
    align: 'start',
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown: Story = {
  decorators: [
    (Story) => (
      <PointedAt>
        <Story />
      </PointedAt>
    ),
  ],
};

const isShown: Story['play'] = async () => {
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
};

export const Label: Story = { ...shown, play: isShown };

/** Reached by keyboard, dismissed by Escape without leaving the control. */
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Od 120.000,00 RSD');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const Panel: Story = {
  ...shown,
  args: {
    look: 'panel',
    content: (
      <div className="grid gap-2">
        <p className="text-14 text-ink-muted">Na raspolaganju</p>
        <p className="display text-28">48.250,00 RSD</p>
      </div>
    ),
  },
  play: isShown,
};

export const OnPhone: Story = { ...shown, play: isShown, globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  ...shown,
  args: {
    content:
      'Od ukupno 120.000,00 RSD dodeljenih za ovu kalendarsku godinu, uključujući i ono što je preneto iz prethodne.',
  },
  play: isShown,
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...shown, play: isShown, globals: { theme: 'dark' } };
