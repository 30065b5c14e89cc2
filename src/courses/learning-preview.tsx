import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { usePageTitle } from '../ground/page-title.ts';
import { PreviewFailed, PreviewGone, PreviewLoading } from './preview-faces.tsx';

interface LearningPreviewProps<Found extends { name: string }, Key extends QueryKey> {
  kind: 'course' | 'package';
  query: (pk: number) => UseQueryOptions<Found, Error, Found, Key>;
  children: (found: Found) => ReactNode;
}

/** The preview of what stands in the address, or why there is none. */
export function LearningPreview<Found extends { name: string }, Key extends QueryKey>(
  props: LearningPreviewProps<Found, Key>,
) {
  const { kind, query, children } = props;
  const pk = Number(useParams().id);
  const valid = Number.isInteger(pk) && pk > 0 && pk <= 2_147_483_647;
  const { data, error, isFetching, refetch } = useQuery({ ...query(pk), enabled: valid });
  usePageTitle(data?.name ?? null);
  if (!valid || (error instanceof ApiError && error.status === 404)) return <PreviewGone kind={kind} />;
  if (data) return children(data);
  if (error) return <PreviewFailed failure={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  return <PreviewLoading />;
}
