import type { ShownCertificate } from './draw-certificate';

export { drawCertificate, type ShownCertificate } from './draw-certificate';

/** Draws a certificate as a PDF. The server's takes a thread of its own. */
export type DrawCertificate = (shown: ShownCertificate) => Promise<Buffer>;

/** The PDF of a certificate, drawn or kept, for a network address. */
export type CertificateFiles = (shown: ShownCertificate, address: string) => Promise<Buffer>;
