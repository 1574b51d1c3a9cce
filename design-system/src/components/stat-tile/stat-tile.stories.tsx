import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { StatTile, type StatTileProps, StatTiles } from './stat-tile';

const meta = {
  title: 'Components/Cards/StatTile',
  component: StatTile,
  args: { figure: '1,240', label: 'hours given' },
  parameters: swedish<StatTileProps>({ figure: '1 240', label: 'givna timmar' }),
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

const sampleTexts = {
  en: {
    group: 'In numbers',
    trend: '180 more than last year',
    fewer: '4 fewer than last year',
    gygs: 'gygs hosted',
    waste: 'of waste gathered',
    note: 'Weighed by the harbour',
    people: 'people took part',
    of: 'of 400',
    even: 'As many as last year',
  },
  sv: {
    group: 'I siffror',
    trend: '180 fler än förra året',
    fewer: '4 färre än förra året',
    gygs: 'gygar som värd',
    waste: 'insamlat strandskräp',
    note: 'Vägt av hamnförvaltningen',
    people: 'volontärinsatsdeltagare',
    of: 'av 400',
    even: 'Lika många som förra året',
  },
};
/** A group: with a trend, a link, a goal's colour, a note, a bar; one still loading. */
export const Group: Story = {
  render: (args, { globals }) => {
    const w = sampleTexts[languageOf(globals)];
    return (
      <StatTiles label={w.group}>
        <StatTile {...args} trend={{ direction: 'up', text: w.trend }} />
        <StatTile figure="86" label={w.gygs} href="#gygs" trend={{ direction: 'down', text: w.fewer }} />
        <StatTile figure={languageOf(globals) === 'sv' ? '2,4 ton' : '2.4 t'} label={w.waste} note={w.note} goal={14} />
        <StatTile
          figure="312"
          of={w.of}
          meter={{ value: 312, max: 400 }}
          label={w.people}
          trend={{ direction: 'even', text: w.even }}
        />
        <StatTile figure="" label={w.people} loading />
      </StatTiles>
    );
  },
};

/** Tab reaches only the tile that is a link. */
export const Keyboard: Story = {
  ...Group,
  tags: ['!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await userEvent.tab();
    const { gygs } = sampleTexts[languageOf(globals)];
    await expect(within(canvasElement).getByRole('link', { name: gygs })).toHaveFocus();
  },
};
