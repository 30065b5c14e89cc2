import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { at, wholePage } from '../app/whole-page.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';

/** Home with its whole frame: head, categories, footer, the bar of a phone and the card at the edge. */
const meta = {
  title: 'Screens/Whole pages/Home',
  ...wholePage((canvas, patient) => canvas.findAllByText(/48[.,]250/, {}, patient)),
  parameters: { layout: 'fullscreen', path: '/' },
} satisfies Meta;

export default meta;

export const Phone: StoryObj = at('phone');
export const Tablet: StoryObj = at('tablet');
export const Laptop: StoryObj = at('laptop');
export const Screen: StoryObj = at('screen');
export const DarkOnAPhone: StoryObj = at('phone', { theme: 'dark' });
export const Dark: StoryObj = at('laptop', { theme: 'dark' });
export const English: StoryObj = at('laptop', { language: 'EN' });

/** Both buttons of a phone open the account in one form: a sheet from below, over a backdrop. */
export const AccountOnAPhone: StoryObj = {
  ...at('phone'),
  play: async ({ canvas, userEvent }) => {
    const [head, foot] = await canvas.findAllByRole(
      'button',
      { name: new RegExp(`^${said('Nalog')}`) },
      { timeout: 10_000 },
    );
    for (const button of [foot, head]) {
      await userEvent.click(button as HTMLElement);
      const sheet = await screen.findByRole('dialog', { name: said('Nalog') }, { timeout: 10_000 });
      await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0));
      await expect(sheet.getBoundingClientRect().width).toBe(innerWidth);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: said('Nalog') })).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

/** Text of twice the size, where English is not hyphenated: nothing is wider than the page, and no word wider than its container. */
export const EnglishInLargeText: StoryObj = {
  ...at('phone', { language: 'EN' }),
  beforeEach: largeText,
  play: async (context) => {
    await meta.play(context);
    await expectRoom(context);
  },
};
