import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { Accordion } from '#design-system/accordion/accordion.tsx';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { OfflineNotice } from '#design-system/offline-notice/offline-notice.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import type { Found } from '../ground/found.ts';
import { inWindow, PictureFrame } from '../ground/picture-frame.tsx';
import { ReadStates } from '../ground/read-states.tsx';
import type { OldWallet } from './use-wallet.ts';
import { VoucherTicket } from './voucher-ticket.tsx';

export interface VouchersViewProps {
  /** With their status today. */
  vouchers: Found<readonly Voucher[]>;
  /** Set when the vouchers shown were loaded earlier; null while they are up to date. */
  old: OldWallet | null;
  /** YYYY-MM-DD. */
  today: string;
  /** Id of the voucher being marked. */
  marking: readonly number[];
  links: {
    browse: (children: ReactNode) => ReactNode;
    benefit: (id: number, children: ReactNode) => ReactNode;
    order: (id: string, children: ReactNode) => ReactNode;
  };
  onCopy: (code: string) => void;
  onMark: (id: number, used: boolean) => void;
}

/** The wallet (product.md 7.5): usable codes first, the others collapsed. */
export function VouchersView(props: VouchersViewProps) {
  const { vouchers, old, links } = props;
  const t = useTexts(vouchersTexts);
  const tApp = useTexts(appTexts);
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 desk:gap-8">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
      </div>
      {old && (
        <OfflineNotice
          text={t(`old.${old.why}`, { moment: formatMoment(old.savedAt) })}
          icon={old.why === 'failed' && <CircleAlert aria-hidden size={20} />}
          retryLabel={tApp('broken.retry')}
          onRetry={vouchers.onRetry}
        />
      )}
      <ReadStates
        of={vouchers}
        failed={t('failed')}
        text={t('failedText')}
        loading={<Loading />}
        empty={
          <EmptyState
            picture={inWindow('culture-cinema-0')}
            title={t('empty')}
            text={t('emptyText')}
            action={<Button asChild>{links.browse(t('browse'))}</Button>}
          />
        }
      >
        {(found) => <Wallet {...props} vouchers={found} />}
      </ReadStates>
    </Page>
  );
}

type WalletProps = Omit<VouchersViewProps, 'vouchers'> & { vouchers: readonly Voucher[] };

function Wallet(props: WalletProps) {
  const t = useTexts(vouchersTexts);
  const usable = props.vouchers.filter(({ status }) => status === 'unused');
  const done = props.vouchers.filter(({ status }) => status !== 'unused');
  return (
    <>
      <section aria-labelledby="usable-vouchers" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="usable-vouchers" className="text-22">
          {t('usable')}
        </h2>
        {usable.length === 0 ? (
          <p className="text-ink-muted">{t('noneUsable')}</p>
        ) : (
          <Vouchers {...props} vouchers={usable} />
        )}
      </section>
      {done.length > 0 && (
        <Accordion
          level={2}
          items={[
            {
              value: 'done',
              wide: true,
              title: t('done', { count: done.length }),
              content: <Vouchers {...props} vouchers={done} />,
            },
          ]}
        />
      )}
    </>
  );
}

function Vouchers({ vouchers, ...props }: WalletProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-[repeat(2,minmax(0,1fr))]">
      {vouchers.map((voucher) => (
        <VoucherCard key={voucher.id} voucher={voucher} {...props} />
      ))}
    </ul>
  );
}

type VoucherCardProps = Omit<VouchersViewProps, 'vouchers'> & { voucher: Voucher };

function VoucherCard({ voucher, today, marking, old, links, onCopy, onMark }: VoucherCardProps) {
  const t = useTexts(vouchersTexts);
  const { id, code, status, valid_until, benefit, provider, transaction, price, currency } = voucher;
  const language = useLanguage();
  const used = status === 'used';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-20 bg-surface-raised p-4 text-ink shadow-1 desk:p-5">
      <div className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-4">
        <PictureFrame image={benefit.image} />
        <div className="min-w-0">
          <h3 className="hyphenate font-560 font-text text-16">
            <TextLink asChild className="min-h-0 text-ink">
              {links.benefit(benefit.id, benefit.name)}
            </TextLink>
          </h3>
          <p className="text-14 text-ink-muted">{provider}</p>
          {price > 0 && (
            <p className="mt-1 font-580 text-16 tabular-nums">
              {t('worth', { amount: formatMoney(toMinor(price), currency, language) })}
            </p>
          )}
          <TextLink asChild className="text-14">
            {links.order(transaction, t('order'))}
          </TextLink>
        </div>
      </div>
      <VoucherTicket code={code} status={status} validUntil={valid_until} today={today} onCopy={onCopy}>
        {(status === 'unused' || used) && (
          <Button
            tone="ghost"
            size="small"
            busy={marking.includes(id)}
            disabled={old !== null}
            aria-label={t(used ? 'unmarkCode' : 'markCode', { code })}
            onClick={() => onMark(id, !used)}
          >
            {t(used ? 'markUnused' : 'markUsed')}
          </Button>
        )}
      </VoucherTicket>
    </li>
  );
}

function Loading() {
  const t = useTexts(vouchersTexts);
  return (
    <div role="status" className="grid gap-4 wide:grid-cols-2">
      <span className="sr-only">{t('loading')}</span>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} shape="block" className="h-48 rounded-20" />
      ))}
    </div>
  );
}
