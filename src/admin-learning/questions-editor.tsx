import { ChevronLeft, ChevronRight, ClipboardPaste, Plus, Users } from 'lucide-react';
import { type ClipboardEvent, useEffect, useState } from 'react';
import { FieldError } from '#design-system/field/field.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { ToolButton, toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useDesk } from '../admin/parts/use-folds.ts';
import { RemovedFormItems } from '../admin/record/removed-form-items.tsx';
import { ReorderingStatus } from '../admin/reordering/reorderable.tsx';
import { isBegun, withWritten } from './form-questions.ts';
import { PassMark } from './pass-mark.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { pastedQuestions } from './pasted-questions.ts';
import { QuestionItem } from './question-item.tsx';
import { type QuestionsDesk, useQuestions } from './use-questions.ts';

interface QuestionsEditorProps {
  /** Number of the open question; on a phone only that one is shown. */
  chosen: number | null;
  onChoose: (id: number | null) => void;
  /** Number of open attempts, which continue with the questions that they began with. */
  open: number;
}

/** The editor of a course's questions: a list, one of which is open, with keyboard shortcuts. */
export function QuestionsEditor({ chosen, onChoose, open }: QuestionsEditorProps) {
  const t = useTexts(learningAdminTexts);
  const desk = useQuestions(onChoose);
  const { id, label, all, error, disabled, moving, wrong } = desk.items;
  const [pasted, paste] = useState<string | null>(null);
  // Questions without text are replaced by pasted ones.
  const begun = all.filter(isBegun);
  const isDesk = useDesk();
  useEffect(() => {
    if (wrong !== null) onChoose(wrong);
  }, [wrong, onChoose]);
  const shown = isDesk ? all : all.filter((one) => one.id === chosen);
  const takeLines = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (disabled || !text.trim().includes('\n') || pastedQuestions(text, 'sr').every((one) => one.answers.length === 0))
      return;
    event.preventDefault();
    paste(text);
  };
  return (
    <>
      <div
        id={id}
        tabIndex={-1}
        onPaste={takeLines}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 outline-none"
      >
        {!isDesk && shown.length > 0 && <Turner desk={desk} chosen={chosen} onChoose={onChoose} />}
        <ol aria-label={label} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          {(shown.length > 0 ? shown : all).map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              desk={desk}
              isOpen={question.id === chosen}
              onOpen={onChoose}
            />
          ))}
        </ol>
      </div>
      {error && <FieldError>{error}</FieldError>}
      <ReorderingStatus moving={moving} place={id} said={(moved) => t('question.moved', moved)} />
      <RemovedFormItems items={desk.items} />
      {!disabled && (
        <div className="flex flex-wrap items-center gap-2">
          <ToolButton
            icon={<Plus aria-hidden size={16} />}
            shortcut="Ctrl Shift ↵"
            disabled={desk.isFull}
            onClick={() => desk.add(null)}
          >
            {t('question.add')}
          </ToolButton>
          <ToolButton icon={<ClipboardPaste aria-hidden size={16} />} onClick={() => paste('')}>
            {t('paste')}
          </ToolButton>
        </div>
      )}
      <PassMark count={all.length} />
      {open > 0 && (
        <p className="flex items-start gap-2 text-14 text-ink-muted">
          <Users aria-hidden size={16} className="mt-0.5 shrink-0" />
          {t('open', { count: open })}
        </p>
      )}
      {pasted !== null && (
        <PasteDialog
          begun={pasted}
          count={begun.length}
          onClose={() => paste(null)}
          onAdd={(written) => {
            desk.put(withWritten(begun, written, desk.known));
            onChoose(null);
            paste(null);
          }}
        />
      )}
    </>
  );
}

/** On a phone: buttons to the previous and the next question, and back to the list. */
function Turner({
  desk,
  chosen,
  onChoose,
}: { desk: QuestionsDesk } & Pick<QuestionsEditorProps, 'chosen' | 'onChoose'>) {
  const t = useTexts(learningAdminTexts);
  const { all } = desk.items;
  const at = all.findIndex(({ id }) => id === chosen);
  const turn = (by: number) => {
    const next = all[at + by];
    if (next) onChoose(next.id);
  };
  return (
    <div className="flex items-center gap-2">
      <ToolButton onClick={() => onChoose(null)}>{t('question.list')}</ToolButton>
      <span className="mr-auto" />
      <IconButton label={t('question.previous')} className={toolTarget} disabled={at <= 0} onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden size={18} />
      </IconButton>
      <span className="text-14 tabular-nums">{t('question.of', { place: at + 1, count: all.length })}</span>
      <IconButton
        label={t('question.next')}
        className={toolTarget}
        disabled={at >= all.length - 1}
        onClick={() => turn(1)}
      >
        <ChevronRight aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
