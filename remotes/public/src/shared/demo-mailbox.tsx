import { Banner, Button } from '@gyg/design-system';
import { useConfig, useTranslation } from '@gyg/platform';

/** In a demo: a link to the email with the code. Renders nothing while the configuration is loading. */
export function DemoMailbox() {
  const { t } = useTranslation('public');
  if (useConfig()?.demo !== true) return null;
  return (
    <Banner
      title={t('account.verify.demoTitle')}
      actions={
        <Button variant="secondary" size="sm" icon="external" href="/mailbox" target="_blank" rel="noopener">
          {t('account.verify.demoLink')}
        </Button>
      }
    >
      {t('account.verify.demoText')}
    </Banner>
  );
}
