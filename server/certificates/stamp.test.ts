import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { stampCertificate } from './stamp.ts';

async function stampedWidth(name: string, width: number): Promise<number> {
  const own = await PDFDocument.create();
  own.addPage([width, width / Math.SQRT2]);
  const stamped = await stampCertificate(Buffer.from(await own.save()), {
    name,
    title: 'First aid',
    date: '20.11.2026.',
    number: '2026-000001',
    code: 'ABCDEFGHJKLM',
    address: 'https://izbor.example/verify/ABCDEFGHJKLM',
    language: 'EN',
  });
  return (await PDFDocument.load(stamped)).getPage(0).getWidth();
}

it.each([842, 14_400, 1e7, 1e18])('stamps a long name on a sheet that is %s points wide', async (width) => {
  expect(await stampedWidth('Anastasija Đorđević-Stanković Petronijević od Kosančića', width)).toBe(width);
});

it.each(['王小明', 'أحمد', '🌸'])('sets no certificate without a name: %s', async (name) => {
  await expect(stampedWidth(name, 842)).rejects.toMatchObject({ status: 409, code: 'certificates.name' });
});

it('sets what it can of a name', async () => {
  expect(await stampedWidth('Petar 小明', 842)).toBe(842);
});
