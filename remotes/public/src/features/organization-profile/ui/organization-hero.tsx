import type { Organization } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { GygHero } from '@gyg/design-system';

export interface OrganizationHeroProps {
  organization: Organization;
  /** Its most frequent goal: the colour of the border, and the poster if there is no picture. Neutral without one. */
  goal: number | undefined;
  /** `banner` is lower, for use above a summary. */
  size?: 'banner';
}

/** The picture at the top of an organisation's page. */
export function OrganizationHero({ organization, goal, size }: OrganizationHeroProps) {
  const { heroImage } = organization;
  return (
    <GygHero
      goal={goal}
      size={size}
      image={heroImage === null ? undefined : { ...heroSizes(heroImage), sizes: '100vw', width: 1600, height: 900 }}
    />
  );
}
