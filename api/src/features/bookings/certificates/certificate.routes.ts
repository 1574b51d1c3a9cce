import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import { checkCertificate, getCertificateFile, issueCertificate } from './certificate.service';

export const certificateHandlers = {
  issueCertificate: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => issueCertificate(uow, actor, { ...params, ...body })),
  getCertificate: ({ context, params, reading }) => checkCertificate(context.db.read, params.code, reading),
  getCertificateFile: ({ context, params, query, address }) =>
    getCertificateFile(context, { code: params.code, lang: query.lang, address: address() }),
} satisfies Partial<Handlers>;
