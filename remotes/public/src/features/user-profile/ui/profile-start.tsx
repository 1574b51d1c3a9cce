import { Button, CardGrid, Section } from '@gyg/design-system';
import { ActionCard } from '@gyg/design-system/details';
import { paths, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';

/** First steps for a user who has given nothing yet. */
export function ProfileStart({ hasPicture, pictureAction }: { hasPicture: boolean; pictureAction: ReactNode }) {
  const { t } = useTranslation('public');
  const steps = [
    {
      goal: 13,
      title: t('profile.start.gyg'),
      text: t('profile.start.gygText'),
      action: (
        <Button icon="search" href={paths.search({ states: 'p' })}>
          {t('profile.start.gygAction')}
        </Button>
      ),
    },
    ...(hasPicture
      ? []
      : [{ goal: 11, title: t('profile.start.picture'), text: t('profile.start.pictureText'), action: pictureAction }]),
    {
      goal: 17,
      title: t('profile.start.organization'),
      text: t('profile.start.organizationText'),
      action: (
        <Button variant="secondary" icon="users" href={paths.myOrganizations()}>
          {t('profile.organizations.find')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('profile.start.title')} lead={t('profile.start.lead')} size="small" spacing="tight">
      <CardGrid columns={3}>
        {steps.map(({ goal, title, text, action }) => (
          <ActionCard key={goal} goal={goal} title={title} text={text} action={action} />
        ))}
      </CardGrid>
    </Section>
  );
}
