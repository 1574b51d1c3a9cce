import { Button, Offer } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** The way to an account for an organisation: the only offer to those who are signed in (specification 2.14). */
export function RequestOrganisation({ main = false }: { main?: boolean }) {
  const { t } = useTranslation('public');
  return (
    <Offer
      icon="building"
      title={t('join.organisation.title')}
      text={t('join.organisation.text')}
      action={
        <Button variant={main ? 'primary' : 'secondary'} href={paths.requestOrganization()}>
          {t('join.organisation.action')}
        </Button>
      }
    />
  );
}
