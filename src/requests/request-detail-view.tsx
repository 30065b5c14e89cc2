import { CircleAlert, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { isDecided, mayMove, mayResubmit } from '#contract/requests/requests.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { Timeline } from '#design-system/timeline/timeline.tsx';
import { formatDay, formatMoment } from '#locales/dates.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { usePreview } from '../files/use-preview.ts';
import { Money as Amount } from '../money/money.tsx';
import { FileSummary } from './file-summary.tsx';
import { RequestStatusPill } from './request-status-pill.tsx';
import { useFreedWords } from './use-freed-words.ts';

export interface RequestDetailViewProps {
  request: RequestDetail;
  /** YYYY-MM-DD. */
  today: string;
  /** The file of the request; for a picture also the content, once it is loaded. */
  file: { content: Blob | null; failed: boolean; busy: boolean; onSave: () => void };
  comments: ReactNode;
  resubmitLink: (children: ReactNode) => ReactNode;
  requestLink: (id: number, children: ReactNode) => ReactNode;
  onCancel: () => void;
  children?: ReactNode;
}

/** A request that can be followed (product.md 7.3): status, history, file and comments. */
export function RequestDetailView(props: RequestDetailViewProps) {
  const { request, today, comments, resubmitLink, onCancel, children } = props;
  const t = useTexts(requestsTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head {...props} />
      {request.needs_information && (
        <p role="status" className="flex items-start gap-2 rounded-12 bg-accent-soft p-4 font-560">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {t('needsTitle')}
        </p>
      )}
      {request.status === 'rejected' && (
        <section className="grid gap-1 rounded-12 border border-danger p-4">
          <h3 className="font-600 text-16 text-danger">{t('reason')}</h3>
          <p className="wrap-anywhere whitespace-pre-wrap">{request.reason}</p>
        </section>
      )}
      <Money request={request} today={today} />
      <section className="grid gap-4">
        <h3 className="font-600 text-16">{t('timeline')}</h3>
        <History request={request} />
      </section>
      <FilePart {...props} />
      {comments}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {mayResubmit(request) && <Button asChild>{resubmitLink(t('resubmit'))}</Button>}
        {mayMove(request.status, 'cancelled', 'employee') && (
          <Button tone="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

function Head({ request, requestLink }: RequestDetailViewProps) {
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  const { kind, category, provider_name, description, purchase_date, amount, currency } = request;
  const { resubmits, resubmitted_by } = request;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Amount amount={toMinor(amount)} currency={currency} size={36} />
        <RequestStatusPill request={request} />
      </div>
      <p className="wrap-anywhere font-560 text-18">{provider_name}</p>
      <p className="text-14 text-ink-muted">
        {[t(`short.${kind}`), categoryName(category, language), formatDay(purchase_date)].join('\u00a0· ')}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{description}</p>
      {resubmits !== null && <TextLink asChild>{requestLink(resubmits, t('resubmits', { id: resubmits }))}</TextLink>}
      {resubmitted_by !== null && (
        <TextLink asChild>{requestLink(resubmitted_by, t('resubmittedBy', { id: resubmitted_by }))}</TextLink>
      )}
    </div>
  );
}

// product.md 7.1: money that explains itself.
function Money({ request, today }: Pick<RequestDetailViewProps, 'request' | 'today'>) {
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  const { status, category, budget_year: year, currency } = request;
  if (isDecided(status) && status !== 'accepted') return <Freed request={request} today={today} />;
  const parts = [
    { name: t('ofYear', { category: categoryName(category, language), year }), amount: request.held_from_category },
    { name: t('flexible'), amount: request.held_from_flexible },
  ].filter(({ amount }) => amount > 0);
  return (
    <section className="grid gap-2">
      <h3 className="font-600 text-16">{status === 'accepted' ? t('spentFrom') : t('heldFrom')}</h3>
      <ul className="grid gap-1">
        {parts.map(({ name, amount }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4">
            <span>{name}</span>
            <span className="whitespace-nowrap font-560 tabular-nums">
              {formatMoney(toMinor(amount), currency, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Freed({ request, today }: Pick<RequestDetailViewProps, 'request' | 'today'>) {
  const t = useTexts(requestsTexts);
  const { sentences, hasEnded } = useFreedWords('freed', request, today);
  return <p className="text-14 text-ink-muted">{hasEnded ? sentences.join(' ') : t('freed')}</p>;
}

function History({ request }: { request: RequestDetail }) {
  const t = useTexts(requestsTexts);
  const { timeline, status, filed_at, first_filed_at } = request;
  const moment = (iso: string) => ({ text: formatMoment(iso), iso });
  const decided = isDecided(status);
  return (
    <Timeline
      label={t('timeline')}
      items={[
        ...(first_filed_at !== filed_at
          ? [{ key: 'first', title: t('firstFiled'), time: moment(first_filed_at) }]
          : []),
        ...timeline.map((step, index) => ({
          key: step.status,
          title: t(`event.${step.status}`),
          time: moment(step.date),
          ...(step.by === 'reviewer' ? { text: step.name } : {}),
          state:
            step.status === 'rejected'
              ? ('failed' as const)
              : !decided && index === timeline.length - 1
                ? ('current' as const)
                : ('done' as const),
        })),
        ...(decided ? [] : [{ key: 'next', title: t('event.next'), state: 'next' as const }]),
      ]}
    />
  );
}

function FilePart({ request: { file: sent }, file }: RequestDetailViewProps) {
  const t = useTexts(requestsTexts);
  const preview = usePreview(file.content);
  return (
    <section className="grid gap-4">
      <h3 className="font-600 text-16">{t('fileOf')}</h3>
      {preview && (
        <img src={preview} alt={t('preview')} className="max-h-96 w-full rounded-12 bg-surface-sunken object-contain" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FileSummary file={sent} />
        <Button
          tone="secondary"
          size="small"
          busy={file.busy}
          icon={<Download aria-hidden size={20} />}
          onClick={file.onSave}
        >
          {file.busy ? t('downloading') : t('download')}
        </Button>
      </div>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {file.failed ? t('downloadFailed') : null}
      </p>
    </section>
  );
}
