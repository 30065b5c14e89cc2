import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUserRound, LogOut, Wallet } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/button/button.tsx';
import {
  DropdownMenu,
  type DropdownMenuProps,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuSeparator,
} from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { said } from '../testing/sample-words.ts';

const onSelect = fn();
const onChange = fn();

const Chosen = createContext({ value: 'SR', choose: (_: string) => {} });

/** Keeps the chosen value outside the menu, which is unmounted between two openings. */
function WithChosen({ children }: { children: ReactNode }) {
  const [value, setValue] = useState('SR');
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <Chosen value={{ value, choose }}>{children}</Chosen>;
}

function Language() {
  const { value, choose } = use(Chosen);
  return (
    <MenuRadioGroup
      label={said('Jezik')}
      options={[
        { value: 'SR', label: 'Srpski' },
        { value: 'EN', label: 'English' },
      ]}
      value={value}
      onChange={choose}
    />
  );
}

function Held(args: DropdownMenuProps) {
  const [open, setOpen] = useState(args.open ?? false);
  const change = (next: boolean) => {
    setOpen(next);
    args.onOpenChange?.(next);
  };
  return <DropdownMenu {...args} open={open} onOpenChange={change} />;
}

const meta = {
  title: 'Design system/Actions/DropdownMenu',
  component: DropdownMenu,
  subcomponents: { MenuItem, MenuRadioGroup, MenuLabel },
  args: {
    trigger: <Button tone="secondary">Nalog</Button>,
    label: 'Nalog',
    align: 'start',
    children: (
      <>
        <MenuItem icon={<CircleUserRound aria-hidden size={20} />} onSelect={onSelect}>
          Profil
        </MenuItem>
        <MenuItem icon={<Wallet aria-hidden size={20} />} asChild>
          <a href="/transactions">Moje transakcije</a>
        </MenuItem>
        <MenuItem disabled>Brojke kompanije</MenuItem>
        <MenuSeparator />
        <Language />
        <MenuSeparator />
        <MenuItem tone="danger" icon={<LogOut aria-hidden size={20} />}>
          Odjavi se
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    onSelect.mockClear();
    onChange.mockClear();
  },
  decorators: [
    (Story) => (
      <WithChosen>
        <Story />
      </WithChosen>
    ),
  ],
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Actions and links both have icons. */
export const Open: Story = {
  args: { open: true, onOpenChange: fn() },
  render: Held,
  play: async () => {
    await screen.findByRole('menu', { name: said('Nalog') });
    const icons = screen.getAllByRole('menuitem').map((item) => item.querySelectorAll('svg').length);
    await expect(icons).toEqual([1, 1, 0, 1]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: said('Nalog') });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: said('Profil') })).toHaveFocus());
    // Disabled items are skipped.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenCalledWith('EN');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** The hovered item is highlighted, unless it cannot be chosen. */
export const PointedAt: Story = {
  args: { open: true, onOpenChange: fn() },
  render: Held,
  play: async ({ userEvent }) => {
    const lit = (name: string) => getComputedStyle(screen.getByRole('menuitem', { name })).backgroundColor;
    await screen.findByRole('menu');
    const unlit = lit(said('Profil'));
    await userEvent.hover(screen.getByRole('menuitem', { name: said('Brojke kompanije') }));
    await expect(lit(said('Brojke kompanije'))).toBe(unlit);
    await userEvent.hover(screen.getByRole('menuitem', { name: said('Profil') }));
    await waitFor(() => expect(lit(said('Profil'))).not.toBe(unlit));
  },
};

/** Closed by the person, and opened again. */
export const OpenedAgain: Story = {
  ...Open,
  play: async ({ args, canvas, userEvent }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: said('Nalog') }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
export const OnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  ...Open,
  play: async () => {
    const menu = await screen.findByRole('menu', { name: said('Upravljanje nalogom') });
    await waitFor(() => expect(menu).toBeVisible());
  },
  args: {
    ...Open.args,
    label: 'Upravljanje nalogom',
    trigger: <Button tone="secondary">Upravljanje nalogom</Button>,
    children: (
      <>
        <MenuItem onSelect={onSelect}>Podešavanje obaveštenja o budžetu</MenuItem>
        <MenuItem disabled>Prelaz na portal za administratore kompanije</MenuItem>
      </>
    ),
  },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
