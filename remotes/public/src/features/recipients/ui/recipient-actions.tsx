import type { Gyg, GygViewer, ViewerWaitlistEntry } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { takesQueue } from '@gyg/contract/waitlist';
import { Badge, Button, Icon } from '@gyg/design-system';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import {
  isSignedIn,
  paths,
  toast,
  useErrorText,
  useErrorToast,
  useFormat,
  useLocation,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useState } from 'react';
import { takesBookings } from '../../../shared/gyg-state';
import { ownEntry } from '../../../shared/waitlist';
import { leaveWaitlist, queueForPlace, useBookPlace } from '../api/place-calls';
import { OwnPlace } from './own-place';
import s from './recipients.module.css';

export interface RecipientActionsProps {
  gyg: Gyg;
  left: number;
  viewer: GygViewer | undefined;
  onChanged: () => Promise<void>;
}

/** One of five cases: sign up, cancel, 'places full' with its waiting list, the own place in that list, or book. */
export function RecipientActions({ gyg, left, viewer, onChanged }: RecipientActionsProps) {
  const { t } = useTranslation('public');
  const isReady = useSession((session) => session.status === 'ready');
  const signedIn = useSession(isSignedIn);
  if (signedIn && viewer?.place) {
    return <OwnPlace gyg={gyg} place={viewer.place} until={viewer.canCancelUntil} onChanged={onChanged} />;
  }
  if (gyg.state === 'FINISHED') return null;
  const entry = ownEntry(viewer, null);
  if (signedIn && entry) return <OwnQueuePlace gyg={gyg} entry={entry} onChanged={onChanged} />;
  if (left === 0) {
    return (
      <>
        <Badge tone="bad">{t('gyg.recipients.full')}</Badge>
        {isReady &&
          takesQueue(gyg) &&
          (signedIn ? viewer && <Queue gyg={gyg} onChanged={onChanged} /> : <SignUpToQueue />)}
      </>
    );
  }
  if (!isReady || !takesBookings(gyg.state)) return null;
  if (!signedIn) return <SignUpForPlace />;
  return viewer && <BookPlace gyg={gyg} onChanged={onChanged} />;
}

function SignUpToQueue() {
  const { t } = useTranslation('public');
  const { pathname } = useLocation();
  return (
    <Button variant="secondary" href={paths.register({ target: `${pathname}#recipients` })}>
      {t('gyg.recipients.signUpToQueue')}
    </Button>
  );
}

function Queue({ gyg, onChanged }: Pick<RecipientActionsProps, 'gyg' | 'onChanged'>) {
  const { t } = useTranslation('public');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('gyg.waitlist.join')}
      </Button>
      <QueuePlaceDialog gygId={gyg.id} open={open} onClose={() => setOpen(false)} onChanged={onChanged} />
    </>
  );
}

function SignUpForPlace() {
  const { t } = useTranslation('public');
  const { pathname } = useLocation();
  return <Button href={paths.register({ target: pathname })}>{t('gyg.recipients.signUp')}</Button>;
}

function BookPlace({ gyg, onChanged }: Pick<RecipientActionsProps, 'gyg' | 'onChanged'>) {
  const { t } = useTranslation('public');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('gyg.recipients.book')}</Button>
      <BookPlaceDialog gygId={gyg.id} open={open} onClose={() => setOpen(false)} onChanged={onChanged} />
    </>
  );
}

interface OwnQueuePlaceProps {
  gyg: Gyg;
  entry: ViewerWaitlistEntry;
  onChanged: () => Promise<void>;
}

/** The user's place in the queue, which they can leave, or a link to their offer. */
function OwnQueuePlace({ gyg, entry, onChanged }: OwnQueuePlaceProps) {
  const { t } = useTranslation('public');
  const { number, dateTime } = useFormat();
  const errorToast = useErrorToast();
  const [busy, setBusy] = useState(false);
  if (entry.offer) {
    return (
      <>
        <p>{t('gyg.waitlist.offeredUntil', { until: dateTime(entry.offer.expiresAt) })}</p>
        <Button href={paths.waitlistOffer(entry.offer.token)}>{t('gyg.waitlist.answerOffer')}</Button>
      </>
    );
  }
  const leave = async () => {
    setBusy(true);
    try {
      await leaveWaitlist(gyg.id, entry.id);
      toast.success(t('gyg.waitlist.left'));
      await onChanged();
    } catch (thrown) {
      errorToast(thrown);
    }
    setBusy(false);
  };
  return (
    <>
      <p className={s.booked}>
        <Icon name="clock" />
        {t('gyg.waitlist.numberLong', { number: number(entry.ahead + 1) })}
      </p>
      <Button variant="secondary" busy={busy} onClick={leave}>
        {t('gyg.waitlist.leave')}
      </Button>
    </>
  );
}

interface PlaceDialogProps {
  gygId: string;
  open: boolean;
  onClose: () => void;
  /** Called after a response, also after a refusal: the places may have changed. */
  onChanged: () => Promise<void>;
}

interface CommentDialogProps extends Omit<PlaceDialogProps, 'gygId'> {
  title: string;
  /** The paragraphs above the comment. */
  texts: readonly string[];
  confirm: string;
  /** The toast after `submit`. */
  done: string;
  /** A sentence before the reason, if `submit` rejects. */
  failed?: string;
  submit: (comment: string) => Promise<unknown>;
}

/** Asks for an optional comment to the host, then submits. A toast shows the result. */
function CommentDialog(props: CommentDialogProps) {
  const { title, texts, confirm, done, failed, submit, open, onClose, onChanged } = props;
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { comment: '' } });
  const send = handleSubmit(async ({ comment }) => {
    try {
      await submit(comment);
      toast.success(done);
    } catch (thrown) {
      const { text, detail } = errorText(thrown);
      toast.error(failed === undefined ? text : `${failed} ${text}`, detail);
    }
    onClose();
    await onChanged();
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      cancel={t('common.cancel')}
      confirm={confirm}
      busy={formState.isSubmitting}
      onConfirm={send}
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <TextArea
        label={t('gyg.recipients.comment')}
        optional={t('common.optional')}
        hint={t('gyg.recipients.commentHint')}
        maxLength={limits.comment}
        counter={(used, most) => t('common.counter', { used, most })}
        {...register('comment')}
      />
    </FormDialog>
  );
}

/** Books a place as a recipient. */
function BookPlaceDialog({ gygId, ...dialog }: PlaceDialogProps) {
  const { t } = useTranslation('public');
  const bookPlace = useBookPlace(gygId);
  return (
    <CommentDialog
      {...dialog}
      title={t('gyg.recipients.bookTitle')}
      texts={[t('gyg.recipients.bookText')]}
      confirm={t('gyg.recipients.confirm')}
      done={t('gyg.recipients.booked')}
      failed={t('gyg.recipients.bookFailed')}
      submit={bookPlace}
    />
  );
}

/** Explains the waiting list for places as a recipient, and joins it. */
function QueuePlaceDialog({ gygId, ...dialog }: PlaceDialogProps) {
  const { t } = useTranslation('public');
  return (
    <CommentDialog
      {...dialog}
      title={t('gyg.waitlist.title')}
      texts={[t('gyg.waitlist.explain'), t('gyg.recipients.bookText')]}
      confirm={t('gyg.waitlist.join')}
      done={t('gyg.waitlist.joined')}
      submit={(comment) => queueForPlace(gygId, comment)}
    />
  );
}
