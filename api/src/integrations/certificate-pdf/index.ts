import type { ShownCertificate } from './draw-certificate';

export { drawCertificate, type ShownCertificate } from './draw-certificate';

/** Draws a certificate as a PDF. The server's takes a thread of its own. */
export type DrawCertificate = (shown: ShownCertificate) => Promise<Buffer>;

/**
 * The PDF of a certificate, drawn or kept, for a network address. `read` reads what it shows now, once it is this call's turn;
 * what it throws is thrown.
 */
export type CertificateFiles = (
  asked: Pick<ShownCertificate, 'code' | 'language'> & { address: string },
  read: () => Promise<ShownCertificate>,
) => Promise<Buffer>;
