import { expect, it } from 'vitest';
import { ORDERS_FILE as ALL_ORDERS } from './admin-orders/order-list.ts';
import { ORDERS_FILE } from './corporate/corporate-orders.ts';
import { REQUESTS_FILE } from './corporate/corporate-requests.ts';
import { GIFTS_FILE } from './gifts/gift-list.ts';

// 00:30 on 1 December in Belgrade.
const date = '2026-11-30T23:30:00.000Z';
const named = { id: 3, name: 'Ana Anić' };
const category = { id: 1, name_sr: 'Sport', name_en: 'Sport' };
const order = { date, person: named, total: 100, currency: 'RSD', status: 'pending' } as const;

it('says in each file the day of Belgrade, as the filters of its list mean it', () => {
  const gift = { date, category: null, year: null, category_name_sr: null, category_name_en: null, people: 1 };
  const given = { amount: 1, sum: 1, taken_back: 0, currency: 'RSD', note: '', given_by_name: 'Ana', status: 'given' };
  const filed = { id: 1, date, person: named, kind: 'reimbursement', category, amount: 1, currency: 'RSD' };
  const files = [
    ALL_ORDERS.cells({ ...order, id: 1, company: named, name: 'Joga', more: 0, ways: [], approval: null }),
    ORDERS_FILE.cells({ ...order, id: 1, number: 1, category, benefit: 'Joga', count: 1 }),
    REQUESTS_FILE.cells({ ...filed, status: 'pending' } as Parameters<typeof REQUESTS_FILE.cells>[0]),
    GIFTS_FILE.cells({ ...gift, ...given } as unknown as Parameters<typeof GIFTS_FILE.cells>[0]),
  ];
  for (const cells of files) {
    expect(cells).toContain('2026-12-01');
    expect(cells).not.toContain('2026-11-30');
  }
});
