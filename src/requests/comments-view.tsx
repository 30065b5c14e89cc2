import type { FormEvent } from 'react';
import type { RequestComment } from '#contract/requests/requests.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { formatMoment } from '#locales/dates.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { FormState } from '../ground/use-sent-form.ts';

export interface CommentForm {
  text: string;
}

export interface CommentsViewProps extends FormState<CommentForm> {
  /** Null while they are loading. */
  comments: readonly RequestComment[] | null;
  /** Whether the reviewer waits for an answer. */
  asked: boolean;
}

/** The comments of the employee and the reviewers, and a field for the next one. */
export function CommentsView({ comments, asked, ...writing }: CommentsViewProps) {
  const { form, errors, refusal, waiting, busy, onChange, onSubmit } = writing;
  const t = useTexts(requestsTexts);
  const isEmpty = form.text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !waiting && !isEmpty) onSubmit();
  };
  return (
    <section className="grid gap-4">
      <h3 className="font-600 text-16">{t('comments')}</h3>
      {comments === null && <Skeleton shape="block" className="h-16" />}
      {comments?.length === 0 && <p className="text-ink-muted">{t('noComment')}</p>}
      {comments && comments.length > 0 && (
        <ul className="grid gap-3">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      <form noValidate onSubmit={submit} className="grid justify-items-start gap-3">
        <TextArea
          required
          label={asked ? t('answer') : t('comment')}
          value={form.text}
          maxLength={2000}
          rows={2}
          error={errors.text ?? refusal ?? undefined}
          onChange={({ target }) => onChange({ text: target.value })}
          className="w-full"
        />
        <Button type="submit" tone={asked ? 'primary' : 'secondary'} busy={busy} off={isEmpty || waiting}>
          {t('addComment')}
        </Button>
      </form>
    </section>
  );
}

function Comment({ comment: { text, date, by, name } }: { comment: RequestComment }) {
  const t = useTexts(requestsTexts);
  return (
    <li className={cn('grid gap-1 rounded-12 p-4', by === 'reviewer' ? 'bg-accent-soft' : 'bg-surface-sunken')}>
      <p className="flex flex-wrap justify-between gap-x-4 text-14">
        <span className="font-600">{by === 'employee' ? t('you') : name}</span>
        <time dateTime={date} className="text-ink-muted tabular-nums">
          {formatMoment(date)}
        </time>
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </li>
  );
}
