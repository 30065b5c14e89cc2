import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PeopleScreen } from '#src/admin-people/people-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** The people of a company: who can sign in, who waits for an invitation, who leaves. */
const meta = {
  title: 'Screens/Administration/People',
  component: PeopleScreen,
  decorators: [inFrame, withMe({ company_roles: ['owner'], id: 900 })],
  parameters: { layout: 'fullscreen', path: '/company-admin/people' },
} satisfies Meta<typeof PeopleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Played = Parameters<Play>[0];

const at = (query: string) => ({ parameters: { path: `/company-admin/people?${query}` } });

/** People without an invitation have a button for it; the other actions are in the menu of the row. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(6);
    await expect(canvas.getAllByText(said('Pošalji ponovo'))).toHaveLength(1);
    await expect(await canvas.findByText(said('Zajedno, 6 osoba'))).toBeInTheDocument();
  },
};

/** Nobody has an account with this address yet: all fields can be changed. */
export const Form: Story = {
  ...at('open=2'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('textbox', { name: /osoba|E-/ })).toHaveValue('osoba-2@morava.rs');
    await expect(await drawer.findByRole('button', { name: said('Odlazi…') })).toBeInTheDocument();
  },
};

/** Personal details belong to the person once there is an account. */
export const OfWhoHasAnAccount: Story = at('open=5');

/** A new address waits for confirmation: it can be withdrawn, and its link sent again. */
export const AddressWaits: Story = {
  ...at('open=1'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/jelena\.stankovic@morava\.rs/)).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: said('Opozovi novu adresu') })).toBeEnabled();
  },
};
export const AddressWaitsInTheDark: Story = {
  ...AddressWaits,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

/** The new address, and what happens to the current one: an address with a look-alike letter is refused before anything is sent. */
export const NewAddress: Story = {
  play: async (played) => {
    await ask(played, 4, said('Promeni adresu…'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await played.userEvent.type(dialog.getByRole('textbox'), 'mаrko@morava.rs');
    await played.userEvent.click(dialog.getByRole('button', { name: said('Pošalji link') }));
    await expect(dialog.getByRole('textbox')).toBeInvalid();
  },
};
/** The address is taken: the typed text stays. */
export const AddressTaken: Story = {
  globals: { language: 'EN', viewport: { value: 'phone' } },
  play: async (played) => {
    await ask(played, 4, said('Promeni adresu…'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await played.userEvent.type(dialog.getByRole('textbox'), 'zauzeta@morava.rs');
    await played.userEvent.click(dialog.getByRole('button', { name: said('Pošalji link') }));
    await expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};

/** Changes of a person with author and reason; personal values cannot be restored. */
export const History: Story = {
  ...at('open=1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('tab', { name: said('Istorija') }));
    await expect(await drawer.findByText(said('Promenjene su uloge'))).toBeInTheDocument();
    await expect(drawer.getByText(said('Isključen je jednokratni kod'))).toBeInTheDocument();
  },
};

export const NewOne: Story = at('open=new');

async function ask({ canvas, userEvent }: Played, place: number, step: string) {
  const menus = await canvas.findAllByRole('button', { name: new RegExp(`^${said('Radnje')}: `) });
  await userEvent.click(menus[place] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: said(step) }));
  return within(await screen.findByRole('alertdialog'));
}

/** The impact is heavy: the last day, a reason, and the name to type. */
export const Leaving: Story = {
  play: async (played) => {
    const dialog = await ask(played, 4, 'Odlazi drugog dana…');
    await played.userEvent.click(await dialog.findByRole('radio', { name: said('Posle poslednjeg dana') }));
    await played.userEvent.click(dialog.getByRole('button', { name: said('Potvrdi') }));
    for (const field of dialog.getAllByRole('textbox')) await expect(field).toBeInvalid();
  },
};

/** Another person must become an owner first. */
export const LastOwner: Story = {
  play: async (played) => {
    const dialog = await ask(played, 0, 'Odlazi…');
    await expect(await dialog.findByRole('link', { name: said('Izaberi kome') })).toBeInTheDocument();
  },
};

/** Which people without an account get an email, and when. */
export const Inviting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Podseti sve') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: said('Izabranog dana') }));
    await userEvent.click(dialog.getByRole('button', { name: said('Piši za 3 osobe') }));
    await expect(dialog.getByRole('textbox')).toBeInvalid();
  },
};

/** Selects the whole page and an action that needs a value first. */
async function choose({ canvas, userEvent }: Played, action: string) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: said('Izaberi stranicu') }));
  await userEvent.click(await canvas.findByRole('button', { name: said(action) }));
  return within(await screen.findByRole('dialog'));
}

async function endMany(played: Played) {
  const drawer = await choose(played, 'Poslednji dan…');
  await played.userEvent.click(drawer.getByRole('button', { name: said('Pogledaj šta to znači') }));
  await expect(drawer.getByRole('textbox')).toBeInvalid();
  await played.userEvent.click(drawer.getByRole('radio', { name: said('Odmah') }));
  await played.userEvent.type(drawer.getByRole('textbox'), 'Tim je ugašen');
  await played.userEvent.click(drawer.getByRole('button', { name: said('Pogledaj šta to znači') }));
  await expect(await drawer.findByRole('button', { name: said('Potvrdi za 3 osobe') })).toBeEnabled();
}

/** Preview before many people leave: the impact on their accounts, who stays and why. */
export const ManyLeave: Story = { play: endMany };

/** People who were left out, by name; the rest can be undone. */
export const ManyLeft: Story = {
  ...at('bulk=51'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/Petar Nikolić/)).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: said('Vrati') })).toBeEnabled();
  },
};
export const ManyLeftInTheDark: Story = {
  ...ManyLeft,
  globals: { language: 'EN', theme: 'dark', viewport: { value: 'phone' } },
};

/** Choice of an existing unit, or of a new one. */
export const ManyInAUnit: Story = {
  play: async (played) => {
    const drawer = await choose(played, 'Jedinica…');
    await expect(drawer.getByRole('combobox', { name: new RegExp(said('Jedinica')) })).toBeEnabled();
  },
};

/** Filter by several states at the same time; the remaining people are a click away. */
export const InSeveralStates: Story = {
  ...at('state=added,expired'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2);
    const [chip] = canvas.getAllByRole('button', { name: new RegExp(`${said('Bez pozivnice')}, `) });
    await userEvent.click(chip as HTMLElement);
    const editor = within(await screen.findByRole('dialog'));
    await userEvent.click(editor.getByRole('checkbox', { name: said('Pozivnica poslata') }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
  },
};

/** Text of twice the size: what has no room beside something else comes below it. */
/** While some are chosen the box stands where the initials were, and nothing of them shows behind it. */
export const PhoneChoosing: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [initials] = await canvas.findAllByText(/^(JĐ|JS)$/);
    await expect(initials).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Izaberi') }));
    await expect(initials).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Poništi izbor') }));
    await expect(initials).toBeVisible();
  },
};
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async (context) => {
    await context.canvas.findAllByRole('rowheader');
    await expectRoom(context);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { ...at('open=3'), globals: { language: 'EN', theme: 'dark' } };
export const LeavingInTheDark: Story = { ...Leaving, globals: { theme: 'dark', viewport: { value: 'phone' } } };
