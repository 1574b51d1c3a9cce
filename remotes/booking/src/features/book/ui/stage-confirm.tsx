import type { Need } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Cluster, Link } from '@gyg/design-system';
import { Checkbox, NumberStepper, TextArea } from '@gyg/design-system/forms';
import { DefinitionList, type DefinitionListProps } from '@gyg/design-system/tables';
import { Trans, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { StageForm } from './stage-form';
import type { StageProps } from './stage-props';

interface StageConfirmProps extends StageProps {
  need: Need;
  /** The gyg takes place every week, and so does what is booked. */
  weekly: boolean;
  hostName: string;
  personName: string;
  /** The rows of the choices so far. */
  give: DefinitionListProps['rows'][number];
  representing: DefinitionListProps['rows'][number];
  /** Why the last attempt failed, and what to do. */
  failure: ReactNode;
  busy: boolean;
  onPrevious: () => void;
  onConfirm: () => void;
}

/** Opens the terms over the page, so that no input is lost. */
const TermsLink = ({ children }: { children?: ReactNode }) => <Link href="#terms">{children}</Link>;

/** The choices, the quantity of items, a note to the host, and the terms. */
export function StageConfirm(props: StageConfirmProps) {
  const { choice, problem, problemText, attempts, onChange, need, hostName, personName, busy } = props;
  const { t } = useTranslation('booking');
  const format = useFormat();
  const firstName = personName.split(' ')[0] ?? '';
  const title =
    firstName === '' ? t('book.confirmation.titleNameless') : t('book.confirmation.title', { name: firstName });
  const left = need.availablePositions;
  const rows = [
    props.give,
    ...(need.durationMinutes === null
      ? []
      : [
          {
            term: t('book.confirmation.duration'),
            value: t(props.weekly ? 'book.confirmation.eachTime' : 'book.participation.hours', {
              hours: format.hours(need.durationMinutes),
            }),
          },
        ]),
    {
      term: t('book.confirmation.stillNeeded'),
      value: t('book.confirmation.ofOffered', {
        left: format.number(left),
        offered: format.number(need.offeredPositions),
      }),
    },
    props.representing,
  ];
  return (
    <StageForm
      title={title}
      lead={t('book.confirmation.lead')}
      attempts={attempts}
      onSubmit={() => !busy && props.onConfirm()}
    >
      <DefinitionList rows={rows} />
      {need.contributionType === 'COMMODITY' && (
        <NumberStepper
          label={t('book.confirmation.quantity')}
          value={choice.quantity}
          onValueChange={(quantity) => onChange({ quantity })}
          min={1}
          max={left}
          decreaseLabel={t('book.confirmation.fewer')}
          increaseLabel={t('book.confirmation.more')}
          error={(problem === 'quantity' || problem === 'tooMany') && problemText}
        />
      )}
      {problem === 'tooMany' && left > 0 && (
        <Cluster>
          <Button variant="secondary" onClick={() => onChange({ quantity: left })}>
            {t('book.confirmation.takeWhatIsLeft', { count: left })}
          </Button>
        </Cluster>
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
          t={t}
          i18nKey="book.confirmation.terms"
          values={{ host: hostName }}
          components={{ terms: <TermsLink /> }}
        />
      </Checkbox>
      {props.failure}
      <Cluster justify="end">
        <Button variant="secondary" size="lg" disabled={busy} onClick={props.onPrevious}>
          {t('book.previous')}
        </Button>
        <Button type="submit" size="lg" busy={busy}>
          {t('book.confirm')}
        </Button>
      </Cluster>
    </StageForm>
  );
}
