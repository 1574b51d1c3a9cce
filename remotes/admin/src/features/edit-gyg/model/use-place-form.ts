import { call } from '@gyg/platform';
import { useState } from 'react';
import { canRetry, fieldsNamedBy, useSaver, useUnsavedValues, withUnsaved } from '../../../shared/autosave';
import { useDeskUpdate, useEditor } from '../../../shared/gyg-editor';
import { useSchemaForm } from '../../../shared/schema-form';
import { invalidPlaceFields, type PlaceValues, placeSchema, placeValuesOf } from './gyg-values';
import { useRefusal } from './use-refusal';

const isField = (name: string): name is keyof PlaceValues => name in placeSchema.shape;

/**
 * The form of date and place. For a draft it saves itself; once the gyg is published it is saved by a button (`saver`),
 * because its people get a message about each change.
 */
export function usePlaceForm() {
  const { desk, phase, autosave } = useEditor();
  const { gyg, missing } = desk;
  const { gygSaved } = useDeskUpdate(gyg.id);
  const refusal = useRefusal();
  const [unsaved] = useState(useUnsavedValues()(`place.${gyg.id}`));
  const [{ saved, values }] = useState(() => {
    const before = placeValuesOf(gyg, missing);
    return { saved: before, values: phase === 'finished' ? before : withUnsaved(before, unsaved.read()) };
  });
  const form = useSchemaForm(placeSchema, { defaultValues: values });
  const saver = useSaver<PlaceValues>({
    autosave,
    name: 'place',
    options: {
      saved,
      values,
      manual: phase !== 'draft',
      invalid: invalidPlaceFields,
      send: async (body, { leaving }) => {
        gygSaved(await call('updateGyg', { params: { gygId: gyg.id }, body }, { keepalive: leaving }), body);
      },
      canRetry,
      refusedFields: (error) => {
        const fields = fieldsNamedBy(error).filter(isField);
        for (const field of fields) form.setError(field, { type: 'server', message: refusal(error) });
        return fields;
      },
      keep: unsaved.write,
    },
    watch: (listener) => form.subscribe({ formState: { values: true }, callback: (state) => listener(state.values) }),
  });
  return { form, saver };
}
