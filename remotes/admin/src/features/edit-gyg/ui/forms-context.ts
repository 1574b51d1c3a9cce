import { createContext, useContext } from 'react';
import type { GygForm } from '../model/use-gyg-form';
import type { PageForm } from '../model/use-page-form';
import type { usePlaceForm } from '../model/use-place-form';

export interface EditorForms {
  readonly gyg: GygForm;
  readonly place: ReturnType<typeof usePlaceForm>;
  readonly page: PageForm;
}

export const FormsContext = createContext<EditorForms | undefined>(undefined);

/** The forms of the editor, for its sections. */
export function useForms(): EditorForms {
  const forms = useContext(FormsContext);
  if (forms === undefined) throw new Error('Only within the editor of a gyg');
  return forms;
}
