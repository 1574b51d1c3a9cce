import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { goalsIn, languageOf, stateLabels } from '../../samples/gygs';
import { emblemPicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { StateBadge } from '../badge/badge';
import { Button } from '../button/button';
import { GoalTile } from '../goal-tile/goal-tile';
import { Page } from '../layout/layout';
import { Split } from '../layout/split';
import { OrganizationCard } from '../organization-card/organization-card';
import { FactList, PrimaryGoal, SideAction, SideGroup, SidePanel, type SidePanelProps } from './side-panel';

const sampleTexts = {
  en: { when: 'When', where: 'Where', who: 'Taking part', going: '43 going', from: 'from 7 organisations' },
  sv: { when: 'När', where: 'Plats', who: 'Deltar', going: '43 deltar', from: 'från 7 organisationer' },
};
const groups = { en: ['Related goals', 'Host', 'Partners'], sv: ['Närliggande mål', 'Värd', 'Partner'] };

const meta = {
  title: 'Components/Layout/SidePanel',
  component: SidePanel,
  parameters: { layout: 'fullscreen', ...swedish<SidePanelProps>({ label: 'Fakta' }) },
  args: { label: 'Facts' },
  render: (args, { globals }) => {
    const language = languageOf(globals);
    const t = sampleTexts[language];
    const goals = goalsIn(language);
    return (
      <Page padded>
        <Split
          main={null}
          side={
            <SidePanel {...args} data-goal={8}>
              <p>
                <StateBadge state="upcoming" label={stateLabels[language].upcoming} />
              </p>
              <FactList
                facts={[
                  {
                    term: t.when,
                    icon: 'calendar',
                    value: language === 'sv' ? 'lör 12 juni 2027' : 'Sat, Jun 12, 2027',
                    detail: '09:30–16:00',
                  },
                  {
                    term: t.where,
                    icon: 'pin',
                    value: 'Ramsvikslandet',
                    detail: 'Hunnebostrands gästhamnsbrygga, Sotenäs',
                  },
                  { term: t.who, icon: 'users', value: t.going, detail: t.from },
                ]}
              />
              <SideAction>
                <Button block href="#join">
                  {language === 'sv' ? 'Delta' : 'Join'}
                </Button>
              </SideAction>
              <PrimaryGoal goal={8} label={language === 'sv' ? 'Mål 8' : 'Goal 8'} title={goals[7]?.title ?? ''} />
              <SideGroup list look="plain" title={groups[language][0]}>
                {[6, 12, 13, 17].map((goal) => (
                  <a key={goal} href={`#${goal}`}>
                    <GoalTile goal={goal} title={goals[goal - 1]?.title ?? ''} />
                  </a>
                ))}
              </SideGroup>
              <SideGroup look="row" title={groups[language][1]}>
                <OrganizationCard
                  size="sm"
                  name="Ren Kust Bohuslän"
                  href="#host"
                  logo={emblemPicture('coast', '#CFE7F2')}
                />
              </SideGroup>
              <SideGroup list look="row" title={groups[language][2]}>
                <OrganizationCard size="sm" name="Fixarkollektivet" href="#1" />
                <OrganizationCard size="sm" name="Bohusläns naturvårdsförvaltnings samarbetsorganisation" href="#2" />
              </SideGroup>
            </SidePanel>
          }
        />
      </Page>
    );
  },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a gyg's page; on one-column pages facts and goals are beside each other. */
export const OfAGyg: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
