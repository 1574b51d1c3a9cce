import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useProposals } from '../api/list-proposals';
import { type ProposalList, proposalAddress, proposalTabs, statusOfTab } from '../model/proposal-list';

/** Tabs for the status, with the number of proposals in each; those that need an answer on amber. */
export function ProposalTabs({ organizationId, list }: { organizationId: string; list: ProposalList }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const counts = useProposals(organizationId, list).data?.counts;
  return (
    <Tabs
      label={t('proposals.status')}
      items={proposalTabs.map((tab) => {
        const count = counts?.[statusOfTab[tab]];
        const shown = count === undefined ? undefined : number(count);
        return {
          label: t(`proposals.tabs.${tab}`),
          href: proposalAddress({ tab, page: 1, chosen: '' }),
          current: tab === list.tab,
          ...(tab !== 'waiting' && { count: shown }),
          ...(tab === 'waiting' && count && { waiting: shown, waitingLabel: t('frame.waiting', { count }) }),
        };
      })}
    />
  );
}
