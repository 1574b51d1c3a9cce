import { limits, normaliseEmail } from '@gyg/contract/rules';
import { call, useQuery } from '@gyg/platform';

/** Larger organisations learn from the result of the sending who is a member. */
const pages = 10;

async function listMemberEmails(organizationId: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const emails = new Set<string>();
  for (let page = 0; page < pages; page += 1) {
    const query = { page, pageSize: limits.pageSizeMax };
    const { users, total } = await call('listOrganizationUsers', { params: { organizationId }, query }, { signal });
    for (const { email } of users) if (email !== null) emails.add(normaliseEmail(email));
    if ((page + 1) * limits.pageSizeMax >= total) break;
  }
  return emails;
}

const none: ReadonlySet<string> = new Set();

/** The addresses of the members, which admins may see, in their one spelling; empty until they have loaded. */
export const useMemberEmails = (organizationId: string): ReadonlySet<string> =>
  useQuery({
    queryKey: ['listOrganizationUsers', organizationId, 'emails'],
    queryFn: ({ signal }) => listMemberEmails(organizationId, signal),
  }).data ?? none;
