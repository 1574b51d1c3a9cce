import { ErrorState, FieldsSkeleton, Panel, Skeleton, Split, Stack, Waiting } from '@gyg/design-system';
import { useLoadFailure, useQuery, useTranslation } from '@gyg/platform';
import { cardOptions, pageOptions } from '../api/get-settings';
import { SettingsForms } from './settings-forms';

/** The settings of an organisation: its card, its pictures and its page. */
export function OrganizationSettings({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const card = useQuery(cardOptions(organizationId));
  const page = useQuery(pageOptions(organizationId));
  if (card.data !== undefined && page.data !== undefined) {
    return <SettingsForms settings={{ card: card.data, page: page.data }} />;
  }
  const thrown = card.error ?? page.error;
  const retry = () => {
    if (card.error) void card.refetch();
    if (page.error) void page.refetch();
  };
  return thrown ? <ErrorState {...loadFailure(thrown, retry)} /> : <SettingsSkeleton />;
}

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
