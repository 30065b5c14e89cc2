import { createHash } from 'node:crypto';

/** Says under which name the plan of a text is kept; undefined for one that is planned anew each time. */
export type PlanNames = (text: string) => string | undefined;

/**
 * Names the texts that come again, at most `most` of them: each connection keeps a plan for each name, for as long as it lives.
 * Filters and orders make many texts of which few come again, so what came once only takes no name from them.
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
