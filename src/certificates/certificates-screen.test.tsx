// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { getAttempt } from '#contract/attempts/attempts.contract.ts';
import type { Certificate } from '#contract/certificates/certificates.contract.ts';
import { en } from '#locales/certificates/en.ts';
import { query } from '../api/query.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { CertificatesScreen } from './certificates-screen.tsx';

const before: Certificate = {
  id: 3,
  number: 'IZB-2026-000123',
  code: 'ABCDEFGHJKMNPQRS',
  kind: 'course',
  pk: 4,
  title: 'First aid',
  name: 'Jelena Petrović',
  issued_at: '2026-11-20T10:00:00.000Z',
  reissued_at: null,
  name_differs: true,
};
const after: Certificate = { ...before, id: 5, number: 'IZB-2026-000123/2', name: 'Jelena Anić', name_differs: false };

it('one that is issued again is shown from then on, also with the result of its course', async () => {
  let current = before;
  serve(({ method }) => {
    if (method === 'POST') current = after;
    return method === 'POST' ? Response.json(after, { status: 201 }) : onePage([current]);
  });
  const { client, said } = renderScreen(<CertificatesScreen />, { at: '/certificates/' });
  const result = query(getAttempt, { params: { pk: before.pk } }).queryKey;
  client.setQueryData(result, { last: { certificate: before.id } } as never);
  await userEvent.click(await screen.findByRole('button', { name: en.reissueOf.replace('{{title}}', before.title) }));
  expect(await screen.findByText('Jelena Anić')).toBeTruthy();
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual([en.reissued]));
  expect(client.getQueryState(result)?.isInvalidated).toBe(true);
});

it('issues two again beside each other, and shows on each that it does', async () => {
  const asked: string[] = [];
  const two = [before, { ...before, id: 4, title: 'Fire safety' }];
  serve(({ method, path }) => {
    if (method === 'GET') return onePage(two);
    asked.push(path);
    return new Promise(() => {});
  });
  renderScreen(<CertificatesScreen />, { at: '/certificates/' });
  for (const { title } of two)
    await userEvent.click(await screen.findByRole('button', { name: en.reissueOf.replace('{{title}}', title) }));
  await waitFor(() => expect(asked).toEqual(['service/certificate/3/reissue/', 'service/certificate/4/reissue/']));
  await waitFor(() => expect(screen.getAllByRole('button', { busy: true })).toHaveLength(2));
});
