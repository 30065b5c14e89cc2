import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { getRequest, type RequestDetail } from '#contract/requests/requests.contract.ts';
import { mayResubmit } from '#contract/requests/requests.rules.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { Tabs } from '#design-system/tabs/tabs.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { query } from '../api/query.ts';
import { idField } from '../ground/address.ts';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { initialRequestAgain, initialRequestIn, initialRequestOf } from './initial-request.ts';
import { MyRequests } from './my-requests.tsx';
import { NewRequest } from './new-request.tsx';
import { NotAgainView } from './not-again-view.tsx';

/** Two tabs (product.md 4), the open one in the address. A request named there opens in the tab "mine". */
export function RequestsScreen() {
  const t = useTexts(requestsTexts);
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const mine = address.get('tab') === 'mine' || address.has('request');
  const begun = paths.requests(initialRequestIn(address));
  // After filing, the same prefill is not used once more.
  const [filed, setFiled] = useState('');
  const open = (tab: 'new' | 'mine') =>
    void navigate(
      paths.requests({ ...(begun === filed ? {} : initialRequestIn(address)), tab: tab === 'mine' ? tab : '' }),
    );
  return (
    <Page width="reading" className="grid content-start gap-6">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
      </div>
      <Tabs
        label={t('tabs')}
        value={mine ? 'mine' : 'new'}
        onChange={open}
        tabs={[
          { value: 'new', label: t('tab.new'), content: <Begin address={address} onFiled={() => setFiled(begun)} /> },
          { value: 'mine', label: t('tab.mine'), content: <MyRequests /> },
        ]}
      />
    </Page>
  );
}

interface BeginProps {
  onFiled: () => void;
}

function Begin({ address, onFiled }: BeginProps & { address: URLSearchParams }) {
  const again = idField.read(address.get('resubmit') ?? '');
  if (again !== null) return <BeginAgain key={again} id={again} onFiled={onFiled} />;
  const beginning = initialRequestOf(address);
  return <NewRequest key={beginning.name} beginning={beginning} onFiled={onFiled} />;
}

function BeginAgain({ id, onFiled }: BeginProps & { id: number }) {
  const t = useTexts(requestsTexts);
  const found = useRead(query(getRequest, { params: { id } }));
  return (
    <ReadStates
      of={found}
      failed={t('failed')}
      text={t('againFailed')}
      loading={<Loading />}
      missing={<EmptyState picture={inWindow('travel-balloon-0')} title={t('missing')} text={t('missingText')} />}
    >
      {(request) => <Again request={request} onFiled={onFiled} />}
    </ReadStates>
  );
}

function Again({ request, onFiled }: BeginProps & { request: RequestDetail }) {
  // After filing, the original is read again as already filed again; the confirmation of the new one must stay.
  const [isFiled, setFiled] = useState(false);
  if (isFiled || mayResubmit(request)) {
    const filed = () => {
      setFiled(true);
      onFiled();
    };
    return <NewRequest beginning={initialRequestAgain(request)} onFiled={filed} />;
  }
  return (
    <NotAgainView
      request={request}
      requestLink={(id, children) => <Link to={paths.requests({ tab: 'mine', request: String(id) })}>{children}</Link>}
    />
  );
}

function Loading() {
  const t = useTexts(requestsTexts);
  return (
    <div role="status" className="grid max-w-medium gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton shape="block" className="h-16" />
      <Skeleton shape="block" className="h-40" />
    </div>
  );
}
