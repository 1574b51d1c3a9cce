import type { Meta, StoryObj } from '@storybook/react-vite';
import { portraitPicture } from '../../samples/pictures';
import { Cluster, Stack } from '../layout/page';
import { PersonCard } from '../person-card/person-card';
import { Avatar } from './avatar';

const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'Britta Hallén' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      {(['person', 'organisation'] as const).map((kind) => (
        <Cluster key={kind}>
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Avatar key={size} kind={kind} size={size} name={`Anna ${size}`} />
          ))}
        </Cluster>
      ))}
      <Cluster gap={4}>
        {['Britta Hallén', 'Amadou Ceesay', 'Jonas Wiik', 'Klara Lind', 'Samira Osman', 'Elin Sandberg'].map((name) => (
          <PersonCard key={name} name={name} detail="Boats and safety" image={portraitPicture(name)} href="#person" />
        ))}
      </Cluster>
    </Stack>
  ),
};
