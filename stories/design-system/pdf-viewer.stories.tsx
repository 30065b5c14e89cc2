import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type PdfPlace, PdfSkeleton, PdfViewer } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { pdfLabels, SamplePages } from '../attempts/sample-pages.tsx';
import { SCANS, scannedPdf } from '../attempts/scanned-pdf.ts';
import { longPdf, writtenPdf } from '../attempts/written-pdf.ts';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';

const atPage = (page: number): PdfPlace => ({ page, part: 0, block: null });

/** A document shown as text in the shop's typeface, or page by page. When it is only to be saved, use a link. */
const meta = {
  title: 'Design system/Display/PdfViewer',
  component: PdfViewer,
  subcomponents: { PdfSkeleton },
  args: {
    file: new Blob(),
    title: 'Prva pomoć',
    labels: pdfLabels,
    place: atPage(1),
    onPage: fn(),
    onPlace: fn(),
    view: 'pages',
    onView: fn(),
    textSize: 1,
    onTextSize: fn(),
  },
  // The document itself is made when the story is shown.
  render: ({ file: _, place, ...args }, { parameters }) => (
    <SamplePages
      key={[place.page, args.view, args.textSize].join()}
      {...args}
      page={place.page}
      part={place.part}
      {...(parameters.pdf && { make: parameters.pdf })}
    />
  ),
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The PDF library is loaded with the first document. */
const SLOW = { timeout: 30_000 };

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Poglavlje 1', {}, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeća stranica') }));
    await expect(canvas.getByText(said('Stranica 2 od 5'))).toBeVisible();
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await expect(await canvas.findByText('Poglavlje 2', {}, SLOW)).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: said('Stranica 2 od 5') })).toHaveAttribute('lang', 'sr');
  },
};

/** Keys: arrows, Page Up and Down, Home and End, + and −, 0. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const pages = await canvas.findByRole('region', { name: 'Prva pomoć' }, SLOW);
    await canvas.findByText('Poglavlje 1', {}, SLOW);
    pages.focus();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await expect(canvas.getByText(said('Stranica 3 od 5'))).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onPage).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByText(said('Stranica 1 od 5'))).toBeVisible();
    const page = canvas.getByRole('group', { name: said('Stranica 1 od 5') });
    const before = page.offsetWidth;
    await userEvent.keyboard('+');
    await waitFor(() => expect(page.offsetWidth / before).toBeCloseTo(1.25, 1));
    await userEvent.keyboard('0');
    await waitFor(() => expect(page.offsetWidth).toBe(before));
  },
};

export const OpenedFurtherOn: Story = {
  args: { place: atPage(4) },
  play: async ({ canvas }) => {
    await canvas.findByText('Poglavlje 4', {}, SLOW);
    await expect(canvas.getByText(said('Stranica 4 od 5'))).toBeVisible();
  },
};

/** The document has only pages, and says so, whichever view was chosen. The decoders for scanned pages are loaded only for such a page. */
export const Scanned: Story = {
  args: { view: 'text' },
  parameters: { pdf: scannedPdf },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(said('Ovaj dokument je skeniran, pa ima samo stranice.'), {}, SLOW),
    ).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: said('Tekst') })).toBeNull();
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

/** The text of the document in its order, with its own headings, lists, tables and pictures. */
export const AsText: Story = {
  args: { view: 'text' },
  parameters: { pdf: writtenPdf },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: '1. Prvi minut' }, SLOW)).toBeVisible();
    await expect(canvas.getByText(/Automobili, struja i gas ne prestaju/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'telefon koji je napunjen',
      'rukavice',
      'mir',
    ]);
    const picture = canvas.getByRole('img', { name: said('Slika sa stranice 1') });
    picture.scrollIntoView();
    await waitFor(() => expect(picture.querySelector('canvas')).not.toBeNull(), SLOW);
    await expect(canvas.getByRole('columnheader', { name: 'Koga zove' })).toBeInTheDocument();
    const [left, right] = ['zašto se prvo kaže gde si', 'zašto je mirna ruka bolja'].map((words) =>
      canvasElement.textContent.indexOf(words),
    );
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeGreaterThan(left ?? 0);
    await expect(canvas.getByText(`${said('Na svakoj stranici:')} Prva pomoc na poslu`)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2 }).closest('[lang]')).toHaveAttribute('lang', 'sr-Latn');
  },
};

/** The reading position stays when the view changes to pages and back. */
export const FromTextToPagesAndBack: Story = {
  args: { view: 'text', place: atPage(2) },
  parameters: { pdf: writtenPdf },
  play: async ({ args, canvas, userEvent }) => {
    const heading = () => canvas.findByRole('heading', { name: '2. Brojevi' }, SLOW);
    const places = canvas.findByRole('region', { name: 'Prva pomoć' }, SLOW);
    const isOnTop = async (one: HTMLElement) => {
      const [own, around] = [one.getBoundingClientRect(), (await places).getBoundingClientRect()];
      return own.top >= around.top - 60 && own.top < around.bottom;
    };
    await waitFor(async () => expect(await isOnTop(await heading())).toBe(true), SLOW);
    await userEvent.click(canvas.getByRole('radio', { name: said('Stranice') }));
    await waitFor(() => expect(canvas.getByText(said('Stranica 2 od 2'))).toBeVisible());
    const page = await canvas.findByRole('group', { name: said('Stranica 2 od 2') }, SLOW);
    await waitFor(async () => expect(await isOnTop(page)).toBe(true));
    await userEvent.click(canvas.getByRole('radio', { name: said('Tekst') }));
    await waitFor(async () => expect(await isOnTop(await heading())).toBe(true));
    await expect(args.onPage).not.toHaveBeenCalledWith(1);
  },
};

export const LargerText: Story = {
  args: { view: 'text' },
  parameters: { pdf: writtenPdf },
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByText(/Proveri da li je mesto bezbedno/, {}, SLOW);
    await expect(getComputedStyle(words).fontSize).toBe('18px');
    await userEvent.click(canvas.getByRole('button', { name: said('Veća slova') }));
    await expect(getComputedStyle(words).fontSize).toBe('22px');
    canvas.getByRole('region', { name: 'Prva pomoć' }).focus();
    await userEvent.keyboard('+');
    await expect(getComputedStyle(words).fontSize).toBe('28px');
    await expect(canvas.getByRole('button', { name: said('Veća slova') })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('---');
    await expect(getComputedStyle(words).fontSize).toBe('16px');
  },
};

/** Margins are cut: the letters of a page are larger without it being wider than its container. */
export const WithoutMargins: Story = {
  args: { trim: true },
  parameters: { pdf: writtenPdf },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Prva pomoć' }, SLOW);
    const page = await canvas.findByRole('group', { name: said('Stranica 1 od 2') }, SLOW);
    const widthOfWords = async () => {
      const words = await canvas.findByText('Na slici je torba koja stoji pored ulaza.', {}, SLOW);
      return words.getBoundingClientRect().width;
    };
    const button = await canvas.findByRole('button', { name: said('Prilagodi širini stranice') }, SLOW);
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const whole = (page.offsetWidth * 190) / 420;
    await waitFor(async () => expect(await widthOfWords()).toBeGreaterThan(whole), SLOW);
    const trimmed = await widthOfWords();
    await userEvent.click(button);
    await waitFor(async () => expect(trimmed / (await widthOfWords())).toBeGreaterThan(1.1), SLOW);
    await expect(page.offsetWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const TextOnAPhone: Story = {
  args: { view: 'text' },
  parameters: { pdf: writtenPdf },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Prva pomoć' }, SLOW);
    await canvas.findByRole('heading', { name: '1. Prvi minut' }, SLOW);
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};
export const TextOnAPhoneDark: Story = { ...TextOnAPhone, globals: { viewport: { value: 'phone' }, theme: 'dark' } };

const LONG_TITLE = 'Osposobljavanje za bezbedan i zdrav rad u poljoprivrednoprehrambenoindustrijskim preduzećima';

/** Its title is for screen readers only; the words of the document break inside the sheet, and its toolbar stays on the screen. */
export const LongSerbian: Story = {
  args: { view: 'text', title: LONG_TITLE },
  parameters: { pdf: longPdf },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { name: /^Najpoljoprivredno/ }, SLOW);
    const region = canvas.getByRole('region', { name: LONG_TITLE });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expectRoom(context);
  },
};

export const NoPdf: Story = {
  args: { className: 'h-96' },
  parameters: { pdf: async () => new Blob(['no document']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: said('Pokušaj ponovo') }, SLOW)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
