import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

// Byte order is the only one that does not depend on the collation of the database.
it('sorts by a sort key by its bytes, everywhere', () => {
  const others = files.flatMap((path) =>
    (readFileSync(`server/${path}`, 'utf8').match(/order by [^`\n]*/g) ?? []).filter((order) =>
      /sort_(key|sr|en)(_of\([\w.]*\))?(?! collate "C")[^\w']/.test(order),
    ),
  );
  expect(others).toEqual([]);
});
