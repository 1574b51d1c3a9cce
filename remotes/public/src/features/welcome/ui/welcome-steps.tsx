import { Icon, VisuallyHidden } from '@gyg/design-system';
import { isSignedIn, paths, useSession, useTranslation } from '@gyg/platform';
import s from './welcome-steps.module.css';

type StepName = 'register' | 'picture' | 'organisation' | 'explore';

interface Step {
  readonly name: StepName;
  readonly done?: boolean;
  readonly href?: string;
}

/** What a guest is told lies ahead: without an account there is nothing to go to yet. */
const ahead: readonly Step[] = (['register', 'picture', 'organisation', 'explore'] as const).map((name) => ({ name }));

/** The four steps of a new user (specification 2.14), with the ways to them; a guest sees what they are. */
export function WelcomeSteps() {
  const { t } = useTranslation('public');
  const userId = useSession((session) => session.userId);
  const hasPicture = useSession((session) => session.profileImage !== '');
  const signedIn = useSession(isSignedIn);
  const steps: readonly Step[] = signedIn
    ? [
        { name: 'register', done: true },
        { name: 'picture', done: hasPicture, href: paths.account(userId) },
        { name: 'organisation', href: paths.myOrganizations() },
        { name: 'explore', href: paths.search() },
      ]
    : ahead;
  return (
    <ol className={s.list} aria-label={t('account.welcome.steps')}>
      {steps.map(({ name, done = false, href }, index) => (
        <li key={name} className={s.step} data-done={done || undefined}>
          <span className={s.mark} aria-hidden="true">
            {done ? <Icon name="check" /> : index + 1}
          </span>
          <div>
            <h2 className={s.title}>
              {done && (
                <>
                  <VisuallyHidden>{t('account.welcome.done')}</VisuallyHidden>{' '}
                </>
              )}
              {t(`account.welcome.${name}`)}
            </h2>
            <p className={s.text}>
              {t(`account.welcome.${name === 'register' && !done ? 'registerFirst' : name}Text`)}
            </p>
            {href !== undefined && !done && (
              <a className={s.link} href={href}>
                {t(`account.welcome.${name}Link`)}
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
