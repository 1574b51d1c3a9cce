import type { Portfolio } from '@gyg/contract';
import { updatePortfolioBodySchema } from '@gyg/contract/forms';
import { limits } from '@gyg/contract/rules';
import { Button } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { toast, useErrorText, useMutation, useTranslation } from '@gyg/platform';
import { useFieldError, useSchemaForm } from '../../../shared/schema-form';
import { useKeptValues } from '../../../shared/schema-form/use-kept-values';
import { renamePortfolio, useRefreshPortfolio } from '../api/portfolio-organizations';
import s from './portfolio.module.css';

/** The name of a portfolio. */
export function RenamePortfolio({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const errorText = useErrorText();
  const refresh = useRefreshPortfolio();
  const form = useSchemaForm(updatePortfolioBodySchema, { defaultValues: { name: portfolio.name } });
  const forget = useKeptValues(form, `portfolio.${portfolio.id}`);
  const { isDirty, errors } = form.formState;
  const renaming = useMutation({
    mutationFn: (name: string) => renamePortfolio(portfolio.id, name),
    onSuccess: async () => {
      forget();
      toast.success(t('portfolios.renamed'));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <form className={s.field} noValidate onSubmit={form.handleSubmit(({ name = '' }) => renaming.mutate(name.trim()))}>
      <TextField
        label={t('portfolios.name')}
        maxLength={limits.name}
        error={fieldError(errors.name)}
        {...form.register('name')}
      />
      {isDirty && (
        <Button type="submit" variant="secondary" busy={renaming.isPending}>
          {t('portfolios.rename')}
        </Button>
      )}
    </form>
  );
}
