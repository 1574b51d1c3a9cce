import { Avatar, Banner, Button, ErrorState, InOrder, Stack } from '@gyg/design-system';
import {
  Navigate,
  paths,
  session,
  Trans,
  useLoadFailure,
  usePageTitle,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import type { ReactNode } from 'react';
import { type AccountWays, AccountWaysProvider } from '../../../shared/account-ways';
import { FormSkeleton } from '../../../shared/form-skeleton';
import { useLoginWindow } from '../model/use-login-window';
import { useWindowWays } from '../model/window-ways';
import s from './partner-window.module.css';

/**
 * A form in the window of a login on a partner's site: its title, on which site the visitor will go on, and the form.
 * Without such a login it is the same form alone.
 */
export function PartnerWindow(form: LiteFormProps) {
  const [params] = useSearchParams();
  return params.has('interaction') ? <OpenWindow {...form} /> : <LiteForm {...form} />;
}

function OpenWindow({ title, lead, children }: LiteFormProps) {
  const { t } = useTranslation('public');
  const { interaction, state, load } = useLoginWindow();
  const loadFailure = useLoadFailure();
  const ways = useWindowWays(interaction, load);
  usePageTitle(title);
  if (state.status === 'expired') return <WindowExpired />;
  if (state.status === 'failed') return <ErrorState headingLevel={1} {...loadFailure(state.thrown, load)} />;
  if (state.status === 'open' && state.login.step === 'consent') {
    return <Navigate to={paths.windowConsent({ interaction })} replace />;
  }
  const site = state.status === 'open' ? state.login.site : undefined;
  return (
    <AccountWaysProvider value={ways}>
      <InOrder gap={4}>
        <h1 className={s.title}>{title}</h1>
        {lead !== undefined && <p className={s.lead}>{lead}</p>}
        <p className={s.site} aria-busy={site === undefined}>
          {site && (
            <>
              <Avatar kind="organization" src={site.logo ?? undefined} seed={site.name} />
              <span>
                <Trans
                  t={t}
                  i18nKey="window.toContinue"
                  values={{ host: new URL(site.origin).host }}
                  components={{ host: <strong /> }}
                />
              </span>
            </>
          )}
        </p>
        {site === undefined ? <FormSkeleton /> : children}
      </InOrder>
    </AccountWaysProvider>
  );
}

/** The login took too long. Only the page that opened the window can begin again. */
export function WindowExpired() {
  const { t } = useTranslation('public');
  usePageTitle(t('window.expired'));
  return (
    <Stack gap={4}>
      <h1 className={s.title}>{t('window.expired')}</h1>
      <Banner tone="info">{t('window.expiredText')}</Banner>
      <Button size="lg" block onClick={() => window.close()}>
        {t('window.close')}
      </Button>
    </Stack>
  );
}

interface LiteFormProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A form of the lite app that no partner's site has opened: its title and the form, without navigation (specification 2.1). */
function LiteForm({ title, lead, children }: LiteFormProps) {
  usePageTitle(title);
  return (
    <AccountWaysProvider value={liteWays}>
      <InOrder gap={4}>
        <h1 className={s.title}>{title}</h1>
        {lead !== undefined && <p className={s.lead}>{lead}</p>}
        {children}
      </InOrder>
    </AccountWaysProvider>
  );
}

const signIn = (target?: string) => session.signIn(target, { lite: true });

/** The ways of the forms of the lite app: to each other, and after the login to the target or home. */
const liteWays: AccountWays = {
  login: paths.liteLogin,
  register: paths.liteSignUp,
  verify: paths.liteVerify,
  resetPassword: ({ target }) => paths.litePassword({ target }),
  newPassword: paths.litePassword,
  asGuest: { href: paths.home() },
  signIn,
  beginAgain: signIn,
};
