import type { Fields } from '#contract/records/merge.rules.ts';
import { keepDraft } from '../admin/record/record-drafts.ts';
import { jelena } from './people.ts';

/** Stores a draft of a new record whose save got no answer before the page was reloaded. */
export function keepUnsure(kind: string, draft: Fields): void {
  const base = { fields: {}, revision: 0, offered: true, by: null, at: null };
  const kept = { base, draft, at: '2026-11-23T13:05:00.000Z', interrupted: false, key: 'key of the try' };
  keepDraft({ person: jelena.id, kind, id: 'new' }, Object.assign({ name: '', path: '' }, kept));
}
