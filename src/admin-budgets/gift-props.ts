import type { SnapshotFrom } from 'xstate';
import type { GiftEffect } from '#contract/gifts/gifts.contract.ts';
import type { giftMachine } from '#machines/gifts/gift.machine.ts';

export type GiftSnapshot = SnapshotFrom<typeof giftMachine>;

/** Only this function reads the names of the machine's states. */
export function giftProps(snapshot: GiftSnapshot) {
  // While the recipients are being chosen, the effects for earlier ones are hidden.
  const effect = snapshot.matches({ filling: 'incomplete' }) ? null : (snapshot.context.effect as GiftEffect | null);
  const { refusal } = snapshot.context;
  const isOld = (['judging', 'settling', 'looking'] as const).some((state) => snapshot.matches({ filling: state }));
  return {
    effect,
    /** The shown effects do not belong to what is typed now. */
    isOld,
    isLooking: snapshot.matches({ filling: 'looking' }),
    /** The preview failed; the reason is in `refusal`. */
    isUnseen: snapshot.matches({ filling: 'unseen' }),
    /** The refusal, except that the effects changed meanwhile, for which there is a question. */
    refusal: refusal?.code === 'budgets.changed' ? null : refusal,
    /** The reason why no one would get it; null where someone would, or the effects are unknown. */
    hindrance: isOld || !effect ? null : hindranceOf(effect),
    isPreviewing: snapshot.matches('previewing'),
    /** The gift needs an approval. */
    isProposed: effect?.approval != null,
    /** The form can be edited and sent. */
    isOpen: snapshot.matches('filling'),
    question: questionOf(snapshot),
    isGiving: snapshot.matches('giving'),
  };
}

/** The reason why no one would get it; null where someone would. */
export function hindranceOf({ people, own }: GiftEffect): 'nobody' | 'alone' | null {
  if (people === 0) return 'nobody';
  return own === 'alone' ? 'alone' : null;
}

/** The dialog over the form; null where none is open. */
function questionOf(snapshot: GiftSnapshot): 'confirm' | 'unsure' | 'other' | null {
  if (snapshot.matches('confirming') || snapshot.matches('giving')) return 'confirm';
  if (snapshot.matches('unsure')) return 'unsure';
  return snapshot.matches('other') ? 'other' : null;
}
