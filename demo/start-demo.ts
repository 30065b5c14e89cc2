import { join } from 'node:path';
import { writePictures } from '#design-system/pictures/write-pictures.ts';
import type { Config } from '#server/config/config.ts';
import type { OpenedDatabase } from '#server/database/database.ts';
import type { DemoAccount } from '#server/demo-data.ts';
import { createStorage } from '#server/files/create-storage.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Surroundings } from '#server/server-jobs.ts';
import { addLearning, DEMO_ACCOUNTS, DEMO_PASSWORD, isEmpty, lacksLearning, seedDemo } from './demo.ts';
import { DEMO_PICTURES } from './leaflets/demo-pictures.ts';
import { makeNextDocument } from './seeds/documents.ts';
import { makeNextLearningPdf } from './seeds/learning-pdfs.ts';

// What a server that died was making is made by another when its lease is over.
const PDFS_EVERY = 5 * 60 * 1000;

export const accounts: readonly DemoAccount[] = DEMO_ACCOUNTS.map(({ email }) => ({ email, password: DEMO_PASSWORD }));

/** Puts all of it into an empty database; into older demo data what they lack, learning and pictures. */
export async function bringUpToDate(
  config: Config,
  { database }: OpenedDatabase,
  say: (sentence: string) => void,
): Promise<void> {
  const onWait = () => say('Another server is putting the demo data in. Waiting for it to be done.');
  const settings = { now: config.clock ?? new Date(), onWait };
  const picturesFolder = join(config.dataDir, 'pictures');
  if (await isEmpty(database)) {
    await seedDemo(database, { picturesFolder, storage: createStorage(config), ...settings });
    return;
  }
  if (await lacksLearning(database)) await addLearning(database, settings);
  await writePictures(picturesFolder, DEMO_PICTURES);
}

/** Makes the PDFs one after another, once the shop is open. */
export function jobs({ database, config, clock }: Surroundings): Job[] {
  const storage = createStorage(config);
  return [
    {
      name: 'make the demo documents',
      rest: PDFS_EVERY,
      run: () => makeNextDocument(database, storage, clock()),
    },
    {
      name: 'make the PDFs of the demo courses',
      rest: PDFS_EVERY,
      run: () => makeNextLearningPdf(database, storage, clock()),
    },
  ];
}
