import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccessibilityView } from '#src/accessibility/accessibility-view.tsx';
import { LanguageToggle } from '#src/ground/language-toggle.tsx';
import { said } from '../testing/sample-words.ts';

/** The accessibility statement: what is met, how it was measured, what is not met, and how to report a problem. */
const meta = {
  title: 'Screens/Help/Accessibility',
  component: AccessibilityView,
  args: {
    signedIn: true,
    languageToggle: <LanguageToggle onChoose={() => {}} />,
    longer: false,
    onLonger: fn(),
    wayIn: (children) => <a href="/">{children}</a>,
    contact: (children) => <a href="/contact/">{children}</a>,
  },
  parameters: { layout: 'fullscreen', path: '/accessibility' },
} satisfies Meta<typeof AccessibilityView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/22\.11\.2026\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: said('Deset puta duže') }));
    await expect(args.onLonger).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('link', { name: said('Nazad u prodavnicu') })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('F6').closest('div')).toHaveTextContent(said('Poništi'));
  },
};

/** People who cannot sign in cannot open the contact page either. */
export const SignedOut: Story = {
  args: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/umesto tebe/)).toBeVisible();
  },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
