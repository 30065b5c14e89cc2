import * as z from 'zod/mini';
import { COURSE_OR_PACKAGE } from '../courses/course-or-package.ts';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';
import { inOtherLanguage, language } from '../money/money.contract.ts';

export const certificate = z.object({
  id: z.int(),
  number: z.string().check(z.describe('IZB-2026-000123; with /2, /3 … once it was issued again.')),
  code: z.string().check(z.describe('For verification: /verify/{code}.')),
  kind: z.enum(COURSE_OR_PACKAGE),
  pk: z.int().check(z.describe('Of the course or the package.')),
  title: z.string().check(z.describe('What it is for, as it was then, in the reader’s language.')),
  in_other_language: inOtherLanguage,
  name: z.string().check(z.describe('Whose it is, as it was then.')),
  issued_at: z.string().check(z.describe('ISO 8601, of the first issue.')),
  reissued_at: z.nullable(z.string()),
  name_differs: z.boolean().check(z.describe('The name of the person has changed since: it can be issued again.')),
});

export type Certificate = z.infer<typeof certificate>;

export const listCertificates = defineEndpoint({
  method: 'GET',
  path: '/service/certificate/',
  audience: 'employee',
  summary: 'The certificates of the caller, newest first; of one that was issued again only the newest.',
  query: z.strictObject(pageQuery),
  answer: pageOf(certificate),
});

export const getCertificate = defineEndpoint({
  method: 'GET',
  path: '/service/certificate/{id}/',
  audience: 'employee',
  summary: 'One certificate of the caller.',
  params: idParams,
  answer: certificate,
});

export const downloadCertificate = defineEndpoint({
  method: 'GET',
  path: '/service/certificate/{id}/pdf/',
  audience: 'employee',
  summary: 'The certificate as PDF, with name, date, number and QR code on it.',
  status: 200,
  params: idParams,
  query: z.strictObject({ language: z.optional(language) }),
});

export const reissueCertificate = defineEndpoint({
  method: 'POST',
  path: '/service/certificate/{id}/reissue/',
  audience: 'employee',
  summary: 'Issues a certificate again after a change of name. 409 while the name is the same.',
  status: 201,
  params: idParams,
  answer: certificate,
});

const verified = z.object({
  name: z.string(),
  course: z.object({ en: z.string(), sr: z.string() }).check(z.describe('Of the course or the package.')),
  kind: z.enum(COURSE_OR_PACKAGE),
  number: z.string(),
  date: z.string().check(z.describe('ISO 8601, of the first issue.')),
  reissued_at: z.nullable(z.string()),
  replaced: z.boolean().check(z.describe('There is a newer issue with a changed name; what it says was true.')),
});

export type Verified = z.infer<typeof verified>;

export const verifyCertificate = defineEndpoint({
  method: 'GET',
  path: '/certificate/verify/{code}/',
  audience: 'anyone',
  summary: 'Whether a certificate is ours, and what it says. 404 otherwise.',
  params: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  answer: verified,
});
