import type { ProposalQuestion } from '@gyg/contract';
import { createdAt, html, k } from './kit';
import { organizations } from './organizations';

/** An organisation's page and settings. One row per organisation. */
export const organizationPages = k.table('organization_pages', {
  organizationId: k
    .text()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  aboutOrganization: html(),
  /** Sanitised html. */
  membershipTerms: html(),
  profileVisible: k.bool().notNull().default(true),
  /** Order of the organisation's gygs on its profile. */
  sortOrder: k
    .text({ enum: ['asc', 'desc'] })
    .notNull()
    .default('desc'),
  website: k.text().notNull().default(''),
  facebook: k.text().notNull().default(''),
  linkedin: k.text().notNull().default(''),
  twitter: k.text().notNull().default(''),
  instagram: k.text().notNull().default(''),
  proposalFeatureEnabled: k.bool().notNull().default(false),
  proposalFormWidget: k.text().notNull().default('Default'),
  proposalWhoCanSubmit: k.text().notNull().default('ANYONE'),
  proposalShortText: k.text().notNull().default(''),
  proposalButtonText: k.text().notNull().default('Submit Proposal'),
  proposalHelpText: k.text().notNull().default(''),
  proposalRepresentOrganization: k.bool().notNull().default(false),
  /** The organisation's own questions; null for none. */
  proposalQuestions: k.json<ProposalQuestion[]>(),
  premiumAccount: k.bool().notNull().default(false),
  createdAt: createdAt(),
});
