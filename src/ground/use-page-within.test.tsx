// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageWithin } from './use-page-within.ts';

afterEach(cleanup);

it('an address beyond the last page leads to the last one, once it is known which that is', () => {
  const onPage = vi.fn();
  const { rerender } = renderHook(({ pages }) => usePageWithin(9, pages, onPage), {
    initialProps: { pages: undefined as number | undefined },
  });
  expect(onPage).not.toHaveBeenCalled();
  rerender({ pages: 2 });
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2);
});

it('a page that is there stays', () => {
  const onPage = vi.fn();
  renderHook(() => usePageWithin(2, 2, onPage));
  expect(onPage).not.toHaveBeenCalled();
});
