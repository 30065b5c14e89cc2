import { atItsRevision, type Body, type Call } from '../testing/benefits-of-test.ts';
import { expect } from '../testing/shop.ts';

/** A number that no change of many comes to. */
export const NOBODYS = 999_999_999;

const BULK = '/admin/benefits/bulk/';
const OUTCOMES = /^(all are|some are|none was|is stopped|taking back is stopped)/;

/** What a walk does with many benefits behind the back of the browser, as by another tab of the same person, or by somebody else. */
export function manyOfTest(call: Call, ids: readonly number[]) {
  let edits = 0;
  /** Somebody changes as many of them as it takes for an outcome. */
  const editedFor = async (outcome: string) => {
    const count = outcome === 'none was changed' ? ids.length : /^some are/.test(outcome) ? 1 : 0;
    for (const id of ids.slice(0, count)) {
      edits += 1;
      const { revision } = await call('GET', `/admin/benefits/${id}/`);
      const changes = { short_description_en: `Calm, ${edits}.` };
      await call('PATCH', `/admin/benefits/${id}/`, changes, { 'if-revision-match': String(revision) });
    }
  };
  const statusOf = async (id: number) => (await call('GET', `${BULK}${id}/`)).status;
  /** Brings it there: what is asked for twice is done once. */
  const comesTo = async (id: number, status: string) => {
    const now = await statusOf(id);
    if (status === 'done' && now === 'previewed') await call('POST', `${BULK}${id}/run/`);
    if (status === 'undone' && now === 'done') await call('POST', `${BULK}${id}/undo/`);
    const over = status === 'done' ? /done|stopped|undoing|undone/ : /undone/;
    await expect.poll(() => statusOf(id), { intervals: [50] }).toMatch(over);
  };
  return {
    outcomes: OUTCOMES,
    comesTo,
    editedFor,

    /** So many of them are on offer: what is left of them would not be withdrawn. */
    offers: async (count: number) => {
      for (const [place, id] of ids.entries()) {
        const path = `/admin/benefits/${id}/`;
        const isOffered = (await call('GET', path)).state === 'offered';
        if (place < count && !isOffered) await atItsRevision(call, path, 'offer');
        if (place >= count && isOffered) {
          const { impact } = await call('GET', `${path}impact/`);
          await atItsRevision(call, path, 'withdraw', { impact, reason: 'The season is over.' });
        }
      }
    },

    /** How a change of many stands, or how it stood when it was at a status that is over too soon to be looked at. */
    standing: async (id: number, status: string, changed: number): Promise<Body> => {
      const now = await call('GET', `${BULK}${id}/`);
      const undo_until = status === 'stopped' ? new Date(Date.now() + 3_600_000).toISOString() : null;
      const before = status || (/undo/.test(String(now.status)) ? 'undoing' : 'running');
      return Object.assign(now, { status: before, changed, undo_until, left_out: [], task: now.task ?? 1 });
    },

    /** One that was begun before: as it is read, and what it comes to after that. */
    begun: async (found: string, outcome: string): Promise<number> => {
      if (found === 'reading finds nothing') return NOBODYS;
      const { id } = await call('POST', `${BULK}preview/`, { ids, action: 'price', percent: 5 });
      if (found === 'it was only looked at') return id;
      if (outcome !== 'some are kept') await editedFor(outcome);
      await comesTo(id, 'done');
      if (outcome === 'some are kept') await editedFor(outcome);
      if (/taken back|being taken/.test(found)) await comesTo(id, 'undone');
      return id;
    },
  };
}

export type ManyOfTest = ReturnType<typeof manyOfTest>;
