import { MAX_REQUEST_BYTES, type MatchMessage, type Request } from '@tortuga/protocol';
import { api, matchProblemSchema, tableParams } from '@tortuga/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inEnglish } from '../english.ts';
import { addressOf } from '../limits.ts';
import { Problem, problem } from '../problem.ts';
import type { PlayerId } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { about } from './about.ts';
import { inWords } from './in-words.ts';
import type { Visitors } from './visitors.ts';

/** The match by single requests: for programs, and for what a page reads once. */
export const matchRoutes =
  (tables: Tables, visitors: Visitors): FastifyPluginAsyncZod =>
  async (app) => {
    /** One request, and the first answer to it. */
    const ask = async (id: string, player: PlayerId | null, request: Request): Promise<MatchMessage> => {
      const table = await tables.existing(id);
      const { host } = table;
      if (table.closed !== null) throw new Problem(409, table.closed);
      if (host === null) throw problem(409, 'notBegun');
      if (player !== null) table.notePresence(player);
      return new Promise((answer) => {
        const client = host.connect(table.viewerOf(player), (message) => {
          answer(message);
          client.close();
        });
        client.receive(request);
      });
    };

    app.get(
      api.match.path,
      {
        schema: {
          ...about('match', 'The match as you see it', 'The view, what you may do, and the steps after entry `from`.'),
          params: tableParams,
          querystring: api.match.query,
          response: { 200: api.match.response },
        },
      },
      async (request) => {
        const { from } = request.query;
        return ask(request.params.id, await visitors.playerOf(request), { type: 'resume', from });
      },
    );

    const wording = about(
      'match',
      'The match as text: the board, what is asked, and what you may do',
      'In one language.',
    );
    app.get(
      api.matchInWords.path,
      {
        schema: {
          ...wording,
          params: tableParams,
          querystring: api.matchInWords.query,
          response: { 200: api.matchInWords.response },
        },
      },
      async (request) => {
        const { id } = request.params;
        const answer = await ask(id, await visitors.playerOf(request), { type: 'resume', from: 0 });
        if (answer.type !== 'snapshot') throw problem(503, 'tooBusy');
        const { table } = await tables.existing(id);
        return inWords(await tables.moduleAt(id), table, answer, request.query.language);
      },
    );

    app.post(
      api.act.path,
      {
        bodyLimit: MAX_REQUEST_BYTES,
        schema: {
          ...about('match', 'Move, take back, redo, or ask why not'),
          params: tableParams,
          body: api.act.body,
          response: {
            200: api.act.response,
            400: matchProblemSchema,
            409: matchProblemSchema,
          },
        },
      },
      async (request, reply) => {
        const answer = await ask(request.params.id, await visitors.playerOf(request), request.body);
        if (answer.type === 'refused') {
          const { refusal } = answer;
          return reply.code(409).send({ ...answer, error: { ...refusal, message: inEnglish(refusal) } });
        }
        if (answer.type === 'error')
          return reply.code(400).send({ ...answer, error: { ...answer.error, message: inEnglish(answer.error) } });
        return reply.send(answer);
      },
    );

    const exporting = about('match', 'The file of a match that is over, with its seed');
    app.get(api.matchFile.path, { schema: { ...exporting, params: tableParams } }, async (request, reply) => {
      const text = await tables.exportOf(request.params.id, addressOf(request));
      // A match that is over never changes.
      return reply.header('cache-control', 'private, max-age=31536000, immutable').type('application/json').send(text);
    });

    const recording = about('match', 'A match as it is stored, also one that can’t be run any more');
    app.get(
      api.record.path,
      { schema: { ...recording, params: tableParams, response: { 200: api.record.response } } },
      ({ params }) => tables.recordOf(params.id),
    );
  };
