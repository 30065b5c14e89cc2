import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { UsersScreen } from '#src/admin-people/users-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** People of all companies: their roles, the state of their accounts, and who signs in with a one-time code. */
const meta = {
  title: 'Screens/Administration/People of all companies',
  component: UsersScreen,
  decorators: [inFrame, withMe({ admin_roles: ['owner'], id: 900 })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/users' },
} satisfies Meta<typeof UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const at = (query: string) => ({ parameters: { path: `/admin-panel/users?${query}` } });

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(6);
  },
};

export const Form: Story = {
  ...at('open=1-4'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('textbox', { name: /E-|osoba/ })).toHaveValue('osoba-4@morava.rs');
  },
};

/** How a person signs in, and the actions for it. */
export const SigningIn: Story = {
  ...at('open=1-1'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('heading', { name: said('Prijava') })).toBeInTheDocument();
    await expect(drawer.getByText(said('Lozinkom i jednokratnim kodom.'))).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: said('Isključi jednokratni kod…') })).toBeInTheDocument();
  },
};

/** A person without a one-time code has none to turn off. */
export const SigningInWithoutACode: Story = {
  ...at('open=1-5'),
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(said('Lozinkom, bez jednokratnog koda.'))).toBeInTheDocument();
    await expect(drawer.queryByRole('button', { name: said('Isključi jednokratni kod…') })).toBeNull();
  },
};

/** An erased person: nothing can be changed, and nothing identifies them. */
export const Erased: Story = {
  ...at('open=1-7'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(said('Podaci obrisani'))).toBeInTheDocument();
    await expect(drawer.queryByRole('textbox')).toBeNull();
  },
};

/** A new person is added to a company. */
export const NewOne: Story = {
  ...at('open=new'),
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: new RegExp(said('Kompanija')) })).toBeInTheDocument();
  },
};

async function openRoles({ canvas, userEvent }: Played) {
  const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${said('Radnje')}: `) });
  await userEvent.click(first as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: said('Uloge') }));
  return within(await screen.findByRole('dialog'));
}

/** Each role shows its permissions; the role of an auditor has read access only. */
export const Roles: Story = {
  play: async (played) => {
    const dialog = await openRoles(played);
    const auditor = await dialog.findByRole('checkbox', { name: new RegExp(`^${said('Revizija')}`) });
    await expect(dialog.getByRole('button', { name: said('Sačuvaj uloge') })).toBeDisabled();
    await played.userEvent.click(auditor);
    await expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement();
    await expect(dialog.getByRole('button', { name: said('Sačuvaj uloge') })).toBeDisabled();
  },
};

/** Each measure says what it does, and asks for a reason. */
export const TurningTheCodeOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${said('Radnje')}: `) });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: said('Isključi jednokratni kod…') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: said('Isključi kod') }));
    await expect(await dialog.findByRole('textbox')).toBeInvalid();
  },
};

/** Somebody else changed the roles first: their changes are shown beside the ones chosen here. */
export const RolesOfTwo: Story = {
  play: async (played) => {
    const dialog = await openRoles(played);
    const content = await dialog.findByRole('checkbox', { name: new RegExp(`^${said('Sadržaj')}`) });
    await played.userEvent.click(content);
    await played.userEvent.click(dialog.getByRole('button', { name: said('Sačuvaj uloge') }));
    await expect(await dialog.findByText(said('U međuvremenu menja: Vesna Ilić'))).toBeInTheDocument();
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: said('Sačuvaj uloge') })).toBeEnabled();
  },
};

/** Preview before many people are signed out everywhere: the number of devices, and who is left out. */
export const ManySignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: said('Izaberi stranicu') }));
    await userEvent.click(await canvas.findByRole('button', { name: said('Odjavi…') }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox'), 'Izgubljen telefon');
    await userEvent.click(drawer.getByRole('button', { name: said('Pogledaj šta to znači') }));
    await expect(await drawer.findByRole('button', { name: said('Odjavi 2 osobe') })).toBeEnabled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RolesInEnglishInTheDark: Story = { ...Roles, globals: { language: 'EN', theme: 'dark' } };
