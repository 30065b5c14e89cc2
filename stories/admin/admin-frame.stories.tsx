import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { TaskButton } from '#design-system/task-tray/task-button.tsx';
import { AdminAccountButton } from '#src/admin/frame/admin-account-button.tsx';
import { AdminFrame } from '#src/admin/frame/admin-frame.tsx';
import { PageOutline } from '#src/admin/frame/page-outline.tsx';
import { SiteContext } from '#src/admin/site/site-context.ts';
import { WaitingContext } from '#src/admin/site/waiting-context.tsx';
import { LanguageToggle } from '#src/ground/language-toggle.tsx';
import { sampleSite } from '#src/testing/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { inSite } from './sample-site.tsx';

/** Frame of administration: a desk with one sheet on it. The navigation has only the places that this person may open. */
const meta = {
  title: 'Screens/Administration/Frame',
  component: AdminFrame,
  args: {
    onPalette: fn(),
    language: <LanguageToggle onChoose={fn()} />,
    account: <AdminAccountButton name="Milan Marković" />,
    inMenu: () => null,
    children: <PageOutline />,
  },
  decorators: [inSite],
  parameters: { layout: 'fullscreen', path: '/admin-panel/coupons' },
} satisfies Meta<typeof AdminFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [column] = canvas.getAllByRole('navigation', { name: said('Administracija') });
    await expect(within(column as HTMLElement).getByRole('link', { current: 'page' })).toHaveTextContent(
      said('Kuponi'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Nađi|^Find/ }));
    await expect(args.onPalette).toHaveBeenCalledOnce();
  },
};

/** Only icons, by choice; a tooltip shows the name of each. */
export const Rail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Suzi meni') }));
    await expect(await canvas.findByRole('button', { name: said('Proširi meni') })).toBeInTheDocument();
  },
};

const tasks = {
  tasks: <TaskButton label="2 zadatka" part={0.62} />,
  tasksOnPhone: <TaskButton compact label="2 zadatka" part={0.62} />,
};

export const WithTasks: Story = { args: tasks };

/** Only the progress ring. */
export const WithTasksOnAPhone: Story = { args: tasks, globals: { viewport: { value: 'phone' } } };
const waiting: Story['decorators'] = [
  (Story) => (
    <WaitingContext
      value={[
        { kind: 'providers.idle', count: 3, late: 2 },
        { kind: 'questions.en', count: 1000, late: 0 },
      ]}
    >
      <Story />
    </WaitingContext>
  ),
];

/** What waits is shown as a number beside its place, and is part of the name of its link. */
export const Waiting: Story = {
  decorators: waiting,
  play: async ({ canvas }) => {
    const [column] = canvas.getAllByRole('navigation', { name: said('Administracija') });
    const links = within(column as HTMLElement).getAllByRole('link');
    await expect(links[0]).toHaveAccessibleName(said('Partneri (čeka: 3, kasni: 2)'));
    // A poll of the pulse announces nothing.
    await expect(within(column as HTMLElement).queryByRole('status')).toBeNull();
  },
};

/** A dot on the icon. */
export const WaitingInTheRail: Story = { decorators: waiting, globals: { viewport: { value: 'tablet' } } };

export const WaitingInTheDarkOnAPhone: Story = {
  decorators: waiting,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

/** The name of a company has all of its letters, also those that go below the line. */
export const CompanyOnAPhone: Story = {
  decorators: [
    (Story) => (
      <SiteContext value={Object.assign({}, sampleSite, { company: 'Morava Tehnologije' })}>
        <Story />
      </SiteContext>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** All places of the site in a sheet. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [menu] = canvas.getAllByRole('button', { name: said('Meni') });
    await userEvent.click(menu as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: said('Meni') });
    await expect(within(sheet).getAllByRole('link')).toHaveLength(4);
  },
};

export const EnglishInTheDarkOnAPhone: Story = {
  globals: { language: 'EN', theme: 'dark', viewport: { value: 'phone' } },
};
