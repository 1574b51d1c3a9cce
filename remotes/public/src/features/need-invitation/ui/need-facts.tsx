import type { Gyg, Need } from '@gyg/contract';
import { Badge, Icon } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { fullStatus } from '../../../shared/full-status';
import s from './need-invitation.module.css';

/** Hours, how much is left, and who can offer it. */
export function NeedFacts({ gyg, need }: { gyg: Gyg; need: Need }) {
  const { t } = useTranslation('public');
  const { hours, number } = useFormat();
  const { durationMinutes, availablePositions, whoCanOffer, contributionType } = need;
  const left = { count: availablePositions, formatted: number(availablePositions) };
  const isSkill = contributionType === 'SKILL';
  return (
    <ul className={s.facts}>
      {isSkill && durationMinutes !== null && (
        <li className={s.fact}>
          <Icon name="clock" />
          {t('needInvite.hours', { hours: hours(durationMinutes) })}
        </li>
      )}
      {availablePositions === 0 ? (
        <li className={s.badge}>
          <Badge tone={gyg.state === 'FINISHED' ? 'neutral' : 'bad'}>{t(`gyg.needs.${fullStatus(need)}`)}</Badge>
        </li>
      ) : (
        gyg.state !== 'FINISHED' &&
        whoCanOffer !== 'NONE' && (
          <li className={s.fact}>
            <Icon name={isSkill ? 'users' : 'box'} />
            {t(isSkill ? 'common.placesWanted' : 'common.itemsWanted', left)}
          </li>
        )
      )}
      {whoCanOffer !== 'ANYONE' && whoCanOffer !== 'NONE' && (
        <li className={s.fact}>
          <Icon name="lock" />
          {t(`gyg.needs.whoCanOffer.${whoCanOffer}`)}
        </li>
      )}
    </ul>
  );
}
