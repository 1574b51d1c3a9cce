import type { MembershipRequest } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar, Badge, Button } from '@gyg/design-system';
import { DecisionRow } from '@gyg/design-system/tables';
import { type HeldAnswers, paths, useFormat, useTranslation } from '@gyg/platform';
import type { RequestAnswer } from '../model/use-request-answers';

export interface RequestRowProps {
  request: MembershipRequest;
  held: HeldAnswers<RequestAnswer>;
}

const tones = { PENDING: 'warn', ACCEPTED: 'good', DECLINED: 'bad', WITHDRAWN: 'neutral' } as const;

/** One request: with its answers while it waits, else with its result. */
export function RequestRow({ request, held }: RequestRowProps) {
  const { t } = useTranslation('admin');
  const { id, userId, userName, userImage, status } = request;
  const answer = held.answers.get(id);
  return (
    <DecisionRow
      media={<Avatar seed={userId} src={userImage === null ? undefined : profileSizes(userImage).src} />}
      title={<a href={paths.user(userId)}>{userName}</a>}
      note={<RequestNote request={request} answered={answer !== undefined} />}
      done={answer && t(answer.result === 'accept' ? 'membershipRequests.accepted' : 'membershipRequests.declined')}
      undo={
        answer && {
          label: t('review.undo'),
          name: t('review.undoOf', { name: userName }),
          busy: answer.sending,
          onUndo: () => held.undo([id]),
        }
      }
      actions={
        status === 'PENDING' ? (
          <>
            <Button
              size="sm"
              aria-label={t('membershipRequests.acceptOf', { name: userName })}
              onClick={() => held.give([id], 'accept')}
            >
              {t('membershipRequests.accept')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('membershipRequests.declineOf', { name: userName })}
              onClick={() => held.give([id], 'decline')}
            >
              {t('membershipRequests.decline')}
            </Button>
          </>
        ) : (
          <Badge look="state" tone={tones[status]}>
            {t(`membershipRequests.tabs.${status}`)}
          </Badge>
        )
      }
    />
  );
}

function RequestNote({ request, answered }: { request: MembershipRequest; answered: boolean }) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const { invitationRef, created, respondedAt, status } = request;
  if (answered) return t('membershipRequests.soon');
  const ref = t(`membershipRequests.ref.${invitationRef}`);
  if (respondedAt === null) return t('membershipRequests.note', { ref, date: date(created) });
  const dates = { ref, asked: date(created), answered: date(respondedAt) };
  return t(status === 'WITHDRAWN' ? 'membershipRequests.withdrawn' : 'membershipRequests.answered', dates);
}
