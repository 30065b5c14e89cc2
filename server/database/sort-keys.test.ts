import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

// Only so does a key sort as the alphabet: what a database makes of its signs by itself depends on how it was made.
it('sorts by a sort key by its bytes, everywhere', () => {
  const others = files.flatMap((path) =>
    (readFileSync(`server/${path}`, 'utf8').match(/order by [^`\n]*/g) ?? []).filter((order) =>
      /sort_(key|sr|en)(_of\([\w.]*\))?(?! collate "C")[^\w']/.test(order),
    ),
  );
  expect(others).toEqual([]);
});
