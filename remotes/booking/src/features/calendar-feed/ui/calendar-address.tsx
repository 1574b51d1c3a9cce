import { Button, Cluster, Stack } from '@gyg/design-system';
import { Accordion } from '@gyg/design-system/details';
import { TextField } from '@gyg/design-system/forms';
import { copyText, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { subscribeLinks } from '../model/subscribe-links';
import { ProgramHelp } from './program-help';
import { RenewDialog } from './renew-dialog';
import { SecretNote } from './secret-note';

interface CalendarAddressProps {
  userId: string;
  url: string;
}

/** The address, with buttons to copy it, to open it in an app, and to replace it. */
export function CalendarAddress({ userId, url }: CalendarAddressProps) {
  const { t } = useTranslation('booking');
  const [renewing, setRenewing] = useState(false);
  const links = subscribeLinks(url, t('calendarFeed.title'));
  const copy = () => copyText(url, { done: t('calendarFeed.copied'), failed: t('calendarFeed.notCopied') });
  return (
    <Stack gap={3}>
      <Stack gap={2}>
        <TextField
          label={t('calendarFeed.address')}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Cluster>
          <Button icon="calendar" href={links.app}>
            {t('calendarFeed.app')}
          </Button>
          <Button variant="secondary" icon="copy" onClick={() => void copy()}>
            {t('calendarFeed.copy')}
          </Button>
        </Cluster>
      </Stack>
      <SecretNote />
      <Accordion
        headingLevel={3}
        items={[
          {
            id: 'apple',
            summary: t('calendarFeed.how.apple'),
            content: <ProgramHelp text={t('calendarFeed.how.appleText')} />,
          },
          {
            id: 'google',
            summary: t('calendarFeed.how.google'),
            content: (
              <ProgramHelp
                text={t('calendarFeed.how.googleText')}
                href={links.google}
                label={t('calendarFeed.how.googleOpen')}
              />
            ),
          },
          {
            id: 'outlook',
            summary: t('calendarFeed.how.outlook'),
            content: (
              <ProgramHelp
                text={t('calendarFeed.how.outlookText')}
                href={links.outlook}
                label={t('calendarFeed.how.outlookOpen')}
              />
            ),
          },
        ]}
      />
      <Stack align="start">
        <Button variant="quiet" icon="refresh" onClick={() => setRenewing(true)}>
          {t('calendarFeed.renew.start')}
        </Button>
      </Stack>
      <RenewDialog userId={userId} open={renewing} onClose={() => setRenewing(false)} />
    </Stack>
  );
}
