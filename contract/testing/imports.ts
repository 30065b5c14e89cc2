/** Files that a file imports, as paths from the root: values, types and dynamic imports. Packages are left out. */
export function importsOf(path: string, code: string): string[] {
  const found = code.matchAll(/(?:from|import)\s*\(?\s*'([.#][^'?]+)/g);
  return [...found].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : new URL(target, `file:///${path}`).pathname.slice(1),
  );
}

/** Groups of two or more nodes that all reach each other (strongly connected components), given what each leads to. */
export function cyclesOf(leads: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map([...leads.keys()].map((from) => [from, reachedFrom(from, leads)]));
  const cycles = new Map<string, string[]>();
  for (const [from, there] of reached) {
    if (!there.has(from)) continue;
    const cycle = [...there].filter((to) => reached.get(to)?.has(from)).sort();
    cycles.set(cycle.join(), cycle);
  }
  return [...cycles.values()];
}

function reachedFrom(start: string, leads: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(leads.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(leads.get(next) ?? []));
  }
  return reached;
}
