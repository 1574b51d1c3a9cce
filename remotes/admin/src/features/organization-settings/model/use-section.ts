import { isApiError, useErrorText } from '@gyg/platform';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useKeptValues } from '../../../shared/schema-form';
import type { SectionForm } from './section-form';

type Name<Values extends Record<string, unknown>> = Parameters<SectionForm<Values>['setError']>[0];

export interface SectionOptions<Values extends Record<string, unknown>> {
  form: SectionForm<Values>;
  /** What is stored now. When it is fetched again and nothing is unsaved, the form shows it. */
  stored: Values;
  /** Names the section and the organisation, for unsaved values. */
  keptAs: string;
  /** Saves, and returns the values that are stored now. */
  save: (values: Values) => Promise<Values>;
  /** The field that an error code of the server is about. */
  fieldOf?: Readonly<Record<string, Name<Values>>>;
}

/** The state of a section, for its foot. */
export type SectionState = 'same' | 'unsaved' | 'saving' | 'saved';

/** A part of the settings that is saved on its own. Errors of the server are shown at their field, or above. */
export function useSection<Values extends Record<string, unknown>>(options: SectionOptions<Values>) {
  const { form, stored, keptAs, save, fieldOf = {} } = options;
  const { isDirty, isSubmitting } = form.formState;
  const errorText = useErrorText();
  const forget = useKeptValues(form, keptAs);
  useFresh(form, stored);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (values: Values) => {
    setFailure(undefined);
    try {
      form.reset(await save(values));
      forget();
      setSaved(true);
    } catch (thrown) {
      const { text } = errorText(thrown);
      const field = isApiError(thrown) ? fieldOf[thrown.code] : undefined;
      if (field === undefined) setFailure(text);
      else form.setError(field, { type: 'server', message: text }, { shouldFocus: true });
    }
  };
  const state: SectionState = isSubmitting ? 'saving' : isDirty ? 'unsaved' : saved ? 'saved' : 'same';
  return {
    state,
    failure,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void form.handleSubmit(send)(event),
    discard() {
      form.reset();
      forget();
      setSaved(false);
      setFailure(undefined);
    },
  };
}

/** Shows what is stored when it changes, unless the form has unsaved values. */
function useFresh<Values extends Record<string, unknown>>(form: SectionForm<Values>, stored: Values) {
  const { reset, formState } = form;
  const { isDirty } = formState;
  const shown = useRef(JSON.stringify(stored));
  useEffect(() => {
    const now = JSON.stringify(stored);
    if (shown.current === now || isDirty) return;
    shown.current = now;
    reset(stored);
  });
}
