import type { Gyg, GygViewer, Need } from '@gyg/contract';
import { Badge, Icon } from '@gyg/design-system';
import { isSignedIn, useSession, useTranslation } from '@gyg/platform';
import { isOpenToGuests } from '../model/needs';
import { NeedLink } from './need-link';

export interface NeedActionProps {
  gyg: Gyg;
  need: Need;
  viewer: GygViewer | undefined;
}

/** Join or Give if the visitor may, a check mark if they have booked, else nothing. */
export function NeedAction({ gyg, need, viewer }: NeedActionProps) {
  const { t } = useTranslation('public');
  const isGuest = useSession((session) => session.status === 'ready' && !isSignedIn(session));
  if (isGuest) return isOpenToGuests(gyg.state, need) && <NeedLink need={need} asGuest size="sm" named />;
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
