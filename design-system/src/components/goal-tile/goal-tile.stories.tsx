import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { goalsIn, languageOf, type SampleLanguage } from '../../samples/gygs';
import { Cluster, Stack } from '../layout/stack';
import { GoalLink } from './goal-link';
import { GoalList } from './goal-list';
import { GoalTile } from './goal-tile';

const meta = {
  title: 'Components/Goals and charts/GoalTile',
  component: GoalTile,
  args: { goal: 14, title: '14. Life below water' },
  parameters: { sv: { title: '14. Hav och marina resurser' } },
} satisfies Meta<typeof GoalTile>;
export default meta;
type Story = StoryObj<typeof meta>;

const entries = (language: SampleLanguage) =>
  goalsIn(language).map(({ id, title }) => ({
    id,
    name: title,
    label: `${language === 'sv' ? 'Mål' : 'Goal'} ${id}: ${title}`,
    href: `#${id}`,
  }));

export const One: Story = {};
export const Numbered: Story = {
  render: () => (
    <Cluster gap={3}>
      {[1, 7, 12, 17].map((goal) => (
        <GoalTile key={goal} goal={goal} size={80} numbered />
      ))}
      {[1, 7, 12, 17].map((goal) => (
        <GoalTile key={goal} goal={goal} size={60} numbered />
      ))}
    </Cluster>
  ),
};
/** Every goal in every size: 32, 40, 44, 60, 64, 80 px. */
export const Seventeen: Story = {
  render: (_, { globals }) => (
    <Stack>
      {(['sm', 40, 'md', 60, 'lg', 80] as const).map((size) => (
        <Cluster key={size}>
          {goalsIn(languageOf(globals)).map(({ id, title }) => (
            <GoalTile key={id} goal={id} title={`${id}. ${title}`} size={size} />
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
};
/** As links: with the name below, with the number, and marked as current. */
export const Links: Story = {
  render: (_, { globals }) => (
    <Cluster gap={4} style={{ alignItems: 'start' }}>
      {entries(languageOf(globals))
        .slice(7, 12)
        .map((entry, index) => (
          <div key={entry.id} style={{ width: 112 }}>
            <GoalLink
              goal={entry.id}
              name={entry.name}
              label={entry.label}
              href={entry.href}
              size={80}
              numbered={index > 2}
              selected={index === 1}
            />
          </div>
        ))}
    </Cluster>
  ),
};
/** A profile's goals: 80 px for the first three, 60 for the next three, then 40. */
export const Ranked: Story = {
  render: (_, { globals }) => <GoalList goals={entries(languageOf(globals)).slice(5, 16)} />,
};
export const Row: Story = {
  render: (_, { globals }) => <GoalList size={40} goals={entries(languageOf(globals))} />,
};
export const Keyboard: Story = {
  ...Ranked,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName(/6/);
  },
};
