import type { RepresentationRequest, RepresentationStatus } from '@gyg/contract';
import { Badge, Button, type Tone } from '@gyg/design-system';
import { RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { type HeldAnswers, textLang, useFormat, useTranslation } from '@gyg/platform';
import { type Answer, AnswerButtons } from '../../../shared/answers';
import { Contribution } from '../../../shared/booking-list';
import { PersonName } from '../../../shared/person-name';

const tones: Readonly<Record<RepresentationStatus, Tone>> = {
  PENDING: 'warn',
  ACCEPTED: 'good',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  REVOKED: 'bad',
};

export interface RequestColumnsOptions {
  answers: HeldAnswers<Answer>;
  onRevoke: (request: RepresentationRequest) => void;
}

/** The columns of the requests, with the answer to those that wait and Revoke for the accepted ones. */
export function useRequestColumns({ answers, onRevoke }: RequestColumnsOptions): TableColumn<RepresentationRequest>[] {
  const { t } = useTranslation('admin');
  const { date, number } = useFormat();
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('bookings.person'),
      cell: ({ userName, userId, userImage }) => <PersonName name={userName} userId={userId} image={userImage} />,
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'need',
      header: t('bookings.contribution'),
      folds: 'late',
      phone: 'half',
      cell: (request) => <Contribution {...request} lang={textLang(request.gygLanguage)} />,
    },
    {
      kind: 'number',
      key: 'quantity',
      header: t('bookings.quantity'),
      phone: 'half',
      cell: ({ quantity }) => number(quantity),
    },
    {
      key: 'created',
      header: t('representation.asked'),
      folds: 'late',
      nowrap: true,
      phone: 'half',
      cell: ({ created }) => <time dateTime={created}>{date(created)}</time>,
    },
    {
      key: 'status',
      header: t('bookings.state'),
      phone: 'half',
      cell: ({ status }) => (
        <Badge look="state" tone={tones[status]}>
          {t(`representation.status.${status}`)}
        </Badge>
      ),
    },
    {
      kind: 'actions',
      key: 'actions',
      header: t('bookings.actions'),
      cell: (request) => {
        if (request.status === 'PENDING') {
          return (
            <AnswerButtons
              of="request"
              name={request.userName}
              held={answers.answers.get(request.id)}
              onAnswer={(answer) => answers.give([request.id], answer)}
              onUndo={() => answers.undo([request.id])}
            />
          );
        }
        if (request.status !== 'ACCEPTED') return null;
        return (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('representation.revokeOf', { name: request.userName })}
            onClick={() => onRevoke(request)}
          >
            {t('representation.revoke')}
          </Button>
        );
      },
    },
  ];
}
