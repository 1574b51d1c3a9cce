import type { OrganizationPage } from '@gyg/contract';
import type { organizationPages } from '@gyg/database/schema';
import { sanitizeHtml } from '../text/sanitize-html';

type PageRow = Omit<typeof organizationPages.$inferInsert, 'organizationId'>;

const flag = (value: string | undefined, otherwise: boolean) => (value === undefined ? otherwise : value === 'true');

/** Page fields by their contract names as a row; html is sanitised. */
export function organizationPageRow(page: Partial<OrganizationPage>): PageRow {
  return {
    aboutOrganization: sanitizeHtml(page['page.aboutOrganization'] ?? ''),
    membershipTerms: sanitizeHtml(page['page.membershipTerms'] ?? ''),
    profileVisible: flag(page.profileVisible, true),
    sortOrder: page.sortOrder === 'asc' ? 'asc' : 'desc',
    website: page.website ?? '',
    facebook: page.facebook ?? '',
    linkedin: page.linkedin ?? '',
    twitter: page.twitter ?? '',
    instagram: page.instagram ?? '',
    proposalFeatureEnabled: flag(page.proposalFeatureEnabled, false),
    proposalFormWidget: page.proposalFormWidget ?? 'Default',
    proposalWhoCanSubmit: page.proposalWhoCanSubmit ?? 'ANYONE',
    proposalShortText: page.proposalShortText ?? '',
    proposalButtonText: page.proposalButtonText ?? 'Submit Proposal',
    proposalHelpText: page.proposalHelpText ?? '',
    proposalRepresentOrganization: flag(page.proposalRepresentOrganization, false),
    proposalQuestions: page.proposalQuestions ?? null,
    premiumAccount: flag(page['settings.premiumAccount'], false),
  };
}
