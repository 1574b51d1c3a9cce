import { ErrorState, MoreLink, Section, TextSkeleton, Waiting } from '@gyg/design-system';
import { DecisionList, DecisionRow } from '@gyg/design-system/tables';
import { paths, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useRecentEntries } from '../api/list-audit-entries';
import { useAuditWords } from '../model/use-audit-words';

const shown = 5;

/** The newest entries of the audit log. */
export function RecentChanges() {
  const { t } = useTranslation('super-user');
  return (
    <Section
      spacing="none"
      size="small"
      title={t('audit.recent')}
      action={<MoreLink href={paths.auditLog()}>{t('audit.title')}</MoreLink>}
    >
      <Entries />
    </Section>
  );
}

function Entries() {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const loadFailure = useLoadFailure();
  const words = useAuditWords();
  const { data, error, refetch } = useRecentEntries(shown);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) {
    return (
      <Waiting label={t('diagnostics.loading')}>
        <TextSkeleton lines={4} />
      </Waiting>
    );
  }
  if (data.entries.length === 0) return <p>{t('audit.emptyText')}</p>;
  return (
    <DecisionList aria-label={t('audit.recent')}>
      {data.entries.map((entry) => (
        <DecisionRow
          key={entry.id}
          title={[words.act(entry), words.object(entry)].filter(Boolean).join(': ')}
          note={t('audit.by', { name: words.who(entry.actor), time: dateTime(entry.at) })}
        />
      ))}
    </DecisionList>
  );
}
