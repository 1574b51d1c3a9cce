import { Avatar } from '../components/avatar/avatar';
import { GygCard, type GygCardProps } from '../components/gyg-card/gyg-card';
import { type SampleGyg, type SampleLanguage, sampleGoalTitles, stateLabels } from './gygs';
import { scenePicture } from './pictures';

/** The props of a card for one sample. */
export const sampleCardProps = (gyg: SampleGyg, language: SampleLanguage, variant = 0): GygCardProps => ({
  goal: gyg.goal,
  goalTitle: `${gyg.goal}. ${sampleGoalTitles[language][gyg.goal - 1] ?? ''}`,
  title: gyg[language].title,
  href: `#${gyg.kind}`,
  image: scenePicture(gyg.kind, gyg.goal, variant),
  state: gyg.state,
  stateLabel: stateLabels[language][gyg.state],
  date: gyg[language].date,
  place: gyg.place,
  needs: gyg[language].needs,
  host: { name: gyg.host, href: '#host', logo: <Avatar kind="organization" size="sm" seed={gyg.host} /> },
});

/** The card of a sample. */
export const SampleCard = ({
  gyg,
  language,
  variant,
}: {
  gyg: SampleGyg;
  language: SampleLanguage;
  variant?: number;
}) => <GygCard {...sampleCardProps(gyg, language, variant)} />;
