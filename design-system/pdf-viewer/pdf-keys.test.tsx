// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { keyHandler } from './pdf-keys.ts';

afterEach(cleanup);

it('leaves the arrows to the choice between text and pages while that has the focus', () => {
  const goTo = vi.fn();
  const onKeyDown = keyHandler({
    view: 'pages',
    page: 3,
    count: 9,
    goTo,
    zoom: 1,
    onZoom: vi.fn(),
    textSize: 1,
    onTextSize: vi.fn(),
  });
  const views = [
    { value: 'text', label: 'Text' },
    { value: 'pages', label: 'Pages' },
  ];
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: as the reader around its bar
    <div onKeyDown={onKeyDown}>
      <SegmentedControl label="View" options={views} value="pages" onChange={vi.fn()} />
      <button type="button">Next</button>
    </div>,
  );
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
    fireEvent.keyDown(screen.getByRole('radio', { name: 'Pages' }), { key });
  }
  expect(goTo.mock.calls).toEqual([]);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowRight' });
  expect(goTo.mock.calls).toEqual([[4]]);
});
