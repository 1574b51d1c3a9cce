import { isOnline } from '@gyg/contract/gyg-place';
import { heroSizes } from '@gyg/contract/images';
import { Badge, Button, Cluster, GoalPoster, Icon, type IconName, Panel, Picture } from '@gyg/design-system';
import { paths, TextIn, Trans, toLanguage, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { mapLink } from '../../../shared/web-links';
import type { NextBooking } from '../model/next-booking';
import s from './next-gyg.module.css';

/** The next booking: picture, time, place, what the user gives there, and where to go from here. */
export function NextGygCard({ next }: { next: NextBooking }) {
  const { t } = useTranslation('public');
  const { span, gygLine } = useFormat();
  const lang = toLanguage(next.language);
  const online = isOnline(next.address);
  const gives =
    next.needs.length === 0 ? (
      <TextIn text={t('member.next.place')} lang={undefined} />
    ) : (
      <TextIn text={next.needs.join(', ')} lang={lang} />
    );
  return (
    <Panel padding="none" className={s.card} data-goal={next.goal}>
      <div className={s.picture}>
        {next.picture ? (
          <Picture {...heroSizes(next.picture)} sizes="(max-width: 860px) 100vw, 320px" priority />
        ) : (
          <GoalPoster goal={next.goal} />
        )}
      </div>
      <div className={s.body}>
        <h2 className={s.title}>
          <a className={s.link} href={paths.gyg(next.gygId)} lang={lang}>
            {next.title}
          </a>
        </h2>
        {next.pending && (
          <p>
            <Badge tone="info">{t('member.next.pending', { host: next.hostName })}</Badge>
          </p>
        )}
        <Fact icon="calendar">
          <time dateTime={next.startDateTime}>{span(next.startDateTime, next.endDateTime)}</time>
          {next.weekly && <span className={s.weekly}>{gygLine(next.weekly).main}</span>}
        </Fact>
        <Fact icon={online ? 'globe' : 'pin'}>{online ? t('card.online') : next.address}</Fact>
        <Fact icon="users">
          {next.orgName === null ? (
            gives
          ) : (
            <Trans
              t={t}
              i18nKey="member.next.represents"
              values={{ organization: next.orgName }}
              components={{ gives }}
            />
          )}
        </Fact>
        <Cluster className={s.actions}>
          <Button href={paths.gygBookings(next.gygId)}>{t('member.next.view')}</Button>
          {!online && (
            <Button variant="secondary" icon="pin" href={mapLink(next.address)} target="_blank" rel="noopener">
              {t('member.next.directions')}
            </Button>
          )}
        </Cluster>
      </div>
    </Panel>
  );
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className={s.fact}>
    <Icon name={icon} />
    <span>{children}</span>
  </p>
);
