import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PdfViewer } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { pdfLabels, SamplePages } from '../attempts/sample-pages.tsx';
import { SCANS, scannedPdf } from '../attempts/scanned-pdf.ts';

/** A document to be read page by page, with text that can be selected. A link when it is only to be saved. */
const meta = {
  title: 'Design system/Display/PdfViewer',
  component: SamplePages,
  args: { page: 1, onPage: fn() },
} satisfies Meta<typeof SamplePages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What draws PDFs comes with the first of them. */
const SLOW = { timeout: 30_000 };

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Poglavlje 1', {}, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: 'Sledeća stranica' }));
    await expect(canvas.getByText('Stranica 2 od 5')).toBeVisible();
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await expect(await canvas.findByText('Poglavlje 2', {}, SLOW)).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Stranica 2 od 5' })).toHaveAttribute('lang', 'sr');
  },
};

/** The arrows, Page Up and Down, Home and End, + and −, 0. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const pages = await canvas.findByRole('region', { name: 'Prva pomoć' }, SLOW);
    await canvas.findByText('Poglavlje 1', {}, SLOW);
    pages.focus();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await expect(canvas.getByText('Stranica 3 od 5')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onPage).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByText('Stranica 1 od 5')).toBeVisible();
    const page = canvas.getByRole('group', { name: 'Stranica 1 od 5' });
    const before = page.offsetWidth;
    await userEvent.keyboard('+');
    await waitFor(() => expect(page.offsetWidth / before).toBeCloseTo(1.25, 1));
    await userEvent.keyboard('0');
    await waitFor(() => expect(page.offsetWidth).toBe(before));
  },
};

export const OpenedFurtherOn: Story = {
  args: { page: 4 },
  play: async ({ canvas }) => {
    await canvas.findByText('Poglavlje 4', {}, SLOW);
    await expect(canvas.getByText('Stranica 4 od 5')).toBeVisible();
  },
};

/** What reads the pictures of scanned pages comes only with such a page. */
export const Scanned: Story = {
  args: { make: scannedPdf },
  play: async ({ canvasElement }) => {
    const grey = ({ x, y }: { x: number; y: number }) => {
      const page = canvasElement.querySelector('canvas');
      const [left = 0, top = 0] = [Math.round(x * (page?.width ?? 0)), Math.round(y * (page?.height ?? 0))];
      return page?.getContext('2d')?.getImageData(left, top, 1, 1).data.slice(0, 3).join();
    };
    await waitFor(() => expect(grey(SCANS.jbig2)).toBe('0,0,0'), SLOW);
    await waitFor(() => expect(grey(SCANS.jpeg2000)).toBe('128,128,128'), SLOW);
    await waitFor(() => expect(grey(SCANS.fax)).toBe('0,0,0'), SLOW);
  },
};

export const NoPdf: Story = {
  render: () => (
    <PdfViewer
      file={new Blob(['no document'])}
      title="Prva pomoć"
      labels={pdfLabels}
      page={1}
      onPage={() => {}}
      className="h-96"
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pokušaj ponovo' }, SLOW)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
