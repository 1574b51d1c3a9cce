import { limits } from '@gyg/contract/rules';
import { Button, useKeptFocus } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { toast, useErrorText, useMutation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { useFieldError, useKeptValues, useSchemaForm } from '../schema-form';
import { nameFormSchema } from './name-schema';

export interface RenameFormProps {
  className?: string | undefined;
  /** The stored name. */
  name: string;
  texts: {
    /** The label of the field. */
    name: string;
    save: string;
    saved: string;
  };
  /** Names what is renamed, to keep an unsaved name across reloads. */
  keptAs: string;
  /** Saves the name, and fetches again what shows it. */
  onRename: (name: string) => Promise<unknown>;
}

/** The name of something as a field, with a button to save it once it has changed. */
export function RenameForm({ className, name: stored, texts, keptAs, onRename }: RenameFormProps) {
  const fieldError = useFieldError();
  const errorText = useErrorText();
  const form = useSchemaForm(nameFormSchema, { defaultValues: { name: stored } });
  const forget = useKeptValues(form, keptAs);
  const { reset } = form;
  const { isDirty, errors } = form.formState;
  // The button disappears once the name is saved.
  const kept = useKeptFocus<HTMLFormElement>(isDirty);
  // Someone else may rename it meanwhile.
  const shown = useRef(stored);
  useEffect(() => {
    if (shown.current === stored || isDirty) return;
    shown.current = stored;
    reset({ name: stored });
  }, [stored, isDirty, reset]);
  const renaming = useMutation({
    mutationFn: async (name: string) => {
      await onRename(name);
      return name;
    },
    onSuccess: (name) => {
      toast.success(texts.saved);
      reset({ name });
      forget();
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <form
      className={className}
      tabIndex={-1}
      {...kept}
      noValidate
      onSubmit={form.handleSubmit(({ name }) => {
        if (!renaming.isPending) renaming.mutate(name.trim());
      })}
    >
      <TextField
        label={texts.name}
        maxLength={limits.name}
        error={fieldError(errors.name)}
        {...form.register('name')}
      />
      {isDirty && (
        <Button type="submit" variant="secondary" busy={renaming.isPending}>
          {texts.save}
        </Button>
      )}
    </form>
  );
}
