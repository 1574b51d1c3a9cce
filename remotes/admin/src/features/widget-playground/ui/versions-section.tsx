import { ErrorState, IconButton, Section, Skeleton } from '@gyg/design-system';
import { Table, type TableColumn } from '@gyg/design-system/tables';
import { copyText, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { Said } from '../../../shared/code';
import { useVersions, type WidgetVersion, type WidgetVersions } from '../api/get-versions';
import s from './playground.module.css';

/** The versions that the platform serves, with what a page needs to pin one. */
export function VersionsSection() {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useVersions();
  return (
    <Section
      id="versions"
      title={t('developers.versions')}
      size="small"
      spacing="none"
      lead={<Said text={t('developers.versionsText')} />}
      action={<a href="/widgets/changelog.txt">{t('developers.changelog')}</a>}
    >
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <Skeleton shape="block" />}
      {data && <VersionsTable {...data} />}
      <p className={s.below}>{t('developers.hashText')}</p>
    </Section>
  );
}

function VersionsTable({ latest, channels, versions }: WidgetVersions) {
  const { t } = useTranslation('admin');
  const { date, number } = useFormat();
  const channelOf = (version: string) => channels[version.split('.')[0] ?? ''];
  const columns: TableColumn<WidgetVersion>[] = [
    {
      kind: 'name',
      key: 'version',
      header: t('developers.version'),
      cell: ({ version }) => (
        <>
          <code translate="no">{version}</code>
          {version === latest && (
            <small className={s.small}>{t('developers.latest', { channel: channelOf(version) ?? '' })}</small>
          )}
        </>
      ),
    },
    { key: 'released', header: t('developers.released'), cell: ({ released }) => date(released) },
    {
      kind: 'number',
      key: 'bytes',
      header: t('developers.size'),
      cell: ({ bytes }) => t('developers.kilobytes', { size: number(bytes / 1000, 1) }),
    },
    {
      key: 'integrity',
      header: t('developers.integrity'),
      phone: 'full',
      cell: ({ version, integrity }) => (
        <span className={s.hash}>
          <code translate="no">{integrity}</code>
          <IconButton
            icon="copy"
            label={t('developers.copyThis', { title: t('developers.hashOf', { version }) })}
            onClick={() =>
              void copyText(integrity, { done: t('developers.copied'), failed: t('developers.copyFailed') })
            }
          />
        </span>
      ),
    },
    {
      key: 'until',
      header: t('developers.until'),
      cell: ({ servedUntil }) => (servedUntil === null ? t('developers.noEnd') : date(servedUntil)),
    },
  ];
  return (
    <Table
      caption={t('developers.versions')}
      captionHidden
      columns={columns}
      rows={versions}
      rowKey={(row) => row.version}
    />
  );
}
