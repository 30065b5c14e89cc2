import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PeopleScreen } from '#src/admin-people/people-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** The people of a company: who can sign in, who waits for an invitation, who leaves. */
const meta = {
  title: 'Screens/Administration/People',
  component: PeopleScreen,
  decorators: [inFrame, withMe({ company_roles: ['people'] })],
  parameters: { layout: 'fullscreen', path: '/company-admin/people' },
} satisfies Meta<typeof PeopleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/company-admin/people?${query}` } });

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(6);
    await expect(canvas.getAllByText(said('Pozovi ponovo'))).toHaveLength(1);
  },
};

/** Nobody has an account under this address yet: all of it can be changed. */
export const Form: Story = {
  ...at('open=2'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('textbox', { name: /osoba|E-/ })).toHaveValue('osoba-2@morava.rs');
  },
};

/** What is one's own is one's own once one has an account. */
export const OfWhoHasAnAccount: Story = at('open=1');
export const NewOne: Story = at('open=new');
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { ...at('open=3'), globals: { language: 'EN', theme: 'dark' } };
