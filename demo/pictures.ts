import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writePictures } from '#design-system/pictures/write-pictures.ts';
import { MADE, readMade } from './pdfs/made.ts';

/** Puts what benefits show into the folder that is served below /pictures/: their drawings, and leaflets to open. */
export async function bringPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writePictures(folder),
    ...readMade().leaflets.map((file) => copyFile(join(MADE, file), join(folder, file))),
  ]);
}
