import { Button, Stack, Tabs } from '@gyg/design-system';
import { Offer } from '@gyg/design-system/details';
import { paths, useSearchParams, useTranslation } from '@gyg/platform';
import { useCarried } from '../../../shared/use-carried';

/** Login or New account, for guests. The address contains the choice, email and target. */
export function JoinChoice() {
  const { t } = useTranslation('public');
  const [params] = useSearchParams();
  const carried = useCarried();
  const isNew = params.get('tab') === 'new';
  return (
    <Stack gap={4}>
      <Tabs
        label={t('join.tabs')}
        items={[
          { label: t('join.login.tab'), href: paths.join(carried), current: !isNew },
          { label: t('join.person.tab'), href: paths.join({ ...carried, tab: 'new' }), current: isNew },
        ]}
      />
      {isNew ? (
        <>
          <Offer
            icon="user"
            title={t('join.person.title')}
            text={t('join.person.text')}
            action={<Button href={paths.register(carried)}>{t('join.person.action')}</Button>}
          />
          <RequestOrganization />
        </>
      ) : (
        <>
          <Offer
            icon="lock"
            title={t('join.login.title')}
            text={t('join.login.text')}
            action={<Button href={paths.login(carried)}>{t('join.login.action')}</Button>}
          />
          <Button variant="quiet" href={paths.resetPassword(carried)}>
            {t('account.login.forgot')}
          </Button>
        </>
      )}
    </Stack>
  );
}

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
