import { createContext, useContext } from 'react';
import type { Draft } from './draft';

/** The lists that are edited, and what is published. */
export interface FeaturedDraft {
  readonly published: Draft;
  readonly draft: Draft;
  readonly changes: number;
  change: (lists: Partial<Draft>) => void;
  discard: () => void;
  publish: () => void;
  readonly publishing: boolean;
  /** Why publishing failed, until the next change. */
  readonly failure: unknown;
  /** Gets the lists that someone else has published; the draft stays. */
  rebase: () => void;
}

export const FeaturedDraftContext = createContext<FeaturedDraft | undefined>(undefined);

/** The draft of the page; undefined until the lists have loaded. */
export const useFeaturedDraft = () => useContext(FeaturedDraftContext);
