import type { AnswerOf } from '#contract/endpoint.ts';
import type { listRateChanges, RateChange } from '#contract/rates/rates.contract.ts';
import type { RateStatus } from '#contract/rates/rates.rules.ts';
import { listLook } from '#design-system/data-table/list-look.ts';
import type { Column } from '#design-system/data-table/table-column.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State, type StateProps } from '#design-system/state/state.tsx';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import type { Found } from '../ground/found.ts';
import { ListPager } from '../ground/list-pager.tsx';
import { ReadTable } from '../ground/read-table.tsx';
import { useWrittenRates } from './written-rate.ts';

interface RateHistoryProps {
  found: Found<AnswerOf<typeof listRateChanges>>;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

const TONES: Record<RateStatus, StateProps['tone']> = {
  set: 'on',
  waiting: 'waiting',
  refused: 'failed',
  withdrawn: 'off',
  expired: 'off',
};

/** The history of the rates: the changes, their authors, and the proposals. */
export function RateHistory({ found, page, perPage, onPage }: RateHistoryProps) {
  const t = useTexts(adminRatesTexts);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-18">{t('history')}</h2>
      <div className="-mx-4 desk:-mx-6">
        <ReadTable
          of={found}
          look={listLook('roomy')}
          caption={t('history')}
          failed={t('history.failed')}
          columns={useColumns()}
          rowKey={({ id }) => id}
          places={3}
          empty={<p className="px-4 text-14 text-ink-muted desk:px-6">{t('history.none')}</p>}
        />
      </div>
      <ListPager count={found.data?.count} page={page} perPage={perPage} onPage={onPage} />
    </section>
  );
}

/** The time from which a rate applies, or the time of a proposal that never applied. */
const sinceWhen = ({ status, date, decided_at: decided }: RateChange): string =>
  status === 'set' ? (decided ?? date) : date;

function useColumns(): readonly Column<RateChange>[] {
  const t = useTexts(adminRatesTexts);
  const written = useWrittenRates();
  const called = useCalled();
  return [
    {
      key: 'date',
      header: t('date'),
      heading: true,
      rowHeader: true,
      cell: (change) => (
        <RecordName detail={change.reason}>
          <span>{formatMoment(sinceWhen(change))}</span>
        </RecordName>
      ),
    },
    {
      key: 'from',
      header: t('from'),
      align: 'end',
      phone: 'hidden',
      cell: ({ per_euro_was: rate }) => <span className="text-ink-muted tabular-nums">{written.rate(rate)}</span>,
    },
    {
      key: 'to',
      header: t('to'),
      align: 'end',
      phone: 'corner',
      cell: ({ per_euro: rate }) => <span className="font-560 tabular-nums">{written.rate(rate)}</span>,
    },
    {
      key: 'moved',
      header: t('moved'),
      align: 'end',
      phone: 'hidden',
      cell: ({ moved }) => <span className="tabular-nums">{written.move(moved)}</span>,
    },
    {
      key: 'who',
      header: t('who'),
      phone: 'beside',
      cell: ({ by, decided_by: who, status }) => {
        if (!who) return called(by.name);
        return t(status === 'refused' ? 'refusedBy' : 'approvedBy', { by: called(by.name), who: called(who.name) });
      },
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'foot',
      cell: ({ status }) => <State tone={TONES[status]}>{t(`status.${status}`)}</State>,
    },
  ];
}
