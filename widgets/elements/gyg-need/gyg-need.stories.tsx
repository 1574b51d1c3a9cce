import { ApiError } from '@gyg/contract/client';
import { buildBooking, buildViewerWaitlistEntry } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { defineElement } from '../../core/define-element';
import { elin, fakeSession, signedIn } from '../../core/preact/testing/fake-session';
import { never, pasted, startWith, textIn } from '../../core/preact/testing/story';
import type { SessionState } from '../../core/session';
import { GygNeedElement } from './gyg-need';
import { invitationOf, needId, responsesOf, type Scene } from './testing/scene';

defineElement('gyg-need', GygNeedElement);

/** A need as a partner pastes it into a page: booked without leaving it. */
const meta: Meta<Record<string, string>> = {
  title: 'gyg-need',
  render: pasted('gyg-need'),
  args: { gyg: 'ren-kust-bohuslan/spring-clean-up', need: needId },
};
export default meta;
type Story = StoryObj<Record<string, string>>;

const asGuest: SessionState = { status: 'guest' };
const gone = (code: string, status: number) => () => Response.json({ code }, { status });

/** A scene for a guest, or for Elin who is logged in. */
const scene = (content: Scene, state: SessionState = asGuest): Pick<Story, 'beforeEach'> => ({
  beforeEach: startWith(GygNeedElement, fakeSession(state, responsesOf(content)), () =>
    Response.json(invitationOf(content)),
  ),
});
const forElin = (content: Scene) => scene(content, signedIn());
const says = (...texts: readonly string[]): Pick<Story, 'play'> => ({
  play: ({ canvasElement }) =>
    waitFor(() => {
      const text = textIn(canvasElement, 'gyg-need');
      expect(texts.some((expected) => text.includes(expected))).toBe(true);
    }),
});
const refused = (reason: 'not_open' | 'not_eligible' | 'already_booked', need: Scene['need'] = {}) =>
  forElin({ need, partners: ['Havet först'], viewer: { canOffer: { [needId]: { allowed: false, reason } } } });
const booked = (over: Parameters<typeof buildBooking>[0] = {}) =>
  forElin({
    viewer: {
      bookings: [buildBooking({ gygPositionId: needId, ...over })],
      participantInfo: '<p>Ask for <strong>Samira</strong> at the jetty.</p>',
    },
  });
const waiting = (offer: { token: string; quantity: number; expiresAt: string } | null) =>
  forElin({
    need: { availablePositions: 0 },
    viewer: { waitlist: [buildViewerWaitlistEntry({ gygPositionId: needId, offer })] },
  });

export const Guest: Story = { ...scene({}), ...says('Log in to book', 'Logga in för att boka') };
export const Loading: Story = { beforeEach: startWith(GygNeedElement, fakeSession(), never) };
export const WindowOpen: Story = scene({}, { status: 'opening' });
export const WindowBlocked: Story = scene({}, { status: 'failed', code: 'window.blocked' });
export const LogInFailed: Story = scene({}, { status: 'failed', code: 'login.failed' });
export const SiteNotRegistered: Story = scene({}, { status: 'failed', code: 'origin.not_registered' });
export const OnlyForMembers: Story = scene({ need: { whoCanOffer: 'HOST_OR_PARTNERS' } });
export const LoggedIn: Story = {
  ...forElin({ organizations: ['Sjövik AB', 'Malmö universitet'] }),
  ...says('Book this place', 'Boka platsen'),
};
export const WithPicture: Story = scene({}, signedIn({ ...elin, picture: '/no-picture.webp' }));
export const Items: Story = forElin({
  need: { contributionType: 'COMMODITY', title: 'Sacks, 160 litres', durationMinutes: null, needsApproval: true },
});
export const Checking: Story = {
  beforeEach: startWith(GygNeedElement, fakeSession(signedIn(), never), () => Response.json(invitationOf({}))),
};
export const CheckingFailed: Story = {
  beforeEach: startWith(
    GygNeedElement,
    fakeSession(signedIn(), () => {
      throw new ApiError('network');
    }),
    () => Response.json(invitationOf({})),
  ),
};
export const Booked: Story = { ...booked(), ...says('You’re booked', 'Du är bokad') };
export const WaitingForHost: Story = booked({ status: 'PENDING' });
export const Full: Story = forElin({
  need: { availablePositions: 0 },
  viewer: { canOffer: { [needId]: { allowed: false, reason: 'full' } } },
});
export const FullForGuests: Story = scene({ need: { availablePositions: 0 } });
export const Queued: Story = waiting(null);
export const Offered: Story = waiting({ token: 'secret', quantity: 1, expiresAt: '2027-06-11T07:30:00.000Z' });
export const NotOpen: Story = refused('not_open');
export const NotEligible: Story = refused('not_eligible', { whoCanOffer: 'HOST_OR_PARTNERS' });
export const InviteOnly: Story = refused('not_eligible', { whoCanOffer: 'INVITE_ONLY' });
export const AlreadyBooked: Story = refused('already_booked');
export const Closed: Story = scene({ need: { whoCanOffer: 'NONE' } });
export const Past: Story = scene({ gyg: { state: 'FINISHED' } });
export const Gone: Story = { beforeEach: startWith(GygNeedElement, fakeSession(), gone('need.missing', 404)) };
export const NotReached: Story = {
  beforeEach: startWith(GygNeedElement, fakeSession(), gone('server.unavailable', 503)),
};
export const OnOwnGround: Story = { ...scene({}), args: { bg: '#102a33', theme: 'auto' } };
