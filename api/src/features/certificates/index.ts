export { certificateHandlers } from './certificate.routes';
export { createCertificateFiles } from './certificate-files';
