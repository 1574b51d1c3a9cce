import type { StoryPage } from '@gyg/contract';
import { breadcrumbs } from './breadcrumbs';
import type { PageContext, PageSubject } from './page-subject';
import { cutAtWord } from './plain-words';
import { shareImage } from './share-image';

/**
 * The metadata of a story's page: its caption and picture. Undefined if a guest cannot see the story at this gyg,
 * `hidden` if only a link leads to the gyg.
 */
export function aboutStory(
  story: StoryPage | undefined,
  gygId: string,
  { publicUrl }: PageContext,
): PageSubject | 'hidden' | undefined {
  if (story === undefined || story.gygId !== gygId || !story.approved) return undefined;
  const { caption, altText, gyg, gygTitle, orgName, orgFriendlyUrl, gygFriendlyUrl } = story;
  if (gyg.hidden) return 'hidden';
  const host = `/go/${orgFriendlyUrl}`;
  const title = cutAtWord(caption, 60);
  const canonical = `/gygs/${story.gygId}/stories/${story.id}`;
  return {
    title: `${title} · ${gygTitle} · Gyg`,
    description: cutAtWord(caption),
    canonical,
    image: shareImage(story.url, altText || caption) ?? shareImage(gyg.gygHero, gyg.heroAlt || gygTitle),
    data: [
      breadcrumbs(publicUrl, [
        { name: orgName, path: host },
        { name: gygTitle, path: `${host}/${gygFriendlyUrl}` },
        { name: title, path: canonical },
      ]),
    ],
    type: 'article',
  };
}
