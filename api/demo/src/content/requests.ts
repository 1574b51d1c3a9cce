import type { OrganizationKey } from './organization-keys';
import type { PersonKey } from './people';

/** Pending membership requests. */
export const membershipRequests: readonly {
  organization: OrganizationKey;
  person: PersonKey;
  daysAgo: number;
  from: 'MANUAL_SEARCH' | 'INVITE_LINK';
}[] = [
  { organization: 'fixarkollektivet', person: 'olena', daysAgo: 2, from: 'MANUAL_SEARCH' },
  { organization: 'fixarkollektivet', person: 'rashid', daysAgo: 6, from: 'INVITE_LINK' },
  { organization: 'laxhjalpen-rosengard', person: 'elias', daysAgo: 1, from: 'INVITE_LINK' },
  { organization: 'laxhjalpen-rosengard', person: 'birgitta', daysAgo: 9, from: 'MANUAL_SEARCH' },
  { organization: 'skogsvannerna-uppland', person: 'elin', daysAgo: 3, from: 'MANUAL_SEARCH' },
  { organization: 'harbarget-sta-clara', person: 'olena', daysAgo: 4, from: 'INVITE_LINK' },
];

/** Membership requests that were answered or withdrawn; only those accepted became members. */
export const answeredMembershipRequests: readonly {
  organization: OrganizationKey;
  person: PersonKey;
  daysAgo: number;
  from: 'MANUAL_SEARCH' | 'INVITE_LINK';
  status: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';
}[] = [
  { organization: 'fixarkollektivet', person: 'hugo', daysAgo: 58, from: 'MANUAL_SEARCH', status: 'ACCEPTED' },
  { organization: 'fixarkollektivet', person: 'kerstin', daysAgo: 128, from: 'INVITE_LINK', status: 'ACCEPTED' },
  { organization: 'fixarkollektivet', person: 'love', daysAgo: 35, from: 'MANUAL_SEARCH', status: 'DECLINED' },
  { organization: 'fixarkollektivet', person: 'marta', daysAgo: 19, from: 'INVITE_LINK', status: 'WITHDRAWN' },
  { organization: 'laxhjalpen-rosengard', person: 'wilma', daysAgo: 80, from: 'INVITE_LINK', status: 'ACCEPTED' },
  { organization: 'laxhjalpen-rosengard', person: 'milo', daysAgo: 41, from: 'MANUAL_SEARCH', status: 'DECLINED' },
];

/** Requests for an organisation account, as super users see them. */
export const organizationRequests: readonly {
  name: string;
  website: string;
  requesterName: string;
  requesterEmail: string;
  message: string;
  daysAgo: number;
  status: 'PENDING' | 'ACCEPTED' | 'DECLINED';
  /** What was written to the requester. */
  answer?: string;
  /** What an accepted one became. */
  became?: OrganizationKey;
}[] = [
  {
    name: 'Bigårdarna i Bergslagen',
    website: 'https://bigardarna.example',
    requesterName: 'Solveig Hammar',
    requesterEmail: 'solveig@bigardarna.example',
    message:
      'We are nineteen beekeepers with 240 hives and a honey extractor that travels by bus. Every week somebody asks if they may help, and until now we have answered by postcard.',
    daysAgo: 1,
    status: 'PENDING',
  },
  {
    name: 'Nattvandrarna Biskopsgården',
    website: 'https://nattvandrarnabg.example',
    requesterName: 'Ali Rezaei',
    requesterEmail: 'ali@nattvandrarnabg.example',
    message:
      'Vi är föräldrar som går på fredagar och lördagar mellan nio och ett. Vi behöver fler västar och fler föräldrar, i den ordningen går det fortast.',
    daysAgo: 5,
    status: 'PENDING',
  },
  {
    name: 'Fixarkollektiv Göteborg',
    website: 'https://fixarkollektivet.example',
    requesterName: 'Maria Lundgren',
    requesterEmail: 'maria.lundgren@posten.example',
    message: 'Vi lagar cyklar och lampor i Majorna, och vill ha en egen sida för vår del av staden.',
    daysAgo: 3,
    status: 'PENDING',
  },
  {
    name: 'Storsjöns folkhögskola',
    website: 'https://storsjonsfhsk.example',
    requesterName: 'Anja Virtanen',
    requesterEmail: 'anja@people.demo.gyg',
    message: 'A school of 140 students who need something real to practise on. The boiler says hello.',
    daysAgo: 492,
    status: 'ACCEPTED',
    became: 'storsjons-folkhogskola',
  },
  {
    name: 'SnabbLån Hjälpen',
    website: 'https://snabblanhjalpen.example',
    requesterName: 'R. Kvist',
    requesterEmail: 'info@snabblanhjalpen.example',
    message: 'We help people with money today, and would like access to your members’ e-mail addresses.',
    daysAgo: 61,
    status: 'DECLINED',
    answer: 'Gyg is for events that work for the global goals, and we never give away addresses of members.',
  },
];
