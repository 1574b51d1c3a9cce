import { Button } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './plugin-gygs.module.css';

export interface MoreGygsProps {
  organizationId: string;
  shown: number;
  total: number;
  busy: boolean;
  /** Undefined if no more can be loaded here: a link leads to the rest on the platform. */
  onMore: (() => void) | undefined;
}

/** The number of gygs shown and in total, with a button for more. Renders nothing if all are shown. */
export function MoreGygs({ organizationId, shown, total, busy, onMore }: MoreGygsProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const all = shown >= total;
  return (
    <div className={s.more}>
      <p role="status">{!all && t('plugin.shown', { shown: number(shown), total: number(total) })}</p>
      {!all &&
        (onMore ? (
          <Button variant="secondary" busy={busy} onClick={onMore}>
            {t('plugin.more')}
          </Button>
        ) : (
          <Button variant="secondary" href={paths.organization(organizationId)}>
            {t('plugin.all')}
          </Button>
        ))}
    </div>
  );
}
