import type { OrganizationPage, organizationPageBodySchema } from '@gyg/contract';
import type { z } from 'zod';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { invalidRequest } from '../../problem';
import { isWebAddress } from '../../text/friendly-url';
import { requirePageRights } from './organization.policy';
import { presentOrganizationPage } from './organization.presenter';
import { getOrganizationRow, getPageRow } from './organization.service';
import { pageColumnsOf } from './organization-page-columns';
import { setPage } from './organization-writes.repository';

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
