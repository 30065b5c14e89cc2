import { useNavigate } from 'react-router-dom';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { newKey } from '../ground/new-key.ts';
import { useBudgetName } from './budget-name.ts';
import { giftProps } from './gift-props.ts';
import { GIFTS } from './gifts-address.ts';
import type { GivePart } from './give-parts.ts';

/** Asks to confirm a gift, and what to do about a try whose outcome is unknown. */
export function GiveQuestion(props: GivePart) {
  const { question } = giftProps(props.snapshot);
  return (
    <>
      <Confirm {...props} open={question === 'confirm'} />
      <Unsure {...props} open={question === 'unsure'} />
      <Other {...props} open={question === 'other'} />
    </>
  );
}

interface AskedProps extends GivePart {
  open: boolean;
}

function Confirm({ snapshot, send, currency, open }: AskedProps) {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const nameOf = useBudgetName();
  const { effect, isGiving, isProposed } = giftProps(snapshot);
  if (!effect) return null;
  const { people, sum } = effect;
  const money = (major: number) => formatMoney(toMinor(major), currency, language);
  const amount = money(people === 0 ? 0 : (sum ?? 0) / people);
  return (
    <ConfirmDialog
      open={open}
      title={t(isProposed ? 'confirm.askTitle' : 'confirm.title', { count: people })}
      description={
        <div className="grid gap-2">
          {snapshot.context.refusal?.code === 'budgets.changed' && (
            <p role="alert" className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink">
              {t('confirm.changed')}
            </p>
          )}
          <p>{t('confirm.text', { budget: nameOf(effect), amount, sum: money(sum ?? 0) })}</p>
          <p>{t(isProposed ? 'confirm.askAfter' : 'confirm.after')}</p>
        </div>
      }
      cancelLabel={t('confirm.back')}
      confirmLabel={t(isProposed ? 'give.propose' : 'confirm.press')}
      busy={isGiving}
      onCancel={() => send({ type: 'gift.back' })}
      onConfirm={() => send({ type: 'gift.confirm', key: newKey() })}
    />
  );
}

function Unsure({ send, open }: AskedProps) {
  const t = useTexts(adminBudgetsTexts);
  return (
    <ConfirmDialog
      open={open}
      title={t('unsure.title')}
      description={t('unsure.text')}
      cancelLabel={t('confirm.back')}
      confirmLabel={t('unsure.ask')}
      onCancel={() => send({ type: 'gift.back' })}
      onConfirm={() => send({ type: 'outcome.ask' })}
    />
  );
}

function Other({ send, open }: AskedProps) {
  const t = useTexts(adminBudgetsTexts);
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      title={t('other.title')}
      description={t('other.text')}
      cancelLabel={t('other.again')}
      confirmLabel={t('other.list')}
      onCancel={() => send({ type: 'gift.again' })}
      onConfirm={() => void navigate(GIFTS)}
    />
  );
}
