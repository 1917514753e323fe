import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { DEFLATED_SNAPSHOTS, PROTOCOL } from '@tortuga/protocol';
import { adminApi, api, type Operation, problemSchema } from '@tortuga/protocol/http';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** How the API page describes a route. It is for programmers, in English: the sentences for players are in `words/`. */
type Chapter = 'you' | 'people' | 'tables' | 'match' | 'games' | 'alerts' | 'administration';

export const about = (chapter: Chapter, summary: string, description = ''): FastifySchema => ({
  tags: [chapter],
  summary,
  ...(description === '' ? {} : { description }),
});

/** How to write a bot, in a page. */
export const API_PAGE: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  info: {
    title: 'Tortuga',
    version: '1',
    description: `Everything the page does. A bot in five requests:

1. \`POST /api/players\` with a name. Keep the token, and send it as \`Authorization: Bearer …\` (a page has it as a cookie).
2. \`POST /api/tables\` to open a table, or \`POST /api/tables/{id}/join\` to sit down at one of \`GET /api/tables\`.
3. \`POST /api/tables/{id}/start\`, if you are the host and all seats are taken.
4. \`GET /api/tables/{id}/match\`: \`offers.legal\` lists what you may do now; it is null while nothing is asked of you.
   \`GET /api/tables/{id}/events\` tells of every change (server-sent events), as does a WebSocket at
   \`/api/tables/{id}/socket\`, which takes the same requests as step 5 and \`{"type":"resume","from":0}\` to begin with.
5. \`POST /api/tables/{id}/match\` with \`{"type":"move","id":"…","decision":…,"move":…}\`: one of the moves you were offered,
   the number of the decision it answers, and an id of your own. Sent twice with the same id it counts once.

\`GET /api/games/{game}\` has the JSON Schema of its moves and options and the values on its cards; \`GET /api/tables/{id}/match/in-words\`
says the same as step 4 in text: the board, and a sentence, a notation and a price for every move.

What is not allowed is answered with the rule that forbids it. Errors are
\`{"error":{"key":…,"params":…,"rule":…,"message":"in English"}}\`, whatever failed; a socket is closed
with 4001 (unknown or revoked identity), 4004 (no such table), 4008 (more than 50 messages a second, or a snapshot a second),
4010 (you speak another protocol: \`?protocol=${PROTOCOL}\` says which one you do), 4029 (too many connections), 1003 (not a
text), 1009 (more than 4 KB) or 1013 (try again). What you don't know in an answer is to be passed over: a newer server may
say more. With \`&snapshots=${DEFLATED_SNAPSHOTS}\` in its address a socket gets snapshots as binary messages in the format of zlib
(RFC 1950). Whoever asks for the match now and then counts as present at the table.
\`GET /api/events\` is one stream over all of your tables, new ones and invitations included: what a bot needs that others invite. A 503 has a \`Retry-After\`: nothing is lost.`,
  },
  tags: [
    { name: 'you', description: 'Who you are: a name, and an unguessable secret on every device' },
    { name: 'people', description: 'Friends, and invitations to tables' },
    { name: 'tables', description: 'Who sits where, and what is said' },
    { name: 'match', description: 'The game itself' },
    { name: 'games', description: 'What can be played' },
    { name: 'alerts', description: 'How you are told about your tables while you are away: devices, mail, webhooks' },
    { name: 'administration', description: 'For whoever runs the server: with the admin token instead of a player’s' },
  ],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{}, { token: [] }],
};

/** By method and path: the name that a generated client gives an operation. */
const NAMES = new Map(
  [
    ...Object.entries<Operation>(api),
    ...Object.entries<Operation>(adminApi).map(([name, operation]) => [`${name}ByAdmin`, operation] as const),
  ].map(([name, { method, path }]) => [`${method} /api${path}`, name]),
);

/** As the package does it, with what it leaves out: a name for each operation, and the answer of one that fails. */
export const describedOperation: typeof jsonSchemaTransform = (input) => {
  const { method } = input.route;
  const name = NAMES.get(`${[method].flat()[0]} ${input.url}`);
  if (name === undefined || !input.schema) return jsonSchemaTransform(input);
  const response = { ...(input.schema.response as object), '4xx': problemSchema };
  return jsonSchemaTransform({ ...input, schema: { ...input.schema, operationId: name, response } });
};
