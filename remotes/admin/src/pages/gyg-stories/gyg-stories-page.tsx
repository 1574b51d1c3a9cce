import { paths } from '@gyg/platform';
import { StoriesSkeleton, StoryReview } from '../../features/stories';
import { AskForStories } from '../../features/story-requests';
import { GygScreen } from '../../shared/gyg-frame';

/** `/admin/gygs/:gygId/stories`: the stories of one gyg, for its hosts. */
export function GygStoriesPage() {
  return (
    <GygScreen tab="stories" waiting={<StoriesSkeleton />}>
      {({ gyg: { id, organizationId, state } }) => (
        <StoryReview
          scope={{ organizationId, gygId: id, path: paths.deskStories(id) }}
          actions={state === 'FINISHED' && <AskForStories organizationId={organizationId} gygId={id} />}
        />
      )}
    </GygScreen>
  );
}
