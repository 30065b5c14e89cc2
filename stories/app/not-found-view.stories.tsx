import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { NotFoundView } from '#src/app/not-found-view.tsx';

/** The catch-all route, in the words of the specification. */
const meta = {
  title: 'Screens/Every page/Page not found',
  component: NotFoundView,
  args: { inShop: false, homeLink: (children) => <a href="/">{children}</a> },
  decorators: [
    (Story) => (
      <GuestLayout onLanguage={fn()}>
        <Story />
      </GuestLayout>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InEnglish: Story = {
  globals: { language: 'EN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    await expect(canvas.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  },
};

export const InSerbian: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
