import { useState } from 'react';
import { listSeals, type Verification, verifySeals } from '#contract/changes/changes.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { failureOf } from '../api/failure-of.ts';
import { query } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { useOffline } from '../ground/use-offline.ts';
import { useRead } from '../ground/use-read.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import type { Checking, SealCardProps } from './seal-card.tsx';

/** Checks all seals, part after part; calls `onPart` with the number checked so far. */
async function verifyAll(onPart: (seals: number) => void): Promise<Omit<Verification, 'next'>> {
  const found: Omit<Verification, 'next'> = { seals: 0, changes: 0, broken: [] };
  for (let after: number | null = 0; after !== null; ) {
    const part: Verification = await callEndpoint(verifySeals, { body: { after } });
    found.seals += part.seals;
    found.changes += part.changes;
    found.broken = [...found.broken, ...part.broken];
    after = part.next;
    onPart(found.seals);
  }
  return found;
}

/** The newest seal, and a check of all of them. */
export function useSeals(): SealCardProps {
  const isOffline = useOffline();
  const [done, setDone] = useState(0);
  const check = useSoleMutation({
    mutationFn: async () => {
      setDone(0);
      return Object.assign(await verifyAll(setDone), { at: serverNow().toISOString() });
    },
  });
  const checking = (): Checking => {
    if (check.isPending) return { state: 'checking', done };
    if (check.data)
      return Object.assign(
        { state: check.data.broken.length > 0 ? ('broken' as const) : ('whole' as const) },
        check.data,
      );
    if (!check.error) return { state: 'resting' };
    return { state: failureOf(check.error, isOffline) === 'offline' ? 'offline' : 'failed' };
  };
  return {
    of: useRead(query(listSeals, { query: { page_size: 1 } })),
    checking: checking(),
    onCheck: () => check.mutate(),
  };
}
