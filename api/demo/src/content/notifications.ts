import type { OrganizationKey } from './organization-keys';
import type { PersonKey } from './people';

/** A notification with its own text. Answerable ones are written by the product. */
export interface DemoNotification {
  to: PersonKey;
  type: string;
  title: string;
  body: string;
  daysAgo: number;
  viewed: boolean;
  archived?: true;
  gyg?: string;
  organization?: OrganizationKey;
  about?: PersonKey;
}

/** Each in its reader's language, to those who can sign in. */
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
    title: 'Your moment from Koster is on the page',
    body: '“Ursholmen before and after” has been approved by Amadou, who laughed at the second gear.',
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
    title: 'Ett ögonblick väntar på dig',
    body: 'Kerstin har skickat in en bild från sin kilometer. Käppen är med.',
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
    title: 'A moment waits for you',
    body: 'Karim has written about the German verbs at table four. It is short and honest.',
    daysAgo: 4,
    viewed: true,
    gyg: 'homework-evenings',
    about: 'karim',
  },
  {
    to: 'jonas',
    type: 'gyg_manager',
    title: 'Du är med och leder bygget av säckhissen',
    body: 'Britta har lagt till dig. Du når bokningar, närvaro och ögonblick från menyn, under dina gyg.',
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
