import { z } from 'zod';
import { defineOperations, uploadErrors } from '../operation';
import { idSchema, urlSchema } from '../schemas/common';

const answers = {
  200: z.strictObject({
    url: urlSchema.meta({ description: 'URL of the largest size; for the others see `heroSizes`, `profileSizes`, …' }),
  }),
};
const refusals = ['session.need_to_be_logged_in', 'request.invalid', ...uploadErrors] as const;
const permission = 'you_do_not_have_permission';

/** Uploads that replace a picture; uploads of stories and media are with their features. */
export const pictureOperations = defineOperations('organisations', {
  uploadProfileImage: {
    summary: 'Upload your profile picture',
    description: 'Square, at least 1000 pixels high.',
    tag: 'users',
    who: ['self'],
    body: z.strictObject({ userId: idSchema }),
    upload: { kind: 'profile', required: true },
    answers,
    errors: [...refusals, permission, 'user.missing'],
  },
  uploadGygImage: {
    summary: 'Upload a gyg’s hero image',
    description: '16:9, at least 600 pixels high.',
    tag: 'gygs',
    who: ['host'],
    body: z.strictObject({ gygId: idSchema }),
    upload: { kind: 'hero', required: true },
    answers,
    errors: [...refusals, permission, 'gyg.missing', 'gyg.wrong_state'],
  },
  uploadOrganizationHero: {
    summary: 'Upload an organisation’s hero image',
    description: '16:9, at least 600 pixels high.',
    who: ['admin'],
    upload: { kind: 'hero', required: true },
    answers,
    errors: [...refusals, permission, 'org.missing'],
  },
  uploadOrganizationLogo: {
    summary: 'Upload an organisation’s logo',
    description: 'At least 128 pixels high; no side longer than three times the other.',
    who: ['admin'],
    upload: { kind: 'logo', required: true },
    answers,
    errors: [...refusals, permission, 'org.missing'],
  },
  uploadProposalImage: {
    summary: 'Upload a picture for a proposal',
    description: '16:9, at least 600 pixels high.',
    tag: 'proposals',
    who: ['user'],
    partner: 'proposals',
    upload: { kind: 'proposal', required: true },
    answers,
    errors: refusals,
  },
});
