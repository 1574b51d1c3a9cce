import type { ContributionType, GygProfile, GygViewer, Need } from '@gyg/contract';
import { contributionTypes } from '@gyg/contract/enums';
import { Button, Cluster, Icon } from '@gyg/design-system';
import { RadioCards } from '@gyg/design-system/forms';
import { DefinitionList, type DefinitionListProps } from '@gyg/design-system/tables';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { needsOfKind } from '../model/booking-choice';
import { StageForm } from './stage-form';
import type { StageProps } from './stage-props';

interface StageParticipationProps extends StageProps {
  profile: GygProfile;
  viewer: GygViewer;
  /** Why the need of the address cannot be booked. */
  notice: ReactNode;
  /** The choices so far. */
  decided: DefinitionListProps['rows'];
  onNext: () => void;
}

const isKind = (value: string): value is ContributionType => contributionTypes.some((kind) => kind === value);

/** The choice of volunteer or donate, and of the contribution. */
export function StageParticipation(props: StageParticipationProps) {
  const { choice, problem, problemText, attempts, onChange, profile, viewer, notice, decided, onNext } = props;
  const { t } = useTranslation('booking');
  const { gyg } = profile;
  const needs = [...profile.gygPositions, ...profile.gygCommodities];
  const offers = choice.kind === null ? [] : needsOfKind(needs, choice.kind, viewer);
  const words = useNeedWords(gyg.orgName);
  return (
    <StageForm
      title={t('book.participation.title')}
      lead={t('book.participation.lead')}
      attempts={attempts}
      onSubmit={onNext}
    >
      {notice}
      {decided.length > 0 && <DefinitionList rows={decided} />}
      <RadioCards
        legend={t('book.participation.kind')}
        name="kind"
        value={choice.kind}
        error={problem === 'kind' && problemText}
        onValueChange={(kind) =>
          isKind(kind) && onChange({ kind, needId: kind === choice.kind ? choice.needId : null })
        }
        options={[
          {
            value: 'SKILL',
            title: t('book.participation.skill'),
            detail: t('book.participation.skillDetail'),
            media: <Icon name="clock" />,
          },
          {
            value: 'COMMODITY',
            title: t('book.participation.commodity'),
            detail: t('book.participation.commodityDetail'),
            media: <Icon name="box" />,
          },
        ]}
      />
      {choice.kind !== null &&
        (offers.length === 0 ? (
          <p>{t('book.participation.nothingOfKind')}</p>
        ) : (
          <RadioCards
            legend={t('book.participation.need')}
            name="need"
            value={choice.needId}
            error={problem === 'contribution' && problemText}
            onValueChange={(needId) => onChange({ needId, quantity: 1 })}
            options={offers.map(({ need, offer }) => ({
              value: need.id,
              title: <span lang={textLang(gyg.language)}>{need.title}</span>,
              detail: words.detail(need, offer),
              aside: words.aside(need, offer),
              disabled: !offer.allowed,
            }))}
          />
        ))}
      <Cluster justify="end">
        <Button type="submit" size="lg">
          {t('book.next')}
        </Button>
      </Cluster>
    </StageForm>
  );
}

/** The texts of a need's card: below its title the hours, or who it is for; at its end how many are left, or why it is closed. */
function useNeedWords(host: string) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  type Offer = GygViewer['canOffer'][string];
  const isForOthers = ({ reason }: Offer) => reason === 'not_eligible';
  return {
    detail(need: Need, offer: Offer): string | undefined {
      const { whoCanOffer, durationMinutes } = need;
      if (isForOthers(offer) && whoCanOffer !== 'ANYONE' && whoCanOffer !== 'NONE') {
        return t(`book.participation.only.${whoCanOffer}`, { host });
      }
      if (durationMinutes === null) return undefined;
      return t('book.participation.hours', { hours: format.hours(durationMinutes) });
    },
    aside(need: Need, offer: Offer): string | undefined {
      if (isForOthers(offer)) return undefined;
      const isItem = need.contributionType === 'COMMODITY';
      if (offer.reason === 'full' && isItem && need.offeredPositions > 0) {
        return t('book.participation.reason.fullyReceived');
      }
      if (!offer.allowed) return t(`book.participation.reason.${offer.reason ?? 'closed'}`);
      const key = !isItem ? 'book.participation.positions' : 'book.participation.items';
      return t(key, { count: need.availablePositions });
    },
  };
}
