import { CardGrid, type CardGridProps } from '../card-grid/card-grid';
import { StoryCard, type StoryCardProps } from './story-card';

/** One story of a grid. */
export interface StoryGridItem extends Omit<StoryCardProps, 'look' | 'id'> {
  id: string;
}

export interface StoryGridProps extends Omit<CardGridProps, 'children'> {
  stories: readonly StoryGridItem[];
  look?: StoryCardProps['look'];
}

/** Stories in a grid; each links to its page. */
export const StoryGrid = ({ stories, look = 'moment', ...rest }: StoryGridProps) => (
  <CardGrid {...rest}>
    {stories.map(({ id, ...story }) => (
      <StoryCard key={id} look={look} {...story} />
    ))}
  </CardGrid>
);
