import { vi } from 'vitest';
import { learnServerTime } from '../api/server-time.ts';

/** Sets the device's clock and the server's time as learnt from an answer. The test must call `vi.useRealTimers` afterwards. */
export function setClocks({ device, server }: { device: string; server: string }): void {
  vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] });
  learnServerTime(new Response(null, { headers: { Date: new Date(server).toUTCString() } }));
}
