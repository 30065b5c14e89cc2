import type { RequestComment } from '#contract/requests/requests.contract.ts';
import { isDecided } from '#contract/requests/requests.rules.ts';
import type { RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { Tabs } from '#design-system/tabs/tabs.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';

interface RequestPastProps {
  request: RequestToReviewDetail;
  comments: Found<RequestComment[]>;
}

/** The history of a request, the newest first, with its comments. */
export function RequestPast({ request, comments }: RequestPastProps) {
  const t = useTexts(adminRequestsTexts);
  const written = comments.data ?? [];
  return (
    <Tabs
      label={t('tabs')}
      tabs={[
        { value: 'history', label: t('history'), content: <History request={request} written={written} /> },
        {
          value: 'comments',
          label: t('comments', { count: written.length }),
          content: (
            <ReadStates
              of={comments}
              as="part"
              failed={t('commentsFailed')}
              loading={<Skeleton shape="block" className="h-16" />}
              empty={<p className="text-14 text-ink-muted">{t('noComments')}</p>}
            >
              {(all) => (
                <ul className="grid gap-3">
                  {all.map((each) => (
                    <Comment key={each.id} comment={each} />
                  ))}
                </ul>
              )}
            </ReadStates>
          ),
        },
      ]}
    />
  );
}

const Comment = ({ comment: { name, date, text } }: { comment: RequestComment }) => (
  <li className="grid gap-0.5 text-14">
    <p className="flex flex-wrap justify-between gap-x-3 text-12 text-ink-muted">
      <span className="font-600">{name}</span>
      <time dateTime={date}>{formatMoment(date)}</time>
    </p>
    <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
  </li>
);

function History({ request, written }: { request: RequestToReviewDetail; written: readonly RequestComment[] }) {
  const t = useTexts(adminRequestsTexts);
  const lines = [
    ...request.timeline.map(({ status, date, name }) => ({
      date,
      words: [
        t(`event.${status}`, { name }),
        isDecided(status) && request.decided_for && t('event.for', { name: request.decided_for.name }),
      ]
        .filter(Boolean)
        .join(' '),
    })),
    ...written.map(({ date, name, text }) => ({ date, words: t('event.comment', { name, text }) })),
  ].sort((one, other) => other.date.localeCompare(one.date));
  return (
    <ol className="grid gap-2 text-12">
      {lines.map(({ date, words }) => (
        <li key={`${date} ${words}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <time dateTime={date} className="text-ink-muted tabular-nums">
            {formatMoment(date)}
          </time>
          <span className="wrap-anywhere">{words}</span>
        </li>
      ))}
    </ol>
  );
}
