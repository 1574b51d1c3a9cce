import type { Story } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, isSelf } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { getSignedLinks, readSignedLink, signLink } from '../mails';

const urlOf = (publicUrl: string, storyId: string, token: string) =>
  `${publicUrl}/stories/${storyId}/consent?token=${token}`;

const hasLink = (actor: Actor, { consent, userId }: Story) =>
  Boolean(consent) && userId !== null && isSelf(actor, userId);

/** A new story with the link for the people in its picture. */
export async function withConsentLink({ tx, publicUrl }: UnitOfWork, actor: Actor, story: Story): Promise<Story> {
  if (!hasLink(actor, story)) return story;
  return { ...story, consentUrl: urlOf(publicUrl, story.id, await signLink(tx, 'story-consent', story.id)) };
}

/** Stories, those of the caller with the link for the people in their picture. */
export async function withConsentLinks<S extends Story>(
  { db, config }: ApiContext,
  actor: Actor,
  stories: readonly S[],
): Promise<S[]> {
  const own = stories.filter((story) => hasLink(actor, story)).map(({ id }) => id);
  const tokens = await getSignedLinks(db, 'story-consent', own);
  return stories.map((story) => {
    const token = tokens.get(story.id);
    return token === undefined ? story : { ...story, consentUrl: urlOf(config.publicUrl, story.id, token) };
  });
}

/** Whether a token is the one of this story's consent link. */
export async function opensConsent(read: Reader, storyId: string, token: string): Promise<boolean> {
  return (await readSignedLink(read, 'story-consent', token)) === storyId;
}
