import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { type OperationName, operations } from '@gyg/contract';
import { type DescribedApi, describeApi } from './describe-api';
import { bearer, describeOperation } from './describe-operation';
import { tagDescriptions } from './describe-tags';
import { describeWebhooks } from './describe-webhooks';

/** The OpenAPI 3.1 document of every operation, from the same schemas that validate calls and answers. */
export function createOpenApiDocument(api: DescribedApi) {
  const { version, basePath } = api;
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', bearer, {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token from the issuer, see “Authentication”. Requests without a token are made as a guest.',
  });
  const names = Object.keys(operations).filter((name): name is OperationName => name in operations);
  for (const name of names) registry.registerPath(describeOperation(name));
  for (const webhook of describeWebhooks()) registry.registerWebhook(webhook);
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Gyg',
      version,
      description: describeApi(api),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
  });
}
