import type { MailState } from '@gyg/contract';
import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** How often a visible page asks again, in milliseconds. */
const refetchInterval = 15_000;
/** The longest list that the page shows. */
export const mostMails = 100;

export const useDiagnostics = () => useQuery({ ...callOptions('getDiagnostics', {}), refetchInterval });

export const useJobs = () => useQuery({ ...callOptions('listJobs', {}), refetchInterval });

export const useSiteDownState = () => useQuery({ ...callOptions('getSiteDown', {}), refetchInterval });

export const useMailQueue = (state: MailState) =>
  useQuery({
    ...callOptions('listQueuedMails', { query: { state, pageSize: mostMails } }),
    refetchInterval,
    placeholderData: keepPreviousData,
  });
