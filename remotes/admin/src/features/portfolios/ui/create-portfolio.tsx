import { createPortfolioBodySchema } from '@gyg/contract/forms';
import { limits } from '@gyg/contract/rules';
import { Button, Dialog } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { paths, toast, useErrorText, useMutation, useNavigate, useSession, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { useFieldError, useSchemaForm } from '../../../shared/schema-form';
import { useKeptValues } from '../../../shared/schema-form/use-kept-values';
import { createPortfolio, useRefreshPortfolios } from '../api/portfolio-calls';

const schema = createPortfolioBodySchema.pick({ name: true });

/** The button that creates a portfolio, with the dialog that asks for its name. */
export function CreatePortfolio() {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const organizationId = useSession((session) => session.organizationId);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('portfolios.create.action')}
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
  const refresh = useRefreshPortfolios();
  const form = useSchemaForm(schema, { defaultValues: { name: '' } });
  const forget = useKeptValues(form, `portfolio.new.${organizationId}`);
  const creation = useMutation({
    mutationFn: (name: string) => createPortfolio(organizationId, name),
    onSuccess: async ({ id }) => {
      forget();
      form.reset();
      onClose();
      await refresh();
      await navigate(paths.portfolio(id));
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('portfolios.create.title')}
      closeLabel={t('confirm.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={creation.isPending}>
            {t('portfolios.create.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(({ name }) => creation.mutate(name.trim()))}>
        <TextField
          label={t('portfolios.name')}
          hint={t('portfolios.create.hint')}
          maxLength={limits.name}
          error={fieldError(form.formState.errors.name)}
          {...form.register('name')}
        />
      </form>
    </Dialog>
  );
}
