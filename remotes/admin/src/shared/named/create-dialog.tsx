import { limits } from '@gyg/contract/rules';
import { Banner } from '@gyg/design-system';
import { FormDialog, TextField } from '@gyg/design-system/forms';
import { useErrorText, useMutation, useTranslation } from '@gyg/platform';
import { useFieldError, useKeptValues, useSchemaForm } from '../schema-form';
import { nameFormSchema } from './name-schema';

export interface CreateDialogProps {
  organizationId: string;
  texts: {
    title: string;
    /** The label of the field. */
    name: string;
    hint: string;
    confirm: string;
  };
  /** Names what is created, to keep the typed name across reloads. */
  keptAs: string;
  /** Creates it and opens it. If it rejects, the dialog stays open and shows why. */
  onCreate: (organizationId: string, name: string) => Promise<unknown>;
  open: boolean;
  onClose: () => void;
}

/** Asks for the name of something new. */
export function CreateDialog({ organizationId, texts, keptAs, onCreate, open, onClose }: CreateDialogProps) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const errorText = useErrorText();
  const form = useSchemaForm(nameFormSchema, { defaultValues: { name: '' } });
  const forget = useKeptValues(form, `${keptAs}.new.${organizationId}`);
  const creation = useMutation({
    mutationFn: (name: string) => onCreate(organizationId, name),
    onSuccess: () => {
      form.reset();
      forget();
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title={texts.title}
      closeLabel={t('confirm.close')}
      cancel={t('confirm.cancel')}
      confirm={texts.confirm}
      busy={creation.isPending}
      waits
      onConfirm={form.handleSubmit(({ name }) => creation.mutate(name.trim()))}
    >
      {creation.error && (
        <Banner tone="bad" role="alert">
          {errorText(creation.error).text}
        </Banner>
      )}
      <TextField
        label={texts.name}
        hint={texts.hint}
        maxLength={limits.name}
        error={fieldError(form.formState.errors.name)}
        {...form.register('name')}
      />
    </FormDialog>
  );
}
