import { Ellipsis, FileClock, SquareArrowOutUpRight, User } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { DropdownMenu, MenuItem } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Initials } from '#design-system/initials/initials.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { formatTime } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { SLOT, TextWithSlot } from '../admin/parts/text-with-slot.tsx';
import { useSite } from '../admin/site/site-context.ts';
import { BegunChanges } from './begun-changes.tsx';
import { recordOf } from './change-record.ts';
import { ChangeValues } from './change-values.tsx';
import { recordName, useChangeWords } from './change-words.ts';

export interface ChangeRowProps {
  change: ListedChange;
  companyName: (company: number) => string | undefined;
  /** Filters the list by one person. */
  onOnly: (actor: string) => void;
}

/** A change as a sentence: when, who, what, which record, old and new values, reason, and by which means. */
export function ChangeRow(props: ChangeRowProps) {
  const { change } = props;
  const t = useTexts(changesTexts);
  const words = useChangeWords();
  const { at, reason } = change;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-line border-t py-3 text-14 desk:grid-cols-[2.75rem_auto_minmax(0,1fr)_auto_auto]">
      <time dateTime={at} className="hidden pt-1 text-right text-ink-muted tabular-nums desk:block">
        {formatTime(at)}
      </time>
      <Initials name={change.by ? change.by.name : words.who(change)} />
      <p className="flex items-center gap-2.5 text-12 text-ink-muted desk:hidden">
        <span className="tabular-nums">{formatTime(at)}</span>
        {words.through(change)}
      </p>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 max-desk:col-span-full max-desk:row-start-2 desk:pt-1">
        <Sentence {...props} />
        {reason && (
          <p className="font-display text-16 text-ink-muted italic">
            <TextWithSlot text={t('reason', { reason: SLOT })}>
              <bdi>{reason}</bdi>
            </TextWithSlot>
          </p>
        )}
        <BegunChanges change={change} row={(each) => <ChangeRow {...props} key={each.id} change={each} />} />
      </div>
      <span className="hidden whitespace-nowrap pt-1 text-12 text-ink-muted desk:block">{words.through(change)}</span>
      <Actions {...props} />
    </li>
  );
}

function Sentence({ change, companyName }: ChangeRowProps) {
  const t = useTexts(changesTexts);
  const words = useChangeWords();
  const called = useCalled();
  const way = recordOf(change, useSite());
  const record = recordName(change);
  const name = record && called(record);
  const company = change.record_kind === 'company' ? undefined : companyName(change.company);
  return (
    <p className="wrap-anywhere">
      <b className="font-560">
        <bdi>{words.who(change)}</bdi>
      </b>{' '}
      {words.did(change)}
      {name !== '' && ' '}
      {way && name !== '' ? (
        <TextLink asChild inline>
          <Link to={way.record}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      ) : (
        <bdi>{name}</bdi>
      )}
      {company && (
        <>
          {' '}
          <TextWithSlot text={t('companyOf', { company: SLOT })}>
            <bdi>{company}</bdi>
          </TextWithSlot>
        </>
      )}
      <ChangeValues values={change.values} names={change.names} />
    </p>
  );
}

function Actions({ change, onOnly }: ChangeRowProps) {
  const t = useTexts(changesTexts);
  const way = recordOf(change, useSite());
  const { at, by } = change;
  const label = t('actions', { time: formatTime(at) });
  if (!way && !by) return <span className="size-9" />;
  return (
    <DropdownMenu
      label={label}
      trigger={
        <IconButton label={label} className={cn(toolTarget, 'max-desk:-my-2')}>
          <Ellipsis aria-hidden size={18} />
        </IconButton>
      }
    >
      {way && (
        <MenuItem asChild>
          <Link to={way.record}>
            <SquareArrowOutUpRight aria-hidden size={20} className="text-ink-muted" />
            {t('record')}
          </Link>
        </MenuItem>
      )}
      {way?.history && (
        <MenuItem asChild>
          <Link to={way.history}>
            <FileClock aria-hidden size={20} className="text-ink-muted" />
            {t('history')}
          </Link>
        </MenuItem>
      )}
      {by && (
        <MenuItem icon={<User aria-hidden size={20} />} onSelect={() => onOnly(`${by.company}-${by.id}`)}>
          {t('only')}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
