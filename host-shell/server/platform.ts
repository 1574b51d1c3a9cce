import type { RequestListener } from 'node:http';
import path from 'node:path';
import {
  catchUpCards,
  catchUpSearchTexts,
  createApi,
  createFramingOrigins,
  createHourlyCounts,
  createPublicAddresses,
  createRemoteChoices,
  createRequestGuard,
  createScheduler,
  createSiteDown,
  createWebhookWorker,
  decodeOnlyPhotographs,
  openMediaStorage,
  requestLimits,
  withGygCards,
} from '@gyg/api';
import { goalPicture } from '@gyg/contract/images';
import { openDatabase } from '@gyg/database';
import { demoAccounts, demoPassword } from '@gyg/demo';
import { handOverPath, poolLimits } from '@gyg/identity';
import { createMailboxApp, createMailWorker, createSmtpDelivery, deliverToMailbox, mailboxSize } from '@gyg/mail';
import express from 'express';
import type { Logger } from 'pino';
import product from '../package.json';
import { createFetchAsGuest } from '../pages/fetch-as-guest';
import { createFirstViews } from '../pages/first-view/first-views';
import { createGuestRequests } from '../pages/first-view/guest-requests';
import { createRenderingThread } from '../pages/first-view/rendering-thread';
import { warmUp } from '../pages/first-view/warm-up';
import { createOembedApp } from '../pages/heads/oembed-app';
import { createPluginsApp } from '../pages/lite/plugins-app';
import { createPagesApp } from '../pages/pages-app';
import { createDeployedRemotes } from '../pages/remotes/deployed-remotes';
import { createHistoryReader } from '../pages/remotes/remote-history';
import { createRemoteManifests } from '../pages/remotes/remote-manifests';
import { refuseOrigins } from '../pages/remotes/remote-origins';
import { createRemoteTable } from '../pages/remotes/remote-table';
import { createVisitorTables } from '../pages/remotes/visitor-tables';
import { createSitemapApp } from '../pages/sitemap/sitemap';
import { createTicketsApp, ticketsPath } from '../pages/tickets-app';
import { countEvents } from './count-events';
import { createDeveloperMode } from './developer/developer-mode';
import { createDrawingThread } from './draw-certificate/drawing-thread';
import { demoPictures } from './draw-pictures/demo-pictures';
import { askedByName } from './http/asked-by-name';
import { errorHandler } from './http/error-handler';
import { logRequests } from './http/log-requests';
import { pageLimit, pagesPerMinute } from './http/page-limit';
import { plainForwardedFor } from './http/plain-forwarded-for';
import { publicHost } from './http/public-host';
import { securityHeaders } from './http/security-headers';
import { staticFiles } from './http/static-files';
import { uncachedRefusals } from './http/uncached-refusals';
import { openIdentity } from './open-identity';
import { demoTasksOf, prepareDemo } from './prepare-demo';
import type { Settings } from './settings/settings';
import { openWhenReachable } from './start/open-when-reachable';
import { placeOfDatabase } from './start/place-of-database';
import { createWorkerWatch } from './worker-watch';

export interface Platform {
  /** Handles every request. */
  handleRequest: RequestListener;
  /**
   * Renders home in both languages, so that the first visitors need not wait for it, and has the demo's pictures drawn.
   * Call it when requests are handled.
   */
  warmUp(): Promise<void>;
  /** Stops workers and closes the database. Call it when no request is pending. */
  close(): Promise<void>;
}

/** The origins of the demo partner's site, which is on another port. On this machine it has two names. */
function partnerOriginsOf({ publicUrl, partnerPort }: Settings): string[] {
  const { protocol, hostname } = new URL(publicUrl);
  const names = hostname === 'localhost' ? ['localhost', '127.0.0.1'] : [hostname];
  return names.map((name) => `${protocol}//${name}:${partnerPort}`);
}

/** How long the first view of a page may take before its thread is ended, in milliseconds. */
const renderingLimit = 5_000;
/** How long the thread of first views is kept without pages, in milliseconds: stored pages are old by then. */
const renderingRest = 60_000;

/** The origin of a URL setting, for a policy; empty if it is not set. */
const originOf = (address: string | undefined) => (address === undefined ? [] : [new URL(address).origin]);

/**
 * Creates the platform's single process: database, identity, API, mail, files and pages (decision 0001). Only this
 * module knows all parts. It does not listen on a port.
 */
export async function createPlatform(
  settings: Settings,
  { distDir, logger, isDraining }: { distDir: string; logger: Logger; isDraining: () => boolean },
): Promise<Platform> {
  const { publicUrl, dataDir, mode } = settings;
  const demo = mode === 'demo';
  const mediaDir = path.join(dataDir, 'media');
  const { databaseUrl } = settings;
  const stored = await openWhenReachable(() => openDatabase({ dataDir, databaseUrl }), placeOfDatabase(settings), {
    say: (line) => logger.warn(line),
  });
  await catchUpSearchTexts(stored);
  await catchUpCards(stored);
  const db = withGygCards(stored);
  const counts = createHourlyCounts({
    db,
    onError: (error) => logger.error({ err: error }, 'counts were not written'),
  });
  const { onSent, onLogin, onCounted } = countEvents(counts);
  const workers = createWorkerWatch({ logger });
  const smtp =
    settings.smtpUrl === undefined
      ? undefined
      : createSmtpDelivery({ smtpUrl: settings.smtpUrl, from: settings.mailFrom });
  const mail = createMailWorker({
    db,
    deliver: smtp?.deliver ?? deliverToMailbox,
    keepSent: demo ? mailboxSize : 0,
    watchStep: workers.of('mails'),
    onSent,
    onFailure: (failure) =>
      failure.givenUp ? logger.error(failure, 'a mail was given up') : logger.warn(failure, 'a mail did not leave'),
  });
  const refuse = refuseOrigins({ publicUrl, from: settings.remotesFrom });
  const remotes = createRemoteTable({
    file: path.join(distDir, 'remotes.json'),
    lastGoodFile: path.join(dataDir, 'remotes.last-good.json'),
    refuse,
    logger,
  });
  const historyOf = createHistoryReader({ distDir, refuse });
  const identity = await openIdentity(settings, {
    db,
    kickMail: mail.kick,
    onError: (error) => logger.error({ err: error }, 'identity failed'),
    onLogin,
    onCounted,
    onFailedLogin(failed) {
      counts.add('login.failed', 1 + (failed.notReported ?? 0));
      logger.warn(failed, 'a login failed');
    },
  });
  const media = openMediaStorage({ mediaDir, ...(settings.bucket === null ? {} : { bucket: settings.bucket }) });
  const siteDown = createSiteDown({ db, always: settings.siteDown });
  const maintenance = { siteDown: siteDown.isDown, siteDownMessage: siteDown.message };
  const webhooks = createWebhookWorker({
    ...{ db, publicUrl, logger },
    kickMail: mail.kick,
    watchStep: workers.of('webhooks'),
  });
  /** Wakes all that sends what a commit wrote. */
  const kick = () => {
    mail.kick();
    webhooks.kick();
  };
  const demoOptions = {
    ...{ mode, db, mediaDir },
    identityPool: identity.pool,
    partnerOrigins: partnerOriginsOf(settings),
  };
  const pictures = demo ? demoPictures({ distDir, mediaDir, style: settings.demoPictures, logger }) : undefined;
  const sweep = createScheduler({ db, publicUrl, kick, logger, watchStep: workers.of('jobs') });
  const drawing = createDrawingThread({ threadFile: path.join(distDir, 'server', 'draw-certificate-thread.mjs') });
  const api = createApi({
    db,
    media,
    verifyAccessToken: identity.verifyAccessToken,
    verifyIdToken: identity.verifyIdToken,
    superUserSubjects: () => identity.accounts.subjectsIn('superusers'),
    eraseIdentity: identity.accounts.erase,
    identityFacts: identity.accounts.factsOf,
    connectedSites: identity.sites,
    ...(identity.administration !== null && { accountAdministration: identity.administration }),
    kick,
    wakeJobs: sweep.kick,
    uploads: { folder: path.join(dataDir, 'uploads') },
    isDraining,
    counts,
    furtherLimits: settings.rateLimits === 'on' ? [pagesPerMinute, ...Object.values(poolLimits)] : [],
    siteDown,
    demoData: demoTasksOf(demoOptions),
    drawCertificate: drawing.draw,
    findProblems: async () => [...(await remotes.read()).problems, ...workers.problems()],
    deployedRemotes: createDeployedRemotes({ deployed: remotes, historyOf }),
    logger,
    config: {
      version: product.version,
      publicUrl,
      mailFrom: settings.mailFrom,
      demo,
      identity: identity.config,
      feedbackFormUrl: settings.feedbackFormUrl,
      contactEmail: settings.contactEmail,
      mapTiles: settings.mapTiles,
      geocoder: settings.geocoder,
      tickets: settings.tickets && { provider: settings.tickets.provider },
      companyRegistry: settings.companyRegistry,
      rateLimits: settings.rateLimits,
      trustedProxies: settings.trustedProxies,
      metricsToken: settings.metricsToken ?? null,
      demoAccounts: demo && identity.pool !== null ? { password: demoPassword, accounts: demoAccounts } : null,
      goalPicture: (goalId, _locale, gygId) => goalPicture(goalId, gygId),
    },
  });
  await prepareDemo(demoOptions);
  await api.fillIndex();
  decodeOnlyPhotographs();

  const ask = createFetchAsGuest(api.askAsGuest);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...settings.trustedProxies]);
  const { total } = requestLimits.bodies;
  app.use(
    plainForwardedFor,
    createRequestGuard(settings.trustedProxies, {
      ...requestLimits,
      ...(settings.rateLimits === 'off' && { open: Number.POSITIVE_INFINITY, bodies: { each: total, total } }),
    }),
  );
  if (logger.isLevelEnabled('debug')) app.use(logRequests(logger));
  const security = {
    publicUrl,
    connect: identity.browserOrigins,
    images: originOf(settings.mapTiles?.url),
    frames: [
      ...originOf(settings.feedbackFormUrl ?? undefined),
      ...(settings.tickets === null ? [] : [`${publicUrl}${ticketsPath}/`]),
    ],
  };
  app.use(securityHeaders(security));
  app.use('/api', api.app);
  app.use(uncachedRefusals, publicHost(publicUrl));
  app.use('/identity', identity.app);
  app.use(handOverPath, identity.handOver);
  if (demo) app.use(createMailboxApp({ db }));
  const choices = createRemoteChoices({ db });
  const tables = createVisitorTables({ publicUrl, deployed: remotes, historyOf, choices, logger });
  app.use(createRemoteManifests({ distDir, remotes: tables }));
  app.use(askedByName({ distDir }));
  const bucket = settings.bucket === null ? undefined : media;
  app.use(staticFiles({ distDir, publicUrl, mediaDir, bucket, waitFor: pictures?.waitFor }));
  app.use(createTicketsApp(settings.tickets));
  const developer = createDeveloperMode({
    publicUrl,
    limits: settings.rateLimits,
    unhashed: demo,
    ...settings.developer,
  });
  app.use(developer.routes);
  if (settings.rateLimits === 'on') app.use(pageLimit({ onCounted }));
  app.use(createSitemapApp({ publicUrl, addresses: createPublicAddresses(db) }));
  app.use(createOembedApp({ ask, publicUrl }));
  app.use(createPluginsApp({ ask, framing: createFramingOrigins({ db }), ...maintenance }));
  const thread = createRenderingThread({
    threadFile: path.join(distDir, 'server', 'first-view-thread.mjs'),
    shellFile: path.join(distDir, 'shell', 'server', 'first-view.mjs'),
    publicUrl,
    requestAsGuest: createGuestRequests(api.askAsGuest),
    limit: renderingLimit,
    rest: renderingRest,
  });
  const firstViews = createFirstViews({
    ...{ distDir, thread, logger },
    patience: settings.firstViewWait,
    validity: api.validity,
  });
  app.use(
    createPagesApp({
      ...{ distDir, publicUrl, ask, remotes: tables, openPage: developer.openPage },
      ...(settings.firstViewWait > 0 && { firstViews }),
      ...maintenance,
    }),
  );
  app.use((_request, response) => response.status(404).type('text').send('Page not found.'));
  app.use(errorHandler(logger));

  counts.start();
  mail.start();
  webhooks.start();
  sweep.start();
  return {
    handleRequest: app,
    async warmUp() {
      pictures?.start();
      if (settings.firstViewWait > 0) await warmUp(firstViews, await remotes.read());
    },
    async close() {
      await thread.close();
      await drawing.close();
      await pictures?.close();
      await sweep.stop();
      await webhooks.stop();
      await mail.stop();
      await counts.stop();
      smtp?.close();
      identity.close();
      await db.close();
    },
  };
}
