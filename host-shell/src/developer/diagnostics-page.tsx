import { Button, Page, PageHeader, Stack } from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { useConfig, usePageTitle, useTranslation } from '@gyg/platform';
import { type ReactNode, useState } from 'react';
import { productVersion } from '../chrome/product-version';
import { designSystemVersion, platformVersion } from '../remotes/versions';
import { ApiHealth } from './api-health';
import s from './diagnostics.module.css';
import { PolicyReports } from './policy-reports-table';
import { RemoteDiagnostics } from './remote-diagnostics';
import { SessionDiagnostics } from './session-diagnostics';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={s.section}>
      <h2 className={s.heading}>{title}</h2>
      {children}
    </section>
  );
}

/**
 * Versions, remotes and session of this page, for developers; `below` the super users' page of the same address. Never
 * shows a token (decision 0035).
 */
export function DiagnosticsPage({ below = false }: { below?: boolean }) {
  const { t } = useTranslation('shell');
  const config = useConfig();
  const [look, setLook] = useState(0);
  usePageTitle(t('developer.test.title'));
  return (
    <Page padded>
      {below ? (
        <p>{t('developer.test.lead')}</p>
      ) : (
        <PageHeader title={t('developer.test.title')} lead={t('developer.test.lead')} />
      )}
      <Stack gap={5} key={look}>
        <Button variant="secondary" icon="refresh" className={s.refresh} onClick={() => setLook(look + 1)}>
          {t('developer.test.refresh')}
        </Button>
        <Section title={t('developer.test.versions')}>
          <DefinitionList
            rows={[
              { term: t('developer.test.product'), value: productVersion },
              { term: t('developer.test.platform'), value: platformVersion },
              { term: t('developer.test.designSystem'), value: designSystemVersion },
            ]}
          />
        </Section>
        <Section title={t('developer.test.remotes')}>
          <RemoteDiagnostics />
        </Section>
        <Section title={t('developer.test.session')}>
          <SessionDiagnostics />
        </Section>
        <Section title={t('developer.test.api')}>
          <ApiHealth />
        </Section>
        <Section title={t('developer.test.config')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on narrow screens, also by keyboard */}
          <pre className={s.code} tabIndex={0}>
            {JSON.stringify(config ?? null, null, 2)}
          </pre>
        </Section>
        <Section title={t('developer.test.reports')}>
          <PolicyReports />
        </Section>
      </Stack>
    </Page>
  );
}
