import type { Gyg, GygViewer, Need } from '@gyg/contract';
import { takesQueue } from '@gyg/contract/waitlist';
import { Badge, Icon } from '@gyg/design-system';
import { isSignedIn, useSession, useTranslation } from '@gyg/platform';
import { takesBookings } from '../../../shared/gyg-state';
import { ownEntry } from '../../../shared/waitlist';
import { getNeedStatus, isMembersOnly, isOpenToGuests, queueableNeeds } from '../model/needs';
import { MembersOnly } from './members-only';
import { NeedLink } from './need-link';
import { QueuePlace } from './queue-place';

export interface NeedActionProps {
  gyg: Gyg;
  need: Need;
  viewer: GygViewer | undefined;
}

/**
 * Join or Give if the visitor may; the waiting list if the need is full; a check mark if they have booked; how to become a
 * member if it is for members; else nothing.
 */
export function NeedAction({ gyg, need, viewer }: NeedActionProps) {
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
