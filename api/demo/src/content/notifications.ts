import type { OrganizationKey } from './organization-keys';
import type { PersonKey } from './people';

interface DemoNotificationFields {
  to: PersonKey;
  daysAgo: number;
  viewed: boolean;
  archived?: true;
  gyg?: string;
  organization?: OrganizationKey;
  about?: PersonKey;
}

/** A message, in the language of its writer. */
interface DemoMessage extends DemoNotificationFields {
  type: 'message' | 'welcome';
  title: string;
  body: string;
}

/** A notification of the platform about a gyg, in the reader's language. */
export interface DemoGygNotification extends DemoNotificationFields {
  type: 'story_submitted' | 'story_approved' | 'gyg_manager_added';
  gyg: string;
  /** For a submitted story its author, who has told one from the gyg. */
  about: PersonKey;
}

export type DemoNotification = DemoMessage | DemoGygNotification;

/** Read, unread and archived ones, to those who can log in. Answerable ones are written by the product. */
export const demoNotifications: readonly DemoNotification[] = [
  {
    to: 'elin',
    type: 'message',
    title: 'Boots, not trainers',
    body: 'The rocks at Ramsvik are slippery after the rain. If you have no boots, write your size to us and a pair will stand by the red shed.',
    daysAgo: 0,
    viewed: false,
    gyg: 'ramsvik-outer-shore',
    organization: 'ren-kust-bohuslan',
    about: 'britta',
  },
  {
    to: 'elin',
    type: 'story_approved',
    daysAgo: 3,
    viewed: false,
    gyg: 'koster-three-islands',
    about: 'amadou',
  },
  {
    to: 'elin',
    type: 'message',
    title: 'Thank you for six hundred and eleven mussels',
    body: 'The numbers from Gullmarn are in the county’s water plan. Yours are on page 14, the good page.',
    daysAgo: 34,
    viewed: true,
    gyg: 'mussel-count-gullmarn',
    about: 'klara',
  },
  {
    to: 'elin',
    type: 'message',
    title: 'Welcome to Fixarkollektivet',
    body: 'Your name is on the tool wall now, third hook from the left. Cake rota to follow.',
    daysAgo: 120,
    viewed: true,
    archived: true,
    organization: 'fixarkollektivet',
    about: 'sara',
  },
  {
    to: 'britta',
    type: 'story_submitted',
    daysAgo: 1,
    viewed: false,
    gyg: 'adopt-a-kilometre',
    about: 'kerstin',
  },
  {
    to: 'britta',
    type: 'message',
    title: 'Matlådan är partner på Ramsvik',
    body: 'Marta har tackat ja. Hon tar med senap och undrar hur stor grytan är.',
    daysAgo: 8,
    viewed: true,
    gyg: 'ramsvik-outer-shore',
    organization: 'matladan-norrkoping',
    about: 'marta',
  },
  {
    to: 'britta',
    type: 'message',
    title: 'Årets siffror är räknade',
    body: 'Sextioen ton och 1 900 dagsverken. Tabellen ligger i arkivet, skrytet får du stå för själv.',
    daysAgo: 75,
    viewed: true,
    archived: true,
    organization: 'ren-kust-bohuslan',
  },
  {
    to: 'farid',
    type: 'message',
    title: 'The canteen is ours until nine',
    body: 'The caretaker has given in. He asks that the French Revolution be kept away from the curtains.',
    daysAgo: 2,
    viewed: false,
    gyg: 'homework-evenings',
    about: 'leila',
  },
  {
    to: 'farid',
    type: 'story_submitted',
    daysAgo: 4,
    viewed: true,
    gyg: 'homework-evenings',
    about: 'karim',
  },
  {
    to: 'jonas',
    type: 'gyg_manager_added',
    daysAgo: 2,
    viewed: false,
    gyg: 'sack-lift-for-steep-skerries',
    about: 'britta',
  },
  {
    to: 'jonas',
    type: 'message',
    title: 'Vågen är kalibrerad',
    body: 'Den visade 200 gram för mycket. Alla gamla rekord står sig ändå, har vi bestämt.',
    daysAgo: 20,
    viewed: true,
    about: 'nilsErik',
    organization: 'ren-kust-bohuslan',
  },
  {
    to: 'ingrid',
    type: 'message',
    title: 'Two organisations are waiting for an answer',
    body: 'One keeps bees, the other keeps watch. Both wrote kindly.',
    daysAgo: 1,
    viewed: false,
  },
  {
    to: 'ingrid',
    type: 'message',
    title: 'Your eleven blankets',
    body: 'All of them are in use. The one with the owl has a waiting list.',
    daysAgo: 12,
    viewed: true,
    gyg: 'sixty-blankets-and-a-piano',
    about: 'maria',
  },
  {
    to: 'noor',
    type: 'welcome',
    title: 'Welcome, Noor',
    body: 'Add a picture if you like, look for your organisation, and then find something that needs doing near you. There is nearly always soup.',
    daysAgo: 0,
    viewed: false,
  },
];
