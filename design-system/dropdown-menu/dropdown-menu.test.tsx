// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { DropdownMenu, MenuItem } from './dropdown-menu.tsx';

afterEach(cleanup);

function Renamed() {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <DropdownMenu label="List" trigger={<button type="button">Actions</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </DropdownMenu>
      <Dialog open={open} title="Rename the list" closeLabel="Close" onClose={() => setOpen(false)} />
    </main>
  );
}

it('has its button get the focus back from a dialog that one of its items opened', async () => {
  render(<Renamed />);
  const button = screen.getByRole('button', { name: 'Actions' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('is named as its label says, and its links have their icons as its actions do', async () => {
  const trigger = <button type="button">Actions: Massage</button>;
  render(
    <DropdownMenu label="Actions" trigger={trigger}>
      <MenuItem icon={<svg aria-hidden="true" />} asChild>
        <a href="/benefits/7">See it in the shop</a>
      </MenuItem>
      <MenuItem icon={<svg aria-hidden="true" />}>Copy</MenuItem>
    </DropdownMenu>,
  );
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'Actions' });
  const link = screen.getByRole('menuitem', { name: 'See it in the shop' });
  expect([link.tagName, link.getAttribute('href')]).toEqual(['A', '/benefits/7']);
  expect(screen.getAllByRole('menuitem').map((item) => item.querySelectorAll('svg').length)).toEqual([1, 1]);
});
