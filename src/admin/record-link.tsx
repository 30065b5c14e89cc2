import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Located } from '../ground/use-address.ts';
import type { ListPlace } from './list-address.ts';
import { noteSeen } from './seen-records.ts';

interface RecordLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'children' | 'id'> {
  list: Pick<Located<ListPlace>, 'linkTo' | 'values'>;
  id: number | string;
  name: string;
  /** Where the record has a page of its own; over its list unless it is given. */
  page?: string;
}

/** The link that names a row: it opens the record over its list, and may be opened in a tab of its own. For a RecordName. */
export function RecordLink({ list, id, name, page, onClick, ...rest }: RecordLinkProps) {
  const { pathname } = useLocation();
  const to = page ?? list.linkTo({ open: String(id), page: list.values.page });
  return (
    <Link
      {...rest}
      to={to}
      state={{ opened: true }}
      preventScrollReset
      onClick={(event) => {
        noteSeen({ label: name, to: page ?? `${pathname}?open=${id}` });
        onClick?.(event);
      }}
    >
      {name}
    </Link>
  );
}
