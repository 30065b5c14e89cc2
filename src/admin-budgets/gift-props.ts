import type { SnapshotFrom } from 'xstate';
import type { GiftEffect } from '#contract/gifts/gifts.contract.ts';
import type { giftMachine } from '#machines/gifts/gift.machine.ts';

export type GiftSnapshot = SnapshotFrom<typeof giftMachine>;

/** The only reader of the machine's names of states. */
export const giftProps = (snapshot: GiftSnapshot) => ({
  effect: snapshot.context.effect as GiftEffect | null,
  /** What is shown is not what is typed any more, or not yet. */
  isOld: (['judging', 'incomplete', 'settling', 'looking'] as const).some((state) =>
    snapshot.matches({ filling: state }),
  ),
  isLooking: snapshot.matches({ filling: 'looking' }),
  /** Nobody knows what it would mean; why stands in the refusal. */
  isUnseen: snapshot.matches({ filling: 'unseen' }),
  isPreviewing: snapshot.matches('previewing'),
  /** A second person is needed. */
  isProposed: (snapshot.context.effect as GiftEffect | null)?.approval != null,
  /** One may type and press. */
  isOpen: snapshot.matches('filling'),
  question: questionOf(snapshot),
  isGiving: snapshot.matches('giving'),
});

/** What is asked over the form; null while nothing is. */
function questionOf(snapshot: GiftSnapshot): 'confirm' | 'unsure' | 'other' | null {
  if (snapshot.matches('confirming') || snapshot.matches('giving')) return 'confirm';
  if (snapshot.matches('unsure')) return 'unsure';
  return snapshot.matches('other') ? 'other' : null;
}
