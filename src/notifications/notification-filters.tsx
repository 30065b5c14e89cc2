import { CheckCheck, Trash2 } from 'lucide-react';
import { Button } from '#design-system/button/button.tsx';
import { DateRange } from '#design-system/date-range/date-range.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useDays } from '../ground/use-days.ts';
import type { NotificationListProps } from './notification-list-props.ts';

/** Search, read or unread, days, and the actions on all (specification.md 2). */
export function NotificationFilters(props: NotificationListProps) {
  const { typed, filters, onType, onFilter } = props;
  const t = useTexts(notificationsTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex flex-wrap gap-2.5">
        <SearchField
          label={t('search')}
          value={typed}
          onType={onType}
          className="min-w-[min(100%,--spacing(64))] flex-1"
        />
        <SegmentedControl
          label={t('show')}
          wide
          className="desk:w-72"
          options={[
            { value: '', label: t('all') },
            { value: 'unread', label: t('onlyUnread') },
            { value: 'read', label: t('onlyRead') },
          ]}
          value={filters.previewed === null ? '' : filters.previewed ? 'read' : 'unread'}
          onChange={(value) => onFilter({ previewed: value === '' ? null : value === 'read' })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <DateRange
          {...useDays()}
          from={filters.dateFrom}
          to={filters.dateTo}
          onChange={({ from, to }) => onFilter({ dateFrom: from, dateTo: to })}
          labels={{
            range: t('days'),
            from: t('from'),
            to: t('to'),
            open: t('openCalendar'),
            previousMonth: t('previousMonth'),
            nextMonth: t('nextMonth'),
          }}
          className="max-desk:w-full"
        />
        <Everything {...props} />
      </div>
    </div>
  );
}

function Everything({ state, working, onReadAll, onDeleteAll }: NotificationListProps) {
  const t = useTexts(notificationsTexts);
  if (state !== 'ready') return null;
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-x-1">
      <Button
        tone="ghost"
        size="small"
        busy={working?.kind === 'readAll'}
        disabled={working !== null && working.kind !== 'readAll'}
        icon={<CheckCheck aria-hidden size={20} />}
        onClick={onReadAll}
      >
        {t('readAll')}
      </Button>
      <Button
        tone="ghost"
        size="small"
        disabled={working !== null}
        icon={<Trash2 aria-hidden size={20} />}
        onClick={onDeleteAll}
        className="text-danger disabled:text-ink-muted"
      >
        {t('deleteAll')}
      </Button>
    </div>
  );
}
