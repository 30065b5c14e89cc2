import { atItsRevision, type Body, type Call } from '../testing/benefits-of-test.ts';
import { expect } from '../testing/shop.ts';

/** An id that no bulk change reaches. */
export const NOBODYS = 999_999_999;

const BULK = '/admin/benefits/bulk/';
const OUTCOMES = /^(all are|some are|none was|is stopped|taking back is stopped)/;

/** Actions on the benefits of a bulk change outside the browser, as from another tab of the same person or by another person. */
export function manyOfTest(call: Call, ids: readonly number[]) {
  let edits = 0;
  /** Another person edits as many benefits as an outcome needs. */
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
  /** Brings a bulk change to a status; a repeated call changes nothing. */
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

    /** Puts the first `count` benefits on offer and withdraws the others, which a bulk change would then leave out. */
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

    /** State of a bulk change, or its earlier state when the wanted status is over too soon to be seen. */
    standing: async (id: number, status: string, changed: number): Promise<Body> => {
      const now = await call('GET', `${BULK}${id}/`);
      const undo_until = status === 'stopped' ? new Date(Date.now() + 3_600_000).toISOString() : null;
      const before = status || (/undo/.test(String(now.status)) ? 'undoing' : 'running');
      return Object.assign(now, { status: before, changed, undo_until, left_out: [], task: now.task ?? 1 });
    },

    /** Creates a bulk change that was begun earlier, with the state in which it is found and its later outcome. */
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
