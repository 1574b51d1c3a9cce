import { createCatalogBodySchema } from '@gyg/contract/forms';
import { limits } from '@gyg/contract/rules';
import { Button, Dialog } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { paths, toast, useErrorText, useMutation, useNavigate, useSession, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { useFieldError, useSchemaForm } from '../../../shared/schema-form';
import { useKeptValues } from '../../../shared/schema-form/use-kept-values';
import { createCatalog, useRefreshCatalogs } from '../api/catalog-calls';

const schema = createCatalogBodySchema.pick({ name: true });

/** The button that creates a catalogue, with the dialog that asks for its name. */
export function CreateCatalog() {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const organizationId = useSession((session) => session.organizationId);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('catalogs.create.action')}
      </Button>
      <CreateDialog key={organizationId} organizationId={organizationId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface CreateDialogProps {
  organizationId: string;
  open: boolean;
  onClose: () => void;
}

function CreateDialog({ organizationId, open, onClose }: CreateDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const fieldError = useFieldError();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const refresh = useRefreshCatalogs();
  const form = useSchemaForm(schema, { defaultValues: { name: '' } });
  const forget = useKeptValues(form, `catalog.new.${organizationId}`);
  const creation = useMutation({
    mutationFn: (name: string) => createCatalog(organizationId, name),
    onSuccess: async ({ id }) => {
      forget();
      form.reset();
      onClose();
      await navigate(paths.catalog(id));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('catalogs.create.title')}
      closeLabel={t('confirm.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={creation.isPending}>
            {t('catalogs.create.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(({ name }) => creation.mutate(name.trim()))}>
        <TextField
          label={t('catalogs.name')}
          hint={t('catalogs.create.hint')}
          maxLength={limits.name}
          error={fieldError(form.formState.errors.name)}
          {...form.register('name')}
        />
      </form>
    </Dialog>
  );
}
