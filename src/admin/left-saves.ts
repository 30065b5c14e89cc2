import { readToken } from '../api/token.ts';
import type { DraftPlace } from './record-drafts.ts';

const onTheWay = new Map<string, Promise<unknown>>();

/** With its session: what a call is answered when that is over is told to nobody (`callEndpoint`). */
const keyOf = ({ person, kind, id }: DraftPlace) => [readToken(), person, kind, id].join('.');

/** Notes that a record is being saved, for a form of it that is opened before the answer, or before `limit` milliseconds are over. */
export function noteSave<Answer>(place: DraftPlace, save: Promise<Answer>, limit: number): Promise<Answer> {
  const key = keyOf(place);
  const forget = () => {
    if (onTheWay.get(key) === save) onTheWay.delete(key);
  };
  onTheWay.set(key, save);
  setTimeout(forget, limit);
  save.then(forget, forget);
  return save;
}

/** Waits until a save of the record that is on its way in this session is answered, however it is; undefined where none is. */
export function lastSave(place: DraftPlace): Promise<unknown> | undefined {
  return onTheWay.get(keyOf(place))?.catch(() => {});
}
