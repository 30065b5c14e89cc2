import { ExternalLink } from 'lucide-react';
import type { TransactionDetails } from '#contract/transactions/transactions.contract.ts';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { useTextLanguage } from '../benefits/text-language.ts';

type HowToUseProps = NonNullable<TransactionDetails['lines'][number]['how_to_use']>;

/** How to use what was bought, with the same text as in the e-mail of the order. */
export function HowToUse(usage: HowToUseProps) {
  const t = useTexts(transactionsTexts);
  const langOf = useTextLanguage();
  const { way, text, website } = usage;
  return (
    <section className="grid justify-items-start gap-1 rounded-12 bg-surface-sunken px-4 py-3 text-14">
      <h3 className="font-560 font-text text-14 tracking-normal">{t('howToUse')}</h3>
      <div {...langOf(usage, 'text')}>
        <RichText html={text} className="text-14" />
      </div>
      {way === 'web' && website && (
        <TextLink asChild className="gap-2 text-14">
          <a href={website} target="_blank" rel="noreferrer">
            {t('website')}
            <ExternalLink aria-hidden size={20} />
            <span className="sr-only">{t('newTab')}</span>
          </a>
        </TextLink>
      )}
    </section>
  );
}
