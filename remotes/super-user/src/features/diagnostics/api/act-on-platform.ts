import type { BodyOf } from '@gyg/contract';
import { call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';

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
