import type { OrganizationPage, organizationPageBodySchema } from '@gyg/contract';
import type { ChangesOf } from '@gyg/database';
import type { z } from 'zod';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { invalidRequest } from '../../problem';
import { isWebAddress } from '../../text/friendly-url';
import { sanitizeHtml } from '../../text/sanitize-html';
import { requirePageRights } from './organization.policy';
import { presentOrganizationPage } from './organization.presenter';
import { type NewOrganizationPage, setPage } from './organization.repository';
import { getOrganizationRow, getPageRow } from './organization.service';

type PageChanges = z.output<typeof organizationPageBodySchema>;

const addresses = ['website', 'facebook', 'linkedin', 'twitter', 'instagram'] as const;

/** Links of an organisation must be absolute web addresses. */
function requireWebAddresses(changes: PageChanges): void {
  const wrong = addresses.filter((field) => {
    const address = changes[field] ?? '';
    return address.startsWith('/') || !isWebAddress(address);
  });
  if (wrong.length === 0) return;
  throw invalidRequest(wrong.map((path) => ({ path, code: 'invalid_url', message: 'Not a web address' })));
}

type Changes = z.output<typeof organizationPageBodySchema>;

const flag = (value: 'true' | 'false' | undefined) => (value === undefined ? undefined : value === 'true');
const html = (value: string | undefined, path: string) => (value === undefined ? undefined : sanitizeHtml(value, path));

/** The given fields of a page as columns, with sanitised HTML and booleans. */
function pageColumnsOf(changes: Changes): ChangesOf<NewOrganizationPage> {
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

/**
 * Updates the given fields of an organisation's page; HTML is sanitised, web addresses are checked. Super users set the
 * premium account, admins the rest.
 */
export async function saveOrganizationPage(
  context: ApiContext,
  actor: SignedIn,
  { organizationId, now }: { organizationId: string; now: Date },
  changes: PageChanges,
): Promise<OrganizationPage> {
  const { id } = await getOrganizationRow(context.db.read, organizationId);
  requireWebAddresses(changes);
  permit('saveOrganizationPage', actor, { organizationId: id });
  const columns = pageColumnsOf(changes);
  return inTransaction(context, now, async ({ tx }) => {
    requirePageRights(actor, id, columns, await getPageRow(tx, id));
    await setPage(tx, id, columns);
    return presentOrganizationPage(await getPageRow(tx, id));
  });
}
