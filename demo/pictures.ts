import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writePictures } from '#design-system/pictures/write-pictures.ts';
import { MADE, readMade } from './pdfs/made.ts';

/** Writes the pictures and leaflets of benefits into the folder that is served below /pictures/. */
export async function bringPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writePictures(folder),
    ...readMade().leaflets.map((file) => copyFile(join(MADE, file), join(folder, file))),
  ]);
}
