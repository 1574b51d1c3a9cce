import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { emblemPicture, portraitPicture } from '../../samples/pictures';
import { Cluster, Stack } from '../layout/stack';
import { Avatar } from './avatar';
import { AvatarGroup } from './avatar-group';

const meta = {
  title: 'Components/Cards/Avatar',
  component: Avatar,
  args: { name: 'Britta Hallén' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

/**
 * People are round, organisations are square: with a picture, with the placeholder, and with a picture that failed to
 * load.
 */
export const All: Story = {
  render: () => (
    <Stack gap={4}>
      {(['person', 'organization'] as const).map((kind) => (
        <Cluster key={kind} gap={3}>
          {sizes.map((size) => (
            <Avatar
              key={size}
              kind={kind}
              size={size}
              name={`${kind} ${size}`}
              src={kind === 'person' ? portraitPicture(size) : emblemPicture('coast', '#CFE7F2')}
            />
          ))}
          {sizes.map((size) => (
            <Avatar key={size} kind={kind} size={size} name={`Anna ${size}`} />
          ))}
          <Avatar kind={kind} name="Jonas Wiik" src="data:image/png;base64,AAAA" />
        </Cluster>
      ))}
    </Stack>
  ),
};

const names = ['Britta Hallén', 'Amadou Ceesay', 'Jonas Wiik', 'Klara Lind', 'Samira Osman', 'Elin Sandberg'];

/** The people who are going, and how many more. */
export const Group: Story = {
  render: (_, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    const people = names.map((name) => ({ id: name, name, src: portraitPicture(name) }));
    return (
      <Stack gap={4}>
        <AvatarGroup
          label={sv ? '43 deltar' : '43 going'}
          people={people}
          total={43}
          moreLabel={(more) => (sv ? `och ${more} till` : `and ${more} more`)}
        />
        <AvatarGroup
          label={sv ? 'Tre deltar' : 'Three going'}
          size="sm"
          people={people.slice(0, 3)}
          moreLabel={String}
        />
        <AvatarGroup
          label={sv ? '1 204 deltar' : '1,204 going'}
          size="lg"
          most={3}
          people={people}
          total={1204}
          moreLabel={String}
        />
      </Stack>
    );
  },
};
