import SwaggerParser from '@apidevtools/swagger-parser';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import type { TestServer } from './test-server.ts';

let server: TestServer;
serverForEach((ready) => {
  server = ready.server;
});

interface Described {
  operationId?: string;
  summary?: string;
  tags?: string[];
  requestBody?: object;
  responses?: object;
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: object };
}

const read = async (): Promise<Document> => (await server.ask('GET', '/docs/json')).body;
type Parsed = Exclude<Parameters<typeof SwaggerParser.validate>[0], string>;
/** On a copy: the parser changes its argument. */
const validate = (document: Document) => SwaggerParser.validate(structuredClone(document) as unknown as Parsed);

describe('the OpenAPI document', () => {
  it('a parser accepts the OpenAPI document', async () => {
    await validate(await read());
  });

  it('a parser refuses an OpenAPI document that refers to a missing schema', async () => {
    const document = await read();
    const schema = { $ref: '#/components/schemas/missing' };
    Object.assign(document.paths['/api/tables']?.['post'] ?? {}, {
      requestBody: { content: { 'application/json': { schema } } },
    });
    await expect(validate(document)).rejects.toThrow('missing');
  });

  it('types can be generated from the OpenAPI document, for every operation', async () => {
    const document = await read();
    const types = astToString(await openapiTS(document as unknown as OpenAPI3));
    for (const path of Object.keys(document.paths)) expect(types).toContain(`"${path}": {`);
    expect(types).toMatch(/visibility: "public" \| "invite"/);
  });

  it('every operation of the API has a summary and a chapter', async () => {
    const { paths } = await read();
    const operations = Object.entries(paths).flatMap(([place, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ operation: `${method} ${place}`, ...operation })),
    );
    expect(operations.map(({ operation }) => operation)).toContain('post /api/tables/{id}/join');
    for (const operation of operations)
      expect(operation).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] });
  });

  it('every operation of the API has a name of its own and says how it fails, and what has a name is described once', async () => {
    const { paths, components } = await read();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toContain('createTable');
    expect(new Set(names).size).toBe(names.length);
    expect(operations.filter(({ responses }) => !JSON.stringify(responses).includes('schemas/Problem'))).toEqual([]);
    for (const name of ['Problem', 'Table', 'Player', 'MatchMessage', 'Offers']) {
      expect(components.schemas).toHaveProperty(name);
      expect(JSON.stringify(paths) + JSON.stringify(components)).toContain(`#/components/schemas/${name}"`);
    }
  });
});
