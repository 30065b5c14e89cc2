/** Actions by which the log of changes describes a change, for each kind of record. */
export const CHANGES = {
  announcement: [
    ...(['added', 'changed', 'sent', 'proposed', 'approved', 'refused', 'recalled', 'stopped'] as const),
    ...(['resumed', 'withdrawn', 'removed', 'expired'] as const),
  ],
  approval: ['proposed', 'approved', 'refused', 'withdrawn', 'expired'],
  benefit: ['added', 'changed', 'offered', 'withdrawn', 'removed'],
  bulk: ['run', 'taken_back'],
  category: ['added', 'changed', 'deactivated', 'reactivated', 'ordered'],
  changes: ['verified'],
  company: ['added', 'changed', 'code_renewed', 'deactivated', 'reactivated'],
  copy: ['put_back'],
  core: ['added', 'changed', 'deactivated', 'reactivated', 'ordered'],
  coupon: ['added', 'changed'],
  course: ['added', 'changed'],
  document: ['added', 'changed', 'withdrawn', 'offered', 'ordered'],
  gift: ['given', 'stopped', 'taken_back'],
  import: ['committed', 'undone'],
  invitation: ['sent', 'withdrawn'],
  mail: ['set_aside'],
  notification: ['sent'],
  order: ['moved', 'cancelled'],
  package: ['added', 'changed'],
  payroll: ['closed'],
  person: [
    ...(['added', 'changed', 'roles_changed', 'deactivated', 'last_day_set', 'reactivated', 'removed'] as const),
    ...(['password_link_sent', 'signed_out', 'code_turned_off', 'erased'] as const),
    ...(['address_asked', 'address_withdrawn', 'address_confirmed', 'absence_set'] as const),
  ],
  provider: ['added', 'changed', 'deactivated', 'reactivated'],
  question: ['added', 'changed', 'withdrawn', 'offered', 'ordered'],
  rate: ['set', 'proposed', 'refused', 'withdrawn', 'expired'],
  request: ['taken_up', 'taken_over', 'assigned', 'accepted', 'rejected', 'asked'],
  settings: ['changed'],
  suggestion: ['answered'],
  task: ['cancelled', 'exported'],
} as const;

export type RecordKind = keyof typeof CHANGES;
/** Kind of record and action, for example `coupon.changed`. */
export type ChangeKind = { [Kind in RecordKind]: `${Kind}.${(typeof CHANGES)[Kind][number]}` }[RecordKind];

export const RECORD_KINDS = Object.keys(CHANGES) as RecordKind[];

/**
 * Kinds of records whose changes a company can read. What people bought or suggested and the platform's announcements are left out:
 * they are not the company's business.
 */
export const COMPANY_RECORD_KINDS = [
  ...(['approval', 'bulk', 'company', 'core', 'gift', 'import', 'invitation'] as const),
  ...(['payroll', 'person', 'request', 'task'] as const),
] as const satisfies readonly RecordKind[];

/** Ways by which a change was made. */
export const VIAS = ['screen', 'import', 'bulk', 'gift', 'approval', 'job', 'command'] as const;
export type Via = (typeof VIAS)[number];

/** Company id of the platform's own records in the log of changes; a company's records have its own id. */
export const PLATFORM = 0;
