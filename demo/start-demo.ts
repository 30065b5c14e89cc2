import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { OpenedDatabase } from '#server/database/database.ts';
import type { DemoAccount } from '#server/demo-data.ts';
import { createStorage } from '#server/files/create-storage.ts';
import { filePdfs } from './pdfs/file-pdfs.ts';
import { bringPictures } from './pictures.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seeds/people.ts';
import { isEmpty, lacksLearning, whileAlone } from './state.ts';

export const accounts: readonly DemoAccount[] = DEMO_ACCOUNTS.map(({ email }) => ({ email, password: DEMO_PASSWORD }));

/** Fills an empty database with demo data; adds learning, PDFs and pictures to older demo data. */
export async function bringUpToDate(
  config: Config,
  { database }: OpenedDatabase,
  say: (sentence: string) => void,
): Promise<void> {
  const onWait = () => say('Another server is putting the demo data in. Waiting for it to be done.');
  const storage = createStorage(config);
  const picturesFolder = join(config.dataDir, 'pictures');
  const settings = { now: config.clock ?? new Date(), onWait, storage, picturesFolder };
  // Imported only here, because it loads all texts.
  if (await isEmpty(database)) {
    const { seedDemo } = await import('./demo.ts');
    await seedDemo(database, settings);
    return;
  }
  if (await lacksLearning(database)) {
    const { addLearning } = await import('./demo.ts');
    await addLearning(database, settings);
  }
  await whileAlone(database, settings, async (transaction) => (await filePdfs(transaction, storage)) > 0);
  await bringPictures(picturesFolder);
}
