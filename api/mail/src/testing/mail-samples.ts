import type { MailData, MailTemplateName } from '../templates';

const origin = 'https://gyg.example';
const unsubscribe = `${origin}/api/unsubscribe/token?lang=en`;
const name = 'Åsa Öberg';
const gyg = {
  name,
  link: `${origin}/gygs/42/bookings`,
  gygTitle: 'Höstrensning på Klippan',
  organization: 'Kustlaget',
  startDateTime: '2026-10-03T08:00:00.000Z',
  endDateTime: '2026-10-03T11:30:00.000Z',
  address: 'Hamngatan 1, Lysekil',
};
const booking = { ...gyg, contribution: 'Bära säckar' };
const confirmation = `${origin}/bookings/confirmations/token`;
const answers = { link: `${confirmation}?answer=COMING`, cancelLink: `${confirmation}?answer=CANCEL` };
const reason = 'Stormvarning: stranden är avspärrad.';
const inviter = 'Bo Lind';
const message = 'Vi behöver bli fler i höst.\nKaffe och varm soppa efteråt!';
const organization = 'Kustlaget';
const code = { name, code: '407218', minutes: 10, link: `${origin}/users/verify` };

/** When the samples were written. */
export const sampleWrittenAt = new Date('2026-09-12T07:05:00.000Z');

/**
 * Sample data for every mail and variant, for Storybook and tests. Texts by people are Swedish in both languages:
 * templates do not translate them.
 */
export const mailSamples: { [Name in MailTemplateName]: Record<string, MailData<Name>> } = {
  accountErased: { erased: { name, link: origin } },
  addressTaken: { taken: { name, link: `${origin}/login` } },
  alreadyConfirmed: { confirmed: { name, link: `${origin}/login` } },
  bookingCancelled: {
    byHost: { ...booking, reason, cancelledBy: 'host' },
    byBooker: { ...booking, reason: 'Jag har blivit förkyld.', cancelledBy: 'booker' },
  },
  bookingConfirmed: {
    skill: booking,
    item: { ...booking, contribution: 'Fem hinkar', quantity: 5, representing: 'Nordkajen AB' },
  },
  bookingDeclined: { declined: booking },
  bookingPending: { pending: booking },
  gygChanged: {
    both: {
      ...gyg,
      before: {
        startDateTime: '2026-10-02T08:00:00.000Z',
        endDateTime: '2026-10-02T11:30:00.000Z',
        address: 'Strandvägen 9, Lysekil',
      },
    },
    place: {
      ...gyg,
      before: { startDateTime: gyg.startDateTime, endDateTime: gyg.endDateTime, address: 'Strandvägen 9, Lysekil' },
    },
  },
  gygInvite: {
    forNeed: { ...gyg, inviter, message, need: 'Bära säckar' },
    withoutMessage: { ...gyg, inviter, message: '', unsubscribe },
  },
  gygMessage: {
    message: { ...gyg, link: `${origin}/gygs/42`, inviter, title: 'Ta med varma kläder', message },
    withReplies: {
      ...gyg,
      link: `${origin}/gygs/42`,
      inviter,
      title: 'Ta med varma kläder',
      message,
      replyTo: 'britta@renkust.example',
    },
  },
  gygReminder: {
    withInformation: {
      ...booking,
      ...answers,
      informationLink: `${origin}/gygs/42`,
      contribution: 'Bära säckar, Hinkar × 5',
    },
    plain: { ...booking, ...answers },
  },
  gygThanks: { thanks: { ...gyg, link: `${origin}/go/kustlaget/hostrensning` } },
  gygUnpublished: { unpublished: { ...gyg, reason } },
  membershipAnswered: {
    accepted: { name, link: `${origin}/go/kustlaget`, organization, accepted: true },
    declined: { name, link: `${origin}/go/kustlaget`, organization, accepted: false },
  },
  membershipInvitation: {
    invitation: { name, link: `${origin}/users/invite/kustlaget`, organization, inviter, message, unsubscribe },
  },
  organizationInvite: {
    invite: { name: '', link: `${origin}/invites/7`, company: 'Nordkajen AB', inviter, message, unsubscribe },
  },
  organizationOpened: { opened: { name, link: `${origin}/switch/admin/ren-kust`, organization } },
  organizationRequestAccepted: {
    accepted: { name, link: `${origin}/go/kustlaget`, organization, message: 'Varmt välkomna!' },
  },
  organizationRequestDeclined: {
    declined: {
      name,
      link: `${origin}/static/contact`,
      organization,
      message: 'Ni har redan ett konto.\nLogga in med det.',
    },
  },
  organizationRequestReceived: { received: { name, link: origin, organization } },
  passwordResetCode: { code: { ...code, link: `${origin}/users/password/new` } },
  placeReminder: { place: { ...gyg, ...answers } },
  placeCancelled: {
    byHost: { ...gyg, reason },
    byRecipient: { ...gyg, reason: 'Jag är bortrest.', cancelledBy: 'recipient' },
  },
  placeConfirmed: { confirmed: gyg },
  plainMessage: {
    message: { name, link: `${origin}/notifications`, organization, inviter, title: 'Ta med varma kläder', message },
  },
  proposalAnswered: {
    accepted: {
      name,
      link: `${origin}/notifications`,
      title: 'En lässtund',
      organization,
      accepted: true,
      comments: 'Vi börjar i oktober.',
    },
    declined: {
      name,
      link: `${origin}/notifications`,
      title: 'En lässtund',
      organization,
      accepted: false,
      comments: '',
    },
  },
  representationAnswered: {
    accepted: { ...booking, representing: 'Nordkajen AB', accepted: true },
    declined: { ...booking, representing: 'Nordkajen AB', accepted: false },
    revoked: { ...booking, representing: 'Nordkajen AB', accepted: false, revoked: true },
  },
  storyRequest: { request: { ...gyg, link: `${origin}/go/kustlaget/hostrensning`, inviter, message } },
  verificationCode: { code },
  verifyBeforeReset: { code },
  waitlistClosed: { need: { ...booking, link: `${origin}/search` } },
  waitlistFree: { need: { ...booking, link: `${origin}/gygs/42/book` }, place: { ...gyg, contribution: '' } },
  waitlistOffer: {
    skill: { ...booking, link: `${origin}/waitlist/offers/token`, until: '2026-09-13T07:05:00.000Z' },
    items: {
      ...booking,
      link: `${origin}/waitlist/offers/token`,
      contribution: 'Fem hinkar',
      quantity: 3,
      until: '2026-09-13T07:05:00.000Z',
    },
    place: { ...gyg, link: `${origin}/waitlist/offers/token`, contribution: '', until: '2026-09-13T07:05:00.000Z' },
  },
  webhookFailed: {
    failed: { name, link: `${origin}/admin/plugins/access`, organization, host: 'hooks.kustlaget.example' },
  },
};
