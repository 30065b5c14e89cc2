// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AddFilter, FilterChip } from './filter-chip.tsx';

afterEach(cleanup);

const NAMES = ['State', 'Place', 'Category'];

/** The filters of a list; a removed one can be added again. */
function Filters({ on }: { on: readonly string[] }) {
  const [names, setNames] = useState(on);
  return (
    <div>
      {names.map((name) => (
        <FilterChip
          key={name}
          name={name}
          value="one"
          editLabel={`Change ${name}`}
          removeLabel={`Remove ${name}`}
          onRemove={() => setNames(names.filter((other) => other !== name))}
        >
          {null}
        </FilterChip>
      ))}
      {names.length < NAMES.length && <AddFilter label="Filter">{null}</AddFilter>}
      <button type="button">Columns</button>
    </div>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function remove(name: string): Promise<void> {
  screen.getByRole('button', { name: `Remove ${name}` }).focus();
  await userEvent.keyboard('{Enter}');
}

it('gives the focus to what takes its place when it is taken away', async () => {
  render(<Filters on={NAMES} />);
  await remove('State');
  await waitFor(() => expect(focused()).toBe('Change Place'));
  await remove('Category');
  await waitFor(() => expect(focused()).toBe('Filter'));
});

it('gives it to the way to add one more, where it was the only one', async () => {
  render(<Filters on={['Place']} />);
  await remove('Place');
  await waitFor(() => expect(focused()).toBe('Filter'));
});

it('takes the focus from nobody when it goes by itself', async () => {
  const { rerender } = render(<Filters key="one" on={['Place']} />);
  screen.getByRole('button', { name: 'Columns' }).focus();
  rerender(<Filters key="none" on={[]} />);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Place' })).toBeNull());
  expect(document.activeElement).toBe(document.body);
});
