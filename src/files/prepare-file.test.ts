import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareFile } from './prepare-file.ts';

const RECEIPT = { types: ['application/pdf'], mostBytes: 2 * 1024 * 1024 } as const;

it('has what was chosen, whatever becomes of it on the disk before it is sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'izbor-receipt-'));
  const path = join(folder, 'račun.pdf');
  await writeFile(path, '%PDF-1.7 receipt');
  const prepared = await prepareFile(new File([await openAsBlob(path)], 'račun.pdf'), RECEIPT);
  await writeFile(path, '%PDF-1.7 saved once more');
  await rm(folder, { recursive: true });
  const { file } = prepared as { file: File };
  expect([file.name, file.type, await file.text()]).toEqual(['račun.pdf', 'application/pdf', '%PDF-1.7 receipt']);
});
