import type { OrganizationOrigin } from '@gyg/contract';
import { Link } from '@gyg/design-system';
import { RowName, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './partner-origins.module.css';

const rightsOf = ({ mayLogIn, mayFrame }: OrganizationOrigin) =>
  mayLogIn && mayFrame ? 'both' : mayLogIn ? 'logIn' : 'frame';

/** The columns of origins; `menu` is what can be done with each. */
export function useOriginColumns(menu: (origin: OrganizationOrigin) => ReactNode): TableColumn<OrganizationOrigin>[] {
  const { t } = useTranslation('super-user');
  const { date, dateTime } = useFormat();
  return [
    {
      kind: 'name',
      key: 'origin',
      header: t('origins.column.origin'),
      cell: ({ origin, addedByName, created }) => (
        <RowName
          title={<span className={s.mono}>{origin}</span>}
          notes={[t('origins.added', { name: addedByName ?? t('origins.someone'), date: date(created) })]}
        />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'organization',
      header: t('origins.column.organization'),
      phone: 'line',
      cell: ({ organization: { name, friendlyUrl } }) => (
        <Link variant="standalone" href={paths.organizationByName(friendlyUrl)}>
          {name}
        </Link>
      ),
    },
    {
      key: 'may',
      header: t('origins.column.may'),
      phone: 'line',
      cell: (origin) => t(`origins.${rightsOf(origin)}`),
    },
    {
      key: 'seen',
      header: t('origins.column.seen'),
      phone: 'line',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('origins.never') : <time dateTime={lastSeenAt}>{dateTime(lastSeenAt)}</time>,
    },
    { kind: 'actions', key: 'actions', header: t('origins.column.actions'), cell: menu },
  ];
}
