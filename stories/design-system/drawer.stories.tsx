import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/button/button.tsx';
import { Drawer } from '#design-system/drawer/drawer.tsx';
import { wideDrawer } from '#design-system/drawer/wide-drawer.ts';
import { said } from '../testing/sample-words.ts';
import { openedFirst } from './opened.tsx';

const Shown = openedFirst(Drawer);

const meta = {
  title: 'Design system/Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Transakcija 1042',
    description: '18.11.2026. 9:12',
    closeLabel: 'Zatvori',
    children: <p>Sistematski pregled sa laboratorijskom analizom, jedan komad.</p>,
    footer: <Button tone="secondary">Otkaži porudžbinu</Button>,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheRight: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Transakcija 1042' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByRole('button', { name: said('Otvori') });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Transakcija 1042' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Content longer than the window scrolls under the foot; a line marks the foot. */
export const UnderItsFoot: Story = {
  args: {
    children: <p className="h-dvh">Sistematski pregled sa laboratorijskom analizom, jedan komad.</p>,
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: said('Otkaži porudžbinu') });
    await waitFor(() => expect(button).toBeVisible());
    await expect(button.parentElement).not.toHaveStyle({ boxShadow: 'none' });
  },
};

export const FromTheLeft: Story = { args: { side: 'left' } };
/** Room for two languages side by side; on a phone the whole screen. */
export const Wide: Story = { args: { className: wideDrawer } };
export const LongSerbianText: Story = {
  args: { title: 'Dobrovoljno privatno zdravstveno osiguranje za celu porodicu' },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
