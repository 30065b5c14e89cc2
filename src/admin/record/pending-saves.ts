import { readToken } from '../../api/token.ts';
import type { DraftPlace } from './record-drafts.ts';

const onTheWay = new Map<string, Promise<unknown>>();

/**
 * Key of a save, with the session's token: a call whose session has ended is never answered (`callEndpoint`), and the next session must not
 * wait for it.
 */
const keyOf = ({ person, kind, id }: DraftPlace) => [readToken(), person, kind, id].join('.');

/** Notes that a record is being saved, for a form of that record opened before the answer; forgotten after `limit` milliseconds. */
export function notePendingSave<Answer>(place: DraftPlace, save: Promise<Answer>, limit: number): Promise<Answer> {
  const key = keyOf(place);
  const forget = () => {
    if (onTheWay.get(key) === save) onTheWay.delete(key);
  };
  onTheWay.set(key, save);
  setTimeout(forget, limit);
  save.then(forget, forget);
  return save;
}

/** Waits for the answer or failure of the record's save under way in this session; undefined if there is none. */
export function pendingSave(place: DraftPlace): Promise<unknown> | undefined {
  return onTheWay.get(keyOf(place))?.catch(() => {});
}
