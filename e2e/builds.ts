import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/**
 * A server of the built page alone, which can be upgraded while pages are open: to each build belong files that no
 * other one has. The real build is served under other names for that.
 */

const DIST = 'packages/web/dist';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** In the middle of an upgrade the service worker is of one build, and the rest of another. */
interface Mixed {
  readonly files?: string;
  readonly page?: string;
}

export interface Builds {
  readonly address: string;
  /** Serves this build from now on, and no file of another. Null: every answer is an error. */
  serve(build: string | null, mixed?: Mixed): void;
  close(): Promise<void>;
}

/** Adds the build's name to every file name with a hash. */
const withBuild = (build: string, text: string): string =>
  text.replaceAll(/(-[\w-]{8})(\.(?:js|css)\b)/g, (_, hash, ending) => `${hash}.${build}${ending}`);

/** @param worker the text of the service worker of a build, if it is not the one that was built */
export async function openBuilds(first: string, worker: (build: string) => string | null): Promise<Builds> {
  let served: string | null = first;
  let mixed: Mixed = {};
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (served === null) {
      response.writeHead(502).end();
      return;
    }
    const isPage = path.extname(pathname) === '';
    const current = (pathname === '/sw.js' ? null : isPage ? (mixed.page ?? mixed.files) : mixed.files) ?? served;
    if (pathname === '/healthz') {
      response.writeHead(200).end('{}');
      return;
    }
    if (pathname.startsWith('/api/')) {
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"error":{"key":"server.error.noSuchPlace"}}');
      return;
    }
    const file = path.join(DIST, isPage ? 'index.html' : pathname.replace(`.${current}.`, '.'));
    const isOfBuild = isPage || !/-[\w-]{8}(\.\w+)?\.(js|css)$/.test(pathname) || pathname.includes(`.${current}.`);
    if (!isOfBuild || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      // Only the service worker may cache here, not the browser.
      'cache-control': 'no-store',
    });
    if (!/\.(js|css|html)$/.test(file)) {
      createReadStream(file).pipe(response);
      return;
    }
    const text = (pathname === '/sw.js' ? worker(current) : null) ?? readFileSync(file, 'utf8');
    const cache = text.replace(/`tortuga-\$\{"\w+"\}`/, `"tortuga-${current}"`);
    response.end(withBuild(current, cache));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (build, others = {}) => {
      served = build;
      mixed = others;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The list of files in the service worker that was built. */
export const builtFiles = (): readonly string[] =>
  JSON.parse(/const FILES = (\[.*\]);/.exec(readFileSync(path.join(DIST, 'sw.js'), 'utf8'))?.[1] ?? '[]');
