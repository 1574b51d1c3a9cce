import type { ContributionType, Gyg, GygViewer, Need, ViewerWaitlistEntry } from '@gyg/contract';
import { takesQueue } from '@gyg/contract/waitlist';
import { Badge, Button, Icon, Link, RichText, Stack } from '@gyg/design-system';
import { type NeedRow, NeedsTable } from '@gyg/design-system/tables';
import { isSignedIn, paths, toLanguage, useFormat, useLanguage, useSession, useTranslation } from '@gyg/platform';
import { takesBookings } from '../../../shared/gyg-state';
import { ownLanguage } from '../../../shared/own-language';
import { ownEntry } from '../../../shared/waitlist';
import { getNeedStatus, isMembersOnly, isOpenToGuests, queueableNeeds, restrictionOf, sortNeeds } from '../model/needs';
import s from './gyg-needs-table.module.css';
import { NeedLink } from './need-link';

export interface GygNeedsTableProps {
  type: ContributionType;
  gyg: Gyg;
  needs: readonly Need[];
  viewer: GygViewer | undefined;
}

/** Skills with hours, or items with the quantity needed. Renders nothing if there are none. */
export function GygNeedsTable({ type, gyg, needs, viewer }: GygNeedsTableProps) {
  const { t } = useTranslation('public');
  const { hours, number } = useFormat();
  const language = useLanguage();
  const left = useNeedLeft(gyg);
  if (needs.length === 0) return null;
  const isSkill = type === 'SKILL';
  const isPast = gyg.state === 'FINISHED';

  const row = (need: Need): NeedRow => {
    const status = getNeedStatus(gyg.state, need);
    const restriction = restrictionOf(need);
    return {
      id: need.id,
      title: need.title,
      textLang: toLanguage(gyg.language),
      description: hasDescription(need) && <NeedDescription need={need} lang={ownLanguage(gyg)} />,
      amount: isSkill ? hours(need.durationMinutes ?? 0) : number(need.offeredPositions),
      ...left(need),
      restriction: restriction && t(`gyg.needs.whoCanOffer.${restriction}`),
      struck: status !== 'left' && status !== 'received',
      action: !isPast && <NeedAction gyg={gyg} need={need} viewer={viewer} />,
    };
  };

  return (
    <NeedsTable
      caption={t(isSkill ? 'gyg.needs.skills' : 'gyg.needs.itemsTitle')}
      icon={isSkill ? 'clock' : 'box'}
      headers={{
        title: t(isSkill ? 'gyg.needs.skill' : 'gyg.needs.item'),
        amount: t(isSkill ? 'gyg.needs.hours' : 'gyg.needs.asked'),
        left: t(isPast ? 'gyg.needs.bookedHeader' : 'gyg.needs.left'),
        action: t('gyg.needs.action'),
      }}
      data-goal={gyg.sdgGoalId}
      rows={sortNeeds(needs, language).map(row)}
    />
  );
}

const hasDescription = (need: Need) => need.description !== '' || restrictionOf(need) !== undefined;

function NeedDescription({ need, lang }: { need: Need; lang: string }) {
  const { t } = useTranslation('public');
  const restriction = restrictionOf(need);
  return (
    <Stack gap={2}>
      {need.description !== '' && <RichText lang={lang} html={need.description} />}
      {restriction && <p>{t(`gyg.needs.whoCanOfferHint.${restriction}`)}</p>}
    </Stack>
  );
}

/** How much of a need is left, or of a past gyg's need was booked: as a meter, or a badge if nothing is or it is closed. */
function useNeedLeft(gyg: Gyg): (need: Need) => Pick<NeedRow, 'badge' | 'meter'> {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (need) => {
    const status = getNeedStatus(gyg.state, need);
    if (status === 'full' || status === 'fullyReceived' || status === 'closed') {
      return { badge: { tone: 'neutral', label: t(`gyg.needs.${status}`) } };
    }
    const { offeredPositions, availablePositions } = need;
    const booked = offeredPositions - availablePositions;
    const all = { count: offeredPositions, formatted: number(offeredPositions) };
    const rest =
      status === 'received'
        ? t('gyg.needs.booked', all)
        : t(need.contributionType === 'SKILL' ? 'gyg.needs.ofPositions' : 'gyg.needs.ofItems', all);
    return {
      meter: {
        label: (
          <>
            <b>{number(status === 'received' ? booked : availablePositions)}</b> {rest}
          </>
        ),
        taken: offeredPositions === 0 ? 1 : booked / offeredPositions,
      },
    };
  };
}

interface NeedActionProps {
  gyg: Gyg;
  need: Need;
  viewer: GygViewer | undefined;
}

/**
 * Join or Give if the visitor may; the waiting list if the need is full; a check mark if they have booked; how to become a
 * member if it is for members; else nothing.
 */
function NeedAction({ gyg, need, viewer }: NeedActionProps) {
  const { t } = useTranslation('public');
  const isGuest = useSession((session) => session.status === 'ready' && !isSignedIn(session));
  const canQueue = takesQueue(gyg) && (isGuest || viewer !== undefined) && queueableNeeds([need], viewer).length > 0;
  if (canQueue) return <NeedLink need={need} asGuest={isGuest} size="sm" named queue />;
  const isForOthers = isGuest || viewer?.canOffer[need.id]?.reason === 'not_eligible';
  if (isForOthers && isMembersOnly(need) && takesBookings(gyg.state) && getNeedStatus(gyg.state, need) === 'left') {
    return <MembersOnly gyg={gyg} need={need} />;
  }
  if (isGuest) return isOpenToGuests(gyg.state, need) && <NeedLink need={need} asGuest size="sm" named />;
  const entry = ownEntry(viewer, need.id);
  if (entry) return <QueuePlace entry={entry} />;
  const offer = viewer?.canOffer[need.id];
  if (offer?.reason === 'already_booked') {
    return (
      <Badge tone="good">
        <Icon name="check" size="sm" /> {t('gyg.needs.alreadyBooked')}
      </Badge>
    );
  }
  return offer?.allowed && <NeedLink need={need} asGuest={false} size="sm" named />;
}

/** Says that a need is for members, with the way to become one: of the host, or of another organisation. */
function MembersOnly({ gyg, need }: { gyg: Gyg; need: Need }) {
  const { t } = useTranslation('public');
  const toJoin =
    need.whoCanOffer === 'ONLY_PARTNERS' ? paths.myOrganizations() : paths.joinOrganization(gyg.orgFriendlyUrl);
  return (
    <Stack gap={1} className={s.root}>
      <span>{t('gyg.needs.membersOnly')}</span>
      <Link variant="standalone" href={toJoin} aria-label={t('gyg.needs.becomeMemberFor', { title: need.title })}>
        {t('gyg.needs.becomeMember')}
      </Link>
    </Stack>
  );
}

/** The visitor's place in the queue of a need, or a link to their offer. */
function QueuePlace({ entry }: { entry: ViewerWaitlistEntry }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  if (entry.offer) {
    return (
      <Button size="sm" href={paths.waitlistOffer(entry.offer.token)}>
        {t('gyg.waitlist.answerOffer')}
      </Button>
    );
  }
  return <Badge tone="warn">{t('gyg.waitlist.number', { number: number(entry.ahead + 1) })}</Badge>;
}
