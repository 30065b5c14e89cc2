import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ApprovalLimit, setApprovalLimit } from '#contract/approvals/approvals.contract.ts';
import { MOST_LIMIT } from '#contract/approvals/approvals.rules.ts';
import { formatMoney, shownCurrency, toMajor, toMinor } from '#contract/money/money.rules.ts';
import { readAmount } from '#contract/requests/requests.rules.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { Changed } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { typedDecimal } from '../ground/typed-decimal.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { APPROVAL_CALLS } from './approval-calls.ts';
import { approvalAt } from './approvals-address.ts';

interface LimitProps {
  limit: ApprovalLimit;
}

/** The limit above which an approval is needed. */
export function Limit({ limit }: LimitProps) {
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  const shown = formatMoney(toMinor(limit.limit), limit.currency, language);
  return (
    <>
      {t('limit.text', { limit: shown })} {limit.others.length === 0 && t('limit.nobody')}
      {limit.waiting !== null && (
        <>
          {t('limit.waits')}{' '}
          <Link to={approvalAt(limit.waiting)} className="font-560 text-brand underline">
            {t('limit.look')}
          </Link>
        </>
      )}
    </>
  );
}

type SetLimit = Pick<ApprovalLimit, 'limit' | 'waiting'>;

interface ChangeLimitProps {
  limit: SetLimit & Pick<ApprovalLimit, 'currency'>;
  /** Sets a new limit, or proposes it. */
  save: (limit: number) => Promise<SetLimit>;
  /** The calls whose answers change with the limit. */
  changes: readonly Changed[];
}

/** The button that changes the limit, unless a proposed one waits. */
export function ChangeLimit(props: ChangeLimitProps) {
  const t = useTexts(approvalsTexts);
  const [isAsked, setAsked] = useState(false);
  if (props.limit.waiting !== null) return null;
  return (
    <>
      <ToolButton onClick={() => setAsked(true)}>{t('limit.change')}</ToolButton>
      {isAsked && <Question {...props} onOver={() => setAsked(false)} />}
    </>
  );
}

/** The button that changes the limit of a company. */
export const ChangeCompanyLimit = ({ limit }: LimitProps) => (
  <ChangeLimit
    limit={limit}
    save={(wanted) => callEndpoint(setApprovalLimit, { body: { limit: wanted } })}
    changes={APPROVAL_CALLS}
  />
);

/** Reads a typed limit; unlike an amount, it may be zero. */
function readLimit(typed: string) {
  const { amount, problem } = readAmount(typed);
  if (problem === 'zero') return { amount: 0, problem: null };
  return amount !== null && toMajor(amount) > MOST_LIMIT
    ? ({ amount: null, problem: 'tooLarge' } as const)
    : { amount, problem };
}

function Question({
  limit: { limit, currency },
  save: setLimit,
  changes,
  onOver,
}: ChangeLimitProps & { onOver: () => void }) {
  const t = useTexts(approvalsTexts);
  const [typed, setTyped] = useState(limit.toFixed(2));
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { amount, problem } = readLimit(typed);
  const { mutate, isPending } = useSaving({ before: limit, save: setLimit, changes, onOver });
  const save = () => {
    setTried(true);
    if (amount === null) field.current?.focus();
    else mutate(toMajor(amount));
  };
  return (
    <ConfirmDialog
      open
      title={t('limit.question')}
      description={t('limit.rule')}
      cancelLabel={t('limit.keep')}
      confirmLabel={t('limit.save')}
      busy={isPending}
      onCancel={onOver}
      onConfirm={save}
    >
      <TextField
        ref={field}
        label={t('limit.field')}
        required
        inputMode="decimal"
        autoComplete="off"
        readOnly={isPending}
        suffix={<span className="text-12 text-ink-muted">{shownCurrency(currency)}</span>}
        value={typed}
        error={isTried && problem ? t(`amount.${problem}`) : undefined}
        onChange={(event) => setTyped(typedDecimal(event))}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
    </ConfirmDialog>
  );
}

interface Saving extends Pick<ChangeLimitProps, 'save' | 'changes'> {
  before: number;
  onOver: () => void;
}

function useSaving({ before, save, changes, onOver }: Saving) {
  const t = useTexts(approvalsTexts);
  const toasts = useToasts();
  return useSoleMutation({
    mutationFn: save,
    changes,
    onSuccess: ({ limit, waiting }) => {
      onOver();
      if (waiting !== null) toasts.show({ tone: 'success', text: t('limit.proposed') });
      else if (limit < before) toasts.show({ tone: 'success', text: t('limit.lowered') });
    },
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || t('limit.failed') }),
  });
}
