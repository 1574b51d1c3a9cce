import type { OrganizationRequestDetail } from '@gyg/contract';
import { Icon, Link } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './request-checks.module.css';

type Checks = NonNullable<OrganizationRequestDetail['checks']>;

/** What the platform knows about a request. Nothing of it decides: people do. */
export function RequestChecks({ checks }: { checks: Checks }) {
  return (
    <ul className={s.root}>
      <AccountCheck account={checks.account} />
      <DomainCheck domain={checks.domain} />
      <SimilarCheck checks={checks} />
    </ul>
  );
}

function Check({ good, title, children }: { good: boolean; title: string; children?: ReactNode }) {
  return (
    <li className={s.check} data-good={good || undefined}>
      <Icon name={good ? 'check' : 'info'} />
      <div>
        <b>{title}</b>
        {children && <div className={s.note}>{children}</div>}
      </div>
    </li>
  );
}

function AccountCheck({ account }: Pick<Checks, 'account'>) {
  const { t } = useTranslation('super-user');
  const { date } = useFormat();
  if (account === null) {
    return (
      <Check good={false} title={t('requests.checks.noAccount')}>
        {t('requests.checks.noAccountText')}
      </Check>
    );
  }
  return (
    <Check good title={t('requests.checks.account')}>
      {t('requests.checks.accountText', { date: date(account.since) })}
    </Check>
  );
}

function DomainCheck({ domain: { same, email, website } }: Pick<Checks, 'domain'>) {
  const { t } = useTranslation('super-user');
  if (same) {
    return (
      <Check good title={t('requests.checks.sameDomain')}>
        {website}
      </Check>
    );
  }
  const none = t('requests.none');
  return (
    <Check good={false} title={t('requests.checks.otherDomain')}>
      {t('requests.checks.otherDomainText', { email: email ?? none, website: website ?? none })}
    </Check>
  );
}

function SimilarCheck({ checks: { similar, nearest } }: { checks: Checks }) {
  const { t } = useTranslation('super-user');
  if (similar.length === 0) {
    return (
      <Check good title={t('requests.checks.noSimilar')}>
        {nearest && t('requests.checks.nearest', { name: nearest.name, percent: nearest.likeness })}
      </Check>
    );
  }
  return (
    <Check good={false} title={t('requests.checks.similar')}>
      <ul className={s.similar}>
        {similar.map(({ id, name, likeness, sameName, sameDomain }) => (
          <li key={id}>
            <Link href={paths.organization(id)}>{name}</Link>
            {': '}
            {[
              sameName ? t('requests.checks.sameName') : t('requests.checks.alike', { percent: likeness }),
              ...(sameDomain ? [t('requests.checks.sameSite')] : []),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </Check>
  );
}
