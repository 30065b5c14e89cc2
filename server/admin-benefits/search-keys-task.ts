import { rewriteCategoryKeys } from '../benefits/rewrite-search-keys.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { grouped } from '../money/grouped.ts';
import type { Ending, RunningTask, TaskKind } from '../tasks/task-kind.ts';

/**
 * Payload of the task: the categories whose benefits get a new search key, the id of the last benefit done, and the category's
 * new name.
 */
interface Payload {
  categories: number[];
  after: number;
  name_sr: string;
  name_en: string;
}

const payloadOf = ({ payload }: RunningTask) => payload as unknown as Payload;

/** Writes the new name of a category into the search keys of its many benefits. */
export const searchKeysTask: TaskKind = {
  permission: 'platform.catalogue',
  most: 500,
  batch: async (transaction, task, { size }) => {
    const { companyId, id, total, done } = task;
    const { categories, after } = payloadOf(task);
    const filed = await rewriteCategoryKeys(transaction, { categories, after, most: size });
    const last = filed.at(-1);
    // None is left: benefits left or joined the category meanwhile, so the total was not exact.
    if (last === undefined) return { done: total - done, failed: 0 };
    await ask(
      transaction,
      sql`
      update tasks set payload = payload || jsonb_build_object('after', ${last}::integer)
      where company_id = ${companyId} and id = ${id}`,
    );
    return { done: Math.min(filed.length, total - done - 1), failed: 0 };
  },
  end: async (_, task, outcome) => ({
    result: { benefits: task.done },
    words: outcome === 'done' ? wordsAtEnd(task) : wordsWithoutEnd(task),
  }),
};

function wordsAtEnd(task: RunningTask): Ending['words'] {
  const { name_sr, name_en } = payloadOf(task);
  return {
    en: { title: 'The search knows the new name', text: `Benefits of “${name_en}” are found by its new name.` },
    sr: { title: 'Pretraga zna novi naziv', text: `Benefiti kategorije „${name_sr}“ nalaze se po novom nazivu.` },
  };
}

function wordsWithoutEnd(task: RunningTask): Ending['words'] {
  const { name_sr, name_en } = payloadOf(task);
  const { done, total } = task;
  return {
    en: {
      title: 'The search does not know the new name everywhere yet',
      text: `Found by “${name_en}”: ${grouped(done, 'EN')} of ${grouped(total, 'EN')} benefits of that category. The others are found by its former name until it is renamed again.`,
    },
    sr: {
      title: 'Pretraga još ne zna svuda novi naziv',
      text: `Po nazivu „${name_sr}“ nalazi se ${grouped(done, 'SR')} od ${grouped(total, 'SR')} benefita te kategorije. Ostali se nalaze po starom dok se kategorija ponovo ne preimenuje.`,
    },
  };
}
