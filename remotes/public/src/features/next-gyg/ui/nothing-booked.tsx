import { Button, Cluster, Panel } from '@gyg/design-system';
import { paths, useHostPath, useTranslation } from '@gyg/platform';
import s from './next-gyg.module.css';

/** Nothing is booked: how to find a gyg, or to host one. */
export function NothingBooked() {
  const { t } = useTranslation('public');
  const host = useHostPath();
  return (
    <Panel padding="large" className={s.waiting}>
      <p className={s.text}>{t('member.next.noneText')}</p>
      <Cluster className={s.actions}>
        <Button size="lg" href={paths.openGygs()}>
          {t('home.find')}
        </Button>
        <Button size="lg" variant="secondary" href={host}>
          {t('home.host')}
        </Button>
      </Cluster>
    </Panel>
  );
}
