// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { countedInPage } from './counted-in-page.ts';

afterEach(cleanup);

it('says to the page how many there are, until the last one has gone', () => {
  const { dataset } = document.documentElement;
  const [sheets, drawers] = [countedInPage('sheets'), countedInPage('drawers')];
  const first = render(<div ref={sheets} />);
  const second = render(<div ref={sheets} />);
  const drawer = render(<div ref={drawers} />);
  expect(dataset).toMatchObject({ sheets: '2', drawers: '1' });
  first.unmount();
  drawer.unmount();
  expect(dataset).toMatchObject({ sheets: '1' });
  expect(dataset.drawers).toBeUndefined();
  second.unmount();
  expect(dataset.sheets).toBeUndefined();
});
