import type { Person } from '@gyg/contract';
import { Menu } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import type { PersonAct } from '../api/people-calls';

export interface PersonMenuProps {
  person: Person;
  /** Whether there is no other super user. */
  onlySuperUser: boolean;
  onAct: (act: PersonAct) => void;
}

/** What can be done with an account. What cannot be done says why. */
export function PersonMenu({ person, onlySuperUser, onAct }: PersonMenuProps) {
  const { t } = useTranslation('super-user');
  const elsewhere = person.confirmed === null ? t('people.elsewhere') : undefined;
  const isSuper = person.groups.includes('superusers');
  const noGrant = elsewhere ?? (person.confirmed === false ? t('people.unconfirmed') : undefined);
  const noRevoke = elsewhere ?? (onlySuperUser ? t('people.onlyOne') : undefined);
  const item = (act: PersonAct, why: string | undefined) => ({
    id: act,
    label: t(`people.${act}`),
    disabled: why !== undefined,
    note: why,
    onSelect: () => onAct(act),
  });
  return (
    <Menu
      label={t('people.actionsFor', { name: person.fullName })}
      items={[
        { id: 'profile', label: t('people.profile'), icon: 'user', href: paths.user(person.userId) },
        { ...item('signOut', elsewhere), icon: 'lock' },
        isSuper
          ? { id: 'danger', items: [{ ...item('revoke', noRevoke), icon: 'shield', tone: 'danger' }] }
          : { ...item('grant', noGrant), icon: 'shield' },
      ]}
    />
  );
}
