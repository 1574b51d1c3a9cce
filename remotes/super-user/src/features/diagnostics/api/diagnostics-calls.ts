import type { BodyOf, MailState } from '@gyg/contract';
import {
  call,
  callOptions,
  invalidateCalls,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';

/** Fetches everything on the page again. */
export function useRefresh() {
  const queries = useQueryClient();
  return () =>
    invalidateCalls(queries, ['getDiagnostics', 'listJobs', 'listQueuedMails', 'getSiteDown', 'getSuperDesk']);
}

export function useRetryMail() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (mailId: string) => call('retryMail', { params: { mailId }, body: {} }),
    onSettled,
  });
}

export function useRetryFailedMails() {
  const onSettled = useRefresh();
  return useMutation({ mutationFn: () => call('retryFailedMails', { body: {} }), onSettled });
}

export function useRequestJob() {
  const onSettled = useRefresh();
  return useMutation({ mutationFn: (name: string) => call('requestJob', { params: { name }, body: {} }), onSettled });
}

export function useSetSiteDown() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'setSiteDown'>) => call('setSiteDown', { body }),
    onSettled: () => invalidateCalls(queries, ['getSiteDown', 'getConfig']),
  });
}

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
