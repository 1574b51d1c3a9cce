import type { InviteStatus, InviteType } from '@gyg/contract';
import type { OrganizationKey } from '../organization-keys';
import type { PersonKey } from '../people';

/** An invitation to an organisation, or with a gyg to that gyg, to a person or an address. */
export interface DemoInvite {
  from: OrganizationKey;
  by: PersonKey;
  gyg?: string;
  type?: InviteType;
  to: { person: PersonKey } | { email: string };
  message: string;
  daysAgo: number;
  status: InviteStatus;
  remindedDaysAgo?: number;
  /** The mail server refused the address. */
  undelivered?: true;
}

const marineBiologist =
  'Vi behöver någon som vet vilken ände av ålgräset som är upp. Bastu efteråt, och evig tacksamhet.';
const crafts = 'En dag vid din egen bänk, med folk som verkligen vill veta. Lunch och resa ordnar vi.';
const joinUs = 'Du har varit med fyra gånger i år. Det kallas medlem hos oss, det är bara att säga ja.';

/** Invitations with each status, in the senders' languages, newest first within an organisation. */
export const demoInvites: readonly DemoInvite[] = [
  {
    from: 'ren-kust-bohuslan',
    by: 'britta',
    to: { email: 'sven.arvidsson@hamnkontoret.example' },
    message: joinUs,
    daysAgo: 1,
    status: 'SENT',
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'klara',
    to: { email: 'disa@tangforskarna.example' },
    message: 'Du nämnde att ni är fyra som vill. Vi har flytvästar till alla.',
    daysAgo: 16,
    status: 'SENT',
    remindedDaysAgo: 4,
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'britta',
    to: { email: 'rolf.berg@kungshamsbatar.example' },
    message: joinUs,
    daysAgo: 9,
    status: 'SENT',
    undelivered: true,
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'britta',
    to: { person: 'astrid' },
    message: joinUs,
    daysAgo: 44,
    status: 'ACCEPTED',
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'klara',
    to: { person: 'daniel' },
    message: 'Du åker nattåg hit oftare än styrelsen. Vill du bli medlem?',
    daysAgo: 50,
    status: 'DECLINED',
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'britta',
    to: { email: 'kansliet@fel-forening.example' },
    message: joinUs,
    daysAgo: 21,
    status: 'WITHDRAWN',
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'klara',
    gyg: 'eelgrass-gasefjorden',
    to: { email: 'eva.lund@kristineberg.example' },
    message: marineBiologist,
    daysAgo: 3,
    status: 'SENT',
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'klara',
    gyg: 'eelgrass-gasefjorden',
    to: { email: 'per@kristinenberg.example' },
    message: marineBiologist,
    daysAgo: 7,
    status: 'SENT',
    undelivered: true,
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'klara',
    gyg: 'eelgrass-gasefjorden',
    to: { person: 'ebba' },
    message: 'Byt spade mot snorkel en lördag?',
    daysAgo: 26,
    status: 'ACCEPTED',
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'britta',
    gyg: 'skrapdag-hunnebostrand',
    to: { person: 'yusuf' },
    message: 'Kranen är din om du vill. Vi vet att du tycker om stora saker på krok.',
    daysAgo: 8,
    status: 'DECLINED',
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'britta',
    gyg: 'skrapdag-hunnebostrand',
    to: { email: 'varvet@hunnebo.example' },
    message: 'Kan två av er komma och mäta tennet i färgen? Instrumentet lånar vi av kommunen.',
    daysAgo: 5,
    status: 'SENT',
    remindedDaysAgo: 1,
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'britta',
    gyg: 'koster-three-islands',
    type: 'request-story',
    to: { person: 'gunilla' },
    message: 'Du som bredde hundra mackor på Nordkoster: har du en bild på prästen och traktorn?',
    daysAgo: 30,
    status: 'SENT',
  },
  {
    from: 'ren-kust-bohuslan',
    by: 'britta',
    gyg: 'ramsvik-outer-shore',
    to: { email: 'styrelsen@batklubben.example' },
    message: 'Vi behöver en båt till. Ni har elva.',
    daysAgo: 19,
    status: 'WITHDRAWN',
  },
  {
    from: 'fixarkollektivet',
    by: 'sara',
    to: { email: 'monica@strykjarnet.example' },
    message: 'Du lagade tre saker medan du väntade på din egen. Bli medlem, så får du en krok på väggen.',
    daysAgo: 2,
    status: 'SENT',
  },
  {
    from: 'fixarkollektivet',
    by: 'sara',
    to: { person: 'kerstin' },
    message: 'Nummerbordet har aldrig fungerat så bra. Stanna.',
    daysAgo: 130,
    status: 'ACCEPTED',
  },
  {
    from: 'fixarkollektivet',
    by: 'britta',
    gyg: 'urmakaren-soker-larlingar',
    to: { email: 'holger.urmakare@post.example' },
    message: crafts,
    daysAgo: 12,
    status: 'SENT',
    remindedDaysAgo: 3,
  },
  {
    from: 'fixarkollektivet',
    by: 'britta',
    gyg: 'urmakaren-soker-larlingar',
    to: { person: 'bengt' },
    message: crafts,
    daysAgo: 14,
    status: 'ACCEPTED',
  },
  {
    from: 'fixarkollektivet',
    by: 'britta',
    gyg: 'urmakaren-soker-larlingar',
    to: { email: 'orgelbyggarna@mariestad.example' },
    message: crafts,
    daysAgo: 15,
    status: 'WITHDRAWN',
  },
  {
    from: 'laxhjalpen-rosengard',
    by: 'farid',
    to: { email: 'petra@tekniskamuseet.example' },
    message: 'You stayed until nine without being asked. Would you like to do it on purpose?',
    daysAgo: 6,
    status: 'SENT',
  },
  {
    from: 'laxhjalpen-rosengard',
    by: 'farid',
    gyg: 'mock-trial',
    to: { person: 'perOlov' },
    message: 'We need someone who has heard “no further questions” for real.',
    daysAgo: 22,
    status: 'ACCEPTED',
  },
];
