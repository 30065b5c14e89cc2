import type { SnapshotFrom } from 'xstate';
import type { GiftEffect } from '#contract/gifts/gifts.contract.ts';
import type { giftMachine } from '#machines/gifts/gift.machine.ts';

export type GiftSnapshot = SnapshotFrom<typeof giftMachine>;

/** The only reader of the machine's names of states. */
export function giftProps(snapshot: GiftSnapshot) {
  // While it is asked to whom, what it did for others says nothing.
  const effect = snapshot.matches({ filling: 'incomplete' }) ? null : (snapshot.context.effect as GiftEffect | null);
  const { refusal } = snapshot.context;
  const isOld = (['judging', 'settling', 'looking'] as const).some((state) => snapshot.matches({ filling: state }));
  return {
    effect,
    /** What is shown is not what is typed any more, or not yet. */
    isOld,
    isLooking: snapshot.matches({ filling: 'looking' }),
    /** Nobody knows what it would mean; why stands in the refusal. */
    isUnseen: snapshot.matches({ filling: 'unseen' }),
    /** Why it was refused; not that it is something else by now, which is asked about. */
    refusal: refusal?.code === 'budgets.changed' ? null : refusal,
    /** Why nobody gets what is typed; null where somebody does, or nobody knows. */
    hindrance: isOld || !effect ? null : hindranceOf(effect),
    isPreviewing: snapshot.matches('previewing'),
    /** A second person is needed. */
    isProposed: effect?.approval != null,
    /** One may type and press. */
    isOpen: snapshot.matches('filling'),
    question: questionOf(snapshot),
    isGiving: snapshot.matches('giving'),
  };
}

/** Why nobody gets it; null where somebody does. */
export function hindranceOf({ people, own }: GiftEffect): 'nobody' | 'alone' | null {
  if (people === 0) return 'nobody';
  return own === 'alone' ? 'alone' : null;
}

/** What is asked over the form; null while nothing is. */
function questionOf(snapshot: GiftSnapshot): 'confirm' | 'unsure' | 'other' | null {
  if (snapshot.matches('confirming') || snapshot.matches('giving')) return 'confirm';
  if (snapshot.matches('unsure')) return 'unsure';
  return snapshot.matches('other') ? 'other' : null;
}
