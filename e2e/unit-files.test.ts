import { expect, it } from 'vitest';
import { unitsWithoutPage } from './unit-files.mjs';

const texts: Record<string, string> = {
  'contract/cart/cart.rules.test.ts': "import { expect, it } from 'vitest';",
  'src/cart/cart-screen.test.tsx':
    "// @vitest-environment happy-dom\nimport { cleanup } from '@testing-library/react';",
  'src/cart/cart-screen.tsx': '// @vitest-environment happy-dom',
  'server/cart/cart.routes.test.ts': "import { expect, it } from 'vitest';",
};

it('takes the tests of units that draw no page', () => {
  expect(unitsWithoutPage(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
    'contract/cart/cart.rules.test.ts',
  ]);
});
