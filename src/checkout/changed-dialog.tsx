import type { CartChange } from '#contract/checkout/checkout.contract.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { useMeantPress } from '#design-system/confirm-dialog/use-meant-press.ts';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import type { CartFigures } from '../cart/cart-figures.ts';

export interface ChangedDialogProps {
  open: boolean;
  changes: readonly CartChange[];
  /** The cart as it was seen, which still has the names of removed lines. */
  figures: CartFigures;
  accepting: boolean;
  /** The server's message when accepting them was refused, empty when it gave none; null without a refusal. */
  refusal?: string | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** product.md 7.2: nothing is bought unseen. Lists the changes of the cart, line by line, to accept or decline. */
export function ChangedDialog(props: ChangedDialogProps) {
  const { open, changes, figures, accepting, refusal = null, onAccept, onDecline } = props;
  const t = useTexts(checkoutTexts);
  const accept = useMeantPress(open, onAccept);
  return (
    <Dialog
      open={open}
      onClose={onDecline}
      title={t('changed.title')}
      description={t('changed.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button tone="ghost" disabled={accepting} onClick={onDecline}>
            {t('changed.decline')}
          </Button>
          <Button busy={accepting} {...accept}>
            {t('changed.accept')}
          </Button>
        </>
      }
    >
      <ul>
        {changes.map((change) => (
          <ChangeLine key={`${change.item} ${change.kind}`} change={change} figures={figures} />
        ))}
      </ul>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {refusal === null ? null : refusal || t('changed.failed')}
      </p>
    </Dialog>
  );
}

function ChangeLine({ change, figures }: { change: CartChange; figures: CartFigures }) {
  const t = useTexts(checkoutTexts);
  const langOf = useTextLanguage();
  const seen = figures.lines.find(({ id }) => id === change.item);
  return (
    <li className="grid gap-0.5 border-line border-t py-3.5 last:border-b">
      <span {...(seen && langOf(seen.benefit, 'name'))} className="hyphenate font-580">
        {change.name || seen?.benefit.name || t('changed.item')}
      </span>
      <span className="text-14 text-ink-muted tabular-nums">{useWhatChanged(change, figures)}</span>
    </li>
  );
}

function useWhatChanged({ kind, before, after }: CartChange, { currency }: CartFigures): string {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(toMinor(amount), currency, language));
  switch (kind) {
    case 'price':
      return t('changed.price', { before: money(before), after: money(after) });
    case 'count':
      return t('changed.count', { before: before ?? '', after: after ?? '' });
    case 'added':
      return t('changed.added', { after: money(after) });
    case 'removed':
      return t('changed.removed');
    case 'unavailable':
      return t('changed.unavailable');
  }
}
