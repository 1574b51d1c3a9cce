/** Certificates of hours: paths as in the contract. */
export const certificatesRoutes = {
  issueCertificate: 'POST /gygs/{gygId}/participants/{bookingId}/certificate',
  getCertificate: 'GET /certificates/{code}',
  getCertificateFile: 'GET /certificates/{code}.pdf',
} as const;
