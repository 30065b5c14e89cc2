import type { Currency } from '#contract/money/money.rules.ts';
import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';

/** Data stored on this device until the person signs out: what is shown without a network, recent searches and opened records. */
export interface OfflineCopies {
  /** `available` in major units. */
  /** `color` is missing in copies stored before there was a choice. */
  card: { company: string; color?: string; name: string; userId: number; available: number; currency: Currency };
  vouchers: Voucher[];
  /** The newest first. */
  searches: readonly string[];
  /** Records of administration, the newest first. */
  seen: readonly SeenRecord[];
}

/** An opened record: its name, and the address that opens it. */
export interface SeenRecord {
  label: string;
  to: string;
}

interface Kept<Copy> {
  /** ISO 8601. */
  savedAt: string;
  copy: Copy;
}

// Removed by src/ground/forget-kept.ts.
const PREFIX = 'izbor.offline.';

/** Stores a copy on this device, until the session ends. */
export function keepCopy<Name extends keyof OfflineCopies>(name: Name, copy: OfflineCopies[Name], now: Date): void {
  const kept: Kept<OfflineCopies[Name]> = { savedAt: now.toISOString(), copy };
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // The storage is full: nothing is stored, which matters only without a network.
  }
}

/** The stored copy, or null when there is none. */
export function readCopy<Name extends keyof OfflineCopies>(name: Name): Kept<OfflineCopies[Name]> | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Kept<OfflineCopies[Name]> | null;
  } catch {
    return null;
  }
}
