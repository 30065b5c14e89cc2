import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { InRecordDrawer } from './in-record-drawer.tsx';

/** A whole form over its list, wired as on a screen; its server is a sample. */
const meta = {
  title: 'Screens/Administration/Form in a drawer',
  component: InRecordDrawer,
  args: { size: 'wide', late: false, onSave: fn() },
  parameters: {
    layout: 'fullscreen',
    path: '/admin-panel/coupons?open=7',
    docs: { story: { inline: false, iframeHeight: 620 } },
  },
} satisfies Meta<typeof InRecordDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const nameField = () => screen.findByRole('textbox', { name: said('Naziv') });

/** Typed, saved by the keyboard, and undone. */
export const Saved: Story = {
  play: async ({ args, userEvent }) => {
    const name = await nameField();
    await userEvent.clear(name);
    await userEvent.type(name, 'Jesen');
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: said('Vrati') }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ seen: 9, changes: { name: 'Leto u teretani' } }),
    );
  },
};

/** The focus moves to the first invalid field. */
export const Wrong: Story = {
  play: async ({ args, userEvent }) => {
    const name = await nameField();
    await userEvent.clear(name);
    await userEvent.tab();
    await expect(name).toBeInvalid();
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByRole('alert');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const meet: Play = async ({ userEvent }) => {
  const name = await nameField();
  await userEvent.clear(name);
  await userEvent.type(name, 'Jesen');
  await userEvent.click(screen.getByRole('button', { name: said('Sačuvaj') }));
  await screen.findAllByRole('radio');
};

/** Somebody else saved first, with another value of the same field and a change of another field. */
export const Late: Story = {
  args: { late: true },
  play: async (context) => {
    await meet(context);
    const [mine] = screen.getAllByRole('radio');
    await context.userEvent.click(mine as HTMLElement);
    await context.userEvent.click(screen.getByRole('button', { name: said('Sačuvaj spojeno') }));
    await screen.findByRole('button', { name: said('Vrati') });
    await expect(context.args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ seen: 9, changes: { name: 'Jesen' } }),
    );
  },
};

export const LatePhone: Story = { args: { late: true }, play: meet, globals: { viewport: { value: 'phone' } } };
export const LateDark: Story = { args: { late: true }, play: meet, globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Narrow: Story = { args: { size: 'regular' } };
