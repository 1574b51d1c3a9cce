import { Button } from '@gyg/design-system';
import { Offer } from '@gyg/design-system/details';
import { paths, useTranslation } from '@gyg/platform';
import { useCarried } from '../../../shared/use-carried';

/** A link to request an organisation account, which is the only choice for logged-in users. */
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
