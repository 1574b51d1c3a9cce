import { Link } from '@gyg/design-system';
import { StepList } from '@gyg/design-system/details';
import { isSignedIn, paths, useSession, useTranslation } from '@gyg/platform';

type StepName = 'register' | 'picture' | 'organization' | 'administer' | 'explore';

interface Step {
  readonly name: StepName;
  readonly done?: boolean;
  readonly href?: string;
}

/** The next steps for a guest, without links: they need an account. */
const ahead: readonly Step[] = (['register', 'picture', 'organization', 'explore'] as const).map((name) => ({ name }));

/** The four steps of a new user, with links; administrators run the organisation that they need not find. Guests see them without links. */
export function WelcomeSteps() {
  const { t } = useTranslation('public');
  const userId = useSession((session) => session.userId);
  const hasPicture = useSession((session) => session.profileImage !== '');
  const signedIn = useSession(isSignedIn);
  const administers = useSession((session) => session.organizationAdmin);
  const steps: readonly Step[] = signedIn
    ? [
        { name: 'register', done: true },
        { name: 'picture', done: hasPicture, href: paths.account(userId) },
        administers
          ? { name: 'administer', href: paths.switchToAdmin() }
          : { name: 'organization', href: paths.myOrganizations() },
        { name: 'explore', href: paths.search() },
      ]
    : ahead;
  const next = steps.find(({ done, href }) => !done && href !== undefined)?.name;
  return (
    <StepList
      label={t('account.welcome.steps')}
      doneLabel={t('account.welcome.done')}
      steps={steps.map(({ name, done = false, href }) => ({
        id: name,
        title: t(`account.welcome.${name}`),
        text: t(`account.welcome.${name === 'register' && !done ? 'registerFirst' : name}Text`),
        state: done ? 'done' : name === next ? 'now' : 'later',
        action: name !== 'register' && href !== undefined && !done && (
          <Link variant="standalone" href={href}>
            {t(`account.welcome.${name}Link`)}
          </Link>
        ),
      }))}
    />
  );
}
