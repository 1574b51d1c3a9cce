import type { Gyg, GygViewer, Need } from '@gyg/contract';
import { Badge, Button, Icon } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

export interface NeedActionProps {
  gyg: Gyg;
  need: Need;
  viewer: GygViewer | undefined;
}

/** Join or Give if the user may, a check mark if they have booked, else nothing. */
export function NeedAction({ gyg, need, viewer }: NeedActionProps) {
  const { t } = useTranslation('public');
  const offer = viewer?.canOffer[need.id];
  if (offer?.reason === 'already_booked') {
    return (
      <Badge tone="good">
        <Icon name="check" size="sm" /> {t('gyg.needs.alreadyBooked')}
      </Badge>
    );
  }
  if (!offer?.allowed) return null;
  const isSkill = need.contributionType === 'SKILL';
  return (
    <Button
      size="sm"
      href={paths.book(gyg.id, { gid: gyg.id, id: need.id, type: need.contributionType })}
      aria-label={t(isSkill ? 'gyg.needs.joinAs' : 'gyg.needs.giveThing', { title: need.title })}
    >
      {t(isSkill ? 'gyg.needs.join' : 'gyg.needs.give')}
    </Button>
  );
}
