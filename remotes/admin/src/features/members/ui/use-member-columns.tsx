import type { OrganizationUser } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar } from '@gyg/design-system';
import { NoValue, RowName, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { MailAddress } from '../../../shared/mail-address';
import s from './members.module.css';

export interface MemberCells {
  role: (member: OrganizationUser) => ReactNode;
  menu: (member: OrganizationUser) => ReactNode;
}

/** The columns of the members. `name`, `created`, `gygs` and `hours` are the keys to sort by. */
export function useMemberColumns({ role, menu }: MemberCells): TableColumn<OrganizationUser>[] {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { date, number } = useFormat();
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('members.column.name'),
      sortable: true,
      cell: ({ userId, fullName, email, profileImage }) => (
        <span className={s.person}>
          <Avatar seed={userId} src={profileImage === null ? undefined : profileSizes(profileImage).src} />
          <RowName
            title={fullName}
            href={paths.user(userId)}
            notes={[email === null ? t('members.noEmail') : <MailAddress key="email" address={email} />]}
          />
        </span>
      ),
      waiting: <RowNameSkeleton />,
    },
    { key: 'role', header: t('members.role'), phone: 'third', cell: role },
    {
      key: 'created',
      header: t('members.column.joined'),
      sortable: true,
      phone: 'third',
      nowrap: true,
      cell: ({ created }) => (
        <time dateTime={created} title={date(created)}>
          {monthIn(language, created)}
        </time>
      ),
    },
    {
      kind: 'number',
      key: 'gygs',
      header: t('members.column.gygs'),
      sortable: true,
      phone: 'sixth',
      cell: ({ gygs }) => (gygs === 0 ? <NoValue label={t('table.none')} /> : number(gygs)),
    },
    {
      kind: 'number',
      key: 'hours',
      header: t('members.column.hours'),
      sortable: true,
      phone: 'sixth',
      cell: ({ hours }) => (hours === 0 ? <NoValue label={t('table.none')} /> : number(hours, 1)),
    },
    { kind: 'actions', key: 'actions', header: t('members.column.actions'), cell: menu },
  ];
}

/** Month and year of a time, in Swedish time: `Mar 2024`. A table of people has no room for whole dates. */
const monthIn = (language: 'en' | 'sv', iso: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'Europe/Stockholm' }).format(
    new Date(iso),
  );
