import type { DeskNeed, Gyg, GygDesk } from '@gyg/contract';
import { Banner, Button, Icon, Panel } from '@gyg/design-system';
import { FillLegend, FillList, FillMeter } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { AmountOf, NeedFill } from '../../../shared/need-fill';
import { useRelativeDay } from '../../../shared/time/use-relative-day';
import { emptyNeeds, isNear, sumsOf } from '../model/fill';
import s from './filled-panel.module.css';

/** How full a gyg is: each skill and item, and the places for recipients. */
export function FilledPanel({ desk }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const { gyg, needs, recipients } = desk;
  const skills = needs.filter(({ contributionType }) => contributionType === 'SKILL');
  const items = needs.filter(({ contributionType }) => contributionType === 'COMMODITY');
  const goal = gyg.sdgGoalId;
  return (
    <Panel padding="large" role="region" aria-labelledby={headingId} className={s.root}>
      <div className={s.head}>
        <h2 id={headingId} className={s.title}>
          {t('desk.filled')}
        </h2>
        {needs.length > 0 && <FillLegend confirmed={t('desk.confirmed')} waiting={t('desk.waiting')} goal={goal} />}
      </div>
      {needs.length === 0 && (
        <div className={s.none}>
          <p>{t('desk.noNeeds')}</p>
          <Button size="sm" variant="secondary" href={paths.editGyg(gyg.id)}>
            {t('desk.addNeeds')}
          </Button>
        </div>
      )}
      <div className={s.kinds}>
        {skills.length > 0 && <Needs kind="skills" needs={skills} gyg={gyg} />}
        {items.length > 0 && <Needs kind="items" needs={items} gyg={gyg} />}
        {recipients.places > 0 && (
          <div>
            <h3 className={s.kind}>
              <Icon name="heart" />
              {t('desk.recipients')}
            </h3>
            <FillMeter
              goal={goal}
              label={t('desk.places')}
              value={recipients.taken}
              max={recipients.places}
              amount={<AmountOf some={recipients.taken} all={recipients.places} />}
            />
          </div>
        )}
      </div>
      <NearNotice desk={desk} />
    </Panel>
  );
}

/** The needs of one kind with their sum. */
function Needs({ kind, needs, gyg }: { kind: 'skills' | 'items'; needs: readonly DeskNeed[]; gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { confirmed, offered } = sumsOf(needs);
  return (
    <div>
      <h3 className={s.kind}>
        <Icon name={kind === 'skills' ? 'clock' : 'box'} />
        {t(`desk.${kind}`)}
        <span className={s.sum}>{t(`desk.${kind}Sum`, { some: number(confirmed), all: number(offered) })}</span>
      </h3>
      <FillList>
        {needs.map((need) => (
          <NeedFill key={need.id} need={need} gyg={gyg} />
        ))}
      </FillList>
    </div>
  );
}

/** Says which needs are still empty shortly before the gyg, with ways to fill each. */
function NearNotice({ desk: { gyg, needs, bookings } }: { desk: GygDesk }) {
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
