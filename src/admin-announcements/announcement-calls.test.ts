// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Fields } from '#contract/records/merge.rules.ts';
import { DRAFT } from '#machines/announcements/announcement.paths.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { serve } from '../testing/render-screen.tsx';
import { AnnouncementCalls } from './announcement-calls.ts';

const RUN = Object.assign({}, DRAFT, {
  title_sr: 'Trka',
  title_en: '',
  text_sr: '<p>U devet.</p>',
  link: '',
  revision: 1,
});
const typed = { title_sr: ' Trka', text_sr: '<p>U devet.</p>', sender: RUN.sender };

/** The admin who made the changes of the sample. */
const MILAN = { person: 7 };

/** Title of the draft that `findAdded` matches with the fields, or null, and the number that it notes in `added`. */
async function found(changes: Fields, drafts = [RUN], sender = MILAN) {
  serve(({ path }) => (path === 'admin/announcements/' ? listAnswer(drafts, {}) : drafts[0]));
  const calls = new AnnouncementCalls(new QueryClient(), 'new');
  return [(await calls.findAdded(changes, sender))?.fields.title_sr ?? null, calls.added];
}

it('finds an announcement that was added though no answer came', async () => {
  expect(await found(typed)).toEqual(['Trka', RUN.id]);
});

it('finds one for a unit that was typed with a space around it', async () => {
  const forSales = Object.assign({}, RUN, { audience: { unit: 'Prodaja', language: 'SR' } });
  const changes = Object.assign({}, typed, { audience: { language: 'SR', unit: 'Prodaja ' } });
  expect(await found(changes, [forSales])).toEqual(['Trka', RUN.id]);
});

it('does not take what somebody else has added for it', async () => {
  expect(await found(typed, [RUN], { person: 9 })).toEqual([null, null]);
});

it.each([
  ['another title', { title_sr: 'Trka 2' }, RUN],
  ['other words', { text_sr: '<p>U deset.</p>' }, RUN],
  ['another sender', { sender: 'Uprava' }, RUN],
  ['the same words for others', { audience: { companies: [3] } }, RUN],
  ['what somebody has changed since', {}, Object.assign({}, RUN, { revision: 2 })],
  ['what is sent', {}, Object.assign({}, RUN, { status: 'sending' as const })],
])('does not take %s for it', async (_, change, draft) => {
  expect(await found(Object.assign({}, typed, change), [draft as typeof RUN])).toEqual([null, null]);
});
