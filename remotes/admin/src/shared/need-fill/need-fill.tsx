import type { DeskNeed, Gyg } from '@gyg/contract';
import { FillMeter } from '@gyg/design-system/tables';
import { TextIn, Trans, textLang, useFormat, useTranslation } from '@gyg/platform';

/** How much of a need is confirmed, pending or offered to the waiting list, and who can offer it if not everyone. */
export function NeedFill({ need, gyg }: { need: DeskNeed; gyg: Pick<Gyg, 'sdgGoalId' | 'language'> }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { title, whoCanOffer, confirmedPositions, waitingPositions, heldPositions, offeredPositions } = need;
  const more = [
    ...(waitingPositions > 0 ? [t('desk.waitingMore', { waiting: number(waitingPositions) })] : []),
    ...(heldPositions > 0 ? [t('desk.heldMore', { held: number(heldPositions) })] : []),
  ];
  return (
    <FillMeter
      goal={gyg.sdgGoalId}
      label={<TextIn text={title} lang={textLang(gyg.language)} />}
      note={whoCanOffer === 'ANYONE' ? undefined : t(`desk.whoCanOffer.${whoCanOffer}`)}
      value={confirmedPositions}
      waiting={waitingPositions + heldPositions}
      max={offeredPositions}
      amount={<AmountOf some={confirmedPositions} all={offeredPositions} />}
      waitingText={more.length > 0 ? more.join(', ') : undefined}
    />
  );
}

/** How many of how many, with the first number in bold ("29 of 40"). */
export function AmountOf({ some, all }: { some: number; all: number }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return <Trans t={t} i18nKey="desk.of" values={{ some: number(some), all: number(all) }} components={{ b: <b /> }} />;
}
