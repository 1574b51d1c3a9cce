import { Button, Callout, Cluster, Stack, VisuallyHidden } from '@gyg/design-system';
import { Accordion } from '@gyg/design-system/details';
import { FormDialog, TextField } from '@gyg/design-system/forms';
import { copyText, toast, useErrorToast, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useRenewCalendar } from '../api/calendar';
import { subscribeLinks } from '../model/subscribe-links';

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

interface ProgramHelpProps {
  text: string;
  /** A page of the program that subscribes to the address. */
  href?: string;
  label?: string;
}

/** How to subscribe in one calendar program. */
function ProgramHelp({ text, href, label }: ProgramHelpProps) {
  const { t } = useTranslation('booking');
  return (
    <Stack gap={2} align="start">
      <p>{text}</p>
      {href !== undefined && (
        <Button variant="secondary" size="sm" iconEnd="external" href={href} target="_blank" rel="noopener noreferrer">
          {label} <VisuallyHidden>{t('calendarFeed.how.newWindow')}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}

interface RenewDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before the address is replaced, because calendars with the old one stop updating. */
function RenewDialog({ userId, open, onClose }: RenewDialogProps) {
  const { t } = useTranslation('booking');
  const { renew, isPending } = useRenewing(userId);
  const confirm = () =>
    renew(() => {
      toast.success(t('calendarFeed.renew.done'));
      onClose();
    });
  return (
    <FormDialog
      size="sm"
      open={open}
      onClose={onClose}
      title={t('calendarFeed.renew.title')}
      closeLabel={t('calendarFeed.close')}
      cancel={t('calendarFeed.renew.keep')}
      confirm={t('calendarFeed.renew.confirm')}
      tone="danger"
      busy={isPending}
      onConfirm={confirm}
    >
      <p>{t('calendarFeed.renew.text')}</p>
    </FormDialog>
  );
}

/** Anyone with the address sees the bookings. */
export function SecretNote() {
  const { t } = useTranslation('booking');
  return (
    <Callout tone="quiet" headingLevel={3} title={t('calendarFeed.secretTitle')} text={t('calendarFeed.secret')} />
  );
}

/** Creates or renews the address; a toast says if it fails. */
export function useRenewing(userId: string) {
  const errorToast = useErrorToast();
  const { mutate, isPending } = useRenewCalendar(userId);
  const renew = (onSuccess?: () => void) =>
    mutate(undefined, {
      onSuccess: () => onSuccess?.(),
      onError: errorToast,
    });
  return { renew, isPending };
}
