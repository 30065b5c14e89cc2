// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SidePanel } from './side-panel.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <SidePanel label="Categories" onClose={() => setOpen(false)}>
          <button type="button">Sport</button>
        </SidePanel>
      )}
    </>
  );
}

it('what lies over the page has the focus and keeps the page out of reach; Escape gives both back', async () => {
  const { container } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Categories' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Sport');
  expect(container.hasAttribute('inert')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container.hasAttribute('inert')).toBe(false);
  expect(document.activeElement?.textContent).toBe('Open');
});
