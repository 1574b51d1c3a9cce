import type { GygPage } from '@gyg/contract';
import { call, callOptions, invalidateCalls, useQueryClient } from '@gyg/platform';
import { useState } from 'react';
import {
  canRetry,
  fieldsNamedBy,
  invalidFields,
  useSaver,
  useUnsavedValues,
  withUnsaved,
} from '../../../shared/autosave';
import { useEditor } from '../../../shared/gyg-editor';
import { useSchemaForm } from '../../../shared/schema-form';
import { isPageField, type PageValues, pageBodyOf, pageFieldOf, pageSchema, pageValuesOf } from './page-values';
import { useRefusal } from './use-refusal';

export type PageForm = ReturnType<typeof usePageForm>;

/** The form of a page’s texts and settings, which saves itself. */
export function usePageForm(page: GygPage) {
  const { desk, phase, autosave } = useEditor();
  const queries = useQueryClient();
  const refusal = useRefusal();
  const params = { gygId: desk.gyg.id };
  const [unsaved] = useState(useUnsavedValues()(`page.${desk.gyg.id}`));
  const [{ saved, values }] = useState(() => {
    const before = pageValuesOf(page);
    const stored = unsaved.read();
    // Of a finished gyg only the result can be saved.
    return { saved: before, values: withUnsaved(before, phase === 'finished' ? { impact: stored.impact } : stored) };
  });
  const form = useSchemaForm(pageSchema, { defaultValues: values });
  useSaver<PageValues>({
    autosave,
    name: 'page',
    options: {
      saved,
      values,
      invalid: (typed) => invalidFields(pageSchema, typed),
      send: async (changes, { leaving }) => {
        const response = await call('saveGygPage', { params, body: pageBodyOf(changes) }, { keepalive: leaving });
        void invalidateCalls(queries, ['getGygProfile']);
        queries.setQueryData(callOptions('getGygPage', { params }, { lang: 'own' }).queryKey, response);
      },
      canRetry,
      refusedFields: (error) => {
        const fields = fieldsNamedBy(error)
          .map(pageFieldOf)
          .filter((field) => field !== undefined);
        for (const field of fields) form.setError(field, { type: 'server', message: refusal(error) });
        return fields.filter(isPageField);
      },
      keep: unsaved.write,
    },
    watch: (listener) => form.subscribe({ formState: { values: true }, callback: (state) => listener(state.values) }),
  });
  return form;
}
