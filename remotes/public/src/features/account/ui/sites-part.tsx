import type { ConnectedSite, User } from '@gyg/contract';
import { Avatar, Button, ErrorState, Waiting } from '@gyg/design-system';
import { toast, useErrorText, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import { useConnectedSites, useRemoveSite } from '../api/account-calls';
import { AccountPart } from './account-part';
import s from './sites-part.module.css';

/** The partners' sites that may act for the user, each with a button to end it. */
export function SitesPart({ user }: { user: User }) {
  const { t } = useTranslation('public');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useConnectedSites(user.id);
  const list = useRef<HTMLUListElement>(null);
  return (
    <AccountPart title={t('profile.sites.title')} text={t('profile.sites.text')}>
      {!data && error && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!data && !error && <Waiting label={t('common.loading')}>{null}</Waiting>}
      {data?.sites.length === 0 && <p>{t('profile.sites.none')}</p>}
      {data && data.sites.length > 0 && (
        <ul className={s.list} ref={list} tabIndex={-1}>
          {data.sites.map((site) => (
            <Site key={site.origin} userId={user.id} site={site} onRemoved={() => list.current?.focus()} />
          ))}
        </ul>
      )}
    </AccountPart>
  );
}

interface SiteProps {
  userId: string;
  site: ConnectedSite;
  /** Called before the line goes, because the focus would be lost with it. */
  onRemoved: () => void;
}

function Site({ userId, site, onRemoved }: SiteProps) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const errorText = useErrorText();
  const remove = useRemoveSite(userId);
  const [busy, setBusy] = useState(false);
  const { origin, organization, scopes, since, lastUsed } = site;
  const { host } = new URL(origin);
  const end = async () => {
    setBusy(true);
    try {
      await remove(origin);
      toast.success(t('profile.sites.removed', { site: host }));
      onRemoved();
    } catch (thrown) {
      toast.error(errorText(thrown).text);
      setBusy(false);
    }
  };
  return (
    <li className={s.site}>
      <Avatar kind="organization" src={organization?.logo ?? undefined} seed={organization?.name ?? origin} />
      <div className={s.about}>
        <strong>{host}</strong>
        <span>{organization?.name ?? t('profile.sites.unregistered')}</span>
        <span>{scopes.map((scope) => t(`profile.sites.scopes.${scope}`)).join(' · ')}</span>
        <span className={s.times}>
          {t('profile.sites.since', { date: format.date(since) })} ·{' '}
          {t('profile.sites.lastUsed', { date: format.date(lastUsed) })}
        </span>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={t('profile.sites.removeFrom', { site: host })}
        onClick={() => void end()}
      >
        {t('profile.sites.remove')}
      </Button>
    </li>
  );
}
