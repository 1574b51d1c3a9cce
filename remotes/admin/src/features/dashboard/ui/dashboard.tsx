import type { Gyg, OrganizationDesk } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Button, ErrorState, GoalPoster, GoalTile, MoreLink, Panel, Picture, StateBadge } from '@gyg/design-system';
import { ActionCard } from '@gyg/design-system/details';
import { FillMeter } from '@gyg/design-system/tables';
import { paths, textLang, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useOrganizationDesk } from '../../../shared/frame';
import { deskAddress } from '../../../shared/gyg-table';
import { useRelativeDay } from '../../../shared/time/use-relative-day';
import s from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton';
import { Decisions } from './decisions';
import { Figures } from './figures';

/** Home in admin mode: numbers, everything that needs an answer, and the gygs to come. */
export function Dashboard({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const { data: desk, error, refetch } = useOrganizationDesk(organizationId);
  if (error && desk === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  return (
    <>
      {desk === undefined && <DashboardSkeleton />}
      {/* The list loads meanwhile. It is shown with the numbers above it, which would push it away. */}
      <div hidden={desk === undefined}>
        <Figures desk={desk} />
        <div className={s.root}>
          <Decisions organizationId={organizationId} />
          {desk && <Side desk={desk} />}
        </div>
      </div>
    </>
  );
}

/** The gyg that is next, and those after it; of a new organisation the first steps. */
function Side({ desk: { gygs, next, coming } }: { desk: OrganizationDesk }) {
  const total = gygs.drafts + gygs.upcoming + gygs.ongoing + gygs.finished;
  return (
    <div className={s.side}>
      {total === 0 && <FirstSteps />}
      {next && <NextGyg gyg={next} />}
      {coming.length > 0 && <ComingGygs gygs={coming} total={total} />}
    </div>
  );
}

/** What a new organisation does first. */
function FirstSteps() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ActionCard
        headingLevel={2}
        icon="building"
        title={t('dashboard.first.page')}
        text={t('dashboard.first.pageText')}
        href={paths.configureOrganization()}
      />
      <ActionCard
        headingLevel={2}
        icon="users"
        title={t('dashboard.first.people')}
        text={t('dashboard.first.peopleText')}
        href={paths.sendInvitations()}
      />
      <ActionCard
        headingLevel={2}
        icon="plus"
        title={t('dashboard.first.gyg')}
        text={t('dashboard.first.gygText')}
        href={paths.newGyg()}
      />
    </>
  );
}

/** The gyg in progress or next to start: how full it is, and the ways to its desk and door list. */
function NextGyg({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const { gygPeriod } = useFormat();
  const relativeDay = useRelativeDay();
  const { id, title, gygHero, sdgGoalId: goal, startDateTime, address, counts } = gyg;
  const ongoing = gyg.state === 'ONGOING';
  return (
    <Panel padding="none" role="region" aria-label={t('dashboard.nextGyg')} data-goal={goal} className={s.nextGygRoot}>
      <div className={s.picture}>
        {gygHero === '' ? (
          <GoalPoster goal={goal} />
        ) : (
          <Picture {...heroSizes(gygHero)} sizes="(max-width: 860px) 100vw, 340px" width={960} height={540} />
        )}
      </div>
      <div className={s.body}>
        <div className={s.marks}>
          <GoalTile goal={goal} framed />
          <StateBadge
            state={ongoing ? 'ongoing' : 'upcoming'}
            label={ongoing ? t('state.ONGOING') : relativeDay(startDateTime)}
          />
        </div>
        <div>
          <h2 className={s.title}>
            <a href={paths.gygDesk(id)} lang={textLang(gyg.language)}>
              {title}
            </a>
          </h2>
          <p className={s.when}>
            <span>{gygPeriod(gyg)}</span>
            <span>{address}</span>
          </p>
        </div>
        {(['skills', 'items', 'recipients'] as const)
          .filter((kind) => (counts?.[kind].offered ?? 0) > 0)
          .map((kind) => (
            <Fill key={kind} kind={kind} goal={goal} counts={counts?.[kind] ?? { booked: 0, offered: 0 }} />
          ))}
        <div className={s.actions}>
          <Button size="sm" href={paths.gygDesk(id)}>
            {t('dashboard.openDesk')}
          </Button>
          <Button size="sm" variant="secondary" href={paths.doorList(id)}>
            {t('dashboard.doorList')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface FillProps {
  kind: 'skills' | 'items' | 'recipients';
  goal: number;
  counts: { booked: number; offered: number };
}

function Fill({ kind, goal, counts: { booked, offered } }: FillProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return (
    <FillMeter
      label={t(`dashboard.fill.${kind}`)}
      value={booked}
      max={offered}
      amount={t('dashboard.of', { booked: number(booked), offered: number(offered) })}
      goal={goal}
    />
  );
}

/** Further gygs: in progress, upcoming and drafts. */
function ComingGygs({ gygs, total }: { gygs: readonly Gyg[]; total: number }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return (
    <Panel padding="none" role="region" aria-labelledby="coming">
      <div className={s.head}>
        <h2 id="coming" className={s.heading}>
          {t('dashboard.coming')}
        </h2>
        <MoreLink href={paths.hostedGygs()}>{t('dashboard.all', { total: number(total) })}</MoreLink>
      </div>
      <ul className={s.coming}>
        {gygs.map((gyg) => (
          <ComingGyg key={gyg.id} gyg={gyg} />
        ))}
      </ul>
    </Panel>
  );
}

function ComingGyg({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const { date, gygCard, number } = useFormat();
  const { title, state, sdgGoalId: goal, gygHero, startDateTime, endDateTime, repeats } = gyg;
  const { booked, offered } = gyg.counts?.skills ?? { booked: 0, offered: 0 };
  const note = () => {
    if (state === 'CREATED') return t('state.CREATED');
    if (state === 'ONGOING')
      return repeats === 'WEEKLY' ? gygCard(gyg).main : t('dashboard.until', { date: date(endDateTime) });
    if (offered === 0) return date(startDateTime);
    return t('dashboard.filled', { date: date(startDateTime), booked: number(booked), offered: number(offered) });
  };
  return (
    <li className={s.gyg} data-goal={goal}>
      <div className={s.gygPicture}>
        {gygHero === '' ? (
          <GoalPoster goal={goal} />
        ) : (
          <Picture {...heroSizes(gygHero)} sizes="72px" width={480} height={270} />
        )}
      </div>
      <div>
        <a className={s.gygTitle} href={deskAddress(gyg)} lang={textLang(gyg.language)}>
          {title}
        </a>
        <p className={s.gygNote}>{note()}</p>
      </div>
    </li>
  );
}
