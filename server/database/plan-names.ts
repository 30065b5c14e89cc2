import { createHash } from 'node:crypto';

/** Returns the name under which PostgreSQL caches the plan of a text; undefined to plan it each time. */
export type PlanNames = (text: string) => string | undefined;

/**
 * Names texts that are repeated, at most `most` of them, since each connection caches a plan per name for its lifetime. Filters and orders
 * make many texts that rarely repeat, so a text gets a name only the second time.
 */
export function planNames(most: number): PlanNames {
  const names = new Map<string, string>();
  const cameOnce = new Set<string>();

  return (text) => {
    const known = names.get(text);
    if (known || names.size >= most) return known;
    if (!cameOnce.delete(text)) {
      if (cameOnce.size >= most) cameOnce.clear();
      cameOnce.add(text);
      return undefined;
    }
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
}
