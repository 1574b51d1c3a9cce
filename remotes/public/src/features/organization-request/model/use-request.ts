import { call, paths, toLocale, useErrorText, useLanguage, useNavigate } from '@gyg/platform';
import { useState } from 'react';
import { carry } from '../../../shared/use-carried';
import { toWebAddress } from './web-address';

export interface RequestValues {
  requesterName: string;
  requesterEmail: string;
  name: string;
  website: string;
  message: string;
  agreePermission: boolean;
}

/**
 * Sends the request with the invitation that it answers, and opens its confirmation. Carries the requester's email and
 * the target, for the account that they may create there.
 */
export function useRequest(inviteId: string | undefined, target: string | undefined) {
  const locale = toLocale(useLanguage());
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<{ text: string; detail?: string }>();
  const send = async (values: RequestValues) => {
    setProblem(undefined);
    try {
      const body = { ...values, website: toWebAddress(values.website), inviteId: inviteId ?? null, locale };
      await call('requestOrganization', { body: { ...body, country: 'se' } });
      await navigate(paths.requestedOrganization(carry(values.requesterEmail.trim(), target)));
    } catch (thrown) {
      setProblem(errorText(thrown));
    }
  };
  return { send, problem };
}
