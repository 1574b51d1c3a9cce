import { type Config, goalCount, goalTitle, imageLimits, limits, locales } from '@gyg/contract';
import type { ApiConfig, ApiContext } from '../../api-context';

/** The seventeen goals with titles and pictures per language. */
export function listGoals({ goalPicture }: ApiConfig) {
  const ids = Array.from({ length: goalCount }, (_value, index) => index + 1);
  return {
    sdgs: ids.map((id) => ({
      id,
      titles: { en: goalTitle(id, 'en'), se: goalTitle(id, 'se') },
      images: { en: goalPicture(id, 'en'), se: goalPicture(id, 'se') },
    })),
  };
}

/** The client configuration; contains no secrets. */
export async function getConfig({ config, siteDown }: Pick<ApiContext, 'config' | 'siteDown'>): Promise<Config> {
  const down = await siteDown.isDown();
  const { version, demo, identity, feedbackFormUrl, contactEmail, mapTiles, geocoder, tickets, companyRegistry } =
    config;
  return {
    version,
    languages: [...locales],
    siteDown: down,
    siteDownMessage: down ? await siteDown.message() : null,
    demo,
    identity: { ...identity },
    limits: { ...limits, uploadBytes: imageLimits.bytes },
    feedbackFormUrl,
    contactEmail,
    mapTiles: mapTiles && { ...mapTiles },
    geocoding: geocoder && { attribution: geocoder.attribution },
    tickets: tickets && { provider: tickets.provider },
    companyRegistry: companyRegistry !== null,
  };
}
