import type { ListedProvider } from '#contract/providers/admin-providers.contract.ts';
import { type Call, onePage } from './render-screen.tsx';

const NOW = '2026-11-23T13:05:00.000Z';

/** A provider as in a list. */
export const provider = (id: number, name: string, rest: Partial<ListedProvider> = {}): ListedProvider => ({
  id,
  name,
  website: null,
  picture: null,
  active: true,
  revision: 4,
  benefits: 0,
  changed: { at: NOW, by: { id: 8, name: 'Milan Marković' } },
  ...rest,
});

interface Added {
  name: string;
  website?: string | null;
  twin_accepted?: boolean;
}

/** Fake server for the calls of providers. */
export function providersServer(rows: ListedProvider[]) {
  const answer = (row: ListedProvider) => Object.assign({ changed_at: row.changed.at }, row);
  const save = (row: ListedProvider, changes: object) =>
    answer(Object.assign(row, changes, { revision: row.revision + 1 }));
  const add = ({ body }: Call) => {
    const { name, website = null, twin_accepted: isMeant } = body as Added;
    const twin = rows.find((row) => row.name.toLowerCase() === name.toLowerCase());
    const message = 'There is already a provider with that name.';
    if (twin && !isMeant) {
      const refusal = { code: 'providers.twin', message, fields: { name: message }, twin };
      return Response.json(refusal, { status: 409 });
    }
    rows.push(provider(rows.length + 100, name, { website, revision: 1 }));
    return answer(rows.at(-1) as ListedProvider);
  };
  const refused = (row: ListedProvider) =>
    Response.json({ code: 'record.changed', message: 'Changed', revision: row.revision }, { status: 409 });
  const one = (row: ListedProvider, { method, headers, body }: Call) => {
    if (method === 'GET') return answer(row);
    return headers['If-Revision-Match'] === String(row.revision) ? save(row, body as object) : refused(row);
  };
  return (call: Call) => {
    const [, id, rest] = /^admin\/providers\/(\d+)\/(.*)$/.exec(call.path) ?? [];
    const row = rows.find((each) => each.id === Number(id));
    if (row && rest === '') return one(row, call);
    if (row && rest === 'impact/')
      return { impact: '', weight: 'harmless', effects: { benefits: 0, some_benefits: [], withdrawn_benefits: 2 } };
    if (call.path !== 'admin/providers/') return undefined;
    return call.method === 'POST' ? add(call) : Object.assign(onePage(rows), { count_is_exact: true, without: [] });
  };
}
