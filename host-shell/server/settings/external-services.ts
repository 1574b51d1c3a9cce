import { readBucketAddress } from '@gyg/api';
import { z } from 'zod';
import type { Environment } from './schema/environment';

/** External services. Each is null if it is not configured; pages work without it. */
export interface ExternalServices {
  /** The bucket for uploaded pictures; null for the folder `media` of DATA_DIR. */
  bucket: { url: string; accessKeyId: string; secretAccessKey: string } | null;
  geocoder: { url: string; contact: string; attribution: string; perSecond: number } | null;
  companyRegistry: { url: string } | null;
  mapTiles: { url: string; attribution: string } | null;
  feedbackFormUrl: string | null;
  contactEmail: string | null;
  tickets: { url: string; provider: string } | null;
  siteDown: boolean;
}

function bucketProblems(environment: Environment): string[] {
  const { MEDIA_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = environment;
  if (MEDIA_URL === undefined) return [];
  const problems: string[] = [];
  try {
    readBucketAddress(MEDIA_URL);
  } catch (thrown) {
    problems.push(`MEDIA_URL ${thrown instanceof Error ? thrown.message : 'is wrong'}`);
  }
  if (AWS_ACCESS_KEY_ID === undefined) problems.push('AWS_ACCESS_KEY_ID is needed with MEDIA_URL');
  if (AWS_SECRET_ACCESS_KEY === undefined) problems.push('AWS_SECRET_ACCESS_KEY is needed with MEDIA_URL');
  return problems;
}

/** Checks a plain web URL: no credentials, which logs would show, no fragment and, unless allowed, no query. */
function addressProblems(name: string, text: string | undefined, { withQuery = false } = {}): string[] {
  if (text === undefined) return [];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return [`${name} must be an http or https address`];
  if (url.username !== '' || url.password !== '') return [`${name} must not hold credentials`];
  if (url.hash !== '' || (!withQuery && url.search !== '')) return [`${name} must end with its path`];
  return [];
}

function tileProblems(environment: Environment): string[] {
  const { MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution } = environment;
  if (url === undefined) return [];
  const problems = addressProblems('MAP_TILES_URL', url, { withQuery: true });
  if (URL.canParse(url) && new URL(url).host.includes('{')) {
    problems.push('MAP_TILES_URL must name one host: pages are allowed pictures from it alone');
  }
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part))) {
    problems.push('MAP_TILES_URL must hold {z}, {x} and {y}');
  }
  if (attribution === undefined) problems.push('MAP_ATTRIBUTION is needed with MAP_TILES_URL: map makers ask for it');
  return problems;
}

/** Pages show the widget of one provider, which gets no other data than the event's id. */
function ticketProblems({ TICKET_WIDGET_URL: url, TICKET_PROVIDER: provider }: Environment): string[] {
  if (url === undefined) return provider === undefined ? [] : ['TICKET_WIDGET_URL is needed with TICKET_PROVIDER'];
  const problems = addressProblems('TICKET_WIDGET_URL', url, { withQuery: true });
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (problems.length === 0 && address?.protocol !== 'https:') problems.push('TICKET_WIDGET_URL must be https');
  if (!url.includes('{eventId}')) problems.push('TICKET_WIDGET_URL must hold {eventId}');
  else if (address?.host.includes('{')) problems.push('TICKET_WIDGET_URL must name one host: pages frame it alone');
  if (provider === undefined) problems.push('TICKET_PROVIDER is needed with TICKET_WIDGET_URL: pages name it');
  return problems;
}

/** All problems of the external services' settings, one line each. */
export function outsideProblems(environment: Environment): string[] {
  const problems = [
    ...bucketProblems(environment),
    ...addressProblems('GEOCODE_URL', environment.GEOCODE_URL),
    ...addressProblems('COMPANY_REGISTRY_URL', environment.COMPANY_REGISTRY_URL),
    ...addressProblems('FEEDBACK_FORM_URL', environment.FEEDBACK_FORM_URL, { withQuery: true }),
    ...tileProblems(environment),
    ...ticketProblems(environment),
  ];
  if (environment.CONTACT_EMAIL !== undefined && !z.email().safeParse(environment.CONTACT_EMAIL).success)
    problems.push('CONTACT_EMAIL must be an e-mail address');
  if (environment.GEOCODE_URL === undefined) return problems;
  const contact = z.email().safeParse(environment.GEOCODE_CONTACT);
  if (!contact.success) problems.push('GEOCODE_CONTACT is needed with GEOCODE_URL: an e-mail address for the service');
  return problems;
}

const none = (text: string | undefined) => text ?? '';

/** The services as the platform uses them. Call `outsideProblems` first. */
export function readExternalServices(environment: Environment): ExternalServices {
  const { MEDIA_URL, GEOCODE_URL, COMPANY_REGISTRY_URL, MAP_TILES_URL, TICKET_WIDGET_URL } = environment;
  return {
    bucket: MEDIA_URL
      ? {
          url: MEDIA_URL,
          accessKeyId: none(environment.AWS_ACCESS_KEY_ID),
          secretAccessKey: none(environment.AWS_SECRET_ACCESS_KEY),
        }
      : null,
    geocoder: GEOCODE_URL
      ? {
          url: GEOCODE_URL,
          contact: none(environment.GEOCODE_CONTACT),
          attribution: environment.GEOCODE_ATTRIBUTION,
          perSecond: environment.GEOCODE_PER_SECOND,
        }
      : null,
    companyRegistry: COMPANY_REGISTRY_URL ? { url: COMPANY_REGISTRY_URL } : null,
    mapTiles: MAP_TILES_URL ? { url: MAP_TILES_URL, attribution: none(environment.MAP_ATTRIBUTION) } : null,
    feedbackFormUrl: environment.FEEDBACK_FORM_URL ?? null,
    contactEmail: environment.CONTACT_EMAIL ?? null,
    tickets: TICKET_WIDGET_URL ? { url: TICKET_WIDGET_URL, provider: none(environment.TICKET_PROVIDER) } : null,
    siteDown: environment.SITE_DOWN === 'on',
  };
}
