import { Button } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import { Verification } from '../../features/verification';
import { FormPage } from '../../shared/form-page';
import { useCarried } from '../../shared/use-carried';

/** Confirming the e-mail address with the code that was sent (specification 2.14). */
export function VerifyPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('account.verify.title'));
  return (
    <FormPage title={t('account.verify.title')} lead={t('account.verify.lead')}>
      <Verification />
      <Button variant="quiet" href={paths.login(useCarried())}>
        {t('account.verify.toLogin')}
      </Button>
    </FormPage>
  );
}
