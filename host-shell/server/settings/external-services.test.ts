import { describe, expect, test } from 'vitest';
import { readSettings, WrongSettings } from './settings';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (thrown) {
    if (thrown instanceof WrongSettings) return thrown.problems;
  }
  return [];
}

const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
const bucket = 's3://pictures/gyg?endpoint=http://127.0.0.1:9000&region=eu-north-1';
const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
const widget = 'https://tickets.example/widget/{eventId}?theme=light';
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://gyg.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Gyg <hello@gyg.example>',
};

test('without these settings no external service is used', () => {
  expect(readSettings({})).toMatchObject({
    bucket: null,
    geocoder: null,
    companyRegistry: null,
    mapTiles: null,
    feedbackFormUrl: null,
    contactEmail: null,
    tickets: null,
    siteDown: false,
  });
});

test('accepts all settings in production', () => {
  const settings = readSettings({
    ...production,
    ...keys,
    MEDIA_URL: bucket,
    GEOCODE_URL: 'https://places.example/search',
    GEOCODE_CONTACT: 'us@gyg.example',
    COMPANY_REGISTRY_URL: 'https://registry.example/companies',
    MAP_TILES_URL: tiles,
    MAP_ATTRIBUTION: '© Mappers',
    FEEDBACK_FORM_URL: 'https://forms.example/f?id=7',
    CONTACT_EMAIL: 'hello@gyg.example',
    TICKET_WIDGET_URL: widget,
    TICKET_PROVIDER: 'Ticket Office',
    SITE_DOWN: 'on',
  });
  expect(settings).toMatchObject({
    bucket: { url: bucket, accessKeyId: 'key', secretAccessKey: 'secret' },
    geocoder: { url: 'https://places.example/search', contact: 'us@gyg.example' },
    companyRegistry: { url: 'https://registry.example/companies' },
    mapTiles: { url: tiles, attribution: '© Mappers' },
    feedbackFormUrl: 'https://forms.example/f?id=7',
    contactEmail: 'hello@gyg.example',
    tickets: { url: widget, provider: 'Ticket Office' },
    siteDown: true,
  });
});

describe('incomplete settings are refused, with one line for each problem', () => {
  test('a bucket without credentials', () => {
    expect(problemsOf({ MEDIA_URL: bucket })).toEqual([
      'AWS_ACCESS_KEY_ID is needed with MEDIA_URL',
      'AWS_SECRET_ACCESS_KEY is needed with MEDIA_URL',
    ]);
  });

  test.each([
    ['/var/media', /must be s3/],
    ['https://bucket.example', /must be s3/],
    ['s3://', /must be s3/],
    ['s3://key:secret@pictures?region=x', /must not hold credentials/],
    ['s3://pictures?region=x&acl=public', /does not know acl/],
    ['s3://pictures?endpoint=file:///etc', /http or https/],
    ['s3://pictures', /needs a region or an endpoint/],
  ])('MEDIA_URL=%s', (url, message) => {
    expect(problemsOf({ ...keys, MEDIA_URL: url })).toEqual([expect.stringMatching(message)]);
  });

  test('a maps service without a contact address', () => {
    const wanted = [expect.stringMatching(/^GEOCODE_CONTACT is needed/)];
    expect(problemsOf({ GEOCODE_URL: 'https://places.example/search' })).toEqual(wanted);
    expect(problemsOf({ GEOCODE_URL: 'https://places.example/search', GEOCODE_CONTACT: 'no-address' })).toEqual(wanted);
  });

  test('a contact that is no e-mail address', () => {
    expect(problemsOf({ CONTACT_EMAIL: 'Gyg <hello@gyg.example>' })).toEqual([
      'CONTACT_EMAIL must be an e-mail address',
    ]);
  });

  test.each([
    ['GEOCODE_URL', 'file:///etc/passwd'],
    ['GEOCODE_URL', 'https://user:secret@places.example/search'],
    ['GEOCODE_URL', 'https://places.example/search?key=1'],
    ['COMPANY_REGISTRY_URL', 'gopher://registry.example'],
    ['COMPANY_REGISTRY_URL', 'https://registry.example/#x'],
    ['FEEDBACK_FORM_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://localhost/gyg'],
    ['SMTP_URL', 'mail.example'],
    ['SITE_DOWN', 'perhaps'],
  ])('%s=%s', (name, value) => {
    expect(problemsOf({ GEOCODE_CONTACT: 'us@gyg.example', [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}`)),
    ]);
  });

  test('tiles without placeholders in the URL, of several hosts, or without attribution', () => {
    const of = (url: string) => problemsOf({ MAP_TILES_URL: url, MAP_ATTRIBUTION: '©' });
    expect(of('https://tiles.example/{z}/{x}')).toEqual(['MAP_TILES_URL must hold {z}, {x} and {y}']);
    expect(of('https://{s}.tiles.example/{z}/{x}/{y}')).toEqual([expect.stringMatching(/one host/)]);
    expect(problemsOf({ MAP_TILES_URL: tiles })).toEqual([expect.stringMatching(/^MAP_ATTRIBUTION is needed/)]);
  });

  test.each([
    ['javascript:alert({eventId})', /http or https/],
    ['http://tickets.example/{eventId}', /must be https/],
    ['https://user:secret@tickets.example/{eventId}', /credentials/],
    ['https://tickets.example/widget', /must hold \{eventId\}/],
    ['https://{eventId}.tickets.example/', /one host/],
    ['https://tickets.example/#{eventId}', /must end with its path/],
  ])('a ticket widget at %s, also in a demo', (url, message) => {
    const problems = problemsOf({ TICKET_WIDGET_URL: url, TICKET_PROVIDER: 'Ticket Office' });
    expect(problems).toEqual([expect.stringMatching(message)]);
  });

  test('a ticket widget without its provider’s name, or a name without a widget', () => {
    expect(problemsOf({ TICKET_WIDGET_URL: widget })).toEqual([expect.stringMatching(/^TICKET_PROVIDER is needed/)]);
    expect(problemsOf({ TICKET_PROVIDER: 'Ticket Office' })).toEqual([
      'TICKET_WIDGET_URL is needed with TICKET_PROVIDER',
    ]);
  });
});

test('production refuses plain http for anything that browsers load', () => {
  const plain = {
    PUBLIC_URL: 'http://gyg.example',
    MAP_TILES_URL: tiles.replace('https', 'http'),
    MAP_ATTRIBUTION: '©',
    FEEDBACK_FORM_URL: 'http://forms.example/1',
  };
  expect(problemsOf({ ...production, ...plain })).toEqual([
    'PUBLIC_URL must be https in production',
    'MAP_TILES_URL must be https in production',
    'FEEDBACK_FORM_URL must be https in production',
  ]);
  expect(problemsOf({ ...production, PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
});
