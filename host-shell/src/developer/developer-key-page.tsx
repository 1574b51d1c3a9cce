import { Button, EmptyState, ErrorState, Page, Skeleton, VisuallyHidden } from '@gyg/design-system';
import { paths, useNavigate, usePageTitle, useSearchParams, useTranslation } from '@gyg/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isDeveloper } from '../remotes/developer-origins';
import { clearOverrides } from '../remotes/overrides';
import { type DeveloperModeName, sendKey } from './send-key';

/**
 * The developer-key page. Sends the key in the query to the server, removes it from the URL and the history
 * immediately, and shows the result. A missing or wrong key permits nothing and ends developer mode.
 */
export function DeveloperKeyPage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [key] = useState(() => params.get('key') ?? '');
  const [outcome, setOutcome] = useState<DeveloperModeName | 'failed'>();
  const started = useRef(false);
  usePageTitle(t('developer.key.title'));

  const check = useCallback(() => {
    setOutcome(undefined);
    sendKey(key).then(
      (mode) => {
        if (mode === 'restricted') clearOverrides();
        // The page still has the developer policy; only a reload restores the usual one.
        if (mode === 'restricted' && isDeveloper()) location.reload();
        setOutcome(mode);
      },
      () => setOutcome('failed'),
    );
  }, [key]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void navigate(paths.developer(), { replace: true });
    check();
  }, [navigate, check]);

  if (outcome === undefined) {
    return (
      <Page padded aria-busy="true">
        <VisuallyHidden role="status">{t('developer.key.checking')}</VisuallyHidden>
        <Skeleton shape="heading" length="half" />
      </Page>
    );
  }
  const home = (
    <Button variant="secondary" href={paths.home()}>
      {t('developer.key.home')}
    </Button>
  );
  if (outcome === 'developer') {
    // A link with a reload, because this page does not have the developer policy yet.
    const diagnostics = (
      <Button onClick={() => location.assign(paths.diagnostics())}>{t('developer.key.diagnostics')}</Button>
    );
    return (
      <Page padded>
        <EmptyState
          headingLevel={1}
          title={t('developer.key.developer')}
          text={t('developer.key.developerText')}
          actions={
            <>
              {diagnostics}
              {home}
            </>
          }
        />
      </Page>
    );
  }
  const restricted = outcome === 'restricted';
  return (
    <Page padded>
      <ErrorState
        kind={restricted ? 'locked' : 'error'}
        headingLevel={1}
        title={t(`developer.key.${outcome}`)}
        text={t(`developer.key.${outcome}Text`)}
        actions={
          <>
            {!restricted && <Button onClick={check}>{t('developer.key.retry')}</Button>}
            {home}
          </>
        }
      />
    </Page>
  );
}
