import { vi } from 'vitest';
import { learnServerTime } from '../api/server-time.ts';

/** Has the device show one moment and the server have said another. Whoever sets them goes back to `vi.useRealTimers`. */
export function setClocks({ device, server }: { device: string; server: string }): void {
  vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] });
  learnServerTime(new Response(null, { headers: { Date: new Date(server).toUTCString() } }));
}
