import type { Locale } from '@gyg/contract';
import { reminderTexts } from './reminder-texts';
import { storyTexts } from './story-texts';
import { type TextPair, text, type Values } from './text-pair';
import { waitlistTexts } from './waitlist-texts';

/** The text of each notification type, in both languages. Values: person, gyg, host, need, organization, reason, start. */
export const notificationTexts = {
  booking_created: {
    en: text('{person} is coming to {gyg}', 'Offers: {need}'),
    se: text('{person} kommer till {gyg}', 'Erbjuder: {need}'),
  },
  booking_pending: {
    en: text('{person} wants to help at {gyg}', '{person}’s offer ({need}) needs your answer.'),
    se: text('{person} vill hjälpa till på {gyg}', 'Erbjudandet ({need}) behöver ditt svar.'),
  },
  booking_waits: {
    en: text(
      'Waiting for the host: {gyg}',
      '{host} will reply to your offer ({need}). Your place is reserved until then.',
    ),
    se: text(
      'Väntar på värden: {gyg}',
      '{host} svarar på ditt erbjudande ({need}). Din plats är reserverad tills dess.',
    ),
  },
  booking_confirmed: {
    en: text('You are booked: {gyg}', '{host} is counting on you: {need}.'),
    se: text('Du är bokad: {gyg}', '{host} räknar med dig: {need}.'),
  },
  booking_declined: {
    en: text('{host} declined your offer', '{need} at {gyg}. Thank you for offering.'),
    se: text('{host} avböjde ditt erbjudande', '{need} på {gyg}. Tack för att du ville hjälpa till.'),
  },
  booking_cancelled: {
    en: text('{person} cancelled for {gyg}', '{need} is free again. Reason: {reason}'),
    se: text('{person} avbokade {gyg}', '{need} är ledigt igen. Anledning: {reason}'),
  },
  booking_erased: {
    en: text('{need} at {gyg} is free again', 'The person who booked it has erased their account.'),
    se: text('{need} på {gyg} är ledigt igen', 'Den som hade bokat har raderat sitt konto.'),
  },
  booking_cancelled_by_host: {
    en: text('{host} cancelled your booking', '{need} at {gyg}. Reason: {reason}'),
    se: text('{host} avbokade din bokning', '{need} på {gyg}. Anledning: {reason}'),
  },
  representation_requested: {
    en: text('{person} wants to represent {organization}', '{need} at {gyg}'),
    se: text('{person} vill företräda {organization}', '{need} på {gyg}'),
  },
  representation_accepted: {
    en: text('You represent {organization}', '{need} at {gyg}'),
    se: text('Du företräder {organization}', '{need} på {gyg}'),
  },
  representation_declined: {
    en: text(
      'You do not represent {organization} this time',
      'They declined. You are still booked for {need} at {gyg}, in your own name.',
    ),
    se: text(
      'Du företräder inte {organization} den här gången',
      'De avböjde. Du är fortfarande bokad för {need} på {gyg} och deltar för egen del.',
    ),
  },
  representation_revoked: {
    en: text('You no longer represent {organization}', 'You are still booked for {need} at {gyg}, in your own name.'),
    se: text(
      'Du företräder inte längre {organization}',
      'Du är fortfarande bokad för {need} på {gyg} och deltar för egen del.',
    ),
  },
  representation_withdrawn: {
    en: text('{person} no longer represents {organization}', '{need} at {gyg}'),
    se: text('{person} företräder inte längre {organization}', '{need} på {gyg}'),
  },
  recipient_booked: {
    en: text('{person} booked a place as a recipient', '{gyg}'),
    se: text('{person} bokade en plats som mottagare', '{gyg}'),
  },
  recipient_cancelled: {
    en: text('{person} cancelled a place as a recipient', '{gyg}. Reason: {reason}'),
    se: text('{person} avbokade en plats som mottagare', '{gyg}. Anledning: {reason}'),
  },
  recipient_erased: {
    en: text('A place as a recipient at {gyg} is free again', 'The person who booked it has erased their account.'),
    se: text('En plats som mottagare på {gyg} är ledig igen', 'Den som hade bokat har raderat sitt konto.'),
  },
  place_confirmed: {
    en: text('You have a place: {gyg}', '{host} welcomes you as a recipient.'),
    se: text('Du har en plats: {gyg}', '{host} hälsar dig välkommen som mottagare.'),
  },
  place_cancelled_by_host: {
    en: text('{host} cancelled your place', '{gyg}. Reason: {reason}'),
    se: text('{host} avbokade din plats', '{gyg}. Anledning: {reason}'),
  },
  ...waitlistTexts,
  membership_requested: {
    en: text('{person} wants to join {organization}', 'Accept or decline the request.'),
    se: text('{person} vill gå med i {organization}', 'Godkänn eller avslå ansökan.'),
  },
  membership_accepted: {
    en: text('You are a member of {organization}', 'You can now represent them at gygs.'),
    se: text('Du är medlem i {organization}', 'Nu kan du företräda dem på gygar.'),
  },
  membership_declined: {
    en: text('{organization} declined your request to join', 'You can still take part in your own name.'),
    se: text('{organization} avslog din ansökan', 'Du kan fortfarande vara med för egen del.'),
  },
  membership_joined: {
    en: text('{person} joined {organization}', 'You don’t need to do anything.'),
    se: text('{person} har gått med i {organization}', 'Du behöver inte göra något.'),
  },
  membership_left: {
    en: text('{person} left {organization}', 'They no longer represent you at upcoming gygs.'),
    se: text('{person} har lämnat {organization}', 'Personen företräder er inte längre på kommande gygar.'),
  },
  membership_removed: {
    en: text(
      'You are no longer a member of {organization}',
      'You are still booked for upcoming gygs, in your own name.',
    ),
    se: text(
      'Du är inte längre medlem i {organization}',
      'Dina kommande bokningar finns kvar, och du deltar för egen del.',
    ),
  },
  membership_member: {
    en: text('You are no longer an administrator of {organization}', 'You are still a member.'),
    se: text('Du är inte längre administratör för {organization}', 'Du är fortfarande medlem.'),
  },
  organization_without_admin: {
    en: text(
      '{organization} has no administrator',
      'The last one erased their account. Choose a new one among the members.',
    ),
    se: text('{organization} har ingen administratör', 'Den sista raderade sitt konto. Utse en ny bland medlemmarna.'),
  },
  organization_admin: {
    en: text('You are an administrator of {organization}', 'Switch to admin to manage it.'),
    se: text('Du är administratör för {organization}', 'Byt till admin för att sköta organisationen.'),
  },
  partner_asked: {
    en: text(
      '{host} would like {organization} to be a partner of {gyg}',
      'If you accept, your organisation is shown on the gyg.',
    ),
    se: text('{host} vill ha {organization} som partner till {gyg}', 'Om ni godkänner visas er organisation på gygen.'),
  },
  partner_asked_draft: {
    en: text(
      '{host} would like {organization} to be a partner of a gyg',
      'The gyg is a draft. If you accept, your organisation is shown when it is published.',
    ),
    se: text(
      '{host} vill ha {organization} som partner till en gyg',
      'Gygen är ett utkast. Om ni godkänner visas er organisation när den publiceras.',
    ),
  },
  partner_accepted: {
    en: text('{organization} is a partner of {gyg}', 'They accepted.'),
    se: text('{organization} är partner till {gyg}', 'De godkände.'),
  },
  partner_declined: {
    en: text('{organization} declined to be a partner of {gyg}', ''),
    se: text('{organization} avböjde att vara partner till {gyg}', ''),
  },
  partner_left: {
    en: text('{organization} is no longer a partner of {gyg}', 'They left.'),
    se: text('{organization} är inte längre partner till {gyg}', 'De har lämnat partnerskapet.'),
  },
  partner_removed: {
    en: text('{organization} is no longer a partner of {gyg}', '{host} ended it.'),
    se: text('{organization} är inte längre partner till {gyg}', '{host} har avslutat partnerskapet.'),
  },
  portfolio_asked: {
    en: text(
      '{owner} would like {organization} in the portfolio {portfolio}',
      'If you accept, {owner} sees hours, items and numbers of {organization} by month, and your profile says that you are a member. You can leave at any time.',
    ),
    se: text(
      '{owner} vill ha med {organization} i portföljen {portfolio}',
      'Om ni godkänner ser {owner} timmar, saker och antal för {organization} månad för månad, och er profil säger att ni är med. Ni kan lämna när ni vill.',
    ),
  },
  portfolio_accepted: {
    en: text('{organization} is in the portfolio {portfolio}', 'They accepted.'),
    se: text('{organization} är med i portföljen {portfolio}', 'De godkände.'),
  },
  portfolio_declined: {
    en: text('{organization} declined to be in the portfolio {portfolio}', ''),
    se: text('{organization} avböjde att vara med i portföljen {portfolio}', ''),
  },
  portfolio_left: {
    en: text('{organization} left the portfolio {portfolio}', 'Its figures are no longer shown there.'),
    se: text('{organization} lämnade portföljen {portfolio}', 'Dess siffror visas inte längre där.'),
  },
  organization_requested: {
    en: text('{person} requests an account for {organization}', '{website}'),
    se: text('{person} ansöker om ett konto för {organization}', '{website}'),
  },
  gyg_invited: {
    en: text('{person} invites you to {gyg}', '{body}'),
    se: text('{person} bjuder in dig till {gyg}', '{body}'),
  },
  organization_invited: {
    en: text('{person} invites you to join {organization}', '{body}'),
    se: text('{person} bjuder in dig att gå med i {organization}', '{body}'),
  },
  message: {
    en: text('{organization}: {title}', '{body}'),
    se: text('{organization}: {title}', '{body}'),
  },
  ...storyTexts,
  proposal_submitted: {
    en: text('{person} proposes {title}', 'Accept or decline the proposal.'),
    se: text('{person} föreslår {title}', 'Godkänn eller avböj förslaget.'),
  },
  proposal_accepted: {
    en: text('{organization} accepted your proposal {title}', '{comments}'),
    se: text('{organization} godkände ditt förslag {title}', '{comments}'),
  },
  proposal_declined: {
    en: text('{organization} declined your proposal {title}', '{comments}'),
    se: text('{organization} avböjde ditt förslag {title}', '{comments}'),
  },
  gyg_changed: {
    en: text('{gyg} has a new time or place', 'You are still booked. Check the new time and place.'),
    se: text('{gyg} har ny tid eller plats', 'Du är fortfarande bokad. Kolla den nya tiden och platsen.'),
  },
  gyg_unpublished: {
    en: text('{gyg} is cancelled', '{host} cancelled it, and with it your booking. Reason: {reason}'),
    se: text('{gyg} är inställd', '{host} har ställt in gygen, så din bokning är avbokad. Anledning: {reason}'),
  },
  ...reminderTexts,
  gyg_started: {
    en: text('{gyg} has started', 'You can now record attendance.'),
    se: text('{gyg} har börjat', 'Nu kan du pricka av vilka som kom.'),
  },
  gyg_ended: {
    en: text('{gyg} is over', 'Record attendance and describe the results.'),
    se: text('{gyg} är slut', 'Pricka av vilka som kom och beskriv resultatet.'),
  },
  gyg_thanks: {
    en: text('Thank you for {gyg}', 'Tell others how it was: a picture and a few lines are enough.'),
    se: text('Tack för {gyg}', 'Berätta för andra hur det var: en bild och några rader räcker.'),
  },
  webhook_failed: {
    en: text('Calls to {host} did not arrive', 'The webhook of {organization} was tried for three days.'),
    se: text('Anrop till {host} kom inte fram', 'Vi har försökt anropa webhooken för {organization} i tre dagar.'),
  },
  gyg_manager_added: {
    en: text('You manage {gyg}', '{person} at {host} added you as a manager.'),
    se: text('Du leder {gyg}', '{person} på {host} lade till dig som ledare.'),
  },
} satisfies Record<string, Record<Locale, TextPair>>;

export type NotificationType = keyof typeof notificationTexts;

/** The name of a person who has erased their account. */
export const someone: Record<Locale, string> = { en: 'Someone', se: 'Någon' };

/** The text of a notification in a language. An erased person has no name among the values. */
export function writeTexts(type: NotificationType, locale: Locale, values: Values): { title: string; body: string } {
  return notificationTexts[type][locale](values.person === '' ? { ...values, person: someone[locale] } : values);
}

/** Whether a type is one of the platform's, whose texts are above. */
export function isNotificationType(type: string): type is NotificationType {
  return Object.hasOwn(notificationTexts, type);
}

/** The actions' kinds and targets that rows of notifications have. */
interface ActionFields<Kind extends string> {
  type: string;
  actionKind: Kind | null;
  actionTargetId: string | null;
}

/**
 * What the reader of a notification can answer; null for none. Bookers whose offer waits have the action of their
 * booking only so that it is archived with it: others answer.
 */
export function actionOf<Kind extends string>({ type, actionKind, actionTargetId }: ActionFields<Kind>) {
  if (!actionKind || !actionTargetId || type === 'booking_waits') return null;
  return { kind: actionKind, targetId: actionTargetId };
}
