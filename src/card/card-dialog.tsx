import { toMinor } from '#contract/money/money.rules.ts';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { cardTexts } from '#locales/card/card.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';
import { useMe } from '../session/session.queries.ts';
import { CardView } from './card-view.tsx';
import './card-dialog.css';

/** The virtual card in its dialog; a sheet on a phone. */
export function CardDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(cardTexts);
  const me = useMe();
  return (
    <Dialog open onClose={onClose} title={t('title')} size="regular" closeLabel={t('close')}>
      <CardView
        company={me.company_name}
        color={me.company.card_color}
        name={`${me.first_name} ${me.last_name}`}
        userId={me.id}
        available={<Money amount={toMinor(me.available)} currency={me.currency} />}
      />
    </Dialog>
  );
}
