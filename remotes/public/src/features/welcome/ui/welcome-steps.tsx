import { Icon, VisuallyHidden } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import s from './welcome-steps.module.css';

const steps = ['register', 'picture', 'organisation', 'explore'] as const;

/** The four steps of a new user (specification 2.14): the first is done. */
export function WelcomeSteps() {
  const { t } = useTranslation('public');
  return (
    <ol className={s.list} aria-label={t('account.welcome.steps')}>
      {steps.map((step, index) => (
        <li key={step} className={s.step} data-done={step === 'register' || undefined}>
          <span className={s.mark} aria-hidden="true">
            {step === 'register' ? <Icon name="check" /> : index + 1}
          </span>
          <div>
            <h2 className={s.title}>
              {step === 'register' && <VisuallyHidden>{t('account.welcome.done')} </VisuallyHidden>}
              {t(`account.welcome.${step}`)}
            </h2>
            <p className={s.text}>{t(`account.welcome.${step}Text`)}</p>
            {step === 'explore' && (
              <a className={s.link} href={paths.search()}>
                {t('account.welcome.exploreLink')}
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
