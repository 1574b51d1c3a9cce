import type { GygProfile } from '@gyg/contract';
import { Panel, Section, Stack } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { PersonLine } from './person-line';

/** The contacts for questions: the gyg's managers, then its host. */
export function Contact({ profile: { gyg, users } }: { profile: GygProfile }) {
  const { t } = useTranslation('booking');
  return (
    <Panel>
      <Section size="small" spacing="none" title={t('booked.contact')}>
        <Stack gap={3}>
          {users.map(({ id, fullName, profileImage }) => (
            <PersonLine
              key={id}
              name={fullName}
              image={profileImage ?? undefined}
              href={paths.user(id)}
              detail={t('booked.manager')}
            />
          ))}
          <PersonLine
            kind="organization"
            name={gyg.orgName}
            image={gyg.orgLogo ?? undefined}
            href={paths.organizationByName(gyg.orgFriendlyUrl)}
            detail={t('booked.host')}
          />
        </Stack>
      </Section>
    </Panel>
  );
}
