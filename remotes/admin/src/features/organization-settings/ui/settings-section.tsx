import { Banner, Button, Cluster, Panel, Section, Stack, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import type { useSection } from '../model/use-section';
import s from './organization-settings.module.css';

export interface SettingsSectionProps {
  title: string;
  /** What the section is for. */
  lead?: string;
  section: ReturnType<typeof useSection>;
  children: ReactNode;
}

/** A part of the settings with a button that saves only this part, and whether everything is saved. */
export function SettingsSection({ title, lead, section, children }: SettingsSectionProps) {
  const { t } = useTranslation('admin');
  const { state, failure, onSubmit, discard } = section;
  return (
    <Panel padding="large">
      <Section title={title} lead={lead} size="small" spacing="none">
        <form noValidate onSubmit={onSubmit}>
          <Stack gap={4}>
            {children}
            {failure !== undefined && (
              <Banner tone="bad" role="alert" title={t('organization.notSaved')}>
                {failure}
              </Banner>
            )}
            <Cluster justify="end" gap={3}>
              <p className={s.state} role="status" data-state={state}>
                {(state === 'unsaved' || state === 'saved') && t(`organization.state.${state}`)}
              </p>
              {state === 'unsaved' && (
                <Button variant="quiet" onClick={discard}>
                  {t('organization.discard')} <VisuallyHidden>: {title}</VisuallyHidden>
                </Button>
              )}
              <Button type="submit" busy={state === 'saving'}>
                {t('organization.save')} <VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Section>
    </Panel>
  );
}
