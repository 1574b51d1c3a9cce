import type { Invite, InvitePreview } from '../schemas/invites';
import type { OrganizationUser } from '../schemas/memberships';

/** A member of an organisation, as its admins see them, for tests and stories. */
export function buildOrganizationUser(over: Partial<OrganizationUser> = {}): OrganizationUser {
  return {
    id: 'membership-karin',
    userId: 'user-karin',
    fullName: 'Karin Sjöberg',
    email: 'karin.sjoberg@post.example',
    profileImage: null,
    role: 'MEMBER',
    created: '2026-01-14T10:00:00.000Z',
    gygs: 12,
    hours: 51,
    ...over,
  };
}

/** An unanswered invitation to join, for tests and stories. */
export function buildInvite(over: Partial<Invite> = {}): Invite {
  return {
    id: 'invite-hampus',
    type: 'org-join-invite',
    organizationId: 'org-kust',
    orgName: 'Ren Kust Bohuslän',
    gygId: null,
    gygTitle: null,
    positionId: null,
    needTitle: null,
    userId: null,
    userName: null,
    email: 'hampus.dahl@post.example',
    message: 'We clean the shores from Smögen to Lysekil and would like you with us.',
    invitedBy: 'user-britta',
    inviterName: 'Britta Hallén',
    status: 'SENT',
    answeredAt: null,
    created: '2027-06-07T08:30:00.000Z',
    remindedAt: null,
    delivered: true,
    ...over,
  };
}

/** An invitation as a mail in both languages, for tests and stories. */
export function buildInvitePreview(message = 'We clean the shores and would like you with us.'): InvitePreview {
  const url = 'https://gyg.example/users/invite/ren-kust-bohuslan';
  return {
    en: {
      from: 'Ren Kust Bohuslän via Gyg',
      subject: 'Britta Hallén invites you to Ren Kust Bohuslän',
      heading: 'Join Ren Kust Bohuslän',
      paragraphs: [message, 'Britta Hallén'],
      action: { label: 'Join Ren Kust Bohuslän', url },
      foot: ['If you do not know us, you can ignore this mail.'],
      text: `${message}\n\nJoin Ren Kust Bohuslän: ${url}`,
    },
    se: {
      from: 'Ren Kust Bohuslän via Gyg',
      subject: 'Britta Hallén bjuder in dig till Ren Kust Bohuslän',
      heading: 'Gå med i Ren Kust Bohuslän',
      paragraphs: [message, 'Britta Hallén'],
      action: { label: 'Gå med i Ren Kust Bohuslän', url },
      foot: ['Om du inte känner till oss kan du bortse från det här mejlet.'],
      text: `${message}\n\nGå med i Ren Kust Bohuslän: ${url}`,
    },
  };
}
