import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type Router } from 'express';
import type { VisitorTables } from './visitor-tables';

/**
 * GET /remotes/{name}/mf-manifest.json: the manifest of module federation of the build that the visitor gets, for tools and for
 * hosts that load a remote by its manifest. It follows the table, so that a deploy, a canary and a rollback apply to it too. A
 * build at another origin has its manifest there.
 */
export function createRemoteManifests({ distDir, remotes }: { distDir: string; remotes: VisitorTables }): Router {
  const router = express.Router();
  router.get('/remotes/:name/mf-manifest.json', async (request, response, next) => {
    const { table } = await remotes.forTable(request, response);
    const entry = table[request.params.name]?.entry;
    // A build of an earlier version of the tools has no manifest of its own.
    if (entry === undefined) return next();
    const manifest = entry.replace(/\.js$/, '.manifest.json');
    response.set({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' });
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!manifest.startsWith('/')) return response.redirect(302, manifest);
    if (!existsSync(path.join(distDir, manifest))) return next();
    return response.sendFile(manifest, { root: distDir, cacheControl: false });
  });
  return router;
}
