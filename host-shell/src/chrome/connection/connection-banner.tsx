import { Banner } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './connection-banner.module.css';
import type { Connection } from './use-connection';

/** Says that the page has no connection and what still works. Screen readers announce it when it appears. */
export function ConnectionBanner({ connection }: { connection: Connection }) {
  const { t } = useTranslation('shell');
  return (
    <div role="status" className={s.place}>
      {connection !== 'online' && (
        <Banner tone="warn" title={t(`connection.${connection}`)}>
          {t(`connection.${connection}Text`)}
        </Banner>
      )}
    </div>
  );
}
