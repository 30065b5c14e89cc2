import type { ListedChange } from '#contract/changes/changes.contract.ts';
import { listedChange, wasAndIs } from '#src/testing/changes.ts';

const JELENA = { company: 1, id: 9, name: 'Jelena Đorđević-Stanković' };
const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;

/** The newest seal. */
export const sampleSeal = {
  id: 1290,
  at: at(23, '13:00'),
  changes: 1204,
  digest: `7f3a90c2e14d${'0'.repeat(52)}`,
};

const price = [wasAndIs('price', 4200, 3900), wasAndIs('discount', 0, 15)];
const benefit = { kind: 'benefit.changed', record_kind: 'benefit' as const, record: '41' };
const begun = { kind: 'bulk.run', record_kind: 'bulk' as const, record: '7', record_name: '' };
const massage = 'Relaks masaža celog tela, 60 minuta';

/** Changes of several kinds on two days, the newest first. */
export const sampleLog: readonly ListedChange[] = [
  listedChange(90, {
    ...benefit,
    at: at(23, '13:05'),
    record_name: massage,
    values: price,
    reason: 'Dogovor sa Lotosom do marta',
  }),
  listedChange(89, {
    at: at(23, '13:02'),
    by: JELENA,
    record_name: 'PROLEĆE NA POSLU 2026',
    values: [wasAndIs('active', true, false), { field: 'email', before: null, after: null, erased: true }],
  }),
  listedChange(88, {
    ...begun,
    at: at(23, '08:31'),
    reason: 'Nov cenovnik od 1.12.',
    values: [wasAndIs('action', null, 'price'), wasAndIs('records', null, 2)],
  }),
  listedChange(87, {
    at: at(23, '07:40'),
    company: 1,
    by: null,
    via: 'job',
    kind: 'person.deactivated',
    record_kind: 'person',
    record: '17',
    record_name: '',
    person_name: 'Mirko Tadić',
    values: [wasAndIs('active', true, false)],
  }),
  listedChange(80, {
    at: at(22, '17:22'),
    company: 2,
    by: JELENA,
    kind: 'import.committed',
    record_kind: 'import',
    record: '12',
    record_name: '',
    values: [wasAndIs('added', null, 312), wasAndIs('changed', null, 41)],
  }),
  listedChange(79, {
    ...benefit,
    kind: 'benefit.added',
    at: at(22, '10:07'),
    record_name: 'Mesečna pretplata: teretana, bazen i sauna u Vežbaonici Vračar',
    values: [
      wasAndIs('name_sr', null, 'Mesečna pretplata: teretana, bazen i sauna u Vežbaonici Vračar'),
      wasAndIs('description_sr', null, '<p>Važi svakog dana od jutra do mraka.</p>'),
      wasAndIs('price', null, 5400),
      wasAndIs('currency', null, 'RSD'),
      wasAndIs('monthly', null, true),
      wasAndIs('locations', null, ['Vračar', 'Zemun']),
      wasAndIs('state', null, 'draft'),
    ],
  }),
];

/** A change with a long value that has no break opportunity. */
const closedMonth = listedChange(92, {
  at: at(23, '13:20'),
  company: 1,
  by: JELENA,
  kind: 'payroll.closed',
  record_kind: 'payroll',
  record: '2026-10',
  record_name: '2026-10',
  values: [wasAndIs('people', null, 312), wasAndIs('sha256', null, 'a7b09ea578fbe00b'.repeat(4))],
});

const foundBy = (search: URLSearchParams) => (search.get('search') === closedMonth.record ? [closedMonth] : []);

const through = [86, 85].map((id) =>
  listedChange(id, {
    ...benefit,
    at: at(23, '08:32'),
    via: 'bulk',
    via_id: '7',
    record: String(id),
    record_name: `Vežbaonica Vračar, termin ${id}`,
    values: [wasAndIs('price', 1000, 1030)],
  }),
);

/** The log's answer to a query: the changes of one bulk change, the results of a search, or all. */
export function logAsked(search: URLSearchParams) {
  const results = search.get('via_id') === '7' ? through : search.has('search') ? foundBy(search) : sampleLog;
  return { next: null, results };
}
