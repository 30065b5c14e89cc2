import type { Deliver } from '../outbox/deliver.ts';
import { createStorage } from './create-storage.ts';

/** Removes the bytes of a file whose row is gone. */
export const removeFile: Deliver = async (_database, { payload }, { config }) => {
  await createStorage(config).remove(String(payload.key));
};
