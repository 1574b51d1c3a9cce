import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf, stateLabels } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Cluster, Stack } from '../layout/stack';
import { Badge, type BadgeProps, StateBadge, Tag } from './badge';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  subcomponents: { StateBadge, Tag },
  args: { children: '11 positions', tone: 'good' },
  parameters: swedish<BadgeProps>({ children: '11 platser' }),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

const sampleTexts = {
  en: {
    neutral: 'Closed for booking',
    good: '11 positions',
    info: 'New',
    warn: 'Awaiting approval',
    bad: 'Fully received',
    tags: ['shore', 'children welcome', 'outdoors', 'step-free'],
  },
  sv: {
    neutral: 'Stängt för bokning',
    good: '11 platser',
    info: 'Ny',
    warn: 'Väntar på godkännande',
    bad: 'Allt är utlovat',
    tags: ['strand', 'barn välkomna', 'utomhus', 'rullstolsanpassat'],
  },
};

/** Badges for needs, bookings and messages. */
export const Tones: Story = {
  render: (_, { globals }) => (
    <Cluster>
      {(['good', 'neutral', 'bad', 'warn', 'info'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {sampleTexts[languageOf(globals)][tone]}
        </Badge>
      ))}
    </Cluster>
  ),
};

/** Where a booking, a request or a story is in its course. */
export const InCourse: Story = {
  render: (_, { globals }) => (
    <Cluster>
      {(['warn', 'good', 'bad', 'neutral'] as const).map((tone) => (
        <Badge key={tone} look="state" tone={tone}>
          {sampleTexts[languageOf(globals)][tone]}
        </Badge>
      ))}
    </Cluster>
  ),
};

/** The states of a gyg. */
export const States: Story = {
  render: (_, { globals }) => (
    <Cluster>
      {(['draft', 'upcoming', 'ongoing', 'past'] as const).map((state) => (
        <StateBadge key={state} state={state} label={stateLabels[languageOf(globals)][state]} />
      ))}
    </Cluster>
  ),
};

/** Tags given by a host; with an address they link to everything with that tag. */
export const Tags: Story = {
  render: (_, { globals }) => (
    <Stack>
      {[undefined, '#search'].map((href) => (
        <Cluster key={href ?? 'plain'}>
          {sampleTexts[languageOf(globals)].tags.map((tag) => (
            <Tag key={tag} href={href}>
              {tag}
            </Tag>
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
};

/** Tab reaches tags that are links, and skips plain ones. */
export const Keyboard: Story = {
  ...Tags,
  tags: ['!autodocs'],
  play: async ({ canvasElement, globals }) => {
    for (const name of sampleTexts[languageOf(globals)].tags) {
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('link', { name })).toHaveFocus();
    }
  },
};
