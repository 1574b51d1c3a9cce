import type { Person } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar, Badge, Link } from '@gyg/design-system';
import { NoValue, RowName, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './people.module.css';

/** The columns of people; `menu` is what can be done with each. */
export function usePeopleColumns(menu: (person: Person) => ReactNode): TableColumn<Person>[] {
  const { t } = useTranslation('super-user');
  const { date } = useFormat();
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('people.column.name'),
      cell: ({ userId, fullName, email, profileImage }) => (
        <span className={s.person}>
          <Avatar seed={userId} src={profileImage === null ? undefined : profileSizes(profileImage).src} />
          <RowName title={fullName} href={paths.user(userId)} notes={[email ?? t('people.noEmail')]} />
        </span>
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'organizations',
      header: t('people.column.organizations'),
      phone: 'full',
      cell: ({ organizations }) =>
        organizations.length === 0 ? (
          <NoValue label={t('people.none')} />
        ) : (
          <ul className={s.organizations}>
            {organizations.map(({ id, name, friendlyUrl, role }) => (
              <li key={id}>
                <Link variant="standalone" href={paths.organizationByName(friendlyUrl)}>
                  {role === 'ADMIN' ? t('people.admin', { name }) : name}
                </Link>
              </li>
            ))}
          </ul>
        ),
    },
    {
      key: 'since',
      header: t('people.column.since'),
      phone: 'half',
      nowrap: true,
      cell: ({ created }) => <time dateTime={created}>{date(created)}</time>,
    },
    {
      key: 'right',
      header: t('people.column.right'),
      phone: 'half',
      nowrap: true,
      cell: ({ groups, confirmed }) =>
        groups.length === 0 && confirmed !== false ? (
          <NoValue label={t('people.none')} />
        ) : (
          <span className={s.badges}>
            {groups.includes('superusers') && <Badge tone="info">{t('people.superUser')}</Badge>}
            {confirmed === false && <Badge tone="warn">{t('people.unconfirmed')}</Badge>}
          </span>
        ),
    },
    { kind: 'actions', key: 'actions', header: t('people.column.actions'), cell: menu },
  ];
}
