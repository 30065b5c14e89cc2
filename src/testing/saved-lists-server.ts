import type { SavedList } from '#contract/saved-lists/saved-lists.contract.ts';
import type { Call } from './render-screen.tsx';

const THERE = 'You already have a list with that name.';

export const savedList = (id: number, name: string, rest: Partial<SavedList> = {}): SavedList => ({
  id,
  name,
  address: { state: 'inactive' },
  shared: false,
  mine: true,
  by: 'Jelena Đorđević',
  morning: false,
  ...rest,
});

/** Fake server for the calls of saved lists. Returns undefined for all other calls. */
export function savedListsServer(rows: SavedList[] = []) {
  const results = () => ({ results: [...rows] });
  const removed: SavedList[] = [];
  return ({ method, path, body }: Call): unknown => {
    if (!/^(admin|company)\/saved-lists\//.test(path)) return undefined;
    const id = Number(/(\d+)\/((morning|restore)\/)?$/.exec(path)?.[1]);
    const row = rows.find((each) => each.id === id);
    const sent = body as SavedList & { ids: number[] };
    if (path.endsWith('/restore/')) {
      const back = removed.find((each) => each.id === id);
      if (back) rows.push(back);
      return back;
    }
    if (method === 'POST') {
      if (rows.some(({ name }) => name === sent.name))
        return Response.json({ code: 'saved_lists.there', message: THERE, fields: { name: THERE } }, { status: 409 });
      const { name, address, shared } = sent;
      rows.push(savedList(rows.length + 11, name, { address, shared }));
      return rows.at(-1);
    }
    if (method === 'PUT' && row) return Object.assign(row, sent);
    if (method === 'PUT') {
      rows.sort((one, other) => sent.ids.indexOf(one.id) - sent.ids.indexOf(other.id));
      return results();
    }
    if (method === 'PATCH' && row) return Object.assign(row, sent);
    if (method === 'DELETE' && row) {
      removed.push(...rows.splice(rows.indexOf(row), 1));
      return new Response(null, { status: 204 });
    }
    return results();
  };
}
