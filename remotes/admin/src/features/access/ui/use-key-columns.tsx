import type { OrganizationKey } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { RowName, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { daysUntil } from '../../../shared/time/days-until';
import { useWhen } from '../model/use-when';
import s from './access.module.css';

/** A key that ends within this many days is marked. */
const soonDays = 14;

/** The columns of the keys: name, scopes, use and state. */
export function useKeyColumns(onRevoke: (key: OrganizationKey) => void): TableColumn<OrganizationKey>[] {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const when = useWhen();
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('access.keys.name'),
      cell: ({ name, hint, createdByName, created }) => (
        <RowName
          title={name}
          notes={[
            <span key="hint" className={s.mono}>
              {hint}
            </span>,
            t('access.created', { name: createdByName ?? t('access.someone'), date: date(created) }),
          ]}
        />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'may',
      header: t('access.may'),
      phone: 'full',
      cell: ({ scopes }) => <Tags texts={scopes} />,
    },
    {
      key: 'used',
      nowrap: true,
      header: t('access.keys.used'),
      phone: 'line',
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('access.never') : <time dateTime={lastUsedAt}>{when(lastUsedAt)}</time>,
    },
    {
      key: 'expires',
      header: t('access.keys.expires'),
      phone: 'line',
      cell: ({ expiresAt }) =>
        expiresAt === null ? t('access.keys.noEnd') : <time dateTime={expiresAt}>{date(expiresAt)}</time>,
    },
    { key: 'state', header: t('access.state'), phone: 'line', cell: (key) => <KeyState {...key} /> },
    {
      kind: 'actions',
      key: 'actions',
      header: t('access.actions'),
      cell: (key) =>
        key.state === 'ACTIVE' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('access.keys.revokeOf', { name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {t('access.keys.revoke')}
          </Button>
        ),
    },
  ];
}

function KeyState({ state, expiresAt }: OrganizationKey) {
  const { t } = useTranslation('admin');
  if (state === 'REVOKED') return <Badge look="state">{t('access.keys.revoked')}</Badge>;
  if (state === 'EXPIRED') return <Badge look="state">{t('access.keys.expired')}</Badge>;
  const days = expiresAt === null ? undefined : daysUntil(expiresAt);
  if (days !== undefined && days <= soonDays) {
    return (
      <Badge look="state" tone="warn">
        {days < 1 ? t('access.keys.endsToday') : t('access.keys.ends', { count: days })}
      </Badge>
    );
  }
  return (
    <Badge look="state" tone="good">
      {t('access.keys.active')}
    </Badge>
  );
}

/** Scopes or events as code. */
export const Tags = ({ texts }: { texts: readonly string[] }) => (
  <span className={s.tags}>
    {texts.map((text) => (
      <span key={text} className={s.tag}>
        {text}
      </span>
    ))}
  </span>
);
