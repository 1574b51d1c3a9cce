import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import type { RequestHandler } from 'express';
import { recordOf } from '../observability/call-record';
import { requestIdOf } from '../observability/request-id';
import { type Answering, answerOperation } from './answer-operation';
import { readJsonBody } from './json-body';
import type { WithUpload } from './uploads';

export interface Binding extends Answering {
  withUpload: WithUpload;
}

/** The Express handler of one operation. */
export function bindOperation(binding: Binding, name: OperationName): RequestHandler {
  const { upload }: OperationDefinition = operations[name];
  const answer = answerOperation(binding, name);

  return async (request, response) => {
    const record = recordOf(response);
    record.operation = name;
    await answer({
      ...{ request, response, record },
      requestId: requestIdOf(response),
      readBody: () => readJsonBody(request, response),
      withUpload: (callerId, act) => binding.withUpload(request, upload, callerId, act),
    });
  };
}
