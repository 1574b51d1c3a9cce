import type { Catalog } from '@gyg/contract';
import { updateCatalogBodySchema } from '@gyg/contract/forms';
import { limits } from '@gyg/contract/rules';
import { Button } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { toast, useErrorText, useMutation, useTranslation } from '@gyg/platform';
import { useFieldError, useSchemaForm } from '../../../shared/schema-form';
import { useKeptValues } from '../../../shared/schema-form/use-kept-values';
import { renameCatalog, useRefreshCatalogs } from '../api/catalog-calls';
import s from './catalogs.module.css';

const schema = updateCatalogBodySchema.pick({ name: true });

/** The name of a catalogue. Its address stays the same, so that links to it keep working. */
export function CatalogName({ catalog }: { catalog: Catalog }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const errorText = useErrorText();
  const refresh = useRefreshCatalogs();
  const form = useSchemaForm(schema, { defaultValues: { name: catalog.name } });
  const forget = useKeptValues(form, `catalog.${catalog.id}`);
  const { isDirty, errors } = form.formState;
  const renaming = useMutation({
    mutationFn: (name: string) => renameCatalog(catalog.id, name),
    onSuccess: async () => {
      forget();
      toast.success(t('catalogs.renamed'));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <form className={s.field} noValidate onSubmit={form.handleSubmit(({ name = '' }) => renaming.mutate(name.trim()))}>
      <TextField
        label={t('catalogs.name')}
        maxLength={limits.name}
        error={fieldError(errors.name)}
        {...form.register('name')}
      />
      {isDirty && (
        <Button type="submit" variant="secondary" busy={renaming.isPending}>
          {t('catalogs.rename')}
        </Button>
      )}
    </form>
  );
}
