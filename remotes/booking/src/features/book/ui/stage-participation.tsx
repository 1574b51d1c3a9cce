import type { ContributionType, GygViewer, Need } from '@gyg/contract';
import { contributionTypes } from '@gyg/contract/enums';
import { Banner, Button, Cluster, Icon } from '@gyg/design-system';
import { RadioCards } from '@gyg/design-system/forms';
import { type Language, TextIn, Trans, useFormat, useTranslation } from '@gyg/platform';
import { needsOfKind } from '../model/booking-choice';
import { StageForm } from './stage-form';
import type { StageProps } from './stage-props';

interface StageParticipationProps extends StageProps {
  needs: readonly Need[];
  /** The language of their titles. */
  needLang: Language;
  viewer: GygViewer;
  /** The contribution in the address, if it cannot be booked. */
  refusedNeedId: string | undefined;
  onNext: () => void;
}

const isKind = (value: string): value is ContributionType => contributionTypes.some((kind) => kind === value);

/** The choice of volunteer or donate, and of the contribution. */
export function StageParticipation(props: StageParticipationProps) {
  const { choice, problem, problemText, onChange, needs, needLang, viewer, refusedNeedId, onNext } = props;
  const { t } = useTranslation('booking');
  const format = useFormat();
  const refused = needs.find(({ id }) => id === refusedNeedId);
  const offers = choice.kind === null ? [] : needsOfKind(needs, choice.kind, viewer);
  return (
    <StageForm title={t('book.participation.title')} lead={t('book.participation.lead')} onSubmit={onNext}>
      {refusedNeedId !== undefined && (
        <Banner tone="warn">
          {refused === undefined ? (
            t('book.participation.namedMissing')
          ) : (
            <Trans
              t={t}
              i18nKey="book.participation.namedRefused"
              values={{ reason: t(`book.participation.reason.${viewer.canOffer[refused.id]?.reason ?? 'closed'}`) }}
              components={{ need: <TextIn text={refused.title} lang={needLang} /> }}
            />
          )}
        </Banner>
      )}
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
              title: <span lang={needLang}>{need.title}</span>,
              detail:
                need.durationMinutes === null
                  ? undefined
                  : t('book.participation.hours', { hours: format.hours(need.durationMinutes) }),
              aside: offer.allowed
                ? t(need.contributionType === 'SKILL' ? 'book.participation.positions' : 'book.participation.items', {
                    count: need.availablePositions,
                  })
                : t(`book.participation.reason.${offer.reason ?? 'closed'}`),
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
