import type { RecordActor } from './record-context.ts';
import { recordProps } from './record-props.ts';

/** Saves the draft, if there is one; resolves to whether everything is saved. */
export function saveIfChanged(actor: RecordActor, save: () => void): Promise<boolean> {
  if (!recordProps(actor.getSnapshot()).hasDraft) return Promise.resolve(true);
  return new Promise((resolve) => {
    const watching = actor.subscribe((snapshot) => {
      const { work, isWorking } = recordProps(snapshot);
      if (isWorking) return;
      watching.unsubscribe();
      resolve(work === 'saved');
    });
    save();
  });
}
