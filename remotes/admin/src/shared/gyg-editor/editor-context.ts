import type { GygDesk } from '@gyg/contract';
import { createContext, useContext } from 'react';
import type { Autosave } from '../autosave';

/** `draft`: only hosts see it. `open`: published or in progress. `finished`: only impact, pictures and visibility change. */
export type EditorPhase = 'draft' | 'open' | 'finished';

export interface EditorValue {
  readonly desk: GygDesk;
  readonly phase: EditorPhase;
  readonly autosave: Autosave;
}

export const EditorContext = createContext<EditorValue | undefined>(undefined);

/** The gyg that is edited, for the sections of its editor. */
export function useEditor(): EditorValue {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('Only within the editor of a gyg');
  return editor;
}

/** The phase of a gyg's life that decides what can be edited. */
export function phaseOf({ state }: GygDesk['gyg']): EditorPhase {
  if (state === 'CREATED') return 'draft';
  return state === 'FINISHED' ? 'finished' : 'open';
}
