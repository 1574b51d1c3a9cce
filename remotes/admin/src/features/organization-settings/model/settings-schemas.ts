import { organizationPageBodySchema, updateOrganizationBodySchema } from '@gyg/contract/forms';
import { z } from 'zod';
import { completeAddress, isWebAddress } from './web-address';

const page = organizationPageBodySchema.shape;

export const cardSchema = updateOrganizationBodySchema;

/** The texts of the page. The form library reads dots in names as paths, so they have other names here. */
export const textsSchema = z.strictObject({
  about: page['page.aboutOrganization'],
  terms: page['page.membershipTerms'],
});

export const visibilitySchema = organizationPageBodySchema.pick({ profileVisible: true, sortOrder: true });

/** Pages open only web addresses, so the form refuses others, which the contract allows. */
const web = page.website.refine((text = '') => text.trim() === '' || isWebAddress(completeAddress(text)));
export const linksSchema = organizationPageBodySchema
  .pick({ website: true, facebook: true, linkedin: true, twitter: true, instagram: true })
  .extend({ website: web, facebook: web, linkedin: web, twitter: web, instagram: web });

export const proposalsSchema = organizationPageBodySchema.pick({
  proposalFeatureEnabled: true,
  proposalFormWidget: true,
  proposalWhoCanSubmit: true,
  proposalShortText: true,
  proposalButtonText: true,
  proposalHelpText: true,
  proposalRepresentOrganization: true,
  proposalQuestions: true,
});

export type CardValues = z.input<typeof cardSchema>;
export type TextsValues = z.input<typeof textsSchema>;
export type VisibilityValues = z.input<typeof visibilitySchema>;
export type LinksValues = z.input<typeof linksSchema>;
export type ProposalsValues = z.input<typeof proposalsSchema>;
