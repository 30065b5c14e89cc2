import { ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { Shelf, shelfPrimary } from '#design-system/shelf/shelf.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { asOwnBar } from '../ground/own-bar.ts';
import { EffectPanel } from './effect-panel.tsx';
import { FoldedTrouble } from './effect-trouble.tsx';
import { giftProps } from './gift-props.ts';
import type { GivePart } from './give-parts.ts';

/**
 * The foot of the page on a phone: the total, the problem, and the button. It sticks to the bottom except on a low screen; a tap unfolds
 * the effects.
 */
export function GiveFoot(props: GivePart) {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { effect, isPreviewing, isProposed } = giftProps(props.snapshot);
  const people = effect && t('effect.foot', { count: effect.people });
  const sum = effect?.sum != null ? formatMoney(toMinor(effect.sum), props.currency, language) : null;
  return (
    <div {...asOwnBar} className="sticky bottom-0 z-6 -mx-4 grid low:static desk:hidden">
      {open ? (
        <div id={id} className="max-h-[60dvh] overflow-y-auto rounded-t-20 bg-surface-raised p-5 shadow-3 edge">
          <EffectPanel {...props} />
        </div>
      ) : (
        <FoldedTrouble snapshot={props.snapshot} send={props.send} />
      )}
      <Shelf
        label={t('effect.title')}
        title={sum ?? people ?? t('effect.title')}
        note={
          <button
            type="button"
            aria-label={t('effect.open')}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-paper hover:bg-ink-paper/12"
          >
            <ChevronUp aria-hidden size={20} className={cn('transition-transform', open && 'rotate-180')} />
          </button>
        }
      >
        {sum !== null && <span className="mr-auto pl-3 text-12">{people}</span>}
        <ToolButton type="submit" busy={isPreviewing} className={cn(shelfPrimary, 'mr-3 ml-auto')}>
          {t(isProposed ? 'give.propose' : 'give.press')}
        </ToolButton>
      </Shelf>
    </div>
  );
}
