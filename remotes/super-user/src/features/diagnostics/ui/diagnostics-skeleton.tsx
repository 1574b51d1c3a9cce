import { Panel, Stack, TextSkeleton, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** Shown while the page is loading. */
export function DiagnosticsSkeleton() {
  const { t } = useTranslation('super-user');
  return (
    <Waiting label={t('diagnostics.loading')}>
      <Stack gap={5}>
        {['health', 'mails', 'jobs'].map((part) => (
          <Panel key={part}>
            <TextSkeleton lines={4} />
          </Panel>
        ))}
      </Stack>
    </Waiting>
  );
}
