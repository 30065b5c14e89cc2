import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Page } from '#design-system/page/page.tsx';
import { Steps } from '#design-system/steps/steps.tsx';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface CartFrameProps {
  step: 'cart' | 'confirm';
  busy?: boolean;
  summary?: ReactNode;
  children: ReactNode;
}

/** Frame of both steps of buying: step indicator, heading, lines, and the summary beside them. */
export function CartFrame({ step, busy = false, summary, children }: CartFrameProps) {
  const t = useTexts(cartTexts);
  return (
    <Page width="reading" aria-busy={busy || undefined}>
      <Steps label={t('steps')} steps={[t('step.cart'), t('step.confirm')]} current={step === 'cart' ? 0 : 1} />
      <h1
        ref={useFocusOnNewStep(step)}
        tabIndex={-1}
        className="hyphenate mt-3.5 mb-5 tracking-large text-36 desk:mb-7 desk:text-48"
      >
        {t(step === 'cart' ? 'title' : 'titleConfirm')}
      </h1>
      {/* In a low window the summary moves up beside the heading, so that two budgets, the tax and Confirm fit without scrolling. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 wide:short:[&>:nth-child(2)]:-mt-20 min-[60rem]:grid-cols-[minmax(0,1fr)_min(25rem,42%)] wide:gap-16">
        <div className="min-w-0">{children}</div>
        {summary}
      </div>
    </Page>
  );
}

/** On a new step scrolls to the top and focuses the heading, as on a new page. */
function useFocusOnNewStep(step: string): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
