import type { Handlers } from '../../http/call';
import { getDiagnostics } from './diagnostics.service';

export const diagnosticsHandlers = {
  getDiagnostics: ({ context, actor }) => getDiagnostics(context, actor),
} satisfies Partial<Handlers>;
