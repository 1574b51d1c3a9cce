import { calendarLinks } from '@gyg/contract/calendar-links';
import { createDateFormat } from '@gyg/contract/dates';
import { isolated } from '@gyg/contract/isolated';
import { limits } from '@gyg/contract/rules';
import { Button, Icon, TextArea, TextButton } from '@gyg/design-system/shadow';
import { type FormEvent, useState } from 'react';
import { frameClasses as f } from '../../core/preact/frame';
import { htmlNodes } from '../../core/preact/html-nodes';
import { Note } from '../../core/preact/note';
import { useOnline } from '../../core/preact/use-online';
import s from './gyg-need.module.css';
import { NeedFailure } from './need-failure';
import type { Held } from './need-situation';
import { gygPage, type NeedView } from './need-view';

/** The visitor's booking: what follows, their calendar, the booking's page, and how to cancel it. */
export function NeedBooked({ view, held }: { view: NeedView; held: Held }) {
  const { model, bookable, personal, visitor, own, language, origin } = view;
  const { gyg, need } = bookable;
  const [isCancelling, setIsCancelling] = useState(false);
  const [showsCalendars, setShowsCalendars] = useState(false);
  const firstName = visitor.name.split(' ')[0] ?? '';
  const until = personal?.viewer.canCancelUntil ?? null;
  const isFresh = model.done === 'booked';
  const info = personal?.viewer.participantInfo ?? '';
  const page = `${origin}/gygs/${encodeURIComponent(gyg.id)}/bookings${need === null ? '' : `/${encodeURIComponent(held.id)}`}`;
  const links = calendarLinks(gyg, { api: `${origin}/api`, page: gygPage(view), language });
  const newTab = { target: '_blank', rel: 'noopener', 'aria-description': own.newWindow } as const;
  return (
    <>
      <Note
        icon={held.waits ? 'clock' : 'check'}
        tone="good"
        isNew={isFresh}
        title={held.waits ? own.waits(isolated(gyg.orgName)) : own.booked(isolated(firstName))}
      >
        {need?.contributionType === 'COMMODITY' && (
          <p>
            {held.quantity} × <span lang={gyg.language === 'se' ? 'sv' : gyg.language}>{need.title}</span>
          </p>
        )}
        {held.forOrganization && (
          <p>{own.forOrganization(isolated(held.forOrganization.name), held.forOrganization.waits)}</p>
        )}
        {(isFresh || held.waits) && <p>{held.waits ? own.sentWaits : own.sent}</p>}
        {info !== '' && !held.waits && <div className={f.text}>{htmlNodes(info)}</div>}
        {until !== null && !isCancelling && (
          <p>{own.cancellable(createDateFormat(language).dateTime(new Date(until)))}</p>
        )}
      </Note>
      {isCancelling ? (
        <CancelForm view={view} bookingId={held.id} onKeep={() => setIsCancelling(false)} />
      ) : (
        <>
          <p className={f.actions}>
            <TextButton
              variant="standalone"
              icon="calendar"
              part="button"
              aria-expanded={showsCalendars}
              onClick={() => setShowsCalendars(!showsCalendars)}
            >
              {own.calendar}
            </TextButton>
            <a className={f.link} href={page} part="link" {...newTab}>
              <Icon name="external" /> {own.seeBooking}
            </a>
            {until !== null && gyg.state !== 'FINISHED' && (
              <TextButton variant="standalone" part="button" onClick={() => setIsCancelling(true)}>
                {own.cancel}
              </TextButton>
            )}
          </p>
          {showsCalendars && (
            <ul className={s.calendars} part="calendars">
              {Object.entries(links).map(([name, url]) => (
                <li key={name}>
                  <a href={url} {...newTab}>
                    {own.calendars[name]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}

/** As soon as it is there. The attribute `autofocus` counts only while a page loads. */
const focusReason = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus();

interface CancelFormProps {
  view: NeedView;
  bookingId: string;
  onKeep: () => void;
}

/** Asks for the mandatory reason, in place. */
function CancelForm({ view, bookingId, onKeep }: CancelFormProps) {
  const { model, own, focusNext } = view;
  const online = useOnline();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) return event.currentTarget.querySelector('textarea')?.focus();
    focusNext();
    await model.cancel(bookingId, reason.trim());
    return undefined;
  };
  return (
    <form ref={focusReason} className={f.form} part="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className={f.soft}>{own.cancelText}</p>
      <TextArea
        label={own.reason}
        rows={2}
        maxLength={limits.reason}
        counter={own.counter}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={checked && isMissing && own.missing.reason}
      />
      <NeedFailure view={view} />
      <div className={f.actions}>
        <Button variant="danger" type="submit" part="button" busy={model.action.busy === 'cancel'} disabled={!online}>
          {own.confirmCancel}
        </Button>
        <TextButton variant="standalone" part="button" onClick={onKeep}>
          {own.keep}
        </TextButton>
      </div>
    </form>
  );
}
