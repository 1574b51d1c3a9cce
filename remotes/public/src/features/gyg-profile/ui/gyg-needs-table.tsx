import type { ContributionType, Gyg, GygViewer, Need } from '@gyg/contract';
import { RichText, Stack } from '@gyg/design-system';
import { type NeedRow, NeedsTable } from '@gyg/design-system/tables';
import { toLanguage, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { ownLanguage } from '../../../shared/own-language';
import { getNeedStatus, restrictionOf, sortNeeds } from '../model/needs';
import { NeedAction } from './need-action';
import { useNeedLeft } from './use-need-left';

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
