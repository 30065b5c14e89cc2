import { Pencil } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { listRateChanges, listRates, type Rate } from '#contract/rates/rates.contract.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { PhonePrimaryContext } from '../admin/parts/phone-primary.ts';
import { useCloseRecord } from '../admin/record/use-open-record.ts';
import { query } from '../api/query.ts';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import { useAddress } from '../ground/use-address.ts';
import { usePage, useRead } from '../ground/use-read.ts';
import { OPENED } from '../ground/use-way-back.ts';
import { useMe } from '../session/session.queries.ts';
import { RateDrawer } from './rate-drawer.tsx';
import { RateHistory } from './rate-history.tsx';
import { RateWaiting } from './rate-waiting.tsx';
import { RateYear } from './rate-year.tsx';
import { ratesAddress } from './rates-address.ts';
import { RatesTable } from './rates-table.tsx';

const PER_PAGE = 21;

/** The exchange rates: the present ones, their history, and the form of a new one of the dinar. */
export function RatesScreen() {
  const t = useTexts(adminRatesTexts);
  const located = useAddress(ratesAddress);
  const { values, go } = located;
  const { page, open } = values;
  const onClose = useCloseRecord(located);
  const found = useRead(query(listRates));
  const history = usePage(query(listRateChanges, { query: { page, page_size: PER_PAGE } }), {
    page,
    perPage: PER_PAGE,
    onPage: (last) => go({ page: last }, { replace: true }),
  });
  const writes = mayWrite(useMe(), 'platform.rates');
  const dinar = found.data?.results.find(({ fixed }) => !fixed);
  const mayChange = writes && dinar !== undefined && dinar.waiting === null;
  useAdminTitle(t('title'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head onChange={mayChange ? () => go({ open: 'RSD', page }, { state: OPENED }) : undefined} />
      <OldNotice of={found} />
      <ReadStates of={found} failed={t('failed')} loading={<Skeleton shape="block" className="h-32 w-full" />}>
        {({ results }: { results: Rate[] }) => (
          <>
            {dinar?.waiting && <RateWaiting change={dinar.waiting} writes={writes} />}
            <RatesTable rates={results} />
            {dinar && <RateYear rate={dinar} />}
          </>
        )}
      </ReadStates>
      <RateHistory found={history} page={page} perPage={PER_PAGE} onPage={(next) => go({ page: next })} />
      {open !== '' && mayChange && found.data && (
        <RateDrawer rate={dinar} others={found.data.others} onClose={onClose} />
      )}
    </div>
  );
}

function Head({ onChange }: { onChange: (() => void) | undefined }) {
  const t = useTexts(adminRatesTexts);
  const phone = useContext(PhonePrimaryContext);
  return (
    <>
      <PageHead
        title={t('title')}
        standfirst={t('text')}
        actions={
          onChange && (
            <ToolButton tone="primary" className="max-desk:hidden" onClick={onChange}>
              {t('change')}
            </ToolButton>
          )
        }
      />
      {phone &&
        onChange &&
        createPortal(
          <IconButton label={t('change')} tone="brand" className="bg-brand text-on-brand" onClick={onChange}>
            <Pencil aria-hidden size={20} />
          </IconButton>,
          phone,
        )}
    </>
  );
}
