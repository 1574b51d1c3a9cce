import { matchPath, paths, useLocation, useLocationOver, useNavigate } from '@gyg/platform';

/** The story that is open over its gyg's page. */
export interface StoryOver {
  /** The id of the open story. */
  readonly storyId: string | undefined;
  /** Opens a story over this page, or replaces the open one. The address is the story's own. */
  readonly open: (story: { id: string; gygId: string }) => void;
  /** Goes back to the page. */
  readonly close: () => void;
}

/** Opens stories over a gyg's page without leaving it. */
export function useStoryOver(): StoryOver {
  const backgroundLocation = useLocation();
  const over = useLocationOver();
  const navigate = useNavigate();
  const storyId = over && matchPath('/gygs/:gygId/stories/:storyId', over.pathname)?.params.storyId;
  return {
    storyId,
    open: ({ id, gygId }) =>
      void navigate(paths.story(gygId, id), { state: { backgroundLocation }, replace: storyId !== undefined }),
    close: () => void navigate(-1),
  };
}
