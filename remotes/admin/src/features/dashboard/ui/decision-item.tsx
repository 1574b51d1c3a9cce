import type { Decision } from '@gyg/contract';
import { heroSizes, profileSizes } from '@gyg/contract/images';
import { Avatar, Button, Picture } from '@gyg/design-system';
import { DecisionRow } from '@gyg/design-system/tables';
import { type HeldAnswer, paths, textLang, useTranslation } from '@gyg/platform';
import type { Answer } from '../api/send-answer';
import s from './dashboard.module.css';
import { useDecisionWords } from './use-decision-words';

export interface DecisionItemProps {
  decision: Decision;
  answer: HeldAnswer<Answer> | undefined;
  onAnswer: (answer: Answer) => void;
  onUndo: () => void;
}

/** One decision with its answers; once answered, the result and Undo. */
export function DecisionItem({ decision, answer, onAnswer, onUndo }: DecisionItemProps) {
  const { t } = useTranslation('admin');
  const words = useDecisionWords()(decision);
  return (
    <DecisionRow
      media={<Media decision={decision} />}
      {...words}
      done={
        answer &&
        t(decision.kind === 'story' ? `dashboard.done.story.${answer.result}` : `dashboard.done.${answer.result}`)
      }
      undo={
        answer && {
          label: t('dashboard.undo'),
          name: t('dashboard.actionOn', { action: t('dashboard.undo'), about: words.title }),
          onUndo,
          busy: answer.sending,
        }
      }
      actions={<Actions decision={decision} about={words.title} onAnswer={onAnswer} />}
    />
  );
}

interface ActionsProps extends Pick<DecisionItemProps, 'decision' | 'onAnswer'> {
  /** The decision's title, which tells the buttons of several rows apart. */
  about: string;
}

function Actions({ decision, about, onAnswer }: ActionsProps) {
  const { t } = useTranslation('admin');
  const named = (action: string) => t('dashboard.actionOn', { action, about });
  const review = (href: string) => (
    <Button size="sm" variant="secondary" href={href} aria-label={named(t('dashboard.review'))}>
      {t('dashboard.review')}
    </Button>
  );
  if (decision.kind === 'proposal') return review(paths.proposals(decision.targetId));
  const accept = t(decision.kind === 'story' ? 'dashboard.approve' : 'dashboard.accept');
  return (
    <>
      <Button size="sm" aria-label={named(accept)} onClick={() => onAnswer('accept')}>
        {accept}
      </Button>
      {decision.kind === 'story' ? (
        review(paths.stories())
      ) : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={named(t('dashboard.decline'))}
          onClick={() => onAnswer('decline')}
        >
          {t('dashboard.decline')}
        </Button>
      )}
    </>
  );
}

function Media({ decision }: { decision: Decision }) {
  if (decision.kind === 'story' && decision.url !== null) {
    const { url, altText, language } = decision;
    const described = { alt: altText, lang: altText === '' ? undefined : textLang(language) };
    return <Picture className={s.thumb} {...heroSizes(url)} {...described} sizes="44px" width={480} height={270} />;
  }
  if (decision.kind === 'partner' || decision.kind === 'portfolio') {
    const { name, logo } = decision.kind === 'partner' ? decision.host : decision.owner;
    return <Avatar kind="organization" seed={name} {...(logo !== null && { src: logo })} />;
  }
  const { person } = decision;
  const image = person?.profileImage ?? null;
  return <Avatar seed={person?.fullName ?? ''} {...(image !== null && { src: profileSizes(image).src })} />;
}
