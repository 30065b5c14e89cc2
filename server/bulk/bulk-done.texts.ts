import type { Text } from '../errors/app-error.ts';
import { grouped } from '../money/grouped.ts';

/** How many records a bulk has changed, of how many, and how many it left out. */
export const bulkDone = ({ done, total, failed }: Record<'done' | 'total' | 'failed', number>): Text => ({
  en: `Done: ${grouped(done, 'EN')} of ${grouped(total, 'EN')}. Left out: ${grouped(failed, 'EN')}.`,
  sr: `Urađeno: ${grouped(done, 'SR')} od ${grouped(total, 'SR')}. Izostavljeno: ${grouped(failed, 'SR')}.`,
});
