import type { BookingFailureReason } from '@gyg/contract/errors';
import { isolated } from '@gyg/contract/isolated';
import { frameClasses as f } from '../../core/preact/frame';
import { Note } from '../../core/preact/note';
import { gygPage, type NeedView } from './need-view';

/** Why the visitor cannot book, and what they can do instead. */
export function NeedRefused({ view, reason }: { view: NeedView; reason: BookingFailureReason }) {
  const { bookable, texts, own, origin, model } = view;
  const { gyg, need, partners } = bookable;
  const isNew = model.action.failure !== undefined;
  const only = need?.whoCanOffer ?? 'NONE';
  if (reason === 'not_eligible' && only !== 'ANYONE' && only !== 'NONE' && only !== 'INVITE_ONLY') {
    return (
      <>
        <Note icon="lock" title={own.membersOnly} isNew={isNew}>
          <p>{own.membersOf(isolated(gyg.orgName), partners, only)}</p>
        </Note>
        <p className={f.actions}>
          <a
            className={f.link}
            href={`${origin}/users/profile/organizations`}
            part="link"
            target="_blank"
            rel="noopener"
          >
            {own.askToJoin}
          </a>
        </p>
      </>
    );
  }
  const explanation =
    reason === 'closed' || reason === 'full'
      ? texts.closedForBooking
      : own.refused[reason === 'not_eligible' ? 'INVITE_ONLY' : reason];
  return (
    <>
      <Note icon="lock" title={explanation.title} isNew={isNew}>
        {explanation.text !== '' && <p>{explanation.text}</p>}
      </Note>
      <p className={f.actions}>
        <a className={f.link} href={`${gygPage(view)}#needs`} part="link">
          {texts.others}
        </a>
      </p>
    </>
  );
}
