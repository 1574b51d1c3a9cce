import { callOptions, useQuery } from '@gyg/platform';

/** What a certificate proves now; not asked without a code. */
export const useCertificateCheck = (code: string | undefined) =>
  useQuery({ ...callOptions('getCertificate', { params: { code: code ?? '' } }), enabled: code !== undefined });
