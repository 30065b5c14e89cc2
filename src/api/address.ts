type Values = Record<string, unknown> | undefined;

/** The address of a call below `/api`: `{name}` places filled, the query behind it, values that are undefined left out. */
export function addressOf(path: string, params: Values, query: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Query parameters of a page's `next` (a relative address), to be sent unchanged. */
export function queryOfPage(next: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(next.slice(next.indexOf('?') + 1)));
}
