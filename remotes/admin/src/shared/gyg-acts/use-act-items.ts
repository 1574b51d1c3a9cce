import type { GygDesk } from '@gyg/contract';
import type { MenuAction } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { type GygAct, possibleActs } from './gyg-act';
import { useFeatureGyg } from './use-feature-gyg';

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
