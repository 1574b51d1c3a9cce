import type { organizationPageBodySchema } from '@gyg/contract';
import type { ChangesOf } from '@gyg/database';
import type { z } from 'zod';
import { sanitizeHtml } from '../../text/sanitize-html';
import type { NewOrganizationPage } from './organization-writes.repository';

type Changes = z.output<typeof organizationPageBodySchema>;

const flag = (value: 'true' | 'false' | undefined) => (value === undefined ? undefined : value === 'true');
const html = (value: string | undefined, path: string) => (value === undefined ? undefined : sanitizeHtml(value, path));

/** The given fields of a page as columns, with sanitised HTML and booleans. */
export function pageColumnsOf(changes: Changes): ChangesOf<NewOrganizationPage> {
  const {
    'page.aboutOrganization': about,
    'page.membershipTerms': terms,
    'settings.premiumAccount': premium,
    profileVisible,
    proposalFeatureEnabled,
    proposalRepresentOrganization,
    ...plain
  } = changes;
  return {
    ...plain,
    aboutOrganization: html(about, 'page.aboutOrganization'),
    membershipTerms: html(terms, 'page.membershipTerms'),
    premiumAccount: flag(premium),
    profileVisible: flag(profileVisible),
    proposalFeatureEnabled: flag(proposalFeatureEnabled),
    proposalRepresentOrganization: flag(proposalRepresentOrganization),
  };
}
