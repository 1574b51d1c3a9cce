import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../card-grid/card-grid';
import { Columns } from '../layout/columns';
import { Panel } from '../layout/panel';
import { GygCardSkeleton, Skeleton } from './skeleton';
import { FieldsSkeleton, TextSkeleton } from './text-skeleton';
import { Waiting } from './waiting';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { Waiting, GygCardSkeleton, TextSkeleton, FieldsSkeleton },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The basic shapes. Table and StatTile have their own loading states. */
export const Shapes: Story = {
  render: () => (
    <Waiting label="…">
      <Columns count="fit">
        {(['text', 'heading', 'circle', 'block'] as const).map((shape) => (
          <Panel key={shape}>
            <Skeleton shape={shape} />
          </Panel>
        ))}
      </Columns>
    </Waiting>
  ),
};

/** Gygs in their grid. */
export const Cards: Story = {
  render: () => (
    <Waiting label="…">
      <CardGrid>
        {['a', 'b', 'c', 'd'].map((place) => (
          <GygCardSkeleton key={place} />
        ))}
      </CardGrid>
    </Waiting>
  ),
};

/** A text and a form. */
export const TextAndForm: Story = {
  render: () => (
    <Waiting label="…">
      <Columns count={2}>
        <TextSkeleton heading lines={6} />
        <Panel>
          <FieldsSkeleton />
        </Panel>
      </Columns>
    </Waiting>
  ),
};
