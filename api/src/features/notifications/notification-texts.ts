import type { Locale } from '@gyg/contract';

type Values = Readonly<Record<string, string>>;
type Words = (values: Values) => { title: string; body: string };

const text = (title: string, body: string): Words => {
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
  recipient_booked: {
    en: text('{person} booked a place as a recipient', '{gyg}'),
    se: text('{person} bokade en plats som mottagare', '{gyg}'),
  },
  recipient_cancelled: {
    en: text('{person} gave back a place as a recipient', '{gyg}. Reason: {reason}'),
    se: text('{person} lämnade tillbaka en plats som mottagare', '{gyg}. Anledning: {reason}'),
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
  organization_admin: {
    en: text('You administer {organization}', 'Switch to admin to publish the first gyg.'),
    se: text('Du administrerar {organization}', 'Byt till admin och publicera det första gyget.'),
  },
} satisfies Record<string, Record<Locale, Words>>;

export type NotificationType = keyof typeof notificationTexts;
