import { useState } from 'react';
import { CardGrid, type CardGridProps } from '../card-grid/card-grid';
import { Lightbox } from '../lightbox/lightbox';
import type { LightboxTexts } from '../lightbox/lightbox-item';
import type { PictureSource } from '../picture/picture';
import { StoryCard, type StoryCardProps } from './story-card';

/** One story of a grid. */
export interface StoryGridItem extends Pick<StoryCardProps, 'text' | 'detail' | 'goal' | 'href' | 'tags' | 'aside'> {
  id: string;
  author: string;
  image?: PictureSource | undefined;
  /** The story's date, formatted; shown in the lightbox. */
  date?: string | undefined;
}

export interface StoryGridProps extends Omit<CardGridProps, 'children'> {
  stories: readonly StoryGridItem[];
  look?: StoryCardProps['look'];
  /** The label of a card's button ("Open the story by Klara: Eleven sacks …"). */
  openLabel: (story: StoryGridItem) => string;
  texts: LightboxTexts;
  /** Shown below a story in full: the link to its gyg. */
  renderAction?: ((story: StoryGridItem) => React.ReactNode) | undefined;
}

/** Stories in a grid; each opens in full, with buttons to go to the others. */
export const StoryGrid = ({ stories, look = 'moment', openLabel, texts, renderAction, ...rest }: StoryGridProps) => {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <CardGrid {...rest}>
        {stories.map(({ id, date: _, ...story }, index) => (
          <StoryCard
            key={id}
            look={look}
            {...story}
            onOpen={() => setAt(index)}
            openLabel={openLabel({ id, ...story })}
          />
        ))}
      </CardGrid>
      <Lightbox
        items={stories.map((story) => ({
          id: story.id,
          picture: story.image,
          caption: story.text,
          credit: story.author,
          detail: [story.detail, story.date].filter(Boolean).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two fixed places
            <span key={index}>{part}</span>
          )),
          goal: story.goal,
          action: renderAction?.(story),
        }))}
        at={at}
        onAtChange={setAt}
        texts={texts}
      />
    </>
  );
};
