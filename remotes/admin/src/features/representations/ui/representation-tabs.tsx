import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useRepresentations } from '../api/list-representations';
import {
  type RepresentationList,
  representationAddress,
  representationTabs,
  statusOfTab,
} from '../model/representation-list';

/** Tabs for the status, with the number of requests in each; those that need an answer on amber. */
export function RepresentationTabs({ organizationId, list }: { organizationId: string; list: RepresentationList }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const counts = useRepresentations(organizationId, list).data?.counts;
  return (
    <Tabs
      label={t('representations.status')}
      items={representationTabs.map((tab) => {
        const count = counts?.[statusOfTab[tab]];
        const shown = count === undefined ? undefined : number(count);
        return {
          label: t(`representations.tabs.${tab}`),
          href: representationAddress({ ...list, tab, page: 1 }),
          current: tab === list.tab,
          ...(tab !== 'waiting' && { count: shown }),
          ...(tab === 'waiting' && count && { waiting: shown, waitingLabel: t('frame.waiting', { count }) }),
        };
      })}
    />
  );
}
