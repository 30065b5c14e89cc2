// npm run demo:pdfs: sets the demo's PDFs into demo/made/ and lists them there. Run it after a change of their texts or of the typesetter.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '#server/learning/pdf-pages.ts';
import { MADE, type Made, type MadeLearning } from './made.ts';
import { DOCUMENT_PDFS, LEAFLET_PDFS, LEARNING_PDFS } from './pdfs.ts';

async function set({ file, set }: { file: string; set: () => Promise<Buffer> }): Promise<Buffer> {
  const bytes = await set();
  writeFileSync(join(MADE, file), bytes);
  console.log(`${file} ${bytes.length}`);
  return bytes;
}

for (const file of readdirSync(MADE)) rmSync(join(MADE, file));
for (const document of DOCUMENT_PDFS) await set(document);
for (const leaflet of LEAFLET_PDFS) await set(leaflet);
const learning: MadeLearning[] = [];
for (const pdf of LEARNING_PDFS) {
  const { set: _, ...listed } = pdf;
  learning.push(Object.assign(listed, { pages: (await pagesOf(await set(pdf))) ?? 1 }));
}
const made: Made = {
  documents: DOCUMENT_PDFS.map(({ set: _, ...listed }) => listed),
  learning,
  leaflets: LEAFLET_PDFS.map(({ file }) => file),
};
writeFileSync(join(MADE, 'made.json'), `${JSON.stringify(made, null, 2)}\n`);
