import type { ProposalValues } from '@gyg/contract/proposal-form';
import { readJson, useSession, writeJson } from '@gyg/platform';
import { useMemo } from 'react';

type Stored = Readonly<Record<string, unknown>>;

/** The stored fields that still have the type of the empty proposal's. */
function withStored(values: ProposalValues, stored: Stored): ProposalValues {
  const fields = Object.entries(values).filter(([field, value]) => typeof stored[field] === typeof value);
  return Object.assign({ ...values }, Object.fromEntries(fields.map(([field]) => [field, stored[field]])));
}

/**
 * What the user has written to an organisation and not sent yet. It stays in this tab when the form is closed or the page
 * reloaded. The user is in the key, because another person may log in in the same tab.
 */
export function useDraft(organizationId: string) {
  const userId = useSession((session) => session.userId);
  return useMemo(() => {
    const key = `gyg.proposal.${userId}.${organizationId}`;
    const attempt = `${key}.attempt`;
    return {
      exists: () => readJson('tab', key) !== undefined,
      read: (empty: ProposalValues) => withStored(empty, readJson('tab', key) ?? {}),
      write: (values: object) => writeJson('tab', key, values),
      clear: () => {
        writeJson('tab', key, undefined);
        writeJson('tab', attempt, undefined);
      },
      /** The key of its request: the same for the same body, so that one sent again creates nothing twice. */
      requestKey: (body: object): string => {
        const sent = JSON.stringify(body);
        const last: Stored = readJson('tab', attempt) ?? {};
        if (last.sent === sent && typeof last.key === 'string') return last.key;
        const newKey = crypto.randomUUID();
        writeJson('tab', attempt, { sent, key: newKey });
        return newKey;
      },
    };
  }, [userId, organizationId]);
}
