import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { mayWrite, type PlatformPermission } from '#contract/permissions/permissions.rules.ts';
import { useMe } from '../../session/session.queries.ts';
import { NEW } from '../parts/list-address.ts';
import { NoPage } from '../site/no-page.tsx';

export interface RecordRouteProps {
  /** The id of the record, or `new`. */
  open: string;
  mayWrite: boolean;
}

interface RoutedProps {
  permission: PlatformPermission;
  editor: ComponentType<RecordRouteProps>;
}

/** The page of one record, by its id in the address, or of a new one; without write permission there is no page for a new one. */
export function RecordRoute({ permission, editor: Editor }: RoutedProps) {
  const { id: open = '' } = useParams();
  const writes = mayWrite(useMe(), permission);
  if (open === NEW && !writes) return <NoPage why="closed" />;
  if (open !== NEW && !/^[1-9]\d{0,8}$/.test(open)) return <NoPage why="missing" />;
  return <Editor key={open} open={open} mayWrite={writes} />;
}
