import { isApiError, useErrorText, useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import { canRetry, fieldsNamedBy, invalidFields, useSaver } from '../../../shared/autosave';
import { useDeskUpdate, useEditor } from '../../../shared/gyg-editor';
import { useSchemaForm } from '../../../shared/schema-form';
import { createNeed, type NeedPlace, updateNeed } from '../api/save-need';
import type { NeedRow } from './need-rows';
import { bookedOf, type NeedValues, needSchema, needValuesOf } from './need-values';
import { useKeptNeed } from './use-kept-need';

export interface NeedFormOptions {
  place: NeedPlace;
  row: NeedRow;
  /** The position of the row. */
  index: number;
  onCreated: (needId: string) => void;
}

const isField = (name: string): name is keyof NeedValues => name in needSchema.shape;

/** The form of one need, which saves itself: a new one is created as soon as it is valid. */
export function useNeedForm({ place, row, index, onCreated }: NeedFormOptions) {
  const { t } = useTranslation('admin');
  const { desk, autosave } = useEditor();
  const errorText = useErrorText();
  const { needSaved } = useDeskUpdate(place.gygId);
  const kept = useKeptNeed();
  // The next save may start before the new need is rendered.
  const needId = useRef(row.needId);
  const need = desk.needs.find(({ id }) => id === needId.current);
  const [{ saved, values, lastRequest }] = useState(() => {
    const before = needValuesOf(need, desk.gyg);
    return { saved: before, values: kept.withTyped(before, row), lastRequest: kept.readRequest(row.id) };
  });
  // An earlier request may have arrived, although its response did not. It is read here and not when it is sent: an editor
  // that was left may get its response in between, and then the tab does not keep it any more.
  const request = useRef(lastRequest);
  const form = useSchemaForm(needSchema, { defaultValues: values });
  useSaver<NeedValues>({
    autosave,
    name: `need.${row.id}`,
    options: {
      saved,
      values,
      invalid: (typed) => {
        const invalid = invalidFields(needSchema, typed);
        // Nothing of a new need is sent before all of it is valid.
        if (needId.current === undefined && invalid.size > 0) return new Set(Object.keys(typed));
        return typed.offeredPositions < bookedOf(need) ? new Set([...invalid, 'offeredPositions']) : invalid;
      },
      send: async (changes, { leaving }) => {
        if (needId.current !== undefined) {
          needSaved(await updateNeed(place, needId.current, changes, leaving));
          return undefined;
        }
        const sent = request.current ?? { values: form.getValues(), sortOrder: index };
        request.current = sent;
        kept.writeRequest(row.id, sent);
        try {
          const created = await createNeed(place, sent, { key: row.id, keepalive: leaving });
          kept.forget(row);
          needId.current = created.id;
          needSaved(created);
          onCreated(created.id);
          return sent.values;
        } catch (error) {
          if (!canRetry(error)) {
            request.current = undefined;
            kept.writeRequest(row.id, undefined);
          }
          throw error;
        }
      },
      canRetry,
      refusedFields: (error) => {
        const below = isApiError(error) && error.code === 'need.below_booked' ? ['offeredPositions'] : [];
        const fields = [...fieldsNamedBy(error), ...below].filter(isField);
        for (const field of fields) form.setError(field, { type: 'server', message: errorText(error).text });
        return fields;
      },
      keep: (changes) => kept.typedOf({ id: row.id, needId: needId.current }).write(changes),
    },
    watch: (listener) => form.subscribe({ formState: { values: true }, callback: (state) => listener(state.values) }),
  });
  const booked = bookedOf(need);
  return { form, booked, bookedText: booked > 0 ? t('needs.booked', { count: booked }) : undefined };
}
