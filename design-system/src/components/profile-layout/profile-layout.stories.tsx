import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { emblemPicture, widePicture } from '../../samples/pictures';
import { Avatar } from '../avatar/avatar';
import { GygHero } from '../hero/gyg-hero';
import { Page } from '../layout/layout';
import { Section } from '../layout/section';
import { PageHeader } from '../page-header/page-header';
import { Prose } from '../prose/prose';
import { SidePanel } from '../side-panel/side-panel';
import { ProfileLayout } from './profile-layout';
import { ProfileSummary } from './profile-summary';

const meta = {
  title: 'Components/Layout/ProfileLayout',
  component: ProfileLayout,
  parameters: { layout: 'fullscreen' },
  args: { hero: null, head: null, side: null, body: null, sticky: true },
} satisfies Meta<typeof ProfileLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a long page the column is sticky; on narrow screens it is below the header. */
export const LongPage: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    const paragraph = sv
      ? 'Vi ses vid bryggan i Hunnebostrand halv tio. Två båtar går ut med varje lag, och en kommer tillbaka till lunch för den som vill ha en kortare dag.'
      : 'We meet at the jetty in Hunnebostrand at half past nine. Two boats go out with each team, and one comes back at lunch for anyone who wants a shorter day.';
    return (
      <ProfileLayout
        {...args}
        hero={<GygHero goal={14} image={widePicture('shore', 14, globals.theme === 'dark')} />}
        head={
          <PageHeader title={sv ? 'Vårstädning på Ramsviks yttersida' : 'Spring clean-up on Ramsvik’s outer shore'} />
        }
        side={
          <SidePanel label={sv ? 'Fakta' : 'Facts'}>
            <p>{sv ? 'lör 12 juni 2027' : 'Sat, Jun 12, 2027'}</p>
          </SidePanel>
        }
        body={(sv
          ? ['Samling', 'På skären', 'Lunch', 'Hemfärd']
          : ['Meeting', 'On the skerries', 'Lunch', 'The way home']
        ).map((part) => (
          <Section key={part} spacing="tight" title={part}>
            <Prose>
              <p>{paragraph}</p>
              <p>{paragraph}</p>
            </Prose>
          </Section>
        ))}
      />
    );
  },
};

/** A short profile, inside the page of a user who is about to join. */
export const Summary: Story = {
  render: (_, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <Page padded width="narrow">
        <ProfileSummary
          hero={<GygHero goal={14} size="banner" image={widePicture('shore', 14, globals.theme === 'dark')} />}
          mark={<Avatar kind="organization" size="lg" seed="coast" src={emblemPicture('coast', '#CFE7F2')} />}
          name="Bohusläns kustvattenvårdsförbund"
          detail={sv ? 'Ideell förening, Smögen' : 'Non-profit association, Smögen'}
        >
          <p>
            {sv
              ? 'Vi håller skären rena från Smögen till Strömstad.'
              : 'We keep the skerries clean from Smögen to Strömstad.'}
          </p>
        </ProfileSummary>
      </Page>
    );
  },
};
