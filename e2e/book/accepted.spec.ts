import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './book-test.ts';
import type { Shot } from './camera.ts';
import { storiesByFile } from './index-of-book.ts';

const lightPhone: Shot = { theme: 'light', device: 'phone' };
const lightDesk: Shot = { theme: 'light', device: 'desk' };
const darkPhone: Shot = { theme: 'dark', device: 'phone' };
const darkDesk: Shot = { theme: 'dark', device: 'desk' };
const forcedWall: Shot = { theme: 'light', device: 'wall', forced: true };

/** Pictures that show most changes of the shop's look: each component, each kind of page, theme and width at least once. */
const TELLING: readonly (readonly [file: string, story: string, shot: Shot])[] = [
  ['design-system/tokens', 'Light', lightDesk],
  ['design-system/together', 'Light', lightDesk],
  ['design-system/together', 'Dark', darkDesk],
  ['design-system/together', 'Phone', lightPhone],
  ['home/home-view', 'Ready', lightDesk],
  ['home/home-view', 'Ready', darkPhone],
  ['browse/browse-view', 'Grid', lightPhone],
  ['browse/browse-view', 'Filtered', darkDesk],
  ['benefit-detail/benefit-detail-view', 'Ready', lightDesk],
  ['benefit-detail/benefit-detail-view', 'Ready', darkPhone],
  ['checkout/checkout', 'Refused', darkPhone],
  ['checkout/checkout', 'ConfirmDialog', lightPhone],
  ['login/login-view', 'CredentialsEditing', lightPhone],
  ['requests/new-request-view', 'Details', lightDesk],
  ['budget-year/budget-view', 'Flexible', darkPhone],
  ['transactions/transactions-view', 'Ready', lightPhone],
  ['courses/catalogue', 'Filled', darkDesk],
  ['attempts/attempt', 'QuestionState', lightPhone],
  // Also shown in the book under Design system/States, In forced colours.
  ['design-system/states', 'Buttons', forcedWall],
  ['design-system/states', 'Fields', forcedWall],
  ['design-system/states', 'Choices', forcedWall],
  ['design-system/states', 'Marks', forcedWall],
];

// In one worker: each further worker would open the book again for its two cameras.
test.describe.configure({ mode: 'default' });

// Otherwise the camera's pages would be redrawn for as long as the worker lives.
test.afterAll(({ camera }) => camera.close());

/** Name of the file and the export in one word. */
const wordOf = (file: string, story: string) => `${file.split('/').at(-1)}-${story}`.toLowerCase();

for (const [file, story, shot] of TELLING) {
  const look = shot.forced ? 'forced' : shot.theme;
  const name = `${wordOf(file, story)}-${look}-${shot.device}.jpg`;
  test(`The picture of ${name} is the one that was accepted (npm run pictures -- --accept)`, async ({
    camera,
  }, info) => {
    const path = `./stories/${file}.stories.tsx`;
    const { id = '' } =
      storiesByFile()
        .get(path)
        ?.find(({ exportName }) => exportName === story) ?? {};
    expect(id, 'there is such a story').not.toBe('');
    const taken = await camera.take(id, path, shot, 'jpeg');
    const accepted = info.snapshotPath(name);
    // Decoding and comparing two pictures takes longer than taking one.
    const isSame = existsSync(accepted) && readFileSync(accepted).equals(taken);
    if (!isSame) expect(taken).toMatchSnapshot(name);
  });
}
