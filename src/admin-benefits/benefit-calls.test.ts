import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
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
  // What comes later stands in the form of one that is there, to be saved again.
  ['12', ['1.png'], {}],
])('lets %s wait for files on their way: %j', (open, files, wrong) => {
  const calls = new BenefitCalls(new QueryClient(), open);
  expect(calls.unsent()).toEqual({});
  calls.waitFor({ pictures: list(files), promo_material: list([]) });
  expect(calls.unsent()).toEqual(wrong);
});
