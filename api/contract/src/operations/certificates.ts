import { z } from 'zod';
import { locales } from '../enums';
import { defineOperations } from '../operation';
import { certificateCheckSchema, certificateSchema, issueCertificateBodySchema } from '../schemas/certificates';

export const certificateOperations = defineOperations('certificates', {
  issueCertificate: {
    summary: 'Issue a certificate of your hours',
    description:
      'For a skill that you gave to a finished gyg, once a host has recorded that you attended. A booking has one certificate: repeated requests keep its code and change `name`.',
    who: ['self'],
    body: issueCertificateBodySchema,
    answers: { 200: certificateSchema },
    errors: [
      'session.need_to_be_logged_in',
      'you_do_not_have_permission',
      'gyg.missing',
      'booking.missing',
      'gyg.wrong_state',
      'certificates.not_attended',
      'request.invalid',
    ],
  },
  getCertificate: {
    summary: 'Check a certificate',
    description:
      'Hours, titles and dates are the current ones. A certificate is withdrawn when the host no longer records the person as attended, or the account is erased.',
    who: ['any'],
    neverCached: true,
    answers: { 200: certificateCheckSchema },
    errors: ['certificates.missing'],
  },
  getCertificateFile: {
    summary: 'Retrieve a certificate as a PDF',
    description:
      'One page of A4, tagged, with the address of the page that checks it. Not for a withdrawn certificate.',
    who: ['any'],
    query: z.strictObject({
      lang: z.enum(locales).default('en').meta({ description: 'The language of the certificate' }),
    }),
    answers: { 200: null },
    file: { type: 'application/pdf', when: 'The certificate', example: '%PDF-1.7 …' },
    errors: ['request.invalid', 'certificates.missing', 'certificates.withdrawn'],
  },
});
