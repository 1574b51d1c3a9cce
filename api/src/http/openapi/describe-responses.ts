import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import {
  describeReasons,
  type ErrorCode,
  errorCatalogue,
  type OperationDefinition,
  type OperationName,
  operations,
  problemSchema,
} from '@gyg/contract';
import { z } from 'zod';
import { refusalsOf } from '../refusals-of';
import { describeResponseHeaders } from './describe-parameters';
import { exampleOf } from './examples';

type Responses = RouteConfig['responses'];

/** Errors that can also have the status 403: a booking that the caller is not eligible for. */
const alsoForbidden: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['booking.failed']);

function describeCode(code: ErrorCode, status: number): string {
  const reason = status === 403 ? '`not_eligible`' : `one of: ${describeReasons('; ')}`;
  const reasons = code === 'booking.failed' ? `; \`reason\` is ${reason}` : '';
  return `\`${code}\`: ${errorCatalogue[code].title}${reasons}`;
}

function describeRefusals(name: OperationName): Responses {
  const described: Responses = {};
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of refusalsOf(name)) {
    const statuses = [errorCatalogue[code].status, ...(alsoForbidden.has(code) ? [403] : [])];
    for (const status of statuses) byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const { answers } = exampleOf(name);
  for (const [status, codes] of byStatus) {
    const example: unknown = answers[status];
    described[status] = {
      description: [...codes].map((code) => describeCode(code, status)).join('\n\n'),
      content: { 'application/problem+json': { schema: problemSchema, ...(example ? { example } : {}) } },
    };
  }
  return described;
}

function describeSuccesses(name: OperationName): Responses {
  const operation: OperationDefinition = operations[name];
  const { answers, file, summary } = operation;
  const headers = describeResponseHeaders(operation);
  const described: Responses = {};
  for (const [status, schema] of Object.entries(answers)) {
    const asFile = file
      ? {
          [file.type]: {
            schema: z
              .string()
              .meta({ description: file.when, ...(file.type === 'application/pdf' ? { format: 'binary' } : {}) }),
            example: file.example,
          },
        }
      : {};
    if (!schema) {
      described[status] = file ? { description: summary, content: asFile } : { description: 'Success, without a body' };
      continue;
    }
    const example: unknown = exampleOf(name).answers[status];
    const json = { 'application/json': { schema, ...(example ? { example } : {}) } };
    described[status] = { description: summary, content: { ...json, ...asFile }, ...(headers ? { headers } : {}) };
  }
  return described;
}

/** All responses of an operation, with recorded examples. */
export function describeResponses(name: OperationName): Responses {
  return { ...describeSuccesses(name), ...describeRefusals(name) };
}
