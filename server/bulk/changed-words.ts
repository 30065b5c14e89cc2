import type { BulkWords, Next } from './bulk-task.ts';

interface Called {
  /** `providers` */
  en: string;
  sr: {
    /** `Partneri su promenjeni` */
    changed: string;
    /** `partnera`, as in a change of them. */
    of: string;
  };
}

/** Titles of the notifications at the end of a bulk change, and of its undo. */
export const changedWords = ({ en, sr }: Called): Record<Next['way'], BulkWords> => ({
  run: {
    done: { en: `The ${en} are changed`, sr: sr.changed },
    stopped: { en: `The change of the ${en} was stopped`, sr: `Promena ${sr.of} je zaustavljena` },
  },
  undo: {
    done: { en: `The change of the ${en} was undone`, sr: `Promena ${sr.of} je vraćena` },
    stopped: { en: 'Undoing the change was stopped', sr: 'Vraćanje promene je zaustavljeno' },
  },
});
