import type { Story } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { GoalTile, Picture } from '@gyg/design-system';
import { SortableList, type SortableListTexts } from '@gyg/design-system/forms';
import { paths, textLang, useTranslation } from '@gyg/platform';
import { useStoriesToAdd } from '../api/featured';
import { inOrder, placeStory, withDays } from '../model/draft';
import type { FeaturedDraft } from '../model/featured-draft';
import { AddField } from './add-field';
import { ListPanel } from './list-panel';
import { PlaceMenu } from './place-menu';
import { PlaceRow } from './place-row';

const useFound = (keyword: string) => {
  const { data, error, isFetching } = useStoriesToAdd(keyword);
  return { data: data?.stories, error, isFetching };
};

const longest = 60;
/** The beginning of a caption, which is a story's only name. */
const nameOf = ({ caption }: Story) => (caption.length > longest ? `${caption.slice(0, longest).trimEnd()}…` : caption);

/** The stories of the home page, in an order to change. */
export function StoryList({ state }: { state: FeaturedDraft }) {
  const { t } = useTranslation('super-user');
  const texts = useOrderTexts();
  const { draft, change } = state;
  const { stories } = draft;
  const about = ({ username, gygTitle }: Story) =>
    username === '' ? gygTitle : t('featured.authorAndGyg', { name: username, gyg: gygTitle });
  const add = (
    <AddField<Story>
      list="stories"
      useFound={useFound}
      optionOf={(story) => ({ value: story.id, label: nameOf(story), note: about(story) })}
      present={stories.map(({ id }) => id)}
      onAdd={(story) => change({ stories: [...stories, placeStory(story)] })}
    />
  );
  return (
    <ListPanel list="stories" state={state} add={add}>
      <SortableList
        label={t('featured.lists.stories')}
        items={stories}
        nameOf={({ story }) => nameOf(story)}
        numbered
        texts={texts}
        onOrderChange={(ids) => change({ stories: inOrder(stories, ids) })}
        actions={(place) => (
          <PlaceMenu
            place={place}
            name={nameOf(place.story)}
            href={paths.story(place.story.gygId, place.id)}
            onDays={(days) => change({ stories: withDays(stories, place.id, days) })}
            onRemove={() => change({ stories: stories.filter(({ id }) => id !== place.id) })}
          />
        )}
      >
        {(place) => (
          <PlaceRow
            list="stories"
            state={state}
            place={place}
            media={
              place.story.url === null ? (
                <GoalTile goal={place.story.sdgGoalId} />
              ) : (
                <Picture {...heroSizes(place.story.url)} sizes="64px" alt="" width={640} height={480} />
              )
            }
            name={<span lang={textLang(place.story.language)}>{nameOf(place.story)}</span>}
            detail={about(place.story)}
          />
        )}
      </SortableList>
    </ListPanel>
  );
}

/** The texts of a list whose order can be changed. */
export function useOrderTexts(): SortableListTexts {
  const { t } = useTranslation('super-user');
  return {
    instructions: t('featured.moving.instructions'),
    handle: (name) => t('featured.moving.handle', { name }),
    up: (name) => t('featured.moving.up', { name }),
    down: (name) => t('featured.moving.down', { name }),
    lifted: (place) => t('featured.moving.lifted', { ...place }),
    moved: (place) => t('featured.moving.moved', { ...place }),
    dropped: (place) => t('featured.moving.dropped', { ...place }),
    cancelled: (place) => t('featured.moving.cancelled', { ...place }),
  };
}
