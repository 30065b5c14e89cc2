import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { giftProps } from './gift-props.ts';
import type { GivePart } from './give-parts.ts';

type TroubleProps = Pick<GivePart, 'snapshot' | 'send'>;

/** The reason why the preview or the gift failed, and the button that reads the preview again. */
export function EffectTrouble({ snapshot, send }: TroubleProps) {
  const t = useTexts(adminBudgetsTexts);
  const { isUnseen, refusal } = giftProps(snapshot);
  return (
    <>
      {refusal && (
        <p role="alert" tabIndex={-1} className="rounded-12 bg-accent-soft px-4 py-3 text-14">
          {Object.values(refusal.fields)[0] ?? (refusal.message || t('effect.failed'))}
        </p>
      )}
      {isUnseen && (
        <ToolButton tone="secondary" className="justify-self-start" onClick={() => send({ type: 'effect.look' })}>
          {t('effect.again')}
        </ToolButton>
      )}
    </>
  );
}

/** On a phone, while the effects are folded: the problem that prevents the gift. */
export function FoldedTrouble(props: TroubleProps) {
  const t = useTexts(adminBudgetsTexts);
  const { isUnseen, refusal, hindrance } = giftProps(props.snapshot);
  if (!isUnseen && !refusal && !hindrance) return null;
  return (
    <div className="grid gap-3 rounded-t-20 bg-surface-raised p-5 shadow-3 edge">
      <EffectTrouble {...props} />
      {hindrance && <p className="font-display text-16 italic leading-[1.4]">{t(`effect.${hindrance}`)}</p>}
    </div>
  );
}
