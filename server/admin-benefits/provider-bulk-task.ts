import { type BulkWords, bulkTasks } from '../bulk/bulk-task.ts';
import { changeNext } from './change-next-providers.ts';
import { PROVIDER_BULK } from './provider-bulk-actions.ts';

const words: Record<'run' | 'undo', BulkWords> = {
  run: {
    done: { en: 'The providers are changed', sr: 'Partneri su promenjeni' },
    stopped: { en: 'The change of the providers was stopped', sr: 'Promena partnera je zaustavljena' },
  },
  undo: {
    done: { en: 'The change of the providers was undone', sr: 'Promena partnera je vraćena' },
    stopped: { en: 'Undoing the change was stopped', sr: 'Vraćanje promene je zaustavljeno' },
  },
};

/** Deactivates the providers of a preview or takes them back, and gives them back what they were. */
export const providerBulkTasks = bulkTasks({ kind: PROVIDER_BULK, words: (_, way) => words[way], changeNext });
