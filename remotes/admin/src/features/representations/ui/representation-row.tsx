import type { RepresentationRequest } from '@gyg/contract';
import { Avatar, Button, Link } from '@gyg/design-system';
import { DecisionRow } from '@gyg/design-system/tables';
import { paths, TextIn, textLang, useFormat, useTranslation } from '@gyg/platform';
import type { RepresentationAnswers } from '../model/use-representation-answers';
import { RevokeButton } from './revoke-button';

interface RepresentationRowProps {
  request: RepresentationRequest;
  answers: RepresentationAnswers;
}

/** A member's request, with what can be done about it. */
export function RepresentationRow({ request, answers }: RepresentationRowProps) {
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
