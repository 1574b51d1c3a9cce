import type { RepresentationRequest } from '@gyg/contract';
import { Avatar, Button, Link } from '@gyg/design-system';
import { DecisionGroup, DecisionRow } from '@gyg/design-system/tables';
import { paths, TextIn, textLang, toast, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/review';
import { useRevokeRepresentation } from '../api/representation-calls';
import type { GygRequests } from '../model/group-by-gyg';
import type { RepresentationAnswers } from '../model/use-representation-answers';

/** The requests for one gyg, with its start. */
export function RepresentationGroup({ group, answers }: { group: GygRequests; answers: RepresentationAnswers }) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const { gygId, title, language, goal, startDateTime, requests } = group;
  return (
    <DecisionGroup
      headingLevel={2}
      goal={goal}
      title={
        <Link href={paths.gyg(gygId)} lang={textLang(language)}>
          {title}
        </Link>
      }
      deadline={t('representations.starts', { date: date(startDateTime) })}
    >
      {requests.map((request) => (
        <RepresentationRow key={request.id} request={request} answers={answers} />
      ))}
    </DecisionGroup>
  );
}

interface RepresentationRowProps {
  request: RepresentationRequest;
  answers: RepresentationAnswers;
}

/** A member's request, with what can be done about it. */
function RepresentationRow({ request, answers }: RepresentationRowProps) {
  const { t } = useTranslation('admin');
  const { date, number } = useFormat();
  const { id, userId, userName: name, userImage, needTitle, quantity, contributionType, status } = request;
  const held = answers.answers.get(id);
  const offer =
    contributionType === 'COMMODITY'
      ? t('representations.items', { number: number(quantity), need: needTitle })
      : needTitle;
  const facts = [
    t('representations.host', { name: request.hostName }),
    t('representations.asked', { date: date(request.created) }),
  ].join('. ');
  return (
    <DecisionRow
      media={<Avatar seed={userId} {...(userImage !== null && { src: userImage })} />}
      title={<Link href={paths.user(userId)}>{name}</Link>}
      note={
        held ? (
          t(`representations.held.${held.result}`, { name })
        ) : (
          <>
            <TextIn text={offer} lang={textLang(request.gygLanguage)} />. {facts}
          </>
        )
      }
      done={held && t(`representations.done.${held.result}`)}
      undo={
        held && {
          label: t('review.undo'),
          name: t('review.undoOf', { name }),
          busy: held.sending,
          onUndo: () => answers.undo([id]),
        }
      }
      actions={
        status === 'PENDING' ? (
          <>
            <Button
              size="sm"
              aria-label={t('representations.acceptOf', { name })}
              onClick={() => answers.give([id], 'accept')}
            >
              {t('representations.accept')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('representations.declineOf', { name })}
              onClick={() => answers.give([id], 'decline')}
            >
              {t('representations.decline')}
            </Button>
          </>
        ) : (
          status === 'ACCEPTED' && <RevokeButton request={request} />
        )
      }
    />
  );
}

/** Revokes an approval after confirmation. */
function RevokeButton({ request }: { request: RepresentationRequest }) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeRepresentation();
  const { userName: name, gygTitle: gyg } = request;
  const confirm = async () => {
    await revoke.mutateAsync(request.id);
    toast.success(t('representations.revoke.done', { name }));
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('representations.revoke.of', { name })}
        onClick={() => setAsking(true)}
      >
        {t('representations.revoke.action')}
      </Button>
      <ConfirmAction
        open={asking}
        title={t('representations.revoke.title', { name })}
        confirm={t('representations.revoke.confirm')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t('representations.revoke.text', { name, gyg })}</p>
        <p>{t('representations.revoke.final', { name })}</p>
      </ConfirmAction>
    </>
  );
}
