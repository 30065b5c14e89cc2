import type { FormEvent, ReactNode } from 'react';
import { LONGEST_WORDS, QUESTIONS, REFUSAL_CODES, type RefusalCode } from '#contract/requests/review.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { Select } from '#design-system/select/select.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { languageTag, useTexts } from '#locales/texts.tsx';
import type { DecisionProps } from './decision-props.ts';
import { isReady, READY_QUESTIONS, REFUSALS } from './ready-words.ts';

/** The form of a rejection: a reason code, which is counted, and the text that the employee reads, in their language. */
export function RefuseForm({ request, snapshot, send }: DecisionProps) {
  const t = useTexts(adminRequestsTexts);
  const { words, code } = snapshot.context;
  const choose = (next: RefusalCode) => {
    send({ type: 'decision.code', code: next });
    if (isReady(words)) send({ type: 'decision.word', words: REFUSALS[next][request.employee.language] });
  };
  return (
    <WordsForm
      request={request}
      snapshot={snapshot}
      send={send}
      title={t('refuse.title')}
      label={t('refuse.words', { name: request.employee.first_name })}
      submit={
        <Button type="submit" tone="danger" size="small">
          {t('refuse.submit')}
        </Button>
      }
    >
      <Select
        label={t('refuse.code')}
        value={code}
        options={REFUSAL_CODES.map((value) => ({ value, label: t(`code.${value}`) }))}
        onChange={choose}
      />
    </WordsForm>
  );
}

/** The form of a question to the employee, with frequent questions to choose from. */
export function AskForm({ request, snapshot, send }: DecisionProps) {
  const t = useTexts(adminRequestsTexts);
  return (
    <WordsForm
      request={request}
      snapshot={snapshot}
      send={send}
      title={t('ask.title')}
      label={t('ask.words', { name: request.employee.first_name })}
      submit={
        <Button type="submit" size="small">
          {t('ask.submit')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields */}
      <div role="group" aria-label={t('ask.ready')} className="flex flex-wrap gap-1.5">
        {QUESTIONS.map((question) => (
          <ToolButton
            key={question}
            tone="secondary"
            onClick={() => send({ type: 'decision.word', words: READY_QUESTIONS[question][request.employee.language] })}
          >
            {t(`question.${question}`)}
          </ToolButton>
        ))}
      </div>
    </WordsForm>
  );
}

interface WordsFormProps extends Pick<DecisionProps, 'request' | 'snapshot' | 'send'> {
  title: string;
  label: string;
  submit: ReactNode;
  children: ReactNode;
}

function WordsForm({ request, snapshot, send, title, label, submit, children }: WordsFormProps) {
  const t = useTexts(adminRequestsTexts);
  const { words, isWordless } = snapshot.context;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'decision.submit' });
  };
  return (
    <form noValidate aria-label={title} onSubmit={onSubmit} className="grid gap-3">
      <h3 className="display text-18">{title}</h3>
      {children}
      <TextArea
        required
        autoFocus
        id="review-words"
        lang={languageTag(request.employee.language)}
        label={label}
        value={words}
        rows={3}
        maxLength={LONGEST_WORDS}
        error={isWordless ? t('wordless', { name: request.employee.first_name }) : undefined}
        onChange={({ target }) => send({ type: 'decision.word', words: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') send({ type: 'decision.back' });
        }}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <Button tone="ghost" size="small" onClick={() => send({ type: 'decision.back' })}>
          {t('back')}
        </Button>
        {submit}
      </div>
    </form>
  );
}
