import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/certificates/certificates.contract.ts';
import { countTry } from '../caller/rate-limits.ts';
import { pageAnswer, rowsOf } from '../endpoints/page-answer.ts';
import { serve, serveAnyone } from '../endpoints/serve.ts';
import { asAttachment } from '../files/send-stored-file.ts';
import { networkOf } from '../session/sign-in-limits.ts';
import { certificatePdf } from './certificate-pdf.ts';
import * as certificates from './certificates.service.ts';
import { CERTIFICATE_TEXTS } from './certificates.texts.ts';

const QUARTER_HOUR = 15 * 60 * 1000;

/** Certificates of the caller, and the verification of any certificate by its code. */
export function certificateRoutes(app: FastifyInstance): void {
  serve(app, calls.listCertificates, async ({ database, caller, query }) => {
    const { count, results } = await certificates.readCertificates(database, caller, rowsOf(query));
    return pageAnswer(calls.listCertificates.path, query, count, results);
  });

  serve(app, calls.getCertificate, async ({ database, caller, params }) =>
    certificates.readCertificate(database, caller, params.id),
  );

  serve(app, calls.downloadCertificate, async ({ database, storage, config, caller, params, query, reply, now }) => {
    const { companyId, userId } = caller;
    const language = query.language ?? caller.language;
    const certificate = await certificates.readCertificate(database, { companyId, userId, language }, params.id);
    // Limited, because the PDF is made for each call, which takes as long as a hundred other calls.
    await countTry(database, [{ key: `certificate-pdf:${companyId}:${userId}`, most: 60, window: QUARTER_HOUR }], now);
    const printed = await certificates.readPrinted(database, caller, certificate.id);
    const { publicUrl } = config;
    const bytes = await certificatePdf({ certificate, printed, storage, language, publicUrl });
    const name = `${CERTIFICATE_TEXTS[language].file}-${certificate.number.replace('/', '-')}.pdf`;
    return asAttachment(reply, { name, type: 'application/pdf', bytes: bytes.length }).send(bytes);
  });

  serve(app, calls.reissueCertificate, async ({ database, caller, params, now }) => {
    const id = await certificates.reissue(database, { person: caller, id: params.id, now });
    return certificates.readCertificate(database, caller, id);
  });

  serveAnyone(app, calls.verifyCertificate, async ({ database, params, request, now }) => {
    // Limited although codes cannot be guessed, because each try costs a query.
    const key = `verify:address:${networkOf(request.ip)}`;
    await countTry(database, [{ key, most: 120, window: QUARTER_HOUR }], now);
    return certificates.verify(database, params.code);
  });
}
