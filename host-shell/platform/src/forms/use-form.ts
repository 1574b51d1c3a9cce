import { useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, useForm as useFormOfLibrary } from 'react-hook-form';
import { useLanguage } from '../i18n/shown-language';

/**
 * `useForm` of the form library. Translates validation messages again when the language changes. Messages from
 * `setError` stay as they are, because only the caller knows their text.
 */
export const useForm: typeof useFormOfLibrary = <Values extends FieldValues, Context, Sent>(
  props: Parameters<typeof useFormOfLibrary<Values, Context, Sent>>[0],
) => {
  const form = useFormOfLibrary<Values, Context, Sent>(props);
  const language = useLanguage();
  const shown = useRef(language);
  const { trigger, getValues, formState } = form;
  const { errors } = formState;
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    const values = getValues();
    const isField = (name: string): name is FieldPath<Values> => name in values;
    void trigger(
      Object.keys(errors)
        .filter((name) => errors[name]?.type !== undefined)
        .filter(isField),
    );
  });
  return form;
};
