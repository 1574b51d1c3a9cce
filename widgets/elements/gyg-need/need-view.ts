import type { Session, SessionState, Visitor } from '../../core/preact/session-port';
import type { Language } from '../../core/texts';
import type { Bookable, Personal } from './gyg-need-query';
import type { GygNeedTexts } from './gyg-need-texts';
import type { NeedModel } from './use-need';

/** What every part of the element gets. */
export interface NeedView {
  readonly model: NeedModel;
  readonly bookable: Bookable;
  readonly personal: Personal | undefined;
  readonly session: Session;
  readonly state: SessionState;
  readonly visitor: Visitor | undefined;
  readonly language: Language;
  /** The platform's origin. */
  readonly origin: string;
  readonly texts: GygNeedTexts;
  /** Focuses the next thing that is marked with `data-focus`, once what is shown has changed. */
  readonly focusNext: () => void;
}

/** The gyg's page on the platform. */
export const gygPage = ({ origin, bookable: { gyg } }: Pick<NeedView, 'origin' | 'bookable'>): string =>
  `${origin}/go/${encodeURIComponent(gyg.orgFriendlyUrl)}/${encodeURIComponent(gyg.friendlyUrl)}`;

/** Where the same need or place can be booked on the platform. */
export function bookingPage(view: Pick<NeedView, 'origin' | 'bookable'>): string {
  const { gyg, need } = view.bookable;
  if (need === null) return `${gygPage(view)}#recipients`;
  const query = new URLSearchParams({ gid: gyg.id, id: need.id, type: need.contributionType });
  return `${view.origin}/gygs/${encodeURIComponent(gyg.id)}/book?${query}`;
}
