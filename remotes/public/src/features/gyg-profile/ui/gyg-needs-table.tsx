import type { ContributionType, Gyg, GygViewer, Need } from '@gyg/contract';
import { RichText, Stack } from '@gyg/design-system';
import { type NeedRow, NeedsTable } from '@gyg/design-system/tables';
import { isSignedIn, useFormat, useLanguage, useSession, useTranslation } from '@gyg/platform';
import { getNeedStatus, restrictionOf, sortNeeds } from '../model/needs';
import { NeedAction } from './need-action';

export interface GygNeedsTableProps {
  type: ContributionType;
  gyg: Gyg;
  needs: readonly Need[];
  viewer: GygViewer | undefined;
}

const tones = { fullyReceived: 'bad', received: 'neutral', closed: 'neutral', left: 'good' } as const;

/** Skills with hours, or items with the quantity needed. Renders nothing if there are none. */
export function GygNeedsTable({ type, gyg, needs, viewer }: GygNeedsTableProps) {
  const { t } = useTranslation('public');
  const { hours, number } = useFormat();
  const language = useLanguage();
  const signedIn = useSession(isSignedIn);
  if (needs.length === 0) return null;
  const isSkill = type === 'SKILL';
  const isPast = gyg.state === 'FINISHED';

  const row = (need: Need): NeedRow => {
    const status = getNeedStatus(gyg.state, need);
    const restriction = restrictionOf(need);
    const left = need.availablePositions;
    const counted = { count: left, formatted: number(left) };
    const received = { received: number(need.offeredPositions - left), asked: number(need.offeredPositions) };
    return {
      id: need.id,
      title: need.title,
      description: hasDescription(need) && <NeedDescription need={need} />,
      amount: isSkill ? hours(need.durationMinutes ?? 0) : number(need.offeredPositions),
      badge: {
        tone: tones[status],
        label:
          status === 'left'
            ? t(isSkill ? 'gyg.needs.positions' : 'gyg.needs.items', counted)
            : t(`gyg.needs.${status}`, received),
      },
      restriction: restriction && t(`gyg.needs.whoCanOffer.${restriction}`),
      struck: status === 'fullyReceived' || status === 'closed',
      action: signedIn && !isPast && <NeedAction gyg={gyg} need={need} viewer={viewer} />,
    };
  };

  return (
    <NeedsTable
      caption={t(isSkill ? 'gyg.needs.skills' : 'gyg.needs.itemsTitle')}
      icon={isSkill ? 'clock' : 'box'}
      headers={{
        title: t(isSkill ? 'gyg.needs.skill' : 'gyg.needs.item'),
        amount: t(isSkill ? 'gyg.needs.hours' : 'gyg.needs.asked'),
        left: t(isPast ? 'gyg.needs.receivedHeader' : 'gyg.needs.left'),
        action: t('gyg.needs.action'),
      }}
      rows={sortNeeds(needs, language).map(row)}
    />
  );
}

const hasDescription = (need: Need) => need.description !== '' || restrictionOf(need) !== undefined;

function NeedDescription({ need }: { need: Need }) {
  const { t } = useTranslation('public');
  const restriction = restrictionOf(need);
  return (
    <Stack gap={2}>
      {need.description !== '' && <RichText html={need.description} />}
      {restriction && <p>{t(`gyg.needs.whoCanOfferHint.${restriction}`)}</p>}
    </Stack>
  );
}
