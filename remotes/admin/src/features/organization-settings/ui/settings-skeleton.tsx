import { FieldsSkeleton, Panel, Skeleton, Split, Stack, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** The loading settings: sections of fields, and the preview beside them. */
export function SettingsSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <Waiting label={t('organization.loading')}>
      <Split
        main={
          <Stack gap={5}>
            <Panel padding="large">
              <Stack gap={4}>
                <Skeleton shape="heading" length="half" />
                <FieldsSkeleton fields={5} />
              </Stack>
            </Panel>
            <Panel padding="large">
              <Stack gap={4}>
                <Skeleton shape="heading" length="half" />
                <FieldsSkeleton fields={2} />
              </Stack>
            </Panel>
          </Stack>
        }
        side={
          <Stack gap={4}>
            <Skeleton shape="heading" length="half" />
            <Skeleton shape="block" />
          </Stack>
        }
      />
    </Waiting>
  );
}
