import { useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, get, useForm as useFormOfLibrary } from 'react-hook-form';
import { useLanguage } from '../i18n/instance';

const isTyped = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type));

/**
 * `useForm` of the form library. What stands in the fields counts when the form is sent or checked, also where a password
 * manager has written it without an event. Translates validation messages again when the language changes. Messages from
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
  const isPath = (name: string): name is FieldPath<Values> => form.control._names.mount.has(name);
  const readFields = () => {
    const { _names, _fields, _formValues } = form.control;
    for (const name of _names.mount) {
      const target: unknown = get(_fields, `${name}._f.ref`);
      const value: unknown = get(_formValues, name);
      if (isPath(name) && isTyped(target) && typeof value === 'string' && value !== target.value)
        Reflect.apply(form.setValue, undefined, [name, target.value]);
    }
  };
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      readFields();
      return submit(event);
    };
  };
  return {
    ...form,
    handleSubmit,
    trigger(...args: Parameters<typeof trigger>) {
      readFields();
      return trigger(...args);
    },
  };
};
