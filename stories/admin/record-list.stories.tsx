import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { SampleList } from './sample-list.tsx';
import { inFrame } from './sample-site.tsx';

/** The pattern of every list of administration, in its frame: its state is in the address, and its rows are links. */
const meta = {
  title: 'Screens/Administration/List',
  component: SampleList,
  decorators: [inFrame, withMe({ admin_roles: ['owner'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/providers' },
} satisfies Meta<typeof SampleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(21);
    const [first, second] = names();
    const link = () => canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('a') as HTMLElement);
    link()[0]?.focus();
    await userEvent.keyboard('j');
    await expect(link()[1]).toHaveFocus();
    await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.keyboard('{End}');
    await expect(link()[20]).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(22);
    await expect([first, second]).toEqual(names().slice(0, 2));
  },
};

export const Filtered: Story = { parameters: { path: '/admin-panel/providers?state=on&provider=1,2' } };
export const NothingPasses: Story = {
  parameters: { path: '/admin-panel/providers?state=draft&provider=1&q=masaža' },
};
export const First: Story = { args: { mood: 'none' } };
export const Loading: Story = { args: { mood: 'loading' } };
export const Failed: Story = { args: { mood: 'failed' } };
export const Offline: Story = { args: { mood: 'offline' } };

/** One of the person's own lists is shown unchanged; after it is a shared one. */
export const KeptList: Story = {
  parameters: { path: '/admin-panel/coupons?list=2&sort=-name' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(`^${said('Od Ž do A')}`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Shown with unsaved changes: the actions for that. */
export const KeptListChanged: Story = {
  parameters: { path: '/admin-panel/coupons?list=2&sort=price' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Spisak|The list) .*: / }));
  },
};

export const KeptListChangedOnAPhone: Story = {
  ...KeptListChanged,
  globals: { viewport: { value: 'phone' } },
};

/** Actions on a list that somebody else shares: being notified each morning of what is new in it. */
export const KeptListOfOthers: Story = {
  parameters: { path: '/admin-panel/coupons?list=3&sort=name&rows=dense' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Spisak|The list) .*: / }));
  },
};

/** The list as shown gets a name; people who may share it with everybody. */
export const KeepingAList: Story = {
  parameters: { path: '/admin-panel/coupons?state=on' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Sačuvaj ovaj spisak…') }));
  },
};

/** Offline: the earlier rows stay, with the time at which they were read. */
export const OldRows: Story = {
  args: { mood: 'old' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/20\.11\.2026\. 14:05/)).toBeInTheDocument();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(21);
  },
};

/** Rows added by others are held back, and no row moves. */
export const NewRows: Story = {
  args: { mood: 'grown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Prikaži|Show) 9 / })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(21);
  },
};
export const NewRowsOnAPhone: Story = { ...NewRows, globals: { viewport: { value: 'phone' }, theme: 'dark' } };

/** On a phone the tools that narrow a list are side by side, also with filters set. */
export const PhoneFiltered: Story = {
  ...Filtered,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const choosing = await canvas.findByRole('button', { name: said('Izaberi') });
    const margin = 16;
    await expect(choosing.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - margin);
  },
};

/** On a phone rows are selected in a mode of its own. */
export const PhoneChosen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: said('Izaberi') }));
    const [one, two] = await canvas.findAllByRole('checkbox', { name: /^(Izaberi|Select): / });
    await userEvent.click(one as HTMLElement);
    await userEvent.click(two as HTMLElement);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};
/** Less important columns are hidden: state, price and actions stay visible. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await canvas.findAllByRole('rowheader');
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toContain(said('Stanje'));
    await expect(heads).not.toContain(said('Jezici'));
    await expect(table.offsetWidth).toBeLessThanOrEqual((table.parentElement as HTMLElement).clientWidth);
  },
};
export const EnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
