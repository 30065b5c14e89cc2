import { type BulkWords, bulkTasks } from '../bulk/bulk-task.ts';
import { BENEFIT_BULK } from './benefit-bulk-actions.ts';
import { changeNext } from './change-next-benefits.ts';

const words: Record<'run' | 'undo', BulkWords> = {
  run: {
    done: { en: 'The benefits are changed', sr: 'Benefiti su promenjeni' },
    stopped: { en: 'The change of the benefits was stopped', sr: 'Promena benefita je zaustavljena' },
  },
  undo: {
    done: { en: 'The change of the benefits was undone', sr: 'Promena benefita je vraćena' },
    stopped: { en: 'Undoing the change was stopped', sr: 'Vraćanje promene je zaustavljeno' },
  },
};

/** Changes the benefits of a preview, and gives them back what they had. */
export const benefitBulkTasks = bulkTasks({ kind: BENEFIT_BULK, words: (_, way) => words[way], changeNext });
