import type { Diagnostics } from '@gyg/contract';
import { EmptyState, Section } from '@gyg/design-system';
import { Table, type TableColumn } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { useFigures } from '../../../shared/figures';

type Limit = Diagnostics['limits'][number];

/** How often calls may be made, and how close the busiest person or address came. */
export function LimitsTable({ limits, since }: { limits: readonly Limit[]; since: string }) {
  const { t } = useTranslation('super-user');
  const { number, time } = useFormat();
  const { span } = useFigures();
  const nameOf = ({ name }: Limit) => (isLimitName(name) ? t(`limits.names.${name}`) : name);
  const columns: TableColumn<Limit>[] = [
    { key: 'class', kind: 'name', header: t('limits.class'), cell: nameOf },
    {
      ...{ key: 'limit', header: t('limits.limit') },
      cell: ({ max, windowSeconds }) => t('limits.within', { count: max, span: span(windowSeconds) }),
    },
    { key: 'calls', kind: 'number', header: t('limits.calls'), cell: ({ calls }) => number(calls) },
    { key: 'refused', kind: 'number', header: t('limits.refused'), cell: ({ refused }) => number(refused) },
    {
      ...{ key: 'highest', kind: 'number', header: t('limits.highest') },
      cell: ({ highestPercent }) => t('limits.percent', { percent: number(highestPercent) }),
    },
  ];
  return (
    <Section title={t('limits.title')} spacing="none" lead={t('limits.lead', { time: time(since) })}>
      <Table
        dense
        caption={t('limits.title')}
        captionHidden
        columns={columns}
        rows={limits}
        rowKey={({ name }) => name}
        empty={<EmptyState title={t('limits.off')} text={t('limits.offText')} />}
      />
    </Section>
  );
}

/** The limits that the page has words for. */
const limitNames = [
  'reads',
  'writes',
  'people',
  'uploads',
  'codes',
  'drawings',
  'invitations',
  'requests',
  'lookups',
  'exports',
  'pages',
  'reports',
  'login-account-address',
  'login-account',
  'login-address',
  'login-device',
  'begin-address',
  'sign-up-address',
  'sign-up-account-address',
  'sign-up-taken',
  'notice-account',
  'code-account-address',
  'code-account',
  'code-address',
  'code-device',
  'try-account-address',
  'try-code-address',
  'try-confirm',
  'try-reset',
  'try-reset-device',
] as const;

type LimitName = (typeof limitNames)[number];

const isLimitName = (name: string): name is LimitName => limitNames.some((limitName) => limitName === name);
