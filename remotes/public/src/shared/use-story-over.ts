import { paths, useLocation, useNavigate } from '@gyg/platform';

/** Differs for each load of the document. The browser keeps an entry's state when the page is loaded again. */
const documentLoad = performance.timeOrigin;

const storyIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'story' in state && typeof state.story === 'string'
    ? state.story
    : undefined;
const isOfThisLoad = (state: unknown) =>
  typeof state === 'object' && state !== null && 'documentLoad' in state && state.documentLoad === documentLoad;

/** The story that is open over its gyg's page. */
export interface StoryOver {
  /** The id of the open story. */
  readonly storyId: string | undefined;
  /** Set if the document was loaded again with a story open: the address of its own page. */
  readonly reloadedAt: string | undefined;
  /** Opens a story over this page, or replaces the open one. The address bar shows the story's own address. */
  readonly open: (story: { id: string; gygId: string }) => void;
  /** Goes back to the page. */
  readonly close: () => void;
}

/** Opens stories over a gyg's page without leaving it. */
export function useStoryOver(): StoryOver {
  const { pathname, search, state, mask } = useLocation();
  const navigate = useNavigate();
  const storyId = storyIn(state);
  const current = isOfThisLoad(state);
  return {
    storyId: current ? storyId : undefined,
    reloadedAt: storyId !== undefined && !current ? mask?.pathname : undefined,
    open: ({ id, gygId }) =>
      void navigate(
        { pathname, search },
        {
          mask: paths.story(gygId, id),
          state: { story: id, documentLoad },
          replace: storyId !== undefined,
          preventScrollReset: true,
        },
      ),
    close: () => void navigate(-1),
  };
}
