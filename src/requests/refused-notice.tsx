import { CircleAlert } from 'lucide-react';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { formatDay } from '#locales/dates.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useBroughtIntoSight } from '../ground/use-brought-into-sight.ts';
import type { NewRequestViewProps } from './new-request-view-props.ts';

/** Why the request was not filed, and what can be done about it. The typed values stay. */
export function RefusedNotice(props: NewRequestViewProps) {
  const { refused, problems, message, onOpen, onAcceptDuplicate } = props;
  const t = useTexts(requestsTexts);
  const place = useBroughtIntoSight<HTMLDivElement>(refused !== null);
  const title = refused === 'duplicate' || refused === 'unanswered' ? t(`${refused}.title`) : t('refused.title');
  return (
    <div ref={place} role="alert" className="scroll-mb-24 empty:hidden">
      {refused && (
        <div className="grid justify-items-start gap-3 rounded-20 border border-danger p-5">
          <p className="flex items-start gap-2 font-600 text-danger">
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
            {title}
          </p>
          {refused === 'duplicate' ? (
            <>
              <p>{t('duplicate.text')}</p>
              <Duplicates {...props} />
              <Button tone="secondary" onClick={onAcceptDuplicate}>
                {t('duplicate.accept')}
              </Button>
            </>
          ) : (
            <p>{refused === 'unanswered' ? t('unanswered.text') : message || t('failed')}</p>
          )}
          {refused === 'overBudget' && (
            <Button tone="secondary" onClick={() => onOpen('details')}>
              {t('overBudget.change')}
            </Button>
          )}
          {refused === 'other' && !problems.file && (
            <Button tone="ghost" onClick={() => onOpen('details')}>
              {t('change.details')}
            </Button>
          )}
          {(refused === 'duplicate' || problems.file) && (
            <Button tone="ghost" onClick={() => onOpen('file')}>
              {t('change.file')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Duplicates({ duplicates, requestLink }: NewRequestViewProps) {
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  return (
    <ul className="grid w-full gap-3">
      {duplicates.map(({ id, provider_name, amount, currency, purchase_date, status, same }) => (
        <li key={id} className="grid gap-0.5 rounded-12 bg-surface-sunken p-4">
          <span className="wrap-anywhere font-560">
            {provider_name}, {formatMoney(toMinor(amount), currency, language)}
          </span>
          <span className="text-14 text-ink-muted">
            {[formatDay(purchase_date), t(status), t(`duplicate.${same}`)].join(' · ')}
          </span>
          {requestLink(id, t('duplicate.see', { id }))}
        </li>
      ))}
    </ul>
  );
}
