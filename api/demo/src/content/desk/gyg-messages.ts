import type { MessageAudience } from '@gyg/contract';
import type { PersonKey } from '../people';

/** A message of a gyg's hosts, in the language of the gyg. */
export interface DemoGygMessage {
  gyg: string;
  by: PersonKey;
  audience: Extract<MessageAudience, 'BOOKED' | 'WAITING' | 'RECIPIENTS'>;
  title: string;
  body: string;
  hoursAgo: number;
}

export const demoGygMessages: readonly DemoGygMessage[] = [
  {
    gyg: 'great-weigh-in-smogen',
    by: 'britta',
    audience: 'BOOKED',
    title: 'It will be windy on the quay',
    body: 'Wind from the north-west all day. Wear one layer more than you think, we have the gloves.\n\nThe red tent opens at eight. If you come later than you wrote, come anyway.',
    hoursAgo: 26,
  },
  {
    gyg: 'great-weigh-in-smogen',
    by: 'klara',
    audience: 'RECIPIENTS',
    title: 'Lunch is at half past twelve',
    body: 'The table closest to the wall is out of the wind, and it is yours. There is a vegetarian soup as well.',
    hoursAgo: 23,
  },
  {
    gyg: 'ramsvik-outer-shore',
    by: 'britta',
    audience: 'BOOKED',
    title: 'Two boats, and soup for eighty',
    body: 'The second boat is confirmed, so no one has to wait on the jetty.\n\nBring boots rather than trainers. If you have none, answer with your size and a pair will stand by the red shed.',
    hoursAgo: 60,
  },
  {
    gyg: 'ramsvik-outer-shore',
    by: 'amadou',
    audience: 'RECIPIENTS',
    title: 'The bus from the reception centre',
    body: 'It leaves at nine from the main entrance and takes you back at three. There are child seats.',
    hoursAgo: 31,
  },
  {
    gyg: 'skrapdag-hunnebostrand',
    by: 'britta',
    audience: 'BOOKED',
    title: 'Masker och matlådor',
    body: 'Maskerna har kommit, i tre storlekar. Prova innan ni drar på er overallen.\n\nLunch ingår. Säg till om det är något ni inte äter.',
    hoursAgo: 20,
  },
  {
    gyg: 'skrapdag-hunnebostrand',
    by: 'amadou',
    audience: 'WAITING',
    title: 'Vi svarar i morgon',
    body: 'Tack för att du vill köra kranen. Varvet vill se bevisen först, så du får svar i morgon före lunch.',
    hoursAgo: 7,
  },
  {
    gyg: 'sack-lift-for-steep-skerries',
    by: 'jonas',
    audience: 'BOOKED',
    title: 'The rope has arrived',
    body: '120 metres, blue, and heavier than Bengt thought. Drawings are in the pilot cottage from Friday.',
    hoursAgo: 48,
  },
];
