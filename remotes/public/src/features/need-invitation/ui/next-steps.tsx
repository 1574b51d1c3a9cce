import type { NeedInvitation } from '@gyg/contract';
import { useTranslation } from '@gyg/platform';
import type { InvitationAnswer } from '../model/answer-of';
import s from './need-invitation.module.css';

/** What happens after the invitation is accepted. Nothing if it cannot be. */
export function NextSteps({ invitation: { need }, answer }: { invitation: NeedInvitation; answer: InvitationAnswer }) {
  const { t } = useTranslation('public');
  if (answer !== 'guest' && answer !== 'open') return null;
  const isSkill = need.contributionType === 'SKILL';
  const steps = [
    ...(answer === 'guest' ? (['signUp'] as const) : []),
    need.needsApproval ? ('offer' as const) : ('confirm' as const),
    isSkill ? ('come' as const) : ('bring' as const),
  ];
  return (
    <section aria-label={t('needInvite.next')}>
      <ol className={s.steps}>
        {steps.map((step, index) => (
          <li key={step} className={s.step}>
            <h2 className={s.stepTitle}>
              {index + 1}. {t(`needInvite.steps.${step}.title`)}
            </h2>
            <p>{t(`needInvite.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
