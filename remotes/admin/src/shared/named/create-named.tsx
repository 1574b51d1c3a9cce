import { limits } from '@gyg/contract/rules';
import { Banner, Button } from '@gyg/design-system';
import { FormDialog, TextField } from '@gyg/design-system/forms';
import { useErrorText, useMutation, useSession, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useFieldError, useKeptValues, useSchemaForm } from '../schema-form';
import { nameFormSchema } from './name-schema';

export interface CreateNamedProps extends Pick<CreateDialogProps, 'keptAs' | 'onCreate'> {
  texts: CreateDialogProps['texts'] & {
    /** The button that opens the dialog. */
    action: string;
  };
}

/** The button that creates something with a name for the current organisation, and the dialog that asks for the name. */
export function CreateNamed({ texts, ...dialog }: CreateNamedProps) {
  const [open, setOpen] = useState(false);
  const organizationId = useSession((session) => session.organizationId);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <CreateDialog
        key={organizationId}
        organizationId={organizationId}
        texts={texts}
        open={open}
        onClose={() => setOpen(false)}
        {...dialog}
      />
    </>
  );
}

interface CreateDialogProps {
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
function CreateDialog({ organizationId, texts, keptAs, onCreate, open, onClose }: CreateDialogProps) {
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
