import { ActionCard } from '@gyg/design-system/details';
import { paths, useTranslation } from '@gyg/platform';

/** What a new organisation does first. */
export function FirstSteps() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ActionCard
        headingLevel={2}
        icon="building"
        title={t('dashboard.first.page')}
        text={t('dashboard.first.pageText')}
        href={paths.configureOrganization()}
      />
      <ActionCard
        headingLevel={2}
        icon="users"
        title={t('dashboard.first.people')}
        text={t('dashboard.first.peopleText')}
        href={paths.sendInvitations()}
      />
      <ActionCard
        headingLevel={2}
        icon="plus"
        title={t('dashboard.first.gyg')}
        text={t('dashboard.first.gygText')}
        href={paths.newGyg()}
      />
    </>
  );
}
