import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { Window } from '#design-system/empty-state/empty-state.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { inWindow } from '../ground/picture-frame.tsx';
import type { NewRequestViewProps } from './new-request-view-props.ts';
import { StepHeading } from './request-step.tsx';

/** Shown after the request is filed and its amount held; says what happens next. */
export function FiledStep({ request, mineLink, onAgain }: NewRequestViewProps) {
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  if (!request) return null;
  const amount = formatMoney(toMinor(request.amount), request.currency, language);
  return (
    <div className="grid justify-items-start gap-5">
      <Window>{inWindow('travel-balloon-0')}</Window>
      <StepHeading>{t('filed.title')}</StepHeading>
      <p className="text-18">{t('filed.text', { id: request.id, amount })}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>{mineLink(t('filed.see'))}</Button>
        <Button tone="secondary" onClick={onAgain}>
          {t('filed.again')}
        </Button>
      </div>
    </div>
  );
}
