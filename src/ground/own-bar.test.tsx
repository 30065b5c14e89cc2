// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { asOwnBar } from './own-bar.ts';

afterEach(cleanup);

it('says to the page how many bars its screen has, until the last one has gone', () => {
  const page = document.documentElement;
  const first = render(<div {...asOwnBar} />);
  const second = render(<div {...asOwnBar} />);
  expect(page.dataset.ownBars).toBe('2');
  first.unmount();
  expect(page.dataset.ownBars).toBe('1');
  second.unmount();
  expect(page.dataset.ownBars).toBeUndefined();
});
