import type { Gyg } from '@gyg/contract';
import { call, toast, useErrorToast, useMutation, useTranslation } from '@gyg/platform';
import { useRefreshGyg } from '../refresh-gyg';

/** Puts a published gyg first on its host's page, or back in the usual order. Reports the result as a toast. */
export function useFeatureGyg() {
  const { t } = useTranslation('admin');
  const errorToast = useErrorToast();
  const refresh = useRefreshGyg();
  return useMutation({
    mutationFn: async ({ gyg, featured }: { gyg: Gyg; featured: boolean }) => {
      const params = { gygId: gyg.id };
      if (featured) await call('featureGyg', { params, body: { scope: 'organization' } });
      else await call('unfeatureGyg', { params, query: { scope: 'organization' } });
    },
    onSuccess: (_none, { gyg: { title }, featured }) =>
      toast.success(t(featured ? 'acts.feature.done' : 'acts.feature.undone', { title })),
    onError: errorToast,
    onSettled: refresh,
  });
}
