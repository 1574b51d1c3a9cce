import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateBadge } from '../badge/badge';
import { GoalTile } from '../goal-tile/goal-tile';
import { Cluster } from '../layout/page';
import { OrganisationCard } from '../organisation-card/organisation-card';
import { FactList, PrimaryGoal, SideGroup, SidePanel } from './side-panel';

const meta = { title: 'Components/SidePanel', component: SidePanel, args: { label: 'Facts' } } satisfies Meta<
  typeof SidePanel
>;
export default meta;
export const OfAGyg: StoryObj<typeof meta> = {
  render: (args) => (
    <SidePanel {...args} data-goal={14} style={{ maxWidth: 352 }}>
      <Cluster>
        <StateBadge state="upcoming" label="Upcoming" />
      </Cluster>
      <FactList
        facts={[
          { term: 'When', icon: 'calendar', value: 'Sat 12 June 2027', detail: '09:30 to 16:00' },
          { term: 'Where', icon: 'pin', value: 'Ramsvikslandet', detail: 'Hunnebostrand jetty, Sotenäs' },
          { term: 'Going', icon: 'users', value: '43 going', detail: 'from 7 organisations' },
        ]}
      />
      <PrimaryGoal goal={14} label="Goal 14" title="Life below water" />
      <SideGroup title="Related goals">
        {[6, 12, 13, 17].map((goal) => (
          <GoalTile key={goal} goal={goal} title={`Goal ${goal}`} />
        ))}
      </SideGroup>
      <SideGroup title="Host">
        <OrganisationCard size="sm" name="Ren Kust Bohuslän" href="#host" />
      </SideGroup>
    </SidePanel>
  ),
};
