// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { listAnswer } from '../testing/list-answer.ts';
import { massage } from '../testing/massage.ts';
import { serve } from '../testing/render-screen.tsx';
import { BenefitCalls } from './benefit-calls.ts';
import { Uploads } from './uploads.ts';

/** A list whose first file never arrives. */
function list(files: readonly string[]) {
  const uploads = new Uploads(() => ({
    prepare: async (file) => ({ file }),
    send: () => new Promise(() => {}),
    room: () => 12,
    say: () => ({ said: '', isAgain: false }),
  }));
  uploads.add(files.map((name) => new File(['x'], name)));
  return uploads;
}

it.each([
  ['new', ['1.png'], { pictures: 'sending' }],
  ['new', [], {}],
  // A file that arrives later is put into the form of an existing benefit, and saved with the next save.
  ['12', ['1.png'], {}],
])('lets %s wait for files on their way: %j', (open, files, wrong) => {
  const calls = new BenefitCalls(new QueryClient(), open);
  expect(calls.unsent()).toEqual({});
  calls.waitFor({ pictures: list(files), promo_material: list([]) });
  expect(calls.unsent()).toEqual(wrong);
});

it('finds a benefit that was added though no answer came, and no other one', async () => {
  const draft = Object.assign({}, massage, { state: 'draft', revision: 1 });
  const provider = { id: 7, name: 'Lotos', active: true };
  const category = { id: 31, name_sr: 'Masaža', name_en: 'Massage' };
  const row = Object.assign({ provider, category, image: null, missing: [], bought: 0 }, draft);
  serve(({ path }) => (path === 'admin/benefits/' ? listAnswer([row], {}) : draft));
  const calls = new BenefitCalls(new QueryClient(), 'new');
  const typed = { name_sr: ' Relaks masaža', name_en: 'Relaxing massage', provider_id: 7, category_id: 31 };
  const found = await calls.findAdded(typed, { person: 8 });
  expect([found?.fields.name_sr, calls.added, calls.stored]).toEqual(['Relaks masaža', 12, null]);
  expect(await calls.findAdded(Object.assign({}, typed, { category_id: 32 }), { person: 8 })).toBeNull();
  // Not found if another admin added the record.
  expect([await calls.findAdded(typed, { person: 9 }), calls.added]).toEqual([null, null]);
});
