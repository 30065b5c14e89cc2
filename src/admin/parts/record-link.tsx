import { type ComponentProps, startTransition, useOptimistic } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pageField } from '../../ground/address.ts';
import type { Located } from '../../ground/use-address.ts';
import { OPENED } from '../../ground/use-way-back.ts';
import type { ListPlace } from './list-address.ts';
import { noteSeen } from './seen-records.ts';

const PRESSED = { color: 'var(--brand)' };

interface RecordLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'children' | 'id'> {
  list: Pick<Located<ListPlace>, 'linkTo'>;
  id: number | string;
  name: string;
  /** Address of the record's own page; by default it opens over its list. */
  page?: string;
}

/**
 * The link that names a row, for a RecordName: opens the record over its list, or in a tab of its own. The press is visible immediately,
 * however long the record takes to draw. The link leads over the list of the current address, even while the row is not yet rendered for
 * that address (ListRows).
 */
export function RecordLink({ list, id, name, page, onClick, ...rest }: RecordLinkProps) {
  const { pathname, search } = useLocation();
  const [isPressed, press] = useOptimistic(false);
  const here = new URLSearchParams(search);
  const to = page ?? list.linkTo({ open: String(id), page: pageField.read(here.get('page') ?? '') }, here);
  return (
    <Link
      {...rest}
      to={to}
      state={OPENED}
      preventScrollReset
      style={isPressed ? PRESSED : undefined}
      onClick={(event) => {
        startTransition(() => press(true));
        noteSeen({ label: name, to: page ?? `${pathname}?open=${id}` });
        onClick?.(event);
      }}
    >
      {name}
    </Link>
  );
}
