// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { RadioGroup } from './radio-group.tsx';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'some', label: 'Some' },
  { value: 'one', label: 'One' },
] as const;

afterEach(cleanup);

for (const Group of [RadioGroup, SegmentedControl])
  it(`chooses the option that an arrow leads to, once, however late the focus comes there (${Group.name})`, async () => {
    const chosen = vi.fn<(value: string) => void>();
    function Held() {
      const [value, setValue] = useState<string>('all');
      const change = (next: string) => {
        chosen(next);
        setValue(next);
      };
      return <Group label="For whom" options={OPTIONS} value={value} onChange={change} />;
    }
    render(<Held />);
    const [all, some] = screen.getAllByRole('radio');
    all?.focus();
    // On a busy page both events come before the focus moves.
    fireEvent.keyDown(all as HTMLElement, { key: 'ArrowDown' });
    fireEvent.keyUp(all as HTMLElement, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement).toBe(some));
    expect(chosen.mock.calls).toEqual([['some']]);
    expect(some?.getAttribute('aria-checked')).toBe('true');
    // While the key is held, the focus itself makes the choice: it is not made twice.
    fireEvent.keyDown(some as HTMLElement, { key: 'ArrowUp' });
    await waitFor(() => expect(document.activeElement).toBe(all));
    fireEvent.keyUp(all as HTMLElement, { key: 'ArrowUp' });
    expect(chosen.mock.calls).toEqual([['some'], ['all']]);
    // Focus by other means chooses nothing.
    fireEvent.keyDown(all as HTMLElement, { key: 'Tab' });
    some?.focus();
    expect(chosen.mock.calls).toHaveLength(2);
  });

for (const Group of [RadioGroup, SegmentedControl])
  it(`chooses nothing where one comes back after an arrow that led nowhere (${Group.name})`, () => {
    const chosen = vi.fn();
    const options = [{ value: 'all', label: 'All' }] as const;
    // Nothing is chosen yet.
    render(<Group label="For whom" options={options} value={'' as 'all'} onChange={chosen} />);
    const all = screen.getByRole('radio');
    all.focus();
    fireEvent.keyDown(all, { key: 'ArrowDown' });
    fireEvent.keyUp(all, { key: 'ArrowDown' });
    all.blur();
    all.focus();
    expect(chosen).not.toHaveBeenCalled();
  });
