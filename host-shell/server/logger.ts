import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Settings } from './settings/settings';

/** Logs JSON lines in production and readable lines in a demo. Never log secrets. */
export function createLogger({ mode, logLevel }: Pick<Settings, 'mode' | 'logLevel'>): Logger {
  const options = {
    level: logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
  };
  return mode === 'production'
    ? pino(options)
    : pino(options, pretty({ colorize: process.stdout.isTTY, ignore: 'pid,hostname' }));
}
