import { Badge, Banner } from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { areaProgress } from '../remotes/load-area';
import { remoteTable, tableProblems } from '../remotes/registry';
import s from './diagnostics.module.css';

/** Every remote of the remotes table: version, source, and loading state in this page. */
export function RemoteDiagnostics() {
  const { t } = useTranslation('shell');
  const address = (text: string) => <span className={s.address}>{text}</span>;
  const problems = tableProblems().map(({ remote, reason }) => (
    <Banner key={`${remote} ${reason}`} tone="bad" title={`${remote}: ${reason}`} />
  ));
  const sections = Object.entries(remoteTable()).map(([name, row]) => (
    <section key={name} aria-label={name}>
      <h3 className={s.remote}>
        {name} {row.overridden && <Badge tone="warn">{t('developer.test.overridden')}</Badge>}
      </h3>
      <DefinitionList
        rows={[
          { term: t('developer.test.version'), value: row.version },
          { term: t('developer.test.state'), value: t(`developer.test.progress.${areaProgress(name)}`) },
          { term: t('developer.test.entry'), value: address(row.entry) },
          { term: t('developer.test.integrity'), value: address(row.integrity ?? t('developer.test.noIntegrity')) },
          { term: t('developer.test.claims'), value: address(row.basePaths.join(' ')) },
        ]}
      />
    </section>
  ));
  return [...problems, ...sections];
}
