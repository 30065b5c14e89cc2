import type { ListedCoupon } from '#contract/coupons/admin-coupons.contract.ts';
import { listAnswer } from './list-answer.ts';
import type { Call } from './render-screen.tsx';

const NOW = '2026-11-23T13:05:00.000Z';

const coupon = (pk: number, name: string, percent: number, rest: Partial<ListedCoupon> = {}): ListedCoupon => ({
  pk,
  name,
  percent_off: percent,
  active: true,
  revision: 4,
  used: 0,
  changed: { at: NOW, by: { id: 8, name: 'Milan Marković' } },
  ...rest,
});

const changeOf = (id: number, kind: string, values: object[]) => ({
  id,
  at: NOW,
  company: 0,
  by: { company: 1, id: 8, name: 'Milan Marković' },
  via: 'screen',
  kind,
  record_kind: 'coupon',
  record: '7',
  record_name: 'LETO',
  fields: [],
  reason: '',
  revision: 1,
  values: values.map((value) => Object.assign({ erased: false }, value)),
});

/** Two changes, each on a page of its own. */
const changesBefore = (before: string | null) =>
  before === null
    ? {
        next: '/api/user/coupon/7/changes/?before=42',
        results: [changeOf(42, 'coupon.changed', [{ field: 'percent_off', before: 10, after: 20 }])],
      }
    : { next: null, results: [changeOf(41, 'coupon.added', [{ field: 'active', before: null, after: true }])] };

const refused = (status: number, body: object) => Response.json(body, { status });

/** Fake server for the calls of coupons; a test may change its rows like another user. */
export function couponsServer(rows = [coupon(7, 'LETO', 20, { used: 38 }), coupon(3, 'ZIMA', 50, { active: false })]) {
  const found = (call: Call) => rows.find(({ pk }) => call.path === `user/coupon/${pk}/`);
  const save = (row: ListedCoupon, changes: object, by: string) =>
    Object.assign(row, changes, { revision: row.revision + 1, changed: { at: NOW, by: { id: 9, name: by } } });
  const listed = ({ query }: Call) => {
    const state = query.get('state');
    const words = (query.get('search') ?? '').toLowerCase();
    return listAnswer(rows, {
      search: words === '' ? null : ({ name }) => name.toLowerCase().includes(words),
      state: state === null ? null : ({ active }) => active === (state === 'active'),
    });
  };
  const change = (row: ListedCoupon, { headers, body }: Call) => {
    if (headers['If-Revision-Match'] === String(row.revision)) return save(row, body as object, 'Jelena Đ');
    const { revision, changed } = row;
    const message = 'Somebody has changed this meanwhile.';
    return refused(409, {
      code: 'record.changed',
      message,
      revision,
      changed_by: changed.by,
      changed_at: changed.at,
      record: row,
    });
  };
  const add = ({ body }: Call) => {
    const { name, percent_off: percent } = body as ListedCoupon;
    const message = 'There is already a coupon with that name.';
    if (rows.some((row) => row.name === name))
      return refused(409, { code: 'coupons.there', message, fields: { name: message } });
    rows.unshift(coupon(rows.length + 100, name, percent, { revision: 1 }));
    return rows[0];
  };
  let isDropping = false;
  return {
    /** Carries out the next change, but loses its answer. */
    drops: () => {
      isDropping = true;
    },
    /** Saves a change as another user. */
    moves: (pk: number, changes: Partial<ListedCoupon>) =>
      save(rows.find((row) => row.pk === pk) as ListedCoupon, changes, 'Milan Marković'),
    answer: (call: Call) => {
      const row = found(call);
      if (row && call.method !== 'PATCH') return row;
      if (row) {
        const changed = change(row, call);
        if (!isDropping) return changed;
        isDropping = false;
        throw new TypeError('Failed to fetch');
      }
      if (/^user\/coupon\/\d+\/changes\/$/.test(call.path)) return changesBefore(call.query.get('before'));
      const asked = rows.find(({ pk }) => call.path === `user/coupon/${pk}/impact/`);
      if (asked) return { impact: '', weight: 'harmless', effects: { used: asked.used, used_lately: 5 } };
      if (call.path !== 'user/coupon/') return undefined;
      return call.method === 'POST' ? add(call) : listed(call);
    },
  };
}
