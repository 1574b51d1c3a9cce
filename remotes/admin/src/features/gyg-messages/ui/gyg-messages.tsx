import type { GygDesk } from '@gyg/contract';
import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import s from './gyg-messages.module.css';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';

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
