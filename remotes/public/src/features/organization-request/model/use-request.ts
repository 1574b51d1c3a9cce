import { call, paths, toLocale, useErrorText, useLanguage, useNavigate } from '@gyg/platform';
import { useState } from 'react';
import { toWebAddress } from './web-address';

export interface RequestValues {
  requesterName: string;
  requesterEmail: string;
  name: string;
  website: string;
  message: string;
  agreePermission: boolean;
}

/** Sends the request and leads to its confirmation; the invitation it answers goes with it. */
export function useRequest(inviteId: string | undefined) {
  const locale = toLocale(useLanguage());
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<{ text: string; detail?: string }>();
  const send = async (values: RequestValues) => {
    setProblem(undefined);
    try {
      const body = { ...values, website: toWebAddress(values.website), inviteId: inviteId ?? null, locale };
      await call('requestOrganization', { body: { ...body, country: 'se' } });
      await navigate(paths.requestedOrganization());
    } catch (thrown) {
      setProblem(errorText(thrown));
    }
  };
  return { send, problem };
}
