import { Panel, Stack, TextSkeleton, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** Shown while the figures are loading. */
export function OverviewSkeleton() {
  const { t } = useTranslation('super-user');
  return (
    <Waiting label={t('diagnostics.loading')}>
      <Stack gap={5}>
        {['health', 'figures', 'waiting'].map((part) => (
          <Panel key={part}>
            <TextSkeleton lines={4} />
          </Panel>
        ))}
      </Stack>
    </Waiting>
  );
}
