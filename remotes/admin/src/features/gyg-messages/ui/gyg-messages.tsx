import type { AnswerOf, GygDesk } from '@gyg/contract';
import {
  Button,
  Disclosure,
  EmptyState,
  ErrorState,
  ListFoot,
  Panel,
  Section,
  TextSkeleton,
  Waiting,
} from '@gyg/design-system';
import {
  lastPage,
  Navigate,
  pageFrom,
  paths,
  useFormat,
  useListFoot,
  useLoadFailure,
  useSearchParams,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { useMessages } from '../api/message-calls';
import s from './gyg-messages.module.css';
import { MessageForm } from './message-form';

/** Messages of a gyg's hosts to the people who take part in it: write one, and read those that were sent. */
export function GygMessages({ desk }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const { gyg, people, messages, bookings } = desk;
  if (people === 0 && messages === 0 && bookings.all === 0) {
    return (
      <EmptyState
        title={t('gygMessages.empty')}
        text={t('gygMessages.emptyText')}
        actions={
          gyg.state === 'CREATED' ? (
            <Button href={paths.editGyg(gyg.id)}>{t('gygFrame.edit')}</Button>
          ) : (
            <Button href={paths.inviteToGyg(gyg.id, gyg.orgFriendlyUrl, gyg.friendlyUrl)}>
              {t('gygFrame.invite')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <div className={s.root}>
      <MessageForm desk={desk} />
      <MessageList gygId={gyg.id} />
    </div>
  );
}

/** The messages that were sent, newest first. */
function MessageList({ gygId }: { gygId: string }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const top = useTopOn<HTMLDivElement>(page);
  const { data, error, isPlaceholderData: stale, refetch } = useMessages(gygId, page);
  const href = (to: number) => paths.deskMessages(gygId) + (to === 1 ? '' : `?page=${to}`);
  const last = data && lastPage(data.total, data.pageSize);
  if (last !== undefined && page > last && !stale) return <Navigate to={href(last)} replace />;
  return (
    <Section title={t('gygMessages.sentTitle')} size="small" spacing="none">
      {error ? (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      ) : data === undefined ? (
        <Waiting label={t('lists.loading')}>
          <TextSkeleton lines={6} />
        </Waiting>
      ) : data.messages.length === 0 ? (
        <Panel tone="sunken">
          <p className={s.none}>{t('gygMessages.none')}</p>
        </Panel>
      ) : (
        <div ref={top} tabIndex={-1} className={s.results} aria-busy={stale}>
          <Panel padding="small">
            {data.messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </Panel>
          <ListFoot {...foot(data, href)} />
        </div>
      )}
    </Section>
  );
}

function Message({ message }: { message: AnswerOf<'listGygMessages'>['messages'][number] }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const { title, body, audience, recipients, senderName, created } = message;
  const facts = t('gygMessages.facts', {
    to: t(`gygMessages.audience.${audience}`),
    people: t('gygMessages.people', { count: recipients }),
  });
  return (
    <Disclosure
      look="line"
      headingLevel={3}
      summary={
        <span className={s.summary}>
          {title} <small className={s.when}>{dateTime(created)}</small>
        </span>
      }
    >
      <p className={s.facts}>
        {facts} {senderName !== '' && t('gygMessages.by', { name: senderName })}
      </p>
      <p className={s.body}>{body}</p>
    </Disclosure>
  );
}
