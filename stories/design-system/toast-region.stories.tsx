import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/button/button.tsx';
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx';
import { Drawer } from '#design-system/drawer/drawer.tsx';
import { Leaving } from '#design-system/overlay/leaving.tsx';
import { type Toast, ToastRegion, type ToastRegionProps } from '#design-system/toast-region/toast-region.tsx';
import { useLanguage } from '#locales/texts.tsx';
import { inLanguage, said } from '../testing/sample-words.ts';
import { Opened } from './opened.tsx';

/** Messages disappear when they are pressed. */
function Held({ toasts: first, onDismiss, ...args }: ToastRegionProps) {
  const [toasts, setToasts] = useState(first);
  const dismiss = (id: Toast['id']) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
    onDismiss(id);
  };
  return <ToastRegion {...args} toasts={toasts} onDismiss={dismiss} />;
}

const undo = fn();
const close = fn();
const added = { id: 1, tone: 'success', text: 'Dodato u korpu', action: { label: 'Poništi', onPress: undo } } as const;
const failed = { id: 2, tone: 'error', title: 'Greška', text: 'Nema dovoljno raspoloživog budžeta' } as const;

const meta = {
  title: 'Design system/Messages/ToastRegion',
  component: ToastRegion,
  args: {
    toasts: [added, failed],
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
    label: 'Poruke',
    closeLabel: 'Zatvori poruku',
    wayLabel: 'Do dugmeta vodi taster F6.',
  },
  beforeEach: () => {
    undo.mockClear();
    close.mockClear();
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  render: (args) => <Held key={JSON.stringify(args.toasts)} {...args} />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${said('Greška')}. ${said('Nema dovoljno raspoloživog budžeta')}`,
    );
    // Errors come first.
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(said('Nema dovoljno raspoloživog budžeta'));
    await userEvent.hover(canvas.getByText(said('Dodato u korpu')));
    await expect(args.onPause).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: said('Poništi') }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: said('Zatvori poruku') }));
    await expect(args.onDismiss).toHaveBeenCalledWith(2);
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

/** A page beside the messages. */
const Shop = (args: ToastRegionProps) => (
  <>
    <Button>{said('Ukloni iz korpe')}</Button>
    <Held {...args} />
  </>
);

/** A shortcut moves the focus to the newest message from anywhere, and back; an action pressed there returns the focus too. */
export const ByKeyboard: Story = {
  render: (args) => <Shop {...args} />,
  args: { toasts: [added] },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: said('Ukloni iz korpe') });
    button.focus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('button', { name: said('Poništi') })).toHaveFocus();
    await expect(args.onPause).toHaveBeenCalled();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await expect(args.onResume).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
  },
};

const last = { id: 3, tone: 'info', text: 'Veza sa mrežom se vratila.' } as const;
const arrived = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

/** Duration of the leaving animation: as long as the story needs, or none. */
const leavingFor = (time: string) => () => {
  const { style } = document.documentElement;
  style.setProperty('--motion-fast', time);
  return () => {
    style.removeProperty('--motion-fast');
  };
};

/** A leaving message fades at its place while the others move up; for screen readers and pointers it is gone immediately. */
export const LeavesWhereItWas: Story = {
  args: { toasts: [added, last], leaving: <Leaving open amongOthers duration="fast" /> },
  render: (args) => <Shop {...args} />,
  beforeEach: leavingFor('60000ms'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await arrived();
    const { left, top, width, height } = (
      canvas.getByText(said(last.text)).closest('li') as Element
    ).getBoundingClientRect();
    canvas.getByRole('button', { name: said('Ukloni iz korpe') }).focus();
    await userEvent.keyboard('{F6}{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    const leaving = canvasElement.querySelector('section > [inert]');
    await expect(leaving).toHaveTextContent(said(last.text));
    const place = leaving?.getBoundingClientRect();
    await expect([place?.left, place?.top, place?.width, place?.height]).toEqual([left, top, width, height]);
    // The focus moves to a remaining message, not to one that is disappearing.
    await waitFor(() => expect(canvas.getByRole('button', { name: said('Poništi') })).toHaveFocus());
    for (const animation of document.getAnimations()) animation.finish();
    await waitFor(() => expect(leaving).not.toBeInTheDocument());
  },
};

/** The motion tokens are 0 with reduced motion. */
export const GoesAtOnceWithoutMotion: Story = {
  ...LeavesWhereItWas,
  beforeEach: leavingFor('0ms'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: said('Zatvori poruku') })[0] as HTMLElement);
    await expect(canvasElement.querySelectorAll('section li')).toHaveLength(1);
  },
};

export const Success: Story = { args: { toasts: [{ id: 1, tone: 'success', text: 'Sačuvano' }] } };
export const Failure: Story = { args: { toasts: [failed] } };
export const Information: Story = { args: { toasts: [{ id: 1, tone: 'info', text: 'Veza sa mrežom se vratila.' }] } };

/** The empty region stays rendered: otherwise the next message would not be announced. */
export const Empty: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: said('Poruke') })).toBeInTheDocument();
  },
};

export const LongSerbianText: Story = {
  args: {
    toasts: [
      {
        id: 1,
        tone: 'error',
        title: 'Greška',
        text: 'Cena benefita „Dobrovoljno zdravstveno osiguranje“ promenila se otkako je u korpi. Ništa nije naplaćeno.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** Checks that nothing covers the middle of an element. */
async function expectUncovered(parts: readonly HTMLElement[]): Promise<void> {
  await arrived();
  for (const part of parts) {
    const { left, top, width, height } = part.getBoundingClientRect();
    await expect(part).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  }
}

const buttons = (...names: string[]) =>
  Promise.all(names.map((name) => screen.findByRole('button', { name: said(name) })));

/** The head and the buttons of the overlay are visible. */
const seen =
  (title: string, ...names: string[]) =>
  async () => {
    const head = await screen.findByRole('heading', { name: said(title) });
    await expectUncovered([head, ...(await buttons(...names))]);
  };

/** Messages over an overlay longer than the window, with its buttons at its foot. */
const over = (
  Overlay: typeof Dialog | typeof Drawer,
  parts: Pick<DialogProps, 'title' | 'footer' | 'children'>,
): Story => ({
  args: { toasts: [added] },
  render: function Over(args) {
    const spoken = inLanguage(parts, useLanguage());
    return (
      <>
        <Opened onClose={close}>
          {(open, shut) => <Overlay {...spoken} open={open} onClose={shut} closeLabel={said('Zatvori')} />}
        </Opened>
        <Held {...args} />
      </>
    );
  },
});

const overDialog = over(Dialog, {
  title: 'Kodovi za oporavak',
  children: <p className="h-dvh">Svaki kod važi jednom.</p>,
  footer: (
    <>
      <Button wide>Preuzmi</Button>
      <Button wide tone="ghost">
        Gotovo
      </Button>
    </>
  ),
});

/** The buttons of a dialog are at its foot, so messages move to the head meanwhile. */
export const OverADialog: Story = {
  ...overDialog,
  play: async () => expectUncovered(await buttons('Preuzmi', 'Gotovo')),
};

/** A sheet leaves room above it, however long its content is. */
export const OverADialogOnAPhone: Story = {
  ...overDialog,
  globals: { viewport: { value: 'phone' } },
  play: seen('Kodovi za oporavak', 'Zatvori', 'Preuzmi', 'Gotovo'),
};

/** A drawer is as high as the screen: messages are at its foot, above its button. */
export const OverADrawerOnAPhone: Story = {
  ...over(Drawer, {
    title: 'Porudžbina 38',
    children: <p className="h-dvh">Masaža leđa</p>,
    footer: <Button wide>Odustani</Button>,
  }),
  globals: { viewport: { value: 'phone' } },
  play: seen('Porudžbina 38', 'Zatvori', 'Odustani'),
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The shortcut moves the focus out of an open dialog and back, without closing it. */
export const ByKeyboardFromADialog: Story = {
  ...overDialog,
  play: async ({ args, userEvent }) => {
    const [done] = await buttons('Gotovo');
    done?.focus();
    await userEvent.keyboard('{F6}');
    const way = await screen.findByRole('button', { name: said('Poništi') });
    await expect(way).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(done).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
    await expect(close).not.toHaveBeenCalled();
  },
};
