import { call } from '@gyg/platform';
import { useState } from 'react';
import {
  canRetry,
  fieldsNamedBy,
  invalidFields,
  useSaver,
  useUnsavedValues,
  withUnsaved,
} from '../../../shared/autosave';
import { useDeskUpdate, useEditor } from '../../../shared/gyg-editor';
import { useSchemaForm } from '../../../shared/schema-form';
import { type GygValues, gygSchema, gygValuesOf } from './gyg-values';
import { codeFields, useRefusal } from './use-refusal';

export type GygForm = ReturnType<typeof useGygForm>;

const isField = (name: string): name is keyof GygValues => name in gygSchema.shape;

/** The form of a gyg’s fields, which saves itself. */
export function useGygForm() {
  const { desk, phase, autosave } = useEditor();
  const { gyg } = desk;
  const { gygSaved } = useDeskUpdate(gyg.id);
  const refusal = useRefusal();
  const [unsaved] = useState(useUnsavedValues()(`gyg.${gyg.id}`));
  const [{ saved, values }] = useState(() => {
    const before = gygValuesOf(gyg);
    return { saved: before, values: phase === 'finished' ? before : withUnsaved(before, unsaved.read()) };
  });
  const form = useSchemaForm(gygSchema, { defaultValues: values });
  useSaver<GygValues>({
    autosave,
    name: 'gyg',
    options: {
      saved,
      values,
      invalid: (typed) => {
        const invalid = invalidFields(gygSchema, typed);
        const belowTaken = typed.beneficiaryPositions < desk.recipients.taken;
        return belowTaken ? new Set([...invalid, 'beneficiaryPositions']) : invalid;
      },
      send: async (body, { leaving }) => {
        gygSaved(await call('updateGyg', { params: { gygId: gyg.id }, body }, { keepalive: leaving }), body);
      },
      canRetry,
      refusedFields: (error) => {
        const fields = [...fieldsNamedBy(error), ...codeFields(error)].filter(isField);
        for (const field of fields) form.setError(field, { type: 'server', message: refusal(error) });
        return fields;
      },
      keep: unsaved.write,
    },
    watch: (listener) => form.subscribe({ formState: { values: true }, callback: (state) => listener(state.values) }),
  });
  return form;
}
