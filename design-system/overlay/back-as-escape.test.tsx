// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Leaving } from './leaving.tsx';

/** A CloseWatcher as browsers have it: Back closes the newest active one, which is then used up. */
class Watcher {
  static there: Watcher[] = [];
  onclose: (() => void) | null = null;

  constructor() {
    Watcher.there.push(this);
  }

  destroy(): void {
    Watcher.there = Watcher.there.filter((other) => other !== this);
  }
}

/** Presses Back, and returns whether a CloseWatcher handled it. */
function back(): boolean {
  const newest = Watcher.there.at(-1);
  newest?.destroy();
  newest?.onclose?.();
  return newest !== undefined;
}

beforeEach(() => {
  Watcher.there = [];
  vi.stubGlobal('CloseWatcher', Watcher);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Opened({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  return (
    <Drawer open title="Drawer" closeLabel="Close" onClose={onClose}>
      {children}
    </Drawer>
  );
}

it('closes what lies over the page, and leaves the page when nothing does', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return <Drawer open={open} title="Drawer" closeLabel="Close" onClose={() => setOpen(false)} />;
  }
  render(<Page />);
  expect(back()).toBe(true);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(back()).toBe(false);
});

it('closes the question over a drawer first', () => {
  const closed: string[] = [];
  const question = (
    <ConfirmDialog
      open
      title="Sure?"
      description="It cannot be undone."
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={() => closed.push('confirmed')}
      onCancel={() => closed.push('question')}
    />
  );
  render(<Opened onClose={() => closed.push('drawer')}>{question}</Opened>);
  back();
  expect(closed).toEqual(['question']);
});

it('asks again where what was asked to go has stayed', () => {
  const onClose = vi.fn();
  render(<Opened onClose={onClose} />);
  back();
  expect(back()).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('leads a press to what has the focus: it may have a use of its own for it', () => {
  const onClose = vi.fn();
  const pressed = vi.fn();
  render(
    <Opened onClose={onClose}>
      <input aria-label="Search" data-escapes onKeyDown={({ key }) => pressed(key)} />
    </Opened>,
  );
  screen.getByLabelText('Search').focus();
  back();
  expect(pressed).toHaveBeenCalledWith('Escape');
  expect(onClose).not.toHaveBeenCalled();
});

it('is not about what nobody asked for', () => {
  render(<Leaving open unasked />);
  expect(back()).toBe(false);
});

it('changes nothing where a browser does not know it', () => {
  vi.stubGlobal('CloseWatcher', undefined);
  render(<Opened onClose={() => {}} />);
  expect(screen.getByRole('dialog')).toBeTruthy();
});
