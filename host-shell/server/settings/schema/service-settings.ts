import { z } from 'zod';
import { optionalText, setting } from './setting';

/** Services of others that pages and the API use. */
export const serviceSettings = {
  title: 'External services',
  says: 'The platform runs without them; what needs one is then not offered. If only some of the settings of a service are given, the server does not start.',
  variables: {
    GEOCODE_URL: setting(optionalText(), {
      value: 'url',
      does: 'a service with the search API of Nominatim: `https://nominatim.example/search`',
      more: 'Without it a gyg is found near the town of its address (decision 0115), and maps do not show it.',
    }),
    GEOCODE_CONTACT: setting(optionalText(), {
      value: 'email',
      does: 'an email address for the operator of that service to contact you',
      required: 'with `GEOCODE_URL`',
    }),
    GEOCODE_PER_SECOND: setting(z.coerce.number().min(0.1).max(100).default(1), {
      value: 'number',
      does: 'requests per second from each process',
      more: 'Public services require 1; more for your own service.',
    }),
    GEOCODE_ATTRIBUTION: setting(z.string().trim().default('© OpenStreetMap contributors'), {
      value: 'text',
      does: 'the attribution for locations that pages show',
    }),
    COMPANY_REGISTRY_URL: setting(optionalText(), {
      value: 'url',
      does: 'a company registry that serves JSON at `<url>/<country>/<registrationId>`',
      more: 'Decision 0022 describes it.',
    }),
    MAP_TILES_URL: setting(optionalText(), {
      value: 'url',
      does: 'map tiles: `https://tiles.example/{z}/{x}/{y}.png`',
      more: 'On one host; https in production.',
    }),
    MAP_ATTRIBUTION: setting(optionalText(), {
      value: 'text',
      does: 'the attribution that maps show',
      required: 'with `MAP_TILES_URL`',
    }),
    FEEDBACK_FORM_URL: setting(optionalText(), {
      value: 'url',
      does: 'the form that the contact page shows in a frame',
      more: 'Pages may frame its origin. https in production.',
    }),
    CONTACT_EMAIL: setting(optionalText(), {
      value: 'email',
      does: 'the e-mail address of the people who run the site, for the contact page',
    }),
    TICKET_WIDGET_URL: setting(optionalText(), {
      value: 'url',
      does: 'the widget of a ticket provider: `https://tickets.example/widget/{eventId}`',
      more: 'https on one host, with `{eventId}`. The server shows it at `/tickets/{eventId}`, the only document that may frame the provider; pages frame that document.',
    }),
    TICKET_PROVIDER: setting(optionalText(), {
      value: 'name',
      does: 'the name of the ticket provider that pages show',
      required: 'with `TICKET_WIDGET_URL`',
    }),
  },
};
