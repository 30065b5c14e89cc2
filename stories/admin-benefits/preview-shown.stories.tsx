import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { PreviewShape } from '#src/admin-benefits/preview-look.ts';
import { PreviewShown } from '#src/admin-benefits/preview-shown.tsx';
import type { BenefitPreview } from '#src/admin-benefits/use-benefit-preview.ts';
import { sampleInFull } from '../testing/sample-benefits.ts';
import { said } from '../testing/sample-words.ts';
import { useSample } from '../testing/use-sample.ts';
import { withMe } from '../testing/with-me.tsx';

interface Scene {
  shape: PreviewShape;
  night: boolean;
  state: BenefitPreview['state'];
  /** No preview has been shown yet. */
  isFirst: boolean;
  onAgain: () => void;
}

const company = { id: 2, name: 'Morava', currency: 'RSD' } as const;
const nothing = () => {};

function Scene({ shape, night, state, isFirst, onAgain }: Scene) {
  const benefit = useSample(sampleInFull(1));
  const message = useSample('Server predugo ne odgovara. Pokušaj ponovo.');
  const look = { language: 'SR', shape, night, company, companies: [company] } as const;
  return (
    <PreviewShown
      look={Object.assign({ speak: nothing, draw: nothing, light: nothing, choose: nothing }, look)}
      preview={{ benefit: isFirst ? undefined : benefit, state, message, again: onAgain }}
      shape={shape}
      height={560}
    />
  );
}

/** Preview of a benefit from its form, drawn by the shop's own components in a frame: as a card, on a phone, on a wide screen. */
const meta = {
  title: 'Screens/Administration/Benefit/Preview',
  component: Scene,
  args: { shape: 'card', night: false, state: 'fresh', isFirst: false, onAgain: fn() },
  decorators: [withMe()],
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrame = (canvasElement: HTMLElement) => canvasElement.querySelector('iframe')?.contentDocument;

/** As wide as in a list. Nothing in it can be pressed: the form keeps the focus. */
export const Card: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inFrame(canvasElement)?.querySelector('article')).toBeTruthy());
    await expect(inFrame(canvasElement)?.querySelector('[inert] button')).toBeTruthy();
    await waitFor(() => expect(canvasElement.querySelector('iframe')?.clientHeight).toBeGreaterThan(200));
  },
};

/** The frame is the viewport: a message for a phone's edge is at the edge of the frame. */
export const Phone: Story = {
  args: { shape: 'phone', night: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inFrame(canvasElement)?.querySelector('h1')).toBeTruthy());
    await expect(inFrame(canvasElement)?.documentElement.dataset.theme).toBe('dark');
    const bar = inFrame(canvasElement)?.querySelector('[data-own-bar]');
    await expect(bar && getComputedStyle(bar).position).toBe('fixed');
  },
};

export const Desk: Story = {
  args: { shape: 'desk' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inFrame(canvasElement)?.querySelector('h1')).toBeTruthy());
    const bar = inFrame(canvasElement)?.querySelector('[data-own-bar]');
    await expect(bar && getComputedStyle(bar).display).toBe('none');
  },
};

export const WrongInTheForm: Story = { args: { state: 'wrong' } };
export const NotYet: Story = { args: { state: 'wrong', isFirst: true } };
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onAgain).toHaveBeenCalledTimes(1);
  },
};
