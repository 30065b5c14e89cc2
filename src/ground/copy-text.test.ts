import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('puts a text on the clipboard', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('ABCD');
  expect(writeText).toHaveBeenCalledWith('ABCD');
});

it.each([
  ['there is no clipboard', undefined],
  ['the browser does not allow it', { writeText: () => Promise.reject(new Error('denied')) }],
])('tells when %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  await expect(copyText('ABCD')).rejects.toThrow();
});
