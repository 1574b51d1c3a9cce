import type { DeskNeed, Gyg } from '@gyg/contract';
import { FillMeter } from '@gyg/design-system/tables';
import { TextIn, textLang, useFormat, useTranslation } from '@gyg/platform';
import { AmountOf } from './amount-of';

/** How much of a need is confirmed and how much waits, and who can offer it if not everyone. */
export function NeedFill({ need, gyg }: { need: DeskNeed; gyg: Pick<Gyg, 'sdgGoalId' | 'language'> }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { title, whoCanOffer, confirmedPositions, waitingPositions, offeredPositions } = need;
  return (
    <FillMeter
      goal={gyg.sdgGoalId}
      label={<TextIn text={title} lang={textLang(gyg.language)} />}
      note={whoCanOffer === 'ANYONE' ? undefined : t(`desk.whoCanOffer.${whoCanOffer}`)}
      value={confirmedPositions}
      waiting={waitingPositions}
      max={offeredPositions}
      amount={<AmountOf some={confirmedPositions} all={offeredPositions} />}
      waitingText={waitingPositions > 0 ? t('desk.waitingMore', { waiting: number(waitingPositions) }) : undefined}
    />
  );
}
