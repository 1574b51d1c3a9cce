import type { ViewerWaitlistEntry } from '@gyg/contract';
import { createDateFormat } from '@gyg/contract/dates';
import { Button, TextButton } from '@gyg/design-system/shadow';
import { frameClasses as f } from '../../core/preact/frame';
import { Note } from '../../core/preact/note';
import { useOnline } from '../../core/preact/use-online';
import { NeedFailure } from './need-failure';
import type { NeedView } from './need-view';

/** The visitor's place in the waiting list, or what is offered to them from it. */
export function NeedQueued({ view, entry }: { view: NeedView; entry: ViewerWaitlistEntry }) {
  const { bookable, model, own, language, focusNext } = view;
  const online = useOnline();
  const { busy } = model.action;
  const { offer } = entry;
  const number = new Intl.NumberFormat(language);
  const act = (send: () => Promise<boolean>) => () => {
    focusNext();
    void send();
  };
  if (offer === null) {
    return (
      <>
        <Note icon="clock" title={own.queued(number.format(entry.ahead + 1))} />
        <NeedFailure view={view} />
        <p className={f.actions}>
          <Button
            variant="secondary"
            part="button"
            busy={busy === 'leave'}
            disabled={!online}
            onClick={act(() => model.leave(entry.id))}
          >
            {own.leave}
          </Button>
        </p>
      </>
    );
  }
  const until = createDateFormat(language).dateTime(new Date(offer.expiresAt));
  return (
    <>
      <Note icon="star" tone="good" title={own.offered}>
        {bookable.need?.contributionType === 'COMMODITY' && <p>{own.offeredItems(offer.quantity)}</p>}
        <p>{own.offeredUntil(until)}</p>
      </Note>
      <NeedFailure view={view} />
      <p className={f.actions}>
        <Button
          part="button"
          busy={busy === 'accept'}
          disabled={!online}
          onClick={act(() => model.accept(offer.token))}
        >
          {own.accept}
        </Button>
        <TextButton
          variant="standalone"
          part="button"
          disabled={!online || busy !== undefined}
          onClick={act(() => model.decline(offer.token))}
        >
          {own.decline}
        </TextButton>
      </p>
    </>
  );
}
