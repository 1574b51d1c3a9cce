import { InOrder, Tabs } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { Keys } from './keys';
import { Origins } from './origins';
import { Webhooks } from './webhooks';

export interface AccessProps {
  organizationId: string;
  /** Whether the user is its administrator. Super users read, and may add, change and remove origins and revoke keys. */
  asAdmin: boolean;
}

/** An organisation's origins, keys and webhooks. */
export function Access(props: AccessProps) {
  const { t } = useTranslation('admin');
  return (
    <InOrder gap={6}>
      <Tabs
        label={t('access.onThisPage')}
        items={[
          { label: t('access.origins.title'), href: '#origins' },
          { label: t('access.keys.title'), href: '#keys' },
          { label: t('access.webhooks.title'), href: '#webhooks' },
        ]}
      />
      <Origins {...props} />
      <Keys {...props} />
      <Webhooks {...props} />
    </InOrder>
  );
}
