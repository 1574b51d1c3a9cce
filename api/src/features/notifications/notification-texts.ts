import type { Locale } from '@gyg/contract';

type Values = Readonly<Record<string, string>>;
type TextPair = (values: Values) => { title: string; body: string };

const text = (title: string, body: string): TextPair => {
  const fill = (template: string, values: Values) => template.replace(/\{(\w+)\}/g, (_all, key) => values[key] ?? '');
  return (values) => ({ title: fill(title, values), body: fill(body, values) });
};

/** What each kind of notification says, in both languages. Values: person, gyg, host, need, organization, reason. */
export const notificationTexts = {
  booking_created: {
    en: text('{person} is coming to {gyg}', 'Offers: {need}'),
    se: text('{person} kommer till {gyg}', 'Erbjuder: {need}'),
  },
  booking_pending: {
    en: text('{person} wants to help at {gyg}', '{need} waits for your answer.'),
    se: text('{person} vill hjälpa till på {gyg}', '{need} väntar på ditt svar.'),
  },
  booking_waits: {
    en: text('Your offer to {gyg} is with the host', '{host} will answer about {need}. Your place is held until then.'),
    se: text('Ditt erbjudande till {gyg} är hos värden', '{host} svarar om {need}. Din plats hålls tills dess.'),
  },
  booking_confirmed: {
    en: text('You are booked: {gyg}', '{host} counts on you for {need}.'),
    se: text('Du är bokad: {gyg}', '{host} räknar med dig för {need}.'),
  },
  booking_declined: {
    en: text('{host} declined your offer', '{need} at {gyg}. Thank you for offering.'),
    se: text('{host} tackade nej till ditt erbjudande', '{need} på {gyg}. Tack för att du ville hjälpa till.'),
  },
  booking_cancelled: {
    en: text('{person} cancelled for {gyg}', '{need} is free again. Reason: {reason}'),
    se: text('{person} avbokade {gyg}', '{need} är ledigt igen. Anledning: {reason}'),
  },
  booking_erased: {
    en: text('{need} at {gyg} is free again', 'Who had booked it erased their account.'),
    se: text('{need} på {gyg} är ledigt igen', 'Den som hade bokat har raderat sitt konto.'),
  },
  booking_cancelled_by_host: {
    en: text('{host} cancelled your booking', '{need} at {gyg}. Reason: {reason}'),
    se: text('{host} avbokade din bokning', '{need} på {gyg}. Anledning: {reason}'),
  },
  representation_requested: {
    en: text('{person} wants to represent {organization}', '{need} at {gyg}'),
    se: text('{person} vill representera {organization}', '{need} på {gyg}'),
  },
  representation_accepted: {
    en: text('You represent {organization}', '{need} at {gyg}'),
    se: text('Du representerar {organization}', '{need} på {gyg}'),
  },
  representation_declined: {
    en: text('{organization} declined to be represented', 'Your booking for {need} at {gyg} stays, in your own name.'),
    se: text('{organization} vill inte bli representerad', 'Din bokning av {need} på {gyg} gäller, i ditt eget namn.'),
  },
  representation_revoked: {
    en: text('You no longer represent {organization}', 'Your booking for {need} at {gyg} stays, in your own name.'),
    se: text('Du representerar inte längre {organization}', 'Din bokning av {need} på {gyg} gäller, i ditt eget namn.'),
  },
  representation_withdrawn: {
    en: text('{person} no longer represents {organization}', '{need} at {gyg}'),
    se: text('{person} representerar inte längre {organization}', '{need} på {gyg}'),
  },
  recipient_booked: {
    en: text('{person} booked a place as a recipient', '{gyg}'),
    se: text('{person} bokade en plats som mottagare', '{gyg}'),
  },
  recipient_cancelled: {
    en: text('{person} gave back a place as a recipient', '{gyg}. Reason: {reason}'),
    se: text('{person} lämnade tillbaka en plats som mottagare', '{gyg}. Anledning: {reason}'),
  },
  recipient_erased: {
    en: text('A place as a recipient at {gyg} is free again', 'Who had booked it erased their account.'),
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
  membership_requested: {
    en: text('{person} wants to join {organization}', 'Answer under Membership.'),
    se: text('{person} vill gå med i {organization}', 'Svara under Medlemskap.'),
  },
  membership_accepted: {
    en: text('You are a member of {organization}', 'From now on you can represent them at gygs.'),
    se: text('Du är medlem i {organization}', 'Nu kan du representera dem på gyg.'),
  },
  membership_declined: {
    en: text('{organization} declined your request to join', 'You can still take part in your own name.'),
    se: text('{organization} tackade nej till din ansökan', 'Du kan fortfarande vara med i ditt eget namn.'),
  },
  membership_joined: {
    en: text('{person} joined {organization}', 'No answer is needed.'),
    se: text('{person} har gått med i {organization}', 'Inget svar behövs.'),
  },
  membership_left: {
    en: text('{person} left {organization}', 'Coming gygs no longer count for you.'),
    se: text('{person} har lämnat {organization}', 'Kommande gyg räknas inte längre till er.'),
  },
  membership_removed: {
    en: text('You no longer belong to {organization}', 'Your coming bookings stay, in your own name.'),
    se: text('Du hör inte längre till {organization}', 'Dina kommande bokningar gäller, i ditt eget namn.'),
  },
  membership_member: {
    en: text('You are a member of {organization}', 'You no longer administer it.'),
    se: text('Du är medlem i {organization}', 'Du administrerar den inte längre.'),
  },
  organization_without_admin: {
    en: text(
      '{organization} has no administrator',
      'The last one erased their account. Choose another under Membership.',
    ),
    se: text('{organization} har ingen administratör', 'Den sista raderade sitt konto. Utse en ny under Medlemskap.'),
  },
  organization_admin: {
    en: text('You administer {organization}', 'Switch to admin to publish the first gyg.'),
    se: text('Du administrerar {organization}', 'Byt till admin och publicera den första gygen.'),
  },
  partner_asked: {
    en: text('{host} would like {organization} to be a partner of {gyg}', 'Once you accept, the gyg shows it.'),
    se: text('{host} vill ha {organization} som partner till {gyg}', 'När ni har tackat ja syns det på gygen.'),
  },
  partner_asked_draft: {
    en: text(
      '{host} would like {organization} to be a partner of a gyg',
      'It is being prepared. If you accept, it will be shown once the gyg is published.',
    ),
    se: text(
      '{host} vill ha {organization} som partner till en gyg',
      'Den förbereds. Om ni tackar ja syns det när gygen är publicerad.',
    ),
  },
  partner_accepted: {
    en: text('{organization} is a partner of {gyg}', 'They accepted.'),
    se: text('{organization} är partner till {gyg}', 'De tackade ja.'),
  },
  partner_declined: {
    en: text('{organization} declined to be a partner of {gyg}', ''),
    se: text('{organization} tackade nej till att vara partner till {gyg}', ''),
  },
  partner_left: {
    en: text('{organization} is no longer a partner of {gyg}', 'They left.'),
    se: text('{organization} är inte längre partner till {gyg}', 'De lämnade.'),
  },
  partner_removed: {
    en: text('{organization} is no longer a partner of {gyg}', '{host} ended it.'),
    se: text('{organization} är inte längre partner till {gyg}', '{host} avslutade det.'),
  },
  portfolio_asked: {
    en: text(
      '{owner} would like {organization} in the portfolio {portfolio}',
      'If you accept, {owner} sees hours, items and numbers of {organization} by month, and your profile says that you are a member. You can leave at any time.',
    ),
    se: text(
      '{owner} vill ha med {organization} i portföljen {portfolio}',
      'Om ni tackar ja ser {owner} timmar, saker och antal för {organization} månad för månad, och er profil säger att ni är med. Ni kan lämna när ni vill.',
    ),
  },
  portfolio_accepted: {
    en: text('{organization} is in the portfolio {portfolio}', 'They accepted.'),
    se: text('{organization} är med i portföljen {portfolio}', 'De tackade ja.'),
  },
  portfolio_declined: {
    en: text('{organization} declined to be in the portfolio {portfolio}', ''),
    se: text('{organization} tackade nej till att vara med i portföljen {portfolio}', ''),
  },
  portfolio_left: {
    en: text('{organization} left the portfolio {portfolio}', 'Nothing of it is shown there any more.'),
    se: text('{organization} lämnade portföljen {portfolio}', 'Inget om den visas där längre.'),
  },
  organization_requested: {
    en: text('{person} asks for an account for {organization}', '{website}'),
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
  story_requested: {
    en: text('How was {gyg}? {organization} would like your story', '{body}'),
    se: text('Hur var {gyg}? {organization} vill gärna höra din berättelse', '{body}'),
  },
  message: {
    en: text('{organization}: {title}', '{body}'),
    se: text('{organization}: {title}', '{body}'),
  },
  story_submitted: {
    en: text('{person} sent a story from {gyg}', '{caption}'),
    se: text('{person} skickade en berättelse från {gyg}', '{caption}'),
  },
  story_approved: {
    en: text('Your story from {gyg} is published', '{host} approved it.'),
    se: text('Din berättelse från {gyg} är publicerad', '{host} godkände den.'),
  },
  story_rejected: {
    en: text('Your story from {gyg} is not published', '{host} chose not to show it.'),
    se: text('Din berättelse från {gyg} publiceras inte', '{host} valde att inte visa den.'),
  },
  story_responded: {
    en: text('{host} answered your story from {gyg}', '{response}'),
    se: text('{host} svarade på din berättelse från {gyg}', '{response}'),
  },
  proposal_submitted: {
    en: text('{person} proposes {title}', 'Answer under Review proposals.'),
    se: text('{person} föreslår {title}', 'Svara under Granska förslag.'),
  },
  proposal_accepted: {
    en: text('{organization} accepted your proposal {title}', '{comments}'),
    se: text('{organization} antog ditt förslag {title}', '{comments}'),
  },
  proposal_declined: {
    en: text('{organization} declined your proposal {title}', '{comments}'),
    se: text('{organization} tackade nej till ditt förslag {title}', '{comments}'),
  },
  gyg_changed: {
    en: text('{gyg} has a new time or place', 'You are still booked. Look when and where it is now.'),
    se: text('{gyg} har ny tid eller plats', 'Du är fortfarande bokad. Se när och var det är nu.'),
  },
  gyg_unpublished: {
    en: text('{gyg} is called off', '{host} took it down, so your booking is cancelled. Reason: {reason}'),
    se: text('{gyg} är inställt', '{host} tog bort det, så din bokning är avbokad. Anledning: {reason}'),
  },
  gyg_started: {
    en: text('{gyg} has begun', 'You can mark who came under Bookings.'),
    se: text('{gyg} har börjat', 'Nu kan du pricka av vilka som kom under Bokningar.'),
  },
  gyg_ended: {
    en: text('{gyg} is over', 'Mark who came and tell how it went.'),
    se: text('{gyg} är slut', 'Pricka av vilka som kom och berätta hur det gick.'),
  },
  gyg_thanks: {
    en: text('Thank you for {gyg}', 'Tell others how it was: a picture and a few lines are enough.'),
    se: text('Tack för {gyg}', 'Berätta för andra hur det var: en bild och några rader räcker.'),
  },
  gyg_manager_added: {
    en: text('You manage {gyg}', '{person} at {host} made you one of its managers.'),
    se: text('Du leder {gyg}', '{person} på {host} gjorde dig till en av dess ledare.'),
  },
} satisfies Record<string, Record<Locale, TextPair>>;

export type NotificationType = keyof typeof notificationTexts;

/** Whether a type is one of the platform's own, whose words it writes itself. */
export function isNotificationType(type: string): type is NotificationType {
  return Object.hasOwn(notificationTexts, type);
}
