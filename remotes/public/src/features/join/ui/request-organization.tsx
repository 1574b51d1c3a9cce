import { Button, Offer } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useCarried } from '../../../shared/use-carried';

/** The way to an account for an organisation: the only offer to those who are signed in (specification 2.14). */
export function RequestOrganization({ main = false }: { main?: boolean }) {
  const { t } = useTranslation('public');
  const carried = useCarried();
  return (
    <Offer
      icon="building"
      title={t('join.organization.title')}
      text={t('join.organization.text')}
      action={
        <Button variant={main ? 'primary' : 'secondary'} href={paths.requestOrganization(undefined, carried)}>
          {t('join.organization.action')}
        </Button>
      }
    />
  );
}
