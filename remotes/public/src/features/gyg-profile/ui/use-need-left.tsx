import type { Gyg, Need } from '@gyg/contract';
import type { NeedRow } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { getNeedStatus } from '../model/needs';

/** How much of a need is left, or of a past gyg's need was booked: as a meter, or a badge if nothing is or it is closed. */
export function useNeedLeft(gyg: Gyg): (need: Need) => Pick<NeedRow, 'badge' | 'meter'> {
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
