// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { DocumentLine } from './document-line.tsx';

it.each([
  [900, 'EN', 'Serbian · PDF · 1 kB'],
  [18_432, 'EN', 'Serbian · PDF · 18 kB'],
  [10 * 1024 * 1024, 'EN', 'Serbian · PDF · 10.5 MB'],
  [10 * 1024 * 1024, 'SR', 'srpski · PDF · 10,5 MB'],
] satisfies [number, Language, string][])('says of %i bytes how large they are, in %s', (bytes, language, said) => {
  const document = { id: 1, title: 'Pravila', language: 'SR', name: 'a.pdf', type: 'application/pdf', bytes } as const;
  renderScreen(<DocumentLine document={document} busy={false} onDownload={vi.fn()} />, { language });
  expect(screen.getByText(said)).toBeTruthy();
});
