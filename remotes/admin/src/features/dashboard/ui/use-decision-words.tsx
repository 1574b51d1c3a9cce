import type { Decision } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';

/** The words of a decision: what is asked, in whose words, and what helps to decide. */
export interface DecisionWords {
  readonly title: string;
  readonly quote?: ReactNode;
  readonly note: string;
}

const cut = (text: string) => (text.length > limits.storyPreview ? `${text.slice(0, limits.storyPreview)}…` : text);

/** Returns a function that puts a decision into words. */
export function useDecisionWords(): (decision: Decision) => DecisionWords {
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
