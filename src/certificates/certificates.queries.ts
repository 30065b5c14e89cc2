import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCertificate, listCertificates, verifyCertificate } from '#contract/certificates/certificates.contract.ts';
import type { Language } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';

/** A page of the person's certificates; the page before stays until it is here. */
export const certificatesQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: ['certificates', language, page],
    queryFn: ({ signal }) => callEndpoint(listCertificates, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** One of the person's certificates. */
export const certificateQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: ['certificates', language, 'one', id],
    queryFn: ({ signal }) => callEndpoint(getCertificate, { params: { id }, signal }),
  });

/** What a certificate says, by its code. */
export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: ['verification', code],
    queryFn: ({ signal }) => callEndpoint(verifyCertificate, { params: { code }, signal }),
    retry: false,
  });
