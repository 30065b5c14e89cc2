import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './book-test.ts';
import { storiesByFile } from './index-of-book.ts';

const [was = '', is = ''] = [process.env.PICTURES_WAS, process.env.PICTURES_IS];

// Every story in light and dark, on a phone and at a desk, compared with its earlier picture (e2e/book/pictures.mjs).
for (const [file, stories] of storiesByFile()) {
  test.describe(file.replace('./stories/', ''), () => {
    test.describe.configure({ mode: 'default' });
    for (const { id, title, name } of stories) {
      test(`${title}: ${name} (${id})`, async ({ camera }, info) => {
        for (const shot of await camera.shotsOf(id, file)) {
          const picture = `${id}-${shot.theme}-${shot.device}.png`;
          const before = join(was, picture);
          // Earlier pictures are taken once; accepted ones are among them.
          if (was === is && existsSync(before)) continue;
          const taken = await camera.take(id, file, shot);
          mkdirSync(is, { recursive: true });
          writeFileSync(join(is, picture), taken);
          if (!existsSync(before)) info.annotations.push({ type: 'new', description: picture });
          else if (!readFileSync(before).equals(taken)) expect.soft(taken).toMatchSnapshot(picture);
        }
      });
    }
  });
}
