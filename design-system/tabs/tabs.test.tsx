// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { value: 'what', label: 'Description', content: 'A month of swimming.' },
  { value: 'how', label: 'Instructions', content: 'Book by telephone.' },
];

it('has the browser lay out nothing while it is drawn', () => {
  const asked = vi.spyOn(window, 'getComputedStyle');
  render(<Tabs label="About" tabs={tabs} />);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('ties each tab to its panel', () => {
  render(<Tabs label="About" tabs={tabs} value="how" />);
  const panel = screen.getByRole('tabpanel', { name: 'Instructions' });
  expect(panel.textContent).toBe('Book by telephone.');
  expect(screen.getByRole('tab', { name: 'Instructions' }).getAttribute('aria-controls')).toBe(panel.id);
});
