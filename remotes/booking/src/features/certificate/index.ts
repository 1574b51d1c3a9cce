export { CertificateCheck } from './ui/certificate-check';
export { CertificateOfHours } from './ui/certificate-of-hours';
