import type { GygDesk } from '@gyg/contract';
import { Banner } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useRelativeDay } from '../../../shared/time/use-relative-day';
import { emptyNeeds, isNear } from '../model/fill';
import s from './filled-panel.module.css';

/** Says which needs are still empty shortly before the gyg, with ways to fill each. */
export function NearNotice({ desk: { gyg, needs, bookings } }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const relativeDay = useRelativeDay();
  const empty = emptyNeeds(needs);
  const [first] = empty;
  if (!isNear(gyg) || first === undefined) return null;
  const invite = (needId: string) => paths.inviteToGyg(gyg.id, gyg.orgFriendlyUrl, gyg.friendlyUrl, needId);
  return (
    <Banner
      tone="warn"
      title={t('desk.near', { need: first.title, when: relativeDay(gyg.startDateTime), count: empty.length })}
    >
      <ul className={s.empty}>
        {empty.map(({ id, title }) => (
          <li key={id}>
            <a href={invite(id)}>{t('desk.inviteTo', { need: title })}</a>
          </li>
        ))}
      </ul>
      {bookings.confirmed > 0 && (
        <p>
          <a href={paths.deskMessages(gyg.id)}>{t('desk.askBooked')}</a>
        </p>
      )}
    </Banner>
  );
}
