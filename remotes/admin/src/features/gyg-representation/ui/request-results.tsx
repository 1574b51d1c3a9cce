import type { AnswerOf, RepresentationRequest, RepresentationStatus } from '@gyg/contract';
import { Badge, Button, EmptyState, ListFoot, type Tone } from '@gyg/design-system';
import { RowNameSkeleton, Table, type TableColumn } from '@gyg/design-system/tables';
import {
  type HeldAnswers,
  lastPage,
  Navigate,
  textLang,
  useFormat,
  useListFoot,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { type Answer, AnswerButtons } from '../../../shared/answers';
import { Contribution } from '../../../shared/booking-list';
import { PersonName } from '../../../shared/person-name';
import { useRequestAnswers } from '../api/request-calls';
import type { useRequestList } from '../model/request-list';
import s from './gyg-representation.module.css';

export interface RequestResultsProps {
  inAddress: ReturnType<typeof useRequestList>;
  data: AnswerOf<'listOrganizationRepresentationRequests'>;
  /** Whether these are the rows of the last query, while the next ones load. */
  stale: boolean;
  onRevoke: (request: RepresentationRequest) => void;
}

/** A page of requests. */
export function RequestResults({ inAddress: { list, href }, data, stale, onRevoke }: RequestResultsProps) {
  const { t } = useTranslation('admin');
  const foot = useListFoot();
  const answers = useRequestAnswers();
  const columns = useRequestColumns({ answers, onRevoke });
  const top = useTopOn<HTMLDivElement>(list.page);
  const { requests, total, pageSize } = data;
  const last = lastPage(total, pageSize);
  if (list.page > last && !stale) return <Navigate to={href({ page: last })} replace />;
  const empty = list.keyword !== '' ? 'nothingFound' : (`empty.${list.tab}` as const);
  return (
    <div ref={top} tabIndex={-1} className={s.results} aria-busy={stale}>
      <Table
        caption={t('representation.title')}
        captionHidden
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
        rowState={({ status }) => (status === 'PENDING' || status === 'ACCEPTED' ? undefined : 'past')}
        empty={
          <EmptyState
            headingLevel={3}
            title={t(`representation.${empty}`)}
            text={t(list.keyword !== '' ? 'bookings.nothingFoundText' : 'representation.emptyText')}
          />
        }
        stale={stale}
        dense
      />
      {total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
    </div>
  );
}

const tones: Readonly<Record<RepresentationStatus, Tone>> = {
  PENDING: 'warn',
  ACCEPTED: 'good',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  REVOKED: 'bad',
};

interface RequestColumnsOptions {
  answers: HeldAnswers<Answer>;
  onRevoke: (request: RepresentationRequest) => void;
}

/** The columns of the requests, with the answer to those that wait and Revoke for the accepted ones. */
function useRequestColumns({ answers, onRevoke }: RequestColumnsOptions): TableColumn<RepresentationRequest>[] {
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
