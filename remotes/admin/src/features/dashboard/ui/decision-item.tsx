import type { Decision } from '@gyg/contract';
import { heroSizes, profileSizes } from '@gyg/contract/images';
import { limits } from '@gyg/contract/rules';
import { Avatar, Button, Picture } from '@gyg/design-system';
import { DecisionRow } from '@gyg/design-system/tables';
import { type HeldAnswer, paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import type { Answer } from '../api/send-answer';
import s from './dashboard.module.css';

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

/** The words of a decision: what is asked, in whose words, and what helps to decide. */
interface DecisionWords {
  readonly title: string;
  readonly quote?: ReactNode;
  readonly note: string;
}

const cut = (text: string) => (text.length > limits.storyPreview ? `${text.slice(0, limits.storyPreview)}…` : text);

/** Returns a function that puts a decision into words. */
function useDecisionWords(): (decision: Decision) => DecisionWords {
  const { t } = useTranslation('admin');
  const { date, number } = useFormat();
  const quoted = (text: string) => (text === '' ? undefined : t('dashboard.quote', { text: cut(text) }));
  const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ');
  return (decision) => {
    const name = decision.person?.fullName ?? t('dashboard.someone');
    const asked = t('dashboard.asked', { date: date(decision.created) });
    switch (decision.kind) {
      case 'booking':
        return {
          title: t(decision.contributionType === 'SKILL' ? 'dashboard.booking' : 'dashboard.bookingItems', {
            name,
            need: decision.needTitle,
            quantity: decision.quantity,
          }),
          quote: quoted(decision.comment),
          note: sentences(
            decision.orgName !== null && t('dashboard.for', { name: decision.orgName }),
            t('dashboard.fills', {
              filled: number(decision.confirmedPositions + decision.quantity),
              offered: number(decision.offeredPositions),
            }),
            asked,
          ),
        };
      case 'story':
        return {
          title: t('dashboard.story', { name }),
          quote: <span lang={textLang(decision.language)}>{quoted(decision.caption)}</span>,
          note: sentences(t(decision.url === null ? 'dashboard.noPicture' : 'dashboard.picture'), asked),
        };
      case 'membership':
        return {
          title: t('dashboard.membership', { name }),
          note: sentences(t(`dashboard.came.${decision.invitationRef}`), asked),
        };
      case 'representation':
        return {
          title: t('dashboard.representation', { name }),
          note: sentences(
            t('dashboard.representationAt', { need: decision.needTitle, host: decision.gyg?.orgName ?? '' }),
            asked,
          ),
        };
      case 'proposal':
        return {
          title: t('dashboard.proposal', { name, title: decision.title }),
          note: sentences(t('dashboard.proposalFor', { goal: decision.sdgGoalId }), asked),
        };
      case 'partner':
        return {
          title: t('dashboard.partner', { name: decision.host.name }),
          note: sentences(t('dashboard.partnerNote'), asked),
        };
      case 'portfolio':
        return {
          title: t('dashboard.portfolio', { name: decision.owner.name, portfolio: decision.name }),
          note: sentences(t('dashboard.portfolioNote', { name: decision.owner.name }), asked),
        };
    }
  };
}
