import { useRef, useState } from 'react';
import { LONGEST_REASON } from '#contract/records/ending.rules.ts';
import {
  endSessions,
  erasePerson,
  resetOneTimeCode,
  sendPasswordLink,
} from '#contract/staff/person-security.contract.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { fullName } from './person-name.ts';
import type { Measure } from './person-steps.ts';
import { USER_CALLS } from './user-calls.ts';
import { keyOf, type SteppedUser } from './user-ending.ts';

/** A measure about signing in or about the data of a person, whose dialog is open. */
export interface AskedMeasure {
  person: SteppedUser;
  measure: Measure;
}

const CALLS = { passwordLink: sendPasswordLink, signOut: endSessions, codeOff: resetOneTimeCode, erase: erasePerson };

interface SecurityQuestionProps extends AskedMeasure {
  onOver: () => void;
}

/** The dialog of a measure: its effects, the reason, and the result. A person who still has an account is notified. */
export function SecurityQuestion({ person, measure, onOver }: SecurityQuestionProps) {
  const t = useTexts(adminPeopleTexts);
  const say = useTexts(recordsTexts);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useMeasure({ person, measure }, onOver);
  const name = fullName(person);
  const confirm = () => {
    setTried(true);
    if (reason.trim() === '') field.current?.focus();
    else mutate(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      title={t(`${measure}.title`, { name })}
      description={t(`${measure}.text`, { email: person.email })}
      cancelLabel={t('security.keep')}
      confirmLabel={t(`${measure}.confirm`)}
      tone={measure === 'passwordLink' ? 'primary' : 'danger'}
      busy={isPending}
      onCancel={onOver}
      onConfirm={confirm}
    >
      <div className="grid gap-4 pt-4">
        <TextArea
          ref={field}
          label={say('ending.reason')}
          hint={t(measure === 'erase' ? 'erase.reasonHint' : 'security.reasonHint')}
          required
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isTried && reason.trim() === '' ? say('ending.problem.missing') : undefined}
          disabled={isPending}
        />
        <p role="alert" className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink empty:hidden">
          {error?.message}
        </p>
      </div>
    </ConfirmDialog>
  );
}

function useMeasure({ person, measure }: AskedMeasure, onDone: () => void) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  return useSoleMutation<unknown, string>({
    mutationFn: (reason) => callEndpoint(CALLS[measure], { params: keyOf(person), body: { reason } }),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t(`${measure}.done`, { name: fullName(person) }) });
      onDone();
    },
    changes: USER_CALLS,
  });
}
