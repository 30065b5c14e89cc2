import type { ReactNode } from 'react';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { ReadStates } from '../ground/read-states.tsx';

export interface SubscriptionsViewProps {
  subscriptions: Found<readonly Subscription[]>;
  browseLink: (children: ReactNode) => ReactNode;
  renderCard: (subscription: Subscription) => ReactNode;
}

/** The subscriptions of a person, current and ended. */
export function SubscriptionsView(props: SubscriptionsViewProps) {
  const t = useTexts(subscriptionsTexts);
  return (
    <Page width="reading" className="grid content-start gap-8">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
      </div>
      <List {...props} />
    </Page>
  );
}

function List({ subscriptions, browseLink, renderCard }: SubscriptionsViewProps) {
  const t = useTexts(subscriptionsTexts);
  const action = <Button asChild>{browseLink(t('browse'))}</Button>;
  const picture = inWindow('books-audiobook-0');
  return (
    <ReadStates
      of={subscriptions}
      failed={t('failed')}
      text={t('failedText')}
      loading={<Loading label={t('loading')} />}
      empty={<EmptyState picture={picture} title={t('empty')} text={t('emptyText')} action={action} />}
    >
      {(all) => {
        const running = all.filter(({ status }) => status !== 'ended');
        const over = all.filter(({ status }) => status === 'ended');
        return (
          <>
            {running.length > 0 && <Section title={t('running')}>{running.map(renderCard)}</Section>}
            {over.length > 0 && <Section title={t('over')}>{over.map(renderCard)}</Section>}
          </>
        );
      }}
    </ReadStates>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="hyphenate text-28">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-2">{children}</div>
    </section>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid items-start gap-5 wide:grid-cols-2">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-80 rounded-20" />
      <Skeleton className="h-80 rounded-20" />
    </div>
  );
}
