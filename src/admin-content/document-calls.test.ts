// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { type Call, serve } from '../testing/render-screen.tsx';
import { documentCalls, documentProblems, sentOf } from './document-calls.ts';

const DOCUMENT = {
  id: 7,
  title_sr: 'Pravila',
  title_en: '',
  language: 'SR',
  name: 'pravila.pdf',
  type: 'application/pdf',
  bytes: 1200,
  active: true,
  revision: 4,
  changed_at: '2026-11-23T13:05:00.000Z',
  changed: { at: '2026-11-23T13:05:00.000Z', by: { id: 8, name: 'Milan Marković' } },
};

it('sends what was changed, without space around it', () => {
  expect(sentOf({ title_en: ' Rules ' })).toEqual({ title_en: 'Rules' });
  expect(sentOf({ language: 'EN' })).toEqual({ language: 'EN' });
});

it('finds what the server would find', () => {
  expect(documentProblems({ title_sr: ' ', title_en: '', language: 'SR' })).toEqual({ title_sr: 'required' });
  expect(documentProblems({ title_sr: 'Pravila', title_en: '', language: 'SR' })).toEqual({});
});

it('shows a document again after its titles were saved, each with the revision of then', async () => {
  const calls = serve((_: Call) => Object.assign({}, DOCUMENT, { revision: 5 }));
  await documentCalls('7').save({ seen: 4, changes: { title_sr: 'Pravilnik' }, restores: true, key: 'a' });
  expect(calls.map(({ method, path, headers }) => [method, path, headers['If-Revision-Match']])).toEqual([
    ['PATCH', 'admin/documents/7/', '4'],
    ['POST', 'admin/documents/7/offer/', '5'],
    ['GET', 'admin/documents/7/', undefined],
  ]);
});
