import { setImmediate as nextTurn } from 'node:timers/promises';
import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { type OperationName, operations } from '@gyg/contract';
import { inParts } from '@gyg/database';
import type { RequestHandler } from 'express';
import type { ApiConfig } from '../../api-context';
import { recordOf } from '../observability/open-call';
import { prepareFile } from '../prepared-file';
import { type DescribedApi, describeApi } from './describe-api';
import { bearer, describeOperation } from './describe-operation';
import { describeWebhooks } from './describe-webhooks';

/** Serves the OpenAPI document, created at the first request. */
export function serveOpenApi({ version, publicUrl, identity, demoAccounts }: ApiConfig): RequestHandler {
  const options = { version, basePath: '/api', publicUrl, ...identity, demoAccounts };
  const send = prepareFile('json', async () => {
    const document = await createOpenApiDocument(options);
    // The text of all its parts is a part of its own.
    await nextTurn();
    return JSON.stringify(document);
  });
  return async (request, response) => {
    recordOf(response).operation = 'openapi';
    await send(request, response);
  };
}

type Document = ReturnType<OpenApiGeneratorV31['generateDocument']>;

/** Describing these takes some milliseconds. */
const operationsOfPart = 2;

/** The members of two records; those of a member that both have are put together. */
function together<Member extends object>(
  first: Readonly<Record<string, Member>> = {},
  second: Readonly<Record<string, Member>> = {},
): Record<string, Member> {
  const added = Object.entries(second).map(([key, member]) => [key, { ...first[key], ...member }] as const);
  return { ...first, ...Object.fromEntries(added) };
}

/** The description of each group of operations, in the order of the reference. */
const tagDescriptions: Readonly<Record<string, string>> = {
  gygs: 'Events that need people and things. Drafts (`CREATED`) are visible only to their hosts. Published gygs change state by time: `PUBLISHED`, `ONGOING`, `FINISHED`.',
  needs:
    'The needs of a gyg: skills (positions, with a duration) and items (commodities). `availablePositions` is the offered number minus what is booked or offered to the waiting list.',
  bookings:
    'Bookings of a need by a person. Capacity is reserved in the same transaction as the booking, so a need is never overbooked.',
  certificates: 'Certificates of the hours that a person gave to a gyg, which anyone with the code can check.',
  recipients: 'Places for the beneficiaries of a gyg. Only its hosts can see who they are.',
  'waiting list':
    'Queues for full needs and full places for recipients. Places that become free are offered in order, each for 24 hours and at the latest until 12 hours before the start.',
  representation: 'Taking part on behalf of an organisation, once its administrators accept.',
  stories: 'Stories that people write about a gyg afterwards. They are shown once a host has approved them.',
  organisations: 'Hosts and participating organisations: cards, pages, account requests and featured organisations.',
  access:
    'The sites, servers and addresses that an organisation connects with the platform: origins, keys and webhooks.',
  membership: 'Members of organisations and their roles: `ADMIN` or `MEMBER`.',
  partners: 'Organisations that support a gyg beside its host, once they have accepted.',
  portfolios: 'Groups of organisations with combined figures. Each organisation has accepted to be included.',
  catalogues: 'Collections of gygs that an organisation publishes at one URL.',
  'csr tags':
    'An organisation’s labels on gygs. Lists of gygs contain them only if they are the organisation’s own lists.',
  proposals: 'Ideas for gygs, submitted to an organisation, which accepts or declines them once.',
  users: 'Users, their data and their settings.',
  notifications: 'Events that a user is notified of. Some can be accepted or declined directly.',
  invites: 'Invitations to a gyg, a need or an organisation, and requests for stories.',
  reports: 'Contributions given and received, as JSON or CSV.',
  lookups: 'Configuration and goals, and lookups in external services.',
  operations: 'Health checks of the service.',
};

function startDocument({ version, basePath, ...api }: DescribedApi) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gyg',
      version,
      description: describeApi({ version, basePath, ...api }),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
  };
}

/**
 * The OpenAPI 3.1 document of every operation, from the same schemas that validate calls and responses. It takes a second of
 * a processor, so it is made in parts, and the process answers other calls meanwhile.
 */
export async function createOpenApiDocument(api: DescribedApi): Promise<Document> {
  const start = startDocument(api);
  let whole: Document = start;
  const add = (fill: (registry: OpenAPIRegistry) => void) => {
    const registry = new OpenAPIRegistry();
    fill(registry);
    const { paths, webhooks, components } = new OpenApiGeneratorV31(registry.definitions).generateDocument(start);
    whole = {
      ...whole,
      paths: together(whole.paths, paths),
      webhooks: together(whole.webhooks, webhooks),
      components: {
        ...whole.components,
        ...components,
        schemas: { ...whole.components?.schemas, ...components?.schemas },
        parameters: { ...whole.components?.parameters, ...components?.parameters },
      },
    };
  };
  add((registry) =>
    registry.registerComponent('securitySchemes', bearer, {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'An access token from the issuer, see “Authentication”. Requests without a token are made as a guest.',
    }),
  );
  const names = Object.keys(operations).filter((name): name is OperationName => name in operations);
  const describeSome = async (some: readonly OperationName[]) =>
    add((registry) => {
      for (const name of some) registry.registerPath(describeOperation(name));
    });
  await inParts(names, describeSome, operationsOfPart);
  add((registry) => {
    for (const webhook of describeWebhooks()) registry.registerWebhook(webhook);
  });
  return whole;
}
