import type { PartnerScope } from '@gyg/contract';
import { Avatar, Button, ErrorState, Icon, Logo, Stack, TextButton } from '@gyg/design-system';
import { type LoginWindow, Navigate, paths, pool, useLoadFailure, usePageTitle, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { FormSkeleton } from '../../../shared/form-skeleton';
import { useLoginWindow } from '../model/use-login-window';
import { useFollow } from '../model/window-ways';
import { WindowExpired } from './partner-window';
import s from './partner-window.module.css';

/** Asks once for each site whether it may act for the person who is logged in. */
export function Consent() {
  const { t } = useTranslation('public');
  const { interaction, state, load } = useLoginWindow();
  const loadFailure = useLoadFailure();
  usePageTitle(t('window.consent.pageTitle'));
  if (state.status === 'loading') return <FormSkeleton />;
  if (state.status === 'expired') return <WindowExpired />;
  if (state.status === 'failed') return <ErrorState headingLevel={1} {...loadFailure(state.thrown, load)} />;
  if (state.login.step === 'login') return <Navigate to={paths.windowLogin({ interaction })} replace />;
  return <Question interaction={interaction} login={state.login} />;
}

/** What a site may do, in one line for each; the second is shown for every site. */
function useAllowed(scopes: readonly PartnerScope[]): string[] {
  const { t } = useTranslation('public');
  const has = (scope: PartnerScope) => scopes.includes(scope);
  const book = has('bookings')
    ? t(has('proposals') ? 'window.consent.bookAndPropose' : 'window.consent.book')
    : has('proposals') && t('window.consent.propose');
  const see = t(has('bookings') ? 'window.consent.seeBookings' : 'window.consent.see');
  return [...(book === false ? [] : [book]), see];
}

function Question({ interaction, login }: { interaction: string; login: LoginWindow }) {
  const { t } = useTranslation('public');
  const follow = useFollow();
  const [busy, setBusy] = useState<'allow' | 'deny' | 'switch'>();
  const { site, account, scopes } = login;
  const allowed = useAllowed(scopes);
  const act = async (which: NonNullable<typeof busy>, call: Parameters<typeof follow>[0]) => {
    setBusy(which);
    await follow(call);
    setBusy(undefined);
  };
  return (
    <Stack gap={4}>
      <div className={s.pair} aria-hidden="true">
        <Avatar kind="organization" size="lg" src={site.logo ?? undefined} seed={site.name} />
        <i />
        <Logo label="gyg" />
      </div>
      <div className={s.question}>
        <h1 className={s.title}>{t('window.consent.title', { name: site.name })}</h1>
        <p className={s.origin}>{site.origin}</p>
      </div>
      {account && (
        <div className={s.account}>
          <Avatar seed={account.email} />
          <span className={s.person}>
            <strong>{account.name}</strong>
            <small>{account.email}</small>
          </span>
          <TextButton
            disabled={busy !== undefined}
            onClick={() => void act('switch', () => pool.switchAccount(interaction))}
          >
            {t('window.consent.notYou')}
          </TextButton>
        </div>
      )}
      <section>
        <h2 className={s.heading}>{t('window.consent.canTitle')}</h2>
        <ul className={s.can}>
          {allowed.map((text) => (
            <li key={text}>
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
          <li className={s.never}>
            <Icon name="close" />
            <span>{t('window.consent.never')}</span>
          </li>
        </ul>
      </section>
      <Stack gap={2}>
        <Button
          size="lg"
          block
          busy={busy === 'allow'}
          onClick={() => void act('allow', () => pool.consent(interaction, true))}
        >
          {t('window.consent.allow')}
        </Button>
        <Button
          size="lg"
          block
          variant="secondary"
          busy={busy === 'deny'}
          onClick={() => void act('deny', () => pool.consent(interaction, false))}
        >
          {t('window.consent.deny')}
        </Button>
      </Stack>
      <p className={s.later}>{t('window.consent.later')}</p>
    </Stack>
  );
}
