import type { DemoGyg } from '../content/shapes';

/** Captions of the hosts' photographs, by the gyg's key. */
const captions: Readonly<Record<string, readonly string[]>> = {
  'koster-three-islands': [
    'The first sack of the day',
    'Ursholmen, half past two',
    'The trailer that belongs to the priest',
    'Low sun, full boat',
  ],
  'net-amnesty-kungshamn': ['Friday, before the first van', 'The table of good pots', 'The crane driver on holiday'],
  'soup-for-three-hundred': ['Sixty-two metres', 'Carrots, crooked', 'Half past one, rain', 'The last ladle'],
  'bicycle-for-every-ninth-grader': ['Frames in the ceiling', 'The black ones', 'The sequins'],
  'two-thousand-oaks': ['Number 1, eleven years later', 'Seedlings from the Håga mound'],
  'repair-cafe-majorna': ['Thursday, 17:05', 'The shelf of spare parts'],
};

/** The captions of a gyg's pictures, in order; most gygs have none. */
export function mediaOf(gyg: DemoGyg): readonly string[] {
  return captions[gyg.key] ?? [];
}
