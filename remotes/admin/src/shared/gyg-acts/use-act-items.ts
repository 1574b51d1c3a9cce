import type { Gyg, GygDesk } from '@gyg/contract';
import type { MenuAction } from '@gyg/design-system';
import { call, toast, useErrorToast, useMutation, useTranslation } from '@gyg/platform';
import { useRefreshGyg } from '../refresh-gyg';
import { type GygAct, possibleActs } from './gyg-act';

const icons = {
  publish: 'upload',
  unpublish: 'eye-off',
  finish: 'check',
  duplicate: 'plus',
  delete: 'trash',
} as const satisfies Record<GygAct, MenuAction['icon']>;

/** The entries of a menu: featuring, and the acts that are possible now, without those that have a button. */
export function useActItems(
  desk: Pick<GygDesk, 'gyg' | 'people' | 'isAdmin'>,
  onAct: (act: GygAct) => void,
  without: readonly GygAct[] = [],
): MenuAction[] {
  const { t } = useTranslation('admin');
  const { mutate } = useFeatureGyg();
  const { gyg } = desk;
  const featured = gyg.counts?.featured ?? false;
  const feature: MenuAction = {
    id: 'feature',
    label: t(featured ? 'acts.feature.off' : 'acts.feature.on'),
    icon: 'star',
    onSelect: () => mutate({ gyg, featured: !featured }),
  };
  const acts = possibleActs(desk)
    .filter((act) => !without.includes(act))
    .map((act) => ({
      id: act,
      label: t(`acts.names.${act}`),
      icon: icons[act],
      onSelect: () => onAct(act),
      ...(act === 'delete' && { tone: 'danger' as const }),
    }));
  return gyg.state === 'CREATED' ? acts : [feature, ...acts];
}

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
