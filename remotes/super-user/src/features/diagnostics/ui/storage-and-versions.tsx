import type { Diagnostics } from '@gyg/contract';
import { Columns, Panel, Section } from '@gyg/design-system';
import { DefinitionList, type DefinitionRow } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { useFigures } from '../../../shared/figures';

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Where data is stored, how large it is, and which versions run. */
export function StorageAndVersions({ data }: { data: Diagnostics }) {
  const { t } = useTranslation('super-user');
  const { number, dateTime } = useFormat();
  const { size } = useFigures();
  const { media, database, process, services } = data;
  const cards: { title: string; rows: DefinitionRow[] }[] = [
    {
      title: t('storage.media'),
      rows: [
        { term: t('storage.place'), value: t(`storage.kinds.${media.kind}`) },
        { term: t('storage.pictures'), value: number(media.pictures) },
        ...(media.disk === null
          ? []
          : [
              {
                term: t('storage.disk'),
                value: t('storage.freeOf', { free: size(media.disk.freeBytes), total: size(media.disk.totalBytes) }),
              },
            ]),
      ],
    },
    {
      title: t('storage.database'),
      rows: [
        { term: t('storage.engine'), value: `${engines[database.engine]} ${database.version}` },
        { term: t('storage.size'), value: size(database.bytes) },
        { term: t('storage.migration'), value: database.migration },
      ],
    },
    {
      title: t('storage.process'),
      rows: [
        { term: t('storage.product'), value: process.product },
        { term: t('storage.node'), value: process.node },
        { term: t('storage.started'), value: dateTime(process.startedAt) },
        { term: t('storage.memory'), value: size(process.memoryBytes) },
      ],
    },
    {
      title: t('storage.services'),
      rows: services.map(({ name, configured, lastFailure }) => ({
        term: t(`storage.serviceNames.${name}`),
        value: !configured
          ? t('storage.off')
          : lastFailure === null
            ? t('storage.on')
            : t('storage.failedAt', { time: dateTime(lastFailure.at), reason: lastFailure.reason }),
      })),
    },
  ];
  return (
    <Section title={t('storage.title')} spacing="none">
      <Columns count={2} gap={3}>
        {cards.map(({ title, rows }) => (
          <Panel key={title}>
            <h3>{title}</h3>
            <DefinitionList rows={rows} />
          </Panel>
        ))}
      </Columns>
    </Section>
  );
}
