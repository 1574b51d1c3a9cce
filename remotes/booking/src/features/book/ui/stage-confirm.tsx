import type { Need, UserOrganization } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Cluster, Link } from '@gyg/design-system';
import { Checkbox, NumberStepper, TextArea } from '@gyg/design-system/forms';
import { DefinitionList } from '@gyg/design-system/tables';
import { type Language, Trans, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { OrganizationLogo } from '../../../shared/organization-logo';
import type { Stage } from '../model/booking-choice';
import { ChangeButton } from './change-button';
import { StageForm } from './stage-form';
import type { StageProps } from './stage-props';

interface StageConfirmProps extends StageProps {
  need: Need;
  /** The language of its title. */
  needLang: Language;
  hostName: string;
  personName: string;
  organization: UserOrganization | undefined;
  busy: boolean;
  onShow: (stage: Stage) => void;
  onConfirm: () => void;
}

/** Opens the terms over the page, so that no input is lost. */
const TermsLink = ({ children }: { children?: ReactNode }) => <Link href="#terms">{children}</Link>;

/** The choices, the quantity of items, a note to the host, and the terms. */
export function StageConfirm(props: StageConfirmProps) {
  const { choice, problem, problemText, onChange, need, needLang, hostName, personName, organization } = props;
  const { busy, onShow } = props;
  const { t } = useTranslation('booking');
  const format = useFormat();
  const firstName = personName.split(' ')[0] ?? '';
  const title =
    firstName === '' ? t('book.confirmation.titleNameless') : t('book.confirmation.title', { name: firstName });
  const rows = [
    {
      term: t('book.confirmation.youGive'),
      value: <span lang={needLang}>{need.title}</span>,
      action: <ChangeButton label={t('book.confirmation.changeGive')} onClick={() => onShow('participation')} />,
    },
    ...(need.durationMinutes === null
      ? []
      : [
          {
            term: t('book.confirmation.duration'),
            value: t('book.participation.hours', { hours: format.hours(need.durationMinutes) }),
          },
        ]),
    {
      term: t('book.confirmation.stillNeeded'),
      value: t('book.confirmation.ofOffered', {
        left: format.number(need.availablePositions),
        offered: format.number(need.offeredPositions),
      }),
    },
    {
      term: t('book.confirmation.representing'),
      value:
        organization === undefined ? (
          t('book.confirmation.myself')
        ) : (
          <Cluster>
            <OrganizationLogo name={organization.name} logo={organization.logo} />
            {organization.name}
          </Cluster>
        ),
      action: (
        <ChangeButton label={t('book.confirmation.changeRepresenting')} onClick={() => onShow('representation')} />
      ),
    },
  ];
  return (
    <StageForm title={title} lead={t('book.confirmation.lead')} onSubmit={props.onConfirm}>
      <DefinitionList rows={rows} />
      {need.contributionType === 'COMMODITY' && (
        <NumberStepper
          label={t('book.confirmation.quantity')}
          value={choice.quantity}
          onValueChange={(quantity) => onChange({ quantity })}
          min={1}
          max={need.availablePositions}
          decreaseLabel={t('book.confirmation.fewer')}
          increaseLabel={t('book.confirmation.more')}
          error={(problem === 'quantity' || problem === 'tooMany') && problemText}
        />
      )}
      <TextArea
        label={t('book.confirmation.comment')}
        optional={t('book.confirmation.optional')}
        maxLength={limits.comment}
        rows={4}
        value={choice.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
        counter={(used, most) => t('book.confirmation.counter', { used, most })}
      />
      {need.needsApproval && <Banner tone="info">{t('book.confirmation.approval')}</Banner>}
      <Checkbox
        checked={choice.accepted}
        onChange={(event) => onChange({ accepted: event.target.checked })}
        error={problem === 'terms' && problemText}
      >
        <Trans
          ns="booking"
          i18nKey="book.confirmation.terms"
          values={{ host: hostName }}
          components={{ terms: <TermsLink /> }}
        />
      </Checkbox>
      <Cluster justify="end">
        <Button variant="secondary" size="lg" onClick={() => onShow('representation')}>
          {t('book.previous')}
        </Button>
        <Button type="submit" size="lg" busy={busy}>
          {t('book.confirm')}
        </Button>
      </Cluster>
    </StageForm>
  );
}
