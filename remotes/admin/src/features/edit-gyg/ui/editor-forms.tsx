import type { GygPage } from '@gyg/contract';
import type { ReactNode } from 'react';
import { useGygForm } from '../model/use-gyg-form';
import { usePageForm } from '../model/use-page-form';
import { usePlaceForm } from '../model/use-place-form';
import { FormsContext } from './forms-context';

/** Gives the sections their forms, which save themselves. */
export function EditorForms({ page, children }: { page: GygPage; children: ReactNode }) {
  return (
    <FormsContext value={{ gyg: useGygForm(), place: usePlaceForm(), page: usePageForm(page) }}>
      {children}
    </FormsContext>
  );
}
