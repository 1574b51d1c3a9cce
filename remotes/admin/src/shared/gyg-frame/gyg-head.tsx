import type { Gyg, GygDesk } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';
import { heroSizes } from '@gyg/contract/images';
import { Badge, Button, GoalPoster, Icon, Menu, type MenuEntry, Picture, StateBadge } from '@gyg/design-system';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { type GygAct, GygActDialog, useActItems, useAfterAct } from '../gyg-acts';
import { stateLook } from '../gyg-table';
import { useRelativeDay } from '../time/use-relative-day';
import s from './gyg-head.module.css';

/** Picture, state, title, time, place and actions of a gyg, above all its pages. */
export function GygHead({ desk }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const { gygPeriod } = useFormat();
  const { gyg } = desk;
  const { gygHero, heroAlt, sdgGoalId: goal } = gyg;
  return (
    <header className={s.root} data-goal={goal}>
      <div className={s.picture}>
        {gygHero === '' ? (
          <GoalPoster goal={goal} />
        ) : (
          <Picture {...heroSizes(gygHero)} alt={heroAlt} sizes="208px" width={480} height={270} />
        )}
      </div>
      <div className={s.words}>
        <GygState gyg={gyg} />
        <h1 className={s.title} tabIndex={-1} lang={textLang(gyg.language)}>
          {gyg.title}
        </h1>
        <p className={s.facts}>
          <span className={s.fact}>
            <Icon name="calendar" size="sm" />
            {gygPeriod(gyg)}
          </span>
          {gyg.address !== '' && (
            <span className={s.fact}>
              <Icon name={isOnline(gyg.address) ? 'globe' : 'pin'} size="sm" />
              {isOnline(gyg.address) ? t('gygFrame.online') : gyg.address}
            </span>
          )}
        </p>
      </div>
      <div className={s.actions}>
        <GygMenu desk={desk} />
        <Button variant="secondary" icon="external" href={paths.gyg(gyg.id)}>
          {t('gygFrame.view')}
        </Button>
        <Button variant="secondary" icon="edit" href={paths.editGyg(gyg.id)}>
          {t('gygFrame.edit')}
        </Button>
        {gyg.state !== 'CREATED' && (
          <Button className={s.message} icon="mail" href={paths.deskMessages(gyg.id)}>
            {t('gygFrame.message')}
          </Button>
        )}
      </div>
    </header>
  );
}

/**
 * The state with how far away the gyg is ("Upcoming, in 2 days"), and whether it is hidden. One that was finished before
 * its end is past without a day.
 */
function GygState({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const relativeDay = useRelativeDay();
  const state = t(`state.${gyg.state}`);
  const when =
    gyg.state === 'PUBLISHED'
      ? relativeDay(gyg.startDateTime)
      : gyg.state === 'FINISHED' && Date.parse(gyg.endDateTime) <= Date.now()
        ? relativeDay(gyg.endDateTime)
        : undefined;
  return (
    <p className={s.state}>
      <StateBadge
        state={stateLook[gyg.state]}
        label={when === undefined ? state : t('gygFrame.stateWhen', { state, when })}
      />
      {gyg.hidden && <Badge>{t('hidden')}</Badge>}
    </p>
  );
}

/** Further actions on a gyg: invitations, publishing, finishing, copying and deleting, with their dialogs. */
function GygMenu({ desk }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const { gyg } = desk;
  const [act, setAct] = useState<GygAct>();
  const afterAct = useAfterAct();
  const open = gyg.state === 'PUBLISHED' || gyg.state === 'ONGOING';
  const invite: MenuEntry = {
    id: 'invite',
    label: t('gygFrame.invite'),
    icon: 'users',
    href: paths.inviteToGyg(gyg.id, gyg.orgFriendlyUrl, gyg.friendlyUrl),
  };
  const items: MenuEntry[] = [...(open ? [invite] : []), ...useActItems(desk, setAct)];
  if (items.length === 0) return null;
  return (
    <>
      <Menu label={t('gygFrame.more', { title: gyg.title })} items={items} />
      <GygActDialog gygId={gyg.id} act={act} onClose={() => setAct(undefined)} onDone={afterAct} />
    </>
  );
}
