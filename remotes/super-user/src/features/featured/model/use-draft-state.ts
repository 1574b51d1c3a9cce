import type { FeaturedBoard } from '@gyg/contract';
import { toast, useTranslation } from '@gyg/platform';
import { useEffect, useState } from 'react';
import { usePublish } from '../api/featured';
import { countChanges } from './changes';
import { byStart, type Draft, draftOf } from './draft';
import type { FeaturedDraft } from './featured-draft';

interface Edited {
  /** What was published when the editing began. */
  readonly board: FeaturedBoard;
  readonly draft: Draft;
}

/** Asks before the page is closed with changes that are not published. */
function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [active]);
}

/** The edits outlive a visit to another page of the site. */
let kept: Edited | undefined;

/** For tests. */
export const forgetDraft = () => {
  kept = undefined;
};

/** Edits the published lists until they are published or discarded. */
export function useDraftState(
  current: FeaturedBoard,
  refetch: () => Promise<FeaturedBoard | undefined>,
): FeaturedDraft {
  const { t } = useTranslation('super-user');
  const [edited, setEdited] = useState(kept);
  const { mutate, isPending, error, reset } = usePublish();
  const edit = (next: Edited | undefined) => {
    kept = next;
    setEdited(next);
  };
  const board = edited?.board ?? current;
  const published = draftOf(board);
  const draft = edited?.draft ?? published;
  const changes = countChanges(published, draft);
  useLeaveWarning(changes > 0);
  return {
    published,
    draft,
    changes,
    publishing: isPending,
    failure: error,
    change: (lists) => {
      reset();
      const next = { ...draft, ...lists };
      const sorted = { ...next, gygs: byStart(next.gygs) };
      edit(countChanges(published, sorted) === 0 ? undefined : { board, draft: sorted });
    },
    discard: () => {
      reset();
      edit(undefined);
    },
    publish: () =>
      mutate(
        { version: board.version, draft },
        {
          onSuccess: () => {
            edit(undefined);
            toast.success(t('featured.published'));
          },
        },
      ),
    rebase: () => {
      void refetch().then((newer) => {
        if (newer === undefined) return;
        reset();
        edit({ board: newer, draft });
      });
    },
  };
}
