import { Button } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './plugin-gygs.module.css';

export interface MoreGygsProps {
  organizationId: string;
  shown: number;
  total: number;
  busy: boolean;
  /** Without it the list is as long as it gets: the rest is on the platform. */
  onMore: (() => void) | undefined;
}

/** How many of all are shown, and the way to the next; nothing where all are. */
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
