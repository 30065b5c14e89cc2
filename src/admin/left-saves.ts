import type { DraftPlace } from './record-drafts.ts';

/** Milliseconds for which a save is waited for; one with a file may take longer. */
const LONGEST_WAIT = 20_000;

const onTheWay = new Map<string, Promise<unknown>>();

const keyOf = ({ person, kind, id }: DraftPlace) => [person, kind, id].join('.');

/** Notes that a record is being saved, for a form of it that is opened before the answer. */
export function noteSave<Answer>(place: DraftPlace, save: Promise<Answer>): Promise<Answer> {
  const key = keyOf(place);
  const forget = () => {
    if (onTheWay.get(key) === save) onTheWay.delete(key);
  };
  onTheWay.set(key, save);
  setTimeout(forget, LONGEST_WAIT);
  save.then(forget, forget);
  return save;
}

/** Waits until a save of the record that is on its way is answered, however it is; undefined where none is. */
export function lastSave(place: DraftPlace): Promise<unknown> | undefined {
  return onTheWay.get(keyOf(place))?.catch(() => {});
}
