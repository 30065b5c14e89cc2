import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { usePageTitle } from '../ground/page-title.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { PreviewGone, PreviewLoading } from './preview-faces.tsx';

interface LearningPreviewProps<Found extends { name: string }, Key extends QueryKey> {
  kind: CourseOrPackage;
  query: (pk: number) => UseQueryOptions<Found, Error, Found, Key>;
  children: (found: Found) => ReactNode;
}

/** The preview of the course or package in the address, in each state of its read. */
export function LearningPreview<Found extends { name: string }, Key extends QueryKey>(
  props: LearningPreviewProps<Found, Key>,
) {
  const { kind, query, children } = props;
  const t = useTexts(coursesTexts);
  const pk = Number(useParams().id);
  const valid = Number.isInteger(pk) && pk > 0 && pk <= 2_147_483_647;
  const found = useRead({ ...query(pk), enabled: valid });
  usePageTitle(found.data?.name ?? null);
  const gone = <PreviewGone kind={kind} />;
  if (!valid) return gone;
  return (
    <ReadStates as="page" of={found} failed={t('previewFailed')} loading={<PreviewLoading />} missing={gone}>
      {children}
    </ReadStates>
  );
}
