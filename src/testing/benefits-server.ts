import type { AdminBenefit, ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { massage } from './massage.ts';
import { provider } from './providers-server.ts';
import { type Call, onePage } from './render-screen.tsx';

const NOW = '2026-11-23T13:05:00.000Z';

const wellness = {
  icon: 'wellness',
  private: false,
  active: true,
  revision: 1,
  benefits: 1,
  withdrawn_benefits: 0,
  has_budgets: false,
  changed: { at: NOW, by: null },
};
const categories = [
  {
    ...wellness,
    id: 3,
    parent_id: null,
    name_sr: 'Velnes',
    name_en: 'Wellness',
    children: [{ ...wellness, id: 31, parent_id: 3, name_sr: 'Masaža', name_en: 'Massage' }],
  },
];
const companies = {
  results: [
    { id: 1, name: 'Una Softver', currency: 'KM' },
    { id: 2, name: 'Morava banka', currency: 'EUR' },
  ],
  rates: { RSD: 117_200_000, EUR: 1_000_000, KM: 1_955_830 },
};

/** Fake server for the calls of one benefit, with a few providers and categories. */
export function benefitsServer(given: Partial<ReadBenefit> = {}) {
  let benefit: ReadBenefit = { ...massage, ...given };
  const save = (changes: Partial<AdminBenefit>) => {
    benefit = { ...benefit, ...changes, revision: benefit.revision + 1 };
    // A file is sent as its id and texts only.
    benefit.pictures = benefit.pictures.map((sent) => ({
      ...given.pictures?.find(({ id }) => id === sent.id),
      ...sent,
    }));
    benefit.promo_material = benefit.promo_material.map((sent) => ({
      ...given.promo_material?.find(({ id }) => id === sent.id),
      ...sent,
    }));
    return benefit;
  };
  const refused = () => Response.json({ code: 'record.changed', revision: benefit.revision }, { status: 409 });
  const write = ({ path, headers, body }: Call) => {
    if (headers['If-Revision-Match'] !== String(benefit.revision)) return refused();
    if (path.endsWith('/offer/')) return save({ state: 'offered' });
    return save(path.endsWith('/withdraw/') ? { state: 'withdrawn' } : (body as Partial<AdminBenefit>));
  };
  const impact = { impact: 'seen', weight: 'heavy' };
  const effects = { ...benefit.used, open_orders: 0, companies: [] };
  return (call: Call) => {
    const { path, method } = call;
    if (path === 'admin/benefits/companies/') return companies;
    if (path === 'admin/categories/') return { results: categories };
    if (path === 'admin/providers/')
      return { ...onePage([provider(7, 'Lotos'), provider(9, 'Žiča')]), count_is_exact: true, without: [] };
    if (path === 'admin/providers/7/') return { ...provider(7, 'Lotos'), changed_at: NOW };
    if (path === 'admin/pulse/') return { waiting: [], tasks: [], record: null };
    if (path.endsWith('/changes/')) return { next: null, results: [] };
    if (path.endsWith('/impact/')) return { ...impact, effects };
    if (path.endsWith('/copy/')) return Response.json({ ...benefit, id: 13, state: 'draft' }, { status: 201 });
    if (path === 'admin/benefits/') {
      benefit = { ...massage, ...(call.body as object), id: 12, state: 'draft', revision: 1 };
      return Response.json(benefit, { status: 201 });
    }
    if (!path.startsWith('admin/benefits/12/')) return undefined;
    return method === 'GET' ? benefit : write(call);
  };
}
