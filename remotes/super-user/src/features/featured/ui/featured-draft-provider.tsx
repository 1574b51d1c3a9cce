import type { FeaturedBoard } from '@gyg/contract';
import type { ReactNode } from 'react';
import { useFeatured } from '../api/featured';
import { FeaturedDraftContext } from '../model/featured-draft';
import { useDraftState } from '../model/use-draft-state';

/** Loads the lists and keeps the draft for the buttons in the page's head and the lists below. */
export function FeaturedDraftProvider({ children }: { children: ReactNode }) {
  const { data, refetch } = useFeatured();
  if (data === undefined) return children;
  return (
    <Loaded board={data} refetch={async () => (await refetch()).data}>
      {children}
    </Loaded>
  );
}

interface LoadedProps {
  board: FeaturedBoard;
  refetch: () => Promise<FeaturedBoard | undefined>;
  children: ReactNode;
}

function Loaded({ board, refetch, children }: LoadedProps) {
  const draft = useDraftState(board, refetch);
  return <FeaturedDraftContext value={draft}>{children}</FeaturedDraftContext>;
}
