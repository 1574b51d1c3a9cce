import type { GygDesk } from '@gyg/contract';
import { Button, ErrorState, Page } from '@gyg/design-system';
import {
  callOptions,
  isApiError,
  paths,
  RequireUser,
  useErrorText,
  useLoadFailure,
  useMissing,
  usePageTitle,
  useParams,
  useQuery,
  useSendHome,
  useTranslation,
} from '@gyg/platform';
import type { ReactNode } from 'react';

export interface RequireHostProps {
  /** The page's skeleton, shown while the session and the gyg are loading. */
  waiting: ReactNode;
  /** Gives the gyg’s texts as they were written, for pages that edit them; otherwise in the reader’s language. */
  texts?: 'own';
  /** The page's content. It is mounted again when the address shows another gyg. */
  children: (desk: GygDesk) => ReactNode;
}

/**
 * The guard of the pages of one gyg (`:gygId` in the path): for administrators of its host and for its gyg managers, in
 * admin and in user mode. Others are redirected to home with the reason; a link from outside to a gyg
 * that does not exist says so in place. A lost connection can be tried again.
 */
export function RequireHost(props: RequireHostProps) {
  const { gygId = '' } = useParams();
  return (
    <RequireUser waiting={props.waiting}>
      <HostOnly key={gygId} gygId={gygId} {...props} />
    </RequireUser>
  );
}

function HostOnly({ gygId, waiting, texts, children }: RequireHostProps & { gygId: string }) {
  const errorText = useErrorText();
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useQuery(callOptions('getGygDesk', { params: { gygId } }, texts && { lang: texts }));
  // Also while the page is open: the gyg was deleted, or the user no longer hosts it.
  const refused = isApiError(error) && (error.status === 404 || error.status === 403);
  const missing = refused && error.status === 404 && data === undefined ? errorText(error).text : undefined;
  const inPlace = useMissing(missing);
  useSendHome(refused && missing === undefined ? errorText(error).text : undefined);
  if (inPlace !== undefined) return <InvalidLink text={inPlace} />;
  if (refused) return waiting;
  if (data !== undefined) return children(data);
  if (error === null) return waiting;
  return (
    <Page padded>
      <ErrorState {...loadFailure(error, () => void refetch())} />
    </Page>
  );
}

/** The page of a link to something that does not exist; `text` says what is wrong. */
export function InvalidLink({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  usePageTitle(t('invalidLink.title'));
  return (
    <Page padded>
      <ErrorState
        headingLevel={1}
        title={t('invalidLink.title')}
        text={text}
        actions={
          <>
            <Button href={paths.home()}>{t('invalidLink.toHome')}</Button>
            <Button variant="secondary" href={paths.managedGygs()}>
              {t('managed.title')}
            </Button>
          </>
        }
        data-code="invalid_link"
      />
    </Page>
  );
}
