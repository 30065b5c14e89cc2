import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { InEnrolment } from './in-enrolment.tsx';

/** Enrolling on the preview of a course or a package, in each state of its machine. */
const meta = {
  title: 'Screens/Learning/Enrolment',
  component: InEnrolment,
  args: { value: { preview: 'open' }, onEvent: fn() },
  parameters: { path: '/course/1', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof InEnrolment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  globals: { language: 'EN' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon' }), 'znanje50{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith('coupon.check', 'znanje50');
    await userEvent.click(canvas.getByRole('button', { name: 'Enrol' }));
    await expect(args.onEvent).toHaveBeenCalledWith('enrol.ask');
  },
};

export const CouponApplied: Story = {
  args: { value: { preview: 'couponApplied' }, percentOff: 50 },
  globals: { language: 'EN' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Price without coupon: 4,200.00 RSD. Price now:')[0]).toBeInTheDocument();
    await expect(canvas.getByText('46,150.00 RSD left after enrolling')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon' }));
    await expect(args.onEvent).toHaveBeenCalledWith('coupon.remove');
  },
};

export const CouponChecking: Story = { args: { value: 'couponChecking' } };
export const CouponRefused: Story = {
  args: { value: { preview: 'couponRefused' }, message: 'Takvog kupona nema.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Takvog kupona nema.');
    await expect(canvas.getByRole('textbox', { name: said('Kupon') })).toBeInvalid();
  },
};

export const Confirming: Story = {
  args: { value: 'confirming', percentOff: 50 },
  globals: { language: 'EN' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Enrol and pay?' });
    await expect(dialog).toHaveTextContent('Coupon ZNANJE50−2,100.00 RSD');
    await expect(dialog).toHaveTextContent('Left in the flexible budget46,150.00 RSD');
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).toHaveBeenCalledWith('enrol.dismiss');
  },
};

export const ConfirmingWithoutTheCoupon: Story = {
  args: { value: 'confirming', typed: 'znanje50' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: said('Potvrđuješ upis i plaćanje?') });
    await expect(dialog).toHaveTextContent(said('Kupon znanje50 nije primenjen.'));
  },
};

export const Paying: Story = { args: { value: 'paying' } };
export const PriceChanged: Story = { args: { value: 'priceChanged', price: 480_000 } };
export const Refused: Story = {
  args: { value: { preview: 'refused' }, message: 'Nema dovoljno raspoloživog budžeta', left: 100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nedostaje još 3.200,00 RSD');
    await expect(canvas.getByRole('link', { name: said('Pogledaj šta je besplatno') })).toBeVisible();
  },
};
export const Failed: Story = { args: { value: { preview: 'failed' } } };
export const Enrolled: Story = {
  args: { value: 'enrolled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Počni učenje') })).toHaveAttribute('href', '/course/start/1');
  },
};
export const Begun: Story = { args: { value: 'enrolled', progress: 'started' } };
export const CanBeRetaken: Story = { args: { value: 'enrolled', progress: 'failed' } };
export const Passed: Story = { args: { value: 'enrolled', progress: 'passed' } };
export const Free: Story = {
  args: { price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
export const WholePackage: Story = { args: { kind: 'package' } };
export const PaidByTheCoupon: Story = { args: { value: { preview: 'couponApplied' }, percentOff: 100 } };
export const OnAPhone: Story = {
  args: { value: { preview: 'couponApplied' }, percentOff: 50 },
  globals: { viewport: { value: 'phone' } },
};
export const ConfirmingOnAPhone: Story = {
  args: { value: 'confirming', percentOff: 50 },
  globals: { viewport: { value: 'phone' } },
};
/** The buttons that start, continue and download the certificate are always within reach of the thumb. */
export const EnrolledOnAPhone: Story = {
  args: { value: 'enrolled' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: said('Počni učenje') });
    await expect(link.closest('[data-own-bar]')).toBeVisible();
  },
};
export const Dark: Story = { args: { value: { preview: 'refused' }, percentOff: 20 }, globals: { theme: 'dark' } };
