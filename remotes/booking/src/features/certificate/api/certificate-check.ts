import { callOptions, useQuery } from '@gyg/platform';

/** Checks a certificate; does nothing without a code. */
export const useCertificateCheck = (code: string | undefined) =>
  useQuery({ ...callOptions('getCertificate', { params: { code: code ?? '' } }), enabled: code !== undefined });
