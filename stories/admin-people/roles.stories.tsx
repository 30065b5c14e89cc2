import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { companyRows } from '#contract/permissions/permission-rows.rules.ts';
import { COMPANY_ROLES } from '#contract/permissions/roles.ts';
import { CompanyRolesScreen } from '#src/admin-people/company-roles-screen.tsx';
import { PlatformRolesScreen } from '#src/admin-people/platform-roles-screen.tsx';
import type { RolesViewProps } from '#src/admin-people/roles-props.ts';
import { RolesView } from '#src/admin-people/roles-view.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { failed, loading } from '../testing/found.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** Roles with their permissions and people, and giving a role. A full seed means write access, a hollow one read access. */
const meta = {
  title: 'Screens/Administration/Roles',
  component: PlatformRolesScreen,
  decorators: [inFrame],
  parameters: { layout: 'fullscreen', path: '/admin-panel/roles' },
} satisfies Meta<typeof PlatformRolesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const byOwner: Pick<Story, 'decorators'> = {
  decorators: [withMe({ admin_roles: ['owner'], company_roles: ['owner'], id: 900 })],
};
type Played = Parameters<NonNullable<Story['play']>>[0];

export const OfThePlatform: Story = {
  ...byOwner,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: said('Šta koja uloga sme') }));
    await expect(table.getAllByRole('row')).toHaveLength(9);
    await expect(await table.findByRole('link', { name: said('Sadržaj: 4 osobe') })).toBeInTheDocument();
    await expect((await canvas.findAllByText(new RegExp(said('Jedino vlasništvo'))))[0]).toBeInTheDocument();
  },
};

async function find({ canvas, userEvent }: Played, text: string) {
  await userEvent.click(await canvas.findByRole('button', { name: said('Dodaj ulogu osobi') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('searchbox'), text);
  return dialog;
}

/** The person is found first; then their current roles are shown. */
export const GivingARole: Story = {
  ...byOwner,
  play: async (played) => {
    const dialog = await find(played, 'Jelena');
    await played.userEvent.click(await dialog.findByRole('button', { name: /Jelena/ }));
    const roles = within(await screen.findByRole('dialog', { name: /Jelena/ }));
    await expect(await roles.findByRole('button', { name: said('Sačuvaj uloge') })).toBeDisabled();
  },
};

export const NobodyFound: Story = {
  ...byOwner,
  play: async (played) => {
    const dialog = await find(played, 'xyz');
    await expect(await dialog.findByText(said('Nema aktivnog naloga sa tim imenom.'))).toBeInTheDocument();
  },
};

/** Roles as cards, each with its people and permissions. */
export const OfACompanyOnAPhone: Story = {
  ...byOwner,
  render: () => <CompanyRolesScreen />,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said('1.240 osoba'))).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  },
};

/** An auditor has read access only. */
export const ForAnAuditorInEnglish: Story = {
  decorators: [withMe({ admin_roles: ['auditor'], id: 7 })],
  globals: { language: 'EN', theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/The only owner/);
    await expect(canvas.queryByRole('button', { name: 'Give somebody a role' })).toBeNull();
  },
};

const unread = (holders: RolesViewProps['holders']): Pick<Story, 'render'> => ({
  render: () => (
    <RolesView
      rows={companyRows()}
      roles={COMPANY_ROLES.map((role) => ({ key: role, name: role, may: role, people: null, holders: [], to: '/' }))}
      holders={holders}
    />
  ),
});

/** The permissions of roles are known without the server; the people are not. */
export const Loading: Story = unread(loading());
export const Failed: Story = unread(failed());

/** Text of twice the size: parts without room side by side are stacked. */
export const LargeText: Story = {
  ...ForAnAuditorInEnglish,
  globals: { language: 'EN', viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async (context) => {
    await context.canvas.findAllByText(/The only owner/);
    await expectRoom(context);
  },
};
