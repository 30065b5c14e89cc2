import type { RecordChange } from '#contract/changes/changes.contract.ts';

const value = (field: string, before: unknown, after: unknown) => ({ field, before, after, erased: false });

const change = (id: number, did: string, rest: Partial<RecordChange>): RecordChange => ({
  id,
  at: `2026-11-${10 + id}T13:05:00.000Z`,
  company: 1,
  by: { company: 1, id: 8, name: 'Vesna Milenković' },
  via: 'screen',
  kind: `person.${did}`,
  record_kind: 'person',
  record: '1',
  record_name: 'Jelena Đorđević-Stanković',
  fields: [],
  reason: '',
  revision: id,
  values: [],
  ...rest,
});

/** History of a person with every kind of change, the newest first. */
export const personChanges: readonly RecordChange[] = [
  change(12, 'address_asked', {
    values: [value('pending_email', null, 'jelena.stankovic@morava.rs')],
  }),
  change(11, 'address_confirmed', { values: [value('email', 'osoba-1@morava.test', 'osoba-1@morava.rs')] }),
  change(10, 'address_withdrawn', { values: [value('pending_email', 'jeca@morava.rs', null)] }),
  change(9, 'code_turned_off', { reason: 'Telefon je izgubljen.' }),
  change(8, 'signed_out', { reason: 'Telefon je izgubljen.' }),
  change(7, 'password_link_sent', { reason: 'Ne stiže poruka.' }),
  change(6, 'last_day_set', { values: [value('ends_on', null, '2026-12-31')] }),
  change(5, 'roles_changed', { values: [value('company_roles', [], ['people', 'reports'])] }),
  change(4, 'reactivated', { values: [value('active', false, true)] }),
  change(3, 'deactivated', { reason: 'Odlazi.', by: null, via: 'job', values: [value('active', true, false)] }),
  change(2, 'changed', { via: 'import', values: [value('unit', 'Prodaja', 'Dizajn')] }),
  change(1, 'added', { values: [value('first_name', null, 'Jelena'), value('last_name', null, 'Đorđević')] }),
];
