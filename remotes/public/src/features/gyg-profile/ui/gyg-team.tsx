import type { UserCard } from '@gyg/contract';
import { CardGrid, Section } from '@gyg/design-system';
import { PersonCard } from '@gyg/design-system/details';
import { paths, useTranslation } from '@gyg/platform';

/** The gyg's managers. Renders nothing for an empty list. */
export function GygTeam({ users }: { users: readonly UserCard[] }) {
  const { t } = useTranslation('public');
  if (users.length === 0) return null;
  return (
    <Section title={t('gyg.team')} spacing="tight">
      <CardGrid dense>
        {users.map((user) => (
          <PersonCard
            key={user.id}
            name={user.fullName}
            image={user.profileImage ?? undefined}
            href={paths.user(user.id)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
