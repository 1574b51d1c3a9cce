import type { Gyg, GygViewer, GygProfile as Profile, UserCard } from '@gyg/contract';
import { addressLines, isOnline } from '@gyg/contract/gyg-place';
import { heroSizes } from '@gyg/contract/images';
import { CardGrid, Cluster, GygHero, Section, TextButton, VisuallyHidden } from '@gyg/design-system';
import { PersonCard, PlaceMap, ProfileLayout } from '@gyg/design-system/details';
import { copyText, isSignedIn, paths, useConfig, useSession, useTranslation } from '@gyg/platform';
import { type ReactNode, type RefCallback, useState } from 'react';
import { mapAttribution } from '../../../shared/map-attribution';
import { ownLanguage } from '../../../shared/own-language';
import { mapLink } from '../../../shared/web-links';
import { type Joining, joiningOf } from '../model/joining';
import { GygDirections } from './gyg-directions';
import { GygContributing, GygMedia } from './gyg-extras';
import { GygHead } from './gyg-head';
import { GygJoinBar } from './gyg-join-bar';
import { GygMoments } from './gyg-moments';
import { GygNeeds } from './gyg-needs';
import s from './gyg-profile.module.css';
import { GygSide } from './gyg-side';
import { GygTakingPart } from './gyg-taking-part';
import { GygDescription, GygImpact, GygPreface } from './gyg-texts';

export interface GygProfileProps {
  profile: Profile;
  viewer: GygViewer | undefined;
  /** The recipients' places, which belong to another feature. */
  recipients: ReactNode;
  /** The labels of the administrator's organisation, which belong to another feature. */
  labels: ReactNode;
}

/** A gyg's page. */
export function GygProfile({ profile, viewer, recipients, labels }: GygProfileProps) {
  const { gyg } = profile;
  const joining = useJoining(profile, viewer);
  const { anyOnScreen, watch } = useOnScreen();
  return (
    <ProfileLayout
      sticky
      overlap="deep"
      data-goal={gyg.sdgGoalId}
      hero={<GygPicture gyg={gyg} />}
      head={<GygHead gyg={gyg} viewer={viewer} />}
      side={<GygSide profile={profile} joining={joining} action={watch} labels={labels} />}
      body={
        <>
          <GygMoments stories={profile.stories} gyg={gyg} viewer={viewer} />
          <GygPreface profile={profile} />
          <GygNeeds profile={profile} viewer={viewer} tables={watch} />
          <GygTakingPart profile={profile} viewer={viewer} joining={joining} section={watch} />
          <GygTeam users={profile.users} />
          <GygContributing profile={profile} />
          <div id="recipients">{recipients}</div>
          <GygImpact profile={profile} />
          <GygDescription profile={profile} />
          <GygMedia profile={profile} />
          <GygMap gyg={gyg} />
        </>
      }
      bar={<GygJoinBar profile={profile} joining={joining} covered={anyOnScreen} />}
    />
  );
}

const noElements: ReadonlySet<Element> = new Set();

/** The part of the window that the bar at its foot covers does not count. */
const rootMargin = '0px 0px -88px 0px';

/** Whether any of the elements that get `watch` as their ref is in the window. */
function useOnScreen(): { readonly anyOnScreen: boolean; readonly watch: RefCallback<Element> } {
  const [seen, setSeen] = useState(noElements);
  const [watch] = useState(() => (element: Element | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const mark = (isOnScreen: boolean) =>
      setSeen((before) => {
        if (before.has(element) === isOnScreen) return before;
        return new Set(isOnScreen ? [...before, element] : [...before].filter((other) => other !== element));
      });
    const observer = new IntersectionObserver((entries) => mark(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      mark(false);
    };
  });
  return { anyOnScreen: seen.size > 0, watch };
}

/** The picture across the page, or the goal's poster. */
const GygPicture = ({ gyg }: { gyg: Gyg }) => (
  <GygHero
    goal={gyg.sdgGoalId}
    image={
      gyg.gygHero === ''
        ? undefined
        : {
            ...heroSizes(gyg.gygHero),
            sizes: '100vw',
            alt: gyg.heroAlt,
            lang: ownLanguage(gyg),
            width: 1920,
            height: 1080,
          }
    }
  />
);

/** The gyg's managers. Renders nothing for an empty list. */
function GygTeam({ users }: { users: readonly UserCard[] }) {
  const { t } = useTranslation('public');
  if (users.length === 0) return null;
  return (
    <Section title={t('gyg.team')} spacing="tight">
      <CardGrid dense>
        {users.map((user) => (
          <PersonCard
            key={user.id}
            name={user.fullName}
            image={user.profileImage ?? undefined}
            href={paths.user(user.id)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Copies the address; a message says whether it worked. */
function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation('public');
  const copy = () => copyText(address, { done: t('gyg.place.copied'), failed: t('gyg.place.copyFailed') });
  return (
    <TextButton variant="standalone" icon="copy" onClick={() => void copy()}>
      {t('gyg.place.copy')}
    </TextButton>
  );
}

/**
 * The address with directions, and a map if the coordinates are known. Hidden if the gyg is past or online.
 */
function GygMap({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  if (gyg.state === 'FINISHED' || gyg.address === '' || isOnline(gyg.address)) return null;
  const [place, rest] = addressLines(gyg.address);
  return (
    <Section title={t('gyg.place.title')} spacing="tight" id="where">
      <GygTiles gyg={gyg} />
      <div className={s.foot}>
        <p>
          <b className={s.place}>{place}</b>
          {rest}
        </p>
        <Cluster gap={4}>
          <GygDirections gyg={gyg} look="button" />
          <CopyAddress address={gyg.address} />
        </Cluster>
      </div>
    </Section>
  );
}

/** 200 px high, at zoom 15. */
const mapHeight = 200;

/** The place on a map; nothing without coordinates, because the middle of a town is not its place. */
function GygTiles({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  const config = useConfig();
  const { lat, lng } = gyg;
  const tiles = config?.mapTiles ?? null;
  if (lat === null || lng === null) return null;
  // Map and geocoding each require an attribution (decision 0022).
  const attribution = mapAttribution([tiles?.attribution, config?.geocoding?.attribution]);
  return (
    <PlaceMap
      className={s.map ?? ''}
      data-goal={gyg.sdgGoalId}
      label={gyg.address}
      height={mapHeight}
      position={{ lat, lng }}
      tiles={tiles && { url: tiles.url, attribution }}
      href={mapLink(gyg.address)}
      texts={{
        open: (
          <>
            {t('gyg.place.openMap')} <VisuallyHidden>{t('gyg.place.newWindow')}</VisuallyHidden>
          </>
        ),
        howTo: t('gyg.place.howTo'),
        zoomIn: t('gyg.place.zoomIn'),
        zoomOut: t('gyg.place.zoomOut'),
        wheel: t('gyg.place.wheel'),
        touch: t('gyg.place.touch'),
      }}
    />
  );
}

/** How the current visitor can take part. */
function useJoining(profile: Profile, viewer: GygViewer | undefined): Joining {
  const visitor = useSession((session) =>
    session.status === 'ready' ? (isSignedIn(session) ? 'user' : 'guest') : 'unknown',
  );
  return joiningOf(profile, viewer, visitor);
}
